// SPDX-License-Identifier: GPL-3.0-or-later
// The scenarios of the gallery for the stable learner's page: what their lessons say is so.
#include <catch2/catch.hpp>
#include <string>

#include "core/study/stable/stable_run.hpp"
#include "tests/support/source_folder.hpp"
#include "ui/words/numbers.hpp"

using namespace littlestone;
using namespace littlestone::ui;

namespace {

std::shared_ptr<const StablePageRun> stable_gallery_run(const std::string& name) {
  const PredictionScenario scenario =
      read_prediction_file(support::source_folder() + "/resources/scenarios/prediction/" + name + ".json");
  CHECK(scenario.page == "stable");
  CHECK(scenario.source == "Theorem 10");
  return compute_stable(scenario);
}

bool lesson_says(const StablePageRun& run, const QString& words) {
  return QString::fromStdString(run.scenario.lesson).contains(words);
}

}  // namespace

TEST_CASE("The tie: one label turns and ERM jumps while the stable learner moves a little", "[stable-page]") {
  const auto run = stable_gallery_run("the-tie");
  // The best hypothesis is alone, and the next one is one error behind.
  CHECK(run->study.fewest == 3);
  CHECK(run->errors[4] == run->errors[3] + 1);
  REQUIRE(run->change);
  CHECK(run->change->from == Example{3, Label::plus});
  CHECK(run->change->to == Example{3, Label::minus});
  for (const StableRow& row : run->drawn) CHECK(row.row != run->change->row);
  CHECK(run->fewest_changed == 4);
  CHECK(run->jumps() == std::vector<PointIndex>{3});
  CHECK(run->of(StableKind::erm).plus[3] == 1);
  CHECK(run->of(StableKind::erm).changed[3] == 0);
  CHECK(run->candidates.size() == 5);
  const StableAnswers& stable = run->of(StableKind::stable);
  const PointIndex most = *run->most_moved(StableKind::stable);
  CHECK(most == 3);
  CHECK(lesson_says(*run, "by " + probability_text(stable.plus[3] - stable.changed[3])));
  CHECK(run->of(StableKind::erm).worst->stability == 1);
}

TEST_CASE("One row is enough: steadier and less accurate than with six rows", "[stable-page]") {
  const auto one = stable_gallery_run("one-row-is-enough");
  const auto six = stable_gallery_run("the-tie");
  CHECK(one->data->rows.rows() == six->data->rows.rows());
  CHECK(one->options.subset == 1);
  const StableAnswers& stable = one->of(StableKind::stable);
  CHECK(stable.worst->stability < six->of(StableKind::stable).worst->stability);
  CHECK(stable.excess > six->of(StableKind::stable).excess);
  CAPTURE(stable.worst->stability, stable.excess, six->of(StableKind::stable).worst->stability,
          six->of(StableKind::stable).excess);
  CHECK(lesson_says(*one, probability_text(stable.worst->stability)));
  CHECK(lesson_says(*one, probability_text(stable.excess)));
  CHECK(one->change->worst);
}

TEST_CASE("Sharper and touchier: more accurate and less steady than with the small epsilon", "[stable-page]") {
  const auto sharp = stable_gallery_run("sharper-touchier");
  const auto six = stable_gallery_run("the-tie");
  CHECK(sharp->data->rows.rows() == six->data->rows.rows());
  CHECK(sharp->options.epsilon == 2);
  const StableAnswers& stable = sharp->of(StableKind::stable);
  CHECK(stable.worst->stability > six->of(StableKind::stable).worst->stability);
  CHECK(stable.excess < six->of(StableKind::stable).excess);
  CAPTURE(stable.worst->stability, stable.excess);
  CHECK(lesson_says(*sharp, probability_text(stable.worst->stability)));
  CHECK(lesson_says(*sharp, probability_text(stable.excess)));
}
