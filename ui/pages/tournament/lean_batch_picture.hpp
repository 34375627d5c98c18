// SPDX-License-Identifier: GPL-3.0-or-later
// One batch of the lean learner as a tape, read from left to right: rows, floors of what is left of Ldim, contests, and
// the list.
#pragma once

#include <QCoreApplication>
#include <memory>

#include "core/study/private_run/private_run.hpp"
#include "ui/kit/picture.hpp"

namespace littlestone::ui {

/// Each row on which f_∅ errs goes down one floor and makes a predictor. The line of a base shows the test on every
/// row, and opponents fall onto that line: an equal opponent changes nothing; a different one makes a contest, of which
/// both labels are followed; a row on which the base errs makes the next item. The path of the target's labels is bold.
/// Below, the list of the batch compares each predictor with all rows. If the rows do not all fit, the part with the
/// last step is shown.
class LeanBatchPicture final : public Picture {
 public:
  /// `run` has a lean part of dimension ≥ 1; `done` steps of its tape have happened, `phase` in [0, 1] tells how far
  /// the last of them has come.
  LeanBatchPicture(std::shared_ptr<const PrivateRun> run, int done, double phase = 1);

  [[nodiscard]] QSizeF natural_size() const override;
  void paint(QPainter& painter, const QRectF& area, const Theme& theme) const override;
  void paint_spots(QPainter& painter, const QRectF& area, const Theme& theme, Spots& spots) const override;
  [[nodiscard]] QString description() const override;

 private:
  Q_DECLARE_TR_FUNCTIONS(LeanBatchPicture)

  class Drawing;

  std::shared_ptr<const PrivateRun> run_;
  int done_;
  double phase_;
};

}  // namespace littlestone::ui
