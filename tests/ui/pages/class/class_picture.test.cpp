// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/pages/class/class_picture.hpp"

#include <algorithm>
#include <catch2/catch.hpp>

#include "tests/ui/kit/pictures.test.hpp"
#include "tests/ui/painted_words.test.hpp"
#include "ui/kit/narrowing.hpp"
#include "ui/pages/learn/run_card.hpp"
#include "ui/words/direction.hpp"

namespace littlestone::ui {
namespace {

// A shown that is only a class and its distribution: what the picture draws.
std::shared_ptr<const ClassShown> class_shown(std::size_t rows, std::size_t points,
                                              std::vector<std::string> point_names = {},
                                              std::vector<std::string> hypothesis_names = {}) {
  std::vector<LabelVector> table;
  for (std::size_t h = 0; h < rows; ++h) {
    LabelVector labels(points);
    for (std::size_t x = 0; x < points; ++x) labels.set(x, label_of((mix64(h * 7919 + x + 1) & 1) != 0));
    for (std::size_t bit = 0; bit < std::min<std::size_t>(points, 13); ++bit)
      labels.set(bit, label_of(((h >> bit) & 1) != 0));
    table.push_back(std::move(labels));
  }
  auto shown = std::make_shared<ClassShown>();
  shown->concept_class =
      std::make_shared<ConceptClass>("table", table, std::move(point_names), std::move(hypothesis_names));
  shown->distribution.weights.assign(points, 1.0 / static_cast<double>(points));
  shown->distribution.target = table[rows / 2];
  return shown;
}

TEST_CASE("A class of any size stays in its area") {
  const std::pair<std::size_t, std::size_t> shapes[] = {{1, 1},   {2, 1},   {8, 8},     {8, 3},
                                                        {40, 60}, {2, 700}, {3000, 12}, {1200, 3000}};
  for (const auto& [rows, points] : shapes) {
    const auto shown = class_shown(rows, points);
    for (const QSizeF size : {QSizeF(640, 360), QSizeF(728, 656), QSizeF(1400, 900), QSizeF(300, 260)}) {
      const Theme& theme = Theme::get(size.width() > 700 ? ThemeKind::light : ThemeKind::contrast);
      const QImage image = rendered(class_picture(shown), size, theme, 20);
      CAPTURE(rows, points, size.width());
      CHECK(stays_inside(image, size, 20, theme.canvas));
      CHECK_FALSE(is_blank(image, theme.canvas));
    }
  }
}

TEST_CASE("Runs of equal labels that lie on each other leave no line between them") {
  // Sizes at which edges of rows fall in the middle of pixels are among these.
  auto shown = std::make_shared<ClassShown>();
  constexpr std::size_t n = 160;
  std::vector<LabelVector> table;
  for (std::size_t h = 0; h < n; ++h) {
    LabelVector labels(n);
    for (std::size_t x = 0; x < n; ++x) labels.set(x, label_of(x >= n / 2 || x == h / 2));
    table.push_back(std::move(labels));
  }
  table.erase(std::unique(table.begin(), table.end()), table.end());
  shown->concept_class = std::make_shared<ConceptClass>("table", table);
  shown->distribution.weights.assign(n, 1.0 / n);
  shown->distribution.target = LabelVector(n);  // not in the class: no row is marked
  const Theme& theme = Theme::get(ThemeKind::light);
  for (int height = 300; height < 420; ++height) {
    const QSizeF size(700, height);
    const QImage image = rendered(class_picture(shown), size, theme);
    // A column through the right half: + from the first row to the last.
    const int x = 530;
    std::vector<int> plus;
    for (int y = 0; y < image.height(); ++y) {
      if (image.pixelColor(x, y) == theme.plus) plus.push_back(y);
    }
    CAPTURE(height);
    REQUIRE(plus.size() > 80);
    REQUIRE(plus.back() - plus.front() + 1 == static_cast<int>(plus.size()));
  }
}

TEST_CASE("Long names lose their end, not their neighbours") {
  const auto shown = class_shown(4, 3, {"the first of three points", "b", "another long point name"},
                                 {"a hypothesis with a very long name indeed, longer than a column", "b", "c", "d"});
  const Theme& theme = Theme::get(ThemeKind::light);
  for (const QSizeF size : {QSizeF(640, 360), QSizeF(360, 360)}) {
    CHECK(stays_inside(rendered(class_picture(shown), size, theme, 20), size, 20, theme.canvas));
  }
}

TEST_CASE("A printed class takes the width of its page and no room above and below it") {
  const auto shown = class_shown(4, 4);
  const auto printed = printed_class(shown);
  const QSizeF natural = printed->natural_size();
  REQUIRE(natural.width() < 320);
  for (const double width : {300.0, 640.0}) {
    CAPTURE(width);
    const QSizeF size = natural_size_at(*printed, width);
    const auto words = test::painted_words(*printed, size.toSize());
    double top = size.height();
    double bottom = 0;
    for (const test::PaintedWords& one : words) {
      top = std::min(top, one.ink.top());
      bottom = std::max(bottom, one.ink.bottom());
    }
    CHECK(bottom - top > 0.85 * size.height());
    CHECK(test::misplaced_words(*printed, size.toSize()) == "");
  }
}

TEST_CASE("Why an edit was refused stands at its place, and inside the picture") {
  const auto shown = class_shown(4, 4);
  ClassHand hand;
  hand.edits = true;
  const QString why = QStringLiteral("this row would equal another one of the class");
  for (const ClassPlace& place : {ClassPlace{ClassPlace::What::cell, 1, 2}, ClassPlace{ClassPlace::What::name, 3, 0},
                                  ClassPlace{ClassPlace::What::bar, 0, 3}}) {
    hand.refusal = ClassRefusal{place, why};
    const ScenePicture picture = class_picture(shown, hand);
    const QSizeF size(640, 480);
    const auto words = test::painted_words(picture, size.toSize());
    const auto found = std::find_if(words.begin(), words.end(), [](const test::PaintedWords& one) {
      return one.text.contains(QStringLiteral("equal"));
    });
    REQUIRE(found != words.end());
    CHECK(found->pixel_size >= 15);
    CHECK(QRectF({}, size).contains(found->ink));
    CHECK(picture.description() == why);
  }
}

TEST_CASE("Point names wider than their column are turned, not cut") {
  const ScenePicture picture = class_picture(class_shown(4, 4, {"income", "age over 65", "w", "x3"}));
  for (const double scale : {1.0, 1.5}) {
    test::WordListener listener((picture.natural_size() * scale).toSize());
    QPainter painter(&listener);
    picture.paint(painter, QRectF({}, picture.natural_size() * scale), Theme::get(ThemeKind::light));
    painter.end();
    for (const QString& name : {QStringLiteral("income"), QStringLiteral("age over 65")}) {
      const auto found = std::find_if(listener.painted().begin(), listener.painted().end(),
                                      [&](const test::PaintedWords& words) { return words.text == name; });
      CAPTURE(name.toStdString(), scale);
      REQUIRE(found != listener.painted().end());
      CHECK(found->box.height() > 1.5 * found->pixel_size);
      CHECK(found->box.top() > 0);
    }
  }
}

TEST_CASE("A likelier point has a higher bar, an impossible one none") {
  auto shown = std::make_shared<ClassShown>(*class_shown(2, 3));
  shown->distribution.weights = {0.75, 0.25, 0};
  const Theme& theme = Theme::get(ThemeKind::light);
  const QImage image = rendered(class_picture(shown), class_picture(shown).natural_size(), theme);
  // The columns' pixels in the bars' colour.
  std::vector<int> heights;
  int last = -10;
  for (int x = 0; x < image.width(); ++x) {
    int height = 0;
    for (int y = 0; y < image.height(); ++y) height += image.pixelColor(x, y) == theme.line ? 1 : 0;
    if (height < 5) continue;
    if (x > last + 1) heights.push_back(0);
    heights.back() = std::max(heights.back(), height);
    last = x;
  }
  REQUIRE(heights.size() == 2);
  CHECK(heights[0] > 2.5 * heights[1]);
  CHECK(heights[0] < 3.5 * heights[1]);
}

TEST_CASE("The target's row is marked, and moves with the target") {
  auto shown = std::make_shared<ClassShown>(*class_shown(8, 4));
  const Theme& theme = Theme::get(ThemeKind::light);
  const auto marked_rows = [&] {
    const QImage image = rendered(class_picture(shown), class_picture(shown).natural_size(), theme);
    int first = -1;
    for (int y = 0; y < image.height() && first < 0; ++y) {
      for (int x = 0; x < image.width(); ++x) {
        if (image.pixelColor(x, y) == theme.lineage) first = y;
      }
    }
    return first;
  };
  shown->distribution.target = shown->concept_class->row(1);
  const int early = marked_rows();
  shown->distribution.target = shown->concept_class->row(6);
  const int late = marked_rows();
  CHECK(early > 0);
  CHECK(late == early + 5 * 25);
}

TEST_CASE("Rows that do not fit are left off, not squeezed below a pixel") {
  auto shown = std::make_shared<ClassShown>(*class_shown(3000, 12));
  const Theme& theme = Theme::get(ThemeKind::light);
  shown->distribution.target = LabelVector(12);
  REQUIRE(shown->concept_class->find(shown->distribution.target) == 0U);
  shown->distribution.target = shown->concept_class->row(2999);
  const QImage beyond = rendered(class_picture(shown), {728, 600}, theme);
  shown->distribution.target = shown->concept_class->row(2998);
  CHECK(rendered(class_picture(shown), {728, 600}, theme) == beyond);
  shown->distribution.target = shown->concept_class->row(100);
  CHECK(rendered(class_picture(shown), {728, 600}, theme) != beyond);
}

TEST_CASE("The description names class, sizes, dimensions and target") {
  auto shown = std::make_shared<ClassShown>(*class_shown(8, 4));
  shown->dimensions = {3, 2, true};
  shown->distribution.target = shown->concept_class->row(2);
  CHECK(without_isolates(class_picture(shown).description()).toStdString() ==
        "Label table of table: 8 hypotheses, 4 points, Littlestone dimension 3, VC dimension 2; the target is h₃.");
  shown->dimensions.reset();
  CHECK(
      class_picture(shown).description().contains("Littlestone dimension not known yet, VC dimension not known yet;"));
}

TEST_CASE("A thumbnail shows where −1 is in every theme, on grounds as dark as the card too") {
  for (const ThemeKind kind : all_kinds) {
    const Theme& theme = Theme::get(kind);
    for (const char* points : {"points:9", "points:100"}) {
      const auto run = std::make_shared<PrivateRun>();
      run->instance = Instance::make(points, "uniform", 0);
      const QImage image = rendered(*run_card(run, RunView::table), card_picture_size, theme);
      // Labels of −1 alone: there is something to see.
      const QImage half = image.copy(image.width() * 2 / 3, 0, image.width() / 3, image.height() / 3);
      CAPTURE(static_cast<int>(kind), points);
      int seen = 0;
      for (int y = 0; y < half.height(); ++y) {
        for (int x = 0; x < half.width(); ++x) {
          const QColor color = half.pixelColor(x, y);
          seen +=
              std::abs(color.red() - theme.canvas.red()) + std::abs(color.blue() - theme.canvas.blue()) > 12 ? 1 : 0;
        }
      }
      CHECK(seen > 40);
    }
  }
}

}  // namespace
}  // namespace littlestone::ui
