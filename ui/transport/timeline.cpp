// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/transport/timeline.hpp"

#include <QHelpEvent>
#include <QMouseEvent>
#include <QPainter>
#include <QPainterPath>
#include <QToolTip>
#include <algorithm>
#include <array>
#include <cmath>

#include "ui/canvas/marks.hpp"
#include "ui/theme/type.hpp"
#include "ui/transport/themed.hpp"

namespace littlestone::ui {
namespace {

constexpr double margin = 12;     // room for the handle at both ends
constexpr double ruler_y = 50;    // of the line
constexpr double caption_y = 18;  // baseline of the chapter names
// Where each chapter begins, as fractions of the ruler: three steps need as much room as their name does.
constexpr std::array<double, 5> starts = {0, 0.691, 0.742, 0.909, 1};
constexpr double boundary = 0.871;  // between the noise and what is released

int chapter_index(Chapter chapter) { return static_cast<int>(chapter); }

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
  story_changed();
  connect(&player_, &Player::story_changed, this, &Timeline::story_changed);
  connect(&player_, &Player::step_changed, this, [this](int step) {
    setValue(step);
    update();
  });
  connect(this, &QAbstractSlider::valueChanged, &player_, &Player::go_to);
}

void Timeline::story_changed() {
  // The range must not move the player: it has set its own step already.
  const QSignalBlocker blocked(this);
  setRange(0, player_.last());
  setValue(player_.step());
  setEnabled(player_.story() != nullptr);
  update();
}

double Timeline::fraction_of(int step) const {
  const Story& story = *player_.story();
  const int last = player_.last();
  if (last == 0) return 0;
  const Chapter chapter = story[step].chapter;
  const int first = story.first_of(chapter);
  const bool whole = story[last].chapter == Chapter::tournament;  // a stopped run has no later chapter
  if (chapter == Chapter::tournament) {
    const int events = whole ? last : story.first_of(Chapter::other_batches) - 1;
    if (events == 0) return 0;
    return (whole ? 1.0 : starts[1] - 0.009) * step / events;
  }
  const double from = starts[static_cast<std::size_t>(chapter_index(chapter))];
  const double to = starts[static_cast<std::size_t>(chapter_index(chapter)) + 1];
  const int position = step - first;
  if (chapter == Chapter::other_batches) return (from + to) / 2;
  if (chapter == Chapter::histogram) return from + (to - from) * (position == 0 ? 0.16 : position == 1 ? 0.54 : 0.93);
  const int steps = last - first + 1;
  return from + (to - from) * (position + 1) / steps;
}

double Timeline::x_of(int step) const {
  if (player_.story() == nullptr) return margin;
  return margin + (width() - 2 * margin) * fraction_of(std::clamp(step, 0, player_.last()));
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
  const double left = margin;
  const double span = width() - 2 * margin;
  const auto at = [&](double fraction) { return left + span * fraction; };

  const Story* story = player_.story();
  const bool later = story != nullptr && (*story)[player_.last()].chapter != Chapter::tournament;
  painter.setFont(ui_font(TextRole::caption));
  const std::array<QString, 4> names = {
      tr("Batch %1: tournament").arg(story == nullptr ? 1 : story->run().result.internals.traced_batch + 1),
      tr("others"), tr("Histogram"), tr("Selection")};
  for (std::size_t i = 0; i < names.size(); ++i) {
    if (story == nullptr || (i > 0 && !later)) break;
    const double x = std::round(at(starts[i])) + 0.5;
    painter.setPen(QPen(theme.hair, 1));
    painter.drawLine(QPointF(x, 24), QPointF(x, 60));
    // The eye of the boundary stands within the histogram's part.
    const double room = (i == 2 ? at(boundary) - 12 : at(starts[i + 1])) - x;
    if (QFontMetricsF(painter.font()).horizontalAdvance(names[i]) + 2 > room) continue;
    painter.setPen(theme.ink3);
    painter.drawText(QPointF(x + 2, caption_y), names[i]);
  }

  painter.setPen(QPen(theme.line, 2 + theme.heavier, Qt::SolidLine, Qt::RoundCap));
  painter.drawLine(QPointF(left, ruler_y), QPointF(at(1), ruler_y));
  if (story == nullptr) return;
  painter.setPen(QPen(theme.ink, 3 + theme.heavier, Qt::SolidLine, Qt::RoundCap));
  painter.drawLine(QPointF(left, ruler_y), QPointF(x_of(player_.step()), ruler_y));

  for (int i = 1; i <= player_.last(); ++i) {
    const Step& step = (*story)[i];
    const double x = x_of(i);
    if (step.round > 0) {
      const double height = step.round == 1 ? 7 : step.round == 2 ? 12 : 18 + 4 * (step.round - 3);
      painter.setPen(QPen(theme.ink, (step.round == 1 ? 1.5 : 2) + theme.heavier));
      painter.drawLine(QPointF(x, ruler_y), QPointF(x, ruler_y - std::min(height, 26.0)));
    } else if (step.round < 0) {
      painter.setPen(QPen(theme.ink2, 1.2));
      painter.setBrush(theme.panel);
      painter.drawEllipse(QPointF(x, ruler_y + 7), 2.6, 2.6);
    }
  }
  if (later) {
    const double bars = at(starts[2] + 0.35 * (starts[3] - starts[2]));
    painter.setPen(Qt::NoPen);
    painter.setBrush(theme.ink2);
    painter.drawRect(QRectF(bars - 7, ruler_y - 8, 4, 6));
    painter.drawRect(QRectF(bars - 2, ruler_y - 14, 4, 12));
    painter.drawRect(QRectF(bars + 3, ruler_y - 11, 4, 9));
    painter.setPen(QPen(theme.ink2, 1.5 + theme.heavier, Qt::SolidLine, Qt::RoundCap, Qt::RoundJoin));
    painter.setBrush(Qt::NoBrush);
    painter.drawPath(star({at(starts[3] + 0.5 * (starts[4] - starts[3])), ruler_y - 14}));
    const double eye = at(boundary);
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
  if (event->button() != Qt::LeftButton || player_.story() == nullptr) return;
  player_.pause();
  setSliderDown(true);
  setValue(step_at(event->position().x()));
}

void Timeline::mouseMoveEvent(QMouseEvent* event) {
  if (isSliderDown()) setValue(step_at(event->position().x()));
}

void Timeline::mouseReleaseEvent(QMouseEvent*) { setSliderDown(false); }

bool Timeline::event(QEvent* event) {
  if (event->type() == QEvent::ToolTip && player_.story() != nullptr) {
    const auto* help = static_cast<QHelpEvent*>(event);
    QToolTip::showText(help->globalPos(), (*player_.story())[step_at(help->pos().x())].sentence, this);
    return true;
  }
  return QAbstractSlider::event(event);
}

}  // namespace littlestone::ui
