// SPDX-License-Identifier: GPL-3.0-or-later
// One example of one batch changes: the batch, the vote that moves, and the laws of the released list before and after.
#pragma once

#include <memory>
#include <vector>

#include "core/study/neighbour/neighbour_facts.hpp"
#include "ui/kit/scene/scene_picture.hpp"

namespace littlestone::ui {

/// What a click on the picture, or on the rows beside it, means: Spot::place with act `choose`.
namespace neighbour_place {
inline constexpr std::int32_t row = 0;              // + example − 1: change this one
inline constexpr std::int32_t predictor = 1000000;  // + index of votes: another batch that voted for it
inline constexpr std::int32_t flip = 2000000;
inline constexpr std::int32_t move = 2000001;
inline constexpr std::int32_t pick = 2000002;
inline constexpr std::int32_t point = 3000000;  // + 2 · point + (1 for +): the example becomes this
inline constexpr std::int32_t group = 4000000;  // + index of groups: a change that leads there
}  // namespace neighbour_place

/// What came last by hand, and so moves: another change of the example, or noise drawn again.
struct NeighbourMotion {
  enum class Of { nothing, change, noise };
  Of of = Of::nothing;
  std::vector<NoiseTally> tallies = {};  // of noise: before it was drawn, on the way, and after; at least two
  /// How long it takes with these facts, in ms; 0: nothing moves.
  [[nodiscard]] double length(const NeighbourFacts& facts) const;
  /// What had been counted at this phase: the facts' own tally where no noise is drawn, and in the end.
  [[nodiscard]] const NoiseTally& tally(const NeighbourFacts& facts, double phase) const;
};

/// `printed` is for a file: nothing is there to be pressed. In a `column` of a file the limits of the laws stand below
/// the laws, and chances are numbers alone. `laws`: what lies below the boundary alone.
enum class NeighbourForm { page, printed, column, laws };

/// What is shown on the way: first the example turns over and its block is played again, then step 1: the vote goes
/// from row to row, 2: the hollow ticks go one step, 3: the diamonds of drawn noise go to where they now are.
struct NeighbourMoment {
  const NeighbourFacts& facts;
  NeighbourForm form = NeighbourForm::page;
  int step = 3;
  double turned = 1;    // of the example that becomes another
  double replayed = 1;  // of its block
  const NoiseTally& counted = facts.tally;
  const NoiseTally& last = facts.tally;  // the noise that the diamonds show

  [[nodiscard]] bool printed() const { return form == NeighbourForm::printed || form == NeighbourForm::column; }
  [[nodiscard]] bool narrow() const { return form == NeighbourForm::column; }
};

/// A predictor whose law is drawn: one whose votes change, or, where none do, the one the batch votes for.
struct NeighbourCurve {
  std::size_t index = 0;  // of votes
  std::uint64_t before = 0;
  std::uint64_t after = 0;
  /// Whether both counts have noise, so that each list is possible both before and after the change.
  [[nodiscard]] bool paired() const { return before > 0 && after > 0; }
};

/// At most two; none where nobody voted.
[[nodiscard]] std::vector<NeighbourCurve> neighbour_curves(const NeighbourFacts& facts);

/// Above the privacy boundary: the batch and the votes. Below it: both exact laws on a logarithmic scale. A solid tick
/// is the law before the change, a hollow tick the law after it, a dashed line a bound, a dot with an interval the
/// draws.
[[nodiscard]] Scene neighbour_scene(const NeighbourMoment& now, QSizeF room);
/// Its lower part, from `top` on.
void add_neighbour_laws(Scene& scene, const NeighbourMoment& now, QSizeF room, double top);
/// Its middle part: rows of votes, neighbour_pitch px each, from neighbour_first_row on.
void add_neighbour_votes(Scene& scene, const NeighbourMoment& now, QSizeF room);
inline constexpr double neighbour_first_row = 126;  // its middle
inline constexpr double neighbour_pitch = 24;
/// The baseline of the numbers below so many rows.
[[nodiscard]] inline double neighbour_end(std::size_t rows) {
  return neighbour_first_row + neighbour_pitch * static_cast<double>(rows) + 7;
}
/// The indices of the votes that have a row in a scene of this height.
[[nodiscard]] std::vector<std::size_t> neighbour_rows(const NeighbourFacts& facts, double height, bool narrow = false);

/// A frame: the motion has come so far, `phase` in [0, 1]. Low pictures leave out rows before anything gets smaller.
[[nodiscard]] ScenePicture neighbour_picture(std::shared_ptr<const NeighbourFacts> facts, NeighbourMotion motion = {},
                                             double phase = 1, NeighbourForm form = NeighbourForm::page);
/// For a file: a column where the page is narrow.
[[nodiscard]] std::shared_ptr<const Picture> printed_neighbour(const std::shared_ptr<const NeighbourFacts>& facts);

}  // namespace littlestone::ui
