// SPDX-License-Identifier: GPL-3.0-or-later
// How the four answers are painted: each a tint, an edge and a texture. A fifth answer has none: paper with its number.
#pragma once

#include <QPolygonF>
#include <cstddef>
#include <vector>

#include "ui/kit/scene/scene.hpp"

namespace littlestone::ui {

/// Of the paint with this number; of a fifth, paper and ink.
[[nodiscard]] Ink paint_tint(std::size_t paint);
[[nodiscard]] Ink paint_edge(std::size_t paint);

/// Its texture over convex polygons, anchored at a point: dots, stripes at 45°, level lines; the first is plain. Null
/// where there is nothing to draw.
Mark* add_paint_texture(Scene& scene, std::size_t paint, const std::vector<QPolygonF>& parts, QPointF anchor);

/// A tinted box with its texture and an outline.
void add_paint_swatch(Scene& scene, const QRectF& rect, std::size_t paint, const Stroke& outline);

}  // namespace littlestone::ui
