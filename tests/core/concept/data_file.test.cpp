// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/concept/data_file.hpp"

#include <rapidcheck.h>

#include <algorithm>
#include <array>
#include <catch2/catch.hpp>
#include <cstdlib>
#include <sstream>

#include "core/base/error.hpp"

using namespace littlestone;

namespace {

Sample read(const std::string& text) {
  std::istringstream in(text);
  return read_examples(in, "data.csv", 4);
}

const Sample expected = {{0, Label::plus}, {3, Label::minus}};

}  // namespace

TEST_CASE("examples read alike in every spelling of the labels", "[concept]") {
  CHECK(read("point,label\n0,1\n3,-1\n") == expected);
  CHECK(read("point,label\r\n0,+\r\n3,-\r\n") == expected);
  CHECK(read("point;label\n0;1\n3;0\n") == expected);
  CHECK(parse_examples("0:+,3:-", 4) == expected);
  CHECK(parse_examples("", 4).empty());
}

TEST_CASE("a broken data file is refused with the line it breaks in", "[concept]") {
  const auto text =
      GENERATE(as<std::string>{}, "", "0,1\n", "label,point\n0,1\n", "point,label\n", "point,label\n4,1\n",
               "point,label\n-1,1\n", "point,label\n0,2\n", "point,label\n0\n", "point,label\n0,1,1\n",
               "point,label\n99999999999999999999,1\n", "point,label\n0,1\n\x02\x03\n");
  CAPTURE(text);
  CHECK_THROWS_AS(read(text), InputError);
}

TEST_CASE("a broken sequence of examples is refused", "[concept]") {
  const auto text = GENERATE(as<std::string>{}, "0", "0:", ":+", "4:+", "0:+,", "0:+;1:-", "x:+", "0:++");
  CAPTURE(text);
  CHECK_THROWS_AS(parse_examples(text, 4), InputError);
}

namespace {

ImputedExamples impute(const std::string& text) {
  std::istringstream in(text);
  return read_imputed_examples(in, "data.csv", 4);
}

}  // namespace

TEST_CASE("a release reads a good file as it stands", "[concept][release]") {
  for (const char* text : {"point,label\n0,1\n3,-1\n", "point,label\r\n0,+\r\n3,-\r\n", "point;label\n0;1\n3;0",
                           "\xef\xbb\xbf# two\n\npoint,label\n 0 , 1 \n3\t,\"-\"\n"}) {
    CAPTURE(text);
    CHECK(impute(text).sample == expected);
    CHECK(impute(text).replaced == 0);
  }
}

TEST_CASE("a release replaces each line that cannot be used by the default example", "[concept][release]") {
  const auto line = GENERATE(as<std::string>{}, "4,1", "-1,1", "0,2", "0", "0,1,1", "99999999999999999999,1", "", "  ",
                             "# 0,1", "\x02\x03", "point,label", std::string(3, '\0'), "\xff\xfe", "\"0,1");
  CAPTURE(line);
  const ImputedExamples read = impute("point,label\n0,1\n" + line + "\n3,-1\n");
  CHECK(read.sample == Sample{{0, Label::plus}, default_example, {3, Label::minus}});
  CHECK(read.replaced == 1);
}

TEST_CASE("whatever one line of a data file holds, a release sees one other example at its place and no error",
          "[concept][release]") {
  const bool held = rc::check([](std::vector<unsigned char> bytes) {
    std::string line;
    for (const unsigned char byte : bytes) {
      if (byte != '\n') line += static_cast<char>(byte);
    }
    const ImputedExamples read = impute("point,label\n0,1\n" + line + "\n3,-1\n");
    RC_ASSERT(read.sample.size() == 3U);
    RC_ASSERT(read.sample[0] == expected[0]);
    RC_ASSERT(read.sample[2] == expected[1]);
    RC_ASSERT(read.sample[1].point < 4U);
    RC_ASSERT(read.replaced <= 1U);
  });
  CHECK(held);
}

TEST_CASE("how many records a release counts depends on the line ends alone, whatever stands behind the last",
          "[concept][release]") {
  const auto count = [](const std::string& text, std::uint64_t needed) {
    ImputedExamples read = impute(text);
    read.count_by_line_ends(needed, SeedTree(1));
    return read.sample.size();
  };
  std::string lines = "point,label\n";
  for (std::size_t ends = 1; ends <= 5; ++ends) {
    lines += "0,1\n";
    for (std::uint64_t needed = 0; needed <= 8; ++needed) {
      for (const char* last : {"", "3,-1", "junk", "#", " ", "0,1"}) {
        CAPTURE(ends, needed, last);
        CHECK(count(lines + last, needed) == (ends + 1 == needed ? needed : ends));
      }
    }
  }
  ImputedExamples empty = impute("point,label\n0,1\n");
  empty.count_by_line_ends(2, SeedTree(1));
  CHECK(empty.sample == Sample{{0, Label::plus}, default_example});
  CHECK(empty.replaced == 1);
}

TEST_CASE("of records without a line end behind the last each is left out as often, and none loses its place",
          "[concept][release][random]") {
  // 4 · 4000 draws of one in 4: each count has a standard deviation of 27; 150 is 5.5 of them.
  std::array<int, 4> left_out{};
  for (std::uint64_t seed = 0; seed < 4000; ++seed) {
    ImputedExamples read = impute("point,label\n0,1\n1,1\n2,1\n3,1");
    read.count_by_line_ends(0, SeedTree(seed));
    REQUIRE(read.sample.size() == 3);
    for (PointIndex x = 0; x < 3; ++x) REQUIRE((read.sample[x].point == x || read.sample[x].point == 3));
    for (PointIndex x = 0; x < 4; ++x) {
      if (std::none_of(read.sample.begin(), read.sample.end(), [&](const Example& e) { return e.point == x; }))
        ++left_out[x];
    }
  }
  for (const int times : left_out) CHECK(std::abs(times - 1000) < 150);
}

TEST_CASE("a line without end is one record", "[concept][release]") {
  const ImputedExamples read = impute("point,label\n0,1\n" + std::string(3 << 20, '7') + "\n3,-1\n");
  CHECK(read.sample == Sample{{0, Label::plus}, default_example, {3, Label::minus}});
}

TEST_CASE("a release's message about a file quotes nothing of it", "[concept][release]") {
  for (const char* text : {"", "17,secret\n", "label,point\n17,secret\n", "point,label\n"}) {
    CAPTURE(text);
    try {
      (void)impute(text);
      FAIL("it was read");
    } catch (const InputError& error) {
      const std::string message = error.what();
      CHECK(message.find("secret") == std::string::npos);
      CHECK(message.find("17") == std::string::npos);
      CHECK(error.value().empty());
    }
  }
}
