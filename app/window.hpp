// SPDX-License-Identifier: GPL-3.0-or-later
// The main window: a story in pages, the scenario at the left, what is happening at the right, the transport below.
#pragma once

#include <QActionGroup>
#include <QLabel>
#include <QMainWindow>
#include <QStackedWidget>
#include <QTimer>
#include <QUndoStack>
#include <memory>
#include <optional>
#include <vector>

#include "app/session.hpp"
#include "core/experiment/scenario.hpp"
#include "ui/canvas/export_picture.hpp"
#include "ui/jobs/export_job.hpp"
#include "ui/jobs/film_job.hpp"
#include "ui/jobs/lab_job.hpp"
#include "ui/jobs/scenario_job.hpp"
#include "ui/jobs/spectrum_job.hpp"
#include "ui/jobs/table_job.hpp"
#include "ui/models/story.hpp"
#include "ui/pages/export_dialog.hpp"
#include "ui/pages/frame.hpp"
#include "ui/pages/gallery.hpp"
#include "ui/pages/game_desk.hpp"
#include "ui/pages/game_panel.hpp"
#include "ui/pages/loss_page.hpp"
#include "ui/pages/page.hpp"
#include "ui/pages/presentation.hpp"
#include "ui/pages/reading_order.hpp"
#include "ui/pages/scenario_panel.hpp"
#include "ui/pages/step_panel.hpp"
#include "ui/pages/top_line.hpp"
#include "ui/transport/player.hpp"
#include "ui/transport/transport_bar.hpp"

namespace littlestone::app {

/// Shows one scenario. All computing happens in jobs; the last picture stays until a new run is complete.
class Window final : public QMainWindow {
  Q_OBJECT

 public:
  explicit Window(const Scenario& scenario, QWidget* parent = nullptr);
  ~Window() override;

  /// Turns to the page; where it plays, the player goes to a step the page covers.
  void turn_to(ui::PageKind page);
  [[nodiscard]] ui::PageKind page() const { return page_; }
  void set_theme(ui::ThemeKind kind);
  [[nodiscard]] ui::ThemeKind theme() const { return theme_; }

  /// Off the window's thread; what is wrong with it is told, and all stays as it was.
  void open_scenario(const QString& path);
  [[nodiscard]] ui::ScenarioJob& scenario_job() { return scenario_job_; }
  /// Reads the table off the window's thread and takes it as the class of the scenario that stands, as one undoable edit; told() says
  /// what was in it that is not seen, or in one line why it cannot be a class, and then the window stays as it is.
  void open_table(const QString& path);
  [[nodiscard]] ui::TableJob& table_job() { return table_job_; }
  /// From then on this is the scenario's file.
  void save_scenario(const QString& path);
  /// Writes what the page shows, in the light theme, by the file's ending, off the window's thread; .csv and .json write its table.
  void export_page(const QString& path, const ui::ExportOptions& options = {});
  /// Writes pictures, and data where they are asked for, into the folder, off the window's thread; `tell` says how it went. The page that
  /// lies open is written as it is seen, the others as they are at the story's end, with the scenario beside them. What is there by the
  /// same name is replaced.
  void export_pages(const QString& folder, const ui::ExportChoice& choice);
  /// The names export_pages writes.
  [[nodiscard]] QStringList export_names(const ui::ExportChoice& choice) const;
  [[nodiscard]] ui::ExportJob& export_job() { return export_job_; }
  /// Writes what the page plays as a film: .mp4, .webm, .gif by the path's ending, else PNG frames into that folder. The work goes on
  /// behind the window; told() says how far it is and how it ended. Throws InputError where the page does not play.
  void export_film(const QString& path);
  [[nodiscard]] ui::FilmJob& film_job() { return film_job_; }
  /// Back to where one left off: scenario, page, step and look.
  void restore(const Session& session);
  [[nodiscard]] Session session() const;
  /// Takes over all of another window but its words: scenario and undo, page, step and look, the run and the game.
  void continue_from(Window& other);
  /// The language that was asked for, kept in the session; empty: the system's.
  void set_language_choice(const QString& code);
  /// From now on keeps the session in this file, a moment after every change and when the window closes.
  void keep_session(const QString& path);
  /// A line over the page that stays until it is clicked or the next run.
  void tell(const QString& text);
  [[nodiscard]] QString told() const;
  void show_gallery(bool shown);
  [[nodiscard]] bool gallery_shown() const;
  /// The page's picture over the whole screen.
  void present(bool on);
  [[nodiscard]] bool presenting() const;
  void set_motion(bool motion);
  /// The shell command that computes the same run.
  [[nodiscard]] QString command_line() const;

