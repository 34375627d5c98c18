// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/study/same_answer/same_answer_run.hpp"

#include <algorithm>
#include <catch2/catch.hpp>
#include <cmath>
#include <numeric>

#include "core/base/error.hpp"

using namespace littlestone;

namespace {

StabilityScenario answer_with(const char* class_text, const char* differ = "0.1") {
  StabilityScenario scenario;
  scenario.class_text = class_text;
  scenario.differ = differ;
  return scenario;
}

// Pr[Bin(m, p) = x] by its recurrence, for small m.
std::vector<double> binomial(std::uint64_t m, double p) {
  std::vector<double> law(m + 1, 0);
  law[0] = 1;
  for (std::uint64_t i = 0; i < m; ++i) {
    for (std::uint64_t x = i + 2; x-- > 1;) law[x] = law[x] * (1 - p) + law[x - 1] * p;
    law[0] *= 1 - p;
  }
  return law;
}

}  // namespace

TEST_CASE("two labs with 350 examples and one die show the numbers that are proved", "[same-answer]") {
  const auto run = compute_same_answer({});
  CHECK(run->labs[0].counts == std::vector<std::uint64_t>{14});
  CHECK(run->labs[1].counts == std::vector<std::uint64_t>{21});
  CHECK(run->apart == Approx(.102));  // of the steps at 18 alone
  CHECK(run->differ == Approx(.0980).margin(5e-5));
  CHECK(run->named == Approx(.6728).margin(5e-5));
  CHECK(to_double(run->shown.worst.bound) <= .0992);
  CHECK(to_double(run->shown.miss) == Approx(.0359).margin(5e-5));
  CHECK(to_double(run->equal.worst.bound) == Approx(.162).margin(5e-4));
  CHECK(to_double(run->equal.miss) == Approx(.0356).margin(5e-5));
  CHECK(run->most_count == 42);
  // Equal steps that keep the ceiling as it is told, .0988, and the miss of .0359.
  REQUIRE(run->price);
  CHECK(run->price->steps == 95);
  CHECK(run->price->examples == 956);
  CHECK(run->price->miss == Approx(.0358).margin(5e-5));
  CHECK(run->price->if_miss_beta == 863);
  CHECK(run->one.count == 18);
  CHECK(run->one.p == Approx(.05));
  CHECK(run->one.differ == Approx(.4996).margin(5e-5));
  CHECK(run->rule_of_thumb == Approx(1 / std::sqrt(std::acos(-1) * 35)));
  CHECK(std::accumulate(run->law.begin(), run->law.end(), 0.0) == Approx(1).margin(1e-6));
}

