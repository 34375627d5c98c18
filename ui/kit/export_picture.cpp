// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/kit/export_picture.hpp"

#include <QBuffer>
#include <QDateTime>
#include <QFileInfo>
#include <QImage>
#include <QPageSize>
#include <QPdfWriter>
#include <QSvgGenerator>
#include <cmath>
#include <new>

#include "core/base/error.hpp"
#include "core/base/files.hpp"
#include "core/base/rules.hpp"
#include "ui/kit/captioned_picture.hpp"
#include "ui/kit/narrowing.hpp"
#include "ui/kit/new_image.hpp"
#include "ui/kit/tex_source.hpp"
#include "ui/kit/tikz_device.hpp"
#include "ui/words/file_names.hpp"
#include "ui/words/xml_text.hpp"

namespace littlestone::ui {
namespace {

constexpr double px_an_inch = 96;  // as in CSS

void paint_page(const Picture& picture, QPainter& painter, const QSizeF& page, const ExportOptions& options) {
  const Theme& theme = Theme::get(options.theme);
  painter.setRenderHints(QPainter::Antialiasing | QPainter::TextAntialiasing);
  painter.fillRect(QRectF(QPointF(0, 0), page), theme.canvas);
  const double m = options.margin;
  picture.paint(painter, QRectF(m, m, page.width() - 2 * m, page.height() - 2 * m), theme);
}

QByteArray png(const Picture& picture, const QSizeF& page, const ExportOptions& options) {
  const double scale = options.dpi > 0 ? options.dpi / px_an_inch : options.scale;
  QImage image = new_image((page * scale).toSize(), QImage::Format_ARGB32_Premultiplied);
  image.setDevicePixelRatio(scale);
  image.fill(Theme::get(options.theme).canvas);
  QPainter painter(&image);
  paint_page(picture, painter, page, options);
  painter.end();
  QByteArray bytes;
  QBuffer buffer(&bytes);
  buffer.open(QIODevice::WriteOnly);
  if (options.dpi > 0) {
    const int a_metre = static_cast<int>(std::lround(options.dpi / 0.0254));
    image.setDotsPerMeterX(a_metre);
    image.setDotsPerMeterY(a_metre);
  }
  if (!image.save(&buffer, "PNG")) throw std::bad_alloc();
  return bytes;
}

// The generator writes whole px in mm of its own resolution; a width that was asked for stands in the file as it was
// asked.
QByteArray with_exact_size(QByteArray svg, const QSizeF& page) {
  const auto mm = [](double px) { return QByteArray::number(px * 25.4 / px_an_inch, 'f', 2) + "mm"; };
  const qsizetype tag = svg.indexOf("<svg ");
  const auto put = [&](const QByteArray& name, double px) {
    const qsizetype key = svg.indexOf(name, tag);
    const qsizetype begin = key + name.size();
    if (tag >= 0 && key >= 0) svg.replace(begin, svg.indexOf('"', begin) - begin, mm(px));
  };
  put("width=\"", page.width());
  put("height=\"", page.height());
  return svg;
}

// The generator writes a description as it is given, so "&" and "<" in a name would be markup. It is given a word
// without such signs, in whose place the description is then written.
constexpr const char* description_place = "LittlestoneLabDescription";

QByteArray svg(const Picture& picture, const QSizeF& page, const ExportOptions& options) {
  QByteArray bytes;
  QBuffer buffer(&bytes);
  buffer.open(QIODevice::WriteOnly);
  QSvgGenerator generator;
  generator.setOutputDevice(&buffer);
  generator.setSize(page.toSize());
  generator.setViewBox(QRectF(QPointF(0, 0), page));
  generator.setTitle(QStringLiteral("Littlestone Lab"));
  generator.setDescription(QLatin1String(description_place));
  QPainter painter(&generator);
  paint_page(picture, painter, page, options);
  painter.end();
  const qsizetype place = bytes.indexOf(description_place);
  if (place >= 0) bytes.replace(place, qsizetype(qstrlen(description_place)), xml_text(picture.description()).toUtf8());
  const QByteArray document = xml_document(bytes);
  return options.width_mm > 0 ? with_exact_size(document, page) : document;
}

// Seconds since 1970 that the environment asks for [reproducible-builds.org], else a day that is always the same: a
// picture's bytes are to depend on what it shows.
QByteArray creation_date() {
  constexpr qint64 otherwise = 946'684'800;  // 2000-01-01
  bool given = false;
  const qint64 wanted = qEnvironmentVariable("SOURCE_DATE_EPOCH").toLongLong(&given);
  const bool fits = given && wanted >= 0 && wanted < 253'402'300'800;  // a year of four digits
  const QDateTime date = QDateTime::fromSecsSinceEpoch(fits ? wanted : otherwise, Qt::UTC);
  return "D:" + date.toString(QStringLiteral("yyyyMMddHHmmss")).toLatin1() + "Z";
}

// The title over the picture, also one that was written by hand; a bare picture has its description.
QString document_title(const Picture& picture) {
  const auto* captioned = dynamic_cast<const CaptionedPicture*>(&picture);
  const QString title = captioned == nullptr ? QString() : without_markup(captioned->words().title).trimmed();
  return title.isEmpty() ? picture.description() : title;
}

QByteArray pdf(const Picture& picture, const QSizeF& page, const ExportOptions& options) {
  QByteArray bytes;
  QBuffer buffer(&bytes);
  buffer.open(QIODevice::WriteOnly);
  QPdfWriter writer(&buffer);
  constexpr auto dots_per_inch = static_cast<int>(px_an_inch);  // one px is one dot
  writer.setResolution(dots_per_inch);
  writer.setTitle(document_title(picture));
  writer.setCreator(QStringLiteral("Littlestone Lab"));
  writer.setPageSize(QPageSize(page * 72.0 / dots_per_inch, QPageSize::Point, QString(), QPageSize::ExactMatch));
  writer.setPageMargins(QMarginsF(0, 0, 0, 0));
  QPainter painter(&writer);
  paint_page(picture, painter, page, options);
  painter.end();
  return with_creation_date(bytes, creation_date());
}

QByteArray tex_of_picture(const Picture& picture, const QSizeF& page, const ExportOptions& options,
                          const QString& comment) {
  const QString program = QStringLiteral("Littlestone Lab");
  if (const auto* own = dynamic_cast<const TexSource*>(&picture)) {
    return tikz_file(own->tex(page, Theme::get(options.theme)), page, program, comment);
  }
  TikzDevice device(page);
  QPainter painter(&device);
  paint_page(picture, painter, page, options);
  painter.end();
  return tikz_file(device.source(), page, program, comment);
}

// The document sets its own caption: the words stand in the file as a comment, to be copied.
QByteArray tex(const Picture& picture, const QSizeF& page, const ExportOptions& options) {
  const auto* captioned = dynamic_cast<const CaptionedPicture*>(&picture);
  if (captioned == nullptr) return tex_of_picture(picture, page, options, picture.description());
  const Picture& inner = captioned->picture();
  const QSizeF natural = options.width_mm > 0 ? natural_size_at(inner, page.width()) : inner.natural_size();
  const QSizeF size = options.width_mm > 0 ? natural * (page.width() / natural.width()) : natural;
  const FigureWords& words = captioned->words();
  return tex_of_picture(
      inner, size, options,
      without_markup(words.title) + u'\n' + without_markup(words.caption) + u'\n' + without_markup(words.parameters));
}

/// Makes the bytes of a file that shows the picture on a page of this size, px.
using PictureWriter = QByteArray (*)(const Picture& picture, const QSizeF& page, const ExportOptions& options);

// By the file's ending; null: none writes it. A new kind of file is a line here.
PictureWriter writer_of(const QString& path) {
  const QString ending = QFileInfo(path).suffix().toLower();
  if (ending == QLatin1String("png")) return png;
  if (ending == QLatin1String("svg")) return svg;
  if (ending == QLatin1String("pdf")) return pdf;
  if (ending == QLatin1String("tex")) return tex;
  return nullptr;
}

}  // namespace

// Qt writes the date of today, in a length that depends on the time zone, and has no way to set another; what stands
// behind it moves, and the table of offsets with it [PDF 32000-1, 7.5.4].
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

void expect_picture_ending(const QString& path, const std::string& field, bool figure) {
  if (writer_of(path) != nullptr) return;
  throw InputError(field, file_bytes(path), figure ? rules::figure_ending() : rules::picture_ending());
}

void export_picture(const Picture& picture, const QString& path, const ExportOptions& options) {
  if (options.dpi <= 0 && !(options.scale >= 1 && options.scale <= 4)) {
    throw InputError("scale", std::to_string(options.scale), rules::between(1, 4));
  }
  constexpr double px_a_mm = px_an_inch / 25.4;
  const QSizeF natural =
      options.width_mm > 0 ? natural_size_at(picture, options.width_mm * px_a_mm) : picture.natural_size();
  const QSizeF inner = options.size.isEmpty() ? natural : options.size;
  expect_picture_ending(path, options.field);
  const PictureWriter writer = writer_of(path);
  const QSizeF whole(inner.width() + 2 * options.margin, inner.height() + 2 * options.margin);
  const QSizeF page = options.width_mm > 0 ? whole * (options.width_mm * px_a_mm / whole.width()) : whole.toSize();
  const QByteArray bytes = writer(picture, page, options);
  write_file(options.field, file_bytes(path),
             std::string_view(bytes.constData(), static_cast<std::size_t>(bytes.size())));
}

}  // namespace littlestone::ui
