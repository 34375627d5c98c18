// SPDX-License-Identifier: GPL-3.0-or-later
// Two axes in a scene, and what stands on them.
#pragma once

#include <functional>
#include <optional>
#include <vector>

#include "ui/kit/scene/scene.hpp"

namespace littlestone::ui {

/// How an axis writes a value: three significant digits at most, ".05", "12".
[[nodiscard]] QString tick_text(double value);

/// From 0 to the first multiple of a round step that is at least `most`; about `steps` steps. Both above 0.
[[nodiscard]] Axis whole_steps(double most, double steps);

/// Puts marks into a scene by their values. x runs from left to right, y upwards.
class Plot {
 public:
  /// The axes get the pixels of the room; `scene` outlives the plot.
  Plot(Scene& scene, const QRectF& room, Axis x, Axis y);

  [[nodiscard]] const QRectF& room() const { return room_; }
  [[nodiscard]] const Axis& x() const { return x_; }
  [[nodiscard]] const Axis& y() const { return y_; }
  [[nodiscard]] QPointF at(double x, double y) const { return {x_.px(x), y_.px(y)}; }

  /// A rule across at each value, with its number at the left; the one at 0 is the axis, in `line` where `based`.
  Plot& grid(const std::vector<double>& values, const std::function<QString(double)>& text, Ink numbers, bool based);
  /// Through the rows' values, cut off at the ends of y; `x_of` and `y_of` are called with a row, or are members of it. A
  /// row whose y is an empty optional is passed over.
  template <class Row, class X, class Y>
  Plot& curve(const std::vector<Row>& rows, X x_of, Y y_of, const Stroke& stroke) {
    QPolygonF points;
    for (const Row& row : rows) {
      const std::optional<double> value = std::invoke(y_of, row);
      if (value) points << at(static_cast<double>(std::invoke(x_of, row)), *value);
    }
    return cut(points, stroke);
  }
  /// Across at a value of y.
  Plot& across(double y, const Stroke& stroke);
  /// From the axis up to a value.
  Plot& drop(double x, double y, const Stroke& stroke, const QString& key = {});
  /// A number under the axis, where it has room; one that was put before has precedence.
  Plot& number(double x, const QString& text, bool strong = false);
  /// Words at the first of these places that is free.
  Mark& label(const QString& markup, const MathStyle& style, Ink ink, std::vector<Place> places, bool must = false);

 private:
  Plot& cut(const QPolygonF& points, const Stroke& stroke);

  Scene& scene_;
  QRectF room_;
  Axis x_;
  Axis y_;
};

/// The staircase of levels in columns of one width over all of `x`, by values: from (0, l_0) over (1, l_0), (1, l_1) ….
[[nodiscard]] QPolygonF staircase(const std::vector<double>& levels, const Axis& x, const Axis& y);

/// Places for words of one width and size beside a place, nearest first: `gap` px away to the right and left, above and
/// below, at the corners, then the same further away.
[[nodiscard]] std::vector<Place> around(QPointF at, double width, double size, double gap);
/// Over and under a level line, from its ends to its middle.
[[nodiscard]] std::vector<Place> along(double from, double to, double y, double width, double size);

}  // namespace littlestone::ui
