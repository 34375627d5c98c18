// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/base/error.hpp"

#include <cstddef>
#include <utility>
#include <vector>

#include "core/base/rules.hpp"

namespace littlestone {
namespace {

// Length in bytes of the valid UTF-8 sequence at `i` that is no control character, or 0.
std::size_t printable_sequence(std::string_view text, std::size_t i) {
  const auto byte = [&](std::size_t k) { return static_cast<unsigned char>(text[k]); };
  const unsigned char lead = byte(i);
  if (lead < 0x20 || lead == 0x7f) return 0;
  if (lead < 0x80) return 1;
  const std::size_t length = lead >= 0xf0 && lead < 0xf5 ? 4 : lead >= 0xe0 ? 3 : lead >= 0xc2 ? 2 : 0;
  if (lead >= 0xf5 || length == 0 || i + length > text.size()) return 0;
  for (std::size_t k = 1; k < length; ++k) {
    if ((byte(i + k) & 0xc0U) != 0x80U) return 0;
  }
  // What a shorter sequence spells, surrogates, and what lies beyond U+10FFFF [RFC 3629].
  if ((lead == 0xe0 && byte(i + 1) < 0xa0) || (lead == 0xed && byte(i + 1) >= 0xa0)) return 0;
  if ((lead == 0xf0 && byte(i + 1) < 0x90) || (lead == 0xf4 && byte(i + 1) >= 0x90)) return 0;
  if (lead == 0xe2 && byte(i + 1) == 0x80 && (byte(i + 2) & 0xfeU) == 0xa8) return 0;  // line and paragraph separators
  return lead == 0xc2 && byte(i + 1) < 0xa0 ? 0 : length;                              // C1 control characters
}

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
  std::string line;
  std::size_t characters = 0;
  for (std::size_t i = 0; i < text.size(); ++characters) {
    if (characters == longest) return line + "…";
    const std::size_t length = printable_sequence(text, i);
    if (length == 0) {
      line += '?';
      ++i;
    } else {
      line += text.substr(i, length);
      i += length;
    }
  }
  return line;
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
