// SPDX-License-Identifier: GPL-3.0-or-later
// The small pictures beside a changed example: where its vote can go, how often each predictor left, and how good a
// guess can be.
#pragma once

#include <QCoreApplication>
#include <memory>
#include <vector>

#include "core/study/neighbour/neighbour_facts.hpp"
#include "ui/kit/picture.hpp"

namespace littlestone::ui {

/// One row a group of changes with its laws, and both bounds below. A click on a row looks at such a change.
class NeighbourGroupsPicture final : public Picture {
 public:
  explicit NeighbourGroupsPicture(std::shared_ptr<const NeighbourFacts> facts);
  [[nodiscard]] QSizeF natural_size() const override;
  void paint(QPainter& painter, const QRectF& area, const Theme& theme) const override;
  void paint_spots(QPainter& painter, const QRectF& area, const Theme& theme, Spots& spots) const override;
  [[nodiscard]] QString description() const override;

 private:
  Q_DECLARE_TR_FUNCTIONS(NeighbourGroupsPicture)

  std::shared_ptr<const NeighbourFacts> facts_;
  std::vector<std::size_t> rows_;  // groups that have a row
};

/// How often each predictor left in draws of the noise: the exact chance a tick, the draws a dot with its interval.
class NoiseDrawsPicture final : public Picture {
 public:
  NoiseDrawsPicture(std::shared_ptr<const PrivateRun> run, NoiseTally tally);
  [[nodiscard]] QSizeF natural_size() const override;
  void paint(QPainter& painter, const QRectF& area, const Theme& theme) const override;
  [[nodiscard]] QString description() const override;

 private:
  Q_DECLARE_TR_FUNCTIONS(NoiseDrawsPicture)

  std::shared_ptr<const PrivateRun> run_;
  NoiseTally tally_;
  std::size_t shown_;
};

/// How often a guess was right, on a line from ½ to 1.
class GuessPicture final : public Picture {
 public:
  explicit GuessPicture(const GuessScore& score) : score_(score) {}
  [[nodiscard]] QSizeF natural_size() const override { return {256, 34}; }
  void paint(QPainter& painter, const QRectF& area, const Theme& theme) const override;
  [[nodiscard]] QString description() const override;

 private:
  Q_DECLARE_TR_FUNCTIONS(GuessPicture)

  GuessScore score_;
};

}  // namespace littlestone::ui
