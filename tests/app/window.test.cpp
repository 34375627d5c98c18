// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/window.hpp"

#include <QFile>
#include <QImage>
#include <QLineEdit>
#include <QScrollArea>
#include <QScrollBar>
#include <QSvgRenderer>
#include <QTemporaryDir>
#include <QTest>
#include <algorithm>
#include <catch2/catch.hpp>
#include <nlohmann/json.hpp>
#include <sstream>

#include "app/cli/command_line.hpp"
#include "app/cli/shipped.hpp"
#include "app/drawing.hpp"
#include "core/study/sweep/results.hpp"
#include "opened.test.hpp"
#include "ui/pages/all.hpp"
#include "ui/words/language.hpp"

using namespace littlestone;
using namespace littlestone::app;

using test::Opened;
using test::small;

TEST_CASE("The window opens on the tournament, paused on its first step", "[window]") {
  Opened o;
  REQUIRE(o.window.page().id() == "tournament");
  REQUIRE(o.window.player().step() == 0);
  REQUIRE_FALSE(o.window.player().playing());
  REQUIRE_FALSE(o.window.step_panel().sentence().isEmpty());
}

TEST_CASE("The keys move the story: arrows by step and round, Home, End, Space, R, plus and minus", "[window]") {
  Opened o;
  ui::Player& player = o.window.player();
  o.key(Qt::Key_Right);
  REQUIRE(player.step() == 1);
  o.key(Qt::Key_Left);
  REQUIRE(player.step() == 0);
  o.key(Qt::Key_Right, Qt::ShiftModifier);
  REQUIRE(player.step() == player.steps()->next_round(0));
  o.key(Qt::Key_Left, Qt::ShiftModifier);
  REQUIRE(player.step() == 0);
  o.key(Qt::Key_End);
  REQUIRE(player.step() == player.last());
  REQUIRE(o.window.page().id() == "histogram");  // the story has turned the page
  o.key(Qt::Key_Home);
  REQUIRE(player.step() == 0);
  REQUIRE(o.window.page().id() == "tournament");
  o.key(Qt::Key_Space);
  REQUIRE(player.playing());
  o.key(Qt::Key_Space);
  REQUIRE_FALSE(player.playing());
  o.key(Qt::Key_Plus);
  REQUIRE(player.speed() == 2);
  o.key(Qt::Key_Minus);
  REQUIRE(player.speed() == 1);
  o.key(Qt::Key_Right);
  o.key(Qt::Key_R);
  REQUIRE(player.playing());
  REQUIRE(player.step() == 0);
}

TEST_CASE("While a text field has the focus the keys belong to it", "[window]") {
  Opened o;
  ui::NumberBox* box = test::scenario_panel(o.window).box(QStringLiteral("seed"));
  box->setFocus();
  box->selectAll();
  for (const Qt::Key key : {Qt::Key_Right, Qt::Key_End, Qt::Key_Space, Qt::Key_R, Qt::Key_Plus}) o.key(key);
  REQUIRE(o.window.player().step() == 0);
  REQUIRE_FALSE(o.window.player().playing());
  REQUIRE(o.window.player().speed() == 1);
}

TEST_CASE("Every tab opens its page and says something there", "[window]") {
  Opened o;
  std::vector<QImage> seen;
  for (ui::Page* page : o.window.all_pages()) {
    if (o.window.tab(*page).isVisible()) QTest::mouseClick(&o.window.tab(*page), Qt::LeftButton);
    o.turn_to(*page);
    REQUIRE(&o.window.page() == page);
    REQUIRE(o.window.tab(*page).isChecked());
    REQUIRE_FALSE(o.window.step_panel().sentence().isEmpty());
    REQUIRE(page->isVisible());
    seen.push_back(page->grab().toImage());
    for (std::size_t before = 0; before + 1 < seen.size(); ++before) {
      INFO(page->id().toStdString() << " and page " << before);
      REQUIRE(seen[before] != seen.back());
    }
  }
  QTest::mouseClick(&o.window.tab(*o.window.page("selection")), Qt::LeftButton);
  const ui::Story& story = test::story(o.window);
  REQUIRE(o.window.player().step() == story.first_of(ui::Part::selection));
}

