// SPDX-License-Identifier: GPL-3.0-or-later
// Loss against sample size for pgfplots: axes over the same n, with the numbers of every learner.
#pragma once

#include <QByteArray>
#include <QSizeF>

#include "ui/kit/theme.hpp"
#include "ui/pages/loss/loss_legend.hpp"
#include "ui/pages/loss/loss_range.hpp"

namespace littlestone::ui {

/// Writes what the print picture and the plot draw: the losses (runs that differ as dots, the middle 80 % as a band,
/// means as a line, α dashed) and the sizes of the theorem that lie on the axis, dotted; for the plot, below them the
/// share of runs with loss at most α with the 95 % intervals that the plot has, and 1 − β dashed.
[[nodiscard]] QByteArray loss_tex(const LossData& data, LossDrawn drawn, QSizeF size, const Theme& theme);

}  // namespace littlestone::ui
