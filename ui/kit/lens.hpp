// SPDX-License-Identifier: GPL-3.0-or-later
// A part of a large picture, looked at closely.
#pragma once

#include <QPointF>
#include <QRectF>
#include <algorithm>
#include <optional>

#include "ui/kit/picture.hpp"

namespace littlestone::ui {

/// How much larger than fitted, and where. At zoom 1 all of it is seen.
struct Lens {
  static constexpr double most = 16;
  double zoom = 1;
  QPointF centre{0.5, 0.5};  // of what is seen, as shares of the whole

  [[nodiscard]] bool fitted() const { return zoom <= 1; }
  /// Where the whole lies when this part of it fills `area`.
  [[nodiscard]] QRectF whole(const QRectF& area) const {
    const QSizeF size = area.size() * zoom;
    return {area.center() - QPointF(centre.x() * size.width(), centre.y() * size.height()), size};
  }
  /// The same, kept within the whole and the zooms there are.
  [[nodiscard]] Lens kept() const {
    const double z = std::clamp(zoom, 1.0, most);
    const auto keep = [&](double c) { return std::clamp(c, 0.5 / z, 1 - 0.5 / z); };
    return {z, {keep(centre.x()), keep(centre.y())}};
  }
  /// `factor` times as close, so that what stands at `fixed` stays there.
  [[nodiscard]] Lens zoomed(double factor, QPointF fixed, const QRectF& area) const {
    const QRectF before = whole(area);
    const QPointF share((fixed.x() - before.left()) / before.width(), (fixed.y() - before.top()) / before.height());
    Lens lens{std::clamp(zoom * factor, 1.0, most), centre};
    const QSizeF size = area.size() * lens.zoom;
    const QPointF off = area.center() - fixed;
    lens.centre = share + QPointF(off.x() / size.width(), off.y() / size.height());
    return lens.kept();
  }
  /// Moved by so many px of the device.
  [[nodiscard]] Lens panned(QPointF by, const QRectF& area) const {
    const QSizeF size = area.size() * zoom;
    return Lens{zoom, centre - QPointF(by.x() / size.width(), by.y() / size.height())}.kept();
  }
};

/// A picture with a part that can be looked at closely. paint() and paint_spots() show the whole of it.
class LensPicture : public Picture {
 public:
  /// The part of `area` the lens is for.
  [[nodiscard]] virtual QRectF lens_area(const QRectF& area) const { return area; }
  /// The picture with what the lens shows in lens_area(area), and nothing of the rest of it outside.
  virtual void paint_seen(QPainter& painter, const QRectF& area, const Theme& theme, Spots& spots,
                          const Lens& lens) const = 0;
  /// The closest lens that shows the whole subtree of a node, or its top if the whole subtree cannot be drawn in
  /// detail.
  [[nodiscard]] virtual Lens look_at(std::int32_t node, const QRectF& area) const = 0;
  /// The node that is of interest now.
  [[nodiscard]] virtual std::int32_t here() const = 0;
};

}  // namespace littlestone::ui
