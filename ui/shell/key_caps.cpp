// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/shell/key_caps.hpp"

#include <QFontMetricsF>
#include <QPainter>
#include <algorithm>

#include "ui/kit/themed.hpp"
#include "ui/kit/type.hpp"

namespace littlestone::ui {

KeyCaps::KeyCaps(QWidget* parent) : QWidget(parent) { setAttribute(Qt::WA_TransparentForMouseEvents); }

void KeyCaps::set_keys(const std::vector<KeyCap>& keys) {
  if (keys == keys_) return;
  keys_ = keys;
  QStringList all;
  for (const KeyCap& cap : keys_) all += cap.key + QStringLiteral(": ") + cap.words;
  setAccessibleName(all.join(QStringLiteral(", ")));
  update();
}

void KeyCaps::set_type(double px) {
  type_ = px;
  update();
}

void KeyCaps::paintEvent(QPaintEvent*) {
  QPainter painter(this);
  painter.setRenderHint(QPainter::Antialiasing);
  const Theme& theme = theme_of(*this);
  const QFont key_font = text_font(type_, QFont::DemiBold);
  const QFont word_font = text_font(type_);
  const QFontMetricsF keys(key_font);
  const QFontMetricsF words(word_font);
  const double high = type_ * 1.5;
  const double line = type_ * 1.85;
  double x = 0;
  double y = 1;
  for (const KeyCap& cap : keys_) {
    const double cap_wide = std::max(high, keys.horizontalAdvance(cap.key) + type_ * 0.9);
    const double wide = cap_wide + type_ * 0.45 + words.horizontalAdvance(cap.words);
    if (x > 0 && x + wide > width() - 1) {
      x = 0;
      y += line;
    }
    const QRectF box = mirrored(*this, QRectF(x + 0.5, y, cap_wide - 1, high));
    painter.setPen(QPen(theme.line, 1 + theme.heavier));
    painter.setBrush(theme.panel);
    painter.drawRoundedRect(box, 4, 4);
    painter.setFont(key_font);
    painter.setPen(theme.ink);
    painter.drawText(
        QPointF(box.center().x() - keys.horizontalAdvance(cap.key) / 2, box.center().y() + keys.capHeight() / 2),
        cap.key);
    painter.setFont(word_font);
    painter.setPen(theme.ink3);
    draw_words(painter, *this, QPointF(x + cap_wide + type_ * 0.45, box.center().y() + keys.capHeight() / 2),
               cap.words);
    x += wide + type_ * 1.2;
  }
}

}  // namespace littlestone::ui
