// SPDX-License-Identifier: GPL-3.0-or-later
// What the page shows of a run of M: its tournament, and how often each predictor comes out.
#pragma once

#include <memory>
#include <optional>

#include "core/study/private_run/exact_levels.hpp"
#include "core/study/private_run/private_run.hpp"
#include "ui/kit/picture.hpp"

namespace littlestone::ui {

/// The tournament as a lesson (LessonPicture) while it is played or a node of it is opened, and after it, or where the
/// lesson does not suit the run, the tournament over the frequencies. Where there is no room for both in type that can
/// be read, the tournament alone, and once the other batches have run (`others`) the frequencies alone. `phase` is that
/// of the tournament's last event.
class TournamentPagePicture final : public Picture {
 public:
  TournamentPagePicture(std::shared_ptr<const PrivateRun> run, int events_done,
                        std::shared_ptr<const ExactLevels> exact = nullptr, double share_of_batches = 1,
                        bool others = false, double phase = 1, std::optional<std::int32_t> opened = std::nullopt);

  [[nodiscard]] QSizeF natural_size() const override { return {728, 600}; }
  void paint(QPainter& painter, const QRectF& area, const Theme& theme) const override;
  void paint_spots(QPainter& painter, const QRectF& area, const Theme& theme, Spots& spots) const override;
  [[nodiscard]] bool spreads() const override { return true; }
  [[nodiscard]] QString description() const override;

 private:
  std::shared_ptr<const PrivateRun> run_;
  int events_done_;
  std::shared_ptr<const ExactLevels> exact_;
  double share_;
  bool others_;
  double phase_;
  std::optional<std::int32_t> opened_;
};

}  // namespace littlestone::ui
