// SPDX-License-Identifier: GPL-3.0-or-later
// The main window: chapters and their pages, the scenario at the left, what is happening at the right, the transport
// below.
#pragma once

#include <QActionGroup>
#include <QLabel>
#include <QMainWindow>
#include <QStackedWidget>
#include <QTimer>
#include <map>
#include <memory>
#include <optional>
#include <vector>

#include "app/document.hpp"
#include "app/exports.hpp"
#include "app/lecture_room.hpp"
#include "app/opening.hpp"
#include "app/session.hpp"
#include "core/base/files.hpp"
#include "ui/lesson/material_job.hpp"
#include "ui/lesson/screen.hpp"
#include "ui/lesson/sheet.hpp"
#include "ui/shell/chapter.hpp"
#include "ui/shell/frame.hpp"
#include "ui/shell/gallery.hpp"
#include "ui/shell/player.hpp"
#include "ui/shell/presentation.hpp"
#include "ui/shell/reading_order.hpp"
#include "ui/shell/shelf_panel.hpp"
#include "ui/shell/step_panel.hpp"
#include "ui/shell/top_line.hpp"
#include "ui/shell/transport_bar.hpp"

namespace littlestone::app {

/// The shell around a document: it changes pages, plays, exports and stores the session. A page shows and computes its
/// own content; the window knows no page by name. All computations run in jobs; the last picture stays until a new run
/// is complete.
class Window final : public QMainWindow {
  Q_OBJECT

 public:
  explicit Window(const Scenario& scenario, QWidget* parent = nullptr);
  ~Window() override;

  /// Turns to the page; where it plays, the player goes to a step the page covers.
  void turn_to(ui::Page& page);
  /// The page with this id, of whichever chapter; nothing where there is none.
  void turn_to(const QString& id);
  [[nodiscard]] ui::Page& page() const { return *page_; }
  /// Of all chapters, in order.
  [[nodiscard]] std::vector<ui::Page*> all_pages() const;
  /// Null where no chapter has it.
  [[nodiscard]] ui::Page* page(const QString& id) const;
  /// Opens the page of the chapter that was open last; the first time, the chapter's first page.
  void open_chapter(int chapter);
  [[nodiscard]] ui::Chapter& chapter() const { return *chapters_[static_cast<std::size_t>(chapter_)]; }
  [[nodiscard]] const std::vector<std::unique_ptr<ui::Chapter>>& chapters() const { return chapters_; }
  /// From then on whatever the system's palette is.
  void set_theme(ui::ThemeKind kind);
  /// Light or dark as the system's palette, at once and whenever that changes.
  void follow_system();
  [[nodiscard]] bool follows_system() const { return follows_system_; }
  [[nodiscard]] ui::ThemeKind theme() const { return theme_; }

  /// The chapter that shows scenarios of a kind.
  [[nodiscard]] int chapter_of_kind(std::size_t kind) const;
  /// What it opens. What a file holds, told() says; where it cannot be read, why.
  [[nodiscard]] Opening& opening() { return opening_; }
  /// From then on this is the scenario's file. Throws InputError where the file is one that the window reads, but for the
  /// scenario's own.
  void save_scenario(const QString& path);
  /// The files that what it shows was read from: the scenarios of all chapters, the tables and data that they name, and
  /// the data of the page "Your data". Nothing that it saves or exports takes the place of one of them.
  [[nodiscard]] std::vector<std::string> files_read() const;
  /// Before something is written: from now on these are in use (FilesInUse), but for `own`.
  void keep_files_read(const std::string& own = {});
  /// What it writes into files but scenarios.
  [[nodiscard]] Exports& exports() { return exports_; }
  /// What the pictures of the chapter that is open are of.
  [[nodiscard]] ui::ChapterScenario shown_scenario() const;
  /// Of the run's class, if that is a small table of a file: the scenario with the table in it.
  [[nodiscard]] ui::ChapterScenario without_file(const ui::ChapterScenario& scenario) const;
  /// Restores the last session: scenario, page, step and view.
  void restore(const Session& session);
  [[nodiscard]] Session session() const;
  /// Takes over everything from another window except its language: scenario and undo, page, step and view, the run and
  /// the state of the pages.
  void continue_from(Window& other);
  /// The language that was asked for, kept in the session; empty: the system's.
  void set_language_choice(const QString& code);
  /// From now on keeps the session in this file, a moment after every change and when the window closes.
  void keep_session(const QString& path);
  /// From now on counts what is spent on data in this ledger, which all windows and the command line share. `earlier`:
  /// what an earlier session had spent that could not be restored.
  void keep_ledger(const QString& path, const std::vector<LedgerEntry>& earlier = {});
  /// A line over the page that stays until it is clicked or the next run.
  void tell(const QString& text);
  /// Of something that is done: it goes by itself once it can have been read.
  void tell_done(const QString& text);
  /// Says in a box what was refused.
  void report(const InputError& error);
  [[nodiscard]] QString told() const;
  void show_gallery(bool shown);
  [[nodiscard]] bool gallery_shown() const;
  /// The page's picture over the whole screen.
  void present(bool on);
  [[nodiscard]] bool presenting() const;
  void set_motion(bool motion);
  /// The shell command that computes what the page shows.
  [[nodiscard]] QString command_line() const { return page_->command(document_.edited(scenario_kind())); }

