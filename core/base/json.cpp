// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/base/json.hpp"

#include <string>

#include "core/base/error.hpp"
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

}  // namespace

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
