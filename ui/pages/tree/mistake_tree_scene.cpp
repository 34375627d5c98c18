// SPDX-License-Identifier: GPL-3.0-or-later
// The marks of a mistake tree that is laid out.
#include <algorithm>
#include <cmath>
#include <iterator>
#include <memory>
#include <optional>
#include <utility>

#include "ui/kit/marks.hpp"
#include "ui/kit/point_key.hpp"
#include "ui/kit/scene/scene.hpp"
#include "ui/pages/tree/mistake_tree_drawn.hpp"
#include "ui/words/names.hpp"

namespace littlestone::ui {
namespace {

constexpr MathStyle print_words{.size = 12, .serif = true};

QString mistake_sign(Label label) { return label == Label::plus ? QStringLiteral("+1") : QStringLiteral("\u22121"); }

QRectF square_at(QPointF centre, double side) { return {centre - QPointF(side / 2, side / 2), QSizeF(side, side)}; }

}  // namespace

/// Part by part from below.
struct MistakeTreePicture::Marks {
  const MistakeTreePicture& picture;
  const Drawn& drawn;
  QSizeF room;
  Scene scene = {};
  const MistakeTree& tree = *picture.tree_;
  const ConceptClass& concepts = *picture.class_;
  bool print = picture.style_ == Style::print;
  bool named = drawn.named();
  std::int32_t here = picture.here();  // where the play stands

  [[nodiscard]] const MistakeTree::Node& node_of(std::int32_t id) const {
    return tree.nodes[static_cast<std::size_t>(id)];
  }
  [[nodiscard]] const MistakeTree::Node& node_at(std::size_t i) const { return node_of(drawn.nodes[i]); }
  [[nodiscard]] QPointF position(std::size_t i) const { return drawn.position(i, node_at(i)); }
  [[nodiscard]] std::optional<std::size_t> index_of(std::int32_t id) const {
    const auto found = std::find(drawn.nodes.begin(), drawn.nodes.end(), id);
    if (found == drawn.nodes.end()) return std::nullopt;
    return static_cast<std::size_t>(std::distance(drawn.nodes.begin(), found));
  }
  [[nodiscard]] bool on_path(std::int32_t id) const {
    return std::find(picture.path_.begin(), picture.path_.end(), id) != picture.path_.end();
  }
  [[nodiscard]] bool still_possible(std::int32_t id) const {
    while (id != MistakeTree::none && id != here) id = node_of(id).parent;
    return id == here;
  }
  [[nodiscard]] bool strong(std::int32_t id) const { return !picture.playing_ || on_path(id) || still_possible(id); }
  /// What the play has left behind is fainter.
  [[nodiscard]] double strength(std::int32_t id) const { return print || strong(id) ? 1 : 0.5; }
  [[nodiscard]] bool left_child(std::size_t i) const {
    const std::int32_t parent = node_at(i).parent;
    return parent != MistakeTree::none && node_of(parent).minus == drawn.nodes[i];
  }

  // --- Edges and their labels

  /// The label on an edge.
  struct Chip {
    QPointF at;
    Label label;
    double slope;  // of its edge, how far down a px to the side
    std::size_t node;

    [[nodiscard]] double side() const { return label == Label::plus ? 1 : -1; }  // of its edge, where print has it
  };
  /// What the labels of one level have in common: they are drawn all alike, as big as the closest two allow. Half a row
  /// drawn differently would look like a difference.
  struct Level {
    bool crowded = false;
    double apart = 1e9;  // px between the closest two
  };

  /// The band of what was played, under everything.
  void band() {
    for (std::size_t i = 1; i < drawn.nodes.size(); ++i) {
      if (!on_path(drawn.nodes[i])) continue;
      const QPointF from = position(static_cast<std::size_t>(drawn.parent[i]));
      scene.line(from, end_of_edge(i), {&Theme::lineage, 18, 0, 0, 0, true});
    }
  }

  /// A node's middle, or above the name of a leaf.
  [[nodiscard]] QPointF end_of_edge(std::size_t i) const {
    const QPointF to = position(i);
    if (!node_at(i).leaf() || !named) return to;
    const QPointF from = position(static_cast<std::size_t>(drawn.parent[i]));
    return from + (to - from) * ((to.y() - 20 - from.y()) / (to.y() - from.y()));
  }

