// SPDX-License-Identifier: GPL-3.0-or-later
// Durations: how long each kind of motion takes, and how far a part of it has progressed.
#pragma once

#include <algorithm>

namespace littlestone::ui::motion {

// Milliseconds at the normal pace.
inline constexpr double draw = 120;       // examples appear on T_b
inline constexpr double strips = 160;     // cells flip from left to right
inline constexpr double frame = 200;      // the contest's frame closes round the cells
inline constexpr double coin = 400;       // two half-turns
inline constexpr double winner = 240;     // the edge thickens, the lineage grows upward
inline constexpr double bars = 240;       // counts and chances grow from their axis
inline constexpr double noise = 320;      // the diamond slides from the bar's end
inline constexpr double release = 240;    // arrows cross the boundary
inline constexpr double cell = 120;       // one example becomes another
inline constexpr double flight = 320;     // a vote on its way to another predictor
inline constexpr double slide = 240;      // the ticks of a law, by one count
inline constexpr double tallies = 1000;   // many draws are counted
inline constexpr double pointer = 400;    // to the segment that was drawn
inline constexpr double counting = 1600;  // the other batches, as they are counted

// The whole motion of a kind of step.
inline constexpr double block_ms = draw + strips;
inline constexpr double contest_ms = frame + coin + winner;
inline constexpr double selected_ms = pointer + release;

/// Fast at first. Both ends stay: 0 is 0 and 1 is 1.
[[nodiscard]] constexpr double ease_out(double t) { return 1 - (1 - t) * (1 - t) * (1 - t); }

/// How far the part that runs from `begin` for `length` of `total` ms has come when the whole stands at `phase` in [0,
/// 1]: eased, in [0, 1].
[[nodiscard]] constexpr double part(double phase, double begin, double length, double total) {
  return ease_out(std::clamp((phase * total - begin) / length, 0.0, 1.0));
}

[[nodiscard]] constexpr double between(double from, double to, double t) { return from + (to - from) * t; }

/// A coin in the air: two half-turns, from its edge-on blank side over the other label to the one that falls.
struct Turn {
  enum class Face { blank, other, fallen };
  Face face = Face::fallen;
  double height = 1;  // of the face as it is seen, in [0, 1]
};
[[nodiscard]] Turn turn(double t);

}  // namespace littlestone::ui::motion
