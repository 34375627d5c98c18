// SPDX-License-Identifier: GPL-3.0-or-later
#include <QPainter>
#include <memory>

#include "ui/kit/label_places.hpp"
#include "ui/kit/marks.hpp"
#include "ui/kit/scene/scene.hpp"

namespace littlestone::ui {
namespace {

/// Draws marks, each by its shape.
class MarkPainter {
 public:
  MarkPainter(QPainter& painter, const Theme& theme) : painter_(painter), theme_(theme) {}

  void draw(const Mark& mark) {
    if (mark.opacity <= 0) return;  // it keeps its place, and no file has it
    with_opacity(painter_, mark.opacity * (theme_.kind == ThemeKind::contrast ? 1 : mark.faded), [&] {
      painter_.setPen(pen_of(mark.stroke));
      painter_.setBrush(mark.fill != nullptr ? QBrush(theme_.*mark.fill) : QBrush());
      if (mark.origin.isNull() && mark.scale == 1) return draw_shape(mark);
      painter_.save();
      painter_.translate(mark.origin);
      painter_.scale(mark.scale, mark.scale);
      draw_shape(mark);
      painter_.restore();
    });
  }

 private:
  // Calls body(origin), where all is drawn `wide` and `high` times as large as seen from there.
  template <class Body>
  void stretched(QPointF origin, double wide, double high, const Body& body) {
    if (wide == 1 && high == 1) return body(origin);
    painter_.save();
    painter_.translate(origin);
    painter_.scale(wide, high);
    body(QPointF());
    painter_.restore();
  }
  void draw_shape(const Mark& mark) {
    std::visit([&](const auto& shape) { draw(shape, mark); }, mark.shape);
  }
  [[nodiscard]] QPen pen_of(const Stroke& stroke) const {
    const double width = stroke.width + stroke.heavier * theme_.heavier;
    if (stroke.ink == nullptr || width <= 0) return Qt::NoPen;
    QPen pen(theme_.*stroke.ink, width);
    pen.setCapStyle(stroke.round ? Qt::RoundCap : Qt::FlatCap);
    if (stroke.round) pen.setJoinStyle(Qt::RoundJoin);
    if (stroke.dash <= 0) return pen;
    QList<qreal> dashes = {stroke.dash / pen.widthF(), stroke.gap / pen.widthF()};
    if (stroke.dot > 0) dashes << stroke.dot / pen.widthF() << dashes[1];
    pen.setDashPattern(dashes);
    return pen;
  }
  [[nodiscard]] const QColor& ink_of(const Mark& mark) const {
    return theme_.*(mark.fill != nullptr ? mark.fill : &Theme::ink);
  }

