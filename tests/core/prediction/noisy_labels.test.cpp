// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/prediction/noisy_labels.hpp"

#include <algorithm>
#include <cmath>
#include <map>
#include <string>
#include <vector>

#include <rapidcheck.h>
#include <catch2/catch.hpp>

#include "core/base/error.hpp"
#include "core/concept/families.hpp"
#include "tests/support/statistics.hpp"
#include "tests/support/votes_oracle.hpp"

namespace littlestone {
namespace {

using oracle::Sequence;
using oracle::sequence_of;
using oracle::Table;
using oracle::table_of;

NoisyLabelsOptions options_of(std::uint64_t subset, const Rational& epsilon1, std::uint64_t blocks,
                              const Rational& epsilon2, PieceScore score, const Rational& flip = 0,
                              BlockLearner learner = BlockLearner::first_fit) {
  NoisyLabelsOptions options;
  options.subset = subset;
  options.epsilon1 = epsilon1;
  options.rule.blocks = blocks;
  options.rule.epsilon = epsilon2;
  options.score = score;
  options.learner = learner;
  options.flip = flip;
  return options;
}

oracle::NoisyLabels numbers_of(const NoisyLabelsOptions& options) {
  return {static_cast<int>(options.subset), to_double(options.epsilon1),          static_cast<int>(options.rule.blocks),
          to_double(options.rule.epsilon),  options.score == PieceScore::minimum, options.learner == BlockLearner::soa,
          to_double(options.flip)};
}

Sample random_rows(std::size_t points, std::size_t rows) {
  Sample sample;
  for (std::size_t i = 0; i < rows; ++i)
    sample.push_back(
        {*rc::gen::inRange<PointIndex>(0, static_cast<PointIndex>(points)), label_of(*rc::gen::arbitrary<bool>())});
  return sample;
}

NoisyLabelsOptions random_options(std::size_t rows) {
  const auto n = static_cast<int>(rows);
  return options_of(
      *rc::gen::inRange<std::uint64_t>(1, rows + 1), Rational(*rc::gen::inRange(1, 20), 10),
      static_cast<std::uint64_t>(*rc::gen::inRange(1, std::min(n, 4) + 1)), Rational(*rc::gen::inRange(1, 20), 10),
      *rc::gen::element(PieceScore::representative, PieceScore::minimum), Rational(*rc::gen::inRange(0, 5), 20),
      *rc::gen::element(BlockLearner::first_fit, BlockLearner::soa));
}

constexpr const char* classes[] = {"thresholds:4", "points:3", "intervals:3", "cube:2"};

}  // namespace

TEST_CASE("predictions of noisy labels are those of all subsets, both scores, both learners",
          "[prediction][noisy_labels]") {
  for (const char* name : classes) {
    const ConceptClass concept_class = make_class(name);
    const Table table = table_of(concept_class);
    CHECK(rc::check([&] {
      const auto n = *rc::gen::inRange<std::size_t>(1, 8);
      const NoisyLabelsOptions options = random_options(n);
      BlockTrainer trainer(concept_class, options.learner);
      const Sample rows = random_rows(concept_class.points(), n);
      const NoisyLabelsLaw law = noisy_labels_law(trainer, LabelledRows(rows, concept_class.points()), options);
      const std::vector<double> expected = oracle::noisy_label_chances(table, sequence_of(rows), numbers_of(options));
      for (std::size_t x = 0; x < expected.size(); ++x) RC_ASSERT(std::abs(law.plus[x] - expected[x]) < 1e-12);
      double sum = 0;
      for (const double drawn : law.drawn) sum += drawn;
      RC_ASSERT(std::abs(sum - 1) < 1e-12);
      double error = 0;
      for (const Example& row : rows)
        error += (row.label == Label::plus ? 1 - expected[row.point] : expected[row.point]) / static_cast<double>(n);
      RC_ASSERT(std::abs(error - law.error) < 1e-12);
    }));
  }
}

TEST_CASE("the worst neighbour of noisy labels is that of all ordered neighbours", "[prediction][noisy_labels]") {
  for (const char* name : {"thresholds:3", "points:3", "cube:2"}) {
    const ConceptClass concept_class = make_class(name);
    const Table table = table_of(concept_class);
    CHECK(rc::check([&] {
      const auto n = *rc::gen::inRange<std::size_t>(1, 6);
      const NoisyLabelsOptions options = random_options(n);
      BlockTrainer trainer(concept_class, options.learner);
      const Sample rows = random_rows(concept_class.points(), n);
      const WorstNoisyLabels worst = worst_noisy_labels(trainer, LabelledRows(rows, concept_class.points()), options);
      const std::vector<double> here = oracle::noisy_label_chances(table, sequence_of(rows), numbers_of(options));
      double largest = 0;
      for (std::size_t i = 0; i < n; ++i)
        for (std::size_t e = 0; e < 2 * concept_class.points(); ++e) {
          Sample other = rows;
          other[i] = {static_cast<PointIndex>(e / 2), label_of(e % 2 == 1)};
          largest = std::max(largest, oracle::largest_loss(here, oracle::noisy_label_chances(table, sequence_of(other),
                                                                                             numbers_of(options))));
        }
      RC_ASSERT(worst.exact);
      RC_ASSERT(std::abs(worst.epsilon - largest) < 1e-9);
      if (!worst.row) return;
      Sample named = rows;
      named[*worst.row] = worst.example;
      RC_ASSERT(std::abs(oracle::largest_loss(
                             here, oracle::noisy_label_chances(table, sequence_of(named), numbers_of(options))) -
                         worst.epsilon) < 1e-9);
    }));
  }
}

TEST_CASE(
    "the worst change on many points is a neighbour whose own law says the same, and none that is tried says more",
    "[prediction][noisy_labels]") {
  const ConceptClass thresholds = make_class("thresholds:9");
  for (const PieceScore score : {PieceScore::representative, PieceScore::minimum}) {
    NoisyLabelsOptions options = options_of(4, 3, 2, Rational(1, 2), score, Rational(1, 100));
    BlockTrainer trainer(thresholds, options.learner);
    Sample sample;
    for (std::size_t i = 0; i < 21; ++i)
      sample.push_back({static_cast<PointIndex>(5 * i % 8), label_of((i % 8 > 3) != (i % 6 == 0))});
    const LabelledRows rows(sample, 9);  // point 8 is in none of them
    const WorstNoisyLabels worst = worst_noisy_labels(trainer, rows, options);
    CHECK(worst.exact);
    CHECK(worst.neighbours == 21 * 17);
    REQUIRE(worst.row);
    const std::vector<double> here = noisy_labels_law(trainer, rows, options).plus;
    double largest = 0;
    for (std::size_t i = 0; i < sample.size(); i += 2)
      for (std::size_t e = 0; e < 18; e += (i + e) % 3 + 1) {
        const LabelledRows other = rows.with_row(i, {static_cast<PointIndex>(e / 2), label_of(e % 2 == 1)});
        largest = std::max(largest, oracle::largest_loss(here, noisy_labels_law(trainer, other, options).plus));
      }
    CHECK(largest <= worst.epsilon + 1e-9);
    const std::vector<double> there = noisy_labels_law(trainer, rows.with_row(*worst.row, worst.example), options).plus;
    CHECK(oracle::largest_loss(here, there) == Approx(worst.epsilon).epsilon(1e-9));
    CHECK(there[worst.point] == Approx(worst.after).epsilon(1e-9));
    CHECK(here[worst.point] == Approx(worst.before).epsilon(1e-9));
  }
}

TEST_CASE("a search for the worst change that is cut short says so and finds no more with fewer steps",
          "[prediction][noisy_labels]") {
  const ConceptClass thresholds = make_class("thresholds:6");
  for (const PieceScore score : {PieceScore::representative, PieceScore::minimum}) {
    const NoisyLabelsOptions options = options_of(3, 1, 2, Rational(1, 2), score, 0);
    BlockTrainer trainer(thresholds, options.learner);
    Sample sample;
    for (std::size_t i = 0; i < 12; ++i) sample.push_back({static_cast<PointIndex>(i % 6), label_of(i % 5 > 1)});
    const LabelledRows rows(sample, 6);
    const WorstNoisyLabels all = worst_noisy_labels(trainer, rows, options);
    CHECK(all.exact);
    double before = 0;
    for (const std::uint64_t budget : {0U, 3'000U, 30'000U, 60'000U}) {
      const WorstNoisyLabels some = worst_noisy_labels(trainer, rows, options, {}, budget);
      CHECK((!some.exact || some.epsilon == all.epsilon));
      CHECK(some.epsilon >= before);
      CHECK(some.epsilon <= all.epsilon);
      before = some.epsilon;
    }
    CHECK_FALSE(worst_noisy_labels(trainer, rows, options, {}, 3'000).exact);
    CHECK(worst_noisy_labels(trainer, rows, options, {}, 1'000'000'000).exact);
    int asked = 0;
    const WorstNoisyLabels stopped = worst_noisy_labels(trainer, rows, options, [&](const Progress& progress) {
      return progress.stage == "neighbours" && ++asked > 4 ? Answer::stop : Answer::go_on;
    });
    CHECK_FALSE(stopped.exact);
    CHECK(stopped.epsilon > 0);
  }
}

TEST_CASE("over all ordered data sets the exact epsilon stays below Theorem 12's, for every u and after the flip",
          "[prediction][noisy_labels]") {
  const ConceptClass concept_class = make_class("thresholds:2");
  const Table table = table_of(concept_class);
  for (const PieceScore score : {PieceScore::representative, PieceScore::minimum})
    for (const Rational& flip : {Rational(0), Rational(1, 10)})
      for (const std::uint64_t subset : {1U, 2U, 3U}) {
        const NoisyLabelsOptions options = options_of(subset, 1, 2, Rational(1, 2), score, flip);
        constexpr std::size_t n = 5;
        std::map<std::vector<std::size_t>, std::vector<double>> chances;
        std::vector<std::size_t> digits(n, 0);
        for (bool more = true; more;) {
          Sequence rows;
          for (const std::size_t digit : digits) rows.push_back({static_cast<int>(digit / 2), digit % 2 == 0 ? -1 : 1});
          chances[digits] = oracle::noisy_label_chances(table, rows, numbers_of(options));
          more = false;
          for (std::size_t& digit : digits) {
            if (++digit < 4) {
              more = true;
              break;
            }
            digit = 0;
          }
        }
        REQUIRE(chances.size() == 1024);
        for (std::uint64_t apart = 1; apart <= n; ++apart) {
          const NoisyLabelsPrivacy promise = noisy_labels_privacy(n, concept_class.size(), options, apart);
          double delta = 0;  // needed at the promised epsilon before the flip
          double epsilon = 0;
          for (const auto& [rows, here] : chances)
            for (std::size_t i = 0; i < n; ++i)
              for (std::size_t e = 0; e < 4; ++e) {
                auto other = rows;
                other[i] = e;
                const std::vector<double>& there = chances.at(other);
                epsilon = std::max(epsilon, oracle::largest_loss(here, there));
                for (std::size_t x = 0; x < here.size(); ++x)
                  delta = std::max({delta, here[x] - std::exp(promise.epsilon) * there[x],
                                    1 - here[x] - std::exp(promise.epsilon) * (1 - there[x])});
              }
          INFO(to_string(score) << ", n' " << subset << ", u " << apart << ", flip " << to_string(flip));
          if (flip == 0) CHECK(delta <= promise.delta + 1e-12);
          if (flip > 0 || promise.delta == 0) CHECK(epsilon <= promise.flipped_epsilon + 1e-12);
        }
      }
}

TEST_CASE("the bound of the picture: sixty rows of which nine weigh, 6.09, and 7.69 for the pair of subsets",
          "[prediction][noisy_labels]") {
  const NoisyLabelsOptions options = options_of(6, Rational(1, 5), 6, Rational(1, 2), PieceScore::representative);
  const NoisyLabelsPrivacy privacy = noisy_labels_privacy(60, 8, options, 9);
  CHECK(privacy.epsilon == Approx(6.09).margin(5e-3));
  CHECK(privacy.log_factor == Approx(7.69).margin(5e-3));
  CHECK(noisy_labels_privacy(60, 8, options_of(6, Rational(1, 5), 6, Rational(1, 2), PieceScore::minimum), 9).epsilon <
        privacy.epsilon);
  const NoisyLabelsPrivacy best = best_noisy_labels_privacy(
      60, 8, options_of(6, Rational(1, 5), 6, Rational(1, 2), PieceScore::minimum, Rational(1, 10)));
  for (std::uint64_t u = 1; u <= 60; ++u)
    CHECK(best.flipped_epsilon <=
          noisy_labels_privacy(
              60, 8, options_of(6, Rational(1, 5), 6, Rational(1, 2), PieceScore::minimum, Rational(1, 10)), u)
              .flipped_epsilon);
}

TEST_CASE("a subset that misses rows does so with the stated chance", "[prediction][noisy_labels]") {
  // β for two hypotheses is the chance that n′ − 1 of n − 1 rows miss u given ones: by enumeration.
  for (std::uint64_t n = 2; n <= 9; ++n)
    for (std::uint64_t subset = 1; subset <= n; ++subset)
      for (std::uint64_t apart = 1; apart < n; ++apart) {
        std::uint64_t all = 0;
        std::uint64_t missing = 0;
        for (std::uint32_t mask = 0; mask < (1U << (n - 1)); ++mask) {
          if (static_cast<std::uint64_t>(__builtin_popcount(mask)) != subset - 1) continue;
          ++all;
          missing += (mask & ((1U << apart) - 1)) == 0 ? 1U : 0U;
        }
        const NoisyLabelsOptions options = options_of(subset, 1, 1, 1, PieceScore::representative);
        INFO("n " << n << ", n' " << subset << ", u " << apart);
        CHECK(noisy_labels_privacy(n, 2, options, apart).net_failure ==
              Approx(static_cast<double>(missing) / static_cast<double>(all)).margin(1e-12));
      }
}

TEST_CASE("exchanging one row of T shows at most ln c, and pieces match one to one, one to two or two to one",
          "[prediction][noisy_labels]") {
  const ConceptClass concept_class = make_class("thresholds:8");
  CHECK(rc::check([&] {
    const auto n = *rc::gen::inRange<std::size_t>(3, 30);
    const Sample sample = random_rows(8, n);
    const LabelledRows rows(sample, 8);
    NoisyLabelsOptions options = random_options(n);
    BlockTrainer trainer(concept_class, options.learner);
    const auto size = *rc::gen::inRange<std::uint64_t>(1, n);
    std::vector<std::uint64_t> subset;
    for (std::uint64_t i = 0; i < size; ++i) subset.push_back(i);
    const SubsetSwap swap = swap_in_subset(trainer, rows, options, subset, 0, size);
    RC_ASSERT(swap.epsilon <= swap.bound + 1e-9);
    for (const PieceMatch& match : swap.matches) {
      RC_ASSERT(match.before.size() >= 1 && match.before.size() <= 2);
      RC_ASSERT(match.after.size() >= 1 && match.after.size() <= 2);
    }
    double sum = 0;
    for (const double chance : swap.drawn_after) sum += chance;
    RC_ASSERT(std::abs(sum - 1) < 1e-12);
  }));
}

TEST_CASE("answers drawn with a fresh T have the chances of the law", "[prediction][noisy_labels]") {
  // 6 binomial checks at oracle::false_alarm each.
  const ConceptClass concept_class = make_class("thresholds:4");
  const Sample sample = {{0, Label::minus}, {1, Label::plus},  {2, Label::plus}, {3, Label::minus},
                         {1, Label::minus}, {0, Label::minus}, {2, Label::plus}};
  const LabelledRows rows(sample, 4);
  for (const PieceScore score : {PieceScore::representative, PieceScore::minimum})
    for (const PointIndex x : {0U, 1U, 3U}) {
      const NoisyLabelsOptions options = options_of(2, 1, 3, Rational(1, 2), score, Rational(1, 10));
      BlockTrainer trainer(concept_class, options.learner);
      const double plus = noisy_labels_law(trainer, rows, options).plus[x];
      Engine engine = SeedTree(11).child(x).engine();
      std::int64_t seen = 0;
      constexpr std::int64_t draws = 20'000;
      for (std::int64_t i = 0; i < draws; ++i)
        seen += run_noisy_labels(trainer, rows, options, x, engine).answer == Label::plus ? 1 : 0;
      CHECK(oracle::binomial_p_value(seen, draws, plus) > oracle::false_alarm);
    }
}

TEST_CASE("an estimate from draws of T lies within its interval of the exact law", "[prediction][noisy_labels]") {
  // 12 numbers, each outside its Hoeffding interval with probability at most 0.05; three widths are passed with
  // probability below 2e^{−33}.
  const ConceptClass concept_class = make_class("intervals:3");
  const Sample sample = {{0, Label::minus}, {1, Label::plus}, {2, Label::plus}, {0, Label::plus}, {1, Label::minus}};
  const LabelledRows rows(sample, 3);
  for (const PieceScore score : {PieceScore::representative, PieceScore::minimum})
    for (const Rational& flip : {Rational(0), Rational(1, 5)}) {
      const NoisyLabelsOptions options = options_of(2, 1, 2, Rational(1, 2), score, flip);
      BlockTrainer trainer(concept_class, options.learner);
      Engine engine = SeedTree(12).engine();
      const NoisyLabelsEstimate estimate = estimate_noisy_labels(trainer, rows, options, 2000, engine);
      const std::vector<double> plus = noisy_labels_law(trainer, rows, options).plus;
      for (std::size_t x = 0; x < 3; ++x) CHECK(std::abs(estimate.plus[x] - plus[x]) < 3 * estimate.half_width);
    }
  BlockTrainer trainer(concept_class, BlockLearner::first_fit);
  Engine engine = SeedTree(12).engine();
  CHECK_THROWS_WITH(estimate_noisy_labels(trainer, rows, options_of(2, 1, 2, 1, PieceScore::minimum), 0, engine),
                    "estimate: 0: must be from 1 to 10^7");
}

TEST_CASE("every inequality of the accuracy argument has both sides, and each score its own",
          "[prediction][noisy_labels]") {
  const NoisyLabelsOptions options = options_of(6, Rational(1, 5), 6, Rational(1, 2), PieceScore::representative);
  const std::vector<NoisyLabelsCheck> checks = noisy_labels_checks(60, 8, options, {}, 9);
  const std::vector<std::string> names = {"uniform", "net", "matching", "mechanism", "votes", "share", "scale"};
  REQUIRE(checks.size() == names.size());
  for (std::size_t i = 0; i < names.size(); ++i) {
    CHECK(checks[i].name == names[i]);
    CHECK(checks[i].holds ==
          (checks[i].at_most ? checks[i].left <= checks[i].right : checks[i].left >= checks[i].right));
    CHECK_FALSE(checks[i].meaning.empty());
  }
  CHECK(checks[0].right == std::ceil(std::log(160) / .02));
  CHECK(checks[5].right == 60);
  const auto minimum =
      noisy_labels_checks(60, 8, options_of(6, Rational(1, 5), 6, Rational(1, 2), PieceScore::minimum), {}, 9);
  CHECK(minimum[1].at_most);
  CHECK_FALSE(checks[1].at_most);
  // With enough rows all of them hold.
  NoisyLabelsOptions large =
      options_of(20'000, Rational(1, 5000), 40'000, Rational(1, 2000), PieceScore::representative);
  for (const NoisyLabelsCheck& check : noisy_labels_checks(20'000'000, 8, large, {}, 20'000)) {
    INFO(check.name << ": " << check.left << ", " << check.right);
    CHECK(check.holds);
  }
}

TEST_CASE("what noisy labels cannot be predicted with is refused", "[prediction][noisy_labels]") {
  const ConceptClass concept_class = make_class("thresholds:4");
  BlockTrainer trainer(concept_class, BlockLearner::first_fit);
  const LabelledRows rows({{0, Label::minus}, {3, Label::plus}}, 4);
  const auto refused = [&](const NoisyLabelsOptions& options, const char* text) {
    CHECK_THROWS_WITH(noisy_labels_law(trainer, rows, options), text);
  };
  refused(options_of(3, 1, 1, 1, PieceScore::minimum), "subset: 3: must be from 1 to 2");
  refused(options_of(1, 0, 1, 1, PieceScore::minimum), "epsilon1: 0: must be above 0");
  refused(options_of(1, 1, 1, 0, PieceScore::minimum), "epsilon2: 0: must be above 0");
  refused(options_of(1, 1, 3, 1, PieceScore::minimum), "examples: 2: must be at least 3");
  refused(options_of(1, 1, 1, 1, PieceScore::minimum, Rational(1, 2)), "flip: 0.5: must be from 0 to below 1/2");
  CHECK_THROWS_WITH(parse_piece_score("score", "mean"), "score: mean: must be one of representative, minimum");
  Sample many;
  for (PointIndex x = 0; x < 20; ++x) many.push_back({x, Label::minus});
  const ConceptClass large = make_class("thresholds:20");
  BlockTrainer other(large, BlockLearner::first_fit);
  for (const PieceScore score : {PieceScore::representative, PieceScore::minimum})
    CHECK_THROWS_AS(noisy_labels_law(other, LabelledRows(many, 20), options_of(3, 1, 2, 1, score)), InputError);
}

}  // namespace littlestone
