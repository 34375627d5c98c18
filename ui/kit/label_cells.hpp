// SPDX-License-Identifier: GPL-3.0-or-later
// Very many label cells of one size, and tables of them.
#pragma once

#include <QImage>
#include <QPainter>
#include <QSizeF>
#include <array>
#include <memory>

#include "core/concept/concept_class.hpp"
#include "ui/kit/theme.hpp"

namespace littlestone::ui {

/// Draws what draw_label_cell draws. On pixels each label is drawn once for each of 4 × 4 positions within a pixel and
/// then only copied; on a vector device, and where the painter turns or shears, each cell is drawn as it is.
class LabelCells {
 public:
  /// `size` in the painter's px; `glyph` as draw_label_cell has it. The painter keeps its transformation and opacity while
  /// cells are drawn.
  LabelCells(QPainter& painter, const Theme& theme, QSizeF size, bool glyph = true);

  /// Its top left corner at `corner`; on pixels it stands to an eighth of one.
  void draw(QPointF corner, Label label);

 private:
  static constexpr int steps = 4;  // positions a pixel, in each direction

  [[nodiscard]] QImage stamp(int column, int row, Label label) const;

  QPainter& painter_;
  const Theme& theme_;
  QSizeF size_;
  bool glyph_;
  QTransform to_device_;
  QTransform from_device_;
  bool stamped_;
  std::array<QImage, 2UL * steps * steps> stamps_;  // by label, row, column; drawn when first asked for
};

/// The labels of some rows of a class on its first points.
struct LabelTable {
  /// Cells as draw_label_cell has them, with or without a glyph, or plain ones: without gaps between them these are the
  /// runs of equal labels.
  enum class Detail { glyphs, no_glyphs, plain };
  std::shared_ptr<const ConceptClass> of;
  QPointF corner;         // of the first cell
  QSizeF pitch;           // from cell to cell
  QSizeF cell;            // of one; not larger than `pitch`
  std::size_t first = 0;  // row of the class
  std::size_t rows = 1;
  std::size_t columns = 1;
  Detail detail = Detail::glyphs;

  [[nodiscard]] bool gapless() const { return cell.width() >= pitch.width() && cell.height() >= pitch.height(); }
  [[nodiscard]] QRectF rect() const {
    return {corner, QSizeF(pitch.width() * static_cast<double>(columns) - (pitch.width() - cell.width()),
                           pitch.height() * static_cast<double>(rows) - (pitch.height() - cell.height()))};
  }
  friend bool operator==(const LabelTable&, const LabelTable&) = default;
};

/// Plain cells without gaps are one ground and the runs of +1 on it, faded ones the runs of both labels, with edges on
/// whole pixels where there are any: few shapes, and their edges meet exactly. In high contrast, where the ground of −1
/// is the background's black, lines in the gaps or around the table keep it visible. O(rows · columns).
void draw_label_table(QPainter& painter, const Theme& theme, const LabelTable& table);

}  // namespace littlestone::ui
