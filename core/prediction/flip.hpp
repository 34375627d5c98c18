// SPDX-License-Identifier: GPL-3.0-or-later
// Flipping the answer: what turns a small additive change of a prediction into a small ratio. [MATH §B4]
#pragma once

#include "core/base/rational.hpp"

namespace littlestone {

/// A predictor that is (ε₁, δ₁)-private, one answer at a time, and whose answer is flipped with probability φ.
struct FlipOptions {
  Rational epsilon = 0;    // ε₁ ≥ 0; 0 where the predictor is δ₁-stable
  Rational delta{1, 100};  // δ₁, 0 … 1
  Rational chance{1, 10};  // φ, above 0 and below 1/2
  Rational wanted{1, 2};   // the ε that least_stability and paper_stability are for; > 0
  /// Throws InputError (fields "epsilon", "delta", "chance", "wanted").
  void validate() const;
};

/// What flipping promises. All epsilons are rounded up to a double, stabilities down.
struct Flipped {
  double epsilon = 0;          // max(ε₁, ln(1 + (1 − 2φ)δ₁/φ)), which holds for every such predictor
  double attained = 0;         // the least ε that holds for every such predictor: some pair of predictions attains it
  double least_stability = 0;  // φ(e^ε − 1)/(1 − 2φ): a predictor that is so stable or more becomes `wanted`-private
  double paper_stability = 0;  // εφ/2, which [DF, Corollary 2] asks for
  double added_error = 0;      // φ: the expected error grows by at most this
};

/// The privacy of the flipped predictor [DF, Corollary 2; MATH §B4]. Let q, q′ be the chances of an answer for two
/// neighbours; then q ≤ e^{ε₁}q′ + δ₁, and the same of the other answer and of the other direction. `attained` is the
/// maximum of the ratio (φ + (1 − 2φ)q)/(φ + (1 − 2φ)q′) over these q, q′, which a vertex of the polygon has: (δ₁, 0),
/// ((e^{ε₁} + δ₁)/(1 + e^{ε₁}), (1 − δ₁)/(1 + e^{ε₁})) or (1, 1 − δ₁). Throws InputError as validate(). O(1), 100
/// digits inside.
[[nodiscard]] Flipped flip(const FlipOptions& options);

/// max(ε₁, ln(1 + (1 − 2φ)δ₁/φ)) for real ε₁ ≥ 0, 0 ≤ δ₁ ≤ 1, 0 < φ < 1/2: the same where both come from a formula. To
/// double rounding.
[[nodiscard]] double flipped_epsilon(double epsilon, double delta, double chance);

}  // namespace littlestone
