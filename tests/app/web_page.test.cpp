// SPDX-License-Identifier: GPL-3.0-or-later
// The web page of a run: from the command line and from the window, its size, and what the browser's test compares it
// with.
#include "app/web_pages.hpp"

#include <QDir>
#include <QFile>
#include <QFileInfo>
#include <QTemporaryDir>
#include <catch2/catch.hpp>
#include <filesystem>
#include <set>

#include "app/cli/shipped.hpp"
#include "core/base/error.hpp"
#include "core/base/files.hpp"
#include "core/concept/inline_table.hpp"
#include "opened.test.hpp"
#include "shown_cells.test.hpp"
#include "tests/cli/desk.test.hpp"
#include "tests/support/names.hpp"
#include "ui/words/language.hpp"

using namespace littlestone;
using cli::test::call;
using cli::test::Outcome;

namespace {

using Wanted = nlohmann::ordered_json;

ui::WebPage worked_page() {
  auto page = app::web_page_of_run(compute_private_run(cli::load_scenario("three-contests")), {});
  REQUIRE(page);
  return *page;
}

// What the page must show, from the exhibits themselves.
Wanted wanted_of(const ui::WebPage& page) {
  Wanted wanted = {{"views", Wanted::array()}};
  std::shared_ptr<const ui::Steps> steps;
  for (const ui::WebView& view : page.views) {
    const ui::Exhibit& exhibit = *view.exhibit;
    const auto play = exhibit.play();
    if (play) steps = play->steps;
    Wanted alts = Wanted::array();
    for (int step = 0; step < (play ? play->steps->size() : 1); ++step) {
      alts.push_back(exhibit.picture(ui::Theme::get(ui::ThemeKind::light), {step, 1})->description().toStdString());
    }
    Wanted tables = Wanted::object();
    Wanted sheets = Wanted::object();
    Wanted shown = Wanted::object();
    for (const int step : std::set<int>{play ? play->first : 0, play ? play->last : 0}) {
      const ui::PageTable table = exhibit.table(step, {});
      tables[std::to_string(step)] = table.csv().toStdString();
      sheets[std::to_string(step)] = table.csv(Formulas::marked).toStdString();
      shown[std::to_string(step)] = test::shown_cells(table);
    }
    wanted["views"].push_back({{"id", exhibit.id().toStdString()},
                               {"plays", play.has_value()},
                               {"first", play ? play->first : 0},
                               {"last", play ? play->last : 0},
                               {"alts", alts},
                               {"tables", tables},
                               {"sheets", sheets},
                               {"shown", shown}});
  }
  for (int step = 0; step < steps->size(); ++step) {
    wanted["sentences"].push_back(steps->sentence(step).toStdString());
    wanted["references"].push_back(page.reference(*steps, step).toStdString());
    if (steps->landmark(step)) wanted["landmarks"].push_back(step);
  }
  return wanted;
}

// Names and nothing else: a table of 500 rows and 6 columns, beside any picture.
class NamesExhibit final : public ui::Exhibit {
 public:
  explicit NamesExhibit(std::shared_ptr<const ui::Exhibit> drawn) : drawn_(std::move(drawn)) {}
  [[nodiscard]] QString id() const override { return QStringLiteral("all-names"); }
  [[nodiscard]] QString title() const override { return QStringLiteral("All names"); }
  [[nodiscard]] std::shared_ptr<const ui::Picture> picture(const ui::Theme& theme, ui::Moment moment) const override {
    return drawn_->picture(theme, moment);
  }
  [[nodiscard]] ui::PageTable table(int, ui::TableLimits) const override {
    constexpr std::size_t columns = 6;
    ui::PageTable table;
    for (std::size_t i = 0; i < columns; ++i) {
      const QString name = QStringLiteral("column %1").arg(i);
      table.columns.push_back({name, name});
    }
    for (const std::string& name : awkward_names(3000, 61)) {
      if (table.rows.empty() || table.rows.back().size() == columns) table.rows.emplace_back();
      table.rows.back().push_back(ui::text_cell(QString::fromUtf8(name.data(), static_cast<qsizetype>(name.size()))));
    }
    return table;
  }

