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

// What the arcs are made of. The rows are realizable, so a Run(2) that succeeds has an outcome.
class ArcMaker {
 public:
  ArcMaker(const SoaAutomaton& soa, ChainRun& run) : soa_(soa), run_(run), rows_(run.result.internals.rows) {
    for (const ChainInterval& one : run.result.internals.intervals) {
      if (one.name.level == 1) {
        run_.mistakes.push_back(one.start);
        of_mistake_.emplace(one.start, one.name.predictor);
      }
      if (one.name.level != 2) continue;
      Success& success = successes_[one.start];
      success.end = one.end;
      success.predictors.push_back(one.name.predictor);
    }
    std::sort(run_.mistakes.begin(), run_.mistakes.end());
  }

  void make() {
    const std::vector<ChainCandidate>& candidates = run_.result.internals.candidates;
    std::map<std::pair<int, std::string>, std::size_t> places;
    for (std::size_t i = 0; i < candidates.size(); ++i)
      places.emplace(std::pair(candidates[i].level, candidates[i].labels.to_string()), i);
    std::map<ChainName, std::size_t> known;
    std::vector<std::uint32_t> counted_to(candidates.size(), ChainArc::none);
    for (const ChainInterval& one : run_.result.internals.intervals) {
      const auto [place, is_new] = known.try_emplace(one.name, 0);
      if (is_new) place->second = places.at({one.name.level, soa_.labels(one.name.predictor).to_string()});
      ChainArc& arc = run_.arcs.emplace_back();
      arc.level = one.name.level;
      arc.first = one.start;
      arc.last = one.end;
      arc.candidate = place->second;
      // By right ends, as count_disjoint does.
      std::uint32_t& last = counted_to[arc.candidate];
      arc.counted = last == ChainArc::none || one.start > last;
      if (arc.counted) last = one.end;
      if (arc.level == 2) meet_second(arc);
      if (arc.level == 3) meet_third(arc);
    }
  }

 private:
  struct Success {
    std::uint32_t end = 0;
    std::vector<PredictorId> predictors;
  };

  [[nodiscard]] bool errs(PredictorId predictor, std::uint32_t row) const {
    return soa_.labels(predictor)[rows_[row].point] != rows_[row].label;
  }

  void meet_second(ChainArc& arc) const {
    arc.turn = arc.first;
    if (!errs(of_mistake_.at(arc.first), arc.last)) arc.opponent = arc.last;
  }

  // Whether some outcome of Run(2) came to the end of the next one without an error.
  void meet_third(ChainArc& arc) const {
    const Success& base = successes_.at(arc.first);
    arc.turn = base.end;
    const auto next = successes_.upper_bound(base.end);
    if (next == successes_.end() || next->second.end != arc.last) return;
    for (const PredictorId predictor : base.predictors) {
      bool right = true;
      for (std::uint32_t row = base.end + 1; row <= arc.last && right; ++row) right = !errs(predictor, row);
      if (right) arc.opponent = next->first;
    }
  }

  const SoaAutomaton& soa_;
  ChainRun& run_;
  const Sample& rows_;
  std::map<std::uint32_t, PredictorId> of_mistake_;
  std::map<std::uint32_t, Success> successes_;  // by their start
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
