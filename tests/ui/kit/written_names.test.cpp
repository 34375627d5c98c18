// SPDX-License-Identifier: GPL-3.0-or-later
// Names and texts that strangers choose, in each language the window writes: XML, HTML, TeX and the tooltips of Qt.
#include <QRegularExpression>
#include <QTemporaryDir>
#include <QTextDocument>
#include <QXmlStreamReader>
#include <algorithm>
#include <catch2/catch.hpp>

#include "core/base/files.hpp"
#include "core/base/name.hpp"
#include "tests/support/names.hpp"
#include "ui/kit/export_picture.hpp"
#include "ui/kit/math_text.hpp"
#include "ui/kit/table.hpp"
#include "ui/kit/tikz_device.hpp"
#include "ui/kit/tikz_text.hpp"
#include "ui/words/file_names.hpp"
#include "ui/words/names.hpp"
#include "ui/words/xml_text.hpp"

namespace littlestone::ui {
namespace {

/// Lines of text, one below the other, which are its description too.
class Lines final : public Picture {
 public:
  explicit Lines(QStringList lines) : lines_(std::move(lines)) {}
  [[nodiscard]] QSizeF natural_size() const override { return {400, 20.0 * static_cast<double>(lines_.size())}; }
  void paint(QPainter& painter, const QRectF& area, const Theme&) const override {
    double y = area.top();
    for (const QString& line : lines_) MathText(line, {}, MathText::Mode::plain).draw(painter, {area.left(), y += 20});
  }
  [[nodiscard]] QString description() const override { return lines_.join(u' '); }

