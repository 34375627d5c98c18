// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/base/json.hpp"

#include <cstdint>
#include <cstdio>
#include <string>

#include "core/base/error.hpp"
#include "core/base/name.hpp"
#include "core/base/rules.hpp"

namespace littlestone {
namespace {

using Json = nlohmann::ordered_json;

// The byte at which a bracket outside of strings opens a level below deepest_json; npos where there is none. In a text
// that is not JSON it may be anywhere: such a text is refused in any case.
std::size_t too_deep(std::string_view text) {
  std::size_t depth = 0;
  bool in_string = false;
  for (std::size_t i = 0; i < text.size(); ++i) {
    switch (text[i]) {
      case '"': in_string = !in_string; break;
      case '\\': i += in_string ? 1U : 0U; break;  // what is escaped ends no string
      case '[':
      case '{':
        if (!in_string && ++depth > deepest_json) return i;
        break;
      case ']':
      case '}': depth -= !in_string && depth > 0 ? 1U : 0U; break;
      default: break;
    }
  }
  return std::string_view::npos;
}

// The number in the parser's words "number overflow parsing '1e999'".
std::string quoted_number(std::string_view words) {
  const std::size_t first = words.find('\'');
  const std::size_t last = words.rfind('\'');
  return first < last ? std::string(words.substr(first + 1, last - first - 1)) : "a number";
}

// "\\u2028", of a code point beyond U+FFFF its two surrogates.
std::string escaped_unit(std::uint32_t unit) {
  char text[7];
  std::snprintf(text, sizeof text, "\\u%04x", unit & 0xffffU);
  return text;
}

// `text` is JSON in UTF-8. Of what no name may hold it has line ends between its values alone; all else is in a string.
std::string with_escapes(const std::string& text) {
  std::string result;
  result.reserve(text.size());
  for (std::size_t i = 0; i < text.size();) {
    const auto lead = static_cast<unsigned char>(text[i]);
    const std::size_t length = lead < 0x80 ? 1 : lead < 0xe0 ? 2 : lead < 0xf0 ? 3 : 4;
    if (lead == '\n' || named_character(std::string_view(text).substr(i, length)) > 0) {
      result.append(text, i, length);
    } else {
      std::uint32_t code = length == 1 ? lead : lead & (0xffU >> (length + 1));
      for (std::size_t k = 1; k < length; ++k) code = code << 6U | (static_cast<unsigned char>(text[i + k]) & 0x3fU);
      const std::uint32_t above = code - 0x10000;
      result += code < 0x10000 ? escaped_unit(code)
                               : escaped_unit(0xd800 | above >> 10U) + escaped_unit(0xdc00 | (above & 0x3ffU));
    }
    i += length;
  }
  return result;
}

}  // namespace

std::string json_text(const Json& json, int indent) {
  return with_escapes(json.dump(indent, ' ', false, Json::error_handler_t::replace));
}

std::string json_text(const nlohmann::json& json, int indent) {
  return with_escapes(json.dump(indent, ' ', false, nlohmann::json::error_handler_t::replace));
}

Json parse_json(std::string_view field, std::string_view text) {
  if (const std::size_t at = too_deep(text); at != std::string_view::npos) {
    throw InputError(field, rules::value_byte(at + 1), rules::json_depth(deepest_json));
  }
  try {
    return Json::parse(text);
  } catch (const Json::parse_error& error) {
    throw InputError(field, rules::value_byte(error.byte), rules::not_json());
  } catch (const Json::out_of_range& error) {
    throw InputError(field, quoted_number(error.what()), rules::number_overflow());
  }
}

}  // namespace littlestone
