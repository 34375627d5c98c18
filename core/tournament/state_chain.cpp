// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/tournament/state_chain.hpp"

#include <algorithm>
#include <unordered_map>

namespace littlestone {

std::vector<WeightedExample> support_of(const Distribution& distribution) {
  std::vector<WeightedExample> support;
  for (std::size_t x = 0; x < distribution.weights.size(); ++x) {
    if (distribution.weights[x] == 0) continue;
    support.push_back({{static_cast<PointIndex>(x), distribution.target[x]}, distribution.weights[x]});
  }
  return support;
}

const StateChain::Step& StateChain::step(StateId state) {
  if (known(state)) return *steps_[state];
  Step step;
  std::unordered_map<StateId, std::size_t> places;  // in step.leave
  for (const WeightedExample& drawn : support_) {
    const StateId to = next(state, drawn);
    if (to == state) {
      step.stay += drawn.weight;
      continue;
    }
    const auto [place, inserted] = places.try_emplace(to, step.leave.size());
    if (inserted) step.leave.emplace_back(to, 0.0);
    step.leave[place->second].second += drawn.weight;
  }
  if (order_ == Order::by_state) std::sort(step.leave.begin(), step.leave.end());
  if (state >= steps_.size()) steps_.resize(state + 1);
  ++found_;
  return steps_[state].emplace(std::move(step));
}

}  // namespace littlestone
