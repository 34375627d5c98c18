// SPDX-License-Identifier: GPL-3.0-or-later
// The timeline: a ruler over the steps that are played, with marks for rounds, redraws, histogram, boundary and
// selection.
#pragma once

#include <QAbstractSlider>

#include "ui/shell/player.hpp"

namespace littlestone::ui {

/// A slider whose value is the player's step. Winner ticks are 7, 12, 18 high for rounds 1, 2, 3 (then +4), redraws
/// hollow below the line, bars the histogram, a dashed line with an eye the privacy boundary, a star the selection.
class Timeline final : public QAbstractSlider {
  Q_OBJECT

 public:
  explicit Timeline(Player& player, QWidget* parent = nullptr);

  /// Where the step stands, in px from the left; increasing in the step.
  [[nodiscard]] double x_of(int step) const;
  /// The step nearest to a position.
  [[nodiscard]] int step_at(double x) const;
  [[nodiscard]] QSize sizeHint() const override { return {800, 72}; }
  [[nodiscard]] QSize minimumSizeHint() const override { return {280, 72}; }

 protected:
  void paintEvent(QPaintEvent* event) override;
  void mousePressEvent(QMouseEvent* event) override;
  void mouseMoveEvent(QMouseEvent* event) override;
  void mouseReleaseEvent(QMouseEvent* event) override;
  bool event(QEvent* event) override;

 private:
  void steps_changed();

  Player& player_;
  Ruler ruler_;
};

}  // namespace littlestone::ui
