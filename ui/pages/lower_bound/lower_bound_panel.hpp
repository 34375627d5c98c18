// SPDX-License-Identifier: GPL-3.0-or-later
// What the left panel of chapter II shows: a line by its class, two errors by their sum, candidates by their names.
#pragma once

#include "core/study/chapters/lower_bound_scenario.hpp"
#include "ui/shell/study_panel.hpp"

namespace littlestone::ui {

/// The parameters as the panel shows and sets them.
[[nodiscard]] const PanelFields& lower_bound_panel_fields();

/// The rows that the page with this id uses, in their order.
[[nodiscard]] std::vector<PanelRow> lower_bound_rows(const QString& page);

/// The scenario with another number of examples: a staircase by hand keeps its course, what no longer fits goes.
[[nodiscard]] LowerBoundScenario with_examples(LowerBoundScenario scenario, std::size_t examples);

/// γ, α + β and the like as the panel writes them: one over a whole number where that is shorter.
[[nodiscard]] QString share_text(const Rational& value);

/// "2²⁰", or the number where it is no power of two or short.
[[nodiscard]] QString line_point_text(LinePoint point);

}  // namespace littlestone::ui
