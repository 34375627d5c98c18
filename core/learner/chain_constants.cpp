// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/learner/chain_constants.hpp"

#include <algorithm>

#include "core/base/error.hpp"
#include "core/base/rules.hpp"
#include "core/privacy/choosing_tables.hpp"

namespace littlestone {
namespace {

/// Σ_{k ≤ d} o_k, and Σ_{k ≤ d} c_k·o_k.
struct Sizes {
  std::uint64_t names = 0;
  std::uint64_t list_bound = 0;
  explicit Sizes(int dimension) {
    for (int k = 1; k <= dimension; ++k) {
      names += ChainConstants::outcomes_at(k);
      list_bound += ChainConstants::runs_at(k) * ChainConstants::outcomes_at(k);
    }
  }
};

void check(const ChainConstants& constants) {
  constants.goal.validate();
  const int d = constants.goal.dimension;
  if (d < least_chain_dimension || d > most_chain_dimension)
    throw InputError("dimension", std::to_string(d), rules::between(least_chain_dimension, most_chain_dimension));
  constexpr std::uint64_t most = std::uint64_t{1} << 40;
  if (constants.examples < 1 || constants.examples > most)
    throw InputError("examples", std::to_string(constants.examples), rules::between(1, "2^40"));
  if (constants.span < 1 || constants.span > constants.examples)
    throw InputError("span", std::to_string(constants.span), rules::between(1, constants.examples));
  if (constants.cap < 1) throw InputError("cap", std::to_string(constants.cap), rules::at_least(1));
}

}  // namespace

std::uint64_t ChainConstants::outcomes_at(int level) {
  constexpr std::uint64_t all[] = {1, 2, 8};
  return all[level - 1];
}

std::uint64_t ChainConstants::runs_at(int level) {
  constexpr std::uint64_t all[] = {1, 2, 4};
  return all[level - 1];
}

void ChainConstants::complete() {
  check(*this);
  const Sizes sizes(goal.dimension);
  names = sizes.names;
  list_bound = sizes.list_bound;
  places = examples * names + list_bound;
  bar = choosing_bar(goal.epsilon, goal.delta, list_bound);
}

void ChainConstants::validate() const {
  check(*this);
  ChainConstants right = *this;
  right.complete();
  if (right.names != names || right.list_bound != list_bound || right.places != places)
    throw InputError("list_bound", std::to_string(list_bound), rules::follows_list_bound());
  if (right.bar != bar) throw InputError("bar", std::to_string(bar), rules::follows_bar());
}

std::optional<ChainConstants> scale_to_budget(const ChainConstants& constants, std::uint64_t n) {
  if (constants.examples <= n) return constants;
  if (n == 0) return std::nullopt;
  ChainConstants scaled = constants;
  scaled.examples = n;
  scaled.span = std::min(constants.span, n);
  scaled.gap = BigInteger(BigInteger(constants.gap) * n / constants.examples).convert_to<std::uint64_t>();
  scaled.cells.clear();
  scaled.complete();
  return scaled;
}

}  // namespace littlestone