  [[nodiscard]] ui::Player& player() { return player_; }
  [[nodiscard]] ui::ScenarioPanel& scenario_panel() { return *scenario_panel_; }
  [[nodiscard]] ui::StepPanel& step_panel() { return *step_panel_; }
  [[nodiscard]] ui::Gallery& gallery() { return *gallery_; }
  [[nodiscard]] ui::Presentation& presentation() { return *presentation_; }
  [[nodiscard]] QUndoStack& undo_stack() { return undo_; }
  /// The panels at the sides are its: drawers over the page where the window is narrow.
  [[nodiscard]] ui::Frame& frame() { return *frame_; }
  [[nodiscard]] ui::TransportBar& transport() { return *transport_; }
  [[nodiscard]] ui::LossPage& loss_page() { return *loss_page_; }
  [[nodiscard]] ui::GameDesk& game() { return game_; }
  [[nodiscard]] ui::GamePanel& game_panel() { return *game_panel_; }
  [[nodiscard]] ui::PicturePage& picture_page(ui::PageKind page) {
    return *picture_pages_[static_cast<std::size_t>(page)];
  }
  /// Null while it is being worked out.
  [[nodiscard]] const std::shared_ptr<const ui::ExactLevels>& exact() const { return exact_; }
  [[nodiscard]] ui::LabJob& job() { return job_; }
  /// A run is being computed, or will be in a moment.
  [[nodiscard]] bool busy() const { return gather_.isActive() || job_.running(); }
  /// Whether there is anything that Esc stops.
  [[nodiscard]] bool working() const {
    return busy() || film_job_.running() || export_job_.running() || table_job_.running() || scenario_job_.running() ||
           (page_ == ui::PageKind::loss && loss_page_->running());
  }
  [[nodiscard]] QAbstractButton& tab(ui::PageKind page) const;
  /// The run on display; null until the first is complete.
  [[nodiscard]] const std::shared_ptr<const LabRun>& run() const { return run_; }

 signals:
  /// A language was asked for (its code): whoever made this window makes it anew in that language.
  void language_chosen(const QString& code);

 protected:
  bool eventFilter(QObject* watched, QEvent* event) override;
  bool focusNextPrevChild(bool next) override { return ui::focus_in_reading_order(*this, next); }
  void closeEvent(QCloseEvent* event) override;

 private:
  class ScenarioEdit;

