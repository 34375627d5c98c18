// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/words/numbers.hpp"

#include <QCoreApplication>
#include <algorithm>
#include <array>
#include <cmath>
#include <string_view>

#include "ui/words/direction.hpp"
#include "ui/words/language.hpp"

namespace littlestone::ui {
namespace {

constexpr char16_t true_minus = u'\u2212';

// "1.3·10⁻⁴", "2·10⁸" and "10⁸": one decimal where it is not 0, or always when `keep_zero`.
QString scientific(double value, bool keep_zero) {
  int exponent = static_cast<int>(std::floor(std::log10(value)));
  double mantissa = std::round(value / std::pow(10.0, exponent) * 10) / 10;
  if (mantissa >= 10) {
    mantissa /= 10;
    ++exponent;
  }
  const bool whole = !keep_zero && mantissa == std::floor(mantissa);
  QString power = QStringLiteral("10") + superscript(exponent);
  if (whole && mantissa == 1) return power;
  return QString::number(mantissa, 'f', whole ? 0 : 1) + QStringLiteral("\u00B7") + power;
}

}  // namespace

QString superscript(int value) {
  static constexpr std::u16string_view digits = u"\u2070\u00B9\u00B2\u00B3\u2074\u2075\u2076\u2077\u2078\u2079";
  QString text;
  for (const QChar c : QString::number(value)) {
    text += c.isDigit() ? QChar(digits[static_cast<std::size_t>(c.digitValue())]) : QChar(u'\u207B');
  }
  return text;
}

QString probability_text(double probability) {
  if (std::isnan(probability)) return QStringLiteral("?");
  if (probability <= 0) return QStringLiteral("0");
  if (probability >= 1) return QStringLiteral("1");
  if (probability >= 0.9995) return QStringLiteral(">.999");
  if (probability < 0.0005) return scientific(probability, true);
  return QString::number(probability, 'f', 3).mid(1);
}

QString told_probability(double probability) {
  const QString text = probability_text(probability);
  return Language::from_right() ? isolated(text) : text;
}

QString count_text(double count) {
  if (std::isnan(count)) return QStringLiteral("?");
  if (count < 0) return QChar(true_minus) + count_text(-count);
  if (std::isinf(count)) return QStringLiteral("\u221E");
  if (count >= 1e15) return power_of_ten_text(std::log10(count));
  if (count >= 999'999.5) return scientific(count, false);
  QString plain = QString::number(std::llround(count));
  if (count < 9'999.5) return plain;
  return plain.left(plain.size() - 3) + QChar(u'\u202F') + plain.right(3);
}

QString power_of_ten_text(double exponent) {
  if (exponent < 15) return count_text(std::pow(10.0, exponent));
  if (exponent < 1e9) return QStringLiteral("10") + superscript(static_cast<int>(std::lround(exponent)));
  return QStringLiteral("10^(%1)").arg(scientific(exponent, false));
}

int plural(std::uint64_t count) {
  // The last digits decide in some languages: those of a larger count are kept.
  return static_cast<int>(count <= 1'000'000'000 ? count : 1'000'000'000 + count % 1'000'000'000);
}

QString whole_text(std::uint64_t count) {
  QString text = QString::number(count);
  if (count < 10'000) return text;
  for (auto i = text.size() - 3; i > 0; i -= 3) text.insert(i, QChar(u'\u202F'));
  return text;
}

QString number_in_words(std::uint64_t count) {
  static const std::array<const char*, 11> words = {
      QT_TRANSLATE_NOOP("FigureWords", "two"),   QT_TRANSLATE_NOOP("FigureWords", "three"),
      QT_TRANSLATE_NOOP("FigureWords", "four"),  QT_TRANSLATE_NOOP("FigureWords", "five"),
      QT_TRANSLATE_NOOP("FigureWords", "six"),   QT_TRANSLATE_NOOP("FigureWords", "seven"),
      QT_TRANSLATE_NOOP("FigureWords", "eight"), QT_TRANSLATE_NOOP("FigureWords", "nine"),
      QT_TRANSLATE_NOOP("FigureWords", "ten"),   QT_TRANSLATE_NOOP("FigureWords", "eleven"),
      QT_TRANSLATE_NOOP("FigureWords", "twelve")};
  const bool in_words = count >= 2 && count - 2 < words.size();
  return in_words ? QCoreApplication::translate("FigureWords", words[count - 2])
                  : count_text(static_cast<double>(count));
}

QString one_over_text(std::uint64_t count) {
  switch (count) {
    case 1: return QStringLiteral("1");
    case 2: return QStringLiteral("½");
    case 3: return QStringLiteral("⅓");
    case 4: return QStringLiteral("¼");
    default: return QStringLiteral("1/%1").arg(count);
  }
}

QString begun_large(QString text) {
  if (text.size() > 1 && text[1].isLetter() && !runs_from_right(text)) text[0] = text[0].toUpper();
  return text;
}

QString signed_text(std::int64_t value, bool with_plus) {
  const auto bits = static_cast<std::uint64_t>(value);
  if (value < 0) return QChar(true_minus) + whole_text(0 - bits);
  return with_plus && value > 0 ? QLatin1Char('+') + whole_text(bits) : whole_text(bits);
}

}  // namespace littlestone::ui
