// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/stability/worst_world.hpp"

#include <catch2/catch.hpp>

#include "core/base/error.hpp"
#include "core/concept/families.hpp"
#include "core/random/engine.hpp"
#include "core/tournament/vote_law.hpp"

using namespace littlestone;

namespace {

// The sharp constants of their time: levels and pairs of blocks of each dimension, as the table of values has them.
WorstProblem problem_of(const ConceptClass& concept_class, std::uint64_t n, OnFail on_fail) {
  SoaAutomaton soa(concept_class);
  const auto read = [](const std::vector<const char*>& texts) {
    std::vector<Rational> levels;
    for (const char* text : texts) levels.push_back(parse_rational("levels", text));
    return levels;
  };
  WorstProblem problem;
  problem.learner.auxiliary = n;
  problem.learner.on_fail = on_fail;
  switch (soa.dimension(SoaAutomaton::start())) {
    case 1:
      problem.learner.levels = read({"0.4", "0.6"});
      problem.learner.cap = 4 * n;
      break;
    case 2:
      problem.learner.levels = read({"0.300137", "0.307540", "0.392323"});
      problem.learner.cap = 16 * n;
      break;
    default:
      problem.learner.levels = read({"0.112156", "0.190094", "0.184372", "0.513378"});
      problem.learner.cap = 40 * n;
  }
  return problem;
}

WorstOptions within_tolerance(const char* tolerance, unsigned threads = 1) {
  WorstOptions options;
  options.tolerance = parse_rational("tolerance", tolerance);
  options.threads = threads;
  return options;
}

// max over the counted f of Pr[f] by the law of the vote: code of its own.
double most_frequent(const ConceptClass& concept_class, const WorstProblem& problem, HypothesisIndex target,
                     const std::vector<double>& weights) {
  SoaAutomaton soa(concept_class);
  const Distribution distribution{weights, concept_class.row(target)};
  const auto law = exact_vote_law(soa, distribution, problem.learner);
  REQUIRE(law);
  double most = 0;
  for (const PredictorMass& one : law->predictors) {
    if (problem.alpha && population_loss(one.labels, distribution) > to_double(*problem.alpha)) continue;
    most = std::max(most, one.probability);
  }
  return most;
}

struct Row {
  const char* name;
  std::uint64_t n;
  OnFail on_fail;
  double lower, upper;  // of the table: the least, over all targets, lies between
  const char* tolerance;
};

void check_row(const Row& row) {
  const ConceptClass concept_class = make_class(row.name);
  const WorstProblem problem = problem_of(concept_class, row.n, row.on_fail);
  const WorstWorld found = find_worst_world(concept_class, problem, within_tolerance(row.tolerance));
  CAPTURE(row.name, row.n, row.on_fail == OnFail::soa, found.lower, found.upper);
  CHECK(found.exact);
  CHECK(found.upper - found.lower <= std::stod(row.tolerance));
  // Two brackets of one number meet; the table's ends have 4 digits.
  CHECK(found.lower <= row.upper + 5e-5);
  CHECK(found.upper >= row.lower - 5e-5);
  CHECK(found.upper <= row.upper + std::stod(row.tolerance));
  // The incumbent has the value that it is said to have.
  CHECK(most_frequent(concept_class, problem, found.target, found.weights) ==
        Approx(found.upper).epsilon(0).margin(1e-9));
  CHECK(found.best.front().probability == found.upper);
}

}  // namespace

TEST_CASE("where one predictor always comes the search names a marginal all the same", "[stability][worst-world]") {
  const ConceptClass one = make_class("table:011");
  WorstProblem problem;
  problem.learner = {2, 8, {1}};
  const WorstWorld found = find_worst_world(one, problem, {});
  CHECK(found.upper == 1);
  CHECK(found.lower > .99);
  double sum = 0;
  for (const double weight : found.weights) sum += weight;
  CHECK(sum == 1);
}

