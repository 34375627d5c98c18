// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/kit/math_text.hpp"

#include <QFontMetricsF>
#include <QHash>
#include <QPainterPath>
#include <algorithm>

#include "ui/kit/text_sink.hpp"
#include "ui/kit/type.hpp"
#include "ui/words/names.hpp"

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

/// A text in one of our own fonts, which these four things tell apart.
struct SetText {
  QString text;
  quint32 font = 0;
  SetText(const QString& words, const QFont& set_in)
      : text(words),
        font(static_cast<quint32>(set_in.pixelSize()) << 16U | static_cast<quint32>(set_in.weight()) << 2U |
             (set_in.italic() ? 2U : 0U) | (set_in.styleHint() == QFont::Serif ? 1U : 0U)) {}
  friend bool operator==(const SetText& a, const SetText& b) { return a.font == b.font && a.text == b.text; }
  friend std::size_t qHash(const SetText& key, std::size_t seed = 0) { return qHashMulti(seed, key.text, key.font); }
};

/// The advance of a text. Shaping a text takes a hundred times as long as looking it up, and a repainted picture has
/// the same texts again. So the texts of the last pictures are cached, per thread as the fonts are.
double advance_of(const QString& text, const QFont& font) {
  constexpr qsizetype most_kept = 4096;
  thread_local QHash<SetText, double> advances;
  const SetText key(text, font);
  if (const auto found = advances.constFind(key); found != advances.constEnd()) return *found;
  if (advances.size() >= most_kept) advances.clear();
  return *advances.insert(key, QFontMetricsF(font).horizontalAdvance(text));
}

/// From the start of the text's own baseline.
QRectF ink_of(const QString& text, const QFont& font) {
  if (!std::any_of(text.begin(), text.end(), is_mark)) return QFontMetricsF(font).tightBoundingRect(text);
  // The tight rectangle of the font does not know where an accent is put on its letter; the outline does.
  QPainterPath outline;
  outline.addText(0, 0, font, text);
  return outline.boundingRect();
}

/// Words that run from the right, as outlines.
QPainterPath outlines_from_right(QPointF baseline, const QFont& font, const QString& text) {
  const QChar right_to_left_mark(0x200F);  // also where the words begin or end with signs of no direction
  QPainterPath path;
  path.addText(baseline, font, right_to_left_mark + text + right_to_left_mark);
  return path;
}

}  // namespace

MathText::MathText(const QString& markup, const MathStyle& style, Mode mode) {
  switch (mode) {
    case Mode::math: parse_math(markup, style, style.size, 0, 0); break;
    case Mode::plain:
      // Isolates are for a text of two directions.
      append(has_right_letter(markup) ? in_order(markup) : without_isolates(markup), upright(style, style.size), 0);
      if (!runs_.empty()) runs_.front().from_right = runs_from_right(markup);
      break;
    case Mode::mixed: parse_mixed(in_order(markup), style); break;
  }
}

MathText MathText::fitted(const QString& markup, MathStyle style, double room) {
  constexpr double least = 11;
  MathText text(markup, style, Mode::mixed);
  while (text.width() > room && style.size > least) {
    style.size = std::max(least, style.size - 0.5);
    text = MathText(markup, style, Mode::mixed);
  }
  return text;
}

void MathText::parse_mixed(const QString& markup, const MathStyle& style) {
  // What keeps its order from left to right: a piece of mathematics, an isolate with all that is in it. A piece of
  // words is ordered by the painter.
  struct Group {
    std::size_t first = 0;
    double x = 0;
    bool words = false;  // whose points and brackets run from the right as they do
  };
  std::vector<Group> groups;
  const QFont font = upright(style, style.size);
  QString words;
  bool math = false;
  int isolates = 0;  // one in the other
  const auto open = [&](bool of_words) {
    if (isolates == 0) groups.push_back({runs_.size(), width_, of_words});
  };
  const auto flush = [&] {
    if (words.isEmpty()) return;
    open(!math);
    math ? parse_math(words, style, style.size, 0, 0) : append(words, font, 0);
    words.clear();
  };
  for (qsizetype i = 0; i < markup.size(); ++i) {
    const QChar c = markup[i];
    if (c == literal_begin) {
      flush();
      const qsizetype end = end_of_isolate(markup, i);
      open(has_right_letter(markup.mid(i, end - i)));
      append(without_isolates(markup.mid(i, end - i)), font, 0);
      i = end - 1;
    } else if (c == u'$' && i + 1 < markup.size() && markup[i + 1] == u'$' && !math) {
      words += c;
      ++i;
    } else if (c == u'$') {
      flush();
      math = !math;
    } else if (c == isolate_begin && !math) {
      flush();
      open(false);
      ++isolates;
    } else if (c == isolate_end && !math) {
      flush();
      isolates = std::max(0, isolates - 1);
    } else {
      words += c;
    }
  }
  flush();
  if (!runs_from_right(markup)) return;
  for (std::size_t g = 0; g < groups.size(); ++g) {
    const bool last = g + 1 == groups.size();
    const double end = last ? width_ : groups[g + 1].x;
    const double shift = width_ - end - groups[g].x;
    for (std::size_t r = groups[g].first; r < (last ? runs_.size() : groups[g + 1].first); ++r) {
      runs_[r].x += shift;
      runs_[r].from_right = groups[g].words;
    }
  }
}

