// SPDX-License-Identifier: GPL-3.0-or-later
// Comma-separated values [RFC 4180]: the one way in which a cell is written.
#pragma once

#include <string>
#include <string_view>
#include <vector>

namespace littlestone {

/// What is done with a cell that a spreadsheet would read as a formula: one that begins with = + - @, a tab or a
/// carriage return, and is no number. Marked, it has an apostrophe before it, by which a spreadsheet reads a text.
enum class Formulas { kept, marked };

/// `text` as one cell: in quotation marks where it holds a comma, a quotation mark or a line end. Every text has a cell,
/// and no two the same. Linear in the text.
[[nodiscard]] std::string csv_cell(std::string_view text, Formulas formulas = Formulas::kept);

/// The cells with commas between them and a line end after the last.
[[nodiscard]] std::string csv_line(const std::vector<std::string>& cells, Formulas formulas = Formulas::kept);

}  // namespace littlestone
