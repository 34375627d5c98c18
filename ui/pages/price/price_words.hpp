// SPDX-License-Identifier: GPL-3.0-or-later
// What the page Price of stability says: its steps and its notes, for any sample and any learner.
#pragma once

#include <memory>
#include <vector>

#include "core/study/price/price_run.hpp"
#include "ui/shell/step_panel.hpp"
#include "ui/shell/told_figure.hpp"

namespace littlestone::ui {

/// 13 steps: draw S, answer, flip, bound, average, sample size.
[[nodiscard]] std::shared_ptr<const Script> price_script(const PriceRun& run);
/// At most three.
[[nodiscard]] std::vector<Note> price_notes(const PriceRun& run);
/// The seen light point whose flip costs a γ-stable learner most, and the neighbour of S that moves an answer of the
/// learner that counts most.
[[nodiscard]] QString worst_price_words(const PriceRun& run);

/// What is said of a light point that is pointed at.
/// What the page's figure says, and that of the examples asked for.
[[nodiscard]] FigureTold price_told(const PriceRun& run);
[[nodiscard]] FigureTold price_axis_told(const PriceRun& run);

[[nodiscard]] QString price_point_words(const PriceRun& run, std::size_t point);

}  // namespace littlestone::ui
