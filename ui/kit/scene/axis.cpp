// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/kit/scene/axis.hpp"

#include <algorithm>
#include <cmath>

namespace littlestone::ui {
namespace {

constexpr double rounding = 1e-9;

}  // namespace

double round_up(double least) {
  const double unit = std::pow(10.0, std::floor(std::log10(least)));
  for (const double times : {1.0, 2.0, 5.0})
    if (times * unit >= least * (1 - rounding)) return times * unit;
  return 10 * unit;
}

Axis Axis::columns(std::size_t count, double begin, double end) {
  return {-0.5, static_cast<double>(count) - 0.5, begin, end};
}

double Axis::px(double value) const {
  if (from == to) return begin;
  const double share = log ? std::log(value / from) / std::log(to / from) : (value - from) / (to - from);
  return begin + (end - begin) * share;
}

double Axis::value(double px) const {
  if (begin == end) return from;
  const double share = std::clamp((px - begin) / (end - begin), 0.0, 1.0);
  return log ? from * std::pow(to / from, share) : from + (to - from) * share;
}

double Axis::unit() const { return std::abs((end - begin) / (to - from)); }

std::vector<double> Axis::ticks(int most) const {
  const double step = round_up((to - from) / most);
  std::vector<double> all;
  for (double i = std::ceil(from / step - rounding); i * step <= to + rounding * step; ++i)
    all.push_back(i * step + 0.0);  // no −0
  return all;
}

}  // namespace littlestone::ui
