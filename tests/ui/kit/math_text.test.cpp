// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/kit/math_text.hpp"

#include <QFontMetricsF>
#include <QImage>
#include <QPainter>
#include <QPicture>
#include <catch2/catch.hpp>

#include "../painted_words.test.hpp"
#include "ui/kit/figure_words.hpp"
#include "ui/kit/type.hpp"
#include "ui/kit/wrap.hpp"
#include "ui/words/direction.hpp"
#include "ui/words/names.hpp"

namespace littlestone::ui {
namespace {

// The rectangle of everything that is not white.
QRect ink_of(const QImage& image) {
  QRect ink;
  for (int y = 0; y < image.height(); ++y) {
    for (int x = 0; x < image.width(); ++x) {
      if (qGray(image.pixel(x, y)) < 250) ink |= QRect(x, y, 1, 1);
    }
  }
  return ink;
}

QImage drawn(const MathText& text, QPointF baseline) {
  QImage image(400, 100, QImage::Format_RGB32);
  image.fill(Qt::white);
  QPainter painter(&image);
  painter.setRenderHints(QPainter::Antialiasing | QPainter::TextAntialiasing);
  painter.setPen(Qt::black);
  text.draw(painter, baseline);
  return image;
}

TEST_CASE("What is measured is what is drawn, to a pixel") {
  for (const char* markup :
       {"T_{010}", "t_3", "D\u0303_3", "10^{-6}", "f_0", "S = T_{010} \u2218 (x_{01}, y_{01})", "SOA(S \u2218 T)"}) {
    for (const double size : {11.0, 14.0, 26.0}) {
      const MathText text(QString::fromUtf8(markup), {.size = size});
      const QRect ink = ink_of(drawn(text, {20, 50}));
      const QRectF extent = text.extent().translated(20, 50);
      CAPTURE(markup, size);
      REQUIRE_FALSE(ink.isEmpty());
      CHECK(std::abs(ink.left() - extent.left()) <= 1.5);
      CHECK(std::abs(ink.right() + 1 - extent.right()) <= 1.5);
      CHECK(std::abs(ink.top() - extent.top()) <= 1.5);
      CHECK(std::abs(ink.bottom() + 1 - extent.bottom()) <= 1.5);
    }
  }
}

TEST_CASE("Subscripts go down, superscripts up, and both are smaller") {
  const MathText plain("x", {.size = 40});
  const MathText low("x_x", {.size = 40});
  const MathText high("x^x", {.size = 40});
  CHECK(low.extent().bottom() > plain.extent().bottom() + 4);
  CHECK(high.extent().top() < plain.extent().top() - 4);
  CHECK(low.width() < 2 * plain.width());
  CHECK(low.width() > 1.6 * plain.width());
}

TEST_CASE("A hyphen in mathematics is a true minus, in words it stays") {
  CHECK(MathText("10^{-6}").plain() == QString::fromUtf8("10−6"));
  CHECK(MathText("soft-max", {}, MathText::Mode::plain).plain() == "soft-max");
}

TEST_CASE("In mixed text only what stands between dollar signs is mathematics") {
  CHECK(MathText("redraws, $f_0 = f_1$", {}, MathText::Mode::mixed).plain() == "redraws, f0 = f1");
  CHECK(MathText("a_b", {}, MathText::Mode::mixed).plain() == "a_b");
  CHECK(MathText("5 $$ each", {}, MathText::Mode::mixed).plain() == "5 $ each");
}

TEST_CASE("In notation a letter with digits is a variable with a subscript, any other name stands for itself") {
  const auto markup = [](const char* name) { return name_markup(Name::notation(name)); };
  CHECK(markup("t3") == "$t_{3}$");
  CHECK(markup("h12") == "$h_{12}$");
  CHECK(markup("c") == "$c$");
  CHECK(markup("abc12") == "abc12");
  CHECK(markup("12") == "12");
  CHECK(markup("[2,5]") == "[2,5]");
  CHECK(markup("x1+x12") == "$x_{1}$+$x_{12}$");
  CHECK(markup("x1≥2") == QString::fromUtf8("$x_{1}$≥2"));
  CHECK(markup("").isEmpty());
  CHECK(lone_name(Name::notation("t3")) == QString::fromUtf8("t₃"));
  CHECK(plain_name(Name::notation("x1+x12")) == QString::fromUtf8("x₁+x₁₂"));
}

TEST_CASE("A name that a file gives is a text: nothing in it is a variable, an index or markup") {
  for (const char* name : {"t3",  "T2",  "p53",  "abc12",  "US$ 5", "$",       "$$", "a_b^c", "a_{1}", "R&D",
                           "C++", "x#y", "mRNA", "rule D", "3b",    "Règle ç", "א1", "a = b", "12",    "0"}) {
    CAPTURE(name);
    const QString text = QString::fromUtf8(name);
    CHECK(lone_name(name) == text);
    CHECK(MathText(name_markup(name), {}, MathText::Mode::mixed).plain() == text);
    CHECK(without_isolates(plain_name(name)) == text);
    const QString sentence = QStringLiteral("Only %1 is left, and f₀.").arg(plain_name(name));
    CHECK(sentence_markup(sentence) == QStringLiteral("Only %1 is left, and $f_{0}$.").arg(plain_name(name)));
    CHECK(without_markup(sentence_markup(sentence)) == QStringLiteral("Only %1 is left, and f₀.").arg(text));
    CHECK(sentence_markup(isolated(plain_name(name))) == isolated(plain_name(name)));
    CHECK(markup_stretches(sentence_markup(sentence)).size() == 3);
  }
  CHECK(plain_name("").isEmpty());
  CHECK(name_markup("").isEmpty());
}

TEST_CASE("A name in a sentence is broken at its spaces and stays a text on both lines") {
  const QString sentence =
      sentence_markup(QStringLiteral("The row %1 is left.").arg(plain_name("a $ b $ c_1 d$ e f g h")));
  for (const double width : {30.0, 60.0, 90.0, 400.0}) {
    QStringList lines;
    for (const MathText& line : wrapped(sentence, {}, width)) lines += line.plain();
    CHECK(lines.join(u' ') == "The row a $ b $ c_1 d$ e f g h is left.");
  }
}

TEST_CASE("A text that is cut keeps four of its signs, or says that there was one") {
  const QFont font = text_font(11);
  const QFontMetricsF metrics(font);
  for (const char* name : {"eggs", "predator", "domestic animals", "ab"}) {
    const QString text = QString::fromUtf8(name);
    for (double room = 0; room < metrics.horizontalAdvance(text) + 4; room += 1) {
      const QString cut = cut_text(text, font, room);
      CAPTURE(name, room, cut.toStdString());
      CHECK((cut == text || cut == QStringLiteral("…") || (cut.contains(u'…') && cut.size() > 4)));
      CHECK((cut == text) == (metrics.horizontalAdvance(text) <= room));
    }
  }
}

TEST_CASE("A sentence does not turn with a name in it, a name by itself does") {
  const std::string name = "הכנסה ממוצעת";
  const QString alone = QString::fromStdString(name);
  CHECK(runs_from_right(alone));
  CHECK(name_markup("א1") == literal(QStringLiteral("א1")));
  CHECK_FALSE(runs_from_right(QStringLiteral("= %1").arg(name_markup(name))));
  const QString sentence = QStringLiteral("It is %1.").arg(plain_name(name));
  CHECK_FALSE(runs_from_right(sentence));
  CHECK_FALSE(runs_from_right(QStringLiteral("The point %1 was asked.").arg(alone)));
  CHECK(runs_from_right(QStringLiteral("הנקודה x נשאלה")));
  // The words before it stand before it, the point after it.
  const MathText text(sentence_markup(sentence), {}, MathText::Mode::mixed);
  test::WordListener listener(QSize(400, 40));
  QPainter painter(&listener);
  text.draw(painter, {10, 30});
  painter.end();
  const auto x_of = [&](const QString& words) {
    for (const test::PaintedWords& painted : listener.painted()) {
      if (painted.text.contains(words)) return painted.box.left();
    }
    return -1.0;
  };
  REQUIRE(x_of(QStringLiteral("It is")) >= 0);
  CHECK(x_of(QStringLiteral("It is")) < x_of(QStringLiteral("הכנסה")));
}

TEST_CASE("Broken markup is drawn, not refused") {
  CHECK(MathText("T_{01").plain() == "T01");
  CHECK(MathText("T_").plain() == "T_");
  CHECK(MathText("").width() == 0);
}

TEST_CASE("An anchor of one half centres the advance on the given point") {
  const MathText text("T_{010}", {.size = 20});
  QImage left = drawn(text, {200 - text.width() / 2, 50});
  QImage image(400, 100, QImage::Format_RGB32);
  image.fill(Qt::white);
  QPainter painter(&image);
  painter.setRenderHints(QPainter::Antialiasing | QPainter::TextAntialiasing);
  painter.setPen(Qt::black);
  text.draw(painter, {200, 50}, 0.5);
  painter.end();
  CHECK(image == left);
}

TEST_CASE("A formula in an isolate is mathematics, a name in one is not") {
  CHECK(sentence_markup(isolated(QStringLiteral("D̃_k"))) == isolated(QStringLiteral("$D̃_{k}$")));
  CHECK(sentence_markup(isolated(QStringLiteral("f₁ = t₃"))) ==
        isolated(QStringLiteral("$f_{1}$\u00a0=\u00a0$t_{3}$")));
  CHECK(sentence_markup(isolated(QStringLiteral("T = 14"))) == isolated(QStringLiteral("$T$\u00a0=\u00a014")));
  CHECK(sentence_markup(isolated(QStringLiteral("a left one"))) == isolated(QStringLiteral("a left one")));
}

TEST_CASE(
    "A line in Hebrew runs from the right: mathematics after words stands left of them, an isolate in its own order") {
  const auto pieces = [](const std::vector<std::pair<const char*, double>>& parts) {
    QImage image(400, 100, QImage::Format_RGB32);
    image.fill(Qt::white);
    QPainter painter(&image);
    painter.setRenderHints(QPainter::Antialiasing | QPainter::TextAntialiasing);
    painter.setPen(Qt::black);
    for (const auto& [markup, x] : parts) {
      MathText(QString::fromUtf8(markup), {.size = 20}, MathText::Mode::mixed).draw(painter, {x, 50});
    }
    return image;
  };
  const auto width = [](const char* markup) {
    return MathText(QString::fromUtf8(markup), {.size = 20}, MathText::Mode::mixed).width();
  };
  const double room = width("$T_0$");
  CHECK(pieces({{"שלום $T_0$", 40}}) == pieces({{"$T_0$", 40}, {"שלום ", 40 + room}}));
  CHECK(pieces({{"שלום $T_0$", 40}}) != pieces({{"שלום ", 40}, {"$T_0$", 40 + width("שלום ")}}));
  // "T = 28" between the marks of an isolate.
  CHECK(pieces({{"שלום \u2066$T$ = 28\u2069", 40}}) == pieces({{"$T$ = 28", 40}, {"שלום ", 40 + width("$T$ = 28")}}));
  CHECK(MathText("\u2066$T$ = 28\u2069", {}, MathText::Mode::mixed).plain() == "T = 28");
}

}  // namespace
TEST_CASE("Recorded and played back, brackets among words from the right stay as they are drawn", "[canvas]") {
  const MathText text(QString::fromUtf8("\u05D0\u05D1 (\u05D2\u05D3), $n$ (\u05D4)"), {24}, MathText::Mode::mixed);
  const auto blank = [] {
    QImage image(300, 60, QImage::Format_RGB32);
    image.fill(Qt::white);
    return image;
  };
  QImage direct = blank();
  {
    QPainter painter(&direct);
    painter.setRenderHint(QPainter::Antialiasing);
    text.draw(painter, {10, 40});
  }
  QPicture recorded;
  {
    QPainter painter(&recorded);
    painter.setRenderHint(QPainter::Antialiasing);
    text.draw(painter, {10, 40});
  }
  QImage played = blank();
  {
    QPainter painter(&played);
    painter.setRenderHint(QPainter::Antialiasing);
    painter.scale(static_cast<double>(recorded.logicalDpiX()) / played.logicalDpiX(),
                  static_cast<double>(recorded.logicalDpiY()) / played.logicalDpiY());  // it is played by that ratio
    painter.drawPicture(0, 0, recorded);
  }
  int ink = 0;
  int apart = 0;
  for (int y = 0; y < direct.height(); ++y) {
    for (int x = 0; x < direct.width(); ++x) {
      const int a = qGray(direct.pixel(x, y));
      const int b = qGray(played.pixel(x, y));
      ink += 255 - a;
      apart += std::abs(a - b);
    }
  }
  REQUIRE(ink > 10'000);
  CHECK(apart < ink / 3);  // outlines are not hinted
}

}  // namespace littlestone::ui

TEST_CASE("The letter of an appendix is a word in all languages, with an index it is a name", "[markup]") {
  for (const char* words : {"Theorem 12, App. C", "App. A", "Lemma 18, Anh. C.", "In Appendix B, see Anhang D",
                            "משפט 12, נספח C", "(App.\u00a0E)"}) {
    const QString sentence = QString::fromUtf8(words);
    CAPTURE(words);
    CHECK(sentence_markup(sentence) == sentence);
  }
  CHECK(sentence_markup(QStringLiteral("C of App. C and C₀")) == QStringLiteral("$C$ of App. C and $C_{0}$"));
  CHECK(sentence_markup(QStringLiteral("App. C₀")) == QStringLiteral("App. $C_{0}$"));
  CHECK(sentence_markup(QStringLiteral("a map. C is")) == QStringLiteral("a map. $C$ is"));
}