 private:
  QStringList lines_;
};

QByteArray exported(const Picture& picture, const char* ending) {
  const QTemporaryDir folder;
  const QString path = folder.filePath(QStringLiteral("picture.") + QLatin1String(ending));
  export_picture(picture, path, {});
  return QByteArray::fromStdString(read_text_file("picture", path.toStdString(), std::size_t{1} << 30));
}

struct ReadXml {
  QString description;
  QString texts;  // of all text elements, in their order
  QString problem;
};

ReadXml read_svg(const QByteArray& svg) {
  ReadXml read;
  QXmlStreamReader reader(svg);
  QString element;
  while (!reader.atEnd()) {
    reader.readNext();
    if (reader.isStartElement()) element = reader.name().toString();
    if (reader.isEndElement()) element.clear();
    if (reader.isCharacters() && element == QLatin1String("desc")) read.description += reader.text();
    if (reader.isCharacters() && element == QLatin1String("text")) read.texts += reader.text();
  }
  if (reader.hasError()) read.problem = reader.errorString();
  return read;
}

// Qt takes the sign at the beginning of a text for a mark of the order of bytes, and drops it.
std::vector<std::string> without_marks(std::vector<std::string> all) {
  std::erase_if(all, [](const std::string& text) { return text.starts_with("\ufeff"); });
  return all;
}

QStringList as_lines(const std::vector<std::string>& all, std::size_t from, std::size_t count) {
  QStringList lines;
  for (std::size_t i = from; i < std::min(all.size(), from + count); ++i) lines += QString::fromStdString(all[i]);
  return lines;
}

bool is_printable_ascii(const QString& text) {
  return std::all_of(text.begin(), text.end(), [](QChar c) { return c > u' ' && c < u'\x7f'; });
}

TEST_CASE("Every text is in a picture of SVG that a reader of XML reads to its end", "[names]") {
  for (const auto& all : {without_marks(awkward_names(3000, 51)), without_marks(hostile_texts(600, 52))}) {
    for (std::size_t i = 0; i < all.size(); i += 60) {
      const QStringList lines = as_lines(all, i, 60);
      const ReadXml read = read_svg(exported(Lines(lines), "svg"));
      CAPTURE(i, read.problem.toStdString());
      REQUIRE(read.problem.isEmpty());
      for (const QString& line : lines) {
        CAPTURE(line.toStdString());
        if (!name_flaw(line.toStdString())) CHECK(read.description.contains(line));
        if (is_printable_ascii(line)) CHECK(read.texts.contains(line));
      }
    }
  }
}

TEST_CASE("Every text is read back from XML and from HTML", "[names]") {
  for (const auto& all : {without_marks(awkward_names(3000, 53)), without_marks(hostile_texts(3000, 54))}) {
    for (const std::string& bytes : all) {
      const QString text = QString::fromStdString(bytes);
      CAPTURE(bytes);
      const QString written = xml_text(text);
      QXmlStreamReader reader("<a b=\"" + written.toUtf8() + "\">" + written.toUtf8() + "</a>");
      REQUIRE(reader.readNextStartElement());
      const QString read = reader.readElementText();
      REQUIRE_FALSE(reader.hasError());
      if (!name_flaw(bytes)) REQUIRE(read == text);
      QTextDocument document;
      document.setHtml(QStringLiteral("<p style=\"white-space:pre-wrap\">%1</p>").arg(written));
      // The document gives spaces for spaces that do not break.
      if (!name_flaw(bytes)) {
        REQUIRE(document.toPlainText() == QString(text).replace(QChar::Nbsp, u' '));
      }
      const QString tip = plain_tip(text);
      if (!Qt::mightBeRichText(tip)) {
        REQUIRE(tip == text);
      } else {
        document.setHtml(tip);
        if (!name_flaw(bytes)) REQUIRE(document.toPlainText() == QString(text).replace(QChar::Nbsp, u' '));
      }
    }
  }
  CHECK(plain_tip(QStringLiteral("<img src=\"/secret\">")).contains(QStringLiteral("&lt;img")));
}

TEST_CASE("A text in TeX has no command but those that spell its characters", "[names]") {
  static const QRegularExpression command(QStringLiteral("\\\\([A-Za-z]+|.)"));
  const QStringList spelled = {
      QStringLiteral("textbackslash"), QStringLiteral("textasciicircum"), QStringLiteral("textasciitilde"),
      QStringLiteral("char"),          QStringLiteral("ldots"),           QStringLiteral("ss"),
      QStringLiteral("frac"),          QStringLiteral("varepsilon"),      QStringLiteral("delta")};
  for (const auto& all : {without_marks(awkward_names(3000, 55)), without_marks(hostile_texts(3000, 56))}) {
    for (const std::string& bytes : all) {
      SetRun run;
      run.text = QString::fromStdString(bytes);
      const auto tex = tex_of({run});
      if (!tex) continue;  // drawn as outlines
      CAPTURE(bytes, tex->toStdString());
      for (auto found = command.globalMatch(QString::fromLatin1(*tex)); found.hasNext();) {
        const QString name = found.next().captured(1);
        const bool sign = name.size() == 1 && !name[0].isLetter();
        REQUIRE((sign || spelled.contains(name)));
      }
    }
  }
}

TEST_CASE("A file's name is shown in one line, and a command names the same bytes", "[names]") {
  for (const auto& all : {without_marks(awkward_names(1000, 57)), without_marks(hostile_texts(1000, 58))}) {
    for (std::string bytes : all) {
      std::erase(bytes, '/');
      if (bytes.starts_with("\ufeff")) continue;
      const QString shown = shown_file(file_text("/folder/" + bytes));
      CAPTURE(bytes);
      REQUIRE(shown.toStdString() == harmless(bytes));
      REQUIRE(class_title("file:/folder/" + bytes) == shown);
    }
  }
  CHECK(shell_line({QStringLiteral("a b"), QStringLiteral("$(id)"), QStringLiteral("x")}) ==
        QStringLiteral("'a b' '$(id)' x"));
}

TEST_CASE("A rational beyond doubles is shown as a power of ten", "[names]") {
  CHECK(rational_text(parse_rational("x", "1e-350")) == QStringLiteral("10⁻³⁵⁰"));
  CHECK(rational_text(parse_rational("x", "2.5e-1000")) == QStringLiteral("2.5·10⁻¹⁰⁰⁰"));
  CHECK(rational_text(parse_rational("x", "1e400")) == QStringLiteral("10⁴⁰⁰"));
  CHECK(rational_text(Rational(0)) == QStringLiteral("0"));
}

}  // namespace
}  // namespace littlestone::ui
