// SPDX-License-Identifier: GPL-3.0-or-later
// How high the bar of choosing (N) may be for a planner.
#pragma once

#include <cstdint>
#include <string>

#include "core/base/error.hpp"
#include "core/base/rules.hpp"
#include "core/learner/constants.hpp"
#include "core/privacy/choosing_tables.hpp"

namespace littlestone::detail {

/// Throws InputError (field "delta" where the usual δ would do, else "epsilon") where the bar of one name is beyond
/// `highest`, which the message writes as `text`.
inline void expect_bar_up_to(std::int64_t highest, const std::string& text, const AccuracyGoal& goal) {
  if (choosing_bar(goal.epsilon, goal.delta, 1) <= highest) return;
  const Rational usual = AccuracyGoal().delta;
  const bool by_delta = goal.delta < usual && choosing_bar(goal.epsilon, usual, 1) <= highest;
  throw by_delta ? InputError("delta", to_string(goal.delta), rules::bar_too_large(text))
                 : InputError("epsilon", to_string(goal.epsilon), rules::bar_too_large(text));
}

}  // namespace littlestone::detail
