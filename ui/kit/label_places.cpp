// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/kit/label_places.hpp"

#include <algorithm>

namespace littlestone::ui {
namespace {

constexpr double ascent = 0.82;  // shares of the type's size
constexpr double descent = 0.26;

}  // namespace

void LabelPlaces::take_line(QPointF from, QPointF to, double aside) {
  taken_.push_back(QRectF(from, to).normalized().adjusted(-aside, -aside, aside, aside));
}

bool LabelPlaces::free(const QRectF& rect) const {
  return room_.contains(rect) &&
         std::none_of(taken_.begin(), taken_.end(), [&](const QRectF& other) { return other.intersects(rect); });
}

QRectF LabelPlaces::find(const std::vector<QRectF>& candidates, bool anyway) {
  const auto found =
      std::find_if(candidates.begin(), candidates.end(), [this](const QRectF& rect) { return free(rect); });
  if (found == candidates.end() && !anyway) return {};
  const QRectF chosen = found != candidates.end() ? *found : candidates.front();
  taken_.push_back(chosen);
  return chosen;
}

QRectF words_box(QPointF at, double width, double size) {
  return {at.x(), at.y() - ascent * size, width, (ascent + descent) * size};
}

QPointF baseline_in(const QRectF& box, double size) { return {box.left(), box.top() + ascent * size}; }

}  // namespace littlestone::ui
