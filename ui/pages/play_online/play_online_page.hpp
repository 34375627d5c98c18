// SPDX-License-Identifier: GPL-3.0-or-later
// Play online: the learner sets the odds so that both answers cost the same; whatever the labels are, the final regret
// is bounded.
#pragma once

#include <memory>
#include <optional>

#include "ui/pages/play_online/play_online_desk.hpp"
#include "ui/pages/play_online/play_online_moment.hpp"
#include "ui/shell/study_page.hpp"

namespace littlestone::ui {

[[nodiscard]] PageInfo play_online_page();

/// The user asks a point, sees the odds and gives a label: each round is an edit of the scenario. If the user plays the
/// learner, the user sets the odds and the program plays the best opponent. A game that is opened after some rounds
/// continues with the best question.
class PlayOnlinePage final : public StudyPage {
  Q_OBJECT

 public:
  explicit PlayOnlinePage(const PageInfo& info, QWidget* parent = nullptr);

  [[nodiscard]] Work work(const ChapterScenario& scenario) override;
  [[nodiscard]] std::vector<PanelRow> rows() const override;

  [[nodiscard]] std::vector<std::shared_ptr<const Exhibit>> exhibits() const override;
  [[nodiscard]] QString command(const ChapterScenario& edited) const override;
  [[nodiscard]] QWidget* side() const override { return desk_; }
  bool take_key(const QKeyEvent& key, KeyFocus focus, PictureView* seen) override;
  [[nodiscard]] KeySection keys() const override;
  [[nodiscard]] QString tell(const Kin& kin) const override;
  void take_click(const Spot& spot) override;

  [[nodiscard]] const std::shared_ptr<const PlayRun>& run() const { return run_; }
  [[nodiscard]] PlayDesk& desk() const { return *desk_; }
  [[nodiscard]] PlayHints hints() const { return static_cast<PlayHints>(hints_->chosen()); }
  [[nodiscard]] Segments& hints_choice() const { return *hints_; }
  /// The point that is asked next: as the adversary none before one is asked.
  [[nodiscard]] std::optional<PointIndex> asked() const;
  /// The chance of + that is said there: the learner's own, or as the learner the one that is set.
  [[nodiscard]] Rational plus() const;

  void ask(PointIndex point);
  void say(Label label);
  /// As the learner: says the odds that are set.
  void say_odds();
  void undo();
  void restart();
  void best_move();
  /// Sets them, or as the adversary tries others than the learner's; none: the learner's, or even ones.
  void put_odds(const std::optional<Rational>& plus);

 protected:
  void fill_head(int step) override;
  void fill_panel(StepPanel& panel, int step) const override;
  void set_by_hand(const std::string& field, double value, int drag) override;
  [[nodiscard]] std::shared_ptr<const Script> write_script() const override;

 private:
  [[nodiscard]] PlayView play_view() const;
  void take_run(const std::shared_ptr<const PlayRun>& run);
  void play(const Example& told, const std::optional<Rational>& said);
  /// An edit that is a move of the game, or takes one back.
  void move_to(const AgnosticScenario& scenario);
  void show_next();
  void fill_desk();

  PlayDesk* desk_;
  Segments* hints_;
  std::shared_ptr<const PlayRun> run_;
  std::optional<PointIndex> asked_;
  std::optional<Rational> by_hand_;
  std::optional<AgnosticScenario> moved_;  // the edit that was made last on the page itself
};

}  // namespace littlestone::ui
