// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/learner/lean_learner.hpp"

#include <algorithm>
#include <boost/math/distributions/binomial.hpp>
#include <catch2/catch.hpp>
#include <cmath>

#include "core/base/error.hpp"
#include "core/concept/families.hpp"
#include "core/random/exact.hpp"
#include "tests/support/bridge.hpp"
#include "tests/support/lean_oracle.hpp"
#include "tests/support/lean_rows.hpp"
#include "tests/support/statistics.hpp"

using namespace littlestone;

namespace {

LeanLearnerOptions options_of(LeanConstants constants, std::uint64_t seed = 1) {
  LeanLearnerOptions options;
  options.constants = std::move(constants);
  options.seed = seed;
  return options;
}

// All rows that a run on a sampler reads, in order.
Sample rows_of(const Distribution& distribution, const LeanLearnerOptions& options, const LeanLearnerResult& result) {
  Sample rows;
  for (std::uint64_t batch = 0; batch < options.constants.batches; ++batch) {
    const Sample own = lean_batch_rows(distribution, options, batch);
    rows.insert(rows.end(), own.begin(), own.end());
  }
  const Sample& fresh = result.internals.selection_sample;
  rows.insert(rows.end(), fresh.begin(), fresh.end());
  return rows;
}

bool same(const LeanLearnerResult& a, const LeanLearnerResult& b) {
  const auto& one = a.internals.candidates;
  const auto& other = b.internals.candidates;
  return a.hypothesis == b.hypothesis && a.is_default == b.is_default &&
         a.internals.list_sizes == b.internals.list_sizes &&
         std::equal(one.begin(), one.end(), other.begin(), other.end(),
                    [](const LeanCandidate& x, const LeanCandidate& y) {
                      return x.labels == y.labels && x.tag == y.tag && x.votes == y.votes && x.errors == y.errors;
                    });
}

}  // namespace

TEST_CASE("a run on a sampler is the run on the rows it draws, with another automaton too", "[lean_learner]") {
  for (const auto& [name, dimension] :
       std::vector<std::pair<const char*, int>>{{"points:6", 1}, {"thresholds:4", 2}, {"thresholds:8", 3}}) {
    const ConceptClass concept_class = make_class(name);
    const Distribution distribution = make_distribution(concept_class, "geometric:0.8", 2);
    const LeanLearnerOptions options = options_of(lean_rows::proved(dimension), 7);
    SoaAutomaton soa(concept_class);
    const LeanLearnerResult sampled = run_lean_learner(soa, distribution, options);
    CHECK(sampled.examples == options.constants.total);
    CHECK(same(sampled, run_lean_learner(soa, distribution, options)));
    Sample rows = rows_of(distribution, options, sampled);
    CHECK(rows.size() == sampled.examples);
    SoaAutomaton another(concept_class);
    CHECK(same(sampled, run_lean_learner(another, rows, options)));
    rows.push_back({0, Label::plus});  // what is left over is not used
    CHECK(same(sampled, run_lean_learner(another, rows, options)));
    rows.resize(rows.size() - 2);
    CHECK_THROWS_AS(run_lean_learner(another, rows, options), InputError);
    LeanLearnerOptions other = options;
    other.seed = 8;
    const LeanLearnerResult another_seed = run_lean_learner(soa, distribution, other);
    CHECK(rows_of(distribution, other, another_seed) != rows_of(distribution, options, sampled));
  }
}

TEST_CASE("choices on a dataset follow the law of its votes and errors, with either choosing", "[lean_learner]") {
  const ConceptClass concept_class = make_class("thresholds:8");
  SoaAutomaton soa(concept_class);
  const Distribution distribution = make_distribution(concept_class, "uniform", 2);
  for (const LeanChoosing choosing : {LeanChoosing::noisy, LeanChoosing::exponential}) {
    LeanConstants constants = lean_rows::proved(3);
    constants.choosing = choosing;
    constants.goal.delta = Rational(1, 10);
    constants.batches = 12;
    constants.cap = 12;
    constants.selection = 20;
    constants.gap = 1;
    constants.complete();
    LeanLearnerOptions options = options_of(constants, 3);
    const LeanLearnerResult once = run_lean_learner(soa, distribution, options);
    const Sample rows = rows_of(distribution, options, once);
    const ChoosingLaw law = choosing_law(constants, once.internals);
    std::map<std::string, double> expected = {{"default", law.none}};
    for (std::size_t i = 0; i < law.chosen.size(); ++i) {
      expected[once.internals.candidates[i].labels.to_string()] += law.chosen[i];
    }
    REQUIRE(law.none < 0.95);
    std::map<std::string, std::int64_t> seen;
    for (std::uint64_t seed = 0; seed < 400; ++seed) {
      options.seed = seed;
      const LeanLearnerResult result = run_lean_learner(soa, rows, options);
      ++seen[result.is_default ? "default" : result.hypothesis.to_string()];
    }
    CHECK(oracle::chi_square_p_value(seen, expected) > oracle::false_alarm);
  }
}

