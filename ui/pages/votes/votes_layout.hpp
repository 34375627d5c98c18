// SPDX-License-Identifier: GPL-3.0-or-later
// Where the blocks of the vote stand in its picture: one below the other, in columns, or summed up by what they
// learned.
#pragma once

#include <QPointF>
#include <QRectF>
#include <cstddef>

#include "core/concept/labels.hpp"

namespace littlestone::ui {

/// Places of all blocks, in the picture's px.
class VotesLayout {
 public:
  enum class Form {
    rows,     ///< every example, the hypothesis with its name, the vote
    columns,  ///< the same without names
    summary   ///< one line for blocks that learned the same
  };

  /// `groups`: how many different predictors there are. `name_width`: of the widest name of a point, px; 0: names are
  /// not shown.
  VotesLayout(std::size_t blocks, std::size_t block_size, std::size_t points, std::size_t groups, double name_width);

  [[nodiscard]] Form form() const { return form_; }
  [[nodiscard]] std::size_t columns() const { return columns_; }
  /// Lines of each column, but for the last.
  [[nodiscard]] std::size_t per_column() const { return per_column_; }
  /// Whether each line has its number.
  [[nodiscard]] bool numbered() const { return examples_x_ > 10; }
  /// Of lines: blocks, or groups that are shown.
  [[nodiscard]] std::size_t lines() const { return lines_; }
  /// Whether each example has a chip of its own; else a block's examples are bars by points.
  [[nodiscard]] bool chips() const { return across_ > 0; }
  [[nodiscard]] double chip_size() const { return chip_; }
  [[nodiscard]] QRectF line(std::size_t i) const;
  [[nodiscard]] QRectF number(std::size_t i) const;
  [[nodiscard]] QRectF chip(std::size_t i, std::size_t example) const;
  /// All examples of the block.
  [[nodiscard]] QRectF examples(std::size_t i) const;
  [[nodiscard]] QRectF strip(std::size_t i) const;
  [[nodiscard]] QRectF name(std::size_t i) const;
  [[nodiscard]] QRectF vote(std::size_t i) const;
  /// Column `column`'s strips from its first line to its last, at one point.
  [[nodiscard]] QRectF column_of(std::size_t column, PointIndex x) const;
  /// The point whose column is nearest; of the column of blocks that holds `at`.
  [[nodiscard]] PointIndex point_at(QPointF at) const;
  /// Whether `at` is over strips.
  [[nodiscard]] bool over_strips(QPointF at) const;

  static constexpr double left = 24;
  static constexpr double right = 300;
  static constexpr double top = 48;
  static constexpr double bottom = 324;

 private:
  [[nodiscard]] std::size_t column_at(double x) const;

  Form form_ = Form::rows;
  std::size_t points_;
  std::size_t block_size_;
  std::size_t columns_ = 1;
  std::size_t lines_ = 1;
  std::size_t per_column_ = 1;
  double pitch_ = 0;
  double width_ = 0;  // of a column
  // Within a column.
  double examples_x_ = 0;
  double examples_width_ = 0;
  double chip_ = 0;
  double chip_width_ = 0;
  std::size_t across_ = 0;
  double strip_x_ = 0;
  double strip_width_ = 0;
  double name_x_ = 0;
  double name_width_ = 0;
  double vote_x_ = 0;
  double vote_width_ = 0;
};

}  // namespace littlestone::ui
