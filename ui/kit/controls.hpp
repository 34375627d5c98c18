// SPDX-License-Identifier: GPL-3.0-or-later
// The panel's own controls, painted in tokens: slider, number box, segments, button, rich text, rule.
#pragma once

#include <QAbstractButton>
#include <QAbstractSlider>
#include <QButtonGroup>
#include <QLineEdit>
#include <QPushButton>
#include <QWidget>
#include <vector>

#include "ui/kit/math_text.hpp"

namespace littlestone::ui {

/// A horizontal slider: line 2, done part 3, handle 14. Arrow keys move it by one.
class Slider final : public QAbstractSlider {
  Q_OBJECT

 public:
  explicit Slider(QWidget* parent = nullptr);
  [[nodiscard]] QSize sizeHint() const override { return {230, 28}; }
  [[nodiscard]] QSize minimumSizeHint() const override { return {80, 28}; }

 protected:
  void paintEvent(QPaintEvent* event) override;
  void wheelEvent(QWheelEvent* event) override;
  void mousePressEvent(QMouseEvent* event) override;
  void mouseMoveEvent(QMouseEvent* event) override;
  void mouseReleaseEvent(QMouseEvent* event) override;

 private:
  void move_to(double x);
};

/// A line of text for a number. The type becomes smaller, down to 11 px, until the number fits; a longer number shows
/// its beginning while it is not edited. Refused input keeps its text and gets "!" and a 2 px ink border.
class NumberBox final : public QLineEdit {
  Q_OBJECT

 public:
  explicit NumberBox(QWidget* parent = nullptr);
  void set_refused(bool refused);
  [[nodiscard]] bool refused() const { return refused_; }
  /// The whole text in type of full size.
  [[nodiscard]] QSize sizeHint() const override;

 protected:
  void paintEvent(QPaintEvent* event) override;
  void resizeEvent(QResizeEvent* event) override;
  void focusOutEvent(QFocusEvent* event) override;

 private:
  void fit();
  [[nodiscard]] int around_text() const;

  bool refused_ = false;
};

/// A push button of 24–28 px; words only.
class PlainButton final : public QAbstractButton {
  Q_OBJECT

 public:
  explicit PlainButton(const QString& text, QWidget* parent = nullptr);
  [[nodiscard]] QSize sizeHint() const override;

 protected:
  void paintEvent(QPaintEvent* event) override;
};

/// One of several, side by side: the chosen one is ink.
class Segments final : public QWidget {
  Q_OBJECT

 public:
  explicit Segments(const QStringList& texts, QWidget* parent = nullptr);
  [[nodiscard]] QAbstractButton* segment(int i) const { return group_->button(i); }
  [[nodiscard]] int chosen() const { return group_->checkedId(); }
  void choose(int i);

 signals:
  void chosen_changed(int i);

 protected:
  void paintEvent(QPaintEvent* event) override;

 private:
  QButtonGroup* group_;
};

/// Wrapped words with mathematics between dollar signs; as wide as it is given, as high as that takes.
class RichLabel : public QWidget {
  Q_OBJECT

 public:
  enum class Tone { ink, ink2, ink3 };
  explicit RichLabel(const MathStyle& style, double line_height, Tone tone = Tone::ink, QWidget* parent = nullptr);
  /// The accessible name is the same text without markup.
  void set_markup(const QString& markup);
  [[nodiscard]] const QString& markup() const { return markup_; }
  /// Type of another size, lines so far apart.
  void set_size(double px, double line_height);
  /// A leading "!" in ink, as errors have it.
  void set_marked(bool marked);
  /// In a hairline box, as a reference is.
  void set_boxed(bool boxed);

  /// What all of it needs on one line, px.
  [[nodiscard]] int width_of_line() const;
  [[nodiscard]] bool hasHeightForWidth() const override { return true; }
  [[nodiscard]] int heightForWidth(int width) const override;
  [[nodiscard]] QSize sizeHint() const override;
  [[nodiscard]] QSize minimumSizeHint() const override {
    return {40, markup_.isEmpty() ? 0 : static_cast<int>(line_height_)};
  }

 protected:
  void paintEvent(QPaintEvent* event) override;

 private:
  [[nodiscard]] double indent() const { return marked_ ? 12 : boxed_ ? 10 : 0; }
  [[nodiscard]] double text_width(int width) const { return width - indent() - (boxed_ ? 10 : 0); }
  /// The markup in lines for a label of this width. A layout asks for many widths many times, so the last few are
  /// cached.
  [[nodiscard]] const std::vector<MathText>& lines(int width) const;
  void relay();

  struct Laid {
    int width = 0;
    std::vector<MathText> lines;
  };
  mutable std::vector<Laid> laid_;  // the newest last
  QString markup_;
  MathStyle style_;
  double line_height_;
  Tone tone_;
  bool marked_ = false;
  bool boxed_ = false;
};

/// A hairline between two groups.
class HairLine final : public QWidget {
  Q_OBJECT

 public:
  explicit HairLine(QWidget* parent = nullptr);

 protected:
  void paintEvent(QPaintEvent* event) override;
};

}  // namespace littlestone::ui
