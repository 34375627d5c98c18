// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/words/typed.hpp"

#include <algorithm>

#include "core/base/rules.hpp"
#include "core/base/text.hpp"

namespace littlestone::ui {
namespace {

// "2.5·10⁻⁴" as "2.5e-4".
QString without_raised(const QString& text) {
  QString plain;
  bool raised = false;
  for (const QChar c : text.trimmed()) {
    static const QString powers = QStringLiteral("⁰¹²³⁴⁵⁶⁷⁸⁹");
    const auto power = powers.indexOf(c);
    if (c == u'⁻' || power >= 0) {
      if (!raised) {
        // "…10" stands before the first raised character: it becomes "1e" or, after a mantissa, "e".
        if (plain.endsWith(QStringLiteral("·10"))) {
          plain.chop(3);
          plain += u'e';
        } else if (plain == QLatin1String("10")) {
          plain = QStringLiteral("1e");
        } else {
          plain += c;  // raised over nothing: let the reader refuse it
          continue;
        }
        raised = true;
      }
      plain += c == u'⁻' ? QChar(u'-') : QChar(static_cast<char16_t>(u'0' + power));
    } else {
      plain += c;
    }
  }
  return plain;
}

}  // namespace

Rational parse_parameter(const QString& field, const QString& text) {
  return parse_rational(field.toStdString(), without_raised(text).toStdString());
}

FieldValue read_typed(const FieldInfo& info, const QString& text) {
  QString plain = text.trimmed();
  if (info.kind == FieldKind::rational) plain = without_raised(plain);
  if (info.kind == FieldKind::whole) {
    plain.remove(QChar(u'\u2009')).remove(u' ');
    const bool digits = std::all_of(plain.begin(), plain.end(), [](QChar c) { return u'0' <= c && c <= u'9'; });
    if (plain.isEmpty() || !digits) {
      throw InputError(info.name(), one_line(text.toStdString()), rules::whole_from_0());
    }
  }
  try {
    return read_field(info, plain.toStdString());
  } catch (const InputError& error) {
    throw InputError(error.field(), one_line(text.toStdString()), error.rule());
  }
}

}  // namespace littlestone::ui
