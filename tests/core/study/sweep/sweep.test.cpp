// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/study/sweep/sweep.hpp"

#include <algorithm>
#include <catch2/catch.hpp>
#include <stdexcept>

#include "core/base/error.hpp"
#include "core/concept/families.hpp"
#include "core/learner/chain_learner.hpp"
#include "tests/support/statistics.hpp"

using namespace littlestone;

namespace {

Scenario small() {
  Scenario scenario;
  scenario.class_text = "thresholds:6";
  scenario.constants = {1, 20, 60, 10, {}};
  scenario.sizes = {5, 200, 3000};
  scenario.replicates = 12;
  return scenario;
}

}  // namespace

TEST_CASE("a sweep has every learner at every size with every replicate", "[experiment]") {
  const Scenario scenario = small();
  std::size_t told = 0;
  const SweepResult sweep = run_sweep(scenario, {}, [&](const SweepCell&) { ++told; });
  CHECK(sweep.ended == Ended::completed);
  REQUIRE(sweep.cells.size() == 9);
  CHECK(told == 9);
  for (const SweepCell& cell : sweep.cells) CHECK(cell.losses.size() == 12);
  CHECK(sweep.cells[0].empty_lists == 12);  // 5 examples are less than one batch
  CHECK(sweep.cells[0].quantile(0.5) == sweep.cells[0].mean());
  CHECK(sweep.cells[8].success_rate(0.1) == 1);  // 3000 examples pin the target down
}

TEST_CASE("the same scenario gives the same losses, and a cell does not depend on the other sizes", "[experiment]") {
  const SweepResult one = run_sweep(small());
  Scenario fewer = small();
  fewer.sizes = {3000};
  const SweepResult two = run_sweep(fewer);
  CHECK(one.cells[2].losses == two.cells[0].losses);
  CHECK(one.cells[5].losses == two.cells[1].losses);
  CHECK(one.cells[8].losses == two.cells[2].losses);
}

