// SPDX-License-Identifier: GPL-3.0-or-later
// What the marks of the plots mean, for the right panel.
#pragma once

#include <QCoreApplication>
#include <cstdint>

#include "ui/kit/picture.hpp"

namespace littlestone::ui {

/// Lists of marks with their meaning, for the right panel.
class MarksPicture final : public Picture {
 public:
  enum class Kind { histogram, numbers, need };
  MarksPicture(Kind kind, std::uint64_t runs) : kind_(kind), runs_(runs) {}
  [[nodiscard]] QSizeF natural_size() const override {
    return {256, kind_ == Kind::histogram ? 118.0 : kind_ == Kind::numbers ? 98.0 : 50.0};
  }
  void paint(QPainter& painter, const QRectF& area, const Theme& theme) const override;
  [[nodiscard]] QString description() const override;

 private:
  Q_DECLARE_TR_FUNCTIONS(MarksPicture)

  Kind kind_;
  std::uint64_t runs_;
};

}  // namespace littlestone::ui
