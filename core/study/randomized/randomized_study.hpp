// SPDX-License-Identifier: GPL-3.0-or-later
// The randomized Littlestone dimension as an experiment: its value, a best tree's first levels, and the two learners
// beside each other. [MATH §D2]
#pragma once

#include <nlohmann/json.hpp>
#include <optional>
#include <string>
#include <vector>

#include "core/online/littlestone.hpp"
#include "core/online/randomized.hpp"

namespace littlestone {

/// One node of a best tree of fair coins.
struct RandomizedNode {
  PointIndex point = 0;
  Rational value;              // R of the hypotheses that are left here
  Rational plus;               // the optimal learner's chance of +1
  std::size_t hypotheses = 0;  // how many are left
  std::array<std::int32_t, 2> children = {
      -1, -1};  // minus, plus; −1: one hypothesis is left there, or it is below the depth
};

struct RandomizedStudy {
  RandomizedResult randomized;
  DimensionResult littlestone;
  std::vector<RandomizedNode> tree;         // the root first; empty where R is not known or there is one hypothesis
  std::optional<TransductiveRange> orders;  // where there are few points
};

/// How much of it. `depth`: levels of the tree that are told.
struct RandomizedStudyOptions {
  RandomizedOptions limits;
  int depth = 3;
};

/// Works it out; `littlestone` is what is known of Ldim(H). The observer may stop it: what is known then is bounds.
[[nodiscard]] RandomizedStudy run_randomized(const ConceptClass& concept_class, const DimensionResult& littlestone,
                                             const RandomizedStudyOptions& options = {}, const Observer& observer = {});

/// "randomized" (a fraction, null where it is not known), "exact", "lower_bound", "upper_bound", "littlestone" (null
/// where not known), "root" {"point", "name", "plus", "hypotheses", "value", "minus", "plus_side"} (null), "orders"
/// {"best", "worst"} (null), "states", "ended".
[[nodiscard]] nlohmann::ordered_json randomized_to_json(const ConceptClass& concept_class,
                                                        const RandomizedStudy& study);

}  // namespace littlestone
