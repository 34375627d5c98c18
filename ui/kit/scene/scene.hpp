// SPDX-License-Identifier: GPL-3.0-or-later
// What a picture shows, as a value: marks in painting order. A scene knows no painter, no widget and no thread; it is a
// pure function of what it shows and of its room, can be compared, and has another one between it and the one before.
#pragma once

#include <QList>
#include <QPainterPath>
#include <QPointF>
#include <QPolygonF>
#include <QRectF>
#include <QString>
#include <memory>
#include <optional>
#include <variant>
#include <vector>

#include "core/concept/concept_class.hpp"
#include "ui/kit/kin.hpp"
#include "ui/kit/label_cells.hpp"
#include "ui/kit/marks.hpp"
#include "ui/kit/math_text.hpp"
#include "ui/kit/scene/grab.hpp"
#include "ui/kit/spots.hpp"
#include "ui/kit/theme.hpp"

namespace littlestone::ui {

/// What a mark is drawn in: a token of the theme, never a colour. Null: nothing.
using Ink = QColor Theme::*;

/// How a line is drawn; all in px.
struct Stroke {
  Ink ink = nullptr;
  double width = 1;    ///< 0: drawn only where a theme makes lines heavier
  double heavier = 1;  ///< the share that it takes of what a theme adds to widths
  double dash = 0;     ///< 0: a solid line
  double gap = 0;
  bool round = false;  ///< its ends and corners
  double dot = 0;      ///< a second dash after the gap, and the gap again; 0: none
  friend bool operator==(const Stroke&, const Stroke&) = default;
};

/// A thin line that no theme makes heavier.
[[nodiscard]] inline Stroke thin(Ink ink, double width = 1) { return {ink, width, 0}; }

/// The styles of words in a page's picture.
namespace styles {
inline constexpr MathStyle small{11};
inline constexpr MathStyle small_bold{11, QFont::DemiBold};
inline constexpr MathStyle plain{12};
inline constexpr MathStyle bold{12, QFont::DemiBold};
inline constexpr MathStyle symbol{14};
inline constexpr MathStyle heading{14, QFont::DemiBold};
}  // namespace styles

// --- Shapes, in px of the scene

/// From point to point.
struct Line {
  QPolygonF points;
  friend bool operator==(const Line&, const Line&) = default;
};
/// The inside of a polygon.
struct Area {
  QPolygonF points;
  friend bool operator==(const Area&, const Area&) = default;
};
struct Box {
  QRectF rect;
  double radius = 0;
  friend bool operator==(const Box&, const Box&) = default;
};
struct Disc {
  QPointF centre;
  double radius = 4;
  friend bool operator==(const Disc&, const Disc&) = default;
};
/// Discs of one size, any number of them.
struct Dots {
  QPolygonF centres;
  double radius = 2;
  friend bool operator==(const Dots&, const Dots&) = default;
};
/// What no other shape draws.
struct Path {
  QPainterPath path;
  friend bool operator==(const Path&, const Path&) = default;
};
/// A line of mixed markup (see MathText) in the mark's fill.
struct Text {
  QString markup;
  MathStyle style;
  QPointF baseline;
  double anchor = 0;   ///< which share of its width lies before `baseline`
  double room = 0;     ///< set smaller where it is wider, see MathText::fitted; 0: as wide as it is
  bool cased = false;  ///< on a ground of the canvas
  double turn = 0;     ///< degrees around `baseline`, clockwise
  [[nodiscard]] MathText set() const;
  friend bool operator==(const Text&, const Text&) = default;
};
/// One label, see draw_label_cell.
struct LabelCell {
  QRectF rect;
  Label label = Label::plus;
  bool glyph = true;
  double scale = 1;  ///< of its stripes and corners
  double seen = 1;   ///< of its width, while it turns, 0 to 1
  friend bool operator==(const LabelCell&, const LabelCell&) = default;
};
/// Boxes of one ink: any number of them at a cost that does not grow faster (see fill_rects).
struct Boxes {
  QList<QRectF> rects;
  friend bool operator==(const Boxes&, const Boxes&) = default;
};
/// A predictor as a step function, see draw_micro_strip.
struct Strip {
  QRectF rect;
  LabelVector labels;
  double shown = 1;    ///< how much of it has come, from the left
  double stretch = 1;  ///< wider by this than a strip of its height
  friend bool operator==(const Strip&, const Strip&) = default;
};
/// A node that asks a point, see draw_circle_node.
struct Node {
  QRectF rect;
  QString point;
  NodeTone tone = NodeTone::quiet;
  friend bool operator==(const Node&, const Node&) = default;
};
/// A coin that fell, or in the air a coin seen from the side, see draw_coin.
struct Coin {
  QPointF centre;
  double radius = 20;
  Label label = Label::plus;
  bool disagrees = false;  ///< with the target
  double height = 1;       ///< of its face as it is seen, 0 to 1
  double scale = 1;        ///< of its stripes and rim
  friend bool operator==(const Coin&, const Coin&) = default;
};
/// An example on a node, see draw_pill; none: the node is not decided yet.
struct PillNode {
  QRectF rect;
  std::optional<Pill> pill;
  double height = 1;  ///< of it as it is seen while its coin turns, 0 to 1
  friend bool operator==(const PillNode&, const PillNode&) = default;
};
/// How many pairs were drawn again, see draw_redraw_badge.
struct Badge {
  QPointF corner;
  std::size_t count = 0;
  friend bool operator==(const Badge&, const Badge&) = default;
};
/// Stripes at 45° in a box, see hatch_path.
struct Hatch {
  QRectF rect;
  double pitch = 6;
  double width = 1;
  friend bool operator==(const Hatch&, const Hatch&) = default;
};
/// The ring of what is meant or pointed at (draw_kin_ring), or of where the play is (draw_current_ring).
struct Ring {
  QRectF around;
  double radius = 3;
  bool current = false;
  friend bool operator==(const Ring&, const Ring&) = default;
};
/// The sign of the privacy boundary, see draw_eye.
struct Eye {
  static constexpr double radius = 11;
  QPointF centre;
  friend bool operator==(const Eye&, const Eye&) = default;
};
/// To the right, see draw_arrow; in the mark's fill.
struct Arrow {
  QPointF tail;
  double length = 0;
  friend bool operator==(const Arrow&, const Arrow&) = default;
};

struct Scene;
/// Another scene, not null, in a rectangle of this one: its px are `scale` times as large. No words in it look for a
/// place, and the pointer finds nothing in it.
struct Inset {
  std::shared_ptr<const Scene> scene;
  QRectF rect;
  double scale = 1;
  friend bool operator==(const Inset& one, const Inset& other);
};

using Shape = std::variant<Line, Area, Box, Boxes, Disc, Dots, Path, Text, LabelCell, LabelTable, Coin, Hatch, Strip,
                           Node, PillNode, Badge, Ring, Eye, Arrow, Inset>;

/// A place for words, and the line that leads from there to what they name; none: nothing leads.
struct Place {
  QRectF box;
  QPolygonF lead = {};
  friend bool operator==(const Place&, const Place&) = default;
};

/// Words that look for a place: the first in `within` that lies over no other mark (see place_words).
struct Candidates {
  std::vector<Place> places;
  QRectF within;
  bool must = false;                ///< where none is free they stand at the first; otherwise they are left out
  std::optional<Text> second = {};  ///< a line below, its baseline as seen from that of the first
  Ink second_ink = nullptr;
  friend bool operator==(const Candidates&, const Candidates&) = default;
};

/// Places side by side, each a `pitch` after the one before: that of column x in row h has the number `place` + h ·
/// `row_places` + x, and is kin of point x.
struct TouchGrid {
  std::size_t columns = 1;
  std::size_t rows = 1;
  QSizeF pitch;
  std::int32_t row_places = 0;
  friend bool operator==(const TouchGrid&, const TouchGrid&) = default;
};

/// What the pointer finds at a mark.
struct Touch {
  QRectF rect;
  double radius = 4;
  Spot::Act act = Spot::Act::none;
  std::int32_t place = -1;
  std::optional<Grab> grab = {};       ///< a drag sets the value where it ends, a click that of the middle of `rect`
  std::optional<TouchGrid> grid = {};  ///< `rect` is the first of these
  friend bool operator==(const Touch&, const Touch&) = default;
};

struct Mark {
  Shape shape;
  Ink fill = nullptr;              ///< of what has an inside, of words and arrows
  Stroke stroke = {};              ///< of outlines and lines; of the lead of words
  QString key = {};                ///< the same in two scenes for what is the same; empty: it does not move
  std::optional<Shape> from = {};  ///< what it grows from where the scene before has no such key; else it fades in
  QPainterPath along = {};         ///< the way that it comes; empty: straight
  std::optional<Candidates> candidates = {};
  Kin kin = {};
  std::optional<Touch> touch = {};
  QPointF origin = {};  ///< the shape and what the pointer finds are seen from here,
  double scale = 1;     ///< so many times as large
  double opacity = 1;   ///< 0: it is not drawn, but words keep away from it
  double faded = 1;     ///< times this, but in high contrast, where nothing fades

