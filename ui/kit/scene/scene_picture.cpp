// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/kit/scene/scene_picture.hpp"

#include <algorithm>

#include "ui/kit/fit.hpp"
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

double ScenePicture::scale_in(QSizeF area) const {
  return scale_ ? scale_(area) : stage_scale(area, natural_, least_height_);
}

void ScenePicture::put(Scene& into, const QRectF& area) const {
  if (area.isEmpty() || natural_.isEmpty()) return;
  const double scale = scale_in(area.size());
  into.take(scene(area.size() / scale), area.topLeft(), scale);
}

void ScenePicture::paint(QPainter& painter, const QRectF& area, const Theme& theme) const {
  Spots ignored;
  paint_spots(painter, area, theme, ignored);
}

void ScenePicture::paint_spots(QPainter& painter, const QRectF& area, const Theme& theme, Spots& spots) const {
  if (area.isEmpty() || natural_.isEmpty()) return;
  const double scale = scale_in(area.size());
  const ScaledPainter scaled(painter, area, scale);
  const Scene shown = scene(scaled.size());
  ui::paint(shown, painter, theme);
  add_spots(shown, painter, QTransform().scale(1 / scale, 1 / scale).translate(-area.left(), -area.top()), spots);
}

}  // namespace littlestone::ui
