// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/base/rules.hpp"

#include <algorithm>
#include <catch2/catch.hpp>
#include <iterator>
#include <set>

using namespace littlestone;

TEST_CASE("A rule's text is its template with the arguments filled in", "[base][rules]") {
  CHECK(rules::between(1, "2^62").text() == "must be from 1 to 2^62");
  CHECK(rules::between(1, "2^62").id() == RuleId::between);
  CHECK(rules::at_line(4, rules::table_rows(std::uint64_t{7})).text() == "line 4: the table has more than 7 rows");
  CHECK(rules::no_results_file("%1 and %2").text() == "is no results file: %1 and %2");
}

TEST_CASE("Two rules are equal when id and arguments are", "[base][rules]") {
  CHECK(rules::between(1, 2) == rules::between("1", "2"));
  CHECK_FALSE(rules::between(1, 2) == rules::between(1, 3));
  CHECK_FALSE(rules::at_least(1) == rules::at_most(1));
  CHECK_FALSE(rules::at_line(1, rules::not_json()) == rules::at_line(1, "is not JSON from here on"));
}

TEST_CASE("Places are filled in one pass, and a place without an argument stays", "[base][rules]") {
  CHECK(fill_places("%2 before %1", {"%2", "b"}) == "b before %2");
  CHECK(fill_places("%1 %3 100 % %", {"a"}) == "a %3 100 % %");
  CHECK(places_of("no place, 10 %") == 0);
  CHECK(places_of("%2 of %1 and %1") == 2);
}

TEST_CASE("Each rule says something of its own and has places %1 … %n without a gap", "[base][rules]") {
  std::set<std::string_view> seen;
  for (const std::string_view text : rule_templates) {
    CAPTURE(std::string(text));
    CHECK(seen.insert(text).second);
    for (std::size_t place = 1; place <= places_of(text); ++place) {
      CHECK(text.find("%" + std::to_string(place)) != std::string_view::npos);
    }
    CHECK(text != "%1");  // would let any sentence through untranslated
    CHECK(text.find('\n') == std::string_view::npos);
  }
  CHECK(seen.size() > 150);
}

TEST_CASE("A rule is not made from a sentence", "[base][rules]") {
  STATIC_REQUIRE_FALSE(std::is_constructible_v<Rule, const char*>);
  STATIC_REQUIRE_FALSE(std::is_constructible_v<Rule, std::string>);
  STATIC_REQUIRE_FALSE(std::is_constructible_v<Rule, RuleId, std::vector<RuleArgument>>);
}
