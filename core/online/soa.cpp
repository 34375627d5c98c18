// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/online/soa.hpp"

#include <cassert>
#include <stdexcept>
#include <utility>

namespace littlestone {

SoaAutomaton::SoaAutomaton(const ConceptClass& concept_class, Observer observer) : engine_(concept_class) {
  engine_.set_observer(std::move(observer));
  (void)predictor(intern_space(concept_class.everything()));
}

SoaAutomaton::SoaAutomaton(const ConceptClass& concept_class, int dimension, LabelVector at_start, Observer observer)
    : engine_(concept_class, dimension) {
  engine_.set_observer(std::move(observer));
  states_[intern_space(concept_class.everything())].predictor = intern_predictor(std::move(at_start));
}

PredictorId SoaAutomaton::predictor(StateId state) {
  State& at = states_[state];
  if (at.predictor == unknown) at.predictor = intern_predictor(engine_.predictor(*at.space));
  return at.predictor;
}

PredictorId SoaAutomaton::predictor(StateId state) const {
  if (states_[state].predictor == unknown) throw std::logic_error("SoaAutomaton: a predictor nobody asked for yet");
  return states_[state].predictor;
}

PredictorId SoaAutomaton::intern_predictor(LabelVector labels) {
  const auto [entry, inserted] =
      by_labels_.try_emplace(std::move(labels), static_cast<PredictorId>(predictors_.size()));
  if (inserted) predictors_.push_back(&entry->first);  // keys of a node-based map stay where they are
  return entry->second;
}

StateId SoaAutomaton::intern_space(VersionSpace space) {
  if (const auto known = by_space_.find(space); known != by_space_.end()) return known->second;
  State state;
  state.transitions = static_cast<std::uint32_t>(transitions_.size());
  const auto id = static_cast<StateId>(states_.size());
  state.space = &by_space_.emplace(std::move(space), id).first->first;
  transitions_.emplace_back();
  states_.push_back(state);
  return id;
}

std::vector<StateId>& SoaAutomaton::transitions_of(const State& state) {
  std::vector<StateId>& row = transitions_[state.transitions];
  if (row.empty()) {
    row.assign(2 * concept_class().points(), unknown);
    ++rows_made_;
  }
  return row;
}

StateId SoaAutomaton::intern_patched(PredictorId predictor) {
  const auto [entry, inserted] = by_patch_.try_emplace(predictor, static_cast<StateId>(states_.size()));
  if (inserted) {
    State state;
    state.predictor = predictor;
    states_.push_back(state);
  }
  return entry->second;
}

void SoaAutomaton::count_states(std::uint64_t most) {
  most_met_ = most;
  ++counting_;
  met_ = 0;
  if (most > 0) meet(start());
}

void SoaAutomaton::meet(StateId state) {
  if (met_in_.size() <= state) met_in_.resize(states_.size(), 0);
  if (met_in_[state] == counting_) return;
  met_in_[state] = counting_;
  ++met_;
}

void SoaAutomaton::forget_states() {
  const PredictorId of_start = states_[start()].predictor;
  states_ = {};
  transitions_ = {};
  rows_made_ = 0;
  ++times_forgotten_;
  by_space_ = {};
  by_patch_ = {};
  met_in_ = {};
  (void)intern_space(concept_class().everything());
  states_[start()].predictor = of_start;
}

StateId SoaAutomaton::step(StateId state, Example example) {
  assert(state < states_.size() && example.point < concept_class().points());
  const State from = states_[state];
  const auto patched = [&] {
    LabelVector labels = labels_at(state);
    labels.set(example.point, example.label);
    return intern_patched(intern_predictor(std::move(labels)));
  };
  if (from.space == nullptr) {  // non-realizable: Definition 11 patches at the point, and nowhere else
    return (*predictors_[from.predictor])[example.point] == example.label ? state : patched();
  }
  const std::size_t slot = slot_of(example);
  if (const StateId known = transitions_of(from)[slot]; known != unknown) return known;
  VersionSpace left = concept_class().restrict(*from.space, example.point, example.label);
  const StateId to = left.none() ? patched() : intern_space(std::move(left));
  transitions_[from.transitions][slot] = to;
  return to;
}

bool SoaAutomaton::changes(StateId state, Example example) const {
  const State& at = states_[state];
  if (at.space == nullptr) return (*predictors_[at.predictor])[example.point] != example.label;
  const VersionSpace& plus = concept_class().column(example.point);
  return example.label == Label::plus ? !at.space->inside(plus) : at.space->intersects(plus);
}

std::uint64_t SoaAutomaton::hash_of_next(StateId state, Example example) const {
  if (!changes(state, example)) return 0;
  const State& at = states_[state];
  if (at.space == nullptr) return mix64(example.point + 1);
  return concept_class().restrict(*at.space, example.point, example.label).hash();
}

std::uint64_t SoaAutomaton::state_bytes() const noexcept {
  const std::uint64_t row = 8 * std::uint64_t{concept_class().points()};
  const std::uint64_t space = concept_class().size() / 8 + 160;
  return rows_made_ * row + transitions_.size() * space + states_.size() * 96;
}

StateId SoaAutomaton::run(StateId state, std::span<const Example> sample) {
  // Most examples change nothing, so each state reads on, without its own step, up to the first that does.
  for (std::size_t i = 0; i < sample.size(); ++i) {
    const State at = states_[state];
    if (at.space != nullptr) {
      const StateId* const to = transitions_of(at).data();
      const auto moves = [&](std::size_t j) { return to[slot_of(sample[j])] ^ state; };
      const auto four = [&](std::size_t j) { return moves(j) | moves(j + 1) | moves(j + 2) | moves(j + 3); };
      while (i + 8 <= sample.size() && (four(i) | four(i + 4)) == 0) i += 8;  // one branch for eight loads
      while (i < sample.size() && moves(i) == 0) ++i;
    } else {
      const LabelVector& labels = *predictors_[at.predictor];
      while (i < sample.size() && labels[sample[i].point] == sample[i].label) ++i;
    }
    if (i < sample.size()) state = next(state, sample[i]);
    if (spent()) break;
  }
  return state;
}

SoaPlay play_soa(SoaAutomaton& soa, std::span<const Example> sample) {
  SoaPlay play;
  StateId state = SoaAutomaton::start();
  for (const Example& example : sample) {
    const Label prediction = soa.labels_at(state)[example.point];
    const bool mistake = prediction != example.label;
    play.predictions.push_back(prediction);
    play.mistakes.push_back(mistake);
    play.mistake_count += mistake ? 1 : 0;
    state = soa.next(state, example);
    play.survivors.push_back(soa.realizable(state) ? soa.version_space(state).count() : 0);
  }
  play.realizable = soa.realizable(state);
  play.predictor = soa.labels_at(state);
  return play;
}

}  // namespace littlestone
