// SPDX-License-Identifier: GPL-3.0-or-later
// What holds of every page of every chapter. A new page is covered here without an edit.
#include <QFile>
#include <QImage>
#include <QMenu>
#include <QPainter>
#include <QScrollArea>
#include <QScrollBar>
#include <QSvgRenderer>
#include <QTemporaryDir>
#include <QTimer>
#include <nlohmann/json.hpp>
#include <set>

#include "app/cli/figure_names.hpp"
#include "app/cli/shipped.hpp"
#include "app/figures.hpp"
#include "app/session.hpp"
#include "app/window_keeper.hpp"
#include "dialogs.test.hpp"
#include "opened.test.hpp"
#include "ui/kit/export_picture.hpp"
#include "ui/pages/all.hpp"
#include "ui/shell/scene_exhibit.hpp"

using namespace littlestone;
using namespace littlestone::app;
using test::Opened;

namespace {

/// Opens the page at its end and waits for what it computes itself.
void look_at(Opened& o, ui::Page& page) {
  o.turn_to(page);
  test::turn_to_end_of(o.window, page);
  REQUIRE(QTest::qWaitFor([&] { return page.ready() && !page.running(); }, 60'000));
}

QImage drawn(const ui::Picture& picture, const ui::Theme& theme, double scale) {
  const QSizeF room = picture.natural_size();
  QImage image((room * scale).toSize(), QImage::Format_RGB32);
  image.fill(theme.canvas);
  QPainter painter(&image);
  painter.scale(scale, scale);
  picture.paint(painter, QRectF(QPointF(0, 0), room), theme);
  return image;
}

/// How many colours the image has, at most 16 of them.
std::size_t colours(const QImage& image) {
  constexpr std::size_t enough = 16;
  std::set<QRgb> seen;
  for (int y = 0; y < image.height(); ++y) {
    for (int x = 0; x < image.width() && seen.size() < enough; ++x) seen.insert(image.pixel(x, y));
  }
  return seen.size();
}

QByteArray read(const QString& path) {
  QFile file(path);
  REQUIRE(file.open(QIODevice::ReadOnly));
  return file.readAll();
}

}  // namespace

TEST_CASE("Every chapter has a numeral, a name and at most nine pages, and no two pages or figures share a name",
          "[pages]") {
  const QStringList numerals = {"I", "II", "III", "IV", "V", "VI"};
  std::set<QString> ids;
  std::set<std::string> figures;
  REQUIRE_FALSE(ui::chapters().empty());
  REQUIRE(ui::chapters().size() <= 6);
  int before = -1;
  for (const ui::ChapterInfo& chapter : ui::chapters()) {
    CAPTURE(chapter.numeral.toStdString());
    const auto place = static_cast<int>(numerals.indexOf(chapter.numeral));
    CHECK(place > before);
    before = place;
    CHECK_FALSE(chapter.name().isEmpty());
    CHECK_FALSE(chapter.pages.empty());
    CHECK(chapter.pages.size() <= 9);
    for (const ui::PageInfo& page : chapter.pages) {
      CAPTURE(page.id.toStdString());
      CHECK(ids.insert(page.id).second);
      CHECK_FALSE(page.name().isEmpty());
      CHECK(page.short_name().size() <= page.name().size());
      for (const QChar c : page.id) CHECK((c.isLower() || c == u'-'));
    }
  }
  for (const ui::Figure& figure : ui::all_figures()) {
    CAPTURE(figure.name);
    CHECK(figures.insert(figure.name).second);
    CHECK_FALSE(figure.summary.empty());
  }
}

TEST_CASE("Every exhibit of every page is drawn in three themes, at one and at two device pixels a px", "[pages]") {
  Opened o(test::eight());
  for (ui::Page* page : o.window.all_pages()) {
    CAPTURE(page->id().toStdString());
    look_at(o, *page);
    const int step = o.window.player().step();
    REQUIRE_FALSE(page->exhibits().empty());
    for (const auto& exhibit : page->exhibits()) {
      CAPTURE(exhibit->id().toStdString());
      CHECK_FALSE(exhibit->title().isEmpty());
      for (const ui::ThemeKind kind : {ui::ThemeKind::light, ui::ThemeKind::dark, ui::ThemeKind::contrast}) {
        const ui::Theme& theme = ui::Theme::get(kind);
        const auto picture = exhibit->picture(theme, {step, 1});
        REQUIRE(picture != nullptr);
        CHECK_FALSE(picture->description().isEmpty());
        const QImage one = drawn(*picture, theme, 1);
        const QImage two = drawn(*picture, theme, 2);
        CHECK(two.size() == (picture->natural_size() * 2).toSize());
        CHECK(colours(one) > 8);
        CHECK(colours(two) > 8);
        CHECK(drawn(*exhibit->picture(theme, {step, 1}), theme, 1) == one);  // the same for the same moment
      }
    }
  }
}

namespace {

// Pairs of runs that were not made yet are no view of the page.
QList<std::shared_ptr<const ui::Exhibit>> filled_of(const ui::Page& page) {
  QList<std::shared_ptr<const ui::Exhibit>> filled;
  for (const auto& exhibit : page.exhibits()) {
    if (!exhibit->empty()) filled.push_back(exhibit);
  }
  return filled;
}

}  // namespace

TEST_CASE("Every exhibit of every page is exported as picture and data, and what was written can be read", "[pages]") {
  Opened o(test::eight());
  QTemporaryDir folder;
  for (ui::Page* page : o.window.all_pages()) {
    CAPTURE(page->id().toStdString());
    look_at(o, *page);
    for (const QString data : {"csv", "json"}) {
      for (const QString picture : {"svg", "png", "pdf"}) {
        ui::ExportChoice choice;
        choice.picture_ending = picture;
        choice.data_ending = data;
        choice.scale = 1;
        o.window.exports().pages(folder.path(), choice);
        REQUIRE(QTest::qWaitFor([&] { return !o.window.exports().job().running(); }, 20'000));
        CAPTURE(o.window.told().toStdString());
        CHECK(o.window.exports().names(choice).size() == 2 * filled_of(*page).size());
        for (const QString& name : o.window.exports().names(choice)) CHECK(QFile::exists(folder.filePath(name)));
      }
    }
    for (const auto& exhibit : filled_of(*page)) {
      const QString stem = folder.filePath(exhibit->id());
      CAPTURE(exhibit->id().toStdString());
      CHECK(QSvgRenderer(stem + QStringLiteral(".svg")).isValid());
      CHECK(QImage(stem + QStringLiteral(".png")).width() >= 200);
      CHECK(read(stem + QStringLiteral(".pdf")).startsWith("%PDF-"));
      CHECK(read(stem + QStringLiteral(".csv")).startsWith("# {"));
      const auto* recorded = dynamic_cast<const ui::HasRecord*>(exhibit.get());
      if (const auto record = recorded != nullptr ? recorded->record() : std::nullopt) {
        CHECK(read(stem + QStringLiteral(".json")).toStdString() == *record);
        continue;
      }
      const auto json = nlohmann::json::parse(read(stem + QStringLiteral(".json")).toStdString());
      CHECK(json.at("format") == "littlestone-lab page");
      CHECK(json.at("page") == exhibit->id().toStdString());
      CHECK(json.contains("scenario"));
      CHECK_FALSE(json.at("command").get<std::string>().empty());
      const ui::PageTable table = exhibit->table(json.at("step").get<int>(), ui::TableLimits::none());
      CHECK_FALSE(table.columns.empty());
      CHECK(json.at("rows").size() == table.rows.size());
      for (const auto& row : table.rows) CHECK(row.size() == table.columns.size());
    }
  }
}

TEST_CASE("Every page explains itself, shows its table, and takes any key and click without a run", "[pages]") {
  Scenario gone = test::small();
  gone.class_text = "file:/there/is/no/such/table.csv";
  Window empty(gone);
  empty.show();
  Opened o;
  for (ui::Page* page : o.window.all_pages()) {
    CAPTURE(page->id().toStdString());
    look_at(o, *page);
    CHECK_FALSE(o.window.step_panel().sentence().isEmpty());
    page->show_table(true);
    CHECK(page->table_shown());
    const auto* table = page->findChild<ui::TableView*>();
    REQUIRE(table != nullptr);
    CHECK(table->isVisible());
    CHECK(table->row_count() > 0);
    page->show_table(false);
    // Before anything is computed it is empty, and stays so.
    ui::Page& blank = *empty.page(page->id());
    empty.turn_to(blank);
    for (const Qt::Key key :
         {Qt::Key_O, Qt::Key_N, Qt::Key_R, Qt::Key_Return, Qt::Key_Plus, Qt::Key_Left, Qt::Key_End}) {
      QTest::keyClick(&empty, key);
    }
    blank.take_click({});
    CHECK(empty.run() == nullptr);
    CHECK_FALSE(blank.grab().isNull());
  }
}

TEST_CASE("Ctrl and a digit turn to the chapter's pages, Alt and a digit to the chapters, and the chooser names them",
          "[pages][keys]") {
  Opened o;
  for (int i = 0; i < static_cast<int>(o.window.chapters().size()); ++i) {
    o.key(static_cast<Qt::Key>(Qt::Key_1 + i), Qt::AltModifier);
    ui::Chapter& chapter = o.window.chapter();
    CHECK(&chapter == o.window.chapters()[static_cast<std::size_t>(i)].get());
    const ui::ChapterChooser& chooser = o.window.frame().tabs().chooser();
    CHECK(chooser.chapter() == i);
    CHECK(chooser.text() == chapter.info().name());
    CHECK(chooser.accessibleName().contains(chapter.info().numeral));
    for (std::size_t page = 0; page < chapter.pages().size(); ++page) {
      o.key(static_cast<Qt::Key>(Qt::Key_1 + static_cast<int>(page)), Qt::ControlModifier);
      CHECK(&o.window.page() == chapter.pages()[page]);
      CHECK(o.window.tab(*chapter.pages()[page]).isVisible());
      CHECK(chapter.fields().isVisible());
    }
    const ui::Page* last = &o.window.page();
    o.key(Qt::Key_9, Qt::ControlModifier);  // no such page
    if (chapter.pages().size() < 9) CHECK(&o.window.page() == last);
  }
  o.key(Qt::Key_5, Qt::AltModifier);  // no such chapter yet
  if (o.window.chapters().size() < 5) CHECK(&o.window.chapter() == o.window.chapters().back().get());
}

TEST_CASE("The fields of every chapter have room below a title bar on 1280 × 800: nothing is scrolled", "[pages]") {
  Opened o(test::eight());
  o.window.resize(1280, 760);
  for (int i = 0; i < static_cast<int>(o.window.chapters().size()); ++i) {
    o.window.open_chapter(i);
    QTest::qWait(20);
    const QWidget* up = &o.window.chapter().fields();
    while (up != nullptr && qobject_cast<const QScrollArea*>(up) == nullptr) up = up->parentWidget();
    REQUIRE(up != nullptr);
    CAPTURE(o.window.chapter().info().numeral.toStdString());
    CHECK(static_cast<const QScrollArea*>(up)->verticalScrollBar()->maximum() == 0);
  }
}

TEST_CASE("The chooser opens the list of chapters, the one that is open marked in it", "[pages]") {
  Opened o;
  QStringList named;
  int marked = 0;
  QTimer::singleShot(50, [&] {
    auto* menu = qobject_cast<QMenu*>(QApplication::activePopupWidget());
    if (menu == nullptr) return;
    for (const QAction* action : menu->actions()) {
      named += action->text();
      if (action->isChecked()) ++marked;
    }
    menu->close();
  });
  QTest::mouseClick(&o.window.frame().tabs().chooser(), Qt::LeftButton);
  REQUIRE(named.size() == static_cast<int>(ui::chapters().size()));
  CHECK(marked == 1);
  for (int i = 0; i < named.size(); ++i) {
    const ui::ChapterInfo& chapter = ui::chapters()[static_cast<std::size_t>(i)];
    CHECK(named[i].startsWith(chapter.numeral));
    CHECK(named[i].endsWith(chapter.name()));
  }
}

TEST_CASE("The gallery has a shelf for each chapter that has a card", "[pages][gallery]") {
  Opened o;
  int shelves = 0;
  int cards = 0;
  for (const ui::ChapterInfo& chapter : ui::chapters()) {
    int of_chapter = 0;
    for (const cli::ShippedScenario& shipped : cli::shipped_scenarios()) {
      of_chapter += chapter.card(shipped.name, shipped.scenario).has_value() ? 1 : 0;
    }
    for (const cli::ShippedLowerBound& shipped : cli::shipped_lower_bound_scenarios()) {
      of_chapter += chapter.card(shipped.name, shipped.scenario).has_value() ? 1 : 0;
    }
    for (const cli::ShippedPrediction& shipped : cli::shipped_prediction_scenarios()) {
      of_chapter += chapter.card(shipped.name, shipped.scenario).has_value() ? 1 : 0;
    }
    for (const cli::ShippedAgnostic& shipped : cli::shipped_agnostic_scenarios()) {
      of_chapter += chapter.card(shipped.name, shipped.scenario).has_value() ? 1 : 0;
    }
    for (const cli::ShippedMap& shipped : cli::shipped_map_scenarios()) {
      of_chapter += chapter.card(shipped.name, shipped.scenario).has_value() ? 1 : 0;
    }
    for (const cli::ShippedStability& shipped : cli::shipped_stability_scenarios()) {
      of_chapter += chapter.card(shipped.name, shipped.scenario).has_value() ? 1 : 0;
    }
    shelves += of_chapter > 0 ? 1 : 0;
    cards += of_chapter;
  }
  CHECK(o.window.gallery().shelf_count() == shelves);
  CHECK(o.window.gallery().size() == cards);
  // Each scenario is one chapter's.
  CHECK(cards == test::shipped_cards());
}

TEST_CASE("How a page is looked at is kept by its view state, and what is no state changes nothing", "[pages]") {
  Opened o;
  Opened other;
  for (ui::Page* page : o.window.all_pages()) {
    CAPTURE(page->id().toStdString());
    ui::Page& twin = *other.window.page(page->id());
    page->show_table(true);
    twin.set_view_state(page->view_state());
    CHECK(twin.table_shown());
    CHECK(twin.view_state() == page->view_state());
    for (const char* text : {"null", "[]", "7", "{\"table\": 3}", "{\"view\": 99}", "{\"view\": \"x\"}"}) {
      twin.set_view_state(nlohmann::json::parse(text));
      CHECK(twin.view_state() == page->view_state());
    }
  }
}

TEST_CASE("Every page's id is kept by a session, and the numbers of earlier sessions are its first six pages",
          "[pages][session]") {
  QTemporaryDir folder;
  const QString path = folder.filePath(QStringLiteral("session.json"));
  Session session;
  session.scenario = test::small();
  session.opened = test::small();
  for (const ui::ChapterInfo& chapter : ui::chapters()) {
    for (const ui::PageInfo& page : chapter.pages) {
      session.page = page.id;
      write_session(session, path);
      CHECK(read_session(path)->page == page.id);
    }
  }
  session.page = QStringLiteral("tree");
  write_session(session, path);
  const QByteArray text = read(path);
  const QStringList numbered = {"class", "tree", "tournament", "histogram", "selection", "loss"};
  for (int i = -1; i <= 6; ++i) {
    QByteArray old = text;
    old.replace("\"page\": \"tree\"", "\"page\": " + QByteArray::number(i));
    QFile file(path);
    REQUIRE(file.open(QIODevice::WriteOnly));
    file.write(old);
    file.close();
    CAPTURE(i);
    if (i >= 0 && i < 6) {
      CHECK(read_session(path)->page == numbered[i]);
    } else {
      CHECK_THROWS_AS(read_session(path), InputError);
    }
  }
}

TEST_CASE("Every figure is drawn from a run, and a figure plays where its row says so", "[pages][figure]") {
  Scenario scenario = test::small();
  const auto run = compute_private_run(scenario);
  for (const ui::Figure& figure : ui::all_figures()) {
    CAPTURE(figure.name);
    if (figure.make_of) continue;  // of another chapter: lower_bound.test.cpp, prediction.test.cpp
    const auto exhibit = make_exhibit(figure.name, run, {});
    REQUIRE(exhibit != nullptr);
    CHECK(exhibit->id().toStdString() == figure.name);
    CHECK(figure_plays(figure.name) == figure.plays);
    if (figure.plays) CHECK(exhibit->play().has_value());
    const auto picture = draw_figure(figure.name, run, {}).picture;
    REQUIRE(picture != nullptr);
    CHECK(colours(drawn(*picture, ui::Theme::get(ui::ThemeKind::light), 1)) > 4);
  }
  CHECK_FALSE(figure_plays("no such figure"));
}

TEST_CASE("The figures that `list` names are those that are drawn", "[pages][figure]") {
  std::vector<std::pair<std::string, std::string>> listed;
  for (const cli::FigureInfo& figure : cli::figures()) listed.emplace_back(figure.name, figure.summary);
  std::vector<std::pair<std::string, std::string>> drawn;
  for (const ui::Figure& figure : ui::all_figures()) drawn.emplace_back(figure.name, figure.summary);
  CHECK(listed == drawn);
}
