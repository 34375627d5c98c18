// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/pages/picture_view.hpp"

#include <QPainter>
#include <utility>

#include "ui/theme/type.hpp"
#include "ui/transport/themed.hpp"

namespace littlestone::ui {

PictureView::PictureView(const QMargins& margins, Ground ground, QWidget* parent)
    : QWidget(parent), margins_(margins), ground_(ground) {
  setFocusPolicy(Qt::TabFocus);
  setSizePolicy(QSizePolicy::Expanding, QSizePolicy::Expanding);
}

void PictureView::set_picture(std::shared_ptr<const Picture> picture) {
  picture_ = std::move(picture);
  setAccessibleDescription(picture_ ? picture_->description() : empty_text_);
  update();
}

void PictureView::set_empty_text(const QString& text) {
  empty_text_ = text;
  update();
}

void PictureView::paintEvent(QPaintEvent*) {
  QPainter painter(this);
  const Theme& theme = theme_of(*this);
  painter.fillRect(rect(), ground_ == Ground::canvas ? theme.canvas : theme.panel);
  if (picture_) {
    picture_->paint(painter, QRectF(rect().marginsRemoved(margins_)), theme);
  } else {
    painter.setFont(ui_font(TextRole::body));
    painter.setPen(theme.ink2);
    painter.drawText(rect(), Qt::AlignCenter, empty_text_);
  }
  if (hasFocus()) {
    painter.setRenderHint(QPainter::Antialiasing);
    painter.setPen(QPen(theme.ink, 2));
    painter.setBrush(Qt::NoBrush);
    painter.drawRoundedRect(QRectF(rect()).adjusted(2, 2, -2, -2), 4, 4);
  }
}

}  // namespace littlestone::ui
