// SPDX-License-Identifier: GPL-3.0-or-later
#include <QtTest>
#include <catch2/catch.hpp>
#include <chrono>
#include <set>

#include "tests/ui/painted_words.test.hpp"
#include "ui/pages/gap/gap_page.hpp"
#include "ui/pages/gap/gap_scene.hpp"
#include "ui/words/numbers.hpp"

using namespace littlestone;
using namespace littlestone::ui;

namespace {

LowerBoundScenario gap_case(const std::string& learner, std::size_t examples, const Rational& alpha = Rational(1, 16)) {
  LowerBoundScenario scenario;
  scenario.learner = learner;
  scenario.examples = examples;
  scenario.domain = 30;
  scenario.alpha = alpha;
  return scenario;
}

std::vector<LowerBoundScenario> gap_cases() {
  return {LowerBoundScenario{},   gap_case("coins:1", 4),      gap_case("erm-left", 8),
          gap_case("erm-mid", 2), gap_case("constant:0.5", 6), gap_case("coins:3", 4, Rational(1, 4)),
          gap_case("erm-left", 6)};
}

std::shared_ptr<const LowerBoundRun> gap_run(const LowerBoundScenario& scenario) {
  return compute_lower_bound(scenario, std::chrono::milliseconds(0), compared_learners(scenario));
}

int last_step(const LowerBoundRun& run) { return static_cast<int>(run.scenario.examples) + 5; }

}  // namespace

TEST_CASE("Words of Gap lie within the picture and over no others", "[gap]") {
  int which = 0;
  for (const LowerBoundScenario& scenario : gap_cases()) {
    const auto run = gap_run(scenario);
    const int m = static_cast<int>(scenario.examples);
    for (const int step : {0, m, m + 1, m + 2, m + 3, m + 5}) {
      for (const QSize size : {QSize(728, 600), QSize(728, 404), QSize(900, 700)}) {
        CAPTURE(which, step, size.width(), size.height());
        CHECK(test::misplaced_words(gap_picture(run, step, 1, false), size) == "");
      }
    }
    for (const bool solved : {false, true})
      CHECK(test::misplaced_words(flattest_picture(run, solved), QSize(256, 92)) == "");
    ++which;
  }
}

TEST_CASE("A hand on a step of the staircase reads the probability at its place", "[gap]") {
  const auto run = gap_run(LowerBoundScenario{});
  const std::vector<double>& p = run->gap->probabilities;
  const ScenePicture picture = gap_picture(run, last_step(*run), 1, false);
  for (const QSize size : {QSize(728, 600), QSize(728, 404), QSize(1456, 1200)}) {
    std::set<std::int32_t> handles;
    std::set<std::int32_t> cards;
    for (const Spot& spot : test::painted_spots(picture, size)) {
      if (spot.act == Spot::Act::choose) cards.insert(spot.place);
      if (spot.act != Spot::Act::drag) continue;
      handles.insert(spot.place);
      const auto i = static_cast<std::size_t>(spot.place);
      REQUIRE(spot.grab);
      CHECK(spot.grab->field == "learner");
      CHECK(spot.grab->here == Approx(p[i]).margin(1e-9));
      CHECK(spot.grab->value(spot.rect.center()) == Approx(p[i]).margin(1e-9));
      CHECK(spot.grab->value(QPointF(0, -100)) == 1);
      CHECK(spot.grab->value(QPointF(0, 5000)) == 0);
      CHECK(spot.kin == Kin::of_point(static_cast<PointIndex>(spot.place)));
    }
    CHECK(handles.size() == p.size());
    // The other learners have room in the higher pictures alone.
    CHECK(cards.size() == (size.height() > 500 ? run->others.size() : std::size_t{0}));
  }
}

TEST_CASE("The scene of Gap holds the numbers of its run", "[gap]") {
  for (const LowerBoundScenario& scenario : gap_cases()) {
    const auto run = gap_run(scenario);
    REQUIRE(run->gap);
    const Scene scene = gap_scene(*run, last_step(*run), false, {728, 600});
    CHECK(scene == gap_scene(*run, last_step(*run), false, {728, 600}));
    QString written;
    std::size_t cells = 0;
    for (const Mark& mark : scene.marks) {
      if (const auto* words = std::get_if<Text>(&mark.shape)) written += words->markup + u'\n';
      if (std::holds_alternative<LabelCell>(mark.shape)) ++cells;
    }
    CHECK(cells == scenario.examples);
    CHECK(written.contains(told_probability(run->gap->empirical_loss)));
    if (run->gap->step > 0) CHECK(written.contains(told_probability(run->gap->step)));
    for (const ComparedLearner& other : run->others) CHECK(written.contains(QString::fromStdString(other.name)));
    CHECK(scene.says.contains(told_probability(run->gap->empirical_loss)));
  }
}
