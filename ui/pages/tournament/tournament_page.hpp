// SPDX-License-Identifier: GPL-3.0-or-later
// The tournament of the watched batch, over how often each predictor comes out of the batches of its level.
#pragma once

#include <algorithm>
#include <map>
#include <optional>

#include "core/study/private_run/exact_levels.hpp"
#include "ui/pages/learn/run_page.hpp"
#include "ui/pages/tournament/batch_choice.hpp"
#include "ui/pages/tournament/level_choice.hpp"
#include "ui/pages/tournament/levels_facts.hpp"
#include "ui/pages/tournament/pairs_job.hpp"
#include "ui/pages/tournament/spectrum_job.hpp"
#include "ui/shell/exhibit_job.hpp"
#include "ui/shell/lecture_page.hpp"
#include "ui/shell/script.hpp"

namespace littlestone::ui {

[[nodiscard]] PageInfo tournament_page();
/// The tournament as in [ABLMM] Fig. 4.
[[nodiscard]] Figure tournament_print_figure();

/// The tree of contests alone.
[[nodiscard]] std::shared_ptr<const Exhibit> tournament_exhibit(const std::shared_ptr<const Story>& story);
/// How often each predictor came out. `exact` may be null: not known yet.
[[nodiscard]] std::shared_ptr<const Exhibit> frequencies_exhibit(const std::shared_ptr<const Story>& story,
                                                                 const std::shared_ptr<const ExactLevels>& exact);
/// The tree over the frequencies, where there is room for both.
[[nodiscard]] std::shared_ptr<const Exhibit> tournament_page_exhibit(const std::shared_ptr<const Story>& story,
                                                                     const std::shared_ptr<const ExactLevels>& exact,
                                                                     std::optional<std::int32_t> opened = std::nullopt);

class TournamentPage final : public RunPage, public LecturePage, public HasDeferred {
  Q_OBJECT

 public:
  explicit TournamentPage(const PageInfo& info, QWidget* parent = nullptr);

  void take(const std::shared_ptr<const Story>& story) override;
  [[nodiscard]] std::vector<std::shared_ptr<const Exhibit>> exhibits() const override;
  [[nodiscard]] std::vector<std::shared_ptr<const Exhibit>> deferred() const override;
  [[nodiscard]] std::shared_ptr<const Exhibit> lecture(int step) const override;
  [[nodiscard]] QString headline(Moment moment) const override;
  [[nodiscard]] LectureNote note(int step) const override;
  bool take_vote(int answer) override;
  [[nodiscard]] bool plays() const override { return true; }
  [[nodiscard]] bool covers(int step) const override;
  [[nodiscard]] int opening_step(int step, bool lecture) const override;
  void show_step(int step) override;
  void show_motion(Moment moment, StepPanel& panel) override;
  void explain(StepPanel& panel, int step) const override;
  bool take_key(const QKeyEvent& key, KeyFocus focus, PictureView* seen) override;
  [[nodiscard]] KeySection keys() const override;
  void take_click(const Spot& spot) override;
  void close_opened() override;
  void continue_from(const Page& other) override;
  /// "view": "tree" or "levels".
  [[nodiscard]] nlohmann::json view_state() const override;
  void set_view_state(const nlohmann::json& state) override;
  /// Each choice of a batch is a move.
  [[nodiscard]] int moves_done() const override { return batch_moves_done_; }
  [[nodiscard]] int moves_in_all() const override { return std::max(0, static_cast<int>(batch_moves_.size()) - 1); }
  void go_to_move(int move) override;
  /// The batch that was chosen; nothing where the program chose it.
  [[nodiscard]] nlohmann::json kept() const override;
  void set_kept(const nlohmann::json& kept) override;

  /// The run's tree, or the laws of all levels side by side.
  enum class View { tree, levels };
  [[nodiscard]] View shown_view() const;
  void show_view(View view);
  [[nodiscard]] const std::vector<LevelPairs>& pairs() const { return pairs_; }
  [[nodiscard]] bool ran_twice() const { return asked_; }
  /// The exact chance that two runs agree is not shown; runs that are made meanwhile are.
  /// Runs each level twice on fresh samples, so many times.
  void run_twice(std::uint64_t times);
  /// The steps of the levels while they are shown; else null: the page plays the story of the run.
  [[nodiscard]] const std::shared_ptr<const Script>& levels_play() const;
  /// Where the story of the run stands on this page, also while the levels are shown.
  [[nodiscard]] int story_step() const { return step_; }
  void set_story_step(int step) { step_ = step; }
  [[nodiscard]] std::optional<int> stands_at() const override;
  [[nodiscard]] int kept_step(int step) const override;
  void begin_again() override;

