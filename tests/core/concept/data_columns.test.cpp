// SPDX-License-Identifier: GPL-3.0-or-later
// A table of people: any column is the point, any the label, and cut points make points of numbers.
#include "core/concept/data_columns.hpp"

#include <catch2/catch.hpp>
#include <sstream>

#include "core/base/error.hpp"

using namespace littlestone;

namespace {

ImputedExamples read(const std::string& text, const DataColumns& columns, std::size_t points) {
  std::istringstream in(text);
  return read_imputed_columns(in, "data", columns, points);
}

DataHeader header_of(const std::string& text) {
  std::istringstream in(text);
  return read_data_header(in, "data");
}

const std::string people = "name,age,city,bought\nAnn,34,Ulm,yes\nBob,24,Ulm,no\n\"Cy, Jr\",25,Bonn,yes\nDee,67,,no\n";

}  // namespace

TEST_CASE("of a file the names of its columns and the number of its lines are known before it is read", "[data]") {
  CHECK(header_of(people) == DataHeader{{"name", "age", "city", "bought"}, 4});
  CHECK(header_of("\xef\xbb\xbf# people\n\npoint;label\n0;1\nnonsense\n\n") == DataHeader{{"point", "label"}, 3});
  CHECK(header_of("a,b\r\n1,2") == DataHeader{{"a", "b"}, 1});
  CHECK_THROWS_AS(header_of("\n# nothing\n"), InputError);
}

TEST_CASE("columns are those called point and label, else the first and the last", "[data]") {
  const DataColumns named = usual_columns({{"id", "label", "point"}, 9});
  CHECK(named.point == 2);
  CHECK(named.label == 1);
  const DataColumns other = usual_columns(header_of(people));
  CHECK(other.point == 0);
  CHECK(other.label == 3);
}

TEST_CASE("a number is the point of its bin, and a cut belongs to the bin above it", "[data]") {
  const DataColumns columns{1, 3, "yes", {25, 32, 67}};
  const ImputedExamples examples = read(people, columns, 4);
  CHECK(examples.sample == Sample{{2, Label::plus}, {0, Label::minus}, {1, Label::plus}, {3, Label::minus}});
  CHECK(examples.replaced == 0);
}

TEST_CASE("a line without a number, a label or such cells is the default example, and no other line changes",
          "[data]") {
  const DataColumns columns{1, 3, "yes", {25, 32, 67}};
  const ImputedExamples good = read(people, columns, 4);
  for (const char* bad : {"Eve,old,Ulm,yes", "Eve,34,Ulm", "", "# a line", "Eve,34,Ulm,", "Eve,nan,Ulm,yes", "\x01"}) {
    const ImputedExamples more = read(people + bad + "\n" + "Fay,34,Ulm,yes\n", columns, 4);
    CAPTURE(bad);
    REQUIRE(more.sample.size() == good.sample.size() + 2);
    CHECK(more.sample[4] == default_example);
    CHECK(more.sample[5] == Example{2, Label::plus});
    CHECK(more.replaced == 1);
  }
}

TEST_CASE("without cut points the column holds points, and labels have their usual spellings", "[data]") {
  const ImputedExamples examples = read("label,x,point\n+,9,3\n0,9,1\n1,9,4\n", {2, 0, {}, {}}, 4);
  CHECK(examples.sample == Sample{{3, Label::plus}, {1, Label::minus}, default_example});
}

TEST_CASE("columns are read between any separators and with any line ends, and points may be named", "[data]") {
  const ConceptClass c("class", {LabelVector::parse("-+")}, {"low", "high"});
  for (const char* text :
       {"x;point;label\n1,5;high;yes\n2;0;1,0\n", "x\tpoint\tlabel\r\n1\thigh\tyes\r\n2\t0\t1\r\n",
        "x|point|label\r1|high|True\r2|0.0|'1'\r", "sep=;\nx;point;label\n;high;+\n;low;y # note\n"}) {
    CAPTURE(text);
    std::istringstream in(text);
    const ImputedExamples examples = read_imputed_columns(in, "data", {1, 2, {}, {}}, IndexReader::points_of(c));
    CHECK(examples.sample == Sample{{1, Label::plus}, {0, Label::plus}});
    CHECK(examples.replaced == 0);
  }
}

TEST_CASE("cut points are rising numbers, one fewer than points", "[data]") {
  CHECK(parse_cuts("25, 32;39\t46 ") == std::vector<double>{25, 32, 39, 46});
  CHECK(parse_cuts("  ").empty());
  for (const char* bad : {"25 x", "25 25", "25 24", "inf", "1e999", "2,5e"}) {
    CAPTURE(bad);
    CHECK_THROWS_AS(parse_cuts(bad), InputError);
  }
  CHECK_THROWS_AS(read(people, {1, 3, "yes", {25, 32}}, 4), InputError);
  CHECK_THROWS_AS(read(people, {1, 4, "yes", {}}, 4), InputError);  // there is no such column
}

TEST_CASE("in a file without a header every line is a record, read by itself", "[data]") {
  const auto header = [](const std::string& text) {
    std::istringstream in(text);
    return read_data_header(in, "data", false);
  };
  const DataHeader two = header("0,x,1\n1,y,0\n");
  CHECK(two.lines == 2);
  CHECK(two.columns.size() == 64);
  CHECK(two.columns.front() == "1");
  CHECK(two.columns.back() == "64");
  CHECK(header("# 1\n\n") == two);  // nothing stands before a header that is not there
  CHECK(header("\xff\xfe\r0\n,,,\n") == two);
  CHECK(usual_columns(two) == DataColumns{0, 1, {}, {}, false});
  CHECK_THROWS_AS(header(""), InputError);
  DataColumns columns{2, 0, {}, {}, false};
  const auto read = [&](const std::string& text) {
    std::istringstream in(text);
    return read_imputed_columns(in, "data", columns, std::size_t{4});
  };
  const std::vector<std::string> lines = {"yes,u,1", "no;u;3", "# yes,u,2", "", "yes\tu\t2"};
  const Sample meant = {{1, Label::plus}, {3, Label::minus}, default_example, default_example, {2, Label::plus}};
  std::string text;
  for (const std::string& line : lines) text += line + '\n';
  CHECK(read(text).sample == meant);
  // Whatever the first line is, the others mean what they mean alone.
  for (const char* first :
       {"", "#", "sep=;", "a;b;c", "0", "point,label", "x\ty\tz", "\xff\xfe", "\xfe\xff", "yes\ru,1", "\r", "\r\r"}) {
    CAPTURE(first);
    const Sample sample = read(std::string(first) + '\n' + text).sample;
    REQUIRE(sample.size() == meant.size() + 1);
    CHECK(Sample(sample.begin() + 1, sample.end()) == meant);
  }
}
