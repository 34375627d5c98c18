// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/canvas/math_text.hpp"

#include <QFontMetricsF>
#include <QPainterPath>
#include <algorithm>

#include "ui/theme/type.hpp"

namespace littlestone::ui {
namespace {

constexpr double math_scale = 1.04;
constexpr double script_scale = 0.72;
constexpr double subscript_drop = 0.24;    // em
constexpr double superscript_rise = 0.38;  // em

QFont upright(const MathStyle& style, double size) {
  if (!style.serif) return text_font(size, style.weight);
  QFont font = math_font(size, false);
  font.setWeight(style.weight);
  return font;
}

bool is_mark(QChar c) { return c.isMark(); }

}  // namespace

MathText::MathText(const QString& markup, const MathStyle& style, Mode mode) {
  switch (mode) {
    case Mode::math: parse_math(markup, style, style.size, 0, 0); break;
    case Mode::plain: append(markup, upright(style, style.size), 0); break;
    case Mode::mixed: {
      bool math = false;
      for (const QString& part : markup.split(QLatin1Char('$'))) {
        if (math && part.isEmpty()) {
          append(QStringLiteral("$"), upright(style, style.size), 0);
        } else if (math) {
          parse_math(part, style, style.size, 0, 0);
        } else {
          append(part, upright(style, style.size), 0);
        }
        math = !math;
      }
      break;
    }
  }
}

void MathText::append(const QString& text, const QFont& font, double y) {
  if (text.isEmpty()) return;
  const QFontMetricsF metrics(font);
  QRectF ink;
  if (std::any_of(text.begin(), text.end(), is_mark)) {
    // The tight rectangle of the font does not know where an accent is put on its letter; the outline does.
    QPainterPath outline;
    outline.addText(0, 0, font, text);
    ink = outline.boundingRect();
  } else {
    ink = metrics.tightBoundingRect(text);
  }
  if (!ink.isEmpty()) extent_ |= ink.translated(width_, y);
  runs_.push_back({text, font, width_, y});
  width_ += metrics.horizontalAdvance(text);
}

void MathText::parse_math(const QString& markup, const MathStyle& style, double size, double y, int level) {
  const QFont roman = upright(style, size);
  const QFont italic = math_font(size * math_scale);
  QString words;
  const auto flush = [&] {
    append(words, roman, y);
    words.clear();
  };
  qsizetype i = 0;
  while (i < markup.size()) {
    const QChar c = markup[i];
    if ((c == QLatin1Char('_') || c == QLatin1Char('^')) && i + 1 < markup.size()) {
      flush();
      QString script;
      if (markup[i + 1] == QLatin1Char('{')) {
        qsizetype close = markup.indexOf(QLatin1Char('}'), i + 2);
        if (close < 0) close = markup.size();
        script = markup.mid(i + 2, close - i - 2);
        i = close + 1;
      } else {
        script = markup.mid(i + 1, 1);
        i += 2;
      }
      const double shift = c == QLatin1Char('_') ? subscript_drop : -superscript_rise;
      parse_math(script, style, size * script_scale, y + shift * size, level + 1);
      continue;
    }
    if (c.isLetter()) {
      qsizetype end = i + 1;
      qsizetype letters = 1;
      while (end < markup.size() && (markup[end].isLetter() || is_mark(markup[end]))) {
        if (markup[end].isLetter()) ++letters;
        ++end;
      }
      const QString word = markup.mid(i, end - i);
      if (letters == 1) {
        flush();
        append(word, italic, y);
      } else {
        words += word;
      }
      i = end;
      continue;
    }
    words += c == QLatin1Char('-') ? QChar(u'\u2212') : c;
    ++i;
  }
  flush();
}

QString MathText::plain() const {
  QString text;
  for (const Run& run : runs_) text += run.text;
  return text;
}

void MathText::draw(QPainter& painter, QPointF baseline) const {
  const QFont before = painter.font();
  for (const Run& run : runs_) {
    painter.setFont(run.font);
    painter.drawText(baseline + QPointF(run.x, run.y), run.text);
  }
  painter.setFont(before);
}

void MathText::draw(QPainter& painter, QPointF baseline, double anchor) const {
  draw(painter, baseline - QPointF(width_ * anchor, 0));
}

QString name_markup(const std::string& name) {
  const QString text = QString::fromStdString(name);
  qsizetype letter_end = 0;
  if (!text.isEmpty() && text[0].isLetter()) {
    letter_end = 1;
    while (letter_end < text.size() && is_mark(text[letter_end])) ++letter_end;
  }
  qsizetype digits_end = letter_end;
  while (digits_end < text.size() && text[digits_end].isDigit()) ++digits_end;
  if (letter_end == 0 || digits_end != text.size()) {
    QString literal = text;
    return literal.replace(QStringLiteral("$"), QStringLiteral("$$"));
  }
  if (digits_end == letter_end) return QStringLiteral("$%1$").arg(text);
  return QStringLiteral("$%1_{%2}$").arg(text.left(letter_end), text.mid(letter_end));
}

}  // namespace littlestone::ui
