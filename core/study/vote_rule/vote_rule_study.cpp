// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/study/vote_rule/vote_rule_study.hpp"

#include <cmath>

#include "core/base/error.hpp"
#include "core/base/rules.hpp"

namespace littlestone {

VoteRuleStudy run_vote_rule(const VoteRuleStudyOptions& options) {
  VoteRuleStudy study{options, VoteRule(options.rule), std::nullopt};
  if (!options.error) return study;
  if (*options.error < 0 || *options.error > 1)
    throw InputError("error", to_string(*options.error), rules::between(0, 1));
  study.envelope = study.rule.envelope(to_double(*options.error));
  return study;
}

nlohmann::ordered_json vote_rule_to_json(const VoteRuleStudy& study) {
  const double epsilon = study.rule.epsilon_exact();
  nlohmann::ordered_json json = {{"kind", to_string(study.options.rule.kind)},
                                 {"blocks", study.options.rule.blocks},
                                 {"epsilon", to_string(study.options.rule.epsilon)},
                                 {"epsilon_exact", nullptr},
                                 {"stability", study.rule.stability()},
                                 {"rule", study.rule.probabilities()}};
  if (std::isfinite(epsilon)) json["epsilon_exact"] = epsilon;
  if (study.envelope) {
    json["error"] = to_string(*study.options.error);
    json["envelope"] = *study.envelope;
  }
  return json;
}

}  // namespace littlestone
