// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/words/bounds.hpp"

#include <cmath>

#include "core/base/bound_text.hpp"
#include "ui/words/chances.hpp"
#include "ui/words/numbers.hpp"
#include "ui/words/values.hpp"

namespace littlestone::ui {
namespace {

using Rounded = double (*)(double value, int place);

/// "1.6·10²⁹", "2·10⁸", "10⁸" for a mantissa of two digits.
QString scientific_text(double mantissa, int exponent) {
  QString power = QStringLiteral("10") + superscript(exponent);
  const bool whole = mantissa == std::floor(mantissa);
  if (whole && mantissa == 1) return power;
  return QString::number(mantissa, 'f', whole ? 0 : 1) + QStringLiteral("\u00B7") + power;
}

/// The number that is shown: each of the texts writes it without rounding it again.
QString bound_text(double value, Rounded rounded) {
  if (!std::isfinite(value)) return count_text(value);
  if (value == 0) return about_text(0);
  const double size = std::abs(value);
  constexpr double least_plain = 0.001;
  if (size < least_plain) return chance_text(rounded(value, littlestone::place_of(value, 2)));
  return about_text(rounded(value, size < 1 ? -3 : size < 10 ? -2 : size < 100 ? -1 : 0));
}

QString bound_count_text(double count, Rounded rounded) {
  constexpr double with_power = 1e6;
  if (!std::isfinite(count) || count == 0) return count_text(count);
  if (count < with_power) return count_text(rounded(count, 0));
  const int exponent = littlestone::place_of(count, 1);
  const double shown = rounded(count, exponent - 1);  // of two digits
  const double mantissa = std::round(shown / std::pow(10.0, exponent - 1)) / 10;
  return mantissa >= 10 ? scientific_text(mantissa / 10, exponent + 1) : scientific_text(mantissa, exponent);
}

QString bound_power_text(double exponent, Rounded rounded) {
  constexpr double largest_double = 300;
  constexpr double told_as_exponent = 1e9;
  if (!std::isfinite(exponent)) return count_text(exponent > 0 ? exponent : 0);
  // A logarithm is right to about 13 digits: what is a whole number stays one.
  const double nearly = 1e-13 * (rounded(0.5, 0) > 0 ? -1 : 1);
  if (exponent < largest_double) return bound_count_text(std::pow(10.0, exponent) * (1 + nearly), rounded);
  if (exponent >= told_as_exponent) return QStringLiteral("10^(%1)").arg(bound_count_text(exponent, rounded));
  const double whole = std::floor(exponent);
  const double mantissa = rounded(std::pow(10.0, exponent - whole) * (1 + nearly), -1);
  return mantissa >= 10 ? scientific_text(mantissa / 10, static_cast<int>(whole) + 1)
                        : scientific_text(mantissa, static_cast<int>(whole));
}

double up(double value, int place) { return raised(value, place); }
double down(double value, int place) { return lowered(value, place); }

}  // namespace

QString upper_text(double value) { return bound_text(value, up); }

QString lower_text(double value) { return bound_text(value, down); }

QString told_upper(double value) { return told(upper_text(value)); }

QString told_lower(double value) { return told(lower_text(value)); }

QString upper_count_text(double count) { return bound_count_text(count, up); }

QString lower_count_text(double count) { return bound_count_text(count, down); }

QString upper_power_text(double exponent) { return bound_power_text(exponent, up); }

QString lower_power_text(double exponent) { return bound_power_text(exponent, down); }

}  // namespace littlestone::ui
