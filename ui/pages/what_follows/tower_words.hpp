// SPDX-License-Identifier: GPL-3.0-or-later
// A tower of exponents, and what is said of one, in words.
#pragma once

#include <QString>

#include "core/lower_bound/consequence.hpp"

namespace littlestone::ui {

/// A number as a tower: "2^{65 536}", "2↑↑9", in markup.
[[nodiscard]] QString tower_markup(const Tower& tower);
/// The same for running text: "2⁶⁵ ⁵³⁶".
[[nodiscard]] QString tower_text(const Tower& tower);

/// The points that a homogeneous set keeps at most.
[[nodiscard]] QString largest_set_text(const Consequence& said);
/// log₂ of what Lemma 17 divides by: what it divides by is not more.
[[nodiscard]] QString ramsey_text(const Consequence& said);

}  // namespace littlestone::ui
