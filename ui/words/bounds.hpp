// SPDX-License-Identifier: GPL-3.0-or-later
// Promises and bounds in pictures and sentences: no digit that is left out is left out to their advantage.
#pragma once

#include <QString>

namespace littlestone::ui {

/// A bound from above (a promised ε, δ or γ) in about_text's three digits, two with a power of ten below .001: the least
/// number of so many that is not below it. "∞" for infinity.
[[nodiscard]] QString upper_text(double value);
/// A bound from below (an ε that is refuted, a step that is forced): the largest that is not above it.
[[nodiscard]] QString lower_text(double value);
/// The same for a sentence: in one that runs from the right its point stays before its digits.
[[nodiscard]] QString told_upper(double value);
[[nodiscard]] QString told_lower(double value);

/// A number of examples that is enough, as count_text writes it, rounded up at the last digit shown.
[[nodiscard]] QString upper_count_text(double count);
/// A number of examples that is needed, rounded down.
[[nodiscard]] QString lower_count_text(double count);
/// The same of 10^exponent, for exponents beyond a double's range: "1.6·10²⁹".
[[nodiscard]] QString upper_power_text(double exponent);
[[nodiscard]] QString lower_power_text(double exponent);

}  // namespace littlestone::ui
