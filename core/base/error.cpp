// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/base/error.hpp"

#include <cstddef>

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
  return lead == 0xc2 && byte(i + 1) < 0xa0 ? 0 : length;  // C1 control characters
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

InputError::InputError(std::string_view field, std::string_view value, std::string_view rule)
    : std::runtime_error(one_line(field) + ": " + (value.empty() ? "" : one_line(value) + ": ") + std::string(rule)),
      field_(one_line(field)),
      value_(one_line(value)),
      rule_(rule) {}

}  // namespace littlestone
