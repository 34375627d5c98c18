// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/models/names.hpp"

#include "ui/theme/numbers.hpp"

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

QString plain_name(const std::string& name) {
  const QString text = QString::fromStdString(name);
  qsizetype letters = 0;
  while (letters < text.size() && text[letters].isLetter()) ++letters;
  if (letters == 0 || letters == text.size()) return text;
  for (qsizetype i = letters; i < text.size(); ++i) {
    if (text[i] < u'0' || text[i] > u'9') return text;
  }
  return text.left(letters) + subscript(text.mid(letters));
}

QString predictor_name(const ConceptClass& concept_class, const LabelVector& labels) {
  return plain_name(concept_class.name_of(labels));
}

QString label_text(Label label) {
  return label == Label::plus ? QStringLiteral("+1") : QStringLiteral("\u22121");
}

QString number_text(std::uint64_t count) { return count_text(static_cast<double>(count)); }

}  // namespace littlestone::ui
