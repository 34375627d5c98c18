// SPDX-License-Identifier: GPL-3.0-or-later
// The exact law of the SOA's state after a block T ~ Dⁿ, as a table: a block then costs one draw.
#pragma once

#include <cstdint>
#include <memory>
#include <vector>

#include "core/concept/distribution.hpp"
#include "core/online/soa.hpp"
#include "core/tournament/state_chain.hpp"

namespace littlestone {

/// The laws of next(s, T), T ~ Dⁿ, for one class, one D and one n: one table a state s, made when it is first asked for
/// by n steps of the automaton's Markov chain in doubles (relative error about n·2⁻⁵³), and kept. It pays where a block
/// is drawn very often, as by the learner with proved constants. A state whose table would be too large has none;
/// whether it has one depends on the class, D and n alone. For study data only: no released value rests on these
/// doubles. Automaton and distribution must outlive it.
class BlockLaw {
 public:
  static constexpr std::uint64_t most_examples = 4096;                 // n
  static constexpr std::size_t most_states = 512;                      // reached from one state
  static constexpr std::uint64_t most_steps = std::uint64_t{1} << 24;  // n · edges of the chain

  /// 1 ≤ n ≤ most_examples.
  BlockLaw(SoaAutomaton& soa, const Distribution& distribution, std::uint64_t n);

  /// Whether the states reached from `state` fit the limits. First call: O(n · edges), later ones O(1).
  [[nodiscard]] bool tabled(StateId state) { return law(state) != nullptr; }
  /// About what the tables take, in bytes, the automaton's part not counted.
  [[nodiscard]] std::uint64_t bytes() const noexcept {
    return steps_.bytes() + entries_.size() * sizeof(Entry) + law_bytes_;
  }
  /// One draw of next(state, T): O(1), one word. The state must be tabled.
  [[nodiscard]] StateId operator()(StateId state, Engine& engine);
  /// Pr[next(state, T) = s] for every s it can be, in the order they are met. The state must be tabled.
  [[nodiscard]] std::vector<std::pair<StateId, double>> probabilities(StateId state);
  /// Appends to `sample` a block T ~ Dⁿ given that next(before, T) = after, which must have positive probability.
  /// O(n · edges) time, 8n·states bytes: for recording, not for play.
  void fill(StateId before, StateId after, Engine& engine, Sample& sample);

 private:
  struct Edge {
    std::uint32_t to = 0;  // index into Chain::states
    double weight = 0;     // of all the points that lead there
  };
  struct Chain {  // the part of the automaton that examples of D reach from states[0]
    std::vector<StateId> states;
    std::vector<std::vector<Edge>> edges;  // staying included
  };
  struct Law {
    std::vector<StateId> states;  // of positive probability
    std::vector<double> probabilities;
    PointSampler sampler;
  };
  struct Entry {
    bool known = false;
    std::unique_ptr<Law> law;
  };
  [[nodiscard]] bool reach(StateId from, Chain& chain);
  const Law* law(StateId state);

  StateChain steps_;
  SoaAutomaton& soa_;
  std::uint64_t n_;
  std::vector<Entry> entries_;  // by state
  std::uint64_t law_bytes_ = 0;
};

}  // namespace littlestone
