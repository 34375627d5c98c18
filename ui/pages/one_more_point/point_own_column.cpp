// SPDX-License-Identifier: GPL-3.0-or-later
#include <algorithm>

#include "ui/pages/one_more_point/point_parts.hpp"
#include "ui/words/numbers.hpp"

namespace littlestone::ui {
namespace {

/// The colours to choose from, by their keys; of more than four in two columns.
double add_palette(PointCanvas& canvas, QPointF corner) {
  canvas.heading(corner, OneMorePointPicture::tr("Your colours"));
  const std::size_t colours = canvas.run.own->net->palette.size();
  const bool many = colours > diamond_answers;
  const double wide = many ? (PointLayout::column_width - 6) / 2 : PointLayout::column_width;
  for (std::size_t i = 0; i < colours; ++i) {
    const QRectF row(corner.x() + (i < diamond_answers ? 0 : wide + 6),
                     corner.y() + 30 + 30 * static_cast<double>(i % diamond_answers), wide, 26);
    const bool chosen = i == canvas.brush.answer;
    canvas.scene.box(row.adjusted(0.5, 0.5, -0.5, -0.5), &Theme::canvas,
                     chosen ? thin(&Theme::ink, 2) : thin(&Theme::hair), 4);
    const double strip = many ? 14 : 18;
    const double strip_x = row.right() - 8 - canvas.strip_width(strip);
    const double left = row.left() + (many ? 9 : 14);
    canvas.scene.words({left, row.top() + 17.3}, QString::number(i + 1), styles::bold, &Theme::ink, 0.5);
    const double swatch = many ? left + 6 : left + 14;
    add_paint_swatch(canvas.scene, {swatch, row.top() + 4, strip_x - (many ? 3 : 12) - swatch, 18}, i,
                     {paint_edge(i), 1.25, 0});
    canvas.strip({strip_x, row.center().y() - strip / 2}, strip, i, false);
    canvas.scene.touch({row, 4, Spot::Act::choose, point_places::first_colour + static_cast<std::int32_t>(i)},
                       Kin::of_predictor(point_answer_labels(canvas.run, i)));
  }
  return corner.y() + 160;
}

/// Words below the corner; returns the y below them.
double add_words(PointCanvas& canvas, QPointF corner, const QString& words, const MathStyle& style, Ink ink) {
  return canvas.scene.paragraph(corner + QPointF(0, 10), words, style, ink, PointLayout::column_width, 16) - 10;
}

/// How far the painting is, and what can be done with an empty one.
double add_progress(PointCanvas& canvas, QPointF corner) {
  const OwnPainting& own = *canvas.run.own;
  double y = corner.y();
  const auto say = [&](const QString& words, const MathStyle& style, Ink ink) {
    y = add_words(canvas, {corner.x(), y}, words, style, ink);
  };
  if (own.painted == 0) {
    say(OneMorePointPicture::tr("Nothing painted."), styles::bold, &Theme::ink);
    say(OneMorePointPicture::tr("Choose a colour, then click a dot."), styles::plain, &Theme::ink2);
    if (canvas.run.other) return y + 8;
    return canvas.button({corner.x(), y + 6}, OneMorePointPicture::tr("Bricks"), point_places::bricks).bottom() + 14;
  }
  say(OneMorePointPicture::tr("%1 of %2 dots painted").arg(own.painted).arg(own.colours.size()), styles::plain,
      &Theme::ink2);
  if (canvas.run.points == 3 && (!canvas.alone || canvas.run.other))
    say(OneMorePointPicture::tr("%n triangles with three colours", nullptr, static_cast<int>(own.three.size())),
        styles::bold, &Theme::ink);
  return y + 8;
}

/// "Is it possible?" as a button, and once that was asked or the step answers it, what the search found.
double add_possible(PointCanvas& canvas, QPointF corner) {
  const OwnNet& net = *canvas.run.own->net;
  const bool told = canvas.brush.asked || canvas.step >= point_steps::inside;
  if (!told) {
    return canvas.button(corner + QPointF(0, 4), OneMorePointPicture::tr("Is it possible?"), point_places::possible)
               .bottom() +
           14;
  }
  canvas.heading(corner, OneMorePointPicture::tr("Is it possible?"));
  const double y = add_words(canvas, corner + QPointF(0, 26), own_search_words(net), styles::plain, &Theme::ink2) + 4;
  if (found_painting(net).empty()) return y;
  return canvas.button({corner.x(), y}, OneMorePointPicture::tr("Show it"), point_places::found).bottom() + 14;
}

}  // namespace

void add_own_column(PointCanvas& canvas) {
  PointColumn column(canvas);
  column.next(add_palette(canvas, column.at()));
  double low = add_progress(canvas, column.at());
  const bool with_turns = !canvas.run.other && canvas.step >= point_steps::round;
  if (!canvas.run.other && canvas.step == point_steps::price) {
    column.next(add_turns(canvas, {column.at().x(), low}));
    add_price(canvas, column.at());
    return;
  }
  if (with_turns) {
    if (!canvas.layout.below) column.next(low);
    low = add_turns(canvas, {column.at().x(), canvas.layout.below ? low : column.at().y()});
  }
  if (canvas.alone && canvas.run.known()) return;  // what was tried had point 0
  column.next(low);
  add_possible(canvas, column.at());
}

}  // namespace littlestone::ui
