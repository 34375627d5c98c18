// SPDX-License-Identifier: GPL-3.0-or-later
// What the parts of the class' picture share: its measures, and the drawing of one grid. For its own source files
// alone.
#pragma once

#include <QPainter>
#include <numbers>

#include "ui/kit/spots.hpp"
#include "ui/kit/theme.hpp"
#include "ui/pages/class/class_picture.hpp"

namespace littlestone::ui {
namespace class_parts {

inline constexpr double caption_height = 26;   // |H| × |X| · Ldim · VC
inline constexpr double header_height = 20;    // point names
inline constexpr double bars_height = 46;      // of the likeliest point
inline constexpr double bars_gap = 26;         // between table and tallest bar, with its number
inline constexpr double footer_height = 22;    // what the bars are
inline constexpr double left_out_height = 20;  // the names of columns that are left out
inline constexpr double side_width = 60;       // "target c" at the right
inline constexpr double longest_name = 120;
inline constexpr double longest_turned = 96;  // of a point, at 45°: its end stays over the column of "target c"
inline constexpr double turned_pitch = 17;    // of columns whose names at 45° keep clear of each other
inline constexpr double diagonal = std::numbers::sqrt2 / 2;

inline constexpr double cell_width = 27;
inline constexpr double cell_height = 25;

}  // namespace class_parts

/// How big one cell is and how much of the table is shown.
struct ClassPicture::Grid {
  bool glyphs = true;
  double column = class_parts::cell_width;
  double row = class_parts::cell_height;
  std::size_t columns = 0;
  std::size_t rows = 0;
  double names = 0;  // width of the column of hypothesis names, 0 for none
  double header = class_parts::header_height;
  bool turned = false;  // point names wider than a column rise over it
  double left_out = 0;  // height of the line of columns that are left out, 0 for none

  [[nodiscard]] double width() const { return names + column * static_cast<double>(columns) + class_parts::side_width; }
  [[nodiscard]] double height() const {
    return class_parts::caption_height + header + row * static_cast<double>(rows) + class_parts::bars_gap +
           class_parts::bars_height + class_parts::footer_height + left_out;
  }
};

/// Where the parts of the picture lie, in its own px.
struct ClassPicture::Frame {
  double left, top, x0, y0, x1, y1;  // of all; of the cells
  double base;                       // of the bars
  double gap;                        // between cells
};

/// A grid and the scale it is drawn at.
struct ClassPicture::Fitted {
  double scale;
  Grid grid;
};

/// The picture in one grid, part by part.
class ClassPicture::Drawing {
 public:
  Drawing(const ClassPicture& picture, QPainter& painter, const Theme& theme, QSizeF room, const Grid& grid,
          Spots& spots);
  void paint();

 private:
  [[nodiscard]] double column_x(std::size_t x) const { return f_.x0 + static_cast<double>(x) * grid_.column; }
  [[nodiscard]] double column_middle(std::size_t x) const {
    return f_.x0 + (static_cast<double>(x) + 0.5) * grid_.column - f_.gap / 2;
  }
  [[nodiscard]] double row_y(std::size_t h) const { return f_.y0 + static_cast<double>(h) * grid_.row; }
  [[nodiscard]] double weight(std::size_t x) const { return picture_.shown_->distribution.weights[x]; }
  [[nodiscard]] double row_middle(std::size_t h) const { return f_.y0 + (static_cast<double>(h) + 0.5) * grid_.row; }
  [[nodiscard]] bool target_shown() const { return target_row_ && *target_row_ < grid_.rows; }
  [[nodiscard]] bool runs() const { return !grid_.glyphs && f_.gap == 0; }  // of equal labels, without gaps
  [[nodiscard]] double bar_height(double weight) const;
  [[nodiscard]] double left_of(double width) const;

  void paint_caption();
  void paint_point_names();
  void paint_point_name(std::size_t x, const QString& name);
  void paint_target_band();
  void paint_glyphs();
  void paint_plain_cells();
  void collect_cells(QList<QRectF>& minus, QList<QRectF>& plus) const;
  void paint_target_outline();
  void paint_hypothesis_names();
  void paint_hypothesis_name(std::size_t h, const QColor& color);
  void paint_distribution();
  [[nodiscard]] bool numbers_fit() const;
  void paint_numbers();
  void paint_truncation();
  void paint_left_out();
  void add_rows_and_columns();
  void add_places();
  void paint_ring(const QRectF& place);

  const ClassPicture& picture_;
  QPainter& painter_;
  const Theme& theme_;
  QSizeF room_;
  const Grid& grid_;
  Spots& spots_;
  const ConceptClass& class_;
  Frame f_;
  std::optional<HypothesisIndex> target_row_;  // none: not in the class
  double likeliest_ = 0;                       // the largest weight that is shown
};

}  // namespace littlestone::ui
