// SPDX-License-Identifier: GPL-3.0-or-later
// Reads a concept class from a text table.
#pragma once

#include <istream>
#include <optional>
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

/// Where a table has names.
enum class TableNames {
  none,    // every cell is a label
  row,     // the first line names the points
  column,  // the first column names the hypotheses
  both,
};

/// How a table is to be read, where the reader is not to find it out.
struct TableOptions {
  std::optional<TableNames> names;
  std::vector<std::string> columns;  // names of points: those kept, or with a - in front those left out; empty: all
};

/// How a table was read.
struct TableFrame {
  bool point_names = false;          // the first line was read as names of points
  bool hypothesis_names = false;     // the first column was read as names of hypotheses
  bool two_readings = false;         // a table of the same text could be meant otherwise
  char separator = ' ';              // of cells: , ; tab | or ' ' for runs of spaces, also where no cell needs one
  std::vector<std::size_t> skipped;  // numbers of lines with # that were left out and could be rows; the first 50
};

/// A class with how its table was read.
struct ReadTable {
  ConceptClass concept_class;
  TableFrame frame;
};

/// Reads a class from text, one row a hypothesis. Cells are labels in one of the ways of label_text.hpp; a row of 0/1
/// or -/+ may also be written without separators ("0110", "-++-"). The separator is the file's: the one of , ; tab |
/// and spaces by which its lines have equally many labels, or the one that a first line "sep=;" declares. Blank lines
/// are skipped.
///
/// An optional first line holds point names, an optional first column hypothesis names. An empty first cell of the
/// first line is the corner above a column of names, and so are # and words such as id or name where the column holds
/// different cells; so does a header without labels that is one cell shorter than the rows. Else the first column holds names where some cell of it below the first line is no label. The first
/// line is a header where it has a corner, where it has no cell over the column of names, where none of its cells
/// behind that column are labels, where they count the points ("1,2,3"), or where they are labels in signs and the rows
/// have digits, or the other way round. A first line that holds labels among its names is
/// refused. Where another reading is possible, TableFrame::two_readings says so.
///
/// Lines that start with # are comments and skipped, but for two: a line right above the first row that has as many
/// cells as the rows is the header where there is no other ("#,a,b", "# a,b"), and where all rows begin with # they are
/// rows. A formal context (is_context) is read as such (read_context); of the formats that other_format knows the
/// message says what they are. Equal rows are merged (ConceptClass::merged). `name` becomes the class's name and the field in messages.
/// Throws InputError, with line, column and name of the column in the rule, on: no rows, ragged rows, an unknown
/// symbol, bytes that are not text or not UTF-8 (UTF-16 with its mark is read), a line beyond 2^20 bytes, a table beyond
/// 2^31 cells or beyond the limits. Time and memory linear in the text; a million rows of 32 labels take about 0.3 GiB.
[[nodiscard]] ReadTable read_table(std::istream& in, const std::string& name, const TableOptions& options = {},
                                   const TableLimits& limits = {});
/// The class alone.
[[nodiscard]] ConceptClass read_class(std::istream& in, const std::string& name, const TableLimits& limits = {});

/// Everything read_table could object to in this text, in the order of the lines, but at most `most` problems; empty
/// iff read_table reads it. What makes the rest unreadable (bytes that are not text, a limit) is the last one listed.
[[nodiscard]] std::vector<InputError> class_problems(std::istream& in, const std::string& name, std::size_t most = 50,
                                                     const TableLimits& limits = {}, const TableOptions& options = {});

/// A class's text "file:PATH", "file:PATH;names=both" or "file:PATH;names=row;columns=a,b,-legs" taken apart.
struct TableText {
  std::string path;
  TableOptions options;
};
/// None where `class_text` is of another family. Throws InputError (fields "names", "columns") on options that are none.
[[nodiscard]] std::optional<TableText> split_table_text(std::string_view class_text);
/// What split_table_text takes apart, as one text again.
[[nodiscard]] std::string joined_table_text(const TableText& table);
/// `class_text` with these options: --names and --columns as they are given, empty where not. Throws InputError where
/// the text is not of a table, and as split_table_text.
[[nodiscard]] std::string with_table_options(std::string_view class_text, std::string_view names,
                                             std::string_view columns);

/// Reads the table of "file:PATH…", of at most limits.bytes in all; throws InputError when it cannot be opened
/// (InputFile).
[[nodiscard]] ReadTable read_table_file(std::string_view class_text);
/// The same of a path alone.
[[nodiscard]] ConceptClass read_class_file(const std::string& path);

}  // namespace littlestone
