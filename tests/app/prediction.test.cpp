// SPDX-License-Identifier: GPL-3.0-or-later
// Chapter III in the window: what is opened, typed, refused and kept there.
#include <QDir>
#include <QFile>
#include <QTemporaryDir>
#include <set>
#include <sstream>

#include "app/cli/command_line.hpp"
#include "app/cli/shipped.hpp"
#include "app/drawing.hpp"
#include "app/session.hpp"
#include "opened.test.hpp"
#include "ui/shell/study_chapter.hpp"
#include "ui/words/language.hpp"

using namespace littlestone;
using namespace littlestone::app;
using test::Opened;

namespace {

/// A window with chapter III open on one of its pages, and the page's study there.
struct OpenedThird : Opened {
  explicit OpenedThird(const QString& page, const PredictionScenario& scenario = {}) {
    window.document().replace(scenario);
    window.turn_to(page);
    REQUIRE(settled_third());
  }
  [[nodiscard]] ui::StudyChapter& third() const { return dynamic_cast<ui::StudyChapter&>(*window.chapters()[2]); }
  [[nodiscard]] ui::StudyPage& page() const { return dynamic_cast<ui::StudyPage&>(window.page()); }
  [[nodiscard]] const PredictionScenario& scenario() {
    return std::get<PredictionScenario>(window.document().edited(ui::kind_of<PredictionScenario>));
  }
  bool settled_third() {
    return QTest::qWaitFor(
        [&] {
          return page().scenario() && !third().running() &&
                 std::get<PredictionScenario>(*page().scenario()) == scenario();
        },
        60'000);
  }
  void type(const QString& field, const QString& text) {
    auto& box = dynamic_cast<ui::NumberBox&>(*third().panel().control(field));
    REQUIRE(box.isVisible());
    box.setFocus();
    box.selectAll();
    QTest::keyClicks(&box, text);
    QTest::keyClick(&box, Qt::Key_Return);
  }
};

}  // namespace

TEST_CASE("A card of shelf III opens its scenario on the page that its lesson is about", "[prediction][gallery]") {
  Opened o;
  const auto& shipped = cli::shipped_prediction_scenarios();
  REQUIRE(shipped.size() == 15);
  const auto first = static_cast<int>(cli::shipped_scenarios().size() + cli::shipped_lower_bound_scenarios().size());
  std::set<QString> pages;
  for (std::size_t i = 0; i < shipped.size(); ++i) {
    CAPTURE(shipped[i].name);
    const PredictionScenario& scenario = shipped[i].scenario;
    CHECK_FALSE(scenario.title.empty());
    CHECK_FALSE(scenario.lesson.empty());
    o.window.show_gallery(true);
    o.window.gallery().card(first + static_cast<int>(i)).click();
    CHECK_FALSE(o.window.gallery_shown());
    CHECK(o.window.page().id().toStdString() == scenario.page);
    CHECK(std::get<PredictionScenario>(o.window.document().edited(ui::kind_of<PredictionScenario>)) == scenario);
    auto& page = dynamic_cast<ui::StudyPage&>(o.window.page());
    REQUIRE(QTest::qWaitFor(
        [&] {
          return page.scenario() && !o.window.busy() && std::get<PredictionScenario>(*page.scenario()) == scenario;
        },
        60'000));
    CHECK_FALSE(o.window.step_panel().sentence().isEmpty());
    CHECK(o.window.step_panel().lesson().toStdString() == scenario.lesson);
    pages.insert(o.window.page().id());
  }
  CHECK(pages.size() == 5);
}

TEST_CASE("A value typed in chapter III is an undoable edit and one that cannot be is marked where it stands",
          "[prediction]") {
  OpenedThird o(QStringLiteral("nets"));
  const int edits = o.window.undo_stack().count();
  o.type(QStringLiteral("alpha"), QStringLiteral("0.3"));
  REQUIRE(o.settled_third());
  CHECK(o.scenario().alpha == Rational(3, 10));
  CHECK(o.window.undo_stack().count() == edits + 1);
  o.type(QStringLiteral("alpha"), QStringLiteral("1"));
  CHECK_FALSE(o.third().panel().message(QStringLiteral("alpha")).isEmpty());
  CHECK(o.scenario().alpha == Rational(3, 10));
  o.type(QStringLiteral("alpha"), QStringLiteral("1/5"));
  REQUIRE(o.settled_third());
  CHECK(o.third().panel().message(QStringLiteral("alpha")).isEmpty());
  // What only the study can refuse is marked in the same way, and the study before stays.
  const auto shown = o.page().scenario();
  o.type(QStringLiteral("subset"), QStringLiteral("61"));
  REQUIRE(QTest::qWaitFor([&] { return !o.third().panel().message(QStringLiteral("subset")).isEmpty(); }, 20'000));
  CHECK(o.page().scenario() == shown);
  o.window.undo_stack().undo();
  REQUIRE(o.settled_third());
  CHECK(o.third().panel().message(QStringLiteral("subset")).isEmpty());
}

TEST_CASE("The pages of chapter III that are not looked at are computed too and exported with the others",
          "[prediction][export]") {
  OpenedThird o(QStringLiteral("price"));
  for (ui::Page* page : o.third().pages()) {
    CAPTURE(page->id().toStdString());
    CHECK(QTest::qWaitFor([&] { return page->ready(); }, 60'000));
    CHECK_FALSE(page->exhibits().empty());
  }
}

TEST_CASE("A data file of one's own takes the place of the drawn rows on the page that lies open", "[prediction]") {
  OpenedThird o(QStringLiteral("stable"));
  QTemporaryDir folder;
  const QString path = folder.filePath(QStringLiteral("rows.csv"));
  QFile file(path);
  REQUIRE(file.open(QIODevice::WriteOnly));
  file.write("point,label\n");
  for (int i = 0; i < 40; ++i) file.write(i % 3 == 0 ? "2,+\n" : "5,-\n");
  file.close();
  o.window.opening().data(path);
  CHECK(o.window.page().id() == "stable");
  REQUIRE(o.settled_third());
  CHECK(o.scenario().data == path.toStdString());
  CHECK(ui::has_own_data(o.window.document().edited(ui::kind_of<PredictionScenario>)));
  // A file with a bad row is refused in one line, and the rows before stay.
  REQUIRE(file.open(QIODevice::WriteOnly));
  file.write("point,label\n9,+\n");
  file.close();
  o.window.undo_stack().undo();
  REQUIRE(o.settled_third());
  CHECK(o.scenario().data.empty());
  o.window.opening().data(path);
  REQUIRE(QTest::qWaitFor([&] { return !o.third().running(); }, 20'000));
  CHECK(std::get<PredictionScenario>(*o.page().scenario()).data.empty());
}

TEST_CASE("A session keeps the scenario and the page of chapter III", "[prediction][session]") {
  QTemporaryDir folder;
  const QString path = folder.filePath(QStringLiteral("session.json"));
  PredictionScenario kept;
  kept.noise = Rational(1, 7);
  kept.seed = 11;
  Session session;
  {
    OpenedThird o(QStringLiteral("votes"), kept);
    session = o.window.session();
  }
  write_session(session, path);
  Opened again;
  const auto read = read_session(path);
  REQUIRE(read);
  again.window.restore(*read);
  CHECK(again.window.page().id() == "votes");
  CHECK(std::get<PredictionScenario>(again.window.document().edited(ui::kind_of<PredictionScenario>)) == kept);
}

TEST_CASE("The figures of chapter III are drawn of their own scenario or of one that is named",
          "[prediction][figure]") {
  QTemporaryDir folder;
  for (const char* name : {"nets", "stable", "votes", "noisy-labels", "price"}) {
    CAPTURE(name);
    const QString path = folder.filePath(QString::fromLatin1(name) + QStringLiteral(".png"));
    std::ostringstream out;
    std::ostringstream err;
    CHECK(cli::run_command_line(lab_program(), {"figure", name, "--out", path.toStdString()}, out, err) ==
          cli::exit_done);
    CAPTURE(err.str());
    CHECK(QImage(path).width() >= 1000);
  }
  const std::string path = folder.filePath(QStringLiteral("other.svg")).toStdString();
  std::ostringstream out;
  std::ostringstream err;
  CHECK(cli::run_command_line(lab_program(), {"figure", "nets", "--scenario", "nobody-knows-s", "--out", path}, out,
                              err) == cli::exit_done);
  CHECK(cli::run_command_line(lab_program(), {"figure", "nets", "--scenario", "just-accurate", "--out", path}, out,
                              err) == cli::exit_bad_input);
  CHECK(err.str().starts_with("error: scenario: just-accurate: "));
}

TEST_CASE("Chapter III is drawn to files", "[.third]") {
  const ui::Language language(qEnvironmentVariable("LITTLESTONE_SCREENS_LANGUAGE", QStringLiteral("en")));
  const QString folder = qEnvironmentVariable("LITTLESTONE_SCREENS", QStringLiteral("screens"));
  const QSize size(qEnvironmentVariableIntValue("LITTLESTONE_SCREENS_WIDTH"),
                   qEnvironmentVariableIntValue("LITTLESTONE_SCREENS_HEIGHT"));
  REQUIRE(QDir().mkpath(folder));
  for (const cli::ShippedPrediction& shipped : cli::shipped_prediction_scenarios()) {
    OpenedThird o(QString::fromStdString(shipped.scenario.page), shipped.scenario);
    o.window.set_motion(false);
    o.window.resize(size.isEmpty() ? QSize(1280, 800) : size);
    o.window.player().to_last();
    for (const auto& [theme, kind] : {std::pair("light", ui::ThemeKind::light), {"dark", ui::ThemeKind::dark}}) {
      o.dress(kind);
      QTest::qWait(50);
      CHECK(o.window.grab().save(folder + u'/' + QString::fromStdString(shipped.name) + u'-' +
                                 QString::fromLatin1(theme) + QStringLiteral(".png")));
    }
  }
}

TEST_CASE("Chapter III is presented and filmed to files", "[.third-presented]") {
  const ui::Language language(qEnvironmentVariable("LITTLESTONE_SCREENS_LANGUAGE", QStringLiteral("en")));
  const QString folder = qEnvironmentVariable("LITTLESTONE_SCREENS", QStringLiteral("screens"));
  REQUIRE(QDir().mkpath(folder));
  for (const QString page : {"nets", "stable", "votes", "noisy-labels", "price"}) {
    OpenedThird o(page);
    o.window.set_motion(false);
    o.window.resize(1280, 760);
    o.window.player().to_last();
    o.window.present(true);
    QTest::qWait(100);
    CHECK(o.window.grab().save(folder + QStringLiteral("/presented-") + page + QStringLiteral(".png")));
    o.window.present(false);
    const QString frames = folder + QStringLiteral("/film-") + page;
    QDir(frames).removeRecursively();
    o.window.exports().film(frames);
    REQUIRE(QTest::qWaitFor([&] { return !o.window.exports().film_job().running(); }, 120'000));
    CHECK(QDir(frames).entryList(QDir::Files).size() > 20);
  }
}
