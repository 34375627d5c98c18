// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/kit/figure_words.hpp"

#include <QRegularExpression>
#include <QStringList>

#include "ui/kit/math_text.hpp"
#include "ui/words/direction.hpp"
#include "ui/words/names.hpp"

namespace littlestone::ui {
namespace {

QString raised_digits(const QString& text) {
  static const QString digits = QStringLiteral("⁰¹²³⁴⁵⁶⁷⁸⁹");
  QString result;
  for (const QChar c : text) {
    const bool minus = c == u'\u2212' || c == u'-';
    result += c.isDigit() ? digits[c.digitValue()] : minus ? QChar(u'\u207b') : c;
  }
  return result;
}

// A lowered number stays lowered, and a raised one raised: "t₁", not "t1", and "2⁵⁷⁵", not "2575".
QString with_raised_signs(QString line) {
  static const QRegularExpression lowered(QStringLiteral("_\\{([0-9]+)\\}"));
  for (auto found = lowered.match(line); found.hasMatch(); found = lowered.match(line)) {
    line.replace(found.capturedStart(), found.capturedLength(), subscript(found.captured(1)));
  }
  static const QRegularExpression raised(QStringLiteral("\\^\\{([-0-9\u2212\u00a0\u2009\u202f ]+)\\}"));
  for (auto found = raised.match(line); found.hasMatch(); found = raised.match(line)) {
    line.replace(found.capturedStart(), found.capturedLength(), raised_digits(found.captured(1)));
  }
  return line;
}

}  // namespace

QString without_markup(const QString& markup) {
  QStringList lines;
  for (const QString& line : markup.split(u'\n')) {
    lines += MathText(outside_literals(line, with_raised_signs), {}, MathText::Mode::mixed).plain();
  }
  return lines.join(u'\n');
}

QString words_file(const FigureWords& words, const QString& command) {
  QStringList parts;
  const auto add = [&](const char* name, const QString& text) {
    if (!text.isEmpty()) parts += QLatin1String(name) + QStringLiteral(":\n") + text + u'\n';
  };
  add("title", without_markup(words.title));
  add("caption", without_markup(words.caption));
  add("parameters", without_markup(words.parameters));
  add("alternative text", words.alt);
  add("command", command);
  return parts.join(u'\n');
}

}  // namespace littlestone::ui
