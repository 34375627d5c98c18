// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/pages/tournament/tournament_tree.hpp"

#include <QCoreApplication>
#include <algorithm>
#include <cmath>
#include <optional>
#include <vector>

#include "core/study/private_run/run_facts.hpp"
#include "ui/kit/marks.hpp"
#include "ui/kit/motion.hpp"
#include "ui/kit/point_key.hpp"
#include "ui/kit/type.hpp"
#include "ui/pages/tournament/node_marks.hpp"
#include "ui/pages/tournament/scene_parts.hpp"
#include "ui/pages/tournament/tournament_geometry.hpp"
#include "ui/words/names.hpp"

namespace littlestone::ui {
namespace {

constexpr double pill_height = 24;
constexpr double half_pill = pill_height / 2;
constexpr double strip_top = half_pill + 8;  // below a node's centre, clear of its ring

constexpr Stroke winner_edge{&Theme::ink, 3.5, 1, 0, 0, true};
constexpr Stroke loser_edge{&Theme::line, 1.25, 1, 0, 0, true};
constexpr Stroke open_edge{&Theme::ink2, 1.75, 1, 0, 0, true};
constexpr Stroke undrawn_edge{&Theme::hair, 1.25, 1, 0, 0, true};
constexpr Stroke lineage_edge{&Theme::lineage, 14, 0, 0, 0, true};

/// The tree with all it needs.
class TreeScene {
 public:
  TreeScene(Scene& scene, const TournamentState& state, QSizeF room, std::optional<std::int32_t> opened)
      : scene_(scene),
        s_(state),
        room_(room),
        g_(tournament_geometry(state, room)),
        strips_(!state.compact()),
        inner_(state.places.size()),
        facts_(littlestone::facts_of(*state.run)),
        opened_(opened) {
    key_ = tournament_key(state, g_, room);
    const QSizeF for_tree = room - QSizeF(0, key_.height());
    if (key_.lines > 0) g_ = tournament_geometry(state, for_tree);
    g_.root_y += std::max(0.0, (for_tree.height() - g_.height - 6 - sample_height) / 2);
  }

  double add() {
    add_lineage();
    for (const std::size_t place : g_.open) {
      for (int side = 0; side < 2; ++side) add_edge(place, side);
    }
    for (const std::size_t place : g_.nodes) {
      for (int side = 0; side < 2 && strips_; ++side) add_strip(place, side);
    }
    for (const std::size_t place : g_.nodes) strips_ ? add_node(place) : add_small_node(place);
    for (const std::size_t leaf : g_.leaves) scene_.leaf(g_.at(leaf));
    add_levels();
    if (key_.numbered) add_key();
    double taken = pill_rect(1).right() + (s_.level > 1 || !strips_ ? 40 : 0);
    if (strips_) taken = std::max(taken, strip_rect(1, 1).right() + 12);
    taken = std::max(taken, root_end_ + 12);
    const double legend_left = std::max(room_.width() - std::max(176.0, legend_width()), taken);
    if (legend_left + legend_width() <= room_.width()) add_legend(QPointF(legend_left, g_.root_y - 17));
    return g_.root_y - 27 + g_.height + 6 + key_.height();
  }

 private:
  Q_DECLARE_TR_FUNCTIONS(TournamentPicture)

  // Where block f_side of a place stands.
  [[nodiscard]] QRectF strip_rect(std::size_t place, int side) const {
    const QPointF at = g_.at(place);
    const bool last = g_.depth(place) == s_.level - 1;
    const double off = last ? g_.spacing / 2 : std::max(38.0, g_.strip / 2 + 6.5);
    const double centre = at.x() + (side == 0 ? -off : off);
    return QRectF(centre - g_.strip / 2, at.y() + strip_top, g_.strip, micro_height);
  }

