// SPDX-License-Identifier: GPL-3.0-or-later
// What somebody meant who mistyped one of several words.
#pragma once

#include <optional>
#include <string>
#include <string_view>
#include <vector>

#include "core/base/rule.hpp"

namespace littlestone {

/// The least number of edits that turn one word into the other: a character put in, left out or changed, or two next to
/// each other swapped, each place edited once (optimal string alignment). O(|a| |b|).
[[nodiscard]] std::size_t edits_between(std::string_view a, std::string_view b);

/// The one of `known` with the fewest edits from `word`, the first of several; none where more than a third of the
/// longer of the two words is edited, or where `word` is longer than 100 bytes. A small letter and its capital are the
/// same; `word` as the beginning of just one of them, with at least 3 characters, means that one.
[[nodiscard]] std::optional<std::string> nearest_word(std::string_view word, const std::vector<std::string>& known);

/// The rule that a word breaks which is none of `known`: "did you mean learn?" with the nearest one, else "must be one of
/// …" with all.
[[nodiscard]] Rule unknown_word(std::string_view word, const std::vector<std::string>& known);

}  // namespace littlestone
