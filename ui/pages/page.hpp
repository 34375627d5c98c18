// SPDX-License-Identifier: GPL-3.0-or-later
// The pages of the story: each shows one view of the run as it stands at a step, and says what the right panel says beside it.
#pragma once

#include <QStackedWidget>
#include <QWidget>
#include <functional>
#include <memory>
#include <optional>

#include "core/online/game.hpp"
#include "ui/jobs/spectrum_job.hpp"
#include "ui/models/page_table.hpp"
#include "ui/models/story.hpp"
#include "ui/pages/level_choice.hpp"
#include "ui/pages/picture_view.hpp"
#include "ui/pages/step_panel.hpp"
#include "ui/pages/table_view.hpp"
#include "ui/plots/scene.hpp"

namespace littlestone::ui {

/// The pages from left to right.
enum class PageKind { concept_class, mistake_tree, tournament, histogram, selection, loss };
inline constexpr int page_count = 6;

/// Its tab's words.
[[nodiscard]] QString page_name(PageKind page);
/// The same where there is little room.
[[nodiscard]] QString page_short_name(PageKind page);
/// Its name in files and on the command line, in no language.
[[nodiscard]] QString page_id(PageKind page);
/// How many rows of a table were left out because they equal an earlier one, in a sentence.
[[nodiscard]] QString merged_rows_text(std::uint64_t rows);
/// Whether the page shows what happens in the chapter; the player's page follows the story only where it must.
[[nodiscard]] bool page_covers(PageKind page, Chapter chapter);
/// Whether steps move the page at all.
[[nodiscard]] bool page_plays(PageKind page);
/// What is played there; none where steps move nothing.
[[nodiscard]] std::optional<Scene> page_scene(PageKind page);

/// A page that is one picture of the run, with title and subtitle over it. The loss page is a LossPage.
class PicturePage final : public QWidget {
  Q_OBJECT

 public:
  explicit PicturePage(PageKind kind, QWidget* parent = nullptr);

  /// Draws the run at the story's step. Without a story the page is empty.
  void show_step(const Story* story, std::shared_ptr<const LabRun> run, int step);
  /// A frame of the motion that leads to the step shown last, here and in the panel's picture; phase 1: the step itself.
  void show_motion(const Story& story, Moment moment, StepPanel& panel);
  /// The game the mistake tree's page shows from the next show_step on; null: the tree alone.
  void set_game(std::shared_ptr<const GameState> game) { game_ = std::move(game); }
  /// Fills the right panel for this page and step.
  void describe(StepPanel& panel, const Story& story, int step) const;
  [[nodiscard]] const std::shared_ptr<const Picture>& picture() const { return view_->picture(); }
  [[nodiscard]] PageKind kind() const { return kind_; }
  [[nodiscard]] PictureView& view() const { return *view_; }
  /// Closer, further, all of it: the mistake tree's; null on the other pages.
  [[nodiscard]] PlainButton* zoom_in() const { return zoom_in_; }
  [[nodiscard]] PlainButton* zoom_out() const { return zoom_out_; }
  [[nodiscard]] PlainButton* fit_button() const { return fit_; }
  /// Asks for a class of one's own; null on the other pages than the class's.
  [[nodiscard]] PlainButton* table_button() const { return own_; }
  /// Whether there is nothing to show because the first computation was stopped: then the page says so, with a button.
  void offer_computing(bool offer);
  /// There is nothing to show because the first scenario cannot be computed: the page says where to look.
  void tell_refused();
  [[nodiscard]] PlainButton* compute_button() const { return compute_; }
  /// Where nothing was released, shows what there was to release; null on the other pages than the selection's.
  [[nodiscard]] PlainButton* counts_button() const { return counts_; }
  /// The tournament's level; null on the other pages.
  [[nodiscard]] LevelChoice* level_choice() const { return level_; }
  /// What is known exactly beside the tournament, from the next show_step on.
  void set_exact(std::shared_ptr<const ExactLevels> exact) { exact_ = std::move(exact); }
  /// The same facts in rows instead of the picture.
  void show_table(bool shown);
  [[nodiscard]] bool table_shown() const { return as_table_; }
  [[nodiscard]] const PageTable& table() const { return table_view_->table(); }
  /// Makes the rows at a step of the story, of the run that was shown last, all of them; to be called in any thread.
  [[nodiscard]] std::function<PageTable()> table_source(const std::shared_ptr<const Story>& story, int step) const;
  [[nodiscard]] TableView& table_view() const { return *table_view_; }
  /// Below the tournament's contests, how often each predictor comes out; null on the other pages.
  [[nodiscard]] TableView* frequency_view() const { return frequency_view_; }
  /// table_source of those rows.
  [[nodiscard]] std::function<PageTable()> frequency_source(const std::shared_ptr<const Story>& story, int step) const;
  [[nodiscard]] Segments& view_choice() const { return *choice_; }

 signals:
  /// Picture or table was chosen: the page is to be filled anew.
  void view_changed();
  /// The button of a page that has nothing to show was pressed.
  void computing_asked();
  void counts_asked();

 protected:
  void paintEvent(QPaintEvent* event) override;

 private:
  PageKind kind_;
  RichLabel* title_;
  RichLabel* subtitle_;
  PictureView* view_;
  std::shared_ptr<const LabRun> run_;
  std::shared_ptr<const GameState> game_;
  LevelChoice* level_ = nullptr;
  PlainButton* own_ = nullptr;
  PlainButton* compute_ = nullptr;
  PlainButton* counts_ = nullptr;
  PlainButton* zoom_out_ = nullptr;
  PlainButton* zoom_in_ = nullptr;
  PlainButton* fit_ = nullptr;
  const LabRun* run_of_tree_ = nullptr;  // another tree is shown whole first
  std::size_t tree_size_ = 0;
  std::shared_ptr<const ExactLevels> exact_;
  void fill_table(const Story* story, int step);
  Segments* choice_;
  QStackedWidget* stack_;
  QWidget* tables_;
  TableView* table_view_;
  TableView* frequency_view_ = nullptr;
  bool as_table_ = false;
};

/// The head of a page: title 16/600 over a subtitle, 56 px high where that has one line.
class PageHead final : public QWidget {
  Q_OBJECT

 public:
  explicit PageHead(QWidget* parent = nullptr);
  /// At the right of the title.
  void add(QWidget* control);
  [[nodiscard]] RichLabel* title() const { return title_; }
  [[nodiscard]] RichLabel* subtitle() const { return subtitle_; }

 protected:
  void resizeEvent(QResizeEvent* event) override;
  bool event(QEvent* event) override;

 private:
  void fit();

  RichLabel* title_;
  RichLabel* subtitle_;
  class QHBoxLayout* top_;
};

}  // namespace littlestone::ui
