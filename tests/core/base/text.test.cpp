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

TEST_CASE("A stream over a text holds no copy of it", "[base]") {
  std::string text = "before";
  ViewStream stream(text);
  text[0] = 'B';
  std::string word;
  stream >> word;
  CHECK(word == "Before");
}
