// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/pages/deep_tree/deep_tree_scene.hpp"

#include <QCoreApplication>
#include <algorithm>
#include <cmath>
#include <utility>
#include <vector>

#include "ui/pages/deep_tree/deep_tree_words.hpp"
#include "ui/shell/card_picture.hpp"
#include "ui/words/names.hpp"
#include "ui/words/numbers.hpp"

namespace littlestone::ui {
namespace {

using Show = DeepMoment::Show;

constexpr double deep_margin = 20;
constexpr double unseen = 0.28;  // of what the step is not about

std::size_t index_of(std::int32_t node) { return static_cast<std::size_t>(node); }

QString sign_text(Label label) { return label == Label::plus ? QStringLiteral("+") : QStringLiteral("−"); }

/// Where the nodes of a tree stand, and how large they are.
struct TreeRoom {
  const MistakeTree& tree;
  double left = 0;
  double width = 0;
  double top = 0;  ///< the middle of the root
  double wide_gap = 38;
  int drawn = 0;       ///< levels of inner nodes that are drawn; below them, leaves
  double widest = 52;  ///< of the pills with the names of all points

  [[nodiscard]] double y(int level) const {
    constexpr int wide = 3;
    return top + wide_gap * std::min(level, wide) + 0.87 * wide_gap * std::max(0, level - wide);
  }
  [[nodiscard]] double bottom() const { return y(drawn) + 8; }
  [[nodiscard]] double slot(int level) const { return width / std::ldexp(1.0, level); }
  [[nodiscard]] QPointF centre(std::int32_t node) const {
    // Its place among those of its level: the way down from the root, − left and + right.
    double position = std::ldexp(0.5, -tree.nodes[index_of(node)].depth);
    for (std::int32_t at = node; tree.nodes[index_of(at)].parent != MistakeTree::none;) {
      const MistakeTree::Node& parent = tree.nodes[index_of(tree.nodes[index_of(at)].parent)];
      if (parent.plus == at) position += std::ldexp(0.5, -parent.depth);
      at = tree.nodes[index_of(at)].parent;
    }
    return {left + width * position, y(tree.nodes[index_of(node)].depth)};
  }
  [[nodiscard]] QSizeF size(int level) const {
    const double room = slot(level);
    if (room >= 58) return {std::clamp(widest, 52.0, room - 6), 24};
    if (room >= 21) return {18, 18};
    return {std::clamp(room - 2.5, 1.5, 9.0), level < drawn ? 14.0 : 12.0};
  }
  [[nodiscard]] bool shown(std::int32_t node) const { return tree.nodes[index_of(node)].depth <= drawn; }
};

struct DeepTreeScene {
  Q_DECLARE_TR_FUNCTIONS(DeepTreeScene)

 public:
  const DeepTreeRun& run;
  DeepMoment moment;
  QSizeF room;
  Scene scene = {};
  const MistakeTree& tree = run.tree;
  const std::vector<TreeHalving>& halvings = run.walk.halvings;
  double right = room.width() - deep_margin;
  TreeRoom nodes = tree_room();

  [[nodiscard]] TreeRoom tree_room() const {
    const int drawn = std::min(tree.depth, most_drawn_levels);
    // In order the tree is a reminder: its place goes to what was found. Before there is a row it has all of the room.
    const double levels = std::min(3, drawn) + 0.87 * std::max(0, drawn - 3);
    const double room_below = with_rows() ? std::max(330.0, 212 + 18.0 * static_cast<double>(halvings.size() + 2)) : 90;
    const double gap =
        moment.ordered() ? 22 : std::clamp((room.height() - room_below) / std::max(1.0, levels), 24.0, 74.0);
    double widest = 0;
    for (const MistakeTree::Node& node : tree.nodes)
      if (!node.leaf() && node.depth < drawn)
        widest = std::max(widest, pill_size(lone_name(run.concept_class().point_name(node.point))).width());
    return {tree, deep_margin, room.width() - 2 * deep_margin, 18, gap, drawn, widest};
  }

