// SPDX-License-Identifier: GPL-3.0-or-later
// What the page of nets computes and paints, against plain counts of labels.
#include <algorithm>
#include <catch2/catch.hpp>
#include <cmath>
#include <memory>
#include <set>

#include "../kit/pictures.test.hpp"
#include "../painted_words.test.hpp"
#include "core/base/error.hpp"
#include "core/study/nets/nets_study.hpp"
#include "tests/core/study/nets/nets_cases.test.hpp"
#include "ui/pages/nets/nets_page.hpp"
#include "ui/pages/nets/nets_scene.hpp"
#include "ui/pages/nets/nets_story.hpp"
#include "ui/pages/nets/nets_table.hpp"
#include "ui/pages/nets/nets_words.hpp"
#include "ui/words/names.hpp"
#include "ui/words/numbers.hpp"

using namespace littlestone;
using namespace littlestone::support;
using namespace littlestone::ui;

namespace {

std::shared_ptr<const NetsRun> nets_run(const PredictionScenario& scenario) {
  return std::make_shared<const NetsRun>(compute_nets(scenario));
}

std::vector<test::PaintedWords> words_of(const Picture& picture, ThemeKind kind, QSize size = {728, 600}) {
  test::WordListener device(size);
  QPainter painter(&device);
  picture.paint(painter, QRectF(QPointF(0, 0), size), Theme::get(kind));
  painter.end();
  return device.painted();
}

QString all_words(const Picture& picture) {
  QString all;
  for (const test::PaintedWords& words : words_of(picture, ThemeKind::light)) all += words.text + u' ';
  return all;
}

std::vector<Spot> spots_of(const Picture& picture, ThemeKind kind = ThemeKind::light, QSizeF size = {728, 600}) {
  QImage image(size.toSize(), QImage::Format_RGB32);
  QPainter painter(&image);
  Spots spots;
  picture.paint_spots(painter, QRectF(QPointF(0, 0), size), Theme::get(kind), spots);
  return spots.all();
}

constexpr int everything = 1'000;

}  // namespace

TEST_CASE("A net of no row needs a class whose hypotheses lie within the ruler", "[nets]") {
  PredictionScenario scenario;
  scenario.subset = 0;
  const NetsRun run = compute_nets(scenario);
  CHECK(run.levels.size() == 1);
  CHECK(run.sums->here.failure == 1);
  CHECK(all_words(nets_picture(nets_run(scenario), 0, 1, {})).contains(QStringLiteral("No row, one piece.")));
  scenario.class_text = "thresholds:1";
  scenario.target = 0;
  CHECK(compute_nets(scenario).sums->here.failure == 0);
}

TEST_CASE("The picture of nets says the numbers of the study", "[nets]") {
  const auto run = nets_run(PredictionScenario{});
  const QString words = all_words(nets_picture(run, everything, 1, {}));
  CHECK(words.contains(probability_text(run->sums->here.failure)));
  CHECK(words.contains(mean_text(*run->sums->here.mean)));
  CHECK(words.contains(QString::number(*run->sums->enough)));
  CHECK(words.contains(QString::number(run->bound_enough)));
  CHECK(words.contains(QString::number(run->vc_enough)));
  const QString bars = all_words(longest_piece_picture(run, everything));
  for (const NetsLevel& level : run->levels) {
    CHECK(words.contains(QString::number(level.width)));
    CHECK(bars.contains(QString::number(level.width)));
  }
}

TEST_CASE("Steps show the rows of T one by one and the next row only past them", "[nets]") {
  const auto run = nets_run(PredictionScenario{});
  const auto pieces_shown = [&](int step) {
    std::set<std::size_t> levels;
    for (const Spot& spot : spots_of(nets_picture(run, step, 1, {})))
      if (spot.kin.what == Kin::What::node) levels.insert(level_of_node(spot.kin.node));
    return levels.size();
  };
  for (int step = 0; step <= 6; ++step) CHECK(pieces_shown(step) == static_cast<std::size_t>(step) + 1);
  CHECK(pieces_shown(7) == 8);
  CHECK(pieces_shown(12) == 8);
}

