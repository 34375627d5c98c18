// SPDX-License-Identifier: GPL-3.0-or-later
// The record of one batch of the lean learner: every item, contest and outcome, from which any step can be drawn
// exactly.
#pragma once

#include <cstdint>
#include <optional>
#include <span>
#include <vector>

#include "core/learner/lean_batch.hpp"

namespace littlestone {

/// An item as it came to be.
struct LeanTraceItem {
  static constexpr std::int32_t none = -1;
  enum class Made {
    first_mistake,  // f_∅ erred on the row: level 1
    base_mistake,   // the base erred on the row: its version space restricted to it
    contest,        // base and opponent differed first at `point`; with `label` this side was wrong there
  };
  int level = 1;
  Made made = Made::first_mistake;
  std::uint32_t begin = 0;       // rows read before it was begun
  std::uint32_t end = 0;         // … and when it was there; a mistake was on row end − 1
  StateId state = 0;             // V
  PredictorId predictor = 0;     // f_V
  std::int32_t base = none;      // in `items` of the run
  std::int32_t opponent = none;  // contest: the other side; in `items` of the run
  PointIndex point = 0;          // contest: z
  Label label = Label::minus;    // contest: ℓ
};

/// What happened, in order. `rows` is the number of rows read by then.
struct LeanEvent {
  enum class Kind {
    item,         // `item` was made
    equal,        // opponent `item` has the predictor of base `other`: no contest
    contest,      // base `other` and opponent `item` differ first at `point`; what follows depends on the label
    waits,        // base `other` has used up its opponents: rows are read until it errs
    emptied,      // no hypothesis is left: the outcome ends
    refuted,      // none that is left agrees with all rows, `row` is the first that shows it: the outcome ends
    out_of_rows,  // no item
    stuck,        // variant F: nothing differs from `item`, it is voted for
    candidate,    // the predictor of `item` comes on the list
    disagrees,    // a full item whose predictor errs on `row`: no candidate
  };
  Kind kind = Kind::item;
  std::uint32_t rows = 0;
  std::int32_t item = LeanTraceItem::none;
  std::int32_t other = LeanTraceItem::none;
  PointIndex point = 0;
  std::uint32_t row = 0;
};

/// What happened between two contests. A branch that ends with a contest goes on in one child a label.
struct LeanBranch {
  std::int32_t parent = LeanTraceItem::none;  // none at the first
  Label label = Label::minus;                 // of the contest that ends the parent
  bool is_true = false;                       // every label so far is the target's; false where no target is known
  std::vector<LeanEvent> events;
  std::int32_t child[2] = {LeanTraceItem::none, LeanTraceItem::none};  // for labels − and +; none: not followed
};

/// All label sequences of one level's items: Item(level) over and over for a low level, Item(d) once.
struct LeanRunTrace {
  int level = 1;
  CandidateTag tag = CandidateTag::low;
  std::vector<LeanTraceItem> items;
  std::vector<LeanBranch> branches;  // [0] is the root; the true one first among children
  std::uint64_t histories = 0;       // sequences of labels followed to their end
  bool complete = true;              // false: there are more
};

/// One batch.
struct LeanTrace {
  Sample rows;
  std::vector<LeanRunTrace> runs;     // levels 1 … d; for variant F one, of level 2
  std::vector<ListedPredictor> list;  // what LeanBatch makes of the rows, whether the trace is complete or not
};

/// Records a batch of constants.batch rows: the label sequences one by one, the target's first if it is given, at most
/// `most_histories` ≥ 1 a level. Candidates of a complete trace are those of `list`. Time: that of each history. Throws
/// InputError as LeanBatch, and (field "data") for another number of rows.
[[nodiscard]] LeanTrace trace_lean_batch(SoaAutomaton& soa, const LeanConstants& constants,
                                         std::span<const Example> rows, const std::optional<LabelVector>& target,
                                         std::uint64_t most_histories = 64);

}  // namespace littlestone
