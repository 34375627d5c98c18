// SPDX-License-Identifier: GPL-3.0-or-later
// What the parts of the What follows picture share: their places. For its own source files alone.
#pragma once

#include "core/base/bound_text.hpp"
#include "core/study/lower_bound/what_follows.hpp"
#include "ui/words/bounds.hpp"

namespace littlestone::ui::what_follows_parts {

inline constexpr double tower_top = 18;
inline constexpr double tower_base = 198;
inline constexpr double claims_x = 500;
inline constexpr double rule_y = 232;  // under the towers and the claims
inline constexpr double stairs_top = 274;
inline constexpr double stairs_base = 448;
inline constexpr double stairs_left = 64;
inline constexpr double stairs_right = 536;

/// The points that a homogeneous set keeps at most.
inline QString largest_text(const Consequence& said) { return upper_count_text(said.largest_set.convert_to<double>()); }

/// log₂ of what Lemma 17 divides by: what it divides by is not more.
inline QString ramsey_text(const Consequence& said) { return QString::number(raised(said.log2_ramsey, -1), 'f', 1); }

}  // namespace littlestone::ui::what_follows_parts