  /// From rim to rim.
  Chip edge(std::size_t i) {
    const std::int32_t id = drawn.nodes[i];
    const QPointF centre = position(static_cast<std::size_t>(drawn.parent[i]));
    const QPointF way = position(i) - centre;
    const QPointF rim = way / std::max(1.0, std::hypot(way.x(), way.y())) * (drawn.radius + 1);
    const QPointF from = centre + rim;
    const QPointF to = end_of_edge(i) - (node_at(i).leaf() ? QPointF() : rim);
    const bool played = picture.playing_ && on_path(id);
    const bool possible = picture.playing_ && still_possible(id);
    const Ink ink = played || print ? &Theme::ink : possible ? &Theme::ink2 : &Theme::line;
    const double width = played ? 3.5 : possible && !print ? 1.75 : 1.25;
    scene.line(from, to, print ? thin(ink, width) : Stroke{ink, width, 1, 0, 0, true});
    return {(from + to) / 2, left_child(i) ? Label::minus : Label::plus, std::abs(way.y() / (std::abs(way.x()) + 1e-9)),
            i};
  }

  void edges() {
    std::vector<Chip> chips;
    for (std::size_t i = 1; i < drawn.nodes.size(); ++i) chips.push_back(edge(i));
    const std::vector<Level> levels = levels_of(chips);
    for (const Chip& one : chips) chip(one, levels[static_cast<std::size_t>(node_at(one.node).depth)]);
  }

  [[nodiscard]] std::vector<Level> levels_of(const std::vector<Chip>& chips) const {
    std::vector<Level> levels(static_cast<std::size_t>(drawn.depth) + 1);
    std::vector<double> taken(levels.size(), -1e9);
    std::vector<double> before(levels.size(), -1e9);
    const double outward = print ? 25 : drawn.detail == Detail::points ? 6 : 11;
    const double inward = print ? -8 : outward;
    for (const Chip& one : chips) {
      const auto depth = static_cast<std::size_t>(node_at(one.node).depth);
      const double x = one.at.x();
      const bool left = one.label == Label::minus;
      if (x - (left ? outward : inward) < taken[depth]) levels[depth].crowded = true;
      levels[depth].apart = std::min(levels[depth].apart, x - before[depth]);
      before[depth] = x;
      taken[depth] = x + (left ? inward : outward);
    }
    return levels;
  }

  void chip(const Chip& one, const Level& level) {
    if (print) {
      const QPointF aside(one.side() * 9, std::min(0.0, 9 * one.slope - 6));
      if (!level.crowded)
        scene.words(one.at + aside, mistake_sign(one.label), print_words, &Theme::ink, one.side() < 0 ? 1 : 0);
      return;
    }
    const double size = level.crowded ? std::min(10.0, level.apart - 2) : drawn.detail == Detail::points ? 10 : 16;
    if (size < 4) return;
    const bool plus = one.label == Label::plus;
    const double faded = strength(drawn.nodes[one.node]);
    const QRectF cell = square_at(one.at, size);
    // Below the node where the play stands the labels answer.
    if (!level.crowded && picture.playing_ && node_at(one.node).parent == here)
      scene.touch({square_at(one.at, 24), 6, plus ? Spot::Act::plus : Spot::Act::minus});
    if (size >= 8) {
      if (size > 10) scene.box(cell.adjusted(-2, -1, 2, 1), &Theme::canvas, {}, 4).faded = faded;
      scene.add(LabelCell{cell, one.label}, nullptr).faded = faded;
      return;
    }
    // Too small for a glyph: full for +, a low bar for −, as in a micro strip.
    scene.box(cell.adjusted(-1, -1, 1, 1), &Theme::canvas).faded = faded;
    scene.box(plus ? cell : cell.adjusted(0, size * 0.6, 0, 0), plus ? &Theme::plus : &Theme::minus_small).faded =
        faded;
  }

  // --- Nodes and leaves

