// SPDX-License-Identifier: GPL-3.0-or-later
// How many examples the agnostic learner asks for: relabelling with M inside. [MATH §C1; proof:
// resources/help/agnostic.md, §6]
#pragma once

#include <cstdint>
#include <optional>
#include <string>
#include <string_view>

#include "core/base/run_control.hpp"
#include "core/learner/constants.hpp"
#include "core/learner/sample_bounds.hpp"

namespace littlestone {

/// What is promised: (ε, δ)-privacy and a loss of at most the best of H plus α, except with probability β, for every
/// distribution of examples.
struct AgnosticGoal {
  HypothesisCount hypotheses = HypothesisCount::of(8);
  int dimension = 3;  // Ldim, ≥ 0
  int vc = 1;         // 0 … dimension
  Rational epsilon = 1;
  Rational delta{1, 1'000'000};
  Rational alpha{1, 10};
  Rational beta{1, 10};
  /// Throws InputError (fields as in AccuracyGoal, "vc", and "alpha" from 1/2 on, "epsilon" above 100).
  void validate() const;
};

/// What the learner inside is asked for on all relabelled samples at once. hypotheses: a union bound over H. growth:
/// over the ways in which H labels the rows of T and of a ghost sample, whatever |H| is.
enum class UniformRoute { hypotheses, growth };
[[nodiscard]] std::string_view to_string(UniformRoute route);

/// A plan that keeps the promise.
struct AgnosticPlan {
  UniformRoute route = UniformRoute::growth;
  LargeCount examples;         // n
  LargeCount subset;           // m, what M asks for inside
  Rational learner_epsilon;    // ε₀
  Rational selection_epsilon;  // ε₁
  Rational learner_alpha;      // α₁
  int learner_beta_log2 = 0;   // β′ = 2^−this
  double log2_labellings = 0;  // of the bound on |Π_H(T)| in use
  double inside = 0;           // of the excess: α₁, or 2α₁(1 + m/m′)
  double selection = 0;        //   2(ln|Π| + ln(4/β))/(ε₁n)
  double uniform = 0;          //   2·uniform(n, β/4)
  double privacy = 0;          // ε₁ + ln(1 + (m/n)(4e^{ε₀} − 1)), at most ε
  LearnerConstants constants;  // M's, sharp
  [[nodiscard]] double excess() const { return inside + selection + uniform; }
};

/// The least n found over ε₀, ε₁, α₁ and the two routes, each with the fixpoint of m and β′. None where sharp
/// constants do not reach so far; then `missing`, if given, gets the reason. Searches, so a smaller n may exist.
/// Takes some 20 times sharp_constants. The observer is asked between these (stage "agnostic plan"); throws Stopped.
/// Throws InputError as AgnosticGoal::validate.
[[nodiscard]] std::optional<AgnosticPlan> plan_agnostic(const AgnosticGoal& goal, const Observer& observer = {},
                                                        std::string* missing = nullptr);
/// The same by one route alone.
[[nodiscard]] std::optional<AgnosticPlan> plan_agnostic(const AgnosticGoal& goal, UniformRoute route,
                                                        const Observer& observer = {}, std::string* missing = nullptr);

/// The plan of the paper's own steps: M with the paper's constants at ε₀ = 1, α₁ = α/8 and the growth function; the
/// whole is (4, 4eδ)-private on n₀ rows ([ABLMM] Corollary 4), and a share ν of the rows with ln(1 + ν(e^4 − 1)) = ε
/// makes it ε-private; ν = 1 from ε = 4 on.
struct PaperAgnosticPlan {
  double log10_examples = 0;
  double log10_subset = 0;        // m
  double log10_inner = 0;         // n₀: the larger of m and what selection and uniform convergence ask for
  double share = 0;               // ν
  double log10_learner_beta = 0;  // of β′
};
/// None for Ldim above 8, whose β′ is not written down.
[[nodiscard]] std::optional<PaperAgnosticPlan> plan_agnostic_paper(const AgnosticGoal& goal);

/// uniform(n, b): with probability 1 − b every loss on n rows is this near the true one. The smaller of √(8(ln(4/b)
/// + d ln(2en/d))/n), d = VC, and √(ln(2|H|/b)/(2n)). n ≥ 1, 0 < b < 1.
[[nodiscard]] double uniform_deviation(double rows, double b, int vc, const HypothesisCount& hypotheses);

/// log₂ of the most ways in which H labels `rows` points: the smaller of |H|, 2^rows, and (e·rows/d)^d for rows ≥ d
/// = VC.
[[nodiscard]] double log2_growth(double rows, int vc, const HypothesisCount& hypotheses);

}  // namespace littlestone
