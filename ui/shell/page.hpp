// SPDX-License-Identifier: GPL-3.0-or-later
// A page: what the window asks of each of its views. A new page is a folder under ui/pages and a line in
// ui/pages/all.cpp.
#pragma once

#include <QKeyEvent>
#include <QWidget>
#include <memory>
#include <nlohmann/json.hpp>
#include <optional>
#include <vector>

#include "ui/kit/picture_view.hpp"
#include "ui/shell/chapter_scenario.hpp"
#include "ui/shell/exhibit.hpp"
#include "ui/shell/step_panel.hpp"

namespace littlestone::ui {

class Page;

/// A page before it is made.
struct PageInfo {
  /// Its name in files and on the command line, in no language; no other page of the program has it.
  QString id;
  /// Its tab's words in the language of the window, and the same where there is little room.
  QString (*name)() = nullptr;
  QString (*short_name)() = nullptr;
  Page* (*make)(const PageInfo& info, QWidget* parent) = nullptr;
  /// What the command line draws of it.
  std::vector<Figure> figures = {};
  /// Throws InputError where Page::set_kept could not read this; null for a page that keeps nothing.
  void (*check_kept)(const nlohmann::json& kept) = nullptr;
};

/// Keys under a heading, for the list of keys. Without a heading they are among those that play.
struct KeySection {
  struct Line {
    QString keys;
    QString words;
  };
  QString heading;
  std::vector<Line> lines;
};

/// What a data file says of its origin, beside the rows.
struct Provenance {
  ChapterScenario scenario;  ///< constants resolved
  int step = 0;
  QString command;  ///< computes the same in a shell
};

/// One view of the window. The window opens it, shows steps in it, passes it the keys that the window does not use, and
/// exports its exhibits. The page itself computes what only it needs. Every function except the pure ones has a default
/// for pages that do not need it.
class Page : public QWidget {
  Q_OBJECT

 public:
  /// Where the focus stands when a key comes: some keys are then the control's.
  struct KeyFocus {
    bool button = false;
    bool slider = false;
  };
  /// Why a page has nothing to show.
  enum class Nothing { computing, stopped, refused };

  Page(PageInfo info, QWidget* parent);

  [[nodiscard]] const PageInfo& info() const { return info_; }
  [[nodiscard]] const QString& id() const { return info_.id; }
  [[nodiscard]] QString name() const { return info_.name(); }

  // --- What it shows

  /// The first is what lies on the page, the others are exported beside it under their own ids. Empty: there is nothing
  /// yet.
  [[nodiscard]] virtual std::vector<std::shared_ptr<const Exhibit>> exhibits() const = 0;
  /// What a lecture shows at the step: one thing alone, to be read from the last row. Null: there is nothing yet.
  [[nodiscard]] virtual std::shared_ptr<const Exhibit> lecture(int step) const;
  /// The title over the lecture's picture.
  [[nodiscard]] virtual QString lecture_title(int step) const;
  /// Whether "all pages" exports it: its exhibits have something to show.
  [[nodiscard]] virtual bool ready() const { return !exhibits().empty(); }
  /// Of the data that is exported at the step.
  [[nodiscard]] virtual Provenance provenance(int step) const = 0;
  /// The shell command that computes what the page shows, for a scenario as it is edited.
  [[nodiscard]] virtual QString command(const ChapterScenario& edited) const;

