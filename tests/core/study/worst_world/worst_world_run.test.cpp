// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/study/worst_world/worst_world_run.hpp"

#include <algorithm>
#include <catch2/catch.hpp>
#include <cmath>

#include "core/base/error.hpp"

using namespace littlestone;

namespace {

StabilityScenario worst_case(const std::string& searched, const std::string& labelled = "all", std::uint64_t n = 2) {
  StabilityScenario scenario;
  scenario.page = "worst-world";
  scenario.searched = searched;
  scenario.labelled = labelled;
  scenario.auxiliary = n;
  return scenario;
}

const WorstWorldRun& default_worst() {
  static const auto run = compute_worst_world(worst_case("points:3", "0"));
  return *run;
}

double chance_of(const WorldChances& chances, const std::string& labels) {
  for (const WorldAnswer& answer : chances.answers) {
    if (answer.labels.to_string() == labels) return answer.chance;
  }
  return 0;
}

/// The area of polygons, as a share of all worlds on three points.
double area(const std::vector<std::vector<WorldPlace>>& polygons) {
  double twice = 0;
  for (const auto& polygon : polygons) {
    for (std::size_t i = 0; i < polygon.size(); ++i) {
      const WorldPlace& a = polygon[i];
      const WorldPlace& b = polygon[(i + 1) % polygon.size()];
      twice += a.first * b.second - b.first * a.second;
    }
  }
  return std::abs(twice);
}

std::string refused_field(const StabilityScenario& scenario) {
  try {
    (void)compute_worst_world(scenario);
  } catch (const InputError& error) {
    return error.field();
  }
  return "";
}

}  // namespace

TEST_CASE("three points: G is worst where one point is all there is, G* on a rare point, whatever n",
          "[worst-world][stability]") {
  const WorstWorldRun& run = default_worst();
  CHECK(run.dimension == 1);
  CHECK(run.searched_all);
  CHECK(run.lists.lower == 2);
  CHECK(run.proved == Approx(.13333).margin(5e-6));
  CHECK(run.proved_paper == Approx(9.8e-4).epsilon(.005));
  // stability.md §4: min F(G) ≤ w_0 on a point mass, and here it is that.
  CHECK(run.g.found.upper == Approx(.4).margin(1e-6));
  CHECK(run.g.found.lower >= .39 - 1e-9);
  for (const double corner : run.g.corners) CHECK(corner == Approx(.4).margin(1e-12));
  CHECK(run.g.there.fail == Approx(.6).margin(1e-12));
  CHECK(std::count_if(run.g.world.begin(), run.g.world.end(), [](double w) { return w > 0; }) == 1);
  // Two outputs: exactly 1/2; one rare point, z(1 − .3(1 − (z² + (1−z)²)²)) = 1/2 at z = .635756 = (1 − p)^n.
  for (const WorstSearchRun* search : {&run.star, &run.more}) {
    const double n = static_cast<double>(search->problem.learner.auxiliary);
    CHECK(search->found.upper == Approx(.5).margin(2e-5));
    CHECK(search->found.lower >= .49 - 1e-9);
    CHECK(search->world[0] == Approx(1 - std::pow(.635756, 1 / n)).margin(2e-6));
    CHECK(search->world[2] == 0);
    CHECK(search->there.answers.size() == 2);
    CHECK(search->there.most == Approx(.5).margin(1e-5));
    for (const double corner : search->corners) CHECK(corner == Approx(1).margin(1e-12));
  }
  CHECK(run.more.problem.learner.auxiliary == 10);
  CHECK(run.more.problem.learner.cap == 40);
}

