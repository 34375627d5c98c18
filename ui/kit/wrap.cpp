// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/kit/wrap.hpp"
#include "ui/words/direction.hpp"

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
    // Every line runs as its paragraph does, one without a letter too; what is kept from left to right is so on both
    // its lines.
    const QString direction = runs_from_right(part) ? QString(QChar(0x200f)) : QString();
    const auto add = [&](const QString& line, qsizetype open) {
      lines.emplace_back(direction + line + QString(open, isolate_end), style, MathText::Mode::mixed);
    };
    QString line;
    for (const QString& word : words_of(in_order(part))) {
      const QString longer = line.isEmpty() ? word : line + u' ' + word;
      if (!line.isEmpty() && MathText(longer, style, MathText::Mode::mixed).width() > width) {
        const qsizetype open = line.count(isolate_begin) - line.count(isolate_end);
        add(line, open);
        line = QString(open, isolate_begin) + word;
      } else {
        line = longer;
      }
    }
    add(line, 0);
  }
  return lines;
}

}  // namespace littlestone::ui
