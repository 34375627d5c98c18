// SPDX-License-Identifier: GPL-3.0-or-later
// Chapter I touched: cells, rows and bars of the class, the batch that is played, the draw again, a dot of the loss
// plot.
#include <QTemporaryDir>

#include "core/base/files.hpp"
#include "core/concept/families.hpp"
#include "core/concept/inline_table.hpp"
#include "tests/app/opened.test.hpp"

namespace littlestone::test {
namespace {

Scenario three() {
  Scenario s = eight();
  s.target = 0;
  s.delta = Rational(1, 1000);
  s.constants.auxiliary = 2;
  s.constants.cap = 64;
  s.constants.batches = 60;
  s.constants.selection = 24;
  s.seed = 20573;
  s.sizes = {1000, 3981};
  s.replicates = 10;
  return s;
}

// The place of a picture that was just painted; the last one lies on top.
ui::Spot spot_of(const ui::PictureView& view, ui::Spot::Act act, std::int32_t place) {
  for (auto spot = view.spots().all().rbegin(); spot != view.spots().all().rend(); ++spot) {
    if (spot->act == act && spot->place == place) return *spot;
  }
  FAIL("there is no such place");
  return {};
}

void click(ui::PictureView& view, const ui::Spot& spot) {
  QTest::mouseClick(&view, Qt::LeftButton, {}, spot.rect.center().toPoint());
}

TEST_CASE("A click on a label turns it and one undo turns it back") {
  Opened o(three());
  ui::ClassPage& page = class_page(o.window);
  o.turn_to(page);
  (void)page.view()->grab();
  const int cell = 2 * 8 + 6;
  click(*page.view(), spot_of(*page.view(), ui::Spot::Act::choose, cell));
  REQUIRE(is_inline_table(o.window.document().edited().class_text));
  const ConceptClass edited = make_class(o.window.document().edited().class_text);
  CHECK(edited.row(2)[6] == Label::minus);
  REQUIRE(o.settled());
  CHECK(o.window.run()->concept_class().row(2)[6] == Label::minus);
  CHECK(o.window.run()->scenario.target == 0);
  CHECK(o.window.undo_stack().count() == 1);
  // Beside a row that it would equal it stays, and the page says why.
  (void)page.view()->grab();
  click(*page.view(), spot_of(*page.view(), ui::Spot::Act::choose, 4 * 8 + 3));
  CHECK_FALSE(page.refusal().isEmpty());
  CHECK(o.window.undo_stack().count() == 1);
  o.window.undo_stack().undo();
  REQUIRE(o.settled());
  CHECK(o.window.run()->scenario.class_text == "thresholds:8");
}

TEST_CASE("A click on the name of a row makes it the target") {
  Opened o(three());
  ui::ClassPage& page = class_page(o.window);
  o.turn_to(page);
  (void)page.view()->grab();
  const ui::Spot row = spot_of(*page.view(), ui::Spot::Act::choose, 8 * 8 + 5);
  QTest::mouseClick(page.view(), Qt::LeftButton, {},
                    (row.rect.topLeft() + QPointF(8, row.rect.height() / 2)).toPoint());
  CHECK(o.window.document().edited().target == 5);
  REQUIRE(o.settled());
  CHECK(o.window.run()->distribution().target == o.window.run()->concept_class().row(5));
  o.window.undo_stack().undo();
  CHECK(o.window.document().edited().target == 0);
}

TEST_CASE(
    "A click on the head of a column leaves it out, a click on its name below brings it back, and both are undone") {
  const QTemporaryDir folder;
  const std::string path = folder.filePath(QStringLiteral("zoo.csv")).toStdString();
  write_file("out", path, ",fur,eggs,legs\nbear,1,0,1\ncarp,0,1,0\nbat,1,0,0\n");
  Scenario scenario = test::small();
  scenario.class_text = "file:" + path;
  scenario.target = 0;
  Opened o(scenario);
  ui::ClassPage& page = class_page(o.window);
  o.turn_to(page);
  const auto points = [&] { return o.window.run()->concept_class().points(); };
  const auto click = [&](std::int32_t place) {
    (void)page.view()->grab();
    const ui::Spot spot = spot_of(*page.view(), ui::Spot::Act::choose, place);
    QTest::mouseClick(page.view(), Qt::LeftButton, {}, spot.rect.center().toPoint());
    REQUIRE(o.settled());
  };
  REQUIRE(points() == 3);
  click(3 * 4 + 3 + 1);  // 3 rows on 3 points: the head of eggs
  CHECK(o.window.document().edited().class_text == "file:" + path + ";columns=-eggs");
  REQUIRE(points() == 2);
  CHECK(o.window.run()->concept_class().point_name(1) == "legs");
  click(3 * 3 + 2 * 2);  // now on 2 points: the first name that is left out
  CHECK(o.window.document().edited().class_text == "file:" + path);
  CHECK(points() == 3);
  o.window.undo_stack().undo();
  REQUIRE(o.settled());
  CHECK(points() == 2);
  o.window.undo_stack().undo();
  REQUIRE(o.settled());
  CHECK(o.window.document().edited() == scenario);
  CHECK(points() == 3);
}

TEST_CASE("A bar follows the pointer and one undo takes the whole drag back") {
  Opened o(three());
  ui::ClassPage& page = class_page(o.window);
  o.turn_to(page);
  (void)page.view()->grab();
  const ui::Spot bar = spot_of(*page.view(), ui::Spot::Act::drag, 8 * 9 + 3);
  const int x = static_cast<int>(bar.rect.center().x());
  const auto at = [&](double part) {  // the bar may rise to one and a half of the highest
    const double base = bar.rect.top() + bar.rect.height() * 69 / 72;
    return QPoint(x, static_cast<int>(std::lround(base - (base - bar.rect.top()) * part / 1.5)));
  };
  QTest::mousePress(page.view(), Qt::LeftButton, {}, at(1));
  for (const double part : {0.9, 0.7, 0.5}) QTest::mouseMove(page.view(), at(part));
  QTest::mouseRelease(page.view(), Qt::LeftButton, {}, at(0.5));
  CHECK(o.window.document().edited().marginal == "weights:1,1,1,0.5,1,1,1,1");
  CHECK(o.window.undo_stack().count() == 1);
  REQUIRE(o.settled());
  CHECK(o.window.run()->distribution().weights[3] == Approx(0.5 / 7.5));
  o.window.undo_stack().undo();
  CHECK(o.window.document().edited().marginal == "uniform");
}

TEST_CASE("The keys edit the class as the pointer does in picture and table") {
  Opened o(three());
  ui::ClassPage& page = class_page(o.window);
  o.turn_to(page);
  page.view()->setFocus(Qt::TabFocusReason);
  o.key(Qt::Key_Down);
  REQUIRE(page.cursor());
  CHECK(page.cursor()->row == 0);  // the target's name
  o.key(Qt::Key_Down);
  o.key(Qt::Key_Return);
  CHECK(o.window.document().edited().target == 1);
  for (int i = 0; i < 6; ++i) o.key(Qt::Key_Right);
  o.key(Qt::Key_Return);
  CHECK(make_class(o.window.document().edited().class_text).row(1)[5] == Label::minus);
  for (int i = 0; i < 7; ++i) o.key(Qt::Key_Down);
  const int before = o.window.undo_stack().count();
  for (int i = 0; i < 4; ++i) o.key(Qt::Key_Minus);
  CHECK(o.window.document().edited().marginal == "weights:1,1,1,1,1,0.8,1,1");
  CHECK(o.window.undo_stack().count() == before + 1);  // one bar in a row is one edit
  REQUIRE(o.settled());
  o.key(Qt::Key_Escape);
  CHECK_FALSE(page.cursor());

  page.show_table(true);
  ui::TableView& table = page.table_view();
  table.setFocus();
  table.setCurrentIndex(table.model()->index(3, 0));
  QTest::keyClick(&table, Qt::Key_Return);
  CHECK(o.window.document().edited().target == 3);
  CHECK(table.currentIndex().row() == 3);
  table.setCurrentIndex(table.model()->index(8, 2));
  QTest::keyClick(&table, Qt::Key_Minus);
  CHECK(o.window.document().edited().marginal == "weights:0.95,1,1,1,1,0.8,1,1");
}

TEST_CASE("A table of one's own is seen on the class page") {
  QTemporaryDir folder;
  const QString path = folder.filePath(QStringLiteral("own.csv"));
  QFile file(path);
  REQUIRE(file.open(QIODevice::WriteOnly));
  file.write("name,a,b\nfair,0,1\nbold,1,1\n");
  file.close();
  Opened o(three());
  o.window.opening().table(path);
  REQUIRE(QTest::qWaitFor([&] { return !o.window.opening().table_job().running() && !o.window.busy(); }, 20'000));
  CHECK(&o.window.page() == &class_page(o.window));
  CHECK(o.window.told().contains(QStringLiteral("own.csv")));
  CHECK(o.window.run()->concept_class().hypothesis_name(1) == "bold");
}

TEST_CASE("The batch that is chosen is played and one undo goes back") {
  Opened o(three());
  ui::TournamentPage& page = tournament_page(o.window);
  o.turn_to(page);
  const std::uint64_t first = o.window.run()->result.internals.traced_batch;
  ui::NumberBox* box = page.batch_choice()->box();
  REQUIRE(box->isVisible());
  CHECK(box->text() == QString::number(first + 1));
  box->setFocus();
  box->selectAll();
  QTest::keyClicks(box, QStringLiteral("17"));
  QTest::keyClick(box, Qt::Key_Return);
  REQUIRE(QTest::qWaitFor([&] { return o.window.run()->result.internals.traced_batch == 16; }, 20'000));
  CHECK(box->text() == QStringLiteral("17"));
  CHECK(page.kept() == nlohmann::json{{"batch", 16}});
  // An edit of a number keeps it.
  o.type(QStringLiteral("epsilon"), QStringLiteral("2"));
  REQUIRE(o.settled());
  CHECK(o.window.run()->result.internals.traced_batch == 16);
  o.window.undo_stack().undo();
  REQUIRE(o.settled());
  page.go_to_move(0);
  REQUIRE(QTest::qWaitFor([&] { return o.window.run()->result.internals.traced_batch == first; }, 20'000));
  CHECK(page.kept().is_null());
  // A number that no batch has is refused where it stands.
  box->setFocus();
  box->selectAll();
  QTest::keyClicks(box, QStringLiteral("61"));
  QTest::keyClick(box, Qt::Key_Return);
  CHECK(box->refused());
  CHECK_FALSE(o.window.busy());
}

TEST_CASE("A chosen batch is there again at the next start") {
  app::Session session;
  {
    Opened o(three());
    tournament_page(o.window).watch_batch(30);
    REQUIRE(QTest::qWaitFor([&] { return o.window.run()->result.internals.traced_batch == 30; }, 20'000));
    session = o.window.session();
  }
  Opened again(small());
  again.window.restore(session);
  REQUIRE(QTest::qWaitFor([&] { return again.window.run()->scenario.class_text == "thresholds:8"; }, 20'000));
  CHECK(again.window.run()->result.internals.traced_batch == 30);
}

TEST_CASE("The selection is drawn again without moving the run") {
  Opened o(three());
  ui::SelectionPage& page = selection_page(o.window);
  o.turn_to(page);
  o.window.player().to_last();
  REQUIRE(page.hundred_button()->isVisible());
  const auto run = o.window.run();
  page.once_button()->click();
  REQUIRE(page.again());
  CHECK(page.again()->draws == 1);
  page.hundred_button()->click();
  CHECK(page.again()->draws == 101);
  CHECK(o.window.run() == run);
  page.show_table(true);
  std::uint64_t sum = 0;
  for (const auto& row : page.table().rows) sum += row.back().data.get<std::uint64_t>();
  CHECK(sum == 101);
  o.type(QStringLiteral("epsilon"), QStringLiteral("2"));
  REQUIRE(o.settled());
  CHECK_FALSE(page.again());
}

TEST_CASE("A dot of the loss plot becomes the run of the window and one undo goes back") {
  Opened o(three());
  ui::LossPage& page = loss_page(o.window);
  o.turn_to(page);
  const auto& cells = page.plot().cells();
  const auto cell = std::find_if(cells.begin(), cells.end(), [](const SweepCell& c) {
    return c.learner == LearnerKind::private_learner && c.examples == 3981;
  });
  REQUIRE(cell != cells.end());
  const double loss = cell->losses.front();
  SweepCell small = *cell;
  small.examples = 65;  // one fewer than a batch
  page.open_dot(small, loss);
  CHECK_FALSE(page.dot_job().running());
  CHECK(o.window.told() == QStringLiteral("This run is not played: a batch needs 66 examples."));
  page.open_dot(*cell, loss);
  REQUIRE(QTest::qWaitFor([&] { return !page.dot_job().running() && o.window.undo_stack().count() == 1; }, 20'000));
  REQUIRE(o.settled());
  CHECK(o.window.run()->loss == Approx(loss).margin(1e-9));
  CHECK(o.window.run()->result.examples <= 3981);
  CHECK(&o.window.page() == &tournament_page(o.window));
  CHECK_FALSE(o.window.told().isEmpty());
  o.window.undo_stack().undo();
  REQUIRE(o.settled());
  CHECK(o.window.run()->scenario.seed == 20573);
}

TEST_CASE("With custom constants α and β say that the run stays") {
  Opened o(three());
  const auto idle = [&] {
    int seen = 0;
    for (const QLabel* label : scenario_panel(o.window).findChildren<QLabel*>()) {
      if (label->isVisibleTo(&scenario_panel(o.window)) &&
          label->text() == QStringLiteral("moves bounds only, not the run"))
        ++seen;
    }
    return seen;
  };
  CHECK(idle() == 2);
  Scenario sharp = three();
  sharp.constants_kind = ConstantsKind::sharp;
  o.window.document().edit(sharp, 0, false);
  CHECK(idle() == 0);
  o.window.document().edit(ui::ChapterScenario(three()), 0, false);
  CHECK(idle() == 2);
}

/// Not a test: writes what the pages show (see tests/app/screens.test.cpp).
TEST_CASE("the touched pages as PNG", "[.touch]") {
  const QString folder = qEnvironmentVariable("LITTLESTONE_SCREENS", QStringLiteral("."));
  Opened o(three());
  o.window.resize(1280, qEnvironmentVariableIntValue("LITTLESTONE_SCREENS_HEIGHT") > 0
                            ? qEnvironmentVariableIntValue("LITTLESTONE_SCREENS_HEIGHT")
                            : 760);
  const auto shoot = [&](const QString& name) {
    QTest::qWait(150);
    CHECK(o.window.grab().save(folder + u'/' + name + QStringLiteral(".png")));
  };
  ui::ClassPage& page = class_page(o.window);
  o.turn_to(page);
  shoot(QStringLiteral("class"));
  page.view()->setFocus(Qt::TabFocusReason);
  for (const Qt::Key key : {Qt::Key_Down, Qt::Key_Down, Qt::Key_Down, Qt::Key_Right, Qt::Key_Right}) o.key(key);
  o.key(Qt::Key_Right);
  o.key(Qt::Key_Right);
  o.key(Qt::Key_Right);
  o.key(Qt::Key_Return);
  shoot(QStringLiteral("class-edited"));
  for (int i = 0; i < 6; ++i) o.key(Qt::Key_Down);
  for (int i = 0; i < 8; ++i) o.key(Qt::Key_Minus);
  shoot(QStringLiteral("class-bar"));
  o.dress(ui::ThemeKind::dark);
  shoot(QStringLiteral("class-bar-dark"));
  o.dress(ui::ThemeKind::contrast);
  shoot(QStringLiteral("class-bar-contrast"));
  o.dress(ui::ThemeKind::light);
  o.window.document().edit(ui::ChapterScenario(three()), 0, false);
  REQUIRE(o.settled());
  o.turn_to(tournament_page(o.window));
  shoot(QStringLiteral("tournament"));
  ui::SelectionPage& selection = selection_page(o.window);
  o.turn_to(selection);
  o.window.player().to_last();
  selection.draw_again(100);
  shoot(QStringLiteral("selection"));
  o.turn_to(loss_page(o.window));
  shoot(QStringLiteral("loss"));
}

}  // namespace
}  // namespace littlestone::test
