// SPDX-License-Identifier: GPL-3.0-or-later
// Blocks vote, a coin answers; below it the exact loss by the number of blocks.
#pragma once

#include <memory>
#include <optional>

#include "core/study/votes/votes_run.hpp"
#include "ui/kit/scene/scene_picture.hpp"
#include "ui/pages/votes/votes_log.hpp"
#include "ui/pages/votes/votes_words.hpp"

namespace littlestone::ui {

/// Places of what is dragged; a point that can be asked has its own number.
inline constexpr std::int32_t votes_asked_handle = 0;    ///< the frame of the asked point
inline constexpr std::int32_t votes_blocks_handle = 1;   ///< the number of blocks on the curve
inline constexpr std::int32_t votes_first_example = 16;  ///< an example: this and its row

/// Of the scene what stands above the curve ends here, px.
inline constexpr double votes_curve_top = 338;

/// What the page shows at a step, in a room of its own px: at least 728 × 340, with the curve from a height of 470 on.
/// `coin`: what the last answer to a question at the asked point was; none: the play's own coin. `fallen` in [0, 1]: how
/// far it has fallen at the step that answers. The Grab of an example has the points as values, as far from its own as
/// the hand is from the example.
[[nodiscard]] Scene votes_scene(const VotesRun& run, int step, std::optional<Label> coin, QSizeF room,
                                double fallen = 1);
[[nodiscard]] ScenePicture votes_picture(std::shared_ptr<const VotesRun> run, int step, double phase,
                                         std::optional<Label> coin = std::nullopt);
/// The point whose column of the blocks' strips is at a place of the scene; none beside them.
[[nodiscard]] std::optional<double> votes_point_over(const VotesRun& run, QPointF place);

/// One part of the picture by itself.
enum class VotesPart {
  answer,  ///< what leaves: right of the boundary alone
  rule,    ///< the ladder
  losses   ///< the curve
};
[[nodiscard]] ScenePicture votes_part_picture(std::shared_ptr<const VotesRun> run, std::optional<Label> coin,
                                              VotesPart part);

/// For the right panel: who would still be wrong, and what the answers so far have told.
[[nodiscard]] ScenePicture votes_side_picture(std::shared_ptr<const VotesRun> run, VotesLog log);

// --- Parts of the page's scene

/// The chance of + by the votes for it, by three rules, with the count on it; it ends left of `boundary`.
void add_votes_ladder(Scene& scene, const VotesRun& run, const VotesMoment& moment, double boundary);
/// The exact expected loss by the number of blocks.
void add_votes_curve(Scene& scene, const VotesRun& run, QSizeF room);

}  // namespace littlestone::ui
