// SPDX-License-Identifier: GPL-3.0-or-later
// The binomial distribution around its mode, in any kind of number.
#pragma once

#include <cmath>
#include <cstdint>
#include <vector>

namespace littlestone::detail {

/// Pr[Bin(n, p) = first + i] for all values whose probability is at least `cut` of the mode's; the rest is left out of
/// `mass`, which adds up to 1, so each entry is right to a relative error of about n·cut.
template <class Real>
struct BinomialLaw {
  std::int64_t first = 0;
  std::vector<Real> mass;

  BinomialLaw(std::uint64_t n, const Real& p, const Real& cut) {
    const Real trials = static_cast<Real>(n);
    if (p >= 1 || n == 0) {
      first = p >= 1 ? static_cast<std::int64_t>(n) : 0;
      mass.assign(1, Real(1));
      return;
    }
    const double center = static_cast<double>(n) * static_cast<double>(p);
    const auto mode = static_cast<std::int64_t>(std::fmin(static_cast<double>(n), std::floor(center)));
    const Real odds = p / (1 - p);
    std::vector<Real> down;
    Real weight = 1;
    for (std::int64_t j = mode; j > 0; --j) {
      weight *= Real(j) / ((trials - Real(j) + 1) * odds);
      if (weight < cut) break;
      down.push_back(weight);
    }
    first = mode - static_cast<std::int64_t>(down.size());
    mass.assign(down.rbegin(), down.rend());
    weight = 1;
    for (std::int64_t j = mode;; ++j) {
      mass.push_back(weight);
      if (j >= static_cast<std::int64_t>(n)) break;
      weight *= (trials - Real(j)) / Real(j + 1) * odds;
      if (weight < cut) break;
    }
    Real sum = 0;
    for (const Real& w : mass) sum += w;
    for (Real& w : mass) w /= sum;
  }

  [[nodiscard]] std::int64_t last() const { return first + static_cast<std::int64_t>(mass.size()) - 1; }
  /// Pr[Bin > b], added up from the far end.
  [[nodiscard]] Real more_than(std::int64_t b) const {
    Real sum = 0;
    for (std::int64_t j = last(); j > b && j >= first; --j) sum += mass[static_cast<std::size_t>(j - first)];
    return sum;
  }
};

}  // namespace littlestone::detail
