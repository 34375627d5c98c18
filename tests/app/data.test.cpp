// SPDX-License-Identifier: GPL-3.0-or-later
// A run on a user's data in the window: whether it is private and why, and the ledger of what was spent.
#include <QDir>
#include <QFile>
#include <QFileInfo>
#include <QTemporaryDir>

#include "app/session.hpp"
#include "app/window_keeper.hpp"
#include "core/base/error.hpp"
#include "core/learner/chain_constants.hpp"
#include "core/privacy/ledger.hpp"
#include "dialogs.test.hpp"
#include "opened.test.hpp"
#include "ui/pages/data/data_page.hpp"
#include "ui/pages/learn/scenario_panel.hpp"
#include "ui/words/language.hpp"
#include "ui/words/names.hpp"

using namespace littlestone;
using namespace littlestone::app;
using test::Opened;

namespace {

ui::DataPage& data_page(const Window& window) { return test::page_of<ui::DataPage>(window); }

// Examples of t3 of thresholds:4, and one line that nobody can use.
QString data_file(const QTemporaryDir& folder, std::uint64_t lines) {
  QString path = folder.filePath(QStringLiteral("people.csv"));
  QFile file(path);
  REQUIRE(file.open(QIODevice::WriteOnly));
  file.write("point,label\nnonsense\n");
  for (std::uint64_t i = 1; i < lines; ++i) file.write(i % 4 < 2 ? "1,0\n" : "2,1\n");
  return path;
}

void learn(Opened& o) {
  ui::DataPage& page = data_page(o.window);
  REQUIRE(page.can_learn());
  QTest::mouseClick(&page.learn_button(), Qt::LeftButton);
  REQUIRE(page.running());
  REQUIRE(QTest::qWaitFor([&] { return !page.running(); }, 20'000));
}

/// Lines that the chain learner's promise asks for.
std::uint64_t needed(const Opened& o) {
  const PrivateRun& run = *o.window.run();
  return chain_constants(goal_of(run.scenario, run.littlestone())).examples;
}

void open_file(Opened& o, const QString& path) {
  o.window.opening().data(path);
  REQUIRE(QTest::qWaitFor([&] { return !data_page(o.window).planning(); }, 300'000));
}

std::string cell(const ui::DataPage& page, const char* fact) {
  const ui::PageTable table = page.exhibits().front()->table(0, ui::TableLimits::none());
  for (const auto& row : table.rows) {
    if (row[0].data == fact) return row[1].data.is_string() ? row[1].data.get<std::string>() : row[1].data.dump();
  }
  return "none";
}

}  // namespace

TEST_CASE("A run on a file of the user's own is a release, says so and why, and its budget is counted", "[data]") {
  Opened o;
  QTemporaryDir folder;
  ui::DataPage& page = data_page(o.window);
  const auto run = o.window.run();
  o.window.turn_to("data");
  CHECK_FALSE(page.learn_button().isEnabled());
  CHECK(cell(page, "private") == "none");
  open_file(o, data_file(folder, needed(o)));
  CHECK(o.window.page().id() == "data");
  CHECK_FALSE(page.running());  // nothing is spent before it is asked for
  CHECK(page.shown()->ledger.entries.empty());
  learn(o);
  REQUIRE(page.shown()->run != nullptr);
  CHECK(page.shown()->run->is_private());
  CHECK(page.shown()->run->records == needed(o));
  CHECK(cell(page, "private") == "true");
  CHECK(cell(page, "why") == ui::privacy_reason(page.shown()->run->claim()).toStdString());
  CHECK(cell(page, "spent_epsilon") == "1");
  CHECK(cell(page, "spent_delta") == "1e-6");
  learn(o);
  CHECK(cell(page, "releases") == "2");
  CHECK(cell(page, "spent_epsilon") == "2");
  CHECK(cell(page, "composed_delta") == "4e-6");
  CHECK(page.shown()->spent.exact);
  CHECK(page.shown()->spent.epsilon <= 2);
  CHECK(o.window.command_line() ==
        QStringLiteral("littlestone-lab learn thresholds:4 --epsilon 1 --delta 1e-6 --alpha 0.1 --beta 0.1 --learner "
                       "chain --data %1")
            .arg(folder.filePath(QStringLiteral("people.csv"))));
  CHECK(page.forget_button().isVisible());
  page.forget();
  REQUIRE(QTest::qWaitFor([&] { return cell(page, "releases") == "0"; }, 5'000));
  CHECK(page.shown()->run != nullptr);
  CHECK(page.shown()->spent.basic.epsilon == 0);
  CHECK(o.window.run() == run);  // the chapter's own run is none of its business
}

// As ./lab screens draws the others: it has something to show only after a run.
TEST_CASE("The page of a run on data is drawn to a file, in every theme and language", "[.screens]") {
  const QString folder = qEnvironmentVariable("LITTLESTONE_SCREENS", QStringLiteral("screens"));
  REQUIRE(QDir().mkpath(folder));
  for (const QString code : {"en", "de", "he"}) {
    const ui::Language language(code);
    Opened o(test::eight());
    QTemporaryDir data;
    open_file(o, data_file(data, needed(o)));
    const auto save = [&](const QString& name) {
      QTest::qWait(30);
      REQUIRE(o.window.grab().save(QStringLiteral("%1/data-%2-%3.png").arg(folder, code, name)));
    };
    save(QStringLiteral("before"));
    for (int i = 0; i < 4; ++i) learn(o);
    save(QStringLiteral("light"));
    o.window.resize(900, 600);
    save(QStringLiteral("small"));
    o.window.resize(1280, 800);
    QTest::mouseClick(data_page(o.window).noise_choice().segment(1), Qt::LeftButton);
    learn(o);
    o.dress(ui::ThemeKind::dark);
    save(QStringLiteral("seeded-dark"));
    o.dress(ui::ThemeKind::contrast);
    save(QStringLiteral("seeded-contrast"));
    data_page(o.window).show_table(true);
    save(QStringLiteral("table"));
  }
}

TEST_CASE("A run on data with the seed says that it is not private and why, and counts apart", "[data]") {
  Opened o;
  QTemporaryDir folder;
  ui::DataPage& page = data_page(o.window);
  open_file(o, data_file(folder, needed(o)));
  QTest::mouseClick(page.noise_choice().segment(1), Qt::LeftButton);
  learn(o);
  const auto first = page.shown()->run;
  learn(o);
  CHECK_FALSE(first->is_private());
  CHECK(page.shown()->run->hypothesis == first->hypothesis);
  CHECK(cell(page, "private") == "false");
  CHECK(cell(page, "why").find("seed") != std::string::npos);
  CHECK(cell(page, "releases") == "0");
  CHECK(cell(page, "seeded_runs") == "2");
  CHECK(cell(page, "spent_epsilon") == "0");
  CHECK(o.window.command_line().contains(QStringLiteral("--seed 1 --learner chain --data")));
}

TEST_CASE("A file with too few lines is told before anything is spent, with what would fit", "[data]") {
  Opened o;
  QTemporaryDir folder;
  ui::DataPage& page = data_page(o.window);
  open_file(o, data_file(folder, needed(o) - 2));  // an empty last record counts where it is needed
  CHECK(page.shown()->plan->verdict == DataPlan::Verdict::too_few);
  CHECK(ui::verdict_text(page.shown()->plan.get()).startsWith(QStringLiteral("Too few for a promise: ")));
  CHECK(page.learn_button().text() == QStringLiteral("Learn without a promise…"));
  CHECK(ui::verdict_reason(*page.shown()).contains(QStringLiteral("asks for")));
  page.learn();  // asked for once more
  REQUIRE(QTest::qWaitFor([&] { return !page.running(); }, 20'000));
  REQUIRE(page.shown()->run != nullptr);
  CHECK_FALSE(page.shown()->run->promised);
  CHECK(cell(page, "promised") == "false");
  CHECK(cell(page, "spent_epsilon") == "1");
}

TEST_CASE("A file that cannot be read spends nothing, and no line of it is told", "[data]") {
  Opened o;
  QTemporaryDir folder;
  ui::DataPage& page = data_page(o.window);
  open_file(o, folder.filePath(QStringLiteral("none.csv")));
  CHECK(page.state_text().contains(QStringLiteral("none.csv")));
  CHECK_FALSE(page.can_learn());
  CHECK(page.shown()->ledger.entries.empty());
}

TEST_CASE("Beside a file nothing of drawn examples is shown, and on another page it is back", "[data]") {
  Opened o;
  o.window.turn_to("data");
  auto& panel = dynamic_cast<ui::ScenarioPanel&>(o.window.fields());
  for (const char* field : {"marginal", "target", "batches", "selection", "auxiliary", "cap", "seed"}) {
    CAPTURE(field);
    if (QWidget* box = panel.box(QString::fromLatin1(field))) CHECK_FALSE(box->isVisible());
  }
  CHECK_FALSE(panel.target().isVisible());
  CHECK_FALSE(panel.player().isVisible());
  CHECK(panel.box(QStringLiteral("epsilon"))->isVisible());
  CHECK(data_page(o.window).fields().isVisible());
  o.window.turn_to("class");
  CHECK(panel.target().isVisible());
  CHECK(panel.player().isVisible());
  CHECK_FALSE(data_page(o.window).fields().isVisible());
}

TEST_CASE("Any two columns are read, an age by cut points, and the answer is told in ages", "[data]") {
  Opened o(test::eight());
  QTemporaryDir folder;
  ui::DataPage& page = data_page(o.window);
  const QString path = folder.filePath(QStringLiteral("survey.csv"));
  {
    QFile file(path);
    REQUIRE(file.open(QIODevice::WriteOnly));
    file.write("name,age,city,bought\n");
    for (int i = 0; i < 8000; ++i) {
      const int age = 18 + (i * 37 + i / 63) % 63;
      file.write(QStringLiteral("p%1,%2,Ulm,%3\n").arg(i).arg(age).arg(age >= 32 ? "yes" : "no").toUtf8());
    }
  }
  open_file(o, path);
  ui::DataFields& fields = page.fields();
  REQUIRE(page.shown()->header->columns.size() == 4);
  CHECK(fields.point_box().count() == 4);
  CHECK(fields.label_box().currentText() == QStringLiteral("bought"));
  fields.point_box().setCurrentIndex(1);
  emit fields.point_box().activated(1);
  fields.plus_box().setText(QStringLiteral("yes"));
  emit fields.plus_box().editingFinished();
  fields.cuts_box().setText(QStringLiteral("25 32 39"));
  emit fields.cuts_box().editingFinished();
  REQUIRE(o.settled());
  REQUIRE(QTest::qWaitFor([&] { return !page.planning(); }, 300'000));
  CHECK(o.window.run()->scenario.class_text == "thresholds:4");  // as many bins as the cut points make
  fields.cuts_box().setText(QStringLiteral("25 32 39 46 53 60 50"));
  emit fields.cuts_box().editingFinished();
  CHECK(fields.cuts_box().refused());
  CHECK(fields.note().contains(QStringLiteral("60")));
  CHECK_FALSE(page.can_learn());
  fields.cuts_box().setText(QStringLiteral("25 32 39 46 53 60 67"));
  emit fields.cuts_box().editingFinished();
  REQUIRE(o.settled());
  REQUIRE(QTest::qWaitFor([&] { return !page.planning() && page.shown()->plan != nullptr; }, 300'000));
  CHECK(o.window.run()->scenario.class_text == "thresholds:8");
  CHECK(page.shown()->plan->verdict == DataPlan::Verdict::fits);
  CHECK(ui::verdict_text(page.shown()->plan.get()) ==
        QStringLiteral("chain fits: %1 of your 8000 lines.").arg(ui::number_text(page.shown()->plan->needed())));
  QTest::mouseClick(page.noise_choice().segment(1), Qt::LeftButton);
  learn(o);
  REQUIRE(page.shown()->run != nullptr);
  CHECK(page.shown()->run->promised);
  CHECK(ui::answer_text(*page.shown()->run) == QStringLiteral("+ from 32 on"));
  CHECK(o.window.command_line().endsWith(
      QStringLiteral("--point-column age --label-column bought --plus yes --cuts 25,32,39,46,53,60,67")));
}

TEST_CASE("A file without a header is read from its first line on, and the columns that were chosen are kept",
          "[data]") {
  QTemporaryDir folder;
  const QString path = folder.filePath(QStringLiteral("plain.csv"));
  {
    QFile file(path);
    REQUIRE(file.open(QIODevice::WriteOnly));
    for (int i = 0; i < 30; ++i) file.write(i % 2 == 0 ? "yes,u,1\n" : "no,u,3\n");
  }
  nlohmann::json kept;
  {
    Opened o;
    ui::DataPage& page = data_page(o.window);
    open_file(o, path);
    REQUIRE(page.shown()->header->lines == 29);  // as usual: the first line is taken for names
    CHECK(page.kept().is_null());
    ui::DataFields& fields = page.fields();
    fields.first_line_box().setCurrentIndex(1);
    emit fields.first_line_box().activated(1);
    REQUIRE(QTest::qWaitFor([&] { return !page.planning() && page.shown()->header.has_value(); }, 300'000));
    CHECK(page.shown()->header->lines == 30);
    CHECK(page.shown()->header->columns.size() == 64);  // whatever the first line holds
    fields.point_box().setCurrentIndex(2);
    emit fields.point_box().activated(2);
    fields.label_box().setCurrentIndex(0);
    emit fields.label_box().activated(0);
    o.window.turn_to(page);
    CHECK(o.window.command_line().contains(QStringLiteral("--no-header --point-column 3 --label-column 1")));
    REQUIRE(QTest::qWaitFor([&] { return page.state_text().contains(QStringLiteral("30")); }, 20'000));
    kept = page.kept();
    REQUIRE(kept.contains("columns"));
  }
  Opened again;
  ui::DataPage& page = data_page(again.window);
  page.set_kept(nlohmann::json::parse(kept.dump()));
  CHECK(page.kept() == kept);
  open_file(again, path);
  REQUIRE(page.shown()->header);
  CHECK(page.shown()->header->lines == 30);
  CHECK_FALSE(page.shown()->columns.header);
  CHECK(page.shown()->columns.point == 2);
  CHECK(page.shown()->columns.label == 0);
  CHECK(page.fields().first_line_box().currentIndex() == 1);
  for (const char* key : {"file", "point", "label", "plus", "cuts", "header"}) {
    nlohmann::json broken = kept["columns"];
    broken.erase(key);
    CHECK_THROWS_AS(ui::chosen_columns_from_json(broken), InputError);
  }
  const ui::ChosenColumns other{"x", "age", "bought", {0, 1, "yes", {25, 32}, true}};
  CHECK(ui::chosen_columns_from_json(ui::to_json(other)) == other);
  CHECK(ui::columns_in({{"bought", "age"}, 5}, other) == DataColumns{1, 0, "yes", {25, 32}, true});
  CHECK(ui::columns_in({{"a", "b"}, 5}, other) == usual_columns({{"a", "b"}, 5}));
}

TEST_CASE("A file begins with a delta that may be called private, and an answer has a test on the other lines",
          "[data]") {
  for (const auto& [delta, begins] :
       {std::pair(Rational(1, 50), Rational(1, 1'000'000)), std::pair(Rational(1, 1000), Rational(1, 1'000'000)),
        std::pair(Rational(1, 100'000), Rational(1, 100'000))}) {
    CAPTURE(to_string(delta));
    Scenario scenario = test::small();
    scenario.delta = delta;
    Opened o(scenario);
    QTemporaryDir folder;
    ui::DataPage& page = data_page(o.window);
    constexpr std::uint64_t lines = 3000;
    open_file(o, data_file(folder, lines));
    const Rational& wanted = begins;
    REQUIRE(QTest::qWaitFor([&] { return page.shown()->scenario.delta == wanted && page.can_learn(); }, 60'000));
    CHECK(page.state_text().contains(QStringLiteral("was set to")) == (delta != begins));
    learn(o);
    REQUIRE(page.shown()->run != nullptr);
    CHECK(cell(page, "private") == "true");
    REQUIRE(page.shown()->run->test);
    CHECK(page.shown()->run->test->rows == lines - page.shown()->run->examples);
    CHECK(cell(page, "test_rows") == std::to_string(page.shown()->run->test->rows));
    CHECK(cell(page, "test_errors") == std::to_string(page.shown()->run->test->errors));
    CHECK(ui::exact_text(page.shown()->spent).isEmpty());  // of one run it says no more than the sum
    CHECK(page.learn_button().text().startsWith(QStringLiteral("Again: adds")));
  }
  CHECK(ui::usual_delta(99'999) == Rational(1, 1'000'000));
  CHECK(ui::usual_delta(100'000) == Rational(1, 10'000'000));
}

TEST_CASE("A release whose delta is too large is not called private, and the page says why", "[data]") {
  for (const Rational& delta : {Rational(1, 50), Rational(1, 1000)}) {
    CAPTURE(to_string(delta));
    Opened o(test::small());
    QTemporaryDir folder;
    ui::DataPage& page = data_page(o.window);
    open_file(o, data_file(folder, needed(o)));
    o.window.findChild<ui::ScenarioPanel*>()->set_delta(QString::fromStdString(to_string(delta)));
    REQUIRE(QTest::qWaitFor([&] { return page.shown()->scenario.delta == delta && page.can_learn(); }, 60'000));
    learn(o);
    REQUIRE(page.shown()->run != nullptr);
    CHECK(page.shown()->run->release);
    CHECK(cell(page, "private") == "false");
    CHECK_FALSE(cell(page, "why").empty());
    CHECK(ui::privacy_text(page.shown()->run->claim()) == QStringLiteral("not private"));
  }
}

TEST_CASE("What was spent is in the ledger before it is shown, for all windows, and not in the session",
          "[data][session][ledger]") {
  QTemporaryDir folder;
  const QString path = folder.filePath(QStringLiteral("session.json"));
  const QString ledger = folder.filePath(QStringLiteral("ledger.jsonl"));
  Opened first;
  first.window.keep_session(path);
  first.window.keep_ledger(ledger);
  Opened second;
  second.window.keep_session(path);
  second.window.keep_ledger(ledger);
  const auto spent_in = [](const Opened& o) { return data_page(o.window).shown()->spent.basic.epsilon; };
  for (Opened* o : {&first, &second, &first}) {
    open_file(*o, data_file(folder, needed(*o)));
    learn(*o);
  }
  CHECK(counted_runs(*read_ledger("ledger", ledger.toStdString())) == 3);
  CHECK(spent_in(first) == 3);
  REQUIRE(QTest::qWaitFor([&] { return spent_in(second) == 3; }, 5'000));           // told by the file
  REQUIRE(QTest::qWaitFor([&] { return read_session(path).has_value(); }, 5'000));  // which is written a little later
  CHECK_FALSE(read_session(path)->pages.contains("data"));
  // Whatever happens to the session.
  CHECK_FALSE(put_aside(path).isEmpty());
  Opened again;
  again.window.keep_session(path);
  again.window.keep_ledger(ledger);
  REQUIRE(QTest::qWaitFor([&] { return spent_in(again) == 3; }, 5'000));
  CHECK(data_page(again.window).shown()->ledger.entries.size() == 3);
  Opened other;  // another language
  other.window.continue_from(again.window);
  CHECK(spent_in(other) == 3);
  open_file(other, data_file(folder, needed(other)));
  REQUIRE(QTest::qWaitFor([&] { return data_page(other.window).can_learn(); }, 5'000));
  learn(other);
  CHECK(counted_runs(*read_ledger("ledger", ledger.toStdString())) == 4);
  const auto mode = [](const QString& file) { return QFile::permissions(file) & 0x0077; };
  CHECK(mode(ledger) == 0);
  CHECK(mode(path) == 0);
  CHECK(mode(folder.path()) == 0);
}

TEST_CASE("A budget refuses the run that would pass it in every window, and nothing is shown", "[data][ledger]") {
  QTemporaryDir folder;
  const QString ledger = folder.filePath(QStringLiteral("ledger.jsonl"));
  Opened first;
  first.window.keep_ledger(ledger);
  ui::DataPage& page = data_page(first.window);
  page.limit(PrivacyPromise{2, {1, 100'000}});
  REQUIRE(QTest::qWaitFor([&] { return page.shown()->ledger.budget.has_value(); }, 5'000));
  CHECK(cell(page, "budget_epsilon") == "2");
  open_file(first, data_file(folder, needed(first)));
  learn(first);
  Opened second;
  second.window.keep_ledger(ledger);
  open_file(second, data_file(folder, needed(second)));
  learn(second);
  CHECK(data_page(second.window).shown()->run != nullptr);
  learn(second);
  CHECK(data_page(second.window).state_text().contains(QStringLiteral("budget"), Qt::CaseInsensitive));
  const auto shown = page.shown()->run;
  learn(first);
  CHECK(page.shown()->run == shown);
  CHECK(page.state_text().contains(QStringLiteral("2,1e-5")));
  CHECK(counted_runs(*read_ledger("ledger", ledger.toStdString())) == 2);
  page.limit(std::nullopt);
  REQUIRE(QTest::qWaitFor([&] { return !page.shown()->ledger.budget.has_value(); }, 5'000));
  learn(first);
  CHECK(counted_runs(*read_ledger("ledger", ledger.toStdString())) == 3);
}

TEST_CASE("The button asks for a budget, and what is none is told in one line", "[data][ledger]") {
  Opened o;
  ui::DataPage& page = data_page(o.window);
  const auto type = [](const char* text) {
    return [text](QWidget& dialog) {
      auto* line = dialog.findChild<QLineEdit*>();
      REQUIRE(line != nullptr);
      line->selectAll();
      QTest::keyClicks(line, QString::fromLatin1(text));
      QTest::keyClick(line, Qt::Key_Return);
    };
  };
  test::Dialogs dialogs({type("2,1e-5"), type("much"), type(" ")});
  o.window.turn_to("data");
  QTest::mouseClick(&page.budget_button(), Qt::LeftButton);
  REQUIRE(QTest::qWaitFor([&] { return page.shown()->ledger.budget.has_value(); }, 5'000));
  CHECK(page.shown()->ledger.budget->epsilon == 2);
  QTest::mouseClick(&page.budget_button(), Qt::LeftButton);
  CHECK(page.state_text().contains(QStringLiteral("much")));
  CHECK(page.shown()->ledger.budget.has_value());
  QTest::mouseClick(&page.budget_button(), Qt::LeftButton);
  REQUIRE(QTest::qWaitFor([&] { return !page.shown()->ledger.budget.has_value(); }, 5'000));
  CHECK(dialogs.as_expected());
}

TEST_CASE("Where the ledger cannot be written or is damaged nothing is released", "[data][ledger]") {
  QTemporaryDir folder;
  const QString ledger = folder.filePath(QStringLiteral("ledger.jsonl"));
  for (const QString& path : {folder.filePath(QStringLiteral("none/ledger.jsonl")), ledger}) {
    if (path == ledger) {
      QFile file(path);
      REQUIRE(file.open(QIODevice::WriteOnly));
      file.write("mine\n");
    }
    Opened o;
    o.window.keep_ledger(path);
    open_file(o, data_file(folder, needed(o)));
    REQUIRE(QTest::qWaitFor([&] { return data_page(o.window).can_learn(); }, 5'000));
    learn(o);
    CHECK(data_page(o.window).shown()->run == nullptr);
    CHECK(data_page(o.window).state_text().contains(QStringLiteral("ledger.jsonl")));
  }
  CHECK(QFileInfo(ledger).size() == 5);
}

TEST_CASE("What a session of an earlier version had spent goes into the ledger once, also if it cannot be restored",
          "[data][session][ledger]") {
  QTemporaryDir folder;
  const QString path = folder.filePath(QStringLiteral("session.json"));
  const QString ledger = folder.filePath(QStringLiteral("ledger.jsonl"));
  const nlohmann::json list = nlohmann::json::parse(R"([
    {"class": "thresholds:8", "data": "/home/me/people.csv", "epsilon": "1", "delta": "1e-6", "release": true},
    {"class": "cube:3", "data": "b.csv", "epsilon": "7", "delta": "0.1", "release": false}])");
  Session session;
  session.scenario = session.opened = test::small();
  session.pages["data"] = list;
  write_session(session, path);
  CHECK(saved_entries_of(path).entries.size() == 2);
  for (int start = 0; start < 2; ++start) {
    Opened o;
    o.window.restore(*read_session(path));
    o.window.keep_session(path);
    o.window.keep_ledger(ledger);
    REQUIRE(QTest::qWaitFor([&] { return data_page(o.window).shown()->spent.basic.epsilon == 1; }, 5'000));
    CHECK_FALSE(read_session(path)->pages.contains("data"));
  }
  const Ledger held = *read_ledger("ledger", ledger.toStdString());
  REQUIRE(held.entries.size() == 2);
  CHECK(held.entries[0].data == "people.csv");
  CHECK(seeded_runs(held) == 1);
  // As long as the ledger cannot be written the session keeps them, and nothing is released.
  {
    Opened o;
    o.window.restore(session);
    o.window.keep_session(path);
    o.window.keep_ledger(folder.filePath(QStringLiteral("none/ledger.jsonl")));
    REQUIRE(QTest::qWaitFor([&] { return data_page(o.window).busy(); }, 5'000));
    CHECK(o.window.session().pages["data"].size() == 2);
  }
  // Of a session that is put aside they count all the same.
  Opened o;
  o.window.keep_ledger(ledger, session_entries_from_json(list));
  REQUIRE(QTest::qWaitFor([&] { return data_page(o.window).shown()->spent.basic.epsilon == 2; }, 5'000));
  for (const char* bad : {"-1", "1e-2147483648", ""}) {
    nlohmann::json broken = list;
    broken[0]["epsilon"] = bad;
    session.pages["data"] = broken;
    write_session(session, path);
    CHECK_THROWS_AS(read_session(path), InputError);
    CHECK(saved_entries_of(path).entries.size() == 1);
    CHECK(saved_entries_of(path).lost);
  }
}
