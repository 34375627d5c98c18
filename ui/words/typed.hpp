// SPDX-License-Identifier: GPL-3.0-or-later
// Numbers as users type them. Every number that the window shows can also be typed.
#pragma once

#include <QString>

#include "core/study/field.hpp"

namespace littlestone::ui {

/// The exact number a text spells, which may be what the window shows for it ("2.5·10⁻⁴"). Throws InputError.
[[nodiscard]] Rational parse_parameter(const QString& field, const QString& text);

/// A parameter's value as the user types it, checked against its range. A whole number may have spaces between its
/// digits; a rational number may have a power as a superscript. Throws InputError, which quotes what was typed.
[[nodiscard]] FieldValue read_typed(const FieldInfo& info, const QString& text);

}  // namespace littlestone::ui
