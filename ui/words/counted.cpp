// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/words/counted.hpp"

#include <QCoreApplication>

#include "ui/words/names.hpp"
#include "ui/words/numbers.hpp"

namespace littlestone::ui {
namespace {

struct CountedWords {
  Q_DECLARE_TR_FUNCTIONS(Counted)
};

}  // namespace

QString counted_hypotheses(std::uint64_t count) {
  return CountedWords::tr("%1 hypotheses", nullptr, plural(count)).arg(number_text(count));
}
QString counted_points(std::uint64_t count) {
  return CountedWords::tr("%1 points", nullptr, plural(count)).arg(number_text(count));
}
QString counted_rounds(std::uint64_t count) {
  return CountedWords::tr("%1 rounds", nullptr, plural(count)).arg(number_text(count));
}
QString counted_mistakes(std::uint64_t count) {
  return CountedWords::tr("%1 mistakes", nullptr, plural(count)).arg(number_text(count));
}
QString counted_batches(std::uint64_t count) {
  return CountedWords::tr("%1 batches", nullptr, plural(count)).arg(number_text(count));
}
QString counted_predictors(std::uint64_t count) {
  return CountedWords::tr("%1 predictors", nullptr, plural(count)).arg(number_text(count));
}

}  // namespace littlestone::ui
