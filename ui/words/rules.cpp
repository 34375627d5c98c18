// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/words/rules.hpp"

#include <QCoreApplication>
#include <QGuiApplication>
#include <QRegularExpression>
#include <array>
#include <cmath>
#include <vector>

#include "ui/theme/numbers.hpp"
#include "ui/words/direction.hpp"

namespace littlestone::ui {
namespace {

// The core's own words with places where it fills something in. What is more special stands before what is more general.
constexpr std::array rules = {
    QT_TRANSLATE_NOOP("Rule", "line %1: %2"), QT_TRANSLATE_NOOP("Rule", "byte %1: %2"),
    // numbers
    QT_TRANSLATE_NOOP("Rule", "must be above 0 and below 1"), QT_TRANSLATE_NOOP("Rule", "must be above 0"),
    QT_TRANSLATE_NOOP("Rule", "must be a whole number, 0 or more"),
    QT_TRANSLATE_NOOP("Rule", "must be an integer from %1 to %2"), QT_TRANSLATE_NOOP("Rule", "must be from %1 to %2"),
    QT_TRANSLATE_NOOP("Rule", "must be a number such as 0.1, 1e-6 or 1/10 (at most %1 digits, exponent within ±%2)"),
    QT_TRANSLATE_NOOP("Rule", "is so small that the threshold passes %1"),
    QT_TRANSLATE_NOOP("Rule", "asks for more than %1 examples in all"),
    // constants
    QT_TRANSLATE_NOOP("Rule", "the number of batches would be %1 for Ldim %2: too many to run"),
    QT_TRANSLATE_NOOP("Rule", "%1 would be %2 for Ldim %3: too many to run"),
    QT_TRANSLATE_NOOP("Rule", "is too small for sharp constants: T passes %1"),
    QT_TRANSLATE_NOOP("Rule", "is too small for sharp constants: n' alpha passes %1"),
    QT_TRANSLATE_NOOP("Rule", "is too small for sharp constants with these epsilon, delta and alpha"),
    QT_TRANSLATE_NOOP("Rule", "must be at least %1 for sharp constants"),
    QT_TRANSLATE_NOOP("Rule", "must be at most %1 for sharp constants"),
    // why something was not measured
    QT_TRANSLATE_NOOP("Rule", "needs the sharp constants"), QT_TRANSLATE_NOOP("Rule", "not asked for"),
    QT_TRANSLATE_NOOP("Rule", "too large to be run here"),
    QT_TRANSLATE_NOOP("Rule", "SOA of the empty sample already has loss <= alpha here"),
    QT_TRANSLATE_NOOP("Rule", "not reached by %1 examples"),
    // distribution and target
    QT_TRANSLATE_NOOP("Rule", "must be uniform, geometric:R, zipf:S or weights:w0,w1,…"),
    QT_TRANSLATE_NOOP("Rule", "geometric:R needs 0 < R <= 1"), QT_TRANSLATE_NOOP("Rule", "zipf:S needs 0 <= S <= 100"),
    QT_TRANSLATE_NOOP("Rule", "weight %1 must be a number from 0 to 1e300"),
    QT_TRANSLATE_NOOP("Rule", "needs one weight for each of the %1 points, has %2"),
    QT_TRANSLATE_NOOP("Rule", "needs a weight above 0"),
    QT_TRANSLATE_NOOP("Rule", "must be a row of the class, 0 to %1"),
    // classes and tables
    QT_TRANSLATE_NOOP("Rule", "must be FAMILY:ARGUMENTS with a family of %1"),
    QT_TRANSLATE_NOOP("Rule", "must be spelled %1"),
    QT_TRANSLATE_NOOP("Rule", "arguments must be whole numbers below %1"),
    QT_TRANSLATE_NOOP("Rule", "arguments must be whole numbers separated by commas"),
    QT_TRANSLATE_NOOP("Rule", "%1 must be from %2 to %3"), QT_TRANSLATE_NOOP("Rule", "%1 must be a prime number"),
    QT_TRANSLATE_NOOP("Rule", "the table would have more than %1 hypotheses"),
    QT_TRANSLATE_NOOP("Rule", "the table would have more than %1 cells"),
    QT_TRANSLATE_NOOP("Rule", "there are only %1 distinct rows on that many points"),
    QT_TRANSLATE_NOOP("Rule", "holds no hypothesis"),
    QT_TRANSLATE_NOOP("Rule", "a label must be 0 or 1, - or +, -1 or 1"),
    QT_TRANSLATE_NOOP("Rule", "every row must have %1"),
    QT_TRANSLATE_NOOP("Rule", "the header must name the %1 points"),
    QT_TRANSLATE_NOOP("Rule", "the table has more than %1 rows"),
    QT_TRANSLATE_NOOP("Rule", "the table has more than %1 bytes of text"),
    QT_TRANSLATE_NOOP("Rule", "the table has more than %1 cells"),
    QT_TRANSLATE_NOOP("Rule", "is longer than %1 characters"), QT_TRANSLATE_NOOP("Rule", "is not text"),
    // files
    QT_TRANSLATE_NOOP("Rule", "is no field of a scenario"),
    QT_TRANSLATE_NOOP("Rule", "is no ordinary file, and is not replaced by one"),
    QT_TRANSLATE_NOOP("Rule", "cannot be opened"), QT_TRANSLATE_NOOP("Rule", "cannot be written: %1"),
    QT_TRANSLATE_NOOP("Rule", "cannot be written"), QT_TRANSLATE_NOOP("Rule", "is larger than %1 MiB"),
    QT_TRANSLATE_NOOP("Rule", "is not JSON from here on"), QT_TRANSLATE_NOOP("Rule", "must end in .png, .svg or .pdf"),
    QT_TRANSLATE_NOOP("Rule", "must end in .mp4, .webm or .gif"), QT_TRANSLATE_NOOP("Rule", "must be a folder"),
    QT_TRANSLATE_NOOP("Rule", "must be a new folder or an empty one"), QT_TRANSLATE_NOOP("Rule", "cannot be made"),
    QT_TRANSLATE_NOOP("Rule", "cannot be written into"), QT_TRANSLATE_NOOP("Rule", "there is no picture yet"),
    QT_TRANSLATE_NOOP("Rule", "a class of more than %1 labels is not written as a table"),
    QT_TRANSLATE_NOOP("Rule", "another export is being written: Esc stops that one"),
    QT_TRANSLATE_NOOP("Rule", "another animation is being written: Esc stops that one"),
    QT_TRANSLATE_NOOP("Rule", "only Tournament, Stable histogram and Selection play")};

struct FieldWord {
  const char* field;  // the core's, which is a scenario file's and the command line's too
  const char* word;   // the window's
};

// What is not among them is a key of a scenario file, and told as it stands there.
constexpr std::array fields = {
    FieldWord{"class", QT_TRANSLATE_NOOP("Field", "Class")},
    FieldWord{"marginal", QT_TRANSLATE_NOOP("Field", "Distribution")},
    FieldWord{"target", QT_TRANSLATE_NOOP("Field", "Target")},
    FieldWord{"constants", QT_TRANSLATE_NOOP("Field", "Constants")}, FieldWord{"auxiliary", "n"}, FieldWord{"cap", "N"},
    FieldWord{"batches", QT_TRANSLATE_NOOP("Field", "Number of batches")}, FieldWord{"selection", "n′"},
    FieldWord{"epsilon", "ε"}, FieldWord{"delta", "δ"}, FieldWord{"alpha", "α"}, FieldWord{"beta", "β"},
    FieldWord{"seed", QT_TRANSLATE_NOOP("Field", "Seed")}, FieldWord{"session", QT_TRANSLATE_NOOP("Field", "Session")},
    // options of the command line: their value is the file's own name
    FieldWord{"scenario", ""}, FieldWord{"out", ""}, FieldWord{"frames", ""}, FieldWord{"tree", ""}};

QString field_word(const QString& field) {
  for (const FieldWord& known : fields) {
    if (field != QLatin1String(known.field)) continue;
    return *known.word == 0 ? QString() : QCoreApplication::translate("Field", known.word);
  }
  return field;
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
    QT_TRANSLATE_NOOP("Family", "a table of 0/1, -/+ or -1/1, one hypothesis a line")};

struct Pattern {
  const char* source;
  QRegularExpression reads;
};

std::vector<Pattern> make_patterns() {
  static const QRegularExpression place(QStringLiteral("%[1-9]"));
  std::vector<Pattern> patterns;
  for (const char* source : rules) {
    QStringList pieces;
    for (const QString& piece : QString::fromUtf8(source).split(place)) pieces += QRegularExpression::escape(piece);
    patterns.push_back({source, QRegularExpression(u'^' + pieces.join(QStringLiteral("(.+?)")) + u'$')});
  }
  return patterns;
}

template <std::size_t size>
QStringList texts_of(const std::array<const char*, size>& sources) {
  QStringList texts;
  for (const char* source : sources) texts += QString::fromUtf8(source);
  return texts;
}

}  // namespace

const QStringList& known_rules() {
  static const QStringList all = texts_of(rules);
  return all;
}

QString rule_text(const QString& rule) {
  static const std::vector<Pattern> patterns = make_patterns();
  for (const Pattern& pattern : patterns) {
    const QRegularExpressionMatch match = pattern.reads.match(rule);
    if (!match.hasMatch()) continue;
    const QString text = QCoreApplication::translate("Rule", pattern.source);
    QStringList filled = match.capturedTexts().mid(1);
    // "line 3: a label must be …"
    if (pattern.source == rules[0] || pattern.source == rules[1]) filled.last() = rule_text(filled.last());
    // In one pass: what is filled in may hold a "%1" of its own.
    QString result;
    for (qsizetype i = 0; i < text.size(); ++i) {
      const int place = text[i] == u'%' && i + 1 < text.size() ? text[i + 1].digitValue() : -1;
      if (place >= 1 && place <= filled.size()) {
        result += filled[place - 1];
        ++i;
      } else {
        result += text[i];
      }
    }
    return with_powers(result);
  }
  return with_powers(rule);
}

QString refusal_text(const QString& field, const QString& value, const QString& rule) {
  // What was typed or is a file's name keeps its own direction: it stands in an isolate.
  const bool from_right = QGuiApplication::layoutDirection() == Qt::RightToLeft;
  const QString kept = from_right && !value.isEmpty() ? isolated(value) : value;
  QStringList parts;
  for (const QString& part : {field_word(field), kept, rule_text(rule)}) {
    if (!part.isEmpty()) parts += part;
  }
  return parts.join(QStringLiteral(": "));
}

QString refusal_text(const InputError& error) {
  return refusal_text(QString::fromStdString(error.field()), QString::fromStdString(error.value()),
                      QString::fromStdString(error.rule()));
}

const QStringList& known_summaries() {
  static const QStringList all = texts_of(summaries);
  return all;
}

QString summary_text(const std::string& summary) {
  return QCoreApplication::translate("Family", summary.c_str()).replace(QStringLiteral("^n"), QStringLiteral("ⁿ"));
}

}  // namespace littlestone::ui
