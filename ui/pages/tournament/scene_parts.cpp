// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/pages/tournament/scene_parts.hpp"

#include <cmath>
#include <vector>

#include "ui/kit/marks.hpp"
#include "ui/words/numbers.hpp"

namespace littlestone::ui {

void come_in(Scene& scene, std::size_t first, int step) {
  for (std::size_t i = first; i < scene.marks.size(); ++i)
    if (scene.marks[i].key.isEmpty()) scene.marks[i].named(QStringLiteral("step %1, %2").arg(step).arg(i));
}

Axis decades_axis(int decades) { return {std::pow(10.0, -decades), 1, 0, 1, true}; }

void decades_grid(Plot& plot, int decades, int most, Ink numbers) {
  std::vector<double> values;
  for (int power = 0; power <= decades; power += (decades + most - 1) / most) values.push_back(std::pow(10.0, -power));
  const auto text = [](double value) {
    return value > 0.0005 ? QString::number(value)
                          : QStringLiteral("10") + superscript(static_cast<int>(std::lround(std::log10(value))));
  };
  plot.grid(values, text, numbers, false);
}

Shape turned_disc(QPointF centre, double radius, double height) {
  if (height >= 1) return Disc{centre, radius};
  QPainterPath ellipse;
  ellipse.addEllipse(centre, radius, radius * height);
  return Path{ellipse};
}

void add_micro_column(Scene& scene, const QRectF& rect, const LabelVector& labels) {
  const QRectF lying(0, 0, rect.height(), rect.width());
  for (const Label label : {Label::plus, Label::minus}) {
    const double width = label == Label::plus ? rect.width() : rect.width() * 4 / micro_height;
    Boxes bars;
    for (std::size_t x = 0; x < labels.size(); ++x) {
      if (labels[x] != label) continue;
      const QRectF cell = micro_strip_cell(lying, labels.size(), x);
      const QRectF bar(rect.center().x() - width / 2, rect.top() + cell.left(), width, cell.width());
      if (!bars.rects.isEmpty() && bars.rects.last().bottom() > bar.top() - 1e-6) {
        bars.rects.last().setBottom(bar.bottom());  // without a gap a run is one bar
      } else {
        bars.rects << bar;
      }
    }
    scene.add(bars, label == Label::plus ? &Theme::plus : &Theme::minus_small);
  }
}

void add_chip(Scene& scene, QPointF centre, Label label, double faded) {
  scene.box({centre - QPointF(10, 9), QSizeF(20, 18)}, &Theme::canvas, {}, 4).faded = faded;
  scene.add(LabelCell{{centre - QPointF(8, 8), QSizeF(16, 16)}, label}, nullptr).faded = faded;
}

}  // namespace littlestone::ui
