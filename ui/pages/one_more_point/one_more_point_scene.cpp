// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/pages/one_more_point/one_more_point_scene.hpp"

#include <QCoreApplication>
#include <algorithm>
#include <array>
#include <cmath>
#include <utility>
#include <vector>

#include "ui/pages/one_more_point/one_more_point_words.hpp"
#include "ui/shell/card_picture.hpp"
#include "ui/shell/told_figure.hpp"
#include "ui/words/numbers.hpp"

namespace littlestone::ui {
namespace {

constexpr std::array<Ink, diamond_answers> point_tints = {&Theme::paint_pp, &Theme::paint_mp, &Theme::paint_mm,
                                                          &Theme::paint_pm};
constexpr std::array<Ink, diamond_answers> point_edges = {&Theme::plus, &Theme::g, &Theme::minus_small, &Theme::noise};

constexpr double point_ring_out = 9;               // px from the diamond to the middle of the ring
constexpr std::uint64_t point_most_outlined = 12;  // a finer mesh has dots without outline, number and texture
constexpr MathStyle point_number_style{13, QFont::DemiBold};

/// The part of a straight line that lies in a convex polygon; null where there is none.
std::optional<QLineF> point_inside_convex(const QLineF& line, const QPolygonF& polygon) {
  double first = 0;
  double last = 1;
  const QPointF way = line.p2() - line.p1();
  double turn = 0;
  for (qsizetype i = 0; i < polygon.size(); ++i) {
    const QPointF a = polygon[i];
    const QPointF b = polygon[(i + 1) % polygon.size()];
    turn += a.x() * b.y() - b.x() * a.y();
  }
  for (qsizetype i = 0; i < polygon.size(); ++i) {
    const QPointF a = polygon[i];
    const QPointF edge = polygon[(i + 1) % polygon.size()] - a;
    const QPointF inwards = turn > 0 ? QPointF(-edge.y(), edge.x()) : QPointF(edge.y(), -edge.x());
    const double at = QPointF::dotProduct(line.p1() - a, inwards);
    const double by = QPointF::dotProduct(way, inwards);
    if (std::abs(by) < 1e-12) {
      if (at < 0) return std::nullopt;
    } else if (by > 0) {
      first = std::max(first, -at / by);
    } else {
      last = std::min(last, -at / by);
    }
  }
  if (first >= last) return std::nullopt;
  return QLineF(line.pointAt(first), line.pointAt(last));
}

/// The texture of an answer over convex polygons, anchored at a point: dots, stripes at 45°, level lines; ++ is plain.
void add_paint_texture(Scene& scene, std::size_t answer, const std::vector<QPolygonF>& parts, QPointF anchor,
                       const QString& key) {
  constexpr double pitch = 8;
  QPainterPath lines;
  QPolygonF dots;
  for (const QPolygonF& part : parts) {
    const QRectF box = part.boundingRect();
    if (answer == 1) {
      constexpr double apart = 9;
      constexpr double radius = 1.3;
      for (double y = anchor.y() + apart * std::ceil((box.top() - anchor.y()) / apart); y < box.bottom(); y += apart) {
        const auto across = point_inside_convex({box.left() - 1, y, box.right() + 1, y}, part);
        const auto above = point_inside_convex({box.left() - 1, y - radius, box.right() + 1, y - radius}, part);
        const auto below = point_inside_convex({box.left() - 1, y + radius, box.right() + 1, y + radius}, part);
        if (!across || !above || !below) continue;
        const double from = std::max({across->x1(), above->x1(), below->x1()}) + radius;
        const double to = std::min({across->x2(), above->x2(), below->x2()}) - radius;
        for (double x = anchor.x() + apart * std::ceil((from - anchor.x()) / apart); x <= to; x += apart)
          dots << QPointF(x, y);
      }
      continue;
    }
    const auto add = [&](const QLineF& line) {
      if (const auto seen = point_inside_convex(line, part)) {
        lines.moveTo(seen->p1());
        lines.lineTo(seen->p2());
      }
    };
    if (answer == 2) {  // x + y = constant
      const double step = pitch * std::sqrt(2.0);
      const double origin = anchor.x() + anchor.y();
      for (double sum = origin + step * std::ceil((box.left() + box.top() - origin) / step);
           sum < box.right() + box.bottom(); sum += step)
        add({box.left() - 1, sum - box.left() + 1, box.right() + 1, sum - box.right() - 1});
    }
    if (answer == 3) {
      for (double y = anchor.y() + pitch * std::ceil((box.top() - anchor.y()) / pitch); y < box.bottom(); y += pitch)
        add({box.left() - 1, y, box.right() + 1, y});
    }
  }
  constexpr double strength = 0.55;
  Mark* texture = nullptr;
  if (!dots.isEmpty()) texture = &scene.add(Dots{dots, 1.3}, point_edges[answer]);
  if (!lines.isEmpty()) texture = &scene.add(Path{lines}, nullptr, {point_edges[answer], 1.3, 0});
  if (texture == nullptr) return;
  texture->faded = strength;
  if (!key.isEmpty()) texture->named(key);
}

struct PointScene {
  Q_DECLARE_TR_FUNCTIONS(OneMorePointPicture)

