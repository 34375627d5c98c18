// SPDX-License-Identifier: GPL-3.0-or-later
// Which fields differ and which steps correspond.
#include "ui/shell/comparison.hpp"

#include <catch2/catch.hpp>

#include "ui/shell/script.hpp"

using namespace littlestone;
using namespace littlestone::ui;

namespace {

Script script_of(const std::vector<std::pair<QString, int>>& parts) {
  std::vector<Script::Part> all;
  for (const auto& [name, steps] : parts) {
    Script::Part part{name, {}};
    for (int i = 0; i < steps; ++i) part.steps.push_back({name + QString::number(i), {}, 0});
    all.push_back(std::move(part));
  }
  return Script(all, 0);
}

}  // namespace

TEST_CASE("two scenarios differ in the fields that were changed and in no other", "[comparison]") {
  Scenario left;
  left.class_text = "thresholds:8";
  Scenario right = left;
  CHECK(differences(left, right).empty());
  right.title = "Another name";
  CHECK(differences(left, right).empty());
  right.epsilon = Rational(1) / 4;
  right.target = 3;
  const std::vector<Difference> all = differences(left, right);
  REQUIRE(all.size() == 2);
  CHECK(all[0].field == "distribution.target");
  CHECK(all[1].field == "epsilon");
  CHECK(all[1].word == QStringLiteral("$ε$"));
  CHECK(all[1].right == "0.25");
  CHECK(differences(left, LowerBoundScenario()).empty());
}

TEST_CASE("steps correspond part by part and the ends at the ends", "[comparison]") {
  const Script from = script_of({{"draw", 4}, {"merge", 3}, {"answer", 3}});
  const Script same = script_of({{"draw", 4}, {"merge", 3}, {"answer", 3}});
  for (int step = 0; step < from.size(); ++step) CHECK(matching_step(from, step, same) == step);
  const Script to = script_of({{"draw", 2}, {"merge", 6}, {"answer", 3}});
  CHECK(matching_step(from, 0, to) == 0);
  CHECK(matching_step(from, 1, to) == 1);
  CHECK(matching_step(from, 3, to) == 1);  // its part is shorter there
  CHECK(matching_step(from, 4, to) == 2);
  CHECK(matching_step(from, 6, to) == 4);
  CHECK(matching_step(from, 7, to) == 8);
  CHECK(matching_step(from, from.last(), to) == to.last());
  const Script other = script_of({{"elsewhere", 19}});
  CHECK(matching_step(from, 5, other) == 10);
  for (int step = 0; step < from.size(); ++step) {
    CHECK(matching_step(from, step, other) <= other.last());
    CHECK(matching_step(other, std::min(step, other.last()), from) <= from.last());
  }
}
