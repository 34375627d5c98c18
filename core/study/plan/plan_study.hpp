// SPDX-License-Identifier: GPL-3.0-or-later
// How many examples a predictor asks for, with proved constants and with the papers'. [MATH §B3 to §B6]
#pragma once

#include <nlohmann/json.hpp>
#include <optional>
#include <string_view>

#include "core/prediction/vote_plan.hpp"

namespace littlestone {

/// Which predictor is planned.
enum class PlanKind { stable, votes, agnostic };
[[nodiscard]] std::string_view to_string(PlanKind kind);
/// Reads a name; throws InputError(field, …).
[[nodiscard]] PlanKind parse_plan_kind(std::string_view field, std::string_view text);

struct PlanOptions {
  PlanKind kind = PlanKind::votes;
  PredictionGoal goal;
  Rational stability{1, 10};                      // γ, of `stable` alone
  PieceScore score = PieceScore::representative;  // of `agnostic` alone
  bool crossing = false;  // of `agnostic`: also where Corollary 2 and Theorem 12 ask for as many
};

struct PlanStudy {
  PlanOptions options;
  std::optional<SharpStablePlan> stable;
  std::optional<PrintedStablePlan> stable_paper;
  std::optional<VotesPlan> votes;
  std::optional<VotesPlan> votes_paper;
  std::optional<NoisyLabelsPlan> agnostic;
  std::optional<PaperNoisyLabelsPlan> agnostic_paper;
  std::optional<FlippedPlan> corollary;  // beside `agnostic`
  std::optional<SlopesCross> crossing;
};

/// Throws InputError as the plans do; Stopped where the observer stops the search for the crossing.
[[nodiscard]] PlanStudy run_plan(const PlanOptions& options, const Observer& observer = {});

/// "sharp" and "paper", each with "examples" (a whole number where it is below 2^53) and the chosen parameters; of agnostic also "corollary_2",
/// "checks" (the parts of the excess with both sides) and "crossing_alpha". A search that may miss the least n says "exact": false.
[[nodiscard]] nlohmann::ordered_json plan_to_json(const PlanStudy& study);

}  // namespace littlestone
