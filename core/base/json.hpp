// SPDX-License-Identifier: GPL-3.0-or-later
// JSON from outside, parsed with limits, so that no text can exhaust the stack, and refused in one line; and the one
// way in which a value is written as JSON.
#pragma once

#include <cstddef>
#include <nlohmann/json.hpp>
#include <string>
#include <string_view>

namespace littlestone {

/// How deep arrays and objects may lie in each other: a scenario needs 3 levels, a session 4. Writing a value out again
/// calls itself once a level.
inline constexpr std::size_t deepest_json = 64;

/// The value that `text` spells [RFC 8259]. Throws InputError (field `field`) where it is not JSON, where arrays and
/// objects lie deeper than deepest_json, where a number is beyond a double, and where a key is given twice in one object;
/// the value names the byte, the number or the key.
/// Time linear in the text; no recursion.
[[nodiscard]] nlohmann::ordered_json parse_json(std::string_view field, std::string_view text);

/// Throws InputError (field: the key, or `field` outside of all objects) where a text in `json` is not UTF-8, such as the
/// path of a file: json_text would write another one. At most deepest_json levels.
void expect_utf8(std::string_view field, const nlohmann::ordered_json& json);

/// The text that parse_json reads back to the same value, for every value: a byte that is not UTF-8 becomes U+FFFD, a
/// character that no name may hold (name_flaw) is escaped, so that the text is harmless to a terminal, and a double has
/// the fewest digits that read back to it. `indent`: how many spaces a level stands further in; -1: all on one line.
/// Linear in the value.
[[nodiscard]] std::string json_text(const nlohmann::ordered_json& json, int indent = -1);
[[nodiscard]] std::string json_text(const nlohmann::json& json, int indent = -1);

}  // namespace littlestone
