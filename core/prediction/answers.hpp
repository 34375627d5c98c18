// SPDX-License-Identifier: GPL-3.0-or-later
// What several answers of one vote tell together. [MATH §B5; resources/help/prediction-votes.md, §4]
#pragma once

#include <cstdint>

#include "core/base/rational.hpp"
#include "core/prediction/vote_rule.hpp"
#include "core/privacy/loss_distribution.hpp"

namespace littlestone {

/// The privacy of q answers on the same data, their points fixed beforehand. Epsilons are rounded up.
struct AnswersPrivacy {
  std::uint64_t answers = 0;  // q
  double one = 0;    // ε of one answer; of the linear rule infinite where it is not private, then `stability` counts
  double basic = 0;  // ε of all at δ = 0, q·ε
  Rational delta;    // at which the next two hold
  double advanced = 0;  // by [DRV10], or the sum where that is smaller
  double composed =
      0;  // geometric: the least ε at δ over all data sets and points; else by [KOV15] for (ε, 0) or (0, γ) answers
  bool exact = false;  // `composed` is attained by some data sets and points of some class (geometric)
};

/// The answers of geometric votes are dominated by those at the middle of the rule: every other step is the middle one,
/// thinned by the factor e^{−i ε} (resources/help/prediction-votes.md, §4). For odd k that step is randomised response;
/// for even k one of its two sides is the tie, and the worst of q answers is the worst number a of them whose tie is on
/// the side of S: q + 1 products. 1 ≤ q ≤ 1000, 0 ≤ δ < 1; throws InputError (fields "answers", "delta"). Of the linear
/// rule δ must be above 1 − (1 − γ)^q for a finite epsilon, else it is infinite. O(q³) for even k at most; of every
/// other rule exact_composition's time.
[[nodiscard]] AnswersPrivacy compose_answers(const VoteRule& rule, std::uint64_t answers, const Rational& delta);

/// The privacy loss of `ties` answers whose tie is on the side of S and `others` whose tie is on that of S′, k even. At
/// least one answer in all. O(ties · others) atoms.
[[nodiscard]] LossDistribution tied_answers(const Rational& epsilon, std::uint64_t ties, std::uint64_t others);

}  // namespace littlestone
