// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/concept/row_order.hpp"

#include <algorithm>
#include <catch2/catch.hpp>
#include <map>
#include <string>

#include "tests/support/statistics.hpp"

using namespace littlestone;

TEST_CASE("each order of rows comes out with the same probability", "[concept][random]") {
  std::map<std::string, std::int64_t> seen;
  std::map<std::string, double> expected;
  for (const char* order : {"012", "021", "102", "120", "201", "210"}) expected[order] = 1.0 / 6;
  for (std::uint64_t seed = 0; seed < 12'000; ++seed) {
    std::string order;
    for (const std::uint32_t row : random_order(3, SeedTree(seed))) order += std::to_string(row);
    ++seen[order];
  }
  CHECK(oracle::chi_square_p_value(seen, expected) > oracle::false_alarm);
}

TEST_CASE("rows in random order are the rows, by the seed alone", "[concept][random]") {
  Sample rows;
  for (PointIndex x = 0; x < 100; ++x) rows.push_back({x, x % 3 == 0 ? Label::plus : Label::minus});
  const std::vector<std::uint32_t> order = random_order(rows.size(), SeedTree(7));
  const Sample mixed = in_random_order(rows, SeedTree(7));
  REQUIRE(mixed.size() == rows.size());
  std::vector<bool> met(rows.size(), false);
  for (std::size_t i = 0; i < rows.size(); ++i) {
    CHECK(mixed[i] == rows[order[i]]);
    met[order[i]] = true;
  }
  CHECK(std::all_of(met.begin(), met.end(), [](bool one) { return one; }));
  CHECK(mixed != rows);
  CHECK(in_random_order(rows, SeedTree(8)) != mixed);
  // One changed row of the file is one changed row of the result.
  rows[5].label = opposite(rows[5].label);
  const Sample neighbour = in_random_order(rows, SeedTree(7));
  std::size_t changed = 0;
  for (std::size_t i = 0; i < rows.size(); ++i) changed += neighbour[i] == mixed[i] ? 0U : 1U;
  CHECK(changed == 1);
  CHECK(in_random_order({}, SeedTree(7)).empty());
  CHECK(random_order(20, SeedTree::system()) != random_order(20, SeedTree::system()));
}
