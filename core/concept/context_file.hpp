// SPDX-License-Identifier: GPL-3.0-or-later
// Formal contexts in Burmeister's format (.cxt), and tables of other programs that are told by their look.
#pragma once

#include <functional>
#include <optional>
#include <string>
#include <vector>

#include "core/base/error.hpp"
#include "core/concept/concept_class.hpp"

namespace littlestone {

/// A line of a file that is not blank.
struct TextLine {
  std::string text;
  std::size_t number = 1;  // in the file, counted from 1
};

/// A context: objects are hypotheses, attributes are points, a cross is the label +.
struct Context {
  std::vector<std::string> objects;
  std::vector<std::string> attributes;
  std::vector<LabelVector> rows;  // one an object, of attributes.size() labels
};

/// Whether the lines are a context and no table: the first is B, then come, behind at most one name, the numbers of
/// objects and attributes, and some line behind them has only crosses (X, x) and dots.
[[nodiscard]] bool is_context(const std::vector<TextLine>& lines);

/// The context that the lines spell: B; a name, which may be blank; the numbers n of objects and m of attributes, each on
/// a line; n names; m names; n rows of m signs, X or x for a cross and . for none. Blank lines are left out. Throws
/// InputError (`field`), with the line in the rule, on: numbers that are none or 0, lines that are missing or too many,
/// a name that is none (name_flaw), more than `most_cells` cells. A row that is wrong goes to `report`, which may throw;
/// else it is left out. Linear in the text.
[[nodiscard]] Context read_context(const std::vector<TextLine>& lines, const std::string& field,
                                   std::uint64_t most_cells, const std::function<void(const InputError&)>& report);

/// The class as a context that read_context reads back to the same rows and names, equal rows included. A name that is
/// blank, or has a blank at an end, is not read back so. Linear in the cells.
[[nodiscard]] std::string context_text(const ConceptClass& concept_class);

/// The class as comma-separated values with names of points and hypotheses and labels 0 and 1, which read_table reads
/// back to the same rows and names, equal rows included. Linear in the cells.
[[nodiscard]] std::string table_text(const ConceptClass& concept_class);

/// What a table looks like that is none of ours: the rule names the format and says what to do. None where it looks like
/// no format of these: ARFF (Weka), PLA (espresso), sparse rows of libsvm, lists of items (FIMI). It looks at no more
/// than the first 100 lines.
[[nodiscard]] std::optional<Rule> other_format(const std::vector<TextLine>& lines);

}  // namespace littlestone