TEST_CASE("Every row of S can be clicked and every piece pointed at in each theme", "[nets]") {
  const auto run = nets_run(PredictionScenario{});
  for (const ThemeKind kind : all_kinds) {
    std::set<std::int32_t> rows;
    std::set<std::int32_t> nodes;
    std::size_t handles = 0;
    for (const Spot& spot : spots_of(nets_picture(run, everything, 1, {}), kind)) {
      if (spot.act == Spot::Act::choose) rows.insert(spot.place);
      if (spot.kin.what == Kin::What::node) nodes.insert(spot.kin.node);
      if (spot.act == Spot::Act::drag) ++handles;
      CHECK(QRectF(0, 0, 728, 600).adjusted(-1, -1, 1, 1).contains(spot.rect));
    }
    CHECK(rows.size() == 60);
    CHECK(handles == 3);
    for (std::size_t level = 0; level < run->levels.size(); ++level)
      for (std::size_t piece = 0; piece < run->levels[level].pieces.size(); ++piece)
        CHECK(nodes.contains(nets_node(level, piece)));
  }
}

TEST_CASE("Words of the nets lie within the picture and over no other words", "[nets]") {
  for (const PredictionScenario& scenario : nets_cases()) {
    const auto run = nets_run(scenario);
    for (const NetsLayout layout : {NetsLayout::by_rows, NetsLayout::even, NetsLayout::tree}) {
      for (const int step : {2, everything}) {
        if (step == 2 && layout != NetsLayout::by_rows) continue;
        const ScenePicture picture = nets_picture(run, step, 1, {layout, {}});
        const std::vector<test::PaintedWords> painted = words_of(picture, ThemeKind::light);
        CAPTURE(scenario.class_text, scenario.subset, static_cast<int>(layout), step);
        for (const test::PaintedWords& words : painted) {
          INFO(words.text.toStdString());
          CHECK(words.ink.left() >= 0);
          CHECK(words.ink.right() <= 728);
          CHECK(words.box.bottom() <= 600);
        }
        for (const auto& [a, b] : test::overlapping(painted))
          FAIL_CHECK(a.text.toStdString() << " over " << b.text.toStdString());
      }
    }
  }
}

TEST_CASE("The picture of nets stays inside its area at any size", "[nets]") {
  const auto run = nets_run(PredictionScenario{});
  for (const QSizeF size : {QSizeF(728, 600), QSizeF(728, 520), QSizeF(1100, 760), QSizeF(640, 480)}) {
    CAPTURE(size.width(), size.height());
    for (const ThemeKind kind : all_kinds) {
      const QImage image = rendered(nets_picture(run, everything, 1, {}), size, Theme::get(kind), 24);
      CHECK(stays_inside(image, size, 24, Theme::get(kind).canvas));
    }
  }
}

TEST_CASE("The tables of nets hold the pieces and sizes of the picture in its order", "[nets]") {
  const auto run = nets_run(PredictionScenario{});
  const PageTable pieces = nets_table(*run, ui::TableLimits::none());
  std::size_t row = 0;
  for (const NetsLevel& level : run->levels)
    for (const NetsPiece& piece : level.pieces) {
      REQUIRE(row < pieces.rows.size());
      CHECK(pieces.rows[row][0].data == level.number);
      CHECK(pieces.rows[row][6].data == level.pieces.size());
      CHECK(pieces.rows[row][8].data == piece.last - piece.first + 1);
      CHECK(pieces.rows[row][9].data == piece.piece.width);
      ++row;
    }
  CHECK(pieces.rows.size() == row + run->next->pieces.size());
  for (const auto& cells : pieces.rows) CHECK(cells.size() == pieces.columns.size());
  const PageTable sizes = nets_sizes_table(*run, ui::TableLimits::none());
  REQUIRE(sizes.rows.size() == run->sums->sizes.size());
  for (std::size_t i = 0; i < sizes.rows.size(); ++i) {
    CHECK(sizes.rows[i].size() == sizes.columns.size());
    CHECK(sizes.rows[i][1].data == run->sums->sizes[i].failure);
    CHECK(sizes.rows[i][7].data == (run->sums->sizes[i].subset >= *run->sums->enough));
  }
}

