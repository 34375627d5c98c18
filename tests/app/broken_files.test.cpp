// SPDX-License-Identifier: GPL-3.0-or-later
// Scenario and session files damaged on purpose: read as they mean, or refused in one line, and nothing else is lost.
#include <QFile>
#include <QTemporaryDir>
#include <nlohmann/json.hpp>
#include <random>

#include "app/session.hpp"
#include "app/subcommand.hpp"
#include "core/base/error.hpp"
#include "core/experiment/scenario.hpp"
#include "opened.test.hpp"

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

// The same file with every field in turn cut out, of another type, or out of all measure.
std::vector<QByteArray> field_by_field(const QByteArray& good) {
  using Json = nlohmann::ordered_json;
  std::vector<QByteArray> bad;
  const Json whole = Json::parse(good.toStdString());
  for (const auto& [key, value] : whole.items()) {
    for (const Json& other : {Json(), Json(true), Json("\xc3\xbc"), Json(-1), Json(1e300), Json(18446744073709551615U),
                              Json::array(), Json::object(), Json::array({Json::array()})}) {
      Json changed = whole;
      changed[key] = other;
      bad.push_back(QByteArray::fromStdString(changed.dump()));
    }
    Json less = whole;
    less.erase(key);
    bad.push_back(QByteArray::fromStdString(less.dump()));
  }
  return bad;
}

// Single bits flipped, ends cut off, pieces doubled.
std::vector<QByteArray> damaged(const QByteArray& good, std::uint64_t seed) {
  std::mt19937_64 engine(seed);
  std::vector<QByteArray> bad;
  for (int i = 0; i < 150; ++i) {
    QByteArray bytes = good;
    const auto at = static_cast<qsizetype>(engine() % static_cast<std::uint64_t>(good.size()));
    switch (i % 3) {
      case 0: bytes[at] = static_cast<char>(bytes[at] ^ static_cast<char>(1U << (engine() % 8))); break;
      case 1: bytes.truncate(at); break;
      default: bytes.insert(at, good.mid(at / 2, 40)); break;
    }
    bad.push_back(bytes);
  }
  for (const QByteArray& other : {QByteArray(), QByteArray("\0", 1), QByteArray(100'000, '['), QByteArray(100'000, '{'),
                                  QByteArray("\xff\xfe{}"), QByteArray("null"), QByteArray("[]")}) {
    bad.push_back(other);
  }
  return bad;
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

TEST_CASE("A damaged scenario file is read or refused in one line, never anything else", "[files]") {
  QTemporaryDir folder;
  const QString path = folder.filePath(QStringLiteral("scenario.json"));
  const QByteArray good = QByteArray::fromStdString(scenario_to_json(shipped_scenarios()[0].scenario).dump(2));
  std::vector<QByteArray> files = field_by_field(good);
  for (QByteArray& bytes : damaged(good, 1)) files.push_back(std::move(bytes));
  int refused = 0;
  for (const QByteArray& bytes : files) {
    write(path, bytes);
    try {
      (void)read_scenario_file(path.toStdString());
    } catch (const InputError& e) {
      check_line(e);
      ++refused;
    }
  }
  REQUIRE(refused > static_cast<int>(files.size()) / 2);
}

TEST_CASE("A damaged session is read or refused in one line and kept aside as it was", "[files][session]") {
  QTemporaryDir folder;
  const QString path = folder.filePath(QStringLiteral("session.json"));
  Session session;
  session.scenario = test::eight();
  session.opened = test::small();
  write_session(session, path);
  const QByteArray good = read(path);
  std::vector<QByteArray> files = field_by_field(good);
  for (QByteArray& bytes : damaged(good, 2)) files.push_back(std::move(bytes));
  int refused = 0;
  for (const QByteArray& bytes : files) {
    write(path, bytes);
    try {
      const std::optional<Session> back = read_session(path);
      if (back) {
        REQUIRE(back->page >= 0);
        REQUIRE(back->page < ui::page_count);
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

TEST_CASE("Opening a damaged file leaves the window's scenario, run and undo as they were", "[files][window]") {
  Opened o;
  QTemporaryDir folder;
  const QString path = folder.filePath(QStringLiteral("scenario.json"));
  const QByteArray good = QByteArray::fromStdString(scenario_to_json(test::eight()).dump(2));
  const auto run = o.window.run();
  const Scenario before = o.window.scenario_panel().scenario();
  for (const QByteArray& bytes :
       {good.left(good.size() / 2), QByteArray("[]"), QByteArray(50'000, '['), QByteArray()}) {
    write(path, bytes);
    o.window.open_scenario(path);
    REQUIRE(QTest::qWaitFor([&] { return !o.window.scenario_job().running(); }, 20'000));
    REQUIRE(o.window.told().startsWith(path));
    REQUIRE_FALSE(o.window.told().contains(u'\n'));
  }
  REQUIRE(o.settled());
  REQUIRE(o.window.run() == run);
  REQUIRE(o.window.scenario_panel().scenario() == before);
  REQUIRE(o.window.undo_stack().count() == 0);
}
