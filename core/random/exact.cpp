// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/random/exact.hpp"

#include <boost/random/uniform_int_distribution.hpp>
#include <boost/random/uniform_smallint.hpp>
#include <cassert>
#include <stdexcept>

namespace littlestone {
namespace mp = boost::multiprecision;

std::uint64_t uniform_below(Engine& engine, std::uint64_t bound) {
  assert(bound >= 1);
  return boost::random::uniform_int_distribution<std::uint64_t>(0, bound - 1)(engine);
}

BigInteger uniform_below(Engine& engine, const BigInteger& bound) {
  assert(bound >= 1);
  if (bound <= Engine::max()) return uniform_below(engine, bound.convert_to<std::uint64_t>());
  const unsigned bits = static_cast<unsigned>(mp::msb(BigInteger(bound - 1))) + 1;
  const BigInteger mask = (BigInteger(1) << bits) - 1;
  for (;;) {
    BigInteger draw = 0;
    for (unsigned have = 0; have < bits; have += 64) draw = (draw << 64) | engine();
    draw &= mask;
    if (draw < bound) return draw;
  }
}

bool bernoulli(Engine& engine, const Rational& p) {
  assert(p >= 0 && p <= 1);
  return uniform_below(engine, mp::denominator(p)) < mp::numerator(p);
}

namespace {

// True with probability exp(−above/below), 0 ≤ above ≤ below. [Canonne, Kamath, Steinke 2020, Algorithm 1, γ ≤ 1.]
bool bernoulli_exp_below_one(Engine& engine, const BigInteger& above, const BigInteger& below) {
  std::uint64_t k = 1;
  while (uniform_below(engine, BigInteger(below * k)) < above) ++k;
  return k % 2 == 1;
}

}  // namespace

bool bernoulli_exp(Engine& engine, const Rational& gamma) {
  assert(gamma >= 0);
  const BigInteger above = mp::numerator(gamma);
  const BigInteger below = mp::denominator(gamma);
  BigInteger whole = above / below;
  for (; whole > 0; --whole) {  // exp(−γ) = exp(−1)^⌊γ⌋ · exp(−(γ − ⌊γ⌋)); almost surely leaves early
    if (!bernoulli_exp_below_one(engine, 1, 1)) return false;
  }
  return bernoulli_exp_below_one(engine, above % below, below);
}

DiscreteLaplace::DiscreteLaplace(const Rational& gamma)
    : numerator_(mp::denominator(gamma)), denominator_(mp::numerator(gamma)) {
  assert(gamma > 0);
}

// [Canonne, Kamath, Steinke 2020, Algorithm 2] with t = numerator_, s = denominator_: Pr[Z = z] ∝ exp(−|z|·s/t).
std::int64_t DiscreteLaplace::operator()(Engine& engine) const {
  constexpr std::int64_t largest = std::int64_t{1} << 62;
  for (;;) {
    const BigInteger u = uniform_below(engine, numerator_);
    if (!bernoulli_exp_below_one(engine, u, numerator_)) continue;
    BigInteger v = 0;
    while (bernoulli_exp_below_one(engine, 1, 1)) ++v;
    const BigInteger magnitude = (u + numerator_ * v) / denominator_;
    const bool negative = engine.coin();
    if (negative && magnitude == 0) continue;  // 0 must not count twice
    if (magnitude > largest) throw std::overflow_error("discrete Laplace draw beyond 2^62");
    const auto z = magnitude.convert_to<std::int64_t>();
    return negative ? -z : z;
  }
}

}  // namespace littlestone
