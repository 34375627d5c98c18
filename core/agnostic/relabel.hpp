// SPDX-License-Identifier: GPL-3.0-or-later
// From labels that no hypothesis explains to labels that one does, privately: the step from realizable to agnostic
// learning.
#pragma once

#include <cstdint>
#include <optional>
#include <span>
#include <string_view>
#include <vector>

#include "core/base/rational.hpp"
#include "core/concept/concept_class.hpp"
#include "core/random/engine.hpp"

namespace littlestone {

/// How a way of labelling T is scored. minimum: the fewest errors on S of a hypothesis that labels T so (the repaired
/// score, which the proof needs). representative: the errors of the first hypothesis that does; with it the claim is
/// false (literal_score_loss).
enum class RelabelScore { minimum, representative };
[[nodiscard]] std::string_view to_string(RelabelScore score);  // "minimum", "representative"

/// One way in which H labels the rows of T.
struct Dichotomy {
  std::vector<Label> labels;            // of the rows of T, in their order
  std::vector<HypothesisIndex> behind;  // the hypotheses that label T so, in order
  std::uint64_t errors = 0;             // the score
  HypothesisIndex best = 0;             // the first hypothesis that has it
};

/// All ways in which the class labels the rows `subset` of S (0-based, in the order of T), in the order of their first
/// hypotheses. Time O(|H| · (|S| + |T|)). Throws InputError (field "subset") on a row that S does not have.
[[nodiscard]] std::vector<Dichotomy> dichotomies_of(const ConceptClass& concept_class, std::span<const Example> sample,
                                                    std::span<const std::uint32_t> subset, RelabelScore score);

/// m different rows of n, uniform, in uniformly random order. Throws InputError (field "subset") unless 1 ≤ m ≤ n.
[[nodiscard]] std::vector<std::uint32_t> random_subset(std::uint64_t n, std::uint64_t m, Engine& engine);

/// What the whole is when the learner inside is (ε₀, δ)-private on m rows.
struct RelabelPrivacy {
  double epsilon = 0;                   // ε₁ + ln(1 + ν(4e^{ε₀} − 1)), ν = m/n
  double delta = 0;                     // νδ
  std::optional<double> paper_epsilon;  // ε₀ + 3, of ε₁ = 1; none above, of which the paper says nothing
  std::optional<double> paper_delta;    // 4eδ
};

/// The promise, for the score `minimum` and T in random order. ε₀, ε₁ > 0, 0 ≤ δ ≤ 1, 1 ≤ m ≤ n, else InputError.
/// [MATH §C1, proved in resources/help/agnostic.md, §4]
[[nodiscard]] RelabelPrivacy relabel_privacy(const Rational& learner_epsilon, const Rational& learner_delta,
                                             const Rational& selection_epsilon, std::uint64_t m, std::uint64_t n);

/// The least n for which the whole is ε-private: ⌈m(4e^{ε₀} − 1)/(e^{ε − ε₁} − 1)⌉, at least m. None where ε ≤ ε₁.
/// Certain up to rounding in the last place of a double.
[[nodiscard]] std::optional<double> least_relabel_rows(double learner_epsilon, double selection_epsilon, double epsilon,
                                                       std::uint64_t m);

/// Why the score matters. Points w, a and z₁, …; H = {k: − on w and a, + on all z; bad_B for |B| ≤ m: + on w and B
/// only; good: + everywhere}, in this order, smaller B first; S has `w_rows` rows at w and one at each of the n −
/// w_rows z's, all labelled +; S′ has one of the z rows moved to a. The learner inside says + with chance σ(ε₀(c₊ −
/// c₋)/2), where c₊ and c₋ count the rows of T at w labelled + and −: it is ε₀-private. Returns |ln(Pr[+ | S′]/Pr[+ |
/// S])| in closed form, a sum over the rows of T at w. 1 ≤ m ≤ n, 1 ≤ w_rows < n, ε₀, ε₁ > 0, else InputError. O(m²).
[[nodiscard]] double literal_score_loss(std::uint64_t n, std::uint64_t m, std::uint64_t w_rows, double learner_epsilon,
                                        double selection_epsilon, RelabelScore score = RelabelScore::representative);

}  // namespace littlestone