TEST_CASE("A handle of the nets is read where it is painted", "[nets]") {
  const auto run = nets_run(PredictionScenario{});
  const ScenePicture picture = nets_picture(run, 3, 1, {NetsLayout::by_rows, 0.0});
  for (const QSizeF size : {QSizeF(728, 600), QSizeF(728, 540), QSizeF(1100, 760)}) {
    const QRectF area(QPointF(24, 12), size);
    QImage image(1200, 800, QImage::Format_RGB32);
    QPainter painter(&image);
    Spots spots;
    picture.paint_spots(painter, area, Theme::get(ThemeKind::light), spots);
    std::set<std::int32_t> read;
    for (const Spot& spot : spots.all()) {
      if (spot.act != Spot::Act::drag) continue;
      REQUIRE(spot.grab);
      const Grab& grab = *spot.grab;
      CHECK(grab.value(spot.rect.center()) == Approx(grab.here).margin(1e-9));
      const double far = spot.place == nets_place::ruler ? 60 : spot.place == nets_place::ruler_end ? 59 : 30;
      CHECK(grab.value({5000, 0}) >= far);
      if (spot.place == nets_place::ring) {
        CHECK(grab.field == "subset");
        CHECK(grab.here == Approx(static_cast<double>(run->scenario.subset)));
        CHECK(grab.value({-5000, 0}) == 1);
      }
      if (spot.place == nets_place::ruler) {
        CHECK(grab.field == "ruler");
        CHECK(grab.here == Approx(0).margin(1e-9));
      }
      if (spot.place == nets_place::ruler_end) {
        CHECK(grab.field == "alpha");
        CHECK(grab.here == Approx(12));
        CHECK(grab.value({-5000, 0}) == 1);
      }
      read.insert(spot.place);
    }
    CHECK(read == std::set{nets_place::ruler, nets_place::ruler_end, nets_place::ring});
  }
  // Without rows there is no ruler to be dragged.
  std::size_t handles = 0;
  for (const Spot& spot : spots_of(nets_picture(run, 3, 1, {NetsLayout::even, {}})))
    if (spot.act == Spot::Act::drag) ++handles;
  CHECK(handles == 1);
}

TEST_CASE("A row of T parts its pieces from the middle of the cut", "[nets]") {
  const auto run = nets_run(PredictionScenario{});
  const Scene after = nets_scene(*run, 1, {}, {728, 600});
  const Scene begin = between(nets_scene(*run, 0, {}, {728, 600}), after, 0);
  REQUIRE(run->levels[1].pieces.size() == 2);
  const auto bar = [](const Scene& scene, std::size_t i) {
    const QString key = QStringLiteral("bar 1 %1").arg(i);
    const auto found =
        std::find_if(scene.marks.begin(), scene.marks.end(), [&](auto& mark) { return mark.key == key; });
    REQUIRE(found != scene.marks.end());
    return std::get<Box>(found->shape).rect;
  };
  CHECK(bar(begin, 0).right() == Approx(bar(begin, 1).left()));
  CHECK(bar(after, 0).right() < bar(after, 1).left());
  CHECK(bar(begin, 0).left() == bar(after, 0).left());
  CHECK(after == nets_scene(*run, 1, {}, {728, 600}));
}

TEST_CASE("Counts are words up to twelve and shares have no leading zero", "[nets]") {
  CHECK(counted(6) == QStringLiteral("six"));
  CHECK(counted_first(11) == QStringLiteral("Eleven"));
  CHECK(counted(13) == QStringLiteral("13"));
  CHECK(nets_share(Rational(1, 5)) == QStringLiteral(".2"));
  CHECK(length_text(Rational(12)) == QStringLiteral("12"));
  CHECK(length_text(Rational(63, 5)) == QStringLiteral("12.6"));
  CHECK(mean_text(5.0604) == QStringLiteral("5.06"));
}

TEST_CASE("Of the same rows eleven fail four times as often on singletons as on thresholds", "[nets][gallery]") {
  const PredictionScenario harder = shipped_nets("singletons-are-harder");
  const PredictionScenario thresholds = shipped_nets("nobody-knows-s");
  const NetsRun one = compute_nets(harder);
  const NetsRun other = compute_nets(thresholds);
  REQUIRE(one.rows() == other.rows());
  for (std::uint64_t row = 0; row < one.rows(); ++row)
    CHECK(one.data.rows.rows()[row].point == other.data.rows.rows()[row].point);
  CHECK(one.subset == other.subset);
  const QString said = QString::fromStdString(harder.lesson);
  CHECK(said.contains(probability_text(one.sums->here.failure)));
  CHECK(said.contains(probability_text(other.sums->here.failure)));
  CHECK(one.sums->here.failure > 4 * other.sums->here.failure);
}

namespace {

/// The page with its study, computed here and now.
struct NetsPageShown {
  std::unique_ptr<Page> made;
  NetsPage* page = nullptr;
  std::vector<PredictionScenario> edits;

