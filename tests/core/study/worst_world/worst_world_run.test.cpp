// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/study/worst_world/worst_world_run.hpp"

#include <algorithm>
#include <catch2/catch.hpp>
#include <cmath>

#include "core/base/error.hpp"
#include "core/concept/distribution.hpp"

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

TEST_CASE("a long search tells what it knows on its way, and its end is that of one search",
          "[worst-world][stability]") {
  const StabilityScenario scenario = with_searched(worst_case("points:3"), "thresholds:4");
  std::vector<std::shared_ptr<const WorstWorldRun>> told;
  const auto run = compute_worst_world(scenario, {}, [&](const auto& so_far) { told.push_back(so_far); });
  REQUIRE_FALSE(told.empty());
  CHECK(run->complete);
  CHECK(run->work_left == 0);
  CHECK(run->seconds_left == 0);
  std::uint64_t boxes = 2'000;
  for (const auto& before : told) {
    CHECK_FALSE(before->complete);
    CHECK(before->work_left > 0);
    CHECK(before->seconds_left > 0);
    for (const auto& [early, late] :
         {std::pair(&before->g, &run->g), std::pair(&before->star, &run->star), std::pair(&before->more, &run->more)}) {
      CHECK(early->found.boxes <= boxes + 1);
      CHECK(early->found.lower <= late->found.lower);
      CHECK(early->found.upper >= late->found.upper);
      // A search that goes on has the boxes that it had.
      const std::uint64_t time = std::min(early->log.last(), late->log.last());
      CHECK(early->log.brackets[time / 2].lower == late->log.brackets[time / 2].lower);
      CHECK_FALSE(early->below[6 - 1].empty());
    }
    boxes *= 4;
  }
  // Stopped on its way: what was told stays.
  told.clear();
  const Observer stops = [&](const Progress&) { return told.empty() ? Answer::go_on : Answer::stop; };
  CHECK_THROWS_AS(compute_worst_world(scenario, stops, [&](const auto& so_far) { told.push_back(so_far); }), Stopped);
  CHECK(told.size() == 1);
}

TEST_CASE("of four points any three can be drawn", "[worst-world][stability]") {
  StabilityScenario wide = worst_case("points:4", "0");
  wide.tolerance = "0.05";
  const auto run = compute_worst_world(wide);
  const std::vector<PointIndex> other = {1, 2, 3};
  REQUIRE(run->star.face != other);
  const auto changed = with_face(run, other);
  for (const WorstSearchRun* search : {&changed->g, &changed->star, &changed->more}) CHECK(search->face == other);
  CHECK(changed->star.found.lower == run->star.found.lower);
  // Points 2, 3, 4 have the target's −: in every world on them all runs agree, and G* answers.
  for (const auto& below : changed->star.below) CHECK(below.empty());
  CHECK_FALSE(run->star.below[0].empty());
  CHECK(with_face(changed, run->star.face)->star.below == run->star.below);
  for (const std::vector<PointIndex>& wrong :
       std::vector<std::vector<PointIndex>>{{0, 1}, {0, 0, 1}, {2, 1, 0}, {1, 2, 4}, {}})
    CHECK(with_face(run, wrong) == run);
  CHECK(with_face(compute_worst_world(worst_case("points:3", "0")), other)->star.face.size() == 3);
}

TEST_CASE("another class to search brings as many levels as it needs", "[worst-world][stability]") {
  const StabilityScenario scenario = worst_case("points:3", "0");
  CHECK(with_searched(scenario, "table:11/01/00").levels == scenario.levels);
  const StabilityScenario cube = with_searched(scenario, "cube:3");
  CHECK(cube.searched == "cube:3");
  CHECK(cube.levels == std::vector<Rational>(4, Rational(1, 4)));
  CHECK(with_searched(scenario, "cube:5").levels == scenario.levels);  // is refused by the search
  CHECK_THROWS_AS(with_searched(scenario, "circles:3"), InputError);
}

TEST_CASE("the scenario of a world has its class, weights, target and learner", "[worst-world][stability]") {
  StabilityScenario asked = worst_case("thresholds:3", "2");
  asked.levels = {Rational(1, 3), Rational(1, 3), Rational(1, 3)};
  asked = with_searched(asked, "thresholds:3");
  asked.tolerance = "0.05";
  const auto run = compute_worst_world(asked);
  const Scenario scenario = scenario_of_world(*run, run->star, run->star.world);
  CHECK(scenario.class_text == "thresholds:3");
  CHECK(scenario.target == 2);
  const std::vector<double> weights = make_marginal(scenario.marginal, 3);
  for (std::size_t x = 0; x < 3; ++x) CHECK(weights[x] == run->star.world[x]);
  CHECK(scenario.constants.auxiliary == 2);
  CHECK(scenario.constants.cap == 8);
  CHECK(scenario.constants.levels == asked.levels);
  CHECK(scenario.constants.on_fail == OnFail::soa);
  CHECK(scenario_of_world(*run, run->g, run->g.world).constants.on_fail == OnFail::fail);
  CHECK(instance_of(scenario)->distribution().weights == weights);
}

TEST_CASE("a watched search halves one box in 120 ms, then 10 and then 100 a frame", "[worst-world]") {
  CHECK(halved_after(0) == 0);
  CHECK(halved_after(60) == .5);
  CHECK(halved_after(1200) == 10);
  CHECK(halved_after(1200 + 1000.0 / 60) == 20);
  CHECK(halved_after(1200 + 10 * 1000.0 / 60) == 110);
  CHECK(halved_after(1200 + 12 * 1000.0 / 60) == 310);
  CHECK(watched_ms(0) == 0);
  CHECK(watched_ms(3) == 360);
  CHECK(watched_ms(350) == Approx(1200 + 13 * 1000.0 / 60));
  for (const std::uint64_t n : {1U, 9U, 10U, 11U, 47U, 110U, 111U, 350U, 2'500U}) {
    CHECK(halved_after(watched_ms(n)) >= static_cast<double>(n));
    CHECK(halved_after(watched_ms(n) - 1000.0 / 60) < static_cast<double>(n));
  }
}