TEST_CASE("with one row a batch and one target every run and every simulation is the default as often as the law says",
          "[lean_learner]") {
  // points:4, target the first point: f_∅ is −1 everywhere, so a batch votes, for the target, when its row is that
  // point.
  const ConceptClass concept_class = make_class("points:4");
  const Distribution distribution = make_distribution(concept_class, "weights:1,4,3,2", 0);
  LeanConstants constants = lean_rows::proved(1);
  constants.goal.delta = Rational(1, 100);
  constants.batches = constants.cap = 110;
  constants.complete();
  const LeanChoice choice(constants);
  const boost::math::binomial_distribution<double> votes(110, 0.1);
  double is_default = boost::math::pdf(votes, 0);
  for (std::uint64_t v = 1; v <= 110; ++v) {
    is_default += boost::math::pdf(votes, static_cast<double>(v)) * choice.law(std::vector<Tally>{{v, 0}}).none;
  }
  CHECK(is_default > 0.1);
  CHECK(is_default < 0.9);
  SoaAutomaton soa(concept_class);
  LeanSimulation simulation(concept_class, distribution, constants);
  std::int64_t run = 0;
  std::int64_t simulated = 0;
  constexpr int runs = 400;
  for (std::uint64_t seed = 0; seed < runs; ++seed) {
    const LeanLearnerResult result = run_lean_learner(soa, distribution, options_of(constants, seed));
    CHECK(result.is_default != (result.hypothesis == distribution.target));
    run += result.is_default ? 1 : 0;
    const auto outcome = simulation.run(110, SeedTree(seed).child("simulation"));
    CHECK(outcome.is_default != (outcome.hypothesis == distribution.target));
    simulated += outcome.is_default ? 1 : 0;
  }
  CHECK(oracle::binomial_p_value(run, runs, is_default) > oracle::false_alarm);
  CHECK(oracle::binomial_p_value(simulated, runs, is_default) > oracle::false_alarm);
}

TEST_CASE("a class of one row, or of dimension 0, needs no example", "[lean_learner]") {
  const ConceptClass concept_class("one", {LabelVector::parse("+-+")});
  SoaAutomaton soa(concept_class);
  LeanConstants constants;
  constants.goal.dimension = 0;
  constants.batches = 0;
  constants.complete();
  const LeanLearnerResult result = run_lean_learner(soa, Sample{}, options_of(constants));
  CHECK(result.examples == 0);
  CHECK(result.is_default);
  CHECK(result.hypothesis == LabelVector::parse("+-+"));
}

TEST_CASE("bad data and constants are refused by field, and a run can be stopped", "[lean_learner]") {
  const ConceptClass concept_class = make_class("thresholds:4");
  SoaAutomaton soa(concept_class);
  const Distribution distribution = make_distribution(concept_class, "uniform", 1);
  const LeanLearnerOptions options = options_of(lean_rows::proved(2));
  const auto field = [&](const LearnerData& data, const LeanLearnerOptions& with) -> std::string {
    try {
      (void)run_lean_learner(soa, data, with);
      return "";
    } catch (const InputError& error) {
      return error.field();
    }
  };
  CHECK(field(distribution, options_of(lean_rows::proved(3))) == "dimension");
  CHECK(field(Sample(10), options) == "data");
  Sample outside(2000);
  outside[5].point = 4;
  CHECK(field(outside, options) == "data");
  CHECK(field(Distribution{{0.5, 0.5}, LabelVector::parse("+-")}, options) == "distribution");
  LeanLearnerOptions broken = options;
  --broken.constants.bar;
  CHECK(field(distribution, broken) == "bar");
  CHECK_THROWS_AS(lean_batch_rows(distribution, options, 56), InputError);
  LeanLearnerOptions release = options;
  release.system_entropy = true;
  CHECK_THROWS_AS(lean_batch_rows(distribution, release, 0), InputError);
  const auto stop = [](const Progress& progress) { return progress.done >= 5 ? Answer::stop : Answer::go_on; };
  const LeanLearnerResult stopped = run_lean_learner(soa, distribution, options, stop);
  CHECK(stopped.ended == Ended::stopped);
  CHECK(stopped.hypothesis.size() == 0);
  CHECK(run_lean_learner(soa, distribution, release).ended == Ended::completed);
}

