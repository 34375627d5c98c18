// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/pages/tree/coins_words.hpp"

#include "ui/words/numbers.hpp"

namespace littlestone::ui {

QString coins_number(const Rational& value) {
  constexpr int most = 999;
  if (denominator(value) <= most) return QString::fromStdString(value.str());
  const double number = to_double(value);
  return number < 1 ? probability_text(number) : QString::number(number, 'f', 2);
}

}  // namespace littlestone::ui
