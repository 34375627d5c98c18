// SPDX-License-Identifier: GPL-3.0-or-later
// What every picture must keep, and runs to draw.
#pragma once

#include <QImage>
#include <QPainter>
#include <memory>

#include "core/study/private_run/private_run.hpp"
#include "ui/kit/picture.hpp"

namespace littlestone::ui {

constexpr ThemeKind all_kinds[] = {ThemeKind::light, ThemeKind::dark, ThemeKind::contrast};

/// A run of M whose batches all play level `level`; few of them, since only the traced one is drawn.
inline std::shared_ptr<const PrivateRun> played_run(int level, const std::string& class_text = "thresholds:8",
                                                    std::uint64_t cap = 100000, std::uint64_t seed = 1) {
  Scenario scenario;
  scenario.class_text = class_text;
  scenario.seed = seed;
  scenario.constants.cap = cap;
  scenario.constants.batches = 2;
  scenario.constants.selection = 2;
  const int dimension = compute_private_run(scenario)->littlestone();
  for (int k = 0; k <= dimension; ++k) scenario.constants.levels.emplace_back(k == level ? 1 : 0);
  return compute_private_run(scenario);
}

inline QImage rendered(const Picture& picture, QSizeF size, const Theme& theme, double margin = 0) {
  const QSizeF whole = size + QSizeF(2 * margin, 2 * margin);
  QImage image(whole.toSize(), QImage::Format_RGB32);
  image.fill(theme.canvas);
  QPainter painter(&image);
  picture.paint(painter, QRectF(QPointF(margin, margin), size), theme);
  return image;
}

/// Whether nothing but the canvas is outside the area `size` in the middle of `image`.
inline bool stays_inside(const QImage& image, QSizeF size, double margin, const QColor& canvas) {
  const QRect inside = QRectF(QPointF(margin, margin), size).toAlignedRect().adjusted(-1, -1, 1, 1);
  for (int y = 0; y < image.height(); ++y) {
    const auto* line = reinterpret_cast<const QRgb*>(image.constScanLine(y));
    for (int x = 0; x < image.width(); ++x) {
      if (line[x] != canvas.rgb() && !inside.contains(x, y)) return false;
    }
  }
  return true;
}

inline bool is_blank(const QImage& image, const QColor& canvas) {
  QImage blank(image.size(), image.format());
  blank.fill(canvas);
  return image == blank;
}

/// A run that is over at once: for pictures of the class and its trees.
inline std::shared_ptr<const PrivateRun> short_run(const std::string& class_text) {
  Scenario scenario;
  scenario.class_text = class_text;
  scenario.target = 0;
  scenario.constants.batches = 1;
  scenario.constants.selection = 1;
  return compute_private_run(scenario);
}

}  // namespace littlestone::ui
