// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/kit/scene/plot.hpp"

#include <QLineF>
#include <algorithm>
#include <cmath>
#include <utility>

#include "ui/kit/label_places.hpp"
#include "ui/kit/stage.hpp"

namespace littlestone::ui {
namespace {

/// The part of a segment that lies between two heights; null where there is none.
QLineF within_heights(const QLineF& segment, double top, double bottom) {
  QLineF part = segment;
  for (const double edge : {top, bottom}) {
    const auto outside = [&](QPointF p) { return edge == top ? p.y() < edge : p.y() > edge; };
    if (outside(part.p1()) && outside(part.p2())) return {};
    const auto crossing = [&] { return part.pointAt((edge - part.y1()) / part.dy()); };
    if (outside(part.p1())) {
      part.setP1(crossing());
    } else if (outside(part.p2())) {
      part.setP2(crossing());
    }
  }
  return part;
}

}  // namespace

QString tick_text(double value) {
  const QString text = QString::number(value, 'g', 3);
  return text.startsWith(QLatin1String("0.")) ? text.mid(1) : text;
}

Axis whole_steps(double most, double steps) {
  const double step = round_up(most / steps);
  return {0, step * std::ceil(most / step - 1e-9)};
}

Plot::Plot(Scene& scene, const QRectF& room, Axis x, Axis y) : scene_(scene), room_(room), x_(x), y_(y) {
  x_.begin = room.left();
  x_.end = room.right();
  y_.begin = room.bottom();
  y_.end = room.top();
}

Plot& Plot::grid(const std::vector<double>& values, const std::function<QString(double)>& text, Ink numbers,
                 bool based) {
  constexpr double before = 8;  // from the numbers to the rules
  for (const double value : values) {
    const double y = std::floor(y_.px(value)) + 0.5;  // of one row of pixels
    scene_.line({room_.left(), y}, {room_.right(), y}, thin(based && value == 0 ? &Theme::line : &Theme::hair));
    scene_.words({room_.left() - before, y + 3.5}, text(value), styles::small, numbers, 1);
  }
  return *this;
}

Plot& Plot::cut(const QPolygonF& points, const Stroke& stroke) {
  QPolygonF part;
  const auto end = [&] {
    if (part.size() > 1) scene_.line(std::exchange(part, {}), stroke);
    part.clear();
  };
  for (int i = 0; i + 1 < points.size(); ++i) {
    const QLineF seen = within_heights({points[i], points[i + 1]}, room_.top(), room_.bottom());
    if (seen.isNull()) {
      end();
      continue;
    }
    if (part.isEmpty()) part << seen.p1();
    part << seen.p2();
    if (seen.p2() != points[i + 1]) end();
  }
  end();
  return *this;
}

Plot& Plot::across(double y, const Stroke& stroke) {
  scene_.line(at(x_.from, y), at(x_.to, y), stroke);
  return *this;
}

Plot& Plot::drop(double x, double y, const Stroke& stroke, const QString& key) {
  const QPointF base(x_.px(x), room_.bottom());
  Mark& line = scene_.line(base, at(x, y), stroke);
  if (!key.isEmpty()) line.grows(key, base);
  return *this;
}

Plot& Plot::number(double x, const QString& text, bool strong) {
  if (!x_.holds(x)) return *this;
  constexpr double below = 16;   // from the axis to the baseline
  constexpr double beside = 24;  // so far may it hang out
  const MathStyle style{caption, strong ? QFont::DemiBold : QFont::Normal};
  const QRectF row(room_.left() - beside, room_.bottom(), room_.width() + 60, 20);
  scene_.where_free({x_.px(x), room_.bottom() + below}, text, style, strong ? &Theme::ink : &Theme::ink2, 0.5, row);
  return *this;
}

Mark& Plot::label(const QString& markup, const MathStyle& style, Ink ink, std::vector<Place> places, bool must) {
  constexpr double above = 16;
  constexpr double beside = 34;
  return scene_.label(markup, style, ink, {std::move(places), room_.adjusted(1, -above, beside, 0), must});
}

QPolygonF staircase(const std::vector<double>& levels, const Axis& x, const Axis& y) {
  QPolygonF line;
  for (std::size_t i = 0; i < levels.size(); ++i) {
    const auto column = static_cast<double>(i);
    const double level = y.px(std::clamp(levels[i], y.from, y.to));
    line << QPointF(x.px(column), level) << QPointF(x.px(column + 1), level);
  }
  return line;
}

std::vector<Place> around(QPointF at, double width, double size, double gap) {
  std::vector<Place> places;
  const double middle = at.y() + size * 0.36;  // a baseline that puts the words beside the place
  for (const double far : {1.0, 1.9, 3.0}) {
    const double aside = gap * far;
    const double above = at.y() - aside - size * 0.2;
    const double below = at.y() + aside + size * 0.85;
    for (const QPointF& start :
         {QPointF(at.x() + aside, middle), QPointF(at.x() - aside - width, middle), QPointF(at.x() - width / 2, above),
          QPointF(at.x() - width / 2, below), QPointF(at.x() + aside * 0.7, above),
          QPointF(at.x() + aside * 0.7, below), QPointF(at.x() - aside * 0.7 - width, above),
          QPointF(at.x() - aside * 0.7 - width, below)})
      places.push_back({words_box(start, width, size)});
  }
  return places;
}

std::vector<Place> along(double from, double to, double y, double width, double size) {
  constexpr double inset = 8;
  std::vector<Place> places;
  for (const double x : {from + inset, to - width - inset, from + 60, to - width - 60, (from + to - width) / 2}) {
    for (const double baseline : {y - size * 0.55, y + size * 1.25})
      places.push_back({words_box({x, baseline}, width, size)});
  }
  return places;
}

}  // namespace littlestone::ui
