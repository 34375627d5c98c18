// SPDX-License-Identifier: GPL-3.0-or-later
// The histogram and the selection in one picture.
#pragma once

#include <memory>

#include "ui/pages/histogram/histogram_scene.hpp"
#include "ui/pages/selection/selection_scene.hpp"

namespace littlestone::ui {

/// Both private stages, one above the other, with one boundary through them.
class StagesPicture final : public Picture {
 public:
  /// `phase` is that of the stage that is being played.
  StagesPicture(const std::shared_ptr<const PrivateRun>& run, int histogram_position, int selection_position,
                double phase = 1);

  [[nodiscard]] QSizeF natural_size() const override;
  void paint(QPainter& painter, const QRectF& area, const Theme& theme) const override;
  void paint_spots(QPainter& painter, const QRectF& area, const Theme& theme, Spots& spots) const override;
  [[nodiscard]] QString description() const override;

 private:
  ScenePicture histogram_;
  ScenePicture selection_;
};

}  // namespace littlestone::ui
