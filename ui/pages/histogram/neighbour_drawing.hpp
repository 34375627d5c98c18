// SPDX-License-Identifier: GPL-3.0-or-later
// Where things stand in the picture of a changed example.
#pragma once

#include <QRectF>
#include <algorithm>
#include <cmath>
#include <optional>
#include <vector>

#include "ui/pages/histogram/neighbour_picture.hpp"

namespace littlestone::ui {

inline constexpr double neighbour_side = 24;  // margin

struct NeighbourPicture::Axis {
  std::vector<std::size_t> rows;  // indices of votes
  double plot_left = 134;
  double plot_right = 496;
  double low = 0;
  double high = 1;
  double step = 1;
  double bottom = 0;        // baseline of its numbers
  double leave_left = 534;  // of the chances to leave
  double leave_right = 640;

  static constexpr double first_row = 126;
  static constexpr double pitch = 24;
  [[nodiscard]] double x(double count) const {
    return plot_left + (count - low) / (high - low) * (plot_right - plot_left);
  }
  [[nodiscard]] double y(std::size_t place) const { return first_row + pitch * static_cast<double>(place); }
  [[nodiscard]] double unit() const { return (plot_right - plot_left) / (high - low); }
  [[nodiscard]] double leave_x(double chance) const { return leave_left + chance * (leave_right - leave_left); }
  /// The block that is the vote number `count`, counted from 1.
  [[nodiscard]] QRectF block(std::size_t place, std::uint64_t count) const {
    const double width = std::max(3.0, unit() - 2);
    return {x(static_cast<double>(count)) - unit() + 1, y(place) - 6, width, 12};
  }
  [[nodiscard]] std::optional<std::size_t> place_of(std::optional<std::size_t> index) const {
    if (!index) return std::nullopt;
    const auto found = std::find(rows.begin(), rows.end(), *index);
    if (found == rows.end()) return std::nullopt;
    return static_cast<std::size_t>(found - rows.begin());
  }
};

struct NeighbourPicture::LawsFrame {
  double top = 0;
  double base = 0;
  double left = 68;        // of what is withheld
  double threshold = 323;  // the line at T
  double right = 562;
  std::int64_t first = 0;  // T
  std::int64_t every = 1;  // one tick for so many noisy counts
  int ticks = 17;
  int decades = 5;

  [[nodiscard]] double x(int tick) const { return threshold + 7 + (right - threshold - 7) / (ticks - 1 + 0.5) * tick; }
  [[nodiscard]] double pitch() const { return x(1) - x(0); }
  [[nodiscard]] std::int64_t value(int tick) const { return first + every * tick; }
  [[nodiscard]] double y(double probability) const {
    const double share = probability <= 0 ? 1.0 : std::min(1.0, -std::log10(probability) / decades);
    return top + (base - top) * share;
  }
  [[nodiscard]] bool seen(double probability) const { return probability >= std::pow(10.0, -decades); }
};

/// A predictor whose law is drawn: one whose votes change, or, where none do, the one the batch votes for.
struct NeighbourCurve {
  std::size_t index = 0;  // of votes
  std::uint64_t before = 0;
  std::uint64_t after = 0;
  /// Whether both counts have noise, so that each list is possible both before and after the change.
  [[nodiscard]] bool paired() const { return before > 0 && after > 0; }
};
/// At most two; none where nobody voted.
[[nodiscard]] std::vector<NeighbourCurve> neighbour_curves(const NeighbourFacts& facts);

}  // namespace littlestone::ui
