// SPDX-License-Identifier: GPL-3.0-or-later
// The behaviour of a window during a presentation: the picture on the wall, the lecturer's notes on this screen or
// another one, ε, and the keys of a lecture.
#pragma once

#include <QElapsedTimer>
#include <QKeyEvent>
#include <QObject>
#include <QPointer>
#include <QScreen>
#include <QTimer>
#include <memory>
#include <optional>

#include "ui/lesson/screen.hpp"
#include "ui/pages/learn/epsilon_table.hpp"
#include "ui/shell/frame.hpp"
#include "ui/shell/lecture_notes.hpp"
#include "ui/shell/presentation.hpp"

namespace littlestone::app {

class Window;

/// The indices in `screens` of the screens for the wall and for the notes: the class sees the screen that is not the
/// first one of the desktop. With one screen, or none, there are no notes.
struct LectureScreens {
  int wall = 0;
  std::optional<int> notes;
  friend bool operator==(const LectureScreens&, const LectureScreens&) = default;
};
[[nodiscard]] LectureScreens lecture_screens(int screens, int first, int window);

/// Controls a window's presentation from its beginning to its end.
class LectureRoom final : public QObject {
  Q_OBJECT

 public:
  LectureRoom(Window& window, ui::Presentation& presentation);
  ~LectureRoom() override;

  /// The clock starts; the notes open where there is a second screen.
  void begin();
  void end();
  /// Shows where the play stands, on the wall and in the notes.
  void show_step();
  void show_motion(ui::Moment moment);
  /// The keys of a lecture: Space, 1, 2, B, W, N, S, and Esc while something lies over the picture. Others are the
  /// window's.
  [[nodiscard]] bool take_key(const QKeyEvent& key);
  /// Handles a click in the picture. Returns whether it was a vote.
  [[nodiscard]] bool take_click(const ui::Spot& spot);
  /// F2 and F3: shows a panel of the window over the picture, or hides it again.
  void toggle_panel(ui::Frame::Side side);
  [[nodiscard]] std::optional<ui::Frame::Side> panel_shown() const { return panel_; }
  /// Opens the notes in a window of their own on this screen; null: closes them. The picture stays as it is.
  void show_notes_on(QScreen* screen);
  /// Null while they are not on a screen of their own.
  [[nodiscard]] ui::LectureNotes* screen_notes() const { return screen_notes_; }
  [[nodiscard]] const ui::WrittenNotes& written() const { return written_; }
  void set_written(const nlohmann::json& kept) { written_.set_kept(kept); }
  /// What is said in the notes where the play stands.
  [[nodiscard]] ui::LectureNote note() const;
  /// Counts lines of guesses of the lesson's web page as hands. What was counted and what was not, a line each.
  QString count_guesses(const QString& lines);

 signals:
  /// The lecturer edited a note.
  void notes_written();

 private:
  [[nodiscard]] QString headline(ui::Moment moment) const;
  [[nodiscard]] ui::LectureNote made_note() const;
  [[nodiscard]] QString note_place() const;
  [[nodiscard]] ui::LectureNotes::Beside beside() const;
  [[nodiscard]] bool plays() const;
  /// The screen of the lesson where it is on the wall; else null.
  [[nodiscard]] const ui::LessonScreen* lesson() const;
  void name_keys();
  void take_screens();
  void lose_screen(const QScreen* gone);
  void take_other_wall();
  void show_notes();
  void ask_guesses(ui::LectureNotes& notes);
  void show_epsilon();
  void choose_epsilon(const Rational& epsilon);
  void write(bool ask, const QString& text);
  void listen_to(ui::LectureNotes& notes);
  void tick();
  bool take_space();

  Window& window_;
  ui::Presentation& wall_;
  ui::EpsilonTable table_;
  ui::WrittenNotes written_;
  std::optional<ui::Frame::Side> panel_;
  QPointer<ui::LectureNotes> screen_notes_;
  QPointer<QScreen> notes_screen_;
  QPointer<QScreen> came_from_;  // the screen the window stood on, where it was moved
  QElapsedTimer since_;
  QTimer clock_;
  int drag_ = 0;         // of ε
  int drags_ = 1 << 20;  // apart from those of the fields
};

}  // namespace littlestone::app
