// SPDX-License-Identifier: GPL-3.0-or-later
// The stable histogram: noisy counts of which only the large ones leave.
#pragma once

#include <concepts>
#include <cstdint>
#include <optional>
#include <vector>

#include "core/base/rational.hpp"
#include "core/random/engine.hpp"
#include "core/random/exact.hpp"

namespace littlestone {

/// Hist(ε, δ): for each item with count c ≥ 1 (never for count 0) releases c + Z if c + Z ≥ T, where Pr[Z = z] is
/// exactly proportional to exp(−ε|z|/2) and T = threshold(). (ε, δ)-differentially private when one example moves one
/// vote from an item to another. [ABLMM Lemma 28 in the form of MATH §5.]
class StableHistogram {
 public:
  /// ε > 0, 0 < δ < 1; throws InputError (fields "epsilon", "delta").
  StableHistogram(Rational epsilon, Rational delta);

  /// T = 1 + ⌈(2/ε) ln(1/(δ(1+e^{−ε/2})))⌉, rounded up safely, at least 2, and raised until also
  /// Pr[1+Z ≥ T] ≤ 1 − e^{−ε/2}: so Pr[1+Z ≥ T] ≤ δ and (ε, δ) holds under replacement.
  [[nodiscard]] std::int64_t threshold() const noexcept { return threshold_; }
  [[nodiscard]] const Rational& epsilon() const noexcept { return epsilon_; }
  [[nodiscard]] const Rational& delta() const noexcept { return delta_; }

  /// One draw of Z; integers only.
  [[nodiscard]] std::int64_t noise(Engine& engine) const { return noise_(engine); }
  /// c + Z if that is ≥ T; none otherwise, and for c = 0 without a draw. 0 ≤ c ≤ 2^61; throws InputError.
  [[nodiscard]] std::optional<std::int64_t> release(std::uint64_t count, Engine& engine) const;
  /// A count is a whole number: a floating-point one is refused by the compiler.
  std::optional<std::int64_t> release(std::floating_point auto count, Engine& engine) const = delete;

  /// Pr[c + Z ≥ T], 0 for c = 0; the closed form of what release draws, to double rounding.
  [[nodiscard]] double release_probability(std::uint64_t count) const;
  /// Pr[Z = z], to double rounding.
  [[nodiscard]] double noise_probability(std::int64_t z) const;

 private:
  Rational epsilon_;
  Rational delta_;
  DiscreteLaplace noise_;
  std::int64_t threshold_;
};

}  // namespace littlestone
