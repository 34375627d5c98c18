// SPDX-License-Identifier: GPL-3.0-or-later
// A tower of exponents in words.
#pragma once

#include <QString>

#include "core/lower_bound/consequence.hpp"

namespace littlestone::ui {

/// A number as a tower: "2^{65 536}", "2↑↑9", in markup.
[[nodiscard]] QString tower_markup(const Tower& tower);
/// The same for running text: "2⁶⁵ ⁵³⁶".
[[nodiscard]] QString tower_text(const Tower& tower);

}  // namespace littlestone::ui