 public:
  const OneMorePointRun& run;
  const PointBrush& brush;
  QSizeF room;
  int step;
  Scene scene = {};
  double left = (room.width() - 728) / 2;
  QPointF centre{left + 260, room.height() / 2 - 4};
  double radius = 186;
  double column = left + 536;
  double column_end = left + 704;
  bool alone = point_ring_alone(run, step);
  bool own = run.own.has_value();
  double outer = radius + point_ring_out * std::sqrt(2.0);  // of the ring around the diamond
  double ring_radius = own && alone ? radius : outer;       // dots of your own ring stand on it
  BrickPainting bricks = step <= point_steps::paint ? brick_painting(0) : run.bricks;

  [[nodiscard]] QPointF px(const DiamondWorld& world, double scale) const {
    return centre + QPointF(to_double(world.u), -to_double(world.v)) * scale;
  }
  [[nodiscard]] QPointF px(const DiamondWorld& world) const { return px(world, radius); }
  [[nodiscard]] QPolygonF polygon(const std::vector<DiamondWorld>& corners, double scale) const {
    QPolygonF points;
    for (const DiamondWorld& corner : corners) points << px(corner, scale);
    return points;
  }
  [[nodiscard]] QPolygonF diamond() const {
    return QPolygonF({centre + QPointF(radius, 0), centre + QPointF(0, -radius), centre + QPointF(-radius, 0),
                      centre + QPointF(0, radius)});
  }
  [[nodiscard]] static QPolygonF closed(QPolygonF points) {
    points << points.front();
    return points;
  }

  // --- Small things

  /// Two cells, the labels on points 1 and 2.
  void strip(QPointF corner, double cell, double pitch, std::size_t answer, bool pointed = true) {
    const DiamondAnswer& says = ring_answers[answer];
    const std::array<int, 2> labels = {says.first, says.second};
    for (std::size_t i = 0; i < labels.size(); ++i)
      scene.add(LabelCell{{corner + QPointF(pitch * static_cast<double>(i), 0), QSizeF(cell, cell)},
                          labels[i] > 0 ? Label::plus : Label::minus},
                nullptr);
    if (pointed)
      scene.touch({QRectF(corner, QSizeF(pitch + cell, cell)).adjusted(-2, -2, 2, 2)},
                  Kin::of_predictor(point_answer_labels(answer)));
  }

  /// A tinted box with its texture and an outline.
  void swatch(const QRectF& rect, std::size_t answer, const Stroke& outline) {
    if (rect.width() <= 0) return;
    scene.box(rect, point_tints[answer]);
    const QPolygonF shape({rect.topLeft(), rect.topRight(), rect.bottomRight(), rect.bottomLeft()});
    add_paint_texture(scene, answer, {shape}, rect.topLeft() + QPointF(4, 5), {});
    scene.box(rect, nullptr, outline);
  }

  /// Words on a ground of their own around a middle.
  QRectF tag(QPointF middle, const QString& words, const MathStyle& style = styles::bold) {
    const double width = width_of(words, style) + 14;
    const QRectF box(middle.x() - width / 2, middle.y() - 10, width, 20);
    scene.box(box, &Theme::canvas, {}, 4);
    scene.words({middle.x(), middle.y() + 4.3}, words, style, &Theme::ink, 0.5);
    return box;
  }

  void rule(double y) { scene.line({column, y}, {column_end, y}, thin(&Theme::hair)); }
  void heading(double y, const QString& words) {
    scene.words({column, y}, words, styles::heading, &Theme::ink, 0, column_end - column);
  }

  // --- The diamond

  void corners() {
    struct End {
      QPointF number;
      QPointF cell;
      bool second;
      Label label;
    };
    const double r = outer;
    const std::array<End, 4> ends = {{{{r + 6.4, 4.5}, {r + 18.4, -9}, false, Label::plus},
                                      {{-15, -r - 12}, {-3, -r - 25.5}, true, Label::plus},
                                      {{-r - 36.5, 4.5}, {-r - 24.5, -9}, false, Label::minus},
                                      {{-15, r + 23}, {-3, r + 9.5}, true, Label::minus}}};
    for (const End& end : ends) {
      // Where − is, is asked at the first step.
      if (step == point_steps::world && end.label == Label::minus) continue;
      scene.words(centre + end.number, QString::number(end.second ? 2 : 1), point_number_style, &Theme::ink);
      scene.add(LabelCell{{centre + end.cell, QSizeF(18, 18)}, end.label}, nullptr);
    }
  }

  void worlds() {
    QPolygonF dots;
    constexpr int fine = 6;
    for (int i = -fine; i <= fine; ++i) {
      for (int j = -(fine - std::abs(i)); j <= fine - std::abs(i); ++j) {
        if (alone && std::abs(i) + std::abs(j) < fine) continue;
        dots << px({Rational(i, fine), Rational(j, fine)}, alone ? ring_radius : radius);
      }
    }
    if (!alone) scene.line(closed(diamond()), {&Theme::ink, 1.5, 1, 0, 0, true});
    scene.add(Dots{dots, 2.5}, &Theme::ink3);
  }

