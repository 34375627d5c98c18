// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/pages/map/map_signs.hpp"

namespace littlestone::ui {

void add_row_sign(Scene& scene, std::string_view row, QPointF at, double radius) {
  if (row == "consistent") {
    scene.add(Area{QPolygonF({at + QPointF(0, -5), at + QPointF(5, 4), at + QPointF(-5, 4)})}, &Theme::p);
  } else if (row == "permute-and-flip") {
    scene.box({at - QPointF(4, 4), QSizeF(8, 8)}, &Theme::g);
  } else if (row == "lean") {
    scene.disc(at, 4.5, &Theme::canvas, thin(&Theme::ink, 2));
  } else if (row == "chain") {
    for (const double up : {-4.5, 4.5})
      scene.line(at + QPointF(-4.5, up), at + QPointF(4.5, -up), {&Theme::ink, 2.5, 0, 0, 0, true});
  } else {
    scene.disc(at, radius, &Theme::m).faded = faded_m;
  }
}

}  // namespace littlestone::ui