TEST_CASE("the worst worlds of G and G* are those of the table", "[stability]") {
  const auto fail = OnFail::fail;
  const auto soa = OnFail::soa;
  for (const Row& row : std::vector<Row>{
           {"points:3", 2, fail, .398, .4, "0.005"},
           {"points:3", 4, fail, .398, .4, "0.01"},
           {"points:3", 10, fail, .398, .4, "0.01"},
           {"points:3", 2, soa, .5, .5, "0.005"},
           {"points:3", 4, soa, .5, .5, "0.005"},
           {"points:3", 10, soa, .498, .5, "0.01"},
           {"table:11/01/00", 2, fail, .3998, .4, "0.0002"},
           {"table:11/01/00", 10, fail, .3998, .4, "0.0002"},
           {"table:11/01/00", 10, soa, .4998, .5, "0.0002"},
           {"thresholds:3", 2, fail, .398, .4, "0.005"},
           {"thresholds:3", 4, soa, .5, .5, "0.005"},
           {"cube:2", 2, fail, .2999, .3002, "0.001"},
           {"cube:2", 10, fail, .2999, .3002, "0.001"},
           {"cube:2", 2, soa, .4904, .4905, "0.0001"},
           {"cube:2", 4, soa, .4999, .5, "0.0001"},
           {"cube:2", 10, soa, .4999, .5, "0.0001"},
           {"table:111/011/001/000", 4, fail, .298, .3002, "0.01"},
           {"table:111/011/001/000", 2, soa, .4879, .4899, "0.005"},
           {"table:111/011/001/000", 4, soa, .498, .5, "0.01"},
           {"thresholds:4", 2, fail, .2531, .2581, "0.01"},
           {"thresholds:4", 2, soa, .3071, .3121, "0.01"},
           {"cube:3", 2, fail, .107, .1122, "0.01"},
       }) {
    check_row(row);
  }
}

TEST_CASE("the worst worlds that take longer are those of the table, too", "[.long][stability]") {
  const auto fail = OnFail::fail;
  const auto soa = OnFail::soa;
  for (const Row& row : std::vector<Row>{
           {"cube:3", 4, fail, .107, .1122, "0.006"},
           {"cube:3", 2, soa, .2588, .2638, "0.005"},
           {"cube:3", 4, soa, .2672, .2721, "0.005"},
           {"cube:3", 10, soa, .254, .2742, "0.01"},
           {"thresholds:4", 2, fail, .2531, .2581, "0.005"},
           {"thresholds:4", 4, fail, .248, .2581, "0.01"},
           {"thresholds:4", 2, soa, .3071, .3121, "0.005"},
           {"thresholds:4", 4, soa, .3071, .3121, "0.01"},
           {"points:3", 40, soa, .5, .5, "0.01"},
       }) {
    check_row(row);
  }
}

TEST_CASE("G* on points:N has the worst world 1/2, which no learner passes", "[stability]") {
  for (const auto& [name, n, tolerance] : {std::tuple("points:3", 1, "0.01"),
                                           {"points:3", 4, "0.002"},
                                           {"points:4", 1, "0.03"},
                                           {"points:4", 2, "0.03"}}) {
    const ConceptClass concept_class = make_class(name);
    WorstProblem problem = problem_of(concept_class, static_cast<std::uint64_t>(n), OnFail::soa);
    problem.target = 0;  // all are alike
    const WorstWorld found = find_worst_world(concept_class, problem, within_tolerance(tolerance));
    CAPTURE(name, n, found.lower, found.upper);
    CHECK(found.exact);
    CHECK(found.lower <= .5);
    CHECK(found.upper >= .5);  // two predictors share 1
    CHECK(found.upper < .5001);
  }
}

