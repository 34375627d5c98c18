// SPDX-License-Identifier: GPL-3.0-or-later
#include <QFile>
#include <QImage>
#include <QPainter>
#include <QSvgRenderer>
#include <QTemporaryDir>
#include <algorithm>
#include <catch2/catch.hpp>
#include <cmath>

#include "../../kit/pictures.test.hpp"
#include "../../painted_words.test.hpp"
#include "core/base/rules.hpp"
#include "core/concept/inline_table.hpp"
#include "hand_run.test.hpp"
#include "ui/kit/export_picture.hpp"
#include "ui/pages/histogram/histogram_scene.hpp"
#include "ui/pages/loss/loss_plot.hpp"
#include "ui/pages/loss/required_scene.hpp"
#include "ui/pages/selection/selection_scene.hpp"
#include "ui/pages/selection/stages_picture.hpp"
#include "ui/pages/tournament/frequency_scene.hpp"
#include "ui/pages/tournament/levels_exhibits.hpp"
#include "ui/pages/tournament/levels_scene.hpp"
#include "ui/pages/tournament/tournament_picture.hpp"

using namespace littlestone;
using namespace littlestone::ui;

namespace {

QImage painted(const Picture& picture, const QRectF& area, QSize size, ThemeKind kind = ThemeKind::light) {
  QImage image(size, QImage::Format_RGB32);
  image.fill(Qt::magenta);
  QPainter painter(&image);
  picture.paint(painter, area, Theme::get(kind));
  return image;
}

/// Pixels outside `area` that are not as they were.
int spilled(const QImage& image, const QRect& area) {
  int count = 0;
  for (int y = 0; y < image.height(); ++y) {
    for (int x = 0; x < image.width(); ++x) {
      if (!area.contains(x, y) && image.pixelColor(x, y) != QColor(Qt::magenta)) ++count;
    }
  }
  return count;
}

bool is_plain(const QImage& image) {
  for (int y = 0; y < image.height(); ++y) {
    for (int x = 0; x < image.width(); ++x) {
      if (image.pixel(x, y) != image.pixel(0, 0)) return false;
    }
  }
  return true;
}

SweepCell cell(LearnerKind learner, std::uint64_t n, std::vector<double> losses, std::uint64_t empty = 0) {
  SweepCell c;
  c.learner = learner;
  c.examples = n;
  c.losses = std::move(losses);
  c.empty_lists = empty;
  return c;
}

LossPicture loss_picture() {
  Scenario s;
  s.sizes = {10, 100, 1000};
  using enum LearnerKind;
  const std::vector<SweepCell> cells = {cell(private_learner, 10, {0.3, 0.3, 0.3}, 3),
                                        cell(private_learner, 100, {0.3, 0.1, 0}, 1),
                                        cell(private_learner, 1000, {0, 0, 0}),
                                        cell(generic, 10, {0.5, 0.2, 0.1}),
                                        cell(generic, 100, {0, 0, 0.1}),
                                        cell(generic, 1000, {0, 0, 0}),
                                        cell(consistent, 10, {0.1, 0, 0}),
                                        cell(consistent, 100, {0, 0, 0}),
                                        cell(consistent, 1000, {0, 0, 0})};
  return LossPicture({s, loss_series(cells, to_double(s.alpha)), {}});
}

}  // namespace

TEST_CASE("Every stage picture stays in its area, at every position, list length and theme", "[plots]") {
  const QRect area(60, 60, 640, 540);
  for (std::size_t released = 0; released <= 3; ++released) {
    const auto run = test::hand_run(released);
    for (int position = 0; position <= 3; ++position) {
      for (const ThemeKind kind : {ThemeKind::light, ThemeKind::dark, ThemeKind::contrast}) {
        for (const auto& picture : std::initializer_list<std::shared_ptr<Picture>>{
                 std::make_shared<ScenePicture>(histogram_picture(run, position)),
                 std::make_shared<ScenePicture>(selection_picture(run, position)),
                 std::make_shared<ScenePicture>(stages_picture(run, position, position)),
                 std::make_shared<ScenePicture>(frequency_picture(run, position == 3))}) {
          const QImage image = painted(*picture, area, {760, 660}, kind);
          REQUIRE(spilled(image, area.adjusted(-1, -1, 1, 1)) == 0);
          REQUIRE_FALSE(is_plain(image.copy(area)));
          REQUIRE_FALSE(picture->description().isEmpty());
        }
      }
    }
  }
}

