// SPDX-License-Identifier: GPL-3.0-or-later
// How often each predictor came out of the batches of one level: estimates with their intervals beside the exact law
// and τ.
#pragma once

#include <QCoreApplication>
#include <memory>

#include "core/study/private_run/frequencies.hpp"
#include "core/study/private_run/private_run.hpp"
#include "ui/kit/picture.hpp"
#include "ui/kit/spreading.hpp"

namespace littlestone::ui {

/// One column per predictor, by falling exact probability (by falling share while that is not known): a tick at the
/// exact probability, a dot with its 95 % interval at the share of the level's batches, on a log axis; the predictor
/// below.
class FrequencyPicture final : public Picture {
 public:
  /// Of the level of the traced batch. `lit`: the predictor that batch votes for is marked as what the lineage led to.
  /// `exact` may be null: not known yet. `share_of_batches` in [0, 1]: the first of the level's batches, in order, as
  /// far as they have been counted.
  FrequencyPicture(std::shared_ptr<const PrivateRun> run, bool lit, std::shared_ptr<const ExactLevels> exact = nullptr,
                   double share_of_batches = 1);

  [[nodiscard]] QSizeF natural_size() const override { return {728, 280}; }
  /// Where it has to share its room, it can be as low as this.
  static constexpr double least_height = 220;
  void paint(QPainter& painter, const QRectF& area, const Theme& theme) const override;
  void paint_spots(QPainter& painter, const QRectF& area, const Theme& theme, Spots& spots) const override;
  [[nodiscard]] QString description() const override;

  [[nodiscard]] const Frequencies& frequencies() const { return f_; }
  /// What a column says: the predictor's exact probability, its share of the runs and the 95 % interval, a line each;
  /// empty where it has no column.
  [[nodiscard]] static QString told(const Frequencies& frequencies, const LabelVector& labels);

 private:
  Q_DECLARE_TR_FUNCTIONS(FrequencyPicture)

  std::shared_ptr<const PrivateRun> run_;
  bool lit_;
  std::shared_ptr<const ExactLevels> exact_;
  Frequencies f_;
};

/// The tournament as a lesson (LessonPicture) while it is played or a node of it is opened, and after it, or where the
/// lesson does not suit the run, the tournament over the frequencies. Where there is no room for both in type that can
/// be read, the tournament alone, and once the other batches have run (`others`) the frequencies alone. `phase` is that
/// of the tournament's last event.
class TournamentPagePicture final : public Picture, public Spreading {
 public:
  TournamentPagePicture(std::shared_ptr<const PrivateRun> run, int events_done,
                        std::shared_ptr<const ExactLevels> exact = nullptr, double share_of_batches = 1,
                        bool others = false, double phase = 1, std::optional<std::int32_t> opened = std::nullopt);

  [[nodiscard]] QSizeF natural_size() const override { return {728, 600}; }
  void paint(QPainter& painter, const QRectF& area, const Theme& theme) const override;
  void paint_spots(QPainter& painter, const QRectF& area, const Theme& theme, Spots& spots) const override;
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
