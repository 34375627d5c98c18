// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/shell/timeline.hpp"

#include <QHelpEvent>
#include <QMouseEvent>
#include <QPainter>
#include <QPainterPath>
#include <QToolTip>
#include <algorithm>
#include <cmath>

#include "ui/kit/marks.hpp"
#include "ui/kit/themed.hpp"
#include "ui/kit/type.hpp"
#include "ui/words/direction.hpp"
#include "ui/words/xml_text.hpp"

namespace littlestone::ui {
namespace {

constexpr double ruler_margin = 12;  // room for the handle at both ends
constexpr double ruler_y = 50;       // of the line
constexpr double caption_y = 18;     // baseline of the parts' names
constexpr double eye_room = 12;      // px that the boundary's eye takes of the name before it

QPainterPath star(QPointF c) {
  QPainterPath path;
  for (int i = 0; i < 10; ++i) {
    const double radius = i % 2 == 0 ? 10.5 : 4.6;
    const double angle = -1.5707963267948966 + i * 0.6283185307179586;
    const QPointF p = c + QPointF(radius * std::cos(angle), radius * std::sin(angle));
    i == 0 ? path.moveTo(p) : path.lineTo(p);
  }
  path.closeSubpath();
  return path;
}

}  // namespace

Timeline::Timeline(Player& player, QWidget* parent) : QAbstractSlider(parent), player_(player) {
  setOrientation(Qt::Horizontal);
  setFocusPolicy(Qt::TabFocus);
  setAccessibleName(tr("Timeline"));
  setMouseTracking(true);
  steps_changed();
  connect(&player_, &Player::steps_changed, this, &Timeline::steps_changed);
  connect(&player_, &Player::step_changed, this, [this](int step) {
    setValue(step);
    update();
  });
  connect(this, &QAbstractSlider::valueChanged, &player_, &Player::go_to);
}

void Timeline::steps_changed() {
  ruler_ = player_.steps() != nullptr ? player_.steps()->ruler() : Ruler{};
  // The range must not move the player: it has set its own step already.
  const QSignalBlocker blocked(this);
  setRange(0, player_.last());
  setValue(player_.step());
  setEnabled(player_.steps() != nullptr);
  update();
}

double Timeline::x_of(int step) const {
  if (ruler_.places.empty()) return ruler_margin;
  return ruler_margin +
         (width() - 2 * ruler_margin) * ruler_.places[static_cast<std::size_t>(std::clamp(step, 0, player_.last()))];
}

int Timeline::step_at(double x) const {
  int best = 0;
  for (int i = 0; i <= player_.last(); ++i) {
    if (std::abs(x_of(i) - x) < std::abs(x_of(best) - x)) best = i;
  }
  return best;
}

void Timeline::paintEvent(QPaintEvent*) {
  QPainter painter(this);
  painter.setRenderHint(QPainter::Antialiasing);
  const Theme& theme = theme_of(*this);
  const double left = ruler_margin;
  const double span = width() - 2 * ruler_margin;
  const auto at = [&](double fraction) { return left + span * fraction; };

  const Steps* steps = player_.steps();
  painter.setFont(ui_font(TextRole::caption));
  for (const Ruler::Part& part : ruler_.parts) {
    const double x = std::round(at(part.from)) + 0.5;
    painter.setPen(QPen(theme.hair, 1));
    painter.drawLine(QPointF(x, 24), QPointF(x, 60));
    const double room = at(part.name_until) - (part.name_until == ruler_.boundary ? eye_room : 0) - x;
    if (QFontMetricsF(painter.font()).horizontalAdvance(part.name) + 2 > room) continue;
    painter.setPen(theme.ink3);
    painter.drawText(QPointF(x + 2, caption_y), in_order(part.name));
  }

  painter.setPen(QPen(theme.line, 2 + theme.heavier, Qt::SolidLine, Qt::RoundCap));
  painter.drawLine(QPointF(left, ruler_y), QPointF(at(1), ruler_y));
  if (steps == nullptr) return;
  painter.setPen(QPen(theme.ink, 3 + theme.heavier, Qt::SolidLine, Qt::RoundCap));
  painter.drawLine(QPointF(left, ruler_y), QPointF(x_of(player_.step()), ruler_y));

  for (int i = 1; i <= player_.last(); ++i) {
    const int rank = steps->rank(i);
    const double x = x_of(i);
    if (rank > 0) {
      const double height = rank == 1 ? 7 : rank == 2 ? 12 : 18 + 4 * (rank - 3);
      painter.setPen(QPen(theme.ink, (rank == 1 ? 1.5 : 2) + theme.heavier));
      painter.drawLine(QPointF(x, ruler_y), QPointF(x, ruler_y - std::min(height, 26.0)));
    } else if (rank < 0) {
      painter.setPen(QPen(theme.ink2, 1.2));
      painter.setBrush(theme.panel);
      painter.drawEllipse(QPointF(x, ruler_y + 7), 2.6, 2.6);
    }
  }
  if (ruler_.bars) {
    const double bars = at(*ruler_.bars);
    painter.setPen(Qt::NoPen);
    painter.setBrush(theme.ink2);
    painter.drawRect(QRectF(bars - 7, ruler_y - 8, 4, 6));
    painter.drawRect(QRectF(bars - 2, ruler_y - 14, 4, 12));
    painter.drawRect(QRectF(bars + 3, ruler_y - 11, 4, 9));
  }
  if (ruler_.star) {
    painter.setPen(QPen(theme.ink2, 1.5 + theme.heavier, Qt::SolidLine, Qt::RoundCap, Qt::RoundJoin));
    painter.setBrush(Qt::NoBrush);
    painter.drawPath(star({at(*ruler_.star), ruler_y - 14}));
  }
  if (ruler_.boundary) {
    const double eye = at(*ruler_.boundary);
    painter.setPen(QPen(theme.noise, 2, Qt::CustomDashLine, Qt::FlatCap));
    QPen dashed = painter.pen();
    dashed.setDashPattern({2.5, 1.5});
    painter.setPen(dashed);
    painter.drawLine(QPointF(eye, 26), QPointF(eye, 64));
    draw_eye(painter, theme, {eye, 16});
  }

  const QPointF handle(x_of(player_.step()), ruler_y);
  if (hasFocus()) {
    painter.setPen(QPen(theme.ink, 2));
    painter.setBrush(Qt::NoBrush);
    painter.drawEllipse(handle, 12, 12);
  }
  painter.setPen(QPen(theme.ink, 2.5));
  painter.setBrush(theme.canvas);
  painter.drawEllipse(handle, 8, 8);
}

void Timeline::mousePressEvent(QMouseEvent* event) {
  if (event->button() != Qt::LeftButton || player_.steps() == nullptr) return;
  player_.pause();
  setSliderDown(true);
  setValue(step_at(event->position().x()));
}

void Timeline::mouseMoveEvent(QMouseEvent* event) {
  if (isSliderDown()) setValue(step_at(event->position().x()));
}

void Timeline::mouseReleaseEvent(QMouseEvent*) { setSliderDown(false); }

bool Timeline::event(QEvent* event) {
  if (event->type() == QEvent::ToolTip && player_.steps() != nullptr) {
    const auto* help = static_cast<QHelpEvent*>(event);
    QToolTip::showText(help->globalPos(), plain_tip(player_.steps()->sentence(step_at(help->pos().x()))), this);
    return true;
  }
  return QAbstractSlider::event(event);
}

}  // namespace littlestone::ui
