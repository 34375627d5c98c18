// SPDX-License-Identifier: GPL-3.0-or-later
// How often each of several outcomes comes up in t draws, without making the draws.
#pragma once

#include <cstdint>
#include <vector>

#include "core/random/engine.hpp"

namespace littlestone {

/// The multinomial law of t independent draws from fixed probabilities, as a chain of binomials: the count of each
/// outcome given those before it. O(outcomes) a draw whatever t is, and less where the first outcomes have most of the
/// mass. For study data only: the probabilities are doubles (relative error of each conditional one about
/// outcomes·1e−16), and no released value rests on them.
class MultinomialSampler {
 public:
  /// Weights ≥ 0, not all 0; normalised to sum 1.
  explicit MultinomialSampler(const std::vector<double>& weights);
  /// One count an outcome, t in all; 0 ≤ t ≤ 2^62.
  void operator()(std::uint64_t t, Engine& engine, std::vector<std::uint64_t>& counts) const;

 private:
  std::vector<double> conditional_;  // Pr[outcome i | none of those before]; 1 at the last of positive weight
};

}  // namespace littlestone
