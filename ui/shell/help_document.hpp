// SPDX-License-Identifier: GPL-3.0-or-later
// A help page as a document in the program's type and colours.
#pragma once

#include <QTextDocument>

#include "ui/kit/theme.hpp"

namespace littlestone::ui {

/// Makes `document` the page: Markdown with $…$ for mathematics, where a single letter is an italic variable and `_`
/// and `^` lower and raise what follows. Tables have hairlines, links the colour of ink and a line below them.
void set_help(QTextDocument& document, const QString& markdown, const Theme& theme);

/// Where the section begins whose heading has these words (plain text), in characters; the first place of all where
/// there is none.
[[nodiscard]] int help_place(const QTextDocument& document, const QString& heading);

}  // namespace littlestone::ui
