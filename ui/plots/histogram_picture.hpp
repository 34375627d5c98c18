// SPDX-License-Identifier: GPL-3.0-or-later
// The stable histogram as a picture: true counts, noise, threshold, what leaves, and where the δ sits.
#pragma once

#include <QCoreApplication>
#include <memory>

#include "core/experiment/lab_run.hpp"
#include "ui/canvas/picture.hpp"

namespace littlestone::ui {

/// One row per vote before the privacy boundary, one per released predictor after it. A withheld predictor leaves no
/// trace after the line: the released ones close up.
class HistogramPicture final : public Picture {
 public:
  /// `position` as in Step: 0 nothing yet, 1 counts, 2 noise, 3 threshold and release.
  HistogramPicture(std::shared_ptr<const LabRun> run, int position);

  [[nodiscard]] QSizeF natural_size() const override { return {728, 452}; }
  /// Down to this height rows are left out before anything gets smaller.
  static constexpr double least_height = 320;
  void paint(QPainter& painter, const QRectF& area, const Theme& theme) const override;
  void paint_spots(QPainter& painter, const QRectF& area, const Theme& theme, Spots& spots) const override;
  [[nodiscard]] QString description() const override;

 private:
  Q_DECLARE_TR_FUNCTIONS(HistogramPicture)

  void paint_rows(const class Stage& stage, double bottom) const;
  void paint_delta(const class Stage& stage, double top) const;

  std::shared_ptr<const LabRun> run_;
  int position_;
};

}  // namespace littlestone::ui
