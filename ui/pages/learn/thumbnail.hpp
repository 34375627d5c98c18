// SPDX-License-Identifier: GPL-3.0-or-later
// A run on a card: one of its views, without everything that would be too small to read there.
#pragma once

#include <memory>
#include <optional>
#include <vector>

#include "core/study/neighbour/neighbour_facts.hpp"
#include "core/study/private_run/private_run.hpp"
#include "core/study/sweep/sweep.hpp"
#include "ui/kit/picture.hpp"
#include "ui/shell/card_picture.hpp"

namespace littlestone::ui {

/// Marks without words: the table, the mistake tree, the tournament of the watched batch, the votes before the
/// boundary, how likely the target is at each level, the losses of the scenario's first learners by sample size, or one
/// changed example of a batch: the votes that move, and below them the batch.
class Thumbnail final : public Picture {
 public:
  enum class View { table, tree, tournament, votes, levels, loss, neighbour };
  /// Of a view that the run alone shows: not levels, loss or neighbour.
  Thumbnail(std::shared_ptr<const PrivateRun> run, View view);
  /// With what the view takes besides: the exact law of every level, a few runs of each size, or every change of a
  /// batch, of which `change` is drawn (none: the worst one). Null: stopped.
  [[nodiscard]] static std::shared_ptr<const Thumbnail> of(const std::shared_ptr<const PrivateRun>& run, View view,
                                                           const Observer& observer,
                                                           const std::optional<NeighbourChoice>& change = std::nullopt);

  [[nodiscard]] QSizeF natural_size() const override { return card_picture_size; }
  void paint(QPainter& painter, const QRectF& area, const Theme& theme) const override;
  [[nodiscard]] QString description() const override;

 private:
  void paint_table(QPainter& painter, QSizeF room, const Theme& theme) const;
  void paint_tree(QPainter& painter, QSizeF room, const Theme& theme) const;
  void paint_tournament(QPainter& painter, QSizeF room, const Theme& theme) const;
  void paint_votes(QPainter& painter, QSizeF room, const Theme& theme) const;

  void paint_levels(QPainter& painter, QSizeF room, const Theme& theme) const;
  void paint_loss(QPainter& painter, QSizeF room, const Theme& theme) const;
  void paint_neighbour(QPainter& painter, QSizeF room, const Theme& theme) const;
  void paint_batch(QPainter& painter, const QRectF& room, const Theme& theme) const;

  std::shared_ptr<const PrivateRun> run_;
  View view_;
  std::vector<double> target_;                    // of the levels: the chance that the target comes out
  std::vector<SweepCell> losses_;                 // of the loss: learner by learner, sizes ascending
  std::shared_ptr<const NeighbourFacts> change_;  // of the neighbour
};

}  // namespace littlestone::ui
