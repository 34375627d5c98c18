// SPDX-License-Identifier: GPL-3.0-or-later
// Upper bounds of the laws in the chain learner's proof that cost as much for large numbers as for small ones: what the
// planner and the check look at where the sums themselves have too many terms. Groups are on the safe side whatever
// their size: the bounds are wrong by no more than the rounding of the numbers, 10^−12 of a value in doubles.
#pragma once

#include <algorithm>
#include <array>
#include <boost/math/constants/constants.hpp>
#include <cmath>
#include <cstdint>
#include <optional>
#include <type_traits>
#include <utility>
#include <vector>

#include "core/learner/binomial.hpp"

namespace littlestone::detail {

/// ln k! − ((k + ½)·ln k − k + ½·ln 2π), k ≥ 1: by Stirling's series, and by itself where the series does not give all
/// digits yet (16 or 50 of them).
template <class Real>
Real stirling_rest(std::int64_t k) {
  using std::log;
  static const std::array<Real, 64> small = [] {
    std::array<Real, 64> table;
    const Real half_log_turn = log(boost::math::constants::two_pi<Real>()) / 2;
    Real factorial = 1;
    table[0] = 0;
    for (int i = 1; i < 64; ++i) {
      factorial *= i;
      table[static_cast<std::size_t>(i)] = log(factorial) - ((i + Real(0.5)) * log(Real(i)) - i + half_log_turn);
    }
    return table;
  }();
  constexpr bool is_double = std::is_same_v<Real, double>;
  if (k < (is_double ? 16 : 64)) return small[static_cast<std::size_t>(k)];
  // Σ_i B_2i/(2i(2i − 1)·k^{2i − 1}); what is left out is less than the next term: 3·10^−16 at k = 16, 7·10^−54 at 64.
  static const std::array<Real, 17> coefficients = [] {
    constexpr std::array<std::array<double, 2>, 17> bernoulli = {{{1, 6},
                                                                  {-1, 30},
                                                                  {1, 42},
                                                                  {-1, 30},
                                                                  {5, 66},
                                                                  {-691, 2730},
                                                                  {7, 6},
                                                                  {-3617, 510},
                                                                  {43867, 798},
                                                                  {-174611, 330},
                                                                  {854513, 138},
                                                                  {-236364091, 2730},
                                                                  {8553103, 6},
                                                                  {-23749461029, 870},
                                                                  {8615841276005, 14322},
                                                                  {-7709321041217, 510},
                                                                  {2577687858367, 6}}};
    std::array<Real, 17> all;
    for (std::size_t i = 0; i < all.size(); ++i) {
      const auto twice = static_cast<double>(2 * i + 2);
      all[i] = Real(bernoulli[i][0]) / Real(bernoulli[i][1] * twice * (twice - 1));
    }
    return all;
  }();
  const Real inverse = 1 / Real(k);
  const Real square = inverse * inverse;
  Real sum = 0;
  for (std::size_t i = is_double ? 5 : coefficients.size(); i-- > 0;) sum = sum * square + coefficients[i];
  return sum * inverse;
}

/// x·ln(x/m) + m − x for x, m > 0, without a loss of digits where they are near to each other.
template <class Real>
Real deviance(const Real& x, const Real& m) {
  using std::abs;
  using std::log;
  if constexpr (std::is_same_v<Real, double>) {
    if (abs(x - m) < 0.1 * (x + m)) {
      const double share = (x - m) / (x + m);
      double sum = (x - m) * share;
      double term = 2 * x * share;
      for (int i = 3;; i += 2) {
        term *= share * share;
        const double next = sum + term / i;
        if (next == sum) return sum;
        sum = next;
      }
    }
  }
  return x * log(x / m) + m - x;
}

/// Pr[Bin(n, p) = k], 0 < p < 1, 0 ≤ k ≤ n, in a time that does not depend on n (C. Loader, Fast and accurate computation
/// of binomial probabilities, 2000).
template <class Real>
Real binomial_mass(std::int64_t n, const Real& p, std::int64_t k) {
  using std::exp;
  using std::log;
  using std::log1p;
  using std::sqrt;
  const Real q = 1 - p;
  const std::int64_t rest = n - k;
  if (k == 0 || rest == 0) return exp(Real(n) * (k == 0 ? log1p(Real(-p)) : log(p)));
  const Real exponent = stirling_rest<Real>(n) - stirling_rest<Real>(k) - stirling_rest<Real>(rest) -
                        deviance<Real>(Real(k), Real(n) * p) - deviance<Real>(Real(rest), Real(n) * q);
  return exp(exponent) * sqrt(Real(n) / (boost::math::constants::two_pi<Real>() * Real(k) * Real(rest)));
}

/// Pr[Bin(n, p) = g + 1 + i] as far as it is not below `cut` of the largest: what is beyond g, n ≥ 0, g ≥ 0.
template <class Real>
std::vector<Real> masses_above(std::int64_t n, const Real& p, std::int64_t g, const Real& cut) {
  std::vector<Real> masses;
  if (g >= n || !(p > 0)) return masses;
  if (p < 1) {  // upwards from g + 1, unless that is far below the mode
    const Real odds = p / (1 - p);
    Real mass = binomial_mass<Real>(n, p, g + 1);
    if (mass > Real(1e-200)) {
      Real least = mass * cut;
      for (std::int64_t j = g + 1; j <= n && mass > least; ++j) {
        masses.push_back(mass);
        const Real next = mass * (Real(n - j) / Real(j + 1) * odds);
        if (next > mass) least = next * cut;
        mass = next;
      }
      return masses;
    }
  }
  const BinomialLaw<Real> law(static_cast<std::uint64_t>(n), p, cut);
  for (std::int64_t j = g + 1; j <= law.last(); ++j)
    masses.push_back(j < law.first ? Real(0) : law.mass[static_cast<std::size_t>(j - law.first)]);
  return masses;
}

/// A, the rows until j hits of chance λ, 0 < λ < 1, have come: Pr[A = t] = λ·Pr[Bin(t − 1, λ) = j − 1].
template <class Real>
class Waiting {
 public:
  Waiting(std::int64_t hits, const Real& rate) : hits_(hits), rate_(rate), miss_(1 - rate) {}

