// SPDX-License-Identifier: GPL-3.0-or-later
// What the parts of the Regret picture share: places, scales, and one painting. For regret_picture.cpp, regret_tree.cpp
// and regret_bars.cpp alone.
#pragma once

#include <algorithm>
#include <cmath>

#include "ui/kit/label_places.hpp"
#include "ui/kit/stage.hpp"
#include "ui/pages/regret/regret_picture.hpp"

namespace littlestone::ui {
namespace regret_places {

inline constexpr double regret_least_height = 600;
inline constexpr double plot_left = 66;
inline constexpr double plot_top = 26;
inline constexpr double log_floor = 0.3;   // runs at or below are counted at the axis
inline constexpr double axis_value = 0.2;  // of the log axis
inline constexpr double right_room = 142;
inline constexpr double list_width = 276;

}  // namespace regret_places

/// Where things stand, in the picture's own px.
struct RegretPlaces {
  double width, height, plot_right, plot_bottom, legend_y, rule_y, title_y, tree_top, leaves_y, list_left;
  RegretPlaces(double w, double h) : width(w), height(h) {
    const double more = std::max(0.0, h - 600);
    plot_right = w - regret_places::right_room;
    plot_bottom = 280 + more;
    legend_y = 316 + more;
    rule_y = 331.5 + more;
    title_y = 354 + more;
    tree_top = 388 + more;
    leaves_y = 534 + more;
    list_left = w - page_margin - regret_places::list_width;
  }
};

/// The picture's room in its own px.
[[nodiscard]] inline QSizeF regret_stage_size(const QRectF& area, QSizeF natural) {
  return area.size() / stage_scale(area.size(), natural, regret_places::regret_least_height);
}

/// 1, 2 or 5 times a power of ten, at least `least`.
[[nodiscard]] inline double nice_step(double least) {
  const double unit = std::pow(10.0, std::floor(std::log10(least)));
  for (const double times : {1.0, 2.0, 5.0}) {
    if (times * unit >= least * (1 - 1e-9)) return times * unit;
  }
  return 10 * unit;
}

/// What RegretCurves::lower_bound is at so many rounds, in markup.
[[nodiscard]] QString forced_formula(const RegretCurves& curves, std::uint64_t rounds);

/// What one painting shares.
struct RegretPicture::Frame {
  const Stage& stage;
  RegretPlaces at;
  LabelPlaces& places;
  double most_rounds;
  double top;  // of the values
  bool linear;
  [[nodiscard]] double x_of(double rounds) const {
    const double share = most_rounds <= 1 ? 0
                         : linear         ? (rounds - 1) / (most_rounds - 1)
                                          : std::log2(std::max(1.0, rounds)) / std::log2(most_rounds);
    return regret_places::plot_left + (at.plot_right - regret_places::plot_left) * share;
  }
  [[nodiscard]] double y_of(double value) const {
    const double share = linear ? value / top
                                : std::log2(std::max(value, regret_places::axis_value) / regret_places::axis_value) /
                                      std::log2(top / regret_places::axis_value);
    return at.plot_bottom - (at.plot_bottom - regret_places::plot_top) * std::clamp(share, 0.0, 1.0);
  }
  [[nodiscard]] double floor() const { return linear ? 0 : regret_places::log_floor; }
};

}  // namespace littlestone::ui
