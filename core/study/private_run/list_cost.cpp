// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/study/private_run/list_cost.hpp"

#include <array>
#include <set>

#include "core/privacy/choosing.hpp"
#include "core/privacy/choosing_tables.hpp"

namespace littlestone {
namespace {

std::uint64_t least_votes(const HalfScoreRule& rule, double chance) {
  const auto enough = [&](std::uint64_t votes) {
    const std::array<std::uint64_t, 1> scores = {votes};
    return half_score_law(rule, scores).chosen.front() >= chance;
  };
  std::uint64_t above = 1;
  while (!enough(above)) above *= 2;
  std::uint64_t below = above / 2;  // not enough
  while (above - below > 1) {
    const std::uint64_t middle = below + (above - below) / 2;
    (enough(middle) ? above : below) = middle;
  }
  return above;
}

}  // namespace

std::vector<ListCost> list_costs(const LeanConstants& constants, double chance) {
  if (constants.choosing != LeanChoosing::noisy || constants.goal.dimension == 0) return {};
  std::set<std::uint64_t> lists = {constants.list_bound};
  for (std::uint64_t s = 1; s <= 1'000'000; s *= 10) lists.insert(s);
  std::vector<ListCost> costs;
  for (const std::uint64_t s : lists) {
    HalfScoreRule rule;
    rule.epsilon = constants.goal.epsilon;
    rule.bar = choosing_bar(constants.goal.epsilon, constants.delta_of_choosing(), s);
    rule.places = (constants.batches + 1) * s;
    costs.push_back({s, least_votes(rule, chance)});
  }
  return costs;
}

}  // namespace littlestone