  /// Whether some row has its place.
  [[nodiscard]] bool with_rows() const { return moment.placed() > 0; }
  [[nodiscard]] bool coloured() const { return moment.show >= Show::coloured; }
  /// Of the halving that the step is about; none before there is one.
  [[nodiscard]] const TreeHalving* halving() const {
    if (!coloured() || moment.show == Show::coloured || moment.halving >= halvings.size()) return nullptr;
    return &halvings[moment.halving];
  }
  [[nodiscard]] const Subtree* found() const {
    if (moment.show != Show::half && moment.show != Show::placed && moment.show != Show::single) return nullptr;
    return moment.halving == 0 ? &run.found : &halvings[moment.halving].found;
  }
  [[nodiscard]] Label label_of_node(std::int32_t node) const {
    return run.colours[index_of(node)] == Colour::red ? Label::plus : Label::minus;
  }
  /// By the row that colours what is left.
  [[nodiscard]] std::vector<Label> colours_now() const {
    std::vector<Label> now(tree.nodes.size());
    for (std::size_t i = 0; i < now.size(); ++i) now[i] = label_of_node(static_cast<std::int32_t>(i));
    const TreeHalving* here = halving();
    if (here == nullptr || moment.halving == 0 || moment.show == Show::again) return now;
    for (std::size_t i = 0; i < tree.nodes.size(); ++i)
      if (!tree.nodes[i].leaf()) now[i] = run.concept_class().row(here->row)[tree.nodes[i].point];
    return now;
  }

  /// The nodes that the step is about; none: all of them.
  [[nodiscard]] std::vector<bool> seen() const {
    std::vector<bool> seen(tree.nodes.size(), true);
    const Subtree* only = nullptr;
    const Subtree* also = found();
    if (moment.show == Show::again) only = &halvings[moment.halving].here;
    if (moment.show == Show::leaf) only = &run.walk.rest;
    if (only == nullptr && also == nullptr && !moment.ordered()) return seen;
    std::fill(seen.begin(), seen.end(), false);
    for (const Subtree* part : {only, also}) {
      if (part == nullptr) continue;
      for (std::size_t i = 0; i < part->nodes.size(); ++i) {
        const bool own = !part->tree.nodes[i].leaf() || part->tree.depth == 0;
        if (own) seen[index_of(part->nodes[i])] = true;
      }
    }
    return seen;
  }

  /// The way down from one node to another below it.
  [[nodiscard]] QPolygonF way(std::int32_t from, std::int32_t to) const {
    QPolygonF points;
    for (std::int32_t at = to; at != MistakeTree::none; at = tree.nodes[index_of(at)].parent) {
      if (nodes.shown(at)) points.prepend(nodes.centre(at));
      if (at == from) break;
    }
    return points;
  }

  /// All edges of a subtree as ways through the whole tree; its leaves have none.
  void ways(const Subtree& part, Stroke stroke, const QString& key) {
    for (std::size_t i = 0; i < part.nodes.size(); ++i) {
      const MistakeTree::Node& node = part.tree.nodes[i];
      if (node.parent == MistakeTree::none || (node.leaf() && part.tree.depth > 0)) continue;
      const QPolygonF points = way(part.nodes[index_of(node.parent)], part.nodes[i]);
      if (points.size() < 2) continue;
      Stroke here = stroke;
      if (nodes.slot(tree.nodes[index_of(part.nodes[i])].depth) < 8) here.width = std::min(here.width, 1.0);
      scene.line(points, here).named(key + QString::number(part.nodes[i]));
    }
  }

  void edges() {
    QPainterPath path;
    for (std::size_t i = 1; i < tree.nodes.size(); ++i) {
      const auto node = static_cast<std::int32_t>(i);
      if (!nodes.shown(node)) continue;
      path.moveTo(nodes.centre(tree.nodes[i].parent));
      path.lineTo(nodes.centre(node));
    }
    scene.add(Path{path}, nullptr, thin(&Theme::hair));
  }

  /// What is left when the side is taken: from the root of the found tree on.
  void side_band() {
    const TreeHalving* here = halving();
    if (here == nullptr || (moment.show != Show::placed && moment.show != Show::single)) return;
    const std::size_t next = moment.halving + 1;
    const Subtree& left = next < halvings.size() ? halvings[next].here : run.walk.rest;
    const QPolygonF down = way(here->found.nodes[0], left.nodes[0]);
    const Stroke band{&Theme::lineage, 13, 0, 0, 0, true};
    if (down.size() > 1) scene.line(down, band);
    ways(left, band, QStringLiteral("band"));
  }