  void regions() {
    for (const BrickRegion& region : bricks) {
      const QPolygonF shape = polygon(region.corners, radius);
      scene.add(Area{shape}, point_tints[region.answer]).named(QStringLiteral("brick %1").arg(region.answer));
      add_paint_texture(scene, region.answer, {shape}, centre, {});
    }
    for (const BrickRegion& region : bricks)
      scene.line(closed(polygon(region.corners, radius)), {&Theme::ink, 1.5, 1, 0, 0, true})
          .named(QStringLiteral("outline %1").arg(region.answer));
  }

  /// The box of this size nearest to the middle of a convex polygon that lies in it and over nothing taken.
  [[nodiscard]] static std::optional<QRectF> box_within(const QPolygonF& shape, QPointF middle, QSizeF size,
                                                        const std::vector<QRectF>& taken) {
    constexpr double every = 3;
    constexpr double clear = 3;
    std::optional<QRectF> best;
    double nearest = 1e9;
    const QRectF around = shape.boundingRect();
    const auto in_steps = [&](double from, double to) { return std::floor((to - from) / every) * every; };
    for (double y = middle.y() - in_steps(around.top(), middle.y()); y <= around.bottom(); y += every) {
      for (double x = middle.x() - in_steps(around.left(), middle.x()); x <= around.right(); x += every) {
        const double away = QLineF({x, y}, middle).length();
        if (away >= nearest) continue;
        const QRectF box({x - size.width() / 2, y - size.height() / 2}, size);
        const QRectF wide = box.adjusted(-clear, -clear, clear, clear);
        const std::array<QPointF, 4> ends = {wide.topLeft(), wide.topRight(), wide.bottomLeft(), wide.bottomRight()};
        const bool inside = std::all_of(ends.begin(), ends.end(),
                                        [&](QPointF end) { return shape.containsPoint(end, Qt::OddEvenFill); });
        const bool free =
            std::none_of(taken.begin(), taken.end(), [&](const QRectF& other) { return other.intersects(box); });
        if (!inside || !free) continue;
        nearest = away;
        best = box;
      }
    }
    return best;
  }

  /// Each region's answer, near its middle and clear of what is written there; smaller where there is less room.
  void region_strips(const std::vector<QRectF>& taken) {
    for (const BrickRegion& region : bricks) {
      const QPolygonF shape = polygon(region.corners, radius);
      QPointF middle;
      double area = 0;
      for (qsizetype i = 0; i < shape.size(); ++i) {
        const QPointF a = shape[i] - centre;
        const QPointF b = shape[(i + 1) % shape.size()] - centre;
        const double part = a.x() * b.y() - b.x() * a.y();
        middle += (a + b) * part / 3;
        area += part;
      }
      middle = centre + middle / area;
      for (const double cell : {20.0, 14.0}) {
        const double margin = cell / 5;
        const QSizeF size(2 * cell + 2 + 2 * margin, cell + 2 * margin);
        const auto box = box_within(shape, middle, size, taken);
        if (!box) continue;
        scene.box(*box, &Theme::canvas, {}, 4);
        strip(box->topLeft() + QPointF(margin, margin), cell, cell + 2, region.answer);
        break;
      }
    }
  }

  /// The centre with its point; the number keeps off lines and dots there.
  void middle_dot(double dot) {
    const double a = to_double(bricks[0].worst_loss) * radius;
    const bool crowded = own || a < 16;
    if (!own) scene.disc(centre, 3, &Theme::ink);
    scene.words(centre + (crowded ? QPointF(-dot - 3, -(own ? dot : a) - 4) : QPointF(-8, 4.5)), QStringLiteral("0"),
                point_number_style, &Theme::ink, 1);
  }

  // --- Meetings

  [[nodiscard]] std::vector<QPointF> meeting_tags() const {
    std::vector<QPointF> middles;
    for (std::size_t i = 0; i < run.junctions.size(); ++i) {
      const double half = (width_of(meet_words(run.junctions[i].answers.size()), styles::bold) + 14) / 2;
      constexpr double at_right = 15;
      constexpr double at_left = 31;  // there the probe may stand
      middles.push_back(px(run.junctions[i].at) + QPointF(i == 0 ? half + at_right : -half - at_left, 0));
    }
    return middles;
  }

  void junction_marks() {
    const std::vector<QPointF> tags = meeting_tags();
    for (std::size_t i = 0; i < run.junctions.size(); ++i) {
      const QPointF at = px(run.junctions[i].at);
      const bool upper = i == 0 && run.junctions.size() > 1;
      tag(tags[i], meet_words(run.junctions[i].answers.size()));
      scene.disc(at, 6, &Theme::canvas, {&Theme::ink, 2.5, 0})
          .named(QStringLiteral("junction %1").arg(i))
          .touched({{at - QPointF(10, 10), QSizeF(20, 20)},
                    10,
                    Spot::Act::drag,
                    upper ? point_places::upper : point_places::lower,
                    error_grab(upper)},
                   Kin::of_point(static_cast<PointIndex>(i)));
    }
  }

