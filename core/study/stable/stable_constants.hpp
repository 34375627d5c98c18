// SPDX-License-Identifier: GPL-3.0-or-later
// The numbers with which the stable learner keeps a wanted stability and error: those of the paper, and those with the
// fewest examples. [DF Theorem 10, App. B; MATH §B3]
#pragma once

#include <cstdint>
#include <optional>

#include "core/prediction/stable_bounds.hpp"
#include "core/study/chapters/prediction_scenario.hpp"

namespace littlestone {

enum class StableConstants { paper, sharp, custom };

/// What a stability γ and an excess α ask for; none where that is past 2^60, or γ or α leaves nothing to choose.
struct StablePlans {
  std::optional<SharpStablePlan> sharp;
  std::optional<PrintedStablePlan> printed;
};
/// For the scenario's γ, α and β. Some milliseconds. `dimension`: VC(H).
[[nodiscard]] StablePlans plan_stable_page(const PredictionScenario& scenario, std::uint64_t hypotheses, int dimension);

/// n, n′ and ε₀ of a choice, as the page can take them over.
struct StableNumbers {
  std::uint64_t examples = 0;
  std::uint64_t subset = 0;
  Rational mechanism;
  bool enough =
      true;  // as many examples as are asked for: not with more than 10^6, and not where a file says how many there are
};
/// `own_rows`: the rows of a data file, whose number stays. None of custom, or without a plan. ε₀ of `sharp` has the
/// fewest digits with which both promises hold at the least n.
[[nodiscard]] std::optional<StableNumbers> stable_numbers(StableConstants constants, const StablePlans& plans,
                                                          const PredictionScenario& scenario, std::uint64_t hypotheses,
                                                          std::optional<std::uint64_t> own_rows);
/// The choice whose numbers the scenario has; sharp where both have them.
[[nodiscard]] StableConstants constants_of(const StablePlans& plans, const PredictionScenario& scenario,
                                           std::uint64_t hypotheses, std::optional<std::uint64_t> own_rows);

}  // namespace littlestone