  void row_path() {
    if (moment.show != Show::follow) return;
    std::int32_t at = 0;
    QPolygonF points;
    while (nodes.shown(at)) {
      points << nodes.centre(at);
      const MistakeTree::Node& node = tree.nodes[index_of(at)];
      if (node.leaf()) break;
      at = run.concept_class().row(run.row)[node.point] == Label::plus ? node.plus : node.minus;
    }
    scene.line(points, {&Theme::ink, 2.5, 0.5, 0, 0, true});
  }

  void draw_node(std::int32_t node, Label label, bool faded) {
    const MistakeTree::Node& here = tree.nodes[index_of(node)];
    const int level = here.depth;
    const QPointF centre = nodes.centre(node);
    const QSizeF size = nodes.size(level);
    const QRectF rect(centre.x() - size.width() / 2, centre.y() - size.height() / 2, size.width(), size.height());
    const QString point = lone_name(run.concept_class().point_name(here.point));
    const bool on_path = coloured();
    Mark* mark = nullptr;
    if (moment.ordered()) {
      const QRectF dot(centre - QPointF(2.5, 3.5), QSizeF(5, 7));
      mark = &scene.box(dot, label == Label::plus ? &Theme::plus : &Theme::minus_small);
    } else if (!on_path) {
      if (size.width() >= 18) {
        const double side = std::min(22.0, nodes.slot(level) - 3);
        mark = &scene.add(Node{QRectF(centre.x() - side / 2, centre.y() - side / 2, side, side), point}, nullptr);
      } else {
        mark = &scene.disc(centre, 2.5, &Theme::canvas, {&Theme::ink3, 1, 0.5});
      }
    } else if (size.width() > 40) {
      mark = &scene.add(PillNode{rect, Pill{point, label}}, nullptr);
    } else if (size.width() >= 18) {
      mark = &scene.add(LabelCell{rect, label}, nullptr);
    } else {
      mark = &scene.box(label == Label::plus ? rect : QRectF(rect.left(), rect.bottom() - 5, rect.width(), 5),
                        label == Label::plus ? &Theme::plus : &Theme::minus_small);
    }
    if (faded || moment.ordered()) mark->faded = moment.ordered() ? 0.4 : unseen;
    mark->named(QStringLiteral("node%1").arg(node));
    const bool turned =
        on_path && run.scenario.colours == TreeColours::hand &&
        std::binary_search(run.scenario.turned.begin(), run.scenario.turned.end(), static_cast<std::uint64_t>(node));
    if (turned) scene.add(Ring{rect.adjusted(-1, -1, 1, 1), 4}, nullptr);
    scene.touch({rect.adjusted(-1, -3, 1, 3), 4, Spot::Act::choose, node}, Kin::of_node(node));
  }

  void leaves() {
    if (tree.depth > most_drawn_levels || moment.ordered()) return;
    for (std::size_t i = 0; i < tree.nodes.size(); ++i) {
      if (!tree.nodes[i].leaf()) continue;
      const QPointF centre = nodes.centre(static_cast<std::int32_t>(i));
      const double radius = std::clamp(nodes.slot(tree.depth) / 2 - 0.6, 0.8, 2.5);
      scene.disc(centre, radius, &Theme::canvas, {&Theme::ink3, 1, 0.5});
      const double half = std::max(2.0, nodes.slot(tree.depth) / 2);
      scene.touch(
          {{centre.x() - half, centre.y() - 6, 2 * half, 12}, 2, Spot::Act::choose, static_cast<std::int32_t>(i)},
          Kin::of_node(static_cast<std::int32_t>(i)));
    }
  }

  /// Frames of the found tree, and the column's name at its root.
  void frames(const Subtree& part) {
    for (std::size_t i = 0; i < part.nodes.size(); ++i) {
      if (part.tree.nodes[i].leaf() || !nodes.shown(part.nodes[i])) continue;
      const int level = tree.nodes[index_of(part.nodes[i])].depth;
      const QSizeF size = nodes.size(level);
      const QPointF centre = nodes.centre(part.nodes[i]);
      const QRectF rect(centre.x() - size.width() / 2, centre.y() - size.height() / 2, size.width(), size.height());
      const double radius = size.width() > 40 ? size.height() / 2 + 2 : 3;
      const double width = size.width() < 8 ? 1 : 2;
      scene.box(rect.adjusted(-width, -width, width, width), nullptr, {&Theme::ink, width, 0.5}, radius);
    }
    if (moment.show != Show::placed && moment.show != Show::single) return;
    const QPointF root = nodes.centre(part.nodes[0]);
    const QSizeF size = nodes.size(tree.nodes[index_of(part.nodes[0])].depth);
    const bool before = root.x() + size.width() / 2 + 44 > room.width();  // the name stands at its other side
    scene
        .words(root + QPointF((before ? -1 : 1) * (size.width() / 2 + 8), 5), column_name(column_of(moment.halving)),
               styles::symbol, &Theme::ink, before ? 1 : 0)
        .cased();
  }

