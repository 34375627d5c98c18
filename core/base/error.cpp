// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/base/error.hpp"

#include <algorithm>
#include <cstddef>
#include <utility>
#include <vector>

#include "core/base/name.hpp"
#include "core/base/rules.hpp"

namespace littlestone {
namespace {

// "value: rule"; of a line in a file "line 3: value: rule", so that what was read is not taken for the line's number.
std::string told(std::string_view value, const Rule& rule) {
  if (value.empty()) return rule.text();
  if (rule.id() != RuleId::at_line) return std::string(value) + ": " + rule.text();
  const std::vector<RuleArgument>& parts = rule.arguments();
  return rules::at_line(parts[0].text, std::string(value) + ": " + parts[1].text).text();
}

}  // namespace

std::string one_line(std::string_view text) {
  constexpr std::size_t longest = 60;
  std::size_t end = 0;
  for (std::size_t characters = 0; characters < longest && end < text.size(); ++characters) {
    end += std::max<std::size_t>(1, named_character(text.substr(end)));
  }
  return harmless(text.substr(0, end)) + (end < text.size() ? "…" : "");
}

InputError::InputError(std::string_view field, std::string_view value, Rule rule)
    : std::runtime_error(one_line(field) + ": " + told(one_line(value), rule)),
      field_(one_line(field)),
      value_(one_line(value)),
      rule_(std::move(rule)) {}

InputError::InputError(std::string_view field, const Rule& value, Rule rule)
    : std::runtime_error(one_line(field) + ": " + told(one_line(value.text()), rule)),
      field_(one_line(field)),
      value_(one_line(value.text())),
      value_words_(value),
      rule_(std::move(rule)) {}

Rule InputError::value_and_rule() const {
  if (value_.empty()) return rule_;
  return value_words_ ? rules::of_value(*value_words_, rule_) : rules::of_value(value_, rule_);
}

}  // namespace littlestone