  [[nodiscard]] static QString meet_words(std::size_t count) { return tr("%n meet", nullptr, static_cast<int>(count)); }

  [[nodiscard]] Grab error_grab(bool upper) const {
    constexpr double most = 0.495;
    return {"error", Axis{0, most, centre.y(), centre.y() + (upper ? -most : most) * radius}, Qt::Vertical};
  }

  /// The level edges of the bricks, for a hand.
  void brick_edges() {
    const double a = to_double(run.scenario.error);
    for (const bool upper : {true, false}) {
      const double y = centre.y() + (upper ? -a : a) * radius;
      const double width = (1 - a) * radius;
      scene.touch({{upper ? centre.x() - width : centre.x(), y - 6, width, 12},
                   2,
                   Spot::Act::drag,
                   upper ? point_places::upper : point_places::lower,
                   error_grab(upper)});
    }
  }

  void ring_meeting_marks() {
    for (std::size_t i = 0; i < run.on_the_ring.size(); ++i) {
      const BrickMeeting& meeting = run.on_the_ring[i];
      const QPointF at = px(meeting.at, ring_radius);
      scene.disc(at, 6, &Theme::canvas, {&Theme::ink, 2.5, 0});
      const QPointF inwards = (centre - at) / QLineF(at, centre).length();
      tag(at + QPointF(inwards.x() * 52, inwards.y() * 56), meet_words(meeting.answers.size()));
    }
  }

  // --- The ring

  void ring() {
    const Stroke thick{nullptr, 6, 0};
    if (own) {
      const std::vector<std::uint32_t>& round = run.own->net->round;
      for (std::size_t i = 0; i < round.size(); ++i) {
        const QPointF before = px(run.own->net->places[round[(i + round.size() - 1) % round.size()]], ring_radius);
        const QPointF here = px(run.own->net->places[round[i]], ring_radius);
        const QPointF after = px(run.own->net->places[round[(i + 1) % round.size()]], ring_radius);
        Stroke stroke = thick;
        const std::uint8_t colour = run.own->colours[round[i]];
        stroke.ink = colour == 0 ? &Theme::hair : point_edges[colour - 1U];
        scene.line(QPolygonF({(before + here) / 2, here, (here + after) / 2}), stroke);
      }
      return;
    }
    for (const BrickRegion& region : run.bricks) {
      Stroke stroke = thick;
      stroke.ink = point_edges[region.answer];
      scene.line(polygon(region.arc(), ring_radius), stroke).named(QStringLiteral("arc %1").arg(region.answer));
    }
    // Its order, at the middle of what each answer has of its own side.
    for (const BrickRegion& region : run.bricks) {
      const DiamondAnswer& says = ring_answers[region.answer];
      const std::vector<DiamondWorld> arc = region.arc();
      QPointF from;
      QPointF to;
      for (std::size_t i = 0; i + 1 < arc.size(); ++i) {
        const Rational u = arc[i].u + arc[i + 1].u;
        const Rational v = arc[i].v + arc[i + 1].v;
        if (u * says.first <= 0 || v * says.second <= 0) continue;
        from = px(arc[i], ring_radius);
        to = px(arc[i + 1], ring_radius);
      }
      const QPointF way = (to - from) / QLineF(from, to).length();
      const QPointF out(-way.y(), way.x());  // to the right of the way: outside
      const QPointF disc = (from + to) / 2 + out * 23.5;
      // From the disc on along the ring.
      const QPointF tail = disc + way * 20;
      const QPointF tip = disc + way * 62;
      const Stroke thin_arrow{&Theme::ink2, 1.5, 0, 0, 0, true};
      scene.line(tail, tip, thin_arrow);
      const QPointF back = tip - way * 7;
      const QPointF aside(way.y() * 4, -way.x() * 4);
      scene.line(QPolygonF({back + aside, tip, back - aside}), thin_arrow);
      scene.disc(disc, 10, &Theme::canvas, {&Theme::ink, 1.5, 0})
          .touched({{disc - QPointF(10, 10), QSizeF(20, 20)}, 10},
                   Kin::of_predictor(point_answer_labels(region.answer)));
      scene.words(disc + QPointF(0, 4.3), QString::number(region.answer + 1), styles::bold, &Theme::ink, 0.5);
    }
  }

  // --- The probe

  [[nodiscard]] Touch probe_touch(QPointF at, double reach) const {
    return {{at - QPointF(reach, reach), QSizeF(2 * reach, 2 * reach)},
            reach,
            Spot::Act::drag,
            point_places::probe,
            Grab{"across", Axis{-1, 1, centre.x() - radius, centre.x() + radius}}};
  }

