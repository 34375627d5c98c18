// SPDX-License-Identifier: GPL-3.0-or-later
// The picture of What follows: what it writes, and what a hand on it reads.
#include <algorithm>
#include <catch2/catch.hpp>
#include <chrono>
#include <set>
#include <vector>

#include "tests/ui/painted_words.test.hpp"
#include "ui/pages/what_follows/what_follows_page.hpp"
#include "ui/pages/what_follows/what_follows_scene.hpp"

using namespace littlestone;
using namespace littlestone::ui;

namespace {

/// The first stairs of a form: of 4 examples, the scenario's own, then of 2, 6 and 8.
WhatFollowsFacts first_stairs(ConsequenceForm form) {
  constexpr std::size_t steps = 4;
  WhatFollowsFacts known;
  LowerBoundScenario scenario;
  scenario.form = form;
  try {
    work_out(
        scenario, [&](const Progress&) { return known.stairs.size() < steps ? Answer::go_on : Answer::stop; },
        [&](const WhatFollowsFacts& facts) { known = facts; });
  } catch (const Stopped&) {
  }
  REQUIRE(known.stairs.size() == steps);
  return known;
}

/// The same of a tower of this height.
std::shared_ptr<const WhatFollowsFacts> of_height(const WhatFollowsFacts& known, unsigned height) {
  auto facts = std::make_shared<WhatFollowsFacts>(known);
  facts->scenario.height = height;
  return facts;
}

}  // namespace

TEST_CASE("Words of What follows lie within the picture and over no others", "[what-follows]") {
  for (const ConsequenceForm form : {ConsequenceForm::sample, ConsequenceForm::law, ConsequenceForm::dimension}) {
    WhatFollowsFacts known = first_stairs(form);
    for (const bool complete : {false, true}) {
      known.complete = complete;
      for (const unsigned height : {1U, 3U, 4U, 8U, 9U, 15U, 24U, 33U, 40U}) {
        const auto facts = of_height(known, height);
        const int m = static_cast<int>(logarithms_of(facts->scenario));
        for (const int step : {0, 1, m, m + 1, m + 2, m + 3, m + 5, m + 12}) {
          for (const QSize size : {QSize(728, 600), QSize(728, 486), QSize(1100, 800)}) {
            CAPTURE(static_cast<int>(form), complete, height, step, size.width(), size.height());
            CHECK(test::misplaced_words(what_follows_picture(facts, step, 1), size) == "");
          }
        }
        CHECK(test::misplaced_words(heights_picture(facts->scenario), QSize(256, 138)) == "");
      }
    }
  }
}

TEST_CASE("A hand on the tower reads its tiles and one on the stairs a height", "[what-follows]") {
  const WhatFollowsFacts known = first_stairs(ConsequenceForm::sample);
  for (const unsigned height : {1U, 2U, 9U, 23U, 24U, 25U, 40U}) {
    const ScenePicture picture = what_follows_picture(of_height(known, height), 0, 1);
    for (const QSize size : {QSize(728, 600), QSize(728, 486), QSize(1456, 1200)}) {
      CAPTURE(height, size.width(), size.height());
      std::set<std::int32_t> handles;
      for (const Spot& spot : test::painted_spots(picture, size)) {
        if (spot.act != Spot::Act::drag) continue;
        handles.insert(spot.place);
        REQUIRE(spot.grab);
        CHECK(spot.grab->here == Approx(height).margin(1e-9));
        CHECK(spot.grab->value(spot.rect.center()) == Approx(height).margin(1e-9));
        if (spot.place == tower_handle) {
          CHECK(spot.grab->field == "height");
          CHECK(spot.grab->value(QPointF(0, -5000)) == 40.5);
          CHECK(spot.grab->value(QPointF(0, 5000)) == 1);
        } else {
          CHECK(spot.grab->value(QPointF(-100, 0)) == 1);
          CHECK(spot.grab->value(QPointF(5000, 0)) == std::max(24U, height));
        }
      }
      CHECK(handles == std::set<std::int32_t>{tower_handle, stairs_handle});
    }
  }
}

TEST_CASE("The tower's top and the ring on the stairs set the height", "[what-follows]") {
  WhatFollowsPage page(what_follows_page());
  std::vector<LowerBoundScenario> edits;
  std::vector<int> drags;
  QObject::connect(&page, &ui::LowerBoundPage::edited, &page, [&](const ChapterScenario& edit, int drag) {
    edits.push_back(std::get<LowerBoundScenario>(edit));
    drags.push_back(drag);
  });
  page.take(compute_lower_bound({}, std::chrono::milliseconds(0), {}));
  const ScenePicture picture = what_follows_picture(page.facts(), 0, 1);
  const auto drag = [&](std::int32_t place, Drag::Phase phase, QPointF at) {
    Drag moved;
    for (const Spot& spot : test::painted_spots(picture, {728, 600}))
      if (spot.act == Spot::Act::drag && spot.place == place) moved.handle = spot;
    moved.phase = phase;
    moved.at = at;
    page.take_drag(moved);
  };
  // Nine tiles of 20 px on a foot at 198 px; heights to 24 on 472 px from 64 px on.
  drag(tower_handle, Drag::Phase::begin, {51, 28});
  CHECK(edits.empty());
  drag(tower_handle, Drag::Phase::move, {51, 99});
  drag(tower_handle, Drag::Phase::end, {51, -2000});
  drag(stairs_handle, Drag::Phase::begin, {241, 400});
  drag(stairs_handle, Drag::Phase::end, {300, 20});
  REQUIRE(edits.size() == 3);
  CHECK(edits[0].height == 5);
  CHECK(edits[1].height == 40);
  CHECK(edits[2].height == 12);
  CHECK(edits[2].tower_examples == LowerBoundScenario().tower_examples);  // the stairs are not known yet
  CHECK(drags[0] == drags[1]);
  CHECK(drags[1] != drags[2]);
}

TEST_CASE("The scene of What follows is a function of its facts", "[what-follows]") {
  const auto facts = of_height(first_stairs(ConsequenceForm::sample), 9);
  const Scene scene = what_follows_scene(*facts, 20, {728, 600});
  CHECK(scene == what_follows_scene(*facts, 20, {728, 600}));
  CHECK(scene.says.contains(QString::number(facts->here()->height(ConsequenceForm::sample))));
  // Nine tiles in each of the five towers; each step takes away one more, which stays dashed.
  std::size_t tiles = 0;
  std::size_t gone = 0;
  for (const Mark& mark : scene.marks) {
    if (!mark.key.startsWith(QStringLiteral("tile")) || mark.key.endsWith(u'=')) continue;
    ++tiles;
    gone += mark.stroke.dash > 0 ? 1 : 0;
  }
  CHECK(tiles == 45);
  CHECK(gone == 0 + 1 + 2 + 3 + 4);
}
