// SPDX-License-Identifier: GPL-3.0-or-later
// What the page of the stable learner says of its run, for picture, steps and table.
#pragma once

#include <QString>

#include "core/study/stable/stable_run.hpp"

namespace littlestone::ui {

/// "+" or "−".
[[nodiscard]] QString sign_text(Label label);
/// A chance in little room; `open`: it is neither 0 nor 1, however near.
[[nodiscard]] QString open_chance_text(double chance, bool open);
/// "One + at point 4 becomes −." of the changed example; empty before it is known.
[[nodiscard]] QString stable_change_words(const StablePageRun& run);
/// The same for the picture, in markup and short: "worst neighbour: + at 4 becomes −".
[[nodiscard]] QString stable_move_markup(const StablePageRun& run);
/// What ERM makes of it: "The best hypothesis is now t₅, not t₄: its answer at 4 jumps."
[[nodiscard]] QString stable_jump_words(const StablePageRun& run);
/// "The stable learner's chance of + at 4 goes from .501 to .459."
[[nodiscard]] QString stable_moved_words(const StablePageRun& run, StableKind kind);

/// What the scenario's γ and α ask for: n with the fewest examples and the paper's n, and whether the learner on
/// display keeps them.
[[nodiscard]] QString plans_text(const StablePageRun& run);

}  // namespace littlestone::ui
