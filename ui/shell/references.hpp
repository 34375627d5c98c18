// SPDX-License-Identifier: GPL-3.0-or-later
// What the references under a step and the letters of a sentence mean: entries of references.md, sources.md and
// symbols.md.
#pragma once

#include <QString>
#include <QStringList>
#include <vector>

namespace littlestone::ui {

/// A definition, a theorem with the idea of its proof, a work, or a symbol. English in every language of the window.
struct ReferenceEntry {
  /// "ABLMM Lemma 25", "DF §2.1", "Lit87", "Lean part 1", "Help lean-learner"; of a symbol its letters: "f_b".
  QString id;
  /// "Lemma 25: Some predictor is frequent", as plain text.
  QString title;
  /// Paragraphs of markup as in MathText::Mode::mixed: the statement, why it holds, what the program does otherwise.
  QStringList paragraphs;
  /// The help page it is from, and the heading of its section there.
  QString page;
  QString heading;
};

/// All entries of references.md and sources.md.
[[nodiscard]] const std::vector<ReferenceEntry>& reference_entries();
/// The entry with that id; null where there is none.
[[nodiscard]] const ReferenceEntry* reference_entry(const QString& id);

/// One thing that a line of references names: its words there, and the ids of its entries; none where it names nothing
/// known.
struct CitedPart {
  QString words;
  QStringList ids;
};
/// The parts of a reference ("Theorem 30 · Lemmas 4, 7"), which stand between middle dots, in any language of the
/// window. `chapter`: the numeral of the chapter whose page shows it. Without a paper's name an entry is of [DF] in
/// chapter III and of [ABLMM] elsewhere; of the other paper where the one has no such entry.
[[nodiscard]] std::vector<CitedPart> cited_parts(const QString& reference, const QString& chapter);
/// The reference with the name of the paper before what is of one, as a chip and a caption have it: "[ABLMM] Theorem 10 ·
/// Lemma 31". It is said once for parts in a row that are of one paper; our own proofs and works with a key of their own
/// have none.
[[nodiscard]] QString with_papers(const QString& reference, const QString& chapter);
/// The entries of all its parts, each once.
[[nodiscard]] std::vector<ReferenceEntry> cited_entries(const QString& reference, const QString& chapter);

/// The symbols in a text of the window (sentence, label or name of a control), in its order, each once, as the chapter
/// uses them. `markup`: mathematics stands between dollar signs in it; else single letters are found as sentence_markup
/// finds them.
[[nodiscard]] std::vector<ReferenceEntry> symbols_in(const QString& text, const QString& chapter, bool markup);

/// A line of the help as MathText::Mode::mixed takes it: links are their words, single letters become mathematics.
[[nodiscard]] QString help_markup(const QString& text);

}  // namespace littlestone::ui
