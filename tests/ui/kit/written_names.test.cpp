// SPDX-License-Identifier: GPL-3.0-or-later
// Names and texts that strangers choose, in each language the window writes: XML, HTML, TeX and the tooltips of Qt.
#include <QProcess>
#include <QRegularExpression>
#include <QStandardPaths>
#include <QTemporaryDir>
#include <QTextDocument>
#include <QXmlStreamReader>
#include <algorithm>
#include <catch2/catch.hpp>
#include <cctype>

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

TEST_CASE("pdflatex, where it is, sets 3000 names and hostile texts and does nothing that they say", "[names]") {
  const QString program = QStandardPaths::findExecutable(QStringLiteral("pdflatex"));
  if (program.isEmpty()) {
    SUCCEED("there is no pdflatex: its reader of TeX is not asked");
    return;
  }
  const QTemporaryDir folder;
  const auto path = [&](const char* name) { return folder.filePath(QString::fromLatin1(name)).toStdString(); };
  std::string source =
      "\\documentclass{article}\\usepackage{lmodern,amsmath,amssymb}\\pagestyle{empty}\\parindent=0pt\n"
      "\\hfuzz=\\maxdimen\\hbadness=10000\\begin{document}\n";
  std::vector<std::pair<int, std::string>> plain;  // letters and digits of ASCII alone, which a PDF gives back
  int lines = 0;
  for (const auto& all : {without_marks(awkward_names(4000, 55)), without_marks(hostile_texts(4000, 56))}) {
    for (const std::string& bytes : all) {
      SetRun run;
      run.text = QString::fromStdString(bytes);
      const auto tex = tex_of({run});
      if (!tex) continue;  // drawn as outlines
      const bool letters =
          std::all_of(bytes.begin(), bytes.end(), [](unsigned char c) { return c < 0x80 && std::isalnum(c) != 0; });
      if (letters) plain.emplace_back(lines, bytes);
      source += "\\hbox{N" + std::to_string(lines++) + "N " + tex->toStdString() + "}\n";
    }
  }
  REQUIRE(lines > 3000);
  write_file("out", path("names.tex"), source + "\\end{document}\n");
  QProcess set;
  set.setWorkingDirectory(folder.path());
  set.start(program, {QStringLiteral("-interaction=nonstopmode"), QStringLiteral("-halt-on-error"),
                      QStringLiteral("-recorder"), QStringLiteral("names.tex")});
  REQUIRE(set.waitForFinished(120'000));
  CAPTURE(set.readAllStandardOutput().right(1500).toStdString());
  REQUIRE(set.exitCode() == 0);
  // No name had a file written, or one read that TeX does not read by itself.
  const std::string files = read_text_file("log", path("names.fls"), std::size_t{1} << 24U);
  for (const QString& each : QString::fromStdString(files).split(u'\n')) {
    const std::string line = each.toStdString();
    CAPTURE(line);
    if (line.starts_with("OUTPUT ")) CHECK(line.find("names.") != std::string::npos);
    if (line.starts_with("INPUT ")) CHECK(line.find("passwd") == std::string::npos);
  }
  const QString reader = QStandardPaths::findExecutable(QStringLiteral("pdftotext"));
  if (reader.isEmpty()) return;
  QProcess read;
  read.setWorkingDirectory(folder.path());
  read.start(reader, {QStringLiteral("-raw"), QStringLiteral("names.pdf"), QStringLiteral("-")});
  REQUIRE(read.waitForFinished(120'000));
  const QString text = QString::fromUtf8(read.readAllStandardOutput());
  qsizetype at = 0;  // each text begins behind the one before: none has swallowed another
  for (int line = 0; line < lines; ++line) {
    at = text.indexOf(QStringLiteral("N%1N").arg(line), at);
    CAPTURE(line);
    REQUIRE(at >= 0);
  }
  for (const auto& [line, name] : plain)
    CHECK(text.contains(QStringLiteral("N%1N %2").arg(line).arg(QString::fromStdString(name))));
  CHECK(plain.size() > 10);
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