TEST_CASE("the curve of Same answer has the values of each world", "[same-answer]") {
  StabilityScenario scenario;
  const double expected[] = {0.7, 1.75, 3.5, 7, 10.5, 17.5, 28, 35, 42};
  const double differs[] = {.0932, .0984, .0945, .0985, .0973, .0980, .0984, .0570, .0081};
  const double names[] = {.0899, .1736, .2676, .4018, .5058, .6728, .8697, .9641, .9958};
  std::shared_ptr<const SameAnswerRun> run;
  for (std::size_t i = 0; i < 9; ++i) {
    scenario.mass = Rational(std::llround(expected[i] * 100), 35'000);
    run = compute_same_answer(scenario, {}, run);
    CHECK(run->differ == Approx(differs[i]).margin(5e-5));
    CHECK(run->named == Approx(names[i]).margin(5e-5));
    CHECK(run->differ <= to_double(run->shown.worst.bound));
  }
}

TEST_CASE("the world that is shown lies on the curve, of thresholds, too", "[same-answer]") {
  for (const char* of : {"points:16", "thresholds:3", "thresholds:4"}) {
    const auto run = compute_same_answer(answer_with(of));
    CAPTURE(of);
    CHECK(answer_world(run->shown.steps, run->hypotheses, run->boundaries.front()).differ == Approx(run->differ));
    for (const StaircasePlace& place : run->shown.curve) CHECK(place.differ <= to_double(run->shown.worst.bound));
    const StaircasePlace& middle = run->shown.curve[80];
    StabilityScenario there = answer_with(of);
    there.mass = Rational(std::llround(middle.p * 1e9), 1'000'000'000);
    CHECK(compute_same_answer(there, {}, run)->differ == Approx(middle.differ).margin(1e-6));
  }
}

TEST_CASE("a larger share keeps the examples that counted and adds some", "[same-answer]") {
  StabilityScenario scenario = answer_with("points:16", "0.2");
  std::shared_ptr<const SameAnswerRun> run;
  std::uint64_t before = 0;
  for (int percent = 0; percent <= 100; percent += 5) {
    scenario.mass = Rational(percent, 100);
    run = compute_same_answer(scenario, {}, run);
    CHECK(run->labs[0].counts.front() >= before);
    before = run->labs[0].counts.front();
    CHECK(run->die == compute_same_answer(scenario, {}, run)->die);
  }
  CHECK(before == 90);
}

TEST_CASE("what the two labs answer follows from their counts and the die", "[same-answer]") {
  StabilityScenario scenario = answer_with("thresholds:4");
  std::shared_ptr<const SameAnswerRun> run;
  for (int tenth = 0; tenth < 10; ++tenth) {
    scenario.die = Rational(tenth, 10);
    run = compute_same_answer(scenario, {}, run);
    CHECK(run->die == Approx(tenth / 10.));
    CHECK(run->shown.height(run->threshold) > run->die);
    CHECK(run->shown.height(run->threshold - 1) <= run->die);
    double apart = 0;
    for (const Step& step : run->shown.steps.steps) {
      std::size_t answers[2];
      for (std::size_t i = 0; i < 2; ++i) {
        const auto& counts = run->labs[i].counts;
        CHECK(std::is_sorted(counts.rbegin(), counts.rend()));
        answers[i] = static_cast<std::size_t>(
            std::count_if(counts.begin(), counts.end(), [&](std::uint64_t count) { return count >= step.count; }));
        if (step.count == run->threshold) CHECK(run->labs[i].answer == answers[i]);
      }
      if (answers[0] != answers[1]) apart += to_double(step.chance);
    }
    CHECK(run->apart == Approx(apart));
    // The bands are apart, and the labs differ where the die lies in one.
    double end = -1;
    bool inside = false;
    double all = 0;
    for (const DieBand& band : run->bands) {
      CHECK(band.low > end);
      CHECK(band.high > band.low);
      end = band.high;
      all += band.high - band.low;
      inside = inside || (run->die >= band.low && run->die < band.high);
    }
    CHECK(all == Approx(apart).margin(1e-12));
    CHECK(inside != run->same());
  }
  CHECK_FALSE(run->price);
}

TEST_CASE("a hundred pairs of labs differ about as often as is computed", "[same-answer]") {
  // 40 worlds of 100 pairs: the mean share is within four standard deviations of the exact one.
  StabilityScenario scenario = answer_with("points:16", "0.2");
  std::shared_ptr<const SameAnswerRun> run;
  double seen = 0;
  for (scenario.seed = 1; scenario.seed <= 40; ++scenario.seed) {
    run = compute_same_answer(scenario, {}, run);
    seen += static_cast<double>(run->pairs_differ);
  }
  const double share = seen / 4000;
  CHECK(std::abs(share - run->differ) < 4 * std::sqrt(run->differ * (1 - run->differ) / 4000));
}

TEST_CASE("how far two counts are apart is the mean over both of them", "[same-answer]") {
  const Staircase steps{30, {{2, Rational(1, 3)}, {7, Rational(2, 3)}}};
  for (const double p : {.05, .2, .6}) {
    const std::vector<double> law = binomial(30, p);
    double roots = 0;
    double differ = 0;
    for (std::size_t x = 0; x < law.size(); ++x) {
      for (std::size_t y = 0; y < law.size(); ++y) {
        const auto height = [&](std::size_t count) { return to_double(steps.height(count)); };
        roots += law[x] * law[y] * std::abs(std::sqrt(static_cast<double>(x)) - std::sqrt(static_cast<double>(y)));
        differ += law[x] * law[y] * std::abs(height(x) - height(y));
      }
    }
    const CountsApart found = counts_apart(steps, 30 * p);
    CHECK(found.roots == Approx(roots).margin(1e-10));
    CHECK(found.differ == Approx(differ).margin(1e-10));
  }
  const auto run = compute_same_answer({});
  const double worlds[] = {3, 10.5, 24.4};
  const double roots[] = {.62, .56, .55};
  const double even[] = {.096, .097, .095};
  const double equal[] = {.069, .112, .162};
  for (std::size_t i = 0; i < 3; ++i) {
    CHECK(counts_apart(run->even.steps, worlds[i]).roots == Approx(roots[i]).margin(5e-3));
    CHECK(counts_apart(run->even.steps, worlds[i]).differ == Approx(even[i]).margin(6e-4));
    CHECK(counts_apart(run->equal.steps, worlds[i]).differ == Approx(equal[i]).margin(6e-4));
  }
}

TEST_CASE("a step that is moved stays between its neighbours", "[same-answer]") {
  const Staircase steps{30, {{2, Rational(1, 3)}, {7, Rational(1, 3)}, {9, Rational(1, 3)}}};
  const auto counts = [&](std::size_t step, std::uint64_t count) {
    return Staircase{30, with_moved_step(steps, step, count)}.counts();
  };
  CHECK(counts(0, 0) == std::vector<std::uint64_t>{1, 7, 9});
  CHECK(counts(0, 9) == std::vector<std::uint64_t>{6, 7, 9});
  CHECK(counts(1, 9) == std::vector<std::uint64_t>{2, 8, 9});
  CHECK(counts(1, 1) == std::vector<std::uint64_t>{2, 3, 9});
  CHECK(counts(2, 99) == std::vector<std::uint64_t>{2, 7, 30});
}

TEST_CASE("steps by hand become a law: in their order, one a count, the last one takes the rest", "[same-answer]") {
  const auto mended = [](const char* text) { return mended_steps({30, parse_steps("steps", text)}); };
  const MendedSteps law = mended("2:1/3,7:2/3");
  CHECK(steps_text(law.steps) == steps_text(parse_steps("steps", "2:1/3,7:2/3")));
  CHECK(law.sum == 1);
  CHECK(law.merged.empty());
  const MendedSteps little = mended("9:0.4,2:0.57");
  CHECK(steps_text(little.steps) == steps_text(parse_steps("steps", "2:0.57,9:0.43")));
  CHECK(little.sum == Rational(97, 100));
  const MendedSteps twice = mended("2:1/4,7:1/4,7:1/4,9:1/2");
  CHECK(twice.merged == std::vector<std::uint64_t>{7});
  CHECK(twice.sum == Rational(5, 4));
  CHECK(steps_text(twice.steps) == steps_text(parse_steps("steps", "2:1/4,7:1/2,9:1/4")));
  for (const char* wrong : {"0:1", "31:1", "2:0,7:1", "2:1,7:1/2", "2:-1,7:2"}) {
    CAPTURE(wrong);
    CHECK_THROWS_AS(mended(wrong), InputError);
  }
}

TEST_CASE("a ceiling that is found at once is proved, and a little higher", "[same-answer]") {
  const auto known = compute_same_answer({});
  StabilityScenario hand;
  hand.shape = StepsKind::hand;
  hand.steps = "1:0.17,3:0.125,6:0.118,9:0.091,13:0.12,18:0.102,23:0.111,37:0.163";
  const auto at_once = compute_same_answer(hand, {}, known, true);
  const auto whole = compute_same_answer(hand, {}, at_once);
  CHECK(at_once->shown.coarse);
  CHECK_FALSE(at_once->even.coarse);
  CHECK_FALSE(whole->shown.coarse);
  CHECK(at_once->shown.worst.bound > whole->shown.worst.bound);
  CHECK(at_once->shown.worst.bound < whole->shown.worst.bound + Rational(1, 200));
  CHECK(at_once->shown.worst.attained <= to_double(whole->shown.worst.bound));
  CHECK(at_once->differ == whole->differ);
  // Steps that are known are not computed again.
  CHECK_FALSE(compute_same_answer({}, {}, known, true)->shown.coarse);
}

TEST_CASE("for which goals steps are shipped", "[same-answer]") {
  CHECK(shipped_steps({}).differ == std::vector<std::string>{"0.2", "0.1", "0.05"});
  CHECK(shipped_steps({}).alpha == Rational(1, 10));
  CHECK(shipped_steps(answer_with("thresholds:4")).differ == std::vector<std::string>{"0.1"});
  CHECK_THROWS_AS(shipped_steps(answer_with("cube:2")), InputError);
}

TEST_CASE("one step is a coin toss in the world where it stands", "[same-answer]") {
  StabilityScenario scenario;
  scenario.shape = StepsKind::one;
  const auto run = compute_same_answer(scenario);
  CHECK(run->differ == Approx(.4996).margin(5e-5));
  CHECK(to_double(run->shown.worst.bound) == Approx(.5).margin(1e-4));
}

TEST_CASE("what Same answer cannot run is refused by its field", "[same-answer]") {
  const auto refused = [](StabilityScenario scenario) {
    try {
      (void)compute_same_answer(scenario);
    } catch (const InputError& error) {
      return std::string(error.field());
    }
    return std::string();
  };
  CHECK(refused(answer_with("cube:2")) == "class");
  CHECK(refused(answer_with("thresholds:9")) == "class");
  CHECK(refused(answer_with("thresholds:3", "0.2")) == "differ");
  StabilityScenario hand;
  hand.shape = StepsKind::hand;
  CHECK(refused(hand) == "steps");
  hand.steps = "1:1/2,400:1/2";
  CHECK(refused(hand) == "steps");
  CHECK_THROWS_AS(compute_same_answer({}, [](const Progress&) { return Answer::stop; }), Stopped);
}
