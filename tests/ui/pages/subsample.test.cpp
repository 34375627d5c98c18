// SPDX-License-Identifier: GPL-3.0-or-later
#include <QImage>
#include <QPainter>
#include <QtTest>
#include <catch2/catch.hpp>
#include <cmath>
#include <functional>
#include <map>
#include <numeric>
#include <set>

#include "tests/support/source_folder.hpp"
#include "tests/ui/painted_words.test.hpp"
#include "tests/ui/screens.test.hpp"
#include "ui/pages/relabel/relabel_words.hpp"
#include "ui/pages/subsample/subsample_page.hpp"
#include "ui/pages/subsample/subsample_scene.hpp"
#include "ui/pages/subsample/subsample_table.hpp"
#include "ui/pages/subsample/subsample_words.hpp"
#include "ui/words/bounds.hpp"

using namespace littlestone;
using namespace littlestone::ui;

namespace {

AgnosticScenario shipped_subsample(const std::string& name) {
  return read_agnostic_file(support::source_folder() + "/resources/scenarios/agnostic/" + name + ".json");
}

AgnosticScenario sampling_case(std::uint64_t pool, std::uint64_t drawn, const Rational& epsilon, bool put_back) {
  AgnosticScenario scenario;
  scenario.page = "subsample";
  scenario.pool = pool;
  scenario.drawn = drawn;
  scenario.epsilon = epsilon;
  scenario.put_back = put_back;
  scenario.changed = pool / 2;
  return scenario;
}

std::vector<AgnosticScenario> subsample_cases() {
  return {AgnosticScenario{},
          sampling_case(20, 8, 1, false),
          sampling_case(1, 1, 1, true),
          sampling_case(1, 3, 1, true),
          sampling_case(6, 40, Rational(1, 10), true),
          sampling_case(40, 16, 3, true),
          sampling_case(100'000, 200, 1, true),
          sampling_case(100'000, 1000, Rational(1, 2), false),
          sampling_case(5, 4, 2, false),
          sampling_case(12, 12, 5, false),
          shipped_subsample("forgot-to-shuffle"),
          shipped_subsample("just-kept")};
}

/// The page with the study of a scenario, and the edits it asks for.
struct SubsampleShown {
  SubsamplePage page{subsample_page()};
  std::vector<AgnosticScenario> edits;

  explicit SubsampleShown(const AgnosticScenario& scenario = {}) {
    QObject::connect(&page, &StudyPage::edited, &page, [this](const ChapterScenario& edited, int) {
      edits.push_back(std::get<AgnosticScenario>(edited));
    });
    page.work(scenario)([](StudyPage::Take take) { take(); }, {})();
    page.resize(728, 656);
    page.show_step(page.script()->last());
    (void)page.view()->grab();
  }
  [[nodiscard]] Spot spot_of(std::int32_t place) {
    (void)page.view()->grab();
    for (const Spot& spot : page.view()->spots().all())
      if (spot.place == place) return spot;
    FAIL("no such place");
    return {};
  }
  void drag(std::int32_t place, QPointF to) {
    const Spot spot = spot_of(place);
    const QRectF area(page.view()->rect());
    for (const Drag::Phase phase : {Drag::Phase::begin, Drag::Phase::move, Drag::Phase::end})
      page.take_drag({spot, phase, phase == Drag::Phase::begin ? spot.rect.center() : to, area, false});
  }
};

}  // namespace

TEST_CASE("The pieces of Subsample are the chances of copies and stretched they add up to the whole", "[subsample]") {
  for (const AgnosticScenario& scenario : subsample_cases()) {
    CAPTURE(scenario.pool, scenario.drawn);
    const auto run = compute_subsample(scenario);
    const auto n = static_cast<double>(scenario.pool);
    const auto m = static_cast<double>(scenario.drawn);
    const double grow = std::expm1(to_double(scenario.epsilon));
    const auto sum = [](const std::vector<double>& all) { return std::accumulate(all.begin(), all.end(), 0.0); };
    CHECK(sum(run->put_back.law) == Approx(1).epsilon(1e-9));
    CHECK(run->put_back.factor() == Approx(std::pow(1 + grow / n, m)));
    CHECK(sum(run->put_back.stretched) == Approx(run->put_back.factor()).epsilon(1e-5));
    // Each chance is the binomial one.
    if (scenario.pool > 1) {
      for (std::size_t j = 0; j < run->put_back.law.size(); ++j) {
        const auto k = static_cast<double>(j);
        const double log_chance = std::lgamma(m + 1) - std::lgamma(k + 1) - std::lgamma(m - k + 1) - k * std::log(n) +
                                  (m - k) * std::log1p(-1 / n);
        CHECK(run->put_back.law[j] == Approx(std::exp(log_chance)).epsilon(1e-7));
      }
    }
    REQUIRE(run->never.has_value() == (scenario.drawn <= scenario.pool));
    if (run->never) {
      CHECK(run->never->factor() == Approx(1 + m / n * grow));
      CHECK(sum(run->never->stretched) == Approx(run->never->factor()));
    }
    CHECK(run->draws.size() == scenario.drawn);
    CHECK(run->copies ==
          static_cast<std::uint64_t>(std::count(run->draws.begin(), run->draws.end(), scenario.changed)));
    const PageTable table = subsample_copies_table(*run, ui::TableLimits::none());
    REQUIRE(table.rows.size() == run->put_back.law.size() + (run->never ? run->never->law.size() : 0));
    for (const auto& row : table.rows)
      CHECK(row[2].data.get<double>() * row[3].data.get<double>() == Approx(row[4].data.get<double>()));
  }
}

TEST_CASE("Subsample says exactly how many rows keep the privacy of A", "[subsample]") {
  for (const std::uint64_t drawn : {1ULL, 3ULL, 8ULL, 20ULL}) {
    for (const Rational& epsilon : {Rational(1, 10), Rational(1, 2), Rational(1), Rational(2)}) {
      const auto run = compute_subsample(sampling_case(20, drawn, epsilon, true));
      const auto cost = [&](double rows) {
        return static_cast<double>(drawn) * std::log1p(std::expm1(to_double(epsilon)) / rows);
      };
      const auto least = static_cast<double>(run->keeping->least);
      CHECK(cost(least) <= to_double(epsilon) * (1 + 1e-12));
      if (least > 1) CHECK(cost(least - 1) > to_double(epsilon));
      CHECK(run->keeping->paper == 9 * drawn);
      for (const SubsampleSize& size : run->sizes) {
        CHECK(size.put_back == Approx(cost(static_cast<double>(size.rows))));
        CHECK(size.never.has_value() == (size.rows >= drawn));
        CHECK(size.put_back_printed.has_value() == (epsilon <= 1));
        if (size.put_back_printed) CHECK(size.put_back <= *size.put_back_printed);
        if (size.never_printed) CHECK(*size.never <= *size.never_printed);
      }
    }
  }
}

TEST_CASE("Words of Subsample lie within the picture and over no others", "[subsample]") {
  int which = 0;
  for (const AgnosticScenario& scenario : subsample_cases()) {
    const auto run = compute_subsample(scenario);
    const int last = SubsampleMoment(run->draws.size(), 0).last();
    for (const int step : {0, last - 4, last - 3, last - 2, last}) {
      for (const QSize size : {QSize(728, 600), QSize(728, 572), QSize(1000, 640)}) {
        CAPTURE(which, step, size.width(), size.height());
        CHECK(test::misplaced_words(subsample_picture(run, step, 1), size) == "");
      }
    }
    ++which;
  }
}

TEST_CASE("What is written on the pieces of Subsample is legible in every theme, as it is drawn", "[subsample]") {
  // WCAG 2: relative luminance and contrast ratio.
  const auto luminance = [](QRgb color) {
    const auto channel = [](int value) {
      const double share = value / 255.0;
      return share <= 0.04045 ? share / 12.92 : std::pow((share + 0.055) / 1.055, 2.4);
    };
    return 0.2126 * channel(qRed(color)) + 0.7152 * channel(qGreen(color)) + 0.0722 * channel(qBlue(color));
  };
  const auto run = compute_subsample(AgnosticScenario{});
  const ScenePicture picture = subsample_picture(run, 99, 1);
  constexpr int scale = 4;  // strokes of letters are wider than a pixel
  const QSize size(728, 600);
  for (const ThemeKind kind : {ThemeKind::light, ThemeKind::dark, ThemeKind::contrast}) {
    const Theme& theme = Theme::get(kind);
    QImage image(size * scale, QImage::Format_RGB32);
    image.fill(theme.canvas);
    QPainter painter(&image);
    painter.scale(scale, scale);
    picture.paint(painter, QRectF(QPointF(), QSizeF(size)), theme);
    painter.end();
    int looked = 0;
    for (const test::PaintedWords& words : test::painted_words(picture, size, theme)) {
      if (!words.text.contains(u'×')) continue;
      const QRectF box = words.box.adjusted(-1, 2, 1, -2);
      const QRect seen = QRectF(box.topLeft() * scale, box.size() * scale).toRect().intersected(image.rect());
      std::map<QRgb, int> colors;
      for (int y = seen.top(); y <= seen.bottom(); ++y) {
        for (int x = seen.left(); x <= seen.right(); ++x) ++colors[image.pixel(x, y)];
      }
      const QRgb ground = std::max_element(colors.begin(), colors.end(), [](const auto& a, const auto& b) {
                            return a.second < b.second;
                          })->first;
      double most = 1;
      for (const auto& [color, count] : colors) {
        if (count < scale) continue;
        const double a = luminance(color);
        const double b = luminance(ground);
        most = std::max(most, (std::max(a, b) + 0.05) / (std::min(a, b) + 0.05));
      }
      CAPTURE(static_cast<int>(kind), words.text.toStdString());
      CHECK(most >= 4.5);
      ++looked;
    }
    CHECK(looked > 2);
  }
}

TEST_CASE("Sentences of Subsample are short and say how often the row came", "[subsample]") {
  for (const AgnosticScenario& scenario : subsample_cases()) {
    const auto run = compute_subsample(scenario);
    const SubsampleMoment moment(run->draws.size(), 0);
    const auto script = subsample_script(*run);
    REQUIRE(script->last() == moment.last());
    CHECK(moment.drawn_at(moment.falls - 1) == scenario.drawn);
    for (int step = 0; step <= script->last(); ++step) {
      const QString said = script->sentence(step);
      CAPTURE(said.toStdString());
      CHECK_FALSE(said.contains(QStringLiteral("%1")));
      CHECK(said.split(u' ').size() <= 40);
    }
    const QString given = script->sentence(moment.given());
    if (run->copies == 0) CHECK(given.contains(QStringLiteral("A cannot know it")));
    if (run->copies == 2) CHECK(given.contains(QStringLiteral("came twice")));
    if (scenario.shuffled) {
      CHECK(script->sentence(moment.other())
                .contains(upper_text(run->own().amplified.epsilon) + QStringLiteral("-private")));
    }
  }
}

TEST_CASE("The row that changes is clicked or dragged and the dot is n", "[subsample]") {
  SubsampleShown shown;
  shown.page.take_click(shown.spot_of(subsample_first_row + 4));
  REQUIRE(shown.edits.size() == 1);
  CHECK(shown.edits.back().changed == 4);
  const Spot third = shown.spot_of(subsample_first_row + 2);
  shown.drag(subsample_first_row + 12, third.rect.center());
  CHECK(shown.edits.back().changed == 2);
  const Spot dot = shown.spot_of(subsample_dot);
  shown.drag(subsample_dot, dot.rect.center());
  const std::uint64_t before = shown.edits.back().pool;
  CHECK(before == 20);
  shown.drag(subsample_dot, dot.rect.center() + QPointF(60, 0));
  CHECK(shown.edits.back().pool > 20);
  const QKeyEvent next(QEvent::KeyPress, Qt::Key_R, Qt::NoModifier);
  CHECK(shown.page.take_key(next, {}, shown.page.view()));
  CHECK(shown.edits.back().changed == 13);
  CHECK(shown.page.command(shown.page.run()->scenario).toStdString() ==
        "littlestone-lab amplify --examples 20 --subset 8 --epsilon 1 --delta 1e-6 --with-replacement");
}

TEST_CASE("What Subsample cannot compute is refused by its field", "[subsample]") {
  const auto field_of = [](const AgnosticScenario& scenario) {
    try {
      (void)compute_subsample(scenario);
    } catch (const InputError& error) {
      return error.field();
    }
    return std::string();
  };
  CHECK(field_of(sampling_case(5, 6, 1, false)) == "drawn");
  CHECK(field_of(sampling_case(5, 6, 21, true)) == "epsilon");
  AgnosticScenario beyond = sampling_case(5, 3, 1, true);
  beyond.changed = 5;
  CHECK(field_of(beyond) == "changed");
  CHECK(field_of(sampling_case(5, 6, 1, true)).empty());
}

TEST_CASE("The lessons of Subsample hold in their scenarios", "[subsample][gallery]") {
  const auto twelve = compute_subsample(shipped_subsample("twelve-miss-it"));
  CHECK(twelve->scenario.pool - std::set(twelve->draws.begin(), twelve->draws.end()).size() == 12);
  CHECK(twelve->copies == 0);
  const auto twice = compute_subsample(shipped_subsample("drawn-twice"));
  CHECK(twice->copies == 2);
  CHECK(twice->scenario.changed == 12);
  CHECK(upper_text(twice->own().amplified.epsilon) == QStringLiteral(".660"));
  CHECK(twice->put_back.law[2] < 0.06);
  const auto kept = compute_subsample(shipped_subsample("just-kept"));
  CHECK(kept->keeping->least == kept->scenario.pool);
  CHECK(kept->keeping->paper == 72);
  CHECK(kept->own().amplified.epsilon == Approx(.993).margin(5e-4));
  const auto forgot = compute_subsample(shipped_subsample("forgot-to-shuffle"));
  CHECK(forgot->own_tiny);
  CHECK(forgot->tiny.exceeds());
  CHECK(std::is_sorted(forgot->draws.begin(), forgot->draws.end()));
  CHECK(forgot->epsilon() == Approx(forgot->tiny.in_order));
  CHECK(test::read_aloud(subsample_picture(forgot, 99, 1)).contains(upper_text(forgot->tiny.in_order)));
}

TEST_CASE("Subsample screens", "[.subsample-screens]") {
  const QString folder = test::screens_folder(QStringLiteral("subsample"));
  const auto save = [&](const std::shared_ptr<const SubsampleRun>& run, const QString& name, int step, ThemeKind kind,
                        QSize size = {728, 600}) {
    QImage image(size, QImage::Format_RGB32);
    image.fill(Theme::get(kind).canvas);
    QPainter painter(&image);
    subsample_picture(run, step, 1).paint(painter, QRectF(QPointF(), QSizeF(size)), Theme::get(kind));
    painter.end();
    image.save(folder + name + QStringLiteral(".png"));
  };
  const auto run = compute_subsample(shipped_subsample("drawn-twice"));
  for (const int step : {0, 5, 9, 12}) save(run, QStringLiteral("step-%1").arg(step), step, ThemeKind::light);
  save(run, QStringLiteral("dark"), 99, ThemeKind::dark);
  save(run, QStringLiteral("contrast"), 99, ThemeKind::contrast);
  save(run, QStringLiteral("low"), 99, ThemeKind::light, {728, 572});
  int which = 0;
  for (const AgnosticScenario& scenario : subsample_cases()) {
    save(compute_subsample(scenario), QStringLiteral("case-%1").arg(which++), 99, ThemeKind::light);
  }
  QImage copies(256, 128, QImage::Format_RGB32);
  copies.fill(Qt::white);
  QPainter painter(&copies);
  subsample_copies_picture(run).paint(painter, QRectF(0, 0, 256, 128), Theme::get(ThemeKind::light));
  painter.end();
  copies.save(folder + QStringLiteral("copies.png"));
}
