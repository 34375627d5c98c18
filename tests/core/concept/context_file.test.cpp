// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/concept/context_file.hpp"

#include <catch2/catch.hpp>
#include <random>
#include <sstream>

#include "core/concept/class_file.hpp"

using namespace littlestone;

namespace {

ReadTable read_text(const std::string& text, const TableOptions& options = {}) {
  std::istringstream in(text);
  return read_table(in, "own", options);
}

std::string refused_text(const std::string& text) {
  try {
    (void)read_text(text);
    return "read";
  } catch (const InputError& error) {
    return error.what();
  }
}

// Burmeister's own layout: three animals, two attributes.
const std::string animals = "B\nanimals\n3\n2\n\nbear\nwolf\ncarp\nfur\nswims\nX.\nX.\n.x\n";

// Signs that readers of tables stumble over, no blank at an end.
std::string odd_name(std::mt19937_64& engine, std::size_t number) {
  static const std::vector<std::string> parts = {"a", "B", "0", "1", "X", ".", "#",  "\"",
                                                 ",", ";", "|", "'", "%", "é", "x y"};
  std::string name;
  for (std::size_t k = 1 + engine() % 3; k > 0; --k) name += parts[engine() % parts.size()];
  return name + std::to_string(number);  // different from the others
}

ConceptClass odd_class(std::mt19937_64& engine) {
  const std::size_t points = 1 + engine() % 6;
  const std::size_t rows = 1 + engine() % 7;
  std::vector<LabelVector> labels;
  std::vector<std::string> point_names;
  std::vector<std::string> hypothesis_names;
  for (std::size_t x = 0; x < points; ++x) point_names.push_back(odd_name(engine, x));
  for (std::size_t r = 0; r < rows; ++r) {
    LabelVector row(points);
    for (std::size_t x = 0; x < points; ++x) row.set(x, label_of(engine() % 2 == 0));
    labels.push_back(row);
    hypothesis_names.push_back(odd_name(engine, r));
  }
  return {"odd", labels, point_names, hypothesis_names};
}

void check_same(const ConceptClass& a, const ConceptClass& b) {
  REQUIRE(a.points() == b.points());
  REQUIRE(a.given_rows() == b.given_rows());
  for (PointIndex x = 0; x < a.points(); ++x) CHECK(a.point_name(x) == b.point_name(x));
  for (std::size_t r = 0; r < a.given_rows(); ++r) {
    CHECK(a.given_name(r) == b.given_name(r));
    CHECK(a.row(a.row_of_given(r)) == b.row(b.row_of_given(r)));
  }
}

}  // namespace

TEST_CASE("a formal context is a class: objects are hypotheses, attributes points, a cross is +",
          "[concept][context]") {
  const ConceptClass c = read_text(animals).concept_class;
  REQUIRE(c.size() == 2);
  CHECK(c.merged_rows() == 1);
  REQUIRE(c.points() == 2);
  CHECK(c.point_name(0) == "fur");
  CHECK(c.point_name(1) == "swims");
  CHECK(c.hypothesis_name(0) == "bear");
  CHECK(c.given_name(1) == "wolf");
  CHECK(c.given_name(2) == "carp");
  CHECK(c.row(0)[0] == Label::plus);
  CHECK(c.row(0)[1] == Label::minus);
  CHECK(c.row(1)[1] == Label::plus);
}

TEST_CASE("a context reads alike whatever ends its lines and however its name is given", "[concept][context]") {
  const ConceptClass c = read_text(animals).concept_class;
  std::string crlf;
  for (const char sign : animals) crlf += sign == '\n' ? "\r\n" : std::string(1, sign);
  const std::string body = animals.substr(animals.find("bear"));
  for (const std::string& text : {crlf, "B\n\n3\n2\n\n" + body, "B\n3\n2\n\n" + body, "B\n1994\n3\n2\n" + body,
                                  "\xef\xbb\xbf" + animals, "B\r\r3\r2\r\r" + [&] {
                                    std::string cr = body;
                                    std::replace(cr.begin(), cr.end(), '\n', '\r');
                                    return cr;
                                  }()}) {
    CAPTURE(text);
    check_same(read_text(text).concept_class, c);
  }
}

