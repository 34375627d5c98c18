// SPDX-License-Identifier: GPL-3.0-or-later
// Reads labelled examples from a CSV file.
#pragma once

#include <istream>
#include <string>

#include "core/concept/concept_class.hpp"

namespace littlestone {

/// Reads a data file: a header "point,label", then one example a line; label −1/1 (or +1), -/+ or 0/1 (one convention a
/// file is not required; 0 and −1 both mean −1), point a 0-based index below |X|. Empty lines and '#' lines are
/// skipped. Throws InputError (field `name`, rule with the line number) on a wrong header, a point outside the domain,
/// a label that is none of these, or no example at all. Labels need not be realizable: privacy holds for any data.
[[nodiscard]] Sample read_examples(std::istream& in, const std::string& name, std::size_t points);

/// The bytes of a data file at most: some 6·10^7 examples, which take 8 bytes each.
inline constexpr std::size_t most_data_bytes = std::size_t{1} << 28;
/// The same from a file; throws InputError when it cannot be opened or holds more than most_data_bytes (InputFile).
[[nodiscard]] Sample read_examples_file(const std::string& path, std::size_t points);

/// What stands in for a record that cannot be used: the same whatever the data.
inline constexpr Example default_example{0, Label::minus};

/// The examples of a file of which each line is a record of somebody, usable or not.
struct ImputedExamples {
  Sample sample;               // one example a line after the header
  std::uint64_t replaced = 0;  // lines that became default_example; before the privacy boundary
  bool ends_in_newline = false;

  /// Counts an empty record behind the last newline where this makes the number of records `needed`. A file in which no
  /// newline follows the last record has no byte for an empty one, so whether there is enough must not depend on it.
  void count_empty_record(std::uint64_t needed);
};

/// Reads a data file for a release: every line after the header is one record, and a line that read_examples would
/// refuse or skip (a point outside the domain, an odd label, a blank or '#' line, bytes that are no text, a line of
/// more than 2^20 bytes) counts as default_example. So one line changes one example and can cause no error. Blank and
/// '#' lines before the header are skipped. The last line counts with a newline behind it and without; an empty one
/// without leaves no byte and is counted by count_empty_record alone. Throws InputError (field `name`, no value) where the header is not
/// point,label or nothing follows it; no message quotes the file. Memory 8 bytes a line.
[[nodiscard]] ImputedExamples read_imputed_examples(std::istream& in, const std::string& name, std::size_t points);

[[nodiscard]] ImputedExamples read_imputed_examples_file(const std::string& path, std::size_t points);

/// "5:+,2:-" as a sample (0-based points). Throws InputError with field "examples".
[[nodiscard]] Sample parse_examples(std::string_view text, std::size_t points);

}  // namespace littlestone
