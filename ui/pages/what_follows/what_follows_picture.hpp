// SPDX-License-Identifier: GPL-3.0-or-later
// Logarithms remove twos from a tower; the remaining points are more than privacy and accuracy allow. Below, the stairs
// for all numbers of examples.
#pragma once

#include <QCoreApplication>
#include <memory>

#include "core/study/lower_bound/what_follows.hpp"
#include "ui/kit/picture.hpp"

namespace littlestone::ui {

/// Where the play stands.
struct WhatFollowsMoment {
  int logarithms = 0;
  int ramsey = 0;   // 0 … 2
  int privacy = 0;  // 0 … 2
  int both = 0;     // 0 … 2
  int stairs = 0;   // 0 … 3
  int strong = 0;   // 0 … 3
  [[nodiscard]] static WhatFollowsMoment at(int step, std::size_t logarithms);
};

class WhatFollowsPicture final : public Picture {
 public:
  WhatFollowsPicture(std::shared_ptr<const WhatFollowsFacts> facts, int step, double phase);

  [[nodiscard]] QSizeF natural_size() const override { return {728, 600}; }
  void paint(QPainter& painter, const QRectF& area, const Theme& theme) const override;
  void paint_spots(QPainter& painter, const QRectF& area, const Theme& theme, Spots& spots) const override;
  [[nodiscard]] QString description() const override;

  /// Handles: the top of the tower, and the ring on the stairs.
  static constexpr std::int32_t tower_handle = 0;
  static constexpr std::int32_t ring_handle = 1;
  /// Tiles that a drag of so many px of the picture adds.
  [[nodiscard]] double tiles_at(QPointF at, const QRectF& area) const;
  /// The height at a place of the stairs.
  [[nodiscard]] unsigned height_at(QPointF at, const QRectF& area) const;

 private:
  Q_DECLARE_TR_FUNCTIONS(WhatFollowsPicture)

  void paint_towers(const class Stage& stage) const;
  void paint_claims(const class Stage& stage) const;
  void paint_stairs(const class Stage& stage) const;
  void paint_strong(const class Stage& stage) const;
  [[nodiscard]] double tile_pitch() const;
  [[nodiscard]] unsigned most_height() const;

  std::shared_ptr<const WhatFollowsFacts> facts_;
  WhatFollowsMoment moment_;
  double grown_;
};

/// How often a logarithm is taken of some numbers until 1 is left.
class HeightsPicture final : public Picture {
 public:
  explicit HeightsPicture(LowerBoundScenario scenario);

  [[nodiscard]] QSizeF natural_size() const override { return {256, 138}; }
  void paint(QPainter& painter, const QRectF& area, const Theme& theme) const override;
  [[nodiscard]] QString description() const override;

 private:
  Q_DECLARE_TR_FUNCTIONS(HeightsPicture)

  LowerBoundScenario scenario_;
};

}  // namespace littlestone::ui
