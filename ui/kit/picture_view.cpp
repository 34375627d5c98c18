// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/kit/picture_view.hpp"

#include <QGuiApplication>
#include <QHelpEvent>
#include <QMouseEvent>
#include <QNativeGestureEvent>
#include <QPainter>
#include <QStyleHints>
#include <QToolTip>
#include <QWheelEvent>
#include <algorithm>
#include <cmath>
#include <utility>

#include "ui/kit/accessible.hpp"
#include "ui/kit/marks.hpp"
#include "ui/kit/themed.hpp"
#include "ui/kit/type.hpp"
#include "ui/words/direction.hpp"
#include "ui/words/xml_text.hpp"

namespace littlestone::ui {

PictureView::PictureView(const QMargins& margins, Ground ground, QWidget* parent)
    : QWidget(parent), margins_(margins), ground_(ground) {
  set_accessible_role(*this, QAccessible::Graphic);
  setAttribute(Qt::WA_OpaquePaintEvent);  // it fills itself: nothing below it is painted
  setFocusPolicy(Qt::TabFocus);
  setLayoutDirection(Qt::LeftToRight);  // axes, trees and formulas do not turn with the language
  setMouseTracking(true);
  setSizePolicy(QSizePolicy::Expanding, QSizePolicy::Expanding);
}

void PictureView::set_picture(std::shared_ptr<const Picture> picture) {
  picture_ = std::move(picture);
  frame_ = nullptr;
  outdated_ = true;
  setAccessibleDescription(picture_ ? picture_->description() : empty_text_);
  update();
}

void PictureView::set_frame(std::shared_ptr<const Picture> frame) {
  frame_ = std::move(frame);
  outdated_ = true;
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

void PictureView::set_magnification(double times) {
  if (times == magnification_) return;
  magnification_ = times;
  update();
}

const Spots& PictureView::spots_now() {
  static const Spots nowhere;
  if (outdated_) repaint();
  return outdated_ ? nowhere : spots_;
}

const LensPicture* PictureView::lensed() const { return dynamic_cast<const LensPicture*>(picture_.get()); }

bool PictureView::has_lens() const { return lensed() != nullptr; }

QRectF PictureView::lens_area() const {
  const QRectF logical(area().topLeft() / magnification_, area().size() / magnification_);
  const QRectF part = lensed()->lens_area(logical);
  return {part.topLeft() * magnification_, part.size() * magnification_};
}

void PictureView::set_lens(const Lens& lens) {
  lens_ = lens;
  update();
  emit lens_changed();
}

void PictureView::zoom_by(double factor) {
  if (has_lens()) set_lens(lens_.zoomed(factor, lens_area().center(), lens_area()));
}

void PictureView::pan_by(QPointF by) {
  if (has_lens() && !lens_.fitted()) set_lens(lens_.panned(by, lens_area()));
}

void PictureView::fit() {
  if (!lens_.fitted()) set_lens({});
}

void PictureView::look_at(std::optional<std::int32_t> node) {
  const LensPicture* picture = lensed();
  if (picture == nullptr) return;
  if (!node) node = place_pointed_;
  const QRectF logical(area().topLeft() / magnification_, area().size() / magnification_);
  set_lens(picture->look_at(node ? *node : picture->here(), logical));
}

void PictureView::point_at_next(bool back) {
  std::vector<const Spot*> things;
  for (const Spot& spot : spots_now().all()) {
    if (!spot.kin.something()) continue;
    const bool seen = std::any_of(things.begin(), things.end(), [&](const Spot* s) { return s->kin == spot.kin; });
    if (!seen) things.push_back(&spot);
  }
  if (things.empty()) return;
  const auto now = std::find_if(things.begin(), things.end(), [&](const Spot* s) { return s->kin == kin_; });
  const std::size_t count = things.size();
  const std::size_t at = now == things.end() ? (back ? 0 : count - 1) : static_cast<std::size_t>(now - things.begin());
  const Spot next = *things[(at + (back ? count - 1 : 1)) % count];
  under_pointer_ = next.kin;
  place_pointed_ = next.place >= 0 ? std::optional(next.place) : std::nullopt;
  emit pointed(next.kin);
  if (teller_) QToolTip::showText(mapToGlobal(next.rect.bottomLeft().toPoint()), plain_tip(teller_(next.kin)), this);
}

void PictureView::mouseMoveEvent(QMouseEvent* event) {
  const QPointF at = event->position();
  if (taken_) {
    drag(Drag::Phase::move, *event);
    return;
  }
  if (pressed_ && has_lens() && !lens_.fitted()) {
    if (!dragging_ && (at - *pressed_).manhattanLength() >= QGuiApplication::styleHints()->startDragDistance()) {
      dragging_ = true;
      dragged_ = *pressed_;
      setCursor(Qt::ClosedHandCursor);
    }
    if (dragging_) {
      pan_by(at - dragged_);
      dragged_ = at;
      return;
    }
  }
  const Spot* spot = spots_now().at(at);
  const bool grips = has_lens() && !lens_.fitted() && lens_area().contains(at);
  const Spot::Act act = spot != nullptr ? spot->act : Spot::Act::none;
  setCursor(act == Spot::Act::drag || (grips && act == Spot::Act::none) ? Qt::OpenHandCursor
            : act != Spot::Act::none                                    ? Qt::PointingHandCursor
                                                                        : Qt::ArrowCursor);
  place_pointed_ = spot != nullptr && spot->place >= 0 ? std::optional(spot->place) : std::nullopt;
  const Kin kin = spot != nullptr ? spot->kin : Kin{};
  if (kin == under_pointer_) return;
  under_pointer_ = kin;
  emit pointed(kin);
}

void PictureView::leaveEvent(QEvent*) {
  place_pointed_.reset();
  if (!under_pointer_.something()) return;
  under_pointer_ = {};
  emit pointed({});
}

void PictureView::mousePressEvent(QMouseEvent* event) {
  if (event->button() != Qt::LeftButton) return;
  if (const Spot* spot = spots_now().at(event->position()); spot != nullptr && spot->act == Spot::Act::drag) {
    taken_ = *spot;
    setCursor(Qt::ClosedHandCursor);
    drag(Drag::Phase::begin, *event);
    return;
  }
  pressed_ = event->position();
  dragging_ = false;
}

void PictureView::drag(Drag::Phase phase, const QMouseEvent& event) {
  const QRectF logical(area().topLeft() / magnification_, area().size() / magnification_);
  if (taken_->grab) {  // what was edited may have moved the scale under the hand
    for (const Spot& spot : spots_now().all())
      if (spot.act == Spot::Act::drag && spot.place == taken_->place) taken_->grab = spot.grab;
  }
  const Drag moved{*taken_, phase, event.position() / magnification_, logical,
                   event.modifiers().testFlag(Qt::AltModifier)};
  if (phase == Drag::Phase::end) taken_.reset();
  emit dragged(moved);
}

void PictureView::mouseReleaseEvent(QMouseEvent* event) {
  if (event->button() == Qt::LeftButton && taken_) {
    setCursor(Qt::OpenHandCursor);
    drag(Drag::Phase::end, *event);
    return;
  }
  if (event->button() != Qt::LeftButton || !pressed_) return;
  pressed_.reset();
  if (std::exchange(dragging_, false)) {
    setCursor(Qt::OpenHandCursor);
    return;
  }
  const Spot* spot = spots_now().at(event->position());
  if (spot == nullptr) return;
  if (spot->place >= 0 && event->modifiers().testFlag(Qt::ShiftModifier)) {
    look_at(spot->place);
    return;
  }
  const Spot copy = *spot;  // what the click does may paint again
  emit clicked(copy);
}

void PictureView::wheelEvent(QWheelEvent* event) {
  constexpr double notch = 120;
  const QPointF delta = event->angleDelta();
  const bool zooms = event->modifiers().testFlag(Qt::ControlModifier);
  if (!has_lens() || !lens_area().contains(event->position()) || (lens_.fitted() && !zooms)) {
    event->ignore();
  } else if (zooms) {
    set_lens(lens_.zoomed(std::pow(1.25, delta.y() / notch), event->position(), lens_area()));
  } else {
    const bool across = event->modifiers().testFlag(Qt::ShiftModifier) && delta.x() == 0;
    pan_by(across ? QPointF(delta.y(), 0) * 0.5 : delta * 0.5);
  }
}

bool PictureView::event(QEvent* event) {
  if (event->type() == QEvent::NativeGesture && has_lens()) {
    const auto* gesture = static_cast<QNativeGestureEvent*>(event);
    if (gesture->gestureType() == Qt::ZoomNativeGesture) {
      set_lens(lens_.zoomed(1 + gesture->value(), gesture->position(), lens_area()));
      return true;
    }
  }
  if (event->type() != QEvent::ToolTip) return QWidget::event(event);
  const auto* help = static_cast<QHelpEvent*>(event);
  const Spot* spot = spots_now().at(help->pos());
  const QString text = spot != nullptr && spot->kin.something() && teller_ ? teller_(spot->kin) : QString();
  if (text.isEmpty()) {
    QToolTip::hideText();
    event->ignore();
  } else {
    QToolTip::showText(help->globalPos(), plain_tip(text), this);
  }
  return true;
}

void PictureView::paintEvent(QPaintEvent*) {
  QPainter painter(this);
  const Theme& theme = theme_of(*this);
  painter.fillRect(rect(), ground_ == Ground::canvas ? theme.canvas : theme.panel);
  spots_.clear();
  outdated_ = false;
  if (picture_) {
    const Picture& shown = frame_ ? *frame_ : *picture_;
    const auto* lensed = dynamic_cast<const LensPicture*>(&shown);
    const QRectF logical(area().topLeft() / magnification_, area().size() / magnification_);
    painter.save();
    painter.scale(magnification_, magnification_);
    if (lensed != nullptr && !lens_.fitted()) {
      lensed->paint_seen(painter, logical, theme, spots_, lens_);
    } else {
      shown.paint_spots(painter, logical, theme, spots_);
    }
    painter.restore();
    painter.setRenderHint(QPainter::Antialiasing);
    for (const Spot& spot : spots_.all()) {
      // A place without a radius lies in another one of the same kin, which has the ring.
      if (kin_.something() && spot.kin == kin_ && spot.radius >= 0)
        draw_kin_ring(painter, theme, spot.rect, spot.radius);
    }
  } else {
    painter.setFont(ui_font(TextRole::body));
    painter.setPen(theme.ink2);
    painter.drawText(rect(), Qt::AlignCenter, in_order(empty_text_));
  }
  if (hasFocus()) {
    painter.setRenderHint(QPainter::Antialiasing);
    painter.setPen(QPen(theme.ink, 2));
    painter.setBrush(Qt::NoBrush);
    painter.drawRoundedRect(QRectF(rect()).adjusted(2, 2, -2, -2), 4, 4);
  }
}

}  // namespace littlestone::ui
