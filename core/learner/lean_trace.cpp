// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/learner/lean_trace.hpp"

#include <algorithm>

#include "core/base/error.hpp"
#include "core/base/rules.hpp"

namespace littlestone {
namespace {

// Plays one level of a batch again and again, each time with a longer sequence of labels. What a run shares with one
// before it is recorded already: only the events of a new branch are put down.
class Tracer {
 public:
  Tracer(SoaAutomaton& soa, const LeanConstants& constants, std::span<const Example> rows,
         const std::optional<LabelVector>& target, LeanRunTrace& trace)
      : soa_(soa), constants_(constants), rows_(rows), target_(target), trace_(trace) {
    agreeing_ = soa_.concept_class().everything();
    prefixes_.push_back(agreeing_);
    for (const Example& row : rows_) {
      agreeing_ = soa_.concept_class().restrict(agreeing_, row.point, row.label);
      prefixes_.push_back(agreeing_);
    }
  }

  void run(std::uint64_t most_histories) {
    trace_.branches.emplace_back();
    trace_.branches[0].is_true = target_.has_value();
    std::vector<std::int32_t> open = {0};  // branches to be played; the last one next
    while (!open.empty()) {
      if (trace_.histories == most_histories) {
        trace_.complete = false;
        return;
      }
      const std::int32_t leaf = open.back();
      open.pop_back();
      begin(leaf);
      play();
      if (status_ != Status::asks) {
        ++trace_.histories;
        continue;
      }
      const PointIndex z = branch(leaf).events.back().point;
      const Label first = target_ ? (*target_)[z] : Label::minus;
      for (const Label label : {opposite(first), first}) {  // the true one is played first
        LeanBranch child;
        child.parent = leaf;
        child.label = label;
        child.is_true = branch(leaf).is_true && label == first;
        const auto id = static_cast<std::int32_t>(trace_.branches.size());
        branch(leaf).child[label == Label::plus ? 1 : 0] = id;
        trace_.branches.push_back(std::move(child));
        open.push_back(id);
      }
    }
  }

 private:
  enum class Status { going, out_of_rows, base_errs, ended, asks };

  LeanBranch& branch(std::int32_t id) { return trace_.branches[static_cast<std::size_t>(id)]; }
  LeanTraceItem& item_at(std::int32_t id) { return trace_.items[static_cast<std::size_t>(id)]; }
  const LabelVector& labels(std::int32_t id) { return soa_.labels(item_at(id).predictor); }

  void begin(std::int32_t leaf) {
    path_.clear();
    for (std::int32_t id = leaf; id != LeanTraceItem::none; id = branch(id).parent) path_.push_back(id);
    std::reverse(path_.begin(), path_.end());
    depth_ = 0;
    told_ = 0;
    position_ = 0;
    bases_.clear();
    status_ = Status::going;
  }

  // Puts an event down, or goes past it where an earlier run did; returns it as it is recorded.
  const LeanEvent& tell(const LeanEvent& event) {
    std::vector<LeanEvent>& events = branch(path_[depth_]).events;
    if (depth_ + 1 == path_.size()) events.push_back(event);  // the leaf is new
    return events[told_++];
  }
  LeanEvent at_now(LeanEvent::Kind kind) const {
    LeanEvent event;
    event.kind = kind;
    event.rows = position_;
    return event;
  }

  void play() {
    if (constants_.variant == LeanVariant::stuck) {
      play_stuck();
    } else {
      play_items();
    }
    if (status_ == Status::out_of_rows) (void)tell(at_now(LeanEvent::Kind::out_of_rows));
  }

  void play_items() {
    const bool top = trace_.tag == CandidateTag::top;
    const std::uint64_t repetitions = top ? 1 : constants_.repetitions_at(trace_.level);
    for (std::uint64_t i = 0; i < repetitions; ++i) {
      const auto made = item(trace_.level);
      if (!made) return;
      if (top) {
        vote_if_it_agrees(*made);
      } else {
        tell_candidate(*made);
      }
    }
  }

