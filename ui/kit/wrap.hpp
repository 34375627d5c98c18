// SPDX-License-Identifier: GPL-3.0-or-later
// Breaks a line of words and mathematics into lines of a given width.
#pragma once

#include <QStringList>
#include <vector>

#include "ui/kit/math_text.hpp"

namespace littlestone::ui {

/// The lines of `markup` (mathematics between dollar signs), broken at spaces outside it so that none is wider than
/// `width` px unless a single word is. A newline ends a line.
[[nodiscard]] QStringList wrapped_markup(const QString& markup, const MathStyle& style, double width);
/// The same, set.
[[nodiscard]] std::vector<MathText> wrapped(const QString& markup, const MathStyle& style, double width);

}  // namespace littlestone::ui