TEST_CASE("the chances of a world are the exact ones", "[worst-world][stability]") {
  const WorstWorldRun& run = default_worst();
  const PointWeights world = grid_marginal({.2, .8, 0}, 3);
  const WorldChances g = chances_at(run.g, world);
  CHECK(chance_of(g, "+--") == Approx(21161106.0 / 48828125).margin(1e-9));
  CHECK(chance_of(g, "---") == Approx(19149344.0 / 48828125).margin(1e-9));
  CHECK(g.fail == Approx(.1744).margin(5e-5));
  const WorldChances star = chances_at(run.star, world);
  CHECK(chance_of(star, "+--") == Approx(24227469.0 / 48828125).margin(1e-9));
  CHECK(chance_of(star, "---") == Approx(24600656.0 / 48828125).margin(1e-9));
  CHECK(star.fail == 0);
  CHECK(star.most == star.answers.front().chance);
  CHECK(star.answers.front().loss == Approx(.2));
  const auto four = compute_worst_world(worst_case("points:3", "0", 4));
  const PointWeights other = grid_marginal({.1, .9, 0}, 3);
  CHECK(chance_of(chances_at(four->g, other), "+--") == Approx(.4193316975).margin(1e-9));
  CHECK(chance_of(chances_at(four->g, other), "---") == Approx(.4000026243).margin(1e-9));
  CHECK(chance_of(chances_at(four->star, other), "+--") == Approx(.4814626243).margin(1e-9));
  CHECK(four->star.world[0] == Approx(.1071).margin(5e-5));
}

TEST_CASE("the boxes of a search fill all worlds, and its last bracket is the answer's", "[worst-world][stability]") {
  const WorstWorldRun& run = default_worst();
  for (const WorstSearchRun* search : {&run.g, &run.star, &run.more}) {
    const WorstSearchLog& log = search->log;
    REQUIRE(log.whole);
    CHECK(log.brackets.back().lower == search->found.lower);
    CHECK(log.brackets.back().upper == search->found.upper);
    double before = 0;
    for (const std::uint64_t time :
         {std::uint64_t{0}, std::uint64_t{1}, std::uint64_t{37}, search->shown, log.last()}) {
      CAPTURE(time);
      double filled = 0;
      std::uint64_t there = 0;
      double least = 1;
      for (const WorstSearchLog::LoggedBox& box : log.boxes) {
        if (!box.there(time)) continue;
        ++there;
        least = std::min(least, box.bound);
        filled += area({box_on_face(*search, box.box)});
      }
      CHECK(filled == Approx(1).margin(1e-9));
      const WorstSearchLog::Count count = log.count(time);
      CHECK(count.open + count.closed == there);
      const WorstSearchLog::Bracket bracket = search->bracket(time);
      CHECK(std::min(least, bracket.upper) == bracket.lower);
      CHECK(bracket.lower >= before);
      before = bracket.lower;
      CHECK(log.next(time).has_value() == (time < log.last()));
    }
    CHECK(log.count(log.last()).open == 0);
  }
  CHECK(run.star.shown == 350);
  const WorstSearchLog::Count count = run.star.log.count(350);
  CHECK(count.open + count.closed == 351);
  CHECK(run.star.bracket(350).lower == Approx(.465).margin(2e-3));
}

TEST_CASE("levels of the tones lie in each other and follow the chances", "[worst-world][stability]") {
  const WorstWorldRun& run = default_worst();
  CHECK(tone_of(.4) == 0);
  CHECK(tone_of(.52) == 1);
  CHECK(tone_of(.69) == 3);
  CHECK(tone_of(1) == 6);
  double before = 0;
  for (std::size_t level = 0; level < tone_levels.size(); ++level) {
    const double here = area(run.star.below[level]);
    CHECK(here > before);
    CHECK(here < 1);
    before = here;
  }
  // A share of sampled worlds, with a mesh of its own.
  std::size_t less = 0;
  std::size_t all = 0;
  for (double a = .0125; a < 1; a += .025) {
    for (double b = .0125; a + b < 1; b += .025) {
      ++all;
      if (chances_at(run.star, grid_marginal({a, b, 1 - a - b}, 3)).most < .62) ++less;
    }
  }
  CHECK(area(run.star.below[2]) == Approx(static_cast<double>(less) / static_cast<double>(all)).margin(.03));
  // The valley where both answers tie is thinner than the mesh, and whole.
  CHECK(run.more.below[0].size() == 2);
  REQUIRE(run.star.regions.size() == 3);
  CHECK(run.star.regions[0].labels.to_string() == "+--");
  CHECK(run.star.regions[1].labels.to_string() == "---");
}