  void play_stuck() {
    const auto first = item(1);
    if (!first) return;
    if (const auto row = first_error(*first)) {
      position_ = *row + 1;
      if (const auto made = make(2, LeanTraceItem::Made::base_mistake, 0, restricted(*first, *row), *first)) {
        tell_candidate(*made);
      }
      return;
    }
    for (;;) {
      const auto later = item(1);
      if (!later) {
        if (status_ != Status::out_of_rows) return;
        status_ = Status::going;
        LeanEvent event = at_now(LeanEvent::Kind::stuck);
        event.item = *first;
        (void)tell(event);
        tell_candidate(*first);
        return;
      }
      if (item_at(*later).predictor != item_at(*first).predictor) {
        if (const auto made = contest(2, 0, *first, *later)) vote_if_it_agrees(*made);
        return;
      }
      tell_equal(*first, *later);
    }
  }

  void tell_candidate(std::int32_t id) {
    LeanEvent event = at_now(LeanEvent::Kind::candidate);
    event.item = id;
    (void)tell(event);
  }
  void tell_equal(std::int32_t base, std::int32_t opponent) {
    LeanEvent event = at_now(LeanEvent::Kind::equal);
    event.item = opponent;
    event.other = base;
    (void)tell(event);
  }
  void vote_if_it_agrees(std::int32_t id) {
    const auto row = first_error(id);
    if (!row) {
      tell_candidate(id);
      return;
    }
    LeanEvent event = at_now(LeanEvent::Kind::disagrees);
    event.item = id;
    event.row = *row;
    (void)tell(event);
  }

  std::optional<std::uint32_t> first_error(std::int32_t id) {
    for (std::uint32_t row = 0; row < rows_.size(); ++row) {
      if (labels(id)[rows_[row].point] != rows_[row].label) return row;
    }
    return std::nullopt;
  }
  StateId restricted(std::int32_t id, std::uint32_t row) { return soa_.next(item_at(id).state, rows_[row]); }

  bool read() {
    if (position_ == rows_.size()) {
      status_ = Status::out_of_rows;
      return false;
    }
    const Example row = rows_[position_++];
    for (std::size_t base = 0; base < bases_.size(); ++base) {  // the outermost first
      if (labels(bases_[base])[row.point] != row.label) {
        status_ = Status::base_errs;
        erring_ = base;
        return false;
      }
    }
    return true;
  }

  std::optional<std::int32_t> item(int level) {
    const std::uint32_t begun = position_;
    if (level == 1) {
      const PredictorId nothing = soa_.predictor(SoaAutomaton::start());
      while (read()) {
        const Example row = rows_[position_ - 1];
        if (soa_.labels(nothing)[row.point] == row.label) continue;
        return make(1, LeanTraceItem::Made::first_mistake, begun, soa_.next(SoaAutomaton::start(), row),
                    LeanTraceItem::none);
      }
      return std::nullopt;
    }
    const auto base = item(level - 1);
    if (!base) return std::nullopt;
    const std::size_t own = bases_.size();
    bases_.push_back(*base);
    for (std::uint64_t built = 0;; ++built) {
      if (level > 2 && built == constants_.opponents_at(level)) {
        LeanEvent event = at_now(LeanEvent::Kind::waits);
        event.other = *base;
        (void)tell(event);
        while (read()) {
        }
        break;
      }
      const auto opponent = item(level - 1);
      if (!opponent) break;
      if (item_at(*opponent).predictor == item_at(*base).predictor) {
        tell_equal(*base, *opponent);
        continue;
      }
      bases_.resize(own);
      return contest(level, begun, *base, *opponent);
    }
    bases_.resize(own);
    if (status_ != Status::base_errs || erring_ != own) return std::nullopt;
    status_ = Status::going;
    return make(level, LeanTraceItem::Made::base_mistake, begun, restricted(*base, position_ - 1), *base);
  }

