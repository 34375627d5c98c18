// SPDX-License-Identifier: GPL-3.0-or-later
// What the list of a batch costs: votes a predictor needs, against the list's length.
#pragma once

#include <QCoreApplication>
#include <memory>

#include "core/study/private_run/private_run.hpp"
#include "ui/kit/picture.hpp"

namespace littlestone::ui {

/// For the right panel, 256 px wide. `run` has a lean part with list costs.
class LeanCostPicture final : public Picture {
 public:
  explicit LeanCostPicture(std::shared_ptr<const PrivateRun> run) : run_(std::move(run)) {}

  [[nodiscard]] QSizeF natural_size() const override { return {256, 168}; }
  void paint(QPainter& painter, const QRectF& area, const Theme& theme) const override;
  [[nodiscard]] QString description() const override;

 private:
  Q_DECLARE_TR_FUNCTIONS(LeanCostPicture)

  std::shared_ptr<const PrivateRun> run_;
};

}  // namespace littlestone::ui
