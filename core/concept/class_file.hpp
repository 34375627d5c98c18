// SPDX-License-Identifier: GPL-3.0-or-later
// Reads a concept class from a text table.
#pragma once

#include <istream>
#include <string>
#include <vector>

#include "core/base/error.hpp"
#include "core/concept/concept_class.hpp"

namespace littlestone {

/// What a table may hold at most, equal rows and header included.
struct TableLimits {
  std::size_t rows = std::size_t{1} << 22;
  std::size_t bytes = std::size_t{1} << 30;  // of text in all lines that are not blank and no comment
};

/// Reads a class from text, one row a hypothesis. Cells are 0/1, -/+, or -1/1 (also +1), separated by commas,
/// semicolons, tabs or spaces; a row of 0/1 or -/+ may also be written without separators ("0110", "-++-"). Empty lines
/// and lines that start with '#' are skipped. An optional first line holds point names, an optional first column
/// hypothesis names; a first line that holds labels among its names is refused, unless the names count the points
/// ("1,2,3"). Equal rows are merged (ConceptClass::merged_rows says how many). A UTF-8 byte-order mark and CRLF are
/// accepted. `name` becomes the class's name and the field in messages. Throws InputError, with the line number in the
/// rule, on: no rows, ragged rows, an unknown symbol, bytes that are not text, a line beyond 2^20 characters, a table
/// beyond 2^31 cells or beyond the limits. Time and memory linear in the text; a million rows of 32 labels take about
/// 0.3 GiB.
[[nodiscard]] ConceptClass read_class(std::istream& in, const std::string& name, const TableLimits& limits = {});

/// Everything read_class could object to in this text, in the order of the lines, but at most `most` problems; empty
/// iff read_class reads it. What makes the rest unreadable (bytes that are not text, a limit) is the last one listed.
[[nodiscard]] std::vector<InputError> class_problems(std::istream& in, const std::string& name, std::size_t most = 50,
                                                     const TableLimits& limits = {});

/// The same as read_class from a file, of at most limits.bytes in all; throws InputError when it cannot be opened
/// (InputFile).
[[nodiscard]] ConceptClass read_class_file(const std::string& path);

}  // namespace littlestone