TEST_CASE("an example of a box is open, and its corner is what the corner bound says", "[worst-world][stability]") {
  const WorstSearchRun& star = default_worst().star;
  REQUIRE(star.example);
  const WorstSearchLog::LoggedBox& box = star.log.boxes[star.example->box];
  CHECK(box.halved != WorstSearchLog::never);
  CHECK(star.example->corner == corner_bound(star, box.box));
  CHECK(std::floor(star.example->corner * 100) == 41);
  CHECK(star.example->goal == Approx(.49).margin(1e-6));
  CHECK(box.bound < star.example->goal);
}

TEST_CASE("near a tie the hand stands in it, elsewhere where it is", "[worst-world][stability]") {
  const WorstSearchRun& star = default_worst().star;
  const WorldChances tie = chances_at(star, at_tie(star, grid_marginal({.21, .79, 0}, 3), .02));
  CHECK(tie.answers[0].chance - tie.answers[1].chance < 1e-6);
  const PointWeights middle = grid_marginal({1, 1, 1}, 3);
  CHECK(at_tie(star, middle, .02) == middle);
  const auto box = box_around(star, star.shown, middle);
  REQUIRE(box);
  for (std::size_t x = 0; x < 3; ++x) {
    CHECK(star.log.boxes[*box].box.low[x] <= middle[x]);
    CHECK(star.log.boxes[*box].box.high[x] >= middle[x]);
  }
}

TEST_CASE("classes on one, two and four points have their picture", "[worst-world][stability]") {
  const auto one = compute_worst_world(worst_case("cube:1"));
  CHECK(one->g.found.lower == Approx(.4).margin(1e-12));
  CHECK(one->star.found.upper == Approx(1).margin(1e-12));
  CHECK(one->star.face == std::vector<PointIndex>{0});
  const auto two = compute_worst_world(worst_case("table:11/01/00"));
  CHECK(two->star.found.upper == Approx(.5).margin(1e-4));
  CHECK(two->star.face == std::vector<PointIndex>{0, 1});
  for (const auto& interval : two->star.below[0]) CHECK(interval.size() == 2);
  StabilityScenario wide = worst_case("points:4", "0");
  wide.tolerance = "0.05";
  const auto four = compute_worst_world(wide);
  CHECK(four->star.found.upper == Approx(.5).margin(1e-4));
  CHECK(four->star.face.size() == 3);
  CHECK(four->star.world[0] == Approx(.2027).margin(1e-4));
}

TEST_CASE("only good answers count where the loss is small", "[worst-world][stability]") {
  StabilityScenario scenario = worst_case("points:3", "0", 1);
  scenario.loss = Rational(1, 5);
  const auto run = compute_worst_world(scenario);
  CHECK(run->star.found.upper == Approx(.332).margin(.01));  // stability.md §4: .3290 and above, to the tolerance
  CHECK(run->star.found.lower <= .3291);
}

TEST_CASE("what cannot be searched is refused with its field", "[worst-world][stability]") {
  CHECK(refused_field(worst_case("points:5")) == "searched");
  CHECK(refused_field(worst_case("circles:3")) == "searched");
  CHECK(refused_field(worst_case("points:3", "3")) == "labelled");
  StabilityScenario levels = worst_case("points:3");
  levels.levels = {1};
  CHECK(refused_field(levels) == "levels");
  int asked = 0;
  CHECK_THROWS_AS(compute_worst_world(worst_case("points:3", "0"),
                                      [&](const Progress&) { return ++asked > 40 ? Answer::stop : Answer::go_on; }),
                  Stopped);
}
