// SPDX-License-Identifier: GPL-3.0-or-later
// Why agreement appears: the laws of all levels side by side, what is stable in them, and runs made twice.
#pragma once

#include <cstdint>
#include <optional>
#include <vector>

#include "core/learner/custom_constants.hpp"
#include "core/study/intervals.hpp"
#include "core/study/private_run/exact_levels.hpp"

namespace littlestone {

/// The predictor that G outputs most often when level k is drawn with its weight. [ABLMM Definition 6]
struct GlobalStability {
  LabelVector predictor;
  double eta = 0;  // η = Σ_k w_k q_k(f), the largest of all f
};

/// `weights` are w_0 … w_d, not all 0, of any sum; levels that are not defined, or were not computed, output nothing.
/// None where no level outputs anything. O(all predictors of all levels · log).
[[nodiscard]] std::optional<GlobalStability> global_stability(const Spectrum& spectrum,
                                                              const std::vector<Rational>& weights);

/// What the cap leaves of it: exact, since D̃_k gives f with probability P_k q_k(f) (mathematics.md, §3).
struct StabilityUnderCap {
  std::vector<double> reach;             // P_0 … P_d: the level's sample is done within N examples
  double fails = 0;                      // a batch's tournament passes N, the level drawn with its weight
  std::optional<GlobalStability> plain;  // G: η = Σ_k w_k P_k q_k(f); none where every batch fails
  GlobalStability always;  // G*, which answers SOA(T) then: η = Σ_k w_k (P_k q_k(f) + (1 − P_k) q_0(f))
};

/// `constants` with its levels as they are run, d = spectrum.levels.size() − 1. None where a level's law is not known, or
/// the cap allows more pairs of blocks than are counted (chances_under_cap). A level above one that is not defined is
/// never reached. O(d·(N/n)² + all predictors of all levels · log).
[[nodiscard]] std::optional<StabilityUnderCap> stability_under_cap(const Spectrum& spectrum,
                                                                   const CustomConstants& constants);

/// Whether the most likely predictor gains at every level: `largest` are its probabilities at the levels 0, 1, …, and
/// differences below 5 · 10⁻⁴, which three digits do not show, are no gain. False for fewer than two. O(levels).
[[nodiscard]] bool rises_throughout(const std::vector<double>& largest);

/// What the frequency of a predictor promises of its loss, for blocks T of n examples. [ABLMM Proposition 7]
struct FrequencyPromise {
  double loss = 1;        // 1 − η^{1/n}: an f of larger loss is consistent with T with a smaller chance than η
  double loss_bound = 1;  // ln(1/η)/n, which is at least that; above 1 it promises nothing
};
/// η in [0, 1], n ≥ 1. For η = 0 both are those of no promise: 1 and +∞.
[[nodiscard]] FrequencyPromise frequency_promise(double eta, std::uint64_t examples);

/// Pairs of runs at one level, each run on a fresh sample.
struct LevelPairs {
  int level = 0;
  std::uint64_t pairs = 0;
  std::uint64_t agreed = 0;                  // both gave the same predictor
  std::uint64_t failed = 0;                  // a run of the pair was Fail (its sample passed N)
  Interval interval;                         // of the share that agreed, Clopper–Pearson, 95 %; pairs > 0
  std::optional<LabelVector> first, second;  // of the last pair; none: Fail
};

struct PairsOptions {
  std::uint64_t pairs = 100;           // at each level
  std::uint64_t seed = 0;              // stream "levels" of it; the run's own streams are not touched
  std::uint64_t most_blocks = 20'000;  // that a run may need on average; a level that needs more is left out
};

/// Runs SOA(S∘T), S ~ D_k, T ~ Dⁿ, twice on fresh samples, `pairs` times at every defined level of `exact`. S is that
/// of D_k, whose law `exact` is, and not of D̃_k: the scenario's N does not stop it. Two runs agree with probability
/// SpectrumLevel::collision. `scenario` has its constants resolved and `instance` is instance_of it. Nothing when the
/// observer stops it (stage "pairs"). O(pairs · levels · contests).
[[nodiscard]] std::optional<std::vector<LevelPairs>> run_level_pairs(const Scenario& scenario, const Instance& instance,
                                                                     const ExactLevels& exact,
                                                                     const PairsOptions& options,
                                                                     const Observer& observer = {});

/// A level whose law has too many states: what came out of runs of it, each on a fresh sample.
struct SampledLevel {
  int level = 0;
  /// Runs that ended with a predictor or in Fail. Fewer than wanted: the examples or the states were used up.
  std::uint64_t runs = 0;
  std::uint64_t failed = 0;  // a run's sample passed 1000 · n · 2^level examples
  struct Count {
    LabelVector labels;
    std::uint64_t count = 0;
    Interval interval;  // of q_k, Clopper–Pearson, 95 %
  };
  std::vector<Count> counts;  // by falling count, then by labels
  LevelPairs pairs;           // the runs 2i and 2i + 1, as far as both were made
};

struct SampleOptions {
  std::uint64_t runs = 1000;  // of each level
  std::uint64_t seed = 0;     // stream "sampled-levels" of it
  /// All levels together stop once they drew so many: their number and not the time decides, so that a run is repeated
  /// with the same result.
  std::uint64_t most_examples = 50'000'000;
  /// They stop also where the automaton met so many states; 0: as many as a run on a user's data may meet a batch
  /// (release_states), 256 MiB.
  std::uint64_t most_states = 0;
};

/// Runs SOA(S∘T), S ~ D_k, T ~ Dⁿ, at every level from 0 to d that `exact` has no law of because of its states: those
/// from `spectrum.limited` on. A level none of whose runs gave a predictor ends the list. Nothing when the observer
/// stops it (stage "samples"). O(runs · levels · contests).
[[nodiscard]] std::optional<std::vector<SampledLevel>> sample_levels(const Scenario& scenario, const Instance& instance,
                                                                     const ExactLevels& exact,
                                                                     const SampleOptions& options = {},
                                                                     const Observer& observer = {});

}  // namespace littlestone