TEST_CASE("The explanation is scrolled at no step at which all of it has room", "[window]") {
  const int height = GENERATE(800, 760);
  Opened o(cli::shipped_scenarios()[0].scenario);
  o.window.set_motion(false);
  o.window.resize(1280, height);
  const QScrollArea& area = *o.window.frame().panel(ui::Frame::Side::right).findChild<QScrollArea*>();
  const auto scrolled = [&] {
    QTest::qWait(10);
    return area.verticalScrollBar()->maximum();
  };
  for (int step = -1; step < o.window.player().last(); o.window.player().next_round()) {
    if (o.window.player().step() == step) break;
    step = o.window.player().step();
    CAPTURE(step, o.window.page().id().toStdString());
    const int before = scrolled();
    ui::Page& page = o.window.page();
    o.window.turn_to("class");  // and all is laid out again
    (void)scrolled();
    o.window.turn_to(page);
    o.window.player().go_to(step);
    CHECK(before == scrolled());
  }
  CHECK(o.window.page().id() != "tournament");
}

TEST_CASE("A changed field gives a new run and keeps the place in the story", "[window]") {
  Opened o;
  o.window.turn_to("histogram");
  const ui::Part part = test::story(o.window)[o.window.player().step()].part;
  const auto old = o.window.run();
  o.type(QStringLiteral("epsilon"), QStringLiteral("2"));
  REQUIRE(o.settled());
  REQUIRE(o.window.run() != old);
  REQUIRE(o.window.run()->scenario.epsilon == Rational(2));
  REQUIRE(o.window.page().id() == "histogram");
  REQUIRE(test::story(o.window)[o.window.player().step()].part == part);
}

TEST_CASE("The title names the class where it is another than the opened scenario's", "[window]") {
  Opened o;
  const auto title = [&] { return o.window.windowTitle().section(QStringLiteral(" — "), 0, 0); };
  REQUIRE(title() == QStringLiteral("Four thresholds"));
  o.type(QStringLiteral("epsilon"), QStringLiteral("2"));
  REQUIRE(title() == QStringLiteral("Four thresholds"));
  auto* box = test::scenario_panel(o.window).findChild<ui::ChoiceBox*>();
  box->lineEdit()->setText(QStringLiteral("cube:3"));
  QTest::keyClick(box->lineEdit(), Qt::Key_Return);
  REQUIRE(title() == QStringLiteral("cube:3"));
  REQUIRE(o.settled());
  REQUIRE(title() == QStringLiteral("cube:3"));
  o.window.undo_stack().undo();
  REQUIRE(title() == QStringLiteral("Four thresholds"));
}

