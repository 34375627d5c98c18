// SPDX-License-Identifier: GPL-3.0-or-later
// Writes a picture to a file: the same drawing as on the screen, as PNG, SVG or PDF by the file's ending.
#pragma once

#include <QString>
#include <string>

#include "ui/canvas/picture.hpp"

namespace littlestone::ui {

struct ExportOptions {
  ThemeKind theme = ThemeKind::light;
  double scale = 2;  // PNG only: device pixels a px, 1 to 4
  double margin = 24;
  QSizeF size;                // of the picture in px; empty: its natural size
  std::string field = "out";  // that an InputError of the path names
};

/// Writes `picture` on the canvas colour. Throws InputError (`field`) when the ending is none of .png, .svg, .pdf or the
/// file cannot be written, (field "scale") when the scale is out of range. A file that stood there stays as it was on
/// failure.
void export_picture(const Picture& picture, const QString& path, const ExportOptions& options = {});

}  // namespace littlestone::ui
