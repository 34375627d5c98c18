// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/kit/check_line.hpp"

#include <QFontMetricsF>
#include <QPainter>
#include <cmath>

#include "ui/kit/style.hpp"
#include "ui/kit/theme.hpp"
#include "ui/kit/themed.hpp"
#include "ui/kit/type.hpp"
#include "ui/words/direction.hpp"

namespace littlestone::ui {
namespace {

constexpr int check_height = 22;
constexpr double check_side = 15;
constexpr double check_words = 24;  // from the box's edge to the words

}  // namespace

CheckLine::CheckLine(const QString& text, QWidget* parent) : QAbstractButton(parent) {
  setText(text);
  setAccessibleName(text);
  setCheckable(true);
  setFocusPolicy(Qt::TabFocus);
  setSizePolicy(QSizePolicy::Preferred, QSizePolicy::Fixed);
}

QSize CheckLine::sizeHint() const {
  const double words = QFontMetricsF(ui_font(TextRole::subtitle)).horizontalAdvance(text());
  return {static_cast<int>(std::ceil(words + check_words)) + 2, check_height};
}

void CheckLine::paintEvent(QPaintEvent*) {
  QPainter painter(this);
  painter.setRenderHint(QPainter::Antialiasing);
  const Theme& theme = theme_of(*this);
  const bool from_right = layoutDirection() == Qt::RightToLeft;
  const double left = from_right ? width() - check_side - 1.5 : 1.5;
  const QRectF box(left, (check_height - check_side) / 2, check_side, check_side);
  painter.setPen(QPen(isChecked() ? theme.ink : theme.line, 1));
  painter.setBrush(isChecked() ? theme.ink : theme.canvas);
  painter.drawRoundedRect(box, 3, 3);
  if (isChecked()) {
    painter.setPen(QPen(theme.canvas, 1.75, Qt::SolidLine, Qt::RoundCap, Qt::RoundJoin));
    painter.setBrush(Qt::NoBrush);
    const QPointF at = box.topLeft() + QPointF(3.5, 7.5);
    painter.drawPolyline(QPolygonF({at, at + QPointF(3, 3.4), at + QPointF(9, -3.2)}));
  }
  if (hasFocus()) {
    painter.setPen(QPen(theme.ink, 2));
    painter.setBrush(Qt::NoBrush);
    painter.drawRoundedRect(QRectF(rect()).adjusted(1, 1, -1, -1), 4, 4);
  }
  const QFont font = ui_font(TextRole::subtitle);
  painter.setFont(font);
  painter.setPen(theme.ink2);
  const QRectF words = from_right ? QRectF(0, 0, width() - check_words, check_height)
                                  : QRectF(check_words, 0, width() - check_words, check_height);
  painter.drawText(words, static_cast<int>(Qt::AlignVCenter | (from_right ? Qt::AlignRight : Qt::AlignLeft)),
                   in_order(QFontMetricsF(font).elidedText(text(), Qt::ElideRight, words.width())));
}

}  // namespace littlestone::ui