  [[nodiscard]] std::size_t column_of(std::size_t i) const {
    return halvings[i].label == Label::plus ? halvings[i].place : halvings[i].place - 1;
  }
  /// Counted from the first one; from the last one, n, as long as their number is open.
  [[nodiscard]] QString chain_name(QChar letter, std::size_t i, std::size_t last) const {
    const bool open = moment.show < Show::leaf && i > 0 && !from_front(letter == u'x' ? i : i - 1);
    if (!open) return QStringLiteral("$%1_{%2}$").arg(letter).arg(i);
    return i == last ? QStringLiteral("$%1_{n}$").arg(letter) : QStringLiteral("$%1_{n-%2}$").arg(letter).arg(last - i);
  }
  [[nodiscard]] QString column_name(std::size_t j) const { return chain_name(u'x', j, halvings.size()); }
  [[nodiscard]] QString row_name(std::size_t i) const { return chain_name(u'h', i, halvings.size()); }
  /// Whether the column with this place was found from above, by a row that says +.
  [[nodiscard]] bool from_front(std::size_t j) const {
    return std::any_of(halvings.begin(), halvings.end(),
                       [&](const TreeHalving& one) { return one.label == Label::plus && one.place == j; });
  }

  /// Where the columns were found, on the small tree.
  void marked_columns() {
    if (!moment.ordered()) return;
    for (std::size_t i = 0; i + 1 < halvings.size(); ++i) {
      const QPolygonF down = way(halvings[i].found.nodes[0], halvings[i + 1].found.nodes[0]);
      if (down.size() > 1) scene.line(down, {&Theme::ink, 2.5, 0.5, 0, 0, true});
    }
    for (std::size_t i = 0; i < halvings.size(); ++i) {
      if (!nodes.shown(halvings[i].found.nodes[0])) continue;
      const QPointF at = nodes.centre(halvings[i].found.nodes[0]);
      scene.disc(at, 11, &Theme::canvas, {&Theme::ink, 2, 0.5});
      scene.words(at + QPointF(0, 4), column_name(column_of(i)), styles::small, &Theme::ink, 0.5);
    }
  }

  void whole_tree() {
    edges();
    side_band();
    row_path();
    const std::vector<bool> about = seen();
    const std::vector<Label> now = colours_now();
    if (moment.show == Show::again)
      ways(halvings[moment.halving].here, {&Theme::ink, 1.5, 0.5, 0, 0, true}, QStringLiteral("left"));
    if (const Subtree* part = found()) ways(*part, {&Theme::ink, 2.5, 0.5, 0, 0, true}, QStringLiteral("way"));
    leaves();
    for (std::size_t i = 0; i < tree.nodes.size(); ++i) {
      const auto node = static_cast<std::int32_t>(i);
      if (!tree.nodes[i].leaf() && tree.nodes[i].depth < nodes.drawn) draw_node(node, now[i], !about[i]);
    }
    if (const Subtree* part = found()) frames(*part);
    marked_columns();
  }

  /// One cell a level: first those in +, then those in −. Returns its bottom.
  double bar(double y) {
    const auto [plus, minus] = depths();
    const double cell = 28;
    double x = deep_margin;
    const double told = scene.words({x, y + 13}, tr("levels in one colour"), styles::plain, &Theme::ink2).width();
    x += told + 16;
    for (int i = 0; i < plus + minus; ++i)
      scene.add(LabelCell{{x + cell * i, y, cell - 2, 18}, i < plus ? Label::plus : Label::minus}, nullptr)
          .named(QStringLiteral("bar%1").arg(i));
    const double cut = x + cell * plus - 1;
    scene.line({cut, y - 4}, {cut, y + 22}, {&Theme::ink, 2.5, 0.5});
    scene.words({x + cell * (plus + minus) + 12, y + 13}, tr("%1, however you colour").arg(deep_sum_words(plus, minus)),
                styles::bold, &Theme::ink);
    return y + 22;
  }
  [[nodiscard]] std::pair<int, int> depths() const {
    if (moment.halving == 0 || moment.halving >= halvings.size()) return {run.plus[0], run.minus[0]};
    return {halvings[moment.halving].plus, halvings[moment.halving].minus};
  }

