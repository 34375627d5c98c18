// SPDX-License-Identifier: GPL-3.0-or-later
// A scale: values on a stretch of pixels, and back.
#pragma once

#include <cstddef>
#include <vector>

namespace littlestone::ui {

/// The least of …, .1, .2, .5, 1, 2, 5, 10, … that is at least `least`, up to rounding: a step that is easy to count in.
/// `least` > 0.
[[nodiscard]] double round_up(double least);

/// Values from `from` to `to` stand on the pixels from `begin` to `end`, evenly or, with `log`, by their logarithms
/// (then both are positive). `begin` may lie after `end`: upwards on a screen. Where `from` = `to` all of it stands at
/// `begin`.
struct Axis {
  double from = 0;
  double to = 1;
  double begin = 0;  ///< px of `from`
  double end = 1;    ///< px of `to`
  bool log = false;

  /// `count` columns of one width between two pixels; px(i) is the middle of column i. count ≥ 1.
  [[nodiscard]] static Axis columns(std::size_t count, double begin, double end);

  /// Where a value stands; values outside stand outside.
  [[nodiscard]] double px(double value) const;
  /// The value that stands there, px(value(p)) = p up to rounding; beyond an end, that end's.
  [[nodiscard]] double value(double px) const;
  /// How many pixels one unit takes on an axis that is even.
  [[nodiscard]] double unit() const;
  [[nodiscard]] bool holds(double value) const { return value >= from && value <= to; }
  /// The multiples of a round step on an even axis, `from` ≤ 0 ≤ `to`, at most `most` steps apart; rising, with 0.
  [[nodiscard]] std::vector<double> ticks(int most) const;

  friend bool operator==(const Axis&, const Axis&) = default;
};

}  // namespace littlestone::ui
