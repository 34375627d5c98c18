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

/// A text as it is to be drawn: where it runs from the right, each formula in it stands in an isolate, so "(1 − α)" is
/// not turned into "(α − 1)", and a translation writes its formulas as they are. Where only the language runs from the
/// right, each line of it is in one isolate; where neither does, it is the text itself.
///
/// A formula is a longest piece between two words of a script that runs from the right, and within one sentence: from
/// its first letter, digit or piece of mathematics ("$…$") to the last, with the signs that are attached to them ("−1",
/// ".5", "X′") and with brackets both of which it holds. It is at least two signs long; one letter or one number has no
/// order to lose. Done twice, it is done once.
[[nodiscard]] QString in_order(const QString& text);

}  // namespace littlestone::ui
