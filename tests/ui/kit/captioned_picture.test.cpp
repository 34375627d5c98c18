// SPDX-License-Identifier: GPL-3.0-or-later
// A picture with its words: laid out for a width, whole, and inside its page.
#include "ui/kit/captioned_picture.hpp"

#include <QFile>
#include <QImage>
#include <QTemporaryDir>
#include <catch2/catch.hpp>
#include <cmath>

#include "core/base/error.hpp"
#include "pictures.test.hpp"
#include "ui/kit/export_picture.hpp"

using namespace littlestone::ui;

namespace {

// A black field, so that what is picture and what is words can be told apart.
class Field final : public Picture {
 public:
  explicit Field(QSizeF size) : size_(size) {}
  [[nodiscard]] QSizeF natural_size() const override { return size_; }
  void paint(QPainter& painter, const QRectF& area, const Theme&) const override { painter.fillRect(area, Qt::red); }
  [[nodiscard]] QString description() const override { return QStringLiteral("a field"); }

 private:
  QSizeF size_;
};

FigureWords some_words() {
  FigureWords words;
  words.id = QStringLiteral("field");
  words.title = QStringLiteral("A field is red.");
  words.subtitle = QStringLiteral("It is one colour.");
  words.caption = QString(QStringLiteral("The field shows $α$ and $ε$ in one colour from side to side. ")).repeated(4);
  words.parameters = QStringLiteral("field:8; $ε$ = 1; seed 7");
  words.alt = QStringLiteral("A red field.");
  return words;
}

CaptionedPicture captioned(const CaptionOptions& options, QSizeF size = {600, 300}) {
  return CaptionedPicture(std::make_shared<Field>(size), some_words(), options);
}

QByteArray file_bytes_of(const QString& path) {
  QFile file(path);
  REQUIRE(file.open(QIODevice::ReadOnly));
  return file.readAll();
}

}  // namespace

TEST_CASE("A captioned picture on paper is as wide as asked and keeps the picture's shape", "[caption]") {
  for (const double mm : {40.0, 84.0, 174.0, 400.0}) {
    CAPTURE(mm);
    CaptionOptions options;
    options.width_mm = mm;
    const CaptionedPicture page = captioned(options);
    CHECK(page.natural_size().width() == Approx(mm / 25.4 * 96));
    CHECK(page.picture_area().width() / page.picture_area().height() == Approx(2.0));
    CHECK(page.picture_area().bottom() < page.natural_size().height());
  }
  const CaptionedPicture natural = captioned({});
  CHECK(natural.picture_area().size() == QSizeF(600, 300));
}

TEST_CASE("A caption has more lines on a narrower page and all of them are inside it", "[caption]") {
  int before = 0;
  for (const double mm : {300.0, 174.0, 84.0, 60.0}) {
    CAPTURE(mm);
    CaptionOptions options;
    options.width_mm = mm;
    const CaptionedPicture page = captioned(options);
    CHECK(page.caption_lines() >= before);
    before = page.caption_lines();
    for (const ThemeKind kind : all_kinds) {
      const Theme& theme = Theme::get(kind);
      const QImage image = rendered(page, page.natural_size(), theme, 12);
      CHECK(stays_inside(image, page.natural_size(), 12, theme.canvas));
      CHECK_FALSE(is_blank(image, theme.canvas));
    }
  }
  CHECK(before > 4);
}

TEST_CASE("What is not ticked takes no room", "[caption]") {
  const double all = captioned({}).natural_size().height();
  CaptionOptions no_parameters;
  no_parameters.parameters = false;
  CHECK(captioned(no_parameters).natural_size().height() < all);
  CaptionOptions none;
  none.title = none.caption = none.parameters = false;
  const CaptionedPicture bare = captioned(none);
  CHECK(bare.caption_lines() == 0);
  CHECK(bare.natural_size().height() == Approx(300 + 48));
}

TEST_CASE("A slide has the ratio that is asked for and its picture in it", "[caption]") {
  for (const double ratio : {16.0 / 9, 4.0 / 3}) {
    CaptionOptions options;
    options.medium = CaptionOptions::For::slides;
    options.ratio = ratio;
    for (const QSizeF size : {QSizeF(600, 300), QSizeF(300, 600), QSizeF(2000, 100)}) {
      CAPTURE(ratio, size.width());
      const CaptionedPicture page = captioned(options, size);
      CHECK(std::abs(page.natural_size().width() / page.natural_size().height() - ratio) < 0.01);
      CHECK(QRectF(QPointF(0, 0), page.natural_size()).contains(page.picture_area()));
      CHECK(page.picture_area().width() / page.picture_area().height() == Approx(size.width() / size.height()));
    }
  }
}

TEST_CASE("A figure of 84 mm says so in its SVG and has the dots of its dpi as PNG", "[caption][export]") {
  const QTemporaryDir folder;
  CaptionOptions words;
  words.width_mm = 84;
  const CaptionedPicture page = captioned(words);
  ExportOptions options;
  options.margin = 0;
  options.width_mm = 84;
  const QString svg = folder.filePath(QStringLiteral("f.svg"));
  export_picture(page, svg, options);
  const QByteArray text = file_bytes_of(svg);
  CHECK(text.contains("width=\"84.00mm\""));
  CHECK(text.contains("A red field."));
  options.dpi = 300;
  const QString png = folder.filePath(QStringLiteral("f.png"));
  export_picture(page, png, options);
  const QImage image(png);
  CHECK(image.width() == static_cast<int>(std::lround(84 / 25.4 * 300)));
  CHECK(image.dotsPerMeterX() == 11811);
  const QString again = folder.filePath(QStringLiteral("g.svg"));
  options.dpi = 0;
  export_picture(page, again, options);
  CHECK(file_bytes_of(again) == text);
}

TEST_CASE("The title of a PDF is the figure's, and a bare picture's is its description", "[caption][export]") {
  const QTemporaryDir folder;
  const auto title_of = [&](const Picture& picture) {
    const QString path = folder.filePath(QStringLiteral("t.pdf"));
    export_picture(picture, path, {});
    const QByteArray pdf = file_bytes_of(path);
    const qsizetype begin = pdf.indexOf("/Title (\xfe\xff") + 10;
    QString title;
    for (qsizetype i = begin; i + 1 < pdf.size() && pdf[i] != ')'; i += 2) title += QChar(pdf[i + 1]);
    return title;
  };
  FigureWords words;
  words.title = QStringLiteral("My $x$ title");
  words.alt = QStringLiteral("What is seen.");
  CHECK(title_of(CaptionedPicture(std::make_shared<Field>(QSizeF(600, 300)), words, {})) ==
        QStringLiteral("My x title"));
  CHECK(title_of(Field(QSizeF(600, 300))) == Field(QSizeF(600, 300)).description());
  words.title.clear();
  CHECK(title_of(CaptionedPicture(std::make_shared<Field>(QSizeF(600, 300)), words, {})) ==
        QStringLiteral("What is seen."));
}

TEST_CASE("The text file has title caption parameters alternative text and command without markup", "[caption]") {
  const QString text = words_file(some_words(), QStringLiteral("littlestone-lab figure field"));
  for (const char* part :
       {"title:\nA field is red.", "caption:\nThe field shows α and ε", "parameters:\nfield:8; ε = 1",
        "alternative text:\nA red field.", "command:\nlittlestone-lab figure field"}) {
    CHECK(text.contains(QString::fromUtf8(part)));
  }
  CHECK_FALSE(text.contains(u'$'));
}