  /// Whether steps move the page.
  [[nodiscard]] virtual bool plays() const { return false; }
  /// Whether the page shows what happens at the step; the play turns the page only where it must.
  [[nodiscard]] virtual bool covers(int step) const;
  /// Where the play goes when the page is opened by hand and stands at `step`.
  [[nodiscard]] virtual int opening_step(int step, bool lecture) const;
  /// Where the play on display stands, for a page whose views play different steps; none: where the window left it.
  [[nodiscard]] virtual std::optional<int> stands_at() const { return std::nullopt; }
  /// The step that a session keeps where the page stands at `step`.
  [[nodiscard]] virtual int kept_step(int step) const { return step; }
  /// A scenario was opened: what stands_at() says is the first step again.
  virtual void begin_again() {}
  /// Draws the step, as picture or table.
  virtual void show_step(int step) = 0;
  /// A frame of the motion that leads to the step shown last, here and in the panel's picture; phase 1: the step
  /// itself. Moments of an edit come only to the page that asked for them.
  virtual void show_motion(Moment moment, StepPanel& panel);
  /// Fills the right panel for the step.
  virtual void explain(StepPanel& panel, int step) const = 0;
  /// The same facts in rows instead of the picture.
  virtual void show_table(bool shown) = 0;
  [[nodiscard]] virtual bool table_shown() const = 0;
  /// There is nothing to show, and this is why.
  virtual void tell_nothing(Nothing why);

  // --- Its controls

  /// What stands in the transport's place, for the window to place; null: the transport.
  [[nodiscard]] virtual QWidget* bar() const { return nullptr; }
  /// What stands above the explanation, for the window to place; null as a rule.
  [[nodiscard]] virtual QWidget* side() const { return nullptr; }
  /// Where its picture is pointed at and looked at closely; null where the page has no such view.
  [[nodiscard]] virtual PictureView* view() const { return nullptr; }
  /// Whether the key meant something here. `seen`: the picture on the screen, which in a lecture is not view().
  virtual bool take_key(const QKeyEvent& key, KeyFocus focus, PictureView* seen);
  /// What its keys do; no lines where it has none of its own.
  [[nodiscard]] virtual KeySection keys() const;
  /// A click on a thing in its picture.
  virtual void take_click(const Spot& spot);
  /// A handle of its picture is dragged.
  virtual void take_drag(const Drag& drag);
  /// Closes what was opened over the page.
  virtual void close_opened() {}
  /// Moves that are made on the page itself: how many are made, how many can be made again, and the way to one of them.
  [[nodiscard]] virtual int moves_done() const { return 0; }
  [[nodiscard]] virtual int moves_in_all() const { return 0; }
  virtual void go_to_move(int move);
  /// A file of labelled examples of the user; whether the page is the one that takes it.
  virtual bool take_data(const QString& /*path*/) { return false; }

  // --- Its work

  /// The page is looked at: what it computes for itself begins, unless it was done, is under way or was stopped.
  virtual void start() {}
  virtual void stop() {}
  [[nodiscard]] virtual bool running() const { return false; }
  /// The window's theme has changed.
  virtual void dress(const Theme& theme);

  // --- What is kept

  /// How it is looked at, apart from what it shows; what cannot be read of it is ignored.
  [[nodiscard]] virtual nlohmann::json view_state() const;
  virtual void set_view_state(const nlohmann::json& state);
  /// What a session keeps of the page from one start to the next, beside the scenario; null: nothing.
  [[nodiscard]] virtual nlohmann::json kept() const { return nullptr; }
  /// Throws InputError where that cannot be read.
  virtual void set_kept(const nlohmann::json& /*kept*/) {}
  /// Takes over the results and moves of another window's page of the same id; call it before the run arrives.
  virtual void continue_from(const Page& other);

 signals:
  /// The page is to be shown again: another view of it was chosen, or more is known.
  void changed();
  /// What it shows since then was changed by hand, and its motion takes `ms`: show_motion gets moments of an edit.
  void edit_moves(double ms);
  /// What it says has changed, and its lecture.
  void progressed();
  /// A move was made on the page, or taken back.
  void moved();
  /// Another page is wanted, at a step.
  void page_asked(const QString& id, int step);
  /// The button of a page that has nothing to show was pressed.
  void computing_asked();
  /// A table is wanted as the class.
  void table_asked();
  /// The page asks for a file of the user's examples.
  void data_asked();
  /// What a session keeps of it has changed.
  void kept_changed();

 private:
  PageInfo info_;
};

}  // namespace littlestone::ui