  void probe() {
    const bool looks = step >= point_steps::meeting;
    if (alone) {
      ring_probe(looks);
      return;
    }
    const QPointF at = px(run.probe);
    const double reach = looks ? to_double(run.scenario.radius) * radius : 6;
    const QRectF within(left + 4, 4, 528, room.height() - 8);
    if (!looks) {
      scene.disc(at, 6, &Theme::kin, {&Theme::ink, 2, 0}).named(QStringLiteral("probe"));
    } else if (within.contains(QRectF(at - QPointF(reach, reach), QSizeF(2 * reach, 2 * reach)))) {
      scene.disc(at, reach, nullptr, {&Theme::ink, 4.5, 0});
      scene.disc(at, reach, nullptr, {&Theme::kin, 2.5, 0});
    } else {  // what of it is in the picture
      std::vector<QPolygonF> parts(1);
      constexpr int fine = 240;
      for (int i = 0; i <= fine; ++i) {
        const double angle = 2 * std::acos(-1.0) * i / fine;
        const QPointF place = at + QPointF(std::cos(angle), std::sin(angle)) * reach;
        if (within.contains(place))
          parts.back() << place;
        else if (!parts.back().isEmpty())
          parts.emplace_back();
      }
      for (const bool over : {false, true}) {
        for (const QPolygonF& part : parts)
          if (part.size() > 1) scene.line(part, {over ? &Theme::kin : &Theme::ink, over ? 2.5 : 4.5, 0});
      }
    }
    scene.touch(probe_touch(at, std::clamp(reach, 12.0, 60.0)));
  }

  /// On the ring an arc.
  void ring_probe(bool looks) {
    const QPointF at = px(run.ring_probe, ring_radius);
    scene.disc(at, 6, &Theme::kin, {&Theme::ink, 2, 0});
    if (looks) {
      for (const bool over : {false, true}) {
        for (const QLineF& part : seen_of_ring()) {
          const QPointF way = (part.p2() - part.p1()) / std::max(1e-9, part.length());
          const QPointF out = QPointF(way.y(), -way.x()) * 8;
          for (const double side : {1.0, -1.0})
            scene.line(part.p1() + out * side, part.p2() + out * side,
                       {over ? &Theme::kin : &Theme::ink, over ? 2.5 : 4.5, 0, 0, 0, true});
        }
      }
    }
    scene.touch(probe_touch(at, 16));
  }

  [[nodiscard]] std::vector<QLineF> seen_of_ring() const {
    std::vector<QLineF> seen;
    const double r = to_double(run.scenario.radius);
    const QPointF at(to_double(run.ring_probe.u), to_double(run.ring_probe.v));
    const std::array<QPointF, 5> corners = {{{1, 0}, {0, 1}, {-1, 0}, {0, -1}, {1, 0}}};
    for (std::size_t i = 0; i + 1 < corners.size(); ++i) {
      const QPointF from = corners[i] - at;
      const QPointF way = corners[i + 1] - corners[i];
      const double nearest = -QPointF::dotProduct(from, way) / 2;
      const double apart = QPointF::dotProduct(from + way * nearest, from + way * nearest);
      if (apart >= r * r) continue;
      const double half = std::sqrt((r * r - apart) / 2);
      const double first = std::max(0.0, nearest - half);
      const double last = std::min(1.0, nearest + half);
      if (first >= last) continue;
      const auto place = [&](double t) {
        const QPointF world = corners[i] + way * t;
        return centre + QPointF(world.x(), -world.y()) * ring_radius;
      };
      seen.emplace_back(place(first), place(last));
    }
    return seen;
  }

  // --- Your own painting

  [[nodiscard]] QPointF dot_at(std::size_t world) const {
    return px(run.own->net->places[world], alone ? ring_radius : radius);
  }

  void own_cells() {
    if (alone || step == point_steps::round) return;
    const ComplexMesh& mesh = run.own->net->mesh;
    std::array<std::vector<QPolygonF>, diamond_answers> cells;
    QPainterPath net;
    for (const std::vector<std::uint32_t>& simplex : mesh.simplices) {
      if (simplex.size() != 3) continue;
      const std::array<QPointF, 3> at = {dot_at(simplex[0]), dot_at(simplex[1]), dot_at(simplex[2])};
      const QPointF middle = (at[0] + at[1] + at[2]) / 3;
      net.addPolygon(closed(QPolygonF({at[0], at[1], at[2]})));
      for (std::size_t i = 0; i < 3; ++i) {
        const std::uint8_t colour = run.own->colours[simplex[i]];
        if (colour == 0) continue;
        cells[colour - 1U].push_back(
            QPolygonF({at[i], (at[i] + at[(i + 1) % 3]) / 2, middle, (at[i] + at[(i + 2) % 3]) / 2}));
      }
    }
    for (std::size_t answer = 0; answer < diamond_answers; ++answer) {
      if (cells[answer].empty()) continue;
      QPainterPath all;
      all.setFillRule(Qt::WindingFill);
      for (const QPolygonF& cell : cells[answer]) all.addPolygon(closed(cell));
      scene.add(Path{all}, point_tints[answer]);
      if (mesh.mesh <= point_most_outlined) add_paint_texture(scene, answer, cells[answer], centre, {});
    }
    scene.add(Path{net}, nullptr, thin(&Theme::line));
    for (const std::uint32_t number : run.own->three) {
      QPolygonF frame;
      const std::vector<std::uint32_t>& simplex = mesh.simplices[number];
      QPointF middle;
      for (const std::uint32_t world : simplex) middle += dot_at(world) / 3;
      for (const std::uint32_t world : simplex) {
        const QPointF at = dot_at(world);
        const double length = QLineF(at, middle).length();
        frame << at + (middle - at) * std::min(0.3, 4 / std::max(1.0, length));
      }
      scene.line(closed(frame), {&Theme::ink, 2, 1});
    }
  }

