// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/base/text.hpp"

#include <catch2/catch.hpp>
#include <sstream>

using namespace littlestone;

TEST_CASE("A stream over a text hands out the lines that a copy of it would", "[base]") {
  const std::string text = "\xef\xbb\xbf one\r\n\n# no line\ntwo,2\nthree";
  ViewStream here(text);
  std::istringstream copy(text);
  LineReader lines(here, "file");
  LineReader expected(copy, "file");
  for (int i = 0; i < 5; ++i) {
    CHECK(lines.next() == expected.next());
    CHECK(lines.number() == expected.number());
  }
  ViewStream none("");
  CHECK_FALSE(LineReader(none, "file").next());
}

TEST_CASE("A line ends with LF, CRLF or CR, or in a data file as the first line ends", "[base]") {
  const auto lines_of = [](const std::string& text, LineEnds ends) {
    std::istringstream in(text);
    LineCutter cutter(in, ends);
    std::vector<std::string> lines;
    for (std::string line; cutter.next(line);) lines.push_back(line);
    return lines;
  };
  using Lines = std::vector<std::string>;
  CHECK(lines_of("a\rb\r\nc\n\nd", LineEnds::any) == Lines{"a", "b", "c", "", "d"});
  CHECK(lines_of("a\nb\rc\r\nd", LineEnds::as_first) == Lines{"a", "b\rc", "d"});
  CHECK(lines_of("a\r\nb\rc\n", LineEnds::as_first) == Lines{"a", "b\rc"});
  CHECK(lines_of("a\rb\nc\r", LineEnds::as_first) == Lines{"a", "b\nc"});
  CHECK(lines_of("a\rb\r\nc\rd\n\n", LineEnds::line_feed) == Lines{"a\rb", "c\rd", ""});
  CHECK(lines_of("\xff\xfe\n\xfe\xff", LineEnds::line_feed) == Lines{"\xff\xfe", "\xfe\xff"});
  CHECK(lines_of("\xef\xbb\xbf"
                 "a\nb",
                 LineEnds::line_feed) == Lines{"a", "b"});
  CHECK(lines_of("", LineEnds::any).empty());
  CHECK(lines_of("\n", LineEnds::as_first) == Lines{""});
  CHECK(lines_of("\r", LineEnds::any) == Lines{""});
  CHECK(lines_of("a", LineEnds::any) == Lines{"a"});
  // UTF-16: a pair of surrogates, a high one without its low one, and half a unit.
  CHECK(lines_of(std::string("\xff\xfe\x3d\xd8\x00\xde\x3d\xd8\x61\x00\x62", 11), LineEnds::any) ==
        Lines{"\xf0\x9f\x98\x80\xef\xbf\xbd"
              "a\xef\xbf\xbd"});
}

TEST_CASE("A quotation begins a cell, and a quote inside one is a character", "[base]") {
  using Cells = std::vector<std::string_view>;
  CHECK(split_cells("\"a, b\",c", ',') == Cells{"a, b", "c"});
  CHECK(split_cells("5\" a,6\" b", ',') == Cells{"5\" a", "6\" b"});
  CHECK(split_cells("\"a,b", ',') == Cells{"\"a", "b"});
  CHECK(split_cells(" \"a;b\" ; c;", ';') == Cells{"a;b", "c", ""});
  CHECK(split_cells("\ta\t\t", '\t') == Cells{"", "a", "", ""});
  CHECK(split_cells("  a  \"b c\" ", ' ') == Cells{"a", "b c"});
  CHECK(split_cells("", ',') == Cells{""});
  CHECK(split_cells("", ' ').empty());
}

TEST_CASE("What is not UTF-8 is told with its byte", "[base]") {
  CHECK_FALSE(why_no_text("Bär\t1"));
  CHECK(why_no_text("B\xe4r")->text().find("its byte 2 is E4") != std::string::npos);
  CHECK(why_no_text("a\xc0\x80")->text().find("its byte 2 is C0") != std::string::npos);
  CHECK(why_no_text(std::string("a\0", 2))->text().find("UTF-16") != std::string::npos);
  CHECK(why_no_text("a\x01"));
}

TEST_CASE("A stream over a text holds no copy of it", "[base]") {
  std::string text = "before";
  ViewStream stream(text);
  text[0] = 'B';
  std::string word;
  stream >> word;
  CHECK(word == "Before");
}
