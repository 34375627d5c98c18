// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/pages/tournament/scene_parts.hpp"

#include <catch2/catch.hpp>

namespace littlestone::ui {

TEST_CASE("An upright micro strip is wide for + and narrow for −, first point on top", "[scene]") {
  Scene scene;
  add_micro_column(scene, {3, 2, 14, 31}, LabelVector::parse("-+-+"));
  REQUIRE(scene.marks.size() == 2);
  const QList<QRectF> plus = std::get<Boxes>(scene.marks[0].shape).rects;
  const QList<QRectF> minus = std::get<Boxes>(scene.marks[1].shape).rects;
  CHECK(scene.marks[0].fill == &Theme::plus);
  CHECK(scene.marks[1].fill == &Theme::minus_small);
  REQUIRE(plus.size() == 2);
  REQUIRE(minus.size() == 2);
  for (int i = 0; i < 2; ++i) {
    CAPTURE(i);
    CHECK(minus[i] == QRectF(8, 2 + 16 * i, 4, 7));
    CHECK(plus[i] == QRectF(3, 10 + 16 * i, 14, 7));
  }
}

}  // namespace littlestone::ui