  void node(std::size_t i) {
    const std::int32_t id = drawn.nodes[i];
    const PointIndex point = node_at(i).point;
    if (drawn.detail == Detail::focus && !on_path(id)) triangle(i);
    const QRectF box = drawn.box(i, node_at(i));
    const Touch asks{box, drawn.radius, Spot::Act::ask, id};
    if (!print) {
      const NodeTone tone = picture.playing_ && id == here ? NodeTone::current
                            : strong(id)                   ? NodeTone::strong
                                                           : NodeTone::quiet;
      scene.add(Node{box, point_sign(concepts, point, drawn.numbered), tone}, nullptr)
          .touched(asks, Kin::of_point(point));
      return;
    }
    scene.box(box, &Theme::canvas, thin(&Theme::ink, 1.25), drawn.radius).touched(asks, Kin::of_point(point));
    const double within = box.width() - (box.width() > 2 * drawn.radius ? 12 : 4);
    scene.words(position(i) + QPointF(0, 5),
                drawn.numbered ? point_sign(concepts, point, true)
                               : name_markup(concepts.point_name(point), print_node, within),
                print_node, &Theme::ink, 0.5);
  }

  /// In place of a subtree that is not drawn.
  void triangle(std::size_t i) {
    constexpr double deep = 30;
    const QPointF at = position(i);
    const double outward = left_child(i) ? -1 : 1;
    scene.add(Area{QPolygonF({at + QPointF(0, drawn.radius - 2), at + QPointF(-20, drawn.radius + deep),
                              at + QPointF(20, drawn.radius + deep)})},
              &Theme::canvas, {&Theme::line, 1.25, 1, 0, 0, true});
    scene.words(at + QPointF(outward * 20, drawn.radius + 14),
                MistakeTreePicture::tr("depth %1").arg(tree.depth - node_at(i).depth), {.size = 11, .serif = print},
                strong(drawn.nodes[i]) ? &Theme::ink2 : &Theme::ink3, outward < 0 ? 1 : 0);
  }

  void leaf(std::size_t i) {
    const std::int32_t id = drawn.nodes[i];
    const HypothesisIndex witness = node_at(i).witness;
    const Name& name = concepts.hypothesis_name(witness);
    const QPointF at = position(i);
    const Ink ink = strong(id) ? &Theme::ink : &Theme::ink2;
    scene.touch({drawn.box(i, node_at(i)), 4, Spot::Act::none, id}, Kin::of_predictor(concepts.row(witness)));
    if (drawn.detail == Detail::focus)
      scene.words(at + QPointF(0, 15), name_markup(name), {.size = 13, .serif = print}, ink, 0.5);
    if (!named) return;
    const bool strips = drawn.detail == Detail::strips;
    const MathStyle style{.size = 15, .serif = print};
    const QString markup = name_markup(name, style, drawn.pitch * drawn.spread - 6);
    if (picture.playing_ && !print && id == here) {
      const double half = std::max(width_of(markup, style), strips ? drawn.strip : 24) / 2 + 6;
      scene.box({at.x() - half, at.y() - 19, 2 * half, 19.0 + (strips ? 28 : 8)}, &Theme::lineage, {}, 6);
    }
    scene.words(at, markup, style, ink, 0.5);
    if (strips)
      scene
          .add(Strip{{at.x() - drawn.strip / 2, at.y() + 10, drawn.strip, micro_height}, concepts.row(witness)},
               nullptr)
          .faded = strength(id);
  }

  // --- The play

  /// Where words begin beside a node: on the side the edge from above does not come from, if they have room there.
  [[nodiscard]] double beside(std::size_t i, double gap, double width) const {
    const double away = drawn.half_of(i) + gap;
    const double left = position(i).x() - away - width;
    const double right = position(i).x() + away;
    return (left_child(i) && left >= 0) || right + width > room.width() ? left : right;
  }

