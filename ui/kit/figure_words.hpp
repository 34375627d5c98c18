// SPDX-License-Identifier: GPL-3.0-or-later
// The words that stand with a figure on paper and on a slide.
#pragma once

#include <QString>

namespace littlestone::ui {

/// Mathematics stands between dollar signs, but in `id` and `alt`.
struct FigureWords {
  QString id;          ///< the name of its files, in no language
  QString title;       ///< what it shows or finds, in a few words: over a slide, and first below a figure on paper
  QString subtitle;    ///< one line under a slide's title; may be empty
  QString caption;     ///< what is drawn, how the marks are read, what is found, and the theorem
  QString parameters;  ///< all that it depends on, seed and program included, in one line
  QString alt;         ///< for those who do not see it: plain text

  friend bool operator==(const FigureWords&, const FigureWords&) = default;
};

/// The markup as plain text, for files and the clipboard.
[[nodiscard]] QString without_markup(const QString& markup);

/// A text file of the words: title, caption, parameters, alternative text and the shell command, each under its name.
[[nodiscard]] QString words_file(const FigureWords& words, const QString& command);

}  // namespace littlestone::ui
