// SPDX-License-Identifier: GPL-3.0-or-later
// Tables as the field has them — animals and words, a display's segments, votes, a formal context, gates — through every
// command that takes a class, from the file to the web page. The tables in tables/ were made for this test.
#include <QTemporaryDir>
#include <algorithm>
#include <catch2/catch.hpp>
#include <fstream>
#include <nlohmann/json.hpp>
#include <set>
#include <sstream>

#include "drawn_figures.test.hpp"
#include "tests/cli/desk.test.hpp"
#include "tests/support/oracle.hpp"
#include "tests/support/source_folder.hpp"
#include "tests/support/temporary_folder.hpp"

using namespace littlestone;
using cli::test::call;
using cli::test::Outcome;
using littlestone::support::bytes_of;
using Json = nlohmann::json;

namespace {

/// A table as this test reads it, without the program: its separator is given, names stand in its first row and column.
struct Read {
  std::vector<std::string> points;
  std::vector<std::string> names;
  oracle::Table rows;  // each as often as the file has it
};

std::vector<std::string> split(const std::string& line, char separator) {
  std::vector<std::string> cells;
  std::stringstream in(line + separator);
  for (std::string cell; std::getline(in, cell, separator);) cells.push_back(cell);
  return cells;
}

Read read_table(const std::string& text, char separator) {
  std::stringstream in(text);
  std::string line;
  std::getline(in, line);
  Read read;
  read.points = split(line, separator);
  read.points.erase(read.points.begin());
  while (std::getline(in, line)) {
    const std::vector<std::string> cells = split(line, separator);
    read.names.push_back(cells.front());
    oracle::Row row;
    for (std::size_t x = 1; x < cells.size(); ++x) row.push_back(cells[x] == "1" || cells[x] == "y" ? 1 : -1);
    read.rows.push_back(row);
  }
  return read;
}

/// A formal context [Burmeister]: B, a title, the two counts, an empty line, the names, the rows.
Read read_context(const std::string& text) {
  std::stringstream in(text);
  std::vector<std::string> lines;
  for (std::string line; std::getline(in, line);) lines.push_back(line);
  const auto objects = static_cast<std::size_t>(std::stoi(lines.at(2)));
  const auto attributes = static_cast<std::size_t>(std::stoi(lines.at(3)));
  Read read;
  for (std::size_t i = 0; i < objects; ++i) read.names.push_back(lines.at(5 + i));
  for (std::size_t i = 0; i < attributes; ++i) read.points.push_back(lines.at(5 + objects + i));
  for (std::size_t i = 0; i < objects; ++i) {
    oracle::Row row;
    for (const char c : lines.at(5 + objects + attributes + i)) row.push_back(c == 'X' ? 1 : -1);
    read.rows.push_back(row);
  }
  return read;
}

oracle::Table distinct(const oracle::Table& rows) {
  oracle::Table kept;
  for (const oracle::Row& row : rows) {
    if (std::find(kept.begin(), kept.end(), row) == kept.end()) kept.push_back(row);
  }
  return kept;
}

std::string file_of(const char* name) { return support::source_folder() + "/tests/app/tables/" + name; }

struct Table {
  const char* file;
  char separator;                 // 0: a formal context
  std::vector<std::string> more;  // options of the reader
  const char* target;             // the name of a row
  const char* asked;              // of a point
};

/// The votes have cells that say nothing: they are studied without the two columns that hold them.
const std::vector<Table>& tables() {
  static const std::vector<Table> all = {
      {"zoo.csv", ',', {}, "wolf", "milk"},
      {"seven-segments.csv", ',', {}, "7", "g"},
      {"votes.csv", ';', {"--columns", "-budget,-export"}, "m05", "water"},
      {"truth-table.csv", ',', {}, "XOR", "0110"},
      {"living.cxt", 0, {}, "frog", "can move"},
  };
  return all;
}

Read read_of(const Table& table) {
  const std::string text = bytes_of(file_of(table.file));
  Read read = table.separator == 0 ? read_context(text) : read_table(text, table.separator);
  if (table.more.empty()) return read;
  for (const char* column : {"budget", "export"}) {
    const auto x = std::find(read.points.begin(), read.points.end(), column) - read.points.begin();
    read.points.erase(read.points.begin() + x);
    for (oracle::Row& row : read.rows) row.erase(row.begin() + x);
  }
  return read;
}

std::vector<std::string> with(std::vector<std::string> words, const std::vector<std::string>& more) {
  words.insert(words.end(), more.begin(), more.end());
  return words;
}

Json answer(const std::vector<std::string>& words) {
  const Outcome outcome = call(with(words, {"--json"}));
  CAPTURE(words, outcome.err);
  REQUIRE(outcome.code == cli::exit_done);
  return Json::parse(outcome.out);
}

std::string signs(const oracle::Row& row) {
  std::string text;
  for (const int y : row) text += y > 0 ? '+' : '-';
  return text;
}

}  // namespace