  /// The node that asks a column: the root of the tree that gave it.
  [[nodiscard]] std::int32_t node_of(std::size_t column) const {
    const auto found = std::find_if(halvings.begin(), halvings.end(), [&](const TreeHalving& one) {
      return column == (one.label == Label::plus ? one.place : one.place - 1);
    });
    return found->found.nodes[0];
  }

  // --- Rows and columns

  /// A row of the table as it is shown: a place in the chain, or the gap where others are to come.
  struct Line {
    std::optional<std::size_t> place;
  };
  /// Those that are known, in order, and the gap between those from above and those from below.
  [[nodiscard]] std::vector<Line> lines() const {
    std::vector<std::size_t> known;
    const std::size_t placed = moment.placed();
    for (std::size_t i = 0; i < placed; ++i) known.push_back(halvings[i].place);
    const bool all = moment.show >= Show::leaf;
    if (all) known.push_back(run.walk.place);
    std::sort(known.begin(), known.end());
    std::vector<Line> lines;
    std::size_t expected = 0;
    bool gap = all;
    for (const std::size_t place : known) {
      if (place != expected && !gap) {
        lines.push_back({});
        gap = true;
      }
      lines.push_back({place});
      expected = place + 1;
    }
    if (!gap) lines.push_back({});
    return lines;
  }
  [[nodiscard]] std::vector<std::optional<std::size_t>> columns() const {
    std::vector<std::size_t> known;
    for (std::size_t i = 0; i < moment.placed(); ++i) known.push_back(column_of(i));
    std::sort(known.begin(), known.end());
    std::vector<std::optional<std::size_t>> columns;
    std::size_t expected = 0;
    bool gap = moment.placed() == halvings.size();
    for (const std::size_t place : known) {
      if (place != expected && !gap) {
        columns.emplace_back();
        gap = true;
      }
      columns.emplace_back(place);
      expected = place + 1;
    }
    if (!gap) columns.emplace_back();
    return columns;
  }

  /// Of a row below `top`, so that what stands below the rows has room.
  [[nodiscard]] double row_height(double top) const {
    const double below = moment.show == Show::hand_over ? 196
                         : moment.show == Show::price   ? 140
                         : moment.show == Show::order   ? 40
                                                        : 92;
    const auto rows = static_cast<double>(lines().size());
    return std::clamp((room.height() - top - 34 - below) / rows, 14.0, 30.0);
  }

  /// The rows of the class that are known, with the columns framed. Returns the bottom.
  double table(double left, double width, double top) {
    const ConceptClass& concept_class = run.concept_class();
    const std::size_t points = concept_class.points();
    const double name = 42;
    const double pitch = std::min(25.0, (width - name) / static_cast<double>(points));
    const double height = row_height(top);
    const std::vector<Line> all = lines();
    const bool fits = pitch >= 3;
    scene.words({left, top}, tr("In the table"), styles::heading, &Theme::ink);
    const double head = top + 24;
    const double rows = head + 10;
    for (std::size_t x = 0; fits && pitch >= 16 && x < points; ++x)
      scene.words({left + name + pitch * (static_cast<double>(x) + 0.5) - 1, head},
                  lone_name(concept_class.point_name(static_cast<PointIndex>(x))), styles::small, &Theme::ink2, 0.5,
                  pitch);
    double y = rows;
    for (const Line& line : all) {
      if (!line.place) {
        scene.words({left + name / 2 - 4, y + height / 2 + 2}, QStringLiteral("⋮"), styles::heading, &Theme::ink2, 0.5);
        y += height;
        continue;
      }
      const HypothesisIndex h = run.walk.chain.hypotheses[*line.place];
      scene.words({left, y + height / 2 + 2}, row_name(*line.place), styles::symbol, &Theme::ink);
      if (fits) {
        LabelTable cells;
        cells.of = run.instance->shared_class();
        cells.corner = {left + name, y};
        cells.pitch = {pitch, height};
        cells.cell = {pitch >= 8 ? pitch - 2 : pitch, 0.76 * height};
        cells.first = h;
        cells.columns = points;
        cells.detail = pitch >= 16  ? LabelTable::Detail::glyphs
                       : pitch >= 8 ? LabelTable::Detail::no_glyphs
                                    : LabelTable::Detail::plain;
        Mark& mark = scene.add(cells, nullptr);
        if (moment.ordered()) mark.faded = 0.45;
      }
      y += height;
    }
    if (!fits) {
      scene.words({left + name, rows + 18}, tr("%1 points: too many to draw").arg(whole_text(points)), styles::small,
                  &Theme::ink2);
      return y;
    }
    for (const std::optional<std::size_t>& column : columns()) {
      if (!column) continue;
      const PointIndex x = run.walk.chain.points[*column];
      const QRectF frame(left + name + pitch * static_cast<double>(x) - 3, rows - 4, pitch + 4, y - rows + 2);
      if (moment.ordered()) {
        double cell_y = rows;
        for (const Line& line : all) {
          scene.add(LabelCell{{frame.left() + 3, cell_y, std::max(1.0, pitch - 2), 0.76 * height},
                              concept_class.row(run.walk.chain.hypotheses[*line.place])[x],
                              pitch >= 16},
                    nullptr);
          cell_y += height;
        }
      }
      scene.box(frame, nullptr, {&Theme::ink, 2.5, 0.5}, 4)
          .named(QStringLiteral("frame%1").arg(*column))
          .touched({frame, 4}, Kin::of_node(node_of(*column)));
      scene.words({frame.center().x(), frame.bottom() + 16}, column_name(*column), styles::symbol, &Theme::ink, 0.5,
                  pitch - 2);
    }
    return y + 22;
  }

