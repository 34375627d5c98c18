// SPDX-License-Identifier: GPL-3.0-or-later
// The draws: from votes and errors to an index by integers alone. Their distributions, which are not, are in
// choosing_laws.cpp.
#include "core/privacy/choosing.hpp"

#include <algorithm>
#include <bit>

#include "core/base/error.hpp"
#include "core/base/rules.hpp"
#include "core/random/exponential.hpp"

namespace littlestone {
namespace mp = boost::multiprecision;
namespace {

constexpr unsigned word_bits = 64;

void check(std::span<const Tally> tallies, std::uint64_t most) {
  if (tallies.size() > most) {
    throw InputError("tallies", std::to_string(tallies.size()), rules::at_most(most));
  }
  for (const Tally& tally : tallies) {
    if (tally.votes == 0) throw InputError("tallies", "0", rules::at_least(1));
  }
}

std::uint64_t penalty(const Tally& tally, std::uint64_t gap) { return tally.errors > gap ? tally.errors - gap : 0; }

BigInteger shifted_up(const BigInteger& value, unsigned shift) {  // ⌈value / 2^shift⌉, value ≥ 0
  return (value + (power_of_two(shift) - 1)) >> shift;
}

FixedBounds product(const FixedBounds& a, const FixedBounds& b, unsigned bits) {
  return {(a.lower * b.lower) >> bits, shifted_up(a.upper * b.upper, bits)};
}

// Bounds on base^exponent, 0 ≤ base ≤ 1, all in units of 2^−bits.
FixedBounds power(FixedBounds base, std::uint64_t exponent, unsigned bits) {
  FixedBounds value = {power_of_two(bits), power_of_two(bits)};
  for (; exponent > 0; exponent >>= 1) {
    if ((exponent & 1U) != 0) value = product(value, base, bits);
    if (exponent > 1) base = product(base, base, bits);
  }
  return value;
}

}  // namespace

void ChoosingOptions::validate() const {
  constexpr std::uint64_t most = std::uint64_t{1} << 62;
  if (epsilon <= 0) throw InputError("epsilon", to_string(epsilon), rules::above_0());
  if (delta <= 0 || delta >= 1) throw InputError("delta", to_string(delta), rules::above_0_below_1());
  if (list_bound < 1 || list_bound > most) {
    throw InputError("list_bound", std::to_string(list_bound), rules::between(1, "2^62"));
  }
  if (batches < 1 || batches >= most || (batches + 1) > most / list_bound) {
    throw InputError("batches", std::to_string(batches), rules::between(1, most / list_bound - 1));
  }
  if (cap < 1) throw InputError("cap", std::to_string(cap), rules::at_least(1));
}

namespace {

const ChoosingOptions& validated(const ChoosingOptions& options) {
  options.validate();
  return options;
}

}  // namespace

HalfScoreChoosing::HalfScoreChoosing(const ChoosingOptions& options)
    : options_(validated(options)),
      bar_(choosing_bar(options_.epsilon, options_.delta, options_.list_bound)),
      places_((options_.batches + 1) * options_.list_bound),
      half_epsilon_(options_.epsilon / 2),
      noise_(half_epsilon_) {}

std::uint64_t HalfScoreChoosing::score(const Tally& tally) const noexcept {
  const std::uint64_t counted = std::min(tally.votes, options_.cap);
  return counted - std::min(counted, penalty(tally, options_.gap));
}

std::optional<std::size_t> HalfScoreChoosing::operator()(std::span<const Tally> tallies, Engine& engine) const {
  check(tallies, places_);
  if (tallies.empty()) return std::nullopt;  // a dummy wins
  std::vector<std::uint64_t> levels;         // u + Y
  levels.reserve(tallies.size());
  for (const Tally& tally : tallies) levels.push_back(score(tally) + static_cast<std::uint64_t>(noise_(engine)));
  const std::uint64_t best = *std::max_element(levels.begin(), levels.end());
  const auto tied = static_cast<std::uint64_t>(std::count(levels.begin(), levels.end(), best));
  std::size_t winner = 0;
  for (std::uint64_t left = uniform_below(engine, tied);; ++winner) {
    if (levels[winner] == best && left-- == 0) break;
  }
  // 2u + Y ≥ τ + Y_⊥. A candidate that fails is ⊥ whether a dummy beats it or not, so the bar is asked first.
  const auto over = static_cast<std::int64_t>(score(tallies[winner]) + best);
  if (over < bar_ + noise_(engine)) return std::nullopt;
  if (!dummies_lose(places_ - tallies.size(), best, tied, engine)) return std::nullopt;
  return winner;
}

// Whether all dummies are behind the winner, whose level is `level` and whose tie-breaker V is the largest of `tied`
// uniform numbers. A dummy is ahead if Y > level, or Y = level and its own tie-breaker is larger than V: with
// probability r^level·(1 − (1 − r)V).
bool HalfScoreChoosing::dummies_lose(std::uint64_t dummies, std::uint64_t level, std::uint64_t tied,
                                     Engine& engine) const {
  if (dummies == 0) return true;
  BigInteger number = 0;  // the first bits of a uniform number
  std::vector<BigInteger> breakers(tied, BigInteger(0));
  for (unsigned bits = word_bits;; bits += word_bits) {
    number = (number << word_bits) | engine();
    for (BigInteger& breaker : breakers) breaker = (breaker << word_bits) | engine();
    const BigInteger largest = *std::max_element(breakers.begin(), breakers.end());
    // The power loses about a bit for each one of `dummies`.
    const unsigned working = bits + word_bits + static_cast<unsigned>(std::bit_width(dummies));
    const BigInteger one = power_of_two(working);
    ExponentialBounds powers(half_epsilon_, working);
    const FixedBounds r = powers.power(1);
    const FixedBounds reaches = powers.power(level);
    const FixedBounds breaker = {largest << (working - bits), (largest + 1) << (working - bits)};  // V
    // 1 − (1 − r)V rises in r and falls in V.
    const FixedBounds ahead_at_level = {one - shifted_up(breaker.upper * (one - r.lower), working),
                                        one - ((breaker.lower * (one - r.upper)) >> working)};
    const FixedBounds ahead = product(reaches, ahead_at_level, working);
    const FixedBounds none = power({one - ahead.upper, one - ahead.lower}, dummies, working);
    if (((number + 1) << (working - bits)) <= none.lower) return true;
    if ((number << (working - bits)) >= none.upper) return false;
  }
}

WeightedChoosing::WeightedChoosing(const ChoosingOptions& options, const Rational& vote_share)
    : options_(validated(options)),
      weights_(choosing_weights(options_.epsilon, options_.delta, options_.list_bound, vote_share, options_.cap)),
      half_epsilon_(options_.epsilon / 2) {}

std::optional<std::size_t> WeightedChoosing::operator()(std::span<const Tally> tallies, Engine& engine) const {
  check(tallies, tallies.size());
  BigInteger number = 0;  // the first bits of a uniform number
  for (unsigned bits = word_bits;; bits += word_bits) {
    number = (number << word_bits) | engine();
    // Each weight is known to two units of 2^−working times itself, and all of them together to as much of their sum
    // before the penalties: guard bits for that, and for how far the penalties bring the sum down to W_⊥.
    BigInteger whole = weights_.bottom;
    for (const Tally& tally : tallies) whole += weights_.weight(tally.votes);
    const unsigned working = bits + 8 + static_cast<unsigned>(mp::msb(whole) - mp::msb(weights_.bottom));
    ExponentialBounds powers(half_epsilon_, working);
    const BigInteger one = power_of_two(working);
    std::vector<FixedBounds> ends = {{weights_.bottom * one, weights_.bottom * one}};  // of the shares: ⊥ first
    for (const Tally& tally : tallies) {
      const FixedBounds factor = powers.power(penalty(tally, options_.gap));
      const BigInteger& weight = weights_.weight(tally.votes);
      ends.push_back({ends.back().lower + weight * factor.lower, ends.back().upper + weight * factor.upper});
    }
    const FixedBounds total = ends.back();
    // The first share whose end is surely above the number, if every one before it surely ends at or below it.
    for (std::size_t i = 0;; ++i) {
      const bool last = i + 1 == ends.size();
      if (last || (number + 1) * total.upper <= (ends[i].lower << bits)) {
        if (i == 0) return std::nullopt;
        return i - 1;
      }
      if (number * total.lower < (ends[i].upper << bits)) break;  // too close to this end: more bits
    }
  }
}

}  // namespace littlestone
