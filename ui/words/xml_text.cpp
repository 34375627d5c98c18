// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/words/xml_text.hpp"

#include <QTextDocument>

namespace littlestone::ui {
namespace {

// XML 1.0 takes C1 characters, but a reader of HTML reads some of them as letters of Windows-1252.
bool fits_xml(char32_t c) {
  const bool control = (c < 0x20 && c != U'\n' && c != U'\t') || (c >= 0x7F && c < 0xA0);
  return !control && !QChar::isNonCharacter(c) && !QChar::isSurrogate(c) && c <= 0x10FFFF;
}

QString of_fitting_characters(const QString& text) {
  QString result;
  for (const uint c : text.toUcs4()) {
    if (fits_xml(c)) {
      result += QChar::fromUcs4(c);
    } else {
      result += u'?';
    }
  }
  return result;
}

}  // namespace

QString xml_text(const QString& text) { return of_fitting_characters(text).toHtmlEscaped(); }

QByteArray xml_document(const QByteArray& document) {
  return of_fitting_characters(QString::fromUtf8(document)).toUtf8();
}

QString plain_tip(const QString& text) {
  if (!Qt::mightBeRichText(text)) return text;
  return QStringLiteral("<p style=\"white-space:pre-wrap\">%1</p>").arg(xml_text(text));
}

}  // namespace littlestone::ui
