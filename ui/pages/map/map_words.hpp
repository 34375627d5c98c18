// SPDX-License-Identifier: GPL-3.0-or-later
// Words that both pages of the map use.
#pragma once

#include <QString>

#include "core/learner/large_count.hpp"

namespace littlestone::ui {

/// How many examples are asked for: "39 206", "2.4·10⁴", "10⁹⁰".
[[nodiscard]] QString asked_text(const LargeCount& count);
/// The same from its logarithm.
[[nodiscard]] QString asked_text(double log10_examples);

}  // namespace littlestone::ui
