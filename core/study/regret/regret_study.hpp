// SPDX-License-Identifier: GPL-3.0-or-later
// The regret of a class as an experiment: exact values by rounds between two bounds, what each point is worth as the
// first question, and a game that was played. [MATH §C4, §C5]
#pragma once

#include <nlohmann/json.hpp>
#include <optional>
#include <string>
#include <vector>

#include "core/online/littlestone.hpp"
#include "core/online/regret.hpp"

namespace littlestone {

struct RegretStudyOptions {
  unsigned rounds = 8;  // T, 1 … 50
  RegretOptions limits;
  std::vector<RegretMove> moves;  // of the game
};

/// One point as the first question.
struct FirstMove {
  PointIndex point = 0;
  Rational worth;  // ½(1 + v(L⁺) + v(L⁻))
  Rational odds;   // the learner's best chance of +
};

struct RegretStudy {
  RegretStudyOptions options;
  RegretResult found;
  std::string why_not;       // why there is no exact value; empty: there is one
  std::string why_no_moves;  // why there are no first moves, or no game that was asked for
  DimensionResult littlestone;
  double hedge_bound = 0;  // √(T ln N / 2), N the SOA's experts
  double lower_bound = 0;  // √(dT/8) of [BPS09] for T ≥ d, else T/2: no learner does better on all sequences
  std::vector<FirstMove> first_moves;  // by point; empty where the value is not known
  std::optional<RegretGame> game;      // where moves were given and the value is known
};

/// √(T ln N / 2) with N = Σ_{i ≤ d} C(T, i): what Hedge over the SOA's experts promises. d ≥ 0, T ≥ 1.
[[nodiscard]] double hedge_regret_bound(int dimension, std::uint64_t rounds);

/// Works it out; `littlestone` is what is known of Ldim(H). A class of more than 64 hypotheses has bounds only. Throws
/// InputError as find_regret and play_regret do.
[[nodiscard]] RegretStudy run_regret(const ConceptClass& concept_class, const DimensionResult& littlestone,
                                     const RegretStudyOptions& options, const Observer& observer = {});

/// "regret" (a fraction, or null: then "why_not"), "exact", "regret_by_rounds"[], "lower" (a fraction), "upper_bound",
/// "hedge_bound", "size_bound", "lower_bound", "littlestone", "states", "first_moves"[] {"point", "name", "worth",
/// "odds"} (empty, with "first_moves_why_not", where they take too many states), "ended", and with moves "game" (null,
/// with "game_why_not", where it takes too many states) {"rounds"[] {"point", "odds", "label", "loss", "value_left",
/// "opponent_gave", "learner_gave"}, "losses"[], "learner_loss", "value_left", "ceiling"}.
[[nodiscard]] nlohmann::ordered_json regret_to_json(const ConceptClass& concept_class, const RegretStudy& study);

}  // namespace littlestone
