// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/concept/data_file.hpp"

#include <catch2/catch.hpp>
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
