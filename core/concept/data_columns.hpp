// SPDX-License-Identifier: GPL-3.0-or-later
// A table with a line for each person, any columns of which can be the point and the label of an example.
#pragma once

#include <cstdint>
#include <istream>
#include <string>
#include <string_view>
#include <vector>

#include "core/concept/data_file.hpp"

namespace littlestone {

/// What is known of a data file before anything is spent: the names in its first line, and how many lines follow. A file
/// without a header tells the number of its lines alone, since each line is a record: its columns are "1" to "64",
/// whatever it holds.
struct DataHeader {
  std::vector<std::string> columns;
  std::uint64_t lines = 0;
  bool named = true;  ///< by the first line

  friend bool operator==(const DataHeader&, const DataHeader&) = default;
};

/// Reads the first line that does not stand before a header (data_file.hpp), and counts the lines after it; of these no content is
/// looked at. O(file). Throws InputError (field "data") where the file cannot be read or has no such line.
[[nodiscard]] DataHeader read_data_header(std::istream& in, const std::string& name, bool has_header = true);
[[nodiscard]] DataHeader read_data_header_file(const std::string& path, bool has_header = true);

/// Which columns are read and how. All of it is public: it must be chosen without a look at the lines.
struct DataColumns {
  std::size_t point = 0;  ///< 0-based
  std::size_t label = 1;
  std::string plus;          ///< the text that means +, any other means −; empty: the spellings of read_examples
  std::vector<double> cuts;  ///< rising; a number v is the point |{cut ≤ v}|. Empty: the column holds the points
  bool header = true;        ///< the first line names the columns; false: it is a record as every other line

  friend bool operator==(const DataColumns&, const DataColumns&) = default;
};

/// The columns "point" and "label" where the header has them; else the first and the last one, without cuts. Without a
/// header the first and the second one.
[[nodiscard]] DataColumns usual_columns(const DataHeader& header);

/// The numbers of "25 32 39" or "25, 32, 39"; empty for an empty text. Throws InputError (field "cuts") on what is no
/// finite number and where they do not rise.
[[nodiscard]] std::vector<double> parse_cuts(std::string_view text);

/// Reads a data file as read_imputed_examples does, from these columns: every line after the header is one record, and
/// one that has no such cells, no number where there are cuts, or no label counts as default_example. So one line
/// changes one example. The separator of the header is that of the lines; in a file without a header no line is read by
/// what another one holds, so each has the separator that it has itself, no line is left out as a comment, LF alone (with
/// a CR before it or without) ends a line, and the text is UTF-8. Of a line no more than the two cells are kept.
/// Throws InputError (field `name`) where the header has no such columns, or there is no record;
/// (field "cuts") unless there are points − 1 of them, or none. Beside the examples a copy of the two cells of each
/// line.
[[nodiscard]] ImputedExamples read_imputed_columns(std::istream& in, const std::string& name,
                                                   const DataColumns& columns, const IndexReader& points);
[[nodiscard]] ImputedExamples read_imputed_columns_file(const std::string& path, const DataColumns& columns,
                                                        const IndexReader& points);

}  // namespace littlestone