  explicit NetsPageShown(const PredictionScenario& scenario) {
    const PageInfo info = nets_page();
    made.reset(info.make(info, nullptr));
    page = dynamic_cast<NetsPage*>(made.get());
    REQUIRE(page != nullptr);
    QObject::connect(page, &StudyPage::edited, [this](const ChapterScenario& edited, int) {
      edits.push_back(std::get<PredictionScenario>(edited));
    });
    show(scenario);
  }
  void show(const PredictionScenario& scenario) {
    const StudyPage::Take last = page->work(scenario)([](const StudyPage::Take& take) { take(); }, {});
    last();
    page->show_step(page->script()->opening());
  }
  /// What the last edit asks for.
  void follow() {
    REQUIRE_FALSE(edits.empty());
    const PredictionScenario next = edits.back();
    show(next);
  }
  Spot spot(std::int32_t place) const {
    Spot found;
    found.act = Spot::Act::choose;
    found.place = place;
    return found;
  }
};

}  // namespace

TEST_CASE("The steps of the nets are the rows of T and six more and open on the verdict", "[nets]") {
  for (const PredictionScenario& scenario : nets_cases()) {
    CAPTURE(scenario.class_text, scenario.subset);
    const NetsPageShown shown(scenario);
    const Script& script = *shown.page->script();
    const auto levels = static_cast<int>(shown.page->run()->levels.size());
    CHECK(script.size() == levels + 6);
    CHECK(script.opening() == levels);
    for (int step = 0; step < script.size(); ++step) {
      CAPTURE(step, script.sentence(step).toStdString());
      CHECK_FALSE(script.sentence(step).isEmpty());
      CHECK_FALSE(script.sentence(step).contains(u'%'));
      CHECK(script.sentence(step).split(u' ').size() <= 45);
      if (step > 0 && step < levels)
        CHECK((script.rank(step) == -1) == shown.page->run()->levels[static_cast<std::size_t>(step)].parted.empty());
    }
  }
}

TEST_CASE("The sentences of the nets say which hypotheses a row splits and what that leaves", "[nets]") {
  const NetsPageShown shown(shipped_nets("six-rows-make-eight-hypotheses-six"));
  const Script& script = *shown.page->script();
  const NetsRun& run = *shown.page->run();
  CHECK(script.sentence(3).startsWith(QStringLiteral("The third row is at point")));
  const NetsPiece& cut = run.levels[5].pieces[run.levels[6].parted.front()];
  const auto name = [&](std::size_t stop) {
    return QStringLiteral("t") + subscript(QString::number(run.stops[stop].hypothesis + 1));
  };
  CHECK(script.sentence(6).contains(name(cut.first)));
  CHECK(script.sentence(6).contains(name(cut.last)));
  CHECK(script.sentence(7).contains(QStringLiteral("T is a .2-net")));
  CHECK(script.sentence(8).startsWith(QStringLiteral("Six of eight hypotheses are left")));
  CHECK(script.sentence(9).contains(probability_text(run.sums->here.failure)));
  CHECK(script.sentence(11).contains(QStringLiteral("219")));
  CHECK(script.sentence(12).contains(mean_text(*run.sums->here.mean)));
}

TEST_CASE("A row of S is clicked into T and out of it again", "[nets]") {
  NetsPageShown shown{PredictionScenario{}};
  const std::vector<std::uint64_t> drawn = shown.page->run()->subset;
  std::uint64_t other = 0;
  while (std::find(drawn.begin(), drawn.end(), other) != drawn.end()) ++other;
  shown.page->take_click(shown.spot(static_cast<std::int32_t>(other)));
  REQUIRE(shown.edits.size() == 1);
  CHECK(shown.edits.back().subset == 7);
  CHECK(shown.edits.back().chosen.back() == other);
  shown.follow();
  CHECK(shown.page->order_choice().chosen() == 1);
  CHECK(shown.page->run()->last().number == 7);
  shown.page->take_click(shown.spot(static_cast<std::int32_t>(other)));
  CHECK(shown.edits.back().chosen == drawn);
  shown.follow();
  shown.page->order_choice().segment(0)->click();
  CHECK(shown.edits.back().chosen.empty());
  CHECK(shown.edits.back().subset == 6);
  std::vector<InputError> problems;
  check_prediction(shown.edits.back(), problems);
  CHECK(problems.empty());
}

TEST_CASE("A net of no row offers to draw one", "[nets]") {
  PredictionScenario scenario;
  scenario.subset = 0;
  NetsPageShown shown(scenario);
  for (const Spot& spot : spots_of(nets_picture(shown.page->run(), 0, 1, {})))
    if (spot.act == Spot::Act::choose && spot.grab) shown.page->take_click(spot);
  REQUIRE(shown.edits.size() == 1);
  CHECK(shown.edits.back().subset == 1);
}

