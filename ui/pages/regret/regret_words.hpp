// SPDX-License-Identifier: GPL-3.0-or-later
// What the page Regret says: its steps, its notes and its numbers, for any class.
#pragma once

#include <memory>
#include <vector>

#include "core/study/regret/regret_run.hpp"
#include "ui/shell/step_panel.hpp"
#include "ui/shell/told_figure.hpp"
#include "ui/words/values.hpp"

namespace littlestone::ui {

/// What of the play has happened.
struct RegretMoment {
  std::size_t exact = 0;     ///< ticks of exact values
  bool bounds = false;       ///< both dashed curves
  std::size_t at_worst = 0;  ///< ticks of Hedge at worst
  std::size_t runs = 0;      ///< numbers of rounds with runs
  int levels = 0;            ///< of the tree, the root's first
  bool sums = false;         ///< what each truth costs
  bool classes = false;      ///< the list
  [[nodiscard]] static RegretMoment at(const RegretPageRun& run, int step);
  [[nodiscard]] static int steps(const RegretPageRun& run);
};

/// Exact, Hedge at worst, runs, fair coins: one step for each moment.
[[nodiscard]] std::shared_ptr<const Script> regret_script(const RegretPageRun& run);
/// At most three.
[[nodiscard]] std::vector<Note> regret_notes(const RegretPageRun& run, const CoinOdds& by_hand);
/// What is said of a node of the tree that is pointed at.
[[nodiscard]] QString coin_node_words(const RegretPageRun& run, std::int32_t node, const CoinOdds& by_hand);

/// R of a class: exact, or "1.5 to 2".
[[nodiscard]] QString coins_text(const RandomizedResult& coins);
/// "eight" to twelve, "16" beyond.
[[nodiscard]] QString rounds_told(std::uint64_t rounds);

/// What the page's figure says, and those of the tree and of the listed classes.
[[nodiscard]] FigureTold regret_figure_told(const RegretPageRun& run);
[[nodiscard]] FigureTold coin_tree_told(const RegretPageRun& run);
[[nodiscard]] FigureTold coin_classes_told(const RegretPageRun& run);

}  // namespace littlestone::ui
