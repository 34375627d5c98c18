// SPDX-License-Identifier: GPL-3.0-or-later
// The right panel's pictures of the lean learner's batch, 256 px wide.
#pragma once

#include <memory>

#include "core/study/private_run/lean_run.hpp"
#include "core/study/private_run/private_run.hpp"
#include "ui/kit/scene/scene_picture.hpp"

namespace littlestone::ui {

/// The last contest among the first steps of a batch's tape.
struct LeanContest {
  const LeanTape::Step* contest = nullptr;   ///< null: there is none
  const LeanTape::Step* followed = nullptr;  ///< null: its labels are not followed yet
  std::size_t at = 0;                        ///< its place among the tape's steps
  /// It is open: its labels are not followed yet, and a guess can be made.
  [[nodiscard]] bool asks() const { return contest != nullptr && followed == nullptr; }
};
[[nodiscard]] LeanContest last_contest(const LeanRun& lean, int done);
/// "CONTEST AT ROW 6".
[[nodiscard]] QString heading_of(const LeanContest& contest);

/// That contest, which is there: its two predictors, where they first differ, and what each label makes of it, or before
/// its labels are followed the choices of a guess. `run` has a lean part; `guess`: which of f₁ and f₂ was said to err, 1
/// or 2; 0: nobody has said. A click on the choice of place i guesses i.
[[nodiscard]] ScenePicture lean_contest_picture(std::shared_ptr<const PrivateRun> run, int done, int guess = 0);

/// What the list of a batch costs: votes a predictor needs, against the list's length. `run` has a lean part with list
/// costs.
[[nodiscard]] ScenePicture lean_cost_picture(std::shared_ptr<const PrivateRun> run);

}  // namespace littlestone::ui
