// SPDX-License-Identifier: GPL-3.0-or-later
// Numbers as people type them: what the window shows is what they may type.
#pragma once

#include <QString>

#include "core/study/field.hpp"

namespace littlestone::ui {

/// The exact number a text spells, which may be what the window shows for it ("2.5·10⁻⁴"). Throws InputError.
[[nodiscard]] Rational parse_parameter(const QString& field, const QString& text);

/// A parameter's value as it is typed, held to its range: a whole number may have spaces between its digits, a rational
/// a raised power. Throws InputError, which quotes what was typed.
[[nodiscard]] FieldValue read_typed(const FieldInfo& info, const QString& text);

}  // namespace littlestone::ui
