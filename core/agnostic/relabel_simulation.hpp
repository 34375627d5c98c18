// SPDX-License-Identifier: GPL-3.0-or-later
// The agnostic learner with the exponential mechanism inside, run very often on a known distribution. [MATH §C1]
#pragma once

#include <cstdint>
#include <optional>

#include "core/base/rational.hpp"
#include "core/concept/distribution.hpp"
#include "core/random/engine.hpp"

namespace littlestone {

/// How n rows and ε are divided between the choice of labels and the learner inside.
struct RelabelShares {
  Rational selection;       // ε₁ = ε/2
  Rational learner{9, 10};  // ε₀; (4e^x − 1)/x is least near .9
  std::uint64_t subset =
      0;  // m: the most rows for which relabel_privacy promises at most ε, at most n; 0: not even one
};
/// ε > 0, n ≥ 1.
[[nodiscard]] RelabelShares relabel_shares(const Rational& epsilon, std::uint64_t n);

/// Relabelling with the repaired score around the exponential mechanism over H, on n examples from D: the row that it
/// answers; none where relabel_shares leaves no row for T. ε-private in all. T's rows and the rest of S are independent
/// draws of m and n − m examples, and both enter by how often each point came up: the draws are exact to double
/// rounding, and the law is that of run_agnostic_learner. Time O(|X|·|H|) whatever n is, at most 2^62.
[[nodiscard]] std::optional<HypothesisIndex> run_relabelled_learner(const ConceptClass& concept_class,
                                                                    const Distribution& distribution, std::uint64_t n,
                                                                    const Rational& epsilon, Engine& engine);

}  // namespace littlestone