  // From where the edge of a block goes down, and to where.
  [[nodiscard]] QLineF edge(std::size_t place, int side) const {
    const std::size_t child = 2 * place + static_cast<std::size_t>(side);
    const QPointF to = g_.at(child);
    const bool leaf = child >= inner_;
    if (!strips_) {
      const QPointF from = g_.at(place);
      const QPointF unit = (to - from) / std::hypot((to - from).x(), (to - from).y());
      return QLineF(from + unit * 9, to - unit * (leaf ? 5 : 9));
    }
    const QPointF end = to - QPointF(0, leaf ? 5 : half_pill + 1);
    if (s_.block_of(place, side) == nullptr) {  // what may come hangs on the node: there is no strip yet
      return QLineF(g_.at(place) + QPointF(side == 0 ? -12 : 12, half_pill + 1), end);
    }
    const QRectF strip = strip_rect(place, side);
    return QLineF(QPointF(strip.center().x(), strip.bottom() + 3), end);
  }

  // From a node to its block where that stands apart from it, as on the lowest level of a wide tree.
  [[nodiscard]] std::optional<QLineF> stem(std::size_t place, int side) const {
    constexpr double near = 8;
    if (!strips_ || s_.block_of(place, side) == nullptr) return std::nullopt;
    const QRectF pill = pill_rect(place);
    const QRectF strip = strip_rect(place, side);
    if ((side == 0 ? pill.left() - strip.right() : strip.left() - pill.right()) <= near) return std::nullopt;
    return side == 0 ? QLineF(QPointF(pill.left() + 8, pill.bottom()), QPointF(strip.right(), strip.top() - 3))
                     : QLineF(QPointF(pill.right() - 8, pill.bottom()), QPointF(strip.left(), strip.top() - 3));
  }

  [[nodiscard]] QRectF pill_rect(std::size_t place) const {
    const TournamentState::Place& p = s_.places[place];
    const QString point = p.decided || s_.tossed(place)
                              ? point_sign(s_.run->concept_class(), s_.node_of(p).point, key_.numbered)
                              : QString();
    QSizeF size = pill_size(point, pill_height);
    size.setWidth(std::min(size.width(), most_pill(g_.spacing, p.redraws > 0)));
    const QPointF at = g_.at(place);
    return QRectF(at.x() - size.width() / 2, at.y() - size.height() / 2, size.width(), size.height());
  }

  [[nodiscard]] bool in_lineage(std::size_t place) const {
    return std::find(s_.lineage.begin(), s_.lineage.end(), place) != s_.lineage.end();
  }

  void add_lineage();
  void add_edge(std::size_t place, int side);
  void add_edge_name(std::size_t place, int side, const QLineF& line);
  void add_strip(std::size_t place, int side);
  void add_small_node(std::size_t place);
  void add_small_redraws(std::size_t place);
  void add_node(std::size_t place);
  [[nodiscard]] PillNode decided_pill(std::size_t place, const QRectF& rect, Label label) const;
  void add_facts(std::size_t place, const QRectF& rect, double right);
  void add_facts_above(std::size_t place, const QRectF& rect, const NodeFacts& facts);
  void add_small_facts(std::size_t place);
  void add_redraws(std::size_t place, const QRectF& rect, double right);
  void add_levels();
  void add_key();
  void add_legend(QPointF o);
  void add_badge(const TournamentState::Place& p, QPointF corner, const QRectF& around);
  double add_fail_mark(QPointF centre);
  [[nodiscard]] double legend_width() const;

  // What `body` adds comes with this opacity.
  template <class Body>
  void faded(double opacity, const Body& body) {
    const std::size_t first = scene_.marks.size();
    body();
    for (std::size_t i = first; i < scene_.marks.size(); ++i) scene_.marks[i].opacity *= opacity;
  }