void MathText::append(const QString& text, const QFont& font, double y) {
  if (text.isEmpty()) return;
  runs_.push_back({text, font, width_, y, false});
  width_ += advance_of(text, font);
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

QRectF MathText::extent() const {
  QRectF extent;
  for (const Run& run : runs_) {
    const QRectF ink = ink_of(run.text, run.font);
    if (!ink.isEmpty()) extent |= ink.translated(run.x, run.y);
  }
  return extent;
}

QString MathText::plain() const {
  QString text;
  for (const Run& run : runs_) text += run.text;
  return without_isolates(text);
}

void MathText::draw(QPainter& painter, QPointF baseline) const { draw(painter, baseline, 0); }

void MathText::draw(QPainter& painter, QPointF baseline, double anchor) const {
  const QPointF start = baseline - QPointF(width_ * anchor, 0);
  if (TextSink* sink = text_sink(painter)) {
    SetLine line = set_line();
    line.anchor = anchor;
    if (sink->takes(line)) return sink->set(line, start, painter);
  }
  const QFont before = painter.font();
  const Qt::LayoutDirection direction = painter.layoutDirection();
  // QPicture plays back every piece of text as one that runs from the left: its brackets and spaces would stand wrong.
  const bool recorded = painter.device()->devType() == QInternal::Picture;
  for (const Run& run : runs_) {
    painter.setFont(run.font);
    painter.setLayoutDirection(run.from_right ? Qt::RightToLeft : Qt::LeftToRight);
    const QPointF at = start + QPointF(run.x, run.y);
    if (recorded && run.from_right) {
      painter.fillPath(outlines_from_right(at, run.font, run.text), painter.pen().color());
    } else {
      painter.drawText(at, run.text);
    }
  }
  painter.setFont(before);
  painter.setLayoutDirection(direction);
}

SetLine MathText::set_line() const {
  SetLine line{{}, width_, 0};
  for (const Run& run : runs_) {
    line.runs.push_back({run.text, static_cast<double>(run.font.pixelSize()), run.y, run.font.italic(),
                         run.font.weight() >= QFont::DemiBold, run.font.styleHint() == QFont::Serif});
  }
  return line;
}

QString name_markup(const Name& name) {
  if (!name.is_notation()) return literal(lone_name(name));
  QString markup;
  for (const NamePart& part : name_parts(name)) {
    if (!part.variable) {
      markup += part.text;
    } else if (part.digits.isEmpty()) {
      markup += QStringLiteral("$%1$").arg(part.text);
    } else {
      markup += QStringLiteral("$%1_{%2}$").arg(part.text, part.digits);
    }
  }
  return markup;
}

QString cut_text(const QString& text, const QFont& font, double room) {
  constexpr qsizetype fewest = 4;
  const QString cut = QFontMetricsF(font).elidedText(text, Qt::ElideMiddle, std::max(room, 0.0));
  return cut == text || cut.size() > fewest ? cut : QStringLiteral("…");
}

QString name_markup(const Name& name, const MathStyle& style, double room) {
  QString whole = name_markup(name);
  if (MathText(whole, style, MathText::Mode::mixed).width() <= room) return whole;
  return literal(cut_text(lone_name(name), upright(style, style.size), room));
}

MathText name_within(const Name& name, const MathStyle& style, double room) {
  return MathText(name_markup(name, style, room), style, MathText::Mode::mixed);
}

}  // namespace littlestone::ui
