// SPDX-License-Identifier: GPL-3.0-or-later
// The price of stability as it is seen: what is painted says what the core says, in every theme and for every sample.
#include <catch2/catch.hpp>

#include <QDir>
#include <QTest>
#include <algorithm>
#include <cmath>
#include <set>
#include <string>
#include <vector>

#include "../kit/pictures.test.hpp"
#include "../painted_words.test.hpp"
#include "core/prediction/price.hpp"
#include "tests/support/source_folder.hpp"
#include "tests/ui/screens.test.hpp"
#include "ui/kit/style.hpp"
#include "ui/pages/prediction/prediction_chapter.hpp"
#include "ui/pages/price/price_page.hpp"
#include "ui/pages/price/price_scene.hpp"
#include "ui/pages/price/price_table.hpp"
#include "ui/pages/price/price_words.hpp"
#include "ui/words/language.hpp"

using namespace littlestone;
using namespace littlestone::ui;

namespace {

/// The sample of the mockup: point 3 has five +, point 8 was never seen.
const PointCounts& mockup_sample() {
  static const PointCounts counts = {{0, 1, 0}, {1, 3, 0}, {2, 0, 5}, {3, 1, 0},
                                     {4, 4, 0}, {5, 0, 2}, {6, 0, 2}, {8, 0, 42}};
  return counts;
}

std::shared_ptr<const PriceRun> mockup_run(const std::vector<Rational>& answers = {}, std::uint64_t flipped = 2) {
  PredictionScenario scenario;
  scenario.answers = answers;
  scenario.flipped = flipped;
  return compute_price(scenario, mockup_sample(), {});
}

struct PriceCase {
  std::uint64_t d, n, flipped;
  Rational stability, mass, alpha;
};

/// Small, large, empty and huge.
const std::vector<PriceCase>& price_cases() {
  static const std::vector<PriceCase> all = {{2, 60, 0, {1, 10}, {2, 5}, {1, 10}},
                                             {64, 60, 20, {1, 10}, {2, 5}, {1, 10}},
                                             {17, 300, 5, {1, 10}, {2, 5}, {1, 10}},
                                             {9, 1, 2, {1, 10}, {2, 5}, {1, 10}},
                                             {64, 100'000, 40, {1, 1000}, {2, 5}, {1, 20}},
                                             {9, 1'000'000, 3, {1, 10}, {2, 5}, {1, 10}},
                                             {9, 60, 2, 1, {2, 5}, {1, 10}},
                                             {9, 60, 2, {1, 20}, {2, 5}, {1, 10}},
                                             {9, 40, 2, {1, 5}, 1, {1, 4}},
                                             {9, 60, 7, {1, 10}, {1, 5}, {1, 10}},
                                             {9, 500, 7, {1, 1000}, {1, 100}, {1, 1000}},
                                             {5, 2000, 0, {1, 500}, {1, 2}, {1, 100}}};
  return all;
}

std::shared_ptr<const PriceRun> case_run(const PriceCase& one, bool by_hand = false) {
  PredictionScenario scenario;
  scenario.dimension = one.d;
  scenario.examples = one.n;
  scenario.flipped = one.flipped;
  scenario.stability = one.stability;
  scenario.mass = one.mass;
  scenario.price_alpha = one.alpha;
  for (std::uint64_t i = 0; by_hand && i + 1 < one.d; ++i) scenario.answers.emplace_back(static_cast<long>(i % 5), 4);
  return compute_price(scenario);
}

PredictionScenario shipped(const std::string& name) {
  return read_prediction_file(support::source_folder() + "/resources/scenarios/prediction/" + name + ".json");
}

/// E(1 − γ#)₊ by its definition, with chances from Pascal's recursion.
double rest_by_listing(double gamma, unsigned n, double p) {
  std::vector<double> chance(n + 1, 0);
  chance[0] = 1;
  for (unsigned i = 1; i <= n; ++i)
    for (unsigned j = i + 1; j-- > 0;) chance[j] = chance[j] * (1 - p) + (j > 0 ? chance[j - 1] * p : 0);
  double sum = 0;
  for (unsigned j = 0; j <= n; ++j) sum += chance[j] * std::max(0.0, 1 - gamma * j);
  return sum;
}

/// A page that has computed the scenario, as the chapter has it do, and what it asks to be edited.
struct OpenedPrice {
  PricePage page{price_page()};
  std::vector<PredictionScenario> edits;
  std::vector<int> drags;

  explicit OpenedPrice(const PredictionScenario& scenario) {
    QObject::connect(&page, &StudyPage::edited, [this](const ChapterScenario& edited, int drag) {
      edits.push_back(std::get<PredictionScenario>(edited));
      drags.push_back(drag);
    });
    compute(scenario);
  }
  /// Without what the calculators of the other exhibit add.
  void compute(const PredictionScenario& scenario) {
    const auto stop_at_sizes = [](const Progress& at) { return at.stage == "sizes" ? Answer::stop : Answer::go_on; };
    try {
      page.work(scenario)([](const StudyPage::Take& take) { take(); }, stop_at_sizes);
    } catch (const Stopped&) {
      return;
    }
  }
  /// What the page's picture has at a place, after its last step.
  [[nodiscard]] Spot spot(std::int32_t place, Spot::Act act = Spot::Act::drag) const {
    for (const Spot& found : test::painted_spots(price_picture(page.run(), 12, 1), {728, 600}))
      if (found.act == act && found.place == place) return found;
    FAIL("no such place");
    return {};
  }
  void drag(std::int32_t place, QPointF to) {
    const QRectF area(0, 0, 728, 600);
    const Spot handle = spot(place);
    page.take_drag({handle, Drag::Phase::begin, to, area});
    page.take_drag({handle, Drag::Phase::move, to, area});
    page.take_drag({handle, Drag::Phase::end, to, area});
  }
};

}  // namespace

TEST_CASE("The price's three scenarios ask for 101 and 201 and 14 examples", "[price][gallery]") {
  const auto starve = compute_price(shipped("rare-points-starve"));
  CHECK(starve->study.least == 101);
  CHECK(starve->study.printed == 100);
  // What the lesson says: one point never seen, one seen five times, which lets the answer move by half.
  const auto count = [](const PriceRun& run, std::uint64_t rows) {
    return std::count_if(run.answers.begin(), run.answers.end(),
                         [&](const PriceAnswer& at) { return at.rows == rows; });
  };
  CHECK(count(*starve, 0) == 1);
  CHECK(count(*starve, 5) == 1);
  CHECK(starve->flipped().rows == 5);
  CHECK(starve->flipped().truth == Label::plus);
  CHECK(starve->flipped().answer == Rational(3, 4));
  CHECK(starve->flipped().after == Rational(1, 4));
  CHECK(starve->light_rows == 18);
  CHECK(starve->heavy_rows == 42);
  CHECK(starve->loss == Rational(31, 200));
  CHECK(starve->study.loss == Approx(0.140).margin(5e-4));

  const auto twice = compute_price(shipped("twice-as-stable-twice-as-dear"));
  CHECK(twice->study.least == 201);
  CHECK(twice->sample == starve->sample);
  CHECK(twice->flipped().bound == starve->flipped().bound / 2);

  const auto memory = compute_price(shipped("memory"));
  CHECK(memory->study.least == 14);
  CHECK(memory->scenario.examples == 14);
  for (const PriceAnswer& at : memory->answers) {
    CAPTURE(at.point);
    CHECK(at.mean_error() == (at.rows == 0 ? Rational(1, 2) : Rational(0)));
  }
  CHECK(count(*memory, 0) == 4);
  CHECK(memory->loss == memory->options.alpha);
}

TEST_CASE("After a flip the answer is the best that gamma allows and the mean error is at least (1 - gamma #)/2",
          "[price]") {
  for (const Rational& gamma : {Rational(1, 10), Rational(2, 7), Rational(1)})
    for (std::uint64_t rows = 0; rows <= 6; ++rows)
      for (const bool plus : {false, true})
        for (int a = 0; a <= 20; ++a) {
          const Rational answer(a, 20);
          const PriceAnswer at = answers_at(gamma, 4, plus ? 0 : rows, plus ? rows : 0, answer);
          CAPTURE(to_string(gamma), rows, plus, a);
          CHECK(at.rows == rows);
          CHECK(at.answer == answer);
          CHECK(at.mean_error() >= at.least);
          if (rows == 0) {
            CHECK_FALSE(at.truth.has_value());
            CHECK(at.after == answer);
            CHECK(at.mean_error() == Rational(1, 2));
            continue;
          }
          CHECK(at.error == (plus ? Rational(1 - answer) : answer));
          CHECK(abs(Rational(at.after - answer)) <= at.bound);
          for (int b = 0; b <= 140; ++b) {  // every other answer that γ allows errs no less after the flip
            const Rational other(b, 140);
            if (abs(Rational(other - answer)) > gamma * rows) continue;
            CHECK((plus ? other : Rational(1 - other)) >= at.error_after);
          }
          // The learner that counts is one of these, and it attains the bound.
          const PriceAnswer clip = answers_at(gamma, 4, plus ? 0 : rows, plus ? rows : 0,
                                              clip_answer(gamma, plus ? 0 : rows, plus ? rows : 0));
          CHECK(clip.after == clip_answer(gamma, plus ? rows : 0, plus ? 0 : rows));
          CHECK(clip.mean_error() == clip.least);
        }
}

TEST_CASE("The curves are the expectation of their definition at half and twice gamma and at 1", "[price]") {
  const auto run = mockup_run();
  REQUIRE(run->curves.size() == 4);
  const std::vector<double> gammas = {0.05, 0.1, 0.2, 1};
  CHECK(run->here == 1);
  CHECK(run->last == 240);
  for (std::size_t i = 0; i < gammas.size(); ++i) {
    CHECK(to_double(run->curves[i].stability) == gammas[i]);
    CHECK(run->curves[i].points.front().examples == 0);
    CHECK(run->curves[i].points.back().examples == run->last);
    for (const PricePoint& point : run->curves[i].points) {
      const double loss = 0.2 * rest_by_listing(gammas[i], static_cast<unsigned>(point.examples), 0.05);
      CHECK(point.loss == Approx(loss).margin(1e-12));
      CHECK(point.printed == Approx(0.2 * (1 - gammas[i] * 0.05 * static_cast<double>(point.examples))).margin(1e-12));
    }
  }
  CHECK(run->curves[0].least == 201U);
  CHECK(run->curves[3].least == 14U);
  CHECK(compared_stabilities(1) == std::vector<Rational>{Rational(1, 2), 1});
  CHECK(compared_stabilities(Rational(1, 2)) == std::vector<Rational>{Rational(1, 4), Rational(1, 2), 1});
  CHECK(compared_stabilities(Rational(1, 100'000)).front() == Rational(1, 100'000));
}

TEST_CASE("The price's picture says what the mockup's sample says, and not before its step", "[price]") {
  const auto run = mockup_run();
  const QSize size(728, 600);
  const auto at = [&](int step) {
    return test::read_aloud(price_picture(run, step, 1), size, QStringLiteral("|")).toStdString();
  };
  const std::string last = at(12);
  for (const char* words :
       {"|60examples|", "flip(3)", "|5labelsflipped|", "|heavy,42|", "|.75|", "|.25|", "5|γ|",
        "|.450|.350|.250|.450|.300|.400|.400|.500|", "|total.155|", "|.140at|", "|101|", "|201|", "|14|", "|240|"}) {
    CAPTURE(words, last);
    CHECK(last.find(words) != std::string::npos);
  }
  const auto first_with = [&](const char* words) {
    for (int step = 0; step < price_steps; ++step)
      if (at(step).find(words) != std::string::npos) return step;
    return -1;
  };
  CHECK(first_with("heavy,42") == 1);
  CHECK(first_with("|.75|") == 4);
  CHECK(first_with("flip(3)") == 5);
  CHECK(first_with("|.25|") == 7);
  CHECK(first_with("|.250|") == 8);
  CHECK(first_with("total.155") == 9);
  CHECK(first_with("|101|") == 11);
  CHECK(first_with("|201|") == 12);
  for (int step = 1; step < price_steps; ++step) {
    if (step == 10) continue;  // the curve is drawn again, and stands as before
    CAPTURE(step);
    CHECK(rendered(price_picture(run, step, 1), size, Theme::get(ThemeKind::light)) !=
          rendered(price_picture(run, step - 1, 1), size, Theme::get(ThemeKind::light)));
  }
}

TEST_CASE("The price's words are apart and inside for every sample and in every language", "[price]") {
  const QString code = GENERATE(as<QString>(), "en", "de", "he", "pseudo");
  const Language language(code);
  for (const PriceCase& one : price_cases()) {
    if (one.n > 10'000 && code != QLatin1String("en")) continue;
    for (const bool by_hand : {false, true}) {
      if (by_hand && one.n > 10'000) continue;
      const auto run = case_run(one, by_hand);
      CAPTURE(code.toStdString(), one.d, one.n, to_string(one.stability), by_hand);
      CHECK(test::misplaced_words(price_picture(run, 12, 1), {728, 600}) == "");
      if (one.n <= 60)
        CHECK(test::misplaced_words(price_picture(run, 12, 1), by_hand ? QSize(1048, 800) : QSize(728, 430)) == "");
      CHECK(test::misplaced_words(price_axis_picture(run), {256, 90}) == "");
    }
  }
  const auto run = mockup_run();
  for (int step = 0; step < price_steps; ++step) {
    CAPTURE(step);
    CHECK(test::misplaced_words(price_picture(run, step, 1), {728, 600}) == "");
    CHECK(test::misplaced_words(price_picture(mockup_run(std::vector<Rational>(8, Rational(1, 4))), step, 1, 2),
                                {728, 600}) == "");
  }
}

TEST_CASE("The price's picture stays in its area in every theme and at every moment", "[price]") {
  const QSize size(728, 600);
  for (const ThemeKind kind : all_kinds) {
    const Theme& theme = Theme::get(kind);
    const auto run = mockup_run();
    for (int step = 0; step < price_steps; step += 2) {
      for (const double phase : {0.0, 0.5, 1.0}) {
        CAPTURE(step, phase);
        CHECK(stays_inside(rendered(price_picture(run, step, phase), size, theme, 20), size, 20, theme.canvas));
      }
    }
    CHECK_FALSE(price_picture(run, 12, 1).description().isEmpty());
    CHECK(
        stays_inside(rendered(price_axis_picture(run), QSizeF(256, 90), theme, 20), QSizeF(256, 90), 20, theme.canvas));
  }
}

TEST_CASE("Every light point can be clicked in both rows of the price's picture, and its places read back", "[price]") {
  for (const ThemeKind kind : all_kinds) {
    for (const std::size_t d : {2UL, 9UL, 64UL}) {
      const auto run = case_run({d, 60, 0, {1, 10}, {2, 5}, {1, 10}}, true);
      const ScenePicture picture = price_picture(run, 12, 1);
      const QSize size(728, 600);
      const QRectF area(0, 0, 728, 600);
      std::set<std::int32_t> clicked;
      std::set<std::int32_t> handles;
      for (const Spot& spot : test::painted_spots(picture, size, kind)) {
        CHECK(area.contains(spot.rect.center()));
        if (spot.act == Spot::Act::choose) {
          clicked.insert(spot.place);
          REQUIRE(spot.grab != nullptr);
          CHECK(spot.grab->field == "flipped");
          CHECK(std::llround(spot.grab->here) == spot.place);
          CHECK(spot.kin == Kin::of_point(static_cast<PointIndex>(spot.place)));
        }
        if (spot.act != Spot::Act::drag) continue;
        handles.insert(spot.place);
        if (spot.place == price_ring_handle) {
          CHECK(std::round(spot.grab->here) == Approx(60).margin(static_cast<double>(run->last) / 500 + 1));
        } else if (spot.place >= price_answer_handles) {
          const auto point = static_cast<std::size_t>(spot.place - price_answer_handles);
          CHECK(spot.grab->here == Approx(to_double(run->answers[point].answer)).margin(1e-9));
        }
      }
      CHECK(clicked.size() == d - 1);
      CHECK(handles.count(price_flip_handle) == 1);
      CHECK(handles.count(price_ring_handle) == 1);
      CHECK(handles.count(price_answer_handles) == 1);
    }
  }
}

TEST_CASE("The price's tables have the picture's numbers", "[price][tables]") {
  const auto run = mockup_run();
  const PageTable points = price_points_table(*run, {});
  REQUIRE(points.rows.size() == 9);
  const std::vector<std::string> errors = {".450", ".350", ".250", ".450", ".300", ".400", ".400", ".500"};
  for (std::size_t x = 0; x < 8; ++x) {
    CAPTURE(x);
    CHECK(points.rows[x][6].shown.toStdString() == errors[x]);
    CHECK(points.rows[x][0].shown == QString::number(x + 1));
    CHECK(points.rows[x].size() == points.columns.size());
  }
  CHECK(points.rows[2][3].data == 0.75);
  CHECK(points.rows[2][4].data == 0.25);
  CHECK(points.rows[8][1].data == 42);
  const PageTable curves = price_curves_table(*run, ui::TableLimits::none());
  std::size_t rows = 1;
  for (const PriceCurve& curve : run->curves) rows += curve.points.size();
  CHECK(curves.rows.size() == rows);
  CHECK(curves.rows[0][1].data == 60);
  CHECK(curves.rows[0][2].data.get<double>() == Approx(0.140).margin(5e-4));
  CHECK(price_curves_table(*run, {10, 10}).rows.size() == 10);
}

TEST_CASE("The price's story has 13 steps that can be read, for every sample and learner", "[price][story]") {
  const QString code = GENERATE(as<QString>(), "en", "de", "he");
  const Language language(code);
  const auto check = [&](const PriceRun& run) {
    const auto script = price_script(run);
    REQUIRE(script->size() == price_steps);
    CHECK(script->opening() == 8);
    for (int step = 0; step < script->size(); ++step) {
      const QString sentence = script->sentence(step);
      CAPTURE(code.toStdString(), step, sentence.toStdString());
      CHECK_FALSE(sentence.isEmpty());
      CHECK_FALSE(sentence.contains(u'%'));
      CHECK(sentence.split(u' ').size() <= 40);
      CHECK(script->motion_ms(step) <= script->dwell_ms(step));
    }
    CHECK(price_notes(run).size() <= 3);
    for (const Note& note : price_notes(run)) CHECK_FALSE(note.text.contains(u'%'));
    for (std::size_t x = 0; x < run.answers.size(); ++x) CHECK_FALSE(price_point_words(run, x).contains(u'%'));
  };
  for (const PriceCase& one : price_cases()) {
    if (one.n > 10'000) continue;
    check(*case_run(one));
    check(*case_run(one, true));
  }
  const auto script = price_script(*mockup_run());
  if (code == QLatin1String("en")) {
    CHECK(script->sentence(7).toStdString().find("from .75 to .25") != std::string::npos);
    CHECK(script->sentence(8).toStdString().find(".25 or more") != std::string::npos);
    CHECK(script->sentence(9).toStdString().find("Together .155 for this sample, .140 on average.") !=
          std::string::npos);
    CHECK(script->sentence(11).toStdString().find("101") != std::string::npos);
    CHECK(price_script(*mockup_run({}, 7))->sentence(7).toStdString() ==
          "Point 8 was never seen: the answer is .5 in both worlds.");
  }
}

TEST_CASE("The flip is dragged and clicked, n is dragged along its curve", "[price][drag]") {
  OpenedPrice o(shipped("rare-points-starve"));
  REQUIRE(o.page.run() != nullptr);
  REQUIRE(o.page.script() != nullptr);
  o.drag(price_flip_handle, o.spot(4, Spot::Act::choose).rect.center());
  REQUIRE_FALSE(o.edits.empty());
  CHECK(o.edits.back().flipped == 4);
  CHECK(o.drags.back() != 0);
  CHECK(std::set<int>(o.drags.begin(), o.drags.end()).size() == 1);  // one undo
  PredictionScenario expected = shipped("rare-points-starve");
  expected.flipped = 4;
  CHECK(o.edits.back() == expected);

  o.edits.clear();
  o.page.take_click(o.spot(6, Spot::Act::choose));
  REQUIRE(o.edits.size() == 1);
  CHECK(o.edits.back().flipped == 6);

  o.edits.clear();
  o.drag(price_ring_handle, QPointF(326, 500));
  REQUIRE_FALSE(o.edits.empty());
  CHECK(o.edits.back().examples == Approx(120).margin(2));
  CHECK(static_cast<double>(o.edits.back().examples) ==
        std::round(o.spot(price_ring_handle).grab->value(QPointF(326, 500))));
}

TEST_CASE("A learner by hand begins with the answers on display and what gamma ties stops with a reason",
          "[price][drag]") {
  OpenedPrice o(shipped("rare-points-starve"));
  o.page.learner_choice().segment(1)->click();
  REQUIRE(o.edits.size() == 1);
  REQUIRE(o.edits.back().answers.size() == 8);
  for (std::size_t x = 0; x < 8; ++x) CHECK(o.edits.back().answers[x] == o.page.run()->answers[x].answer);
  o.compute(o.edits.back());
  CHECK(o.page.run()->own);
  CHECK(o.page.learner_choice().chosen() == 1);
  CHECK(o.page.run()->loss == *o.page.run()->study.sample_loss);

  // The full answer goes anywhere, and the dashed one follows at the bracket's distance.
  o.edits.clear();
  o.drag(price_answer_handles + 2, QPointF(258, 0));
  REQUIRE_FALSE(o.edits.empty());
  CHECK(o.edits.back().answers[2] == 1);
  o.compute(o.edits.back());
  CHECK(o.page.run()->flipped().after == Rational(1, 2));
  CHECK(o.page.run()->flipped().mean_error() == o.page.run()->flipped().least);

  // The dashed one does not go further than γ# and says so; back towards the full one there is nothing to say.
  o.edits.clear();
  o.drag(price_after_handle, QPointF(258, 200));
  CHECK_FALSE(o.page.stopped().has_value());
  o.drag(price_after_handle, QPointF(258, 340));
  CHECK(o.edits.empty());
  REQUIRE(o.page.stopped().has_value());
  CHECK(*o.page.stopped() == 2);
  const auto picture = o.page.exhibits().front()->picture(Theme::get(ThemeKind::light), {12, 1});
  CHECK(test::read_aloud(*picture, {728, 600}, QStringLiteral("|")).toStdString().find("Itstopsat.5:5") !=
        std::string::npos);

  o.edits.clear();
  o.page.learner_choice().segment(0)->click();
  REQUIRE(o.edits.size() == 1);
  CHECK(o.edits.back().answers.empty());
}

TEST_CASE("Keys turn the next point round and move an answer by hand", "[price][keys]") {
  OpenedPrice o(shipped("rare-points-starve"));
  const QKeyEvent next(QEvent::KeyPress, Qt::Key_F, Qt::NoModifier);
  const QKeyEvent before(QEvent::KeyPress, Qt::Key_F, Qt::ShiftModifier);
  const QKeyEvent up(QEvent::KeyPress, Qt::Key_Up, Qt::NoModifier);
  CHECK(o.page.take_key(next, {}, nullptr));
  CHECK(o.page.take_key(before, {}, nullptr));
  REQUIRE(o.edits.size() == 2);
  CHECK(o.edits[0].flipped == 3);
  CHECK(o.edits[1].flipped == 1);
  CHECK_FALSE(o.page.take_key(up, {}, nullptr));
  PredictionScenario own = shipped("rare-points-starve");
  own.answers.assign(8, Rational(1, 2));
  o.compute(own);
  o.edits.clear();
  CHECK(o.page.take_key(up, {}, nullptr));
  REQUIRE(o.edits.size() == 1);
  CHECK(o.edits.back().answers[2] == Rational(51, 100));
  CHECK_FALSE(o.page.keys().lines.empty());
  CHECK(o.page.tell(Kin::of_point(2)).contains(QStringLiteral("point 3")));
  CHECK(o.page.command(own).contains(QStringLiteral("stability-price --dimension 9 --examples 60 --stability 0.1")));
}

TEST_CASE("The worst flip is a key and a button away and the worst neighbour is told beside it", "[price][keys]") {
  OpenedPrice o(shipped("rare-points-starve"));
  std::vector<int> steps;
  QObject::connect(&o.page, &Page::page_asked, [&](const QString&, int step) { steps.push_back(step); });
  o.page.show_step(8);
  CHECK(o.page.worst_button().isEnabled());
  const QKeyEvent key(QEvent::KeyPress, Qt::Key_W, Qt::NoModifier);
  CHECK(o.page.take_key(key, {}, nullptr));
  REQUIRE(o.edits.size() == 1);
  CHECK(steps == std::vector<int>{8});
  // Seen once, and no other point less often but the one that was never seen.
  const PriceRun& before = *o.page.run();
  const std::uint64_t rows = before.answers[o.edits[0].flipped].rows;
  CHECK(rows > 0);
  Rational most = 0;
  for (const PriceAnswer& at : before.answers) {
    CHECK((at.rows == 0 || at.rows >= rows));
    if (at.rows > 0) most = std::max(most, at.least);
  }
  o.compute(o.edits[0]);
  CHECK(o.page.run()->flipped().least == most);
  const QString told = worst_price_words(*o.page.run());
  CHECK(told.contains(short_share(most)));
  CHECK_FALSE(told.contains(u'%'));
  CHECK(told.contains(QStringLiteral("all that stability allows")));
  CHECK(o.page.run()->study.worst_count->moved == o.page.run()->options.stability);
  // There already: no edit, but it is told.
  o.page.worst_button().click();
  CHECK(o.edits.size() == 1);
  StepPanel panel;
  o.page.explain(panel, 8);
  PredictionScenario memory = shipped("memory");
  o.compute(memory);
  CHECK_FALSE(worst_price_words(*o.page.run()).contains(u'%'));
  memory.answers.assign(memory.dimension - 1, Rational(1, 2));
  o.compute(memory);
  CHECK_FALSE(worst_price_words(*o.page.run()).contains(QStringLiteral("changes of one example")));
  // Where no light point was seen there is none.
  PredictionScenario unseen = shipped("rare-points-starve");
  unseen.mass = Rational(1, 20);
  unseen.examples = 1;
  for (unseen.seed = 1; compute_price(unseen)->light_rows > 0;) ++unseen.seed;
  o.compute(unseen);
  o.page.show_step(8);
  CHECK_FALSE(o.page.worst_button().isEnabled());
  CHECK(worst_price_words(*o.page.run()).contains(QStringLiteral("No light point was seen")));
}

TEST_CASE("Screens of the price", "[.price-screens]") {
  const QString folder = test::screens_folder(QStringLiteral("price"));
  struct Shot {
    std::shared_ptr<const Picture> picture;
    QSize size;
    ThemeKind kind = ThemeKind::light;
  };
  const auto sheet = [&](const QString& name, int columns, double scale, const std::vector<Shot>& shots) {
    QSize cell(0, 0);
    for (const Shot& shot : shots) cell = cell.expandedTo(shot.size + QSize(8, 8));
    const int rows = (static_cast<int>(shots.size()) + columns - 1) / columns;
    QImage image((QSizeF(cell.width() * columns, cell.height() * rows) * scale).toSize(), QImage::Format_RGB32);
    image.fill(Qt::gray);
    QPainter painter(&image);
    painter.scale(scale, scale);
    for (std::size_t i = 0; i < shots.size(); ++i) {
      const QPointF corner(cell.width() * (static_cast<int>(i) % columns),
                           cell.height() * (static_cast<int>(i) / columns));
      const Theme& theme = Theme::get(shots[i].kind);
      painter.fillRect(QRectF(corner, QSizeF(shots[i].size)), theme.canvas);
      shots[i].picture->paint(painter, QRectF(corner, QSizeF(shots[i].size)), theme);
    }
    painter.end();
    CHECK(image.save(folder + u'/' + name + QStringLiteral(".png")));
  };
  const QSize whole(728, 600);
  const auto run = mockup_run();
  const auto at = [&](const std::shared_ptr<const PriceRun>& of, int step,
                      std::optional<std::size_t> stopped = std::nullopt) {
    return std::make_shared<const ScenePicture>(price_picture(of, step, 1, stopped));
  };
  sheet(QStringLiteral("steps"), 2, 1,
        {{at(run, 0), whole},
         {at(run, 2), whole},
         {at(run, 4), whole},
         {at(run, 5), whole},
         {at(run, 7), whole},
         {at(run, 9), whole}});
  sheet(QStringLiteral("last"), 1, 2, {{at(run, 12), whole}});
  sheet(QStringLiteral("themes"), 2, 1,
        {{at(run, 12), whole, ThemeKind::dark},
         {at(run, 12), whole, ThemeKind::contrast},
         {at(run, 12), {728, 430}},
         {at(run, 8), {640, 600}}});
  sheet(QStringLiteral("gallery-sheet"), 2, 1.2,
        {{at(compute_price(shipped("twice-as-stable-twice-as-dear")), 12), whole},
         {at(compute_price(shipped("memory")), 12), whole}});
  sheet(QStringLiteral("wide"), 1, 1, {{at(run, 12), {1400, 900}}});
  const std::vector<Rational> own = {Rational(1, 10), Rational(3, 10), 1, Rational(1, 2), Rational(1, 5),
                                     Rational(9, 10), Rational(3, 5),  1};
  sheet(QStringLiteral("own"), 2, 1.2, {{at(mockup_run(own), 12), whole}, {at(mockup_run(own), 12, 2), whole}});
  std::vector<Shot> shots;
  std::vector<Shot> axes = {{std::make_shared<const ScenePicture>(price_axis_picture(run)), {256, 90}}};
  for (const PriceCase& one : price_cases()) {
    const auto other = case_run(one);
    shots.push_back({at(other, 12), whole});
    axes.push_back({std::make_shared<const ScenePicture>(price_axis_picture(other)), {256, 90}});
  }
  sheet(QStringLiteral("cases-1"), 2, 1, {shots.begin(), shots.begin() + 6});
  sheet(QStringLiteral("cases-2"), 2, 1, {shots.begin() + 6, shots.end()});
  sheet(QStringLiteral("axes"), 3, 2, axes);
  QWidget window;
  window.setStyleSheet(style_sheet(Theme::get(ThemeKind::light)));
  const ChapterInfo info = prediction_chapter_info({price_page()});
  const auto chapter = info.make(info, &window);
  auto& page = static_cast<PricePage&>(*chapter->pages().front());
  chapter->set_scenario(shipped("rare-points-starve"));
  chapter->open(page);
  REQUIRE(QTest::qWaitFor([&] { return page.run() != nullptr && !chapter->running(); }, 60'000));
  page.setParent(&window);
  page.resize(728, 704);
  page.show_step(8);
  StepPanel panel(&window);
  panel.resize(288, 704);
  page.explain(panel, 8);
  chapter->fields().resize(264, 704);
  window.resize(1280, 704);
  page.move(264, 0);
  panel.move(992, 0);
  window.show();
  page.show();
  panel.show();
  chapter->fields().show();
  CHECK(window.grab().save(folder + QStringLiteral("/window.png")));
  page.show_table(true);
  page.show_step(8);
  CHECK(window.grab().save(folder + QStringLiteral("/table.png")));
  const auto sizes =
      std::make_shared<const ScenePicture>(prediction_sizes_picture(compute_prediction_sizes(PredictionScenario{})));
  sheet(QStringLiteral("sizes"), 1, 1.6, {{sizes, {728, 480}}});
  sheet(QStringLiteral("sizes-dark"), 1, 1, {{sizes, {728, 480}, ThemeKind::dark}});
}

TEST_CASE("The picture of what every predictor asks for stays in its area, and its table has every point of it",
          "[price][sizes]") {
  PredictionScenario scenario;
  scenario.class_text = "thresholds:4";
  scenario.target = 0;
  const auto sizes = compute_prediction_sizes(scenario, {}, {Rational(1, 50), Rational(1, 5)});
  const ScenePicture picture = prediction_sizes_picture(sizes);
  CHECK(test::misplaced_words(picture, {728, 480}) == "");
  for (const ThemeKind kind : all_kinds)
    CHECK(stays_inside(rendered(picture, QSizeF(728, 480), Theme::get(kind), 20), QSizeF(728, 480), 20,
                       Theme::get(kind).canvas));
  const PageTable table = prediction_sizes_table(*sizes, ui::TableLimits::none());
  std::size_t points = 0;
  for (const SizeLine& line : sizes->lines) points += line.points.size();
  CHECK(table.rows.size() == points);
  for (const auto& row : table.rows) CHECK(row.size() == table.columns.size());
}
