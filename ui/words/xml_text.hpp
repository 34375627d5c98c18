// SPDX-License-Identifier: GPL-3.0-or-later
// A text in XML and in HTML.
#pragma once

#include <QByteArray>
#include <QString>

namespace littlestone::ui {

/// The text as XML [XML 1.0, 2.2] and HTML hold it, between tags and in the quotation marks of an attribute. What they
/// do not take, control characters and noncharacters, becomes "?"; line ends and tabs stay. Every text has one.
[[nodiscard]] QString xml_text(const QString& text);

/// A document of XML in UTF-8, written by somebody else, with "?" in the place of each character that XML does not take.
/// Its markup holds none.
[[nodiscard]] QByteArray xml_document(const QByteArray& document);

/// The text for a tooltip, which Qt reads as HTML where it looks like HTML: such a text is escaped.
[[nodiscard]] QString plain_tip(const QString& text);

}  // namespace littlestone::ui
