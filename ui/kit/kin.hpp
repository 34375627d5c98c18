// SPDX-License-Identifier: GPL-3.0-or-later
// Kin: marks that stand for the same thing in different views.
#pragma once

#include <cstdint>
#include <utility>

#include "core/concept/labels.hpp"

namespace littlestone::ui {

/// What a mark stands for, the same in every view: a point of X, a predictor (a hypothesis or any other label vector),
/// or a node of the tournament's record.
struct Kin {
  enum class What { nothing, point, predictor, node };
  What what = What::nothing;
  PointIndex point = 0;
  LabelVector labels = {};
  std::int32_t node = 0;

  [[nodiscard]] static Kin of_point(PointIndex x) { return {What::point, x, {}, 0}; }
  [[nodiscard]] static Kin of_predictor(LabelVector labels) { return {What::predictor, 0, std::move(labels), 0}; }
  [[nodiscard]] static Kin of_node(std::int32_t node) { return {What::node, 0, {}, node}; }
  [[nodiscard]] bool something() const { return what != What::nothing; }
  friend bool operator==(const Kin&, const Kin&) = default;
};

}  // namespace littlestone::ui
