// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/words/values.hpp"

#include <cmath>

#include "ui/words/direction.hpp"
#include "ui/words/language.hpp"
#include "ui/words/numbers.hpp"

namespace littlestone::ui {
namespace {

constexpr double rounds_to_1 = 0.9995;

}  // namespace

QString exact_text(const Rational& value) {
  constexpr int longest = 999;
  const BigInteger bottom = denominator(value);
  if (bottom <= longest) return QString::fromStdString(value.str()).replace(u'-', QChar(u'\u2212'));
  const double number = to_double(value);
  if (number >= rounds_to_1 && value < 1) return QStringLiteral("1 \u2212 ") + probability_text(to_double(1 - value));
  return about_text(number);
}

QString about_text(double value) {
  if (value < 0) return QChar(u'\u2212') + about_text(-value);
  if (value < rounds_to_1) return probability_text(value);
  if (value < 9.995) return QString::number(value, 'f', 2);
  if (value < 99.95) return QString::number(value, 'f', 1);
  return whole_text(static_cast<std::uint64_t>(std::llround(value)));
}

QString told(const QString& number) { return Language::from_right() ? isolated(number) : number; }

}  // namespace littlestone::ui
