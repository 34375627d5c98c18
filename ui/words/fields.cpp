// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/words/fields.hpp"

#include <QCoreApplication>
#include <QRegularExpression>
#include <string>

#include "core/base/rules.hpp"
#include "core/study/chapters/agnostic_scenario.hpp"
#include "core/study/chapters/prediction_scenario.hpp"
#include "core/study/chapters/scenario_fields.hpp"
#include "ui/words/direction.hpp"
#include "ui/words/language.hpp"

namespace littlestone::ui {
namespace {

/// Adds to each index of the text: all its numbers, or, of points with labels, those before a colon.
QString shifted(const FieldInfo& info, const QString& text, qint64 by) {
  if (!info.from_zero) return text;
  static const QRegularExpression numbers(QStringLiteral("\\d+"));
  static const QRegularExpression labelled(QStringLiteral("\\d+(?=:)"));
  QString result;
  qsizetype written = 0;
  for (auto found = (info.kind == FieldKind::text ? labelled : numbers).globalMatch(text); found.hasNext();) {
    const QRegularExpressionMatch match = found.next();
    bool fits = false;
    const qint64 number = match.captured().toLongLong(&fits);
    if (!fits) continue;  // beyond any table: refused as it is
    result += text.mid(written, match.capturedStart() - written) + QString::number(number + by);
    written = match.capturedEnd();
  }
  return result + text.mid(written);
}

QString text_of(std::string_view text) { return QString::fromUtf8(text.data(), static_cast<qsizetype>(text.size())); }

}  // namespace

QString field_words(std::string_view text) {
  return text.empty() ? QString() : QCoreApplication::translate("Field", std::string(text).c_str());
}

QString symbol_markup(const FieldInfo& info) {
  const QString symbol = text_of(info.symbol);
  return symbol.isEmpty() ? QString() : u'$' + symbol.left(1) + u'$' + symbol.mid(1);
}

QString field_name(const FieldInfo& info) {
  QString label = field_words(info.label).remove(u'$');
  if (info.symbol.empty()) return label;
  const bool from_right = Language::from_right();
  const QString symbol = text_of(info.symbol);
  return (from_right ? isolated(symbol) : symbol) + QStringLiteral(", ") + label;
}

QString from_one(const FieldInfo& info, const QString& text) { return shifted(info, text, 1); }

QString from_zero(const FieldInfo& info, const QString& text) { return shifted(info, text, -1); }

Rule from_one(const FieldInfo& info, const Rule& rule) {
  if (!info.from_zero || rule.id() != RuleId::between) return rule;
  const auto number = [&](std::size_t i) { return std::stoull(rule.arguments()[i].text) + 1; };
  return rules::between(number(0), number(1));
}

QString field_word(const QString& field) {
  const std::string name = field.toStdString();
  const FieldInfo* info = nullptr;
  if (const auto* row = find_field(scenario_fields(), name)) {
    info = &row->info;
  } else if (const auto* other = find_field(prediction_fields(), name)) {
    info = &other->info;
  } else if (const auto* agnostic = find_field(agnostic_fields(), name)) {
    info = &agnostic->info;
  }
  if (info == nullptr) return field;
  if (!info->symbol.empty()) return text_of(info->symbol);
  return info->label.empty() ? field : field_words(info->label);
}

}  // namespace littlestone::ui
