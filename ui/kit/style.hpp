// SPDX-License-Identifier: GPL-3.0-or-later
// The one style sheet, built from tokens, for those of Qt's own widgets that are not painted by us.
#pragma once

#include <QApplication>
#include <QString>

#include "ui/kit/theme.hpp"

namespace littlestone::ui {

/// Menus, line edits, lists, labels, tool tips and scroll bars in the theme's colours.
[[nodiscard]] QString style_sheet(const Theme& theme);

/// What every window and dialog of the program shares, before the first is made: the interface font, and buttons
/// without signs.
void dress(QApplication& application);

}  // namespace littlestone::ui
