// SPDX-License-Identifier: GPL-3.0-or-later
// What the right panel shows of the lesson: the number of the station, its sentence, its question and the answer.
#pragma once

#include <QLabel>
#include <QWidget>
#include <set>

#include "ui/kit/controls.hpp"

namespace littlestone::ui {

/// One dot for each station: done, open, or still to come.
class LessonDots final : public QWidget {
  Q_OBJECT

 public:
  explicit LessonDots(QWidget* parent = nullptr);
  /// `here`: the station that is open, from 0.
  void show_place(int stations, int here, const std::set<int>& done);
  [[nodiscard]] QSize sizeHint() const override;

  /// The dots in a row of 12 px height from x on; for a presentation at a larger scale.
  static void paint_dots(QPainter& painter, const struct Theme& theme, QPointF at, double pitch, int stations, int here,
                         const std::set<int>& done);

 protected:
  void paintEvent(QPaintEvent* event) override;

 private:
  int stations_ = 0;
  int here_ = 0;
  std::set<int> done_;
};

/// Lies above the explanation of the step. Hidden where there is no lesson.
class LessonPanel final : public QWidget {
  Q_OBJECT

 public:
  explicit LessonPanel(QWidget* parent = nullptr);

  /// Shows one sentence of the gallery, without dots and question; nothing where it is empty.
  void show_shelf(const QString& from, const QString& line);
  /// A station; empty texts are not shown.
  void show_station(int stations, int here, const std::set<int>& done, const QString& line, const QString& ask,
                    const QString& say);
  [[nodiscard]] QString heading() const { return heading_->text(); }
  [[nodiscard]] QString line() const { return line_->markup(); }
  [[nodiscard]] QString ask() const { return ask_->markup(); }
  [[nodiscard]] QString say() const { return say_->markup(); }

 protected:
  void paintEvent(QPaintEvent* event) override;

 private:
  void show_texts(const QString& heading, const QString& line, const QString& ask, const QString& say);

  QLabel* heading_;
  LessonDots* dots_;
  RichLabel* line_;
  HairLine* rule_;
  RichLabel* ask_;
  RichLabel* say_;
};

}  // namespace littlestone::ui
