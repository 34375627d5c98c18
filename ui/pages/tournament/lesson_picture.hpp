// SPDX-License-Identifier: GPL-3.0-or-later
// The tournament as a lesson: the tree with its mistakes, why it must end, and what false coins do.
#pragma once

#include <QCoreApplication>
#include <memory>
#include <optional>

#include "core/study/private_run/exact_levels.hpp"
#include "ui/kit/picture.hpp"
#include "ui/pages/tournament/staircase.hpp"
#include "ui/pages/tournament/tournament_picture.hpp"

namespace littlestone::ui {

/// The tree over the staircase of its sample over the coins. Where there is no room for all in type that can be read
/// the lower parts are left out first; a tree alone has the line of S below it.
class LessonPicture final : public Picture {
 public:
  /// `exact` may be null: not known. `opened`: a decided node whose sample the staircase shows instead. `phase` as for
  /// the tree.
  LessonPicture(std::shared_ptr<const PrivateRun> run, int events_done,
                std::shared_ptr<const ExactLevels> exact = nullptr, double phase = 1,
                std::optional<std::int32_t> opened = std::nullopt);

  /// Whether the run has what the staircase shows: contests, and room for their strips, and facts.
  [[nodiscard]] static bool suits(const PrivateRun& run);

  [[nodiscard]] QSizeF natural_size() const override;
  void paint(QPainter& painter, const QRectF& area, const Theme& theme) const override;
  void paint_spots(QPainter& painter, const QRectF& area, const Theme& theme, Spots& spots) const override;
  [[nodiscard]] bool spreads() const override { return true; }
  [[nodiscard]] QString description() const override;

 private:
  Q_DECLARE_TR_FUNCTIONS(LessonPicture)

  std::shared_ptr<const PrivateRun> run_;
  int events_done_;
  std::shared_ptr<const ExactLevels> exact_;
  double phase_;
  std::optional<std::int32_t> opened_;
  TournamentState state_;
  Staircase stairs_;
  double stairs_height_ = 0;  // px
};

}  // namespace littlestone::ui
