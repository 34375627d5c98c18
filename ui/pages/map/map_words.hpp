// SPDX-License-Identifier: GPL-3.0-or-later
// Words that both pages of the map use.
#pragma once

#include <QString>

#include "core/learner/large_count.hpp"

namespace littlestone::ui {

/// How many examples are asked for and are enough, rounded up: "39 206", "2.4·10⁹", "1.6·10⁹⁰".
[[nodiscard]] QString asked_text(const LargeCount& count);
/// The same from its logarithm.
[[nodiscard]] QString asked_text(double log10_examples);
/// How many examples are not enough, rounded down.
[[nodiscard]] QString refuted_text(const LargeCount& count);
[[nodiscard]] QString refuted_text(double log10_examples);

}  // namespace littlestone::ui
