// SPDX-License-Identifier: GPL-3.0-or-later
// The law of the number of pairs of blocks that a tournament draws, in any kind of number.
#pragma once

#include <cstddef>
#include <vector>

namespace littlestone::detail {

/// A number of pairs of blocks (2n examples each): the chance of each value up to R, and of more than R. All are ≥ 0
/// and sums of terms ≥ 0.
template <class Real>
struct PairsLaw {
  std::vector<Real> exactly;  // R + 1 entries
  Real more = 0;

  /// Level 0 draws none.
  static PairsLaw none(std::size_t most) {
    PairsLaw law{std::vector<Real>(most + 1, Real(0)), Real(0)};
    law.exactly[0] = 1;
    return law;
  }
  /// The chance of at most R.
  [[nodiscard]] Real reach() const {
    Real sum = 0;
    for (const Real& chance : exactly) sum += chance;
    return sum;
  }
};

/// [j] = Pr[M > j], j = 0 … R.
template <class Real>
std::vector<Real> chances_beyond(const PairsLaw<Real>& law) {
  std::vector<Real> beyond(law.exactly.size());
  beyond.back() = law.more;
  for (std::size_t j = beyond.size() - 1; j > 0; --j) beyond[j - 1] = beyond[j] + law.exactly[j];
  return beyond;
}

/// Two samples of one level and the pair of blocks that completes a round: 1 + M + M′. O(R²).
template <class Real>
PairsLaw<Real> round_of(const PairsLaw<Real>& sample) {
  const std::size_t most = sample.exactly.size() - 1;
  const std::vector<Real> beyond = chances_beyond(sample);
  PairsLaw<Real> round{std::vector<Real>(most + 1, Real(0)), sample.more};
  for (std::size_t i = 0; i <= most; ++i) {
    for (std::size_t j = 0; i + j + 1 <= most; ++j) round.exactly[i + j + 1] += sample.exactly[i] * sample.exactly[j];
    // M = i and M′ > R − 1 − i; with i = R every M′ is too many.
    round.more += sample.exactly[i] * (i < most ? beyond[most - 1 - i] : Real(1));
  }
  return round;
}

/// The sum of rounds up to the first with f₀ ≠ f₁, where each has f₀ = f₁ with chance `collision`, whatever it costs.
/// O(R²).
template <class Real>
PairsLaw<Real> until_decided(const PairsLaw<Real>& round, const Real& collision) {
  const std::size_t most = round.exactly.size() - 1;
  // undecided[r]: the chance that some number of rounds, 0 or more, all with f₀ = f₁, take r pairs together.
  std::vector<Real> undecided(most + 1, Real(0));
  undecided[0] = 1;
  for (std::size_t r = 1; r <= most; ++r) {
    for (std::size_t i = 1; i <= r; ++i) undecided[r] += collision * round.exactly[i] * undecided[r - i];
  }
  const std::vector<Real> beyond = chances_beyond(round);
  PairsLaw<Real> sum{std::vector<Real>(most + 1, Real(0)), Real(0)};
  for (std::size_t r = 0; r <= most; ++r) {
    for (std::size_t i = 1; i + r <= most; ++i) sum.exactly[i + r] += undecided[r] * (1 - collision) * round.exactly[i];
    sum.more += undecided[r] * beyond[most - r];  // the round that passes the cap, decided or not
  }
  return sum;
}

}  // namespace littlestone::detail
