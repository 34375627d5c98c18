// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/shell/web_page.hpp"

#include <QCryptographicHash>
#include <QRegularExpression>
#include <QTemporaryDir>
#include <catch2/catch.hpp>

#include "../kit/pictures.test.hpp"
#include "core/base/error.hpp"
#include "core/study/chapters/page_scenario.hpp"
#include "ui/pages/class/class_page.hpp"
#include "ui/pages/histogram/histogram_page.hpp"
#include "ui/pages/selection/selection_page.hpp"
#include "ui/pages/tournament/tournament_page.hpp"
#include "ui/words/names.hpp"

using namespace littlestone;
using namespace littlestone::ui;

namespace {

using PageJson = nlohmann::ordered_json;

WebPage page_of_run(const std::string& title = "Four") {
  Scenario s;
  s.title = title;
  s.class_text = "thresholds:4";
  s.target = 1;
  s.constants.levels = {Rational(0), Rational(1), Rational(0)};
  const auto run = compute_private_run(s);
  const auto story = std::make_shared<const Story>(run);
  WebPage page;
  page.scenario = run->scenario;
  page.command = QStringLiteral("littlestone learn");
  page.program = "littlestone-lab 0";
  for (const auto& exhibit : {class_exhibit(class_of(*run)), tournament_exhibit(story), histogram_exhibit(story)}) {
    page.views.push_back(web_view(exhibit));
  }
  // The same steps in an object of their own follow the same play.
  page.views.push_back(web_view(selection_exhibit(std::make_shared<const Story>(run))));
  return page;
}

// What stands between the element's tags, and where it ends.
QByteArray inside(const QByteArray& html, const QByteArray& opening, const QByteArray& closing) {
  const qsizetype begin = html.indexOf(opening) + opening.size();
  REQUIRE(begin >= opening.size());
  return html.mid(begin, html.indexOf(closing, begin) - begin);
}

PageJson run_in(const QByteArray& html) {
  return PageJson::parse(inside(html, "id=\"run\">", "</script>").toStdString());
}

}  // namespace

TEST_CASE("A web page has every step with its sentence and every table as its CSV file", "[web]") {
  const WebPage page = page_of_run();
  const PageJson run = run_in(web_page(page));
  REQUIRE(run["plays"].size() == 1);
  REQUIRE(run["views"].size() == page.views.size());
  for (std::size_t v = 0; v < page.views.size(); ++v) {
    const Exhibit& exhibit = *page.views[v].exhibit;
    const PageJson& view = run["views"][v];
    CHECK(view["id"] == exhibit.id().toStdString());
    CHECK(view["title"] == exhibit.title().toStdString());
    const auto play = exhibit.play();
    CHECK(view["play"] == (play ? 0 : -1));
    const auto steps = static_cast<std::size_t>(play ? play->steps->size() : 1);
    REQUIRE(view["frames"].size() == steps);
    for (std::size_t step = 0; step < steps; ++step) {
      if (play)
        CHECK(run["plays"][0]["sentences"][step] ==
              sentence_markup(play->steps->sentence(static_cast<int>(step))).toStdString());
      const PageJson& table = run["tables"]["tables"][view["tables"][step].get<std::size_t>()];
      PageTable read;
      for (const PageJson& field : table["fields"]) read.columns.push_back({{}, QString::fromStdString(field)});
      for (const PageJson& row : table["rows"]) {
        read.rows.emplace_back();
        for (const PageJson& cell : run["tables"]["rows"][row.get<std::size_t>()]) {
          const PageJson& kept = run["tables"]["cells"][cell.get<std::size_t>()];
          read.rows.back().push_back({{}, std::string(kept.is_array() ? kept[1] : kept)});
        }
      }
      CHECK(read.csv() == exhibit.table(static_cast<int>(step), {}).csv());
    }
  }
}

TEST_CASE("A web page loads nothing and its policy allows nothing but its own script and style", "[web]") {
  const QByteArray html = web_page(page_of_run("</script><script>alert(1)</script> & <b>"));
  CHECK(html.count("<script") == 3);
  CHECK(html.count("</script>") == 3);
  CHECK(html.contains("<title>&lt;/script&gt;&lt;script&gt;alert(1)&lt;/script&gt; &amp; &lt;b&gt;</title>"));
  CHECK(html.contains("default-src 'none'"));
  const auto hash = [](const QByteArray& text) {
    return "'sha256-" + QCryptographicHash::hash(text, QCryptographicHash::Sha256).toBase64() + "'";
  };
  CHECK(html.contains("script-src " + hash(inside(html, "<script>", "</script>"))));
  CHECK(html.contains("style-src " + hash(inside(html, "<style>", "</style>"))));
  QByteArray rest = html;
  rest.replace(inside(html, "<script>", "</script>"), "");
  for (const char* loads : {"src=", "@import", "url(", "<link rel=\"stylesheet"}) CHECK_FALSE(rest.contains(loads));
  rest = html;
  rest.replace("http://www.w3.org/2000/svg", "");  // a name, nothing is asked there
  CHECK_FALSE(rest.contains("http://"));
  CHECK_FALSE(rest.contains("https://"));
}

TEST_CASE("A web page has the same bytes each time and opens as its scenario", "[web]") {
  const WebPage page = page_of_run("<Four>");
  const QByteArray html = web_page(page);
  CHECK(html == web_page(page_of_run("<Four>")));
  const ChapterScenario read = parse_chapter_scenario(scenario_in_page(html.toStdString()));
  CHECK(read == page.scenario);
  const QTemporaryDir folder;
  const QString path = folder.filePath(QStringLiteral("run.html"));
  write_web_page(page, path);
  CHECK(read_chapter_scenario(path.toStdString()) == page.scenario);
}

TEST_CASE("A web page that is stopped leaves no file", "[web]") {
  const QTemporaryDir folder;
  const QString path = folder.filePath(QStringLiteral("run.html"));
  std::uint64_t pictures = 0;
  const Observer stops = [&](const Progress& progress) {
    CHECK(progress.done == pictures);
    return ++pictures > 5 ? Answer::stop : Answer::go_on;
  };
  CHECK_THROWS_AS(write_web_page(page_of_run(), path, stops), Stopped);
  CHECK_FALSE(QFile::exists(path));
  CHECK_THROWS_AS(write_web_page(page_of_run(), folder.filePath(QStringLiteral("none/run.html"))), InputError);
}

TEST_CASE("A web page is known by the ending of its name", "[web]") {
  CHECK(is_web_page(QStringLiteral("a/run.html")));
  CHECK(is_web_page(QStringLiteral("RUN.HTM")));
  CHECK_FALSE(is_web_page(QStringLiteral("run.svg")));
  CHECK_FALSE(is_web_page(QStringLiteral("html")));
}
