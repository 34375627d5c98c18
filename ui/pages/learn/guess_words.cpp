// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/pages/learn/guess_words.hpp"

#include <QCoreApplication>
#include <cmath>

#include "ui/words/numbers.hpp"

namespace littlestone::ui {
namespace {

// At least so much: cut off, not rounded up.
QString factor_at_least(double factor) {
  constexpr double to_rounding = 1e-9;
  factor += to_rounding;
  return factor < 10 ? QString::number(std::floor(10 * factor) / 10, 'g', 2) : count_text(std::floor(factor));
}

QString guess_words_tr(const char* text) { return QCoreApplication::translate("Lesson", text); }

}  // namespace

QString beside_text(const LossFall& fall, std::uint64_t guess) {
  const double factor = factor_beside(fall, guess);
  if (factor < 1) {
    return guess_words_tr(QT_TRANSLATE_NOOP("Lesson", "too far left by a factor of at least %1"))
        .arg(factor_at_least(1 / factor));
  }
  if (factor > 1) {
    return guess_words_tr(QT_TRANSLATE_NOOP("Lesson", "too far right by a factor of at least %1"))
        .arg(factor_at_least(factor));
  }
  return guess_words_tr(QT_TRANSLATE_NOOP("Lesson", "where the loss falls"));
}

}  // namespace littlestone::ui