  /// Opens a station of the lesson at a beat.
  void open_station(int station, int beat = 0);
  /// Begins the lesson, or goes on where it was left.
  void go_on();
  /// The lesson's screen is seen, in the window or on the wall.
  [[nodiscard]] bool in_lesson() const;
  /// The full page of the lesson's state was opened: Space and Esc lead back.
  [[nodiscard]] bool away_from_lesson() const { return away_; }
  [[nodiscard]] ui::LessonScreen& lesson_screen() const { return *lesson_; }
  [[nodiscard]] ui::ActionButton& back_to_lesson() const { return *back_; }
  [[nodiscard]] ui::ShelfPanel& shelf_panel() const { return *shelf_panel_; }
  /// What the lesson shows; null until it is computed.
  [[nodiscard]] const std::shared_ptr<const LessonMaterial>& lesson_material() const { return material_; }

  [[nodiscard]] ui::Player& player() { return player_; }
  /// The fields of the chapter that is open.
  [[nodiscard]] ui::ScenarioFields& fields() const { return chapter().fields(); }
  [[nodiscard]] ui::StepPanel& step_panel() { return *step_panel_; }
  [[nodiscard]] ui::Gallery& gallery() { return *gallery_; }
  [[nodiscard]] ui::Presentation& presentation() { return *presentation_; }
  [[nodiscard]] LectureRoom& lecture_room() { return *room_; }
  [[nodiscard]] Document& document() { return document_; }
  [[nodiscard]] QUndoStack& undo_stack() { return document_.undo_stack(); }
  /// Owns the side panels, which become drawers over the page in a narrow window.
  [[nodiscard]] ui::Frame& frame() { return *frame_; }
  [[nodiscard]] ui::TransportBar& transport() { return *transport_; }
  [[nodiscard]] ui::RunJob& job() { return document_.job(); }
  /// A run is being computed, or will be in a moment.
  [[nodiscard]] bool busy() const { return document_.busy() || chapter().running(); }
  /// Whether there is anything that Esc stops.
  [[nodiscard]] bool working() const { return busy() || exports_.running() || opening_.running() || page_->running(); }
  [[nodiscard]] QAbstractButton& tab(const ui::Page& page) const { return *frame_->tabs().tab(&page); }
  /// The run on display; null until the first is complete.
  [[nodiscard]] const std::shared_ptr<const PrivateRun>& run() const { return document_.run(); }

 signals:
  /// A language was asked for (its code): the owner of this window makes it again in that language.
  void language_chosen(const QString& code);

 protected:
  bool eventFilter(QObject* watched, QEvent* event) override;
  bool focusNextPrevChild(bool next) override { return ui::focus_in_reading_order(*this, next); }
  void closeEvent(QCloseEvent* event) override;
  /// One file that is dropped is opened.
  void dragEnterEvent(QDragEnterEvent* event) override;
  void dropEvent(QDropEvent* event) override;

 private:
  void add_chapters();
  void add_gallery();
  void open_lesson(const ui::GalleryEntry& chosen, int chapter);
  void connect_document();
  void connect_page(ui::Page& page);
  void build_menus();
  void build_view_menu(QMenu& menu);
  void put_on(ui::ThemeKind kind);
  void build_play_menu(QMenu& menu);
  void show_chapter(int chapter);
  void connect_chapter(ui::Chapter& chapter);
  /// Of the chapter that is open.
  [[nodiscard]] std::size_t scenario_kind() const { return chapter().info().scenario_kind; }
  void take_steps(int step);
  void follow_play();
  [[nodiscard]] int step_of(const ui::Page& page) const;
  void save_session();
  void show_presentation();
  void take_run();
  void refuse(const ui::Refusal& refusal);
  /// Say why the pictures are not of the scenario beside them.
  void tell_stale(const QString& words);
  void tell_of_stop();
  void tell_refused();
  void tell_pages(ui::Page::Nothing why);
  void play_from_start();
  void show_step();
  /// Undoes a move on the page if that was the last action there; otherwise undoes an edit of the scenario.
  void undo();
  void redo();
  [[nodiscard]] bool undoes_move() const;
  [[nodiscard]] bool redoes_move() const;
  void update_undo();
  void show_motion(double phase);
  void point_at(const ui::Kin& kin);
  /// The picture on the screen; null where the page has no such view.
  [[nodiscard]] ui::PictureView* shown_view() const;
  void stop();
  [[nodiscard]] bool handle_key(const QKeyEvent& key);
  [[nodiscard]] bool handle_lesson_key(const QKeyEvent& key);
  [[nodiscard]] bool handle_play_key(const QKeyEvent& key, ui::Page::KeyFocus focus);
  void build_lesson();
  /// Has what the lesson shows computed, unless it is.
  void want_material();
  void take_material(const std::shared_ptr<const LessonMaterial>& material);
  /// The pages in place of start page or lesson; from the lesson, the way back stays.
  void show_pages();
  /// The full page that shows what the lesson shows.
  void open_lesson_page();
  /// The run of that page is here: its view and its step.
  void arrive();
  /// There is no way back to the lesson any more; its place is kept.
  void leave_lesson();
  /// The start page, the right panel and the way back say where the lesson stands.
  void tell_lesson();
  void show_plan();
  void print_lesson();
  void save();
  void ask_save();
  void copy_scenario();
  /// What its file holds: a small table of the user's own is in it, so that the file can be moved. Throws InputError
  /// where it could not be opened again.
  [[nodiscard]] std::string scenario_file_text() const;
  void take_typed();
  void show_keys();
  void show_about();
  /// The second half of a change of theme.
  void put_on_sheet();
  void update_title();

