// SPDX-License-Identifier: GPL-3.0-or-later
// What the page of the stable histogram knows and does beside its votes: one example changed, noise drawn again,
// guesses.
#pragma once

#include <QKeyEvent>
#include <QObject>
#include <memory>
#include <optional>
#include <vector>

#include "ui/pages/histogram/neighbour_desk.hpp"
#include "ui/pages/histogram/neighbour_job.hpp"
#include "ui/pages/histogram/neighbour_scene.hpp"
#include "ui/shell/exhibit.hpp"

namespace littlestone::ui {

/// One change looked at, as an exhibit; without facts it says why there are none. Its table has every change that moves
/// the vote. Moments of an edit are frames of `motion`, all others show its end.
[[nodiscard]] std::shared_ptr<const Exhibit> neighbour_exhibit(const std::shared_ptr<const NeighbourFacts>& facts,
                                                               const QString& why_not = {},
                                                               NeighbourMotion motion = {});
/// Both laws by noisy counts, as an exhibit.
[[nodiscard]] std::shared_ptr<const Exhibit> neighbour_laws_exhibit(const std::shared_ptr<const NeighbourFacts>& facts,
                                                                    NeighbourMotion motion = {});
/// Both, of the figure's change, computed when they are exported; none for the lean learner.
[[nodiscard]] std::vector<std::shared_ptr<const Exhibit>> deferred_neighbour(
    const std::shared_ptr<const PrivateRun>& run);
/// The figure `neighbour`: the worst change of the batch that the run's record is of.
[[nodiscard]] Figure neighbour_figure();

class NeighbourRoom final : public QObject {
  Q_OBJECT

 public:
  explicit NeighbourRoom(QWidget* page);

  /// Sets another run; earlier results are kept if they are also true for this one.
  void take(const std::shared_ptr<const PrivateRun>& run);
  /// The neighbour is looked at: what it needs is computed, unless it was or is.
  void open(bool shown);
  void stop();
  [[nodiscard]] bool running() const { return job_.running() || noise_.running(); }

  /// Null: not known yet, or why_not says why.
  [[nodiscard]] const std::shared_ptr<const NeighbourFacts>& facts() const { return facts_; }
  [[nodiscard]] const QString& why_not() const { return why_not_; }
  [[nodiscard]] NeighbourDesk* desk() const { return desk_; }
  [[nodiscard]] const NoiseTally& votes_tally() const { return votes_tally_; }
  /// What was done last to these facts.
  [[nodiscard]] const NeighbourMotion& motion() const { return motion_; }

  /// A place of the picture or of the rows beside it was chosen (neighbour_place).
  void choose(std::int32_t place);
  /// Looks at this change; of another batch once that is known. `by_hand`: it is seen to move.
  void look_at(const NeighbourChoice& choice, bool by_hand = true);
  /// The next group of changes that move the vote.
  void pick();
  void draw_noise(int times);
  void guess(bool changed);
  [[nodiscard]] std::uint64_t guesses() const { return score_.made; }
  [[nodiscard]] const GuessedList& list() const { return list_; }
  bool take_key(const QKeyEvent& key);

  void explain(StepPanel& panel) const;
  /// Fills the desk beside the votes, or beside the neighbour, where the last motion has come so far.
  void fill_desk(bool neighbour, double phase = 1) const;

  /// The change that is looked at; none: the worst one.
  [[nodiscard]] std::optional<NeighbourChoice> choice() const;
  void set_choice(const std::optional<NeighbourChoice>& choice);
  void continue_from(const NeighbourRoom& other);

 signals:
  /// Another change is looked at, or more is known.
  void changed();
  /// What was changed by hand moves so long, in ms.
  void moves(double ms);
  void kept_changed();

 private:
  void take_batch(const std::shared_ptr<const NeighbourBatch>& batch);
  void take_noise(const std::vector<NoiseTally>& tallies);
  /// `by_hand`: what changes is seen to move.
  void show(std::optional<NeighbourChoice> choice, bool moving, bool by_hand = true);
  void begin();
  void next_batch(const LabelVector& labels);
  void new_list();
  [[nodiscard]] QString list_words() const;

  NeighbourDesk* desk_;
  NeighbourJob job_;
  NoiseJob noise_;
  std::shared_ptr<const PrivateRun> run_;
  std::shared_ptr<const NeighbourBatch> batch_;
  std::shared_ptr<const NeighbourFacts> facts_;
  NeighbourMotion motion_;
  QString why_not_;
  std::optional<NeighbourChoice> wanted_;  // before its batch is known
  bool restored_ = false;                  // wanted_ is of the run that comes next
  std::uint64_t asked_batch_ = 0;          // the job that runs is of this batch; 0: none was begun for this run
  bool shown_ = false;
  bool neighbour_noise_ = false;  // the draws that are under way are of both lists
  NoiseTally votes_tally_;        // of the run's votes alone
  GuessScore score_;
  GuessedList list_;
  QString answer_;
};

}  // namespace littlestone::ui