  [[nodiscard]] double own_dot_size() const {
    return std::clamp(radius / static_cast<double>(run.own->net->mesh.mesh) * 0.16, 1.2, 10.0);
  }

  void own_dots() {
    const OwnNet& net = *run.own->net;
    const double apart = radius / static_cast<double>(net.mesh.mesh);
    const double size = own_dot_size();
    const bool outlined = net.mesh.mesh <= point_most_outlined;
    for (std::size_t i = 0; i < net.places.size(); ++i) {
      const bool on_ring = known_mass(net.places[i]) == 0;
      if ((alone || step == point_steps::round) && !on_ring) continue;
      const QPointF at = dot_at(i);
      const std::uint8_t colour = run.own->colours[i];
      const Ink fill = colour == 0 ? &Theme::canvas : outlined ? point_tints[colour - 1U] : point_edges[colour - 1U];
      const Stroke stroke =
          outlined ? Stroke{colour == 0 ? &Theme::ink2 : point_edges[colour - 1U], colour == 0 ? 1.25 : 2.5, 0}
                   : (colour == 0 ? thin(&Theme::line) : Stroke{});
      const double reach = std::max(size, std::min(apart * 0.45, 16.0));
      scene.disc(at, size, fill, stroke)
          .touched({{at - QPointF(reach, reach), QSizeF(2 * reach, 2 * reach)},
                    reach,
                    Spot::Act::choose,
                    point_places::first_dot + static_cast<std::int32_t>(i)},
                   Kin::of_node(static_cast<std::int32_t>(i)));
      if (colour != 0 && size >= 8)
        scene.words(at + QPointF(0, 4), QString::number(colour), styles::small_bold, &Theme::ink, 0.5);
    }
    if (!brush.refused || brush.refused->world >= net.places.size()) return;
    const QString words = refused_words(run, brush.refused->world, brush.refused->answer);
    const double half = width_of(words, styles::bold) / 2 + 7;
    const QPointF at = dot_at(brush.refused->world);
    tag({std::clamp(at.x(), left + 4 + half, column - 8 - half), std::max(14.0, at.y() - size - 14)}, words);
  }

  // --- The right column

  /// "Turns on the ring"; returns the y below it.
  double turns(double top) {
    heading(top + 14, tr("Turns on the ring"));
    const QPointF dial(column + 26, top + 56);
    const bool known_turns = !own || run.own->quarters;
    const int quarters = own ? run.own->quarters.value_or(0) : run.quarters;
    const QRectF box(dial - QPointF(20, 20), QSizeF(40, 40));
    for (std::size_t i = 0; i < diamond_answers; ++i) {
      QPainterPath arc;
      constexpr double gap = 4;
      const double start = 90.0 * static_cast<double>(i) + gap;
      arc.arcMoveTo(box, start);
      arc.arcTo(box, start, 90 - 2 * gap);
      scene.add(Path{arc}, nullptr, {known_turns ? point_edges[i] : &Theme::hair, 6, 0});
    }
    const QString turns =
        known_turns ? (quarters % 4 == 0 ? QString::number(quarters / 4) : fraction_words(Rational(quarters, 4)))
                    : QStringLiteral("?");
    scene.words(dial + QPointF(0, 7), turns, {20, QFont::DemiBold}, &Theme::ink, 0.5);
    const QString first = known_turns ? tr("four colours,") : tr("the ring is not");
    const QString second = known_turns ? (quarters == 4 ? tr("once round") : tr("%n turns", nullptr, quarters / 4))
                                       : tr("painted all round");
    scene.words({column + 60, top + 52}, first, styles::plain, &Theme::ink2, 0, column_end - column - 60);
    scene.words({column + 60, top + 68}, second, styles::plain, &Theme::ink2, 0, column_end - column - 60);
    return top + 100;
  }

  /// "Near the probe"; returns the y below it.
  double near_probe(double top) {
    heading(top + 14, tr("Near the probe"));
    const ProbeShares& shares = alone ? run.ring_shares : run.shares;
    constexpr double whole = 86;  // px of a share of 1
    constexpr double pitch = 27;
    const double bar = column + 48;
    for (std::size_t i = 0; i < diamond_answers; ++i) {
      const double y = top + 32 + pitch * static_cast<double>(i);
      strip({column, y}, 18, 20, i);
      if (shares[i] > 0) swatch({bar, y, std::max(1.0, whole * shares[i]), 18}, i, {&Theme::ink, 1.25, 0});
      scene.words({column_end, y + 13.6}, shares[i] > 0 ? told_probability(shares[i]) : QStringLiteral("0"),
                  shares[i] > 0 ? point_number_style : MathStyle{13}, shares[i] > 0 ? &Theme::ink : &Theme::ink3, 1);
    }
    const std::size_t least = alone ? run.without.list_number : run.with.list_number;
    const double x = bar + whole / static_cast<double>(least);
    const double low = top + 32 + 3 * pitch + 18;
    scene.line({x, top + 26}, {x, low + 6}, {&Theme::ink, 1.5, 1, 7, 4});
    scene.words({x, low + 21}, fraction_words(Rational(1, static_cast<std::int64_t>(least))), point_number_style,
                &Theme::ink, 0.5);
    return low + 38;
  }

