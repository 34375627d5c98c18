// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/concept/class_file.hpp"

#include <catch2/catch.hpp>
#include <random>
#include <sstream>

#include "core/base/error.hpp"

using namespace littlestone;

namespace {

ConceptClass read(const std::string& text) {
  std::istringstream in(text);
  return read_class(in, "table.csv");
}

std::string rows_of(const ConceptClass& concept_class) {
  std::string rows;
  for (HypothesisIndex h = 0; h < concept_class.size(); ++h) rows += concept_class.row(h).to_string() + "\n";
  return rows;
}

}  // namespace

TEST_CASE("a table reads alike in every spelling", "[concept]") {
  const std::string expected = "-+-\n++-\n";
  const auto text = GENERATE(as<std::string>{}, "0,1,0\n1,1,0\n", "0 1 0\n1 1 0", "010\n110\n", "-+-\n++-\n",
                             "-1;1;-1\n+1;1;-1", "−,+,−\n+,+,−\n", "−1 1 −1\n1 1 −1\n", "-\t+\t-\n+\t+\t-\n",
                             "\xef\xbb\xbf"
                             "0,1,0\r\n1,1,0\r\n",
                             "# a comment\n\n010\n  110  \n", "a,b,c\n0,1,0\n1,1,0\n", "name,a,b,c\nf,0,1,0\ng,1,1,0\n",
                             "a,b,c\nf,0,1,0\ng,1,1,0\n", "f 010\ng 110\n", "1,2,3\n0,1,0\n1,1,0\n",
                             "\"a\",\"b\",\"c\"\n0,1,0\n1,1,0\n");
  CAPTURE(text);
  CHECK(rows_of(read(text)) == expected);
}

TEST_CASE("names come from the header and the first column", "[concept]") {
  const ConceptClass concept_class = read("name,left,right\nnone,0,0\nboth,1,1\n");
  CHECK(concept_class.point_name(1) == "right");
  CHECK(concept_class.hypothesis_name(0) == "none");
  CHECK(concept_class.name_of(LabelVector::parse("++")) == "both");
  CHECK(concept_class.name_of(LabelVector::parse("-+")).empty());
}

TEST_CASE("a name in quotes may hold the separator and quotes", "[concept]") {
  const std::string separator = GENERATE(as<std::string>{}, ",", ";", "\t");
  std::string text = "\"\"|\"x, y; z\"|\"5\"\" disc\"\nnone|0|0\n\"a, b\"|1|1\n";
  for (char& c : text) {
    if (c == '|') c = separator.front();
  }
  const ConceptClass concept_class = read(text);
  CHECK(concept_class.point_name(0) == "x, y; z");
  CHECK(concept_class.point_name(1) == "5\" disc");
  CHECK(concept_class.hypothesis_name(0) == "none");
  CHECK(concept_class.hypothesis_name(1) == "a, b");
  // One quote alone is a character.
  CHECK(read("5\" disc,b\n0,1\n1,1\n").point_name(0) == "5\" disc");
}

TEST_CASE("a name that is none is refused with its line and its place", "[concept][names]") {
  const auto refusal = [](const std::string& text) -> std::string {
    try {
      (void)read(text);
      return "";
    } catch (const InputError& error) {
      std::istringstream in(text);
      CHECK(class_problems(in, "table.csv").front().what() == std::string(error.what()));
      return error.what();
    }
  };
  CHECK(refusal("a,\"b\tc\"\n0,1\n1,0\n") ==
        "table.csv: line 1: b?c: the name of point 2 has the character U+0009 at place 2");
  CHECK(refusal("one,0,1\ntwo\u202e,1,0\n") ==
        "table.csv: line 2: two???: the name of hypothesis 2 has the character U+202E at place 4");
  CHECK(refusal("B\xe4r,0,1\nAdler,1,0\n") ==
        "table.csv: line 1: B?r,0,1: is not UTF-8: its byte 2 is E4; save the file as UTF-8 (in Excel: CSV UTF-8)");
  CHECK(refusal("a\u0085,b\n0,1\n1,0\n").find("the name of point 1 has the character U+0085") != std::string::npos);
}

TEST_CASE("equal rows are merged into the first and counted", "[concept]") {
  const ConceptClass concept_class = read("a 01\nb 11\nc 01\n");
  CHECK(concept_class.size() == 2);
  CHECK(concept_class.merged_rows() == 1);
  CHECK(concept_class.hypothesis_name(0) == "a");
}

