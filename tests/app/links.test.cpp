// SPDX-License-Identifier: GPL-3.0-or-later
// References, symbols and help of the window, and two scenarios side by side.
#include <QApplication>
#include <QClipboard>
#include <QDir>
#include <QImage>
#include <QMenuBar>
#include <QSvgRenderer>
#include <QTemporaryDir>
#include <array>
#include <set>

#include "app/cli/shipped.hpp"
#include "app/window_compare.hpp"
#include "app/window_links.hpp"
#include "core/concept/families.hpp"
#include "dialogs.test.hpp"
#include "opened.test.hpp"
#include "ui/shell/help_pages.hpp"
#include "ui/shell/reference_chip.hpp"
#include "ui/words/language.hpp"

using namespace littlestone;
using namespace littlestone::app;
using test::Opened;

namespace {

// The references of all steps of the page that is open.
std::set<QString> references_of(Opened& o) {
  std::set<QString> all;
  ui::Page& page = o.window.page();
  const auto steps = o.window.chapter().steps(page);
  const int last = steps != nullptr && page.plays() ? steps->last() : 0;
  for (int step = 0; step <= last; ++step) {
    if (last > 0 && !page.covers(step)) continue;
    page.explain(o.window.step_panel(), step);
    all.insert(o.window.step_panel().reference());
  }
  return all;
}

void check_references(Opened& o) {
  const QString chapter = o.window.chapter().info().numeral;
  for (const QString& reference : references_of(o)) {
    for (const ui::CitedPart& part : ui::cited_parts(reference, chapter)) {
      INFO(o.window.page().id().toStdString() << ": " << part.words.toStdString() << " of " << reference.toStdString());
      CHECK(!part.ids.isEmpty());
    }
    CHECK(ui::with_papers(reference, chapter) == reference);  // no chip without its paper or our own proof
  }
}

// A window that has computed the comparison.
void wait_for_pair(Opened& o) {
  Comparing& comparing = Comparing::of(o.window);
  REQUIRE(QTest::qWaitFor([&] { return comparing.view().view(1).picture() != nullptr; }, 60'000));
  QTest::qWait(30);
}

Scenario half_epsilon() {
  Scenario s = test::small();
  s.epsilon = Rational(1) / 2;
  return s;
}

}  // namespace

TEST_CASE("The references under the steps of every page have entries", "[links]") {
  Opened o;
  for (ui::Page* page : o.window.all_pages()) {
    o.turn_to(*page);
    check_references(o);
  }
}

TEST_CASE("The references of every shipped scenario have entries", "[.references]") {
  Opened o;
  const auto check_all = [&](const auto& shipped) {
    for (const auto& one : shipped) {
      const ui::ChapterScenario scenario = one.scenario;
      for (std::size_t i = 0; i < o.window.chapters().size(); ++i) {
        if (o.window.chapters()[i]->info().scenario_kind != scenario.index()) continue;
        o.window.open_chapter(static_cast<int>(i));
        o.window.document().replace(scenario);
        for (ui::Page* page : o.window.chapters()[i]->pages()) {
          if (page->id() == "loss") continue;  // its sweep is long, and its words do not hang on it
          o.turn_to(*page);
          check_references(o);
        }
      }
    }
  };
  check_all(cli::shipped_scenarios());
  check_all(cli::shipped_lower_bound_scenarios());
  check_all(cli::shipped_prediction_scenarios());
  check_all(cli::shipped_agnostic_scenarios());
  check_all(cli::shipped_map_scenarios());
  check_all(cli::shipped_stability_scenarios());
}

TEST_CASE("The reference opens its card beside it and Esc closes it", "[links]") {
  Opened o;
  o.window.turn_to("tournament");
  o.window.player().go_to(3);
  auto* chip = o.window.step_panel().findChild<ui::ReferenceChip*>();
  REQUIRE(chip != nullptr);
  ui::ReferenceCard& card = WindowLinks::of(o.window).card();
  QTest::mouseClick(chip, Qt::LeftButton);
  REQUIRE(card.isVisible());
  CHECK(!card.entries().empty());
  CHECK(o.window.rect().contains(card.geometry()));
  const QRect beside(chip->mapTo(&o.window, QPoint(0, 0)), chip->size());
  CHECK(!card.geometry().intersects(beside));
  const int step = o.window.player().step();
  o.key(Qt::Key_Escape);
  CHECK(card.isHidden());
  CHECK(o.window.player().step() == step);
  o.key(Qt::Key_F1);
  CHECK(card.isVisible());
  CHECK(card.entries().size() > 1);
  o.key(Qt::Key_F1);
  CHECK(card.isHidden());
}

TEST_CASE("F1 on a field tells what its letter means", "[links]") {
  Opened o;
  o.window.turn_to("histogram");
  test::scenario_panel(o.window).box("epsilon")->setFocus();
  WindowLinks::of(o.window).open_here();
  const ui::ReferenceCard& card = WindowLinks::of(o.window).card();
  REQUIRE(card.isVisible());
  CHECK(card.entries().front().id == QStringLiteral("ε"));
}

TEST_CASE("The Help menu opens pages inside the program", "[links]") {
  Opened o;
  WindowLinks& links = WindowLinks::of(o.window);
  CHECK(links.help() == nullptr);
  int opened = 0;
  const auto* menus = o.window.findChild<QMenuBar*>();
  for (QAction* action : menus->actions().back()->menu()->actions()) {
    const QString words = QString(action->text()).remove(u'&');
    if (action->isSeparator() || words.startsWith("What is meant") || words.startsWith("Keys") ||
        words.startsWith("About"))
      continue;
    action->trigger();
    INFO(words.toStdString());
    REQUIRE(links.help() != nullptr);
    CHECK(links.help()->isVisible());
    CHECK(!links.help()->browser().document()->isEmpty());
    ++opened;
  }
  CHECK(opened >= 10);
  links.help()->close();
}

TEST_CASE("Two scenarios are compared side by side and follow the same step", "[links]") {
  Opened o;
  Comparing& comparing = Comparing::of(o.window);
  o.window.turn_to("tournament");
  comparing.start(half_epsilon(), "Half");
  CHECK(comparing.active());
  wait_for_pair(o);
  CHECK(o.window.frame().pages().currentWidget() == &comparing.view());
  CHECK(comparing.view().view(0).picture() != nullptr);
  CHECK(comparing.view().told().contains(QStringLiteral("0.5")));
  const auto before = comparing.view().view(1).picture();
  o.window.player().next();
  QTest::qWait(30);
  CHECK(comparing.view().view(1).picture() != before);
  o.window.turn_to("histogram");
  wait_for_pair(o);
  CHECK(o.window.frame().pages().currentWidget() == &comparing.view());
  CHECK(comparing.other_page()->id() == "histogram");
  o.key(Qt::Key_Escape);
  CHECK(!comparing.active());
  CHECK(o.window.frame().pages().currentWidget() == &o.window.page());
}

TEST_CASE("However often the menu of the comparison opens, it keeps one submenu", "[links]") {
  Opened o;
  QMenu* compare = nullptr;
  for (QMenu* menu : o.window.findChildren<QMenu*>()) {
    if (menu->title() == QStringLiteral("&Compare")) compare = menu;
  }
  REQUIRE(compare != nullptr);
  emit compare->aboutToShow();
  const qsizetype once = compare->findChildren<QObject*>().size();
  for (int i = 0; i < 3; ++i) emit compare->aboutToShow();
  CHECK(compare->findChildren<QObject*>().size() == once);
  const auto submenus = compare->findChildren<QMenu*>(Qt::FindDirectChildrenOnly);
  REQUIRE(submenus.size() == 1);
  CHECK(compare->actions().contains(submenus.front()->menuAction()));
  CHECK(submenus.front()->actions().size() == static_cast<int>(cli::shipped_scenarios().size()));
}

TEST_CASE("An export while two scenarios are compared has both", "[links]") {
  Opened o;
  Comparing& comparing = Comparing::of(o.window);
  o.window.turn_to("histogram");
  comparing.start(half_epsilon(), "Half");
  wait_for_pair(o);
  const auto exhibits = comparing.exhibits_of(o.window.page());
  REQUIRE(exhibits.size() == 1);
  const int step = o.window.player().step();
  const ui::PageTable pair = exhibits.front()->table(step, {});
  const ui::PageTable own = o.window.page().exhibits().front()->table(step, {});
  CHECK(pair.rows.size() > own.rows.size());
  CHECK(pair.columns.front().field == "scenario");
  CHECK(pair.columns.at(1).field == "scenario.epsilon");
  std::set<QString> sides;
  for (const auto& row : pair.rows) {
    CHECK(row.size() == pair.columns.size());
    sides.insert(row.front().shown);
  }
  CHECK(sides.size() == 2);
  comparing.end();
  CHECK(comparing.exhibits_of(o.window.page()).front()->id() == "histogram");
}

TEST_CASE("A comparison is written as it is seen, as picture, slide, caption and data of both scenarios",
          "[links][export]") {
  Opened o;
  Comparing& comparing = Comparing::of(o.window);
  o.window.turn_to("histogram");
  o.window.player().to_last();
  comparing.start(half_epsilon(), "Half");
  wait_for_pair(o);
  QTemporaryDir folder;
  const auto views = o.window.exports().views();
  REQUIRE(views.front().exhibit->id() == "histogram-compared");
  const QSizeF page =
      views.front().exhibit->picture(ui::Theme::get(ui::ThemeKind::light), {views.front().step, 1})->natural_size();
  CHECK(page.width() > 1.8 * o.window.page()
                                 .exhibits()
                                 .front()
                                 ->picture(ui::Theme::get(ui::ThemeKind::light), {views.front().step, 1})
                                 ->natural_size()
                                 .width());
  for (const char* ending : {"svg", "pdf", "png"}) {
    ui::ExportChoice choice = ui::ExportChoice::with_words();
    choice.picture_ending = QString::fromLatin1(ending);
    choice.medium = ui::ExportChoice::Medium::both;
    choice.data_ending = ending == std::string("pdf") ? QStringLiteral("csv") : QStringLiteral("json");
    o.window.exports().view(views.front(), folder.filePath("pair"), choice);
    REQUIRE(QTest::qWaitFor([&] { return !o.window.exports().writing(); }, 60'000));
  }
  const auto bytes_of = [&](const char* name) {
    QFile file(folder.filePath(name));
    REQUIRE(file.open(QIODevice::ReadOnly));
    return file.readAll();
  };
  // Both pictures are there: as much is drawn left of the middle as right of it.
  QSvgRenderer svg(folder.filePath("pair.svg"));
  REQUIRE(svg.isValid());
  const QImage png(folder.filePath("pair.png"));
  REQUIRE(png.width() > 800);
  std::array<int, 2> drawn{};
  const QRgb ground = png.pixel(2, 2);
  for (int y = png.height() / 8; y < png.height() / 2; ++y) {
    for (int x = 0; x < png.width(); ++x) drawn[x < png.width() / 2 ? 0 : 1] += png.pixel(x, y) != ground ? 1 : 0;
  }
  CHECK(drawn[0] > 1000);
  CHECK(drawn[1] > drawn[0] / 2);
  CHECK(QImage(folder.filePath("pair-slide.png")).width() > 800);
  CHECK(bytes_of("pair.pdf").startsWith("%PDF-"));
  CHECK(bytes_of("pair-slide.pdf").startsWith("%PDF-"));

  const QString words = QString::fromUtf8(bytes_of("pair.txt"));
  CHECK(words.contains("Four thresholds"));
  CHECK(words.contains("Half"));
  CHECK(words.contains("1 | 0.5"));
  const auto data = nlohmann::json::parse(bytes_of("pair.json").toStdString());
  CHECK(data.at("scenario").at("epsilon") == "1");
  CHECK(data.at("compared").at("epsilon") == "0.5");
  std::set<std::string> sides;
  for (const auto& row : data.at("rows")) sides.insert(row.at("scenario").get<std::string>());
  CHECK(sides == std::set<std::string>{"Four thresholds", "Half"});
  const QByteArray csv = bytes_of("pair.csv");
  CHECK(csv.startsWith("# {"));
  CHECK(nlohmann::json::parse(csv.mid(2, csv.indexOf('\n') - 2).toStdString()).contains("compared"));
  CHECK(csv.count('\n') == static_cast<qsizetype>(data.at("rows").size()) + 2);
}

TEST_CASE("All pages of a comparison are written with both scenarios", "[links][export]") {
  Opened o;
  Comparing& comparing = Comparing::of(o.window);
  o.window.turn_to("selection");
  comparing.start(half_epsilon(), "Half");
  wait_for_pair(o);
  ui::ExportChoice choice;
  choice.extent = ui::ExportChoice::Extent::chapter;
  const QStringList names = o.window.exports().names(choice);
  CHECK(names.contains("selection-compared.svg"));
  QTemporaryDir folder;
  o.window.exports().pages(folder.path(), choice);
  REQUIRE(QTest::qWaitFor([&] { return !o.window.exports().writing(); }, 60'000));
  for (const QString& name : names) CHECK(QFileInfo::exists(folder.filePath(name)));
  CHECK(QDir(folder.path()).entryList(QDir::Files).size() == names.size());
  CHECK(read_scenario_file(folder.filePath("scenario.json").toStdString()).epsilon == 1);
  CHECK(read_scenario_file(folder.filePath("scenario-compared.json").toStdString()).epsilon == Rational(1) / 2);
}

TEST_CASE("The scenario before the last edit can be compared with", "[links]") {
  Opened o;
  Comparing& comparing = Comparing::of(o.window);
  CHECK(!comparing.before_edit());
  o.window.turn_to("histogram");
  o.type("epsilon", "2");
  const auto before = comparing.before_edit();
  REQUIRE(before);
  CHECK(std::get<Scenario>(*before).epsilon == test::small().epsilon);
  comparing.start(*before, "Before");
  wait_for_pair(o);
  CHECK(comparing.active());
}

TEST_CASE("Ctrl and a number leave the gallery for the page and a copied command says so", "[links]") {
  Opened o;
  o.window.show_gallery(true);
  o.key(Qt::Key_4, Qt::ControlModifier);
  CHECK(!o.window.gallery_shown());
  CHECK(&o.window.page() == o.window.chapter().pages()[3]);
  for (QAction* action : o.window.actions()) {
    if (QString(action->text()).remove(u'&') == "Copy command line") action->trigger();
  }
  CHECK(o.window.told().startsWith("Copied: littlestone-lab"));
}

TEST_CASE("A scenario is copied as its file would hold it, of any chapter, and the window says so", "[links]") {
  Opened o;
  o.type("epsilon", "2");
  const auto copy = [&] {
    for (QAction* action : o.window.actions()) {
      if (QString(action->text()).remove(u'&') == "Copy scenario") action->trigger();
    }
    CHECK(o.window.told().contains("Copied"));
    return ui::parse_chapter_scenario(QApplication::clipboard()->text().toStdString());
  };
  CHECK(std::get<Scenario>(copy()) == o.window.document().edited());
  o.turn_to(*o.window.page("nets"));
  CHECK(copy() == o.window.document().edited(ui::kind_of<PredictionScenario>));
}

TEST_CASE("A copied scenario has a table of one's own in it", "[links]") {
  QTemporaryDir folder;
  const QString path = folder.filePath(QStringLiteral("own.csv"));
  QFile file(path);
  REQUIRE(file.open(QIODevice::WriteOnly));
  file.write("name,a,b\nfair,0,1\nbold,1,1\n");
  file.close();
  Opened o;
  o.window.opening().table(path);
  REQUIRE(QTest::qWaitFor([&] { return !o.window.opening().table_job().running() && !o.window.busy(); }, 20'000));
  const ConceptClass before = o.window.run()->concept_class();
  for (QAction* action : o.window.actions()) {
    if (QString(action->text()).remove(u'&') == "Copy scenario") action->trigger();
  }
  REQUIRE(QFile::remove(path));
  const auto copied = std::get<Scenario>(ui::parse_chapter_scenario(QApplication::clipboard()->text().toStdString()));
  const ConceptClass after = make_class(copied.class_text);
  CHECK(after.size() == before.size());
  CHECK(after.hypothesis_name(1) == "bold");
  CHECK(after.row(1) == before.row(1));
}

TEST_CASE("What is told goes when a dialog comes", "[links]") {
  Opened o;
  o.window.tell("Copied.");
  REQUIRE_FALSE(o.window.told().isEmpty());
  test::Dialogs dialogs({[](QWidget& dialog) { QTest::keyClick(&dialog, Qt::Key_Escape); }});
  o.key(Qt::Key_Question);
  REQUIRE(dialogs.as_expected());
  CHECK(o.window.told().isEmpty());
}

TEST_CASE("What is told lies under the loss page's axis", "[links]") {
  Opened o;
  ui::LossPage& page = test::loss_page(o.window);
  o.turn_to(page);
  const int before = page.plot().height();
  o.window.tell("Copied.");
  REQUIRE(QTest::qWaitFor([&] { return page.plot().height() < before; }, 1000));
  const QRect plot(page.plot().mapTo(&o.window, QPoint()), page.plot().size());
  for (const ui::PlainButton* button : o.window.frame().findChildren<ui::PlainButton*>()) {
    if (button->text() == "Copied.") CHECK(button->mapTo(&o.window, QPoint()).y() >= plot.bottom());
  }
  o.window.tell({});
  CHECK(QTest::qWaitFor([&] { return page.plot().height() == before; }, 1000));
}

TEST_CASE("A chapter that computes itself is compared too and another chapter ends it", "[links]") {
  Opened o;
  Comparing& comparing = Comparing::of(o.window);
  ui::Page& nets = *o.window.page("nets");
  o.turn_to(nets);
  const auto& shipped = cli::shipped_prediction_scenarios();
  comparing.start(shipped.back().scenario, "Other");
  wait_for_pair(o);
  CHECK(comparing.view().view(0).picture() != nullptr);
  o.window.turn_to("class");
  QTest::qWait(30);
  CHECK(!comparing.active());
  CHECK(o.window.frame().pages().currentWidget() == &o.window.page());
}

TEST_CASE("Cards and comparison and help are drawn to files", "[.links-screens]") {
  const ui::Language language(qEnvironmentVariable("LITTLESTONE_SCREENS_LANGUAGE", QStringLiteral("en")));
  const QString folder = qEnvironmentVariable("LITTLESTONE_SCREENS", QStringLiteral("screens"));
  REQUIRE(QDir().mkpath(folder));
  Opened o(cli::shipped_scenarios()[0].scenario);
  o.window.set_motion(false);
  REQUIRE(o.settled());
  WindowLinks& links = WindowLinks::of(o.window);
  Comparing& comparing = Comparing::of(o.window);
  const auto save = [&](QWidget& widget, const QString& name) {
    QTest::qWait(40);
    REQUIRE(widget.grab().save(QDir(folder).filePath(name + QStringLiteral(".png"))));
  };
  for (const auto& [kind, theme] : {std::pair(ui::ThemeKind::light, "light"),
                                    {ui::ThemeKind::dark, "dark"},
                                    {ui::ThemeKind::contrast, "contrast"}}) {
    const QString end = u'-' + QString::fromLatin1(theme);
    o.dress(kind);
    o.window.resize(1280, 760);
    o.window.turn_to("tournament");
    o.window.player().go_to(7);
    links.open_reference();
    save(o.window, "card" + end);
    links.card().close_card();
    links.open_here();
    save(o.window, "here" + end);
    links.card().close_card();
    test::scenario_panel(o.window).box("epsilon")->setFocus();
    links.open_here();
    save(o.window, "symbol" + end);
    links.card().close_card();
    links.open_help("references", "[ABLMM] Lemma 25: Some predictor is frequent");
    save(*links.help(), "help" + end);
    links.open_help("lesson-plan");
    save(*links.help(), "plan" + end);
    links.open_help("mathematics");
    links.help()->field().setText("threshold");
    save(*links.help(), "search" + end);
    links.help()->field().clear();
    links.help()->hide();
    Scenario other = std::get<Scenario>(o.window.document().edited(0));
    other.epsilon = Rational(1) / 2;
    other.seed = 7;
    for (const char* page : {"histogram", "tournament"}) {
      o.window.turn_to(page);
      comparing.start(other, "Half the privacy loss");
      wait_for_pair(o);
      save(o.window, QStringLiteral("compare-%1").arg(page) + end);
      ui::ExportChoice choice = ui::ExportChoice::with_words();
      choice.picture_ending = QStringLiteral("png");
      choice.theme = kind;
      choice.medium = ui::ExportChoice::Medium::both;
      o.window.exports().view(o.window.exports().views().front(), QDir(folder).filePath(QLatin1String(page) + end),
                              choice);
      REQUIRE(QTest::qWaitFor([&] { return !o.window.exports().writing(); }, 60'000));
      comparing.end();
    }
  }
}
