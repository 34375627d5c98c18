// SPDX-License-Identifier: GPL-3.0-or-later
#include <algorithm>
#include <array>
#include <cmath>
#include <map>

#include "ui/pages/one_more_point/point_parts.hpp"

namespace littlestone::ui {
namespace {

constexpr std::uint64_t most_outlined_mesh = 12;  // a finer mesh has dots without outline, number and texture

QPointF dot_place(const PointCanvas& canvas, const NetDot& dot) {
  return canvas.px(dot.at, canvas.alone ? canvas.ring_radius : canvas.layout.radius);
}

/// On the ring alone and at the step that shows only the ring, the others are not there.
bool is_seen(const PointCanvas& canvas, const NetDot& dot) {
  const bool ring_only = !canvas.run.other && (canvas.alone || canvas.step == point_steps::round);
  return !ring_only || known_mass(dot.at) == 0;
}

bool outlined(const PointCanvas& canvas) { return canvas.run.own->net->mesh.mesh <= most_outlined_mesh; }

using PaintCells = std::map<std::size_t, std::vector<QPolygonF>>;

/// What of a triangle is nearest to each of its corners.
void add_thirds(const std::array<QPointF, 3>& at, const std::array<std::uint8_t, 3>& colours, PaintCells& cells) {
  const QPointF middle = (at[0] + at[1] + at[2]) / 3;
  for (std::size_t i = 0; i < 3; ++i) {
    if (colours[i] == 0) continue;
    cells[colours[i] - std::size_t{1}].push_back(
        QPolygonF({at[i], (at[i] + at[(i + 1) % 3]) / 2, middle, (at[i] + at[(i + 2) % 3]) / 2}));
  }
}

void add_frame(PointCanvas& canvas, const std::array<QPointF, 3>& at) {
  const QPointF middle = (at[0] + at[1] + at[2]) / 3;
  QPolygonF frame;
  for (const QPointF& corner : at)
    frame << corner + (middle - corner) * std::min(0.3, 4 / std::max(1.0, QLineF(corner, middle).length()));
  frame << frame.front();
  canvas.scene.line(frame, {&Theme::ink, 2, 1});
}

/// Of a class on 2 points a simplex is a line.
void add_halves(PointCanvas& canvas, const std::vector<std::uint32_t>& cell) {
  const std::vector<NetDot>& dots = canvas.run.own->net->dots;
  const QPointF middle = (dot_place(canvas, dots[cell[0]]) + dot_place(canvas, dots[cell[1]])) / 2;
  for (const std::uint32_t corner : cell) {
    const std::uint8_t colour = canvas.run.own->colours[dots[corner].world];
    const Ink ink = colour == 0 ? &Theme::hair : paint_edge(colour - std::size_t{1});
    canvas.scene.line(dot_place(canvas, dots[corner]), middle, {ink, 6, 0});
  }
}

/// What is said of a dot that refused a colour.
void add_refusal(PointCanvas& canvas) {
  const OwnNet& net = *canvas.run.own->net;
  const auto& refused = canvas.brush.refused;
  if (!refused || refused->world >= net.places.size()) return;
  const auto dot =
      std::find_if(net.dots.begin(), net.dots.end(), [&](const NetDot& one) { return one.world == refused->world; });
  const QString words = refused_words(canvas.run, refused->world, refused->answer);
  const double half = width_of(words, styles::bold) / 2 + 7;
  const QRectF within = canvas.layout.picture;
  const QPointF at = dot_place(canvas, *dot);
  canvas.tag({std::clamp(at.x(), within.left() + half, within.right() - 4 - half),
              std::max(within.top() + 10, at.y() - own_dot_size(canvas) - 14)},
             words);
}

}  // namespace

double own_dot_size(const PointCanvas& canvas) {
  return std::clamp(canvas.layout.radius / static_cast<double>(canvas.run.own->net->mesh.mesh) * 0.16, 1.2, 10.0);
}

void add_own_cells(PointCanvas& canvas) {
  if (!canvas.run.other && (canvas.alone || canvas.step == point_steps::round)) return;
  const OwnNet& net = *canvas.run.own->net;
  PaintCells cells;
  QPainterPath lines;
  for (std::size_t s = 0; s < net.cells.size(); ++s) {
    if (net.cells[s].size() == 2) add_halves(canvas, net.cells[s]);
    if (net.cells[s].size() != 3) continue;
    std::array<QPointF, 3> at;
    std::array<std::uint8_t, 3> colours = {};
    for (std::size_t i = 0; i < 3; ++i) {
      const NetDot& dot = net.dots[net.cells[s][i]];
      at[i] = dot_place(canvas, dot);
      colours[i] = canvas.run.own->colours[dot.world];
    }
    lines.addPolygon(QPolygonF({at[0], at[1], at[2], at[0]}));
    add_thirds(at, colours, cells);
  }
  for (const auto& [paint, parts] : cells) {
    QPainterPath all;
    all.setFillRule(Qt::WindingFill);
    for (QPolygonF part : parts) {
      part << part.front();
      all.addPolygon(part);
    }
    canvas.scene.add(Path{all}, paint_tint(paint));
    if (outlined(canvas)) add_paint_texture(canvas.scene, paint, parts, canvas.layout.centre);
  }
  canvas.scene.add(Path{lines}, nullptr, thin(&Theme::line));
  for (const std::uint32_t s : canvas.run.own->three) {
    const std::vector<std::uint32_t>& cell = net.cells[s];
    add_frame(canvas, {dot_place(canvas, net.dots[cell[0]]), dot_place(canvas, net.dots[cell[1]]),
                       dot_place(canvas, net.dots[cell[2]])});
  }
}

void add_own_dots(PointCanvas& canvas) {
  const OwnNet& net = *canvas.run.own->net;
  const double apart = canvas.layout.radius / static_cast<double>(net.mesh.mesh);
  const double size = own_dot_size(canvas);
  const double reach = std::max(size, std::min(apart * 0.45, 16.0));
  const std::optional<std::size_t> asked =
      canvas.layout.lecture && canvas.step < point_steps::round ? next_unpainted(*canvas.run.own) : std::nullopt;
  for (const NetDot& dot : net.dots) {
    if (!is_seen(canvas, dot)) continue;
    const QPointF at = dot_place(canvas, dot);
    const std::uint8_t colour = canvas.run.own->colours[dot.world];
    const std::size_t paint = colour - std::size_t{1};
    const Ink fill = colour == 0 ? &Theme::canvas : outlined(canvas) ? paint_tint(paint) : paint_edge(paint);
    Stroke stroke = colour == 0 ? thin(&Theme::line) : Stroke{};
    if (outlined(canvas)) stroke = {colour == 0 ? &Theme::ink2 : paint_edge(paint), colour == 0 ? 1.25 : 2.5, 0};
    canvas.scene.disc(at, size, fill, stroke)
        .touched({{at - QPointF(reach, reach), QSizeF(2 * reach, 2 * reach)},
                  reach,
                  Spot::Act::choose,
                  point_places::first_dot + static_cast<std::int32_t>(dot.world)},
                 Kin::of_node(static_cast<std::int32_t>(dot.world)));
    const double least = colour > diamond_answers ? 5 : 8;  // paper is known by its number alone
    if (colour != 0 && size >= least)
      canvas.scene.words(at + QPointF(0, 4), QString::number(colour), styles::small_bold, &Theme::ink, 0.5);
    if (asked == dot.world)
      canvas.scene.add(Ring{{at - QPointF(size, size), QSizeF(2 * size, 2 * size)}, size}, nullptr);
  }
  add_refusal(canvas);
}

}  // namespace littlestone::ui
