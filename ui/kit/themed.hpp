// SPDX-License-Identifier: GPL-3.0-or-later
// How a widget finds the theme it is painted in: from its window, so that two windows may differ.
#pragma once

#include <QPainter>
#include <QRectF>
#include <QWidget>

#include "ui/kit/theme.hpp"

namespace littlestone::ui {

/// The theme of the nearest ancestor (or of the widget itself) that was given one; light without any.
[[nodiscard]] const Theme& theme_of(const QWidget& widget);

/// Gives the widget and all below it a theme: palette included, so that every one of them is repainted.
void set_theme(QWidget& widget, ThemeKind kind);

/// Where `rect`, laid out in a widget whose language begins at the left, stands in this one.
[[nodiscard]] QRectF mirrored(const QWidget& widget, const QRectF& rect);
/// Draws a line of words in the painter's font and pen, `at` from the side the language begins at.
void draw_words(QPainter& painter, const QWidget& widget, QPointF at, const QString& text);

}  // namespace littlestone::ui
