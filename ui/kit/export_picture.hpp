// SPDX-License-Identifier: GPL-3.0-or-later
// Writes a picture to a file: the same drawing as on the screen, as PNG, SVG or PDF by the file's ending.
#pragma once

#include <QByteArray>
#include <QString>
#include <string>

#include "ui/kit/picture.hpp"

namespace littlestone::ui {

struct ExportOptions {
  ThemeKind theme = ThemeKind::light;
  double scale = 2;     // PNG only: device pixels a px, 1 to 4
  double dpi = 0;       // PNG only, above 0: dots an inch in place of the scale, 96 px to the inch
  double width_mm = 0;  // above 0: the page is exactly so wide, whatever the size
  double margin = 24;
  QSizeF size;                // of the picture in px; empty: its natural size
  std::string field = "out";  // that an InputError of the path names
};

/// Throws InputError (`field`) if no picture is written by a name with this ending: to be asked before long work for one.
/// `figure`: it is one of a figure, which is a web page too, and the caller has asked for that.
void expect_picture_ending(const QString& path, const std::string& field, bool figure = false);

/// Writes `picture` on the canvas colour. The same picture gives the same bytes on every machine and day (a PDF has the
/// date SOURCE_DATE_EPOCH, or 2000-01-01). A name that is not UTF-8 is encoded as file_text does. Throws InputError
/// (`field`) if the ending is none of .png, .svg, .pdf and .tex or the file cannot be written, (field "scale") if the scale is
/// out of range. On failure an existing file stays unchanged.
void export_picture(const Picture& picture, const QString& path, const ExportOptions& options = {});

/// The PDF, as QPdfWriter writes it, with another date of creation ("D:20000101000000Z").
[[nodiscard]] QByteArray with_creation_date(QByteArray pdf, const QByteArray& date);

}  // namespace littlestone::ui
