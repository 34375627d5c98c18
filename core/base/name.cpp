// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/base/name.hpp"

#include <array>
#include <cstdint>

#include "core/base/error.hpp"
#include "core/base/rules.hpp"

namespace littlestone {
namespace {

struct Character {
  std::uint32_t code = 0;
  std::size_t length = 0;  // in bytes; 0: the first byte begins no character
};

// The first character of a text that is not empty. What a shorter sequence spells, surrogates, and what lies beyond
// U+10FFFF are no characters [RFC 3629].
Character first_character(std::string_view text) noexcept {
  const auto byte = [&](std::size_t k) { return static_cast<unsigned char>(text[k]); };
  const std::uint32_t lead = byte(0);
  if (lead < 0x80) return {lead, 1};
  const std::size_t length = lead >= 0xf0 && lead < 0xf5 ? 4 : lead >= 0xe0 && lead < 0xf0 ? 3 : lead >= 0xc2 ? 2 : 0;
  if (length == 0 || lead >= 0xf5 || length > text.size()) return {};
  std::uint32_t code = lead & (0xffU >> (length + 1));
  for (std::size_t k = 1; k < length; ++k) {
    if ((byte(k) & 0xc0U) != 0x80U) return {};
    code = code << 6U | (byte(k) & 0x3fU);
  }
  constexpr std::array<std::uint32_t, 5> least = {0, 0, 0x80, 0x800, 0x10000};
  const bool surrogate = code >= 0xd800 && code < 0xe000;
  return code < least[length] || surrogate || code > 0x10ffff ? Character() : Character{code, length};
}

bool is_control(std::uint32_t code) { return code < 0x20 || (code >= 0x7f && code < 0xa0); }
bool separates(std::uint32_t code) { return code == 0x2028 || code == 0x2029; }
bool turns(std::uint32_t code) {
  return code == 0x061c || code == 0x200e || code == 0x200f || (code >= 0x202a && code <= 0x202e) ||
         (code >= 0x2066 && code <= 0x2069);
}
bool is_noncharacter(std::uint32_t code) { return (code >= 0xfdd0 && code <= 0xfdef) || (code & 0xfffeU) == 0xfffeU; }

bool fits_a_name(std::uint32_t code) {
  return !is_control(code) && !separates(code) && !turns(code) && !is_noncharacter(code);
}

std::string in_hexadecimal(std::uint32_t number, std::size_t digits) {
  std::string text;
  for (; number > 0 || text.size() < digits; number >>= 4U) text.insert(text.begin(), "0123456789ABCDEF"[number & 15U]);
  return text;
}

}  // namespace

std::size_t named_character(std::string_view text) noexcept {
  const Character first = first_character(text);
  return first.length > 0 && fits_a_name(first.code) ? first.length : 0;
}

std::optional<Rule> name_flaw(std::string_view text) {
  std::size_t place = 1;
  for (; !text.empty(); ++place) {
    const Character first = first_character(text);
    if (first.length == 0) {
      return rules::byte_not_utf8(in_hexadecimal(static_cast<unsigned char>(text.front()), 2), place);
    }
    if (!fits_a_name(first.code)) return rules::character("U+" + in_hexadecimal(first.code, 4), place);
    if (place > longest_name) return rules::line_length(longest_name);
    text.remove_prefix(first.length);
  }
  return std::nullopt;
}

std::optional<Rule> utf8_flaw(std::string_view text) {
  for (std::size_t place = 1; !text.empty(); ++place) {
    const Character first = first_character(text);
    if (first.length == 0)
      return rules::byte_not_utf8(in_hexadecimal(static_cast<unsigned char>(text.front()), 2), place);
    text.remove_prefix(first.length);
  }
  return std::nullopt;
}

std::string_view expect_name(std::string_view field, std::string_view text) {
  if (const auto flaw = name_flaw(text)) throw InputError(field, text, *flaw);
  return text;
}

std::string harmless(std::string_view bytes) {
  std::string line;
  line.reserve(bytes.size());
  while (!bytes.empty()) {
    const std::size_t length = named_character(bytes);
    line += length > 0 ? bytes.substr(0, length) : "?";
    bytes.remove_prefix(length > 0 ? length : 1);
  }
  return line;
}

}  // namespace littlestone
