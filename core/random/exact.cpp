// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/random/exact.hpp"

#include <cassert>
#include <stdexcept>

namespace littlestone {
namespace mp = boost::multiprecision;

namespace {

// ⌊2^64/bound⌋, bound ≥ 2: a word's quotient by it is uniform below `bound` once those at `bound` and beyond are
// rejected.
constexpr std::uint64_t bucket_width(std::uint64_t bound) {
  const std::uint64_t width = Engine::max() / bound;
  return width + (Engine::max() % bound == bound - 1 ? 1 : 0);
}

// Uniform below `bound` ≥ 1, of the given bucket width; 1 takes no word.
std::uint64_t uniform_in_buckets(Engine& engine, std::uint64_t bound, std::uint64_t width) {
  if (bound == 1) return 0;
  for (;;) {
    const std::uint64_t draw = engine() / width;
    if (draw < bound) return draw;
  }
}

}  // namespace

std::uint64_t uniform_below(Engine& engine, std::uint64_t bound) {
  assert(bound >= 1);
  return uniform_in_buckets(engine, bound, bound == 1 ? 1 : bucket_width(bound));
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

namespace {

constexpr std::uint64_t table_size = 16;

constexpr std::array<std::uint64_t, table_size> bucket_widths(std::uint64_t unit) {
  std::array<std::uint64_t, table_size> widths{};
  for (std::uint64_t k = 1; k <= table_size; ++k) widths[k - 1] = unit * k == 1 ? 1 : bucket_width(unit * k);
  return widths;
}

// bernoulli_exp_below_one on machine words: the same words give the same answer.
bool bernoulli_exp_small(Engine& engine, std::uint64_t above, std::uint64_t below,
                         const std::array<std::uint64_t, table_size>& widths) {
  for (std::uint64_t k = 1; k <= table_size; ++k) {
    if (uniform_in_buckets(engine, below * k, widths[k - 1]) >= above) return k % 2 == 1;
  }
  std::uint64_t k = table_size + 1;  // once in 16! draws
  while (uniform_below(engine, BigInteger(BigInteger(below) * k)) < above) ++k;
  return k % 2 == 1;
}

constexpr auto unit_widths = bucket_widths(1);
constexpr std::int64_t largest = std::int64_t{1} << 62;

std::int64_t in_range(const BigInteger& magnitude) {
  if (magnitude > largest) throw std::overflow_error("discrete Laplace draw beyond 2^62");
  return magnitude.convert_to<std::int64_t>();
}

}  // namespace

GeometricNoise::GeometricNoise(const Rational& gamma)
    : numerator_(mp::denominator(gamma)), denominator_(mp::numerator(gamma)) {
  assert(gamma > 0);
  const BigInteger limit = BigInteger(1) << 58;
  if (numerator_ < limit && denominator_ < limit) {
    const auto numerator = numerator_.convert_to<std::uint64_t>();
    small_ = Small{numerator, denominator_.convert_to<std::uint64_t>(), bucket_widths(numerator)};
  }
}

std::int64_t GeometricNoise::operator()(Engine& engine) const { return in_range(magnitude(engine)); }

BigInteger GeometricNoise::magnitude(Engine& engine) const { return small_ ? draw_small(engine) : draw_large(engine); }

// [Canonne, Kamath, Steinke 2020, Algorithm 2] with t = numerator_, s = denominator_: Pr[Y = y] ∝ exp(−y·s/t).
BigInteger GeometricNoise::draw_large(Engine& engine) const {
  for (;;) {
    const BigInteger u = uniform_below(engine, numerator_);
    if (!bernoulli_exp_below_one(engine, u, numerator_)) continue;
    BigInteger v = 0;
    while (bernoulli_exp_below_one(engine, 1, 1)) ++v;
    return (u + numerator_ * v) / denominator_;
  }
}

BigInteger GeometricNoise::draw_small(Engine& engine) const {
  const auto& [numerator, denominator, widths] = *small_;
  for (;;) {
    const std::uint64_t u = uniform_in_buckets(engine, numerator, widths[0]);
    if (!bernoulli_exp_small(engine, u, numerator, widths)) continue;
    std::uint64_t v = 0;
    while (bernoulli_exp_small(engine, 1, 1, unit_widths)) ++v;
    // u + numerator·v stays below 2^63, but once in e^32 draws.
    return v < 32 ? BigInteger((u + numerator * v) / denominator)
                  : BigInteger((u + BigInteger(numerator) * v) / denominator);
  }
}

// [Canonne, Kamath, Steinke 2020, Algorithm 2.]
std::int64_t DiscreteLaplace::operator()(Engine& engine) const {
  for (;;) {
    const BigInteger magnitude = magnitude_.magnitude(engine);
    const bool negative = engine.coin();
    if (negative && magnitude == 0) continue;  // 0 must not count twice
    const std::int64_t z = in_range(magnitude);
    return negative ? -z : z;
  }
}

}  // namespace littlestone
