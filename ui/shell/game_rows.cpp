// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/shell/game_rows.hpp"

#include <QCoreApplication>
#include <QFontMetricsF>
#include <QLabel>
#include <QPainter>

#include "ui/kit/marks.hpp"
#include "ui/kit/themed.hpp"
#include "ui/kit/type.hpp"
#include "ui/words/direction.hpp"
#include "ui/words/names.hpp"

namespace littlestone::ui {
namespace {

void focus_ring(QPainter& painter, const Theme& theme, const QRectF& rect) {
  painter.setPen(QPen(theme.ink, 2));
  painter.setBrush(Qt::NoBrush);
  painter.drawRoundedRect(rect.adjusted(1, 1, -1, -1), 4, 4);
}

}  // namespace

AnswerButton::AnswerButton(Label label, QWidget* parent) : QAbstractButton(parent), label_(label) {
  setFocusPolicy(Qt::TabFocus);
  setFixedHeight(44);
  setSizePolicy(QSizePolicy::Expanding, QSizePolicy::Fixed);
}

void AnswerButton::set_meaning(const QString& meaning, bool heavy, const QString& brief) {
  meaning_ = meaning;
  brief_ = brief;
  heavy_ = heavy;
  setAccessibleName(label_text(label_) + QStringLiteral(", ") + meaning);
  update();
}

void AnswerButton::paintEvent(QPaintEvent*) {
  QPainter painter(this);
  painter.setRenderHint(QPainter::Antialiasing);
  const Theme& theme = theme_of(*this);
  const bool strong = heavy_ && isEnabled();
  painter.setPen(QPen(strong ? theme.ink : theme.line, strong ? 2 : 1));
  painter.setBrush(isEnabled() && (isDown() || underMouse()) ? theme.hair : theme.canvas);
  painter.drawRoundedRect(QRectF(rect()).adjusted(1, 1, -1, -1), 4, 4);
  with_opacity(painter, isEnabled() ? 1 : theme.faded_dead,
               [&] { draw_label_cell(painter, theme, mirrored(*this, QRectF(10, 10, 24, 24)), label_); });
  painter.setFont(text_font(13, QFont::DemiBold));
  painter.setPen(isEnabled() ? theme.ink : theme.ink3);
  draw_words(painter, *this, QPointF(44, 19), isolate_begin + label_text(label_) + isolate_end);
  painter.setFont(ui_font(TextRole::caption));
  painter.setPen(isEnabled() ? theme.ink2 : theme.ink3);
  const QFontMetricsF metrics(painter.font());
  const double room = width() - 44 - 6;
  const bool whole = brief_.isEmpty() || metrics.horizontalAdvance(meaning_) <= room;
  draw_words(painter, *this, QPointF(44, 34), metrics.elidedText(whole ? meaning_ : brief_, Qt::ElideRight, room));
  if (hasFocus()) focus_ring(painter, theme, QRectF(rect()).adjusted(3, 3, -3, -3));
}

QHBoxLayout* game_head(Segments& sides, QWidget& panel) {
  auto* row = new QHBoxLayout;
  auto* heading = new QLabel(QCoreApplication::translate("GameRows", "PLAY"), &panel);
  heading->setFont(ui_font(TextRole::caps));
  heading->setProperty("tone", QStringLiteral("ink3"));
  row->addWidget(heading);
  row->addStretch(1);
  sides.setFixedWidth(184);
  sides.choose(0);
  sides.setAccessibleName(QCoreApplication::translate("GameRows", "Whom you play"));
  row->addWidget(&sides);
  return row;
}

void lay_answers(QWidget& row, AnswerButton& minus, AnswerButton& plus) {
  auto* layout = new QHBoxLayout(&row);
  layout->setContentsMargins(0, 0, 0, 0);
  layout->setSpacing(8);
  layout->addWidget(&minus);
  layout->addWidget(&plus);
}

QHBoxLayout* button_row(std::initializer_list<PlainButton*> buttons) {
  auto* row = new QHBoxLayout;
  row->setSpacing(8);
  for (PlainButton* button : buttons) row->addWidget(button, 1);
  return row;
}

}  // namespace littlestone::ui
