// SPDX-License-Identifier: GPL-3.0-or-later
// Regret as it is seen: what is painted says what the core says, in every theme and for every class.
#include <catch2/catch.hpp>

#include <QDir>
#include <algorithm>
#include <cmath>
#include <functional>
#include <string>
#include <vector>

#include "../kit/pictures.test.hpp"
#include "../painted_words.test.hpp"
#include "tests/core/study/regret/regret_cases.test.hpp"
#include "tests/ui/screens.test.hpp"
#include "ui/pages/regret/regret_page.hpp"
#include "ui/pages/regret/regret_scene.hpp"
#include "ui/pages/regret/regret_table.hpp"
#include "ui/words/language.hpp"

using namespace littlestone;
using namespace littlestone::support;
using namespace littlestone::ui;

namespace {

const std::shared_ptr<const RegretPageRun>& six_thresholds() {
  static const auto run = compute_regret(regret_scenario("thresholds:6"));
  return run;
}

/// A page that has computed the scenario, and what it asks to be edited.
struct OpenedRegret {
  RegretPage page{regret_page()};
  std::vector<AgnosticScenario> edits;
  explicit OpenedRegret(const AgnosticScenario& scenario) {
    QObject::connect(&page, &StudyPage::edited, [this](const ChapterScenario& edited, int) {
      edits.push_back(std::get<AgnosticScenario>(edited));
    });
    page.work(scenario)([](const StudyPage::Take& take) { take(); }, {})();
  }
  void drag(std::int32_t place, QPointF to) {
    const QSize size(728, 600);
    const QRectF area(0, 0, 728, 600);
    const auto& run = page.run();
    const ScenePicture picture = regret_picture(run, RegretMoment::steps(*run) - 1, 1, page.regret_view());
    Spot handle;
    for (const Spot& spot : test::painted_spots(picture, size))
      if (spot.act == Spot::Act::drag && spot.place == place) handle = spot;
    REQUIRE(handle.grab);
    for (const Drag::Phase phase : {Drag::Phase::begin, Drag::Phase::move, Drag::Phase::end})
      page.take_drag({handle, phase, to, area});
  }
};

}  // namespace

TEST_CASE("Regret's picture says the mockup's numbers and not before their steps", "[regret-page]") {
  const auto& run = six_thresholds();
  const QSize size(728, 600);
  const int steps = RegretMoment::steps(*run);
  CHECK(regret_script(*run)->size() == steps);
  const auto at = [&](int step) {
    return "|" + test::read_aloud(regret_picture(run, step, 1), size, QStringLiteral("|")).toStdString();
  };
  const std::string last = at(steps - 1);
  for (const char* words : {"5/4", "31/32", "63/32", "555/256", "1/2,1,5/4,11/8", "thresholds:16", "|2:SOA|"}) {
    CAPTURE(words, last);
    CHECK(last.find(words) != std::string::npos);
  }
  const auto first_with = [&](const char* words) {
    for (int step = 0; step < steps; ++step)
      if (at(step).find(words) != std::string::npos) return step;
    return -1;
  };
  CHECK(first_with("555/256") == 8);
  CHECK(first_with("someoneforces") == 9);
  CHECK(first_with("singlerun") == 9 + 4);
  CHECK(first_with("thresholds:16") == steps - 1);
  CHECK((*regret_script(*run))[7].sentence.contains(QStringLiteral("133/64")));
}

TEST_CASE("Regret's words are apart and inside for every class and in every language", "[regret-page]") {
  struct One {
    const char* text;
    std::uint64_t rounds, runs;
    const char* overlay;
  };
  const std::vector<One> all = {{"thresholds:6", 512, 40, ""}, {"thresholds:1", 512, 4, ""},
                                {"thresholds:2", 1, 1, ""},    {"thresholds:40", 64, 3, ""},
                                {"cube:3", 1024, 1, ""},       {"points:6", 500, 10, "cube:3"},
                                {"intervals:5", 20, 40, ""},   {"cube:4", 100, 2, "points:8"}};
  const QString code = GENERATE(as<QString>(), "en", "de", "pseudo");
  const Language language(code);
  for (const One& one : all) {
    static std::map<std::string, std::shared_ptr<const RegretPageRun>> known;
    AgnosticScenario scenario = regret_scenario(one.text, one.rounds, one.runs);
    scenario.overlay = one.overlay;
    auto& run = known[one.text];
    if (!run) run = compute_regret(scenario);
    const int steps = RegretMoment::steps(*run);
    CAPTURE(code.toStdString(), one.text, steps);
    for (const bool linear : {false, true})
      CHECK(test::misplaced_words(regret_picture(run, steps - 1, 1, {linear, {}}), {728, 600}) == "");
    CHECK(test::misplaced_words(regret_picture(run, steps - 1, 1), {1000, 640}) == "");
    if (run->own.costs()) CHECK(test::misplaced_words(regret_bars_picture(run), {256, 168}) == "");
    CHECK(test::misplaced_words(coin_tree_picture(run, {}), {400, 256}) == "");
  }
  for (int step = 0; step < RegretMoment::steps(*six_thresholds()); ++step) {
    CAPTURE(step);
    CHECK(test::misplaced_words(regret_picture(six_thresholds(), step, 1), {728, 600}) == "");
  }
}

