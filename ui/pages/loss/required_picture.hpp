// SPDX-License-Identifier: GPL-3.0-or-later
// How many examples are needed, against the Littlestone dimension or against ε: two bounds and a measurement.
#pragma once

#include <QCoreApplication>

#include "core/study/sample_complexity/required.hpp"
#include "ui/kit/picture.hpp"

namespace littlestone::ui {

/// What the theorem asks with the paper's and with sharp constants as dashed lines, the measured need of M as dots.
/// Numbers beyond the axis are arrows with 10^x; what was not measured is named below with its reason.
class RequiredPicture final : public Picture {
  Q_DECLARE_TR_FUNCTIONS(RequiredPicture)

 public:
  explicit RequiredPicture(RequiredCurve curve) : curve_(std::move(curve)) {}

  [[nodiscard]] QSizeF natural_size() const override { return {728, 600}; }
  void paint(QPainter& painter, const QRectF& area, const Theme& theme) const override;
  [[nodiscard]] QString description() const override;

 private:
  RequiredCurve curve_;
};

}  // namespace littlestone::ui
