// SPDX-License-Identifier: GPL-3.0-or-later
// One contest of the tournament at a moment: who meets, the coin, what either side has left, and what is said of it.
#pragma once

#include <memory>
#include <vector>

#include "core/study/private_run/private_run.hpp"
#include "core/study/private_run/run_facts.hpp"
#include "ui/shell/lecture_page.hpp"

namespace littlestone::ui {

/// The contest that the last of `events_done` events belongs to, at a phase of that event's motion.
struct Contest {
  enum class State {
    none,     // no contest: nothing was drawn yet, or the tournament is over
    drawing,  // one of the two is still to come
    same,     // both predict the same: no contest
    asked,    // they differ, and the coin is still to fall
    tossed,   // it is in the air
    decided
  };

  Contest(std::shared_ptr<const PrivateRun> of_run, int events_done, double phase = 1);
  /// That of a decided node, as it ended.
  [[nodiscard]] static Contest of_node(std::shared_ptr<const PrivateRun> run, std::int32_t node);

  /// Whether it shows where the two differ.
  [[nodiscard]] bool met() const { return state == State::asked || state == State::tossed || state == State::decided; }
  [[nodiscard]] bool decided() const { return state == State::decided; }
  [[nodiscard]] const LabelVector& target() const { return run->distribution().target; }
  [[nodiscard]] const ConceptClass& concept_class() const { return run->concept_class(); }
  [[nodiscard]] const NodeTrace& node() const { return trace().nodes[static_cast<std::size_t>(node_index)]; }
  [[nodiscard]] const TournamentTrace& trace() const { return run->result.internals.trace; }
  /// What SOA predicts after the side's sample; null where its block is not drawn yet.
  [[nodiscard]] const LabelVector* predictor(int side) const;
  /// "S_0 ∘ T_0" in mathematics, with the way to the node; "T_0" where S is empty.
  [[nodiscard]] QString side_name(int side) const;
  /// The same as sentences write it: "S₀ ∘ T₀".
  [[nodiscard]] QString side_told(int side) const;
  /// The side whose predictor says another label than `label` at the contest's point: it errs and wins if the coin
  /// shows that.
  [[nodiscard]] int errs_at(Label label) const;

  std::shared_ptr<const PrivateRun> run;
  State state = State::none;
  std::int32_t node_index = -1;
  std::size_t pairing = 0;
  const BlockTrace* block[2] = {nullptr, nullptr};
  PointIndex point = 0;  // where the two first differ, where they do
  bool asks = false;     // it can be guessed who wins: the contest's event is the next one
  int coming = -1;       // the side that is just being drawn
  double strip = 1;      // how much of it has come
  double coin = 1;       // how far the coin has fallen
};

/// What the sample S_b ∘ T_b of a side has done to the SOA, before the contest's own example or after it.
struct ContestSide {
  bool known = false;                   // nothing below means anything without
  std::vector<ForcedBy> mistakes = {};  // in the order of the sample
  int dimension = -1;                   // Ldim of the rows that fit; −1: none does
  const VersionSpace* rows = nullptr;
};
/// Of a side; once the contest is decided the winner's has the contest's example too.
[[nodiscard]] ContestSide contest_side(const Contest& contest, int side);

/// "The coin is in the air. / If it tells the truth, who wins?", or what it has shown; empty where no contest stands.
[[nodiscard]] QString contest_headline(const Contest& contest);
/// What to ask before the coin falls and what the answer is; empty elsewhere.
[[nodiscard]] LectureNote contest_note(const Contest& contest);

}  // namespace littlestone::ui