  [[nodiscard]] LevelChoice* level_choice() const { return level_; }
  [[nodiscard]] BatchChoice* batch_choice() const { return batch_; }
  /// Plays this batch of the run, 0-based; none: the one that the program chooses.
  void watch_batch(std::optional<std::uint64_t> batch);
  /// The next batch of the level on display that came to these labels, from the one on display on; none where there is
  /// none.
  [[nodiscard]] std::optional<std::uint64_t> next_batch_with(const LabelVector& labels) const;
  /// Below the contests.
  [[nodiscard]] TableView* frequency_view() const { return &table_view(1); }
  /// What is known exactly beside the picture; null while it is being worked out.
  [[nodiscard]] const std::shared_ptr<const ExactLevels>& exact() const { return exact_; }
  /// How likely the predictor is and how often it came out, where the page shows that; else empty.
  [[nodiscard]] QString tell_frequency(const LabelVector& labels) const;

 signals:
  void level_asked(int level);
  void batch_asked(std::optional<std::uint64_t> batch);

 protected:
  void fill_head(int step) override;

 private:
  void take_exact(const std::shared_ptr<const ExactLevels>& exact);
  [[nodiscard]] std::shared_ptr<const LevelsFacts> levels() const;
  void explain_levels(StepPanel& panel, int step) const;
  [[nodiscard]] Note frequency_note(const LevelsFacts& facts, const ShownLevel& level, const LabelVector& f) const;
  [[nodiscard]] QString called(const LabelVector& f) const;
  /// At an open contest: which of the two predictors errs, 1 or 2. False where there is none.
  bool guess(int erring);
  /// Whether the node is one of the run on display and drew samples.
  [[nodiscard]] bool met(std::int32_t node) const;
  void toggle_node(std::int32_t node);
  void toggle_redraws(std::int32_t node);
  /// What a lecture shows of a contest; null where the step is of none.
  [[nodiscard]] std::shared_ptr<const Exhibit> contest_lecture(int step) const;
  [[nodiscard]] std::optional<std::int32_t> redraws_to_toggle() const;

  Segments* view_choice_;
  LevelChoice* level_;
  BatchChoice* batch_;
  std::vector<std::optional<std::uint64_t>>
      batch_moves_;  // chosen one after the other, first what was there before; or empty
  int batch_moves_done_ = 0;
  std::optional<std::uint64_t> chosen_batch_;
  PlainButton* twice_;
  PlainButton* hundred_;
  PairsJob pairs_job_;
  std::vector<LevelPairs> pairs_;
  bool asked_ = false;                    // for pairs, and they have come
  std::uint64_t pairs_seed_ = 0;          // of the next ones
  std::optional<LabelVector> looked_at_;  // the predictor that was clicked in the levels
  mutable std::shared_ptr<const LevelsFacts> levels_;
  mutable std::shared_ptr<const Script> levels_play_;
  int levels_step_ = 0;                               // of levels_play_, shown last
  bool tree_left_ = false;                            // the levels are shown, and the tree stands at step_ meanwhile
  std::optional<std::vector<SampledLevel>> sampled_;  // in place of laws with too many states; none: not known yet
  std::optional<double> seconds_left_;                // of the job that makes those runs
  SpectrumJob job_;
  std::shared_ptr<const ExactLevels> exact_;
  std::optional<Scenario> exact_of_;                 // what is known, or is being worked out, is of this scenario
  std::shared_ptr<const ConceptClass> exact_class_;  // and of this class
  std::optional<std::int32_t> open_redraws_;         // the node whose redraws are opened
  std::map<std::size_t, int> guesses_;  // of this run, by the contest's place on the tape or among the events
  std::optional<std::int32_t> opened_;  // the node whose contest is looked at again
  int step_ = 0;                        // of the story, shown last
  std::map<std::int32_t, int> votes_;   // of the class, 1 or 2, by the contest's node; of this run
};

}  // namespace littlestone::ui
