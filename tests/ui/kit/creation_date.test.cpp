// SPDX-License-Identifier: GPL-3.0-or-later
#include <QBuffer>
#include <QPainter>
#include <QPdfWriter>
#include <catch2/catch.hpp>

#include "ui/kit/export_picture.hpp"

using namespace littlestone::ui;

namespace {

// A page with a line and a word, of three kilobytes or so.
QByteArray small_pdf() {
  QByteArray bytes;
  QBuffer buffer(&bytes);
  buffer.open(QIODevice::WriteOnly);
  QPdfWriter writer(&buffer);
  QPainter painter(&writer);
  painter.drawLine(0, 0, 500, 700);
  painter.drawText(QPointF(100, 100), QStringLiteral("word"));
  painter.end();
  return bytes;
}

// The numbers of the objects that stand where the table of offsets says, of all in it.
void check_offsets(const QByteArray& pdf) {
  const qsizetype told = pdf.lastIndexOf("startxref\n") + 10;
  const qsizetype table = pdf.mid(told, pdf.indexOf('\n', told) - told).trimmed().toLongLong();
  REQUIRE(pdf.mid(table, 5) == "xref\n");
  const qsizetype counts = pdf.indexOf('\n', table) + 1;
  const qsizetype rows = pdf.indexOf('\n', counts) + 1;
  const qsizetype count = pdf.mid(counts, rows - counts).trimmed().split(' ').last().toLongLong();
  REQUIRE(count > 5);
  for (qsizetype i = 1; i < count; ++i) {
    const QByteArray row = pdf.mid(rows + 20 * i, 20);
    if (!row.contains(" n")) continue;
    const QByteArray head = QByteArray::number(i) + " 0 obj";
    REQUIRE(pdf.mid(row.left(10).toLongLong(), head.size()) == head);
  }
}

}  // namespace

TEST_CASE("A PDF with another date, longer or shorter, has every object where its table says", "[export]") {
  const QByteArray pdf = small_pdf();
  check_offsets(pdf);
  for (const char* date : {"D:20000101000000Z", "D:2000", "D:20000101000000+05'30'"}) {
    CAPTURE(date);
    const QByteArray dated = with_creation_date(pdf, date);
    CHECK(dated.contains(QByteArray("/CreationDate (") + date + ")"));
    check_offsets(dated);
    CHECK(with_creation_date(dated, "D:20000101000000Z") == with_creation_date(pdf, "D:20000101000000Z"));
  }
}
