// SPDX-License-Identifier: GPL-3.0-or-later
// The worlds of cube:2 × {+} as a diamond, painted with four answers as bricks: exact regions, where they meet, the
// ring, and what a probe sees. Source: stability.md §7, §8 and §10.
#pragma once

#include <array>
#include <cstddef>
#include <utility>
#include <vector>

#include "core/base/rational.hpp"

namespace littlestone {

/// A world of the points 0, 1 and 2, where point 0 always has the label +: u = ±D(1) and v = ±D(2), each with the sign
/// of the label, |u| + |v| ≤ 1, and D(0) is the rest. Those with |u| + |v| = 1 are the ring: the worlds of cube:2.
struct DiamondWorld {
  Rational u;
  Rational v;
  friend bool operator==(const DiamondWorld&, const DiamondWorld&) = default;
};

/// D(0) = 1 − |u| − |v|.
[[nodiscard]] Rational known_mass(const DiamondWorld& world);
/// The world of the ring in the same direction; that of the centre is (1, 0).
[[nodiscard]] DiamondWorld on_the_ring(const DiamondWorld& world);

/// An answer: its signs on the points 1 and 2. On point 0 it is +.
struct DiamondAnswer {
  int first = 1;
  int second = 1;
  friend bool operator==(const DiamondAnswer&, const DiamondAnswer&) = default;
};

inline constexpr std::size_t diamond_answers = 4;
/// In the order in which the ring carries them, counter-clockwise: ++, −+, −−, +−. Elsewhere an answer is its place
/// here.
inline constexpr std::array<DiamondAnswer, diamond_answers> ring_answers = {{{1, 1}, {-1, 1}, {-1, -1}, {1, -1}}};

/// How often an answer errs in a world, 0 … 1.
[[nodiscard]] Rational diamond_loss(const DiamondWorld& world, std::size_t answer);

/// The closed region of an answer: a convex polygon, counter-clockwise. Its first corner is that inside of the ring,
/// the others are its arc of the ring.
struct BrickRegion {
  std::size_t answer = 0;
  std::vector<DiamondWorld> corners;
  Rational worst_loss;  // of its answer on it

  [[nodiscard]] std::vector<DiamondWorld> arc() const { return {corners.begin() + 1, corners.end()}; }
};
using BrickPainting = std::array<BrickRegion, diamond_answers>;

/// For u > 0: ++ above v = −a, +− below. For u ≤ 0: −+ above v = a, −− below. No answer errs on more than a where it is
/// painted. 0 ≤ a < 1/2. In the order of ring_answers.
[[nodiscard]] BrickPainting brick_painting(const Rational& error);

/// A place at which regions meet.
struct BrickMeeting {
  DiamondWorld at;
  std::vector<std::size_t> answers;  // rising
  std::vector<Rational> losses;      // of each of them there
};

/// The answer that is painted at a world: of those whose regions have it, the first.
[[nodiscard]] std::size_t brick_answer(const BrickPainting& painting, const DiamondWorld& world);

/// Where three regions or more meet: (0, a) and (0, −a), or the one place (0, 0).
[[nodiscard]] std::vector<BrickMeeting> brick_junctions(const BrickPainting& painting);
/// Where two regions meet on the ring, counter-clockwise from the end of the first arc.
[[nodiscard]] std::vector<BrickMeeting> ring_meetings(const BrickPainting& painting);

/// The quarter turn from one answer to another, the shorter way. Throws std::invalid_argument where they are opposite.
[[nodiscard]] int quarters_between(std::size_t from, std::size_t to);
/// How many quarter turns the answers make in this order, back to the first one, 4 for once round: from one to the next
/// the shorter way. Throws std::invalid_argument where one is opposite to the next.
[[nodiscard]] int quarter_turns(const std::vector<std::size_t>& answers);

/// How much of the ring lies behind one who has walked from (1, 0), counter-clockwise, to a world of the ring: above 0,
/// at most 1, which is (1, 0) again.
[[nodiscard]] double laps_at(double u, double v);
/// The place of the ring, as u and v, after so many laps.
[[nodiscard]] std::pair<double, double> place_after(double laps);
/// The quarter turns of the colours on a walk of so many laps, 0 … 1, from (1, 0): one for each region that was left.
[[nodiscard]] int quarters_walked(const BrickPainting& painting, double laps);

/// How much of what a probe sees each answer has; they add up to 1.
using ProbeShares = std::array<double, diamond_answers>;

/// Of the area of the disc of this radius around a world, as far as it lies in the diamond. radius > 0. Exact up to
/// rounding.
[[nodiscard]] ProbeShares disc_shares(const BrickPainting& painting, const DiamondWorld& centre,
                                      const Rational& radius);
/// The same on the ring alone: of the length of what lies in the disc. `centre` is a world of the ring.
[[nodiscard]] ProbeShares ring_shares(const BrickPainting& painting, const DiamondWorld& centre,
                                      const Rational& radius);
/// How many answers a probe sees.
[[nodiscard]] std::size_t answers_seen(const ProbeShares& shares);

}  // namespace littlestone
