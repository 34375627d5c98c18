// SPDX-License-Identifier: GPL-3.0-or-later
// Who wins if the coin tells the truth: guesses of a tournament's contests, and the right panel around them.
#pragma once

#include <map>
#include <optional>

#include "ui/pages/learn/story.hpp"
#include "ui/shell/step_panel.hpp"

namespace littlestone::ui {

/// Guesses of one run, by the place of the contest among the trace's events: the side that wins if the coin tells the
/// truth, plus 1.
using ContestGuesses = std::map<std::size_t, int>;

/// Whether the side errs on the target at the point of the contest that is the event.
[[nodiscard]] bool contest_guess_is_right(const PrivateRun& run, std::size_t event, int guess);
/// "YOUR GUESS: 5 OF 7 RIGHT", of the contests among the first `events_done` events; without numbers where none was
/// guessed.
[[nodiscard]] QString guess_heading(const PrivateRun& run, const ContestGuesses& guesses, std::size_t events_done);

/// Fills the panel for a step of the tournament. `landed`: the step's coin lies on the table; before, nothing says what
/// it shows. `opened`: a decided node whose contest is shown instead of the step's.
void explain_tournament(StepPanel& panel, const Story& story, int step, bool landed, const ContestGuesses& guesses,
                        std::optional<std::int32_t> opened);
/// Whether the step is a contest whose coin has not landed at the moment.
[[nodiscard]] bool coin_in_the_air(const Story& story, Moment moment);

}  // namespace littlestone::ui
