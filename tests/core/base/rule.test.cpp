// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/base/rules.hpp"

#include <algorithm>
#include <catch2/catch.hpp>
#include <filesystem>
#include <fstream>
#include <iterator>
#include <regex>
#include <set>

#include "tests/support/source_folder.hpp"

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

namespace {

struct Source {
  std::string name;
  std::string text;
};

// Every source of the program, without comment lines.
std::vector<Source> sources() {
  const std::filesystem::path root = support::source_folder();
  std::vector<Source> all;
  for (const char* layer : {"core", "ui", "app"}) {
    if (!std::filesystem::exists(root / layer)) continue;
    for (const auto& entry : std::filesystem::recursive_directory_iterator(root / layer)) {
      if (entry.path().extension() != ".cpp" && entry.path().extension() != ".hpp") continue;
      std::ifstream in(entry.path());
      Source source{entry.path().lexically_relative(root).generic_string(), {}};
      for (std::string line; std::getline(in, line);) {
        const std::size_t first = line.find_first_not_of(' ');
        if (first == std::string::npos || line.compare(first, 2, "//") != 0) source.text += line + '\n';
      }
      all.push_back(std::move(source));
    }
  }
  return all;
}

}  // namespace

TEST_CASE("Every rule of the table is broken somewhere in the program", "[base][rules]") {
  std::set<std::string> used;
  for (const Source& source : sources()) {
    static const std::regex use("rules::([a-z0-9_]+)");
    for (std::sregex_iterator at(source.text.begin(), source.text.end(), use), end; at != end; ++at) {
      used.insert((*at)[1]);
    }
  }
  const std::vector<std::string> ids = {
#define RULE(id, text) #id,
#include "core/base/rule_table.hpp"
  };
  std::vector<std::string> unused;
  std::copy_if(ids.begin(), ids.end(), std::back_inserter(unused), [&](const auto& id) { return used.count(id) == 0; });
  CAPTURE(unused);
  CHECK(unused.empty());
}

TEST_CASE("No source spells a rule where it throws or refuses", "[base][rules]") {
  // A Rule is not made from a string, so such a throw does not compile. What could slip past is a sentence as the value
  // of an InputError, or a template that takes the whole sentence as its argument.
  static const std::regex sentence("rules::[a-z0-9_]+\\(\"[^\",]* [^\",]* [^\",]*\"");
  static const std::regex value("InputError\\([^;]*?, \"[a-z]+ [^\"]* [^\"]*\",");
  for (const Source& source : sources()) {
    CAPTURE(source.name);
    CHECK_FALSE(std::regex_search(source.text, sentence));
    CHECK_FALSE(std::regex_search(source.text, value));
  }
  STATIC_REQUIRE_FALSE(std::is_constructible_v<Rule, const char*>);
  STATIC_REQUIRE_FALSE(std::is_constructible_v<Rule, std::string>);
  STATIC_REQUIRE_FALSE(std::is_constructible_v<Rule, RuleId, std::vector<RuleArgument>>);
}
