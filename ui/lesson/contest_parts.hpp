// SPDX-License-Identifier: GPL-3.0-or-later
// The contests of the watched batch, as stations 4 to 6 of the lesson show them, and how they draw them.
#pragma once

#include <array>
#include <cstdint>
#include <optional>
#include <vector>

#include "ui/lesson/parts.hpp"

namespace littlestone::ui::lesson {

/// Two samples met. Side b came with S_b (nothing at the first round), drew a block T_b and answers SOA(S_b∘T_b).
struct Contest {
  std::int32_t node = 0;
  std::array<std::int32_t, 2> child = {-1, -1};  ///< the node that S_b came from; −1: S_b is empty
  std::array<Sample, 2> block;
  std::array<LabelVector, 2> answer;
  std::array<std::optional<VersionSpace>, 2> rows;  ///< that fit S_b∘T_b; none: no row does
  PointIndex point = 0;                             ///< the first at which the answers differ
  Label coin = Label::minus;                        ///< as it fell
  Label truth = Label::minus;                       ///< what the target says there

  /// Who errs against this coin, and so wins.
  [[nodiscard]] std::size_t winner(Label on) const { return answer[0][point] == on ? 1 : 0; }
  [[nodiscard]] bool lied() const { return coin != truth; }
  [[nodiscard]] std::uint64_t count(std::size_t side) const { return rows[side] ? rows[side]->count() : 0; }
  /// The rows that still fit when this side keeps the example with this label.
  [[nodiscard]] VersionSpace kept(const ConceptClass& concept_class, std::size_t side, Label on) const {
    return rows[side] ? concept_class.restrict(*rows[side], point, on) : VersionSpace(concept_class.size());
  }
};

/// That of a node of the record; none where it has none.
[[nodiscard]] std::optional<Contest> contest_of(const PrivateRun& run, std::int32_t node);
/// The contests of the winners that make up the sample of the watched batch, the first round's first.
[[nodiscard]] std::vector<Contest> contests_to_the_root(const PrivateRun& run);
/// All of the watched batch, the root first.
[[nodiscard]] std::vector<Contest> all_contests(const PrivateRun& run);

/// What a side of a contest came with and drew, in order: S_b∘T_b.
[[nodiscard]] Sample sample_of_side(const PrivateRun& run, const Contest& contest, std::size_t side);

// --- Words

/// "8+ 8+" with true minus signs.
[[nodiscard]] QString examples_text(const ConceptClass& concept_class, const Sample& sample);
/// "−−++".
[[nodiscard]] QString strip_text(const LabelVector& labels);
[[nodiscard]] QString sign_text(Label label);
/// "$f_{0}$".
[[nodiscard]] QString side_markup(std::size_t side);

// --- Marks

/// Sets how cells, boxes and discs that were added since mark `first` come: open from their middle, from left to right.
void flips_open(Scene& scene, std::size_t first);
/// Those marks come from above by so many px.
void drops(Scene& scene, std::size_t first, double from_above);
/// Those marks are beside the point, but in high contrast.
void quiet(Scene& scene, std::size_t first, double share = 0.6);

/// The chips of a block from a left middle on; where they end. Larger by `scale`.
double block_chips(Scene& scene, QPointF left_middle, const ConceptClass& concept_class, const Sample& block,
                   const QString& key, double scale = 1);
/// An example that a winner keeps, around a middle; larger than a node of a tree by `scale`. With `comes_from`, it flies
/// from there.
Mark& kept_pill(Scene& scene, QPointF centre, const ConceptClass& concept_class, PointIndex point, Label label,
                const QString& key, double scale, std::optional<QPointF> comes_from = std::nullopt);
/// A coin on its edge's shadow, or in the air: blank with a question mark.
void coin(Scene& scene, QPointF centre, double radius, std::optional<Label> label, const QString& key);
/// What turns or drags this coin by hand: the field is −1, 1, or 0 in the air. `now` is what it is, and a click turns it
/// over.
void coin_touch(Scene& scene, QPointF centre, double radius, const std::string& field, double now, std::int32_t place);
/// The value that such a drag sets.
[[nodiscard]] double settled_coin(double value, bool in_the_air);

}  // namespace littlestone::ui::lesson
