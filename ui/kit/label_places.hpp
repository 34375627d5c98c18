// SPDX-License-Identifier: GPL-3.0-or-later
// Finds a place for words in a plot where they lie over nothing that is drawn there.
#pragma once

#include <QPointF>
#include <QRectF>
#include <vector>

namespace littlestone::ui {

/// What is taken of a plot; all in the picture's px.
class LabelPlaces {
 public:
  explicit LabelPlaces(const QRectF& room) : room_(room) {}
  void take(const QRectF& rect) { taken_.push_back(rect); }
  /// A line along an axis, with so many px to either side.
  void take_line(QPointF from, QPointF to, double aside = 3);
  /// Returns the first of these rectangles that lies in the room and overlaps nothing, and marks it as taken. If there
  /// is none, returns the first rectangle if `anyway`, otherwise a null one.
  [[nodiscard]] QRectF find(const std::vector<QRectF>& candidates, bool anyway = true);
  [[nodiscard]] bool free(const QRectF& rect) const;

 private:
  QRectF room_;
  std::vector<QRectF> taken_;
};

/// What words of `size` px and `width` px cover whose baseline begins at `at`.
[[nodiscard]] QRectF words_box(QPointF at, double width, double size);
/// Where their baseline begins.
[[nodiscard]] QPointF baseline_in(const QRectF& box, double size);

}  // namespace littlestone::ui