  Mark& named(QString name) { return key = std::move(name), *this; }
  /// Comes from there, when it comes.
  Mark& grows(QString name, Shape start) { return key = std::move(name), from = std::move(start), *this; }
  /// Of words: how wide they are, px.
  [[nodiscard]] double width() const { return std::get<Text>(shape).set().width(); }
  /// Comes out of a point: of a line.
  Mark& grows(QString name, QPointF point) { return grows(std::move(name), Line{{point, point}}); }
  /// Of words: on a ground of the canvas.
  Mark& cased() { return std::get<Text>(shape).cased = true, *this; }
  /// A line of words below words that look for their place, `line` px from baseline to baseline.
  Mark& with_second(const QString& markup, const MathStyle& style, Ink ink, double line) {
    candidates->second = Text{markup, style, {0, line}};
    candidates->second_ink = ink;
    return *this;
  }
  Mark& touched(Touch there, Kin what = {}) { return touch = std::move(there), kin = std::move(what), *this; }

  friend bool operator==(const Mark&, const Mark&) = default;
};

struct Scene {
  std::vector<Mark> marks;
  QString says;  ///< one sentence or two: what it shows, for screen readers and metadata

  Mark& add(Shape shape, Ink fill, Stroke stroke = {});
  Mark& line(QPointF from, QPointF to, Stroke stroke) { return add(Line{QPolygonF({from, to})}, nullptr, stroke); }
  Mark& line(QPolygonF points, Stroke stroke) { return add(Line{std::move(points)}, nullptr, stroke); }
  Mark& box(const QRectF& rect, Ink fill, Stroke stroke = {}, double radius = 0) {
    return add(Box{rect, radius}, fill, stroke);
  }
  Mark& disc(QPointF centre, double radius, Ink fill, Stroke stroke = {}) {
    return add(Disc{centre, radius}, fill, stroke);
  }
  Mark& words(QPointF baseline, const QString& markup, const MathStyle& style, Ink ink, double anchor = 0,
              double room = 0) {
    return add(Text{markup, style, baseline, anchor, room}, ink);
  }
  /// Words that look for their place.
  Mark& label(const QString& markup, const MathStyle& style, Ink ink, Candidates candidates);
  /// Words that are left out where something lies at their place, or where that is not in `within`.
  Mark& where_free(QPointF baseline, const QString& markup, const MathStyle& style, Ink ink, double anchor,
                   const QRectF& within);
  /// For the pointer alone: nothing is drawn there.
  Mark& touch(Touch there, Kin what = {});
  /// The empty sample, where a tree's edge ends.
  void leaf(QPointF centre) { disc(centre, 3.5, &Theme::canvas, {&Theme::ink2, 1.5, 0.5}); }
  /// The cross of a mistake, `size` px.
  void cross(QPointF centre, double size, Ink ink);
  /// A predictor: micro strip in `strip_room` px from x, centred on `middle`, its name after it, cut to `name_room` px;
  /// "new" for one outside the class. The pointer finds it. Returns the name.
  Mark& predictor(double x, double middle, const ConceptClass& concept_class, const LabelVector& labels, bool quiet,
                  double name_room, double strip_room = 64);
  /// The privacy boundary at x with its eye and what is on either side of it; those words have room from 48 px on, and
  /// to 28 px before `public_room` px after x.
  void privacy_boundary(double x, double top, double bottom, double public_room);
  /// The marks of another scene as seen from a point, so many times as large. Its labels look for their place among its
  /// own marks alone.
  void take(Scene part, QPointF origin = {}, double scale = 1);
  /// Wrapped words, `line` px from baseline to baseline; returns the baseline after the last.
  double paragraph(QPointF baseline, const QString& markup, const MathStyle& style, Ink ink, double width, double line);

  friend bool operator==(const Scene&, const Scene&) = default;
};

/// How wide mixed markup is, px.
[[nodiscard]] double width_of(const QString& markup, const MathStyle& style);

/// The scene at `t` in [0, 1] between two: at 1 it is `after`. A mark with a key moves from where `before` has it, grows
/// from `from`, or fades in; marks without a key stand as in `after`, and what `after` does not have is gone at once.
[[nodiscard]] Scene between(const Scene& before, const Scene& after, double t);

/// Gives each label its place, the first mark's first: where it lies over no line, no disc, no cell, no dark box and no
/// words, and over no rule in `hair` if there is such a place; grounds are no hindrance. A label without a place is
/// taken out. Afterwards no mark has candidates. O(labels · places · marks).
void place_words(Scene& scene);

/// Draws it in the painter's px.
void paint(const Scene& scene, QPainter& painter, const Theme& theme);
/// What the pointer finds in it, in the order of the marks. `painter` has the transformation that it was painted with;
/// `to_scene` leads from the px of a Drag to those of the scene.
void add_spots(const Scene& scene, const QPainter& painter, const QTransform& to_scene, Spots& spots);

}  // namespace littlestone::ui
