// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/prediction/votes.hpp"

#include <algorithm>
#include <cmath>
#include <map>
#include <set>
#include <string>
#include <vector>

#include <rapidcheck.h>
#include <catch2/catch.hpp>

#include "core/base/error.hpp"
#include "core/concept/families.hpp"
#include "core/tournament/spectrum.hpp"
#include "tests/support/statistics.hpp"
#include "tests/support/votes_oracle.hpp"

namespace littlestone {
namespace {

using oracle::Sequence;
using oracle::sequence_of;
using oracle::Table;
using oracle::table_of;

/// Pr[+] at x for the geometric rule, straight from the definition.
double chance(const Table& table, const Sequence& rows, int blocks, double epsilon, BlockLearner learner,
              std::size_t x) {
  return oracle::voted_chances(table, rows, blocks, epsilon, learner == BlockLearner::soa)[x];
}

VotesOptions options_of(std::uint64_t blocks, const Rational& epsilon, BlockLearner learner = BlockLearner::first_fit) {
  VotesOptions options;
  options.rule.blocks = blocks;
  options.rule.epsilon = epsilon;
  options.learner = learner;
  return options;
}

/// The 72 examples of the picture: 12 blocks of six points, labelled by t₄.
Sample picture_rows() {
  const std::vector<std::string> blocks = {"132864", "283585", "545263", "434464", "845516", "767565",
                                           "752583", "844373", "824568", "283838", "242647", "132877"};
  Sample rows;
  for (const std::string& block : blocks)
    for (const char point : block) rows.push_back({static_cast<PointIndex>(point - '1'), label_of(point >= '4')});
  return rows;
}

Sample random_rows(std::size_t points, std::size_t rows) {
  Sample sample;
  for (std::size_t i = 0; i < rows; ++i)
    sample.push_back(
        {*rc::gen::inRange<PointIndex>(0, static_cast<PointIndex>(points)), label_of(*rc::gen::arbitrary<bool>())});
  return sample;
}

}  // namespace

TEST_CASE("the twelve strangers of the picture vote as drawn", "[prediction][votes]") {
  const ConceptClass thresholds = make_class("thresholds:8");
  BlockTrainer trainer(thresholds, BlockLearner::first_fit);
  const Sample rows = picture_rows();
  const VotesPredictor predictor(trainer, rows, options_of(12, Rational(1, 2)));
  const std::vector<int> drawn = {4, 4, 4, 4, 2, 1, 4, 4, 3, 4, 3, 4};
  for (std::size_t b = 0; b < 12; ++b) {
    CHECK(predictor.blocks()[b].hypothesis == static_cast<HypothesisIndex>(drawn[b] - 1));
    CHECK(predictor.blocks()[b].errors == 0);
  }
  CHECK(predictor.votes()[2] == 4);  // point 3: four say +
  const std::vector<double> plus = predictor.plus();
  CHECK(plus[2] == Approx(.184).margin(5e-4));
  const std::vector<double> wrong = {.041, .068, .184, .025, .025, .025, .025, .025};
  for (std::size_t x = 0; x < 8; ++x) CHECK((x < 3 ? plus[x] : 1 - plus[x]) == Approx(wrong[x]).margin(5e-4));

  // Had example 1 been at point 1, five would say + at 3.
  Sample other = rows;
  other[1] = {0, Label::minus};
  const VotesPredictor after(trainer, other, options_of(12, Rational(1, 2)));
  CHECK(after.votes()[2] == 5);
  CHECK(after.plus()[2] == Approx(.303).margin(5e-4));
  const WorstVote worst = worst_vote(trainer, predictor, rows);
  CHECK(worst.epsilon == Approx(.5).epsilon(1e-12));
  CHECK(worst.exact);
}

TEST_CASE("with 72 examples twelve blocks are best: loss .084, where one errs .378 and 72 err .370",
          "[prediction][votes]") {
  const ConceptClass thresholds = make_class("thresholds:8");
  SoaAutomaton soa(thresholds);
  const Distribution uniform = make_distribution(thresholds, "uniform", 3);
  const std::vector<VotesLoss> curve = votes_loss_curve(soa, uniform, {});
  REQUIRE(curve.size() == 72);
  CHECK(best_of(curve).blocks == 12);
  CHECK(best_of(curve).loss == Approx(.084).margin(5e-4));
  CHECK(curve.front().loss == Approx(.378).margin(5e-4));
  CHECK(curve.back().loss == Approx(.370).margin(5e-4));
}

TEST_CASE("predictions are those of the definition, for every block learner and any labels", "[prediction][votes]") {
  for (const char* name : {"thresholds:4", "points:3", "intervals:3", "cube:2"}) {
    const ConceptClass concept_class = make_class(name);
    const Table table = table_of(concept_class);
    for (const BlockLearner learner : {BlockLearner::first_fit, BlockLearner::soa}) {
      BlockTrainer trainer(concept_class, learner);
      CHECK(rc::check([&] {
        const auto k = *rc::gen::inRange(1, 5);
        const auto n = static_cast<std::size_t>(k + *rc::gen::inRange(0, 8));
        const auto tenths = *rc::gen::inRange(1, 20);
        const Sample rows = random_rows(concept_class.points(), n);
        const VotesPredictor predictor(trainer, rows,
                                       options_of(static_cast<std::uint64_t>(k), Rational(tenths, 10), learner));
        const std::vector<double> plus = predictor.plus();
        for (std::size_t x = 0; x < concept_class.points(); ++x)
          RC_ASSERT(std::abs(plus[x] - chance(table, sequence_of(rows), k, tenths / 10.0, learner, x)) < 1e-12);
      }));
    }
  }
}

TEST_CASE("the worst neighbour is that of all neighbours", "[prediction][votes]") {
  for (const char* name : {"thresholds:3", "points:3", "cube:2"}) {
    const ConceptClass concept_class = make_class(name);
    const Table table = table_of(concept_class);
    for (const BlockLearner learner : {BlockLearner::first_fit, BlockLearner::soa}) {
      BlockTrainer trainer(concept_class, learner);
      CHECK(rc::check([&] {
        const auto k = *rc::gen::inRange(1, 5);
        const auto n = static_cast<std::size_t>(k + *rc::gen::inRange(0, 6));
        const double epsilon = .7;
        const Sample rows = random_rows(concept_class.points(), n);
        const VotesPredictor predictor(trainer, rows,
                                       options_of(static_cast<std::uint64_t>(k), Rational(7, 10), learner));
        const WorstVote worst = worst_vote(trainer, predictor, rows);
        const std::size_t points = concept_class.points();
        double largest = 0;
        std::vector<double> here(points);
        for (std::size_t x = 0; x < points; ++x) here[x] = chance(table, sequence_of(rows), k, epsilon, learner, x);
        const auto most = [&](const Sample& other) {
          double loss = 0;
          for (std::size_t x = 0; x < points; ++x) {
            const double there = chance(table, sequence_of(other), k, epsilon, learner, x);
            loss =
                std::max({loss, std::abs(std::log(there / here[x])), std::abs(std::log((1 - there) / (1 - here[x])))});
          }
          return loss;
        };
        for (std::size_t i = 0; i < n; ++i)
          for (std::size_t e = 0; e < 2 * points; ++e) {
            Sample other = rows;
            other[i] = {static_cast<PointIndex>(e / 2), label_of(e % 2 == 1)};
            largest = std::max(largest, most(other));
          }
        RC_ASSERT(worst.exact);
        RC_ASSERT(std::abs(worst.epsilon - largest) < 1e-9);
        if (!worst.row) return;
        Sample named = rows;
        named[*worst.row] = worst.example;
        RC_ASSERT(std::abs(most(named) - worst.epsilon) < 1e-9);
      }));
    }
  }
}

TEST_CASE("over all ordered data sets the predictor's epsilon is exactly that of its rule", "[prediction][votes]") {
  // All sequences of n rows and all their neighbours, n ≤ 6.
  for (const char* name : {"thresholds:2", "points:2"}) {
    const ConceptClass concept_class = make_class(name);
    const Table table = table_of(concept_class);
    const std::size_t kinds = 2 * concept_class.points();
    for (const auto& [n, k] : std::vector<std::pair<int, int>>{{2, 1}, {3, 3}, {4, 2}, {5, 2}, {6, 3}}) {
      if (n == 6 && kinds > 4) continue;
      std::map<std::vector<std::size_t>, std::vector<double>> chances;
      std::vector<std::size_t> digits(static_cast<std::size_t>(n), 0);
      for (bool more = true; more;) {
        Sequence rows;
        for (const std::size_t digit : digits) rows.push_back({static_cast<int>(digit / 2), digit % 2 == 0 ? -1 : 1});
        std::vector<double>& at = chances[digits];
        for (std::size_t x = 0; x < concept_class.points(); ++x)
          at.push_back(chance(table, rows, k, .5, BlockLearner::first_fit, x));
        more = false;
        for (std::size_t& digit : digits) {
          if (++digit < kinds) {
            more = true;
            break;
          }
          digit = 0;
        }
      }
      double largest = 0;
      for (const auto& [rows, here] : chances)
        for (std::size_t i = 0; i < rows.size(); ++i)
          for (std::size_t e = 0; e < kinds; ++e) {
            auto other = rows;
            other[i] = e;
            const std::vector<double>& there = chances.at(other);
            for (std::size_t x = 0; x < here.size(); ++x)
              largest = std::max({largest, std::log(here[x] / there[x]), std::log((1 - here[x]) / (1 - there[x]))});
          }
      INFO(name << ", n " << n << ", k " << k);
      CHECK(largest ==
            Approx(VoteRule(options_of(static_cast<std::uint64_t>(k), Rational(1, 2)).rule).epsilon_exact()));
    }
  }
}

TEST_CASE("the loss curve is that of the level-0 spectrum and of binomial sums", "[prediction][votes]") {
  for (const char* name : {"thresholds:8", "affine:2,2,1", "intervals:4"}) {
    const ConceptClass concept_class = make_class(name);
    const Distribution distribution = make_distribution(concept_class, "geometric:0.7", 2);
    for (const std::uint64_t n : {1U, 7U, 20U}) {
      SoaAutomaton soa(concept_class);
      VotesLossOptions options;
      options.examples = n;
      options.learner = BlockLearner::soa;
      for (const VotesLoss& point : votes_loss_curve(soa, distribution, options)) {
        SoaAutomaton other(concept_class);
        const Spectrum spectrum = exact_spectrum(other, distribution, {point.block_size, 0, 200'000});
        double loss = 0;
        for (std::size_t x = 0; x < concept_class.points(); ++x) {
          double e = 0;
          for (const PredictorMass& mass : spectrum.levels[0].predictors)
            if (mass.labels[x] != distribution.target[x]) e += mass.probability;
          for (std::uint64_t j = 0; j <= point.blocks; ++j) {
            const double ways =
                std::exp(std::lgamma(static_cast<double>(point.blocks) + 1) - std::lgamma(static_cast<double>(j) + 1) -
                         std::lgamma(static_cast<double>(point.blocks - j) + 1));
            loss += distribution.weights[x] * ways * std::pow(e, static_cast<double>(j)) *
                    std::pow(1 - e, static_cast<double>(point.blocks - j)) *
                    VoteRule(options_of(point.blocks, Rational(1, 2)).rule).plus(j);
          }
        }
        INFO(name << ", n " << n << ", k " << point.blocks);
        CHECK(point.loss == Approx(loss).epsilon(1e-10));
      }
    }
  }
}

TEST_CASE("trained on drawn data the predictor errs as often as the curve says", "[prediction][votes]") {
  // 4 checks at oracle::false_alarm each.
  const ConceptClass concept_class = make_class("thresholds:8");
  const Distribution distribution = make_distribution(concept_class, "uniform", 3);
  for (const BlockLearner learner : {BlockLearner::first_fit, BlockLearner::soa})
    for (const std::uint64_t k : {4U, 9U}) {
      SoaAutomaton soa(concept_class);
      VotesLossOptions options;
      options.examples = 40;
      options.learner = learner;
      options.blocks = {k};
      const double loss = votes_loss_curve(soa, distribution, options).front().loss;
      BlockTrainer trainer(concept_class, learner);
      const PointSampler points(distribution.weights);
      Engine engine = SeedTree(5).child(k).engine();
      std::int64_t errors = 0;
      constexpr std::int64_t runs = 4000;
      for (std::int64_t run = 0; run < runs; ++run) {
        Sample rows;
        for (int i = 0; i < 40; ++i) {
          const PointIndex x = points(engine);
          rows.push_back({x, distribution.target[x]});
        }
        const VotesPredictor predictor(trainer, rows, options_of(k, Rational(1, 2), learner));
        const PointIndex x = points(engine);
        errors += predictor.answer(x, engine) != distribution.target[x] ? 1 : 0;
      }
      CHECK(oracle::binomial_p_value(errors, runs, loss) > oracle::false_alarm);
    }
}

TEST_CASE("the error on the rows never passes the envelope of the blocks' mean error", "[prediction][votes]") {
  const ConceptClass concept_class = make_class("intervals:4");
  BlockTrainer trainer(concept_class, BlockLearner::first_fit);
  CHECK(rc::check([&] {
    const auto k = *rc::gen::inRange<std::size_t>(1, 8);
    const Sample rows = random_rows(4, k + *rc::gen::inRange<std::size_t>(0, 20));
    const VotesPredictor predictor(trainer, rows, options_of(k, Rational(*rc::gen::inRange(1, 20), 10)));
    const VotesError error = votes_error(predictor, rows);
    double direct = 0;
    for (const Example& example : rows) {
      const double plus = predictor.plus()[example.point];
      direct += (example.label == Label::plus ? 1 - plus : plus) / static_cast<double>(rows.size());
    }
    RC_ASSERT(std::abs(direct - error.error) < 1e-12);
    RC_ASSERT(error.error <= error.error_bound + 1e-12);
  }));
}

TEST_CASE("fewer rows than blocks and other bad numbers of a vote are refused", "[prediction][votes]") {
  const ConceptClass concept_class = make_class("thresholds:3");
  BlockTrainer trainer(concept_class, BlockLearner::first_fit);
  const Sample two = {{0, Label::minus}, {2, Label::plus}};
  CHECK_THROWS_WITH(VotesPredictor(trainer, two, options_of(3, 1)), "examples: 2: must be at least 3");
  SoaAutomaton soa(concept_class);
  const Distribution uniform = make_distribution(concept_class, "uniform", 1);
  VotesLossOptions options;
  options.examples = 5;
  options.blocks = {6};
  CHECK_THROWS_WITH(votes_loss_curve(soa, uniform, options), "blocks: 6: must be from 1 to 5");
  options.examples = 0;
  CHECK_THROWS_AS(votes_loss_curve(soa, uniform, options), InputError);
  CHECK_THROWS_WITH(parse_block_learner("learner", "em"), "learner: em: must be one of first-fit, soa");
}

TEST_CASE("a stopped search for the worst neighbour is a lower bound, and a stopped curve says so",
          "[prediction][votes]") {
  const ConceptClass concept_class = make_class("thresholds:8");
  BlockTrainer trainer(concept_class, BlockLearner::first_fit);
  const Sample rows = picture_rows();
  const VotesPredictor predictor(trainer, rows, options_of(12, Rational(1, 2)));
  const Observer stop = [](const Progress&) { return Answer::stop; };
  CHECK_FALSE(worst_vote(trainer, predictor, rows, stop).exact);
  SoaAutomaton soa(concept_class);
  CHECK_THROWS_AS(votes_loss_curve(soa, make_distribution(concept_class, "uniform", 3), {}, stop), Stopped);
}

TEST_CASE("a block of the soa answers by itself alone, and beyond the bound on states as if it had no example",
          "[prediction]") {
  CHECK(rc::check([] {
    const auto seed = *rc::gen::inRange(0, 200);
    const auto most = *rc::gen::inRange<std::uint64_t>(1, 6);
    const ConceptClass concept_class = make_class("random:9,6," + std::to_string(seed));
    const Table table = table_of(concept_class);
    BlockTrainer trainer(concept_class, BlockLearner::soa, {}, most);
    for (int time = 0; time < 6; ++time) {
      const Sample block = random_rows(concept_class.points(), *rc::gen::inRange<std::size_t>(1, 12));
      // The states of the definition that it meets: the hypotheses left, or none and the predictor.
      std::set<std::pair<Table, oracle::Row>> states = {{table, {}}};
      for (std::size_t i = 1; i <= block.size(); ++i) {
        const Sequence read = sequence_of({block.begin(), block.begin() + static_cast<std::ptrdiff_t>(i)});
        const Table left = oracle::version_space(table, read);
        states.insert({left, left.empty() ? oracle::soa(table, read) : oracle::Row{}});
      }
      const Sequence counts = states.size() > most ? Sequence() : sequence_of(block);
      const LabelVector labels = trainer.train(block);
      const oracle::Row wanted = oracle::soa(table, counts);
      for (std::size_t x = 0; x < concept_class.points(); ++x)
        RC_ASSERT((labels[static_cast<PointIndex>(x)] == Label::plus) == (wanted[x] > 0));
    }
  }));
}

}  // namespace littlestone
