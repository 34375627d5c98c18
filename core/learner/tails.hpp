// SPDX-License-Identifier: GPL-3.0-or-later
// Tails of the binomial law and of the discrete Laplace noise, and what of the stable histogram follows from them.
#pragma once

#include <cmath>
#include <cstdint>
#include <vector>

namespace littlestone::detail {

/// The probabilities of Bin(n, p) around its mode, from `first` on; what is left out is below `cut` of the mode's, or
/// below 1e-24 of it on a side whose tail is not asked for. Each tail is added up from its own end, so that it keeps its
/// digits however small it is.
struct BinomialWindow {
  /// Which of the tails are added up.
  enum class Tails { both, below, above };

  double first = 0;
  std::vector<double> below;  // below[i] = Pr[Bin ≤ first + i]; empty unless it was asked for
  std::vector<double> above;  // above[i] = Pr[Bin > first + i]; the same
  std::vector<double> mass;

  BinomialWindow() = default;
  BinomialWindow(double n, double p, double cut = 1e-30) { set(n, p, cut); }
  /// Another law in the same memory.
  void set(double n, double p, double cut, Tails tails = Tails::both);
  /// Pr[Bin ≤ b].
  [[nodiscard]] double at_most(double b) const;

 private:
  std::vector<double> down_;  // the masses below the mode, from the mode on
};

/// Pr[Z ≤ z], Pr[Z = z] ∝ p^|z| with p = e^{−ε/2}.
template <class Real>
Real noise_at_most(const Real& half_epsilon, std::int64_t z) {
  using std::exp;
  const Real one_plus = 1 + exp(Real(-half_epsilon));
  if (z < 0) return exp(Real(-half_epsilon * Real(-z))) / one_plus;
  return 1 - exp(Real(-half_epsilon * Real(z + 1))) / one_plus;
}

/// Pr[f is not released] when each of `batches` batches votes for it with probability eta: no vote, or votes + Z < T.
/// Numbers of votes below `cut` of the likeliest are left out.
[[nodiscard]] double release_failure(double batches, double eta, double half_epsilon, std::int64_t threshold,
                                     double cut = 1e-30);

/// The same where an item with j votes is left out with probability withheld[j], and never beyond; withheld[0] = 1.
[[nodiscard]] double release_failure(double batches, double eta, const std::vector<double>& withheld,
                                     double cut = 1e-30);

/// The most candidates to expect, in the mean over the noise: Σ Pr[c_i + Z ≥ T] over counts c_i ≥ 1 with Σ c_i ≤ k is
/// at most k·max_c Pr[c + Z ≥ T]/c.
template <class Real>
Real candidates_a_vote(const Real& half_epsilon, std::int64_t threshold) {
  Real most = 0;
  for (std::int64_t c = 1;; ++c) {
    const Real rate = (1 - noise_at_most(half_epsilon, threshold - 1 - c)) / Real(c);
    if (rate > most) most = rate;
    if (Real(1) / Real(c) <= most) return most;  // beyond c no rate can be larger
  }
}

/// The same where an item with j votes is left out with probability withheld[j], and never beyond.
template <class Real>
Real candidates_a_vote(const std::vector<Real>& withheld) {
  Real most = Real(1) / Real(withheld.size());
  for (std::size_t c = 1; c < withheld.size(); ++c) {
    const Real rate = (1 - withheld[c]) / Real(c);
    if (rate > most) most = rate;
  }
  return most;
}

}  // namespace littlestone::detail
