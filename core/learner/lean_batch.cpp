// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/learner/lean_batch.hpp"

#include <algorithm>
#include <bit>
#include <cassert>

#include "core/base/error.hpp"
#include "core/base/rules.hpp"

namespace littlestone {

LeanBatch::LeanBatch(SoaAutomaton& soa, const LeanConstants& constants, std::uint64_t most_states)
    : soa_(soa), constants_(constants), most_states_(most_states) {
  const int dimension = soa_.dimension(SoaAutomaton::start());
  if (constants.goal.dimension != dimension || dimension < 1) {
    throw InputError("dimension", std::to_string(constants.goal.dimension), rules::equal_to(std::max(1, dimension)));
  }
  seen_.assign(2 * soa_.concept_class().points(), 0);
  if (constants.variant == LeanVariant::items) {
    items_.assign(static_cast<std::size_t>(dimension), std::vector<Outcomes>(constants.batch + 1));
  }
}

const std::vector<ListedPredictor>& LeanBatch::list(std::span<const Example> rows) {
  assert(rows.size() == constants_.batch);
  rows_ = rows;
  ++batch_;
  list_.clear();
  error_words_.clear();
  if (most_states_ > 0) {
    if (soa_.state_count() > most_states_) soa_.forget_states();
    soa_.count_states(most_states_);
  }
  if (constants_.variant == LeanVariant::stuck) {
    list_stuck();
  } else if (find_agreeing()) {
    list_items();
  }
  if (soa_.spent()) list_.clear();
  soa_.count_states(0);
  finish();
  return list_;
}

// The hypotheses that agree with all rows; false if there are none.
bool LeanBatch::find_agreeing() {
  const ConceptClass& concept_class = soa_.concept_class();
  agreeing_ = concept_class.everything();
  for (const Example& row : rows_) {
    std::uint64_t& seen = seen_[2 * std::size_t{row.point} + (row.label == Label::plus ? 1 : 0)];
    if (seen == batch_) continue;
    seen = batch_;
    if (row.label == Label::plus) {
      agreeing_ &= concept_class.column(row.point);
    } else {
      agreeing_.subtract(concept_class.column(row.point));
    }
  }
  return !agreeing_.none();
}

bool LeanBatch::alive(StateId state) const {
  if (!soa_.realizable(state)) return false;
  if (constants_.variant == LeanVariant::stuck) return true;
  const std::span<const std::uint64_t> space = soa_.version_space(state).words();
  const std::span<const std::uint64_t> agreeing = agreeing_.words();
  for (std::size_t i = 0; i < space.size(); ++i) {
    if ((space[i] & agreeing[i]) != 0) return true;
  }
  return false;
}

// The first row at or after `from` on which the predictor errs, or m.
std::uint32_t LeanBatch::next_error(PredictorId predictor, std::uint32_t from) {
  const std::size_t words = (rows_.size() + 63) / 64;
  if (predictor >= error_slots_.size()) error_slots_.resize(predictor + 1, {0, 0});
  auto& [batch, first] = error_slots_[predictor];
  if (batch != batch_) {
    batch = batch_;
    first = error_words_.size();
    error_words_.resize(first + words, 0);
    const LabelVector& labels = soa_.labels(predictor);
    for (std::size_t i = 0; i < rows_.size(); ++i) {
      const std::uint64_t wrong = labels[rows_[i].point] != rows_[i].label ? 1 : 0;
      error_words_[first + i / 64] |= wrong << (i % 64);
    }
  }
  std::uint64_t mask = ~std::uint64_t{0} << (from % 64);
  for (std::size_t word = from / 64; word < words; ++word, mask = ~std::uint64_t{0}) {
    const std::uint64_t errors = error_words_[first + word] & mask;
    if (errors != 0)
      return static_cast<std::uint32_t>(word * 64) + static_cast<std::uint32_t>(std::countr_zero(errors));
  }
  return size();
}

// Both labels of the contest point of two version spaces with different predictors: visit(what wins with that label).
template <typename Visit>
void LeanBatch::contest(StateId one, StateId other, const Visit& visit) {
  const LabelVector& labels = soa_.labels_at(one);
  const PointIndex z = *labels.contest_point(soa_.labels_at(other));
  for (const Label label : {Label::minus, Label::plus}) {
    const StateId wrong_there = labels[z] != label ? one : other;
    const StateId after = soa_.next(wrong_there, {z, label});
    if (alive(after)) visit(after);
  }
}

const LeanBatch::Outcomes& LeanBatch::outcomes(int level, std::uint32_t start) {
  Outcomes& result = items_[static_cast<std::size_t>(level - 1)][start];
  if (result.batch == batch_) return result;
  result.batch = batch_;
  result.items.clear();
  if (level == 1) {
    const std::uint32_t row = next_error(soa_.predictor(SoaAutomaton::start()), start);
    if (row < size()) result.items.push_back({restricted(SoaAutomaton::start(), row), row + 1});
    result.longest = std::min(row + 1, size());
    return result;
  }
  const Outcomes& bases = outcomes(level - 1, start);
  result.longest = bases.longest;
  for (const Outcome& base : bases.items) {
    if (soa_.spent()) break;  // the list will be empty
    follow_base(level, base, result);
  }
  std::sort(result.items.begin(), result.items.end());
  result.items.erase(std::unique(result.items.begin(), result.items.end()), result.items.end());
  return result;
}

// Opponents of one base, one after the other, until the base errs.
void LeanBatch::follow_base(int level, const Outcome& base, Outcomes& result) {
  const PredictorId predictor = soa_.predictor(base.state);
  const std::uint32_t error = next_error(predictor, base.end);  // m: none
  bool errs = false;                                            // row `error` is read before a contest
  std::vector<std::uint32_t> starts = {base.end};
  for (std::uint64_t built = 0; !starts.empty() && (level == 2 || built < constants_.opponents_at(level)); ++built) {
    std::vector<std::uint32_t> next;
    if (soa_.spent()) return;
    for (const std::uint32_t start : starts) {
      const Outcomes& opponents = outcomes(level - 1, start);
      if (opponents.longest > error) errs = true;
      result.longest = std::max(result.longest, std::min(opponents.longest, error));
      for (const Outcome& opponent : opponents.items) {
        if (opponent.end > error) continue;  // the base has erred by then
        if (soa_.predictor(opponent.state) == predictor) {
          next.push_back(opponent.end);
        } else {
          contest(base.state, opponent.state, [&](StateId after) { result.items.push_back({after, opponent.end}); });
        }
      }
    }
    std::sort(next.begin(), next.end());
    next.erase(std::unique(next.begin(), next.end()), next.end());
    starts = std::move(next);
  }
  if (!starts.empty()) errs = true;  // opponents used up: rows are read until the base errs or they end
  if (!errs) return;
  if (error < size()) result.items.push_back({restricted(base.state, error), error + 1});
  result.longest = std::max(result.longest, std::min(error + 1, size()));
}

void LeanBatch::list_items() {
  const int dimension = constants_.goal.dimension;
  for (int level = 1; level < dimension; ++level) {
    std::vector<std::uint32_t> starts = {0};
    for (std::uint64_t i = 0; i < constants_.repetitions_at(level) && !starts.empty(); ++i) {
      std::vector<std::uint32_t> next;
      for (const std::uint32_t start : starts) {
        for (const Outcome& item : outcomes(level, start).items) {
          add(CandidateTag::low, item.state);
          next.push_back(item.end);
        }
      }
      std::sort(next.begin(), next.end());
      next.erase(std::unique(next.begin(), next.end()), next.end());
      starts = std::move(next);
    }
  }
  for (const Outcome& item : outcomes(dimension, 0).items) {
    if (next_error(soa_.predictor(item.state), 0) == size()) add(CandidateTag::top, item.state);
  }
}

// Variant F: g₁ from the first mistake of f_∅; its first error on any row, or the first later mistake that gives
// another predictor, or g₁ itself.
void LeanBatch::list_stuck() {
  const PredictorId nothing = soa_.predictor(SoaAutomaton::start());
  const std::uint32_t first = next_error(nothing, 0);
  if (first == size()) return;
  const StateId base = restricted(SoaAutomaton::start(), first);
  if (!alive(base)) return;
  const PredictorId predictor = soa_.predictor(base);
  const std::uint32_t error = next_error(predictor, 0);
  if (error < size()) {
    const StateId after = restricted(base, error);
    if (alive(after)) add(CandidateTag::top, after);
    return;
  }
  for (std::uint32_t row = next_error(nothing, first + 1); row < size(); row = next_error(nothing, row + 1)) {
    const StateId opponent = restricted(SoaAutomaton::start(), row);
    if (!alive(opponent)) return;
    if (soa_.predictor(opponent) == predictor) continue;
    contest(base, opponent, [&](StateId after) {
      if (next_error(soa_.predictor(after), 0) == size()) add(CandidateTag::top, after);
    });
    return;
  }
  add(CandidateTag::top, base);
}

// Makes it a set. Its size keeps the bounds for every batch; were it ever larger, what is last in a public order would
// go: never an abort, which would tell something of the data.
void LeanBatch::finish() {
  std::sort(list_.begin(), list_.end());
  list_.erase(std::unique(list_.begin(), list_.end()), list_.end());
  for (const CandidateTag tag : {CandidateTag::low, CandidateTag::top}) {
    const auto [first, last] =
        std::equal_range(list_.begin(), list_.end(), ListedPredictor{tag, 0},
                         [](const ListedPredictor& a, const ListedPredictor& b) { return a.tag < b.tag; });
    const std::uint64_t bound = tag == CandidateTag::low ? constants_.low_bound : constants_.top_bound;
    if (static_cast<std::uint64_t>(last - first) <= bound) continue;
    std::sort(first, last, [&](const ListedPredictor& a, const ListedPredictor& b) {
      return soa_.labels(a.predictor).to_string() < soa_.labels(b.predictor).to_string();
    });
    list_.erase(first + static_cast<std::ptrdiff_t>(bound), last);
  }
}

}  // namespace littlestone