 private:
  std::shared_ptr<const ui::Exhibit> drawn_;
};

// Names that would be commands of HTML, of a script or of a spreadsheet, were they not written as texts.
ui::WebPage page_of_names() {
  const std::vector<std::string> points = {"</script><script>document.title='owned'</script>",
                                           "<img src=x onerror=\"document.title='owned'\">", "&amp; & \"'", "]]><!--"};
  const std::vector<std::string> hypotheses = {"=1+1", "-++", "@SUM(1),\"x\"", "+a"};
  std::vector<LabelVector> rows;
  for (const char* labels : {"++++", "-+++", "--++", "---+"}) rows.push_back(LabelVector::parse(labels));
  Scenario scenario;
  scenario.title = points[0];
  scenario.lesson = points[1];
  scenario.class_text = inline_table(ConceptClass("names", rows, points, hypotheses));
  scenario.target = 1;
  scenario.constants.levels = {Rational(0), Rational(1), Rational(0)};
  auto page = app::web_page_of_run(compute_private_run(scenario), {});
  REQUIRE(page);
  page->views.push_back(ui::web_view(std::make_shared<NamesExhibit>(page->views.front().exhibit)));
  return *page;
}

}  // namespace

// For tests/web/web_page.py: run.html, hebrew.html and names.html, wanted.json and wanted-names.json, into the folder
// LITTLESTONE_WEB.
TEST_CASE("The worked example as a web page for the browser", "[.browser]") {
  const QDir folder(qEnvironmentVariable("LITTLESTONE_WEB"));
  REQUIRE(folder.exists());
  const ui::WebPage page = worked_page();
  ui::write_web_page(page, folder.filePath(QStringLiteral("run.html")));
  write_file("out", folder.filePath(QStringLiteral("wanted.json")).toStdString(), wanted_of(page).dump());
  const ui::WebPage names = page_of_names();
  ui::write_web_page(names, folder.filePath(QStringLiteral("names.html")));
  write_file("out", folder.filePath(QStringLiteral("wanted-names.json")).toStdString(), wanted_of(names).dump());
  const ui::Language hebrew(QStringLiteral("he"));
  ui::write_web_page(worked_page(), folder.filePath(QStringLiteral("hebrew.html")));
}

