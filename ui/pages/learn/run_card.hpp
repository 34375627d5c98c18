// SPDX-License-Identifier: GPL-3.0-or-later
// A run on a gallery card: one of its views, without everything that would be too small to read there.
#pragma once

#include <memory>
#include <optional>

#include "core/study/neighbour/neighbour_facts.hpp"
#include "core/study/private_run/private_run.hpp"
#include "ui/shell/card_picture.hpp"

namespace littlestone::ui {

/// The table, the mistake tree, the tournament of the watched batch, the votes before the boundary, how likely the
/// target is at each level, the losses of the scenario's first learners by sample size, or one changed example of a
/// batch: the votes that move, and below them the batch.
enum class RunView { table, tree, tournament, votes, levels, loss, neighbour };

/// The view in marks without words. Computes what it takes besides the run: the exact law of every level, a few runs of
/// each size, or every change of a batch, of which `change` is drawn (none: the worst one). Null: stopped.
[[nodiscard]] std::shared_ptr<const CardPicture> run_card(const std::shared_ptr<const PrivateRun>& run, RunView view,
                                                          const Observer& observer = {},
                                                          const std::optional<NeighbourChoice>& change = std::nullopt);

/// A mistake tree of at most `most_depth` levels in a room of its own. No path is stronger than another: where the SOA
/// errs is a question of the lesson.
void add_small_tree(Scene& scene, const MistakeTree& tree, QSizeF room, int most_depth, double most_radius);
/// A diamond where a noisy count ends.
void add_noise_mark(Scene& scene, QPointF centre);

}  // namespace littlestone::ui
