// SPDX-License-Identifier: GPL-3.0-or-later
// The constants of M for which Theorem 3 is proved: as the paper's proof has them, and sharp enough to be run.
#pragma once

#include <optional>
#include <string>
#include <string_view>
#include <vector>

#include "core/learner/custom_constants.hpp"
#include "core/learner/large_count.hpp"

namespace littlestone {

/// Where constants come from (MATH §4). Privacy holds for all three; accuracy is promised for paper and sharp.
enum class ConstantsKind { custom, sharp, paper };
[[nodiscard]] std::string_view to_string(ConstantsKind kind);
/// "custom", "sharp" or "paper"; throws InputError naming `field`.
[[nodiscard]] ConstantsKind parse_constants_kind(std::string_view field, std::string_view text);

/// What is to be promised: (ε, δ)-privacy, and loss ≤ α except with probability β, for every class of Ldim d and every
/// realizable distribution.
struct AccuracyGoal {
  int dimension = 1;  // d ≥ 0
  Rational epsilon = 1;
  Rational delta{1, 1'000'000};
  Rational alpha{1, 10};
  Rational beta{1, 10};
  /// Throws InputError (fields "dimension", "epsilon", "delta", "alpha", "beta").
  void validate() const;
};

/// The whole table of MATH §4.
struct LearnerConstants {
  ConstantsKind kind = ConstantsKind::sharp;
  AccuracyGoal goal;
  std::vector<double> thresholds;  // τ_0…τ_d: some level k ≤ d has an f with q_k(f) ≥ τ_k; 0 where that underflows
  std::vector<double> log10_thresholds;
  std::vector<Rational> levels;  // weights w_0…w_d of the levels, whole numbers, used exactly as they stand
  double eta = 0;                // Pr[G = f] ≥ η for an f of loss ≤ ζα; 0 where it underflows
  double log10_eta = 0;
  double loss_share = 0.5;    // ζ: f's loss is at most ζα
  LargeCount auxiliary;       // n
  LargeCount cap;             // N
  LargeCount batches;         // k
  LargeCount selection;       // n'
  LargeCount total;           // k(N + n) + n'
  std::uint64_t removal = 0;  // paper: candidates with a noisy count below ⌈3ηk/4⌉ are dropped; sharp: 0
  ListRule list_by = ListRule::laplace;  // paper: always
  OnFail on_fail = OnFail::fail;  // sharp: what η is proved for; paper: fail, and with soa f is as frequent or more
  std::int64_t threshold = 0;     // T of the stable histogram (paper: at ε/2); partition selection has none: 0
  std::uint64_t few_errors = 0;   // g (sharp): f errs at most g times on the selection sample …
  std::uint64_t many_errors = 0;  // b (sharp): … and every candidate of loss > α more than b times
};

/// The paper's constants, Theorem 23 and §5.4 as their proof has them: α' = α/2, n = ⌈2^(d+2)/α'⌉, N =
/// 2^(2^(d+2)+1)·4^(d+1)·n, w uniform, η = 2^(−2^(d+2)−1)/(d+1). The proof leaves open the factors of k and n'; ours
/// are those its own steps need: k such that the Chernoff bound at 7η/8 holds for all ≤ 1/η frequent f, and T(ε/2, δ)
/// and the noise of all ≤ k counts stay within ηk/16 each; n' from the three inequalities of Lemma 29 with |L| ≤ 2/η,
/// ε/2 and (α/2, β/3). 0 ≤ d ≤ 60. Numbers are kept as logarithms, whole numbers also exactly where 64 bits hold them.
/// O(d).
[[nodiscard]] LearnerConstants paper_constants(const AccuracyGoal& goal);

/// The sharp constants of MATH §4, made sharper: one τ for all levels below d with n = ln τ/ln(1 − ζα), N/n = 2(2^d − 1)
/// (d = 1: as is best), ζ and the split of β by a deterministic search; resources/help/sharp-constants.md has the proof.
/// With partition selection the list takes fewer votes, and with OnFail::soa η is larger (part 10 there): either makes the
/// total smaller. 0 ≤ d ≤ 6, β ≥ 10^−240, α ≥ 10^−9, and T(ε, δ) ≤ 10^5, n' ≤ max(10^6, 10^5/α); throws InputError beyond.
/// The result has passed verify. Time grows with n': about 5 ms for d = 1, 40 ms for d = 3, 0.1 s for d = 5 at the
/// default promise.
[[nodiscard]] LearnerConstants sharp_constants(const AccuracyGoal& goal, ListRule list_by = ListRule::laplace,
                                               OnFail on_fail = OnFail::fail);

/// One inequality of the proof, as it was checked: left ≤ right.
struct CheckedInequality {
  std::string name;
  double left = 0;
  double right = 0;
  bool holds = false;
};

/// Checks every inequality the proof of the sharp constants rests on, from the table alone, with 50 digits and each
/// side rounded to the unfavourable side. All must hold.
[[nodiscard]] std::vector<CheckedInequality> verify(const LearnerConstants& constants);

/// The constants in the form M takes; throws InputError (field "constants") where a number does not fit its limits. The
/// paper's proof halves ε between the stages; M's stages see disjoint examples and have the whole of it each (MATH §6),
/// so its T is smaller and its selection sharper than the table's, with the same promises.
[[nodiscard]] CustomConstants runnable(const LearnerConstants& constants);

}  // namespace littlestone
