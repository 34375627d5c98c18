// SPDX-License-Identifier: GPL-3.0-or-later
// The Markov chain of the SOA's state under examples of D: where one example after another leads.
#pragma once

#include <cstddef>
#include <cstdint>
#include <deque>
#include <optional>
#include <utility>
#include <vector>

#include "core/concept/distribution.hpp"
#include "core/online/soa.hpp"

namespace littlestone {

/// One example that D can draw, and its probability.
struct WeightedExample {
  Example example;
  double weight = 0;  // > 0
};
/// The examples of D of positive weight, by rising point. O(|X|).
[[nodiscard]] std::vector<WeightedExample> support_of(const Distribution& distribution);

/// The chain s ↦ next(s, (x, c(x))), x drawn from D's marginal, on the states of one automaton; transitions are found
/// when they are first asked for, and kept. D is realizable, so an example either leaves the version space as it is or
/// makes it smaller for good: a state that is left is never come back to. Every law of the state after a block T ~ Dⁿ
/// is n steps of it; how the steps are added up, what is dropped and where a law is given up differ, and are the
/// callers' business. Not thread-safe; the automaton must outlive it.
class StateChain {
 public:
  /// In which order the states come to which one example leads. Sums are taken in this order, so it decides the last
  /// bits of a distribution, and for a table of draws which word of the stream means which state.
  enum class Order {
    by_state,  // rising ids
    as_met,    // by the least point that leads there
  };
  StateChain(SoaAutomaton& soa, const Distribution& distribution, Order order)
      : soa_(soa), support_(support_of(distribution)), order_(order) {}

  /// The distribution of the state after one example. All probabilities are positive and add up to 1, to rounding.
  struct Step {
    double stay = 0;
    std::vector<std::pair<StateId, double>> leave;  // states other than the one it starts from, each once
  };
  /// O(support · log) the first time, later O(1). The reference stays good.
  [[nodiscard]] const Step& step(StateId state);
  /// Whether one example leads to more than `most` other states, without meeting them; false where hashes do not tell.
  /// O(support · |H|/64).
  [[nodiscard]] bool leads_to_more(StateId state, std::size_t most) const;
  /// Whether the step from this state has been found.
  [[nodiscard]] bool known(StateId state) const { return state < steps_.size() && steps_[state].has_value(); }
  /// From how many states it has been found.
  [[nodiscard]] std::size_t size() const noexcept { return found_; }
  /// About what the steps take, in bytes.
  [[nodiscard]] std::uint64_t bytes() const noexcept { return bytes_ + steps_.size() * sizeof(std::optional<Step>); }

  [[nodiscard]] const std::vector<WeightedExample>& support() const noexcept { return support_; }
  /// Where one example leads.
  [[nodiscard]] StateId next(StateId state, const WeightedExample& drawn) { return soa_.next(state, drawn.example); }

 private:
  SoaAutomaton& soa_;
  std::vector<WeightedExample> support_;
  Order order_;
  std::deque<std::optional<Step>> steps_;  // by state; growing moves none
  std::size_t found_ = 0;
  std::uint64_t bytes_ = 0;
};

}  // namespace littlestone
