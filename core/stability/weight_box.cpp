// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/stability/weight_box.hpp"

#include <algorithm>
#include <cmath>

namespace littlestone {
namespace {

constexpr double finest_side = 0x1p-45;

double sum_of_ends(const PointWeights& ends, std::size_t points) {
  double sum = 0;
  for (std::size_t x = 0; x < points; ++x) sum += ends[x];
  return sum;
}

std::size_t widest_side(const WeightBox& box, std::size_t points) {
  std::size_t widest = 0;
  for (std::size_t x = 1; x < points; ++x) {
    if (box.high[x] - box.low[x] > box.high[widest] - box.low[widest]) widest = x;
  }
  return widest;
}

}  // namespace

WeightBox whole_simplex(std::size_t points) {
  WeightBox box;
  for (std::size_t x = 0; x < points; ++x) box.high[x] = 1;
  return *tightened(box, points);
}

std::optional<WeightBox> tightened(WeightBox box, std::size_t points) {
  const double low = sum_of_ends(box.low, points);
  if (low > 1 || sum_of_ends(box.high, points) < 1) return std::nullopt;
  for (std::size_t x = 0; x < points; ++x) box.high[x] = std::min(box.high[x], 1 - (low - box.low[x]));
  const double high = sum_of_ends(box.high, points);
  for (std::size_t x = 0; x < points; ++x) box.low[x] = std::max(box.low[x], 1 - (high - box.high[x]));
  return box;
}

bool can_halve(const WeightBox& box, std::size_t points) {
  const std::size_t x = widest_side(box, points);
  return box.high[x] - box.low[x] > finest_side;
}

std::vector<WeightBox> halves(const WeightBox& box, std::size_t points) {
  std::vector<WeightBox> parts;
  if (!can_halve(box, points)) return parts;
  const std::size_t x = widest_side(box, points);
  const double middle = (box.low[x] + box.high[x]) / 2;
  WeightBox lower = box;
  WeightBox upper = box;
  lower.high[x] = middle;
  upper.low[x] = middle;
  for (const WeightBox& half : {lower, upper}) {
    if (const auto part = tightened(half, points)) parts.push_back(*part);
  }
  return parts;
}

double greatest_weight(const WeightBox& box, std::size_t points, std::uint32_t set) {
  double of_set = 0;
  double of_others = 0;
  for (std::size_t x = 0; x < points; ++x) {
    if ((set >> x & 1U) != 0) {
      of_set += box.high[x];
    } else {
      of_others += box.low[x];
    }
  }
  return std::min(of_set, 1 - of_others);
}

PointWeights grid_marginal(PointWeights weights, std::size_t points) {
  double sum = 0;
  std::size_t largest = 0;
  for (std::size_t x = 0; x < weights.size(); ++x) {
    if (x >= points) weights[x] = 0;
    sum += weights[x];
    if (weights[x] > weights[largest]) largest = x;
  }
  double others = 0;
  for (std::size_t x = 0; x < points; ++x) {
    if (x == largest) continue;
    weights[x] = std::floor(weights[x] / sum * 0x1p40 + 0.5) * 0x1p-40;
    others += weights[x];
  }
  weights[largest] = 1 - others;
  return weights;
}

PointWeights middle_of(const WeightBox& box, std::size_t points) {
  const double low = sum_of_ends(box.low, points);
  const double width = sum_of_ends(box.high, points) - low;
  const double t = width > 0 ? (1 - low) / width : 0;
  PointWeights middle = {};
  for (std::size_t x = 0; x < points; ++x) middle[x] = box.low[x] + t * (box.high[x] - box.low[x]);
  return middle;
}

std::vector<PointWeights> vertices_of(const WeightBox& box, std::size_t points) {
  std::vector<PointWeights> vertices;
  for (std::size_t open = 0; open < points; ++open) {
    for (std::uint32_t ends = 0; ends < (1U << points); ++ends) {
      if ((ends >> open & 1U) != 0) continue;
      PointWeights vertex = {};
      double others = 0;
      for (std::size_t x = 0; x < points; ++x) {
        if (x == open) continue;
        vertex[x] = (ends >> x & 1U) != 0 ? box.high[x] : box.low[x];
        others += vertex[x];
      }
      vertex[open] = 1 - others;
      if (vertex[open] >= box.low[open] && vertex[open] <= box.high[open]) vertices.push_back(vertex);
    }
  }
  return vertices;
}

}  // namespace littlestone
