// SPDX-License-Identifier: GPL-3.0-or-later
// The table and the draw, by integers alone. The laws, which are not, are in partition_laws.cpp.
#include "core/privacy/partition_selection.hpp"

#include <algorithm>
#include <utility>

#include "core/base/error.hpp"
#include "core/base/rules.hpp"
#include "core/random/exact.hpp"
#include "core/random/exponential.hpp"

namespace littlestone {
namespace mp = boost::multiprecision;

PartitionSelection::PartitionSelection(Rational epsilon, Rational delta)
    : epsilon_(std::move(epsilon)), delta_(std::move(delta)) {
  if (epsilon_ <= 0) throw InputError("epsilon", to_string(epsilon_), rules::above_0());
  if (delta_ <= 0 || delta_ >= 1) throw InputError("delta", to_string(delta_), rules::above_0_below_1());
  constexpr std::size_t most = 1'000'000;
  const unsigned bits = 160 + static_cast<unsigned>(mp::msb(mp::denominator(delta_)) - mp::msb(mp::numerator(delta_)));
  one_ = power_of_two(bits);
  const BigInteger first =
      (mp::numerator(delta_) << bits) / (2 * mp::denominator(delta_));              // ⌊δ/2⌋, in units of 2^−bits
  const BigInteger falling = ExponentialBounds(epsilon_ / 2, bits).power(1).upper;  // e^{−ε/2}, at least
  by_votes_.emplace_back(0);
  while (by_votes_.back() < one_) {
    if (by_votes_.size() > most) {
      throw InputError("epsilon", to_string(epsilon_), rules::threshold_too_large("10^6"));
    }
    const BigInteger& before = by_votes_.back();
    const BigInteger rises = (before << bits) / falling + first;
    const BigInteger left = one_ - before - first;  // 1 − π − δ/2
    const BigInteger closes = left <= 0 ? one_ : BigInteger(one_ - ((left * falling + one_ - 1) >> bits));
    by_votes_.push_back(std::min({rises, closes, one_}));
  }
}

bool PartitionSelection::names(std::uint64_t votes, Engine& engine) const {
  if (votes == 0) return false;
  if (votes >= certain()) return true;
  return uniform_below(engine, one_) < by_votes_[votes];
}

Rational PartitionSelection::probability(std::uint64_t votes) const {
  return {by_votes_[std::min(votes, certain())], one_};
}

std::uint64_t PartitionSelection::even_chance() const noexcept {
  return static_cast<std::uint64_t>(
      std::partition_point(by_votes_.begin(), by_votes_.end(), [&](const BigInteger& p) { return 2 * p < one_; }) -
      by_votes_.begin());
}

}  // namespace littlestone
