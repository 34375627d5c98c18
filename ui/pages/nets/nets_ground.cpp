// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/pages/nets/nets_ground.hpp"

#include <algorithm>

#include "ui/kit/stage.hpp"

namespace littlestone::ui {
NetsGround::NetsGround(const NetsRun& run, const NetsView& view, const NetsMoment& moment, QSizeF size)
    : layout_(view.layout == NetsLayout::by_rows && !run.chain() ? NetsLayout::even : view.layout),
      right_(size.width() - page_margin),
      divider_(size.height() - plots) {
  const double strip_end = right_ - 2;
  const double stops_end = right_ - 32;  // the column of |H_T| stands right of it
  pitch_ = (strip_end - left) / static_cast<double>(run.rows());
  const std::size_t count = run.stops.size();
  double least = stops_end - left;
  if (by_rows()) {
    if (run.places.back() > 0) pitch_ = std::min(pitch_, (stops_end - left) / static_cast<double>(run.places.back()));
    for (const std::uint64_t place : run.places) stops_.push_back(x_of_row(static_cast<double>(place)));
  } else {
    const double between = (stops_end - left - 10) / static_cast<double>(std::max<std::size_t>(2, count) - 1);
    const double start = count == 1 ? (stops_end - left) / 2 : 5;
    for (std::size_t i = 0; i < count; ++i) stops_.push_back(left + start + between * static_cast<double>(i));
  }
  for (std::size_t i = 1; i < count; ++i)
    if (stops_[i] > stops_[i - 1]) least = std::min(least, stops_[i] - stops_[i - 1]);
  pad_ = std::clamp(0.5 * least - 1, 0.4, 5.0);
  blocks_.push_back(0);
  for (const PointIndex x : run.points) {
    const PointCounts& counts = run.data.rows.counts();
    const auto found = std::lower_bound(counts.begin(), counts.end(), x,
                                        [](const PointCount& one, PointIndex point) { return one.point < point; });
    blocks_.push_back(blocks_.back() + found->total());
  }
  constexpr double widest = 27;
  constexpr double narrowest = 17;
  const std::size_t all = run.levels.size() + (run.next ? 1 : 0);
  const double room = divider_ - 6 - levels;
  shown_ = std::min(all, static_cast<std::size_t>(std::max(2.0, room / narrowest)));
  level_pitch_ = std::clamp(room / static_cast<double>(shown_), narrowest, widest);
  bar_ = std::min(17.0, level_pitch_ - 6);
  const std::size_t here = moment.level + (moment.verdict && run.next ? 1 : 0);
  first_ = here < shown_ ? 0 : here + 1 - shown_;
}

double NetsGround::top_of(std::size_t level) const {
  return levels + level_pitch_ * (static_cast<double>(level) - static_cast<double>(first_));
}

QRectF NetsGround::bar_of(const NetsPiece& piece, std::size_t level) const {
  const double from = stops_[piece.first] - pad_;
  return {from, top_of(level), stops_[piece.last] + pad_ - from, bar_};
}

double NetsGround::cut_before(std::size_t stop) const { return (stops_[stop - 1] + stops_[stop]) / 2; }

}  // namespace littlestone::ui
