// SPDX-License-Identifier: GPL-3.0-or-later
// The mistake game as it stands: the tree with what was played, the class with its live rows, the version space by
// rounds.
#pragma once

#include <QCoreApplication>
#include <memory>

#include "core/concept/concept_class.hpp"
#include "core/online/game.hpp"
#include "ui/kit/lens.hpp"
#include "ui/pages/tree/game_job.hpp"
#include "ui/pages/tree/mistake_tree_picture.hpp"

namespace littlestone::ui {

/// Nodes and columns are the points that can be asked; the labels under the node where the play stands answer. Where
/// there is no room for both halves below the tree, the tree has the page to itself.
class GamePicture final : public LensPicture {
 public:
  /// `coins`: R of what is left stands beside Ldim where it is known; may be null.
  GamePicture(std::shared_ptr<const ConceptClass> concept_class, std::shared_ptr<const GameState> game,
              std::shared_ptr<const CoinsBeside> coins = nullptr);

  [[nodiscard]] QSizeF natural_size() const override { return {728, 600}; }
  void paint(QPainter& painter, const QRectF& area, const Theme& theme) const override;
  void paint_spots(QPainter& painter, const QRectF& area, const Theme& theme, Spots& spots) const override;
  [[nodiscard]] QString description() const override;
  /// The tree's part.
  [[nodiscard]] QRectF lens_area(const QRectF& area) const override;
  void paint_seen(QPainter& painter, const QRectF& area, const Theme& theme, Spots& spots,
                  const Lens& lens) const override;
  [[nodiscard]] Lens look_at(std::int32_t node, const QRectF& area) const override;
  [[nodiscard]] std::int32_t here() const override { return tree_.here(); }

 private:
  Q_DECLARE_TR_FUNCTIONS(GamePicture)

  std::shared_ptr<const ConceptClass> class_;
  std::shared_ptr<const GameState> game_;
  std::shared_ptr<const CoinsBeside> coins_;
  MistakeTreePicture tree_;
};

}  // namespace littlestone::ui
