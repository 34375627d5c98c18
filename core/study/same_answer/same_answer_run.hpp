// SPDX-License-Identifier: GPL-3.0-or-later
// Same answer: two labs with one die, how often they differ in every world, and why steps are even on the √ scale.
#pragma once

#include <array>
#include <cstdint>
#include <memory>
#include <optional>
#include <string>
#include <vector>

#include "core/base/run_control.hpp"
#include "core/replicable/staircase_law.hpp"
#include "core/study/chapters/stability_scenario.hpp"
#include "core/study/replicable/replicable_study.hpp"

namespace littlestone {

/// A staircase and what is known of it in every world.
struct StaircaseFacts {
  Staircase steps;
  WorstDiffer worst;                  // certified bound of Pr[differ] over all worlds (stability.md, replicable.md)
  Rational miss;                      // Pr[count below T] where the point has mass α, exact
  std::vector<StaircasePlace> curve;  // answer_world, even on the √ scale, expected counts 0 … the axis's end
  bool coarse = false;                // the bound is one on a coarser net of worlds: higher, and found at once

  /// How high a count stands: Pr[T ≤ count].
  [[nodiscard]] double height(std::uint64_t count) const { return to_double(steps.height(count)); }
};

/// Equal steps as good as others: 1 … steps, each of one height.
struct EqualPrice {
  std::uint64_t steps = 0;         // the least number for which the ceiling, as it is told, is no higher
  std::uint64_t examples = 0;      // the least m for which the miss is no more often
  double miss = 0;                 // with so many
  std::uint64_t if_miss_beta = 0;  // the least m for which the miss is at most β
};

/// One step alone is the best learner of one known world, and a coin toss in another.
struct OneStep {
  std::uint64_t count = 0;
  double p = 0;  // the other world: α/2
  double differ = 0;
};

/// A stretch of the die.
struct DieBand {
  double low = 0;
  double high = 0;
};

/// One of the labs.
struct SameAnswerLab {
  std::vector<std::uint64_t> counts;  // one a boundary of the world, falling: how many examples are beyond it
  std::size_t answer = 0;             // the first boundary whose count is below T; the number of boundaries: none is
};

/// What the page shows.
struct SameAnswerRun {
  StabilityScenario scenario;
  ReplicableTask task;
  std::uint64_t hypotheses = 2;     // N of thresholds; of points 2
  std::vector<double> boundaries;   // of the world that is shown
  StaircaseFacts shown;             // of the scenario's steps
  StaircaseFacts even;              // the shipped certificate's steps, even on the √ scale
  StaircaseFacts equal;             // equal_steps of these
  std::optional<EqualPrice> price;  // of points: what equal steps need to be as good as the shipped ones
  OneStep one;
  /// How often two labs would differ by the law for small ρ: √(1/(π m α)), N − 1 times as often for thresholds.
  double rule_of_thumb = 0;
  double most_count = 0;  // where the axis of counts ends

  double die = 0;                     // in [0, 1), rolled before the data; T is the first step above it
  std::uint64_t threshold = 1;        // T
  std::array<SameAnswerLab, 2> labs;  // A and B
  std::vector<double> law;            // Pr[count = x] at the first boundary, x = 0 … most_count
  std::vector<double> reached;        // Pr[the first count is at least the step's], one a step that is shown
  double differ = 0;                  // Pr[two labs differ] in the world that is shown, exact to about 1e−12
  double named = 0;                   // Pr[the first count is at least T]
  std::vector<DieBand> bands;         // where the die makes these two labs differ: apart, rising
  double apart = 0;                   // the share of the die for which they differ
  static constexpr std::uint64_t pairs = 100;
  std::uint64_t pairs_differ = 0;  // of 100 pairs of labs, each pair with a die of its own

  /// Whether both labs answer alike.
  [[nodiscard]] bool same() const { return labs[0].answer == labs[1].answer; }
};

/// All of it. What depends on the steps alone is taken from `earlier` where that has the same steps (null: there is
/// none), so that another p or another seed costs a few milliseconds. The labs' examples are uniform numbers of the
/// seed, and count where they lie below the boundary: with a larger p the same examples count and some more. Throws
/// InputError with the scenario's field; Stopped. About 0.3 s for new steps (points), 2 s (thresholds); with `coarse`
/// about a twentieth of it, and the ceiling of new steps is a little higher.
[[nodiscard]] std::shared_ptr<const SameAnswerRun> compute_same_answer(
    const StabilityScenario& scenario, const Observer& observer = {},
    const std::shared_ptr<const SameAnswerRun>& earlier = nullptr, bool coarse = false);

/// The same steps with one of them moved to another count, between its neighbours and at least 1; its chance stays.
[[nodiscard]] std::vector<Step> with_moved_step(const Staircase& steps, std::size_t step, std::uint64_t count);

/// The world of the scenario's kind with the first boundary p, 0 ≤ p ≤ 1: of points that with the rare point's mass p, of
/// thresholds over N points that with boundaries p (N − i)/(N − 1).
[[nodiscard]] StaircasePlace answer_world(const Staircase& steps, std::uint64_t hypotheses, double p);

/// For which ρ and which α steps are shipped for the scenario's class. Throws InputError (field "class").
struct ShippedSteps {
  std::vector<std::string> differ;  // ρ, as the scenario says it
  Rational alpha;
};
[[nodiscard]] ShippedSteps shipped_steps(StabilityScenario scenario);

/// Steps as they were given by hand, made a law.
struct MendedSteps {
  std::vector<Step> steps;            // their counts rise, their chances sum to 1
  Rational sum = 1;                   // of the chances that were given; where it is not 1 the last step took the rest
  std::vector<std::uint64_t> merged;  // counts that were given more than once
};
/// In the order of their counts, one step a count. Throws InputError (field "steps") where that is no law: where the last
/// step would keep no chance, or a count or a chance cannot be one.
[[nodiscard]] MendedSteps mended_steps(Staircase given);

/// How far two labs' counts are apart at an expected count, on the √ axis and on the die: E|√X − √X′| and
/// E|g(X) − g(X′)| for independent X, X′ ~ Bin(m, p). O(m).
struct CountsApart {
  double expected = 0;
  double roots = 0;
  double differ = 0;
};
[[nodiscard]] CountsApart counts_apart(const Staircase& steps, double expected);

}  // namespace littlestone