TEST_CASE("A public table has the dimensions that its definition gives, and equal rows are named", "[app][tables]") {
  for (const Table& table : tables()) {
    CAPTURE(table.file);
    const Read read = read_of(table);
    const oracle::Table rows = distinct(read.rows);
    const Json told = answer(with({"dimension", std::string("file:") + file_of(table.file)}, table.more));
    CHECK(told["hypotheses"] == rows.size());
    CHECK(told["points"] == read.points.size());
    CHECK(told["littlestone"] == oracle::littlestone_dimension(rows));
    CHECK(told["vc"] == oracle::vc_dimension(rows));
    CHECK(told["thresholds"] == oracle::max_thresholds(rows));
    std::set<std::string> merged;
    for (const Json& group : told.value("merged", Json::array())) {
      for (const Json& one : group)
        merged.insert(one.is_object() ? one["name"].get<std::string>() : one.get<std::string>());
    }
    std::set<std::string> equal;
    for (std::size_t i = 0; i < read.rows.size(); ++i) {
      if (std::count(read.rows.begin(), read.rows.end(), read.rows[i]) > 1) equal.insert(read.names[i]);
    }
    CHECK(merged == equal);
  }
}

TEST_CASE("A cell of votes that says nothing is refused with its place, and a column can be left out",
          "[app][tables]") {
  const Outcome refused = call({"dimension", "file:" + file_of("votes.csv")});
  CHECK(refused.code == cli::exit_bad_input);
  CHECK(refused.err.find("line 8, column 2 (budget): ?") != std::string::npos);
  const Outcome second = call({"dimension", "file:" + file_of("votes.csv"), "--columns", "-budget"});
  CHECK(second.err.find("line 9, column 4 (export): ?") != std::string::npos);
}

TEST_CASE("The SOA plays a public table by its names, as the definition does", "[app][tables]") {
  for (const Table& table : tables()) {
    CAPTURE(table.file);
    const Read read = read_of(table);
    const oracle::Table rows = distinct(read.rows);
    const auto target =
        static_cast<std::size_t>(std::find(read.names.begin(), read.names.end(), table.target) - read.names.begin());
    REQUIRE(target < read.rows.size());
    // The target's labels at every point, by name.
    std::string examples;
    oracle::Sequence sequence;
    for (std::size_t x = 0; x < read.points.size(); ++x) {
      examples += (x == 0 ? "" : ",") + read.points[x] + (read.rows[target][x] > 0 ? ":+" : ":-");
      sequence.push_back({static_cast<int>(x), read.rows[target][x]});
    }
    const Json told = answer(with({"soa", "file:" + file_of(table.file), "--examples", examples}, table.more));
    CHECK(told["mistakes"].get<int>() <= oracle::littlestone_dimension(rows));
    CHECK(told["realizable"] == true);
    CHECK(told["predictor"] == signs(read.rows[target]));
  }
}

