// SPDX-License-Identifier: GPL-3.0-or-later
// What follows for the number of examples: towers of powers of two that refute m examples. [MATH §A7]
#pragma once

#include <cstdint>
#include <optional>
#include <string>

#include "core/base/rational.hpp"
#include "core/lower_bound/gap.hpp"

namespace littlestone {

/// 2^(2^(…^(2^top))) with `height` twos below `top`: height 0 is top itself, and 2↑↑h is {h, 1}. Towers are compared
/// exactly where their tops are below 2^1000.
struct Tower {
  unsigned height = 0;
  double top = 1;  // ≥ 0, finite

  [[nodiscard]] static Tower of_twos(unsigned h) { return {h, 1}; }
  /// log₂, applied `times` times. A tower of fewer twos ends in logarithms of its top; below 0 it has none.
  [[nodiscard]] std::optional<Tower> iterated_log2(unsigned times) const;
  /// The same number with the largest height whose top is below 1024 (or height 0).
  [[nodiscard]] Tower reduced() const;
  friend bool operator==(const Tower& a, const Tower& b);
  friend bool operator<(const Tower& a, const Tower& b);
};

/// The least number of times log₂ is applied to reach 1 or less.
[[nodiscard]] unsigned log_star(const Tower& number);
/// log₂ of it, as a number; none where that is itself past a double's whole numbers.
[[nodiscard]] std::optional<double> log2_of(const Tower& tower);

/// Certified bound on Pr[Bin(D, r − g) > rD] + Pr[Bin(D, r + g) ≤ rD] for every r from g to 1 − g: at most 10^−6 above
/// the supremum. D ≥ 1, 0 < g < 1/2. Best-first refinement of the D intervals on which ⌊rD⌋ is constant; each tail is
/// monotone there.
[[nodiscard]] double worst_error_sum(std::uint64_t draws, double half_gap);

/// Why no (ε, δ)-private learner with m examples learns thresholds over a large domain.
struct Consequence {
  std::size_t examples = 0;   // m
  Rational delta;             // that was claimed
  double least_step = 0;      // of Claim 22: sharp, or the paper's
  unsigned comparisons = 0;   // T: the least with a D for which 2^T β_D(s) > 1
  std::uint64_t draws = 0;    // that D
  double success = 0;         // s ≥ this, whatever the joint distribution and r
  double log2_product = 0;    // log₂ of 2^T β_D(s), above 0
  BigInteger largest_set;     // K(m) = max(2m − 1, 2^{T+1} + m − 3): a homogeneous set has at most this many points
  double log2_ramsey = 0;     // log₂(3 q log₂ q), q = (100m + 1)^{m+1} (Lemma 17)
  Tower leaves;               // log^{(m)} N must exceed K·3 q log₂ q
  unsigned first_height = 0;  // the least h for which |X| ≥ 2↑↑h is refuted
};

enum class ConsequenceConstants { sharp, paper };

/// The refutation of empirical learners with m examples. `paper` takes T = ⌈10³ m² log₂² m⌉ − 1 and D = ⌈10² m² log₂ T⌉
/// of Lemma 21 without asking whether its last line holds, and its step 1/(4m). None where Claim 22 gives no positive
/// half-gap; of the paper's, where broken_premise(m, claims, 1/(100m)) names one. Throws InputError for m odd or outside
/// 2 … 64 and as claim_22 does. About 1 s at m = 8.
[[nodiscard]] std::optional<Consequence> consequence(std::size_t examples, const GapClaims& claims,
                                                     ConsequenceConstants constants);

/// Whether Lemma 21's last line holds for its own T, D and δ: 2/3 − Dδ ≥ 1/2. It does not, for any m. Returns Dδ.
[[nodiscard]] double lemma_21_loss(std::size_t examples);

/// The least even n for which an (ε, δ)-private PAC learner with m examples gives an (ε, δ)-private empirical learner
/// with n examples: n ≥ m(e^ε − 1)/ε (MATH §C2); the paper takes 9m.
[[nodiscard]] std::size_t empirical_examples(std::size_t pac_examples, const Rational& epsilon,
                                             ConsequenceConstants constants);

}  // namespace littlestone
