// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/pages/selection/stages_picture.hpp"

#include "ui/kit/stage.hpp"

namespace littlestone::ui {

StagesPicture::StagesPicture(const std::shared_ptr<const PrivateRun>& run, int histogram_position,
                             int selection_position, double phase)
    : histogram_(histogram_picture(run, histogram_position, selection_position > 0 ? 1 : phase)),
      selection_(selection_picture(run, selection_position, SelectionForm::strip, phase)) {}

QSizeF StagesPicture::natural_size() const {
  return {728, histogram_.natural_size().height() + selection_.natural_size().height()};
}

QString StagesPicture::description() const { return histogram_.description() + u' ' + selection_.description(); }

void StagesPicture::paint(QPainter& painter, const QRectF& area, const Theme& theme) const {
  Spots ignored;
  paint_spots(painter, area, theme, ignored);
}

void StagesPicture::paint_spots(QPainter& painter, const QRectF& area, const Theme& theme, Spots& spots) const {
  // Both parts are given the same scale, so that one line runs through them.
  const double strip = selection_.natural_size().height();
  const double lower = strip * stage_scale(area.size(), natural_size(), histogram_least_height + strip);
  histogram_.paint_spots(painter, area.adjusted(0, 0, 0, -lower), theme, spots);
  selection_.paint_spots(painter, QRectF(area.left(), area.bottom() - lower, area.width(), lower), theme, spots);
}

}  // namespace littlestone::ui
