// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/pages/votes/votes_layout.hpp"

#include <algorithm>
#include <cmath>

#include "core/study/votes/votes_run.hpp"
#include "ui/kit/marks.hpp"

namespace littlestone::ui {
namespace {

constexpr std::size_t most_rows = 18;
constexpr double row_pitch = 23.2;

double count_of(std::size_t n) { return static_cast<double>(n); }

}  // namespace

VotesLayout::VotesLayout(std::size_t blocks, std::size_t block_size, std::size_t points, std::size_t groups,
                         double name_width)
    : points_(points), block_size_(block_size), lines_(blocks) {
  const double high = bottom - top;
  if (blocks > most_drawn_blocks) {
    constexpr std::size_t most = 11;
    form_ = Form::summary;
    lines_ = groups > most + 1 ? most : groups;
  } else if (blocks > most_rows) {
    form_ = Form::columns;
    columns_ = (blocks + most_rows - 1) / most_rows;
  }
  per_column_ = (lines_ + columns_ - 1) / columns_;
  width_ = (right - left) / count_of(columns_);
  pitch_ = std::min(row_pitch, high / count_of(per_column_));
  if (form_ == Form::columns) {
    const double number = columns_ == 2 ? 18 : 0;  // else each column's head says which blocks it holds
    vote_width_ = std::min(14.0, pitch_ - 2);
    const double room = width_ - number - vote_width_ - 19;
    examples_x_ = number + 2;
    strip_width_ = micro_strip_size(points, std::max(20.0, room * 0.56)).width();
    examples_width_ = room - strip_width_;
    strip_x_ = examples_x_ + examples_width_ + 4;
    vote_x_ = strip_x_ + strip_width_ + 5;
  } else {
    examples_x_ = 20;
    examples_width_ = 108;
    strip_width_ = micro_strip_size(points, 64).width();
    strip_x_ = 142;
    name_x_ = strip_x_ + strip_width_ + 7;
    vote_width_ = 22;
    vote_x_ = right - left - vote_width_;
    name_width_ = vote_x_ - name_x_ - 4;
  }
  if (form_ == Form::summary) return;
  // The largest chips with which all examples of a block fit into its line, with the points' names if that can be.
  const double most_high = high / count_of(per_column_);
  const auto take = [&](double size, double wide) {
    const double across = std::floor(examples_width_ / wide + 1e-9);
    if (across < 1 || size > most_high) return false;
    const double down = std::ceil(count_of(block_size) / across);
    if (down * size > most_high) return false;
    chip_ = size;
    chip_width_ = wide;
    across_ = static_cast<std::size_t>(across);
    pitch_ = std::clamp(down * size + 4, pitch_, most_high);
    return true;
  };
  constexpr double around_name = 5;
  for (const double size : {18.0, 16.0, 15.0, 14.0, 13.0}) {
    if (name_width > 0 && take(size, std::max(size, name_width + around_name))) return;
  }
  for (const double size : {18.0, 16.0, 14.0, 13.0, 12.0, 11.0, 10.0, 9.0, 8.0, 7.0, 6.0, 5.0}) {
    if (take(size, size)) return;
  }
  if (form_ == Form::rows) pitch_ = std::min(most_high, 46.0);
}

QRectF VotesLayout::line(std::size_t i) const {
  const std::size_t column = i / per_column_;
  return {left + width_ * count_of(column), top + pitch_ * count_of(i % per_column_), width_, pitch_};
}

QRectF VotesLayout::number(std::size_t i) const {
  const QRectF at = line(i);
  return {at.left(), at.top(), examples_x_ - 7, at.height()};
}

QRectF VotesLayout::examples(std::size_t i) const {
  const QRectF at = line(i);
  return {at.left() + examples_x_, at.top() + 1, examples_width_, at.height() - 2};
}

QRectF VotesLayout::chip(std::size_t i, std::size_t example) const {
  const QRectF at = line(i);
  const double down = std::ceil(count_of(block_size_) / count_of(across_));
  const double first = at.center().y() - chip_ * down / 2;
  const double gap = chip_ >= 13 ? 2 : 1;
  return {at.left() + examples_x_ + chip_width_ * count_of(example % across_),
          first + chip_ * count_of(example / across_) + gap / 2, chip_width_ - gap, chip_ - gap};
}

QRectF VotesLayout::strip(std::size_t i) const {
  const QRectF at = line(i);
  const double high = std::min(micro_height, pitch_ - 3);
  return {at.left() + strip_x_, at.center().y() - high / 2, strip_width_, high};
}

QRectF VotesLayout::name(std::size_t i) const {
  const QRectF at = line(i);
  return {at.left() + name_x_, at.top(), name_width_, at.height()};
}

QRectF VotesLayout::vote(std::size_t i) const {
  const QRectF at = line(i);
  const double high = std::min(18.0, pitch_ - 2);
  return {at.left() + vote_x_, at.center().y() - high / 2, vote_width_, high};
}

QRectF VotesLayout::column_of(std::size_t column, PointIndex x) const {
  const std::size_t first = column * per_column_;
  const std::size_t last = std::min(lines_, first + per_column_) - 1;
  const QRectF cell = micro_strip_cell(strip(first), points_, x);
  const QRectF low = strip(last);
  return {cell.left(), strip(first).top(), cell.width(), low.bottom() - strip(first).top()};
}

std::size_t VotesLayout::column_at(double x) const {
  const double column = std::floor((x - left) / width_);
  return static_cast<std::size_t>(std::clamp(column, 0.0, count_of(columns_ - 1)));
}

PointIndex VotesLayout::point_at(QPointF at) const {
  const std::size_t column = column_at(at.x());
  const double from = left + width_ * count_of(column) + strip_x_;
  const double place = (at.x() - from) / strip_width_ * count_of(points_);
  return static_cast<PointIndex>(std::clamp(std::floor(place), 0.0, count_of(points_ - 1)));
}

bool VotesLayout::over_strips(QPointF at) const {
  const double from = left + width_ * count_of(column_at(at.x())) + strip_x_;
  return at.y() > top - 8 && at.y() < bottom + 8 && at.x() > from - 4 && at.x() < from + strip_width_ + 4;
}

}  // namespace littlestone::ui
