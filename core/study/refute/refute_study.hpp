// SPDX-License-Identifier: GPL-3.0-or-later
// What an attack's success refutes, and which domains refute m examples: experiments around the contradiction. [MATH
// §A6, §A7]
#pragma once

#include <nlohmann/json.hpp>
#include <optional>

#include "core/lower_bound/refutation.hpp"
#include "core/study/chapters/lower_bound_scenario.hpp"

namespace littlestone {

/// An attack that was seen, and the privacy that is claimed.
struct RefuteOptions {
  std::uint64_t draws = 1;   // D, 1 … 10^9
  unsigned comparisons = 1;  // T, 1 … 10^6
  Rational success = 1;      // s, 0 … 1
  Rational epsilon{1, 10};
  Rational delta = 0;
};

/// "draws", "comparisons", "success", "epsilon", "delta", "log2_product" (null for −∞), "possible", "least_epsilon",
/// "paper_possible", "largest_comparisons" and "largest_family" (null where every size is possible;
/// "log10_largest_family" past a double). "least_epsilon" is null where no ε at all is possible.
[[nodiscard]] nlohmann::ordered_json refutation_to_json(const RefuteOptions& options, const Refutation& refutation);
/// refute with the options' numbers; throws InputError as it does.
[[nodiscard]] Refutation run_refute(const RefuteOptions& options);

/// What follows for m examples.
struct ConsequenceStudy {
  LowerBoundScenario scenario;
  std::size_t sample_examples =
      0;  // n: m for learners of their own sample; of a PAC learner with m examples the n of MATH §C2
  std::size_t paper_sample_examples = 0;    // 9m there
  std::optional<Consequence> sharp;         // none where Claim 22 leaves no positive half-gap
  std::optional<Consequence> paper;         // none where a premise of the paper fails, or its n is above 64
  std::optional<InputError> paper_missing;  // and which
  Rational delta;                           // in use
  unsigned added_height = 0;       // 1 for classes of a Littlestone dimension: they hold log₂ of it many thresholds
  double lemma_21_loss = 0;        // Dδ of the paper's own numbers; ⅔ − Dδ ≥ ½ is what its last line needs
  Tower tower;                     // the scenario's
  std::optional<Tower> remaining;  // its m-fold (or n-fold) logarithm; none where that has no value
  bool refuted = false;            // no such learner exists on a domain (for a dimension) of that size
};

/// Works out both constants for the scenario's m, claims, form and tower. δ follows from the number of examples of the
/// sample unless the scenario has one. Throws InputError for 2α + 2β ≥ 1/2 (field "2 alpha + 2 beta"), a tower out of
/// range (fields "height", "top"), m odd or n above 64 (field "examples"), and as claim_22 does. About 1 s at m = 8.
[[nodiscard]] ConsequenceStudy run_consequence(const LowerBoundScenario& scenario);

/// {"height", "top"}.
[[nodiscard]] nlohmann::ordered_json tower_to_json(const Tower& tower);
/// "comparisons", "draws", "log_star_refuted", "paper_comparisons" and all that leads to them; null where there is no
/// refutation. Where "paper" is null, "paper_why_not" names the premise of the paper that fails; else its "delta" is the
/// one that it is for.
[[nodiscard]] nlohmann::ordered_json consequence_to_json(const ConsequenceStudy& study);

}  // namespace littlestone