  /// What the learner said where it erred.
  void error(std::size_t move) {
    const std::optional<Label>& said = picture.moves_[move].soa;
    const auto i = index_of(picture.path_[move]);
    if (!i || !said || *said == picture.moves_[move].answer) return;
    const QString text =
        (picture.learner_ == Learner::soa ? MistakeTreePicture::tr("SOA: %1") : MistakeTreePicture::tr("you: %1"))
            .arg(mistake_sign(*said));
    const double width = width_of(text, styles::small) + 28;
    const QRectF box(beside(*i, 5, width), position(*i).y() - 22, width, 18);
    scene.box(box, &Theme::canvas, thin(&Theme::line), 9);
    const QRectF cross = square_at({box.left() + 11.5, box.center().y()}, 7);
    const Stroke stroke{&Theme::ink, 1.96, 0, 0, 0, true};
    scene.line(cross.topLeft(), cross.bottomRight(), stroke);
    scene.line(cross.topRight(), cross.bottomLeft(), stroke);
    scene.words({box.left() + 20, box.center().y() + 4}, text, styles::small, &Theme::ink);
  }

  void your_move() {
    const auto i = index_of(here);
    if (!i || node_of(here).leaf()) return;
    const QString text = MistakeTreePicture::tr("your move");
    scene.words({beside(*i, 13, width_of(text, styles::small_bold)), position(*i).y() - 8}, text, styles::small_bold,
                &Theme::ink);
  }

  // --- Around the tree

  /// At the left. A subtree of depth k has Ldim at least k; only of the root it is known exactly.
  void levels() {
    const auto say = [&](const QString& text, double y) { scene.words({0, y}, text, styles::plain, &Theme::ink2); };
    if (drawn.depth <= 0) return say(MistakeTreePicture::tr("Ldim 0"), drawn.root_y);
    say(MistakeTreePicture::tr("Ldim %1").arg(tree.depth), drawn.root_y + 4);
    for (int k = 1; k < drawn.depth; ++k)
      say(MistakeTreePicture::tr("Ldim \u2265 %1").arg(tree.depth - k), drawn.root_y + drawn.level * k + 4);
    if (named) say(MistakeTreePicture::tr("witness"), drawn.leaf_y());
  }

  /// Print has its legend in the figure.
  void legend() {
    const Name& first = concepts.point_name(0);
    const Name& last = concepts.point_name(static_cast<PointIndex>(concepts.points() - 1));
    QString words =
        concepts.points() > 1
            ? MistakeTreePicture::tr("points %1 \u2026 %2 from left to right").arg(plain_name(first), plain_name(last))
            : MistakeTreePicture::tr("one point");
    if (concepts.name().rfind("thresholds:", 0) == 0)
      words += QStringLiteral(";  ") + MistakeTreePicture::tr("$t_i(j)$ = +1 iff $i$ \u2264 $j$");
    auto line = std::make_shared<Scene>();
    double x = 13;
    const auto say = [&](const QString& text, double gap) {
      x += line->words({x, 0}, text, print_words, &Theme::ink).width() + gap;
    };
    line->box({0, -11, 7, 12}, &Theme::plus);
    say(mistake_sign(Label::plus), 20);
    line->box({x, -3, 7, 4}, &Theme::minus_small);
    x += 13;
    say(mistake_sign(Label::minus), 22);
    say(words, 0);
    const double y = drawn.root_y + drawn.level * std::max(0, drawn.depth - 1) + drawn.leaf + 26 + 32;
    const double squeeze = std::min(1.0, room.width() / x);
    scene.add(Inset{line, {std::max(0.0, (room.width() - x) / 2), y, x * squeeze, 0}, squeeze}, nullptr);
  }

  /// Which number is which point.
  void key() {
    double y = drawn.key_y();
    for (const QString& line : drawn.key) {
      scene.words({0, y}, line, key_style(print), print ? &Theme::ink : &Theme::ink2);
      y += Drawn::key_line;
    }
  }

  Scene all() {
    const bool played = picture.playing_ && !print;
    if (played) band();
    edges();
    for (std::size_t i = 0; i < drawn.nodes.size(); ++i) node_at(i).leaf() ? leaf(i) : node(i);
    if (played && drawn.detail != Detail::points) {
      for (std::size_t move = 0; move < picture.moves_.size(); ++move) error(move);
      your_move();
    }
    if (!print) levels();
    if (print && drawn.detail == Detail::strips) legend();
    key();
    return std::move(scene);
  }
};

Scene MistakeTreePicture::scene(const Drawn& drawn, QSizeF room) const { return Marks{*this, drawn, room}.all(); }

}  // namespace littlestone::ui