TEST_CASE("below the theorem's total the constants shrink in proportion, from it on they stay", "[lean_learner]") {
  const LeanConstants constants = lean_rows::proved(3);
  CHECK(constants.total == 5456);
  const auto same_total = scale_to_budget(constants, 1'000'000);
  CHECK(same_total->total == 5456);
  CHECK_FALSE(scale_to_budget(constants, 95));
  for (const std::uint64_t n : {125U, 1000U, 2728U, 5455U}) {
    const auto scaled = scale_to_budget(constants, n);
    REQUIRE(scaled);
    CHECK(scaled->total <= n);
    CHECK(scaled->total + constants.batch > n);
    CHECK(scaled->batch == 96);
    CHECK(scaled->bar == constants.bar);
    CHECK(scaled->gap <= scaled->selection);
    CHECK(scaled->cap <= scaled->batches);
  }
}

namespace {

// Rows with a mistake of f_∅, target and marginal drawn at random; the loss of f_∅ is above 0.1.
Distribution hard_distribution(const ConceptClass& concept_class, SoaAutomaton& soa, Engine& engine) {
  for (;;) {
    std::vector<double> weights;
    for (std::size_t x = 0; x < concept_class.points(); ++x) {
      weights.push_back(std::exp(-static_cast<double>(uniform_below(engine, 6))));
    }
    double sum = 0;
    for (const double weight : weights) sum += weight;
    for (double& weight : weights) weight /= sum;
    const auto target = static_cast<HypothesisIndex>(uniform_below(engine, std::uint64_t{concept_class.size()}));
    Distribution distribution{weights, concept_class.row(target)};
    if (population_loss(soa.labels_at(SoaAutomaton::start()), distribution) > 0.1) return distribution;
  }
}

// Runs that end with a loss above 0.1, of `seeds` on each of so many distributions.
std::int64_t failures(const char* name, int dimension, int distributions, std::uint64_t seeds) {
  const ConceptClass concept_class = make_class(name);
  SoaAutomaton soa(concept_class);
  Engine engine = SeedTree(61).engine();
  std::int64_t failed = 0;
  for (int i = 0; i < distributions; ++i) {
    const Distribution distribution = hard_distribution(concept_class, soa, engine);
    std::int64_t here = 0;
    for (std::uint64_t seed = 0; seed < seeds; ++seed) {
      const auto result = run_lean_learner(soa, distribution, options_of(lean_rows::proved(dimension), seed));
      here += population_loss(result.hypothesis, distribution) > 0.1 ? 1 : 0;
    }
    // The promise is for each distribution: failures no more likely than β = 0.1.
    CHECK(oracle::binomial_upper_tail(here, static_cast<std::int64_t>(seeds), 0.1) > oracle::false_alarm);
    failed += here;
  }
  return failed;
}

}  // namespace

TEST_CASE("a run fails no more often than beta, where f of no example is bad", "[lean_learner]") {
  CHECK(failures("points:8", 1, 6, 40) >= 0);
  CHECK(failures("thresholds:4", 2, 6, 40) >= 0);
  CHECK(failures("thresholds:8", 3, 4, 20) >= 0);
}

TEST_CASE("a run fails no more often than beta, with 200 seeds on 20 distributions a class", "[.campaign]") {
  struct Case {
    const char* name;
    int dimension;
  };
  for (const auto& [name, dimension] : std::vector<Case>{{"points:8", 1},
                                                         {"thresholds:2", 1},
                                                         {"thresholds:4", 2},
                                                         {"cube:2", 2},
                                                         {"intervals:3", 2},
                                                         {"thresholds:8", 3},
                                                         {"cube:3", 3},
                                                         {"thresholds:16", 4},
                                                         {"cube:4", 4}}) {
    const std::int64_t failed = failures(name, dimension, 20, 200);
    WARN(name << " (d = " << dimension << "): " << failed << " of 4000 runs failed");
  }
  const std::int64_t five = failures("thresholds:32", 5, 2, 10);
  WARN("thresholds:32 (d = 5): " << five << " of 20 runs failed");
}
