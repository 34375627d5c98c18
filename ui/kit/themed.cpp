// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/kit/themed.hpp"

#include <QFontMetricsF>
#include <QVariant>

#include "ui/words/direction.hpp"

namespace littlestone::ui {
namespace {

constexpr const char* property = "littlestone_theme";

}  // namespace

const Theme& theme_of(const QWidget& widget) {
  for (const QWidget* w = &widget; w != nullptr; w = w->parentWidget()) {
    const QVariant kind = w->property(property);
    if (kind.isValid()) return Theme::get(static_cast<ThemeKind>(kind.toInt()));
  }
  return Theme::get(ThemeKind::light);
}

void set_theme(QWidget& widget, ThemeKind kind) {
  widget.setProperty(property, static_cast<int>(kind));
  widget.setPalette(Theme::get(kind).palette());
}

QRectF mirrored(const QWidget& widget, const QRectF& rect) {
  if (widget.layoutDirection() == Qt::LeftToRight) return rect;
  return {widget.width() - rect.right(), rect.top(), rect.width(), rect.height()};
}

void draw_words(QPainter& painter, const QWidget& widget, QPointF at, const QString& text) {
  if (widget.layoutDirection() == Qt::RightToLeft) {
    at.setX(widget.width() - at.x() - QFontMetricsF(painter.font()).horizontalAdvance(text));
  }
  painter.drawText(at, in_order(text));
}

}  // namespace littlestone::ui