  /// The staircase: what is known, what is sure already (dashed), and the step line at the end.
  void staircase(double left, double width, double top) {
    const std::vector<Line> all = lines();
    const auto across = columns();
    const bool ready = moment.show >= Show::leaf;
    const double title = scene.words({left, top}, tr("In order"), styles::heading, &Theme::ink).width() + 12;
    if (!ready)
      scene.words({left + title, top}, tr("dashed: sure already"), styles::small, &Theme::ink2, 0, width - title);
    const double head = top + 24;
    const double rows = head + 10;
    const double name = 42;
    const double pitch = std::min(58.0, (width - name) / static_cast<double>(std::max<std::size_t>(1, across.size())));
    const double height = row_height(top);
    double y = rows;
    for (std::size_t j = 0; j < across.size(); ++j) {
      const double x = left + name + pitch * (static_cast<double>(j) + 0.5) - 2;
      scene.words({x, head}, across[j] ? column_name(*across[j]) : QStringLiteral("…"), styles::symbol, &Theme::ink,
                  0.5);
    }
    // A gap stands between the places before it and those after it.
    const auto before = [](const std::vector<std::optional<std::size_t>>& places, std::size_t i) {
      return i == 0 ? -0.5 : static_cast<double>(*places[i - 1]) + 0.5;
    };
    std::vector<std::optional<std::size_t>> places;
    for (const Line& line : all) places.push_back(line.place);
    for (std::size_t i = 0; i < places.size(); ++i, y += height) {
      if (places[i]) {
        scene.words({left, y + height / 2 + 2}, row_name(*places[i]), styles::symbol, &Theme::ink);
      } else {
        scene.words({left + 6, y + height / 2 + 2}, QStringLiteral("⋮"), styles::heading, &Theme::ink2, 0.5);
      }
      for (std::size_t j = 0; j < across.size(); ++j) {
        const QRectF cell(left + name + pitch * static_cast<double>(j), y, pitch - 4, 0.76 * height);
        if (!places[i] && !across[j]) {
          scene.box(cell, nullptr, thin(&Theme::hair), 2);
          continue;
        }
        const double row = places[i] ? static_cast<double>(*places[i]) : before(places, i);
        const double column = across[j] ? static_cast<double>(*across[j]) : before(across, j);
        const Label label = label_of_step(row, column);
        if (places[i] && across[j]) {
          scene.add(LabelCell{cell, label}, nullptr).named(QStringLiteral("cell%1,%2").arg(*places[i]).arg(*across[j]));
          continue;
        }
        const Ink ink = label == Label::plus ? &Theme::plus : &Theme::minus_border;
        scene.box(cell, nullptr, {ink, 1.5, 0.5, 4, 3}, 2);
        scene.words(cell.center() + QPointF(0, 5), sign_text(label), styles::heading,
                    label == Label::plus ? &Theme::plus : &Theme::minus_glyph, 0.5);
      }
    }
    if (!ready) return;
    QPolygonF stair;
    for (std::size_t j = 0; j < across.size(); ++j) {
      const double x = left + name + pitch * static_cast<double>(j) - 2;
      const double edge = rows + height * static_cast<double>(j + 1) - 0.12 * height;
      if (j == 0) stair << QPointF(x, rows - 0.12 * height);
      stair << QPointF(x, edge) << QPointF(x + pitch, edge);
    }
    scene.line(stair, {&Theme::ink, 2.5, 0.5});
  }
  /// h_i(x_j) = + iff i ≤ j; a gap stands half a place after the one before it.
  static Label label_of_step(double row, double column) { return row <= column ? Label::plus : Label::minus; }

