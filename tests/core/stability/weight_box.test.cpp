// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/stability/weight_box.hpp"

#include <catch2/catch.hpp>

using namespace littlestone;

TEST_CASE("a box is tightened to what adds up to 1, and halved at its first widest side", "[stability]") {
  CHECK(whole_simplex(3) == WeightBox{{0, 0, 0}, {1, 1, 1}});
  CHECK(whole_simplex(1) == WeightBox{{1}, {1}});
  const auto first = halves(whole_simplex(3), 3);
  REQUIRE(first.size() == 2);
  CHECK(first[0] == WeightBox{{0, 0, 0}, {.5, 1, 1}});
  CHECK(first[1] == WeightBox{{.5, 0, 0}, {1, .5, .5}});
  const auto second = halves(first[0], 3);  // point 1 is the first of two
  REQUIRE(second.size() == 2);
  CHECK(second[0] == WeightBox{{0, 0, 0}, {.5, .5, 1}});
  CHECK(second[1] == WeightBox{{0, .5, 0}, {.5, 1, .5}});
  CHECK(tightened({{0, 0, 0}, {.5, .25, 1}}, 3) == WeightBox{{0, 0, .25}, {.5, .25, 1}});
  CHECK(tightened({{.5, .75}, {1, 1}}, 2) == std::nullopt);
  CHECK(tightened({{0, 0}, {.25, .5}}, 2) == std::nullopt);
}

TEST_CASE("the halves of a box cover it: no marginal is lost on any path", "[stability]") {
  // All marginals of sixteenths on 4 points.
  for (int a = 0; a <= 16; ++a) {
    for (int b = 0; a + b <= 16; ++b) {
      for (int c = 0; a + b + c <= 16; ++c) {
        const PointWeights w = {a / 16., b / 16., c / 16., (16 - a - b - c) / 16.};
        WeightBox box = whole_simplex(4);
        for (int depth = 0; depth < 14; ++depth) {
          bool found = false;
          for (const WeightBox& part : halves(box, 4)) {
            bool inside = true;
            for (std::size_t x = 0; x < 4; ++x) inside = inside && part.low[x] <= w[x] && w[x] <= part.high[x];
            if (inside && !found) {
              found = true;
              box = part;
            }
          }
          REQUIRE(found);
        }
      }
    }
  }
}

TEST_CASE("vertices of a box are in it and have all points but one at an end", "[stability]") {
  const WeightBox box = *tightened({{.125, .25, 0}, {.25, .75, .5}}, 3);
  const auto vertices = vertices_of(box, 3);
  CHECK(vertices.size() >= 4);
  for (const PointWeights& vertex : vertices) {
    double sum = 0;
    int at_end = 0;
    for (std::size_t x = 0; x < 3; ++x) {
      sum += vertex[x];
      CHECK(vertex[x] >= box.low[x]);
      CHECK(vertex[x] <= box.high[x]);
      at_end += vertex[x] == box.low[x] || vertex[x] == box.high[x] ? 1 : 0;
    }
    CHECK(sum == 1);
    CHECK(at_end >= 2);
  }
  const PointWeights middle = middle_of(box, 3);
  CHECK(middle[0] + middle[1] + middle[2] == Approx(1).epsilon(1e-15));
}
