// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/words/names.hpp"

#include <QCoreApplication>
#include <QRegularExpression>
#include <algorithm>
#include <cmath>
#include <sstream>

#include "core/base/bound_text.hpp"
#include "core/base/name.hpp"
#include "core/concept/class_text.hpp"
#include "core/concept/inline_table.hpp"
#include "ui/words/bounds.hpp"
#include "ui/words/direction.hpp"
#include "ui/words/file_names.hpp"
#include "ui/words/numbers.hpp"

namespace littlestone::ui {

QString subscript(const QString& text) {
  QString result;
  for (const QChar c : text) {
    if (c >= u'0' && c <= u'9') {
      result += QChar(static_cast<char16_t>(0x2080 + c.digitValue()));
    } else if (c == u'-' || c == u'\u2212') {
      result += QChar(u'\u208b');
    } else if (c == u'+') {
      result += QChar(u'\u208a');
    } else {
      result += c;
    }
  }
  return result;
}

namespace {

/// A letter by itself is a variable in Latin and Greek only.
bool foreign(QChar c) { return c.script() != QChar::Script_Latin && c.script() != QChar::Script_Greek; }

}  // namespace

std::vector<NamePart> name_parts(const Name& name) {
  const QString text = QString::fromStdString(name.text());
  if (text.isEmpty()) return {};
  const auto digit = [&](qsizetype i) { return text[i] >= u'0' && text[i] <= u'9'; };
  std::vector<NamePart> whole = {{text, {}, false}};
  if (!name.is_notation() || text.contains(u'_')) return whole;
  std::vector<NamePart> parts;
  for (qsizetype i = 0; i < text.size();) {
    if (!text[i].isLetter()) {
      if (parts.empty() || parts.back().variable) parts.emplace_back();
      parts.back().text += text[i++];
      continue;
    }
    qsizetype letter_end = i + 1;
    while (letter_end < text.size() && text[letter_end].isMark()) ++letter_end;
    qsizetype end = letter_end;
    while (end < text.size() && digit(end)) ++end;
    const bool joined =
        (i > 0 && (digit(i - 1) || text[i - 1].isLetter())) || (end < text.size() && text[end].isLetter());
    if (joined || foreign(text[i])) return whole;
    parts.push_back({text.mid(i, letter_end - i), text.mid(letter_end, end - letter_end), true});
    i = end;
  }
  return parts;
}

QString lone_name(const Name& name) {
  QString text;
  for (const NamePart& part : name_parts(name)) text += part.text + subscript(part.digits);
  return text;
}

QString plain_name(const Name& name) {
  const QString text = lone_name(name);
  return name.is_notation() ? text : literal(text);
}

QString brief_name(const Name& name) {
  const QString text = shortened(lone_name(name));
  return name.is_notation() ? text : literal(text);
}

QString predictor_name(const ConceptClass& concept_class, const LabelVector& labels) {
  return plain_name(concept_class.name_of(labels));
}

QString label_text(Label label) { return label == Label::plus ? QStringLiteral("+1") : QStringLiteral("\u22121"); }

QString number_text(std::uint64_t count) { return count_text(static_cast<double>(count)); }

namespace {

// Of 0, and of what is too small or too large for a double.
QString beyond_doubles(const Rational& value) {
  const QStringList parts = QString::fromStdString(to_string(value)).split(u'e');
  if (parts.size() < 2) return shortened(parts.front());
  const QString power = QStringLiteral("10") + superscript(parts[1].toInt());
  return parts[0] == QLatin1String("1") ? power : shortened(parts[0]) + QStringLiteral("·") + power;
}

}  // namespace

QString rational_text(const Rational& value) {
  const double nearest = to_double(value);
  if (!std::isnormal(nearest)) return beyond_doubles(value);
  const bool plain = nearest >= 0.001 && nearest < 10'000;
  const double number = raised(value, littlestone::place_of(nearest, plain ? 4 : 3));
  if (plain && number < 10'000) return QString::number(number, 'g', 4);
  int exponent = static_cast<int>(std::floor(std::log10(number)));
  QString mantissa = QString::number(number / std::pow(10.0, exponent), 'g', 3);
  if (mantissa == QLatin1String("10")) {
    mantissa = QStringLiteral("1");
    ++exponent;
  }
  const QString power = QStringLiteral("10") + superscript(exponent);
  return mantissa == QLatin1String("1") ? power : mantissa + QStringLiteral("·") + power;
}

namespace {

// In an isolate stands a name, or a formula of a language that runs from the right: only what no name looks like is
// mathematics, a letter with an index or before an equals sign.
QString isolate_markup(QString isolate) {
  static const QRegularExpression formula(
      QStringLiteral("(?<![\\p{L}\\p{M}])([A-Za-z\u0370-\u03ff]\\p{M}*)"
                     "(?:([\u2080-\u2089]+)|_([A-Za-z])|(?=[ \u00a0]=))(?![\\p{L}\\p{M}])"));
  isolate.remove(u'$');
  QString result;
  qsizetype from = 0;
  for (auto found = formula.globalMatch(isolate); found.hasNext();) {
    const QRegularExpressionMatch match = found.next();
    QString index = match.captured(3);
    for (const QChar c : match.captured(2)) index += QChar(static_cast<char16_t>(u'0' + (c.unicode() - 0x2080)));
    result += isolate.mid(from, match.capturedStart() - from) + u'$' + match.captured(1);
    if (!index.isEmpty()) result += QStringLiteral("_{%1}").arg(index);
    result += u'$';
    from = match.capturedEnd();
  }
  return result + isolate.mid(from);
}

// The letter of an appendix, "App. C", is no mathematics.
bool after_appendix(const QString& sentence, qsizetype at) {
  static const QRegularExpression word(
      QStringLiteral("(?<![\\p{L}\\p{M}])(?:App\\.|Appendix|Anh\\.|Anhang|נספח)[ \u00a0]$"));
  constexpr qsizetype longest = 10;
  return word.match(sentence.mid(std::max<qsizetype>(0, at - longest), std::min(at, longest))).hasMatch();
}

// A formula stays in one line: spaces beside its signs do not break.
QString formulas_whole(QString markup) {
  for (const char16_t c : {u'=', u'∘', u'~', u'≤'}) {
    markup.replace(QString(u' ') + QChar(c) + u' ', QString(QChar(u'\u00a0')) + QChar(c) + QChar(u'\u00a0'));
  }
  return markup;
}

}  // namespace

QString sentence_markup(const QString& sentence) {
  const auto is_subscript = [](QChar c) { return c >= u'\u2080' && c <= u'\u2089'; };
  QString result;
  for (qsizetype i = 0; i < sentence.size();) {
    const QChar c = sentence[i];
    if (opens_isolate(c)) {
      const qsizetype end = end_of_isolate(sentence, i);
      result += outside_literals(sentence.mid(i, end - i), isolate_markup);
      i = end;
      continue;
    }
    if (c == u'$') {  // a lone one would open mathematics
      ++i;
      continue;
    }
    if (!c.isLetter()) {
      result += c;
      ++i;
      continue;
    }
    qsizetype end = i;
    while (end < sentence.size() && (sentence[end].isLetter() || sentence[end].category() == QChar::Mark_NonSpacing))
      ++end;
    qsizetype letters = 0;
    for (qsizetype j = i; j < end; ++j) letters += sentence[j].isLetter() ? 1 : 0;
    qsizetype tail = end;
    while (tail < sentence.size() && is_subscript(sentence[tail])) ++tail;
    // "D_k": a letter for an index has no subscript character of its own in most fonts.
    const bool named =
        tail == end && end + 1 < sentence.size() && sentence[end] == u'_' && sentence[end + 1].isLetter();
    if (named) tail = end + 2;
    const bool numeral = i > 0 && sentence[i - 1] == u'(' && end < sentence.size() && sentence[end] == u')' &&
                         (sentence[i] == u'i' || sentence[i] == u'v');
    const QString word = sentence.mid(i, end - i);
    const bool possessive = i > 0 && (sentence[i - 1] == u'\'' || sentence[i - 1] == u'’');
    const bool is_word = foreign(c) || word == QLatin1String("a") || word == QLatin1String("A") ||
                         word == QLatin1String("I") || word == QLatin1String("M") || word == QLatin1String("G");
    const bool after_digit = i > 0 && sentence[i - 1].isDigit();
    const bool appendix = letters == 1 && c.isUpper() && tail == end && after_appendix(sentence, i);
    if (letters == 1 && !possessive && !appendix && !after_digit && !numeral && (!is_word || tail > end)) {
      result += u'$' + word;
      if (named) {
        result += u'_';
        result += sentence[end + 1];
      } else if (tail > end) {
        result += QStringLiteral("_{");
        for (qsizetype j = end; j < tail; ++j)
          result += QChar(static_cast<char16_t>(u'0' + (sentence[j].unicode() - 0x2080)));
        result += u'}';
      }
      result += u'$';
      i = tail;
    } else {
      result += word;
      i = end;
    }
  }
  return outside_literals(result, formulas_whole);
}

QString paper_total_text(double log10_examples, int dimension) {
  return QCoreApplication::translate("Page",
                                     "Theorem 23 asks for %1 examples: its $N$ grows as $2^m$ with $m = 2^{d+2}$, and "
                                     "$d$ = %2. Its proof leaves "
                                     "the factors of $k$ and $n′$ open: they are the program’s own.")
      .arg(upper_power_text(log10_examples))
      .arg(dimension);
}

QString scenario_text(const std::string& text) { return QCoreApplication::translate("Scenario", text.c_str()); }

QString shortened(const QString& text) {
  constexpr qsizetype most = 32;
  return text.size() <= most ? text : text.left(most / 2 - 1) + u'…' + text.right(most / 2);
}

QString class_title(const std::string& class_text) {
  constexpr std::string_view file = "file:";
  if (is_inline_table(class_text)) return QCoreApplication::translate("Names", "own table");
  if (class_text.starts_with(file)) return shown_file(file_text(file_of_class(class_text)));
  return QString::fromStdString(harmless(class_text));
}

QString classes_title(const std::string& classes) {
  QStringList titles;
  std::istringstream words(classes);
  for (std::string word; words >> word;) titles += class_title(word);
  return titles.join(u' ');
}

QString literal_class(const std::string& class_text) { return literal(class_title(class_text)); }

QString vc_text(int vc, bool exact) {
  const QString number = QString::number(vc);
  return exact ? number : QStringLiteral("≥ %1").arg(number);
}

}  // namespace littlestone::ui
