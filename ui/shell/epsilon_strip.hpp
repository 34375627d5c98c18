// SPDX-License-Identifier: GPL-3.0-or-later
// The slider of ε in a lecture: large, with what it does below its marks.
#pragma once

#include <QAbstractSlider>

#include "ui/shell/lecture_page.hpp"

namespace littlestone::ui {

/// From 0.1 to 4 on a log scale, in the stops of the window's own slider of ε. A value that is none of them, or beyond
/// the ends, is written and stays until the slider is moved.
class EpsilonStrip final : public QAbstractSlider {
  Q_OBJECT

 public:
  explicit EpsilonStrip(QWidget* parent = nullptr);

  /// 0.1, 0.5, 1, 2 and 4: where the strip says what ε does.
  [[nodiscard]] static const std::vector<Rational>& marks();
  /// Shows ε without telling anybody. `effect` is of the marks, and of ε where that is none of them.
  void show_epsilon(const Rational& epsilon, const EpsilonEffect& effect);
  [[nodiscard]] const Rational& epsilon() const { return epsilon_; }
  [[nodiscard]] const EpsilonEffect& effect() const { return effect_; }
  /// Px of the mockup's px: 1 where the presentation is 1280 × 800.
  void set_unit(double unit);
  [[nodiscard]] QSize sizeHint() const override;

 signals:
  void epsilon_chosen(const littlestone::Rational& epsilon);

 protected:
  void paintEvent(QPaintEvent* event) override;
  void mousePressEvent(QMouseEvent* event) override;
  void mouseMoveEvent(QMouseEvent* event) override;
  void mouseReleaseEvent(QMouseEvent* event) override;
  void wheelEvent(QWheelEvent* event) override;

 private:
  struct Place;
  [[nodiscard]] Place place() const;
  [[nodiscard]] double x_of(const Rational& epsilon) const;
  void move_to(double x);
  void tell_name();

  Rational epsilon_ = 1;
  EpsilonEffect effect_;
  double unit_ = 1;
};

}  // namespace littlestone::ui