  void draw(const Line& line, const Mark&) {
    painter_.setBrush(Qt::NoBrush);
    if (line.points.size() == 2) {
      painter_.drawLine(line.points[0], line.points[1]);
    } else {
      painter_.drawPolyline(line.points);
    }
  }
  void draw(const Area& area, const Mark&) { painter_.drawPolygon(area.points); }
  void draw(const Box& box, const Mark& mark) {
    if (box.radius > 0) {
      painter_.drawRoundedRect(box.rect, box.radius, box.radius);
    } else if (mark.stroke.ink == nullptr) {
      painter_.fillRect(box.rect, painter_.brush());
    } else {
      painter_.drawRect(box.rect);
    }
  }
  void draw(const Disc& disc, const Mark&) { painter_.drawEllipse(disc.centre, disc.radius, disc.radius); }
  void draw(const Dots& dots, const Mark&) {
    for (const QPointF& centre : dots.centres) painter_.drawEllipse(centre, dots.radius, dots.radius);
  }
  void draw(const Path& curve, const Mark&) { painter_.drawPath(curve.path); }
  void draw(const Text& words, const Mark& mark) {
    const MathText text = words.set();
    if (words.cased) {
      const QPointF left = words.baseline - QPointF(text.width() * words.anchor, 0);
      painter_.fillRect(words_box(left, text.width(), words.style.size).adjusted(-1, 0, 1, 0), theme_.canvas);
    }
    painter_.setPen(ink_of(mark));
    if (words.turn == 0) return text.draw(painter_, words.baseline, words.anchor);
    painter_.save();
    painter_.translate(words.baseline);
    painter_.rotate(words.turn);
    text.draw(painter_, {0, 0}, words.anchor);
    painter_.restore();
  }
  void draw(const LabelCell& cell, const Mark&) {
    stretched(cell.rect.center(), cell.scale * cell.seen, cell.scale, [&](QPointF centre) {
      QRectF rect(QPointF(), cell.rect.size() / cell.scale);
      rect.moveCenter(centre);
      draw_label_cell(painter_, theme_, rect, cell.label, cell.glyph);
    });
  }
  void draw(const LabelTable& table, const Mark&) { draw_label_table(painter_, theme_, table); }
  void draw(const Coin& coin, const Mark&) {
    stretched(coin.centre, coin.scale, coin.scale * coin.height, [&](QPointF centre) {
      draw_coin(painter_, theme_, centre, coin.radius / coin.scale, coin.label, coin.disagrees);
    });
  }
  void draw(const Boxes& boxes, const Mark&) { fill_rects(painter_, boxes.rects, painter_.brush().color()); }
  void draw(const Hatch& hatch, const Mark&) {
    painter_.fillPath(hatch_path(QPolygonF(hatch.rect), hatch.pitch, hatch.width), painter_.brush());
  }
  void draw(const Strip& strip, const Mark&) {
    const QSizeF size(strip.rect.width() / strip.stretch, strip.rect.height());
    stretched(strip.rect.topLeft(), strip.stretch, 1, [&](QPointF corner) {
      draw_micro_strip(painter_, theme_, {corner, size}, strip.labels, strip.shown);
    });
  }
  void draw(const Node& node, const Mark&) { draw_circle_node(painter_, theme_, node.rect, node.point, node.tone); }
  void draw(const PillNode& node, const Mark&) {
    stretched(node.rect.center(), 1, std::max(node.height, 0.02), [&](QPointF centre) {
      QRectF rect = node.rect;
      rect.moveCenter(centre);
      node.pill ? draw_pill(painter_, theme_, rect, *node.pill) : draw_open_pill(painter_, theme_, rect);
    });
  }
  void draw(const Badge& badge, const Mark&) { draw_redraw_badge(painter_, theme_, badge.corner, badge.count); }
  void draw(const Ring& ring, const Mark&) {
    (ring.current ? draw_current_ring : draw_kin_ring)(painter_, theme_, ring.around, ring.radius);
  }
  void draw(const Eye& eye, const Mark&) { draw_eye(painter_, theme_, eye.centre); }
  void draw(const Arrow& arrow, const Mark& mark) {
    constexpr double least = 12;  // shorter than its own head
    if (arrow.length > least) draw_arrow(painter_, ink_of(mark), arrow.tail, arrow.length);
  }
  void draw(const Inset& inset, const Mark&) {
    painter_.save();
    painter_.translate(inset.rect.topLeft());
    painter_.scale(inset.scale, inset.scale);
    paint(*inset.scene, painter_, theme_);
    painter_.restore();
  }

  QPainter& painter_;
  const Theme& theme_;
};

/// The places of a mark with a grid, of which `rect` is the first.
void add_grid(const Mark& mark, const QRectF& rect, const QPainter& painter, Spots& spots) {
  const Touch& touch = *mark.touch;
  const TouchGrid& grid = *touch.grid;
  for (std::size_t h = 0; h < grid.rows; ++h) {
    for (std::size_t x = 0; x < grid.columns; ++x) {
      const QPointF by(static_cast<double>(x) * grid.pitch.width(), static_cast<double>(h) * grid.pitch.height());
      spots.add(painter, rect.translated(by * mark.scale), touch.radius * mark.scale,
                Kin::of_point(static_cast<PointIndex>(x)), touch.act,
                touch.place + static_cast<std::int32_t>(h) * grid.row_places + static_cast<std::int32_t>(x));
    }
  }
}

}  // namespace

void paint(const Scene& scene, QPainter& painter, const Theme& theme) {
  MarkPainter marks(painter, theme);
  for (const Mark& mark : scene.marks) marks.draw(mark);
}

void add_spots(const Scene& scene, const QPainter& painter, const QTransform& to_scene, Spots& spots) {
  for (const Mark& mark : scene.marks) {
    if (!mark.touch) continue;
    const Touch& touch = *mark.touch;
    const QRectF rect(mark.origin + touch.rect.topLeft() * mark.scale, touch.rect.size() * mark.scale);
    if (touch.grid) {
      add_grid(mark, rect, painter, spots);
      continue;
    }
    Spot& spot = spots.add(painter, rect, touch.radius * mark.scale, mark.kin, touch.act, touch.place);
    if (!touch.grab) continue;
    Grab grab = *touch.grab;
    grab.here = grab.value(touch.rect.center());
    grab.to_scene =
        to_scene * QTransform().translate(mark.origin.x(), mark.origin.y()).scale(mark.scale, mark.scale).inverted();
    spot.grab = std::make_shared<const Grab>(std::move(grab));
  }
}

}  // namespace littlestone::ui
