// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/study/private_run/chain_run.hpp"

#include <algorithm>
#include <cmath>
#include <map>
#include <string>
#include <tuple>
#include <utility>

#include "core/learner/private_learner.hpp"

namespace littlestone {
namespace {

// What the arcs are made of, found again from the rows. These are realizable, so a Run(2) that succeeds has an outcome.
class ArcMaker {
 public:
  ArcMaker(SoaAutomaton& soa, ChainRun& run) : soa_(soa), run_(run), rows_(run.result.internals.rows) {
    for (const ChainInterval& one : run.result.internals.intervals) {
      if (one.name.level == 1) run_.mistakes.push_back(one.start);
      if (one.name.level == 2) ends_[one.start] = one.end;
    }
    std::sort(run_.mistakes.begin(), run_.mistakes.end());
  }

  void make() {
    name_candidates();
    std::vector<std::uint32_t> counted_to(run_.result.internals.candidates.size(), ChainArc::none);
    for (const ChainInterval& one : run_.result.internals.intervals) {
      ChainArc& arc = run_.arcs.emplace_back();
      arc.level = one.name.level;
      arc.first = one.start;
      arc.last = one.end;
      arc.candidate = candidates_.at(one.name);
      // By right ends, as count_disjoint does.
      std::uint32_t& last = counted_to[arc.candidate];
      arc.counted = last == ChainArc::none || one.start > last;
      if (arc.counted) last = one.end;
      if (arc.level == 1) continue;
      arc.turn = arc.level == 2 ? arc.first : ends_.at(arc.first);
      find_base(arc, one.name.predictor);
    }
  }

 private:
  void name_candidates() {
    std::map<std::pair<int, std::string>, std::size_t> places;
    const std::vector<ChainCandidate>& all = run_.result.internals.candidates;
    for (std::size_t i = 0; i < all.size(); ++i) places.emplace(std::pair(all[i].level, all[i].labels.to_string()), i);
    for (const ChainInterval& one : run_.result.internals.intervals) {
      const auto [place, is_new] = candidates_.try_emplace(one.name, 0);
      if (is_new) place->second = places.at({one.name.level, soa_.labels(one.name.predictor).to_string()});
    }
  }

  [[nodiscard]] StateId of_mistake(std::uint32_t row) { return soa_.next(SoaAutomaton::start(), rows_[row]); }
  [[nodiscard]] bool errs(StateId state, std::uint32_t row) {
    return soa_.labels_at(state)[rows_[row].point] != rows_[row].label;
  }
  [[nodiscard]] bool errs_before(StateId state, std::uint32_t from, std::uint32_t before) {
    for (std::uint32_t row = from; row < before; ++row) {
      if (errs(state, row)) return true;
    }
    return false;
  }
  [[nodiscard]] std::size_t named(int level, StateId state) { return candidates_.at({level, soa_.predictor(state)}); }

  /// The outcomes of Run(level) from a mistake, where it has some.
  [[nodiscard]] std::vector<StateId> states_of(int level, std::uint32_t mistake) {
    const StateId base = of_mistake(mistake);
    if (level == 1) return {base};
    const std::uint32_t end = ends_.at(mistake);
    if (errs(base, end)) return {soa_.next(base, rows_[end])};
    std::vector<StateId> states;
    visit_contest(soa_, base, of_mistake(end), [&](StateId state) { states.push_back(state); });
    return states;
  }

  /// Where the next run of level k − 1 after the turn starts and ends; none: nowhere.
  [[nodiscard]] std::pair<std::uint32_t, std::uint32_t> next_after(const ChainArc& arc) const {
    if (arc.level == 2) {
      const auto next = std::upper_bound(run_.mistakes.begin(), run_.mistakes.end(), arc.turn);
      if (next != run_.mistakes.end()) return {*next, *next};
    } else if (const auto next = ends_.upper_bound(arc.turn); next != ends_.end()) {
      return *next;
    }
    return {ChainArc::none, ChainArc::none};
  }

  void find_base(ChainArc& arc, PredictorId names) {
    const auto next = next_after(arc);
    const std::uint32_t start = next.first;
    const std::vector<StateId> opponents =
        next.second == arc.last ? states_of(arc.level - 1, start) : std::vector<StateId>();
    for (const StateId base : states_of(arc.level - 1, arc.first)) {
      if (errs_before(base, arc.turn + 1, arc.last)) continue;
      if (errs(base, arc.last)) {
        if (soa_.predictor(soa_.next(base, rows_[arc.last])) == names) arc.base = named(arc.level - 1, base);
        continue;
      }
      for (const StateId other : opponents) {
        if (soa_.predictor(other) == soa_.predictor(base)) continue;
        visit_contest(soa_, base, other, [&](StateId state) {
          if (soa_.predictor(state) != names) return;
          arc.base = named(arc.level - 1, base);
          arc.met = named(arc.level - 1, other);
          arc.opponent = start;
        });
      }
    }
  }

  SoaAutomaton& soa_;
  ChainRun& run_;
  const Sample& rows_;
  std::map<ChainName, std::size_t> candidates_;
  std::map<std::uint32_t, std::uint32_t> ends_;  // of the Run(2) that succeed, by their start
};

// The smaller the better.
std::tuple<bool, std::int64_t> worth(const ChainArc& arc) {
  constexpr std::int64_t well_seen = 20;  // rows
  const std::int64_t length = std::int64_t{arc.last} - arc.first + 1;
  return {arc.opponent == ChainArc::none, std::abs(length - well_seen)};
}

// The answer's predictor on the highest level that names it.
std::size_t name_to_watch(const ChainInternals& internals) {
  const std::vector<ChainCandidate>& all = internals.candidates;
  std::size_t name = internals.chosen.value_or(0);
  for (std::size_t i = 0; i < all.size(); ++i) {
    if (all[i].labels == all[name].labels && all[i].level > all[name].level) name = i;
  }
  return name;
}

std::optional<std::size_t> arc_to_watch(const ChainRun& run) {
  if (run.arcs.empty()) return std::nullopt;
  const std::size_t name = name_to_watch(run.result.internals);
  std::optional<std::size_t> best;
  for (std::size_t i = 0; i < run.arcs.size(); ++i) {
    const ChainArc& arc = run.arcs[i];
    if (arc.candidate != name || !arc.counted) continue;
    if (!best || worth(arc) < worth(run.arcs[*best])) best = i;
  }
  return best;
}

}  // namespace

std::uint64_t chain_penalty(const ChainConstants& constants, std::uint64_t errors) {
  return errors - std::min(errors, constants.gap);
}

ChainRun compute_chain_run(SoaAutomaton& soa, const Distribution& distribution, const ChainConstants& constants,
                           std::uint64_t seed, const Observer& observer) {
  ChainRun run;
  run.constants = constants;
  ChainLearnerOptions options;
  options.constants = constants;
  options.seed = seed;
  run.result = run_chain_learner(soa, distribution, options, observer);
  if (run.result.ended == Ended::stopped) return run;
  ArcMaker(soa, run).make();
  run.law = choosing_law(constants, run.result.internals);
  run.watched = arc_to_watch(run);
  return run;
}

}  // namespace littlestone
