// SPDX-License-Identifier: GPL-3.0-or-later
// What the core says of bad input and of its families, in the window's language.
#pragma once

#include <QString>
#include <QStringList>
#include <string>

#include "core/base/error.hpp"

namespace littlestone::ui {

/// A rule in the language of the window, its arguments filled in and powers raised ("10²⁹").
[[nodiscard]] QString rule_text(const Rule& rule);

/// The value that broke a rule, in the language of the window where it is told in words ("3 points").
[[nodiscard]] QString value_text(const InputError& error);

/// "field: value: rule" in the language of the window, in one line, with the window's word for the field; empty parts
/// are left out, and a field that is only an option of the command line.
[[nodiscard]] QString refusal_text(const QString& field, const QString& value, const Rule& rule);
[[nodiscard]] QString refusal_text(const InputError& error);
/// refusal_text as markup, in which the value stands for itself.
[[nodiscard]] QString refusal_markup(const QString& field, const QString& value, const Rule& rule);

/// The summaries of families that can be told in another language.
[[nodiscard]] const QStringList& known_summaries();

/// The one line about a family of classes (FamilyInfo::summary) in the language of the window.
[[nodiscard]] QString summary_text(const std::string& summary);

}  // namespace littlestone::ui
