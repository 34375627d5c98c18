// SPDX-License-Identifier: GPL-3.0-or-later
// What is painted on the device of TikZ, and how lines of text are spelled for TeX.
#include <QImage>
#include <QPainter>
#include <QPainterPath>
#include <QRegularExpression>
#include <algorithm>
#include <catch2/catch.hpp>

#include "core/instance/instance.hpp"
#include "ui/kit/math_text.hpp"
#include "ui/kit/tikz_device.hpp"
#include "ui/kit/tikz_text.hpp"
#include "ui/pages/tree/mistake_tree_picture.hpp"

namespace littlestone::ui {
namespace {

QByteArray spelled(const QString& markup, MathText::Mode mode = MathText::Mode::mixed, const MathStyle& style = {}) {
  return tex_of(MathText(markup, style, mode).set_line().runs).value_or("none");
}

QByteArray tikz_of(const std::function<void(QPainter&)>& draw) {
  TikzDevice device({200, 100});
  QPainter painter(&device);
  draw(painter);
  painter.end();
  return device.source();
}

/// The braces that are not escaped open and close in pairs.
bool braces_match(const QByteArray& source) {
  int depth = 0;
  for (qsizetype i = 0; i < source.size(); ++i) {
    if (source[i] == '\\') {
      ++i;
    } else if (source[i] == '{') {
      ++depth;
    } else if (source[i] == '}' && --depth < 0) {
      return false;
    }
  }
  return depth == 0;
}

TEST_CASE("A line is spelled for TeX with its variables between dollar signs") {
  CHECK(spelled("T_{010}", MathText::Mode::math) == "$T_{010}$");
  CHECK(spelled("10^{-6}", MathText::Mode::math) == "10$^{-6}$");
  CHECK(spelled(QStringLiteral("D\u0303_3"), MathText::Mode::math) == "$\\tilde{D}_{3}$");
  CHECK(spelled(QStringLiteral("loss ≤ $α$")) == "loss $\\leq $ $\\alpha $");
  CHECK(spelled(QStringLiteral("50 % of {a_b} & #1")) == "50 \\% of \\{a\\_b\\} \\& \\#1");
  CHECK(spelled(QStringLiteral("3.1·10⁻⁷")) == "3.1$\\cdot $10$^{-7}$");
  CHECK(spelled(QStringLiteral("für alle größeren")) == "f\\\"ur alle gr\\\"o\\ss{}eren");
  CHECK(spelled(QStringLiteral("bold")) == "bold");
  CHECK(spelled(QStringLiteral("bold"), MathText::Mode::plain, {13, QFont::DemiBold}) == "\\textbf{bold}");
  CHECK(spelled(QStringLiteral("S ∘ T_{min}"), MathText::Mode::math) == "$S$ $\\circ $ $T_{\\mathrm{min}}$");
}

/// The lines as any engine of TeX, or a program that looks at the file, could split them.
QStringList lines_of_any_reader(const QByteArray& source) {
  static const QRegularExpression end(QStringLiteral("[\\x{0}-\\x{8}\\x{A}-\\x{1F}\\x{7F}-\\x{9F}\\x{2028}\\x{2029}]"));
  return QString::fromUtf8(source).split(end, Qt::SkipEmptyParts);
}

TEST_CASE("Each line of the head of a TeX file is a comment, whatever the title and the caption hold") {
  for (uint c = 0; c < 0x3000; ++c) {
    const QString text =
        QStringLiteral("before") + QChar(static_cast<char16_t>(c)) + QStringLiteral("\\input{secret}%");
    const QByteArray file = tikz_file("PICTURE\n", {10, 10}, text, text + u'\n' + text);
    const QByteArray head = file.left(file.indexOf("\n%\n"));
    CAPTURE(c);
    REQUIRE(head.contains("before"));
    for (const QString& line : lines_of_any_reader(head)) REQUIRE(line.startsWith(u'%'));
  }
}

TEST_CASE("No character of a text is spelled for TeX as a control character or outside ASCII") {
  const auto written = [](const QString& text, bool bold = false) {
    SetRun run;
    run.text = text;
    run.bold = bold;
    return tex_of({run}).value_or("none");
  };
  for (uint c = 0; c < 0x10000; ++c) {
    const QByteArray line = written(QStringLiteral("a") + QChar(static_cast<char16_t>(c)) + u'b', c % 2 == 0);
    const bool plain = std::all_of(line.begin(), line.end(), [](char byte) { return byte >= 0x20 && byte < 0x7f; });
    CAPTURE(c, line.toStdString());
    REQUIRE((plain && braces_match(line)));
  }
  CHECK(written(QStringLiteral("a\u001b\u0085\u2028b")) == "a???b");
  CHECK(written(QStringLiteral("a\u202e\u061cb")) == "ab");
  CHECK(written(QStringLiteral("15\" old")) == "15\\char34{} old");
}

TEST_CASE("A line in letters that TeX does not name is refused") {
  CHECK(spelled(QStringLiteral("\u05d0\u05e6\u05d5\u05d5\u05d4")) == "none");
  CHECK(spelled(QStringLiteral("漢字"), MathText::Mode::plain) == "none");
}

TEST_CASE("Strokes and fills become paths in px of the page under every transform") {
  const QByteArray source = tikz_of([](QPainter& painter) {
    painter.translate(10, 20);
    painter.scale(2, 2);
    painter.fillRect(QRectF(1, 2, 30, 5), QColor(0, 114, 178));
    painter.setPen(QPen(QColor(214, 94, 0), 1.5, Qt::SolidLine, Qt::RoundCap));
    painter.drawLine(QPointF(0, 0), QPointF(5, 5));
  });
  CHECK(source.contains("\\path[fill=ll0072B2,even odd rule] (12,24)--(72,24)--(72,34)--(12,34)--cycle;"));
  CHECK(source.contains("(10,20)--(20,30);"));
  CHECK(source.contains("draw=llD65E00,line width=2.25bp,line cap=round"));  // 1.5 px · 2 · 0.75 bp
  CHECK(source.contains("\\definecolor{ll0072B2}{HTML}{0072B2}"));
  CHECK(source.contains("\\useasboundingbox (0,0) rectangle (200,100);"));
}

TEST_CASE("Dashes and opacity reach the file in the width of the line") {
  const QByteArray source = tikz_of([](QPainter& painter) {
    QPen pen(Qt::black, 2);
    pen.setDashPattern({3, 1.5});  // in widths of the line
    painter.setPen(pen);
    painter.setOpacity(0.5);
    painter.drawLine(QPointF(0, 0), QPointF(100, 0));
  });
  CHECK(source.contains("dash pattern=on 4.5bp off 2.25bp"));
  CHECK(source.contains("draw opacity=0.5"));
}

TEST_CASE("A clip holds for what is painted under it and for nothing after") {
  const QByteArray source = tikz_of([](QPainter& painter) {
    painter.save();
    painter.setClipRect(QRectF(0, 0, 50, 50));
    painter.fillRect(QRectF(10, 10, 80, 80), Qt::red);
    painter.restore();
    painter.fillRect(QRectF(60, 60, 10, 10), Qt::blue);
  });
  const qsizetype opens = source.indexOf("\\begin{scope}\\clip (0,0)");
  const qsizetype closes = source.indexOf("\\end{scope}");
  CHECK(opens >= 0);
  CHECK(source.indexOf("fill=llFF0000") > opens);
  CHECK(source.indexOf("fill=llFF0000") < closes);
  CHECK(source.indexOf("fill=ll0000FF") > closes);
  CHECK(source.count("\\begin{scope}") == source.count("\\end{scope}"));
}

TEST_CASE("A line of text is one node with the anchor it was drawn by") {
  const MathText text(QStringLiteral("chance $τ_3$"), {12}, MathText::Mode::mixed);
  const QByteArray source = tikz_of([&](QPainter& painter) {
    painter.setPen(QColor(20, 23, 31));
    text.draw(painter, {100, 40}, 0);
    text.draw(painter, {100, 60}, 0.5);
    text.draw(painter, {100, 80}, 1);
    painter.translate(50, 50);
    painter.rotate(-90);
    text.draw(painter, {0, 0}, 0.5);
  });
  CHECK(source.contains("\\LLtext{anchor=base west,text=ll14171F}{100,40}{"));
  CHECK(source.contains("\\LLtext{anchor=base,text=ll14171F}{100,60}{"));
  CHECK(source.contains("\\LLtext{anchor=base east,text=ll14171F}{100,80}{"));
  CHECK(source.contains("\\LLtext{anchor=base,text=ll14171F,rotate=90}{50,50}{"));
  CHECK(source.count("{chance $\\tau _{3}$}") == 4);
  const QByteArray room = QByteArray::number(text.width() * 0.75, 'f', 1).chopped(2);
  CHECK(source.contains("}{" + room));
}

TEST_CASE("A line that TeX cannot spell is drawn as outlines") {
  const QByteArray source = tikz_of([](QPainter& painter) {
    painter.setPen(Qt::black);
    MathText(QStringLiteral("\u05e9\u05dc\u05d5\u05dd"), {14}, MathText::Mode::plain).draw(painter, {20, 40});
  });
  CHECK_FALSE(source.contains("\\LLtext"));
  CHECK(source.contains("\\path[fill=ll000000"));
  for (const char c : source) REQUIRE(static_cast<unsigned char>(c) < 128);
}

TEST_CASE("The mistake tree is written in ASCII with all its braces closed and the same each time") {
  const auto instance = Instance::make("thresholds:8", "uniform", 0);
  const MistakeTreePicture picture(instance->shared_class(), std::make_shared<const MistakeTree>(instance->tree()));
  const auto written = [&] {
    TikzDevice device(picture.natural_size());
    QPainter painter(&device);
    picture.paint(painter, QRectF(QPointF(0, 0), picture.natural_size()), Theme::get(ThemeKind::light));
    painter.end();
    return device.source();
  };
  const QByteArray source = written();
  CHECK(braces_match(source));
  CHECK(source == written());
  CHECK(source.count("\\LLtext") > 15);
  for (const char c : source) REQUIRE(static_cast<unsigned char>(c) < 128);
}

}  // namespace
}  // namespace littlestone::ui
