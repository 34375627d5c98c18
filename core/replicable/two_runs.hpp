// SPDX-License-Identifier: GPL-3.0-or-later
// Two labs at one distribution: each draws its own examples, both use the die that was rolled before.
#pragma once

#include <array>

#include "core/concept/distribution.hpp"
#include "core/replicable/staircase.hpp"

namespace littlestone {

/// A class for which the staircase is a learner, and the counts that it compares with the die.
struct ReplicableTask {
  enum class Kind {
    points,      // points:N. One count a point, its + examples; answers the point with at least T of them, else all −
    thresholds,  // thresholds:N. N_i, − examples at points ≥ i, i < N; answers t_i, i the least with N_i < T, else t_N
    pair         // cube:2. One count and one die a point: + where the point's + examples are at least its T
  };
  Kind kind = Kind::points;
  std::size_t points = 1;  // |X|: N, or 2
};

/// Of the text of a class. Throws InputError (field "class") where it is none of these.
[[nodiscard]] ReplicableTask replicable_task(const std::string& class_text);

/// One lab.
struct ReplicableLab {
  std::vector<std::uint64_t> counts;  // as ReplicableTask says
  LabelVector answer;                 // |X| labels
};

/// What the labs count in common, and what each finds.
struct TwoRuns {
  std::vector<std::uint64_t> die;  // T; one for each point of a pair
  std::array<ReplicableLab, 2> labs;
  bool same = false;
  double differ = 0;  // Pr[two labs differ] at this distribution, over data and die: exact, to about 1e−12
};

/// What a lab answers; `counts` and `die` as above.
[[nodiscard]] LabelVector replicable_answer(const ReplicableTask& task, const std::vector<std::uint64_t>& counts,
                                            const std::vector<std::uint64_t>& die);

/// Pr[two labs differ] at a distribution whose target is a row of the class, or for points all −. Each world has
/// boundaries (staircase_law.hpp). Where both points of a pair have the label +, their counts sum to m, so the law is
/// that of one count; O(m + |steps|²).
[[nodiscard]] double differ_at(const ReplicableTask& task, const Staircase& staircase,
                               const Distribution& distribution);

/// The die from `shared`, each lab's m examples from its own stream: equal seeds give equal data. O(m + |X|).
[[nodiscard]] TwoRuns run_twice(const ReplicableTask& task, const Staircase& staircase,
                                const Distribution& distribution, const SeedTree& shared,
                                const std::array<SeedTree, 2>& labs);

}  // namespace littlestone
