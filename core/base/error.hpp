// SPDX-License-Identifier: GPL-3.0-or-later
// Bad input, told in one line: which field, which value, which rule it broke.
#pragma once

#include <stdexcept>
#include <string>
#include <string_view>

namespace littlestone {

/// Thrown at a public door when an argument breaks its stated rule. what() is "field: value: rule", or "field: rule" where there
/// is no value; the command line shows it as it stands, the window in its language. Never used for our own invariants (those
/// are asserts).
class InputError : public std::runtime_error {
 public:
  InputError(std::string_view field, std::string_view value, std::string_view rule);

  [[nodiscard]] const std::string& field() const noexcept { return field_; }
  [[nodiscard]] const std::string& value() const noexcept { return value_; }
  [[nodiscard]] const std::string& rule() const noexcept { return rule_; }

 private:
  std::string field_;
  std::string value_;
  std::string rule_;
};

/// `text` made fit for one line of an error message: control characters and bytes that are not UTF-8 become "?",
/// and anything past 60 characters becomes "…".
[[nodiscard]] std::string one_line(std::string_view text);

}  // namespace littlestone
