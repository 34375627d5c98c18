// SPDX-License-Identifier: GPL-3.0-or-later
// How often each predictor came out of the batches: estimates with their intervals, over the predictors as columns.
#pragma once

#include <memory>

#include "core/experiment/lab_run.hpp"
#include "ui/canvas/picture.hpp"

namespace littlestone::ui {

/// One column per predictor, by falling share: a dot with its 95 % interval on a log axis, the predictor below it. The share is
/// over all batches, each at the level it drew.
class FrequencyPicture final : public Picture {
 public:
  /// `lit`: the predictor the traced batch votes for is marked as what the lineage led to.
  FrequencyPicture(std::shared_ptr<const LabRun> run, bool lit);

  [[nodiscard]] QSizeF natural_size() const override { return {728, 280}; }
  void paint(QPainter& painter, const QRectF& area, const Theme& theme) const override;
  [[nodiscard]] QString description() const override;

 private:
  std::shared_ptr<const LabRun> run_;
  bool lit_;
};

/// The tournament over the frequencies; the tournament alone where there is no room for both.
class TournamentPagePicture final : public Picture {
 public:
  TournamentPagePicture(std::shared_ptr<const LabRun> run, int events_done);

  [[nodiscard]] QSizeF natural_size() const override { return {728, 600}; }
  void paint(QPainter& painter, const QRectF& area, const Theme& theme) const override;
  [[nodiscard]] QString description() const override;

 private:
  std::shared_ptr<const LabRun> run_;
  int events_done_;
};

}  // namespace littlestone::ui