  /// Triangles as high as the tree that is left.
  void levels_left(double y) {
    scene.words({deep_margin, y + 26}, tr("levels still to use"), styles::plain, &Theme::ink2);
    const std::size_t last = std::min(moment.placed(), halvings.size());
    const double from = deep_margin + 142;
    const double pitch = std::min(92.0, (right - from) / static_cast<double>(last + 1));
    const double base = y + 36;
    for (std::size_t i = 0; i <= last; ++i) {
      const int levels = i < halvings.size() ? halvings[i].here.tree.depth : 0;
      const bool open = moment.show == Show::placed && i == last && levels > 0;
      const double side = (12 + 26.0 * levels / tree.depth) * std::min(1.0, pitch / 80);
      const double x = from + pitch * static_cast<double>(i);
      const QPolygonF points({{x, base}, {x + side, base}, {x + side / 2, base - side}, {x, base}});
      if (open) {
        scene.line(points, {&Theme::ink3, 1.5, 0.5, 4, 3});
      } else {
        scene.add(Area{points}, &Theme::lineage, {&Theme::ink, 1.5, 0.5});
      }
      const double told = scene
                              .words({x + side + 6, base - 2}, open ? QStringLiteral("?") : QString::number(levels),
                                     styles::bold, &Theme::ink)
                              .width();
      const double arrow = pitch - side - told - 20;
      if (i < last && arrow > 8) scene.add(Arrow{{x + side + told + 13, base - 6}, arrow}, &Theme::ink3);
    }
  }

  /// How many levels promise how many thresholds.
  void price(double y) {
    const double name = scene.words({deep_margin, y}, tr("The price"), styles::heading, &Theme::ink).width();
    scene.words({deep_margin + name + 14, y}, tr("a threshold more, a tree twice as deep"), styles::small, &Theme::ink2,
                0, right - deep_margin - name - 14);
    const int promised = promised_thresholds(tree.depth);
    const int from = std::max(1, promised - 3);
    const double names = 142;
    const double pitch = (right - deep_margin - names) / 6;
    scene.words({deep_margin, y + 32}, tr("levels"), styles::plain, &Theme::ink2, 0, names - 10);
    scene.words({deep_margin, y + 56}, tr("thresholds promised"), styles::plain, &Theme::ink2, 0, names - 10);
    for (int k = from; k < from + 6; ++k) {
      const double x = deep_margin + names + pitch * (k - from + 0.4);
      const bool here = k == promised;
      if (here) scene.box({x - 24, y + 14, 48, 52}, &Theme::lineage, {}, 4);
      scene.words({x, y + 32}, whole_text((std::uint64_t{1} << k) - 1), here ? styles::bold : styles::plain,
                  &Theme::ink, 0.5);
      scene.words({x, y + 56}, QString::number(k), here ? styles::bold : styles::plain, &Theme::ink, 0.5);
    }
  }

  /// What the page adds to the chapter's headline.
  void headline(double y) {
    const double height = 34;
    double x = deep_margin;
    const auto box = [&](const QString& words, bool dark) {
      const double width = width_of(words, styles::bold) + 28;
      scene.box({x, y, width, height}, dark ? &Theme::ink : &Theme::canvas, {&Theme::ink, 1, 0.5}, 6);
      scene.words({x + width / 2, y + 22}, words, styles::bold, dark ? &Theme::canvas : &Theme::ink, 0.5);
      x += width;
    };
    const auto arrow = [&](const QString& proof) {
      scene.add(Arrow{{x + 6, y + height / 2}, 58}, &Theme::ink);
      scene.words({x + 33, y + 10}, proof, styles::small, &Theme::ink2, 0.5, 60);
      x += 70;
    };
    box(tr("private learner"), false);
    arrow(tr("Theorem 1"));
    box(tr("few thresholds"), false);
    arrow(tr("Theorem 10"));
    box(tr("shallow tree"), true);
  }