  Document document_;
  FilesInUse files_in_use_;
  ui::Player player_;
  std::vector<std::unique_ptr<ui::Chapter>> chapters_;
  int chapter_ = 0;
  ui::Page* page_ = nullptr;
  /// Where each chapter stood when another was opened.
  struct Left {
    ui::Page* page = nullptr;
    int step = 0;
  };
  std::vector<Left> left_;
  std::map<const ui::Page*, int> stood_;  // the step at which each page with its own play was left
  QString language_choice_;
  QString session_path_;  // empty: nothing is kept
  QTimer keep_;
  bool hands_out_ = false;            // the pages get a new run: its play is taken after that
  bool takes_steps_ = false;          // another play is taken: its first step is passed and turns no page
  bool told_unsaved_ = false;         // that the session could not be written, since it was written last
  std::optional<int> restored_step_;  // to go to once the restored run is there
  ui::ThemeKind theme_ = ui::ThemeKind::light;
  bool follows_system_ = false;
  Exports exports_{*this};
  Opening opening_{*this};
  QTimer dressing_;          // sets the style sheet after the colours of a new theme were set
  QTimer repaint_;           // in a theme that was just put on
  QTimer lecture_;           // until the presentation shows what has been measured since
  bool plays_next_ = false;  // play the next run at once when it arrives
  struct OpensNext {
    QString page;
    nlohmann::json view;
  };
  std::optional<OpensNext> opens_next_;  // the page of a card's lesson and its view, until the card's run is here
  bool begins_ = false;                  // a new scenario arrived: its play goes to its opening step
  bool told_of_stop_ = false;            // the notice says that the pictures are of another run than the controls
  ui::MaterialJob material_job_;
  std::shared_ptr<const LessonMaterial> material_;   // null until it is computed
  std::optional<ui::Station::Page> page_of_lesson_;  // that is opened once its run is here
  bool away_ = false;                                // a page was opened from the lesson: there is a way back
  QString shelf_;  // where the card came from that was opened last, and its line; empty: none
  QString shelf_line_;
  std::size_t shelf_kind_ = 0;  // of its scenario: the line is said of no other
  bool plan_wanted_ = false;    // the lecture plan is shown once its answers are here
  bool quiet_ = false;          // steps change without a request by the user
  bool was_maximized_ = false;
  bool moved_last_ = false;  // the last thing done was a move on a page, not an edit of the scenario

  QStackedWidget* root_ = nullptr;
  QWidget* fields_ = nullptr;  // of all chapters; those of the open one are seen
  ui::Frame* frame_ = nullptr;
  ui::Gallery* gallery_ = nullptr;
  ui::Presentation* presentation_ = nullptr;
  LectureRoom* room_ = nullptr;
  QAction* motion_action_ = nullptr;
  QAction* undo_action_ = nullptr;
  QAction* redo_action_ = nullptr;
  std::vector<QAction*> page_actions_;  // Ctrl+1 … Ctrl+9
  std::vector<QAction*> chapter_actions_;
  ui::TopLine* top_line_ = nullptr;
  ui::StepPanel* step_panel_ = nullptr;
  ui::LessonScreen* lesson_ = nullptr;
  ui::ShelfPanel* shelf_panel_ = nullptr;
  ui::ActionButton* back_ = nullptr;
  QAction* lesson_line_action_ = nullptr;
  ui::TransportBar* transport_ = nullptr;
  QActionGroup* themes_ = nullptr;
  QAction* system_theme_action_ = nullptr;
};

}  // namespace littlestone::app
