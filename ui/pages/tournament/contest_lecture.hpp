// SPDX-License-Identifier: GPL-3.0-or-later
// One contest as large as the wall: who meets, the coin, the target, what either side has left, and the class's vote.
#pragma once

#include <QCoreApplication>
#include <memory>

#include "core/study/private_run/private_run.hpp"
#include "core/study/private_run/run_facts.hpp"
#include "ui/kit/picture.hpp"
#include "ui/shell/lecture_page.hpp"

namespace littlestone::ui {

/// The contest that the last of `events_done` events belongs to, at a phase of that event's motion.
struct ContestScene {
  enum class State {
    none,     // no contest: nothing was drawn yet, or the tournament is over
    drawing,  // one of the two is still to come
    same,     // both predict the same: no contest
    asked,    // they differ, and the coin is still to fall
    tossed,   // it is in the air
    decided
  };

  ContestScene(std::shared_ptr<const PrivateRun> of_run, int events_done, double phase = 1);

  /// An audience is asked where the two differ: the contest is as one whose sides are still to come.
  void hide_difference() {
    if (state == State::asked) state = State::drawing;
  }
  [[nodiscard]] const NodeTrace& node() const { return trace().nodes[static_cast<std::size_t>(node_index)]; }
  [[nodiscard]] const TournamentTrace& trace() const { return run->result.internals.trace; }
  /// What SOA predicts after the side's sample; null where its block is not drawn yet.
  [[nodiscard]] const LabelVector* predictor(int side) const;
  /// "S_0 ∘ T_0" in mathematics, with the way to the node; "T_0" where S is empty.
  [[nodiscard]] QString side_name(int side) const;
  /// The side whose predictor says another label than `label` at the contest's point: it errs and wins if the coin
  /// shows that.
  [[nodiscard]] int errs_at(Label label) const;

  std::shared_ptr<const PrivateRun> run;
  State state = State::none;
  std::int32_t node_index = -1;
  std::size_t pairing = 0;
  const BlockTrace* block[2] = {nullptr, nullptr};
  PointIndex point = 0;  // where the two first differ; asked, tossed and decided only
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
[[nodiscard]] ContestSide contest_side(const ContestScene& scene, int side);

/// "The coin is in the air. / If it tells the truth, who wins?", or what it has shown; empty where no contest stands.
[[nodiscard]] QString contest_headline(const ContestScene& scene);
/// What to ask before the coin falls and what the answer is; empty elsewhere.
[[nodiscard]] LectureNote contest_note(const ContestScene& scene);

/// `vote`: the answer the class gave, 1 or 2; 0: none.
class ContestLecturePicture final : public Picture {
 public:
  ContestLecturePicture(ContestScene scene, int vote) : scene_(std::move(scene)), vote_(vote) {}

  [[nodiscard]] QSizeF natural_size() const override { return {1188, 448}; }
  void paint(QPainter& painter, const QRectF& area, const Theme& theme) const override;
  void paint_spots(QPainter& painter, const QRectF& area, const Theme& theme, Spots& spots) const override;
  [[nodiscard]] QString description() const override;

 private:
  ContestScene scene_;
  int vote_;
};

}  // namespace littlestone::ui
