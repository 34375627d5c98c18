// SPDX-License-Identifier: GPL-3.0-or-later
// What the pages after the Tournament show of a run of the lean or the chain learner.
#pragma once

#include <vector>

#include "ui/pages/learn/story.hpp"
#include "ui/shell/exhibit.hpp"
#include "ui/shell/step_panel.hpp"

namespace littlestone::ui {

/// The votes, the bar and the answer in one picture, under this id; the run has a lean or a chain part.
[[nodiscard]] std::shared_ptr<const Exhibit> lean_votes_exhibit(const std::shared_ptr<const Story>& story,
                                                                const QString& id);
/// What stands above it: whose votes they are.
[[nodiscard]] QString votes_title(const PrivateRun& run);
/// What the right panel says beside it.
[[nodiscard]] std::vector<Note> lean_votes_notes(const PrivateRun& run);

}  // namespace littlestone::ui
