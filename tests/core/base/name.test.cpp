// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/base/name.hpp"

#include <catch2/catch.hpp>
#include <nlohmann/json.hpp>
#include <random>

#include "core/base/error.hpp"
#include "core/base/rules.hpp"
#include "core/concept/families.hpp"
#include "tests/support/names.hpp"

using namespace littlestone;

namespace {

std::string in_utf8(std::uint32_t code) {
  const auto tail = [](std::uint32_t bits) { return static_cast<char>(0x80U | (bits & 0x3fU)); };
  if (code < 0x80) return {static_cast<char>(code)};
  if (code < 0x800) return {static_cast<char>(0xc0U | code >> 6U), tail(code)};
  if (code < 0x10000) return {static_cast<char>(0xe0U | code >> 12U), tail(code >> 6U), tail(code)};
  return {static_cast<char>(0xf0U | code >> 18U), tail(code >> 12U), tail(code >> 6U), tail(code)};
}

// JSON's own reader says whether a text is UTF-8.
bool is_utf8(const std::string& text) {
  try {
    (void)nlohmann::json(text).dump();
    return true;
  } catch (const nlohmann::json::exception&) {
    return false;
  }
}

}  // namespace

TEST_CASE("a name holds every character but those that command, end a line, turn it, or are none", "[base][name]") {
  std::vector<std::uint32_t> refused;
  for (std::uint32_t code = 0; code <= 0x10ffff; ++code) {
    if (code >= 0xd800 && code < 0xe000) continue;  // surrogates are no characters
    if (name_flaw(in_utf8(code))) refused.push_back(code);
  }
  std::vector<std::uint32_t> wanted;
  const auto add = [&](std::uint32_t from, std::uint32_t to) {
    for (std::uint32_t code = from; code <= to; ++code) wanted.push_back(code);
  };
  add(0, 0x1f);
  add(0x7f, 0x9f);
  add(0x61c, 0x61c);
  add(0x200e, 0x200f);
  add(0x2028, 0x202e);
  add(0x2066, 0x2069);
  add(0xfdd0, 0xfdef);
  for (std::uint32_t plane = 0; plane <= 0x10; ++plane) add(plane << 16U | 0xfffeU, plane << 16U | 0xffffU);
  CHECK(refused == wanted);
}

TEST_CASE("a refused name tells the code point or the byte, and its place in characters", "[base][name]") {
  CHECK(name_flaw("ab\x1b") == rules::character("U+001B", 3));
  CHECK(name_flaw("Bär\u202e") == rules::character("U+202E", 4));
  CHECK(name_flaw("\U0010ffff") == rules::character("U+10FFFF", 1));
  CHECK(name_flaw("ä\xff") == rules::byte_not_utf8("FF", 2));
  CHECK(name_flaw("\xe2\x82") == rules::byte_not_utf8("E2", 1));  // cut short
  CHECK_FALSE(name_flaw(""));
  std::string longest;
  for (std::size_t i = 0; i < longest_name; ++i) longest += "ä";
  CHECK_FALSE(name_flaw(longest));
  CHECK(name_flaw(longest + "a") == rules::line_length(longest_name));
  CHECK_THROWS_AS(Name("a\nb"), InputError);
  CHECK(Name("a b").text() == "a b");
  CHECK(Name().empty());
}

TEST_CASE("what is shown of any bytes is a name, and a name is shown as it is", "[base][name]") {
  for (const std::string& name : awkward_names(3000, 1)) {
    CAPTURE(name);
    REQUIRE_FALSE(name_flaw(name));
    REQUIRE(harmless(name) == name);
  }
  for (const std::string& text : hostile_texts(3000, 2)) {
    CAPTURE(text);
    REQUIRE(name_flaw(text));
    REQUIRE_FALSE(name_flaw(harmless(text)));
    REQUIRE(harmless(text).size() <= text.size());
  }
  std::mt19937_64 engine(3);
  for (int i = 0; i < 20'000; ++i) {
    std::string text(engine() % 8, 'x');
    for (char& c : text) c = static_cast<char>(engine() % 4 == 0 ? engine() % 128 : 128 + engine() % 128);
    if (!is_utf8(text)) REQUIRE(name_flaw(text));
    REQUIRE(is_utf8(harmless(text)));
    REQUIRE_FALSE(name_flaw(harmless(text)));
  }
}

TEST_CASE("a class refuses what is no name of a point or a hypothesis, with its place", "[base][name][concept]") {
  const auto refusal = [](const std::string& text) -> std::string {
    try {
      (void)make_class(text);
      return "";
    } catch (const InputError& error) {
      return error.what();
    }
  };
  CHECK(refusal("table:a,ab%1B@10/01") ==
        "class: table:a,ab%1B@10/01: the name of point 2 has the character U+001B at place 3");
  CHECK(refusal("table:ok=10/%FFno=01") ==
        "class: table:ok=10/%FFno=01: the name of hypothesis 2 has the byte FF at place 1, which is not UTF-8");
  CHECK(refusal("table:a\u202eb=10/c=01").find("the name of hypothesis 1 has the character U+202E at place 2") !=
        std::string::npos);
  for (const std::string& text : hostile_texts(500, 4)) {
    CAPTURE(text);
    const std::vector<LabelVector> rows = {LabelVector::parse("+-"), LabelVector::parse("-+")};
    CHECK_THROWS_AS(ConceptClass("any", rows, {"a", text}), InputError);
    CHECK_THROWS_AS(ConceptClass("any", rows, {}, {text, "b"}), InputError);
  }
}