TEST_CASE("a broken table is refused with the line it breaks in", "[concept]") {
  const auto [text, line] = GENERATE(table<std::string, std::string>({
      {"", ""},
      {"# only a comment\n", ""},
      {"0,1\n0,1,1\n", "line 2"},
      {"0,1\n0,2\n", "line 2"},
      {"0,1\n\n0,x\n", "line 3"},
      {"a,b,c\n0,1\n1,1\n", "line 1"},
      {"0,1\n0,\n", "line 2"},
      {std::string("0,1\n\0\1\2,1\n", 11), "line 2"},
      {"z\n", "line 1"},
      {"1,2\n0,1\n", "line 1"},
      {"1,0,x\n0,1,1\n", "line 1"},
      {"1,\"0\n0,1\n", "line 1"},
      {"f,1,2\ng,0,1\n", "line 1"},
      {"0,1,3\n0,1,1\n", "line 1"},
      {std::string((std::size_t{1} << 20) + 5, '0'), "line 1"},
  }));
  CAPTURE(text.substr(0, 40));
  try {
    (void)read(text);
    FAIL("accepted");
  } catch (const InputError& error) {
    CHECK(error.field() == "table.csv");
    CHECK(error.rule().text().find(line) != std::string::npos);
    CHECK(std::string(error.what()).find('\n') == std::string::npos);
  }
}

TEST_CASE("all that is wrong with a table is listed, each with its line", "[concept]") {
  const auto rules = [](const std::string& text, std::size_t most = 50) {
    std::istringstream in(text);
    std::vector<std::string> result;
    for (const InputError& problem : class_problems(in, "table.csv", most)) result.push_back(problem.rule().text());
    return result;
  };
  CHECK(rules("0,1\n1,1\n").empty());
  CHECK(rules("").size() == 1);
  const auto four = rules("a,b,c\n0,1\n1,1\n1,x\n0,0,1\n");
  REQUIRE(four.size() == 3);
  CHECK(four[0].find("line 4") == 0);
  CHECK(four[1].find("line 5") == 0);
  CHECK(four[2].find("line 1") == 0);
  CHECK(rules("0,1\n0\n0\n0\n0\n", 2).size() == 2);
  CHECK(rules("0,1\n0\n\x01\n").size() == 1);  // what is not text ends the reading before the rows are looked at
}

TEST_CASE("a table beyond a limit is refused in the line that exceeds it", "[concept]") {
  const auto read_within = [](const std::string& text, const TableLimits& limits) {
    std::istringstream in(text);
    return read_class(in, "table.csv", limits);
  };
  const std::string text = "0,1\n# no row\n\n1,1\n0,0\n";
  CHECK(read_within(text, {3, 9}).size() == 3);
  CHECK_THROWS_WITH(read_within(text, {2, 9}), Catch::Contains("line 5") && Catch::Contains("more than 2 rows"));
  CHECK_THROWS_WITH(read_within(text, {3, 8}), Catch::Contains("line 5") && Catch::Contains("more than 8 bytes"));
}

TEST_CASE("a table of a hundred thousand rows reads whole", "[concept]") {
  std::string text;
  for (int i = 0; i < 100'000; ++i) {
    for (int bit = 0; bit < 17; ++bit) text += ((i >> bit) & 1) != 0 ? '1' : '0';
    text += '\n';
  }
  const ConceptClass concept_class = read(text + text.substr(0, 18 * 3));
  CHECK(concept_class.size() == 100'000);
  CHECK(concept_class.points() == 17);
  CHECK(concept_class.merged_rows() == 3);
}

TEST_CASE("no text crashes the reader: it reads a class or names what is wrong", "[concept]") {
  std::mt19937_64 engine(1);  // 4000 seeded texts over the alphabet that matters
  const std::string alphabet = "01+-,;\t \n#ab\"\r\xef\xbb\xbf.\x01";
  int read_some = 0;
  for (int i = 0; i < 4000; ++i) {
    std::string text;
    const std::size_t length = engine() % 40;
    for (std::size_t k = 0; k < length; ++k) text += alphabet[engine() % alphabet.size()];
    try {
      const ConceptClass concept_class = read(text);
      REQUIRE(concept_class.size() >= 1);
      REQUIRE(concept_class.points() >= 1);
      std::istringstream again(text);
      REQUIRE(class_problems(again, "table.csv").empty());
      ++read_some;
    } catch (const InputError& error) {
      std::istringstream again(text);
      const auto problems = class_problems(again, "table.csv");
      REQUIRE_FALSE(problems.empty());
      REQUIRE(std::string(problems.front().what()) == error.what());
      REQUIRE(std::string(error.what()).find('\n') == std::string::npos);
    }
  }
  CHECK(read_some > 50);
}
