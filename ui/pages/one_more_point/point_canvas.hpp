// SPDX-License-Identifier: GPL-3.0-or-later
// Where things of One more point stand, and the small marks that all parts of its picture share.
#pragma once

#include <QCoreApplication>
#include <vector>

#include "ui/pages/one_more_point/one_more_point_scene.hpp"
#include "ui/pages/one_more_point/one_more_point_words.hpp"
#include "ui/pages/one_more_point/point_paints.hpp"

namespace littlestone::ui {

inline constexpr MathStyle point_number_style{13, QFont::DemiBold};

/// The words of the picture.
struct OneMorePointPicture {
  Q_DECLARE_TR_FUNCTIONS(OneMorePointPicture)
};

/// Px of the scene.
struct PointLayout {
  QPointF centre;
  double radius = 186;  ///< of the diamond
  QRectF picture;       ///< what the diamond and its words may take
  QPointF column;       ///< where the right column begins
  bool below = false;   ///< its parts stand side by side below the diamond
  bool lecture = false;

  static constexpr double column_width = 168;
  static constexpr double column_gap = 24;  ///< between parts side by side
  static constexpr double least_radius = 150;
  static constexpr double most_radius = 186;

  /// With the column at the right where the room has the natural width, else with the column below.
  [[nodiscard]] static PointLayout of(QSizeF room);
  [[nodiscard]] static PointLayout of_lecture(QSizeF room);
  /// The sizes that a room has at least where it is not made smaller.
  static constexpr QSizeF wide{728, 600};
  static constexpr double wide_least = 520;
  static constexpr QSizeF narrow{568, 572};
};

/// The scene of one moment as it is drawn.
struct PointCanvas {
  PointCanvas(const OneMorePointRun& of, int at_step, const PointBrush& with, const PointLayout& where);

  const OneMorePointRun& run;
  const PointBrush& brush;
  int step;
  PointLayout layout;
  Scene scene = {};
  bool alone;          ///< only the ring is there
  bool own;            ///< dots, not bricks
  double ring_radius;  ///< of the middle of the ring
  BrickPainting bricks;

  [[nodiscard]] QPointF px(const DiamondWorld& world, double scale) const;
  [[nodiscard]] QPointF px(const DiamondWorld& world) const { return px(world, layout.radius); }
  [[nodiscard]] QPolygonF polygon(const std::vector<DiamondWorld>& corners, double scale) const;
  /// The diamond's outline, closed.
  [[nodiscard]] QPolygonF diamond() const;

  /// The labels of a colour on the points of the class, in the order in which it is drawn; `pointed`: the pointer finds
  /// it.
  void strip(QPointF corner, double cell, std::size_t colour, bool pointed = true);
  /// How wide that is.
  [[nodiscard]] double strip_width(double cell) const;
  /// Words on a ground of their own around a middle.
  void tag(QPointF middle, const QString& words);
  void heading(QPointF corner, const QString& words);
  /// A button of the picture; returns its box.
  QRectF button(QPointF corner, const QString& words, std::int32_t place);
  /// A line in the ink and in the colour of what is pointed at.
  void kin_line(const QPolygonF& points, bool round = false);
};

/// What a colour of the run says: its labels on the points of its strip.
[[nodiscard]] std::vector<Label> point_labels(const OneMorePointRun& run, std::size_t colour);

}  // namespace littlestone::ui
