// SPDX-License-Identifier: GPL-3.0-or-later
// What the station "Before or after?" shows: a change of one example, the laws of what leaves, and a list that left.
#pragma once

#include <QPointF>
#include <QString>
#include <cmath>
#include <cstdint>
#include <memory>
#include <optional>
#include <utility>
#include <vector>

#include "core/study/lesson/lesson_material.hpp"
#include "core/study/neighbour/neighbour.hpp"
#include "core/study/neighbour/neighbour_facts.hpp"
#include "ui/kit/scene/scene.hpp"

namespace littlestone::ui::lesson {

using VotePairs = std::vector<std::pair<std::uint64_t, std::uint64_t>>;  // before and after the change

/// What a list says of the change.
struct Evidence {
  enum class Says { before, after, neither };
  Says says = Says::neither;
  std::size_t predictor = 0;          ///< what speaks most for it: index in the votes
  std::optional<std::int64_t> noisy;  ///< its count in the list; none: it did not leave
};
/// `noisy`: of each of the votes, its count in the list or none.
[[nodiscard]] Evidence strongest_evidence(const StableHistogram& histogram, const VotePairs& votes,
                                          const std::vector<std::optional<std::int64_t>>& noisy);

/// A change, ε and a list, as a hand has chosen them.
struct NeighbourShown {
  std::shared_ptr<const NeighbourFacts> facts;
  StableHistogram histogram;
  Rational epsilon;
  GuessedList list;

  [[nodiscard]] bool moves() const { return facts->loses || facts->gains; }
  /// The count of a predictor in the list.
  [[nodiscard]] std::optional<std::int64_t> noisy(std::size_t predictor) const;
  [[nodiscard]] VotePairs counts() const;
  [[nodiscard]] Evidence evidence() const;
  /// How often the best guess is right at this ε, at another.
  [[nodiscard]] double best() const { return best_at(epsilon); }
  [[nodiscard]] double best_at(const Rational& other) const {
    return (1 + neighbour_laws({other, histogram.delta()}, facts->votes).total_variation) / 2;
  }
};

/// "t₁" or "new", as markup.
[[nodiscard]] QString neighbour_title(const ConceptClass& concept_class, const LabelVector& labels);

/// Places of the picture: the examples have their numbers from 1 on, then comes what is a guess.
inline constexpr std::int32_t neighbour_guess_place = 1'000'000;

/// How much of the picture has come.
struct NeighbourStage {
  enum class Vote { opens, flipped, plays, flown };
  Vote vote = Vote::flown;
  bool alone = false;  ///< batch and votes have all the room
  bool laws = false;
  bool list = false;
  bool asks = false;      ///< before or after: the laws' names can be clicked
  bool answered = false;  ///< what the best guess looks at is marked
};
/// Puts its marks into the scene.
void neighbour_picture(Scene& scene, const NeighbourShown& shown, const NeighbourStage& stage);

}  // namespace littlestone::ui::lesson
