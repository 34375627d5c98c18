// SPDX-License-Identifier: GPL-3.0-or-later
// A small class spelled out cell by cell in a scenario's text, as it stands there once a cell of a table was edited by
// hand.
#pragma once

#include <string>
#include <string_view>

#include "core/concept/concept_class.hpp"

namespace littlestone {

/// More cells are not written into a scenario; a table of its own file has room for them.
inline constexpr std::size_t most_inline_cells = 4096;

/// Whether `text` spells a class out: it begins with "table:".
[[nodiscard]] bool is_inline_table(std::string_view text);

/// The class that "table:ROWS" or "table:POINTS@ROWS" spells: rows apart by "/", each "0110" or "name=0110"; the names
/// of the points apart by ",". In a name the bytes up to space, those from DEL on and %,/=@ stand as %XX. A name like
/// those of the families ("t3", "x1+x2") is notation; it is a text ("p53" of a file) where a letter stands as %XX.
/// The name of the class is the whole text. Equal rows are merged as in ConceptClass. Throws InputError (field "class") with the
/// rule that is broken. Linear in the text.
[[nodiscard]] ConceptClass read_inline_table(std::string_view text);

/// The text that read_inline_table reads back to the same rows and names, equal rows included: their numbers stay; names that ConceptClass gives by itself are
/// left out.
[[nodiscard]] std::string inline_table(const ConceptClass& concept_class);

/// `class_text`, by which `concept_class` was made; where that is the name of a file and the class has at most
/// most_inline_cells, the class itself, so that it can be read where there is no such file.
[[nodiscard]] std::string without_file(const std::string& class_text, const ConceptClass& concept_class);

}  // namespace littlestone
