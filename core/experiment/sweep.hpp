// SPDX-License-Identifier: GPL-3.0-or-later
// Loss against sample size: learners × sizes × replicates, with the exact population loss of each.
#pragma once

#include <functional>
#include <optional>
#include <string_view>
#include <vector>

#include "core/experiment/scenario.hpp"

namespace littlestone {

enum class LearnerKind { private_learner, generic, consistent };
[[nodiscard]] std::string_view to_string(LearnerKind kind);  // "M", "generic", "consistent"

/// All replicates of one learner at one size.
struct SweepCell {
  LearnerKind learner = LearnerKind::private_learner;
  std::uint64_t examples = 0;                             // n given to the learner
  std::vector<double> losses;                             // one a replicate, in order; exact population losses
  std::uint64_t empty_lists = 0;                          // replicates of M that released nothing
  [[nodiscard]] double quantile(double q) const;          // nearest rank, 0 ≤ q ≤ 1
  [[nodiscard]] double success_rate(double alpha) const;  // share with loss ≤ α
  [[nodiscard]] double mean() const;
};

struct SweepResult {
  std::vector<SweepCell> cells;  // learner-major, sizes ascending
  Ended ended = Ended::completed;
};

/// Constants for M at a total of at most `n` examples with the proportions of `proportions`: block size n and cap N stay, the
/// number of batches and n' scale with the total. None when not even one batch fits: M then answers SOA(∅).
[[nodiscard]] std::optional<CustomConstants> scale_to_budget(const CustomConstants& proportions, std::uint64_t n);

/// Runs the sweep; replicate r of a learner at size n draws from the stream (seed, learner, n, r). The observer is asked
/// before each replicate and within each run of M (stage "sweep", in cells); finished cells are handed to `on_cell`, if
/// given, on the calling thread.
[[nodiscard]] SweepResult run_sweep(const Scenario& as_given, const Observer& observer = {},
                                    const std::function<void(const SweepCell&)>& on_cell = {});

}  // namespace littlestone