  /// "The probe's world"; returns the y below it.
  double probe_world(double top) {
    heading(top + 14, tr("The probe’s world"));
    const DiamondWorld& world = alone ? run.ring_probe : run.probe;
    constexpr double whole = 88;
    double y = top + 30;
    const auto row = [&](const QString& point, Label label, const Rational& mass) {
      scene.words({column, y + 13.5}, point, point_number_style, &Theme::ink);
      scene.add(LabelCell{{column + 14, y, 18, 18}, label}, nullptr);
      const double share = to_double(mass);
      if (share > 0) scene.box({column + 48, y + 2, std::max(1.0, whole * share), 14}, &Theme::ink2);
      scene.words({column_end, y + 13.6}, hundredths_words(share), {13}, &Theme::ink, 1);
      y += 27;
    };
    if (!alone) row(QStringLiteral("0"), Label::plus, known_mass(world));
    row(QStringLiteral("1"), world.u < 0 ? Label::minus : Label::plus, abs(world.u));
    row(QStringLiteral("2"), world.v < 0 ? Label::minus : Label::plus, abs(world.v));
    return y + 8;
  }

  /// What the point costs.
  void price(double top) {
    heading(top + 14, tr("Best stability"));
    double y = top + 44;
    for (const bool with : {false, true}) {
      const std::size_t lists = with ? run.with.list_number : run.without.list_number;
      scene.words({column, y}, with ? tr("with point 0") : tr("without point 0"), styles::plain, &Theme::ink2, 0,
                  column_end - column);
      scene.box({column, y + 8, 140.0 / static_cast<double>(lists), 14}, &Theme::ink2);
      scene.words({column_end, y + 19.6}, fraction_words(Rational(1, static_cast<std::int64_t>(lists))),
                  point_number_style, &Theme::ink, 1);
      y += 48;
    }
  }

  void bricks_column() {
    double y = 16;
    const auto after = [&](double low) {
      rule(low);
      y = low + 12;
    };
    if (step == point_steps::round) {
      turns(y);
      return;
    }
    if (step > point_steps::round) after(turns(y));
    if (step == point_steps::price) {
      price(y);
      return;
    }
    if (step >= point_steps::meeting) after(near_probe(y));
    y = probe_world(y);
    if (step != point_steps::inside || alone) return;
    rule(y);
    const QString drag = run.junctions.size() > 1
                             ? tr("Drag $a$: the two meeting places move. They never go.")
                             : tr("Drag $a$: the place where four meet becomes two where three meet.");
    scene.paragraph({column, y + 22}, drag, styles::plain, &Theme::ink2, column_end - column, 16);
  }

  void own_column() {
    double y = 16;
    heading(y + 14, tr("Your colours"));
    for (std::size_t i = 0; i < diamond_answers; ++i) {
      const double top = y + 30 + 30 * static_cast<double>(i);
      const bool chosen = i == brush.answer;
      const QRectF row(column, top, column_end - column, 26);
      scene.box(row.adjusted(0.5, 0.5, -0.5, -0.5), &Theme::canvas, chosen ? thin(&Theme::ink, 2) : thin(&Theme::hair),
                4);
      scene.words({column + 14, top + 17.3}, QString::number(i + 1), styles::bold, &Theme::ink, 0.5);
      swatch({column + 28, top + 4, 70, 18}, i, {point_edges[i], 1.25, 0});
      strip({column + 110, top + 4}, 18, 20, i, false);
      scene.touch({row, 4, Spot::Act::choose, point_places::first_colour + static_cast<std::int32_t>(i)},
                  Kin::of_predictor(point_answer_labels(i)));
    }
    y += 160;
    rule(y);
    const auto say = [&](const QString& words, const MathStyle& style, Ink ink) {
      y = scene.paragraph({column, y + 22}, words, style, ink, column_end - column, 16) - 16;
    };
    const OwnPainting& mine = *run.own;
    if (mine.painted == 0) {
      say(tr("Nothing painted."), styles::bold, &Theme::ink);
      say(tr("Choose a colour, then click a dot."), styles::plain, &Theme::ink2);
      const MathStyle style{12, QFont::Medium};
      const QRectF button(column, y + 14, width_of(tr("Bricks"), style) + 28, 26);
      scene.box(button, &Theme::canvas, thin(&Theme::line), 4)
          .touched({button, 4, Spot::Act::choose, point_places::bricks});
      scene.words({button.center().x(), button.bottom() - 9}, tr("Bricks"), style, &Theme::ink, 0.5);
      y = button.bottom();
    } else {
      say(tr("%1 of %2 dots painted").arg(mine.painted).arg(mine.colours.size()), styles::plain, &Theme::ink2);
      if (!alone)
        say(tr("%n triangles with three colours", nullptr, static_cast<int>(mine.three.size())), styles::bold,
            &Theme::ink);
    }
    y += 16;
    if (step >= point_steps::round) {
      rule(y);
      y = turns(y + 12);
    }
    if (step < point_steps::inside) return;
    if (step == point_steps::price) {
      price(y);
      return;
    }
    if (alone && run.known()) return;  // what was tried had point 0
    rule(y);
    heading(y + 26, tr("Is it possible?"));
    y += 26;
    say(own_search_words(*mine.net), styles::plain, &Theme::ink2);
  }