TEST_CASE("Names of any length keep to their room: no words over words, none over the boundary or the edge",
          "[plots]") {
  const std::string filler(60, 'm');
  const std::vector<std::vector<std::string>> tables{{"older smokers", "rich students", "nobody at all", "everyone"},
                                                     {"a" + filler, "b" + filler, "c" + filler, "d" + filler}};
  for (const std::vector<std::string>& names : tables) {
    for (std::size_t released = 0; released <= 3; ++released) {
      const auto run = test::hand_run(released);
      const ConceptClass& old = run->concept_class();
      std::vector<LabelVector> rows;
      for (std::size_t h = 0; h < old.size(); ++h) rows.push_back(old.row(static_cast<HypothesisIndex>(h)));
      run->instance = Instance::make(inline_table(ConceptClass("named", rows, names, names)), "uniform", 1);
      for (int position = 0; position <= 3; ++position) {
        const auto frequencies = std::make_shared<ScenePicture>(frequency_picture(run, position == 3));
        for (const auto& picture : std::initializer_list<std::shared_ptr<Picture>>{
                 std::make_shared<ScenePicture>(histogram_picture(run, position)),
                 std::make_shared<ScenePicture>(selection_picture(run, position)),
                 std::make_shared<ScenePicture>(stages_picture(run, position, position)), frequencies}) {
          test::WordListener listener({728, 600});
          QPainter painter(&listener);
          picture->paint(painter, QRectF(0, 0, 728, 600), Theme::get(ThemeKind::light));
          painter.end();
          const bool stages = picture != frequencies;
          INFO(names.front() << ", " << released << " released, position " << position);
          for (const auto& [one, other] : test::overlapping(listener.painted())) {
            FAIL_CHECK(one.text.toStdString() << " over " << other.text.toStdString());
          }
          for (const test::PaintedWords& words : listener.painted()) {
            INFO(words.text.toStdString());
            CHECK(words.box.left() >= 0);
            CHECK(words.box.right() <= 728);
            if (stages) CHECK((words.box.right() <= 728 - 192 || words.box.left() >= 728 - 192));
          }
        }
      }
    }
  }
}

TEST_CASE("At every level up to 5 the frequencies stay under the tournament, in the smallest window and in a large one",
          "[plots]") {
  for (int level = 0; level <= 5; ++level) {
    const auto run = played_run(level, "thresholds:32");
    const auto done = static_cast<int>(run->result.internals.trace.events.size());
    for (const QSize size : {QSize(728, 600), QSize(1048, 800)}) {
      test::WordListener listener(size);
      QPainter painter(&listener);
      tournament_page_picture(run, done, nullptr, 1, true)
          .paint(painter, QRectF(QPointF(), size), Theme::get(ThemeKind::light));
      painter.end();
      QStringList words;
      for (const test::PaintedWords& painted_words : listener.painted()) words += painted_words.text;
      CAPTURE(level, size.width());
      CHECK(words.contains(QStringLiteral("How often each predictor comes out")));
    }
  }
}

TEST_CASE("What is withheld leaves no trace right of the boundary, not even its row", "[plots]") {
  const auto seen = [](const std::shared_ptr<PrivateRun>& run) {
    return painted(histogram_picture(run, 3), QRectF(0, 0, 728, 452), {728, 452}).copy(728 - 188, 0, 188, 452);
  };
  const auto two = test::hand_run(2);
  const QImage with_rest = seen(two);
  two->result.internals.votes.pop_back();  // the withheld one
  two->result.internals.failed = 0;
  REQUIRE(seen(two) == with_rest);
  // A withheld row above a released one: the released one closes up.
  auto& votes = two->result.internals.votes;
  std::swap(votes[0], votes[1]);
  Vote withheld = votes[0];
  withheld.noisy.reset();
  votes.insert(votes.begin(), withheld);
  REQUIRE(seen(two) == with_rest);
  REQUIRE_FALSE(seen(test::hand_run(1)) == with_rest);
}

