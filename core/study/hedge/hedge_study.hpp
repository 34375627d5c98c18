// SPDX-License-Identifier: GPL-3.0-or-later
// Hedge over the SOA's experts on a sequence, as an experiment. [MATH §C4]
#pragma once

#include <nlohmann/json.hpp>
#include <vector>

#include "core/online/hedge.hpp"

namespace littlestone {

struct HedgeStudyOptions {
  Sample examples;
  std::uint64_t rounds = 0;  // the horizon T; 0: as many as examples
};

struct HedgeStudy {
  HedgePlay play;
  std::vector<HypothesisIndex> best;  // rows with the least loss
  SoaPlay soa;                        // the SOA on the same sequence, which has no promise there
};

/// Plays it on the class of the automaton. Throws InputError as play_hedge does, Stopped.
[[nodiscard]] HedgeStudy run_hedge(SoaAutomaton& soa, const HedgeStudyOptions& options, const Observer& observer = {});

/// "predictions"[] (chance of +1), "losses"[], "loss", "best_loss", "best_hypotheses"[], "regret", "bound", "rate",
/// "rounds", "littlestone", "experts" (a whole number as text), "soa_mistakes", "most_states".
[[nodiscard]] nlohmann::ordered_json hedge_to_json(const ConceptClass& concept_class, const HedgeStudy& study);

}  // namespace littlestone
