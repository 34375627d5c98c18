// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/base/error.hpp"

#include <catch2/catch.hpp>

#include "core/base/rules.hpp"

using namespace littlestone;

TEST_CASE("an error's value is one printable line of at most 60 characters", "[base]") {
  CHECK(one_line("thresholds:8") == "thresholds:8");
  CHECK(one_line("a\nb\tc\x01") == "a?b?c?");
  CHECK(one_line("\xff\xfe") == "??");
  CHECK(one_line("\xc2\x85") == "??");  // a C1 control character
  CHECK(one_line("ε ≤ ½") == "ε ≤ ½");
  CHECK(one_line("\xe2\x89") == "??");  // cut short
  // No surrogates, nothing spelled longer than it must be, nothing beyond U+10FFFF, no second line.
  CHECK(one_line("\xed\xa0\x80") == "???");
  CHECK(one_line("\xe0\x80\x80") == "???");
  CHECK(one_line("\xf0\x80\x80\x80") == "????");
  CHECK(one_line("\xf4\x90\x80\x80") == "????");
  CHECK(one_line("\xe2\x80\xa8") == "???");
  CHECK(one_line("\xed\x9f\xbf\xf0\x9f\x8c\xb2") == "\xed\x9f\xbf\xf0\x9f\x8c\xb2");
  CHECK(one_line(std::string(60, 'a')) == std::string(60, 'a'));
  CHECK(one_line(std::string(61, 'a')) == std::string(60, 'a') + "…");
}

TEST_CASE("an input error says field, value and rule in this order", "[base]") {
  const InputError error("delta", "2\n", rules::above_0_below_1());
  CHECK(std::string(error.what()) == "delta: 2?: must be above 0 and below 1");
  CHECK(error.rule() == rules::above_0_below_1());
  CHECK(std::string(InputError("scenario", "", rules::is_missing()).what()) == "scenario: is missing");
}

TEST_CASE("a value that is told in words is its English in the message and its rule for a translation", "[base]") {
  const InputError error("distribution", rules::value_points(3), rules::points_of_class(4));
  CHECK(std::string(error.what()) == "distribution: 3 points: must have the 4 points of the class");
  CHECK(error.value() == "3 points");
  REQUIRE(error.value_words());
  CHECK(error.value_words()->id() == RuleId::value_points);
  CHECK_FALSE(InputError("distribution", "3 points", rules::points_of_class(4)).value_words());
}
