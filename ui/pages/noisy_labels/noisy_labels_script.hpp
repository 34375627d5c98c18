// SPDX-License-Identifier: GPL-3.0-or-later
// What is said at each step of noisy labels, and beside it.
#pragma once

#include <vector>

#include "core/study/noisy_labels/noisy_labels_run.hpp"
#include "ui/shell/step_panel.hpp"
#include "ui/shell/told_figure.hpp"

namespace littlestone::ui {

/// Draw T 0 · Choose ĥ 2 · Relabel 4 · Votes 5 (boundary) · Swap a row of S 7 · Swap a row of T 10 · Match 12 … 16.
[[nodiscard]] Script noisy_labels_script(const NoisyRun& run);
/// Three notes at most: why it is done so, and what is promised of these rows.
[[nodiscard]] std::vector<Note> noisy_labels_notes(const NoisyRun& run);

/// What the page's figure says, and that of what the changes show.
[[nodiscard]] FigureTold noisy_labels_told(const NoisyRun& run);
[[nodiscard]] FigureTold noisy_measure_told(const NoisyRun& run);

}  // namespace littlestone::ui
