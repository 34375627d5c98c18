// SPDX-License-Identifier: GPL-3.0-or-later
// Same answer: two labs with one die, how often they differ in every world, and why steps are even on the √ scale.
#pragma once

#include <array>
#include <cstdint>
#include <memory>
#include <optional>
#include <vector>

#include "core/base/run_control.hpp"
#include "core/replicable/staircase_law.hpp"
#include "core/study/chapters/stability_scenario.hpp"
#include "core/study/replicable/replicable_study.hpp"

namespace littlestone {

/// A staircase and what is known of it in every world.
struct StaircaseFacts {
  Staircase steps;
  WorstDiffer worst;  // certified bound of Pr[differ] over all worlds (stability.md, replicable.md)
  Rational miss;      // Pr[count below T] where the point has mass α, exact
  std::vector<StaircasePlace>
      curve;  // worlds with one boundary, even on the √ scale, expected counts 0 … the axis's end

  /// How high a count stands: Pr[T ≤ count].
  [[nodiscard]] double height(std::uint64_t count) const { return to_double(steps.height(count)); }
};

/// Equal steps as good as others: 1 … steps, each of one height.
struct EqualPrice {
  std::uint64_t steps = 0;     // the least number for which the ceiling is no higher
  std::uint64_t examples = 0;  // the least m for which the miss is no more often
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
  std::vector<double> boundaries;   // of the world that is shown
  StaircaseFacts shown;             // of the scenario's steps
  StaircaseFacts even;              // the shipped certificate's steps, even on the √ scale
  StaircaseFacts equal;             // equal_steps of these
  std::optional<EqualPrice> price;  // of points: what equal steps need to be as good as the shipped ones
  double most_count = 0;            // where the axis of counts ends

  double die = 0;                     // in [0, 1), rolled before the data; T is the first step above it
  std::uint64_t threshold = 1;        // T
  std::array<SameAnswerLab, 2> labs;  // A and B
  std::vector<double> law;            // Pr[count = x] at the first boundary, x = 0 … most_count
  std::vector<double> reached;        // Pr[the first count is at least the step's], one a step that is shown
  double differ = 0;                  // Pr[two labs differ] in the world that is shown, exact to about 1e−12
  double named = 0;                   // Pr[the first count is at least T]
  double apart = 0;                   // the share of the die for which these two labs differ
  static constexpr std::uint64_t pairs = 100;
  std::uint64_t pairs_differ = 0;  // of 100 pairs of labs, each pair with a die of its own

  /// Whether both labs answer alike.
  [[nodiscard]] bool same() const { return labs[0].answer == labs[1].answer; }
};

/// All of it. What depends on the steps alone is taken from `earlier` where that has the same steps (null: there is
/// none), so that another p or another seed costs a few milliseconds. The labs' examples are uniform numbers of the
/// seed, and count where they lie below the boundary: with a larger p the same examples count and some more. Throws
/// InputError with the scenario's field; Stopped. About 0.3 s for new steps (points), 2 s (thresholds).
[[nodiscard]] std::shared_ptr<const SameAnswerRun> compute_same_answer(
    const StabilityScenario& scenario, const Observer& observer = {},
    const std::shared_ptr<const SameAnswerRun>& earlier = nullptr);

/// The same steps with one of them moved to another count, between its neighbours and at least 1; its chance stays.
[[nodiscard]] std::vector<Step> with_moved_step(const Staircase& steps, std::size_t step, std::uint64_t count);

/// How far two labs' counts are apart at an expected count, on the √ axis and on the die: E|√X − √X′| and
/// E|g(X) − g(X′)| for independent X, X′ ~ Bin(m, p). O(m).
struct CountsApart {
  double expected = 0;
  double roots = 0;
  double differ = 0;
};
[[nodiscard]] CountsApart counts_apart(const Staircase& steps, double expected);

}  // namespace littlestone