TEST_CASE("The ruler of the nets is dragged without an edit and its end drags alpha", "[nets]") {
  NetsPageShown shown{PredictionScenario{}};
  const QRectF area(0, 0, 728, 600);
  const ScenePicture picture = nets_picture(shown.page->run(), 3, 1, shown.page->how());
  const auto handle = [&](std::int32_t place) {
    for (const Spot& spot : spots_of(picture))
      if (spot.act == Spot::Act::drag && spot.place == place) return spot;
    FAIL("no such handle");
    return Spot{};
  };
  const auto drag = [&](std::int32_t place, QPointF from, double by) {
    shown.page->take_drag({handle(place), Drag::Phase::begin, from, area, false});
    shown.page->take_drag({handle(place), Drag::Phase::move, from + QPointF(by, 0), area, false});
    shown.page->take_drag({handle(place), Drag::Phase::end, from + QPointF(by, 0), area, false});
  };
  drag(nets_place::ruler, handle(nets_place::ruler).rect.center(), 9.9 * 9);
  REQUIRE(shown.page->how().ruler);
  CHECK(*shown.page->how().ruler == Approx(9).margin(1.01));
  CHECK(shown.edits.empty());
  const nlohmann::json kept = shown.page->view_state();
  NetsPageShown again{PredictionScenario{}};
  again.page->set_view_state(kept);
  CHECK(again.page->how().ruler == shown.page->how().ruler);
  shown.page->set_view_state({{"ruler", -1}, {"layout", "sideways"}});
  CHECK(shown.page->how().ruler == again.page->how().ruler);
  shown.page->set_view_state({{"ruler", 0}, {"layout", "tree"}});
  CHECK(shown.page->how().layout == NetsLayout::tree);
  shown.page->set_view_state({{"layout", "by rows"}});
  const QPointF end = handle(nets_place::ruler_end).rect.center();
  drag(nets_place::ruler_end, {108 + 9.9 * 12, end.y()}, 9.9 * 6);
  REQUIRE_FALSE(shown.edits.empty());
  CHECK(shown.edits.back().alpha == Rational(18, 60));
}

TEST_CASE("The ring on the curve drags the number of rows of T", "[nets]") {
  NetsPageShown shown{PredictionScenario{}};
  const ScenePicture picture = nets_picture(shown.page->run(), 3, 1, {});
  for (const Spot& spot : spots_of(picture)) {
    if (spot.place != nets_place::ring) continue;
    const QRectF area(0, 0, 728, 600);
    const QPointF from = spot.rect.center();
    shown.page->take_drag({spot, Drag::Phase::begin, from, area, false});
    shown.page->take_drag({spot, Drag::Phase::move, from + QPointF(350.0 / 29 * 5, 0), area, false});
  }
  REQUIRE(shown.edits.size() == 1);
  CHECK(shown.edits.back().subset == 11);
}

TEST_CASE("What is pointed at in the nets is told in words", "[nets]") {
  const NetsPageShown shown{PredictionScenario{}};
  CHECK(shown.page->tell(Kin::of_node(nets_node(0, 0))).contains(QStringLiteral("8")));
  CHECK(shown.page->tell(Kin::of_point(0)).contains(QStringLiteral("point 1")));
  CHECK(shown.page->tell(Kin::of_node(nets_node(30, 9))).isEmpty());
  CHECK(shown.page->tell(Kin::of_point(700)).isEmpty());
}

TEST_CASE("A ruler left behind by a larger alpha still ends within S", "[nets]") {
  const auto run = nets_run(PredictionScenario{});
  for (const Spot& spot : spots_of(nets_picture(run, 3, 1, {NetsLayout::by_rows, 59.0})))
    if (spot.place == nets_place::ruler) CHECK(spot.rect.right() <= 704);
}

