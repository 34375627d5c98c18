// SPDX-License-Identifier: GPL-3.0-or-later
// A vote rule as numbers to show. [MATH §B5]
#pragma once

#include <nlohmann/json.hpp>
#include <optional>

#include "core/prediction/vote_rule.hpp"

namespace littlestone {

struct VoteRuleStudyOptions {
  VoteRuleOptions rule;
  std::optional<Rational> error;  // a, the voters' mean error, 0 … 1
};

struct VoteRuleStudy {
  VoteRuleStudyOptions options;
  VoteRule rule;
  std::optional<double> envelope;  // f̂(a)
};

/// Throws InputError as VoteRule and VoteRule::envelope do.
[[nodiscard]] VoteRuleStudy run_vote_rule(const VoteRuleStudyOptions& options);

/// "kind", "blocks", "epsilon", "rule" (p_0 … p_k), "epsilon_exact" (null where it is infinite), "stability", and at
/// "error" "envelope".
[[nodiscard]] nlohmann::ordered_json vote_rule_to_json(const VoteRuleStudy& study);

}  // namespace littlestone