TEST_CASE("The worked example as a web page is small enough to mail", "[app][web]") {
  constexpr qsizetype most = 2'000'000;
  const QByteArray html = ui::web_page(worked_page());
  CHECK(html.size() < most);
  CHECK(html.size() > 50'000);
}

TEST_CASE("A figure as a web page plays it and one that stands still is there too", "[app][web]") {
  const QTemporaryDir directory;
  // One that plays, one that does not, one of another chapter.
  for (const char* name : {"histogram", "class", "attack"}) {
    const QString path = directory.filePath(QString::fromLatin1(name) + QStringLiteral(".html"));
    const Outcome outcome = call({"figure", name, "--out", path.toStdString()});
    CAPTURE(name, outcome.err);
    REQUIRE(outcome.code == cli::exit_done);
    CHECK(outcome.out == path.toStdString() + "\n");
    const ui::ChapterScenario scenario = ui::read_chapter_scenario(path.toStdString());
    CHECK((scenario.index() == ui::kind_of<Scenario>) == (std::string(name) != "attack"));
  }
  const std::string path = directory.filePath(QStringLiteral("x.html")).toStdString();
  const Outcome scaled = call({"figure", "class", "--out", path, "--scale", "2"});
  CHECK(scaled.code == cli::exit_bad_input);
  CHECK(scaled.err == "error: scale: 2: is of pixels: .html has none\n");
}

TEST_CASE("learn writes its run as a web page that it reads again", "[app][web]") {
  const cli::test::Desk desk;
  const std::string path = desk.file("run.html");
  const Outcome outcome = call({"learn", desk.scenario, "--out", path});
  CAPTURE(outcome.err);
  REQUIRE(outcome.code == cli::exit_done);
  CHECK(outcome.out.find("web page:\n  " + path + "\n") != std::string::npos);
  const Outcome again = call({"learn", path});
  CHECK(again.code == cli::exit_done);
  CHECK(outcome.out.rfind(again.out, 0) == 0);
  CHECK(call({"learn", desk.scenario, "--out", desk.file("run.svg")}).err ==
        "error: out: " + desk.file("run.svg") + ": must be one of .html, .htm\n");
  CHECK(call({"learn", path, "--out", path}).code == cli::exit_bad_input);
  CHECK(call({"learn", desk.scenario, "--out", path, "--draws", "3"}).code == cli::exit_bad_input);
}

TEST_CASE("A web page names files without their folders, a page is made to be shared", "[app][web]") {
  const cli::test::Desk desk;
  const std::string folder = desk.file("who's/private");
  std::filesystem::create_directories(folder);
  const auto put = [&](const std::string& name, const std::string& text) {
    write_file("out", folder + "/" + name, text);
    return folder + "/" + name;
  };
  const std::string small = put("small.csv", "0,0,0\n1,0,0\n1,1,0\n1,1,1\n");
  // Too large to be held in the page: 70 rows of 70 points.
  std::string cells;
  for (int row = 0; row < 70; ++row)
    for (int point = 0; point < 70; ++point) cells += std::string(point < row ? "1" : "0") + (point < 69 ? "," : "\n");
  const std::string large = put("large.csv", cells);
  const std::string data = put("people.csv", "point,label\n0,+\n1,-\n2,+\n0,-\n0,+\n1,-\n2,+\n1,-\n");
  const std::string of_small = put("one.json", R"({"version": 1, "class": "file:)" + small + "\"}");
  const std::string of_large = put("two.json", R"({"version": 1, "class": "file:)" + large + "\"}");
  const std::string of_data = put("three.json", R"({"version": 1, "chapter": "III", "class": "file:)" + small +
                                                    R"(", "target": 1, "subset": 2, "data": ")" + data + "\"}");
  const std::string of_both = put(
      "four.json", R"({"version": 1, "chapter": "V", "classes": "thresholds:8 file:)" + small + R"(", "rounds": 2})");
  const std::string of_regret = put("five.json", R"({"version": 1, "chapter": "IV", "class": "file:)" + small +
                                                     R"(", "regret": {"overlay": "file:)" + small + R"("}})");
  const std::string page = desk.file("shared.html");
  const auto names_no_folder = [&](const std::string& text) {
    CHECK(text.find("who's") == std::string::npos);
    CHECK(text.find("who'") == std::string::npos);
    CHECK(text.find("who&#") == std::string::npos);
    CHECK(text.find(folder.substr(0, folder.find("who"))) == std::string::npos);
  };
  for (const auto& [figure, scenario] : std::vector<std::pair<std::string, std::string>>{
           {"two-worlds", of_both}, {"regret", of_regret}, {"nets", of_data}}) {
    for (const char* ending : {"html", "svg", "tex"}) {
      const std::string file = desk.file(("shared." + std::string(ending)).c_str());
      const std::string text = desk.file("shared.txt");
      const Outcome outcome = call({"figure", figure, "--scenario", scenario, "--out", file, "--text", text});
      CAPTURE(figure, ending, outcome.err);
      REQUIRE(outcome.code == cli::exit_done);
      names_no_folder(littlestone::support::bytes_of(file));
      const std::string words = littlestone::support::bytes_of(text);
      names_no_folder(words.substr(0, words.find("command:")));  // which names files as they are to be found again
    }
  }
  for (const std::vector<std::string>& words :
       std::vector<std::vector<std::string>>{{"learn", "file:" + small, "--out", page},
                                             {"figure", "class", "--scenario", of_small, "--out", page},
                                             {"figure", "class", "--scenario", of_large, "--out", page},
                                             {"figure", "nets", "--scenario", of_data, "--out", page}}) {
    const Outcome outcome = call(words);
    CAPTURE(words[1], words[3], outcome.err);
    REQUIRE(outcome.code == cli::exit_done);
    names_no_folder(littlestone::support::bytes_of(page));
  }
  CHECK(littlestone::support::bytes_of(page).find("people.csv") != std::string::npos);
}

TEST_CASE("The window exports its chapter as a web page off its thread and Esc stops it", "[window][web]") {
  test::Opened o;
  const QTemporaryDir folder;
  const QString path = folder.filePath(QStringLiteral("run.html"));
  o.window.exports().web_page(path);
  REQUIRE(o.window.exports().web_job().running());
  CHECK_THROWS_AS(o.window.exports().web_page(folder.filePath(QStringLiteral("two.html"))), InputError);
  REQUIRE(QTest::qWaitFor([&] { return !o.window.exports().web_job().running(); }, 60'000));
  CHECK(o.window.told().contains(path));
  CHECK(ui::read_chapter_scenario(path.toStdString()) == ui::ChapterScenario(o.window.run()->scenario));
  const QString stopped = folder.filePath(QStringLiteral("stopped.html"));
  o.window.exports().web_page(stopped);
  o.key(Qt::Key_Escape);
  REQUIRE(QTest::qWaitFor([&] { return !o.window.exports().web_job().running(); }, 20'000));
  CHECK_FALSE(QFileInfo::exists(stopped));
}