TEST_CASE("where only good predictors count, the worst is that of the table", "[stability]") {
  const ConceptClass points = make_class("points:3");
  WorstProblem problem = problem_of(points, 4, OnFail::soa);
  problem.alpha = Rational(1, 5);
  const WorstWorld half = find_worst_world(points, problem, within_tolerance("0.01"));
  CHECK(half.lower <= .5);
  CHECK(half.upper == Approx(.5).epsilon(0).margin(.001));
  CHECK(half.exact);
  // (1 − α)ⁿ > ½ is too few examples. Where the target's point is just heavier than α, "all −" is bad, and c is left with
  // 1 − F_∅; one other point makes the most of it: a = b = (1 − α)ⁿ in the formula of stability.md §4.
  for (const std::uint64_t n : {1U, 2U}) {
    problem = problem_of(points, n, OnFail::soa);
    problem.alpha = Rational(1, 5);
    problem.target = 0;
    const WorstWorld found = find_worst_world(points, problem, within_tolerance("0.002"));
    const double a = n == 1 ? .8 : .64;
    const double c_0 = a * a + (1 - a) * (1 - a);
    const double reach = 1 - c_0 * c_0;
    const double value = 1 - (.4 * a + .6 * (reach * a / 2 + (1 - reach) * a));
    CAPTURE(n, value, found.lower, found.upper);
    CHECK(found.exact);
    CHECK(found.lower <= value);
    CHECK(found.upper >= value - 1e-12);
    CHECK(found.upper < value + .001);
  }
}

TEST_CASE("no random marginal is below the bracket, and its upper end is at its weights", "[stability]") {
  Engine engine = SeedTree(7).engine();
  for (const char* name : {"points:3", "table:111/011/001/000", "table:110/011/101/000"}) {
    const ConceptClass concept_class = make_class(name);
    for (const OnFail on_fail : {OnFail::fail, OnFail::soa}) {
      for (const bool good : {false, true}) {
        WorstProblem problem = problem_of(concept_class, 3, on_fail);
        if (good) problem.alpha = Rational(1, 4);
        const WorstWorld found = find_worst_world(concept_class, problem, within_tolerance("0.02"));
        REQUIRE(found.lower <= found.upper);
        REQUIRE(found.exact);
        double sum = 0;
        for (const double weight : found.weights) sum += weight;
        REQUIRE(sum == 1);
        for (int i = 0; i < 400; ++i) {
          std::vector<double> weights;
          double total = 0;
          for (std::size_t x = 0; x < 3; ++x) {
            const double u = static_cast<double>(engine() >> 11) * 0x1p-53;
            weights.push_back(i % 2 == 0 ? u : std::pow(u, 6));
            total += weights.back();
          }
          for (double& weight : weights) weight /= total;
          const auto target = static_cast<HypothesisIndex>(engine() % concept_class.size());
          const double there = most_frequent(concept_class, problem, target, weights);
          CAPTURE(name, on_fail == OnFail::soa, good, weights, target);
          REQUIRE(there >= found.lower - 1e-13);
        }
      }
    }
  }
}

TEST_CASE("the worst world is the same bytes for any number of threads", "[stability][threads]") {
  const ConceptClass concept_class = make_class("points:3");
  const WorstProblem problem = problem_of(concept_class, 4, OnFail::soa);
  const WorstWorld alone = find_worst_world(concept_class, problem, within_tolerance("0.01", 1));
  for (const unsigned threads : {2U, 3U, 7U}) {
    const WorstWorld found = find_worst_world(concept_class, problem, within_tolerance("0.01", threads));
    CHECK(found.lower == alone.lower);
    CHECK(found.upper == alone.upper);
    CHECK(found.weights == alone.weights);
    CHECK(found.target == alone.target);
    CHECK(found.boxes == alone.boxes);
    CHECK(found.evaluations == alone.evaluations);
  }
}

TEST_CASE("a search that is told to stop has the bracket found so far", "[stability]") {
  const ConceptClass concept_class = make_class("points:3");
  const WorstProblem problem = problem_of(concept_class, 4, OnFail::soa);
  for (const int after : {0, 1, 100, 2000}) {
    int asked = 0;
    const WorstWorld found =
        find_worst_world(concept_class, problem, within_tolerance("0.000001"), [&](const Progress& progress) {
          CHECK((progress.stage == "worst" || progress.stage == "dimension"));
          return asked++ < after ? Answer::go_on : Answer::stop;
        });
    CAPTURE(after, found.lower, found.upper);
    CHECK(found.ended == Ended::stopped);
    CHECK_FALSE(found.exact);
    CHECK(found.lower <= .5);
    CHECK(found.upper >= .5);
    if (after == 2000) CHECK(found.lower > .4);
  }
}

