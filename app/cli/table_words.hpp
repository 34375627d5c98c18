// SPDX-License-Identifier: GPL-3.0-or-later
// How a table was read, in words and in JSON.
#pragma once

#include "app/cli/subcommand.hpp"
#include "core/concept/class_file.hpp"
#include "core/concept/concept_class.hpp"
#include "core/concept/labels.hpp"

namespace littlestone::cli {

/// {"points": "names" or "none" (the first line), "hypotheses" (the first column), "separator", "two_readings",
/// "skipped": numbers of lines}.
[[nodiscard]] Json frame_to_json(const TableFrame& frame);
/// The same in a line or two.
void print_frame(const Call& call, const TableFrame& frame);

/// How a text calls a point: by its name where a file gave one, else by its number from 0; an option takes both.
[[nodiscard]] std::string point_words(const ConceptClass& concept_class, PointIndex point);
/// "(fur, +)" or "(2, -)".
[[nodiscard]] std::string example_words(const ConceptClass& concept_class, const Example& example);

/// "equal rows: bear = wolf", a line for each row that several became; at most 20 of them.
void print_merged(const Call& call, const ConceptClass& concept_class);

}  // namespace littlestone::cli