  void build_menus();
  void edited(const Scenario& scenario);
  void put_back(const Scenario& scenario, const Scenario& opened);
  void replace_scenario(const Scenario& scenario);
  void recompute(const Scenario& scenario);
  void save_session();
  void show_presentation();
  void take_run(const std::shared_ptr<const LabRun>& run);
  void take_exact(const std::shared_ptr<const ui::ExactLevels>& exact);
  void refuse(const ui::Refusal& refusal);
  /// Say why the pictures are not of the scenario beside them.
  void tell_stale(const QString& words);
  void tell_of_stop();
  void tell_refused();
  void play_from_start();
  void show_step();
  void show_game();
  /// A move of the game, where that was the last thing done on its page; else an edit of the scenario.
  void undo();
  void redo();
  [[nodiscard]] bool undoes_move() const;
  [[nodiscard]] bool redoes_move() const;
  void update_undo();
  void act(const ui::Spot& spot);
  void watch_level(int level);
  void toggle_redraws(std::int32_t node);
  [[nodiscard]] std::optional<std::int32_t> shown_redraws() const;
  void show_motion(double phase);
  [[nodiscard]] ui::Scene lecture_scene() const;
  void point_at(const ui::Kin& kin);
  [[nodiscard]] ui::PictureView& shown_view();  // not on the loss page
  [[nodiscard]] bool handle_game_key(const QKeyEvent& key, bool button, bool slider);
  void stop();
  [[nodiscard]] bool handle_key(const QKeyEvent& key);
  void ask_open();
  void ask_table();
  void take_table(const QString& path, const ui::TableFacts& facts);
  void save();
  void ask_save();
  void take_typed();
  void ask_export();
  void ask_film();
  void report(const InputError& error);
  void take_scenario(const QString& path, const Scenario& scenario);
  void tell_if_reading(const ui::Job& job, const QString& path);
  void show_keys();
  void show_about();
  void update_title();
  [[nodiscard]] std::shared_ptr<const ui::Picture> shown_picture() const;
  [[nodiscard]] std::vector<ui::PageKind> exported_pages(const ui::ExportChoice& choice) const;
  [[nodiscard]] ui::ExportItem picture_item(ui::PageKind kind, const QString& path,
                                            const ui::ExportOptions& options) const;
  [[nodiscard]] ui::ExportItem data_item(ui::PageKind kind, int step, const QString& path) const;
  [[nodiscard]] ui::ExportItem rows_item(std::function<ui::PageTable()> rows, const QString& id, int step,
                                         const QString& path) const;

  Scenario opened_;        // as it was opened or saved last
  Scenario edited_;        // as the panel has it: what the next edit starts from
  QString scenario_path_;  // its file; empty: it has none
  QUndoStack undo_;
  QString language_choice_;
  QString session_path_;  // empty: nothing is kept
  QTimer keep_;
  std::optional<int> restored_step_;  // to go to once the restored run is there
  std::shared_ptr<const LabRun> run_;
  std::shared_ptr<const ui::Story> story_;
  ui::Player player_;
  ui::PageKind page_ = ui::PageKind::tournament;
  ui::ThemeKind theme_ = ui::ThemeKind::light;
  Scenario wanted_;       // to be computed next
  QTimer gather_;         // several changes in one breath make one run
  bool retarget_ = true;  // a target a new class does not have may be replaced once
  ui::LabJob job_;
  ui::FilmJob film_job_;
  ui::ExportJob export_job_;
  ui::ScenarioJob scenario_job_;
  QTimer repaint_;             // in a theme that was just put on
  QTimer lecture_;             // until the presentation shows what has been measured since
  bool plays_next_ = false;    // the run that comes in is played at once
  bool refused_ = false;       // what the panel has cannot be computed
  bool told_of_stop_ = false;  // the notice says that the pictures are of another run than the controls
  ui::TableJob table_job_;
  ui::ExportChoice export_choice_;  // the last one
  std::optional<int> level_;        // of the tournament to watch; none: the highest
  ui::SpectrumJob spectrum_job_;
  std::shared_ptr<const ui::ExactLevels> exact_;
  bool was_maximized_ = false;
  std::optional<std::int32_t> open_redraws_;  // the node whose redraws are opened
  ui::GameDesk game_;
  std::pair<int, int> moves_shown_;  // how many of how many moves
  bool moved_last_ = false;          // the last thing done was a move, not an edit of the scenario

  QStackedWidget* root_ = nullptr;
  ui::Frame* frame_ = nullptr;
  ui::Gallery* gallery_ = nullptr;
  ui::Presentation* presentation_ = nullptr;
  QAction* motion_action_ = nullptr;
  QAction* undo_action_ = nullptr;
  QAction* redo_action_ = nullptr;
  ui::TopLine* top_line_ = nullptr;
  std::vector<ui::PicturePage*> picture_pages_;
  ui::LossPage* loss_page_ = nullptr;
  ui::ScenarioPanel* scenario_panel_ = nullptr;
  ui::StepPanel* step_panel_ = nullptr;
  ui::GamePanel* game_panel_ = nullptr;
  ui::GameBar* game_bar_ = nullptr;
  ui::TransportBar* transport_ = nullptr;
  ui::SweepBar* sweep_bar_ = nullptr;
  QActionGroup* themes_ = nullptr;
};

}  // namespace littlestone::app