  [[nodiscard]] double mean() const { return static_cast<double>(hits_) / static_cast<double>(rate_); }
  [[nodiscard]] double deviation() const {
    return std::sqrt(static_cast<double>(hits_) * static_cast<double>(miss_)) / static_cast<double>(rate_);
  }
  /// At least Pr[from ≤ A < from + rows]. The ratio Pr[A = t + 1]/Pr[A = t] = t(1 − λ)/(t + 1 − j) falls in t, so from either
  /// end on the masses are at most those of a geometric series that begins like them: from the end that has more.
  [[nodiscard]] Real within(std::int64_t from, std::int64_t rows) const {
    const std::int64_t first = std::max(from, hits_);
    rows -= first - from;
    const auto piece = std::max<std::int64_t>(1, static_cast<std::int64_t>(deviation() / 8));
    Real sum = 0;
    for (std::int64_t done = 0; done < rows; done += piece) {
      const std::int64_t here = first + done;
      const std::int64_t wide = std::min(piece, rows - done);
      const std::int64_t last = here + wide - 1;
      sum += wide == 1             ? mass(here)
             : ratio_at(here) <= 1 ? mass(here) * powers(ratio_at(here), wide)
                                   : mass(last) * powers(Real(1 / ratio_at(last - 1)), wide);
    }
    return sum;
  }
  /// At least Pr[A ≥ from].
  [[nodiscard]] Real from(std::int64_t from) const {
    if (from <= hits_) return Real(1);
    const Real ratio = ratio_at(from);
    return ratio < 1 ? std::min(Real(1), Real(mass(from) / (1 - ratio))) : Real(1);
  }
  /// At least Pr[A ≤ to]: downwards the ratios Pr[A = t − 1]/Pr[A = t] fall, too.
  [[nodiscard]] Real up_to(std::int64_t to) const {
    if (to < hits_) return Real(0);
    if (to == hits_) return mass(to);
    const Real ratio = 1 / ratio_at(to - 1);
    return ratio < 1 ? std::min(Real(1), Real(mass(to) / (1 - ratio))) : Real(1);
  }

 private:
  /// Σ_{i < terms} ratio^i, by doubling: no 1 − ratio, which may be near 0.
  [[nodiscard]] static Real powers(Real ratio, std::int64_t terms) {
    Real sum = 1;
    Real all = 0;
    Real shift = 1;
    for (; terms != 0; terms /= 2) {
      if (terms % 2 != 0) {
        all += shift * sum;
        shift *= ratio;
      }
      sum += sum * ratio;
      ratio *= ratio;
    }
    return all;
  }
  [[nodiscard]] Real mass(std::int64_t t) const { return rate_ * binomial_mass<Real>(t - 1, rate_, hits_ - 1); }
  [[nodiscard]] Real ratio_at(std::int64_t t) const { return Real(t) * miss_ / Real(t + 1 - hits_); }

