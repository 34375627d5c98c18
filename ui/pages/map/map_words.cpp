// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/pages/map/map_words.hpp"

#include "ui/words/bounds.hpp"

namespace littlestone::ui {
namespace {

constexpr double told_exactly = 15;  // digits that a double holds

}  // namespace

QString asked_text(const LargeCount& count) {
  return count.exact && count.log10 < told_exactly ? upper_count_text(count.exact->convert_to<double>())
                                                   : asked_text(count.log10);
}

QString asked_text(double log10_examples) { return upper_power_text(log10_examples); }

QString refuted_text(const LargeCount& count) {
  return count.exact && count.log10 < told_exactly ? lower_count_text(count.exact->convert_to<double>())
                                                   : refuted_text(count.log10);
}

QString refuted_text(double log10_examples) { return lower_power_text(log10_examples); }

}  // namespace littlestone::ui
