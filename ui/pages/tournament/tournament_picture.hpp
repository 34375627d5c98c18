// SPDX-License-Identifier: GPL-3.0-or-later
// The tournament D̃_k after any number of its events; in print the paper's Fig. 4; as a lesson, with why it must end and
// what false coins do; and with how often each predictor comes out.
#pragma once

#include <memory>
#include <optional>

#include "core/study/private_run/exact_levels.hpp"
#include "core/study/private_run/private_run.hpp"
#include "ui/kit/scene/scene_picture.hpp"
#include "ui/pages/tournament/tournament_state.hpp"
#include "ui/pages/tree/mistake_tree_picture.hpp"

namespace littlestone::ui {

/// How the tree stands on a page; on the screen only.
struct TournamentStand {
  bool line = true;                         ///< the line of S below
  std::optional<std::int32_t> opened = {};  ///< a node that was clicked, which has a ring
};

/// The tree of contests of run.result.internals.trace as it stands after `events_done` of its events, whatever came
/// before: who met, where they differ, what the coin said, who won, and the sample that comes out, as a line below.
/// Print is for levels up to 4; deeper ones are drawn as on the screen. `phase` in [0, 1]: how far the last event's
/// motion has come; at 1 it is over and the picture stands. Nodes are kin of their points, strips of their predictors;
/// the counter of redraws opens them.
[[nodiscard]] ScenePicture tournament_picture(std::shared_ptr<const PrivateRun> run, int events_done,
                                              Style style = Style::screen, double phase = 1,
                                              const TournamentStand& stand = {});

/// Whether the run has what the lesson shows: contests, and room for their strips, and facts.
[[nodiscard]] bool has_tournament_lesson(const PrivateRun& run);
/// The tree over the staircase of its sample over the coins. Where there is no room for all in type that can be read
/// the lower parts are left out first; a tree alone has the line of S below it. `exact` may be null: not known.
/// `opened`: a decided node whose sample the staircase shows instead. `phase` as for the tree.
[[nodiscard]] ScenePicture tournament_lesson_picture(const std::shared_ptr<const PrivateRun>& run, int events_done,
                                                     std::shared_ptr<const ExactLevels> exact = nullptr,
                                                     double phase = 1,
                                                     std::optional<std::int32_t> opened = std::nullopt);

/// What the page shows of a run of M: the lesson while it is played or a node of it is opened, and after it, or where
/// the lesson does not suit the run, the tournament over the frequencies. Where there is no room for both in type that
/// can be read, the tournament alone, and once the other batches have run (`others`) the frequencies alone. `phase` is
/// that of the tournament's last event.
[[nodiscard]] ScenePicture tournament_page_picture(const std::shared_ptr<const PrivateRun>& run, int events_done,
                                                   const std::shared_ptr<const ExactLevels>& exact = nullptr,
                                                   double share_of_batches = 1, bool others = false, double phase = 1,
                                                   std::optional<std::int32_t> opened = std::nullopt);

}  // namespace littlestone::ui
