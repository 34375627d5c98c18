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
  std::size_t needed = 0;  // places of the search tree
  HiddenFamily family;
  AttackRun played;
  std::vector<bool> again;  // whether further runs found it, each with draws of its own
  Interval again_interval;  // of their share, Wilson, 95 %
  double success = 0;       // of one run, the hidden place drawn uniformly
  bool exact = true;        // `success` is exact; else at least that
  double at_worst = 0;      // at least that, whatever the joint distribution
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
    double least_epsilon = 0;  // by the best number of draws
    std::uint64_t draws = 0;   // that number
  };
  std::vector<double> epsilons;
  std::vector<AtDraws> by_draws;
  std::vector<AtPlaces> by_places;
};

/// None where the observer stopped it. Well below a second.
[[nodiscard]] std::optional<AttackCurves> attack_curves(const LowerBoundRun& run, const AttackFacts& facts,
                                                        const Observer& observer);

}  // namespace littlestone
