// SPDX-License-Identifier: GPL-3.0-or-later
// Bad input, told in one line: which field, which value, which rule it broke.
#pragma once

#include <optional>
#include <stdexcept>
#include <string>
#include <string_view>

#include "core/base/rule.hpp"

namespace littlestone {

/// Thrown at a public door when an argument breaks its stated rule. what() is "field: value: rule", or "field: rule"
/// where there is no value; of a text with lines "field: line n: value: rule". The command line shows it as it stands,
/// the window in its language. Never used for our own invariants (those are asserts).
class InputError : public std::runtime_error {
 public:
  InputError(std::string_view field, std::string_view value, Rule rule);
  /// For a value that is more than what was typed: rules::value_points(3).
  InputError(std::string_view field, const Rule& value, Rule rule);

  [[nodiscard]] const std::string& field() const noexcept { return field_; }
  [[nodiscard]] const std::string& value() const noexcept { return value_; }
  /// The value in words, where it has some: value() is then their English.
  [[nodiscard]] const std::optional<Rule>& value_words() const noexcept { return value_words_; }
  [[nodiscard]] const Rule& rule() const noexcept { return rule_; }
  /// "value: rule" as one rule, for an error that tells a file's name as its value; the rule alone where there is no
  /// value.
  [[nodiscard]] Rule value_and_rule() const;

 private:
  std::string field_;
  std::string value_;
  std::optional<Rule> value_words_;
  Rule rule_;
};

/// `text` made fit for one line of an error message: control characters and bytes that are not UTF-8 become "?",
/// and anything past 60 characters becomes "…".
[[nodiscard]] std::string one_line(std::string_view text);

}  // namespace littlestone
