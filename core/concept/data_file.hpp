// SPDX-License-Identifier: GPL-3.0-or-later
// Reads labelled examples from a CSV file.
#pragma once

#include <istream>
#include <string>

#include "core/concept/concept_class.hpp"

namespace littlestone {

/// Reads a data file: a header "point,label", then one example a line; label −1/1 (or +1), -/+ or 0/1 (one convention a
/// file is not required; 0 and −1 both mean −1), point a 0-based index below |X|. Empty lines and '#' lines are skipped.
/// Throws InputError (field `name`, rule with the line number) on a wrong header, a point outside the domain, a label
/// that is none of these, or no example at all. Labels need not be realizable: privacy holds for any data.
[[nodiscard]] Sample read_examples(std::istream& in, const std::string& name, std::size_t points);

[[nodiscard]] Sample read_examples_file(const std::string& path, std::size_t points);

/// "5:+,2:-" as a sample (0-based points). Throws InputError with field "examples".
[[nodiscard]] Sample parse_examples(std::string_view text, std::size_t points);

}  // namespace littlestone
