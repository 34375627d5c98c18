// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/canvas/export_picture.hpp"

#include <QBuffer>
#include <QFileInfo>
#include <QImage>
#include <QPageSize>
#include <QPdfWriter>
#include <QSvgGenerator>

#include "core/base/error.hpp"
#include "core/base/files.hpp"

namespace littlestone::ui {
namespace {

void paint_page(const Picture& picture, QPainter& painter, const QSizeF& page, const ExportOptions& options) {
  const Theme& theme = Theme::get(options.theme);
  painter.setRenderHints(QPainter::Antialiasing | QPainter::TextAntialiasing);
  painter.fillRect(QRectF(QPointF(0, 0), page), theme.canvas);
  const double m = options.margin;
  picture.paint(painter, QRectF(m, m, page.width() - 2 * m, page.height() - 2 * m), theme);
}

QByteArray png(const Picture& picture, const QSizeF& page, const ExportOptions& options) {
  QImage image((page * options.scale).toSize(), QImage::Format_ARGB32_Premultiplied);
  image.setDevicePixelRatio(options.scale);
  image.fill(Theme::get(options.theme).canvas);
  QPainter painter(&image);
  paint_page(picture, painter, page, options);
  painter.end();
  QByteArray bytes;
  QBuffer buffer(&bytes);
  buffer.open(QIODevice::WriteOnly);
  image.save(&buffer, "PNG");
  return bytes;
}

QByteArray svg(const Picture& picture, const QSizeF& page, const ExportOptions& options) {
  QByteArray bytes;
  QBuffer buffer(&bytes);
  buffer.open(QIODevice::WriteOnly);
  QSvgGenerator generator;
  generator.setOutputDevice(&buffer);
  generator.setSize(page.toSize());
  generator.setViewBox(QRectF(QPointF(0, 0), page));
  generator.setTitle(QStringLiteral("Littlestone Lab"));
  generator.setDescription(picture.description());
  QPainter painter(&generator);
  paint_page(picture, painter, page, options);
  painter.end();
  return bytes;
}

QByteArray pdf(const Picture& picture, const QSizeF& page, const ExportOptions& options) {
  QByteArray bytes;
  QBuffer buffer(&bytes);
  buffer.open(QIODevice::WriteOnly);
  QPdfWriter writer(&buffer);
  constexpr int dots_per_inch = 96;  // one px is one dot, as in CSS
  writer.setResolution(dots_per_inch);
  writer.setTitle(picture.description());
  writer.setCreator(QStringLiteral("Littlestone Lab"));
  writer.setPageSize(QPageSize(page * 72.0 / dots_per_inch, QPageSize::Point, QString(), QPageSize::ExactMatch));
  writer.setPageMargins(QMarginsF(0, 0, 0, 0));
  QPainter painter(&writer);
  paint_page(picture, painter, page, options);
  painter.end();
  return bytes;
}

}  // namespace

void export_picture(const Picture& picture, const QString& path, const ExportOptions& options) {
  const auto refuse = [&](const char* rule) { throw InputError(options.field, path.toStdString(), rule); };
  if (!(options.scale >= 1 && options.scale <= 4)) {
    throw InputError("scale", std::to_string(options.scale), "must be from 1 to 4");
  }
  const QSizeF inner = options.size.isEmpty() ? picture.natural_size() : options.size;
  const QSizeF page = QSizeF(inner.width() + 2 * options.margin, inner.height() + 2 * options.margin).toSize();
  const QString ending = QFileInfo(path).suffix().toLower();
  QByteArray bytes;
  if (ending == QLatin1String("png")) {
    bytes = png(picture, page, options);
  } else if (ending == QLatin1String("svg")) {
    bytes = svg(picture, page, options);
  } else if (ending == QLatin1String("pdf")) {
    bytes = pdf(picture, page, options);
  } else {
    refuse("must end in .png, .svg or .pdf");
  }
  write_file(options.field, path.toStdString(),
             std::string_view(bytes.constData(), static_cast<std::size_t>(bytes.size())));
}

}  // namespace littlestone::ui
