// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/base/error.hpp"

#include <catch2/catch.hpp>

using namespace littlestone;

TEST_CASE("an error's value is one printable line of at most 60 characters", "[base]") {
  CHECK(one_line("thresholds:8") == "thresholds:8");
  CHECK(one_line("a\nb\tc\x01") == "a?b?c?");
  CHECK(one_line("\xff\xfe") == "??");
  CHECK(one_line("\xc2\x85") == "??");  // a C1 control character
  CHECK(one_line("ε ≤ ½") == "ε ≤ ½");
  CHECK(one_line("\xe2\x89") == "??");  // cut short
  CHECK(one_line(std::string(60, 'a')) == std::string(60, 'a'));
  CHECK(one_line(std::string(61, 'a')) == std::string(60, 'a') + "…");
}

TEST_CASE("an input error says field, value and rule in this order", "[base]") {
  const InputError error("delta", "2\n", "must be below 1");
  CHECK(std::string(error.what()) == "delta: 2?: must be below 1");
}
