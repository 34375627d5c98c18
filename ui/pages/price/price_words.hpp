// SPDX-License-Identifier: GPL-3.0-or-later
// What the page Price of stability says: its steps and its notes, for any sample and any learner.
#pragma once

#include <memory>
#include <vector>

#include "core/study/price/price_run.hpp"
#include "ui/shell/step_panel.hpp"
#include "ui/shell/told_figure.hpp"

namespace littlestone::ui {

/// The name of a light point; the first is 1.
[[nodiscard]] QString light_point_name(std::size_t point);
/// γ and the like between 0 and 1 as a picture writes them: ".1", ".05", "1", "1.3·10⁻⁴"; rounded down at the third
/// digit, since what no γ-stable learner can holds for a smaller γ, too.
[[nodiscard]] QString short_share(const Rational& value);

/// 13 steps: draw S, answer, flip, bound, average, sample size.
[[nodiscard]] std::shared_ptr<const Script> price_script(const PriceRun& run);
/// At most three.
[[nodiscard]] std::vector<Note> price_notes(const PriceRun& run);
/// The seen light point whose flip costs a γ-stable learner most, and the neighbour of S that moves an answer of the
/// learner that counts most.
[[nodiscard]] QString worst_price_words(const PriceRun& run);

/// What the page's figure says, and that of the examples asked for.
[[nodiscard]] FigureTold price_told(const PriceRun& run);
[[nodiscard]] FigureTold price_axis_told(const PriceRun& run);

/// What is said of a light point that is pointed at.
[[nodiscard]] QString price_point_words(const PriceRun& run, std::size_t point);

}  // namespace littlestone::ui
