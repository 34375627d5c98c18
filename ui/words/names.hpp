// SPDX-License-Identifier: GPL-3.0-or-later
// Names as sentences write them: "t₃", "T₀₁₀", "+1".
#pragma once

#include <QString>
#include <string>
#include <vector>

#include "core/base/name.hpp"
#include "core/base/rational.hpp"
#include "core/concept/concept_class.hpp"

namespace littlestone::ui {

/// The digits (and − and +) of `text` as Unicode subscripts; other characters stay.
[[nodiscard]] QString subscript(const QString& text);

/// A piece of a name: a letter with the digits after it, perhaps none, or what stands for itself.
struct NamePart {
  QString text;
  QString digits;
  bool variable = false;
};
/// A hypothesis or point name in pieces. Letters of notation are variables ("t3", "x1+x2") unless it is made of words
/// ("point3", "age over 65", "a_1", "3b"): then it is one piece, as a text is ("T2" of a file). Empty for an empty name.
[[nodiscard]] std::vector<NamePart> name_parts(const Name& name);

/// A hypothesis or point name in a place of its own: a variable's digits are subscripts ("t3" → "t₃").
[[nodiscard]] QString lone_name(const Name& name);
/// The same in a sentence, where a text stands for itself: no sign in it is markup, no letter a variable.
[[nodiscard]] QString plain_name(const Name& name);
/// The same, a longer one than shortened takes by its two ends.
[[nodiscard]] QString brief_name(const Name& name);

/// The name of the row with these labels, or "" where the class has none (an improper predictor).
[[nodiscard]] QString predictor_name(const ConceptClass& concept_class, const LabelVector& labels);

/// "+1" or "−1" with a true minus.
[[nodiscard]] QString label_text(Label label);

/// A count for running text, as count_text writes it.
[[nodiscard]] QString number_text(std::uint64_t count);

/// ε, δ, α, β ≥ 0 as people write them: "0.1", "1", "10⁻⁶", "2.5·10⁻⁴"; rounded up at the fourth digit, the third
/// beside a power of ten: what holds for the number that is shown is promised.
[[nodiscard]] QString rational_text(const Rational& value);

/// A sentence with its single letters and their subscripts set off as mathematics ("f₀ errs" → "$f_{0}$ errs"), for
/// MathText::Mode::mixed. The article and the names of the two learners M and G stay words; spaces
/// beside = ∘ ~ ≤ do not break.
[[nodiscard]] QString sentence_markup(const QString& sentence);

/// A text of more than 32 characters by its two ends.
[[nodiscard]] QString shortened(const QString& text);

/// "file:/a/long/way/table.csv" as "table.csv"; any other class by its own text.
[[nodiscard]] QString class_title(const std::string& class_text);
/// The same of classes with spaces between them.
[[nodiscard]] QString classes_title(const std::string& classes);
/// The same in a sentence or in markup, where it stands for itself.
[[nodiscard]] QString literal_class(const std::string& class_text);

/// The VC dimension as the run knows it: "2", or "≥ 5" where the search was cut short.
[[nodiscard]] QString vc_text(int vc, bool exact);
/// Why the paper's constants ask for 10^`log10_examples` examples at this Littlestone dimension, in markup.
[[nodiscard]] QString paper_total_text(double log10_examples, int dimension);
/// A title, lesson or source in the window's language; one that was not shipped with the program stands for itself.
[[nodiscard]] QString scenario_text(const std::string& text);

}  // namespace littlestone::ui