  std::int64_t hits_;
  Real rate_;
  Real miss_;
};

/// At least Pr[S_j > n], S_j = A + B, A and B the rows until j hits of chance λ₁ and λ₂, independent, λ₂ ≤ λ₁: Σ over
/// groups (T, T + r] of A of Pr[A in the group]·Pr[B > n − T − r], r a fortieth of the deviation of S_j. Some hundred
/// masses, whatever n and j are.
template <class Real>
Real late_in_groups(std::int64_t n, std::int64_t j, const Real& first, const Real& second) {
  if (n < 2 * j || !(second > 0)) return Real(1);
  const bool certain = first >= 1;  // A = j
  if (certain && second >= 1) return Real(0);
  const Waiting<Real> b(j, second);
  const double b_mean = b.mean();
  const double b_spread = b.deviation();
  if (b_mean > 64 * static_cast<double>(n)) return Real(1);  // hardly ever in time
  constexpr double wide = 7;                                 // deviations; what is beyond is counted as late
  const double b_top = b_mean + wide * b_spread + 30 / static_cast<double>(second);
  std::int64_t low = j;
  std::int64_t high = j;
  double spread = b_spread;
  std::optional<Waiting<Real>> a;
  if (!certain) {
    a.emplace(j, first);
    spread = std::hypot(b_spread, a->deviation());
    low = std::clamp(static_cast<std::int64_t>(a->mean() - wide * a->deviation()), j - 1, n - j);
    high =
        std::min(n - j, static_cast<std::int64_t>(a->mean() + wide * a->deviation() + 30 / static_cast<double>(first)));
  }
  const auto r = std::max<std::int64_t>(1, static_cast<std::int64_t>(spread / 40));
  const std::int64_t groups = (high - low + r - 1) / r;
  // Pr[B > n − T_i], T_i = low + i·r, from the far end of B on.
  std::int64_t left = n - low;
  const auto further = std::max<std::int64_t>(
      0, static_cast<std::int64_t>((b_top - static_cast<double>(left)) / static_cast<double>(r)));
  left += further * r;
  Real tail = b.from(left + 1);
  for (std::int64_t i = 0; i < further; ++i) {
    tail += b.within(left - r + 1, r);
    left -= r;
  }
  if (certain) return std::min(Real(1), tail);
  Real sum = a->up_to(low) * std::min(Real(1), tail);
  for (std::int64_t i = 0; i < groups; ++i) {
    tail += b.within(left - r + 1, r);
    left -= r;
    sum += a->within(low + i * r + 1, r) * std::min(Real(1), tail);
  }
  return std::min(Real(1), Real(sum + a->from(low + groups * r + 1)));
}

/// Pr[Bin(j, p) < u], p > 0.
template <class Real>
class FewerHits {
 public:
  FewerHits(std::size_t j, const Real& p, const Real& cut) : below_(j, p, cut) {
    for (std::size_t i = 1; i < below_.mass.size(); ++i) below_.mass[i] += below_.mass[i - 1];
  }
  [[nodiscard]] Real operator()(std::size_t u) const {
    const std::int64_t i = static_cast<std::int64_t>(u) - 1 - below_.first;
    if (i < 0) return Real(0);
    return i < static_cast<std::int64_t>(below_.mass.size()) ? below_.mass[static_cast<std::size_t>(i)] : Real(1);
  }

 private:
  BinomialLaw<Real> below_;  // mass[i]: Pr[Bin(j, p) ≤ first + i]
};

/// At least h_j(u) of the top chain (chain-learner.md, part 4), by Markov's inequality. If h, A and G of j − 1 are at most
/// ρ^{j−1}z^u·(1, x, 1/ρ) with 0 ≤ x ≤ 1, z > 1, xz ≥ 1, those of j are, too, where
///   (1 − λ')x + λ/ρ + λ' ≤ ρ and (1 − θ − φ)/z + θx + φ + λ/ρ ≤ ρx;
/// for G_j(u) ≤ max(h, A)_{j−1}(u) ≤ ρ^j z^u/ρ. At j = 0 it is so: h = A = 1 ≤ x·z^u for u ≥ 1, G = 0.
template <class Real>
class ChainDecay {
 public:
  ChainDecay(const Real& below, const Real& lost, const Real& again, const Real& fails) {
    using std::exp;
    using std::log;
    constexpr int rates = 96;
    constexpr double least = 1e-4;
    constexpr double most = 2;
    for (int i = 0; i < rates; ++i) {
      const double log_z = least * std::pow(most / least, i / (rates - 1.0));
      const Real vote = (1 - again - fails) * exp(Real(-log_z));
      const auto x_of = [&](const Real& rho) { return Real((rho - below - lost / rho) / (1 - below)); };
      const auto holds = [&](const Real& rho) {
        const Real x = x_of(rho);
        return x > 0 && x <= 1 && x * exp(Real(log_z)) >= 1 && vote + again * x + fails + lost / rho <= rho * x;
      };
      Real high = 1;
      if (!holds(high)) continue;
      Real low = 0;
      for (int step = 0; step < 48; ++step) {
        const Real middle = (low + high) / 2;
        (holds(middle) ? high : low) = middle;
      }
      rates_.emplace_back(Real(log(high)), Real(log_z));
    }
  }
  [[nodiscard]] Real operator()(std::size_t j, std::size_t u) const {
    using std::exp;
    Real least = 0;
    for (const auto& [log_rho, log_z] : rates_) least = std::min(least, Real(log_rho * Real(j) + log_z * Real(u)));
    return exp(least);
  }

 private:
  std::vector<std::pair<Real, Real>> rates_;  // ln ρ, ln z
};

}  // namespace littlestone::detail
