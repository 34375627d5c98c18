// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/plots/wrap.hpp"

#include <QStringList>

namespace littlestone::ui {
namespace {

/// Splits at spaces that are not inside mathematics.
QStringList words_of(const QString& markup) {
  QStringList words(QString{});
  bool inside = false;
  for (const QChar c : markup) {
    if (c == u'$') inside = !inside;
    if (c == u' ' && !inside) {
      words += QString{};
    } else {
      words.last() += c;
    }
  }
  return words;
}

}  // namespace

std::vector<MathText> wrapped(const QString& markup, const MathStyle& style, double width) {
  std::vector<MathText> lines;
  for (const QString& part : markup.split(u'\n')) {
    QString line;
    for (const QString& word : words_of(part)) {
      const QString longer = line.isEmpty() ? word : line + u' ' + word;
      if (!line.isEmpty() && MathText(longer, style, MathText::Mode::mixed).width() > width) {
        lines.emplace_back(line, style, MathText::Mode::mixed);
        line = word;
      } else {
        line = longer;
      }
    }
    lines.emplace_back(line, style, MathText::Mode::mixed);
  }
  return lines;
}

}  // namespace littlestone::ui
