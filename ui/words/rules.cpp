// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/words/rules.hpp"

#include <QCoreApplication>
#include <QRegularExpression>
#include <array>
#include <cmath>
#include <vector>

#include "core/base/rules.hpp"
#include "ui/words/direction.hpp"
#include "ui/words/fields.hpp"
#include "ui/words/language.hpp"
#include "ui/words/numbers.hpp"

namespace littlestone::ui {
namespace {

// What a message calls the field; empty for an option of the command line whose value is a file's name, which says
// enough.
QString told_field(const QString& field) {
  for (const char* file : {"scenario", "out", "frames", "tree"}) {
    if (field == QLatin1String(file)) return {};
  }
  if (field == QLatin1String("session")) return QCoreApplication::translate("Field", "Session");
  return field_word(field);
}

// "10^29.23" as "10²⁹".
QString with_powers(const QString& text) {
  static const QRegularExpression power(QStringLiteral("\\b([0-9]+)\\^([0-9]+(?:\\.[0-9]+)?)"));
  QString result;
  qsizetype end = 0;
  for (auto matches = power.globalMatch(text); matches.hasNext();) {
    const QRegularExpressionMatch match = matches.next();
    result += text.mid(end, match.capturedStart() - end) + match.captured(1) +
              superscript(static_cast<int>(std::lround(match.captured(2).toDouble())));
    end = match.capturedEnd();
  }
  return result + text.mid(end);
}

constexpr std::array summaries = {
    QT_TRANSLATE_NOOP("Family", "t_i(j) = +1 iff i <= j, for i, j = 1 … n"),
    QT_TRANSLATE_NOOP("Family", "indicators of the n single points"),
    QT_TRANSLATE_NOOP("Family", "indicators of the intervals [a,b] in 1 … n, and of the empty one"),
    QT_TRANSLATE_NOOP("Family", "linear subspaces of F_q^n of dimension at most k, q prime"),
    QT_TRANSLATE_NOOP("Family", "affine subspaces of F_q^n of dimension at most k, q prime"),
    QT_TRANSLATE_NOOP("Family", "lines of the projective plane over F_q, q prime"),
    QT_TRANSLATE_NOOP("Family", "linear functionals on F_2^n"),
    QT_TRANSLATE_NOOP("Family", "sets of exactly k of n points"),
    QT_TRANSLATE_NOOP("Family", "conjunctions of literals over n variables, and the empty one"),
    QT_TRANSLATE_NOOP("Family", "axis thresholds on the grid [c]^n, and their negations"),
    QT_TRANSLATE_NOOP("Family", "cuts of the g × g grid by half-planes"),
    QT_TRANSLATE_NOOP("Family", "all 2^n label vectors on n points"),
    QT_TRANSLATE_NOOP("Family", "distinct rows of fair coin flips"),
    QT_TRANSLATE_NOOP("Family", "a table of 0/1, -/+ or -1/1, one hypothesis a line"),
    QT_TRANSLATE_NOOP("Family", "hypotheses written out and separated by /, each 0110 or name=0110")};

// The table's text in the language of the window, an inner rule in it too.
QString filled(const Rule& rule) {
  std::vector<std::string> arguments;
  for (const RuleArgument& argument : rule.arguments()) {
    arguments.push_back(argument.rule ? filled(*argument.rule).toStdString() : argument.text);
  }
  const QString text = QCoreApplication::translate("Rule", rule_template(rule.id()).data());
  return QString::fromStdString(fill_places(text.toStdString(), arguments));
}

template <std::size_t size>
QStringList texts_of(const std::array<const char*, size>& sources) {
  QStringList texts;
  for (const char* source : sources) texts += QString::fromUtf8(source);
  return texts;
}

}  // namespace

QString rule_text(const Rule& rule) { return with_powers(filled(rule)); }

QString value_text(const InputError& error) {
  return error.value_words() ? rule_text(*error.value_words()) : QString::fromStdString(error.value());
}

QString refusal_text(const QString& field, const QString& value, const Rule& rule) {
  // What was typed or is a file's name keeps its own direction: it stands in an isolate.
  const bool from_right = Language::from_right();
  const QString kept = from_right && !value.isEmpty() ? isolated(value) : value;
  // As InputError::what() has it: what was read stands after its line.
  QString last = rule_text(rule);
  QStringList parts = {told_field(field), kept};
  if (rule.id() == RuleId::at_line && !kept.isEmpty()) {
    const RuleArgument& place = rule.arguments()[0];  // a number, or with a column
    const Rule& broken = *rule.arguments()[1].rule;
    parts.back() = QCoreApplication::translate("Rule", "line %1: %2")
                       .arg(place.rule ? rule_text(*place.rule) : QString::fromStdString(place.text), kept);
    last = rule_text(broken);
  }
  parts += last;
  parts.removeAll(QString());
  return parts.join(QStringLiteral(": "));
}

QString refusal_text(const InputError& error) {
  return refusal_text(QString::fromStdString(error.field()), value_text(error), error.rule());
}

QString refusal_markup(const QString& field, const QString& value, const Rule& rule) {
  return outside_literals(refusal_text(field, literal(value), rule), [](QString words) { return words.remove(u'$'); });
}

const QStringList& known_summaries() {
  static const QStringList all = texts_of(summaries);
  return all;
}

QString summary_text(const std::string& summary) {
  return QCoreApplication::translate("Family", summary.c_str()).replace(QStringLiteral("^n"), QStringLiteral("ⁿ"));
}

}  // namespace littlestone::ui
