// SPDX-License-Identifier: GPL-3.0-or-later
// The runs of the chain learner: its rows as a line, runs as arcs over it, and which of them count.
#pragma once

#include <QCoreApplication>
#include <memory>

#include "core/study/private_run/private_run.hpp"
#include "ui/kit/picture.hpp"
#include "ui/kit/spreading.hpp"

namespace littlestone::ui {

/// Above, all rows as one line with the runs of the watched name. Below, the rows around the watched run, a cross at
/// each mistake: an arc is a run from its first row to its last, the higher the level the higher. The watched run is
/// bold, from its mistake over the run that it goes on from to its end, with the run that it meets there; below each of
/// its rows stands the predictor of that moment. Runs that count for the name are ink, all others grey.
class ChainRunsPicture final : public Picture, public Spreading {
 public:
  /// `run` has a chain part; `done` steps of its story have happened (chain_story.hpp), `phase` in [0, 1] tells how far
  /// the last of them has come.
  ChainRunsPicture(std::shared_ptr<const PrivateRun> run, int done, double phase = 1);

  [[nodiscard]] QSizeF natural_size() const override { return {728, 480}; }
  /// Down to this height the arcs get flatter before anything gets smaller.
  static constexpr double least_height = 400;
  void paint(QPainter& painter, const QRectF& area, const Theme& theme) const override;
  void paint_spots(QPainter& painter, const QRectF& area, const Theme& theme, Spots& spots) const override;
  [[nodiscard]] QString description() const override;

 private:
  Q_DECLARE_TR_FUNCTIONS(ChainRunsPicture)

  class Drawing;

  std::shared_ptr<const PrivateRun> run_;
  int done_;
  double phase_;
};

}  // namespace littlestone::ui
