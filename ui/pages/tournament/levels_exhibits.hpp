// SPDX-License-Identifier: GPL-3.0-or-later
// The levels as exhibits.
#pragma once

#include <memory>
#include <optional>

#include "ui/pages/tournament/levels_facts.hpp"
#include "ui/shell/exhibit.hpp"
#include "ui/shell/script.hpp"

namespace littlestone::ui {

/// The finding of the levels 0, 1, …, of the most likely predictor's probabilities and of the chances that two runs agree:
/// that agreement rises, if each of both gains on the one before, else both ends of the former; for fewer than two no more
/// than what is shown.
[[nodiscard]] QString levels_title(const std::vector<double>& largest, const std::vector<double>& agreement);
/// The laws of all levels side by side, played one after the other; without a script they stand whole.
[[nodiscard]] std::shared_ptr<const Exhibit> levels_exhibit(const std::shared_ptr<const LevelsFacts>& facts,
                                                            const std::optional<LabelVector>& looked_at = std::nullopt,
                                                            const std::shared_ptr<const Script>& script = nullptr);
/// Two runs of each level, one row a level; `whole`: of all levels, whatever the step.
[[nodiscard]] std::shared_ptr<const Exhibit> agreement_exhibit(const std::shared_ptr<const LevelsFacts>& facts,
                                                               bool whole);
/// What `levels` draws of a run of M, with 100 pairs of runs at each level; null where the observer stopped it. Throws
/// InputError for a run of the lean learner.
[[nodiscard]] std::shared_ptr<const LevelsFacts> facts_of_levels(const std::shared_ptr<const PrivateRun>& run,
                                                                 const Observer& observer);
/// Both exhibits, computed when they are exported; none for the lean learner.
[[nodiscard]] std::vector<std::shared_ptr<const Exhibit>> deferred_levels(const std::shared_ptr<const PrivateRun>& run);
/// An exhibit of another play than the one on the page: it stands at one of its own steps.
[[nodiscard]] std::shared_ptr<const Exhibit> standing_exhibit(const std::shared_ptr<const Exhibit>& exhibit, int step);

}  // namespace littlestone::ui
