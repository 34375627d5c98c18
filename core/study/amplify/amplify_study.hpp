// SPDX-License-Identifier: GPL-3.0-or-later
// What sampling does to privacy, and what becomes of it where rows keep their order. [MATH §B7, §C2]
#pragma once

#include <nlohmann/json.hpp>
#include <optional>
#include <vector>

#include "core/prediction/amplification.hpp"

namespace littlestone {

/// An amplification; `in_order` asks for the exact value of tiny cases instead of a formula.
struct AmplifyStudyOptions {
  AmplifyOptions amplify;
  bool in_order = false;
};

struct AmplifyStudy {
  AmplifyStudyOptions options;
  Amplified amplified;                 // by the formula; of in_order what shuffling would give
  std::optional<KeepingRows> keeping;  // with replacement
  std::vector<double> copies;          // Pr[the changed row is drawn j times]; empty where too long a list
  std::optional<WorstLearner> worst;   // in order: over all learners and data sets
};

/// Throws InputError as amplify and worst_learner do, and for in_order beside replacement (field "in-order") or with δ
/// > 0 (field "delta").
[[nodiscard]] AmplifyStudy run_amplify(const AmplifyStudyOptions& options, const Observer& observer = {});

/// "epsilon", "delta", "paper_epsilon" and "paper_delta" (null where the paper states none), "copies", with replacement
/// "least_examples", "sufficient_examples", "paper_examples"; in order "epsilon" is the exact one, "shuffled_epsilon"
/// the formula's, and "counterexample" {"exponents", "rows", "changed", "exceeds"}.
[[nodiscard]] nlohmann::ordered_json amplify_to_json(const AmplifyStudy& study);

/// One character a row, "1" or "0".
[[nodiscard]] std::string word_of(const std::vector<bool>& rows);

}  // namespace littlestone
