// SPDX-License-Identifier: GPL-3.0-or-later
// What is told of a subset T row by row, of whether it is a net, and of all subsets.
#pragma once

#include <memory>

#include "core/study/nets/nets_run.hpp"
#include "ui/shell/told_figure.hpp"

namespace littlestone::ui {

/// One step a level, two whether T is a net, four of all subsets; it opens on the first of the two.
[[nodiscard]] std::shared_ptr<const Script> nets_script(const NetsRun& run);
/// "Six rows make eight hypotheses six".
[[nodiscard]] QString nets_title(const NetsRun& run);
/// What the figure of T and of all subsets says, and that of all subsets alone.
[[nodiscard]] FigureTold nets_told(const NetsRun& run);
[[nodiscard]] FigureTold nets_curves_told(const NetsRun& run);
/// A piece in a few words: its hypotheses and the rows on which they differ.
[[nodiscard]] QString told_piece(const NetsRun& run, const NetsPiece& piece);

/// What the worst row of S does to the pieces of this T, and to the chance over all T, in markup. There must be a
/// neighbour.
[[nodiscard]] QString told_neighbour(const NetsRun& run);

}  // namespace littlestone::ui
