// SPDX-License-Identifier: GPL-3.0-or-later
// The direction of a text, and the parts of it that keep their own direction.
#pragma once

#include <QString>
#include <QStringList>
#include <functional>

namespace littlestone::ui {

/// What keeps a piece of a text left-to-right.
inline constexpr QChar isolate_begin{u'\u2066'};
/// What begins a text that stands for itself: the name that a file gives. It has its own direction, and nothing in it is
/// markup or a variable.
inline constexpr QChar literal_begin{u'\u2068'};
/// The end of both.
inline constexpr QChar isolate_end{u'\u2069'};

/// Whether the text has a letter of a script that runs from the right.
[[nodiscard]] bool has_right_letter(const QString& text);

/// Whether the text as a whole runs from the right: where the language does, with any such letter, else with more of
/// them than of others. What stands in an isolate does not count.
[[nodiscard]] bool runs_from_right(const QString& text);

/// The text in an isolate.
[[nodiscard]] QString isolated(const QString& text);
/// The text as one that stands for itself; what is empty stays so.
[[nodiscard]] QString literal(const QString& text);
/// Whether the character begins an isolate, of either kind.
[[nodiscard]] bool opens_isolate(QChar c);
/// Behind the end of the isolate that begins at `begin`, others in it included; the text's end where it has none.
[[nodiscard]] qsizetype end_of_isolate(const QString& text, qsizetype begin);
/// The text with each stretch changed that does not stand for itself.
[[nodiscard]] QString outside_literals(const QString& text, const std::function<QString(QString)>& change);
/// The text, in which what stands for itself in `like` does so as well, wherever it is.
[[nodiscard]] QString with_literals_of(QString text, const QString& like);
/// The text without the signs of its isolates, and without marks of direction.
[[nodiscard]] QString without_isolates(QString text);
/// The stretches of a text in markup between its dollar signs: words, mathematics, words, … What stands for itself is
/// one sign of its stretch.
[[nodiscard]] QStringList markup_stretches(const QString& markup);

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
