// SPDX-License-Identifier: GPL-3.0-or-later
// A node's redraws, opened: every pair whose predictors were equal, one line each.
#pragma once

#include <QCoreApplication>
#include <memory>

#include "core/study/private_run/private_run.hpp"
#include "ui/kit/picture.hpp"

namespace littlestone::ui {

/// The pairs of `node` that were drawn again, in order; those that fit, and how many more.
class RedrawsPicture final : public Picture {
 public:
  RedrawsPicture(std::shared_ptr<const PrivateRun> run, std::int32_t node);

  /// How many pairs were drawn again.
  [[nodiscard]] std::size_t count() const;
  [[nodiscard]] QSizeF natural_size() const override;
  void paint(QPainter& painter, const QRectF& area, const Theme& theme) const override;
  void paint_spots(QPainter& painter, const QRectF& area, const Theme& theme, Spots& spots) const override;
  [[nodiscard]] QString description() const override;

 private:
  Q_DECLARE_TR_FUNCTIONS(RedrawsPicture)
  std::shared_ptr<const PrivateRun> run_;
  const NodeTrace* node_;
};

}  // namespace littlestone::ui
