// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/tournament/block_law.hpp"

#include <algorithm>
#include <cassert>
#include <unordered_map>

namespace littlestone {

BlockLaw::BlockLaw(SoaAutomaton& soa, const Distribution& distribution, std::uint64_t n)
    : steps_(soa, distribution, StateChain::Order::as_met), soa_(soa), n_(n) {
  assert(n >= 1 && n <= most_examples);
}

// False where the chain passes the limits.
bool BlockLaw::reach(StateId from, Chain& chain) {
  std::unordered_map<StateId, std::uint32_t> index{{from, 0}};
  if (steps_.leads_to_more(from, most_states - 1)) return false;
  chain.states = {from};
  std::uint64_t edges = 0;
  for (std::size_t at = 0; at < chain.states.size(); ++at) {
    const StateChain::Step& step = steps_.step(chain.states[at]);
    auto& out = chain.edges.emplace_back();
    if (step.stay > 0) out.push_back({static_cast<std::uint32_t>(at), step.stay});
    for (const auto& [next, weight] : step.leave) {
      const auto [entry, inserted] = index.try_emplace(next, static_cast<std::uint32_t>(chain.states.size()));
      if (inserted) {
        if (chain.states.size() == most_states) return false;
        chain.states.push_back(next);
      }
      out.push_back({entry->second, weight});
    }
    edges += out.size();
    if (n_ * edges > most_steps) return false;
  }
  return true;
}

const BlockLaw::Law* BlockLaw::law(StateId state) {
  if (state >= entries_.size()) entries_.resize(std::max<std::size_t>(state + 1, soa_.state_count()));
  if (entries_[state].known) return entries_[state].law.get();
  Chain chain;
  std::unique_ptr<Law> law;
  if (reach(state, chain)) {
    std::vector<double> now(chain.states.size(), 0.0);
    std::vector<double> then(chain.states.size());
    now[0] = 1;
    for (std::uint64_t step = 0; step < n_; ++step) {
      std::fill(then.begin(), then.end(), 0.0);
      for (std::size_t s = 0; s < now.size(); ++s) {
        if (now[s] == 0) continue;
        for (const Edge& edge : chain.edges[s]) then[edge.to] += now[s] * edge.weight;
      }
      now.swap(then);
    }
    double sum = 0;
    for (const double p : now) sum += p;
    std::vector<StateId> states;
    std::vector<double> probabilities;
    for (std::size_t s = 0; s < now.size(); ++s) {
      if (now[s] == 0) continue;
      states.push_back(chain.states[s]);
      probabilities.push_back(now[s] / sum);
    }
    law_bytes_ += states.size() * (sizeof(StateId) + 2 * sizeof(double) + sizeof(PointIndex));  // the sampler's, too
    PointSampler sampler(probabilities);
    law = std::make_unique<Law>(Law{std::move(states), std::move(probabilities), std::move(sampler)});
  }
  entries_[state] = {true, std::move(law)};
  return entries_[state].law.get();
}

StateId BlockLaw::operator()(StateId state, Engine& engine) {
  const Law& table = *law(state);
  return table.states[table.sampler.from_word(engine())];
}

std::vector<std::pair<StateId, double>> BlockLaw::probabilities(StateId state) {
  const Law& table = *law(state);
  std::vector<std::pair<StateId, double>> result;
  for (std::size_t s = 0; s < table.states.size(); ++s) result.emplace_back(table.states[s], table.probabilities[s]);
  return result;
}

void BlockLaw::fill(StateId before, StateId after, Engine& engine, Sample& sample) {
  Chain chain;
  const bool fits = reach(before, chain);
  assert(fits);
  (void)fits;
  std::unordered_map<StateId, std::size_t> index;
  for (std::size_t s = 0; s < chain.states.size(); ++s) index.emplace(chain.states[s], s);
  // reaches[i][s] = Pr[after | at s with i examples to come], up to a factor a row.
  const std::size_t states = chain.states.size();
  std::vector<std::vector<double>> reaches(n_ + 1, std::vector<double>(states, 0.0));
  reaches[0][index.at(after)] = 1;
  for (std::size_t i = 1; i <= n_; ++i) {
    double largest = 0;
    for (std::size_t s = 0; s < states; ++s) {
      for (const Edge& edge : chain.edges[s]) reaches[i][s] += edge.weight * reaches[i - 1][edge.to];
      largest = std::max(largest, reaches[i][s]);
    }
    for (double& value : reaches[i]) value /= largest;  // so that no row underflows
  }
  std::size_t at = 0;
  const std::vector<WeightedExample>& support = steps_.support();
  std::vector<double> cumulative(support.size());
  std::vector<std::size_t> next(support.size());
  for (std::uint64_t left = n_; left > 0; --left) {
    double sum = 0;
    for (std::size_t i = 0; i < support.size(); ++i) {
      next[i] = index.at(steps_.next(chain.states[at], support[i]));
      cumulative[i] = sum += support[i].weight * reaches[left - 1][next[i]];
    }
    const double u = static_cast<double>(engine() >> 11) * 0x1p-53 * sum;
    const auto found = std::upper_bound(cumulative.begin(), cumulative.end(), u) - cumulative.begin();
    const std::size_t i = std::min(static_cast<std::size_t>(found), support.size() - 1);
    sample.push_back(support[i].example);
    at = next[i];
  }
}

}  // namespace littlestone
