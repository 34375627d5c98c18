// SPDX-License-Identifier: GPL-3.0-or-later
// How many examples the exponential mechanism over a whole finite class asks for, whatever the labels.
// [resources/help/prediction.md, §3]
#pragma once

#include <cstdint>

namespace littlestone {

/// The least n with min(√(ln|H|/(2n)), tanh(ε/2)) + mechanism_excess_errors/n ≤ α: the exponential mechanism over a
/// finite H, whose expected excess on D it is; infinite past 10^300. |H| ≥ 1, ε and α above 0. O(log n).
[[nodiscard]] double mechanism_examples(std::uint64_t hypotheses, double epsilon, double alpha);

}  // namespace littlestone
