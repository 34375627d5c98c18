// SPDX-License-Identifier: GPL-3.0-or-later
// The exact distribution of what one batch votes for: G's output with its cap N, Fail included.
#pragma once

#include <cstdint>
#include <optional>
#include <vector>

#include "core/base/run_control.hpp"
#include "core/concept/distribution.hpp"
#include "core/tournament/globally_stable_learner.hpp"
#include "core/tournament/spectrum.hpp"

namespace littlestone {

/// The law of run_stable_learner's output on a batch drawn from D. The probabilities and `fail` add up to 1 (to
/// rounding).
struct VoteLaw {
  std::vector<PredictorMass> predictors;  // by falling probability, then by labels; positive ones only
  double fail = 0;                        // Pr[Fail], no vote; 0 under OnFail::soa
  double sample_fails = 0;                // Pr[D̃_k fails]: the next block would have passed N

  /// Pr[two batches vote the same], each with examples and coins of its own; Fail is no vote. O(predictors).
  [[nodiscard]] double same() const noexcept;
};

/// What an exact law may cost; beyond, there is none. Counted, never timed, so that whether there is one depends on the
/// class, D and G's parameters alone.
struct VoteLawLimits {
  std::size_t most_states = 32'768;        // of the SOA automaton
  std::uint64_t most_steps = 300'000'000;  // multiplications: some tenths of a second
};

/// The law of G's vote for a known D, by dynamic programming over (state after S, blocks used for S). D̃_k fails when
/// its blocks pass ⌊N/n⌋, so a sample of level k is a power series in the number of its pairings, cut off there: one
/// pairing of two samples of level k is a product of series, "again while f₀ = f₁" a geometric series of them, and the
/// cap only ever drops terms that could not have been finished. [ABLMM §5.2.3.] All terms are sums of products of
/// positive numbers, so they keep their digits: exact to double rounding, about (N + n)·1e−16 relative, but for masses
/// below 1e−22, which are dropped; both together stay below 1e−12 in total variation. None where it would pass the
/// limits. `soa` must be fresh: the order of its states is the order of the sums, so that the same input gives the same
/// bits everywhere. Throws InputError on options out of range or a distribution that is not of the class's points,
/// Stopped when the observer (stage "law") says so. Time O(p²·contests + p·Σ states a block leads to + min(n, 750/w)·Σ
/// transitions), p = ⌊N/2n⌋, w the smallest positive weight.
[[nodiscard]] std::optional<VoteLaw> exact_vote_law(SoaAutomaton& soa, const Distribution& distribution,
                                                    const StableLearnerOptions& options,
                                                    const VoteLawLimits& limits = {}, const Observer& observer = {});

}  // namespace littlestone
