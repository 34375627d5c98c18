// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/kit/export_picture.hpp"

#include <QBuffer>
#include <QDateTime>
#include <QFileInfo>
#include <QImage>
#include <QPageSize>
#include <QPdfWriter>
#include <QSvgGenerator>

#include "core/base/error.hpp"
#include "core/base/files.hpp"
#include "core/base/rules.hpp"
#include "ui/kit/tex_source.hpp"
#include "ui/kit/tikz_device.hpp"
#include "ui/words/file_names.hpp"

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

// Seconds since 1970 that the environment asks for [reproducible-builds.org], else a day that is always the same: a picture's bytes are to
// depend on what it shows.
QByteArray creation_date() {
  constexpr qint64 otherwise = 946'684'800;  // 2000-01-01
  bool given = false;
  const qint64 wanted = qEnvironmentVariable("SOURCE_DATE_EPOCH").toLongLong(&given);
  const bool fits = given && wanted >= 0 && wanted < 253'402'300'800;  // a year of four digits
  const QDateTime date = QDateTime::fromSecsSinceEpoch(fits ? wanted : otherwise, Qt::UTC);
  return "D:" + date.toString(QStringLiteral("yyyyMMddHHmmss")).toLatin1() + "Z";
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
  return with_creation_date(bytes, creation_date());
}

QByteArray tex(const Picture& picture, const QSizeF& page, const ExportOptions& options) {
  if (const auto* own = dynamic_cast<const TexSource*>(&picture)) {
    return tikz_file(own->tex(page, Theme::get(options.theme)), page, QStringLiteral("Littlestone Lab"),
                     picture.description());
  }
  TikzDevice device(page);
  QPainter painter(&device);
  paint_page(picture, painter, page, options);
  painter.end();
  return tikz_file(device.source(), page, QStringLiteral("Littlestone Lab"), picture.description());
}

}  // namespace

// Qt writes the date of today, in a length that depends on the time zone, and has no way to set another; what stands behind it
// moves, and the table of offsets with it [PDF 32000-1, 7.5.4].
QByteArray with_creation_date(QByteArray pdf, const QByteArray& date) {
  const QByteArray key = "/CreationDate (";
  const qsizetype found = pdf.indexOf(key);
  if (found < 0) return pdf;
  const qsizetype begin = found + key.size();
  const qsizetype length = pdf.indexOf(')', begin) - begin;
  const qsizetype moved = date.size() - length;
  pdf.replace(begin, length, date);
  const QByteArray start = "startxref\n";
  const qsizetype told = pdf.lastIndexOf(start) + start.size();
  const qsizetype told_length = pdf.indexOf('\n', told) - told;
  const qsizetype table = pdf.mid(told, told_length).trimmed().toLongLong() + moved;
  pdf.replace(told, told_length, QByteArray::number(table));
  // "xref", "0 N", and N lines of 20 bytes that begin with ten digits.
  const qsizetype counts = pdf.indexOf('\n', table) + 1;
  const qsizetype rows = pdf.indexOf('\n', counts) + 1;
  const qsizetype count = pdf.mid(counts, rows - counts).trimmed().split(' ').last().toLongLong();
  for (qsizetype i = 0; i < count; ++i) {
    const qsizetype at = rows + 20 * i;
    const qsizetype offset = pdf.mid(at, 10).toLongLong();
    if (offset > begin) pdf.replace(at, 10, QByteArray::number(offset + moved).rightJustified(10, '0'));
  }
  return pdf;
}

void export_picture(const Picture& picture, const QString& path, const ExportOptions& options) {
  const auto refuse = [&](const Rule& rule) { throw InputError(options.field, file_bytes(path), rule); };
  if (!(options.scale >= 1 && options.scale <= 4)) {
    throw InputError("scale", std::to_string(options.scale), rules::between(1, 4));
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
  } else if (ending == QLatin1String("tex")) {
    bytes = tex(picture, page, options);
  } else {
    refuse(rules::picture_ending());
  }
  write_file(options.field, file_bytes(path),
             std::string_view(bytes.constData(), static_cast<std::size_t>(bytes.size())));
}

}  // namespace littlestone::ui
