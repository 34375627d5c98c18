// SPDX-License-Identifier: GPL-3.0-or-later
// Regret by rounds between two bounds, with the promise and without; below, the best tree of fair coins, and R of
// several classes.
#pragma once

#include <memory>

#include "core/study/regret/regret_run.hpp"
#include "ui/kit/scene/scene_picture.hpp"
#include "ui/pages/regret/regret_words.hpp"

namespace littlestone::ui {

/// How it is looked at.
struct RegretView {
  bool linear = false;  ///< both axes
  CoinOdds by_hand;     ///< odds set at nodes of the tree
};

/// Place of the handle that drags T; a node of the tree has its own number, and a Grab of this field.
inline constexpr std::int32_t regret_rounds = 1'000'000;
inline constexpr const char* regret_odds = "odds";

/// What the page shows at a step, in a room of its own px: at least 728 × 600.
[[nodiscard]] Scene regret_scene(const RegretPageRun& run, int step, const RegretView& view, QSizeF room);
[[nodiscard]] ScenePicture regret_picture(std::shared_ptr<const RegretPageRun> run, int step, double phase,
                                          RegretView view = {});
/// The best tree of fair coins by itself.
[[nodiscard]] ScenePicture coin_tree_picture(std::shared_ptr<const RegretPageRun> run, CoinOdds by_hand);
/// What a number of rounds costs, in bars: without the promise and with it.
[[nodiscard]] ScenePicture regret_bars_picture(std::shared_ptr<const RegretPageRun> run);

// --- Parts of the page's scene

/// Where a tree of coins stands: its columns, the baseline of its title, its root and its leaves, px.
struct CoinTreePlace {
  double left, right, title, top, leaves;
};
/// As many levels of the tree as the play has come to.
void add_coin_tree(Scene& scene, const RegretPageRun& run, const RegretMoment& moment, const CoinOdds& by_hand,
                   const CoinTreePlace& place);
/// The classes with their R between half and all of Ldim, in `room`; its first line is a title.
void add_coin_classes(Scene& scene, const RegretPageRun& run, const QRectF& room);

}  // namespace littlestone::ui
