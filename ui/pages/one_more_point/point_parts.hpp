// SPDX-License-Identifier: GPL-3.0-or-later
// The parts of the picture of One more point, each drawn into its canvas.
#pragma once

#include <QCoreApplication>
#include <vector>

#include "ui/pages/one_more_point/point_canvas.hpp"

namespace littlestone::ui {

// --- The diamond: point_bricks.cpp

/// The points at the ends of the axes, with their labels.
void add_point_corners(PointCanvas& canvas);
/// Worlds without colours.
void add_point_worlds(PointCanvas& canvas);
/// The regions of the bricks, that which is pointed at with a ring.
void add_point_regions(PointCanvas& canvas);
/// Their answers, clear of the words that will stand there.
void add_region_strips(PointCanvas& canvas, bool with_meetings);
/// The centre, where only point 0 comes; `dot`: how far from it its number stands where dots are.
void add_point_centre(PointCanvas& canvas, double dot);
/// The places where three regions meet, for a hand, as the level edges of the bricks are.
void add_brick_edges(PointCanvas& canvas);
void add_junctions(PointCanvas& canvas);
[[nodiscard]] QString meeting_words(std::size_t answers);

// --- The ring: point_ring.cpp

/// With its colours and their order.
void add_point_ring(PointCanvas& canvas);
/// Before it is walked along: its colours without order.
void add_unwalked_ring(PointCanvas& canvas);
/// Where two colours meet on it.
void add_ring_meetings(PointCanvas& canvas);
/// The handle that walks round it.
void add_walker(PointCanvas& canvas);
/// The quarter turns so far, or all round where nobody walks; none where the ring is not painted there.
[[nodiscard]] std::optional<int> seen_quarters(const PointCanvas& canvas);

// --- The probe: point_probe.cpp

void add_probe(PointCanvas& canvas);

// --- Your own painting: point_net.cpp

/// The cells of the net with their colours; triangles of three colours are framed.
void add_own_cells(PointCanvas& canvas);
void add_own_dots(PointCanvas& canvas);
[[nodiscard]] double own_dot_size(const PointCanvas& canvas);

// --- The right column: point_column.cpp, point_own_column.cpp

/// Below each other with a line between them, or side by side below the diamond.
class PointColumn {
 public:
  explicit PointColumn(PointCanvas& canvas) : canvas_(canvas), at_(canvas.layout.column) {}
  /// Where the next part begins; its first line of words is 14 px lower.
  [[nodiscard]] QPointF at() const { return at_; }
  /// The part has ended at this y, and another follows.
  void next(double low);

 private:
  PointCanvas& canvas_;
  QPointF at_;
};

// Each is drawn from a corner and returns the y below it.
double add_turns(PointCanvas& canvas, QPointF corner);
double add_price(PointCanvas& canvas, QPointF corner);
/// The turns on the ring as a disc around a middle, 52 px wide.
void add_dial(PointCanvas& canvas, QPointF middle);

void add_bricks_column(PointCanvas& canvas);
void add_own_column(PointCanvas& canvas);

}  // namespace littlestone::ui
