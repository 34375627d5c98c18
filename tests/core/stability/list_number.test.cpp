// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/stability/list_number.hpp"

#include <catch2/catch.hpp>

#include "core/concept/families.hpp"

using namespace littlestone;

TEST_CASE("the list number is known where its rules meet", "[stability]") {
  const auto of = [](const char* name) { return known_list_number(make_class(name)); };
  CHECK(of("cube:1") == std::optional<std::size_t>(1));
  CHECK(of("cube:2") == std::optional<std::size_t>(2));
  CHECK(of("cube:3") == std::optional<std::size_t>(3));
  CHECK(of("cube:4") == std::optional<std::size_t>(4));
  CHECK(of("points:3") == std::optional<std::size_t>(2));
  CHECK(of("points:4") == std::optional<std::size_t>(2));
  CHECK(of("points:2") == std::optional<std::size_t>(1));  // h and −h: one example tells them apart
  CHECK(of("thresholds:3") == std::optional<std::size_t>(2));
  CHECK(of("thresholds:8") == std::optional<std::size_t>(2));
  CHECK(of("table:11/01/00") == std::optional<std::size_t>(2));
  CHECK(of("table:10/00/01") == std::optional<std::size_t>(2));  // a chain from 10 on
  CHECK(of("table:111/000") == std::optional<std::size_t>(1));
  CHECK(of("table:110") == std::optional<std::size_t>(1));
  // VC dimension 1 or 2, three points, no chain and no star: not settled.
  CHECK(of("table:000/100/010/001") == std::nullopt);
  CHECK(of("cube:5") == std::optional<std::size_t>(5));
}
