// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/learner/chain_learner.hpp"

#include <algorithm>
#include <catch2/catch.hpp>
#include <cmath>
#include <map>
#include <set>

#include "core/base/error.hpp"
#include "core/concept/families.hpp"
#include "core/random/exact.hpp"
#include "tests/support/bridge.hpp"

using namespace littlestone;

namespace {

ChainConstants constants_with(int dimension, std::uint64_t rows, const Rational& epsilon, const Rational& delta,
                              std::uint64_t span, std::uint64_t cap, std::uint64_t gap) {
  ChainConstants constants;
  constants.goal.dimension = dimension;
  constants.goal.epsilon = epsilon;
  constants.goal.delta = delta;
  constants.examples = rows;
  constants.span = span;
  constants.cap = cap;
  constants.gap = gap;
  constants.complete();
  return constants;
}

/// Numbers that suffice for ε = 1, δ = 10^−6, α = β = 1/10 at d = 2 and at d = 3, without the data of their proof.
ChainConstants constants_of_921() { return constants_with(2, 921, 1, Rational(1, 1'000'000), 107, 28, 46); }
ChainConstants constants_of_2414() { return constants_with(3, 2414, 1, Rational(1, 1'000'000), 157, 29, 167); }

/// How a learner that is not the chain learner departs from it.
struct Break {
  bool lower_bar = false;
  bool no_dummies = false;
  bool all_runs = false;         // runs that share rows count, too
  bool penalty_outside = false;  // min(x, C) − pen in the place of min(x, C − pen)
};

/// What an onlooker can see of the learner on some rows: the chance of each hypothesis, and of none.
struct SeenLaw {
  std::set<std::vector<int>> names;
  std::map<std::vector<int>, double> chances;  // the empty vector: none
};

SeenLaw law_of(SoaAutomaton& soa, const ChainConstants& constants, const Sample& rows, const Break& broken) {
  ChainRuns runs(soa, constants.goal.dimension, constants.span);
  const std::vector<ChainInterval> intervals = runs.intervals(rows);
  std::vector<NamedRuns> names = count_disjoint(intervals);
  if (broken.all_runs) {
    for (NamedRuns& one : names) {
      one.runs = static_cast<std::uint64_t>(std::count_if(
          intervals.begin(), intervals.end(), [&](const ChainInterval& other) { return other.name == one.name; }));
    }
  }
  SeenLaw law;
  std::vector<std::uint64_t> scores;
  for (const NamedRuns& one : names) {
    const std::uint64_t errors = count_errors(soa.labels(one.name.predictor), rows);
    const std::uint64_t penalty = errors - std::min(errors, constants.gap);
    const std::uint64_t counted = std::min(one.runs, constants.cap);
    scores.push_back(broken.penalty_outside ? counted - std::min(counted, penalty)
                                            : chain_score(constants, one.runs, errors));
  }
  HalfScoreRule rule;
  rule.epsilon = constants.goal.epsilon;
  rule.bar = constants.bar - (broken.lower_bar ? 1 : 0);
  rule.places = broken.no_dummies ? std::max<std::uint64_t>(1, scores.size()) : constants.places;
  const ChoosingLaw chosen = half_score_law(rule, scores);
  law.chances[{}] = chosen.none;
  for (std::size_t i = 0; i < names.size(); ++i) {
    std::vector<int> row = bridge::row_of(soa.labels(names[i].name.predictor));
    row.push_back(names[i].name.level);
    law.names.insert(row);
    row.pop_back();
    law.chances[row] += chosen.chosen[i];
  }
  return law;
}

/// The largest part of `one` above e^ε times `other`, over all sets of answers.
double above(const SeenLaw& one, const SeenLaw& other, double epsilon) {
  double sum = 0;
  for (const auto& [answer, chance] : one.chances) {
    const auto there = other.chances.find(answer);
    sum += std::max(0.0, chance - std::exp(epsilon) * (there == other.chances.end() ? 0 : there->second));
  }
  return sum;
}

/// The worst hockey-stick divergence over all data sets of n rows and all neighbours, as a share of what the proof gives:
/// names that come or go times r^{τ−2}/(1 + r); and as a share of δ.
std::pair<double, double> worst_shares(const ConceptClass& concept_class, const ChainConstants& constants,
                                       const Break& broken = {}) {
  SoaAutomaton soa(concept_class);
  const double epsilon = to_double(constants.goal.epsilon);
  const double r = std::exp(-epsilon / 2);
  const double one_name = std::pow(r, static_cast<double>(constants.bar - 2)) / (1 + r);
  std::map<Sample, SeenLaw, bool (*)(const Sample&, const Sample&)> laws([](const Sample& a, const Sample& b) {
    return std::lexicographical_compare(a.begin(), a.end(), b.begin(), b.end(), [](const Example& x, const Example& y) {
      return std::pair(x.point, x.label == Label::plus) < std::pair(y.point, y.label == Label::plus);
    });
  });
  for (const Sample& rows : bridge::all_samples(concept_class.points(), constants.examples))
    laws.emplace(rows, law_of(soa, constants, rows, broken));
  double of_proof = 0;
  double of_delta = 0;
  for (const auto& [rows, law] : laws) {
    for (std::size_t i = 0; i < rows.size(); ++i) {
      for (PointIndex x = 0; x < concept_class.points(); ++x) {
        for (const Label label : {Label::plus, Label::minus}) {
          Sample neighbour = rows;
          neighbour[i] = {x, label};
          const SeenLaw& other = laws.at(neighbour);
          std::size_t changed = 0;
          for (const auto& name : law.names) changed += other.names.contains(name) ? 0U : 1U;
          for (const auto& name : other.names) changed += law.names.contains(name) ? 0U : 1U;
          const double worst = above(law, other, epsilon);
          of_delta = std::max(of_delta, worst / to_double(constants.goal.delta));
          of_proof = std::max(of_proof, changed == 0 ? worst * 1e9 : worst / (static_cast<double>(changed) * one_name));
        }
      }
    }
  }
  return {of_proof, of_delta};
}

/// The chance that a run answers with a loss above α, its noise aside: the rows are those of the seed.
double failure_of(SoaAutomaton& soa, const Distribution& distribution, const ChainConstants& constants,
                  std::uint64_t seed) {
  const ChainInternals internals = run_chain_learner(soa, distribution, {constants, seed}).internals;
  const ChoosingLaw law = choosing_law(constants, internals);
  const double alpha = to_double(constants.goal.alpha);
  const auto bad = [&](const LabelVector& labels) { return population_loss(labels, distribution) > alpha; };
  double failure = bad(soa.labels_at(SoaAutomaton::start())) ? law.none : 0;
  for (std::size_t i = 0; i < internals.candidates.size(); ++i)
    failure += bad(internals.candidates[i].labels) ? law.chosen[i] : 0;
  return failure;
}

double mean_failure(SoaAutomaton& soa, const Distribution& distribution, const ChainConstants& constants,
                    std::uint64_t first_seed, std::uint64_t seeds) {
  double sum = 0;
  for (std::uint64_t seed = first_seed; seed < first_seed + seeds; ++seed)
    sum += failure_of(soa, distribution, constants, seed);
  return sum / static_cast<double>(seeds);
}

/// A distribution on which the learner fails often: weights and target of the class are changed as long as the mean over
/// a few seeds grows, `steps` times.
Distribution searched(SoaAutomaton& soa, const ChainConstants& constants, int steps, Engine& engine) {
  const ConceptClass& concept_class = soa.concept_class();
  std::vector<std::uint64_t> weights(concept_class.points());
  for (std::uint64_t& weight : weights) weight = std::uint64_t{1} << uniform_below(engine, std::uint64_t{6});
  HypothesisIndex target = 0;
  const auto made = [&] {
    std::string marginal = "weights:";
    for (std::size_t x = 0; x < weights.size(); ++x) marginal += (x == 0 ? "" : ",") + std::to_string(weights[x]);
    return make_distribution(concept_class, marginal, target);
  };
  constexpr std::uint64_t seeds = 6;
  Distribution best = made();
  double most = mean_failure(soa, best, constants, 1000, seeds);
  for (int step = 0; step < steps; ++step) {
    const std::vector<std::uint64_t> before = weights;
    const HypothesisIndex target_before = target;
    if (uniform_below(engine, std::uint64_t{3}) == 0) {
      target = static_cast<HypothesisIndex>(uniform_below(engine, std::uint64_t{concept_class.size()}));
    } else {
      std::uint64_t& weight = weights[uniform_below(engine, std::uint64_t{weights.size()})];
      weight = engine.coin() ? weight * 2 : std::max<std::uint64_t>(1, weight / 2);
      weight = std::min<std::uint64_t>(weight, 4096);
    }
    const Distribution other = made();
    const double there = mean_failure(soa, other, constants, 1000, seeds);
    if (there >= most) {
      most = there;
      best = other;
    } else {
      weights = before;
      target = target_before;
    }
  }
  return best;
}

/// So many distributions that were searched, and the worst mean failure over so many other seeds.
double worst_failure(const ChainConstants& constants, int distributions, int steps, std::uint64_t seeds) {
  const std::vector<const char*> families =
      constants.goal.dimension == 2
          ? std::vector<const char*>{"thresholds:4", "thresholds:7", "intervals:3", "cube:2", "random:6,8,3"}
          : std::vector<const char*>{"thresholds:8", "thresholds:15", "cube:3", "intervals:5", "random:14,8,1"};
  Engine engine = SeedTree(64).engine();
  double worst = 0;
  int looked_at = 0;
  for (int i = 0; i < distributions; ++i) {
    const char* family = families[static_cast<std::size_t>(i) % families.size()];
    const ConceptClass concept_class = make_class(family);
    SoaAutomaton soa(concept_class);
    if (soa.dimension(SoaAutomaton::start()) != constants.goal.dimension) continue;
    ++looked_at;
    const Distribution distribution = searched(soa, constants, steps, engine);
    const double failure = mean_failure(soa, distribution, constants, 1, seeds);
    UNSCOPED_INFO(family << ": " << failure);
    worst = std::max(worst, failure);
  }
  CHECK(looked_at >= distributions * 3 / 5);
  return worst;
}

}  // namespace

