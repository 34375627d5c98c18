// SPDX-License-Identifier: GPL-3.0-or-later
// Exact fractions and estimates as they are written in pictures and sentences.
#pragma once

#include <QString>

#include "core/base/rational.hpp"

namespace littlestone::ui {

/// "133/64", "−1/2"; as about_text where the denominator has more than three digits, but "1 − 3.1·10⁻⁵" for what would
/// round to 1.
[[nodiscard]] QString exact_text(const Rational& value);
/// "2.08", "13.6", ".41": for axes and estimates.
[[nodiscard]] QString about_text(double value);
/// A number for a sentence. In a sentence that runs from right to left, its signs keep their order.
[[nodiscard]] QString told(const QString& number);

}  // namespace littlestone::ui
