// SPDX-License-Identifier: GPL-3.0-or-later
// The tournament of G on the states of the SOA for a known target, as plain tables: what is left of a class and a target
// once the marginal is the unknown.
#pragma once

#include <cstddef>
#include <cstdint>
#include <vector>

#include "core/online/soa.hpp"

namespace littlestone {

/// All states that S and S∘T of levels 0 … `levels` − 1 can come to for one target c and any marginal, patched ones
/// included, and where examples lead. The states are renumbered so that an example (x, c(x)) never leads to a smaller
/// number: a state that such examples leave is never come back to (state_chain.hpp). Row-major tables.
struct VoteChain {
  static constexpr std::uint32_t none = 0xffffffffU;

  std::size_t points = 0;               // |X|
  LabelVector target;                   // c
  std::vector<LabelVector> predictors;  // f, in the order of their labels as text
  std::vector<std::uint32_t> mistakes;  // by predictor: bit x is set where f(x) ≠ c(x); |X| ≤ 32
  std::vector<std::uint32_t> differ;    // [f·predictors + g]: the first point on which f and g differ; none if f = g
  std::vector<std::uint32_t> predictor_of;  // by state
  std::vector<std::uint32_t> with_target;   // [s·points + x]: the state after (x, c(x))
  std::vector<std::uint32_t> contested;  // [s·points + x]: the state after (x, −f_s(x)); none where it is not needed
  std::uint32_t start = 0;               // the state of the empty sample

  /// A level: the states that S∘T, S ~ D_k, can be in, falling, and what its contests lead to.
  struct Level {
    std::vector<std::uint32_t> before;  // states of S, rising
    std::vector<std::uint32_t> after;   // states of S∘T, falling: in this order a block's step can be done in place
    std::vector<bool> votes;            // by predictor: whether some state of `after` has it
  };
  std::vector<Level> levels;

  [[nodiscard]] std::size_t states() const noexcept { return predictor_of.size(); }
};

/// The chain of levels 0 … `levels` − 1, levels ≥ 1, on a class of at most 32 points. The numbering depends on the class
/// and the target alone. O(states · points) steps of the automaton and O(predictors²·points) time.
[[nodiscard]] VoteChain vote_chain(SoaAutomaton& soa, const LabelVector& target, std::size_t levels);

}  // namespace littlestone