  Scene all() {
    if (tree.depth == 0) {
      scene.words({room.width() / 2, room.height() / 2}, tr("One row: no tree."), styles::heading, &Theme::ink2, 0.5);
      scene.says = tr("One row: no tree.");
      return std::move(scene);
    }
    whole_tree();
    double y = nodes.bottom() + 14;
    const bool halves = moment.show == Show::half || moment.show == Show::placed || moment.show == Show::single;
    if (tree.depth > most_drawn_levels && !moment.ordered())
      scene.words({right, 12}, tr("the first %1 levels").arg(most_drawn_levels), styles::small, &Theme::ink2, 1);
    if (halves) y = bar(y);
    const bool rows = with_rows();
    if (rows) {
      y += 14;
      scene.line({deep_margin, y}, {right, y}, thin(&Theme::hair));
      y += 24;
      const double half = 0.5 * (right - deep_margin);
      const double bottom = table(deep_margin, half - 6, y);
      scene.add(Arrow{{deep_margin + half + 6, y + 66}, 40}, &Theme::ink);
      staircase(deep_margin + half + 66, half - 66, y);
      y = bottom + 10;
    }
    if (moment.show == Show::price || moment.show == Show::hand_over) {
      scene.line({deep_margin, y}, {right, y}, thin(&Theme::hair));
      price(y + 26);
      if (moment.show == Show::hand_over) headline(y + 104);
    } else if (rows && !moment.ordered() && moment.show != Show::leaf) {
      scene.line({deep_margin, y}, {right, y}, thin(&Theme::hair));
      levels_left(y + 6);
    }
    scene.says = deep_tree_script(run)->sentence(step_of_moment());
    return std::move(scene);
  }
  [[nodiscard]] int step_of_moment() const {
    const std::vector<DeepMoment> moments = deep_moments(run);
    return static_cast<int>(std::find(moments.begin(), moments.end(), moment) - moments.begin());
  }
};

}  // namespace

double deep_tree_end_height(const DeepTreeRun& run) {
  return 300 + 30 * static_cast<double>(run.walk.halvings.size() + 1);
}

ScenePicture deep_tree_picture(std::shared_ptr<const DeepTreeRun> run, int step, double phase, double height) {
  const QSizeF size(728, height);
  return {size, size.height(),
          [run = std::move(run)](int at, QSizeF room) {
            if (at < 0) return Scene();
            return DeepTreeScene{*run, deep_moment_at(*run, at), room}.all();
          },
          step, phase};
}

std::shared_ptr<const Picture> deep_tree_card(const LowerBoundScenario& scenario, const Observer& observer) {
  const auto run = compute_deep_tree(scenario, observer);
  return std::make_shared<const CardPicture>(run->scenario.tree_class, [run](QSizeF room) {
    Scene scene;
    const int levels = std::min(run->tree.depth, most_drawn_levels);
    const double gap = (room.height() - 24) / std::max(1, levels - 1);
    const TreeRoom nodes{run->tree, 4, room.width() - 8, 12, gap, levels};
    for (std::size_t i = 0; i < run->found.nodes.size(); ++i) {
      const MistakeTree::Node& node = run->found.tree.nodes[i];
      if (node.leaf() || node.parent == MistakeTree::none) continue;
      const std::int32_t above = run->found.nodes[index_of(node.parent)];
      if (nodes.shown(run->found.nodes[i]))
        scene.line(nodes.centre(above), nodes.centre(run->found.nodes[i]), thin(&Theme::ink, 2));
    }
    for (std::size_t i = 0; i < run->tree.nodes.size(); ++i) {
      const MistakeTree::Node& node = run->tree.nodes[i];
      if (node.leaf() || node.depth >= levels) continue;
      const QPointF at = nodes.centre(static_cast<std::int32_t>(i));
      const double width = std::clamp(nodes.slot(node.depth) - 1, 1.0, 9.0);
      const bool plus = run->colours[i] == Colour::red;
      scene.box({at.x() - width / 2, plus ? at.y() - 6 : at.y() + 1, width, plus ? 12.0 : 5.0},
                plus ? &Theme::plus : &Theme::minus_small);
    }
    return scene;
  });
}

}  // namespace littlestone::ui
