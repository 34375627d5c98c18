// SPDX-License-Identifier: GPL-3.0-or-later
// Loss against sample size: learners × sizes × replicates, with the exact population loss of each.
#pragma once

#include <string>
#include <vector>

#include "core/experiment/scenario.hpp"

namespace littlestone {

enum class LearnerKind { private_learner, generic, consistent };
[[nodiscard]] std::string_view to_string(LearnerKind kind);  // "M", "generic", "consistent"

/// All replicates of one learner at one size.
struct SweepCell {
  LearnerKind learner = LearnerKind::private_learner;
  std::uint64_t examples = 0;         // n given to the learner
  std::vector<double> losses;         // one a replicate, in order; exact population losses
  std::uint64_t empty_lists = 0;      // replicates of M that released nothing
  [[nodiscard]] double quantile(double q) const;       // nearest rank, 0 ≤ q ≤ 1
  [[nodiscard]] double success_rate(double alpha) const;  // share with loss ≤ α
  [[nodiscard]] double mean() const;
};

struct SweepResult {
  std::vector<SweepCell> cells;  // learner-major, sizes ascending
  Ended ended = Ended::completed;
};

/// Constants for M at a total of `n` examples with the proportions of `proportions`: n and N stay, the number of batches
/// and n' scale with the total. At least one batch; none when n is below one batch (M then answers from no data at all).
[[nodiscard]] CustomConstants scale_to_budget(const CustomConstants& proportions, std::uint64_t n);

/// Runs the sweep; replicate r of learner l at size i draws from the stream (seed, l, i, r). The observer is asked after
/// each cell (stage "sweep") and gets the finished cells through `on_cell`, if given.
[[nodiscard]] SweepResult run_sweep(const Scenario& scenario, const Observer& observer = {},
                                    const std::function<void(const SweepCell&)>& on_cell = {});

}  // namespace littlestone
