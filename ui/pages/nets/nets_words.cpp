// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/pages/nets/nets_words.hpp"

#include <QCoreApplication>
#include <cmath>

#include "ui/words/names.hpp"
#include "ui/words/numbers.hpp"

namespace littlestone::ui {
namespace {

struct NetsWords {
  Q_DECLARE_TR_FUNCTIONS(NetsWords)
};

}  // namespace

QString counted(std::uint64_t count) {
  switch (count) {
    case 0: return NetsWords::tr("no");
    case 1: return NetsWords::tr("one");
    case 2: return NetsWords::tr("two");
    case 3: return NetsWords::tr("three");
    case 4: return NetsWords::tr("four");
    case 5: return NetsWords::tr("five");
    case 6: return NetsWords::tr("six");
    case 7: return NetsWords::tr("seven");
    case 8: return NetsWords::tr("eight");
    case 9: return NetsWords::tr("nine");
    case 10: return NetsWords::tr("ten");
    case 11: return NetsWords::tr("eleven");
    case 12: return NetsWords::tr("twelve");
    default: return whole_text(count);
  }
}

QString counted_first(std::uint64_t count) {
  QString word = counted(count);
  word[0] = word[0].toUpper();
  return word;
}

QString nets_share(const Rational& share) {
  const QString text = rational_text(share);
  return text.startsWith(QLatin1String("0.")) ? text.mid(1) : text;
}

QString length_text(const Rational& rows) {
  const double value = to_double(rows);
  if (denominator(rows) == 1) return whole_text(static_cast<std::uint64_t>(value));
  return value < 0.01 ? rational_text(rows)
         : value < 1  ? QString::number(value, 'g', 2)
                      : QString::number(std::floor(value * 10) / 10, 'f', 1);  // no piece of more rows is within it
}

QString mean_text(double mean) {
  if (mean >= 9'999.5) return count_text(mean);
  if (std::abs(mean - std::round(mean)) < 5e-4) return QString::number(std::lround(mean));
  return QString::number(mean, 'f', mean < 100 ? 2 : 1);
}

}  // namespace littlestone::ui
