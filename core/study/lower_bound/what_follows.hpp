// SPDX-License-Identifier: GPL-3.0-or-later
// What follows for the number of examples: the stairs of refuted heights, the paper's own, and a class for Theorem 8.
#pragma once

#include <cstddef>
#include <functional>
#include <optional>
#include <vector>

#include "core/base/run_control.hpp"
#include "core/learner/large_count.hpp"
#include "core/lower_bound/consequence.hpp"
#include "core/study/chapters/lower_bound_scenario.hpp"
#include "core/study/envelope/envelope_study.hpp"

namespace littlestone {

/// One step of the stairs.
struct StairStep {
  std::size_t examples = 0;         // m of the learner that is spoken of
  std::size_t own = 0;              // of the empirical learner it gives: the same, or more for one of a law
  std::optional<Consequence> said;  // none where Claim 22 gives no gap, or a premise of the paper fails
  /// The least height of a tower that is refuted: of |X|, or of d.
  [[nodiscard]] unsigned height(ConsequenceForm form) const {
    return said->first_height + (form == ConsequenceForm::dimension ? 1U : 0U);
  }
};

struct WhatFollowsFacts {
  LowerBoundScenario scenario;
  std::vector<StairStep> stairs;  // m = 2, 4, …, as far as they are worked out
  std::vector<StairStep> paper;
  bool complete = false;
  double slip = 0;                          // Dδ of Lemma 21's last line, which must be at most 1/6
  std::optional<int> littlestone;           // of the class that is compared
  std::optional<LargeCount> examples_of_m;  // that M asks for there
  std::optional<EnvelopeRow> cheapest;      // the learner that pays for Ldim alone and asks for the fewest there

  /// The step of the scenario's own m; null while it is worked out, or where there is none.
  [[nodiscard]] const StairStep* here() const;
  /// Whether the scenario's tower refutes its own m.
  [[nodiscard]] bool refutes() const;
  /// Whether the paper's premises hold for some m: else it has no line.
  [[nodiscard]] bool paper_applies() const;
  /// The most examples that are refuted at a height; 0: none.
  [[nodiscard]] static std::size_t refuted(const std::vector<StairStep>& stairs, ConsequenceForm form, unsigned height);
};

inline constexpr std::size_t most_stair_examples = 18;

/// Hands out what is known after each step. The scenario's own m comes first, the planned learners last. Throws
/// InputError for claims out of range.
void work_out(const LowerBoundScenario& scenario, const Observer& observer,
              const std::function<void(const WhatFollowsFacts&)>& hand_out);

/// How many logarithms are taken of the tower: one for each example of the empirical learner, and one more of a
/// dimension.
[[nodiscard]] std::size_t logarithms_of(const LowerBoundScenario& scenario);

/// What Ramsey leaves of the tower after so many logarithms; none where that is less than one point.
[[nodiscard]] std::optional<Tower> ramsey_leaves(const Tower& tower, std::size_t logarithms, double log2_ramsey);

}  // namespace littlestone
