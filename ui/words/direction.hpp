// SPDX-License-Identifier: GPL-3.0-or-later
// The direction of a text, and the parts of it that keep their own direction.
#pragma once

#include <QString>

namespace littlestone::ui {

/// What keeps a piece of a text left-to-right.
inline constexpr QChar isolate_begin{u'\u2066'};
inline constexpr QChar isolate_end{u'\u2069'};

/// Whether the text has a letter of a script that runs from the right.
[[nodiscard]] bool has_right_letter(const QString& text);

/// Whether the text as a whole runs from the right: where the language does, with any such letter, else with more of
/// them than of others. What stands in an isolate does not count.
[[nodiscard]] bool runs_from_right(const QString& text);

/// The text in an isolate.
[[nodiscard]] QString isolated(const QString& text);

}  // namespace littlestone::ui
