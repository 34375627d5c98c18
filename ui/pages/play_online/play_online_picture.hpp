// SPDX-License-Identifier: GPL-3.0-or-later
// A game without the promise: rounds in columns, what has been lost so far, why the odds are what they are, and what
// Hedge's experts say.
#pragma once

#include <QCoreApplication>
#include <memory>

#include "ui/kit/picture.hpp"
#include "ui/kit/stage.hpp"
#include "ui/pages/play_online/play_online_moment.hpp"

namespace littlestone::ui {

class PlayPicture final : public Picture {
 public:
  PlayPicture(std::shared_ptr<const PlayRun> run, int step, double phase, PlayView view);

  [[nodiscard]] QSizeF natural_size() const override { return {728, 600}; }
  void paint(QPainter& painter, const QRectF& area, const Theme& theme) const override;
  void paint_spots(QPainter& painter, const QRectF& area, const Theme& theme, Spots& spots) const override;
  [[nodiscard]] QString description() const override;

  static constexpr std::int32_t odds_handle = 1'000'000;
  /// The chance of + at the height of a place in the current round's box, in sixteenths.
  [[nodiscard]] Rational odds_at(QPointF at, const QRectF& area) const;

 private:
  Q_DECLARE_TR_FUNCTIONS(PlayPicture)

  std::shared_ptr<const PlayRun> run_;
  PlayView view_;
  PlayMoment moment_;
  double grown_;
};

/// Where the game stands between 0 and what Hedge promises, and what each question is worth. Points are asked by a
/// click.
class PlayStandPicture final : public Picture {
 public:
  PlayStandPicture(std::shared_ptr<const PlayRun> run, int step, const PlayView& view);

  [[nodiscard]] QSizeF natural_size() const override { return {256, worth_ ? 182.0 : 78.0}; }
  void paint(QPainter& painter, const QRectF& area, const Theme& theme) const override;
  void paint_spots(QPainter& painter, const QRectF& area, const Theme& theme, Spots& spots) const override;
  [[nodiscard]] QString description() const override;

 private:
  Q_DECLARE_TR_FUNCTIONS(PlayStandPicture)

  void paint_line(const Stage& stage) const;
  void paint_worth(const Stage& stage) const;

  std::shared_ptr<const PlayRun> run_;
  PlayMoment moment_;
  bool worth_;
};

}  // namespace littlestone::ui
