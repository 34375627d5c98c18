// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/shell/action_button.hpp"

#include <QPainter>
#include <algorithm>
#include <cmath>

#include "ui/kit/math_text.hpp"
#include "ui/kit/themed.hpp"
#include "ui/kit/type.hpp"

namespace littlestone::ui {
namespace {

constexpr int action_height = 36;
constexpr double action_edge = 16;
constexpr double key_gap = 14;

}  // namespace

ActionButton::ActionButton(QWidget* parent) : QAbstractButton(parent) {
  setFocusPolicy(Qt::TabFocus);
  setCursor(Qt::PointingHandCursor);
  setSizePolicy(QSizePolicy::Expanding, QSizePolicy::Fixed);
}

void ActionButton::set_words(const QString& words, const QString& key) {
  if (words == text() && key == key_) return;
  setText(words);
  key_ = key;
  setAccessibleName(MathText(words, {}, MathText::Mode::mixed).plain());
  setAccessibleDescription(key);
  updateGeometry();
  update();
}

void ActionButton::set_filled(bool filled) {
  if (filled_ == filled) return;
  filled_ = filled;
  update();
}

void ActionButton::set_scale(double times) {
  if (times == scale_) return;
  scale_ = times;
  updateGeometry();
  update();
}

QSize ActionButton::sizeHint() const {
  const double words = MathText(text(), {13.5, QFont::DemiBold}, MathText::Mode::mixed).width();
  const double key = QFontMetricsF(text_font(12)).horizontalAdvance(key_);
  return (QSizeF(std::ceil(words + key_gap + key + 2 * action_edge) + 2 * ring, action_height + 2 * ring) * scale_)
      .toSize();
}

void ActionButton::paintEvent(QPaintEvent*) {
  QPainter painter(this);
  painter.setRenderHint(QPainter::Antialiasing);
  const Theme& theme = theme_of(*this);
  painter.scale(scale_, scale_);
  const QRectF all(QPointF(), QSizeF(size()) / scale_);
  const QRectF box = all.adjusted(ring, ring, -ring, -ring);
  painter.setPen(isChecked() ? QPen(theme.ink, 2) : filled_ ? QPen(theme.ink, 1) : QPen(theme.line, 1));
  painter.setBrush(filled_ ? (underMouse() ? theme.ink2 : theme.ink) : (underMouse() ? theme.hair : theme.canvas));
  painter.drawRoundedRect(box.adjusted(0.5, 0.5, -0.5, -0.5), 4, 4);
  if (hasFocus()) {
    painter.setPen(QPen(theme.ink, 2));
    painter.setBrush(Qt::NoBrush);
    painter.drawRoundedRect(all.adjusted(1, 1, -1, -1), 6, 6);
  }
  painter.setPen(filled_ ? theme.canvas : theme.ink);
  const QFont key_font = text_font(12);
  const double key_width = QFontMetricsF(key_font).horizontalAdvance(key_);
  const double left = ring + std::min(action_edge, 12.0);
  const double mirrored_by = layoutDirection() == Qt::RightToLeft ? width() - all.width() : 0;  // what draw_words adds
  const double room = all.width() - 2 * left - (key_.isEmpty() ? 0 : key_width + key_gap / 2);
  const double middle = all.height() / 2 + 4.5;
  const MathText words = MathText::fitted(text(), {13.5, QFont::DemiBold}, room);
  words.draw(painter,
             QPointF(layoutDirection() == Qt::RightToLeft ? all.width() - left - words.width() : left, middle));
  painter.setFont(key_font);
  draw_words(painter, *this, QPointF(all.width() - left - key_width + mirrored_by, middle), key_);
}

LinkButton::LinkButton(const QString& words, bool small, QWidget* parent) : QAbstractButton(parent), small_(small) {
  setText(words);
  setFocusPolicy(Qt::TabFocus);
  setCursor(Qt::PointingHandCursor);
}

QFont LinkButton::words_font() const { return small_ ? text_font(11) : text_font(13, QFont::Medium); }

QSize LinkButton::sizeHint() const {
  return {static_cast<int>(std::ceil(QFontMetricsF(words_font()).horizontalAdvance(text()))) + 8, small_ ? 16 : 24};
}

void LinkButton::paintEvent(QPaintEvent*) {
  QPainter painter(this);
  painter.setRenderHint(QPainter::Antialiasing);
  const Theme& theme = theme_of(*this);
  const QFont font = words_font();
  const QFontMetricsF metrics(font);
  const QString words = metrics.elidedText(text(), Qt::ElideRight, width() - 8);
  const double base = (height() + metrics.ascent() - metrics.descent()) / 2;
  painter.setFont(font);
  painter.setPen(small_ ? theme.ink2 : theme.ink);
  draw_words(painter, *this, QPointF(4, base), words);
  const double wide = metrics.horizontalAdvance(words);
  painter.fillRect(mirrored(*this, QRectF(4, std::min(base + 2.5, height() - 1.5), wide, 1)),
                   underMouse() ? theme.ink : theme.line);
  if (!hasFocus()) return;
  painter.setPen(QPen(theme.ink, 2));
  painter.setBrush(Qt::NoBrush);
  painter.drawRoundedRect(mirrored(*this, QRectF(1, 1, wide + 6, height() - 2)), 3, 3);
}

}  // namespace littlestone::ui
