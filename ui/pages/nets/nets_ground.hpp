// SPDX-License-Identifier: GPL-3.0-or-later
// Where things stand in the picture of nets.
#pragma once

#include <QRectF>
#include <vector>

#include "ui/pages/nets/nets_picture.hpp"

namespace littlestone::ui {

/// Places in the picture's own px; computed once a paint.
class NetsGround {
 public:
  NetsGround(const NetsRun& run, const NetsView& view, const NetsMoment& moment, QSizeF size);

  static constexpr double left = 108;    // of S and of the first hypothesis
  static constexpr double levels = 106;  // top of the first level
  static constexpr double plots = 272;   // the lower part's height

  /// The right end of S and of the plots.
  [[nodiscard]] double right() const { return right_; }
  [[nodiscard]] bool by_rows() const { return layout_ == NetsLayout::by_rows; }
  [[nodiscard]] bool tree() const { return layout_ == NetsLayout::tree; }
  /// px a row of S.
  [[nodiscard]] double pitch() const { return pitch_; }
  [[nodiscard]] double x_of_row(double rows) const { return left + pitch_ * rows; }
  [[nodiscard]] double x_of_stop(std::size_t stop) const { return stops_[stop]; }
  /// How far a bar extends beyond its first and last stop on either side.
  [[nodiscard]] double pad() const { return pad_; }
  /// Top of the plots' part.
  [[nodiscard]] double divider() const { return divider_; }
  [[nodiscard]] double level_pitch() const { return level_pitch_; }
  [[nodiscard]] double bar_height() const { return bar_; }
  [[nodiscard]] std::size_t first_level() const { return first_; }
  [[nodiscard]] std::size_t end_level() const { return first_ + shown_; }
  [[nodiscard]] bool shows(std::size_t level) const { return level >= first_ && level < end_level(); }
  [[nodiscard]] double top_of(std::size_t level) const;
  [[nodiscard]] QRectF bar_of(const NetsPiece& piece, std::size_t level) const;
  /// Between the stops before and after.
  [[nodiscard]] double cut_before(std::size_t stop) const;
  /// Rows of S left of each of its points, as run.points, and n at the end.
  [[nodiscard]] const std::vector<std::uint64_t>& blocks() const { return blocks_; }

 private:
  NetsLayout layout_;
  double right_ = 704;
  double pitch_ = 1;
  double pad_ = 5;
  double divider_ = 0;
  double level_pitch_ = 27;
  double bar_ = 17;
  std::size_t first_ = 0;
  std::size_t shown_ = 0;
  std::vector<double> stops_;
  std::vector<std::uint64_t> blocks_;
};

}  // namespace littlestone::ui
