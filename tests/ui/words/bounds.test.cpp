// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/words/bounds.hpp"

#include <catch2/catch.hpp>

#include <cmath>
#include <limits>

#include "core/base/rational.hpp"
#include "core/random/engine.hpp"
#include "ui/words/names.hpp"
#include "ui/words/numbers.hpp"

using namespace littlestone;
using namespace littlestone::ui;

namespace {

/// The number that a text shows: "−.5", "1.6·10⁻⁴", "12 345", "10⁸".
double number_shown(QString text) {
  text.remove(QChar(u'\u202F')).replace(QChar(u'\u2212'), u'-');
  int exponent = 0;
  double sign = 1;
  QString digits;
  QString power;
  for (const QChar c : text) {
    static const QString raised = QStringLiteral("⁰¹²³⁴⁵⁶⁷⁸⁹");
    if (const auto digit = raised.indexOf(c); digit >= 0) {
      power += QString::number(digit);
    } else if (c == u'⁻') {
      sign = -1;
    } else {
      digits += c;
    }
  }
  if (power.isEmpty()) return digits.toDouble();
  exponent = static_cast<int>(sign) * power.toInt();
  const QString mantissa = digits.section(u'·', 0, 0);
  return (digits.contains(u'·') ? mantissa.toDouble() : 1.0) * std::pow(10.0, exponent);
}

}  // namespace

TEST_CASE("A promise is shown no smaller and a forced bound no larger than it is", "[words][bounds]") {
  Engine engine = SeedTree(5).engine();
  for (int i = 0; i < 20'000; ++i) {
    const double share = static_cast<double>(engine() >> 11) * 0x1p-53;
    const double value = std::pow(10.0, -8 + 11 * share);
    const double digits = value < 0.01 ? 0.11 : value < 1 ? 0.1 : 0.01;  // of one unit of the last one
    CAPTURE(value, upper_text(value).toStdString(), lower_text(value).toStdString());
    REQUIRE(number_shown(upper_text(value)) >= value * (1 - 1e-15));
    REQUIRE(number_shown(upper_text(value)) <= value * (1 + digits) + 1e-3 * (value >= 0.001 ? 1 : 0));
    REQUIRE(number_shown(lower_text(value)) <= value * (1 + 1e-15));
    REQUIRE(number_shown(lower_text(value)) >= value * (1 - digits) - 1e-3 * (value >= 0.001 ? 1 : 0));
    const double count = std::floor(std::pow(10.0, 15 * share));
    CAPTURE(count, upper_count_text(count).toStdString(), lower_count_text(count).toStdString());
    REQUIRE(number_shown(upper_count_text(count)) >= count * (1 - 1e-15));
    REQUIRE(number_shown(upper_count_text(count)) <= count * 1.1);
    REQUIRE(number_shown(lower_count_text(count)) <= count * (1 + 1e-15));
    REQUIRE(number_shown(lower_count_text(count)) >= count * 0.9);
  }
}

TEST_CASE("Bounds are written as numbers are everywhere", "[words][bounds]") {
  CHECK(upper_text(.52314) == QStringLiteral(".524"));
  CHECK(upper_text(.78544) == QStringLiteral(".786"));
  CHECK(upper_text(.5) == QStringLiteral(".500"));
  CHECK(upper_text(1.34002) == QStringLiteral("1.35"));
  CHECK(upper_text(12.31) == QStringLiteral("12.4"));
  CHECK(upper_text(.00061) == QStringLiteral("6.1·10⁻⁴"));
  CHECK(upper_text(.000612) == QStringLiteral("6.2·10⁻⁴"));
  CHECK(lower_text(.000619) == QStringLiteral("6.1·10⁻⁴"));
  CHECK(upper_text(.9996) == QStringLiteral("1.00"));
  CHECK(lower_text(.9999) == QStringLiteral(".999"));
  CHECK(upper_text(0) == QStringLiteral("0"));
  CHECK(upper_text(std::numeric_limits<double>::infinity()) == QStringLiteral("∞"));
  CHECK(upper_count_text(1'520'001) == QStringLiteral("1.6·10⁶"));
  CHECK(lower_count_text(1'599'999) == QStringLiteral("1.5·10⁶"));
  CHECK(upper_count_text(999'999) == count_text(999'999));
  CHECK(upper_count_text(205) == QStringLiteral("205"));
  CHECK(upper_power_text(std::log10(205)) == QStringLiteral("205"));
  CHECK(upper_power_text(29.2) == QStringLiteral("1.6·10²⁹"));
  CHECK(lower_power_text(29.2) == QStringLiteral("1.5·10²⁹"));
  CHECK(upper_power_text(29) == QStringLiteral("10²⁹"));
  CHECK(upper_power_text(400) == QStringLiteral("10⁴⁰⁰"));
  CHECK(rational_text(Rational(1, 3)) == QStringLiteral("0.3334"));
  CHECK(rational_text(Rational(1, 10)) == QStringLiteral("0.1"));
  CHECK(rational_text(Rational(0)) == QStringLiteral("0"));
  CHECK(rational_text(parse_rational("", "1.2345e-6")) == QStringLiteral("1.24·10⁻⁶"));
  CHECK(rational_text(parse_rational("", "0.00099999")) == QStringLiteral("10⁻³"));
}
