// SPDX-License-Identifier: GPL-3.0-or-later
// What moves in the picture of a changed example, and when.
#include <algorithm>
#include <cmath>

#include "ui/kit/motion.hpp"
#include "ui/pages/histogram/neighbour_picture.hpp"

namespace littlestone::ui {
namespace {

constexpr double replay_begins = motion::cell;
constexpr double flight_begins = replay_begins + motion::strips;
constexpr double slide_begins = flight_begins + motion::flight;

}  // namespace

double NeighbourMotion::length(const NeighbourFacts& facts) const {
  switch (of) {
    case Of::nothing: return 0;
    case Of::noise: return facts.tally.draws - tallies.front().draws > 1 ? motion::tallies : motion::noise;
    case Of::change: break;
  }
  if (facts.unread()) return motion::cell;       // nothing is played again
  if (facts.outcome == 0) return flight_begins;  // no vote moves
  return slide_begins + motion::slide;
}

const NoiseTally& NeighbourMotion::tally(const NeighbourFacts& facts, double phase) const {
  if (of != Of::noise || phase >= 1) return facts.tally;
  // A draw counts once its diamond stands; many are counted one after the other.
  const auto draws = static_cast<double>(tallies.size() - 1);
  return tallies[static_cast<std::size_t>(std::clamp(std::floor(phase * draws), 0.0, draws))];
}

NeighbourPicture::NeighbourPicture(std::shared_ptr<const NeighbourFacts> facts, NeighbourMotion motion, double phase)
    : facts_(std::move(facts)), motion_(std::move(motion)), phase_(phase) {
  const double length = motion_.length(*facts_);
  if (phase >= 1 || length <= 0) return;
  if (motion_.of == NeighbourMotion::Of::noise) {
    parts_.noise = motion::part(phase, 0, length, length);
    return;
  }
  const auto moved = [&](double begin, double ms) {
    return begin < length ? motion::part(phase, begin, ms, length) : 1.0;  // what has no time does not move
  };
  parts_.cell = moved(0, motion::cell);
  parts_.replay = moved(replay_begins, motion::strips);
  parts_.flight = moved(flight_begins, motion::flight);
  parts_.slide = moved(slide_begins, motion::slide);
}

}  // namespace littlestone::ui
