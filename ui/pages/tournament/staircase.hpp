// SPDX-License-Identifier: GPL-3.0-or-later
// "Why it must end": the sample that a tournament grows, example by example, over the rows that still fit it.
#pragma once

#include <optional>
#include <vector>

#include "core/tournament/node_facts.hpp"
#include "ui/kit/scene/scene.hpp"
#include "ui/pages/tournament/tournament_state.hpp"

namespace littlestone::ui {

/// A sample in the parts it is made of, in its order.
struct Staircase {
  struct Part {
    std::int32_t node = PairingTrace::none;  // of the contest, or for which the block was drawn; none: the last block T
    int side = 0;
    bool contest = false;
    QString name;                          // of a block, as mathematics: T_{010}
    std::optional<LabelVector> predictor;  // of a block
    std::vector<const MetExample*> met;    // one for a contest
    std::size_t left_out = 0;              // examples of a block that are not among them
  };
  std::vector<Part> parts;
  bool moves = false;  // the last part is the one that is just coming
  [[nodiscard]] std::size_t columns() const;
  /// The last example; null where there is none.
  [[nodiscard]] const MetExample* last() const;
};

/// The sample that the last of the events is about: S_b∘T_b once a block is drawn, S once its contest is decided, S∘T
/// in the end. Of the node `opened` instead where that is given; it is decided. Empty where no facts are known.
[[nodiscard]] Staircase staircase_of(const TournamentState& state, int events_done,
                                     std::optional<std::int32_t> opened = std::nullopt);

/// Px that this staircase over the rows of the class has use for, and the least that one can be read in.
[[nodiscard]] double staircase_height(const ConceptClass& concept_class, const Staircase& stairs);
inline constexpr double least_staircase = 168;

/// Puts it into `box` with its heading. A contest's column is kin of its node, a block's of its predictor, the first
/// column's rows of themselves.
void add_staircase(Scene& scene, const TournamentState& state, const Staircase& stairs, const QRectF& box);

}  // namespace littlestone::ui
