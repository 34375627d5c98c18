// SPDX-License-Identifier: GPL-3.0-or-later
// One batch of the lean learner as a tape, read from left to right: rows, floors of what is left of Ldim, contests, and
// the list.
#pragma once

#include <QCoreApplication>
#include <memory>

#include "core/study/private_run/lab_run.hpp"
#include "ui/kit/picture.hpp"

namespace littlestone::ui {

/// Rows on which f_∅ errs fall one floor and make predictors; a base's line is tested on every row while opponents fall
/// onto it: an equal one changes nothing, a different one makes a contest of which both labels are followed, a row on
/// which the base errs makes the next item. The path of the target's labels is bold. Below it the batch's list, each
/// predictor against all rows. Where the rows do not all fit, the part is shown in which the last step happened.
class LeanBatchPicture final : public Picture {
 public:
  /// `run` has a lean part of dimension ≥ 1; `done` steps of its tape have happened, `phase` in [0, 1] tells how far
  /// the last of them has come.
  LeanBatchPicture(std::shared_ptr<const LabRun> run, int done, double phase = 1);

  [[nodiscard]] QSizeF natural_size() const override;
  void paint(QPainter& painter, const QRectF& area, const Theme& theme) const override;
  void paint_spots(QPainter& painter, const QRectF& area, const Theme& theme, Spots& spots) const override;
  [[nodiscard]] QString description() const override;

 private:
  Q_DECLARE_TR_FUNCTIONS(LeanBatchPicture)

  class Drawing;

  std::shared_ptr<const LabRun> run_;
  int done_;
  double phase_;
};

}  // namespace littlestone::ui
