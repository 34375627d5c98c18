// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/kit/wrap.hpp"

#include "ui/words/direction.hpp"

namespace littlestone::ui {
namespace {

/// Splits at spaces that are not inside mathematics.
QStringList words_of(const QString& markup) {
  QStringList words(QString{});
  bool inside = false;
  bool literal = false;
  for (const QChar c : markup) {
    if (c == literal_begin) literal = true;
    if (c == isolate_end) literal = false;
    if (c == u'$' && !literal) inside = !inside;
    if (c == u' ' && !inside) {
      words += QString{};
    } else {
      words.last() += c;
    }
  }
  return words;
}

/// The beginnings of the isolates that do not end in the line.
QString open_isolates(const QString& line) {
  QString open;
  for (const QChar c : line) {
    if (opens_isolate(c)) open += c;
    if (c == isolate_end) open.chop(1);
  }
  return open;
}

}  // namespace

QStringList wrapped_markup(const QString& markup, const MathStyle& style, double width) {
  QStringList lines;
  for (const QString& part : markup.split(u'\n')) {
    // Every line runs as its paragraph does, one without a letter too; what is kept from left to right is so on both
    // its lines.
    const QString direction = runs_from_right(part) ? QString(QChar(0x200f)) : QString();
    const auto add = [&](const QString& line, qsizetype open) {
      lines += direction + line + QString(open, isolate_end);
    };
    QString line;
    for (const QString& word : words_of(in_order(part))) {
      const QString longer = line.isEmpty() ? word : line + u' ' + word;
      if (!line.isEmpty() && MathText(longer, style, MathText::Mode::mixed).width() > width) {
        const QString open = open_isolates(line);
        add(line, open.size());
        line = open + word;
      } else {
        line = longer;
      }
    }
    add(line, 0);
  }
  return lines;
}

std::vector<MathText> wrapped(const QString& markup, const MathStyle& style, double width) {
  std::vector<MathText> lines;
  for (const QString& line : wrapped_markup(markup, style, width))
    lines.emplace_back(line, style, MathText::Mode::mixed);
  return lines;
}

}  // namespace littlestone::ui
