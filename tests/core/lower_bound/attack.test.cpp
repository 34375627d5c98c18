// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/lower_bound/attack.hpp"

#include <cmath>
#include <numeric>
#include <vector>

#include <catch2/catch.hpp>

#include "core/base/error.hpp"

namespace littlestone {
namespace {

std::vector<LinePoint> line(LinePoint domain) {
  std::vector<LinePoint> points(domain);
  std::iota(points.begin(), points.end(), LinePoint{1});
  return points;
}

/// Success by going through every outcome of the D hypotheses on the places of the tree, the hidden example at one
/// target after another.
double by_enumeration(const ThresholdLearner& learner, const HiddenFamily& family, LinePoint domain, double r,
                      std::uint64_t draws, unsigned comparisons) {
  const SearchTree tree(comparisons);
  const std::size_t places = tree.places();
  double total = 0;
  for (std::size_t target = 0; target < tree.targets(); ++target) {
    const std::vector<LinePoint> sample = family.sample(2 * target);
    // The distribution of one hypothesis, as (labels, probability).
    std::vector<std::pair<std::vector<bool>, double>> one;
    if (learner.joint_law() == JointLaw::independent) {
      for (std::size_t mask = 0; mask < (std::size_t{1} << places); ++mask) {
        std::vector<bool> labels(places);
        double p = 1;
        for (std::size_t i = 0; i < places; ++i) {
          labels[i] = ((mask >> i) & 1U) != 0;
          const double value = learner.probability(sample, family.places[i], domain);
          p *= labels[i] ? value : 1 - value;
        }
        one.emplace_back(labels, p);
      }
    } else {
      double before = 0;
      for (std::size_t first = 0; first <= places; ++first) {
        const double until = first < places ? learner.probability(sample, family.places[first], domain) : 1;
        std::vector<bool> labels(places);
        for (std::size_t i = first; i < places; ++i) labels[i] = true;
        one.emplace_back(labels, until - before);
        before = until;
      }
    }
    const auto all = [&](const auto& self, std::uint64_t left, std::vector<std::size_t> counts, double p) -> double {
      if (p == 0) return 0;
      if (left == 0) {
        const std::size_t found = tree.end([&](std::size_t place) {
          return static_cast<double>(counts[place]) > r * static_cast<double>(draws) + 1e-9;
        });
        return found == 2 * target ? p : 0;
      }
      double sum = 0;
      for (const auto& [labels, q] : one) {
        std::vector<std::size_t> more = counts;
        for (std::size_t i = 0; i < places; ++i) more[i] += labels[i] ? 1U : 0U;
        sum += self(self, left - 1, more, p * q);
      }
      return sum;
    };
    total += all(all, draws, std::vector<std::size_t>(places), 1);
  }
  return total / static_cast<double>(tree.targets());
}

double success_of(const ThresholdLearner& learner, const HiddenFamily& family, LinePoint domain,
                  const WideProbability& threshold, std::uint64_t draws, unsigned comparisons) {
  const AttackChance chance = attack_chance(learner, family, domain, threshold, draws, comparisons);
  CHECK(chance.exact);
  return chance.success.rounded();
}

}  // namespace

TEST_CASE("five probes of thirty draws find three coins' example with probability .853", "[lower_bound]") {
  const WideProbability low = 1 / (1 + exp(WideProbability(1.5)));
  const SearchSuccess success = search_success(Chance::of(low), Chance::of(0.5), 30, 5);
  CHECK(success.independent.rounded() == Approx(0.853).margin(5e-4));
  CHECK(success.union_bound.value <= success.independent.value);
  const auto learner = ThresholdLearner::coins(3);
  const HiddenFamily family = hidden_family(line(70), 8, 4);
  CHECK(success_of(learner, family, 70, (low + WideProbability(0.5)) / 2, 30, 5) ==
        Approx(success.independent.rounded()).epsilon(1e-12));
}

TEST_CASE("the success is that of all outcomes of all draws", "[lower_bound]") {
  for (const char* name : {"coins:1", "coins:4", "em:1", "em:4", "erm-uniform", "constant:0.5"}) {
    const auto learner = ThresholdLearner::parse("learner", name);
    const HiddenFamily family = hidden_family(line(10), 4, 2);
    for (const double r : {0.25, 0.5, 0.7})
      for (const auto& [draws, comparisons] :
           {std::pair{1U, 2U}, std::pair{2U, 2U}, std::pair{3U, 1U}, std::pair{4U, 1U}}) {
        INFO(name << ", r " << r << ", D " << draws << ", T " << comparisons);
        CHECK(success_of(learner, family, 10, WideProbability(r), draws, comparisons) ==
              Approx(by_enumeration(learner, family, 10, r, draws, comparisons)).epsilon(1e-10).margin(1e-14));
      }
  }
}

TEST_CASE("the union bound holds for thresholds and for independent points", "[lower_bound]") {
  const LinePoint domain = 40;
  for (const char* name : {"em:2", "em:6", "coins:2"}) {
    const auto learner = ThresholdLearner::parse("learner", name);
    const HiddenFamily family = hidden_family(line(domain), 4, 2);
    const SearchTree tree(3);
    // The least and the largest value at places on either side of the hidden one, over all targets.
    double low = 0;
    double high = 1;
    for (std::size_t target = 0; target < tree.targets(); ++target)
      for (const std::size_t probe : tree.probes(target)) {
        const double p = learner.probability(family.sample(2 * target), family.places[probe], domain);
        if (probe < 2 * target)
          low = std::max(low, p);
        else
          high = std::min(high, p);
      }
    if (low >= high) continue;
    for (const unsigned draws : {1U, 5U, 40U}) {
      const WideProbability r = (WideProbability(low) + high) / 2;
      CHECK(success_of(learner, family, domain, r, draws, 3) >=
            search_success(Chance::of(low), Chance::of(high), draws, 3).union_bound.rounded() - 1e-12);
    }
  }
}

TEST_CASE("played attacks succeed as often as the exact chance says", "[lower_bound]") {
  // 4000 runs each, seeds fixed; |z| > 4 has probability 6e-5 for each of three learners.
  for (const char* name : {"coins:3", "em:2", "erm-uniform"}) {
    const auto learner = ThresholdLearner::parse("learner", name);
    const HiddenFamily family = hidden_family(line(30), 4, 2);
    const WideProbability r(0.4);
    const double exact = success_of(learner, family, 30, r, 9, 3);
    const SeedTree seeds(77);
    int found = 0;
    for (std::size_t run = 0; run < 4000; ++run) {
      Engine engine = seeds.child(run).engine();
      const AttackRun played = play_attack(learner, family, 30, r, 9, 3, run % 8, engine);
      REQUIRE(played.probes.size() == 3);
      found += played.found == played.hidden ? 1 : 0;
    }
    const double z = (found - 4000 * exact) / std::sqrt(4000 * exact * (1 - exact) + 1e-9);
    INFO(name << ": " << found << " of 4000, exact " << exact);
    CHECK(std::abs(z) < 4);
  }
}

TEST_CASE("the search tree visits its probes and ends at its targets", "[lower_bound]") {
  for (const unsigned comparisons : {1U, 2U, 5U}) {
    const SearchTree tree(comparisons);
    CHECK(tree.places() == (2U << comparisons) - 1);
    for (std::size_t target = 0; target < tree.targets(); ++target) {
      CHECK(tree.probes(target).size() == comparisons);
      for (const std::size_t probe : tree.probes(target)) CHECK(probe % 2 == 1);
    }
  }
}

TEST_CASE("an attack without room or draws is refused", "[lower_bound]") {
  const auto learner = ThresholdLearner::coins(3);
  const HiddenFamily family = hidden_family(line(70), 8, 4);
  CHECK_THROWS_AS(success_of(learner, family, 70, WideProbability(0.3), 30, 6), InputError);
  CHECK_THROWS_AS(success_of(learner, family, 70, WideProbability(0.3), 0, 5), InputError);
  CHECK_THROWS_AS(search_success(Chance::of(0.5), Chance::of(0.4), 3, 2), InputError);
  CHECK_THROWS_AS(search_success(Chance::of(0.4), Chance::of(0.5), 3, 0), InputError);
  CHECK_THROWS_AS(SearchTree(31), InputError);
}

}  // namespace littlestone
