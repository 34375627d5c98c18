// SPDX-License-Identifier: GPL-3.0-or-later
// What the Tournament page shows of a run of the chain learner.
#pragma once

#include "ui/pages/learn/story.hpp"
#include "ui/shell/exhibit.hpp"
#include "ui/shell/step_panel.hpp"

namespace littlestone::ui {

/// The runs in the rows, under this id; the run has a chain part.
[[nodiscard]] std::shared_ptr<const Exhibit> chain_runs_exhibit(const std::shared_ptr<const Story>& story,
                                                                const QString& id);
/// The same with the names that the runs give as its table.
[[nodiscard]] std::shared_ptr<const Exhibit> chain_names_exhibit(const std::shared_ptr<const Story>& story);
[[nodiscard]] QString chain_names_name();

/// What the right panel says beside it after `done` steps.
void explain_chain_runs(StepPanel& panel, const PrivateRun& run, int done);

}  // namespace littlestone::ui
