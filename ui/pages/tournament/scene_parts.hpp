// SPDX-License-Identifier: GPL-3.0-or-later
// What the scenes of the page share.
#pragma once

#include "ui/kit/scene/plot.hpp"

namespace littlestone::ui {

/// The marks from the `first`-th on come in with the motion to this step: they get keys that no step before has.
void come_in(Scene& scene, std::size_t first, int step);

/// From 1 down to 10^−decades, by logarithms.
[[nodiscard]] Axis decades_axis(int decades);
/// Rules at powers of ten on such an axis, one at 1 and at most `most` below, with their numbers.
void decades_grid(Plot& plot, int decades, int most, Ink numbers);
/// A disc as it is seen while it turns round its level diameter: `height` of its height, 0 to 1.
[[nodiscard]] Shape turned_disc(QPointF centre, double radius, double height);
/// A predictor as a step function, upright, its first point on top: + full width, − narrow.
void add_micro_column(Scene& scene, const QRectF& rect, const LabelVector& labels);
/// The label of an edge, on a ground of the canvas.
void add_chip(Scene& scene, QPointF centre, Label label, double faded = 1);

}  // namespace littlestone::ui
