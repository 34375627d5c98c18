// SPDX-License-Identifier: GPL-3.0-or-later
// What M is compared with on the same axes: a learner that hides nothing, and one that pays log|H|.
#pragma once

#include <cstdint>
#include <span>
#include <vector>

#include "core/concept/distribution.hpp"
#include "core/online/soa.hpp"
#include "core/privacy/selection.hpp"

namespace littlestone {

/// Errors of each row of the class on a sample in which point x came up counts[x] times with the label labels[x].
/// O(|X|·|H|/64 + errors).
[[nodiscard]] std::vector<std::uint64_t> errors_by_counts(const ConceptClass& concept_class, const LabelVector& labels,
                                                          std::span<const std::uint64_t> counts);

/// The consistent learner: SOA on n examples from D. Not private.
[[nodiscard]] LabelVector run_consistent_learner(SoaAutomaton& soa, const Distribution& distribution, std::uint64_t n,
                                                 const SeedTree& stream);

/// GenericLearner over the whole class on n examples from D: row h with probability ∝ exp(−ε·errors(h)/2).
/// ε-differentially private. [ABLMM Lemma 29.] The sample enters by how often each point came up: time
/// O(|X|·|H|/64 + errors) whatever n is, and the draws of exponential_mechanism.
[[nodiscard]] HypothesisIndex run_generic_learner(const ConceptClass& concept_class, const Distribution& distribution,
                                                  std::uint64_t n, const Rational& epsilon, Engine& engine);

}  // namespace littlestone
