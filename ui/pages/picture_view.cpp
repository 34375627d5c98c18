// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/pages/picture_view.hpp"

#include <QHelpEvent>
#include <QMouseEvent>
#include <QPainter>
#include <QToolTip>
#include <utility>

#include "ui/canvas/marks.hpp"
#include "ui/theme/type.hpp"
#include "ui/transport/themed.hpp"

namespace littlestone::ui {

PictureView::PictureView(const QMargins& margins, Ground ground, QWidget* parent)
    : QWidget(parent), margins_(margins), ground_(ground) {
  setFocusPolicy(Qt::TabFocus);
  setMouseTracking(true);
  setSizePolicy(QSizePolicy::Expanding, QSizePolicy::Expanding);
}

void PictureView::set_picture(std::shared_ptr<const Picture> picture) {
  picture_ = std::move(picture);
  frame_ = nullptr;
  setAccessibleDescription(picture_ ? picture_->description() : empty_text_);
  update();
}

void PictureView::set_frame(std::shared_ptr<const Picture> frame) {
  frame_ = std::move(frame);
  update();
}

void PictureView::set_empty_text(const QString& text) {
  empty_text_ = text;
  update();
}

void PictureView::set_kin(const Kin& kin) {
  if (kin == kin_) return;
  kin_ = kin;
  update();
}

void PictureView::mouseMoveEvent(QMouseEvent* event) {
  const Spot* spot = spots_.at(event->position());
  setCursor(spot != nullptr && spot->act != Spot::Act::none ? Qt::PointingHandCursor : Qt::ArrowCursor);
  const Kin kin = spot != nullptr ? spot->kin : Kin{};
  if (kin == under_pointer_) return;
  under_pointer_ = kin;
  emit pointed(kin);
}

void PictureView::leaveEvent(QEvent*) {
  if (!under_pointer_.something()) return;
  under_pointer_ = {};
  emit pointed({});
}

void PictureView::mousePressEvent(QMouseEvent* event) {
  if (event->button() != Qt::LeftButton) return;
  if (const Spot* spot = spots_.at(event->position())) {
    const Spot copy = *spot;  // what the click does may paint anew
    emit clicked(copy);
  }
}

bool PictureView::event(QEvent* event) {
  if (event->type() != QEvent::ToolTip) return QWidget::event(event);
  const auto* help = static_cast<QHelpEvent*>(event);
  const Spot* spot = spots_.at(help->pos());
  const QString text = spot != nullptr && spot->kin.something() && teller_ ? teller_(spot->kin) : QString();
  if (text.isEmpty()) {
    QToolTip::hideText();
    event->ignore();
  } else {
    QToolTip::showText(help->globalPos(), text, this);
  }
  return true;
}

void PictureView::paintEvent(QPaintEvent*) {
  QPainter painter(this);
  const Theme& theme = theme_of(*this);
  painter.fillRect(rect(), ground_ == Ground::canvas ? theme.canvas : theme.panel);
  spots_.clear();
  if (picture_) {
    (frame_ ? frame_ : picture_)->paint_spots(painter, QRectF(rect().marginsRemoved(margins_)), theme, spots_);
    painter.setRenderHint(QPainter::Antialiasing);
    for (const Spot& spot : spots_.all()) {
      if (kin_.something() && spot.kin == kin_) draw_kin_ring(painter, theme, spot.rect, spot.radius);
    }
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
