// SPDX-License-Identifier: GPL-3.0-or-later
// What the figures of chapter I say of a run: the finding with its numbers, how the marks are read, and the theorem.
#pragma once

#include "core/study/private_run/private_run.hpp"
#include "ui/kit/figure_words.hpp"
#include "ui/shell/worded.hpp"

namespace littlestone::ui {

/// The words of an exhibit of the run at a step: its own where it is Worded, those of its figure at the end of its
/// play, and plain_words otherwise. With the run's parameters.
[[nodiscard]] FigureWords run_words(const Exhibit& exhibit, const PrivateRun& run, int step);

/// Of any exhibit: as run_words where there is a run of chapter I, else plain ones with the scenario's parameters.
[[nodiscard]] FigureWords figure_words(const Exhibit& exhibit, const ChapterScenario& scenario,
                                       const std::shared_ptr<const PrivateRun>& run, int step);

}  // namespace littlestone::ui
