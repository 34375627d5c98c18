// SPDX-License-Identifier: GPL-3.0-or-later
// The lesson as one web page: from the command line and from the window, and what the browser's test compares it with.
#include "app/lesson.hpp"

#include <QDir>
#include <QFile>
#include <QTemporaryDir>
#include <catch2/catch.hpp>

#include "core/base/error.hpp"
#include "core/base/files.hpp"
#include "opened.test.hpp"
#include "shown_cells.test.hpp"
#include "tests/cli/desk.test.hpp"
#include "ui/kit/figure_words.hpp"
#include "ui/lesson/guesses.hpp"
#include "ui/lesson/states.hpp"
#include "ui/words/language.hpp"

using namespace littlestone;
using cli::test::call;
using cli::test::Outcome;

namespace {

using Wanted = nlohmann::ordered_json;

constexpr qsizetype most_bytes = 3'000'000;

std::string plain(const QString& markup) { return ui::without_markup(markup).toStdString(); }

Wanted state_of(const ui::Station& station, int beat, const ui::Hand& hand) {
  const ui::Beat here = station.beat(beat, hand);
  Wanted cards = Wanted::array();
  for (const QString& card : here.cards) cards.push_back(plain(card));
  return {{"question", plain(here.question)},
          {"cards", cards},
          {"answer", plain(here.answer)},
          {"second", plain(here.second)},
          {"button", plain(here.button)},
          {"says", station.scene(beat, static_cast<int>(here.ms.size()), hand).says.toStdString()},
          {"table", test::shown_cells(station.table(beat, hand))},
          {"told", station.written_guess(beat, hand).value_or(0)}};
}

// What the page must show at each beat of the lesson, and after a click on some of the places of its picture.
Wanted wanted_of(const std::vector<std::shared_ptr<const ui::Station>>& course) {
  Wanted stations = Wanted::array();
  for (std::size_t s = 0; s < course.size(); ++s) {
    const ui::Station& station = *course[s];
    Wanted beats = Wanted::array();
    for (int beat = 0; beat < std::max(1, station.presses()); ++beat) {
      Wanted wanted = state_of(station, beat, {});
      wanted["clicks"] = Wanted::array();
      const std::vector<ui::Spot> touches =
          ui::touches_of(station.scene(beat, static_cast<int>(station.beat(beat, {}).ms.size()), {}));
      for (std::size_t i = 0; i < touches.size() && s + 1 < course.size(); i += 1 + touches.size() / 4) {
        const ui::Spot& spot = touches[i];
        if (spot.act == ui::Spot::Act::drag) continue;
        ui::Hand hand;
        if (spot.grab) hand.set(spot.grab->field, station.settled(beat, spot.grab->field, spot.grab->here));
        station.take_click(beat, spot, hand);
        wanted["clicks"].push_back({i, state_of(station, beat, hand)});
      }
      beats.push_back(wanted);
    }
    stations.push_back({{"id", station.id()},
                        {"name", plain(station.name())},
                        {"line", plain(station.line())},
                        {"questions", ui::questions_of(station)},
                        {"beats", beats}});
  }
  return stations;
}

}  // namespace

// For tests/web/lesson_page.py: lesson.html and wanted.json, into the folder LITTLESTONE_WEB.
TEST_CASE("The lesson's page and what it must show are written", "[.lesson-browser]") {
  const QDir folder(qEnvironmentVariable("LITTLESTONE_WEB"));
  const QString path = folder.filePath(QStringLiteral("lesson.html"));
  const Outcome made = call({"lesson", "--out", path.toStdString()});
  REQUIRE(made.code == cli::exit_done);
  QFile file(path);
  REQUIRE(file.open(QIODevice::ReadOnly));
  const QByteArray page = file.readAll();
  CHECK(page.size() < most_bytes);
  const auto material = with_measured_loss(*lesson_material(app::lesson_scenario(), app::agreement_scenario()));
  Wanted languages = Wanted::array();
  for (const ui::LanguageInfo& language : ui::languages()) {
    const ui::LanguageHere here(language.code);
    languages.push_back({{"code", language.code.toStdString()}, {"stations", wanted_of(ui::lesson_course(material))}});
  }
  const auto course = ui::lesson_course(material);
  const std::map<std::pair<int, int>, int> told = {{{0, 0}, 1}, {{1, 0}, 4}, {{9, 0}, 2}, {{9, 4}, 3}};
  const Wanted wanted = {{"languages", languages},
                         {"line", ui::guess_line(course, app::lesson_scenario().seed, told).toStdString()},
                         {"none", ui::guess_line(course, app::lesson_scenario().seed, {}).toStdString()}};
  write_file("out", folder.filePath(QStringLiteral("wanted.json")).toStdString(), wanted.dump());
}

TEST_CASE("The lesson's page: bad calls get one line, and nothing is written", "[cli][lesson]") {
  QTemporaryDir folder;
  const std::string path = folder.filePath(QStringLiteral("lesson.pdf")).toStdString();
  const Outcome ending = call({"lesson", "--out", path});
  CHECK(ending.code == cli::exit_bad_input);
  CHECK(ending.err == "error: out: " + path + ": must end in .html or .htm\n");
  CHECK(!QFile::exists(QString::fromStdString(path)));
  const Outcome nowhere = call({"lesson", "--out", folder.filePath(QStringLiteral("no/where.html")).toStdString()});
  CHECK(nowhere.code == cli::exit_bad_input);
  CHECK(nowhere.err.starts_with("error: out: "));
  CHECK(call({"lesson"}).code == cli::exit_bad_input);
  CHECK(call({"lesson", "more", "--out", "x.html"}).code == cli::exit_bad_input);
}