  [[nodiscard]] QString says() const {
    if (own) {
      return tr("A net of %1 worlds, %2 of them painted by hand; %n triangles have three colours.", nullptr,
                static_cast<int>(run.own->three.size()))
          .arg(run.own->colours.size())
          .arg(run.own->painted);
    }
    if (alone)
      return tr("The ring of worlds without point 0 in four colours, once round. At every place at most %1 of them "
                "meet.")
          .arg(run.most_meeting(false));
    if (step == point_steps::world) return tr("A diamond of worlds; its centre sees only point 0.");
    return tr("A diamond of worlds in four colours, as bricks. At most %1 of them meet at one place.")
        .arg(std::max<std::size_t>(step == point_steps::paint ? 4 : 0, run.most_meeting(true)));
  }

  Scene all() {
    corners();
    if (own) {
      own_cells();
      if (step >= point_steps::round) ring();
      if (!alone && step != point_steps::round) middle_dot(own_dot_size());
      own_dots();
      own_column();
    } else {
      const bool filled = !alone && step != point_steps::world && step != point_steps::round;
      const bool met = step >= point_steps::meeting;
      if (step == point_steps::world) worlds();
      if (filled) regions();
      if (!alone && step == point_steps::round) scene.line(closed(diamond()), thin(&Theme::hair));
      if (alone && step != point_steps::world && step < point_steps::round) ring_before();
      if (step >= point_steps::round) ring();
      if (filled) {
        std::vector<QRectF> taken = {{centre - QPointF(24, 12), QSizeF(32, 24)}};
        if (met) {
          for (const QPointF& middle : meeting_tags()) taken.push_back({middle - QPointF(36, 14), QSizeF(72, 28)});
        }
        region_strips(taken);
      }
      if (!alone && step != point_steps::round) middle_dot(step >= point_steps::meeting ? 5 : 3);
      if (filled && met) brick_edges();
      if (alone && (step == point_steps::meeting || step >= point_steps::inside)) ring_meeting_marks();
      if (step != point_steps::round && step != point_steps::price) probe();
      if (filled && met) junction_marks();
      bricks_column();
    }
    scene.says = says();
    return std::move(scene);
  }

  /// The ring before it is walked along: its colours without order.
  void ring_before() {
    for (const BrickRegion& region : bricks)
      scene.line(polygon(region.arc(), ring_radius), {point_edges[region.answer], 6, 0});
  }
};

}  // namespace

Scene one_more_point_scene(const OneMorePointRun& run, int step, const PointBrush& brush, QSizeF room) {
  const int at = step < 0 || step >= point_steps::count ? point_steps::inside : step;
  return PointScene{run, brush, room, at}.all();
}

ScenePicture one_more_point_picture(std::shared_ptr<const OneMorePointRun> run, int step, double phase,
                                    const PointBrush& brush) {
  constexpr double least_height = 520;
  return {{728, 600},
          least_height,
          [run = std::move(run), brush](int at, QSizeF room) { return one_more_point_scene(*run, at, brush, room); },
          step,
          phase};
}

Scene one_more_point_card_scene(const OneMorePointRun& run, QSizeF room) {
  Scene scene;
  const QPointF centre(room.width() / 2, room.height() / 2);
  const double radius = std::min(room.width(), room.height()) / 2 - 9;
  const auto shape_of = [&](const std::vector<DiamondWorld>& corners, double scale) {
    QPolygonF points;
    for (const DiamondWorld& corner : corners)
      points << centre + QPointF(to_double(corner.u), -to_double(corner.v)) * scale;
    return points;
  };
  for (const BrickRegion& region : run.bricks) {
    const QPolygonF shape = shape_of(region.corners, radius);
    if (run.known()) scene.add(Area{shape}, point_tints[region.answer], thin(&Theme::ink, 1));
    scene.line(shape_of(region.arc(), radius + 6), {point_edges[region.answer], 3, 0});
  }
  if (!run.known()) return scene;
  for (const BrickMeeting& junction : run.junctions)
    scene.disc(shape_of({junction.at}, radius).front(), 3.5, &Theme::canvas, {&Theme::ink, 1.75, 0});
  return scene;
}

}  // namespace littlestone::ui
