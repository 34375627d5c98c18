// SPDX-License-Identifier: GPL-3.0-or-later
// Sample sizes as it is seen: what is painted says what the bounds say, in every theme and for every family.
#include <catch2/catch.hpp>

#include <QDir>
#include <QRegularExpression>
#include <QTest>
#include <algorithm>
#include <cmath>
#include <string>
#include <vector>

#include "../kit/pictures.test.hpp"
#include "../painted_words.test.hpp"
#include "core/learner/chain_constants.hpp"
#include "core/learner/constants.hpp"
#include "core/learner/lean_constants.hpp"
#include "tests/support/source_folder.hpp"
#include "tests/ui/screens.test.hpp"
#include "ui/kit/style.hpp"
#include "ui/pages/map/map_chapter.hpp"
#include "ui/pages/map/map_thumbnail.hpp"
#include "ui/pages/sample_sizes/sample_sizes_page.hpp"
#include "ui/pages/sample_sizes/sample_sizes_scene.hpp"
#include "ui/pages/sample_sizes/sample_sizes_table.hpp"
#include "ui/pages/sample_sizes/sample_sizes_words.hpp"

using namespace littlestone;
using namespace littlestone::ui;

namespace {

MapScenario shipped_sizes(const std::string& name) {
  return read_map_file(support::source_folder() + "/resources/scenarios/map/" + name + ".json");
}

/// Places enough for every line; planned up to d = 2, which is quick.
const SampleSizesDetail& quick_sizes() {
  static const SampleSizesDetail detail{.whole = false, .most_dimension = 2, .at = {1, 2, 8, 9, 100, 1388, 1e6}};
  return detail;
}

std::shared_ptr<const SampleSizesRun> quick_run() {
  static const auto run = compute_sample_sizes(MapScenario{}, {}, quick_sizes());
  return run;
}

bool sizes_say(const Picture& picture, const std::string& words) {
  return test::read_aloud(picture).toStdString().find(words) != std::string::npos;
}

/// The examples of permute-and-flip for 2^e hypotheses, by the formula of the proof; beta is below a half.
double flip_by_formula(double exponent, double epsilon, double alpha, double beta) {
  const double ln_others = exponent < 60 ? std::log(std::exp2(exponent) - 1) : exponent * std::log(2.0);
  return std::ceil((ln_others - std::log(2 * beta)) / -std::log(1 - alpha * (1 - std::exp(-epsilon / 2))));
}

/// A page that has computed the scenario, as the chapter has it do, and what it asks to be edited.
struct OpenedSizes {
  SampleSizesPage page{sample_sizes_page()};
  std::vector<MapScenario> edits;

  OpenedSizes() {
    QObject::connect(&page, &StudyPage::edited,
                     [this](const ChapterScenario& edited, int) { edits.push_back(std::get<MapScenario>(edited)); });
  }
  void compute(const MapScenario& scenario) {
    const auto take = page.work(scenario)([](StudyPage::Take first) { first(); }, {});
    if (take) take();
  }
};

}  // namespace

