// SPDX-License-Identifier: GPL-3.0-or-later
// The tournament distributions D̃_k and the globally stable learner G.
#pragma once

#include <cstdint>
#include <functional>
#include <optional>
#include <vector>

#include "core/base/rational.hpp"
#include "core/random/engine.hpp"
#include "core/tournament/on_fail.hpp"
#include "core/tournament/source.hpp"
#include "core/tournament/trace.hpp"

namespace littlestone {

/// G's parameters. [ABLMM §5.2.3.]
struct StableLearnerOptions {
  std::uint64_t auxiliary = 1;   // n ≥ 1: size of every block T
  std::uint64_t cap = 1;         // N ≥ 0: most examples D̃_k may draw from D, recursive calls counted
  std::vector<Rational> levels;  // w_0…w_d ≥ 0, not all 0: Pr[level = k] = w_k / Σw, exactly
  OnFail on_fail = OnFail::fail;

  /// Throws InputError (fields "auxiliary", "cap", "levels"); `dimension` is Ldim(H), and levels must have d + 1
  /// entries.
  void validate(int dimension) const;
};

/// The weights w_0 … w_d of the levels: `levels` where there are any, else d + 1 equal ones; d = `dimension` ≥ 0.
[[nodiscard]] std::vector<Rational> levels_or_uniform(const std::vector<Rational>& levels, int dimension);

/// What one run of G gave.
struct StableRun {
  int level = 0;                         // k, drawn with probability w_k
  std::optional<PredictorId> predictor;  // SOA(S∘T), or SOA(T) where D̃_k failed under OnFail::soa; none: Fail
  std::uint64_t examples = 0;            // drawn in all, T included
  bool failed = false;                   // D̃_k failed, whether G answered all the same or not
};

/// S ~ D̃_k as the SOA state after S, or none for Fail (the next block would pass N, or the source is used up).
/// Counts what it draws in `used`. Steps (i)–(v) of [ABLMM §5.2.3]; the coin y is Engine::coin of `coins`.
[[nodiscard]] std::optional<StateId> sample_tournament(SoaAutomaton& soa, int level,
                                                       const StableLearnerOptions& options, ExampleSource& source,
                                                       Engine& coins, std::uint64_t& used,
                                                       TournamentTrace* trace = nullptr);

/// Draws a level k with probability w_k / Σw, exactly: the weights as whole numbers over their common denominator.
class LevelLaw {
 public:
  /// Weights ≥ 0, not all 0.
  explicit LevelLaw(const std::vector<Rational>& weights);
  [[nodiscard]] int operator()(Engine& engine) const;

 private:
  std::vector<BigInteger> masses_;
  BigInteger sum_;
};

/// One run of G: level k with probability w_k, S ~ D̃_k, T ~ Dⁿ, output SOA(S∘T). A dataset source needs N + n examples
/// to never run out; running out is Fail. Under OnFail::soa a D̃_k that fails is answered by SOA(T), T the next n
/// examples (at most N were drawn before), and Fail is left only where the source has none. With a trace everything above is recorded; the run is the same with and
/// without. Calls drawn from `coins`: the level first, then the coins in the order of the contests.
[[nodiscard]] StableRun run_stable_learner(SoaAutomaton& soa, const StableLearnerOptions& options,
                                           ExampleSource& source, Engine& coins, TournamentTrace* trace = nullptr);
/// The same for many runs: `level` is LevelLaw(options.levels), made once.
[[nodiscard]] StableRun run_stable_learner(SoaAutomaton& soa, const StableLearnerOptions& options,
                                           const LevelLaw& level, ExampleSource& source, Engine& coins,
                                           TournamentTrace* trace = nullptr);

/// How many bytes of states many runs on a known distribution may meet.
struct StateMemory {
  std::uint64_t kept = std::uint64_t{1} << 30;     // from one run to the next: where there are more, they are forgotten
  std::uint64_t one_run = std::uint64_t{1} << 31;  // of one run; more are refused
};

/// Whether a run was cut off: `stop` (which may be empty) is asked now and then, and `stopped` then means that the run
/// means nothing.
struct RunStop {
  const std::function<bool()>& stop;
  bool& stopped;
};

/// One run of many on draws of their own: those of `stream`, with the coins of its child "coins". What the automaton met
/// in other runs changes nothing, nor does `memory.kept`. Throws InputError (field "cap") where the run alone meets
/// states of more than memory.one_run bytes; with a trace, of which they are the record, nothing is forgotten or refused.
[[nodiscard]] StableRun run_stable_learner(SoaAutomaton& soa, const StableLearnerOptions& options,
                                           const LevelLaw& level, SamplerSource& source, const SeedTree& stream,
                                           const StateMemory& memory, const RunStop& stop,
                                           TournamentTrace* trace = nullptr);

}  // namespace littlestone
