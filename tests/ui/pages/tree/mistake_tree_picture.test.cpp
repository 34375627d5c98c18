// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/pages/tree/mistake_tree_picture.hpp"

#include <QTemporaryDir>
#include <catch2/catch.hpp>

#include "core/instance/instance.hpp"
#include "tests/ui/kit/pictures.test.hpp"
#include "tests/ui/painted_words.test.hpp"
#include "tests/ui/printed.test.hpp"
#include "ui/words/direction.hpp"

namespace littlestone::ui {
namespace {

std::vector<TreeMove> moves(const char* answers) {
  std::vector<TreeMove> result;
  for (; *answers != '\0'; ++answers) {
    const Label y = *answers == '+' ? Label::plus : Label::minus;
    result.push_back({y, opposite(y)});
  }
  return result;
}

// Of the class's own tree.
MistakeTreePicture picture_of(const std::string& class_text, std::vector<TreeMove> moves = {}, bool playing = false,
                              Style style = Style::screen) {
  const auto instance = Instance::make(class_text, "uniform", 0);
  return {instance->shared_class(),
          std::make_shared<const MistakeTree>(instance->tree()),
          std::move(moves),
          playing,
          Learner::soa,
          style};
}

TEST_CASE("A tree of any depth stays in its area, played or not, on screen and in print") {
  for (const char* name : {"thresholds:1", "thresholds:2", "cube:3", "thresholds:16", "thresholds:32", "thresholds:64",
                           "thresholds:128"}) {
    for (const char* answers : {"", "+", "-+", "++++++++"}) {
      for (const QSizeF size : {QSizeF(640, 300), QSizeF(728, 340), QSizeF(1300, 800), QSizeF(300, 300)}) {
        const Theme& theme = Theme::get(size.width() < 700 ? ThemeKind::contrast : ThemeKind::light);
        const MistakeTreePicture picture = picture_of(name, moves(answers));
        CAPTURE(name, answers, size.width());
        CHECK(stays_inside(rendered(picture, size, theme, 30), size, 30, theme.canvas));
      }
    }
    const Theme& theme = Theme::get(ThemeKind::light);
    const MistakeTreePicture print = picture_of(name, {}, false, Style::print);
    CAPTURE(name);
    CHECK(stays_inside(rendered(print, print.natural_size(), theme, 30), print.natural_size(), 30, theme.canvas));
    CHECK_FALSE(is_blank(rendered(print, print.natural_size(), theme), theme.canvas));
  }
}

TEST_CASE("A printed tree of eight leaves shows them all at 84 mm, with no type below 6 pt") {
  for (const char* name : {"thresholds:8", "cube:3", "thresholds:4", "points:6", "intervals:5"}) {
    for (const Style style : {Style::screen, Style::print}) {
      const MistakeTreePicture picture = picture_of(name, {}, false, style);
      CAPTURE(name, style == Style::print);
      test::check_print(picture);
      constexpr double margins = 20;
      const double width = px_of_mm(84) - margins;
      const QSizeF natural = natural_size_at(picture, width);
      const QSize size = QSizeF(width, natural.height() * width / natural.width()).toSize();
      for (const test::PaintedWords& words : test::painted_words(picture, size))
        CHECK_FALSE(words.text.startsWith(QLatin1String("depth")));  // no triangle stands for a part of the tree
    }
  }
}

TEST_CASE("Every answer moves the play one node down, and answers beyond a leaf change nothing") {
  const Theme& theme = Theme::get(ThemeKind::light);
  const auto frame = [&](const char* answers) {
    return rendered(picture_of("thresholds:8", moves(answers), true), {728, 300}, theme);
  };
  CHECK(frame("") != frame("+"));
  CHECK(frame("+") != frame("-"));
  CHECK(frame("+-") != frame("+-+"));
  CHECK(frame("+-+") == frame("+-++-"));
}

TEST_CASE("The description says where the play stands") {
  CHECK(without_isolates(picture_of("thresholds:8").description()) ==
        "A mistake tree of depth 3 shattered by thresholds:8.");
  CHECK(picture_of("thresholds:8", moves("++")).description().endsWith("the play stands at point 1."));
  CHECK(picture_of("thresholds:8", moves("+++")).description().endsWith("The play ended at t\u2081."));
}

TEST_CASE("A mistake is marked only where the SOA said otherwise") {
  const Theme& theme = Theme::get(ThemeKind::light);
  const std::vector<TreeMove> right{{Label::plus, Label::plus}};
  const std::vector<TreeMove> wrong{{Label::plus, Label::minus}};
  const std::vector<TreeMove> unknown{{Label::plus}};
  const auto frame = [&](const std::vector<TreeMove>& m) {
    return rendered(picture_of("thresholds:8", m), {728, 300}, theme);
  };
  CHECK(frame(right) == frame(unknown));
  CHECK(frame(wrong) != frame(right));
}

TEST_CASE("A tree of depth 4 keeps its witnesses in the room it has in a window of 760 lines") {
  REQUIRE(Instance::make("thresholds:16", "uniform", 0)->tree().depth == 4);
  const MistakeTreePicture picture = picture_of("thresholds:16", {}, true);
  for (const int height : {240, 276, 340}) {
    CAPTURE(height);
    CHECK(test::read_aloud(picture, {712, height}).contains(QStringLiteral("witness")));
    CHECK(test::misplaced_words(picture, {712, height}).empty());
  }
}

TEST_CASE("A class without a tree draws nothing and says so") {
  const Theme& theme = Theme::get(ThemeKind::light);
  const MistakeTreePicture picture(Instance::make("thresholds:4", "uniform", 0)->shared_class(),
                                   std::make_shared<const MistakeTree>(), moves("+"));
  CHECK(is_blank(rendered(picture, {640, 300}, theme), theme.canvas));
  CHECK(picture.description() == "No mistake tree.");
  CHECK(picture.natural_size().width() > 0);
}

TEST_CASE("A node is as wide as its point's name, where its neighbours leave room, and never lies over them",
          "[canvas]") {
  QTemporaryDir folder;
  const QString path = folder.filePath(QStringLiteral("named.csv"));
  QFile file(path);
  REQUIRE(file.open(QIODevice::WriteOnly));
  file.write("x,temperature,point12,a rather long name of a point\n");
  for (int h = 0; h < 8; ++h) {
    file.write(QStringLiteral("h%1,%2,%3,%4\n").arg(h).arg(h & 1).arg(h >> 1 & 1).arg(h >> 2 & 1).toUtf8());
  }
  file.close();
  const MistakeTreePicture picture = picture_of("file:" + path.toStdString());
  for (const QSize size : {QSize(900, 420), QSize(520, 300)}) {
    CAPTURE(size.width());
    test::WordListener listener(size);
    QPainter painter(&listener);
    Spots spots;
    picture.paint_spots(painter, QRectF(QPointF(), size), Theme::get(ThemeKind::light), spots);
    painter.end();
    QStringList words;
    for (const test::PaintedWords& painted : listener.painted()) words += painted.text;
    if (size.width() == 900) {
      CHECK(words.contains(QStringLiteral("temperature")));
      CHECK(words.contains(QStringLiteral("point12")));
    }
    std::vector<QRectF> nodes;
    for (const Spot& spot : spots.all()) {
      if (spot.act == Spot::Act::ask) nodes.push_back(spot.rect);
    }
    REQUIRE(nodes.size() == 7);
    for (std::size_t a = 0; a < nodes.size(); ++a) {
      CHECK(nodes[a].left() >= 0);
      CHECK(nodes[a].right() <= size.width());
      for (std::size_t b = 0; b < a; ++b) CHECK_FALSE(nodes[a].intersects(nodes[b]));
    }
  }
}

}  // namespace
}  // namespace littlestone::ui
