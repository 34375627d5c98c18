// SPDX-License-Identifier: GPL-3.0-or-later
// The lesson on the screen: one question, one picture, cards, dots, one black key. In the window and on the wall.
#pragma once

#include <QAbstractButton>
#include <QElapsedTimer>
#include <QKeyEvent>
#include <QScrollArea>
#include <QTimer>
#include <array>
#include <memory>
#include <vector>

#include "ui/kit/controls.hpp"
#include "ui/kit/picture_view.hpp"
#include "ui/kit/scene/scene_picture.hpp"
#include "ui/lesson/guesses.hpp"
#include "ui/lesson/station.hpp"
#include "ui/lesson/walk.hpp"
#include "ui/shell/action_button.hpp"
#include "ui/shell/table_view.hpp"

namespace littlestone::ui {

/// Shows where the walk stands, plays the motion that leads there, and takes keys, clicks and drags. Everything is laid out
/// on 1280 × 800 px, on a wall on 1280 × 720, and scaled as a whole; where that would make type too small the picture
/// scrolls, and the rest wraps.
class LessonScreen final : public QWidget {
  Q_OBJECT

 public:
  explicit LessonScreen(QWidget* parent = nullptr);

  /// The stations with their material, or more of it; the walk stands where it stood.
  void set_course(std::vector<std::shared_ptr<const Station>> course);
  [[nodiscard]] bool has_course() const { return !course_.empty(); }
  [[nodiscard]] const std::vector<std::shared_ptr<const Station>>& course() const { return course_; }
  [[nodiscard]] const CourseWalk& walk() const { return walk_; }
  void set_walk(CourseWalk walk);
  /// Opens a station and plays the motion that leads to the beat.
  void open(int station, int beat = 0);

  /// On a wall: larger, without what is to be pressed at the foot.
  void set_hall(bool hall);
  [[nodiscard]] bool hall() const { return hall_; }
  /// Without motion every state is shown at once.
  void set_motion(bool motion) { motion_ = motion; }
  /// Motions take so many times as long.
  void set_motion_stretch(double times) { stretch_ = times; }
  [[nodiscard]] bool moving() const { return clock_.isActive(); }

  /// What Space does: shows the end of a motion, else goes on.
  void go_on();
  void go_back();
  /// The station as the lesson has it.
  void as_it_was();
  void undo();
  void redo();
  /// The cards of the question that is asked or was answered last; and how many hands were counted for each.
  [[nodiscard]] QStringList asked_cards() const;
  [[nodiscard]] std::vector<int> counted_hands() const;
  void count_hands(const std::vector<int>& counts);
  /// The same for every question with cards that the tally has guesses of.
  void count_guesses(const GuessTally& tally);
  /// Chooses a card, from 0; the chosen one again: none.
  void choose(int card);
  /// The keys of the lesson; false: not one of them. Space goes on whatever has the focus.
  bool take_key(const QKeyEvent& key);
  /// The state in rows instead of the picture.
  void show_table(bool shown);
  [[nodiscard]] bool table_shown() const { return !table_->isHidden(); }

  [[nodiscard]] const Station& station() const { return *course_[static_cast<std::size_t>(walk_.station())]; }
  [[nodiscard]] Beat beat() const { return station().beat(walk_.beat(), walk_.hand()); }
  /// The state that follows a press of Space, at rest; null where none does.
  [[nodiscard]] std::shared_ptr<const Picture> next_picture() const;
  [[nodiscard]] PictureView& view() const { return *view_; }
  [[nodiscard]] ActionButton& button() const { return *button_; }
  [[nodiscard]] ActionButton& card(int i) const { return *cards_[static_cast<std::size_t>(i)]; }
  [[nodiscard]] QAbstractButton& page_button() const;
  [[nodiscard]] QAbstractButton& home_button() const;
  [[nodiscard]] QString question() const { return beat().question; }
  [[nodiscard]] QString answer() const { return answer_->markup(); }
  [[nodiscard]] QString heading() const { return name_->markup(); }
  /// All words that are seen around the picture.
  [[nodiscard]] QStringList words() const;

 signals:
  /// The walk stands elsewhere, or what was guessed or set by hand has changed.
  void changed();
  /// The full page of the state is wanted.
  void page_asked();
  /// The last picture is to be printed.
  void print_asked();
  /// One of the ways on from the last station: "class", "data" or "thresholds".
  void way_asked(const QString& where);

 protected:
  void resizeEvent(QResizeEvent* event) override;
  void paintEvent(QPaintEvent* event) override;

 private:
  class Dot;
  class FootButton;

  void show_state(bool with_motion);
  void show_words();
  void show_frame();
  void tick();
  void fit();
  void take_click(const Spot& spot);
  void take_drag(const Drag& drag);
  void take_hand(Hand hand, int drag);
  bool take_picture_key(const QKeyEvent& key);
  /// Of where a walk stands: a part of the motion to its beat, and how far that has come. `ring`: around what the keyboard
  /// points at.
  [[nodiscard]] std::shared_ptr<const ScenePicture> picture_of(const CourseWalk& walk, int part, double phase,
                                                               std::optional<QRectF> ring = std::nullopt) const;
  /// The beat of the question that is asked or was answered last; −1: none.
  [[nodiscard]] int asked_beat() const;
  [[nodiscard]] bool last() const { return walk_.station() + 1 == walk_.stations(); }

  std::vector<std::shared_ptr<const Station>> course_;
  CourseWalk walk_{std::vector<int>{1}};
  bool hall_ = false;
  bool motion_ = true;
  double stretch_ = 1;
  int part_ = 0;  // of the motion that is played
  QElapsedTimer since_;
  QTimer clock_;
  int drags_ = 0;
  std::optional<std::size_t> pointed_;  // the place of the picture that has the keyboard
  bool held_ = false;                   // ← and → move it

  RichLabel* name_;
  RichLabel* question_;  // while it is asked
  RichLabel* asked_;     // the same, small, once it is answered
  RichLabel* answer_;
  RichLabel* second_;
  RichLabel* hands_;  // that were counted, beside the answer
  RichLabel* note_;
  QScrollArea* area_;
  PictureView* view_;
  TableView* table_;
  std::array<ActionButton*, 3> cards_ = {};
  ActionButton* button_;
  std::vector<Dot*> dots_;
  FootButton* page_;
  FootButton* home_;
  std::array<FootButton*, 3> ways_ = {};
};

}  // namespace littlestone::ui
