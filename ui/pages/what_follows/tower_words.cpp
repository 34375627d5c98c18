// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/pages/what_follows/tower_words.hpp"

#include <cmath>

#include "core/base/bound_text.hpp"
#include "ui/words/bounds.hpp"
#include "ui/words/numbers.hpp"

namespace littlestone::ui {

QString tower_text(const Tower& tower) {
  const Tower plain = tower.reduced();
  constexpr double most_plain = 1e6;
  if (plain.height == 0 && plain.top < most_plain)
    return whole_text(static_cast<std::uint64_t>(std::llround(plain.top)));
  if (const auto log = log2_of(tower)) {
    QString raised;
    for (const QChar c : whole_text(static_cast<std::uint64_t>(std::floor(*log)))) {
      raised += c.isDigit() ? superscript(c.digitValue()) : QString(c);
    }
    return QStringLiteral("2") + raised;
  }
  if (tower.top == 1) return QStringLiteral("2↑↑%1").arg(tower.height);
  if (tower.top == 2) return QStringLiteral("2↑↑%1").arg(tower.height + 1);
  return QStringLiteral("2↑↑%1").arg(log_star(tower));
}

QString tower_markup(const Tower& tower) {
  const Tower plain = tower.reduced();
  constexpr double most_plain = 1e6;
  if (!(plain.height == 0 && plain.top < most_plain)) {
    if (const auto log = log2_of(tower)) {
      return QStringLiteral("$2^{%1}$").arg(whole_text(static_cast<std::uint64_t>(std::floor(*log))));
    }
  }
  return tower_text(tower);
}

QString largest_set_text(const Consequence& said) { return upper_count_text(said.largest_set.convert_to<double>()); }

QString ramsey_text(const Consequence& said) { return QString::number(raised(said.log2_ramsey, -1), 'f', 1); }

}  // namespace littlestone::ui
