// SPDX-License-Identifier: GPL-3.0-or-later
// Session files damaged on purpose: read as they mean, or refused in one line, and nothing else is lost.
#include <QFile>
#include <QTemporaryDir>
#include <algorithm>
#include <nlohmann/json.hpp>

#include "app/session.hpp"
#include "core/base/error.hpp"
#include "core/study/chapters/scenario.hpp"
#include "opened.test.hpp"
#include "tests/fuzz/mutator.hpp"
#include "tests/support/damage.hpp"

using namespace littlestone;
using namespace littlestone::app;
using test::Opened;

namespace {

void write(const QString& path, const QByteArray& bytes) {
  QFile file(path);
  REQUIRE(file.open(QIODevice::WriteOnly));
  REQUIRE(file.write(bytes) == bytes.size());
}

QByteArray read(const QString& path) {
  QFile file(path);
  REQUIRE(file.open(QIODevice::ReadOnly));
  return file.readAll();
}

// What is said is one line that names a field.
void check_line(const InputError& e) {
  const std::string said = e.what();
  CAPTURE(said);
  REQUIRE_FALSE(said.empty());
  REQUIRE(said.find('\n') == std::string::npos);
  REQUIRE(said.size() < 600);
}

}  // namespace

TEST_CASE("A damaged session is read or refused in one line and kept aside as it was", "[files][session]") {
  QTemporaryDir folder;
  const QString path = folder.filePath(QStringLiteral("session.json"));
  Session session;
  session.scenario = test::eight();
  session.opened = test::small();
  write_session(session, path);
  const QByteArray good = read(path);
  std::vector<QByteArray> files;
  for (const std::string& bytes : support::damaged_json(good.toStdString(), 2)) {
    files.push_back(QByteArray::fromStdString(bytes));
  }
  int refused = 0;
  for (const QByteArray& bytes : files) {
    write(path, bytes);
    try {
      const std::optional<Session> back = read_session(path);
      if (back) {
        REQUIRE_FALSE(back->page.isEmpty());
        REQUIRE(back->theme >= 0);
        REQUIRE(back->theme < 3);
        REQUIRE(back->step >= 0);
      }
    } catch (const InputError& e) {
      check_line(e);
      REQUIRE(read(path) == bytes);  // nobody touched it
      ++refused;
    }
  }
  REQUIRE(refused > static_cast<int>(files.size()) / 2);
  write(path, files.back());
  const QString aside = put_aside(path);
  REQUIRE(read(aside) == files.back());
}

TEST_CASE("A session changed at random is refused in one line, or read and written as it was read",
          "[files][session][fuzz]") {
  // LITTLESTONE_FUZZ: how many, for a longer run.
  const int changes = std::max(1500, qEnvironmentVariableIntValue("LITTLESTONE_FUZZ"));
  QTemporaryDir folder;
  const QString path = folder.filePath(QStringLiteral("session.json"));
  const QString again = folder.filePath(QStringLiteral("again.json"));
  Session session;
  session.scenario = test::eight();
  session.opened = test::small();
  session.language = QStringLiteral("de");
  const nlohmann::json spent = {
      {"class", "cube:3"}, {"data", "a.csv"}, {"delta", "0"}, {"epsilon", "1/3"}, {"release", true}};
  session.pages["data"] = nlohmann::json::array({spent});
  std::vector<std::string> corpus;
  write_session(session, path);
  corpus.push_back(read(path).toStdString());
  session.pages = nlohmann::json::object();
  write_session(session, path);
  corpus.push_back(read(path).toStdString());
  fuzz::Mutator mutator(corpus, 20261122);
  int taken = 0;
  for (int i = 0; i < changes; ++i) {
    const std::string bytes = mutator.next();
    CAPTURE(i, bytes);
    write(path, QByteArray::fromStdString(bytes));
    std::optional<Session> first;
    try {
      first = read_session(path);
    } catch (const InputError& e) {
      check_line(e);
      continue;
    }
    ++taken;
    write_session(*first, again);
    const std::optional<Session> second = read_session(again);
    CHECK(second->scenario == first->scenario);
    CHECK(second->opened == first->opened);
    CHECK(second->pages == first->pages);
    CHECK(second->page == first->page);
    CHECK(second->step == first->step);
  }
  CHECK(taken > changes / 50);
  CHECK(taken < changes);
}

TEST_CASE("Opening a damaged file leaves the window's scenario, run and undo as they were", "[files][window]") {
  Opened o;
  QTemporaryDir folder;
  const QString path = folder.filePath(QStringLiteral("scenario.json"));
  const QByteArray good = QByteArray::fromStdString(scenario_to_json(test::eight()).dump(2));
  const auto run = o.window.run();
  const Scenario before = test::scenario_panel(o.window).scenario();
  for (const QByteArray& bytes :
       {good.left(good.size() / 2), QByteArray("[]"), QByteArray(50'000, '['), QByteArray()}) {
    write(path, bytes);
    o.window.opening().scenario(path);
    REQUIRE(QTest::qWaitFor([&] { return !o.window.opening().scenario_job().running(); }, 20'000));
    REQUIRE(o.window.told().startsWith(path));
    REQUIRE_FALSE(o.window.told().contains(u'\n'));
  }
  REQUIRE(o.settled());
  REQUIRE(o.window.run() == run);
  REQUIRE(test::scenario_panel(o.window).scenario() == before);
  REQUIRE(o.window.undo_stack().count() == 0);
}