TEST_CASE("Regret's picture stays in its area in every theme and at every moment", "[regret-page]") {
  const QSize size(728, 600);
  const auto run = compute_regret(regret_scenario("thresholds:6", 64, 5));
  for (const ThemeKind kind : all_kinds) {
    const Theme& theme = Theme::get(kind);
    for (int step = 0; step < RegretMoment::steps(*run); step += 3)
      for (const double phase : {0.0, 0.5, 1.0})
        CHECK(stays_inside(rendered(regret_picture(run, step, phase), size, theme, 20), size, 20, theme.canvas));
    CHECK(stays_inside(rendered(regret_bars_picture(run), QSizeF(256, 168), theme, 20), QSizeF(256, 168), 20,
                       theme.canvas));
  }
  CHECK_FALSE(regret_picture(run, 0, 1).description().isEmpty());
}

TEST_CASE("Regret's page drags T and the odds and compares two classes", "[regret-page]") {
  OpenedRegret open(regret_scenario("thresholds:6", 64, 3));
  REQUIRE(open.page.ready());
  open.drag(regret_rounds, {586.0 - 520.0 / 6, 290});  // one doubling to the left
  REQUIRE_FALSE(open.edits.empty());
  CHECK(open.edits.back().most_rounds == 32);
  CHECK(open.page.regret_view().by_hand.empty());
  open.drag(regret_rounds, {586.0 + 520.0 / 6, 290});  // and one beyond the axis
  CHECK(open.edits.back().most_rounds == 128);
  open.drag(0, {600, 388});  // as far as it goes
  CHECK(open.page.regret_view().by_hand.at(0) == Rational(1));
  open.page.put_odds(0, Rational(1, 2));
  CHECK(open.page.regret_view().by_hand.at(0) == Rational(1, 2));
  QKeyEvent back(QEvent::KeyPress, Qt::Key_O, Qt::NoModifier);
  CHECK(open.page.take_key(back, {}, nullptr));
  CHECK(open.page.regret_view().by_hand.empty());
  open.page.compare_choice().choose(1);
  CHECK(open.edits.back().overlay == "thresholds:16");
  CHECK(open.page.tell(Kin::of_node(0)).contains(QStringLiteral("5/4")));
}

TEST_CASE("Regret's tables have the picture's numbers", "[regret-page]") {
  const auto& run = six_thresholds();
  const PageTable rounds = regret_rounds_table(*run, ui::TableLimits::none());
  REQUIRE(rounds.rows.size() == run->own.exact.size() + run->runs.size());
  CHECK(rounds.rows[7][1].data == "133/64");
  for (const auto& row : rounds.rows) CHECK(row.size() == rounds.columns.size());
  const PageTable tree = coin_tree_table(*run, {}, ui::TableLimits::none());
  CHECK(tree.rows.size() == 11);  // six leaves, five nodes
  CHECK(tree.rows[0][4].data == "1/4");
  for (const auto& row : tree.rows) CHECK(row[6].data == "5/4");
  const PageTable classes = coin_classes_table(*run, ui::TableLimits::none());
  REQUIRE(classes.rows.size() == 7);
  CHECK(classes.rows[3][2].data == "2");
}

TEST_CASE("Screens of Regret", "[.regret-screens]") {
  const QString folder = test::screens_folder(QStringLiteral("regret"));
  const auto save = [&](const Picture& picture, QSize size, ThemeKind kind, const QString& name) {
    QImage image(size * 2, QImage::Format_RGB32);
    image.fill(Theme::get(kind).canvas);
    image.setDevicePixelRatio(2);
    QPainter painter(&image);
    painter.setRenderHint(QPainter::Antialiasing);
    picture.paint(painter, QRectF(QPointF(), QSizeF(size)), Theme::get(kind));
    painter.end();
    image.save(QDir(folder).filePath(name + QStringLiteral(".png")));
  };
  const auto& run = six_thresholds();
  const int last = RegretMoment::steps(*run) - 1;
  save(regret_picture(run, last, 1), {728, 600}, ThemeKind::light, "regret-light");
  save(regret_picture(run, last, 1), {728, 600}, ThemeKind::dark, "regret-dark");
  save(regret_picture(run, last, 1), {728, 600}, ThemeKind::contrast, "regret-contrast");
  save(regret_picture(run, last, 1, {true, {{0, Rational(3, 4)}}}), {728, 600}, ThemeKind::light, "regret-linear");
  save(regret_picture(run, 12, 1), {728, 600}, ThemeKind::light, "regret-12");
  save(regret_bars_picture(run), {256, 168}, ThemeKind::light, "regret-bars");
  for (const char* text : {"thresholds:1", "cube:3", "points:6", "thresholds:40", "intervals:5", "cube:4"}) {
    AgnosticScenario scenario = regret_scenario(text, 512, 40);
    if (std::string(text) == "cube:3") scenario.overlay = "thresholds:16";
    const auto other = compute_regret(scenario);
    save(regret_picture(other, RegretMoment::steps(*other) - 1, 1), {728, 600}, ThemeKind::light,
         QStringLiteral("regret-") + QString(text).remove(u':'));
  }
}
