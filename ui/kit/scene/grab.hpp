// SPDX-License-Identifier: GPL-3.0-or-later
// What a hand on a mark sets: a field of the scenario, to the value of a place.
#pragma once

#include <QPointF>
#include <QRectF>
#include <QTransform>
#include <algorithm>
#include <cmath>
#include <string>
#include <utility>
#include <vector>

#include "ui/kit/scene/axis.hpp"

namespace littlestone::ui {

struct Grab {
  std::string field;                       ///< of the scenario, by its key
  Axis axis = {};                          ///< what values places have
  Qt::Orientation along = Qt::Horizontal;  ///< the axis runs so
  double least = -1e300;                   ///< no smaller value is set
  std::vector<double> stops = {};          ///< if there are any: the axis counts these, and one of them is set
  double here = 0;                         ///< the value where its mark stands; a reader's, as to_scene
  QTransform to_scene = {};                ///< from the px of a Drag to those of the scene

  /// The value at the place of a Drag.
  [[nodiscard]] double value(QPointF at) const {
    const QPointF place = to_scene.map(at);
    const double found = axis.value(along == Qt::Horizontal ? place.x() : place.y());
    if (stops.empty()) return std::max(least, found);
    const double last = static_cast<double>(stops.size()) - 1;
    return stops[static_cast<std::size_t>(std::clamp(std::round(found), 0.0, last))];
  }

  friend bool operator==(const Grab&, const Grab&) = default;
};

}  // namespace littlestone::ui
