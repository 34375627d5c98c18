// SPDX-License-Identifier: GPL-3.0-or-later
// How labels and points are spelled in files and on the command line: one table, for every reader.
#pragma once

#include <array>
#include <cstdint>
#include <optional>
#include <string_view>

#include "core/concept/labels.hpp"

namespace littlestone {

/// The ways to spell a label. A table uses one of them in all its cells; each line of a data file may use any but the
/// empty cell of `cross`.
enum class LabelWords : std::uint8_t {
  numbers,  // 1 +1 + for +1; 0 -1 - for −1; as decimals too: 1.0, 1.000e+00, 1,0; U+2212 for the minus sign
  truth,    // true, t; false, f
  yes_no,   // yes, y; no, n
  on_off,   // on; off
  cross,    // a formal context: x or × for +1; an empty cell or . for −1
};
inline constexpr std::array every_label_words = {LabelWords::numbers, LabelWords::truth, LabelWords::yes_no,
                                                 LabelWords::on_off, LabelWords::cross};

/// A label with the way in which it was spelled.
struct SpelledLabel {
  Label label;
  LabelWords words;
};

/// The label that a cell spells, in any of the ways; letters count alike in both sizes. Spaces around it and pairs of
/// quotes around it ('1', "1", also curved ones) do not count. None: it is no label.
[[nodiscard]] std::optional<SpelledLabel> spelled_label(std::string_view cell);

/// The label in a table whose labels are spelled in this way. A formal context may also have 0 and - for −1.
[[nodiscard]] std::optional<Label> label_in(std::string_view cell, LabelWords words);

/// The label of one line of a data file: any way, but an empty cell or a dot is none, since there a label is missing.
[[nodiscard]] std::optional<Label> label_of_text(std::string_view cell);

/// A whole number, 0 or more, also as 3.0, 3.000e+00 or '3'. None where it is no whole number below 2^64, or where a
/// comma with three digits behind it could set thousands apart.
[[nodiscard]] std::optional<std::uint64_t> whole_of_text(std::string_view cell);

/// A cell without spaces and pairs of quotes around it.
[[nodiscard]] std::string_view bare_cell(std::string_view cell);

/// A line of data up to the first # outside double quotes: what stands behind it is a comment.
[[nodiscard]] std::string_view without_comment(std::string_view line);

}  // namespace littlestone
