// SPDX-License-Identifier: GPL-3.0-or-later
// What the lecturer sees and the class does not: what to ask, what to say, what comes next, the step and the clock.
#pragma once

#include <QLabel>
#include <QPlainTextEdit>
#include <QSpinBox>
#include <QWidget>
#include <array>
#include <map>
#include <nlohmann/json.hpp>

#include "ui/kit/controls.hpp"
#include "ui/kit/picture_view.hpp"
#include "ui/shell/lecture_page.hpp"

namespace littlestone::ui {

/// Text that a lecturer wrote in place of generated notes. It is shown wherever the same note is generated again. For
/// another run, whose notes have other numbers, the generated notes are shown.
class WrittenNotes {
 public:
  /// The text to show for a generated note. `place` distinguishes notes for which nothing was generated.
  [[nodiscard]] QString seen(const QString& made, const QString& place) const;
  /// From now on `text` is seen there; an empty text, or the made one, takes that back.
  void write(const QString& made, const QString& place, const QString& text);

  [[nodiscard]] nlohmann::json kept() const;
  /// Ignores what cannot be read.
  void set_kept(const nlohmann::json& kept);
  friend bool operator==(const WrittenNotes&, const WrittenNotes&) = default;

 private:
  std::map<QString, QString> written_;  // by the made note, or by its place where that is empty
};

/// "4:05", and "1:04:05" from an hour on.
[[nodiscard]] QString clock_text(qint64 milliseconds);

/// The notes, on the lecturer's own screen or in the picture's place. The two texts can be written over.
class LectureNotes final : public QWidget {
  Q_OBJECT

 public:
  /// What stands beside the two texts.
  struct Beside {
    QString title;                                // of page and station
    QString step;                                 // "step 20 of 31"
    QString next;                                 // the next step's sentence; empty: nothing follows
    std::shared_ptr<const Picture> next_picture;  // null: none
  };

  explicit LectureNotes(QWidget* parent = nullptr);

  void show_note(const QString& ask, const QString& say, const Beside& beside);
  /// A number box for each card of a question, for the hands that went up; `counts` may be empty. No cards: no boxes.
  void show_hands(const QStringList& cards, const std::vector<int>& counts);
  /// Whether lines of guesses can be pasted: of the lesson.
  void show_paste(bool offered) { paste_->setVisible(offered); }
  [[nodiscard]] PlainButton& paste() const { return *paste_; }
  void show_clock(qint64 milliseconds);
  [[nodiscard]] QPlainTextEdit& ask() const { return *ask_; }
  [[nodiscard]] QPlainTextEdit& say() const { return *say_; }
  static constexpr std::size_t most_cards = 3;
  [[nodiscard]] QSpinBox& hands(std::size_t card) const { return *hands_[card]; }
  [[nodiscard]] QString clock() const { return clock_->text(); }
  [[nodiscard]] const Beside& beside() const { return beside_; }
  [[nodiscard]] PictureView& next_view() const { return *next_; }

 signals:
  void ask_written(const QString& text);
  void say_written(const QString& text);
  void hands_counted(const std::vector<int>& counts);
  void paste_asked();

 protected:
  void paintEvent(QPaintEvent* event) override;
  void resizeEvent(QResizeEvent* event) override;

 private:
  void fit();
  [[nodiscard]] QPlainTextEdit* add_text(const QString& name, const QString& hint);

  Beside beside_;
  QLabel* head_;
  QLabel* title_;
  QLabel* step_;
  QLabel* clock_;
  QLabel* ask_name_;
  QLabel* say_name_;
  QLabel* next_name_;
  QPlainTextEdit* ask_;
  QPlainTextEdit* say_;
  QLabel* hands_name_;
  std::array<QLabel*, most_cards> card_names_ = {};
  std::array<QSpinBox*, most_cards> hands_ = {};
  std::size_t cards_ = 0;
  PlainButton* paste_;
  PictureView* next_;
  RichLabel* next_text_;
};

}  // namespace littlestone::ui
