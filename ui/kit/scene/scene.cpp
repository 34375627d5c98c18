// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/kit/scene/scene.hpp"

#include <QCoreApplication>
#include <QHash>
#include <algorithm>
#include <iterator>
#include <type_traits>
#include <utility>

#include "ui/kit/label_places.hpp"
#include "ui/kit/motion.hpp"
#include "ui/kit/stage.hpp"
#include "ui/kit/wrap.hpp"

namespace littlestone::ui {
namespace {

using motion::between;

QPointF between(QPointF from, QPointF to, double t) { return from + (to - from) * t; }

QRectF between(const QRectF& from, const QRectF& to, double t) {
  return {between(from.topLeft(), to.topLeft(), t), between(from.bottomRight(), to.bottomRight(), t)};
}

QPolygonF between(const QPolygonF& from, const QPolygonF& to, double t) {
  if (from.size() != to.size()) return to;
  QPolygonF points;
  for (int i = 0; i < to.size(); ++i) points << between(from[i], to[i], t);
  return points;
}

/// Between two shapes of one kind; what cannot move stands at its end.
Shape between(const Shape& from, const Shape& to, double t) {
  Shape moved = to;
  if (from.index() != to.index()) return moved;
  std::visit(
      [&](auto& end) {
        using Kind = std::decay_t<decltype(end)>;
        const Kind& start = std::get<Kind>(from);
        if constexpr (std::is_same_v<Kind, Line> || std::is_same_v<Kind, Area>) {
          end.points = between(start.points, end.points, t);
        } else if constexpr (std::is_same_v<Kind, Box> || std::is_same_v<Kind, LabelCell> ||
                             std::is_same_v<Kind, Hatch> || std::is_same_v<Kind, Strip> || std::is_same_v<Kind, Node> ||
                             std::is_same_v<Kind, PillNode> || std::is_same_v<Kind, Inset>) {
          end.rect = between(start.rect, end.rect, t);
        } else if constexpr (std::is_same_v<Kind, Boxes>) {
          if (start.rects.size() != end.rects.size()) return;
          for (int i = 0; i < end.rects.size(); ++i) end.rects[i] = between(start.rects[i], end.rects[i], t);
        } else if constexpr (std::is_same_v<Kind, Dots>) {
          end.centres = between(start.centres, end.centres, t);
        } else if constexpr (std::is_same_v<Kind, Disc> || std::is_same_v<Kind, Coin>) {
          end.centre = between(start.centre, end.centre, t);
          end.radius = between(start.radius, end.radius, t);
        } else if constexpr (std::is_same_v<Kind, Text>) {
          end.baseline = between(start.baseline, end.baseline, t);
        } else if constexpr (std::is_same_v<Kind, Ring>) {
          end.around = between(start.around, end.around, t);
        } else if constexpr (std::is_same_v<Kind, Eye>) {
          end.centre = between(start.centre, end.centre, t);
        } else if constexpr (std::is_same_v<Kind, Arrow>) {
          end.tail = between(start.tail, end.tail, t);
          end.length = between(start.length, end.length, t);
        }
      },
      moved);
  return moved;
}

/// On its way: the cell, disc or box that has come so far.
Shape on_the_way(const Shape& shape, const QPainterPath& way, double t) {
  Shape moved = shape;
  if (LabelCell* cell = std::get_if<LabelCell>(&moved)) cell->rect.moveCenter(way.pointAtPercent(t));
  if (Disc* disc = std::get_if<Disc>(&moved)) disc->centre = way.pointAtPercent(t);
  if (Box* box = std::get_if<Box>(&moved)) box->rect.moveCenter(way.pointAtPercent(t));
  return moved;
}

// --- Places for words

constexpr double clear = 0.75;     // px that words keep from lines
constexpr double clear_words = 4;  // and from words beside them

/// Grounds that words may lie over, and rules where there is no better place.
bool quiet(Ink ink) {
  return ink == nullptr || ink == &Theme::window || ink == &Theme::panel || ink == &Theme::canvas ||
         ink == &Theme::hair || ink == &Theme::lineage || ink == &Theme::noise_ground || ink == &Theme::minus_ground;
}

/// Whether a segment comes into a rectangle.
bool crosses(QPointF from, QPointF to, const QRectF& rect) {
  double first = 0;
  double last = 1;
  const auto keep = [&](double start, double by, double least, double most) {
    if (by == 0) return start >= least && start <= most;
    const double one = (least - start) / by;
    const double other = (most - start) / by;
    first = std::max(first, std::min(one, other));
    last = std::min(last, std::max(one, other));
    return first <= last;
  };
  return keep(from.x(), to.x() - from.x(), rect.left(), rect.right()) &&
         keep(from.y(), to.y() - from.y(), rect.top(), rect.bottom());
}

bool crosses(const QPolygonF& line, const QRectF& rect) {
  for (int i = 0; i + 1 < line.size(); ++i)
    if (crosses(line[i], line[i + 1], rect)) return true;
  return false;
}

QRectF box_of(const Text& words) {
  const double width = words.set().width();
  const QRectF box = words_box(words.baseline - QPointF(width * words.anchor, 0), width, words.style.size);
  if (words.turn == 0) return box;
  QTransform turned = QTransform::fromTranslate(words.baseline.x(), words.baseline.y()).rotate(words.turn);
  return turned.translate(-words.baseline.x(), -words.baseline.y()).mapRect(box);
}

/// Whether a shape comes into a box; a line that is `near` px beside it does. `drawn`: it is in ink that hinders.
bool comes_into(const Shape& shape, const QRectF& box, double near, bool drawn) {
  const QRectF wide = box.adjusted(-near, -near, near, near);
  const auto about = [](QPointF centre, double reach) {
    return QRectF(centre - QPointF(reach, reach), centre + QPointF(reach, reach));
  };
  return std::visit(
      [&](const auto& of) {
        using Kind = std::decay_t<decltype(of)>;
        if constexpr (std::is_same_v<Kind, Line>) return drawn && crosses(of.points, wide);
        if constexpr (std::is_same_v<Kind, Area>) return drawn && of.points.boundingRect().intersects(box);
        if constexpr (std::is_same_v<Kind, Box> || std::is_same_v<Kind, Hatch>) return drawn && of.rect.intersects(box);
        if constexpr (std::is_same_v<Kind, Boxes>)
          return drawn && std::any_of(of.rects.begin(), of.rects.end(), [&](auto& r) { return r.intersects(box); });
        if constexpr (std::is_same_v<Kind, Path>) return drawn && of.path.intersects(wide);
        if constexpr (std::is_same_v<Kind, Disc> || std::is_same_v<Kind, Coin>)
          return about(of.centre, of.radius).intersects(wide);
        if constexpr (std::is_same_v<Kind, Dots>)
          return std::any_of(of.centres.begin(), of.centres.end(),
                             [&](QPointF centre) { return about(centre, of.radius).intersects(wide); });
        if constexpr (std::is_same_v<Kind, Eye>) return about(of.centre, Eye::radius).intersects(box);
        if constexpr (std::is_same_v<Kind, Text>) return false;  // its box is measured once
        if constexpr (std::is_same_v<Kind, LabelCell> || std::is_same_v<Kind, Strip> || std::is_same_v<Kind, Node> ||
                      std::is_same_v<Kind, PillNode> || std::is_same_v<Kind, Inset>)
          return of.rect.intersects(box);
        if constexpr (std::is_same_v<Kind, LabelTable>) return of.rect().intersects(box);
        if constexpr (std::is_same_v<Kind, Badge>)
          return QRectF(of.corner, redraw_badge_size(of.count)).intersects(box);
        if constexpr (std::is_same_v<Kind, Ring>) return of.around.intersects(box);
        if constexpr (std::is_same_v<Kind, Arrow>)
          return crosses(of.tail, of.tail + QPointF(of.length, 0), wide.adjusted(0, -4, 0, 4));
      },
      shape);
}

/// What lies in the way of words: a mark, or the box of other words.
struct Hindrance {
  const Mark* mark = nullptr;
  QRectF words = {};