TEST_CASE("Both learners learn a row of a public table that is named, and a release learns it from its file",
          "[app][tables]") {
  const QTemporaryDir folder;
  for (const Table& table : tables()) {
    CAPTURE(table.file);
    const Read read = read_of(table);
    const std::string text = "file:" + file_of(table.file);
    for (const char* learner : {"tournament", "lean"}) {
      CAPTURE(learner);
      const Json told =
          answer(with({"learn", text, "--target", table.target, "--learner", learner, "--seed", "1"}, table.more));
      CHECK(told["loss"].get<double>() <= (std::string(learner) == "lean" ? 0.1 : 1.0));
    }
    // Data by names of points, as a person has them.
    const std::string data = folder.filePath(QStringLiteral("own.csv")).toStdString();
    const auto target =
        static_cast<std::size_t>(std::find(read.names.begin(), read.names.end(), table.target) - read.names.begin());
    std::ofstream out(data);
    out << "point,label\n";
    for (int i = 0; i < 80'000; ++i) {
      const std::size_t x = static_cast<std::size_t>(i) % read.points.size();
      out << read.points[x] << ',' << (read.rows[target][x] > 0 ? "yes" : "no") << '\n';
    }
    out.close();
    // A hypothesis that errs on one of the points has a greater loss than is allowed.
    const Json told = answer(
        with({"learn", text, "--data", data, "--learner", "lean", "--alpha", "0.05", "--beta", "1e-6"}, table.more));
    CHECK(told["hypothesis"] == signs(read.rows[target]));
  }
}

TEST_CASE("A public table goes through a sweep, a neighbour, its pictures and a web page", "[app][tables][slow]") {
  const QTemporaryDir folder;
  const auto path = [&](const std::string& name) {
    return folder.filePath(QString::fromStdString(name)).toStdString();
  };
  for (const Table& table : tables()) {
    CAPTURE(table.file);
    const Read read = read_of(table);
    std::string text = "file:" + file_of(table.file);
    const Json swept =
        answer(with({"sweep", text, "--target", table.target, "--sizes", "50,400", "--replicates", "3", "--learners",
                     "consistent,lean", "--seed", "1", "--out", path(std::string(table.file) + ".sweep.csv")},
                    table.more));
    CHECK(swept["cells"] == 4);
    const Json moved =
        answer(with({"neighbour", text, "--batch", "1", "--example", "1", "--flip", "--seed", "1"}, table.more));
    CHECK(moved["delta_needed"].get<double>() <= 1e-6);
    // The window's scenario names the columns in the class' own text.
    if (!table.more.empty()) text += ";columns=" + table.more.back();
    std::ofstream(path("own.json")) << Json{
        {"version", 1}, {"class", text}, {"distribution", {{"target", table.target}}}};
    for (const char* figure : {"tree", "class", "tournament", "lean-batch", "fig1", "fig4", "frequencies"}) {
      CAPTURE(figure);
      const Outcome drawn =
          call({"figure", figure, "--scenario", path("own.json"), "--out", path("own.svg"), "--bare"});
      CAPTURE(drawn.err);
      REQUIRE(drawn.code == cli::exit_done);
      const QString said = test::said_by(bytes_of(path("own.svg")));
      CHECK_FALSE(said.startsWith(QStringLiteral("no XML")));
      if (std::string(figure) == "class") {
        CHECK_FALSE(said.contains(u'…'));  // no name is cut at the natural size
        for (const std::string& point : read.points) CHECK(said.contains(QString::fromStdString(point)));
      }
    }
    const Outcome page = call({"figure", "tournament", "--scenario", path("own.json"), "--out", path("own.html")});
    CAPTURE(page.err);
    REQUIRE(page.code == cli::exit_done);
    CHECK(bytes_of(path("own.html")).find(read.points.front()) != std::string::npos);
  }
}
