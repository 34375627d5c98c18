// SPDX-License-Identifier: GPL-3.0-or-later
// The facts of the attack page: the places, a played run, and what its chance of success implies about privacy.
#pragma once

#include <optional>
#include <vector>

#include "core/base/run_control.hpp"
#include "core/lower_bound/attack.hpp"
#include "core/lower_bound/refutation.hpp"
#include "core/study/intervals.hpp"
#include "core/study/lower_bound/lower_bound_run.hpp"

namespace littlestone {

/// The attack that is played.
struct AttackFacts {
  /// Why there is none.
  enum class Nothing { attack, no_set, no_step, no_room, too_many };
  Nothing nothing = Nothing::attack;
  std::size_t index = 1;   // i of the hidden example
  double low = 0;          // p_{i−1}, left of it
  double high = 0;         // p_i
  double threshold = 0;    // r
  std::uint64_t bar = 0;   // ⌊rD⌋: a place reads + iff more than so many hypotheses say + there
  Chance most_low;         // the values left of it are at most this: p_{i−1}, or p_{i−1} + γ where they spread
  Chance least_high;       // those right of it are at least this
  std::size_t needed = 0;  // places of the search tree
  HiddenFamily family;
  AttackRun played;
  std::vector<bool> again;  // whether further runs found it, each with draws of its own
  Interval again_interval;  // of their share, Wilson, 95 %
  Chance success;           // of one run, the hidden place drawn uniformly
  bool exact = true;        // `success` is exact; else at least that, whatever the joint distribution
  Refutation refutation;    // of the claim, by `success`
};

/// `worst`: uses only the worst case over joint distributions. Throws InputError. The further runs make at most 2·10^6
/// draws.
[[nodiscard]] AttackFacts attack_facts(const LowerBoundRun& run, bool worst);

/// The attack at other numbers of draws and other numbers of places.
struct AttackCurves {
  struct AtDraws {
    std::uint64_t draws = 0;
    double success = 0;
    std::vector<double> most;  // what privacy with each of `epsilons` allows
  };
  struct AtPlaces {
    unsigned comparisons = 0;
    std::optional<double> least_epsilon = 0;  // by the best number of draws, rounded down; none: no ε at all
    std::uint64_t draws = 0;                  // that number
  };
  std::vector<double> epsilons;
  bool exact = true;  // each success is exact; else at least so much
  std::vector<AtDraws> by_draws;
  std::vector<AtPlaces> by_places;
};

/// By facts.most_low and facts.least_high: exact where predictions are independent, else at least so much. None where
/// the observer stopped it. About a second.
[[nodiscard]] std::optional<AttackCurves> attack_curves(const LowerBoundRun& run, const AttackFacts& facts,
                                                        const Observer& observer);

}  // namespace littlestone