  /// `rules`: those in `hair` hinder too.
  [[nodiscard]] bool hinders(const QRectF& box, bool rules) const {
    if (mark == nullptr) return words.intersects(box);
    const QRectF seen((box.topLeft() - mark->origin) / mark->scale, box.size() / mark->scale);
    const double near = clear + mark->stroke.width / 2;
    const bool drawn = !quiet(mark->fill) || !quiet(mark->stroke.ink) || (rules && mark->stroke.ink == &Theme::hair);
    return comes_into(mark->shape, seen, near, drawn);
  }
};

Hindrance hindrance_of(const Mark& mark) {
  const auto* words = std::get_if<Text>(&mark.shape);
  if (words == nullptr) return {&mark};
  const QRectF box = box_of(*words).adjusted(-clear_words, 0, clear_words, 0);
  return {nullptr, {mark.origin + box.topLeft() * mark.scale, box.size() * mark.scale}};
}

/// The words at their place: the line that leads to them, they themselves, and the line below.
std::vector<Mark> placed_at(const Place& place, const Mark& label) {
  std::vector<Mark> marks;
  Mark own = label;
  own.candidates.reset();
  auto& words = std::get<Text>(own.shape);
  words.baseline = baseline_in(place.box, words.style.size);
  Mark other = own;
  if (!place.lead.isEmpty()) {
    other.shape = Line{place.lead};
    other.fill = nullptr;
    marks.push_back(other);
  }
  marks.push_back(own);
  if (const auto& second = label.candidates->second) {
    Text below = *second;
    below.baseline += words.baseline;
    other.shape = below;
    other.fill = label.candidates->second_ink;
    marks.push_back(other);
  }
  return marks;
}

}  // namespace

bool operator==(const Inset& one, const Inset& other) {
  return *one.scene == *other.scene && one.rect == other.rect && one.scale == other.scale;
}

MathText Text::set() const {
  return room > 0 ? MathText::fitted(markup, style, room) : MathText(markup, style, MathText::Mode::mixed);
}

double width_of(const QString& markup, const MathStyle& style) {
  return MathText(markup, style, MathText::Mode::mixed).width();
}

Mark& Scene::add(Shape shape, Ink fill, Stroke stroke) {
  Mark mark;
  mark.shape = std::move(shape);
  mark.fill = fill;
  mark.stroke = stroke;
  return marks.emplace_back(std::move(mark));
}

Mark& Scene::label(const QString& markup, const MathStyle& style, Ink ink, Candidates candidates) {
  Mark& mark = add(Text{markup, style, {}}, ink);
  mark.candidates = std::move(candidates);
  return mark;
}

Mark& Scene::where_free(QPointF baseline, const QString& markup, const MathStyle& style, Ink ink, double anchor,
                        const QRectF& within) {
  const double width = width_of(markup, style);
  return label(markup, style, ink, {{{words_box(baseline - QPointF(anchor * width, 0), width, style.size)}}, within});
}

Mark& Scene::touch(Touch there, Kin what) { return add(Boxes(), nullptr).touched(std::move(there), std::move(what)); }

void Scene::cross(QPointF centre, double size, Ink ink) {
  const double half = size / 2;
  QPainterPath path(centre - QPointF(half, half));
  path.lineTo(centre + QPointF(half, half));
  path.moveTo(centre + QPointF(half, -half));
  path.lineTo(centre + QPointF(-half, half));
  add(Path{path}, nullptr, {ink, std::max(1.5, size * 0.28), 0, 0, 0, true});
}

Mark& Scene::predictor(double x, double middle, const ConceptClass& concept_class, const LabelVector& labels,
                       bool quiet, double name_room, double strip_room) {
  const Name name = concept_class.name_of(labels);
  const bool inside = !name.empty();
  const MathStyle& style = inside ? styles::symbol : styles::small;
  const QString title = inside ? name_markup(name, style, name_room) : QCoreApplication::translate("Stage", "new");
  const QSizeF size = micro_strip_size(labels.size(), strip_room);
  const QPointF start(x + name_offset(labels.size(), strip_room), middle + (inside ? 5.5 : 4.5));
  const double name_width = width_of(title, style);
  Mark& strip = add(Strip{{{x, middle - size.height() / 2}, size}, labels}, nullptr);
  strip.faded = quiet ? 0.75 : 1;
  strip.touched({{x - 3, middle - 10, std::max(strip_room + 36, start.x() - x + name_width + 6), 20}},
                Kin::of_predictor(labels));
  return words(start, title, style, !inside ? &Theme::ink3 : quiet ? &Theme::ink2 : &Theme::ink);
}

void Scene::privacy_boundary(double x, double top, double bottom, double public_room) {
  const MathStyle style{11.5, QFont::DemiBold};
  line({x, top}, {x, bottom}, {&Theme::noise, 2.5, 1, 7, 5});
  add(Eye{{x, 12}}, nullptr);
  words({x - 20, 16}, QCoreApplication::translate("Stage", "before the privacy boundary"), style, &Theme::noise_text, 1,
        x - 48);
  const double free = public_room - 28;
  const QString whole = QCoreApplication::translate("Stage", "what anyone may see");
  const QString brief = QCoreApplication::translate("Stage", "anyone may see");
  words({x + 20, 16}, width_of(whole, style) <= free ? whole : brief, style, &Theme::ink, 0, free);
}

void Scene::take(Scene part, QPointF origin, double scale) {
  place_words(part);
  for (Mark& mark : part.marks) {
    mark.origin = origin + mark.origin * scale;
    mark.scale *= scale;
    marks.push_back(std::move(mark));
  }
}

double Scene::paragraph(QPointF baseline, const QString& markup, const MathStyle& style, Ink ink, double width,
                        double line) {
  for (const QString& part : wrapped_markup(markup, style, width)) {
    words(baseline, part, style, ink);
    baseline.ry() += line;
  }
  return baseline.y();
}

Scene between(const Scene& before, const Scene& after, double t) {
  if (t >= 1) return after;
  QHash<QString, const Shape*> old;
  for (const Mark& mark : before.marks)
    if (!mark.key.isEmpty()) old.insert(mark.key, &mark.shape);
  Scene scene = after;
  for (Mark& mark : scene.marks) {
    if (mark.key.isEmpty()) continue;
    if (const Shape* start = old.value(mark.key)) {
      mark.shape = between(*start, mark.shape, t);
    } else if (!mark.along.isEmpty()) {
      mark.shape = on_the_way(mark.shape, mark.along, t);
    } else if (mark.from) {
      mark.shape = between(*mark.from, mark.shape, t);
    } else {
      mark.opacity *= t;
    }
  }
  return scene;
}

void place_words(Scene& scene) {
  if (std::none_of(scene.marks.begin(), scene.marks.end(), [](const Mark& mark) { return mark.candidates; })) return;
  std::vector<Hindrance> hindrances;
  for (const Mark& mark : scene.marks)
    if (!mark.candidates) hindrances.push_back(hindrance_of(mark));
  std::vector<Mark> placed;
  placed.reserve(scene.marks.size());
  for (const Mark& mark : scene.marks) {
    if (!mark.candidates) {
      placed.push_back(mark);
      continue;
    }
    const Candidates& candidates = *mark.candidates;
    const auto first_free = [&](bool rules) {
      return std::find_if(candidates.places.begin(), candidates.places.end(), [&](const Place& place) {
        return candidates.within.contains(place.box) &&
               std::none_of(hindrances.begin(), hindrances.end(),
                            [&](const Hindrance& other) { return other.hinders(place.box, rules); });
      });
    };
    auto found = first_free(true);
    if (found == candidates.places.end()) found = first_free(false);
    if (found == candidates.places.end() && candidates.must) found = candidates.places.begin();
    if (found == candidates.places.end()) continue;
    for (Mark& part : placed_at(*found, mark)) {
      if (std::holds_alternative<Text>(part.shape)) hindrances.push_back(hindrance_of(part));
      placed.push_back(std::move(part));
    }
  }
  scene.marks = std::move(placed);
}

}  // namespace littlestone::ui
