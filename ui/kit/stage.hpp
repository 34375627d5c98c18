// SPDX-License-Identifier: GPL-3.0-or-later
// What the pictures of the two private stages share: words on the canvas, and the privacy boundary at one x.
#pragma once

#include <QPainter>

#include "core/concept/concept_class.hpp"
#include "ui/kit/marks.hpp"
#include "ui/kit/math_text.hpp"
#include "ui/kit/spots.hpp"
#include "ui/kit/theme.hpp"
#include "ui/kit/type.hpp"

namespace littlestone::ui {

/// How many device pixels one pixel of a picture has. Above 1 where `area` is larger than `natural` in both directions;
/// below 1 only where `area` is narrower than the natural width or lower than `least_height`.
[[nodiscard]] double stage_scale(const QSizeF& area, const QSizeF& natural, double least_height);

/// A painter set to a picture's own px, by stage_scale: the picture fills `area`, and may be lower than `natural`.
class Stage {
 public:
  Stage(QPainter& painter, const QRectF& area, const QSizeF& natural, double least_height, const Theme& theme,
        Spots& spots);
  ~Stage();
  Stage(const Stage&) = delete;
  Stage& operator=(const Stage&) = delete;

  /// The place `at` of the device in the pixels of a picture that is painted into `area`.
  [[nodiscard]] static QPointF place(QPointF at, const QRectF& area, const QSizeF& natural, double least_height);

  QPainter& painter;
  const Theme& theme;
  Spots& spots;
  double width = 0;
  double height = 0;

  /// Words on a baseline, left of, around or right of x (anchor 0, ½, 1). Returns their width.
  double words(QPointF baseline, const QString& text, TextRole role, const QColor& color, double anchor = 0) const;
  /// The same with mathematics between dollar signs.
  double rich(QPointF baseline, const QString& markup, const MathStyle& style, const QColor& color,
              double anchor = 0) const;
  /// A paragraph of wrapped rich text, `line` px from baseline to baseline; returns the baseline after the last line.
  double paragraph(QPointF baseline, const QString& markup, const MathStyle& style, const QColor& color,
                   double width_px, double line) const;
  /// Between two parts of a picture; it must show on the private ground too.
  [[nodiscard]] QColor divider() const;
  void rule(QPointF from, QPointF to, const QColor& color, double thickness = 1) const;
  /// A line whose dashes are given in px, whatever its thickness.
  void dashed(QPointF from, QPointF to, const QColor& color, double thickness, double dash, double gap) const;

  /// A predictor: micro strip in `strip_room` px from x, centred on `middle`, its name after it, cut to `name_room` px;
  /// "new" for one outside the class.
  void predictor(double x, double middle, const ConceptClass& concept_class, const LabelVector& labels, bool quiet,
                 double name_room, double strip_room = 64) const;
  /// What predictor() needs before the name of a predictor over `points`.
  [[nodiscard]] static double name_offset(std::size_t points, double strip_room = 64);
};

/// What a predictor is called in the stages: its name, or "new" for one outside the class, in at most `room` px.
[[nodiscard]] MathText predictor_title(const ConceptClass& concept_class, const LabelVector& labels, double room);

/// Between the edge of a page's picture and what it holds, px.
inline constexpr double page_margin = 24;
/// The size of small words in a page's picture, px.
inline constexpr double caption = 11;

/// Right of this the picture holds only what leaves; 192 px wide in every stage.
inline constexpr double public_width = 192;

/// The ground before the boundary, down to the picture's end.
void draw_private_ground(const Stage& stage);
/// The dashed line from `top`; with `eye` also the sign and both headings.
void draw_boundary(const Stage& stage, double top, bool eye);

}  // namespace littlestone::ui