  std::optional<std::int32_t> contest(int level, std::uint32_t begun, std::int32_t base, std::int32_t opponent) {
    const PointIndex z = *labels(base).contest_point(labels(opponent));
    LeanEvent event = at_now(LeanEvent::Kind::contest);
    event.item = opponent;
    event.other = base;
    event.point = z;
    (void)tell(event);
    if (depth_ + 1 == path_.size()) {
      status_ = Status::asks;
      return std::nullopt;
    }
    const Label label = branch(path_[++depth_]).label;
    told_ = 0;
    const std::int32_t side = labels(base)[z] != label ? base : opponent;
    const StateId after = soa_.next(item_at(side).state, {z, label});
    const auto made = make(level, LeanTraceItem::Made::contest, begun, after, base);
    if (made) {
      item_at(*made).opponent = opponent;
      item_at(*made).point = z;
      item_at(*made).label = label;
    }
    return made;
  }

  // The item, unless its outcome ends here.
  std::optional<std::int32_t> make(int level, LeanTraceItem::Made how, std::uint32_t begun, StateId state,
                                   std::int32_t base) {
    const bool empty = !soa_.realizable(state);
    const bool refuted =
        !empty && constants_.variant == LeanVariant::items && soa_.version_space(state).count_and(agreeing_) == 0;
    if (empty || refuted) {
      LeanEvent event = at_now(empty ? LeanEvent::Kind::emptied : LeanEvent::Kind::refuted);
      if (refuted) {
        while (soa_.version_space(state).count_and(prefixes_[event.row + 1]) > 0) ++event.row;
      }
      (void)tell(event);
      status_ = Status::ended;
      return std::nullopt;
    }
    LeanEvent event = at_now(LeanEvent::Kind::item);
    if (depth_ + 1 == path_.size()) {
      LeanTraceItem made;
      made.level = level;
      made.made = how;
      made.begin = begun;
      made.end = position_;
      made.state = state;
      made.predictor = soa_.predictor(state);
      made.base = base;
      event.item = static_cast<std::int32_t>(trace_.items.size());
      trace_.items.push_back(made);
    }
    return tell(event).item;
  }

  SoaAutomaton& soa_;
  const LeanConstants& constants_;
  std::span<const Example> rows_;
  const std::optional<LabelVector>& target_;
  LeanRunTrace& trace_;
  VersionSpace agreeing_;               // with all rows
  std::vector<VersionSpace> prefixes_;  // with the first rows
  std::vector<std::int32_t> path_;      // of branches, root first
  std::size_t depth_ = 0;               // in path_
  std::size_t told_ = 0;                // events of the branch gone past
  std::uint32_t position_ = 0;          // rows read
  std::vector<std::int32_t> bases_;     // that rows are tested on, the outermost first
  std::size_t erring_ = 0;
  Status status_ = Status::going;
};

}  // namespace

LeanTrace trace_lean_batch(SoaAutomaton& soa, const LeanConstants& constants, std::span<const Example> rows,
                           const std::optional<LabelVector>& target, std::uint64_t most_histories) {
  if (rows.size() != constants.batch) {
    throw InputError("data", rules::value_examples(rows.size()), rules::exact_examples(constants.batch));
  }
  LeanTrace trace;
  trace.rows.assign(rows.begin(), rows.end());
  trace.list = LeanBatch(soa, constants).list(rows);
  const int dimension = constants.goal.dimension;
  for (int level = constants.variant == LeanVariant::stuck ? dimension : 1; level <= dimension; ++level) {
    LeanRunTrace& run = trace.runs.emplace_back();
    run.level = level;
    run.tag = level == dimension ? CandidateTag::top : CandidateTag::low;
    Tracer(soa, constants, rows, target, run).run(most_histories);
  }
  return trace;
}

}  // namespace littlestone
