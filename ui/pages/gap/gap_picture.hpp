// SPDX-License-Identifier: GPL-3.0-or-later
// The staircase of a learner over the bounds of Claim 22, its errors below, and other learners in a row.
#pragma once

#include <QCoreApplication>
#include <memory>

#include "core/study/lower_bound/lower_bound_run.hpp"
#include "ui/kit/picture.hpp"

namespace littlestone::ui {

/// Where the play of the gap stands: how many errors are shown, then what is said of privacy and of the climb.
struct GapMoment {
  std::size_t errors = 0;  // bars of x_1 … x_errors
  bool upper = false;      // u
  bool lower = false;      // l
  bool climb = false;      // equal steps from l to u
  bool largest = false;    // the largest step of the learner
  [[nodiscard]] static GapMoment at(int step, std::size_t examples);
};

/// The step that is promised: the paper's where it is chosen and the paper's premises hold, else the sharp one.
[[nodiscard]] inline double least_step_of(const ClaimBound& claim, bool paper) {
  return paper ? claim.printed_step.value_or(claim.least_step) : claim.least_step;
}

class GapPicture final : public Picture {
 public:
  /// `paper`: the bound printed in the paper instead of the sharp one.
  GapPicture(std::shared_ptr<const LowerBoundRun> run, int step, double phase, bool paper);

  [[nodiscard]] QSizeF natural_size() const override { return {728, 600}; }
  void paint(QPainter& painter, const QRectF& area, const Theme& theme) const override;
  void paint_spots(QPainter& painter, const QRectF& area, const Theme& theme, Spots& spots) const override;
  [[nodiscard]] QString description() const override;

  /// The probability that a step dragged to `at` shows.
  [[nodiscard]] double value_at(QPointF at, const QRectF& area) const;

 private:
  Q_DECLARE_TR_FUNCTIONS(GapPicture)

  void paint_stairs(const class Stage& stage) const;
  void paint_bounds(const class Stage& stage, class LabelPlaces& places) const;
  void paint_why_unbounded(const class Stage& stage, class LabelPlaces& places) const;
  void paint_bound(const class Stage& stage, class LabelPlaces& places, double level, const QString& markup) const;
  void paint_flattest(const class Stage& stage, class LabelPlaces& places) const;
  void paint_least_step(const class Stage& stage, class LabelPlaces& places) const;
  void paint_largest(const class Stage& stage, class LabelPlaces& places) const;
  void paint_examples(const class Stage& stage) const;
  void paint_errors(const class Stage& stage) const;
  void paint_others(const class Stage& stage) const;
  [[nodiscard]] double x_of(double column) const;
  [[nodiscard]] double column_width() const;
  [[nodiscard]] double least_step() const;

  std::shared_ptr<const LowerBoundRun> run_;
  GapMoment moment_;
  double grown_ = 1;  // how far what came last has come
  bool paper_;
};

/// A staircase by itself beside the flattest one that is accurate, for the right panel.
class FlattestPicture final : public Picture {
 public:
  /// `solved`: the flattest one is shown.
  FlattestPicture(std::shared_ptr<const LowerBoundRun> run, bool solved);

  [[nodiscard]] QSizeF natural_size() const override { return {256, 92}; }
  void paint(QPainter& painter, const QRectF& area, const Theme& theme) const override;
  [[nodiscard]] QString description() const override;

 private:
  Q_DECLARE_TR_FUNCTIONS(FlattestPicture)

  std::shared_ptr<const LowerBoundRun> run_;
  bool solved_;
};

}  // namespace littlestone::ui
