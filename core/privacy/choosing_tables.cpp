// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/privacy/choosing_tables.hpp"

#include <algorithm>

#include "core/base/error.hpp"
#include "core/base/rules.hpp"
#include "core/random/exponential.hpp"

namespace littlestone {
namespace mp = boost::multiprecision;
namespace {

void expect_privacy(const Rational& epsilon, const Rational& delta, std::uint64_t list_bound) {
  if (epsilon <= 0) throw InputError("epsilon", to_string(epsilon), rules::above_0());
  if (delta <= 0 || delta >= 1) throw InputError("delta", to_string(delta), rules::above_0_below_1());
  if (list_bound < 1) throw InputError("list_bound", "0", rules::at_least(1));
}

// Whether s·r^t ≤ δ(1 + r), r = exp(−γ). Decided by bounds fine enough to tell; r is transcendental, so some are.
bool few_enough(const Rational& gamma, const Rational& delta, std::uint64_t list_bound, std::uint64_t t) {
  const BigInteger above = mp::numerator(delta);
  const BigInteger below = mp::denominator(delta) * list_bound;
  for (unsigned bits = 192;; bits *= 2) {
    ExponentialBounds powers(gamma, bits);
    const BigInteger one = power_of_two(bits);
    const FixedBounds r = powers.power(1);
    const FixedBounds tail = powers.power(t);
    const bool holds = tail.upper * below <= above * (one + r.lower);
    const bool fails = tail.lower * below > above * (one + r.upper);
    if (holds != fails) return holds;
  }
}

}  // namespace

std::int64_t choosing_bar(const Rational& epsilon, const Rational& delta, std::uint64_t list_bound) {
  expect_privacy(epsilon, delta, list_bound);
  const Rational gamma = epsilon / 2;
  const auto allows = [&](std::uint64_t t) { return few_enough(gamma, delta, list_bound, t); };
  constexpr std::uint64_t most = std::uint64_t{1} << 60;
  std::uint64_t allowed = 1;
  while (!allows(allowed)) {
    if (allowed == most) throw InputError("epsilon", to_string(epsilon), rules::bar_too_large("2^60"));
    allowed *= 2;
  }
  std::uint64_t refused = allowed / 2;  // 0 is not asked
  while (allowed - refused > 1) {
    const std::uint64_t middle = refused + (allowed - refused) / 2;
    (allows(middle) ? allowed : refused) = middle;
  }
  return 2 + static_cast<std::int64_t>(allowed);
}

ChoosingWeights choosing_weights(const Rational& epsilon, const Rational& delta, std::uint64_t list_bound,
                                 const Rational& vote_share, std::uint64_t cap) {
  expect_privacy(epsilon, delta, list_bound);
  if (vote_share <= 0 || vote_share >= epsilon) {
    throw InputError("vote_share", to_string(vote_share), rules::vote_share());
  }
  if (cap < 1) throw InputError("cap", "0", rules::at_least(1));
  const Rational total_share = epsilon - vote_share;

  ChoosingWeights weights;
  weights.unit = power_of_two(40);
  const BigInteger shares = BigInteger(list_bound) * mp::denominator(delta);
  weights.bottom = weights.unit * ((shares + mp::numerator(delta) - 1) / mp::numerator(delta));

  // How many bits: enough for w(C) ≤ (C·u + W_⊥)·e^{hC}, h = min(h₁, h₂), as log₂ e < 3/2, and more. No bound below
  // rests on this.
  const BigInteger most_bits = 1'000'000'000;
  const auto exponent_bits = [](const Rational& value) {
    return BigInteger(3 * mp::numerator(value) / (2 * mp::denominator(value)) + 1);
  };
  const BigInteger start = BigInteger(mp::msb(weights.bottom) + mp::msb(BigInteger(cap)) + 3);
  const BigInteger last = exponent_bits(std::min(vote_share, total_share) * Rational(cap)) + start;
  if (last * cap > most_bits) {
    throw InputError("cap", std::to_string(cap), rules::weights_bits("10^9"));
  }
  const BigInteger spare =
      std::min(exponent_bits(std::max(vote_share, total_share)), BigInteger(most_bits / 1000)) + 128;
  const auto bits = BigInteger(last + spare).convert_to<unsigned>();
  const BigInteger one = power_of_two(bits);
  // Upper bounds on e^{−h}, so lower ones on e^h; a share so large that e^{−h} is 0 here still has 1 unit as its upper
  // bound.
  const auto inverse = [&](const Rational& share) { return ExponentialBounds(share, bits).power(1).upper; };
  const BigInteger vote = inverse(vote_share);
  const BigInteger sum = inverse(total_share);

  weights.by_votes.reserve(static_cast<std::size_t>(cap) + 1);
  weights.by_votes.emplace_back(0);
  for (std::uint64_t x = 0; x < cap; ++x) {
    const BigInteger& w = weights.by_votes.back();
    const BigInteger by_vote = (w << bits) / vote + weights.unit;
    const BigInteger by_sum = w + (one - sum) * (weights.bottom + w * list_bound) / (sum * list_bound);
    weights.by_votes.push_back(std::min(by_vote, by_sum));
  }
  return weights;
}

}  // namespace littlestone
