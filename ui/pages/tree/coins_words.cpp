// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/pages/tree/coins_words.hpp"

#include "ui/words/numbers.hpp"

namespace littlestone::ui {

QString coins_number(const Rational& value) {
  constexpr int most = 999;
  if (denominator(value) <= most) return QString::fromStdString(value.str());
  const double number = to_double(value);
  if (number >= 1) return QString::number(number, 'f', 2);
  constexpr double rounds_to_1 = 0.9995;
  if (number < rounds_to_1) return probability_text(number);
  return QStringLiteral("1 \u2212 ") + probability_text(to_double(1 - value));
}

}  // namespace littlestone::ui
