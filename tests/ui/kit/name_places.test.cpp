// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/kit/name_places.hpp"

#include <catch2/catch.hpp>

#include "core/concept/families.hpp"

namespace littlestone::ui {
namespace {

std::vector<std::string> names(const ConceptClass& c, double least) {
  std::vector<std::string> said;
  for (const std::size_t x : named_columns(c, c.points(), least))
    said.push_back(c.point_name(static_cast<PointIndex>(x)));
  return said;
}

TEST_CASE("Points that count have their round numbers over them, and the first where it has room") {
  const ConceptClass c = make_class("thresholds:24");
  CHECK(names(c, 1).size() == 24);
  CHECK(names(c, 1.5) == std::vector<std::string>{"2", "4", "6", "8", "10", "12", "14", "16", "18", "20", "22", "24"});
  CHECK(names(c, 3.1) == std::vector<std::string>{"1", "5", "10", "15", "20"});
  CHECK(names(c, 4.5) == std::vector<std::string>{"5", "10", "15", "20"});
  CHECK(names(c, 7) == std::vector<std::string>{"1", "10", "20"});
}

TEST_CASE("Points with names of their own have every so many named, the first among them") {
  const ConceptClass c = make_class("linear:2,4,1");
  REQUIRE(c.points() == 16);
  const std::vector<std::size_t> places = named_columns(c, c.points(), 4);
  CHECK(places == std::vector<std::size_t>{0, 5, 10, 15});
}

}  // namespace
}  // namespace littlestone::ui
