// SPDX-License-Identifier: GPL-3.0-or-later
// How many examples a predictor asks for, with proved constants and with the papers'. [MATH §B3 to §B6]
#pragma once

#include <nlohmann/json.hpp>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

#include "core/agnostic/agnostic_plan.hpp"
#include "core/prediction/vote_plan.hpp"
#include "core/study/envelope/envelope_study.hpp"

namespace littlestone {

/// Which predictor is planned, or which learner: relabel is the agnostic learner with M inside, envelope the
/// cheapest one that assumes a target.
enum class PlanKind { stable, votes, agnostic, relabel, envelope };
[[nodiscard]] std::string_view to_string(PlanKind kind);
/// Reads a name; throws InputError(field, …).
[[nodiscard]] PlanKind parse_plan_kind(std::string_view field, std::string_view text);

struct PlanOptions {
  PlanKind kind = PlanKind::votes;
  PredictionGoal goal;
  Rational stability{1, 10};                      // γ, of `stable` alone
  PieceScore score = PieceScore::representative;  // of `agnostic` alone
  bool crossing = false;  // of `agnostic`: also where Corollary 2 and Theorem 12 ask for as many
  // Of `relabel` and `envelope`:
  Rational delta{1, 1'000'000};
  int dimension = 1;      // Ldim, 0 … 60, and 2^Ldim ≤ |H|
  std::optional<int> vc;  // none: Ldim, which it is at most
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
  std::string paper_missing;             // why a plan that stands beside the own one is not there
  std::string corollary_missing;
  std::optional<SlopesCross> crossing;
  std::optional<AgnosticPlan> relabel;  // none: then `relabel_missing`
  std::string relabel_missing;
  std::optional<PaperAgnosticPlan> relabel_paper;
  std::vector<EnvelopeRow> envelope;
};

/// Throws InputError as the plans do; Stopped where the observer stops the search for the crossing.
[[nodiscard]] PlanStudy run_plan(const PlanOptions& options, const Observer& observer = {});

/// "sharp" and "paper", each with "examples" (a whole number where it is below 2^53) and the chosen parameters; of
/// agnostic also "corollary_2",
/// "checks" (the parts of the excess with both sides) and "crossing_alpha" with "crossing" {"exact",
/// "by" ("plans-found": the plans are the least found, and so is where they meet), "fewer_at_1e-6", "fewer_at_0.2"}. A
/// search that may miss the least n says "exact": false. A plan that is not
/// known is null, with its reason under "…_why_not". Of relabel "sharp" has "subset",
/// "epsilon0", "epsilon1", "alpha1", "log2_beta1", "route", "epsilon_bound", "delta_bound", "excess"; of envelope
/// "sharp" is the cheapest private row, "paper" is m-paper, and "rows"[] has all.
[[nodiscard]] nlohmann::ordered_json plan_to_json(const PlanStudy& study);

}  // namespace littlestone
