// SPDX-License-Identifier: GPL-3.0-or-later
// Exact accounting: how far apart the releases of two neighbouring histograms are, as the hockey-stick divergence.
#pragma once

#include <cstdint>
#include <optional>
#include <span>

#include "core/base/rational.hpp"
#include "core/privacy/loss_distribution.hpp"
#include "core/privacy/stable_histogram.hpp"

namespace littlestone {

/// What one replaced example does to a histogram: one vote moves. The histogram before it is the input S, the one after
/// it S'.
struct VoteMove {
  std::optional<std::uint64_t>
      from;  // votes, in S, of the item that loses one: ≥ 1; none: it was a Fail, which is no vote
  std::optional<std::uint64_t> to;  // votes, in S, of the item that gains one: ≥ 0; none: it becomes a Fail
};

/// sup over events E of Pr[Hist(S) ∈ E] − e^{ε'} Pr[Hist(S') ∈ E], and the same from S' to S: the least δ' for which
/// each direction is (ε', δ')-indistinguishable.
struct HockeyStick {
  double forward = 0;   // S against S'
  double backward = 0;  // S' against S
  [[nodiscard]] double larger() const { return forward > backward ? forward : backward; }
};

/// The hockey-stick divergence of the releases of two neighbouring histograms at ε' ≥ 0, whatever the other items are:
/// they have one law on both sides and drop out. In closed form: an item's released values fall into two ranges on
/// which its likelihood ratio is e^{ε/2} or e^{−ε/2}, and "withheld" is a third outcome, so two items have nine
/// outcomes in all. Computed with 100 digits, returned to double rounding; exactly 0 where every ratio that is a power
/// of e^{ε/2} stays within e^{ε'} and no other outcome sticks out. Throws InputError (field "move" for one that moves
/// nothing or takes from 0 votes, field "epsilon" for ε' < 0). O(1).
[[nodiscard]] HockeyStick hockey_stick(const StableHistogram& histogram, const VoteMove& move, const Rational& epsilon);

/// The privacy loss distributions of the same two directions.
struct MoveLosses {
  LossDistribution forward;
  LossDistribution backward;
};

/// The privacy losses of a move, whatever the other items are: at most nine values, those that are powers of e^{ε/2}
/// exactly so. Its delta(ε') is that of hockey_stick. Throws InputError as hockey_stick does. O(1).
[[nodiscard]] MoveLosses loss_distributions(const StableHistogram& histogram, const VoteMove& move);

/// Of all neighbours of a histogram, the one that is furthest away.
struct WorstMove {
  VoteMove move;
  HockeyStick divergence;
};

/// The move with the largest hockey_stick, over all ordered pairs of items of `counts`, an item that has no vote yet,
/// and Fail; the first in that order on a tie. At most 300 different counts; throws InputError beyond (field "counts").
/// O(different counts²).
[[nodiscard]] WorstMove worst_move(const StableHistogram& histogram, std::span<const std::uint64_t> counts,
                                   const Rational& epsilon);

}  // namespace littlestone
