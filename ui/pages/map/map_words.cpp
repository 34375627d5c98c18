// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/pages/map/map_words.hpp"

#include <cmath>

#include "ui/words/numbers.hpp"

namespace littlestone::ui {

QString asked_text(const LargeCount& count) {
  if (count.exact && count.log10 < 15) return count_text(count.exact->convert_to<double>());
  return asked_text(count.log10);
}

QString asked_text(double log10_examples) {
  return std::isfinite(log10_examples) ? power_of_ten_text(log10_examples) : QStringLiteral("0");
}

}  // namespace littlestone::ui
