// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/shell/card_picture.hpp"

#include <QCoreApplication>
#include <algorithm>

#include "ui/kit/fit.hpp"

namespace littlestone::ui {

QString CardPicture::description() const {
  return QCoreApplication::translate("Thumbnail", "A small picture of %1.").arg(QString::fromStdString(subject_));
}

void CardPicture::paint(QPainter& painter, const QRectF& area, const Theme& theme) const {
  if (area.isEmpty()) return;
  const ScaledPainter scaled(
      painter, area, std::min(area.width() / card_picture_size.width(), area.height() / card_picture_size.height()));
  painter.setRenderHint(QPainter::Antialiasing);
  ui::paint(make_(scaled.size()), painter, theme);
}

}  // namespace littlestone::ui
