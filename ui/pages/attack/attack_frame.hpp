// SPDX-License-Identifier: GPL-3.0-or-later
// What the parts of the Attack picture share. For its own source files alone.
#pragma once

#include <QString>

namespace littlestone::ui::attack_parts {

inline constexpr double curves_top = 474;

inline QString number_text_of(double value) {
  return value >= 10 ? QString::number(value, 'f', 1) : QString::number(value, 'g', 3);
}

}  // namespace littlestone::ui::attack_parts