TEST_CASE("the whole chain learner is (epsilon, delta)-private, exactly, on all data sets of tiny settings",
          "[chain][privacy]") {
  struct Setting {
    const char* family;
    ChainConstants constants;
  };
  const std::vector<Setting> settings = {
      {"cube:2", constants_with(2, 4, 1, Rational(1, 10), 4, 3, 0)},
      {"cube:2", constants_with(2, 5, Rational(1, 5), Rational(3, 10), 3, 2, 1)},
      {"thresholds:4", constants_with(2, 3, 2, Rational(1, 100), 3, 2, 0)},
      {"cube:3", constants_with(3, 4, 1, Rational(1, 10), 4, 2, 1)},
  };
  for (const auto& [family, constants] : settings) {
    CAPTURE(family, to_string(constants.goal.epsilon));
    const auto [of_proof, of_delta] = worst_shares(make_class(family), constants);
    CHECK(of_proof <= 1 + 1e-6);
    CHECK(of_delta <= 1);
    CHECK(of_delta > 0.01);  // the settings say something
  }
}

TEST_CASE("a chain learner that departs from its proof is not private", "[chain][privacy]") {
  const ConceptClass cube = make_class("cube:2");
  const ChainConstants constants = constants_with(2, 5, 1, Rational(1, 10), 5, 3, 0);
  REQUIRE(worst_shares(cube, constants).first <= 1 + 1e-6);
  CHECK(worst_shares(cube, constants, {.lower_bar = true}).first > 1.3);
  CHECK(worst_shares(cube, constants, {.all_runs = true}).first > 1.3);
  CHECK(worst_shares(cube, constants, {.penalty_outside = true}).first > 1.3);
  const ChainConstants fine = constants_with(2, 5, Rational(1, 5), Rational(3, 10), 5, 3, 0);
  CHECK(worst_shares(cube, fine, {.no_dummies = true}).first > worst_shares(cube, fine).first);
}

