// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/transport/choice_box.hpp"

#include <QAbstractItemView>
#include <QLineEdit>
#include <QListView>
#include <QPainter>
#include <QWheelEvent>

#include "ui/canvas/math_text.hpp"
#include "ui/theme/type.hpp"
#include "ui/transport/themed.hpp"

namespace littlestone::ui {

ChoiceBox::ChoiceBox(QWidget* parent) : QComboBox(parent) {
  setFont(ui_font(TextRole::body));
  setFocusPolicy(Qt::StrongFocus);      // not by the wheel
  setLayoutDirection(Qt::LeftToRight);  // names and numbers
  setView(new QListView(this));         // a plain list: the platform's popup ignores the palette
  view()->setTextElideMode(Qt::ElideMiddle);
}

void ChoiceBox::set_refused(bool refused) {
  refused_ = refused;
  update();
}

void ChoiceBox::wheelEvent(QWheelEvent* event) {
  if (hasFocus()) {
    QComboBox::wheelEvent(event);
  } else {
    event->ignore();  // what it lies in is scrolled
  }
}

void ChoiceBox::paintEvent(QPaintEvent*) {
  QPainter painter(this);
  painter.setRenderHint(QPainter::Antialiasing);
  const Theme& theme = theme_of(*this);
  const double border = refused_ || hasFocus() || (lineEdit() != nullptr && lineEdit()->hasFocus()) ? 2 : 1;
  const double inset = border / 2;
  painter.setPen(QPen(border > 1 ? theme.ink : theme.line, border));
  painter.setBrush(theme.canvas);
  painter.drawRoundedRect(QRectF(rect()).adjusted(inset, inset, -inset, -inset), 4, 4);
  const QPointF tip(width() - 15, height() / 2.0);
  painter.setPen(
      QPen(isEnabled() ? theme.ink2 : theme.line, 1.5 + theme.heavier, Qt::SolidLine, Qt::RoundCap, Qt::RoundJoin));
  painter.setBrush(Qt::NoBrush);
  painter.drawPolyline(QPolygonF({tip + QPointF(-4, -2), tip + QPointF(0, 2), tip + QPointF(4, -2)}));
  if (isEditable()) return;  // the line edit writes the text
  painter.setPen(isEnabled() ? theme.ink : theme.ink3);
  painter.setLayoutDirection(layoutDirection());
  const QVariant markup = currentData(Qt::UserRole + 1);
  const double baseline = height() / 2.0 + 4.7;
  if (markup.isValid()) {
    MathText(markup.toString(), {13}, MathText::Mode::mixed).draw(painter, {10, baseline});
  } else {
    painter.setFont(font());
    painter.drawText(QPointF(10, baseline), fontMetrics().elidedText(currentText(), Qt::ElideRight, width() - 34));
  }
}

}  // namespace littlestone::ui
