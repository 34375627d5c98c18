// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/learner/chain_runs.hpp"

#include <algorithm>
#include <map>
#include <tuple>

namespace littlestone {

ChainRuns::ChainRuns(SoaAutomaton& soa, int dimension, std::uint64_t span)
    : soa_(soa), dimension_(dimension), span_(span) {}

std::uint32_t ChainRuns::first_error(PredictorId predictor, std::uint32_t from, std::uint32_t before) const {
  const LabelVector& labels = soa_.labels(predictor);
  for (std::uint32_t row = from; row < before; ++row) {
    if (labels[rows_[row].point] != rows_[row].label) return row;
  }
  return never;
}

void ChainRuns::find_starts() {
  starts_.clear();
  const LabelVector at_start = soa_.labels_at(SoaAutomaton::start());
  for (std::uint32_t row = 0; row < rows_.size(); ++row) {
    if (at_start[rows_[row].point] == rows_[row].label) continue;
    const StateId state = soa_.next(SoaAutomaton::start(), rows_[row]);
    if (soa_.realizable(state)) starts_.push_back({row, state, never, {}});
  }
}

void ChainRuns::run_second(std::size_t place) {
  Start& start = starts_[place];
  const auto rows = static_cast<std::uint32_t>(rows_.size());
  const std::uint32_t next = place + 1 < starts_.size() ? starts_[place + 1].row : rows;
  const std::uint32_t last = static_cast<std::uint32_t>(std::min<std::uint64_t>(rows, start.row + span_));  // exclusive
  const PredictorId base = soa_.predictor(start.state);
  const std::uint32_t error = first_error(base, start.row + 1, std::min(next + 1, last));
  if (error != never) {
    start.end = error;
    const StateId state = restricted(start.state, error);
    if (soa_.realizable(state)) start.states.push_back(state);
    return;
  }
  if (next >= last || place + 1 >= starts_.size()) return;
  const StateId other = starts_[place + 1].state;
  if (soa_.predictor(other) == base) return;
  start.end = next;
  visit_contest(soa_, start.state, other, [&](StateId state) { start.states.push_back(state); });
}

void ChainRuns::add(int level, const Start& start, std::uint32_t end, StateId state, std::vector<ChainInterval>& all) {
  all.push_back({{level, soa_.predictor(state)}, start.row, end});
}

void ChainRuns::run_third(const Start& start, std::vector<ChainInterval>& all) {
  const auto rows = static_cast<std::uint32_t>(rows_.size());
  const std::uint32_t last = static_cast<std::uint32_t>(std::min<std::uint64_t>(rows, start.row + span_));
  // The first success that starts after the base ends.
  const auto after =
      static_cast<std::size_t>(std::upper_bound(starts_.begin(), starts_.end(), start.end,
                                                [](std::uint32_t row, const Start& one) { return row < one.row; }) -
                               starts_.begin());
  const std::size_t found = next_success_[after];
  const Start* opponent = found < starts_.size() ? &starts_[found] : nullptr;
  const std::uint32_t meets = opponent != nullptr ? opponent->end : rows;
  for (const StateId base : start.states) {
    const PredictorId predictor = soa_.predictor(base);
    const std::uint32_t error = first_error(predictor, start.end + 1, std::min(meets + 1, last));
    if (error != never) {
      const StateId state = restricted(base, error);
      if (soa_.realizable(state)) add(3, start, error, state, all);
      continue;
    }
    if (opponent == nullptr || meets >= last) continue;
    for (const StateId other : opponent->states) {
      if (soa_.predictor(other) == predictor) continue;
      visit_contest(soa_, base, other, [&](StateId state) { add(3, start, meets, state, all); });
    }
  }
}

std::vector<ChainInterval> ChainRuns::intervals(std::span<const Example> rows) {
  rows_ = rows;
  find_starts();
  std::vector<ChainInterval> all;
  if (dimension_ >= 2) {
    for (std::size_t place = 0; place < starts_.size(); ++place) run_second(place);
    next_success_.assign(starts_.size() + 1, starts_.size());
    for (std::size_t place = starts_.size(); place-- > 0;)
      next_success_[place] = starts_[place].end != never ? place : next_success_[place + 1];
  }
  for (const Start& start : starts_) {
    add(1, start, start.row, start.state, all);
    if (start.end == never) continue;
    for (const StateId state : start.states) add(2, start, start.end, state, all);
    if (dimension_ >= 3) run_third(start, all);
  }
  std::sort(all.begin(), all.end(), [](const ChainInterval& a, const ChainInterval& b) {
    return std::tie(a.end, a.start, a.name) < std::tie(b.end, b.start, b.name);
  });
  all.erase(std::unique(all.begin(), all.end()), all.end());
  return all;
}

std::vector<NamedRuns> ChainRuns::names(std::span<const Example> rows) { return count_disjoint(intervals(rows)); }

std::vector<NamedRuns> count_disjoint(std::span<const ChainInterval> intervals) {
  struct Counted {
    std::uint64_t runs = 0;
    std::uint32_t last = 0;  // end of the run that was counted last
  };
  std::map<ChainName, Counted> counted;
  for (const ChainInterval& one : intervals) {
    Counted& here = counted[one.name];
    if (here.runs > 0 && one.start <= here.last) continue;
    ++here.runs;
    here.last = one.end;
  }
  std::vector<NamedRuns> names;
  names.reserve(counted.size());
  for (const auto& [name, here] : counted) names.push_back({name, here.runs});
  return names;
}

}  // namespace littlestone