TEST_CASE("a chain score falls by errors beyond the gap and by what the cap leaves", "[chain]") {
  const ChainConstants constants = constants_with(2, 50, 1, Rational(1, 10), 10, 6, 4);
  CHECK(chain_score(constants, 3, 0) == 3);
  CHECK(chain_score(constants, 9, 4) == 6);
  CHECK(chain_score(constants, 9, 5) == 5);
  CHECK(chain_score(constants, 3, 7) == 3);  // min(x, C − pen), not min(x, C) − pen
  CHECK(chain_score(constants, 3, 9) == 1);
  CHECK(chain_score(constants, 3, 10) == 0);
  CHECK(chain_score(constants, 3, 1000) == 0);
}

TEST_CASE("the chain learner with 921 rows finds a good hypothesis far more often than it promises", "[chain]") {
  const ChainConstants constants = constants_of_921();
  int failed = 0;
  int runs = 0;
  for (const char* family : {"thresholds:4", "affine:2,3,1", "intervals:3"}) {
    const ConceptClass concept_class = make_class(family);
    SoaAutomaton soa(concept_class);
    if (soa.dimension(SoaAutomaton::start()) != 2) continue;
    for (HypothesisIndex target = 0; target < concept_class.size(); ++target) {
      const Distribution distribution = make_distribution(concept_class, "uniform", target);
      for (std::uint64_t seed = 1; seed <= 12; ++seed) {
        const ChainLearnerResult result = run_chain_learner(soa, distribution, {constants, seed});
        CHECK(result.examples == 921);
        failed += population_loss(result.hypothesis, distribution) > 0.1 ? 1 : 0;
        ++runs;
      }
    }
  }
  CAPTURE(runs, failed);
  CHECK(runs >= 90);
  CHECK(failed <= runs / 50);  // β is 1/10; its chance, were a run to fail so often, is below 10^−3
}

