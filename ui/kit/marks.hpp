// SPDX-License-Identifier: GPL-3.0-or-later
// The kit of marks every picture is made of: label cells and strips, nodes, edges, badges, rings, coin and eye.
// All of them are plain shapes without clipping or brush patterns, so that SVG and PDF show what the screen shows.
#pragma once

#include <QList>
#include <QPainter>
#include <QPainterPath>
#include <QPolygonF>
#include <QRectF>
#include <QString>
#include <optional>

#include "core/concept/labels.hpp"
#include "ui/kit/math_text.hpp"
#include "ui/kit/theme.hpp"

namespace littlestone::ui {

// --- Surfaces

/// Stripes at 45°, rising to the right, inside a convex outline: `width` of every `pitch` px, measured across them and
/// from the outline's own corner, so that equal shapes are striped alike.
[[nodiscard]] QPainterPath hatch_path(const QPolygonF& convex, double pitch, double width);
/// A rounded rectangle as a polygon, for hatch_path.
[[nodiscard]] QPolygonF rounded_polygon(const QRectF& rect, double radius);
/// The ground of what is before the privacy boundary: noise ground, sparse stripes.
void draw_noise_ground(QPainter& painter, const Theme& theme, const QRectF& rect, double radius = 4);

/// Rectangles of one colour, each by itself: in one path of n shapes side by side, a line of pixels costs Qt's
/// rasterizer n² steps (a table of 200 × 200 cells took a second).
void fill_rects(QPainter& painter, const QList<QRectF>& rects, const QColor& color);

/// Draws `body` with the painter's opacity times `opacity`.
template <typename Body>
void with_opacity(QPainter& painter, double opacity, Body&& body) {
  const double before = painter.opacity();
  painter.setOpacity(before * opacity);
  body();
  painter.setOpacity(before);
}

// --- Labels

/// One label: +1 solid with a plus, −1 hatched with a minus; without the glyph where `glyph` is false.
void draw_label_cell(QPainter& painter, const Theme& theme, const QRectF& rect, Label label, bool glyph = true);

inline constexpr double strip_pitch = 27;  // of a label strip
inline constexpr double strip_cell = 25;
inline constexpr double micro_pitch = 8;  // of a micro strip
inline constexpr double micro_height = 14;
inline constexpr std::size_t micro_most = 64;  // points; beyond, runs of equal labels

/// The size of a strip of cells 25 × 25 with gaps of 2.
[[nodiscard]] QSizeF label_strip_size(std::size_t points);
/// Cell x of a strip whose top left corner is `origin`.
[[nodiscard]] QRectF label_strip_cell(QPointF origin, std::size_t x);

/// The size of a micro strip, never wider than `most_width`: narrower pitches first, runs when they are under 3 px.
[[nodiscard]] QSizeF micro_strip_size(std::size_t points, double most_width = 8 * 64);
/// Where point x stands in a micro strip that fills `rect`, without the gap after it.
[[nodiscard]] QRectF micro_strip_cell(const QRectF& rect, std::size_t points, std::size_t x);
/// A predictor as a step function: + full bar, − low bar. `shown` in [0, 1]: how much of it has come, from the left.
void draw_micro_strip(QPainter& painter, const Theme& theme, const QRectF& rect, const LabelVector& labels,
                      double shown = 1);

// --- Trees

/// The band around a node or a strip.
void draw_lineage_box(QPainter& painter, const Theme& theme, const QRectF& rect, double radius);

/// An example on a node: the point at the left, its label at the right.
struct Pill {
  QString point;
  Label label = Label::plus;
  bool disagrees = false;  // the coin is not the target's label: dashed outline
  friend bool operator==(const Pill&, const Pill&) = default;
};
/// The pill's size at a height of 24 (52 wide for short names) or 20 in a line of text (42 wide).
[[nodiscard]] QSizeF pill_size(const QString& point, double height = 24);
void draw_pill(QPainter& painter, const Theme& theme, const QRectF& rect, const Pill& pill);
/// A node whose contest is not decided yet.
void draw_open_pill(QPainter& painter, const Theme& theme, const QRectF& rect);

/// A node that asks a point.
enum class NodeTone { quiet, strong, current };
/// In `rect`: a circle, or a rounded shape that is wider than high. A name that does not fit loses its end, or its
/// middle if it ends in a number.
void draw_circle_node(QPainter& painter, const Theme& theme, const QRectF& rect, const QString& point, NodeTone tone);
/// Half the width at which it shows the whole name; at least the radius.
[[nodiscard]] double circle_node_half(double radius, const QString& point);

/// "↻ n": how many pairs were drawn again; 27 × 15.
inline constexpr double badge_width = 27;
inline constexpr double badge_height = 15;
/// A badge with more digits is wider.
[[nodiscard]] QSizeF redraw_badge_size(std::size_t count);
void draw_redraw_badge(QPainter& painter, const Theme& theme, QPointF top_left, std::size_t count);

/// The current node's ring, 2 px at 5 px distance.
void draw_current_ring(QPainter& painter, const Theme& theme, const QRectF& around, double radius);
/// Pointed at, here and in every view: 3 px kin with 1 px ink outside.
void draw_kin_ring(QPainter& painter, const Theme& theme, const QRectF& around, double radius);

// --- Signs

/// The coin that fell, radius 20 as a rule; dashed when it `disagrees` with the target.
void draw_coin(QPainter& painter, const Theme& theme, QPointF centre, double radius, Label label,
               bool disagrees = false);
/// The eye of the privacy boundary on its ground, radius 11.
void draw_eye(QPainter& painter, const Theme& theme, QPointF centre);
/// An arrow to the right, `length` px.
void draw_arrow(QPainter& painter, const QColor& color, QPointF tail, double length);
/// The cross of a mistake.
void draw_mistake_cross(QPainter& painter, const QColor& color, QPointF centre, double size);

}  // namespace littlestone::ui