TEST_CASE("Before the noise is drawn the picture shows counts alone, and nothing right of the boundary", "[plots]") {
  const auto run = test::hand_run(2);
  const auto right = [&](int position) {
    return painted(histogram_picture(run, position), QRectF(0, 0, 728, 452), {728, 452}).copy(728 - 188, 40, 188, 412);
  };
  REQUIRE(right(1) == right(2));
  REQUIRE(is_plain(right(1)));
  REQUIRE_FALSE(is_plain(right(3)));
}

TEST_CASE("The loss picture is the same on screen, in PNG and in SVG, and a PDF of one page", "[plots]") {
  const LossPicture picture = loss_picture();
  QTemporaryDir folder;
  const QString stem = folder.filePath(QStringLiteral("loss"));
  ExportOptions options;
  options.scale = 2;
  options.margin = 24;
  export_picture(picture, stem + QStringLiteral(".png"), options);
  export_picture(picture, stem + QStringLiteral(".svg"), options);
  export_picture(picture, stem + QStringLiteral(".pdf"), options);

  const QImage png(stem + QStringLiteral(".png"));
  REQUIRE(png.size() == QSize(2 * (728 + 48), 2 * (600 + 48)));
  QSvgRenderer svg(stem + QStringLiteral(".svg"));
  REQUIRE(svg.isValid());
  QImage drawn(png.size(), QImage::Format_RGB32);
  drawn.fill(Qt::white);
  {
    QPainter painter(&drawn);
    svg.render(&painter, QRectF(QPointF(0, 0), QSizeF(drawn.size())));
  }
  // Text is set a little differently by the two; a curve over the axis words or a lost mark would be thousands of
  // pixels.
  int different = 0;
  for (int y = 0; y < png.height(); ++y) {
    for (int x = 0; x < png.width(); ++x) {
      const QColor a = png.pixelColor(x, y);
      const QColor b = drawn.pixelColor(x, y);
      if (std::abs(a.lightness() - b.lightness()) > 100) ++different;
    }
  }
  REQUIRE(different < png.width() * png.height() / 200);

  QFile pdf(stem + QStringLiteral(".pdf"));
  REQUIRE(pdf.open(QIODevice::ReadOnly));
  const QByteArray bytes = pdf.readAll();
  REQUIRE(bytes.startsWith("%PDF"));
  REQUIRE(bytes.count("/Type /Page\n") == 1);
}

TEST_CASE("The need for examples is drawn in its area, on every theme, with what is missing named", "[plots]") {
  RequiredCurve curve;
  const QRect area(60, 60, 728, 600);
  for (const int count : {0, 1, 6}) {
    curve.points.clear();
    for (int d = 1; d <= count; ++d) {
      RequiredPoint point;
      point.dimension = d;
      point.theorem.paper.log10 = std::pow(2, d + 2);
      if (d < 5) point.theorem.sharp = LargeCount{2.5 * d, {}};
      if (d < 3) point.measured = MeasuredNeed{static_cast<std::uint64_t>(1000 * d), 40, 1, {0.9, 1}};
      if (d >= 3) point.measured_missing = rules::too_large_to_run();
      curve.points.push_back(point);
    }
    for (const auto against : {RequiredAgainst::dimension, RequiredAgainst::epsilon}) {
      curve.against = against;
      for (const ThemeKind kind : {ThemeKind::light, ThemeKind::dark, ThemeKind::contrast}) {
        const ScenePicture picture = required_picture(curve);
        const QImage image = painted(picture, area, {848, 720}, kind);
        REQUIRE(spilled(image, area.adjusted(-1, -1, 1, 1)) == 0);
        REQUIRE_FALSE(is_plain(image.copy(area)));
        REQUIRE_FALSE(picture.description().isEmpty());
      }
    }
  }
}