TEST_CASE("names of a context can be left out and its attributes chosen", "[concept][context]") {
  TableOptions options;
  options.names = TableNames::none;
  CHECK(read_text(animals, options).concept_class.point_name(0) != "fur");
  options = {};
  options.columns = {"-fur"};
  const ConceptClass c = read_text(animals, options).concept_class;
  REQUIRE(c.points() == 1);
  CHECK(c.point_name(0) == "swims");
  CHECK(c.size() == 2);
  options.columns = {"legs"};
  CHECK_THROWS_AS(read_text(animals, options), InputError);
}

TEST_CASE("a broken context is refused with the line it breaks in", "[concept][context]") {
  CHECK(refused_text("B\n\n3\n2\n\nbear\nwolf\ncarp\nfur\nswims\nX.\nX.\n") ==
        "own: line 4: 2: 3 objects and 2 attributes need 8 more lines that are not blank, there are 7");
  CHECK(refused_text("B\n\n3\n2\n\nbear\nwolf\ncarp\nfur\nswims\nX.\nX\n.X\n") ==
        "own: line 12: X: a row must be 2 signs, X or a dot");
  CHECK(refused_text("B\n\n0\n2\n\nfur\nswims\nX.\n") == "own: line 3: 0: must have at least one hypothesis");
  CHECK(refused_text("B\n\n9999999\n9999999\n\nX.\n") == "own: line 4: 9999999: the table has more than 2^31 cells");
}

TEST_CASE("a table whose only column is called B is no context", "[concept][context]") {
  const ConceptClass c = read_text("B\n1\n0\n").concept_class;
  CHECK(c.points() == 1);
  CHECK(c.size() == 2);
  CHECK(c.point_name(0) == "B");
}

TEST_CASE("a class that is written as a context or as a table is read back, names and equal rows included",
          "[concept][context]") {
  std::mt19937_64 engine(20261126);
  for (int i = 0; i < 2000; ++i) {
    const ConceptClass c = odd_class(engine);
    const std::string context = context_text(c);
    const std::string table = table_text(c);
    CAPTURE(context, table);
    check_same(read_text(context).concept_class, c);
    check_same(read_text(table).concept_class, c);
  }
}

TEST_CASE("names above a single row do not say how its labels are spelled", "[concept]") {
  const ConceptClass c = read_text(",X,\"\"\"\"\ny,0,1\n").concept_class;
  REQUIRE(c.points() == 2);
  CHECK(c.point_name(0) == "X");
  CHECK(c.point_name(1) == "\"");
  CHECK(c.row(0).to_string() == "-+");
}

TEST_CASE("a first column of labels that are alike holds no names, and a wrong cell beside it is refused",
          "[concept]") {
  CHECK(refused_text("1,0,0\n1,x,0\n").starts_with("own: line 2, column 2: x: a label must be"));
}

TEST_CASE("files of other programs are told by their look, and tables are not taken for them", "[concept][context]") {
  CHECK(refused_text("% zoo\n@RELATION zoo\n@attribute fur {0,1}\n@data\n1,0\n").find("ARFF") != std::string::npos);
  CHECK(refused_text(".i 2\n.o 1\n00 1\n01 0\n.e\n").find("PLA") != std::string::npos);
  CHECK(refused_text("+1 1:1 3:1\n-1 2:1\n+1 1:1\n").find("libsvm") != std::string::npos);
  CHECK(refused_text("1 2 5\n2 3\n1 4 7 9\n").find("FIMI") != std::string::npos);
  for (const char* table :
       {"1 2 3\n0 1 0\n1 1 0\n", "0 1\n1 0\n", "0 1\n0 1\n", "a b c\n1 0 1\n", "0\n1\n", "1,2,3\n0,1,0\n"}) {
    CAPTURE(table);
    CHECK(refused_text(table) == "read");
  }
}