  Scene& scene_;
  const TournamentState& s_;
  QSizeF room_;
  TournamentGeometry g_;
  std::vector<QRectF> badges_;  // of nodes without a pill
  double root_end_ = 0;         // of what stands beside the root
  bool numbers_ = false;        // the Ldim left stands somewhere as a number alone
  bool strips_;                 // there is room for them
  TournamentKey key_;
  std::size_t inner_;             // the first leaf
  const TournamentFacts* facts_;  // null: none are known
  std::optional<std::int32_t> opened_;
};

// The band of what goes into S, under everything, from node to strip to node. What is new grows upward.
void TreeScene::add_lineage() {
  for (std::size_t i = 0; i < s_.lineage.size(); ++i) {
    const std::size_t place = s_.lineage[i];
    double grown = 1;
    if (i < s_.moving.new_lineage) {
      const auto from_below = static_cast<double>(s_.moving.new_lineage - 1 - i);
      grown = std::clamp(s_.moving.winner * static_cast<double>(s_.moving.new_lineage) - from_below, 0.0, 1.0);
    }
    const int side = s_.winner_of(place);
    if (side < 0 || std::find(g_.open.begin(), g_.open.end(), place) == g_.open.end()) break;
    if (grown <= 0) continue;
    const QLineF line = edge(place, side);
    if (strips_) {
      scene_.box(pill_rect(place).adjusted(-5, -5, 5, 5), &Theme::lineage, {}, 17).opacity = grown;
      scene_.box(strip_rect(place, side).adjusted(-5.5, -4, 5.5, 4), &Theme::lineage, {}, 5).opacity = grown;
    }
    const QPointF up = strips_ ? line.p1() - QPointF(0, 4) : g_.at(place);
    scene_.line(line.p2() + (up - line.p2()) * grown, line.p2(), lineage_edge);
  }
}

void TreeScene::add_edge(std::size_t place, int side) {
  const QLineF line = edge(place, side);
  const bool drawn = s_.block_of(place, side) != nullptr;
  const int winner = s_.winner_of(place);
  const double come = s_.coming(place, static_cast<std::size_t>(side)) ? s_.moving.examples : 1;
  // What it was, and over it what it becomes, as far as that has come.
  const auto draw = [&](const Stroke& stroke, double opacity) {
    if (opacity <= 0) return;
    scene_.line(line.p1(), line.p2(), stroke).opacity = opacity;
    if (const auto to_block = stem(place, side)) scene_.line(to_block->p1(), to_block->p2(), stroke).opacity = opacity;
  };
  const double settled = winner < 0 ? 0 : s_.settled(place);
  if (!drawn || come < 1) draw(undrawn_edge, 1);
  if (drawn && settled < 1) draw(open_edge, come);
  if (winner >= 0) draw(winner == side ? winner_edge : loser_edge, settled);
  if (drawn) faded(come, [&] { add_edge_name(place, side, line); });
}

// T_b, where it has room.
void TreeScene::add_edge_name(std::size_t place, int side, const QLineF& line) {
  const std::size_t child = 2 * place + static_cast<std::size_t>(side);
  const bool leaf = child >= inner_;
  const bool won = s_.winner_of(place) == side;
  const QString name = QStringLiteral("$%1$").arg(subscripted(QStringLiteral("T"), s_.index_of(child)));
  const MathStyle style{leaf ? 12.0 : 13.0};
  const double width = width_of(name, style);
  // A right edge's name and the next node's left one share the room between them; the lineage keeps its own.
  const double free = leaf && !s_.focused() ? (g_.spacing - 20) / 2 : g_.span(place) / 4 - 9;
  const bool kept = strips_ && leaf && won && in_lineage(place) && width + 12 <= g_.spacing;
  if (width > free && !kept) return;
  if (leaf && side == 1 && line.center().x() + 8 + width > room_.width()) return;
  const Ink ink = won ? &Theme::ink : &Theme::ink2;
  const double anchor = side == 0 ? 1 : 0;
  if (leaf && s_.focused()) {  // at its end: beside the line stand the facts of the next node
    scene_.words(g_.at(child) + QPointF(side == 0 ? -8 : 8, 5), name, style, ink, anchor);
  } else if (leaf && strips_) {
    scene_.words(line.center() + QPointF(side == 0 ? -8 : 8, 4), name, style, ink, anchor);
  } else {
    // Of the way alone, lower than the facts of the node at its left.
    const bool low = s_.focused() && side == 0 && place > 1 && place % 2 == 1;
    add_beside(scene_, name, style, ink, low ? QLineF(line.pointAt(0.44), line.p2()) : line, side, strips_ ? 6 : 4);
  }
}

// f_0 or f_1 under its node, and the cell where the two differ.
void TreeScene::add_strip(std::size_t place, int side) {
  const BlockTrace* block = s_.block_of(place, side);
  if (block == nullptr) return;
  const LabelVector& f = s_.run->soa->labels(block->predictor);
  const QRectF rect = strip_rect(place, side);
  const int winner = s_.winner_of(place);
  constexpr double faded_loser = 0.65;
  const double shown = s_.coming(place, static_cast<std::size_t>(side)) ? s_.moving.strip : 1;
  Mark& strip = scene_.add(Strip{rect, f, shown}, nullptr);
  if (winner >= 0 && winner != side) strip.faded = motion::between(1, faded_loser, s_.settled(place));
  strip.touched({rect.adjusted(-3, -3, 3, 3), 3}, Kin::of_predictor(f));
  if (winner < 0 && !s_.tossed(place)) return;
  // It closes in on the cells.
  const double wide = 10 * (1 - s_.moving.frame) * (s_.tossed(place) ? 1 : 0);
  const QRectF cell = micro_strip_cell(rect, f.size(), s_.node_of(s_.places[place]).point);
  // Strips of many points have cells too thin to see inside a frame of their own width.
  const double grow = wide + std::max(1.5, (6 - cell.width()) / 2);
  scene_.box(cell.adjusted(-grow, -2.5 - wide, grow, 2.5 + wide), nullptr, {&Theme::ink, 1.25, 0.5, 0, 0, true}, 1.5)
      .opacity = s_.tossed(place) ? s_.moving.frame : 1;
}

// A node where there is no room for its point: a coin, or a circle.
void TreeScene::add_small_node(std::size_t place) {
  const TournamentState::Place& p = s_.places[place];
  const QPointF at = g_.at(place);
  if (s_.focused() && std::find(s_.focus.begin(), s_.focus.end(), place) == s_.focus.end()) {
    scene_.add(Area{{at + QPointF(0, 5), at + QPointF(-13, 26), at + QPointF(13, 26)}}, &Theme::canvas, loser_edge);
  }
  const motion::Turn turn = s_.tossed(place) ? motion::turn(s_.moving.coin) : motion::Turn{};
  if (p.failed) {
    add_fail_mark(at);
  } else if (p.decided || (s_.tossed(place) && turn.face != motion::Turn::Face::blank)) {
    const NodeTrace& n = s_.node_of(p);
    const Label label = turn.face == motion::Turn::Face::other ? opposite(n.label) : n.label;
    scene_.add(Coin{at, 8, label, label != s_.run->distribution().target[n.point], std::max(turn.height, 0.02)},
               nullptr);
    if (place == s_.current) scene_.add(Ring{{at.x() - 6, at.y() - 6, 12, 12}, 6, true}, nullptr);
  } else {
    scene_.add(turned_disc(at, 6, turn.height), &Theme::canvas, {&Theme::line, 1.25, 0.5});
    if (place == s_.current) scene_.add(Ring{{at.x() - 5, at.y() - 5, 10, 10}, 5, true}, nullptr);
  }
  if (p.decided && !p.failed) {
    const QRectF coin(at.x() - 8, at.y() - 8, 16, 16);
    scene_.touch({coin, 8, Spot::Act::choose, place_of_node(p.node)}, Kin::of_node(p.node));
    if (opened_ == p.node) scene_.add(Ring{coin.adjusted(-2, -2, 2, 2), 10}, nullptr);
  }
  add_small_facts(place);
  if (p.redraws > 0) add_small_redraws(place);
}

// The redraws of a node without a pill, over its outer shoulder, where no edge passes; two that would meet stand over
// each other.
void TreeScene::add_small_redraws(std::size_t place) {
  const TournamentState::Place& p = s_.places[place];
  const QPointF at = g_.at(place);
  const bool left = place > 1 && place % 2 == 0;
  const double wide = redraw_badge_size(p.redraws).width();
  const double up = s_.focused() && !left ? 32 : 24;  // there the node's circles stand below
  QRectF rect(left ? at.x() - 6 - wide : at.x() + 6, at.y() - up, wide, redraw_badge_size(p.redraws).height());
  if (place == 1) rect.moveTo(at.x() - 14 - wide, at.y() - 17);  // no edge comes to the root: it is beside it
  for (const QRectF& other : badges_) {
    if (other.adjusted(-1, -1, 1, 1).intersects(rect)) rect.moveBottom(other.top() - 1.5);
  }
  badges_.push_back(rect);
  add_badge(p, rect.topLeft(), rect.adjusted(-1, -1, 1, 1));
}

// A node with its point, its name, its redraws, and the end of a failed run.
void TreeScene::add_node(std::size_t place) {
  const TournamentState::Place& p = s_.places[place];
  const QPointF at = g_.at(place);
  const QRectF rect = pill_rect(place);
  double right = rect.right() + 6;
  if (s_.tossed(place)) {
    const motion::Turn turn = motion::turn(s_.moving.coin);
    const Label fallen = s_.node_of(p).label;
    PillNode pill = turn.face == motion::Turn::Face::blank   ? PillNode{rect, {}}
                    : turn.face == motion::Turn::Face::other ? decided_pill(place, rect, opposite(fallen))
                                                             : decided_pill(place, rect, fallen);
    pill.height = turn.height;
    scene_.add(std::move(pill), nullptr);
  } else if (p.failed) {
    right = add_fail_mark({at.x() - 18, at.y()}) + 6;
  } else if (p.decided) {
    const Touch there{rect, half_pill, Spot::Act::choose, place_of_node(p.node)};
    scene_.add(decided_pill(place, rect, s_.node_of(p).label), nullptr).touched(there, Kin::of_node(p.node));
    scene_.touch(there, Kin::of_point(s_.node_of(p).point));
  } else {
    scene_.add(PillNode{rect, {}}, nullptr);
  }
  if (p.redraws > 0) add_redraws(place, rect, right);
  add_facts(place, rect, right);
  if (opened_ == p.node) scene_.add(Ring{rect.adjusted(-2, -2, 2, 2), half_pill + 2}, nullptr);
  if (place == s_.current && !p.failed) scene_.add(Ring{rect.adjusted(2, 2, -2, -2), half_pill - 2, true}, nullptr);
}

PillNode TreeScene::decided_pill(std::size_t place, const QRectF& rect, Label label) const {
  const PointIndex at = s_.node_of(s_.places[place]).point;
  const QString point = cut_text(point_sign(s_.run->concept_class(), at, key_.numbered), ui_font(TextRole::number),
                                 rect.width() - beside_name);
  return {rect, Pill{point, label, label != s_.run->distribution().target[at]}};
}

// The mistakes on the node's sample and the Ldim that is left: right of it, or where that room is taken by the next
// node over its outer shoulder, where no edge passes.
void TreeScene::add_facts(std::size_t place, const QRectF& rect, double right) {
  const TournamentState::Place& p = s_.places[place];
  if (facts_ == nullptr || !p.decided || p.failed) return;
  const NodeFacts& facts = facts_->nodes[static_cast<std::size_t>(p.node)];
  const double from = right + (p.redraws > 0 ? badge_width + 5 : 3);
  const double end = place == 1 ? room_.width() : g_.at(place).x() + g_.span(place) - rect.width() / 2 - 6;
  const NodeFactsMark mark = node_facts_mark(facts, facts_->dimension, std::min(end, room_.width()) - from, true);
  faded(s_.settled(place), [&] {
    if (mark.form == NodeFactsMark::Form::stacked) {
      add_node_facts(scene_, {from, g_.at(place).y()}, mark, facts, facts_->dimension);
    } else {
      add_facts_above(place, rect, facts);
    }
  });
}

void TreeScene::add_facts_above(std::size_t place, const QRectF& rect, const NodeFacts& facts) {
  constexpr double least_pitch = 4;
  const std::size_t all = mistake_circles(facts, facts_->dimension);
  const QString left = left_number(facts.contest);
  const QString number = mistakes_number(facts, facts_->dimension);
  const double left_width = width_of(left, styles::small);
  const double most = g_.span(place) / 2 - 9 - left_width - 3;
  const double pitch = std::min(9.0, (most - 5) / static_cast<double>(std::max<std::size_t>(all, 2) - 1));
  const double radius = std::min(3.5, 0.45 * pitch);
  const bool drawn = pitch >= least_pitch;
  const double row = all == 0 ? 0 : pitch * static_cast<double>(all - 1) + 2 * radius + 3;
  const double taken = drawn ? row : width_of(number, styles::small) + 6;
  const bool outer_left = place % 2 == 0;
  const double from = outer_left ? rect.center().x() - 4 - taken - left_width : rect.center().x() + 4;
  if (drawn) add_mistake_circles(scene_, {from, rect.top() - 7}, facts, facts_->dimension, pitch, radius);
  if (!drawn) scene_.words({from, rect.top() - 3}, number, styles::small, &Theme::ink2);
  scene_.words({from + taken, rect.top() - 3}, left, styles::small, &Theme::ink2);
}

// The same at a node without a pill.
void TreeScene::add_small_facts(std::size_t place) {
  const TournamentState::Place& p = s_.places[place];
  if (facts_ == nullptr || !p.decided || p.failed) return;
  const NodeFacts& facts = facts_->nodes[static_cast<std::size_t>(p.node)];
  constexpr double apart = 12;             // from the coin and the ring round it
  constexpr double clear_of_badges = 2.5;  // lower than the redraws over its shoulder and its neighbour's
  const QPointF at = g_.at(place);
  const double from = at.x() + apart + (place == s_.current ? 2 : 0);
  double end = room_.width();
  if (s_.focused()) {
    if (place > 1 && place % 2 == 0) end = g_.at(place + 1).x() - apart;
  } else if (place > 1) {
    end = std::min(end, at.x() + g_.span(place) - apart);
  }
  // Where the edges go down steeply, what stands below the circles is clear of them.
  const QPointF child = g_.at(2 * place + 1) - at;
  const bool open = std::find(g_.open.begin(), g_.open.end(), place) != g_.open.end();
  const bool below = !open || child.x() * 15 <= child.y() * apart;
  const NodeFactsMark mark = node_facts_mark(facts, facts_->dimension, end - from, below);
  if (place == 1) root_end_ = from + mark.width;
  using Form = NodeFactsMark::Form;
  numbers_ = numbers_ || mark.form == Form::pips || mark.form == Form::number;
  faded(s_.settled(place), [&] {
    add_node_facts(scene_, {from, at.y() + clear_of_badges}, mark, facts, facts_->dimension);
  });
}

// How often the node's pair was drawn again, right of it.
void TreeScene::add_redraws(std::size_t place, const QRectF& rect, double right) {
  const TournamentState::Place& p = s_.places[place];
  if (g_.span(place) - rect.width() < badge_width + 4) return;
  // Where little is free it stands close to its own node, clear of the next one.
  const double spare = g_.span(place) - rect.width() - badge_width;
  const double from = spare < 16 ? std::min(right, rect.right() + std::max(1.0, spare / 4)) : right;
  const QPointF corner(from + (place == s_.current && spare >= 16 ? 3 : 0.5), g_.at(place).y() - 7.5);
  add_badge(p, corner, {corner - QPointF(1, 6.5), QSizeF(badge_width + 2, 28)});
}

void TreeScene::add_levels() {
  for (int d = 0; d < s_.level; ++d)
    scene_.words({0, g_.root_y + g_.level_height * d + 5}, QStringLiteral("$D\u0303_%1$").arg(s_.level - d),
                 styles::symbol, &Theme::ink2);
  scene_.words({0, g_.root_y + g_.level_height * (s_.level - 1) + g_.leaf_drop + 5}, QStringLiteral("$D_0$ = \u2205"),
               styles::plain, &Theme::ink2);
}

// Which number is which of the points that were asked: left of the root, where no edge passes, or below the leaves.
void TreeScene::add_key() {
  std::vector<PointIndex> asked;
  for (const TournamentState::Place& p : s_.places) {
    if (p.decided) asked.push_back(s_.node_of(p).point);
  }
  double y = g_.root_y + (key_.lines == 0 ? -12 : g_.height - 27 + 8);
  for (const QString& line : key_lines(s_.run->concept_class(), asked, styles::small, key_.width,
                                       key_.lines == 0 ? TournamentKey::most : key_.lines)) {
    scene_.words({key_.left, y}, line, styles::small, &Theme::ink2);
    y += TournamentKey::pitch;
  }
}

// How often the node's pair was drawn again; the pointer finds it in `around`.
void TreeScene::add_badge(const TournamentState::Place& p, QPointF corner, const QRectF& around) {
  const bool first = s_.moving.event != nullptr && s_.moving.event->kind == TraceEvent::Kind::redraw &&
                     p.node == s_.moving.event->node && p.redraws == 1;
  Mark& badge = scene_.add(Badge{corner, p.redraws}, nullptr);
  badge.opacity = first ? s_.moving.examples : 1;
  badge.touched({around, 8, Spot::Act::redraws}, Kin::of_node(p.node));
}

// The hollow square and the word, at the node where the cap was hit; returns where they end.
double TreeScene::add_fail_mark(QPointF centre) {
  const QRectF square(centre.x() - 7, centre.y() - 7, 14, 14);
  scene_.box(square, &Theme::canvas, {&Theme::ink, 2, 0.5});
  const Mark& word = scene_.words({square.right() + 6, centre.y() + 4.5}, tr("Fail"), styles::bold, &Theme::ink);
  return square.right() + 7.5 + word.width();
}

double TreeScene::legend_width() const {
  const auto width = [](const QString& text) { return width_of(text, styles::small); };
  return std::max({std::max(79.0, 33 + width(tr("wins")) + 12) + 30 + width(tr("loses")),
                   33 + width(tr("coin disagrees with $c$")), 33 + width(tr("redraws, $f_0 = f_1$")),
                   33 + width(tr("SOA erred in a contest")), 33 + width(tr("SOA erred in a block")),
                   numbers_ ? 33 + width(tr("Ldim left, – if no row fits")) : 0});
}

void TreeScene::add_legend(QPointF o) {
  const auto word = [&](QPointF at, const QString& text) {
    return scene_.words(at, text, styles::small, &Theme::ink2).width();
  };
  scene_.line(o + QPointF(3, 6), o + QPointF(25, 6), winner_edge);
  const double second = std::max(79.0, 33 + word(o + QPointF(33, 10), tr("wins")) + 12);
  scene_.line(o + QPointF(second, 6), o + QPointF(second + 22, 6), loser_edge);
  word(o + QPointF(second + 30, 10), tr("loses"));
  double y = 26;
  const auto next_line = [&](const QString& text) {
    word(o + QPointF(33, y), text);
    y += 16;
  };
  if (facts_ != nullptr && facts_->dimension > 0) {
    // Above the next level; where that is too close they stand at the left of the root, which is free.
    const double facts_end = o.y() + y + (numbers_ ? 32 : 16);
    const bool fits = !s_.compact() || facts_end <= g_.root_y + g_.level_height - 16;
    const QPointF right = o;
    const double right_y = y;
    if (!fits) {
      o = QPointF(tournament_left + 4, g_.root_y - 21);
      y = 10;
    }
    add_forced_circle(scene_, o + QPointF(14, y - 4), ForcedBy::contest);
    next_line(tr("SOA erred in a contest"));
    add_forced_circle(scene_, o + QPointF(14, y - 4), ForcedBy::block);
    next_line(tr("SOA erred in a block"));
    if (numbers_) {
      scene_.words(o + QPointF(14, y), QStringLiteral("2"), styles::small, &Theme::ink2, 0.5);
      next_line(tr("Ldim left, – if no row fits"));
    }
    if (!fits) {
      o = right;
      y = right_y;
    }
  }
  if (!s_.compact()) {
    scene_.box({o.x() + 3, o.y() + y - 10, 22, 12}, nullptr, {&Theme::ink, 1.5, 0, 3, 2.5}, 6);
    next_line(tr("coin disagrees with $c$"));
  }
  const bool redrawn = std::any_of(s_.places.begin(), s_.places.end(), [](const auto& p) { return p.redraws > 0; });
  if (!redrawn) return;
  scene_.add(Badge{o + QPointF(0.5, y - 11.5), 1}, nullptr);
  next_line(tr("redraws, $f_0 = f_1$"));
}

}  // namespace

void add_beside(Scene& scene, const QString& markup, const MathStyle& style, Ink ink, const QLineF& line, int side,
                double distance) {
  const double slope = std::abs(line.dy()) / std::max(1.0, std::abs(line.dx()));
  const double along = distance + 3;
  const double rise = std::max(-5.0, (distance + 2) * std::hypot(1.0, slope) - slope * along);
  const double below = MathText(markup, style, MathText::Mode::mixed).extent().bottom();
  scene.words(line.center() + QPointF(side == 0 ? -along : along, -rise - below), markup, style, ink,
              side == 0 ? 1 : 0);
}

double add_tournament_tree(Scene& scene, const TournamentState& state, QSizeF room,
                           std::optional<std::int32_t> opened) {
  return TreeScene(scene, state, room, opened).add();
}

}  // namespace littlestone::ui
