// SPDX-License-Identifier: GPL-3.0-or-later
// Presentation mode: one sentence and one picture as large as the wall, the slider of ε below, and what covers them.
#pragma once

#include <QTimer>
#include <QWidget>
#include <array>
#include <memory>
#include <vector>

#include "ui/kit/controls.hpp"
#include "ui/kit/picture_view.hpp"
#include "ui/shell/action_button.hpp"
#include "ui/shell/epsilon_strip.hpp"
#include "ui/shell/key_caps.hpp"
#include "ui/shell/lecture_notes.hpp"

namespace littlestone::ui {

/// Type grows with the screen: its smallest has 24 px where there are 1920 × 1080, elsewhere the same share. The keys
/// do what they do in the window, and those that key_caps() names.
class Presentation final : public QWidget {
  Q_OBJECT

 public:
  enum class Cover { none, black, white };
  enum class Side { left, right };

  explicit Presentation(QWidget* parent = nullptr);

  /// `place`: where the story stands, such as "12 of 44"; may be empty. A "\n" in the sentence ends a line.
  void show_step(const QString& title, std::shared_ptr<const Picture> picture, const QString& sentence,
                 const QString& reference, const QString& place);
  /// The sentence alone: the picture and all else stay.
  void show_sentence(const QString& sentence);
  /// Null: the page has nothing that follows from ε, and the slider is not there.
  void show_epsilon(const Rational* epsilon, const EpsilonEffect& effect);
  /// Up to three answers to choose from, below the picture; none: nothing stands there. `chosen`: from 0; −1: none.
  void show_answers(const QStringList& answers, int chosen);
  /// Whether the slider is to be seen where the page has one.
  void show_sliders(bool shown);
  [[nodiscard]] bool sliders_shown() const { return sliders_; }
  void cover(Cover with);
  [[nodiscard]] Cover covered() const { return cover_; }
  /// The notes in the picture's place.
  void show_notes(bool shown);
  [[nodiscard]] bool notes_shown() const { return notes_shown_; }
  /// Lays a panel of the window over its side, as high as the screen; null: shows no panel. The caller must take back a
  /// panel that lies there.
  void lay_over(QWidget* panel, Side side);
  /// The screen of the lesson over the whole wall, below what covers it; null: none. Its owner takes it back.
  void show_lesson(QWidget* screen);
  [[nodiscard]] QWidget* lesson() const { return lesson_; }
  void set_keys(const std::vector<KeyCap>& keys) { keys_->set_keys(keys); }
  /// The keys are named for a while.
  void name_keys();
  [[nodiscard]] bool keys_named() const { return naming_.isActive(); }
  /// How long, ms.
  static constexpr int naming_ms = 4000;

  [[nodiscard]] PictureView& view() const { return *view_; }
  [[nodiscard]] EpsilonStrip& epsilon() const { return *strip_; }
  [[nodiscard]] LectureNotes& notes() const { return *notes_; }
  [[nodiscard]] QString sentence() const { return sentence_->markup(); }
  static constexpr std::size_t most_answers = 3;
  [[nodiscard]] ActionButton& answer(std::size_t i) const { return *answers_[i]; }

 signals:
  /// A card was clicked.
  void answered(int answer);

 protected:
  void paintEvent(QPaintEvent* event) override;
  void resizeEvent(QResizeEvent* event) override;
  bool eventFilter(QObject* watched, QEvent* event) override;
  void mouseMoveEvent(QMouseEvent* event) override;

 private:
  void fit();
  void fit_sentence(double unit);
  [[nodiscard]] bool strip_seen() const { return has_epsilon_ && sliders_; }

  RichLabel* title_;
  RichLabel* place_;
  RichLabel* sentence_;
  PictureView* view_;
  EpsilonStrip* strip_;
  KeyCaps* keys_;
  RichLabel* reference_;
  LectureNotes* notes_;
  std::array<ActionButton*, most_answers> answers_ = {};
  QWidget* lesson_ = nullptr;
  QWidget* over_ = nullptr;  // a panel of the window
  Side over_side_ = Side::left;
  QWidget* blank_;  // lies over all of it
  QTimer naming_;
  Cover cover_ = Cover::none;
  bool has_epsilon_ = false;
  bool sliders_ = true;
  qsizetype answers_shown_ = 0;
  bool notes_shown_ = false;
};

}  // namespace littlestone::ui
