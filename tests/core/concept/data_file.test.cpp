// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/concept/data_file.hpp"

#include <rapidcheck.h>
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

TEST_CASE("the last record counts alike with a newline behind it and without, an empty one where it is needed",
          "[concept][release]") {
  const auto count = [](const std::string& text, std::uint64_t needed) {
    ImputedExamples read = impute(text);
    read.count_empty_record(needed);
    CHECK((read.sample.size() < 2 || read.sample[1] == default_example || text.find("3,-1") != std::string::npos));
    return read.sample.size();
  };
  const std::string first = "point,label\n0,1\n";
  for (const char* last : {"3,-1", "junk", "#", " "}) {
    CAPTURE(last);
    CHECK(count(first + last, 2) == 2);
    CHECK(count(first + last + "\n", 2) == 2);
  }
  CHECK(count(first + "\n", 2) == 2);
  CHECK(count(first, 2) == 2);               // the same record, with no newline behind it
  CHECK(count(first, 1) == 1);               // it is not needed
  CHECK(count(first, 3) == 1);               // more than that is missing
  CHECK(count("point,label\n0,1", 2) == 1);  // nothing can stand behind a line that has not ended
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
