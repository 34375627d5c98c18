// SPDX-License-Identifier: GPL-3.0-or-later
// The Standard Optimal Algorithm as an automaton: states are interned, transitions are filled in when first taken.
#pragma once

#include <cstdint>
#include <span>
#include <unordered_map>
#include <utility>
#include <vector>

#include "core/online/littlestone.hpp"

namespace littlestone {

using StateId = std::uint32_t;
using PredictorId = std::uint32_t;

/// The SOA of a class, extended to non-realizable sequences by [ABLMM] Definition 11. A state is what the rest of a run
/// depends on: while the sequence is realizable the version space (its order is forgotten); from the first example that
/// makes it non-realizable on, a predictor that each further example only patches at its point. Predictors are interned
/// apart, so "f₀ = f₁" is one comparison of ids and means: equal on all of X. A state's predictor is worked out when it
/// is first asked for: most states are only passed through. Memory |H|/8 bytes per realizable state met and 8·|X| more
/// per one that was stepped from, |X|/8 per predictor. Not thread-safe: one automaton a thread; the class must outlive it.
class SoaAutomaton {
 public:
  /// Works out the predictor of the empty sequence. The observer is that of set_observer.
  explicit SoaAutomaton(const ConceptClass& concept_class, Observer observer = {});
  /// The same automaton where Ldim(H) and SOA of the empty sequence are known already: O(|X|), nothing is searched.
  /// Everything it answers later is what the other constructor's automaton answers, ids included.
  SoaAutomaton(const ConceptClass& concept_class, int dimension, LabelVector at_start, Observer observer = {});

  /// Whom everything below that is not const asks whether to go on, as LittlestoneEngine::set_observer: being told to
  /// stop it throws Stopped, and the automaton stays as it was before the call.
  void set_observer(Observer observer) { engine_.set_observer(std::move(observer)); }

  /// The state of the empty sequence.
  [[nodiscard]] static constexpr StateId start() noexcept { return 0; }
  /// The state after one more example; O(1) once taken.
  StateId next(StateId state, Example example) {
    const StateId to = step(state, example);
    if (most_met_ != 0) meet(to);
    return to;
  }
  /// The state after all of the sample, in order.
  StateId run(StateId state, std::span<const Example> sample);
  /// Whether next(state, example) ≠ state, without meeting that state. O(|H|/64).
  [[nodiscard]] bool changes(StateId state, Example example) const;
  /// 0 for an example that changes nothing, equal for two that lead to one state, mostly different for others; meets no
  /// state. O(|H|/64).
  [[nodiscard]] std::uint64_t hash_of_next(StateId state, Example example) const;

  /// SOA(S) for the sequences S that lead to this state.
  [[nodiscard]] PredictorId predictor(StateId state);
  /// The same of a state that was asked before; throws std::logic_error of any other.
  [[nodiscard]] PredictorId predictor(StateId state) const;
  [[nodiscard]] const LabelVector& labels(PredictorId predictor) const { return *predictors_[predictor]; }
  /// The id of a predictor that another automaton of the class met.
  [[nodiscard]] PredictorId predictor_of(LabelVector labels) { return intern_predictor(std::move(labels)); }
  [[nodiscard]] const LabelVector& labels_at(StateId state) { return labels(predictor(state)); }
  [[nodiscard]] const LabelVector& labels_at(StateId state) const { return labels(predictor(state)); }

  /// Whether some hypothesis of the class agrees with the whole sequence.
  [[nodiscard]] bool realizable(StateId state) const { return states_[state].space != nullptr; }
  /// The hypotheses that agree with the sequence; the state must be realizable.
  [[nodiscard]] const VersionSpace& version_space(StateId state) const { return *states_[state].space; }
  /// Ldim of the version space; the state must be realizable.
  [[nodiscard]] int dimension(StateId state) { return engine_.dimension(version_space(state)); }

  [[nodiscard]] std::size_t state_count() const noexcept { return states_.size(); }
  /// About what the states take, in bytes.
  [[nodiscard]] std::uint64_t state_bytes() const noexcept;

  /// Begins to count the different states that `next` and `run` come to, the start among them: `spent` is true from the
  /// first beyond `most` ≥ 1 on, where `run` ends early and its state means nothing. The count is a function of the
  /// examples since this call, not of what the automaton knew before, so a cut at it depends on them alone. 0 ends the
  /// counting.
  void count_states(std::uint64_t most);
  [[nodiscard]] bool spent() const noexcept { return most_met_ != 0 && met_ > most_met_; }
  /// Frees every state but the start; ids of states mean nothing afterwards, ids of predictors stay as they are.
  void forget_states();
  /// How often it has.
  [[nodiscard]] std::uint64_t times_forgotten() const noexcept { return times_forgotten_; }

  [[nodiscard]] const ConceptClass& concept_class() const noexcept { return engine_.concept_class(); }
  [[nodiscard]] LittlestoneEngine& engine() noexcept { return engine_; }

 private:
  static constexpr StateId unknown = 0xffffffffU;

  struct State {
    const VersionSpace* space = nullptr;  // null once non-realizable
    PredictorId predictor = unknown;      // until asked for; realizable states only
    std::uint32_t transitions = 0;        // its row in transitions_; realizable states only
  };

  static std::size_t slot_of(const Example& example) {
    const auto minus = static_cast<std::uint32_t>(static_cast<std::int32_t>(example.label)) >> 31;  // its sign bit
    return 2 * std::size_t{example.point} + minus;
  }
  StateId step(StateId state, Example example);
  void meet(StateId state);
  StateId intern_space(VersionSpace space);
  std::vector<StateId>& transitions_of(const State& state);
  StateId intern_patched(PredictorId predictor);
  PredictorId intern_predictor(LabelVector labels);

  LittlestoneEngine engine_;
  std::vector<State> states_;
  std::vector<std::vector<StateId>>
      transitions_;  // a row a realizable state: [2·x + (y = −1)]; empty until stepped from
  std::uint64_t rows_made_ = 0;
  std::unordered_map<VersionSpace, StateId, BitVectorHash> by_space_;
  std::unordered_map<PredictorId, StateId> by_patch_;
  std::unordered_map<LabelVector, PredictorId, LabelVectorHash> by_labels_;
  std::vector<const LabelVector*> predictors_;  // keys of by_labels_
  std::uint64_t times_forgotten_ = 0;
  // The counting of states: by state the number of the counting that met it last.
  std::vector<std::uint64_t> met_in_;
  std::uint64_t counting_ = 0;
  std::uint64_t met_ = 0;
  std::uint64_t most_met_ = 0;  // 0: nothing is counted
};

/// What the SOA did on one sequence.
struct SoaPlay {
  std::vector<Label> predictions;      // before each label was told
  std::vector<bool> mistakes;          // prediction ≠ label
  std::vector<std::size_t> survivors;  // hypotheses left after each example; 0 once non-realizable
  std::size_t mistake_count = 0;
  bool realizable = true;
  LabelVector predictor;  // after the last example
};

/// Plays the SOA over the sequence.
[[nodiscard]] SoaPlay play_soa(SoaAutomaton& soa, std::span<const Example> sample);

}  // namespace littlestone