TEST_CASE("What is needed is written as large in a low window, and both curves name their constants", "[plots]") {
  RequiredCurve curve;
  for (int d = 1; d <= 6; ++d) {
    RequiredPoint point;
    point.dimension = d;
    point.theorem.paper.log10 = std::pow(2, d + 2);
    point.theorem.sharp = LargeCount{2.5 * d, {}};
    point.measured = MeasuredNeed{static_cast<std::uint64_t>(1000 * d), 40, 1, {0.9, 1}};
    curve.points.push_back(point);
  }
  for (const QSize size : {QSize(728, 600), QSize(820, 340)}) {
    test::WordListener listener(size);
    QPainter painter(&listener);
    required_picture(curve).paint(painter, QRectF(QPointF(0, 0), size), Theme::get(ThemeKind::light));
    painter.end();
    double largest = 0;
    int sharp = 0;
    for (const test::PaintedWords& words : listener.painted()) {
      largest = std::max(largest, words.pixel_size);
      sharp += words.text == QStringLiteral("sharp constants") ? 1 : 0;
    }
    CAPTURE(size.height());
    CHECK(largest >= 11);
    CHECK(sharp == 2);  // of the theorem's curve and of the measured one
    for (const auto& [one, other] : test::overlapping(listener.painted())) {
      CAPTURE(one.text.toStdString(), other.text.toStdString());
      CHECK(false);
    }
  }
}

TEST_CASE("A later cell of the same learner and size takes the earlier one's place", "[plots]") {
  LossPlot plot;
  plot.resize(728, 600);
  Scenario s;
  s.sizes = {10, 100};
  plot.begin(s);
  plot.add_cell(cell(LearnerKind::generic, 10, {0.1}));
  plot.add_cells({cell(LearnerKind::generic, 10, {0.1, 0.2}), cell(LearnerKind::consistent, 10, {0})});
  REQUIRE(plot.cells().size() == 2);
  REQUIRE(plot.cells()[0].losses.size() == 2);
}

TEST_CASE("The theorem's sizes are marked on the axis where they fit on it and named beside it where not", "[plots]") {
  LossPlot plot;
  plot.resize(728, 600);
  Scenario s;
  s.sizes = {10, 1000};
  plot.begin(s);
  plot.add_cell(cell(LearnerKind::private_learner, 10, {0.1, 0.2}));
  const QImage without = plot.toPixmap(728, 600).toImage();
  const auto drawn = [&](double sharp, double paper) {
    TheoremSizes sizes;
    sizes.sharp = LargeCount{sharp, {}};
    sizes.paper.log10 = paper;
    plot.set_theorem(sizes);
    return plot.toPixmap(728, 600).toImage();
  };
  const auto differs = [&](const QImage& image, const QRect& where) {
    return image.copy(where) != without.copy(where);
  };
  const QRect beside(620, 20, 108, 120);
  const QRect inside(80, 20, 520, 200);
  const QImage far = drawn(20, 29);
  REQUIRE(differs(far, beside));
  REQUIRE_FALSE(differs(far, inside));
  const QImage near = drawn(4, 29);  // the axis is made longer for it
  REQUIRE(differs(near, inside));
}

TEST_CASE("While the theorem's sizes are worked out anew the legend and the axis stay, without the old numbers",
          "[plots]") {
  LossPlot plot;
  plot.resize(728, 600);
  Scenario s;
  s.sizes = {10, 1000};
  plot.begin(s);
  plot.add_cell(cell(LearnerKind::private_learner, 10, {0.1, 0.2}));
  const auto drawn = [&](const std::optional<TheoremSizes>& sizes) {
    plot.set_theorem(sizes);
    return plot.toPixmap(728, 600).toImage();
  };
  TheoremSizes sizes;
  sizes.sharp = LargeCount{20, {}};
  sizes.paper.log10 = 29;
  const QImage known = drawn(sizes);
  const QImage pending = drawn(std::nullopt);
  const QRect lines(620, 130, 108, 400);  // below the arrows: whose line is whose
  CHECK(known.copy(lines) == pending.copy(lines));
  CHECK(known.copy(0, 0, 610, 600) == pending.copy(0, 0, 610, 600));
  CHECK(known != pending);
  CHECK(drawn(sizes) == known);
}

