// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/experiment/sweep.hpp"

#include <catch2/catch.hpp>

#include "core/concept/families.hpp"

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

TEST_CASE("a stopped sweep keeps its finished cells and says so", "[experiment]") {
  int asked = 0;
  const SweepResult sweep =
      run_sweep(small(), [&](const Progress&) { return ++asked > 600 ? Answer::stop : Answer::go_on; });
  CHECK(sweep.ended == Ended::stopped);
  CHECK(sweep.cells.size() < 9);
  for (const SweepCell& cell : sweep.cells) CHECK(cell.losses.size() == 12);
}
