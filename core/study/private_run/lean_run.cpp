// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/study/private_run/lean_run.hpp"

#include <algorithm>
#include <iterator>
#include <map>
#include <optional>
#include <string>
#include <tuple>

namespace littlestone {
namespace {

constexpr std::uint64_t most_histories = 64;

// Follows the target's path of the run that leads to Item(d).
class TapeMaker {
 public:
  TapeMaker(SoaAutomaton& soa, const LeanRunTrace& run, const LabelVector& target, LeanTape& tape)
      : soa_(soa), run_(run), target_(target), tape_(tape) {}

  void make() {
    cards_.assign(run_.items.size(), LeanTape::none);
    std::int32_t at = run_.branches.empty() ? LeanTape::none : 0;
    while (at != LeanTape::none) {
      const LeanBranch& branch = run_.branches[static_cast<std::size_t>(at)];
      at = LeanTape::none;
      for (const LeanEvent& event : branch.events) {
        tell(event);
        if (event.kind != LeanEvent::Kind::contest) continue;
        const Label truth = target_[event.point];
        contest_ = &event;
        other_ = child(branch, opposite(truth));
        at = branch.child[truth == Label::plus ? 1 : 0];
      }
    }
  }

 private:
  using Kind = LeanTape::Step::Kind;

  const LeanBranch* child(const LeanBranch& branch, Label label) const {
    const std::int32_t id = branch.child[label == Label::plus ? 1 : 0];
    return id == LeanTraceItem::none ? nullptr : &run_.branches[static_cast<std::size_t>(id)];
  }
  const LeanTraceItem& item(std::int32_t id) const { return run_.items[static_cast<std::size_t>(id)]; }
  std::int32_t card_of(std::int32_t id) const {
    return id == LeanTraceItem::none ? LeanTape::none : cards_[static_cast<std::size_t>(id)];
  }

  LeanTape::Step& step(Kind kind, const LeanEvent& event) {
    LeanTape::Step& made = tape_.steps.emplace_back();
    made.kind = kind;
    made.rows = event.rows;
    made.card = card_of(event.item);
    made.other = card_of(event.other);
    made.point = event.point;
    return made;
  }

  void tell(const LeanEvent& event) {
    switch (event.kind) {
      case LeanEvent::Kind::item: return add_item(event);
      case LeanEvent::Kind::equal: (void)step(Kind::equal, event); return;
      case LeanEvent::Kind::contest: (void)step(Kind::contest, event); return;
      case LeanEvent::Kind::waits: (void)step(Kind::waits, event); return;
      case LeanEvent::Kind::out_of_rows: (void)step(Kind::out_of_rows, event); return;
      case LeanEvent::Kind::stuck: (void)step(Kind::stuck, event); return;
      case LeanEvent::Kind::disagrees: (void)step(Kind::disagrees, event); return;
      case LeanEvent::Kind::candidate:
        // Of a stuck batch it was told already.
        if (tape_.steps.empty() || tape_.steps.back().kind != Kind::stuck) (void)step(Kind::candidate, event);
        return;
      case LeanEvent::Kind::emptied:
      case LeanEvent::Kind::refuted: return;  // not with the target's labels
    }
  }

  void add_item(const LeanEvent& event) {
    const LeanTraceItem& made = item(event.item);
    cards_[static_cast<std::size_t>(event.item)] = static_cast<std::int32_t>(tape_.cards.size());
    LeanTape::Card& card = tape_.cards.emplace_back();
    card.level = made.level;
    card.made = made.made;
    card.rows = made.end;
    card.base = card_of(made.base);
    card.opponent = card_of(made.opponent);
    card.point = made.point;
    card.label = made.label;
    card.labels = soa_.labels(made.predictor);
    card.space = soa_.version_space(made.state);
    switch (made.made) {
      case LeanTraceItem::Made::first_mistake: (void)step(Kind::mistake, event); return;
      case LeanTraceItem::Made::base_mistake: step(Kind::base_mistake, event).other = card_of(made.base); return;
      case LeanTraceItem::Made::contest: break;
    }
    LeanTape::Step& both = step(Kind::followed, event);
    both.point = made.point;
    both.other = static_cast<std::int32_t>(tape_.cards.size());
    add_other(made);
  }