TEST_CASE("A card of the gallery names its page, class and dimension", "[window]") {
  Opened o;
  o.window.show_gallery(true);
  const std::vector<cli::ShippedScenario>& shipped = cli::shipped_scenarios();
  for (std::size_t i = 0; i < shipped.size(); ++i) {
    const QString foot = o.window.gallery().card(static_cast<int>(i)).foot();
    REQUIRE(foot.contains(QString::fromStdString(shipped[i].scenario.class_text)));
    REQUIRE(foot.startsWith(QStringLiteral("→ ")));
  }
  REQUIRE(QTest::qWaitFor([&] { return o.window.gallery().card(0).has_picture(); }, 30'000));
  REQUIRE(o.window.gallery().card(0).foot().contains(QStringLiteral("Ldim 3")));
}

TEST_CASE("Tables keep the page's margin", "[window]") {
  Opened o;
  for (ui::Page* page : o.window.all_pages()) {
    o.window.turn_to(*page);
    page->show_table(true);
    QCoreApplication::processEvents();
    const auto* table = page->findChild<ui::TableView*>();
    REQUIRE(table != nullptr);
    CAPTURE(page->id().toStdString());
    const QRect place(table->mapTo(page, QPoint()), table->size());
    REQUIRE(table->isVisible());
    REQUIRE(place.left() == 24);
    REQUIRE(place.right() == page->width() - 25);
  }
}

TEST_CASE("Bad input is told beside the field and the old run stays", "[window]") {
  Opened o;
  const auto old = o.window.run();
  o.type(QStringLiteral("auxiliary"), QStringLiteral("0"));
  REQUIRE(o.settled());
  REQUIRE(o.window.run() == old);
  REQUIRE(test::scenario_panel(o.window).message(QStringLiteral("auxiliary")).startsWith(QStringLiteral("0: ")));
  o.type(QStringLiteral("auxiliary"), QStringLiteral("3"));
  REQUIRE(o.settled());
  REQUIRE(o.window.run() != old);
  REQUIRE(test::scenario_panel(o.window).message(QStringLiteral("auxiliary")).isEmpty());
}

TEST_CASE("Escape stops a long computation and keeps the picture", "[window]") {
  Opened o;
  const auto old = o.window.run();
  o.type(QStringLiteral("batches"), QStringLiteral("10000000"));
  REQUIRE(QTest::qWaitFor([&] { return o.window.job().running(); }, 5000));
  o.window.centralWidget()->setFocus();
  o.key(Qt::Key_Escape);
  REQUIRE(QTest::qWaitFor([&] { return !o.window.job().running(); }, 5000));
  REQUIRE(o.window.run() == old);
}

TEST_CASE("Closing the window in the middle of a run joins it", "[window]") {
  auto o = std::make_unique<Opened>();
  o->window.turn_to("loss");
  o->type(QStringLiteral("batches"), QStringLiteral("10000000"));
  REQUIRE(QTest::qWaitFor([&] { return o->window.job().running(); }, 5000));
  REQUIRE(ui::Job::threads_alive() > 0);
  o.reset();
  CHECK(ui::Job::wait_for_threads(20'000));  // of itself the run would take many minutes
}

TEST_CASE("The loss page measures when it is looked at, and keeps what it has", "[window]") {
  Opened o;
  REQUIRE(test::loss_page(o.window).cells_done() == 0);
  o.window.turn_to("loss");
  REQUIRE(QTest::qWaitFor(
      [&] { return test::loss_page(o.window).cells_done() == 6 && !test::loss_page(o.window).running(); }, 20'000));
  o.window.turn_to("class");
  o.window.turn_to("loss");
  REQUIRE_FALSE(test::loss_page(o.window).running());
  REQUIRE(test::loss_page(o.window).cells_done() == 6);
}

TEST_CASE("A saved scenario opens as it was, and a broken one is refused whole", "[window]") {
  Opened o;
  QTemporaryDir folder;
  const QString path = folder.filePath(QStringLiteral("scenario.json"));
  o.type(QStringLiteral("seed"), QStringLiteral("123"));
  REQUIRE(o.settled());
  o.window.save_scenario(path);
  o.type(QStringLiteral("seed"), QStringLiteral("5"));
  REQUIRE(o.settled());
  o.window.opening().scenario(path);
  REQUIRE(QTest::qWaitFor([&] { return o.window.run()->scenario.seed == 123; }, 20'000));

  QFile broken(folder.filePath(QStringLiteral("broken.json")));
  REQUIRE(broken.open(QIODevice::WriteOnly));
  broken.write("{\"epsilon\": -1");
  broken.close();
  const auto old = o.window.run();
  o.window.opening().scenario(broken.fileName());
  REQUIRE(QTest::qWaitFor([&] { return !o.window.opening().scenario_job().running(); }, 20'000));
  REQUIRE(o.window.told().contains(QStringLiteral("is not JSON")));
  REQUIRE(o.window.run() == old);
  REQUIRE(test::scenario_panel(o.window).scenario().seed == 123);
  o.window.centralWidget()->setFocus();
  o.key(Qt::Key_Escape);
  REQUIRE(o.window.told().isEmpty());  // it was read
}

TEST_CASE("Every page can be exported, and what was written can be read", "[window]") {
  Opened o;
  QTemporaryDir folder;
  o.window.turn_to("loss");
  REQUIRE(QTest::qWaitFor([&] { return !test::loss_page(o.window).running(); }, 20'000));
  for (ui::Page* page : o.window.all_pages()) {
    o.turn_to(*page);
    const QString stem = folder.filePath(page->id());
    test::export_page(o.window, stem + QStringLiteral(".png"));
    test::export_page(o.window, stem + QStringLiteral(".svg"));
    REQUIRE(QImage(stem + QStringLiteral(".png")).width() >= 400);
    REQUIRE(QSvgRenderer(stem + QStringLiteral(".svg")).isValid());
  }
  REQUIRE(test::export_page(o.window, folder.filePath(QStringLiteral("picture.xyz")))
              .contains(QStringLiteral("must end in")));
}

TEST_CASE("All pages are exported at once, with their data and the scenario that makes them again",
          "[window][export]") {
  Opened o;
  QTemporaryDir folder;
  ui::ExportChoice choice;
  choice.extent = ui::ExportChoice::Extent::chapter;
  choice.picture_ending = QStringLiteral("png");
  choice.scale = 1;
  choice.theme = ui::ThemeKind::dark;
  choice.data_ending = QStringLiteral("json");
  REQUIRE(QTest::qWaitFor([&] { return test::tournament_page(o.window).exact() != nullptr; }, 20'000));
  const QStringList names = o.window.exports().names(choice);
  // Six pages, the frequencies, the levels and their agreement, the chance of release, the neighbour and its laws,
  // one's own data, the loss to beyond its fall, the two pictures of examples needed and the two figures for print,
  // each twice, and the scenario. Nothing was measured for the loss page, and no example was changed: that comes first.
  REQUIRE(names.size() == 37);
  o.window.exports().pages(folder.path(), choice);
  REQUIRE(QTest::qWaitFor([&] { return !o.window.exports().writing(); }, 60'000));
  for (const QString& name : names) REQUIRE(QFileInfo::exists(folder.filePath(name)));
  REQUIRE(QDir(folder.path()).entryList(QDir::Files).size() == names.size());
  REQUIRE(o.window.told().contains(folder.path()));

  const QImage tree(folder.filePath(QStringLiteral("tree.png")));
  REQUIRE(tree.width() >= 400);
  REQUIRE(tree.pixelColor(2, 2) == ui::Theme::get(ui::ThemeKind::dark).canvas);
  const Scenario again = read_scenario_file(folder.filePath(QStringLiteral("scenario.json")).toStdString());
  REQUIRE(again == o.window.run()->scenario);
  // The story's end, though the window stands at its beginning; numbers whole, not as they are written in the picture.
  REQUIRE(o.window.player().step() == 0);
  QFile file(folder.filePath(QStringLiteral("histogram.json")));
  REQUIRE(file.open(QIODevice::ReadOnly));
  const auto data = nlohmann::json::parse(file.readAll().toStdString());
  REQUIRE(data.at("seed") == std::to_string(again.seed));
  const std::vector<Vote>& votes = o.window.run()->result.internals.votes;
  REQUIRE(data.at("rows").size() == votes.size());
  for (std::size_t i = 0; i < votes.size(); ++i) {
    REQUIRE(data.at("rows").at(i).at("votes") == votes[i].count);
    REQUIRE(data.at("rows").at(i).at("release_probability") == votes[i].release_probability);
  }
}

TEST_CASE("All chapters are exported at once, and views that nobody looked at are computed", "[window][export]") {
  Opened o;
  QTemporaryDir folder;
  ui::ExportChoice choice;
  choice.extent = ui::ExportChoice::Extent::program;
  choice.data_ending = QStringLiteral("csv");
  const QStringList names = o.window.exports().names(choice);
  QStringList missing;
  for (const ui::Figure& figure : ui::all_figures()) {
    // Of the other learner than the scenario's.
    if (figure.name.starts_with("lean-") || figure.name.starts_with("chain-")) continue;
    const QString name = QString::fromStdString(figure.name);
    for (const char* ending : {".svg", ".csv"}) {
      if (!names.contains(name + QLatin1String(ending))) missing += name + QLatin1String(ending);
    }
  }
  CAPTURE(missing.join(u' ').toStdString());
  CHECK(missing.isEmpty());
  for (const char* also : {"agreement.svg", "neighbour-laws.svg", "loss-fall.svg", "need-epsilon.csv", "scenario.json",
                           "scenario-II.json", "scenario-V.json"}) {
    CAPTURE(also);
    CHECK(names.contains(QLatin1String(also)));
  }
  o.window.exports().pages(folder.path(), choice);
  REQUIRE(QTest::qWaitFor([&] { return !o.window.exports().writing(); }, 300'000));
  CAPTURE(o.window.told().toStdString());
  for (const QString& name : names) {
    CAPTURE(name.toStdString());
    CHECK(QFileInfo::exists(folder.filePath(name)));
  }
  CHECK(QDir(folder.path()).entryList(QDir::Files).size() == names.size());
  // Pairs of runs were made for it.
  QFile agreement(folder.filePath(QStringLiteral("agreement.csv")));
  REQUIRE(agreement.open(QIODevice::ReadOnly));
  CHECK(agreement.readAll().count('\n') > 2);
}

TEST_CASE("An export into a folder that is not there is told and leaves the window as it was", "[window][export]") {
  Opened o;
  ui::ExportChoice choice;
  choice.extent = ui::ExportChoice::Extent::chapter;
  o.window.exports().pages(QStringLiteral("/nowhere/at/all"), choice);
  REQUIRE(QTest::qWaitFor([&] { return !o.window.exports().writing(); }, 60'000));
  REQUIRE(o.window.told().contains(QStringLiteral("cannot be written")));
}

TEST_CASE("The export dialog gives back what it was given and what was clicked", "[window][export]") {
  Opened o;
  ui::ExportChoice given;
  given.picture_ending = QStringLiteral("png");
  given.scale = 3;
  given.data_ending = QStringLiteral("csv");
  ui::ExportDialog dialog(o.window.exports().views(), given, &o.window);
  dialog.show();
  REQUIRE(dialog.choice().scale == 3);
  REQUIRE(dialog.choice().data_ending == given.data_ending);
  REQUIRE(dialog.scale().isEnabled());
  QTest::mouseClick(dialog.pages().segment(1), Qt::LeftButton);
  QTest::mouseClick(dialog.picture().segment(1), Qt::LeftButton);
  QTest::mouseClick(dialog.theme().segment(2), Qt::LeftButton);
  REQUIRE_FALSE(dialog.scale().isEnabled());  // a PDF has no pixels
  REQUIRE(dialog.choice().extent == ui::ExportChoice::Extent::chapter);
  REQUIRE(dialog.choice().picture_ending == QStringLiteral("pdf"));
  REQUIRE(dialog.choice().theme == ui::ThemeKind::contrast);
}

TEST_CASE("The export dialog is drawn to files", "[.export-screens]") {
  const QString folder = qEnvironmentVariable("LITTLESTONE_SCREENS", QStringLiteral("screens"));
  REQUIRE(QDir().mkpath(folder));
  for (const char* code : {"en", "de", "he"}) {
    const ui::Language language(QString::fromLatin1(code));
    Opened o;
    for (const ui::ThemeKind theme : {ui::ThemeKind::light, ui::ThemeKind::dark}) {
      o.window.set_theme(theme);
      ui::ExportChoice choice = ui::ExportChoice::with_words();
      for (const auto extent : {ui::ExportChoice::Extent::view, ui::ExportChoice::Extent::program}) {
        choice.extent = extent;
        ui::ExportDialog dialog(o.window.exports().views(), choice, &o.window);
        dialog.show();
        QTest::qWait(100);
        REQUIRE(
            dialog.grab().save(QStringLiteral("%1/export-%2-%3-%4.png")
                                   .arg(folder, QLatin1String(code), theme == ui::ThemeKind::dark ? "dark" : "light")
                                   .arg(static_cast<int>(extent))));
      }
    }
  }
  // And what it writes of a chapter, with captions.
  const ui::Language language(qEnvironmentVariable("LITTLESTONE_SCREENS_LANGUAGE", QStringLiteral("en")));
  Opened o(cli::load_scenario("three-contests"));
  ui::ExportChoice choice = ui::ExportChoice::with_words();
  choice.extent = ui::ExportChoice::Extent::chapter;
  choice.picture_ending = QStringLiteral("png");
  o.window.exports().pages(folder, choice);
  REQUIRE(QTest::qWaitFor([&] { return !o.window.exports().writing(); }, 120'000));
}

TEST_CASE("No theme lets another theme's paper show through", "[window]") {
  Opened o;
  for (const ui::ThemeKind kind : {ui::ThemeKind::light, ui::ThemeKind::dark, ui::ThemeKind::contrast}) {
    o.dress(kind);
    const ui::Theme& theme = ui::Theme::get(kind);
    const QImage image = o.window.grab().toImage();
    REQUIRE(image.pixelColor(600, 3) == theme.window);
    REQUIRE(image.pixelColor(1000, 60) == theme.panel);
    REQUIRE(image.pixelColor(4, 700) == theme.panel);
    REQUIRE(image.pixelColor(640, 77) == theme.canvas);
    REQUIRE(image.pixelColor(1276, 700) == theme.panel);
    REQUIRE(image.pixelColor(640, 798) == theme.panel);
  }
}

TEST_CASE("The copied command line computes the same hypothesis in a shell", "[window]") {
  Opened o;
  std::vector<std::string> words;
  for (const QString& word : o.window.command_line().split(u' ').mid(1)) words.push_back(word.toStdString());
  words.emplace_back("--json");
  std::ostringstream out;
  std::ostringstream err;
  REQUIRE(cli::run_command_line(app::lab_program(), words, out, err) == 0);
  REQUIRE(nlohmann::json::parse(out.str()).at("hypothesis") == o.window.run()->result.hypothesis.to_string());
}

TEST_CASE("The loss page's command line measures the same losses in a shell", "[window]") {
  Opened o;
  o.window.turn_to("loss");
  REQUIRE(QTest::qWaitFor([&] { return test::loss_page(o.window).share_done() >= 1; }, 20'000));
  QTemporaryDir folder;
  const std::string file = folder.filePath(QStringLiteral("loss.csv")).toStdString();
  std::vector<std::string> words;
  for (const QString& word : o.window.command_line().split(u' ').mid(1)) words.push_back(word.toStdString());
  REQUIRE(words.front() == "sweep");
  REQUIRE(words.back() == "loss.csv");
  words.back() = file;
  std::ostringstream out;
  std::ostringstream err;
  CAPTURE(o.window.command_line().toStdString());
  REQUIRE(cli::run_command_line(app::lab_program(), words, out, err) == 0);
  const SweepFile measured = read_sweep_file(file);
  const std::vector<SweepCell>& shown = test::loss_page(o.window).plot().cells();
  REQUIRE(measured.cells.size() == shown.size());
  for (const SweepCell& cell : measured.cells) {
    const auto same = std::find_if(shown.begin(), shown.end(), [&](const SweepCell& other) {
      return other.learner == cell.learner && other.examples == cell.examples;
    });
    REQUIRE(same != shown.end());
    CHECK(same->losses == cell.losses);
  }
}

TEST_CASE("The command line spells the scenario and quotes what a shell would take apart", "[window]") {
  Opened o;
  REQUIRE(o.window.command_line().toStdString() ==
          std::string(
              "littlestone-lab learn thresholds:4 --marginal uniform --target 1 --epsilon 1 --delta 1e-6 --alpha 0.1 "
              "--beta 0.1 --constants custom --auxiliary 2 --cap 64 --batches 240 --selection 20 --seed 1"));
  Scenario s = small();
  s.class_text = "file:my table.csv";
  Window other(s);
  REQUIRE(other.command_line().contains(QStringLiteral("learn 'file:my table.csv' --marginal")));
}
