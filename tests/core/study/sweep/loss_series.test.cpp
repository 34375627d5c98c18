// SPDX-License-Identifier: GPL-3.0-or-later
// The numbers of a loss figure: of every learner its cells by rising size, with what the cells themselves say.
#include "core/study/sweep/loss_series.hpp"

#include <catch2/catch.hpp>

using namespace littlestone;

namespace {

SweepCell cell_of(LearnerKind learner, std::uint64_t examples, std::vector<double> losses) {
  SweepCell cell;
  cell.learner = learner;
  cell.examples = examples;
  cell.losses = std::move(losses);
  return cell;
}

}  // namespace

TEST_CASE("A series has the cells of its learner by rising size, and what each says", "[sweep][series]") {
  const std::vector<SweepCell> cells = {cell_of(LearnerKind::generic, 100, {.1, .3}),
                                        cell_of(LearnerKind::private_learner, 1000, {0, 0, .4, .2}),
                                        cell_of(LearnerKind::private_learner, 10, {.5, .5, .5, .5}),
                                        cell_of(LearnerKind::lean, 10, {}), cell_of(LearnerKind::lean, 0, {.5})};
  const std::vector<LossSeries> all = loss_series(cells, 0.25);
  REQUIRE(all.size() == 2);
  CHECK(all[0].learner == LearnerKind::private_learner);
  REQUIRE(all[0].points.size() == 2);
  CHECK(all[0].points[0].cell.examples == 10);
  CHECK(all[0].points[1].cell.examples == 1000);
  CHECK_FALSE(all[0].points[0].runs_differ());
  CHECK(all[0].points[1].runs_differ());
  CHECK(all[0].points[1].loss() == Approx(0.15));  // the mean; the median is .1
  CHECK(all[0].points[1].says.success_rate == Approx(0.75));
  CHECK(series_of(all, LearnerKind::generic) == &all[1]);
  CHECK(series_of(all, LearnerKind::lean) == nullptr);
}

TEST_CASE("A series keeps its promise from where its cells do", "[sweep][series]") {
  std::vector<SweepCell> cells = {
      cell_of(LearnerKind::private_learner, 10, {0, 0}), cell_of(LearnerKind::private_learner, 20, {.5, 0}),
      cell_of(LearnerKind::private_learner, 40, {0, 0}), cell_of(LearnerKind::private_learner, 80, {0, .1})};
  for (const double beta : {0.05, 0.5, 0.6}) {
    const auto from = loss_series(cells, 0.1).front().reaching(beta);
    CHECK(from == reaching_size(cells, LearnerKind::private_learner, 0.1, beta));
  }
  CHECK(loss_series(cells, 0.1).front().reaching(0.05) == 40);
  cells.back().losses = {.5, .5};
  CHECK_FALSE(loss_series(cells, 0.1).front().reaching(0.05).has_value());
  cells.back().losses = {};
  CHECK(loss_series(cells, 0.1).front().reaching(0.05) == 40);
}

TEST_CASE("A point is silent where no run released anything", "[sweep][series]") {
  SweepCell cell = cell_of(LearnerKind::private_learner, 10, {.5, .5});
  cell.empty_lists = 2;
  CHECK(loss_series({cell}, 0.1).front().points.front().silent());
  cell.empty_lists = 1;
  CHECK_FALSE(loss_series({cell}, 0.1).front().points.front().silent());
}
