// SPDX-License-Identifier: GPL-3.0-or-later
// The agnostic learner: a private learner runs on a random part of the rows, relabelled by a private choice. [MATH
// §C1, Corollary 4]
#pragma once

#include <cstdint>
#include <string_view>
#include <vector>

#include "core/agnostic/relabel.hpp"
#include "core/base/run_control.hpp"
#include "core/concept/distribution.hpp"
#include "core/learner/private_learner.hpp"

namespace littlestone {

/// The learner inside. exponential: the exponential mechanism over H. tournament: M.
enum class InnerLearner { exponential, tournament };
[[nodiscard]] std::string_view to_string(InnerLearner learner);
/// "exponential" or "tournament"; throws InputError naming `field`.
[[nodiscard]] InnerLearner parse_inner_learner(std::string_view field, std::string_view text);

struct AgnosticLearnerOptions {
  std::uint64_t subset = 1;  // m, 1 … n
  Rational epsilon = 1;      // ε₁ of the choice of labels
  InnerLearner learner = InnerLearner::exponential;
  Rational learner_epsilon = 1;  // ε₀
  Rational learner_delta = 0;    // δ of M, above 0; of the exponential mechanism 0
  CustomConstants constants;     // of M: k(N + n) + n′ ≤ m
  bool system_entropy = false;   // M's engines draw from the operating system; the stream must as well
};

/// What a run made. Only the hypothesis may be told.
struct AgnosticLearnerRun {
  LabelVector hypothesis;
  // Before the privacy boundary:
  std::vector<std::uint32_t> subset;   // rows of S, in the order of T
  std::vector<Dichotomy> dichotomies;  // scored by the fewest errors
  std::size_t selected = 0;
  Sample relabelled;  // T with the labels chosen
};

/// Throws InputError as run_agnostic_learner on that many rows, before anything is drawn.
void check_agnostic_learner(SoaAutomaton& soa, std::uint64_t rows, const AgnosticLearnerOptions& options);

/// Draws T, the labels and the hypothesis, with the children "subset", "choice" and "learner" of the stream. The
/// whole is relabel_privacy(ε₀, δ, ε₁, m, n)-private for every choice of constants. `soa` is of the class. Throws
/// InputError (fields "subset", "epsilon", "learner-epsilon", "learner-delta" and M's); Stopped. Time:
/// dichotomies_of, and the learner's.
[[nodiscard]] AgnosticLearnerRun run_agnostic_learner(SoaAutomaton& soa, const Sample& sample,
                                                      const AgnosticLearnerOptions& options, const SeedTree& stream,
                                                      const Observer& observer = {});

/// The law of the hypothesis where the exponential mechanism is inside: the chance of each row of H, by enumeration
/// of all subsets and labellings; T's order is of no account to it. C(n, m) ≤ 10^6, else InputError (field
/// "subset"). For small samples.
[[nodiscard]] std::vector<double> agnostic_exponential_law(const ConceptClass& concept_class, const Sample& sample,
                                                           const AgnosticLearnerOptions& options);

/// Examples whose labels are those of a target, flipped with probability `noise`, or with one of its own at each point;
/// each is from 0 to below 1/2, so that the target stays the best of H.
struct NoisyDistribution {
  Distribution clean;
  Rational noise = 0;
  std::vector<Rational> by_point = {};  // instead of `noise`, one a point; empty: the same everywhere
  [[nodiscard]] const Rational& at(PointIndex x) const { return by_point.empty() ? noise : by_point[x]; }
  /// Throws InputError (field "noise").
  void validate() const;
};
/// n examples. Points as PointSampler draws them, flips exactly.
[[nodiscard]] Sample draw_noisy_sample(const NoisyDistribution& distribution, std::uint64_t n, Engine& engine);
/// Pr[h(x) ≠ y] = Σ D(x)·(η(x) + (1 − 2η(x))·[h(x) ≠ c(x)]), summed to rounding.
[[nodiscard]] double noisy_loss(const LabelVector& h, const NoisyDistribution& distribution);
/// What h loses beyond the best of H, which is the target: Σ D(x)·(1 − 2η(x))·[h(x) ≠ c(x)].
[[nodiscard]] double noisy_excess(const LabelVector& h, const NoisyDistribution& distribution);

}  // namespace littlestone
