// SPDX-License-Identifier: GPL-3.0-or-later
// The draws: from error counts to an index by integers alone. Their distributions, which are not, are in laws.cpp.
#include "core/privacy/selection.hpp"

#include <algorithm>
#include <bit>
#include <cassert>
#include <numeric>

#include "core/base/error.hpp"
#include "core/base/rules.hpp"
#include "core/random/exact.hpp"

namespace littlestone {
namespace {

void check(std::span<const std::uint64_t> errors, const Rational& epsilon) {
  if (errors.empty()) throw InputError("errors", "", rules::no_error_count());
  if (epsilon <= 0) throw InputError("epsilon", to_string(epsilon), rules::above_0());
}

}  // namespace

std::size_t exponential_mechanism(std::span<const std::uint64_t> errors, const Rational& epsilon, Engine& engine) {
  check(errors, epsilon);
  const std::uint64_t fewest = *std::min_element(errors.begin(), errors.end());
  for (;;) {
    const auto i = static_cast<std::size_t>(uniform_below(engine, static_cast<std::uint64_t>(errors.size())));
    if (bernoulli_exp(engine, Rational(epsilon * (errors[i] - fewest) / 2))) return i;
  }
}

ExponentialMechanism::ExponentialMechanism(std::span<const std::uint64_t> errors, const Rational& epsilon,
                                           unsigned chunk_bits)
    : half_epsilon_(epsilon / 2), chunk_bits_(chunk_bits), members_(errors.size()) {
  check(errors, epsilon);
  assert(chunk_bits >= 1 && chunk_bits <= 64);
  std::iota(members_.begin(), members_.end(), std::size_t{0});
  std::stable_sort(members_.begin(), members_.end(),
                   [&](std::size_t a, std::size_t b) { return errors[a] < errors[b]; });
  for (std::size_t i = 0; i < members_.size(); ++i) {
    const std::uint64_t gap = errors[members_[i]] - errors[members_.front()];
    if (groups_.empty() || groups_.back().gap != gap) groups_.push_back({gap, i, 0, 0, 0});
    ++groups_.back().size;
  }
  const std::vector<FixedBounds> bounds = ends(chunk_bits_);
  for (std::size_t j = 0; j + 1 < groups_.size(); ++j) {
    groups_[j].certain = bounds[j].lower.convert_to<std::uint64_t>();  // below 2^chunk_bits: the end is below 1
    groups_[j].last_possible = BigInteger(bounds[j].upper - 1).convert_to<std::uint64_t>();
  }
  guide_bits_ = std::min(chunk_bits_, static_cast<unsigned>(std::bit_width(groups_.size())));
  std::uint32_t group = 0;
  for (std::uint64_t lead = 0; lead < (std::uint64_t{1} << guide_bits_); ++lead) {
    const std::uint64_t least = lead << (chunk_bits_ - guide_bits_);
    while (group + 1 < groups_.size() && least > groups_[group].last_possible) ++group;
    guide_.push_back(group);
  }
}

// Bounds on the ends of the groups' shares of [0, 1), in units of 2^−bits; the last end is 1.
std::vector<FixedBounds> ExponentialMechanism::ends(unsigned bits) const {
  // Each candidate's weight is off by two units at most and their sum is at least one whole, so the ends are known to
  // about a unit.
  const auto extra = 8 + static_cast<unsigned>(std::bit_width(members_.size()));
  ExponentialBounds powers(half_epsilon_, bits + extra);
  std::vector<FixedBounds> sums;
  sums.reserve(groups_.size());
  FixedBounds sum{0, 0};
  for (const Group& group : groups_) {
    const FixedBounds weight = powers.power(group.gap);
    sum.lower += weight.lower * group.size;
    sum.upper += weight.upper * group.size;
    sums.push_back(sum);
  }
  for (FixedBounds& end : sums) {
    end.lower = (end.lower << bits) / sum.upper;
    end.upper = std::min(BigInteger(((end.upper << bits) + sum.lower - 1) / sum.lower), power_of_two(bits));
  }
  sums.back() = {power_of_two(bits), power_of_two(bits)};
  return sums;
}

std::size_t ExponentialMechanism::operator()(Engine& engine) const {
  const std::uint64_t chunk = engine() >> (64 - chunk_bits_);
  std::size_t j = guide_[chunk >> (chunk_bits_ - guide_bits_)];
  while (j + 1 < groups_.size() && chunk > groups_[j].last_possible) ++j;
  if (j + 1 < groups_.size() && chunk >= groups_[j].certain) j = refine(engine, chunk);
  return members_[groups_[j].first + uniform_below(engine, static_cast<std::uint64_t>(groups_[j].size))];
}

// The group of a number whose first bits are `chunk`, which leave it open: more bits and finer ends until one is sure.
std::size_t ExponentialMechanism::refine(Engine& engine, std::uint64_t chunk) const {
  BigInteger number = chunk;
  for (unsigned bits = 2 * chunk_bits_;; bits += chunk_bits_) {
    number = (number << chunk_bits_) | (engine() >> (64 - chunk_bits_));
    const std::vector<FixedBounds> bounds = ends(bits);
    std::size_t j = 0;
    while (number >= bounds[j].upper) ++j;
    if (number < bounds[j].lower) return j;
  }
}

std::size_t permute_and_flip(std::span<const std::uint64_t> errors, const Rational& epsilon, Engine& engine) {
  check(errors, epsilon);
  const std::uint64_t fewest = *std::min_element(errors.begin(), errors.end());
  std::vector<std::size_t> order(errors.size());
  std::iota(order.begin(), order.end(), std::size_t{0});
  for (std::size_t i = 0;; ++i) {  // ends at the first candidate with the fewest errors, if not before
    std::swap(order[i], order[i + uniform_below(engine, static_cast<std::uint64_t>(order.size() - i))]);
    if (bernoulli_exp(engine, Rational(epsilon * (errors[order[i]] - fewest) / 2))) return order[i];
  }
}

}  // namespace littlestone
