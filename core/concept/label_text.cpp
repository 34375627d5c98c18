// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/concept/label_text.hpp"

#include <algorithm>
#include <string>

#include "core/base/text.hpp"

namespace littlestone {
namespace {

constexpr std::size_t longest_number = 64;  // characters: no longer text is looked at as a number

// A decimal number: sign, digits without the point, and the power of ten of the last digit.
struct Decimal {
  bool negative = false;
  std::string digits;  // without zeros in front; empty: 0
  int exponent = 0;
  bool padded = false;  // as 007
};

// Takes a sign from the front of `text`: +, -, or U+2212.
bool take_minus(std::string_view& text) {
  constexpr std::string_view minus = "−";
  if (text.starts_with(minus)) {
    text.remove_prefix(minus.size());
    return true;
  }
  const bool negative = text.starts_with('-');
  if (negative || text.starts_with('+')) text.remove_prefix(1);
  return negative;
}

std::string_view take_digits(std::string_view& text) {
  const std::size_t length = std::min(text.find_first_not_of("0123456789"), text.size());
  const std::string_view digits = text.substr(0, length);
  text.remove_prefix(length);
  return digits;
}

std::optional<Decimal> decimal_of(std::string_view text) {
  if (text.size() > longest_number) return std::nullopt;
  Decimal number;
  number.negative = take_minus(text);
  const std::string_view whole = take_digits(text);
  number.digits = whole;
  number.padded = whole.size() > 1 && whole.front() == '0';
  std::string_view fraction;
  if (text.starts_with('.') || text.starts_with(',')) {
    const bool comma = text.starts_with(',');
    text.remove_prefix(1);
    fraction = take_digits(text);
    // 1,000 is one, and 3,000 may be three thousand
    const bool thousands = comma && fraction.size() == 3 && whole != "0" && whole != "1";
    if (thousands || (comma && (whole.empty() || fraction.empty()))) return std::nullopt;
    number.digits += fraction;
    number.exponent = -static_cast<int>(fraction.size());
  }
  if (number.digits.empty()) return std::nullopt;
  if (text.starts_with('e') || text.starts_with('E')) {
    text.remove_prefix(1);
    const bool below = take_minus(text);
    const std::string_view power = take_digits(text);
    if (power.empty() || power.size() > 3) return std::nullopt;
    const int value = std::stoi(std::string(power));
    number.exponent += below ? -value : value;
  }
  if (!text.empty()) return std::nullopt;
  number.digits.erase(0, std::min(number.digits.find_first_not_of('0'), number.digits.size()));
  while (number.digits.ends_with('0')) {
    number.digits.pop_back();
    ++number.exponent;
  }
  if (number.digits.empty()) number.exponent = 0;
  return number;
}

struct Word {
  std::string_view text;  // in small letters
  SpelledLabel spelled;
};
constexpr std::array spelled_words = {
    Word{"true", {Label::plus, LabelWords::truth}}, Word{"false", {Label::minus, LabelWords::truth}},
    Word{"t", {Label::plus, LabelWords::truth}},    Word{"f", {Label::minus, LabelWords::truth}},
    Word{"yes", {Label::plus, LabelWords::yes_no}}, Word{"no", {Label::minus, LabelWords::yes_no}},
    Word{"y", {Label::plus, LabelWords::yes_no}},   Word{"n", {Label::minus, LabelWords::yes_no}},
    Word{"on", {Label::plus, LabelWords::on_off}},  Word{"off", {Label::minus, LabelWords::on_off}},
    Word{"x", {Label::plus, LabelWords::cross}},    Word{"×", {Label::plus, LabelWords::cross}},
    Word{"", {Label::minus, LabelWords::cross}},    Word{".", {Label::minus, LabelWords::cross}},
    Word{"+", {Label::plus, LabelWords::numbers}},  Word{"-", {Label::minus, LabelWords::numbers}},
    Word{"−", {Label::minus, LabelWords::numbers}},
};
constexpr std::size_t longest_word = 5;

}  // namespace

std::string_view bare_cell(std::string_view cell) {
  constexpr std::array<std::array<std::string_view, 2>, 5> quotes = {
      {{"\"", "\""}, {"'", "'"}, {"“", "”"}, {"‘", "’"}, {"„", "“"}}};
  cell = trimmed(cell);
  for (bool found = true; found;) {
    found = false;
    for (const auto& [open, close] : quotes) {
      if (cell.size() < open.size() + close.size() || !cell.starts_with(open) || !cell.ends_with(close)) continue;
      cell = trimmed(cell.substr(open.size(), cell.size() - open.size() - close.size()));
      found = true;
    }
  }
  return cell;
}

std::optional<SpelledLabel> spelled_label(std::string_view cell) {
  if (cell.size() == 1) {  // nearly every cell of a large table
    if (cell[0] == '1' || cell[0] == '+') return SpelledLabel{Label::plus, LabelWords::numbers};
    if (cell[0] == '0' || cell[0] == '-') return SpelledLabel{Label::minus, LabelWords::numbers};
  }
  cell = bare_cell(cell);
  if (cell.size() <= longest_word) {
    const std::string small = small_letters(cell);
    for (const Word& word : spelled_words) {
      if (small == word.text) return word.spelled;
    }
  }
  const auto number = decimal_of(cell);
  if (!number || number->padded) return std::nullopt;  // 00 and 01 are words of bits
  if (number->digits.empty()) return SpelledLabel{Label::minus, LabelWords::numbers};
  if (number->digits != "1" || number->exponent != 0) return std::nullopt;
  return SpelledLabel{number->negative ? Label::minus : Label::plus, LabelWords::numbers};
}

std::optional<Label> label_in(std::string_view cell, LabelWords words) {
  const auto spelled = spelled_label(cell);
  if (!spelled) return std::nullopt;
  const bool no_cross = words == LabelWords::cross && spelled->words == LabelWords::numbers;
  if (spelled->words == words || (no_cross && spelled->label == Label::minus)) return spelled->label;
  return std::nullopt;
}

std::optional<Label> label_of_text(std::string_view cell) {
  const auto spelled = spelled_label(cell);
  if (!spelled || (spelled->words == LabelWords::cross && spelled->label == Label::minus)) return std::nullopt;
  return spelled->label;
}

std::optional<std::uint64_t> whole_of_text(std::string_view cell) {
  cell = bare_cell(cell);
  const auto number = decimal_of(cell);
  if (!number || number->exponent < 0) return std::nullopt;
  if (number->digits.empty()) return 0;  // also -0, as some programs write it
  if (number->negative || number->digits.size() + static_cast<std::size_t>(number->exponent) > 19) return std::nullopt;
  if (cell.find(',') != std::string_view::npos && cell.size() - cell.find(',') == 4) return std::nullopt;
  return std::stoull(number->digits + std::string(static_cast<std::size_t>(number->exponent), '0'));
}

std::string_view without_comment(std::string_view line) {
  bool quoted = false;
  for (std::size_t i = 0; i < line.size(); ++i) {
    if (line[i] == '"') quoted = !quoted;
    if (line[i] == '#' && !quoted) return line.substr(0, i);
  }
  return line;
}

}  // namespace littlestone
