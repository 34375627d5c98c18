// SPDX-License-Identifier: GPL-3.0-or-later
// The right panel: what this step does, its references, one picture, and at most three notes.
#pragma once

#include <QCoreApplication>
#include <QLabel>
#include <QWidget>
#include <memory>
#include <vector>

#include "ui/kit/controls.hpp"
#include "ui/kit/picture_view.hpp"
#include "ui/shell/script.hpp"

namespace littlestone::ui {

/// A short note: a bold line and one or two sentences. Rich text as in MathText::Mode::mixed.
struct Note {
  QString title;
  QString text;
};

/// "Before the privacy boundary. Shown only because the data is synthetic.", or that the data is the user's own.
/// Always whole: see StepPanel::foot.
class BoundaryNote final : public QWidget {
  Q_OBJECT

 public:
  explicit BoundaryNote(QWidget* parent = nullptr);
  void set_own_data(bool own);
  [[nodiscard]] bool hasHeightForWidth() const override { return true; }
  [[nodiscard]] int heightForWidth(int width) const override;
  [[nodiscard]] QSize sizeHint() const override { return {232, heightForWidth(232)}; }
  [[nodiscard]] QSize minimumSizeHint() const override { return {120, 44}; }

 protected:
  void paintEvent(QPaintEvent* event) override;

 private:
  [[nodiscard]] std::vector<MathText> lines(int width) const;
};

class AskRoom;

class StepPanel final : public QWidget {
  Q_OBJECT

 public:
  explicit StepPanel(QWidget* parent = nullptr);

  /// What is being shown, above all steps: where it comes from and its one line, as words. Empty: no lesson, and the
  /// heading is that of the step.
  void set_lesson(const QString& from, const QString& line);
  [[nodiscard]] const QString& lesson() const { return lesson_line_; }
  /// Of the steps from now on: papers are named by its usage (see with_papers).
  void set_chapter(const QString& numeral) { chapter_ = numeral; }
  /// Plain sentences; single letters become mathematics. An empty question is not shown.
  void set_step(const QString& sentence, const QString& reference, const Question& question = {});
  [[nodiscard]] AskRoom& ask_room() const { return *ask_; }
  /// Null: no picture. A heading of its own stands above it when given.
  void set_picture(std::shared_ptr<const Picture> picture, const QString& heading = {});
  void set_notes(const std::vector<Note>& notes);
  void set_before_boundary(bool before);
  /// Whether the page shows data from a file of the user.
  void set_own_data(bool own) { boundary_->set_own_data(own); }
  /// The note at the privacy boundary with its margins. It stands last in the panel; an owner that scrolls the panel
  /// puts it below what scrolls, so that it is seen.
  [[nodiscard]] QWidget& foot() const { return *foot_; }
  [[nodiscard]] PictureView& picture_view() const { return *picture_; }
  [[nodiscard]] QString sentence() const { return sentence_; }
  [[nodiscard]] QString reference() const { return cited_; }

 protected:
  void paintEvent(QPaintEvent* event) override;

 private:
  QString sentence_;
  QString cited_;
  QString chapter_;
  QString lesson_line_;
  QLabel* heading_;
  RichLabel* lesson_;
  RichLabel* step_;
  RichLabel* reference_;
  AskRoom* ask_;
  QLabel* picture_heading_;
  PictureView* picture_;
  std::vector<RichLabel*> titles_;
  std::vector<RichLabel*> texts_;
  HairLine* notes_rule_;
  QWidget* foot_;
  BoundaryNote* boundary_;
};

}  // namespace littlestone::ui
