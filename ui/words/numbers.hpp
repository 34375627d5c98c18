// SPDX-License-Identifier: GPL-3.0-or-later
// Numbers as they are written everywhere in the program: short, with a true minus, never with a locale's digits.
#pragma once

#include <QString>
#include <cstdint>

namespace littlestone::ui {

/// A probability in three digits: ".457"; "1.3·10⁻⁴" below 0.0005; "0", "1"; ">.999" for what would round to 1.
[[nodiscard]] QString probability_text(double probability);
/// The same for a sentence: in one that runs from the right its point stays before its digits.
[[nodiscard]] QString told_probability(double probability);

/// A count: plain to 9 999, then in groups by thin spaces, from 10⁶ as "2·10⁸" or "1.5·10⁶", from 10¹⁵ as "10²⁹".
[[nodiscard]] QString count_text(double count);

/// The count 10^exponent for exponents beyond a double's range, by the same rule.
[[nodiscard]] QString power_of_ten_text(double exponent);

/// A count, every digit of it, from 10 000 on in groups of three: "12 345 678".
[[nodiscard]] QString whole_text(std::uint64_t count);

/// A signed integer, every digit of it, with a true minus and from 10 000 on in groups of three: "−3", "0", "12 345";
/// "+3" when `with_plus`.
[[nodiscard]] QString signed_text(std::int64_t value, bool with_plus = false);

/// A count as tr() takes it to choose between one and many.
[[nodiscard]] int plural(std::uint64_t count);

/// A share of so many equal parts: "1", "½", "⅓", "¼", "1/5". count ≥ 1.
[[nodiscard]] QString one_over_text(std::uint64_t count);

/// "⁻⁶" for −6.
[[nodiscard]] QString superscript(int value);

/// 2 to 12 in words, other numbers as count_text writes them.
[[nodiscard]] QString number_in_words(std::uint64_t count);
/// A number or a word at the beginning of a title with a capital; a name of one letter stays as it is.
[[nodiscard]] QString begun_large(QString text);

}  // namespace littlestone::ui
