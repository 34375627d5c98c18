// SPDX-License-Identifier: GPL-3.0-or-later
// The exact distribution of SOA(S∘T), S ~ D_k, T ~ Dⁿ, level by level, for a small class and a known D.
#pragma once

#include <cstdint>
#include <optional>
#include <span>
#include <string>
#include <vector>

#include "core/base/run_control.hpp"
#include "core/concept/distribution.hpp"
#include "core/online/soa.hpp"

namespace littlestone {

/// What is asked for. Levels may pass Ldim(H): D_k is a distribution on sequences there too.
struct SpectrumOptions {
  std::uint64_t auxiliary = 1;        // n, 1 … 2^40
  int levels = 0;                     // highest level k asked for, 0 … 64
  std::size_t most_states = 200'000;  // states of the SOA automaton a level may need
  /// Throws InputError (fields "auxiliary", "levels").
  void validate() const;
};

/// One predictor with its probability.
struct PredictorMass {
  LabelVector labels;
  double probability = 0;
};

/// Level k. When `defined` is false nothing else is meaningful.
struct SpectrumLevel {
  int level = 0;
  /// Whether D_k exists as a law: f₀ ≠ f₁ has positive probability at every level below k. The rule of [ABLMM §5.2.2]
  /// step 2 that also calls D_k undefined once a level below has a frequent f depends on a threshold: see
  /// first_stable_level.
  bool defined = false;
  double collision = 0;                   // c_k = Σ_f q_k(f)²
  double rho = 0;                         // ρ_k: all k tournament examples agree with the target
  double expected_blocks = 0;             // E[M_k]/n: blocks of n examples drawn on the way to S ~ D_k [ABLMM Lemma 27]
  std::vector<PredictorMass> predictors;  // q_k by falling probability, then by labels; positive ones only
  std::size_t states = 0;                 // SOA states that S∘T reaches
  [[nodiscard]] double largest() const { return predictors.empty() ? 0 : predictors.front().probability; }
};

/// Levels 0, 1, … as far as they were computed.
struct Spectrum {
  std::vector<SpectrumLevel> levels;
  std::optional<int> limited;  // the first level not computed because it needs more than most_states states
  Ended ended = Ended::completed;
};

/// The spectrum by dynamic programming over the SOA automaton: SOA(S∘T) depends on S only through the state after S,
/// and in a contest the opponent only through its predictor, so a level costs O(states · |X| · min(n, 750/w)) where w
/// is the smallest positive weight. Exact up to double rounding, about n·1e−16 relative. A level that needs more states
/// than allowed ends the spectrum with `limited` set. Throws InputError (also field "distribution" for one that is not
/// of this class's points). The observer is asked once a level and now and then within (stage "spectrum").
[[nodiscard]] Spectrum exact_spectrum(SoaAutomaton& soa, const Distribution& distribution,
                                      const SpectrumOptions& options, const Observer& observer = {});

/// The first level k < min(levels computed, thresholds.size()) that is defined and has max_f q_k(f) ≥ thresholds[k]
/// (τ_k of MATH §4); none when no level reaches its threshold.
[[nodiscard]] std::optional<int> first_stable_level(const Spectrum& spectrum, std::span<const double> thresholds);

}  // namespace littlestone
