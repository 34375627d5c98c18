// SPDX-License-Identifier: GPL-3.0-or-later
// What the Tournament page shows of a run of the lean learner.
#pragma once

#include "ui/pages/learn/story.hpp"
#include "ui/shell/exhibit.hpp"
#include "ui/shell/step_panel.hpp"

namespace littlestone::ui {

/// The watched batch, under this id; the run has a lean part.
[[nodiscard]] std::shared_ptr<const Exhibit> lean_batch_exhibit(const std::shared_ptr<const Story>& story,
                                                                const QString& id);
/// The same with the batch's list as its table.
[[nodiscard]] std::shared_ptr<const Exhibit> lean_list_exhibit(const std::shared_ptr<const Story>& story);
[[nodiscard]] QString lean_list_name();

/// The right panel's picture and notes after `done` steps of the batch.
/// Whether in the true outcome of the contest at this place on the tape that one of its two predictors errs.
[[nodiscard]] bool lean_guess_is_right(const PrivateRun& run, std::size_t contest, int guess);
/// `guesses`: by a contest's place on the tape, which of its two predictors was said to err.
void explain_lean_batch(StepPanel& panel, const std::shared_ptr<const PrivateRun>& run, int done,
                        const std::map<std::size_t, int>& guesses);

}  // namespace littlestone::ui
