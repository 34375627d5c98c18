// SPDX-License-Identifier: GPL-3.0-or-later
#include <catch2/catch.hpp>
#include <chrono>

#include "tests/support/source_folder.hpp"
#include "tests/ui/painted_words.test.hpp"
#include "ui/pages/homogeneous/homogeneous_page.hpp"
#include "ui/pages/homogeneous/homogeneous_scene.hpp"

using namespace littlestone;
using namespace littlestone::ui;

namespace {

HomogeneousShown shown_of(const LowerBoundScenario& scenario) {
  const auto run = compute_lower_bound(scenario, std::chrono::milliseconds(300), {});
  return {run, std::make_shared<const HomogeneousFacts>(homogeneous_facts(*run, std::nullopt, std::nullopt))};
}

LowerBoundScenario line_case(const char* learner, LinePoint domain, std::size_t examples, const Rational& tolerance) {
  LowerBoundScenario scenario;
  scenario.page = "homogeneous";
  scenario.learner = learner;
  scenario.domain = domain;
  scenario.examples = examples;
  scenario.tolerance = tolerance;
  return scenario;
}

LowerBoundScenario shipped_powers() {
  return read_lower_bound_file(support::source_folder() +
                               "/resources/scenarios/lower-bound/regular-in-spite-of-itself.json");
}

std::vector<LowerBoundScenario> homogeneous_cases() {
  LowerBoundScenario forced = shipped_powers();
  forced.forced = {32, 4096};
  LowerBoundScenario off = shipped_powers();
  off.sample = {4, 64, 5000, 9000};  // two of them are no points of X′
  LowerBoundScenario powers = line_case("em:1", LinePoint{1} << 40, 2, Rational(1, 10));
  powers.points = "powers";
  return {shipped_powers(),
          forced,
          off,
          powers,
          line_case("erm-mid", 4, 2, Rational(1, 10)),
          line_case("erm-left", 6, 4, Rational(1, 10)),
          line_case("erm-uniform", 20, 2, Rational(1, 5)),
          line_case("coins:3", 70, 8, Rational(1, 800)),  // 0 and 2γ stand close together
          line_case("coins:3", 300, 8, Rational(1, 100))};
}

int last_step(const HomogeneousShown& shown) { return HomogeneousMoment::trials(shown.facts->candidates.size()) + 3; }

Spot handle(const ScenePicture& picture, std::int32_t place) {
  for (const Spot& spot : test::painted_spots(picture, {728, 600}))
    if (spot.act == Spot::Act::drag && spot.place == place) return spot;
  FAIL("no such handle");
  return {};
}

}  // namespace

TEST_CASE("Words of Homogeneous lie within the picture and over no others", "[homogeneous]") {
  int which = 0;
  for (const LowerBoundScenario& scenario : homogeneous_cases()) {
    HomogeneousShown shown = shown_of(scenario);
    const int last = last_step(shown);
    for (const bool one_colour : {false, true}) {
      shown.one_colour = one_colour;
      for (const int step : {0, last / 2, last - 1, last}) {
        for (const QSize size : {QSize(728, 600), QSize(728, 400), QSize(1000, 640)}) {
          CAPTURE(which, one_colour, step, size.width(), size.height());
          CHECK(test::misplaced_words(homogeneous_picture(shown, step, 1), size) == "");
        }
      }
    }
    const ScenePicture colour = colour_picture(shown.facts, true);
    CAPTURE(which);
    if (!shown.facts->five.empty()) CHECK(test::misplaced_words(colour, colour.natural_size().toSize()) == "");
    ++which;
  }
}

TEST_CASE("Every example of S and of S′ is a handle at its place on the line", "[homogeneous]") {
  for (const LowerBoundScenario& scenario : homogeneous_cases()) {
    const HomogeneousShown shown = shown_of(scenario);
    const LinePoint domain = scenario.domain;
    const ScenePicture picture = homogeneous_picture(shown, last_step(shown), 1);
    for (std::size_t i = 0; i < scenario.examples; ++i) {
      for (const bool second : {false, true}) {
        const auto place = static_cast<std::int32_t>(i) + (second ? homogeneous_moved : 0);
        const LinePoint x = (second ? shown.facts->moved : shown.facts->sample)[i];
        CAPTURE(domain, i, second);
        CHECK(handle(picture, place).grab->here == Approx(place_on_line(x, domain)).margin(1e-9));
        CHECK(point_at(place_on_line(x, domain), domain) == x);
      }
    }
  }
}

TEST_CASE("An example of S is dragged to the nearest point of X′, and with Alt to any point", "[homogeneous]") {
  HomogeneousPage page{homogeneous_page()};
  std::vector<LowerBoundScenario> edits;
  QObject::connect(&page, &HomogeneousPage::edited, &page,
                   [&](const ChapterScenario& edited, int) { edits.push_back(std::get<LowerBoundScenario>(edited)); });
  const HomogeneousShown shown = shown_of(shipped_powers());
  page.take(shown.run);
  const Spot spot = handle(homogeneous_picture(shown, 0, 1), 1);
  for (const bool alt : {false, true}) {
    for (const Drag::Phase phase : {Drag::Phase::begin, Drag::Phase::end})
      page.take_drag({spot, phase, spot.rect.center() + QPointF(80, 0), QRectF(0, 0, 728, 600), alt});
  }
  REQUIRE(edits.size() == 2);
  const std::vector<LinePoint>& set = shown.run->set.points;
  CHECK(std::binary_search(set.begin(), set.end(), edits[0].sample[1]));
  CHECK_FALSE(std::binary_search(set.begin(), set.end(), edits[1].sample[1]));
}

TEST_CASE("The example that moves comes from its place in S", "[homogeneous]") {
  const HomogeneousShown shown = shown_of(shipped_powers());
  const int moves = last_step(shown) - 1;
  const auto cell = [&](double phase) {
    const Scene scene = homogeneous_picture(shown, moves, phase).scene({728, 600});
    for (const Mark& mark : scene.marks)
      if (mark.key == QStringLiteral("example")) return std::get<LabelCell>(mark.shape).rect.center().x();
    FAIL("no such cell");
    return 0.0;
  };
  const auto mover = static_cast<std::int32_t>(shown.facts->mover);
  const ScenePicture picture = homogeneous_picture(shown, moves, 1);
  CHECK(cell(0) == Approx(handle(picture, mover).rect.center().x()));
  CHECK(cell(1) == Approx(handle(picture, mover + homogeneous_moved).rect.center().x()));
  CHECK(cell(0.5) > cell(0));
  CHECK(cell(0.5) < cell(1));
}
