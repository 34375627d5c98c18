// SPDX-License-Identifier: GPL-3.0-or-later
// How many rows make a net, and what they save: two plots over n′, and the longest piece after each row.
#pragma once

#include <QCoreApplication>
#include <memory>
#include <utility>

#include "ui/kit/picture.hpp"
#include "ui/pages/nets/nets_picture.hpp"

namespace littlestone::ui {

/// Both plots in the lower 272 px of the picture, which begin at `top`; `grown` in [0, 1]: how far what came last has
/// come.
void paint_nets_plots(const class Stage& stage, const NetsRun& run, double top, const NetsMoment& moment, double grown);
/// The size of T at an x of the left plot in a picture so wide.
[[nodiscard]] std::uint64_t nets_size_at(const NetsSums& sums, double x, double width);

/// Both plots by themselves.
class NetsPlotsPicture final : public Picture {
 public:
  explicit NetsPlotsPicture(std::shared_ptr<const NetsRun> run) : run_(std::move(run)) {}

  [[nodiscard]] QSizeF natural_size() const override { return {728, 272}; }
  void paint(QPainter& painter, const QRectF& area, const Theme& theme) const override;
  [[nodiscard]] QString description() const override;

 private:
  Q_DECLARE_TR_FUNCTIONS(NetsPlotsPicture)

  std::shared_ptr<const NetsRun> run_;
};

/// The longest piece after each row against the ruler, for the right panel.
class LongestPiecePicture final : public Picture {
 public:
  LongestPiecePicture(std::shared_ptr<const NetsRun> run, int step);

  [[nodiscard]] QSizeF natural_size() const override { return {256, 112}; }
  void paint(QPainter& painter, const QRectF& area, const Theme& theme) const override;
  [[nodiscard]] QString description() const override;

 private:
  Q_DECLARE_TR_FUNCTIONS(LongestPiecePicture)

  std::shared_ptr<const NetsRun> run_;
  NetsMoment moment_;
};

}  // namespace littlestone::ui
