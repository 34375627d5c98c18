// SPDX-License-Identifier: GPL-3.0-or-later
// Below the mistake game's tree: the class with its live rows, and the version space by rounds.
#pragma once

#include <memory>

#include "core/concept/concept_class.hpp"
#include "core/online/coin_player.hpp"
#include "core/online/game.hpp"
#include "ui/kit/scene/scene.hpp"

namespace littlestone::ui {

/// At the left a table of the class: rows that are out are faded, columns that were asked are framed; a column asks its
/// point. At the right a row a round, the last ones where not all have room: its hypotheses, Ldim and, where `coins` is
/// known, R of what is left. `coins` may be null. O(|H| · (|X| + rounds)).
[[nodiscard]] Scene game_halves(const std::shared_ptr<const ConceptClass>& concept_class, const GameState& game,
                                const CoinGame* coins, QSizeF room);

}  // namespace littlestone::ui
