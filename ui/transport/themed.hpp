// SPDX-License-Identifier: GPL-3.0-or-later
// How a widget finds the theme it is painted in: from its window, so that two windows may differ.
#pragma once

#include <QWidget>

#include "ui/theme/theme.hpp"

namespace littlestone::ui {

/// The theme of the nearest ancestor (or of the widget itself) that was given one; light without any.
[[nodiscard]] const Theme& theme_of(const QWidget& widget);

/// Gives the widget and all below it a theme: palette included, so that every one of them is repainted.
void set_theme(QWidget& widget, ThemeKind kind);

}  // namespace littlestone::ui