TEST_CASE("The loss plot follows its theme, and shows cells as they come", "[plots]") {
  LossPlot plot;
  plot.resize(728, 600);
  Scenario s;
  s.sizes = {10, 100};
  plot.begin(s);
  plot.apply_theme(Theme::get(ThemeKind::dark));
  const QImage before = plot.toPixmap(728, 600).toImage();
  REQUIRE(before.pixelColor(2, 2) == Theme::get(ThemeKind::dark).canvas);
  plot.add_cell(cell(LearnerKind::private_learner, 10, {0.1, 0.2, 0.2}));
  plot.add_cell(cell(LearnerKind::private_learner, 100, {0, 0, 0.2}));
  plot.add_cell(cell(LearnerKind::generic, 0, {0.1}));  // 0 has no place on a log axis
  REQUIRE(plot.cells().size() == 2);
  const QImage after = plot.toPixmap(728, 600).toImage();
  int orange = 0;
  for (int y = 0; y < after.height(); ++y) {
    for (int x = 0; x < 600; ++x) orange += after.pixelColor(x, y) == Theme::get(ThemeKind::dark).m ? 1 : 0;
  }
  REQUIRE(orange > 200);
}

namespace {

std::shared_ptr<const PrivateRun> lesson_of_sixty() {
  Scenario scenario;
  scenario.target = 0;
  scenario.delta = Rational(1, 1000);
  scenario.constants.batches = 60;
  scenario.constants.selection = 24;
  scenario.seed = 20573;
  return compute_private_run(scenario);
}

/// The largest part of a picture's height, at its natural size, without a word.
double largest_void(const Picture& picture) {
  const QSize size = picture.natural_size().toSize();
  std::vector<std::pair<double, double>> spans;
  for (const test::PaintedWords& words : test::painted_words(picture, size)) {
    spans.emplace_back(words.box.top(), words.box.bottom());
  }
  std::sort(spans.begin(), spans.end());
  double end = 0;
  double most = 0;
  for (const auto& [top, bottom] : spans) {
    most = std::max(most, top - end);
    end = std::max(end, bottom);
  }
  return std::max(most, size.height() - end) / size.height();
}

}  // namespace

TEST_CASE("A figure of the private stages is as high as what it shows: no part of it is void", "[plots][figure]") {
  const auto run = lesson_of_sixty();
  CHECK(largest_void(histogram_picture(run, 3)) < 0.15);
  CHECK(largest_void(selection_picture(run, 3)) < 0.2);
  CHECK(largest_void(stages_picture(run, 3, 3)) < 0.15);
}

TEST_CASE("A law of one predictor is a bar of at most 48 px, no slab", "[plots][figure]") {
  Scenario scenario;
  scenario.class_text = "table:0101";
  scenario.target = 0;
  scenario.constants.batches = 4;
  const auto run = compute_private_run(scenario);
  const ScenePicture picture = levels_picture(facts_of_levels(run, {}));
  const QImage image = rendered(picture, picture.natural_size(), Theme::get(ThemeKind::light));
  const QColor ink = Theme::get(ThemeKind::light).ink;
  int longest = 0;
  for (int y = 60; y < 280; y += 7) {
    int length = 0;
    for (int x = 0; x < image.width(); ++x) {
      length = image.pixelColor(x, y) == ink ? length + 1 : 0;
      longest = std::max(longest, length);
    }
  }
  CHECK(longest > 8);
  CHECK(longest <= 48);
}