TEST_CASE("A budget reaches on the page what the formulas of the bounds say", "[sample-sizes]") {
  const auto run = quick_run();
  // Of points the lean learner's 205 are enough, however many there are. Of thresholds 2^576 take at most 10 000
  // examples, 2^577 more; without privacy 2^1516 and 2^1517.
  CHECK(run->reach[0].privately == HUGE_VAL);
  const auto& thresholds = run->reach[1].privately;
  REQUIRE(thresholds);
  REQUIRE(run->reach[0].plainly);
  CHECK(flip_by_formula(*thresholds, 1, 0.1, 0.1) <= 10'000);
  CHECK(flip_by_formula(*thresholds + 1, 1, 0.1, 0.1) > 10'000);
  CHECK(std::ceil((*run->reach[0].plainly * std::log(2.0) + std::log(10.0)) / -std::log(0.9)) <= 10'000);
  CHECK(std::ceil(((*run->reach[0].plainly + 1) * std::log(2.0) + std::log(10.0)) / -std::log(0.9)) > 10'000);
  CHECK(run->reach[0].plainly == run->reach[1].plainly);
  const auto readouts = size_readouts(*run);
  REQUIRE(readouts.size() == 4);
  CHECK(readouts[0].value == "∞");
  CHECK(readouts[0].caption == "points");
  CHECK(readouts[1].value == "$2^{576}$");
  CHECK(readouts[1].caption == "thresholds");
  CHECK(readouts[2].value == "$2^{1516}$");
  CHECK(readouts[2].caption == "thresholds: 940 bits more");
  const EnvelopeRow* lean = row_at(run->curve(0).points.front(), "lean");
  CHECK(readouts[3].value == asked_text(*lean->examples));
  CHECK(*lean->examples->exact == 205);
  // Another budget is worked out without the curves.
  MapScenario other = run->scenario;
  other.budget = 40;
  const auto small = with_budget(*run, other);
  CHECK(flip_by_formula(1, 1, 0.1, 0.1) > 40);
  CHECK_FALSE(small->reach[0].privately);
  CHECK(size_readouts(*small)[0].value == "none");
  CHECK(same_curves(run->scenario, other));
  other.alpha = Rational(1, 9);
  CHECK_FALSE(same_curves(run->scenario, other));
}

TEST_CASE("Along another axis a budget reaches the least value of three digits that is enough", "[sample-sizes]") {
  MapScenario scenario;
  scenario.across = CurveAcross::epsilon;
  scenario.budget = 200;
  const auto run = compute_sample_sizes(scenario, {}, {.whole = false, .most_dimension = 1, .at = {0.05, 1, 10}});
  REQUIRE(run->reach[0].privately);
  const double least = *run->reach[0].privately;
  CHECK(flip_by_formula(3, least, 0.1, 0.1) <= 200);
  CHECK(flip_by_formula(3, least - 0.001, 0.1, 0.1) > 200);
  CHECK(std::abs(least * 1000 - std::round(least * 1000)) < 1e-9);
  CHECK(run->reach[0].plainly == 0.0);  // ε does not matter without privacy
  scenario.budget = 5;
  const auto none = with_budget(*run, scenario);
  CHECK_FALSE(none->reach[0].privately);
  CHECK_FALSE(none->reach[0].plainly);
  scenario.budget = 1'000'000;
  CHECK(with_budget(*run, scenario)->reach[0].privately == 0.0);
}

TEST_CASE("Privacy has no price in bits where the private promise reaches further than Occam's bound",
          "[sample-sizes]") {
  MapScenario scenario;
  scenario.epsilon = 30;
  const auto run = compute_sample_sizes(scenario, {}, {.whole = false, .most_dimension = 1, .at = {1, 100, 1e4}});
  REQUIRE(*run->reach[1].privately > *run->reach[1].plainly);
  for (const SizesReadout& readout : size_readouts(*run)) CHECK_FALSE(readout.caption.contains("bits"));
  const auto script = sample_sizes_script(*run);
  for (int step = 0; step <= script->last(); ++step)
    CHECK_FALSE(script->sentence(step).contains(QStringLiteral("privacy costs")));
}

TEST_CASE("The picture of Sample sizes writes the crossing and the readouts that the study has", "[sample-sizes]") {
  const auto run = quick_run();
  REQUIRE(run->curve(0).crossing);
  CHECK(run->curve(0).crossing->points.number == 751);
  const ScenePicture last = sample_sizes_picture(run, 6, 1);
  CHECK(sizes_say(last, "from751pointson,"));
  CHECK(sizes_say(last, "theleanlearneristhecheapest"));
  CHECK(sizes_say(last, "2576"));
  CHECK(sizes_say(last, "940bits"));
  CHECK(sizes_say(last, "yourbudget10000"));
  // Each step adds something, and what comes later is not there before.
  CHECK_FALSE(sizes_say(sample_sizes_picture(run, 0, 1), "permute-and-flip"));
  CHECK(sizes_say(sample_sizes_picture(run, 1, 1), "permute-and-flip"));
  CHECK_FALSE(sizes_say(sample_sizes_picture(run, 2, 1), "isthecheapest"));
  CHECK(sizes_say(sample_sizes_picture(run, 3, 1), "isthecheapest"));
  CHECK_FALSE(sizes_say(sample_sizes_picture(run, 4, 1), "yourbudget"));
  CHECK_FALSE(sizes_say(sample_sizes_picture(run, 5, 1), "940bits"));
  // The crossing is where the mechanism passes the lean learner.
  const double lean = run->curve(0).crossing->examples.exact->convert_to<double>();
  CHECK(flip_by_formula(std::log2(751), 1, 0.1, 0.1) > lean);
  CHECK(flip_by_formula(std::log2(750), 1, 0.1, 0.1) <= lean);
}

TEST_CASE("Words of Sample sizes keep clear of each other and within the picture whatever is drawn", "[sample-sizes]") {
  std::vector<std::shared_ptr<const SampleSizesRun>> runs = {quick_run()};
  const auto add = [&](const MapScenario& scenario, const std::vector<double>& at) {
    runs.push_back(compute_sample_sizes(scenario, {}, {.whole = false, .most_dimension = 1, .at = at}));
  };
  MapScenario cube = shipped_sizes("nothing-known-beats-rows");
  add(cube, {1, 2, 10, 24});
  MapScenario epsilon = shipped_sizes("the-price-of-epsilon");
  add(epsilon, {0.05, 1, 10});
  MapScenario alpha;
  alpha.across = CurveAcross::alpha;
  alpha.right = CurveFamily::points;
  add(alpha, {0.01, 0.1, 0.4});
  MapScenario beta;
  beta.across = CurveAcross::beta;
  beta.log2_points = 1;
  add(beta, {1e-6, 1e-2, 0.4});
  for (const std::uint64_t budget : {std::uint64_t{1}, std::uint64_t{300}, std::uint64_t{1'000'000'000'000'000}}) {
    MapScenario other;
    other.budget = budget;
    runs.push_back(with_budget(*quick_run(), other));
  }
  MapScenario none;
  none.shown = {};
  runs.push_back(with_budget(*quick_run(), none));
  for (const auto& run : runs) {
    for (int step = 0; step < sizes_steps::count; ++step) {
      CAPTURE(map_to_json(run->scenario).dump(), step);
      CHECK(test::misplaced_words(sample_sizes_picture(run, step, 1), {728, 600}) == "");
    }
    CHECK(test::misplaced_words(sample_sizes_picture(run, 6, 1), {640, 500}) == "");
    CHECK(test::misplaced_words(sample_sizes_picture(run, 6, 1), {1000, 600}) == "");
  }
}

TEST_CASE("What can be pointed at in Sample sizes is the same in all themes and within its plot", "[sample-sizes]") {
  const ScenePicture picture = sample_sizes_picture(quick_run(), 6, 1);
  const auto light = test::painted_spots(picture, {728, 600}, ThemeKind::light);
  CHECK(light.size() == 2 * quick_run()->curve(0).points.size() + 1);
  for (const ThemeKind kind : {ThemeKind::dark, ThemeKind::contrast}) {
    const auto other = test::painted_spots(picture, {728, 600}, kind);
    REQUIRE(other.size() == light.size());
    for (std::size_t i = 0; i < light.size(); ++i) CHECK(other[i].rect == light[i].rect);
  }
  for (const Spot& spot : light) CHECK(QRectF(0, 0, 728, 600).contains(spot.rect));
  MapScenario none;
  none.shown = {};
  const auto empty =
      test::painted_spots(sample_sizes_picture(with_budget(*quick_run(), none), 6, 1), {728, 600}, ThemeKind::light);
  CHECK(std::count_if(empty.begin(), empty.end(), [](const Spot& spot) { return spot.act == Spot::Act::choose; }) == 2);
}

TEST_CASE("The table of Sample sizes has one row a family and bound and place with the study's numbers",
          "[sample-sizes]") {
  const auto run = quick_run();
  const PageTable table = sample_sizes_table(*run, ui::TableLimits::none());
  std::size_t rows = 0;
  for (const SampleSizesCurve& curve : run->study.curves) {
    for (const SampleSizesPoint& point : curve.points) rows += point.rows.size();
  }
  CHECK(table.rows.size() == rows);
  std::size_t mechanism = 0;
  for (const auto& row : table.rows) {
    REQUIRE(row.size() == table.columns.size());
    if (row[1].data != "permute-and-flip") continue;
    ++mechanism;
    CHECK(row[4].data.get<double>() == flip_by_formula(row[2].data.get<double>(), 1, 0.1, 0.1));
    CHECK(row[6].data == true);
  }
  CHECK(mechanism == 14);
  const PageTable cut = sample_sizes_table(*run, ui::TableLimits{3, 64});
  CHECK(cut.rows.size() == 3);
  CHECK(cut.left_out == rows - 3);
}

TEST_CASE("Each step of Sample sizes has a short sentence and a reference in every scenario", "[sample-sizes]") {
  std::vector<std::shared_ptr<const SampleSizesRun>> runs = {quick_run()};
  runs.push_back(compute_sample_sizes(shipped_sizes("nothing-known-beats-rows"), {},
                                      {.whole = false, .most_dimension = 1, .at = {1, 2, 24}}));
  runs.push_back(compute_sample_sizes(shipped_sizes("the-price-of-epsilon"), {},
                                      {.whole = false, .most_dimension = 1, .at = {0.05, 10}}));
  for (const auto& run : runs) {
    const auto script = sample_sizes_script(*run);
    REQUIRE(script->size() == sizes_steps::count);
    for (int step = 0; step < script->size(); ++step) {
      const QString sentence = script->sentence(step);
      CAPTURE(step, sentence.toStdString());
      CHECK(sentence.endsWith(u'.'));
      CHECK(sentence.split(u' ').size() <= 46);
      CHECK_FALSE(sentence.contains(u'%'));
      CHECK_FALSE((*script)[step].reference.isEmpty());
    }
    CHECK(sample_sizes_notes(*run).size() <= 3);
  }
  CHECK(sample_sizes_script(*quick_run())->sentence(5).contains(QStringLiteral("2⁵⁷⁶")));
  CHECK(sample_sizes_script(*quick_run())->sentence(6).contains(QStringLiteral("940")));
}

TEST_CASE("The page of Sample sizes edits the budget by drag and key and shows all again by a click",
          "[sample-sizes]") {
  OpenedSizes opened;
  MapScenario light;
  light.left = light.right = CurveFamily::points;  // one family, d = 1: quick
  opened.compute(light);
  REQUIRE(opened.page.run());
  CHECK(opened.page.run()->whole);
  CHECK(opened.page.script()->size() == sizes_steps::count);
  const QRectF area(0, 0, 728, 600);
  const ScenePicture picture = sample_sizes_picture(opened.page.run(), 6, 1);
  Spot handle;
  for (const Spot& spot : test::painted_spots(picture, {728, 600}, ThemeKind::light)) {
    if (spot.act == Spot::Act::drag) handle = spot;
  }
  REQUIRE(handle.grab);
  CHECK(handle.grab->field == "budget");
  CHECK(handle.grab->here == Approx(10'000));
  CHECK(handle.grab->value(handle.rect.center()) == Approx(10'000));
  opened.page.take_drag({handle, Drag::Phase::begin, handle.rect.center(), area});
  CHECK(opened.edits.empty());
  opened.page.take_drag({handle, Drag::Phase::move, handle.rect.center() - QPointF(0, 40), area});
  REQUIRE(opened.edits.size() == 1);
  CHECK(opened.edits.back().budget > 10'000);
  // The same curves: no bound is searched for again.
  const auto before = opened.page.run();
  opened.compute(opened.edits.back());
  CHECK(opened.page.run()->scenario.budget == opened.edits.back().budget);
  CHECK(opened.page.run()->study.curves.size() == before->study.curves.size());
  const QKeyEvent up(QEvent::KeyPress, Qt::Key_Up, Qt::NoModifier);
  CHECK(opened.page.take_key(up, {}, nullptr));
  REQUIRE(opened.edits.size() == 2);
  CHECK(opened.edits[1].budget > opened.edits[0].budget);
  MapScenario none = opened.page.run()->scenario;
  none.shown = {};
  opened.compute(none);
  Spot all;
  all.act = Spot::Act::choose;
  all.place = sizes_show_all;
  opened.page.take_click(all);
  REQUIRE(opened.edits.size() == 3);
  CHECK(opened.edits.back().shown == MapScenario().shown);
  CHECK(opened.page.command(light).startsWith(
      QStringLiteral("littlestone-lab envelope points --across points --budget 10000 --epsilon 1")));
  CHECK(opened.page.tell(Kin::of_node(0)).contains(QStringLiteral("points")));
}

TEST_CASE("A hand on the line of the budget reads the examples at its height", "[sample-sizes]") {
  for (const std::uint64_t budget : {std::uint64_t{300}, std::uint64_t{10'000}, std::uint64_t{1'000'000'000'000}}) {
    MapScenario scenario;
    scenario.budget = budget;
    const ScenePicture picture = sample_sizes_picture(with_budget(*quick_run(), scenario), 6, 1);
    for (const QSize size : {QSize(728, 600), QSize(640, 500), QSize(1456, 1200)}) {
      CAPTURE(budget, size.width());
      const auto spots = test::painted_spots(picture, size);
      const auto handle =
          std::find_if(spots.begin(), spots.end(), [](const Spot& spot) { return spot.act == Spot::Act::drag; });
      REQUIRE(handle != spots.end());
      REQUIRE(handle->grab);
      const QPointF middle = handle->rect.center();
      CHECK(handle->grab->here == Approx(static_cast<double>(budget)));
      CHECK(handle->grab->value(middle) == Approx(static_cast<double>(budget)));
      CHECK(handle->grab->value(middle - QPointF(0, 40)) > 2 * static_cast<double>(budget));
      // The decades of the axis end in whole powers of ten.
      for (const double end : {-100.0, 5000.0}) {
        const double decade = std::log10(handle->grab->value({middle.x(), end}));
        CHECK(decade == Approx(std::round(decade)).margin(1e-9));
      }
    }
  }
  for (const Spot& spot : test::painted_spots(sample_sizes_picture(quick_run(), 4, 1), {728, 600}))
    CHECK(spot.act != Spot::Act::drag);
}

TEST_CASE("What a step of Sample sizes adds fades in and the rest stands", "[sample-sizes]") {
  const auto run = quick_run();
  for (int step = 0; step < sizes_steps::count; ++step) {
    CAPTURE(step);
    const Scene moving = sample_sizes_picture(run, step, 0.5).scene({728, 600});
    const Scene before = sample_sizes_picture(run, step - 1, 1).scene({728, 600});
    for (const Mark& mark : moving.marks) {
      if (mark.key.isEmpty()) continue;
      const bool old = std::any_of(before.marks.begin(), before.marks.end(),
                                   [&](const Mark& other) { return other.key == mark.key; });
      CHECK(mark.opacity == (old ? Approx(1) : Approx(0.875)));
    }
    CHECK(sample_sizes_scene(*run, step, {728, 600}) == sample_sizes_scene(*run, step, {728, 600}));
  }
}

TEST_CASE("Along epsilon and beta the names of the lean and the chain learner carry their marks", "[sample-sizes]") {
  for (const auto& [across, at] :
       {std::pair(CurveAcross::epsilon, std::vector<double>{0.5, 4}), {CurveAcross::beta, {1e-12, 0.01, 0.4}}}) {
    MapScenario scenario;
    scenario.across = across;
    scenario.log2_points = 2;  // d = 2
    const auto run = compute_sample_sizes(scenario, {}, {.whole = true, .at = at});
    const ScenePicture picture = sample_sizes_picture(run, 6, 1);
    CAPTURE(std::string(to_string(across)));
    CHECK(sizes_say(picture, "○leanlearner"));
    CHECK(sizes_say(picture, "×chainlearner"));
    CHECK(test::misplaced_words(picture, {728, 600}) == "");
    CHECK((*sample_sizes_script(*run))[2].reference.contains(QStringLiteral("Chain learner")));
    const auto quick = compute_sample_sizes(scenario, {}, {.whole = false, .at = {at.back()}});
    CHECK_FALSE(sizes_say(sample_sizes_picture(quick, 6, 1), "○leanlearner"));
  }
}

TEST_CASE("Sample sizes shows the chain learner where it is proved, once the whole is worked out", "[sample-sizes]") {
  MapScenario scenario;
  const auto whole =
      compute_sample_sizes(scenario, {}, {.whole = true, .most_dimension = 3, .at = {1, 2, 3, 4, 100, 1e6}});
  const auto quick = compute_sample_sizes(scenario, {}, {.whole = false, .most_dimension = 3, .at = {1, 3}});
  CHECK_FALSE(quick->whole);
  CHECK(row_at(quick->curve(1).points[1], "chain") == nullptr);
  const EnvelopeRow* three = row_at(whole->curve(1).points[2], "chain");
  REQUIRE(three != nullptr);
  const QString count = QString::number(three->examples->exact->convert_to<double>());
  CHECK(*three->examples->exact ==
        chain_constants({3, scenario.epsilon, scenario.delta, scenario.alpha, scenario.beta}).examples);
  CHECK_FALSE(row_at(whole->curve(1).points[3], "chain")->examples);  // d = 4
  CHECK(whole->curve(1).of_dimension[1].name == "chain");
  CHECK(whole->curve(1).of_dimension[0].name == "lean");
  const ScenePicture picture = sample_sizes_picture(whole, 6, 1);
  CHECK(sizes_say(picture, "chain" + count.toStdString() + "atd=3"));
  CHECK_FALSE(sizes_say(sample_sizes_picture(whole, 1, 1), "chain"));
  CHECK(sample_sizes_script(*whole)->sentence(2).contains(
      QStringLiteral("The chain learner takes %1 at d = 3.").arg(asked_text(*three->examples))));
  CHECK(sizes_place_words(*whole, 1, 2).contains(QStringLiteral("chain learner")));
  for (int step = 0; step < sizes_steps::count; ++step) {
    CAPTURE(step);
    CHECK(sample_sizes_script(*whole)->sentence(step).split(u' ').size() <= 46);
    CHECK(test::misplaced_words(sample_sizes_picture(whole, step, 1), {728, 600}) == "");
    CHECK(test::misplaced_words(sample_sizes_picture(whole, step, 1), {1000, 600}) == "");
  }
}

TEST_CASE("What the lessons of Sample sizes' gallery say is true of their scenarios", "[sample-sizes][gallery]") {
  // Where d stays, the lean learner is the cheapest from 751 points on; where d grows with |X|, counting rows is.
  const auto when = quick_run();
  CHECK(when->scenario.left == CurveFamily::points);
  CHECK(when->curve(0).crossing.has_value());
  CHECK(when->curve(0).crossing->points.number == 751);
  CHECK(when->curve(0).points.back().cheapest == "lean");
  CHECK_FALSE(when->curve(1).crossing.has_value());
  for (const SampleSizesPoint& point : when->curve(1).points) CHECK(point.cheapest == "permute-and-flip");
  // Half of a small ε doubles what the mechanism asks for.
  const MapScenario price = shipped_sizes("the-price-of-epsilon");
  CHECK(price.across == CurveAcross::epsilon);
  CHECK(price.log2_points == 3);
  CHECK(flip_by_formula(3, 0.05, 0.1, 0.1) / flip_by_formula(3, 0.1, 0.1, 0.1) == Approx(2).epsilon(0.03));
  // Of the cube the mechanism stays the cheapest.
  const MapScenario cube = shipped_sizes("nothing-known-beats-rows");
  const auto run = compute_sample_sizes(cube, {}, {.whole = false, .most_dimension = 1, .at = {1, 2, 3, 24}});
  for (const SampleSizesPoint& point : run->curve(1).points) {
    CHECK(*point.shape.dimension == static_cast<int>(std::exp2(point.at)));
    CHECK(point.shape.hypotheses.log2 == Approx(std::exp2(point.at)));
    CHECK(point.cheapest == "permute-and-flip");
  }
}

TEST_CASE("What is said to be the cheapest is so among all private learners, whatever is promised", "[sample-sizes]") {
  int crossings = 0;
  for (const Rational& epsilon : {Rational(1, 10), Rational(1), Rational(3)}) {
    for (const Rational& alpha : {Rational(1, 20), Rational(1, 10), Rational(1, 5)}) {
      MapScenario scenario;
      scenario.epsilon = epsilon;
      scenario.alpha = alpha;
      const auto run =
          compute_sample_sizes(scenario, {}, {.whole = false, .most_dimension = 1, .at = {1, 2, 8, 12, 100}});
      CAPTURE(to_string(epsilon), to_string(alpha));
      // By the planners and the proof's formula, not by the study.
      const AccuracyGoal goal{1, epsilon, scenario.delta, alpha, scenario.beta};
      const double lean = lean_constants(goal, LeanChoosing::noisy).total.convert_to<double>();
      const double m = std::min(sharp_constants(goal).total.exact->convert_to<double>(),
                                std::pow(10, paper_constants(goal).total.log10));
      const auto mechanism = [&](double points) {
        return flip_by_formula(std::log2(points), to_double(epsilon), to_double(alpha), to_double(scenario.beta));
      };
      const QString title = sample_sizes_title(*run);
      CAPTURE(title.toStdString());
      const auto said =
          QRegularExpression(QStringLiteral("from (\\d+) on the lean learner is the cheapest")).match(title);
      REQUIRE(said.hasMatch());
      const double from = said.captured(1).toDouble();
      CHECK(lean < mechanism(from));
      CHECK(lean < m);
      CHECK(mechanism(from - 1) <= lean);
      CHECK(sample_sizes_script(*run)->sentence(3).contains(
          QStringLiteral("the lean learner is the cheapest private learner from %1 points on").arg(from)));
      ++crossings;
      for (const SampleSizesPoint& point : run->curve(0).points) {
        const bool few = point.at < 60 && std::exp2(point.at) < from;
        CHECK(*point.cheapest == (few ? "permute-and-flip" : "lean"));
      }
    }
  }
  CHECK(crossings == 9);
}

TEST_CASE("Cards of chapter V are drawn for each of its scenarios", "[sample-sizes][gallery]") {
  for (const char* name : {"when-is-m-the-cheapest", "the-price-of-epsilon", "nothing-known-beats-rows"}) {
    const auto card = map_thumbnail(shipped_sizes(name), {});
    REQUIRE(card);
    for (const ThemeKind kind : {ThemeKind::light, ThemeKind::dark, ThemeKind::contrast}) {
      const Theme& theme = Theme::get(kind);
      CHECK_FALSE(is_blank(rendered(*card, {244, 132}, theme), theme.canvas));
    }
  }
  CHECK(map_thumbnail(MapScenario{}, [](const Progress&) { return Answer::stop; }) == nullptr);
}

TEST_CASE("Sample sizes is drawn to files to be looked at", "[.sizes-screens]") {
  const QString folder = test::screens_folder(QStringLiteral("sample-sizes"));
  const auto draw = [&](const QString& name, const MapScenario& scenario, const SampleSizesDetail& detail, QSize size,
                        std::vector<int> steps) {
    const auto run = compute_sample_sizes(scenario, {}, detail);
    for (const int step : steps) {
      for (const ThemeKind kind : {ThemeKind::light, ThemeKind::dark, ThemeKind::contrast}) {
        if (kind != ThemeKind::light && step != 6) continue;
        const ScenePicture picture = sample_sizes_picture(run, step, 1);
        const Theme& theme = Theme::get(kind);
        QImage image(size * 2, QImage::Format_RGB32);
        image.fill(theme.canvas);
        image.setDevicePixelRatio(2);
        QPainter painter(&image);
        picture.paint(painter, QRectF(QPointF(), QSizeF(size)), theme);
        painter.end();
        image.save(QStringLiteral("%1/%2-%3-%4.png").arg(folder, name).arg(step).arg(static_cast<int>(kind)));
      }
    }
  };
  const MapScenario plain;
  draw("default", plain, {}, {728, 600}, {0, 2, 6});
  draw("small", plain, {.whole = false, .most_dimension = 3}, {728, 520}, {6});
  draw("cube", shipped_sizes("nothing-known-beats-rows"), {.whole = false}, {728, 600}, {6});
  draw("epsilon", shipped_sizes("the-price-of-epsilon"), {.whole = false}, {728, 600}, {6});
}
