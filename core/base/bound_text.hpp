// SPDX-License-Identifier: GPL-3.0-or-later
// Bounds as they are written: a promise loses no digit to its own disadvantage.
#pragma once

#include <string>

#include "core/base/rational.hpp"

namespace littlestone {

/// The least whole multiple of 10^place that is not below `value`, as the double nearest to it. A double counts as the
/// shortest decimal that reads back as it does, as JSON writes it: 0.1 is 1/10. What is not finite stays.
[[nodiscard]] double raised(double value, int place);
[[nodiscard]] double raised(const Rational& value, int place);
/// The same from below: the largest multiple that is not above `value`.
[[nodiscard]] double lowered(double value, int place);
[[nodiscard]] double lowered(const Rational& value, int place);
/// The least double that, as it is written, is not below `value`: 0.3 for 3/10, the double above 1/3 for 1/3.
[[nodiscard]] double raised(const Rational& value);

/// The place of the digit number `digits` ≥ 1 of `value` ≠ 0, counted from the first that is not 0: −3 for 0.0123 and 2.
[[nodiscard]] int place_of(double value, int digits);

/// A bound from above (a promised ε, δ or γ, a number of examples that is enough) in at most `digits` digits: the least
/// number of so many that is not below `value`. As printf's %g writes it: "0.415736", "1e-06", "inf".
[[nodiscard]] std::string upper_text(double value, int digits = 6);
/// A bound from below (an ε that is refuted, a number of examples that is needed): the largest that is not above it.
[[nodiscard]] std::string lower_text(double value, int digits = 6);

}  // namespace littlestone
