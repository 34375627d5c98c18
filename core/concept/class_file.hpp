// SPDX-License-Identifier: GPL-3.0-or-later
// Reads a concept class from a text table.
#pragma once

#include <istream>
#include <string>

#include "core/concept/concept_class.hpp"

namespace littlestone {

/// Reads a class from text, one row a hypothesis. Cells are 0/1, -/+, or -1/1 (also +1), separated by commas,
/// semicolons, tabs or spaces; a row of 0/1 or -/+ may also be written without separators ("0110", "-++-"). Empty lines
/// and lines that start with '#' are skipped. An optional first line holds point names, an optional first column
/// hypothesis names. Equal rows are merged (ConceptClass::merged_rows says how many). A UTF-8 byte-order mark and CRLF
/// are accepted. `name` becomes the class's name and the field in messages.
/// Throws InputError, with the line number in the rule, on: no rows, ragged rows, an unknown symbol, bytes that are not
/// text, a line beyond 2^20 characters or a table beyond 2^31 cells. Time and memory linear in the text.
[[nodiscard]] ConceptClass read_class(std::istream& in, const std::string& name);

/// The same from a file; throws InputError when it cannot be opened.
[[nodiscard]] ConceptClass read_class_file(const std::string& path);

}  // namespace littlestone