TEST_CASE("a budget is never overdrawn, and is used up to less than one batch", "[experiment]") {
  const CustomConstants proportions{2, 64, 240, 20, {}};
  for (const std::uint64_t n : {66ULL, 67ULL, 100ULL, 1000ULL, 15'860ULL, 1'000'000ULL}) {
    const auto scaled = scale_to_budget(proportions, n);
    REQUIRE(scaled);
    const std::uint64_t used = scaled->batches * 66 + scaled->selection;
    CHECK(used <= n);
    CHECK(n - used < 66);
    CHECK(scaled->auxiliary == 2);
    CHECK(scaled->cap == 64);
  }
  CHECK(scale_to_budget(proportions, 15'860)->batches == 240);
  CHECK(scale_to_budget(proportions, 15'860)->selection == 20);
  CHECK_FALSE(scale_to_budget(proportions, 65));
  CHECK_FALSE(scale_to_budget(proportions, 0));
}

TEST_CASE("quantiles are nearest ranks", "[experiment]") {
  SweepCell cell;
  cell.losses = {0.4, 0.1, 0.3, 0.2};
  CHECK(cell.quantile(0) == 0.1);
  CHECK(cell.quantile(0.25) == 0.1);
  CHECK(cell.quantile(0.5) == 0.2);
  CHECK(cell.quantile(0.9) == 0.4);
  CHECK(cell.quantile(1) == 0.4);
  CHECK(cell.mean() == Approx(0.25));
  CHECK(cell.success_rate(0.2) == 0.5);
}

TEST_CASE("neither threads nor shards nor the order of work nor what is known already change a loss",
          "[experiment][threads]") {
  const Scenario scenario = small();
  const SweepResult one = run_sweep(scenario);
  for (const unsigned threads : {2U, 5U}) {
    for (const SweepOrder order : {SweepOrder::cell_by_cell, SweepOrder::coarse_to_fine}) {
      SweepOptions options;
      options.threads = threads;
      options.order = order;
      const SweepResult many = run_sweep(scenario, options);
      REQUIRE(many.cells.size() == one.cells.size());
      for (std::size_t c = 0; c < one.cells.size(); ++c) {
        CHECK(many.cells[c].learner == one.cells[c].learner);
        CHECK(many.cells[c].examples == one.cells[c].examples);
        CHECK(many.cells[c].losses == one.cells[c].losses);
        CHECK(many.cells[c].empty_lists == one.cells[c].empty_lists);
      }
    }
  }
  std::uint64_t empty = 0;
  for (std::uint64_t index = 0; index < 5; ++index) {
    SweepOptions options;
    options.shard = {index, 5};
    const SweepResult part = run_sweep(scenario, options);
    CHECK(part.cells[2].losses.size() == options.shard.share(12));
    for (std::size_t r = 0; r < part.cells[2].losses.size(); ++r) {
      CHECK(part.cells[2].losses[r] == one.cells[2].losses[index + 5 * r]);
    }
    empty += part.cells[0].empty_lists;
  }
  CHECK(empty == one.cells[0].empty_lists);

  SweepOptions options;
  options.known = {one.cells[1], one.cells[8]};
  options.known[0].losses[3] = 0.75;  // taken as it is
  std::size_t told = 0;
  const SweepResult rest = run_sweep(scenario, options, {}, [&](const SweepCell&) { ++told; });
  CHECK(told == 7);
  CHECK(rest.cells[1].losses[3] == 0.75);
  CHECK(rest.cells[2].losses == one.cells[2].losses);
}

TEST_CASE("only the learners that are asked for learn", "[experiment]") {
  Scenario scenario = small();
  const SweepResult all = run_sweep(scenario);
  scenario.learners = {LearnerKind::consistent, LearnerKind::generic};
  const SweepResult some = run_sweep(scenario);
  REQUIRE(some.cells.size() == 6);
  CHECK(some.cells[1].losses == all.cells[7].losses);
  CHECK(some.cells[5].losses == all.cells[5].losses);
}

TEST_CASE("the relabelled learner draws beside the others without moving them, and finds the target in the end",
          "[experiment]") {
  Scenario scenario = small();
  const SweepResult before = run_sweep(scenario);
  scenario.learners.push_back(LearnerKind::relabelled);
  const SweepResult with = run_sweep(scenario);
  REQUIRE(with.cells.size() == 12);
  for (std::size_t i = 0; i < before.cells.size(); ++i) CHECK(with.cells[i].losses == before.cells[i].losses);
  const auto instance = instance_of(scenario);
  const double blind = population_loss(instance->soa_of_nothing(), instance->distribution());
  for (const double loss : with.cells[9].losses) CHECK(loss == blind);  // of 5 rows none fits into T
  CHECK(with.cells[11].success_rate(0.1) == 1);
  CHECK(with.cells[10].mean() >= with.cells[11].mean());
}

TEST_CASE("the lean learner falls below alpha where its theorem says, and reads no more rows than that",
          "[experiment]") {
  Scenario scenario = small();
  scenario.class_text = "points:8";  // Ldim 1: 205 examples or fewer at ε = 1, δ = 10⁻⁶, α = β = 0.1
  scenario.target = 3;
  scenario.epsilon = 1;
  scenario.delta = Rational(1, 1'000'000);
  scenario.alpha = scenario.beta = Rational(1, 10);
  scenario.learners = {LearnerKind::lean};
  scenario.sizes = {1, 60, 205, 100'000};
  scenario.replicates = 60;
  const SweepResult one = run_sweep(scenario);
  REQUIRE(one.cells.size() == 4);
  for (const SweepCell& cell : one.cells) CHECK(cell.learner == LearnerKind::lean);
  CHECK(one.cells[0].success_rate(0.1) == 0);
  CHECK(one.cells[0].empty_lists == 60);
  // The loss of f_∅ is 1/8, above α; the target has one row in eight. 60 runs at β = 0.1.
  for (const std::size_t cell : {std::size_t{2}, std::size_t{3}}) {
    const auto failures = static_cast<std::int64_t>(60 - one.cells[cell].successes(0.1));
    CHECK(oracle::binomial_upper_tail(failures, 60, 0.1) > oracle::false_alarm);
  }
  SweepOptions options;
  options.threads = 2;
  const SweepResult two = run_sweep(scenario, options);
  for (std::size_t c = 0; c < 4; ++c) CHECK(two.cells[c].losses == one.cells[c].losses);
}

TEST_CASE("the chain learner's runs in a sweep are those of the learner, and keep its promise", "[experiment][chain]") {
  Scenario scenario;
  scenario.class_text = "thresholds:4";  // Ldim 2
  scenario.target = 1;
  scenario.learners = {LearnerKind::chain};
  scenario.sizes = {10, chain_constants(goal_of(scenario, 2)).examples, 100'000};
  scenario.replicates = 60;
  const SweepResult one = run_sweep(scenario);
  REQUIRE(one.cells.size() == 3);
  CHECK(one.cells[0].empty_lists == 60);
  for (const std::size_t cell : {std::size_t{1}, std::size_t{2}}) {
    const auto failures = static_cast<std::int64_t>(60 - one.cells[cell].successes(0.1));
    CHECK(oracle::binomial_upper_tail(failures, 60, 0.1) > oracle::false_alarm);
  }
  SweepOptions options;
  options.threads = 2;
  const SweepResult two = run_sweep(scenario, options);
  for (std::size_t c = 0; c < 3; ++c) CHECK(two.cells[c].losses == one.cells[c].losses);

  // The learner on the rows and the choice of the same stream, where it is not clear whether something is chosen.
  const auto instance = instance_of(scenario);
  const ChainConstants constants = chain_constants(goal_of(scenario, 2));
  ChainSimulation simulation(instance->concept_class(), instance->distribution(), constants);
  ChainLearnerOptions same;
  same.constants = scale_to_budget(constants, 64).value();
  std::size_t silent = 0;
  for (std::uint64_t seed = 1; seed <= 60; ++seed) {
    SoaAutomaton soa(instance->concept_class());
    same.seed = seed;
    const ChainLearnerResult run = run_chain_learner(soa, LearnerData(instance->distribution()), same);
    const ChainSimulation::Outcome outcome = simulation.run(64, SeedTree(seed));
    CHECK(outcome.hypothesis == run.hypothesis);
    CHECK(outcome.is_default == run.is_default);
    silent += run.is_default ? 1 : 0;
  }
  CHECK(silent > 5);
  CHECK(silent < 55);
}

TEST_CASE("a coarse answer is a beginning of the fine one", "[experiment][threads]") {
  Scenario scenario = small();
  scenario.replicates = 21;
  SweepOptions options;
  options.threads = 2;
  options.order = SweepOrder::coarse_to_fine;
  std::vector<SweepCell> told;
  const SweepResult fine = run_sweep(scenario, options, {}, [&](const SweepCell& cell) { told.push_back(cell); });
  std::vector<std::size_t> lengths;
  for (const SweepCell& part : told) {
    const auto whole = std::find_if(fine.cells.begin(), fine.cells.end(), [&](const SweepCell& cell) {
      return cell.learner == part.learner && cell.examples == part.examples;
    });
    REQUIRE(whole != fine.cells.end());
    CHECK(std::equal(part.losses.begin(), part.losses.end(), whole->losses.begin()));
    CHECK((part.losses.size() == 1 || part.losses.size() == 4 || part.losses.size() == 16 || part.losses.size() == 21));
    if (part.losses.size() == 21) CHECK(part.empty_lists == whole->empty_lists);
  }
  CHECK(told.size() >= 9);
}

TEST_CASE("the summary of a cell has exact intervals about its estimates", "[experiment]") {
  SweepCell cell;
  for (int i = 1; i <= 20; ++i) cell.losses.push_back(0.01 * i);
  const CellSummary summary = summarize(cell, 0.05);
  CHECK(summary.median == Approx(0.10));
  CHECK(summary.q10 == Approx(0.02));
  CHECK(summary.q90 == Approx(0.18));
  CHECK(summary.success_rate == 0.25);
  CHECK(summary.success_interval.low == clopper_pearson(5, 20).low);
  CHECK(summary.median_interval.low == Approx(0.06));  // x_(6), x_(15): the textbook's ranks for 20 values at 95 %
  CHECK(summary.median_interval.high == Approx(0.15));
  CHECK(summary.q10_interval.low == 0);  // 20 values are too few for a rank below
  CHECK(summary.q90_interval.high == 1);
}

TEST_CASE("a learner keeps its promise from the size on after which it never fails it", "[experiment]") {
  const auto at = [](std::uint64_t n, double share) {
    SweepCell cell;
    cell.examples = n;
    for (int i = 0; i < 10; ++i) cell.losses.push_back(i < 10 * share ? 0 : 1);
    return cell;
  };
  using enum LearnerKind;
  CHECK(reaching_size({at(10, 1), at(1000, 0.9), at(100, 0.5)}, private_learner, 0.1, 0.1) == 1000U);
  CHECK(reaching_size({at(10, 0.9), at(100, 1)}, private_learner, 0.1, 0.1) == 10U);
  CHECK_FALSE(reaching_size({at(10, 1), at(100, 0.8)}, private_learner, 0.1, 0.1));
  CHECK_FALSE(reaching_size({at(10, 1)}, generic, 0.1, 0.1));
}

TEST_CASE("a share of successes of exactly 1 - beta keeps the promise, one success less does not", "[experiment]") {
  for (int failures = 1; failures < 40; ++failures) {
    const double beta = to_double(Rational(failures, 40));
    CAPTURE(failures);
    CHECK(keeps_promise((40.0 - failures) / 40, beta));
    CHECK_FALSE(keeps_promise((39.0 - failures) / 40, beta));
  }
}

TEST_CASE("a sweep that is told to stop stops soon, keeps whole cells and says so", "[experiment][threads]") {
  Scenario scenario = small();
  scenario.constants = {5000, 10'000, 100, 10, {}};  // blocks too long for the law of a vote: batches are played
  scenario.sizes = {5, 200'000'000'000};
  scenario.replicates = 1000;  // would take hours
  for (const unsigned threads : {1U, 2U}) {
    SweepOptions options;
    options.threads = threads;
    std::size_t told = 0;
    const SweepResult sweep = run_sweep(
        scenario, options, [&](const Progress&) { return told > 0 ? Answer::stop : Answer::go_on; },
        [&](const SweepCell&) { ++told; });
    CHECK(sweep.ended == Ended::stopped);
    REQUIRE_FALSE(sweep.cells.empty());
    CHECK(sweep.cells.size() < 6);
    for (const SweepCell& cell : sweep.cells) CHECK(cell.losses.size() == 1000);
  }
}

TEST_CASE("what a worker or an observer throws reaches the caller", "[experiment][threads]") {
  SweepOptions options;
  options.threads = 2;
  CHECK_THROWS_AS(run_sweep(small(), options, {}, [](const SweepCell&) { throw std::logic_error("x"); }),
                  std::logic_error);
  Scenario scenario = small();
  scenario.constants.levels = {Rational(1)};  // not one a level
  CHECK_THROWS_AS(run_sweep(scenario, options), InputError);
}
