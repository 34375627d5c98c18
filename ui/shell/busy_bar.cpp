// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/shell/busy_bar.hpp"

#include <QPainter>
#include <algorithm>

#include "ui/kit/themed.hpp"
#include "ui/kit/type.hpp"

namespace littlestone::ui {

BusyBar::BusyBar(QWidget* parent) : QWidget(parent) {
  setAttribute(Qt::WA_TransparentForMouseEvents);
  hide();
  wait_.setSingleShot(true);
  connect(&wait_, &QTimer::timeout, this, [this] {
    show();
    raise();
  });
}

void BusyBar::set_running(bool running) {
  constexpr int busy_after_ms = 300;
  share_ = 0;
  if (running) {
    wait_.start(busy_after_ms);
  } else {
    wait_.stop();
    hide();
  }
}

void BusyBar::set_share(double share) {
  share_ = share;
  update();
}

void BusyBar::paintEvent(QPaintEvent*) {
  QPainter painter(this);
  const Theme& theme = theme_of(*this);
  painter.fillRect(QRectF(0, high - 3, width(), 3), theme.hair);
  painter.fillRect(mirrored(*this, QRectF(0, high - 3, std::max(24.0, width() * share_), 3)), theme.ink);
  const QFont font = ui_font(TextRole::caption);
  const QString text = tr("computing · Esc keeps this");
  const double room = QFontMetricsF(font).horizontalAdvance(text);
  painter.fillRect(mirrored(*this, QRectF(16, 2, room + 16, 18)), theme.canvas);
  painter.setFont(font);
  painter.setPen(theme.ink2);
  draw_words(painter, *this, QPointF(24, 16), text);
}

}  // namespace littlestone::ui
