// SPDX-License-Identifier: GPL-3.0-or-later
// Images that are there, or an exception: QImage itself is empty where there is no memory for it.
#pragma once

#include <QImage>
#include <new>

namespace littlestone::ui {

/// An image of `size` pixels, not filled; throws std::bad_alloc where there is no memory for it, or where the size is
/// more than an image can have.
[[nodiscard]] inline QImage new_image(QSize size, QImage::Format format) {
  QImage image(size, format);
  if (image.isNull()) throw std::bad_alloc();
  return image;
}

}  // namespace littlestone::ui
