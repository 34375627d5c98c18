// SPDX-License-Identifier: GPL-3.0-or-later
// The words of a parameter's row in the window's language.
#pragma once

#include <QString>
#include <string_view>

#include "core/study/field.hpp"

namespace littlestone::ui {

/// A text of a row that is marked with FIELD_TEXT, in the language of the window; may hold $…$.
[[nodiscard]] QString field_words(std::string_view text);

/// The row's symbol for a picture of formulas: its letter between dollars, a prime after them; empty where it has none.
[[nodiscard]] QString symbol_markup(const FieldInfo& info);

/// "ε, privacy loss": symbol and label as plain text, for tooltips and for those who listen.
[[nodiscard]] QString field_name(const FieldInfo& info);

/// The text of a value as the window and its captions show it: where the row is an index, and files and options count
/// from 0, they count from 1; any other row's as it is. "2" → "3", "4:-" → "5:-".
[[nodiscard]] QString from_one(const FieldInfo& info, const QString& text);
/// The text that files and options have for one that the window shows: back from from_one.
[[nodiscard]] QString from_zero(const FieldInfo& info, const QString& text);
/// A rule for the row's value, in the window's numbers.
[[nodiscard]] Rule from_one(const FieldInfo& info, const Rule& rule);

/// The word for a field in a message: the symbol, else the label; the field as it stands where no row of a scenario has
/// its name.
[[nodiscard]] QString field_word(const QString& field);

}  // namespace littlestone::ui
