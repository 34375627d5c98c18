// SPDX-License-Identifier: GPL-3.0-or-later
// What the page Play online says: its steps, its notes, its numbers, and its table.
#pragma once

#include <memory>
#include <string>
#include <vector>

#include "ui/kit/table.hpp"
#include "ui/pages/play_online/play_online_moment.hpp"
#include "ui/shell/step_panel.hpp"
#include "ui/shell/told_figure.hpp"

namespace littlestone::ui {

/// As PlayMoment counts them. Its opening is the last step.
[[nodiscard]] std::shared_ptr<const Script> play_script(const PlayRun& run, const PlayView& view);
/// At most three.
[[nodiscard]] std::vector<Note> play_notes(const PlayRun& run, const PlayMoment& moment, PlayHints hints);
/// What is said of a point or a hypothesis that is pointed at, after all rounds.
[[nodiscard]] QString play_point_words(const PlayRun& run, PointIndex point);
[[nodiscard]] QString play_hypothesis_words(const PlayRun& run, HypothesisIndex h);
/// The start, a row a round, and what is asked next.
[[nodiscard]] PageTable play_table(const PlayRun& run, const PlayView& view, TableLimits limits);

/// What the final regret can still be after so many rounds.
[[nodiscard]] QString play_reach_text(const PlayRun& run, std::size_t rounds);

/// A whole number of any size, in groups of three; a very long one by its two ends.
[[nodiscard]] QString play_count(const std::string& digits);
/// Three digits after the point: "2.031", ".047"; "2" where it is whole.
[[nodiscard]] QString play_number(double value);

/// What the page's figure says.
[[nodiscard]] FigureTold play_told_figure(const PlayRun& run, const PlayView& view);

}  // namespace littlestone::ui
