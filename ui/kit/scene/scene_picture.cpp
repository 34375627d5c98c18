// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/kit/scene/scene_picture.hpp"

#include <algorithm>

#include "ui/kit/motion.hpp"
#include "ui/kit/stage.hpp"

namespace littlestone::ui {

Scene ScenePicture::scene(QSizeF room) const {
  const auto placed = [&](int step) {
    Scene scene = step < 0 ? Scene() : make_(step, room);
    place_words(scene);
    return scene;
  };
  if (phase_ >= 1) return placed(step_);
  return between(placed(step_ - 1), placed(step_), motion::ease_out(std::max(phase_, 0.0)));
}

void ScenePicture::paint(QPainter& painter, const QRectF& area, const Theme& theme) const {
  Spots ignored;
  paint_spots(painter, area, theme, ignored);
}

void ScenePicture::paint_spots(QPainter& painter, const QRectF& area, const Theme& theme, Spots& spots) const {
  const Stage stage(painter, area, natural_, least_height_, theme, spots);
  const Scene shown = scene({stage.width, stage.height});
  ui::paint(shown, painter, theme);
  const double scale = area.width() / stage.width;
  add_spots(shown, painter, QTransform().scale(1 / scale, 1 / scale).translate(-area.left(), -area.top()), spots);
}

}  // namespace littlestone::ui
