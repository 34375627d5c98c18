// SPDX-License-Identifier: GPL-3.0-or-later
// One run of the lean learner, one of its batches as it is watched, and what an onlooker could tell of one changed
// example.
#pragma once

#include <cstdint>
#include <memory>
#include <utility>
#include <vector>

#include "core/base/run_control.hpp"
#include "core/learner/lean_learner.hpp"
#include "core/learner/lean_trace.hpp"
#include "core/study/private_run/changed_example.hpp"
#include "core/study/private_run/list_cost.hpp"

namespace littlestone {

/// A batch of the lean learner from left to right: the items that the target's labels make on the way to Item(d), and
/// beside each contest the version space that the other label makes. The learner does not know which label is the
/// target's.
struct LeanTape {
  static constexpr std::int32_t none = -1;

  /// A version space V with its predictor f_V.
  struct Card {
    /// How an outcome with the other label of a contest fares.
    enum class Ending { lives, emptied, refuted };
    int level = 1;  // Ldim(V) ≤ d − level on the target's path
    LeanTraceItem::Made made = LeanTraceItem::Made::first_mistake;
    std::uint32_t rows = 0;        // read when it was made: it stands at row `rows`, 1-based
    bool is_true = true;           // all labels are the target's
    std::int32_t base = none;      // cards: what it was made of
    std::int32_t opponent = none;  // of a contest
    PointIndex point = 0;          // of a contest
    Label label = Label::minus;    // of a contest
    LabelVector labels;            // f_V; empty where V is
    VersionSpace space;            // V; no bits where it is empty
    Ending ending = Ending::lives;
    std::uint32_t refuted_by = 0;  // refuted: the first row that shows it, 0-based
  };

  /// What happens, in order; `rows` have been read by then. Cards that are named were made before or are made by it.
  struct Step {
    enum class Kind {
      mistake,       // f_∅ errs: `card` of level 1 is made
      base_mistake,  // the base errs on a row: `card` is made
      contest,       // `other` (base) and `card` (opponent) first differ at `point`
      followed,      // both labels: `card` with the target's, `other` with the other one
      equal,         // opponent `card` has the predictor of base `other`: no contest
      waits,         // base `other` has used up its opponents
      out_of_rows,   // no item of level d
      stuck,         // variant F: nothing differs from `card`
      candidate,     // all rows agree with `card`: it comes on the list
      disagrees,     // some row is wrong for `card`, of level d
      low,           // the items of the levels below d are listed; there are such levels
      list,          // the batch votes
    };
    Kind kind = Kind::mistake;
    std::uint32_t rows = 0;
    std::int32_t card = none;
    std::int32_t other = none;
    PointIndex point = 0;
  };

  /// A vote of the batch and where it came from.
  struct Listed {
    CandidateTag tag = CandidateTag::low;
    LabelVector labels;
    std::vector<std::pair<int, std::uint64_t>>
        from;                           // levels of the items, and how often over all labels that were followed
    std::vector<std::uint32_t> errors;  // rows of the batch on which it errs, 0-based, rising
  };

  std::vector<Card> cards;
  std::vector<Step> steps;
  std::vector<Listed> list;    // top before low, then as the batch has it
  std::uint64_t outcomes = 0;  // label sequences of Item(d) that were followed
  bool all_outcomes = true;    // false: there are more
};

/// The tape of a recorded batch. `trace` is of this automaton, class and target.
[[nodiscard]] LeanTape make_lean_tape(SoaAutomaton& soa, const LeanTrace& trace, const LabelVector& target);

/// One run of the lean learner with what lies before its privacy boundary. For synthetic data.
struct LeanRun {
  LeanConstants constants;
  LeanLearnerResult result;
  ChoosingLaw law;                   // of result.internals.candidates, and of none
  std::vector<ListCost> list_costs;  // votes that win with chance .9, by the length of a list
  std::uint64_t watched = 0;         // the batch of `trace`
  LeanTrace trace;
  LeanTape tape;
  ChangedExample neighbour;  // the label turned in the watched batch that moves the law most; as it was where none does
};

/// Runs the lean learner with these constants and seed on the distribution and records the batch worth watching: of the
/// first 64 one that comes to a candidate of level d, with a contest and a mistake of a base where there is such a one,
/// in as few rows as any of them. `constants` complete, of dimension Ldim(H). d = 0: no batch. A stopped run has
/// result.ended = stopped and nothing after it. Throws InputError as run_lean_learner. Beside the run a trace a batch,
/// one list a row of the watched one, and one law for each different list.
[[nodiscard]] LeanRun compute_lean_run(SoaAutomaton& soa, const Distribution& distribution,
                                       const LeanConstants& constants, std::uint64_t seed,
                                       const Observer& observer = {});

}  // namespace littlestone
