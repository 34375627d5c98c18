// SPDX-License-Identifier: GPL-3.0-or-later
// One contest in large: f₀ over f₁, where they differ, the coin and what either side of it means.
#pragma once

#include <QCoreApplication>
#include <memory>

#include "core/study/private_run/lab_run.hpp"
#include "ui/kit/picture.hpp"

namespace littlestone::ui {

/// The pairing the last of `events_done` events belongs to, as far as it has been played by then. Null-sized when nothing has
/// been drawn yet. `phase` in [0, 1]: how far the last event's motion has come.
class ContestPicture final : public Picture {
 public:
  ContestPicture(std::shared_ptr<const LabRun> run, int events_done, double phase = 1);

  [[nodiscard]] QSizeF natural_size() const override;
  void paint(QPainter& painter, const QRectF& area, const Theme& theme) const override;
  void paint_spots(QPainter& painter, const QRectF& area, const Theme& theme, Spots& spots) const override;
  [[nodiscard]] QString description() const override;

 private:
  Q_DECLARE_TR_FUNCTIONS(ContestPicture)

  [[nodiscard]] QString side_markup(int side) const;

  std::shared_ptr<const LabRun> run_;
  const NodeTrace* node_ = nullptr;  // none: nothing to show
  QString path_;                     // of the node, "" at the root
  const BlockTrace* block_[2] = {nullptr, nullptr};
  bool decided_ = false;
  int coming_ = -1;  // the side that is just being drawn
  double strip_ = 1;
  double frame_ = 1;
  double coin_ = 1;
  double winner_ = 1;
};

}  // namespace littlestone::ui
