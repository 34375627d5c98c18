// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/base/json.hpp"

#include <algorithm>
#include <array>
#include <charconv>
#include <cstdint>
#include <cstdio>
#include <set>
#include <string>
#include <vector>

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

// The shortest digits of the double that `number` spells, in the same form; `number` itself where it has no fewer.
std::string_view shortest(std::string_view number, std::array<char, 64>& room) {
  double value = 0;
  std::from_chars(number.data(), number.data() + number.size(), value);
  const bool scientific = number.find('e') != std::string_view::npos;
  const auto form = scientific ? std::chars_format::scientific : std::chars_format::fixed;
  const auto written = std::to_chars(room.data(), room.data() + room.size(), value, form);
  const std::string_view result(room.data(), static_cast<std::size_t>(written.ptr - room.data()));
  return written.ec == std::errc() && result.size() < number.size() ? result : number;
}

// `text` is JSON. The library writes a few doubles in 17 digits that have fewer: 4.91e-06 as 4.9099999999999996e-06.
std::string with_shortest_numbers(const std::string& text) {
  std::string result;
  result.reserve(text.size());
  std::array<char, 64> room{};
  for (std::size_t i = 0; i < text.size();) {
    std::size_t end = i + 1;
    if (text[i] == '"') {
      while (text[end] != '"') end += text[end] == '\\' ? 2U : 1U;
      result.append(text, i, ++end - i);
    } else if (text[i] == '-' || (text[i] >= '0' && text[i] <= '9')) {
      end = std::min(text.find_first_not_of("0123456789.eE+-", i), text.size());
      const std::string_view number = std::string_view(text).substr(i, end - i);
      constexpr std::size_t digits_of_a_double = 17;
      const bool long_fraction = number.size() > digits_of_a_double && number.find('.') != std::string_view::npos;
      result += long_fraction ? shortest(number, room) : number;
    } else {
      result += text[i];
    }
    i = end;
  }
  return result;
}

template <class Value>
std::string text_of(const Value& json, int indent) {
  return with_escapes(with_shortest_numbers(json.dump(indent, ' ', false, Value::error_handler_t::replace)));
}

}  // namespace

std::string json_text(const Json& json, int indent) { return text_of(json, indent); }

std::string json_text(const nlohmann::json& json, int indent) { return text_of(json, indent); }

namespace {

// Sees each object's keys as they are parsed, and refuses one that is given twice: which of the two is meant is not
// known.
class KeysOnce {
 public:
  explicit KeysOnce(std::string_view field) : field_(field) {}
  bool operator()(int /*depth*/, Json::parse_event_t event, Json& parsed) {
    if (event == Json::parse_event_t::object_start) open_.emplace_back();
    if (event == Json::parse_event_t::object_end) open_.pop_back();
    if (event == Json::parse_event_t::key && !open_.back().insert(parsed.get<std::string>()).second)
      throw InputError(field_, one_line(parsed.get<std::string>()), rules::given_twice());
    return true;
  }

 private:
  std::string field_;
  std::vector<std::set<std::string>> open_;
};

}  // namespace

void expect_utf8(std::string_view field, const Json& json) {
  if (json.is_object()) {
    for (const auto& [key, value] : json.items()) expect_utf8(key, value);
  } else if (json.is_array()) {
    for (const Json& value : json) expect_utf8(field, value);
  } else if (json.is_string()) {
    const auto& text = json.get_ref<const std::string&>();
    if (const auto flaw = utf8_flaw(text)) throw InputError(field, text, *flaw);
  }
}

Json parse_json(std::string_view field, std::string_view text) {
  if (const std::size_t at = too_deep(text); at != std::string_view::npos) {
    throw InputError(field, rules::value_byte(at + 1), rules::json_depth(deepest_json));
  }
  try {
    return Json::parse(text, KeysOnce(field));
  } catch (const Json::parse_error& error) {
    throw InputError(field, rules::value_byte(error.byte), rules::not_json());
  } catch (const Json::out_of_range& error) {
    throw InputError(field, quoted_number(error.what()), rules::number_overflow());
  }
}

}  // namespace littlestone