TEST_CASE("what cannot be searched is refused in one line", "[stability]") {
  const auto told = [](const char* name, const auto& change) {
    const ConceptClass concept_class = make_class(name);
    WorstProblem problem = problem_of(concept_class, 2, OnFail::fail);
    WorstOptions options = within_tolerance("0.01");
    change(problem, options);
    try {
      static_cast<void>(find_worst_world(concept_class, problem, options));
    } catch (const InputError& error) {
      return std::string(error.what());
    }
    return std::string();
  };
  CHECK(told("points:5", [](auto&, auto&) {}) == "class: 5 points: must be at most 4");
  CHECK(told("points:3", [](auto&, auto& options) { options.tolerance = Rational(1, 10'000'000); }) ==
        "tolerance: 1e-7: must be from 1e-6 to 1/2");
  CHECK(told("points:3", [](auto&, auto& options) { options.tolerance = 1; }) ==
        "tolerance: 1: must be from 1e-6 to 1/2");
  CHECK(told("points:3", [](auto& problem, auto&) { problem.alpha = Rational(-1, 10); }) ==
        "alpha: -0.1: must be from 0 to 1");
  CHECK(told("points:3", [](auto& problem, auto&) { problem.target = 3; }) == "target: 3: must be from 0 to 2");
  CHECK(told("points:3", [](auto& problem, auto&) { problem.learner.levels = {1}; }).starts_with("levels: "));
  CHECK(told("points:3", [](auto& problem, auto&) { problem.learner.cap = 200'000; }) ==
        "cap: 200000: must be from 0 to 80003");
  // 6 states, 3 points, 2 levels, and 2·2² for the pairs of blocks.
  CHECK(told("points:3", [](auto& problem, auto&) {
          problem.learner.auxiliary = 1'000'000;
          problem.learner.cap = 4'000'000;
        }) == "auxiliary: 1000000: one evaluation costs 36000008 multiplications: more than 10000000 needs --seconds");
}

TEST_CASE("the record of a search is the search, and does not change it", "[stability]") {
  const ConceptClass concept_class = make_class("cube:2");
  const WorstProblem problem = problem_of(concept_class, 2, OnFail::soa);
  for (const std::size_t together : {std::size_t{1}, std::size_t{64}}) {
    WorstOptions options = within_tolerance("0.01");
    options.boxes_a_round = together;
    const WorstWorld plain = find_worst_world(concept_class, problem, options);
    WorstSearchLog log;
    const WorstWorld found = find_worst_world(concept_class, problem, options, {}, &log);
    CAPTURE(together);
    CHECK(found.lower == plain.lower);
    CHECK(found.upper == plain.upper);
    CHECK(found.boxes == plain.boxes);
    CHECK(found.evaluations == plain.evaluations);
    CHECK(found.weights == plain.weights);
    REQUIRE(log.whole);
    CHECK(log.boxes.size() == found.boxes + concept_class.size());
    CHECK(log.brackets.back().lower == found.lower);
    CHECK(log.brackets.back().upper == found.upper);
    CHECK(log.count(log.last()).open == 0);
    CHECK(log.count(0).open == concept_class.size());
    for (std::size_t i = 1; i < log.brackets.size(); ++i) {
      CHECK(log.brackets[i].lower >= log.brackets[i - 1].lower);
      CHECK(log.brackets[i].upper <= log.brackets[i - 1].upper);
    }
    for (const auto& box : log.boxes) CHECK(box.made < box.halved);
  }
  // One by one the box that is halved next is the one of least bound.
  WorstOptions one = within_tolerance("0.01");
  one.boxes_a_round = 1;
  WorstSearchLog log;
  (void)find_worst_world(concept_class, problem, one, {}, &log);
  for (std::uint64_t time = 0; time < log.last(); ++time) {
    const auto next = log.next(time);
    REQUIRE(next);
    CHECK(log.boxes[*next].halved == time + 1);
  }
  WorstSearchLog little;
  little.most_boxes = 9;
  (void)find_worst_world(concept_class, problem, one, {}, &little);
  CHECK(!little.whole);
  CHECK(little.boxes.size() == 9);
  CHECK(little.brackets.back().lower <= log.brackets.back().lower);
}
