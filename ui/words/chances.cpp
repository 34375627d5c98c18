// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/words/chances.hpp"

#include <cmath>

#include "ui/words/numbers.hpp"

namespace littlestone::ui {

QString chance_text(double chance) {
  constexpr double least_plain = 0.0005;  // probability_text has a power of ten below
  if (!(chance >= least_plain && chance < 0.001)) return probability_text(chance);
  const double tenths = std::round(chance * 1e5) / 10;
  if (tenths >= 10) return probability_text(0.001);
  return QString::number(tenths, 'f', 1) + QStringLiteral("\u00b710") + superscript(-4);
}

}  // namespace littlestone::ui
