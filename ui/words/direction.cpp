// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/words/direction.hpp"
#include "ui/words/language.hpp"

#include <QStringList>
#include <algorithm>
#include <string_view>
#include <vector>

namespace littlestone::ui {
namespace {

bool from_right(QChar c) { return c.direction() == QChar::DirR || c.direction() == QChar::DirAL; }

/// What a sign is to the formulas around it.
enum class Sign : char {
  formula,  // part of one: a letter, a digit, mathematics, an isolate, a bracket both of which are in it
  between,  // of neither: a space, a comma, an operator
  end       // no formula reaches over it: a letter that runs from the right, the end of a sentence
};
using Signs = std::vector<Sign>;

bool one_of(QChar c, std::u16string_view signs) { return signs.find(c.unicode()) != std::u16string_view::npos; }

Sign sign_of(QChar c) {
  constexpr QChar left_mark(0x200e);
  constexpr QChar right_mark(0x200f);
  if (from_right(c) || c == right_mark || one_of(c, u"\n\u2014")) return Sign::end;
  const bool value = c.isLetterOrNumber() || c.isMark() || c.isSurrogate() || c == left_mark || one_of(c, u"∞∅");
  return value ? Sign::formula : Sign::between;
}

Signs signs_of(const QString& text) {
  Signs signs(static_cast<std::size_t>(text.size()), Sign::between);
  const auto mark = [&](qsizetype begin, qsizetype end, Sign sign) {
    std::fill(signs.begin() + begin, signs.begin() + end, sign);
  };
  for (qsizetype i = 0; i < text.size();) {
    qsizetype end = i + 1;
    Sign sign = sign_of(text[i]);
    if (opens_isolate(text[i])) {
      end = end_of_isolate(text, i);
      const bool of_words = text[i] != isolate_begin && has_right_letter(text.mid(i, end - i));
      sign = of_words ? Sign::end : Sign::formula;
    } else if (text[i] == u'$' && end < text.size() && text[end] == u'$') {
      ++end;  // a dollar sign
    } else if (text[i] == u'$' && text.indexOf(u'$', end) >= 0) {
      end = text.indexOf(u'$', end) + 1;
      sign = Sign::formula;
    }
    mark(i, end, sign);
    i = end;
  }
  return signs;
}

/// Brackets with no word between them belong to the formula, others are ends of it. [0, 1) is a pair as well.
void take_brackets(const QString& text, Signs& signs) {
  std::vector<qsizetype> open;
  for (qsizetype i = 0; i < text.size(); ++i) {
    const auto at = static_cast<std::size_t>(i);
    if (signs[at] != Sign::between) continue;
    if (one_of(text[i], u"([{⌈⌊⟨")) open.push_back(i);
    if (!one_of(text[i], u")]}⌉⌋⟩") || open.empty()) continue;
    const auto first = signs.begin() + open.back();
    const auto last = signs.begin() + i;
    const bool words = std::find(first, last, Sign::end) != last;
    const bool formula = std::find(first, last, Sign::formula) != last;
    if (words || formula) *first = *last = words ? Sign::end : Sign::formula;
    // What ends a sentence ends none in brackets.
    if (!words && formula) std::replace(first, last, Sign::between, Sign::formula);
    open.pop_back();
  }
}

/// The signs that end a sentence, or a part of it, before a space: "f₀. M", "Ldim 3: VC 1", but "16 : 9".
void end_sentences(const QString& text, Signs& signs) {
  for (qsizetype i = 1; i + 1 < text.size(); ++i) {
    Sign& sign = signs[static_cast<std::size_t>(i)];
    const bool ends = sign == Sign::between && one_of(text[i], u".!?;:");
    if (ends && text[i + 1].isSpace() && !text[i - 1].isSpace()) sign = Sign::end;
  }
}

/// Where the formula begins with the signs before it, which are not before `least`.
qsizetype with_signs_before(const QString& text, qsizetype begin, qsizetype least) {
  constexpr std::u16string_view relations = u"−+-±~≈≤≥<>=×·√";
  const qsizetype inner = begin;
  while (begin > least) {
    const QChar c = text[begin - 1];
    const bool point = c == u'.' && begin == inner && text[begin].isDigit();
    // "ב-5": the hyphen is the word's.
    const bool hyphen = c == u'-' && begin > 1 && from_right(text[begin - 2]);
    if (hyphen || (!point && !one_of(c, relations) && !one_of(c, u"|¬#"))) break;
    --begin;
  }
  // "≤ 5": what it is compared with may be a word.
  const bool compared = begin - 2 >= least && text[begin - 1].isSpace() && one_of(text[begin - 2], u"≤≥<>=≈~");
  return compared ? begin - 2 : begin;
}

/// Where it ends with the signs after it, which are before `most`.
qsizetype with_signs_after(const QString& text, qsizetype end, qsizetype most) {
  while (end < most && one_of(text[end], u"′″%°×*†|")) ++end;
  if (end + 1 < most && text[end].isSpace() && text[end + 1] == u'%') end += 2;
  return end;
}

/// A word, a number, a piece of mathematics, an isolate: what keeps its order by itself.
bool is_one_sign(const QString& piece) {
  if (opens_isolate(piece.front())) return end_of_isolate(piece, 0) == piece.size();
  if (piece.front() == u'$') return piece.indexOf(u'$', 1) == piece.size() - 1;
  const auto letter = [](QChar c) { return c.isLetter() || c.isMark(); };
  const auto digit = [](QChar c) { return c.isDigit(); };
  return std::all_of(piece.begin(), piece.end(), letter) || std::all_of(piece.begin(), piece.end(), digit);
}

/// A text without a word that runs from the right, line by line: an isolate ends with its line.
QString whole_in_order(const QString& text) {
  QStringList lines = text.split(u'\n');
  for (QString& line : lines) {
    if (!line.isEmpty() && !is_one_sign(line)) line = isolated(line);
  }
  return lines.join(u'\n');
}

}  // namespace

bool has_right_letter(const QString& text) { return std::any_of(text.begin(), text.end(), from_right); }

bool runs_from_right(const QString& text) {
  qsizetype right = 0;
  qsizetype left = 0;
  int inside = 0;
  for (const QChar c : text) {
    if (opens_isolate(c)) ++inside;
    if (c == isolate_end) inside = std::max(0, inside - 1);
    if (inside > 0) continue;
    if (from_right(c)) {
      ++right;
    } else if (c.direction() == QChar::DirL) {
      ++left;
    }
  }
  return Language::from_right() ? right > 0 : right > left;
}

QString isolated(const QString& text) { return isolate_begin + text + isolate_end; }

QString literal(const QString& text) { return text.isEmpty() ? text : literal_begin + text + isolate_end; }

bool opens_isolate(QChar c) { return c >= isolate_begin && c < isolate_end; }

qsizetype end_of_isolate(const QString& text, qsizetype begin) {
  int depth = 0;
  for (qsizetype i = begin; i < text.size(); ++i) {
    if (opens_isolate(text[i])) ++depth;
    if (text[i] == isolate_end && --depth == 0) return i + 1;
  }
  return text.size();
}

QString outside_literals(const QString& text, const std::function<QString(QString)>& change) {
  QString result;
  qsizetype from = 0;
  for (qsizetype at = text.indexOf(literal_begin); at >= 0; at = text.indexOf(literal_begin, from)) {
    const qsizetype end = end_of_isolate(text, at);
    result += change(text.mid(from, at - from)) + text.mid(at, end - at);
    from = end;
  }
  return result + change(text.mid(from));
}

QString with_literals_of(QString text, const QString& like) {
  QStringList literals;
  for (qsizetype at = like.indexOf(literal_begin); at >= 0;) {
    const qsizetype end = end_of_isolate(like, at);
    literals += like.mid(at + 1, end - at - 2);
    at = like.indexOf(literal_begin, end);
  }
  literals.removeDuplicates();
  std::sort(literals.begin(), literals.end(), [](const QString& a, const QString& b) { return a.size() > b.size(); });
  for (const QString& one : literals) {
    if (one.isEmpty()) continue;
    text = outside_literals(text, [&](QString words) { return words.replace(one, literal(one)); });
  }
  return text;
}

QString without_isolates(QString text) {
  text.removeIf([](QChar c) { return opens_isolate(c) || c == isolate_end || one_of(c, u"\u200e\u200f"); });
  return text;
}

QStringList markup_stretches(const QString& markup) {
  QStringList stretches(QString{});
  for (qsizetype i = 0; i < markup.size();) {
    if (markup[i] == u'$') {
      stretches += QString{};
      ++i;
      continue;
    }
    const qsizetype end = markup[i] == literal_begin ? end_of_isolate(markup, i) : i + 1;
    stretches.last() += markup.mid(i, end - i);
    i = end;
  }
  return stretches;
}

QString in_order(const QString& text) {
  const bool language_from_right = Language::from_right();
  if (text.isEmpty()) return text;
  if (!runs_from_right(text)) return language_from_right ? whole_in_order(text) : text;
  Signs signs = signs_of(text);
  take_brackets(text, signs);
  end_sentences(text, signs);
  QString result;
  qsizetype written = 0;
  for (auto from = signs.cbegin(); from != signs.cend();) {
    from = std::find_if(from, signs.cend(), [](Sign sign) { return sign != Sign::end; });
    const auto to = std::find(from, signs.cend(), Sign::end);
    const auto first = std::find(from, to, Sign::formula);
    if (first != to) {
      const auto last =
          std::find(std::make_reverse_iterator(to), std::make_reverse_iterator(first), Sign::formula).base();
      const qsizetype begin = with_signs_before(text, first - signs.cbegin(), from - signs.cbegin());
      const qsizetype end = with_signs_after(text, last - signs.cbegin(), to - signs.cbegin());
      QString piece = text.mid(begin, end - begin);
      if (!is_one_sign(piece)) {
        // One isolate is enough; what stands for itself keeps its own.
        if (!has_right_letter(piece) && !piece.contains(literal_begin)) {
          piece.remove(isolate_begin).remove(isolate_end);
        }
        result += text.mid(written, begin - written) + isolated(piece);
        written = end;
      }
    }
    from = to;
  }
  return result + text.mid(written);
}

}  // namespace littlestone::ui
