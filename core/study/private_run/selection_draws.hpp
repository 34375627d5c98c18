// SPDX-License-Identifier: GPL-3.0-or-later
// The selection of a run drawn again and again, for itself alone: the run's own draw stays as it is.
#pragma once

#include <cstdint>
#include <vector>

#include "core/study/intervals.hpp"
#include "core/study/private_run/private_run.hpp"

namespace littlestone {

/// How often each released predictor was drawn.
struct SelectionDraws {
  std::vector<std::uint64_t> counts;  // by the place in the run's list
  std::uint64_t draws = 0;
  std::size_t last = 0;  // drawn last; 0 before the first
  /// Of the i-th predictor's chance, by these draws: Wilson, 95 %. At least one draw.
  [[nodiscard]] Interval interval(std::size_t i) const { return wilson_interval(counts[i], draws); }
};

/// `before` with `times` draws more: from the same errors and ε as the run's own, the i-th from a stream of the run's
/// seed and i alone. The run's list is not empty. Throws InputError as exponential_mechanism.
[[nodiscard]] SelectionDraws draw_selection(const PrivateRun& run, SelectionDraws before, std::uint64_t times);

}  // namespace littlestone
