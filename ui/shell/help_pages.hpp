// SPDX-License-Identifier: GPL-3.0-or-later
// The pages of resources/help, inside the program: their order, their text, and where words are found in them.
#pragma once

#include <QString>
#include <vector>

namespace littlestone::ui {

/// A page of the help. Its text is English in every language of the window.
struct HelpPage {
  QString id;     ///< its file without folder and ending: "lesson-plan"
  QString title;  ///< its first heading
  QString group;  ///< under which heading the contents list it, in the window's language
};

/// All pages, in the order of the contents; those of one group stand together.
[[nodiscard]] const std::vector<HelpPage>& help_pages();

/// The Markdown of the page; empty where there is no such page.
[[nodiscard]] QString help_text(const QString& id);

/// The page that goes with the chapter of this numeral; empty where there is none.
[[nodiscard]] QString help_page_of_chapter(const QString& numeral);

/// The heading of a group in the language of the window.
[[nodiscard]] QString help_group_name(const QString& group);

/// A section of a page that holds the words that were looked for.
struct HelpHit {
  QString page;
  QString heading;  ///< of the section, as plain text; of the page where the words stand above its sections
  QString line;     ///< the line of the text, without markup
};

/// The sections that hold all words of `words`, in the order of the contents, at most `most`; nothing for an empty
/// text. Case does not matter.
[[nodiscard]] std::vector<HelpHit> search_help(const QString& words, std::size_t most = 60);

/// A line of Markdown without its marks: links are their words, $…$ loses its dollars and braces.
[[nodiscard]] QString without_markdown(const QString& line);

}  // namespace littlestone::ui
