// SPDX-License-Identifier: GPL-3.0-or-later
// Exponential clocks: a learner for any finite class whose two labs share one clock for each hypothesis.
#pragma once

#include <array>
#include <cstdint>
#include <vector>

#include "core/base/run_control.hpp"
#include "core/concept/distribution.hpp"

namespace littlestone {

/// Each hypothesis h has a clock E_h ~ Exp(1), rolled before the data, and a lab on whose data h makes e_h errors answers
/// the h with the least E_h·exp(ε e_h). A lab alone answers by the exponential mechanism: h with a chance in proportion
/// to λ_h = exp(−ε e_h).
struct ExponentialClocks {
  std::uint64_t examples = 1;  // m, 1 to most_examples
  double epsilon = 1;          // ε, finite, at least 0

  static constexpr std::uint64_t most_examples = 1'000'000'000'000;  // an error count is a double's whole number

  /// Throws InputError (field "examples" or "epsilon") where one of these does not hold.
  void validate() const;
};

/// How often each hypothesis is the answer: the exponential mechanism's law. `errors` is one count a hypothesis, at least
/// one. O(|H|); relative error about |H|·1e−16.
[[nodiscard]] std::vector<double> clocks_law(double epsilon, const std::vector<std::uint64_t>& errors);

/// Pr[two labs give the same answer | their errors], over the clocks: Σ_h 1/Σ_k max(λ_k/λ_h, λ′_k/λ′_h). At least
/// (1 − t)/(1 + t) and at most 1 − t for the distance t in total variation of the two laws. O(|H| log |H|); error about
/// |H|·1e−16.
[[nodiscard]] double clocks_agree(double epsilon, const std::vector<std::uint64_t>& errors,
                                  const std::vector<std::uint64_t>& other_errors);

/// One lab.
struct ClocksLab {
  std::vector<std::uint64_t> errors;  // one a hypothesis
  HypothesisIndex answer = 0;
};

/// What the labs find with one set of clocks.
struct ClocksRuns {
  std::array<ClocksLab, 2> labs;
  bool same = false;
  double agree = 0;  // clocks_agree of the two
};

/// The clocks from `shared`, each lab's m examples from its own stream: equal seeds give equal data. O(|H|·|X|).
[[nodiscard]] ClocksRuns run_clocks(const ExponentialClocks& learner, const ConceptClass& concept_class,
                                    const Distribution& distribution, const SeedTree& shared,
                                    const std::array<SeedTree, 2>& labs);

/// Means over pairs of data sets; over the clocks each term is exact.
struct ClocksEstimate {
  double differ = 0;      // how often two labs differ
  double miss = 0;        // how often a lab's answer has a loss above α
  double half_width = 0;  // each true value lies within it of its mean with probability 0.95, by Hoeffding's inequality
  std::uint64_t pairs = 0;
};
/// 1 to 10^7 pairs. Throws InputError (field "pairs", and those of validate); Stopped. O(pairs·|H|·(|X| + log |H|)).
[[nodiscard]] ClocksEstimate estimate_clocks(const ExponentialClocks& learner, const ConceptClass& concept_class,
                                             const Distribution& distribution, double alpha, std::uint64_t pairs,
                                             const SeedTree& seed, const Observer& observer = {});

}  // namespace littlestone
