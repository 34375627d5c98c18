// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/replicable/binomial_tails.hpp"

#include <algorithm>
#include <cassert>
#include <cmath>

#include "core/base/error.hpp"
#include "core/base/rules.hpp"

namespace littlestone {
namespace {

__extension__ using Uint128 = unsigned __int128;

constexpr int term_bits = 62;

// Terms of the binomial law over the largest one, in units of 2^−62, from below and from above. Those outside of the
// window are at most `below` and `above` together.
struct Terms {
  std::uint64_t first = 0;
  std::vector<std::uint64_t> lower;
  std::vector<std::uint64_t> upper;
  Uint128 below = 0;  // before the window
  Uint128 above = 0;  // behind it
};

struct Term {
  std::uint64_t lower;
  std::uint64_t upper;
};

// The neighbour of a term: times ratio_up over ratio_down, a ratio of at most 1.
Term neighbour(const Term& term, std::uint64_t ratio_up, std::uint64_t ratio_down) {
  return {static_cast<std::uint64_t>(Uint128{term.lower} * ratio_up / ratio_down),
          static_cast<std::uint64_t>((Uint128{term.upper} * ratio_up + ratio_down - 1) / ratio_down)};
}

// Past here the terms add up to (number of them)·2^−62 at most, which is nothing beside the largest.
bool negligible(const Term& term) { return term.lower == 0 && term.upper <= 1; }

// From the largest term outward: with `up` x rises to m, else it falls to 0. What is left behind goes into `rest`.
std::vector<Term> outward(std::uint64_t m, const Odds& p, std::uint64_t mode, bool up, Uint128& rest) {
  std::vector<Term> terms;
  Term term{std::uint64_t{1} << term_bits, std::uint64_t{1} << term_bits};
  const std::uint64_t steps = up ? m - mode : mode;
  for (std::uint64_t i = 0; i < steps; ++i) {
    const std::uint64_t x = up ? mode + i : mode - i;
    // Pr[x + 1]/Pr[x] = (m − x) p / ((x + 1)(1 − p))
    term = up ? neighbour(term, (m - x) * p.yes, (x + 1) * p.no) : neighbour(term, x * p.no, (m - x + 1) * p.yes);
    if (negligible(term)) {
      rest = Uint128{steps - i} * term.upper;
      break;
    }
    terms.push_back(term);
  }
  return terms;
}

Terms terms_of(std::uint64_t m, const Odds& p) {
  assert(m <= 100'000 && p.yes + p.no <= (std::uint64_t{1} << 44));
  const auto mode = std::min(m, static_cast<std::uint64_t>(Uint128{m + 1} * p.yes / (p.yes + p.no)));
  Terms terms;
  const std::vector<Term> down = outward(m, p, mode, false, terms.below);
  const std::vector<Term> up = outward(m, p, mode, true, terms.above);
  terms.first = mode - down.size();
  const auto add = [&](const Term& term) {
    terms.lower.push_back(term.lower);
    terms.upper.push_back(term.upper);
  };
  std::for_each(down.rbegin(), down.rend(), add);
  add({std::uint64_t{1} << term_bits, std::uint64_t{1} << term_bits});
  std::for_each(up.begin(), up.end(), add);
  return terms;
}

// `part`/(part + other) in units of 2^−bits, rounded down; both are below 2^79.
std::uint64_t share_down(Uint128 part, Uint128 other, int bits) {
  return static_cast<std::uint64_t>((part << bits) / (part + other));
}

std::uint32_t share_up(Uint128 part, Uint128 other) {
  const Uint128 all = part + other;
  return static_cast<std::uint32_t>(((part << bound_bits) + all - 1) / all);
}

}  // namespace

ExactBelow exact_below(std::uint64_t examples, const Rational& p, std::span<const std::uint64_t> counts) {
  // Terms C(m, x) a^x c^(m − x) over (a + c)^m, p = a/(a + c), each from the one before.
  const BigInteger a = numerator(p);
  const BigInteger c = denominator(p) - a;
  if (c == 0) return {std::vector<BigInteger>(counts.size(), 0), 1};
  const auto m = static_cast<unsigned>(examples);
  ExactBelow found{{}, boost::multiprecision::pow(BigInteger(a + c), m)};
  BigInteger term = boost::multiprecision::pow(c, m);
  BigInteger below = 0;
  std::uint64_t x = 0;
  for (const std::uint64_t count : counts) {
    for (; x < count; ++x) {
      below += term;
      term = term * (a * (examples - x)) / (c * (x + 1));
    }
    found.below.push_back(below);
  }
  return found;
}

std::vector<Rational> exact_tails(std::uint64_t examples, const Rational& p, std::span<const std::uint64_t> counts) {
  const ExactBelow exact = exact_below(examples, p, counts);
  std::vector<Rational> found;
  for (const BigInteger& below : exact.below) found.emplace_back(exact.all - below, exact.all);
  return found;
}

std::vector<double> tails(std::uint64_t examples, double p, std::span<const std::uint64_t> counts) {
  const auto m = static_cast<double>(examples);
  std::vector<double> found(counts.size());
  if (p <= 0 || p >= 1) {
    std::transform(counts.begin(), counts.end(), found.begin(), [&](auto t) { return p >= 1 || t == 0 ? 1. : 0.; });
    return found;
  }
  const auto mode = std::min(examples, static_cast<std::uint64_t>((m + 1) * p));
  constexpr double nothing = 1e-40;
  std::vector<double> up = {1};
  for (std::uint64_t x = mode; x < examples && up.back() > nothing; ++x) {
    up.push_back(up.back() * (m - static_cast<double>(x)) * p / (static_cast<double>(x + 1) * (1 - p)));
  }
  std::vector<double> down;
  double term = 1;
  for (std::uint64_t x = mode; x > 0 && term > nothing; --x) {
    term *= static_cast<double>(x) * (1 - p) / ((m - static_cast<double>(x) + 1) * p);
    down.push_back(term);
  }
  // sums[i]: of all terms from first + i on, the smallest ones first.
  std::vector<double> terms(down.rbegin(), down.rend());
  terms.insert(terms.end(), up.begin(), up.end());
  const std::uint64_t first = mode - down.size();
  std::vector<double> sums(terms.size() + 1, 0.);
  for (std::size_t i = terms.size(); i-- > 0;) sums[i] = sums[i + 1] + terms[i];
  for (std::size_t i = 0; i < counts.size(); ++i) {
    const std::uint64_t from = counts[i] > first ? counts[i] - first : 0;
    found[i] = from < sums.size() ? sums[from] / sums[0] : 0;
  }
  return found;
}

Odds Odds::of(const Rational& p) {
  const BigInteger all = denominator(p);
  if (p < 0 || p > 1 || all > (BigInteger(1) << 44)) throw InputError("p", to_string(p), rules::between(0, 1));
  const BigInteger yes = numerator(p);
  return {yes.convert_to<std::uint64_t>(), BigInteger(all - yes).convert_to<std::uint64_t>()};
}

std::vector<ChanceBounds> tail_bounds(std::uint64_t examples, const Odds& p, std::span<const std::uint64_t> counts) {
  const Terms terms = terms_of(examples, p);
  const std::size_t size = terms.lower.size();
  std::vector<Uint128> lower(size + 1, 0);  // of the terms of the window from i on
  std::vector<Uint128> upper(size + 1, 0);
  for (std::size_t i = size; i-- > 0;) {
    lower[i] = lower[i + 1] + terms.lower[i];
    upper[i] = upper[i + 1] + terms.upper[i];
  }
  std::vector<ChanceBounds> bounds;
  for (const std::uint64_t count : counts) {
    const std::size_t i = count <= terms.first ? 0 : std::min<std::uint64_t>(count - terms.first, size);
    // Where the count lies outside of the window, all of that side's rest may be on either side of it.
    const Uint128 tail_upper = upper[i] + terms.above + (count < terms.first ? terms.below : 0);
    const Uint128 rest_upper = upper[0] - upper[i] + terms.below + (count > terms.first + size ? terms.above : 0);
    const Uint128 rest_lower = lower[0] - lower[i];
    bounds.push_back(
        {count == 0 ? 1U << bound_bits : static_cast<std::uint32_t>(share_down(lower[i], rest_upper, bound_bits)),
         tail_upper == 0 ? 0 : share_up(tail_upper, rest_lower)});
  }
  return bounds;
}

std::vector<std::uint64_t> lower_masses(std::uint64_t examples, const Odds& p) {
  const Terms terms = terms_of(examples, p);
  Uint128 all = terms.below + terms.above;
  for (const std::uint64_t term : terms.upper) all += term;
  std::vector<std::uint64_t> masses(examples + 1, 0);
  // A term is below 2^63, so it may be moved up by 60 bits.
  for (std::size_t i = 0; i < terms.lower.size(); ++i) {
    masses[terms.first + i] = static_cast<std::uint64_t>((Uint128{terms.lower[i]} << 60) / all);
  }
  return masses;
}

}  // namespace littlestone
