// SPDX-License-Identifier: GPL-3.0-or-later
// Files as people have them: every shape of tests/support/shapes is read as who made it says.
#include "tests/support/shapes.hpp"

#include <catch2/catch.hpp>
#include <sstream>

#include "core/base/error.hpp"
#include "core/concept/class_file.hpp"
#include "core/concept/data_file.hpp"
#include "core/concept/label_text.hpp"

namespace littlestone {
namespace {

std::string told(const ConceptClass& c) {
  std::string text;
  for (PointIndex x = 0; x < c.points(); ++x) text += "[" + c.point_name(x) + "]";
  for (HypothesisIndex h = 0; h < c.size(); ++h) text += " " + c.hypothesis_name(h) + ":" + c.row(h).to_string();
  return text;
}

std::string told(const shapes::Table& table) {
  std::string text;
  for (const std::string& point : table.points) text += "[" + point + "]";
  for (std::size_t h = 0; h < table.rows.size(); ++h) text += " " + table.hypotheses[h] + ":" + table.rows[h];
  return text;
}

std::string read_told(const std::string& text) {
  std::istringstream in(text);
  try {
    return told(read_class(in, "class"));
  } catch (const InputError& error) {
    return error.what();
  }
}

TEST_CASE("a table means the same in every frame that people write", "[concept][shapes]") {
  CHECK(shapes::frames().size() >= 18);
  for (const shapes::Table& table : shapes::frames()) {
    CAPTURE(table.what, table.text);
    CHECK(read_told(table.text) == told(table));
  }
}

TEST_CASE("a table means the same with every line end and in every encoding", "[concept][shapes]") {
  for (const shapes::Table& table : shapes::frames()) {
    for (const shapes::Writing& writing : shapes::writings()) {
      CAPTURE(table.what, writing.what);
      CHECK(read_told(writing.write(table.text)) == told(table));
    }
  }
}

TEST_CASE("a table means the same in every spelling of its labels", "[concept][shapes]") {
  CHECK(shapes::spellings().size() >= 30);
  for (const shapes::Spelling& labels : shapes::spellings()) {
    for (const char* separator : {",", ";", "\t", "|"}) {
      CAPTURE(labels.what, separator);
      const std::string& m = labels.minus;
      const std::string& p = labels.plus;
      const std::string s = separator;
      CHECK(read_told("name" + s + "a" + s + "b\nf" + s + m + s + p + "\ng" + s + p + s + p + "\n") ==
            "[a][b] f:-+ g:++");
      CHECK(read_told(s + "a" + s + "b" + s + "c\nk" + s + m + s + p + s + m + "\nl" + s + p + s + m + s + m + "\n") ==
            "[a][b][c] k:-+- l:+--");
    }
  }
}

TEST_CASE("where a table has two readings, the frame says so", "[concept][shapes]") {
  const auto frame_of = [](const std::string& text) {
    std::istringstream in(text);
    return read_table(in, "class").frame;
  };
  for (const char* text :
       {"animal,0,1\nbear,1,0\nwolf,0,0\n", "cat,1,0\ndog,0,1\n", "bit,a,b\n0,1,0\n1,0,1\n", "id,a,b\n0,1,0\n1,0,1\n",
        "a,b,c\n0,1,0,1\n1,0,1,1\n", "# a,b\n0,1\n1,1\n", "#1,0,1\n#2,1,1\n"}) {
    CAPTURE(text);
    CHECK(frame_of(text).two_readings);
  }
  for (const char* text : {",0,1\nr0,1,0\nr1,0,0\n", ",a,b\n0,1,0\n1,0,1\n", "a,b\n0,1\n0,0\n0,0\n",
                           "# a comment\n\nname,a,b\nf,0,1\ng,1,1\n", "f 010\ng 110\n"}) {
    CAPTURE(text);
    CHECK_FALSE(frame_of(text).two_readings);
  }
  const TableFrame skipped = frame_of("name,a,b\nf,0,1\n#g,1,1\n# a note\nh,1,0\n");
  CHECK(skipped.two_readings);
  CHECK(skipped.skipped == std::vector<std::size_t>{3});
}

TEST_CASE("labels of two ways in one table are refused, and so is a cell without a label", "[concept][shapes]") {
  for (const char* text : {"0,1\n0,True\n0,1\n", "a,b\n0,1\n1,x\n", "a,b\n0,1\n1,\n", "a,b\n0,1\n1,?\n"}) {
    CAPTURE(text);
    std::istringstream in(text);
    CHECK_THROWS_AS(read_class(in, "class"), InputError);
  }
}

Sample read_data(const std::string& text) {
  std::istringstream in(text);
  return read_examples(in, "data", IndexReader(4));
}

TEST_CASE("each spelling of a label is the same in a seeded run, a release and on the command line",
          "[concept][shapes]") {
  const Sample expected = {{0, Label::minus}, {3, Label::plus}, {1, Label::minus}};
  for (const shapes::Spelling& labels : shapes::spellings()) {
    if (!labels.in_data) continue;
    CAPTURE(labels.what);
    const std::string text = "point,label\n0," + labels.minus + "\n3," + labels.plus + "\n1," + labels.minus + "\n";
    CHECK(read_data(text) == expected);
    std::istringstream in(text);
    const ImputedExamples read = read_imputed_examples(in, "data", 4);
    CHECK(read.sample == expected);
    CHECK(read.replaced == 0);
    CHECK(parse_examples("0:" + labels.minus + ",3:" + labels.plus + ",1:" + labels.minus, 4) == expected);
  }
}

TEST_CASE("a data file means the same with every line end and in every encoding", "[concept][shapes]") {
  const std::string text = "point,label\n0,1\n3,−1\n2,True\n";
  const Sample expected = {{0, Label::plus}, {3, Label::minus}, {2, Label::plus}};
  for (const shapes::Writing& writing : shapes::writings()) {
    CAPTURE(writing.what);
    CHECK(read_data(writing.write(text)) == expected);
  }
}

TEST_CASE("every record of a data file is read as it is meant, and all readers count the same", "[concept][shapes]") {
  const ConceptClass c("class", {LabelVector::parse("-+-+")}, {"p", "q", "r", "s"});
  for (const shapes::Record& record : shapes::records()) {
    CAPTURE(record.line);
    const std::string text = "point,label\n0,1\n" + record.line + "\n3,0\n";
    Sample expected = {{0, Label::plus}, default_example, {3, Label::minus}};
    if (!record.example.empty()) {
      expected[1] = {static_cast<PointIndex>(record.example[0] - '0'), label_of(record.example[1] == '+')};
    }
    std::istringstream in(text);
    const ImputedExamples read = read_imputed_examples(in, "data", IndexReader::points_of(c), 5);
    CHECK(read.sample == expected);
    CHECK(read.replaced == (record.example.empty() ? 1 : 0));
    CHECK(read.problems.size() == read.replaced);
    std::istringstream again(text);
    if (record.example.empty()) {
      CHECK_THROWS_WITH(read_examples(again, "data", IndexReader::points_of(c)), Catch::Contains("line 3"));
    } else {
      CHECK(read_examples(again, "data", IndexReader::points_of(c)) == expected);
    }
  }
}

TEST_CASE("what a record means does not depend on the others", "[concept][shapes][release]") {
  const ConceptClass c("class", {LabelVector::parse("-+-+")}, {"p", "q", "r", "s"});
  const auto second_of = [&](const std::string& before, const std::string& record, const std::string& behind) {
    std::istringstream in("point,label\n" + before + "\n" + record + "\n" + behind + "\n");
    const ImputedExamples read = read_imputed_examples(in, "data", IndexReader::points_of(c));
    REQUIRE(read.sample.size() == 3);
    return read.sample[1];
  };
  const std::vector<shapes::Record> all = shapes::records();
  for (const shapes::Record& record : all) {
    const Example alone = second_of("0,1", record.line, "0,1");
    for (const shapes::Record& other : all) {
      CAPTURE(record.line, other.line);
      CHECK(second_of(other.line, record.line, "0,1") == alone);
      CHECK(second_of("0,1", record.line, other.line) == alone);
    }
  }
}

TEST_CASE("comments stand before the header of a data file only", "[concept][shapes]") {
  CHECK(read_data("# made by hand\n\npoint,label\n0,1\n").size() == 1);
  CHECK(read_data("sep=;\npoint;label\n0;1,0\n").size() == 1);
  CHECK_THROWS_WITH(read_data("point,label\n0,1\n# note\n0,1\n\n"),
                    Catch::Contains("line 3") && Catch::Contains("first of 2 lines of 4"));
}

TEST_CASE("a name that several points have is none of them, and a number is never a name", "[concept][shapes]") {
  const ConceptClass c("class", {LabelVector::parse("-+-+")}, {"p", "p", "1", "007"});
  const IndexReader points = IndexReader::points_of(c);
  CHECK_FALSE(points("p"));
  CHECK(points("1") == 1);
  CHECK(points("\"1\"") == 2);
  CHECK(points("007") == 3);
  CHECK(points("3.0") == 3);
  CHECK_FALSE(points("7"));
  CHECK_FALSE(points("4"));
  CHECK_FALSE(points(""));
}

TEST_CASE("a point of a truth table is meant by its bits", "[concept][shapes]") {
  std::vector<std::string> names;
  for (int x = 0; x < 16; ++x) {
    std::string bits;
    for (int i = 3; i >= 0; --i) bits += (x >> i) % 2 == 1 ? '1' : '0';
    names.push_back(bits);
  }
  const ConceptClass c("class", {LabelVector(16)}, names);
  const IndexReader points = IndexReader::points_of(c);
  for (std::size_t x = 0; x < 16; ++x) {
    CAPTURE(names[x]);
    CHECK(points(names[x]) == x);
    CHECK(points(std::to_string(x)) == x);
  }
  // Names that count are no codes: of points that count from 1 the last one is not read where no number is.
  const ConceptClass counted("class", {LabelVector(3)}, {"1", "2", "3"});
  CHECK_FALSE(IndexReader::points_of(counted)("3"));
}

TEST_CASE("a row is meant by its number in the file or by its name, and every number of the file is one",
          "[concept][shapes]") {
  std::istringstream in("animal,fur,fins,wings\nbear,1,0,0\nwolf,1,0,0\ncarp,0,1,0\ncrow,0,0,1\n");
  const ConceptClass c = read_class(in, "class");
  REQUIRE(c.given_rows() == 4);
  CHECK(c.size() == 3);
  CHECK(merged_names(c) == std::vector<std::vector<std::string>>{{"bear", "wolf"}});
  for (const auto& [text, row] : {std::pair("carp", 2), {"2", 2}, {"wolf", 1}, {"1", 1}, {"3", 3}, {"crow", 3}}) {
    CAPTURE(text);
    CHECK(read_row("target", text, c) == static_cast<std::uint64_t>(row));
  }
  CHECK(c.hypothesis_name(c.row_of_given(2)) == "carp");
  CHECK(c.row_of_given(0) == c.row_of_given(1));
  CHECK(c.given_row(c.row_of_given(3)) == 3);
  CHECK_THROWS_AS(read_row("target", "4", c), InputError);
  CHECK_THROWS_AS(read_row("target", "cat", c), InputError);
}

TEST_CASE("The options --names and --columns decide how a table is read", "[concept][shapes]") {
  const auto read = [](const std::string& text, const std::string& names, const std::string& columns) {
    std::istringstream in(text);
    const auto options = split_table_text(with_table_options("file:x.csv", names, columns))->options;
    return told(read_table(in, "class", options).concept_class);
  };
  const std::string word = "cat,1,0\ndog,0,1\ncow,1,1\n";
  CHECK(read(word, "", "") == "[1][2] cat:+- dog:-+ cow:++");
  CHECK(read(word, "both", "") == "[1][0] dog:-+ cow:++");
  const std::string labels = "0,1,0\n1,1,0\n1,0,0\n";
  CHECK(read(labels, "none", "") == "[1][2][3] h1:-+- h2:++- h3:+--");
  CHECK(read(labels, "row", "") == "[0][1][0] h1:++- h2:+--");
  CHECK(read(labels, "column", "") == "[1][2] 0:+- 1:--");
  const std::string zoo = "name,fur,legs,\"a, b\"\nbear,1,4,0\ncrow,0,2,1\n";
  CHECK(read(zoo, "", "-legs") == "[fur][a, b] bear:+- crow:-+");
  CHECK(read(zoo, "", "\"a, b\"") == "[a, b] bear:- crow:+");
  CHECK(read(zoo, "both", "fur") == "[fur] bear:+ crow:-");
  CHECK_THROWS_WITH(read(zoo, "", ""), Catch::Contains("line 2, column 3 (legs): 4: a label must be"));
  CHECK_THROWS_WITH(read(zoo, "", "-tail"), Catch::Contains("no column"));
  CHECK_THROWS_AS(read(zoo, "some", ""), InputError);
  CHECK_THROWS_AS(with_table_options("thresholds:4", "both", ""), InputError);
  CHECK(split_table_text("file:a;names=b.csv;names=row")->path == "a;names=b.csv");
}

}  // namespace
}  // namespace littlestone
