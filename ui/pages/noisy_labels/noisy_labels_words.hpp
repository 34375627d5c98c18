// SPDX-License-Identifier: GPL-3.0-or-later
// How the page of noisy labels writes its numbers, rows and conditions.
#pragma once

#include <QString>
#include <string>

#include "core/study/noisy_labels/noisy_labels_run.hpp"

namespace littlestone::ui {

/// An ε in a few digits: ".393", "7.69", "1.2·10⁻⁴", "∞".
[[nodiscard]] QString worst_text(const WorstNoisyLabels& worst);
/// A text with a count n in it, whose digits stand in groups.
[[nodiscard]] QString grouped(QString text, std::uint64_t n);
/// An error or a privacy as the calculator says it, in two digits: ".02", ".25", "7.0·10⁻⁵".
[[nodiscard]] QString two_digits(double value);
/// An error in two digits, 10^−6 … 1/4: as much as a place on the calculator's axis says.
[[nodiscard]] Rational two_digit_alpha(double alpha);
/// A number in words that may run from the right: its signs stay in their order.
[[nodiscard]] QString told_number(const QString& number);
/// What a condition is called.
[[nodiscard]] QString condition_name(NoisyCondition::What what);
/// The same of a check of the rows on display (NoisyLabelsCheck::name).
[[nodiscard]] QString check_name(const std::string& name);
/// "+" or "−".
[[nodiscard]] QString noisy_sign(Label label);
/// "5+".
[[nodiscard]] QString example_text(const NoisyRun& run, const Example& one);
/// "5+" for row `row` of S.
[[nodiscard]] QString row_text(const NoisyRun& run, std::uint64_t row);

}  // namespace littlestone::ui
