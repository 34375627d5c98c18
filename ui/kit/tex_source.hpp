// SPDX-License-Identifier: GPL-3.0-or-later
// A picture that writes its own TeX source instead of a copy of its strokes: a plot becomes axes and numbers that can
// be edited.
#pragma once

#include <QByteArray>
#include <QSizeF>

#include "ui/kit/theme.hpp"

namespace littlestone::ui {

/// An additional interface of a Picture.
class TexSource {
 public:
  virtual ~TexSource() = default;
  /// Environments to stand in a document that loads pgfplots, with the colours they name. `size`: of the drawing in px.
  [[nodiscard]] virtual QByteArray tex(QSizeF size, const Theme& theme) const = 0;
};

}  // namespace littlestone::ui
