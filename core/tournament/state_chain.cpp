// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/tournament/state_chain.hpp"

#include <algorithm>
#include <unordered_map>
#include <unordered_set>

namespace littlestone {

std::vector<WeightedExample> support_of(const Distribution& distribution) {
  std::vector<WeightedExample> support;
  for (std::size_t x = 0; x < distribution.weights.size(); ++x) {
    if (distribution.weights[x] == 0) continue;
    support.push_back({{static_cast<PointIndex>(x), distribution.target[x]}, distribution.weights[x]});
  }
  return support;
}

bool StateChain::leads_to_more(StateId state, std::size_t most) const {
  if (support_.size() <= most || known(state)) return known(state) && steps_[state]->leave.size() > most;
  std::unordered_set<std::uint64_t> different;  // two states may have one hash, and then count once
  for (const WeightedExample& drawn : support_) {
    const std::uint64_t hash = soa_.hash_of_next(state, drawn.example);
    if (hash != 0 && different.insert(hash).second && different.size() > most) return true;
  }
  return false;
}

const StateChain::Step& StateChain::step(StateId state) {
  if (known(state)) return *steps_[state];
  Step step;
  std::unordered_map<StateId, std::size_t> places;  // in step.leave
  for (const WeightedExample& drawn : support_) {
    if (!soa_.changes(state, drawn.example)) {
      step.stay += drawn.weight;
      continue;
    }
    const StateId to = next(state, drawn);
    const auto [place, inserted] = places.try_emplace(to, step.leave.size());
    if (inserted) step.leave.emplace_back(to, 0.0);
    step.leave[place->second].second += drawn.weight;
  }
  if (order_ == Order::by_state) std::sort(step.leave.begin(), step.leave.end());
  if (state >= steps_.size()) steps_.resize(state + 1);
  ++found_;
  bytes_ += step.leave.capacity() * sizeof(std::pair<StateId, double>);
  return steps_[state].emplace(std::move(step));
}

}  // namespace littlestone
