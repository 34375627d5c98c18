// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/study/sweep/fall.hpp"

#include <catch2/catch.hpp>

using namespace littlestone;

namespace {

SweepCell cell_of(LearnerKind learner, std::uint64_t examples, int good) {
  SweepCell cell;
  cell.learner = learner;
  cell.examples = examples;
  for (int i = 0; i < 10; ++i) cell.losses.push_back(i < good ? 0 : 0.5);
  return cell;
}

std::vector<SweepCell> cells_of(const std::vector<std::pair<std::uint64_t, int>>& good) {
  std::vector<SweepCell> cells;
  for (const auto& [examples, runs] : good) {
    cells.insert(cells.begin(), cell_of(LearnerKind::private_learner, examples, runs));  // in falling order
    cells.push_back(cell_of(LearnerKind::generic, examples, 10));
  }
  return cells;
}

}  // namespace

TEST_CASE("a loss falls from the last size at which half of the runs fail to the first that keeps the promise",
          "[sweep]") {
  const auto fall_of = [](const std::vector<std::pair<std::uint64_t, int>>& good) {
    return loss_fall(cells_of(good), LearnerKind::private_learner, 0.1, 0.1);
  };
  CHECK(fall_of({{10, 0}, {100, 5}, {1000, 6}, {10'000, 9}, {100'000, 10}}) == LossFall{100, 10'000});
  CHECK(fall_of({{10, 0}, {100, 10}}) == LossFall{10, 100});
  CHECK(fall_of({{10, 6}, {100, 10}}) == LossFall{0, 100});
  CHECK(fall_of({{10, 10}, {100, 10}}) == LossFall{0, 10});
  // A size that fails again begins nothing anew, and moves the end.
  CHECK(fall_of({{10, 0}, {100, 6}, {1000, 0}, {10'000, 10}}) == LossFall{10, 10'000});
  CHECK_FALSE(fall_of({{10, 0}, {100, 8}}).has_value());
  CHECK_FALSE(loss_fall(cells_of({{10, 10}}), LearnerKind::lean, 0.1, 0.1).has_value());
}

TEST_CASE("a guess lies beside a fall by its distance from the nearer end", "[sweep]") {
  const LossFall fall{100, 1000};
  CHECK(factor_beside(fall, 25) == 0.25);
  CHECK(factor_beside(fall, 100) == 1);
  CHECK(factor_beside(fall, 500) == 1);
  CHECK(factor_beside(fall, 1000) == 1);
  CHECK(factor_beside(fall, 4000) == 4);
  CHECK(factor_beside({0, 10}, 1) == 1);
}