TEST_CASE("The worst row of the nets is a key and a button away and all of the picture is of that neighbour",
          "[nets]") {
  PredictionScenario estimated = nets_scenario("thresholds:20", 80, 5);
  PredictionScenario by_hand;
  by_hand.chosen = {3, 9, 14};
  by_hand.subset = 3;
  for (const PredictionScenario& scenario :
       {PredictionScenario{}, nets_scenario("points:8", 60, 6), nets_scenario("cube:3", 30, 3), estimated, by_hand}) {
    CAPTURE(scenario.class_text);
    NetsPageShown shown(scenario);
    NetsPage& page = *shown.page;
    const std::shared_ptr<const NetsRun> here = page.run();
    REQUIRE(here->neighbour);
    REQUIRE(here->neighbour->run);
    const WorstNetRow& worst = here->neighbour->worst;
    CHECK(page.worst_button().isEnabled());
    CHECK(page.shown() == here);
    const QKeyEvent key(QEvent::KeyPress, Qt::Key_W, Qt::NoModifier);
    CHECK(page.take_key(key, {}, nullptr));
    const NetsRun& there = *page.shown();
    REQUIRE(there.changed);
    CHECK(there.changed->row == *worst.row);
    CHECK(there.subset == here->subset);
    // One row differs, and the pieces are those that the search says.
    std::size_t differ = 0;
    for (std::size_t row = 0; row < here->rows(); ++row)
      differ += here->data.rows.rows()[row] == there.data.rows.rows()[row] ? 0U : 1U;
    CHECK(differ == 1);
    CHECK(here->last().width == worst.width);
    CHECK(here->last().pieces.size() == worst.pieces);
    CHECK(there.last().width == worst.width_after);
    CHECK(there.last().pieces.size() == worst.pieces_after);
    // What is said has both widths, and is not longer than other notes.
    page.show_step(page.script()->opening());
    const QString told = told_neighbour(*here);
    CHECK_FALSE(told.contains(u'%'));
    CHECK(told.contains(QString::number(worst.width_after)));
    CHECK(told.split(u' ').size() <= 80);
    CHECK(told.contains(QStringLiteral("a lower bound")) == !worst.exact);
    StepPanel panel;
    page.explain(panel, page.script()->opening());
    // The picture and its table are of the neighbour and mark the row.
    const auto picture = page.exhibits().front()->picture(Theme::get(ThemeKind::light), {100, 1});
    CHECK(picture->description().contains(QStringLiteral("stands at another point")));
    for (const ThemeKind kind : {ThemeKind::light, ThemeKind::dark, ThemeKind::contrast}) {
      const std::vector<test::PaintedWords> words = words_of(*picture, kind);
      if (worst.in_subset && there.levels.size() < 8 && there.net_level() >= there.levels.size())
        CHECK(std::any_of(words.begin(), words.end(),
                          [](const test::PaintedWords& one) { return one.text.startsWith(QStringLiteral("was")); }));
    }
    const PageTable table = page.exhibits().front()->table(0, {});
    CHECK(table.columns.back().field == QStringLiteral("changed"));
    CHECK(shown.edits.empty());
    page.worst_button().click();
    CHECK(page.shown() == here);
    // Another scenario is shown as it is.
    page.worst_button().click();
    PredictionScenario other = scenario;
    other.seed += 1;
    shown.show(other);
    CHECK_FALSE(page.shown()->changed);
  }
}

TEST_CASE("A worst neighbour whose pieces are too many to be shown leaves the nets of S as they are", "[nets]") {
  // Points 1 to 12 of cube:13 show 4096 patterns, as many as are measured; with the row of T at point 0 there are twice
  // as many.
  PredictionScenario scenario = nets_scenario("cube:13", 13, 1);
  scenario.rows = "1:+,1:-,2:+,3:+,4:+,5:+,6:+,7:+,8:+,9:+,10:+,11:+,12:+";
  scenario.chosen = {0};
  const NetsRun run = read_nets(scenario);
  CHECK(run.levels.front().width == 13);
  const NetsNeighbour neighbour = worst_nets_neighbour(run);
  CHECK_FALSE(neighbour.worst.exact);
  CHECK_FALSE(neighbour.worst.row);
  CHECK_FALSE(neighbour.run);
  CHECK(neighbour.worst.width == run.last().width);
}

TEST_CASE("A class of one hypothesis has no worst row of its nets", "[nets]") {
  NetsPageShown shown(nets_scenario("thresholds:1", 12, 3));
  REQUIRE(shown.page->run()->neighbour);
  CHECK_FALSE(shown.page->run()->neighbour->run);
  CHECK_FALSE(shown.page->worst_button().isEnabled());
  const QKeyEvent key(QEvent::KeyPress, Qt::Key_W, Qt::NoModifier);
  CHECK(shown.page->take_key(key, {}, nullptr));
  CHECK(shown.page->shown() == shown.page->run());
  CHECK_FALSE(told_neighbour(*shown.page->run()).isEmpty());
}