  // What the label that is not the target's makes of the contest.
  void add_other(const LeanTraceItem& made) {
    const Label label = opposite(made.label);
    const bool base_errs = soa_.labels(item(contest_->other).predictor)[made.point] != label;
    const StateId side = item(base_errs ? contest_->other : contest_->item).state;
    const StateId state = soa_.next(side, {made.point, label});
    LeanTape::Card card = tape_.cards.back();
    card.is_true = false;
    card.label = label;
    if (!soa_.realizable(state)) {
      card.labels = {};
      card.space = {};
      card.ending = LeanTape::Card::Ending::emptied;
    } else {
      card.labels = soa_.labels(soa_.predictor(state));
      card.space = soa_.version_space(state);
      if (other_ != nullptr && !other_->events.empty() && other_->events.front().kind == LeanEvent::Kind::refuted) {
        card.ending = LeanTape::Card::Ending::refuted;
        card.refuted_by = other_->events.front().row;
      }
    }
    tape_.cards.push_back(std::move(card));
  }

  SoaAutomaton& soa_;
  const LeanRunTrace& run_;
  const LabelVector& target_;
  LeanTape& tape_;
  std::vector<std::int32_t> cards_;     // by item
  const LeanEvent* contest_ = nullptr;  // the last one
  const LeanBranch* other_ = nullptr;   // what its other label leads to; null: not recorded
};

std::vector<std::uint32_t> errors_on(const LabelVector& labels, const Sample& rows) {
  std::vector<std::uint32_t> errors;
  for (std::uint32_t row = 0; row < rows.size(); ++row) {
    if (labels[rows[row].point] != rows[row].label) errors.push_back(row);
  }
  return errors;
}

// How good a batch is to watch: the greater the better.
std::tuple<bool, bool, bool, std::int64_t> worth(const LeanTape& tape) {
  using Kind = LeanTape::Step::Kind;
  bool candidate = false;
  bool contest = false;
  bool mistake = false;
  std::int64_t rows = 0;
  for (const LeanTape::Step& step : tape.steps) {
    candidate = candidate || step.kind == Kind::candidate;
    contest = contest || step.kind == Kind::contest;
    mistake = mistake || step.kind == Kind::base_mistake;
    if (step.kind != Kind::low && step.kind != Kind::list) rows = step.rows;
  }
  return {candidate, contest, mistake, -rows};
}

class NeighbourSearch {
 public:
  NeighbourSearch(SoaAutomaton& soa, const LeanRun& run)
      : soa_(soa), run_(run), batch_(soa, run.constants), choice_(run.constants) {
    for (const LeanCandidate& candidate : run.result.internals.candidates) {
      tallies_[{candidate.tag, soa.predictor_of(candidate.labels)}] = {candidate.votes, candidate.errors};
    }
  }

  ChangedExample search() {
    const OutputLaw before = law_with(run_.trace.list);
    ChangedExample best = compare(before, before);
    double most = -1;  // a vote above the cap moves nothing, and is shown all the same
    std::map<std::vector<ListedPredictor>, bool> seen;
    Sample rows = run_.trace.rows;
    std::uint64_t matter = 0;
    for (std::uint32_t row = 0; row < rows.size(); ++row) {
      rows[row].label = opposite(rows[row].label);
      const std::vector<ListedPredictor> list = batch_.list(rows);
      rows[row].label = opposite(rows[row].label);
      if (list == run_.trace.list) continue;
      ++matter;
      if (!seen.emplace(list, true).second) continue;
      const OutputLaw after = law_with(list);
      const double moved_by = distance(before, after);
      if (moved_by <= most) continue;
      most = moved_by;
      best = compare(before, after);
      best.row = row;
      std::vector<ListedPredictor> moved;
      std::set_symmetric_difference(list.begin(), list.end(), run_.trace.list.begin(), run_.trace.list.end(),
                                    std::back_inserter(moved));
      best.votes_moved = moved.size();
    }
    best.rows_that_matter = matter;
    return best;
  }

