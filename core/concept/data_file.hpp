// SPDX-License-Identifier: GPL-3.0-or-later
// Reads labelled examples from a CSV file.
#pragma once

#include <istream>
#include <string>
#include <vector>

#include "core/base/error.hpp"
#include "core/concept/concept_class.hpp"
#include "core/concept/index_text.hpp"
#include "core/random/engine.hpp"

namespace littlestone {

// A data file is a header "point,label" (or with ; tab | or spaces between) and then records: every line behind the
// header is one, also a blank one and one that begins with #, so that no record can change how many there are. Blank
// lines, lines that begin with # and a line "sep=;" before the header are left out. A record has a point (an index,
// also as 3.0, or where the class is known a name) and a label (label_text.hpp); empty cells at its end and what stands
// behind a # are left out. It is read by itself: what it means depends on it and on the header alone. Line ends are LF,
// CRLF or CR, seen in the first line; the text is UTF-8, or UTF-16 with its mark. Labels need not be realizable.

/// The bytes of a data file at most: some 6·10^7 examples, which take 8 bytes each.
inline constexpr std::size_t most_data_bytes = std::size_t{1} << 28;

/// What stands in for a record that cannot be used: the same whatever the data.
inline constexpr Example default_example{0, Label::minus};
/// What every release on a file says of it, in its text and its JSON.
inline constexpr const char* unreadable_lines_words =
    "lines that cannot be read count as (point 0, −); check a file with validate";

/// The records of a data file.
struct ImputedExamples {
  Sample sample;                     // one example a record
  std::uint64_t replaced = 0;        // records that became default_example; before the privacy boundary
  std::vector<InputError> problems;  // why, of the first of them; before the boundary
  bool ends_in_newline = false;

  /// How many line ends stand behind the header: what a release may let the number of its records depend on. A last
  /// record without a line end leaves no byte if it is empty, so the number of records would tell that it is.
  [[nodiscard]] std::uint64_t line_ends() const { return sample.size() - (ends_in_newline ? 0 : 1); }
  /// For a release: makes the number of records a function of line_ends() alone, whatever the last record holds and
  /// whether a line end follows it. Where line_ends() + 1 is `needed`, what stands behind the last line end is a record,
  /// also an empty one; else there are line_ends() records: without a line end behind the last, one of them, each with
  /// the same probability (the stream "record left out" below `seeds`), is left out and the last one takes its place.
  /// For each choice, one changed record of the file is one changed record here or none. O(1).
  void count_by_line_ends(std::uint64_t needed, const SeedTree& seeds);
};

/// Reads a data file for a release: a record that cannot be used (a point outside the domain, an odd label, a blank or
/// '#' line, bytes that are no text, a line of more than 2^20 bytes) counts as default_example. So one record changes
/// one example and can cause no error. An empty last record without a line end leaves no byte: a release counts with
/// count_by_line_ends. `problems` tells why of at most `most_problems` records; with 0, as in a release, nothing quotes
/// the file. Throws InputError (field `name`) where the header is not point,label or no record
/// follows it. Memory 8 bytes a record.
[[nodiscard]] ImputedExamples read_imputed_examples(std::istream& in, const std::string& name,
                                                    const IndexReader& points, std::size_t most_problems = 0);
/// The same from a file; throws InputError when it cannot be opened or holds more than most_data_bytes (InputFile).
[[nodiscard]] ImputedExamples read_imputed_examples_file(const std::string& path, const IndexReader& points,
                                                         std::size_t most_problems = 0);

/// Reads a data file for study: as many examples as read_imputed_examples, but a record that cannot be used is refused:
/// throws InputError (field `name`) with the first such line, the reason, and how many there are.
[[nodiscard]] Sample read_examples(std::istream& in, const std::string& name, const IndexReader& points);
[[nodiscard]] Sample read_examples_file(const std::string& path, const IndexReader& points);

/// Whether `line` is the header of a data file; a line before it is one that blank_before_header takes.
[[nodiscard]] bool is_data_header(std::string_view line);
[[nodiscard]] bool stands_before_header(std::string_view line);

/// "5:+,fur:-" as a sample. Throws InputError with field "examples".
[[nodiscard]] Sample parse_examples(std::string_view text, const IndexReader& points);
/// The same of points alone, "3,fur,5", at most 1000. Throws InputError with this field.
[[nodiscard]] std::vector<PointIndex> parse_points(std::string_view field, std::string_view text,
                                                   const IndexReader& points);

}  // namespace littlestone
