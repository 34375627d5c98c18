// SPDX-License-Identifier: GPL-3.0-or-later
// The attack as an experiment: how likely it finds the hidden example, and one run of it. [MATH §A5]
#pragma once

#include <nlohmann/json.hpp>
#include <optional>
#include <vector>

#include "core/lower_bound/attack.hpp"
#include "core/study/gap/gap_study.hpp"

namespace littlestone {

/// Two probabilities with independent points in place of a learner: places left of the hidden one say + with
/// probability `low`, places right of it with probability `high`.
struct AttackedValues {
  Rational low;
  Rational high;
};

/// What is attacked, and how.
struct AttackOptions {
  LowerBoundScenario scenario;           // of `values` only draws, comparisons, hidden and seed count
  std::optional<AttackedValues> values;  // instead of the scenario's learner
  bool hidden_given = true;              // false: the leaf is drawn from the seed
  HomogeneousLimits limits;
};

/// A probe of the played search, with the point it stands for (its place, 0-based, where values are attacked).
struct PlayedProbe {
  LinePoint point = 0;
  std::uint64_t positives = 0;
  bool reads_plus = false;
  std::size_t place = 1;  // of the search tree, from the left, counted from 1
};

/// The attack on a homogeneous set of the scenario's learner, or on two values.
struct AttackStudy {
  AttackOptions options;
  std::optional<GapStudy> gap;  // none for values
  double step = 0;              // p_i − p_{i−1}
  double threshold = 0;         // r
  std::uint64_t bar = 0;        // ⌊rD⌋
  AttackChance chance;          // over a hidden leaf drawn uniformly
  WideProbability low_error;    // a place left of the hidden one reads +, at p_{i−1}
  WideProbability high_error;   // a place right of it reads −, at p_i
  Chance union_bound;           // of success, whatever the joint law, at r ∓ half-gap
  LinePoint hidden = 0;         // the point (place) of the played run
  std::vector<PlayedProbe> probes;
  LinePoint found = 0;
  std::size_t hidden_place = 1;  // both as places, counted from 1
  std::size_t found_place = 1;
  bool ended_early = false;  // the search for X′ was stopped before it had m + 1 points
};

/// The draws of the played attack (run 0) and of further ones, from the seed alone: the same in window and command line.
[[nodiscard]] Engine attack_draws(std::uint64_t seed, std::size_t run = 0);

/// Searches X′, takes the scenario's step (or the largest), and attacks there; the played run follows from the seed
/// alone. Throws InputError as run_gap, attack_chance and play_attack do; 2^{T+1} − 1 > |J| is refused with field
/// "comparisons", low > high with field "high", a step that is not upwards with field "step". 2α + 2β ≥ 1/2 does not
/// matter here.
[[nodiscard]] AttackStudy run_attack(const AttackOptions& options, const Observer& observer = {});

/// "success" where it is exact, else "success_bound" (1 only where it is sure), with "failure" or "failure_bound", what
/// it lacks to 1, beside it; "low_error", "high_error", "union_bound", "threshold", "played"
/// {"hidden", "hidden_place", "probes" [{"point", "place", "positives", "answer"}], "found", "found_place"}; places are
/// those of the search tree, counted from 1 as the window counts them.
[[nodiscard]] nlohmann::ordered_json attack_to_json(const AttackStudy& study);

}  // namespace littlestone