 private:
  OutputLaw law_with(const std::vector<ListedPredictor>& list) {
    std::map<ListedPredictor, Tally> tallies = tallies_;
    for (const ListedPredictor& listed : run_.trace.list) --tallies.at(listed).votes;
    for (const ListedPredictor& listed : list) {
      const auto [place, is_new] = tallies.try_emplace(listed, Tally{0, 0});
      if (is_new)
        place->second.errors = count_errors(soa_.labels(listed.predictor), run_.result.internals.selection_sample);
      ++place->second.votes;
    }
    std::erase_if(tallies, [](const auto& entry) { return entry.second.votes == 0; });
    std::vector<Tally> named;
    named.reserve(tallies.size());
    for (const auto& [listed, tally] : tallies) named.push_back(tally);
    const ChoosingLaw law = choice_.law(named);
    OutputLaw result;
    result.none = law.none;
    std::size_t i = 0;
    for (const auto& [listed, tally] : tallies) {
      OutputLaw::Chosen& chosen = result.chosen[soa_.labels(listed.predictor).to_string()];
      chosen.votes += tally.votes;
      chosen.probability += law.chosen[i++];
    }
    return result;
  }

  ChangedExample compare(const OutputLaw& before, const OutputLaw& after) const {
    return compare_laws(before, after, soa_.labels_at(SoaAutomaton::start()), run_.constants.goal.epsilon);
  }

  SoaAutomaton& soa_;
  const LeanRun& run_;
  LeanBatch batch_;
  LeanChoice choice_;
  std::map<ListedPredictor, Tally> tallies_;
};

}  // namespace

LeanTape make_lean_tape(SoaAutomaton& soa, const LeanTrace& trace, const LabelVector& target) {
  LeanTape tape;
  const LeanRunTrace& top = trace.runs.back();
  TapeMaker(soa, top, target, tape).make();
  tape.outcomes = top.histories;
  tape.all_outcomes = top.complete;
  LeanTape::Step last;
  last.rows = static_cast<std::uint32_t>(trace.rows.size());
  last.kind = LeanTape::Step::Kind::low;
  if (trace.runs.size() > 1) tape.steps.push_back(last);
  last.kind = LeanTape::Step::Kind::list;
  tape.steps.push_back(last);

  for (const ListedPredictor& listed : trace.list) {
    LeanTape::Listed& entry = tape.list.emplace_back();
    entry.tag = listed.tag;
    entry.labels = soa.labels(listed.predictor);
    entry.errors = errors_on(entry.labels, trace.rows);
    for (const LeanRunTrace& run : trace.runs) {
      if (run.tag != listed.tag) continue;
      std::uint64_t times = 0;
      for (const LeanBranch& branch : run.branches) {
        for (const LeanEvent& event : branch.events) {
          if (event.kind != LeanEvent::Kind::candidate) continue;
          if (run.items[static_cast<std::size_t>(event.item)].predictor == listed.predictor) ++times;
        }
      }
      if (times > 0) entry.from.emplace_back(run.level, times);
    }
  }
  std::stable_sort(tape.list.begin(), tape.list.end(), [](const LeanTape::Listed& a, const LeanTape::Listed& b) {
    return a.tag == CandidateTag::top && b.tag == CandidateTag::low;
  });
  return tape;
}

LeanRun compute_lean_run(SoaAutomaton& soa, const Distribution& distribution, const LeanConstants& constants,
                         std::uint64_t seed, const Observer& observer) {
  LeanRun run;
  run.constants = constants;
  LeanLearnerOptions options;
  options.constants = constants;
  options.seed = seed;
  const LearnerData data = distribution;
  run.result = run_lean_learner(soa, data, options, observer);
  if (run.result.ended == Ended::stopped || constants.goal.dimension == 0) return run;
  run.law = choosing_law(constants, run.result.internals);
  run.list_costs = list_costs(constants);

  constexpr std::uint64_t most_looked_at = 64;
  const std::uint64_t batches = std::min(constants.batches, most_looked_at);
  std::optional<decltype(worth({}))> best;
  for (std::uint64_t batch = 0; batch < batches; ++batch) {
    if (stop_requested(observer, {"batches", batch, batches})) {
      run.result.ended = Ended::stopped;
      return run;
    }
    const LeanTrace trace =
        trace_lean_batch(soa, constants, lean_batch_rows(data, options, batch), distribution.target, 1);
    const auto value = worth(make_lean_tape(soa, trace, distribution.target));
    if (best && value <= *best) continue;
    best = value;
    run.watched = batch;
  }
  run.trace = trace_lean_batch(soa, constants, lean_batch_rows(data, options, run.watched), distribution.target,
                               most_histories);
  run.tape = make_lean_tape(soa, run.trace, distribution.target);
  run.neighbour = NeighbourSearch(soa, run).search();
  return run;
}

}  // namespace littlestone
