// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/lower_bound/private_thresholds.hpp"

#include <algorithm>
#include <cmath>
#include <map>
#include <string>
#include <vector>

#include <catch2/catch.hpp>

#include "core/base/error.hpp"
#include "core/concept/families.hpp"
#include "core/learner/exact_privacy.hpp"
#include "core/lower_bound/attack.hpp"
#include "core/lower_bound/homogeneous.hpp"
#include "core/lower_bound/threshold_learner.hpp"

namespace littlestone {
namespace {

/// The rows of the sample in the order M takes them.
Sample rows_of(const PrivateThresholds& learner, const std::vector<LinePoint>& points) {
  Sample sample(points.size());
  for (std::size_t i = 0; i < points.size(); ++i)
    sample[learner.order()[i]] = {static_cast<PointIndex>(points[i] - 1),
                                  i < points.size() / 2 ? Label::minus : Label::plus};
  return sample;
}

PrivateLearnerOptions options_of(const PrivateThresholds& learner, int dimension) {
  PrivateLearnerOptions options;
  options.epsilon = learner.setting().epsilon;
  options.delta = learner.setting().delta;
  options.constants = learner.setting().constants;
  if (learner.setting().level) {
    options.constants.levels.assign(static_cast<std::size_t>(dimension) + 1, 0);
    options.constants.levels[*learner.setting().level] = 1;
  }
  return options;
}

/// Four batches of one example at ε = 4, and two batches that play a contest.
constexpr const char* learners[] = {"private", "private:8,0.2,1,2,2,2", "private:3,0.3,2,4,1,2,1"};

std::vector<LinePoint> spread(std::size_t m, LinePoint first, LinePoint step) {
  std::vector<LinePoint> points;
  for (std::size_t i = 0; i < m; ++i) points.push_back(first + i * step);
  return points;
}

}  // namespace

TEST_CASE("the values of M are those of the law that tells every noisy count apart", "[lower_bound]") {
  for (const char* text : learners) {
    const auto learner = PrivateThresholds::parse("learner", text);
    const LinePoint domain = 17;
    const auto points = spread(learner->examples(), 2, 2);
    REQUIRE(points.back() <= domain);
    const ConceptClass thresholds = make_class("thresholds:17");
    SoaAutomaton soa(thresholds);
    ExactPrivacyOptions options;
    options.learner = options_of(*learner, 4);
    const ExactOutputLaw law = exact_output_law(soa, rows_of(*learner, points), options);
    double all = 0;
    for (LinePoint x = 1; x <= domain; ++x) {
      double expected = 0;
      for (const auto& [labels, p] : law.hypotheses) expected += labels[x - 1] == Label::plus ? p : 0;
      INFO(text << " at " << x);
      CHECK(learner->value(points, x, domain) == Approx(expected).epsilon(1e-12).margin(1e-15));
    }
    for (const auto& [labels, p] : learner->hypotheses(points, domain)) all += p;
    CHECK(all == Approx(1).epsilon(1e-12));
  }
}

TEST_CASE("the values of M are the frequencies of its runs", "[lower_bound]") {
  // 2000 runs each with fixed seeds; |z| > 4.5 at one of 17 points has a false-alarm rate below 2e-4 a learner.
  for (const char* text : {"private", "private:8,0.2,1,2,2,2"}) {
    const auto learner = PrivateThresholds::parse("learner", text);
    const LinePoint domain = 17;
    const auto points = spread(learner->examples(), 2, 2);
    const ConceptClass thresholds = make_class("thresholds:17");
    SoaAutomaton soa(thresholds);
    PrivateLearnerOptions options = options_of(*learner, 4);
    options.threads = 1;
    const LearnerData data = rows_of(*learner, points);
    std::vector<int> plus(domain, 0);
    constexpr int runs = 2000;
    for (int run = 0; run < runs; ++run) {
      options.seed = static_cast<std::uint64_t>(run);
      const LabelVector hypothesis = run_private_learner(soa, data, options).hypothesis;
      for (LinePoint x = 0; x < domain; ++x) plus[x] += hypothesis[x] == Label::plus ? 1 : 0;
    }
    for (LinePoint x = 1; x <= domain; ++x) {
      const double p = learner->value(points, x, domain);
      INFO(text << " at " << x << ": " << plus[x - 1] << " of " << runs << ", exact " << p);
      CHECK(std::abs(plus[x - 1] - runs * p) <= 4.5 * std::sqrt(runs * p * (1 - p)) + 1e-6);
    }
  }
}

TEST_CASE("a threshold learner that is M says what it knows, and is searched and attacked like the others",
          "[lower_bound]") {
  const auto learner = ThresholdLearner::parse("learner", "private");
  CHECK(learner.joint_law() == JointLaw::listed);
  CHECK(learner.fixed_examples() == std::optional<std::size_t>(6));
  CHECK(ThresholdLearner::parse("learner", learner.name()).name() == learner.name());
  CHECK(learner.keeps_promise(4, Rational(1, 10)));
  CHECK_FALSE(learner.keeps_promise(Rational(39, 10), Rational(1, 10)));
  CHECK_FALSE(learner.keeps_promise(4, 0));
  CHECK_FALSE(learner.order_only());
  HomogeneousOptions options;
  options.domain = 10;
  options.examples = 6;
  options.tolerance = Rational(2, 5);
  const HomogeneousSet set = find_homogeneous_set(learner, options);
  REQUIRE(set.points.size() >= 7);
  CHECK(is_homogeneous(learner, set.points, 6, options.tolerance, 10));
}

TEST_CASE("the attack on M is exact where its list is summed, and played attacks agree", "[lower_bound]") {
  const auto learner = ThresholdLearner::parse("learner", "private:8,0.2,1,2,2,2");
  std::vector<LinePoint> line = spread(16, 1, 1);
  const HiddenFamily family = hidden_family(line, 8, 4);
  const WideProbability r(0.5);
  for (const unsigned comparisons : {1U, 2U}) {
    const AttackChance chance = attack_chance(learner, family, 16, r, 3, comparisons);
    CHECK(chance.exact);
    // 2000 runs, seeds fixed; |z| > 4.5 has probability 7e-6.
    const SeedTree seeds(5);
    int found = 0;
    constexpr int runs = 2000;
    for (int run = 0; run < runs; ++run) {
      Engine engine = seeds.child(static_cast<std::uint64_t>(run)).engine();
      const auto target = static_cast<std::size_t>(run) % (std::size_t{1} << comparisons);
      const AttackRun played = play_attack(learner, family, 16, r, 3, comparisons, target, engine);
      found += played.found == played.hidden ? 1 : 0;
    }
    const double p = chance.success.rounded();
    INFO(found << " of " << runs << ", exact " << p);
    CHECK(std::abs(found - runs * p) <= 4.5 * std::sqrt(runs * p * (1 - p)) + 1e-6);
  }
  const AttackChance bound = attack_chance(learner, family, 16, r, 100'000, 2);
  CHECK_FALSE(bound.exact);
  CHECK(bound.success.value >= 0);
}

TEST_CASE("M outside its limits is refused in one line", "[lower_bound]") {
  for (const char* bad :
       {"private:", "private:1,0.1,1,0,9,1", "private:1,0.1,1,0,4,1", "private:1,0.1,0,0,4,2", "private:0,0.1,1,0,4,2",
        "private:1,1,1,0,4,2", "private:1,0.1,1,0,4,2,9", "private:1,0.1,1,0,4", "private:1,0.1,1,0,4,2,0,0",
        "private:1,0.1,1,0,4,200", "privat", "private:x,0.1,1,0,4,2"}) {
    INFO(bad);
    CHECK_THROWS_AS(ThresholdLearner::parse("learner", bad), InputError);
  }
  const auto learner = ThresholdLearner::parse("learner", "private");
  const auto points = spread(6, 1, 1);
  CHECK_THROWS_AS(learner.probability(points, 1, 257), InputError);
  CHECK_THROWS_AS(ThresholdLearner::parse("learner", "private:4,0.1,1,0,4,2,5").probability(points, 1, 16), InputError);
}

TEST_CASE("the order of the rows looks at their number alone and is not the sorted one", "[lower_bound]") {
  const auto one = PrivateThresholds::parse("learner", "private");
  const auto other = PrivateThresholds::parse("learner", "private:1,0.2,1,0,4,2,1");
  CHECK(one->order() == other->order());
  CHECK_FALSE(std::is_sorted(one->order().begin(), one->order().end()));
  std::vector<std::size_t> sorted = one->order();
  std::sort(sorted.begin(), sorted.end());
  for (std::size_t i = 0; i < sorted.size(); ++i) CHECK(sorted[i] == i);
}

}  // namespace littlestone
