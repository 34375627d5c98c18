// SPDX-License-Identifier: GPL-3.0-or-later
// What the page of a deep tree says: its moments, steps, notes and figures, every number from the run.
#pragma once

#include <QString>
#include <memory>
#include <vector>

#include "core/study/deep_tree/deep_tree_run.hpp"
#include "ui/shell/script.hpp"
#include "ui/shell/step_panel.hpp"
#include "ui/shell/told_figure.hpp"

namespace littlestone::ui {

/// One step of the page: what is seen, and of which halving.
struct DeepMoment {
  enum class Show {
    tree,      ///< the shattered tree
    follow,    ///< the path of the row that colours it
    coloured,  ///< every node in the row's colour
    half,      ///< the deeper tree of one colour
    placed,    ///< its row and its column stand in the table
    again,     ///< what is left of the tree, and its row
    single,    ///< a later halving, or one of one level: row and column at once
    leaf,      ///< the last row
    order,     ///< the columns in order
    price,     ///< levels against thresholds
    hand_over  ///< what follows
  };
  Show show = Show::tree;
  std::size_t halving = 0;  ///< of half … single; of what comes later, their number

  /// So many halvings have their row and column in the table.
  [[nodiscard]] std::size_t placed() const { return halving + (show == Show::placed || show == Show::single ? 1 : 0); }
  [[nodiscard]] bool ordered() const { return show >= Show::order; }
  friend bool operator==(const DeepMoment&, const DeepMoment&) = default;
};

/// In the order of the script. With colours by hand the tree alone is told.
[[nodiscard]] std::vector<DeepMoment> deep_moments(const DeepTreeRun& run);
/// The moment of a step; of a step that no script has, the last at which the columns are in order.
[[nodiscard]] DeepMoment deep_moment_at(const DeepTreeRun& run, int step);
/// The step of the first moment of this kind, or 0.
[[nodiscard]] int deep_step_of(const DeepTreeRun& run, DeepMoment::Show show);

[[nodiscard]] std::shared_ptr<const Script> deep_tree_script(const DeepTreeRun& run);
[[nodiscard]] QString deep_tree_title(const DeepTreeRun& run, int step);
[[nodiscard]] QString deep_tree_subtitle(const DeepTreeRun& run, int step);
[[nodiscard]] std::vector<Note> deep_tree_notes(const DeepTreeRun& run, int step);
/// Of the tree with its halves, and of the staircase at the end.
[[nodiscard]] FigureTold deep_tree_told(const DeepTreeRun& run);
[[nodiscard]] FigureTold deep_tree_end_told(const DeepTreeRun& run);

/// "4 + 3 = 7".
[[nodiscard]] QString deep_sum_words(int plus, int minus);
/// The name of a point of the class.
[[nodiscard]] QString deep_point_words(const DeepTreeRun& run, PointIndex x);
[[nodiscard]] QString deep_row_words(const DeepTreeRun& run, HypothesisIndex h);

}  // namespace littlestone::ui