TEST_CASE("the chain learner keeps its promise on distributions that were searched to break it", "[chain]") {
#ifdef LITTLESTONE_SANITIZED
  CHECK(worst_failure(constants_of_921(), 5, 1, 1) < 0.1);
#else
  CHECK(worst_failure(constants_of_921(), 5, 10, 20) < 0.1);
  CHECK(worst_failure(constants_of_2414(), 5, 4, 5) < 0.1);
#endif
}

TEST_CASE("the same on twenty distributions and two hundred seeds", "[.chain-long]") {
  const double two = worst_failure(constants_of_921(), 20, 60, 200);
  const double three = worst_failure(constants_of_2414(), 20, 60, 200);
  WARN("worst chance to fail: d = 2 " << two << ", d = 3 " << three);
  CHECK(two < 0.1);
  CHECK(three < 0.1);
}

TEST_CASE("a seeded run of the chain learner is a function of its inputs, and a file is taken in order", "[chain]") {
  const ConceptClass concept_class = make_class("thresholds:4");
  SoaAutomaton soa(concept_class);
  const Distribution distribution = make_distribution(concept_class, "uniform", 1);
  const ChainLearnerOptions options{constants_of_921(), 7};
  const ChainLearnerResult one = run_chain_learner(soa, distribution, options);
  SoaAutomaton other(concept_class);
  const ChainLearnerResult again = run_chain_learner(other, distribution, options);
  CHECK(one.hypothesis == again.hypothesis);
  CHECK(one.internals.rows == again.internals.rows);
  REQUIRE(one.internals.candidates.size() == again.internals.candidates.size());
  for (std::size_t i = 0; i < one.internals.candidates.size(); ++i)
    CHECK(one.internals.candidates[i].labels == again.internals.candidates[i].labels);
  Sample file = one.internals.rows;
  file.push_back({0, Label::plus});  // not used
  const ChainLearnerResult on_file = run_chain_learner(soa, file, options);
  CHECK(on_file.hypothesis == one.hypothesis);
  CHECK(on_file.internals.chosen == one.internals.chosen);
  const ChoosingLaw law = choosing_law(options.constants, one.internals);
  CHECK(law.chosen.size() == one.internals.candidates.size());
  double sum = law.none;
  for (const double chance : law.chosen) sum += chance;
  CHECK(sum == Approx(1).epsilon(1e-9));
}

TEST_CASE("the chain learner refuses what it is not proved for, in one line", "[chain]") {
  const ConceptClass concept_class = make_class("thresholds:4");
  SoaAutomaton soa(concept_class);
  ChainLearnerOptions options{constants_of_921(), 1};
  CHECK_THROWS_AS(run_chain_learner(soa, Sample(920, Example{0, Label::plus}), options), InputError);
  options.constants.bar -= 1;
  CHECK_THROWS_AS(options.validate(2), InputError);
  options.constants = constants_of_921();
  CHECK_THROWS_AS(options.validate(3), InputError);
  ChainConstants constants;
  for (const int dimension : {0, 1, 4}) {
    constants.goal.dimension = dimension;
    CHECK_THROWS_AS(constants.complete(), InputError);
  }
}
