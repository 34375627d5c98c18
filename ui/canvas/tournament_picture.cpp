// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/canvas/tournament_picture.hpp"

#include <QFontMetricsF>
#include <algorithm>
#include <cmath>
#include <numeric>
#include <unordered_map>

#include "core/layout/tidy_tree.hpp"
#include "ui/canvas/fit.hpp"
#include "ui/theme/motion.hpp"
#include "ui/theme/numbers.hpp"
#include "ui/theme/type.hpp"

namespace littlestone::ui {
namespace {

constexpr double left_column = 42;  // level names
constexpr double line_height = 36;  // the S line
constexpr double pill_height = 24;

QString label_text(Label y) { return y == Label::plus ? QStringLiteral("+1") : QStringLiteral("\u22121"); }

// A subscripted symbol, or the symbol alone at the root: T_{010}, (x_{01}, y_{01}), (x, y).
QString subscripted(const QString& symbol, const QString& index) {
  return index.isEmpty() ? symbol : QStringLiteral("%1_{%2}").arg(symbol, index);
}

// A name beside the middle of an edge, on the outer side of the tree: its near lower corner `distance` px from the line.
void draw_beside(QPainter& painter, const MathText& name, const QLineF& line, int side, double distance) {
  const double slope = std::abs(line.dy()) / std::max(1.0, std::abs(line.dx()));
  const double along = distance + 3;
  const double rise = std::max(-5.0, (distance + 2) * std::hypot(1.0, slope) - slope * along);
  const double below = name.extent().bottom();
  name.draw(painter, line.center() + QPointF(side == 0 ? -along : along, -rise - below), side == 0 ? 1 : 0);
}

// Draws `body` as a thing turning about the horizontal through `centre`, of which `height` of its height is seen.
template <typename Body>
void turned(QPainter& painter, QPointF centre, double height, Body&& body) {
  if (height >= 1) {
    body();
    return;
  }
  painter.save();
  painter.translate(0, centre.y());
  painter.scale(1, std::max(height, 0.02));
  painter.translate(0, -centre.y());
  body();
  painter.restore();
}

}  // namespace

TournamentPicture::TournamentPicture(std::shared_ptr<const LabRun> run, int events_done, Style style, double phase)
    : run_(std::move(run)), style_(style), level_(trace().level) {
  places_.resize(std::size_t{1} << std::clamp(level_, 0, 20));
  if (phase < 1 && !printed()) begin_motion(events_done, phase);
  read_events(moving_.undecided ? events_done - 1 : events_done);
  if (moving_.event != nullptr && moving_.event->kind == TraceEvent::Kind::contest && !moving_.undecided) {
    // What stood in the lineage already does not grow again.
    const std::vector<std::size_t> before = TournamentPicture(run_, events_done - 1).lineage_;
    const bool longer =
        lineage_.size() == before.size() + 1 && std::equal(before.begin(), before.end(), lineage_.begin() + 1);
    moving_.new_lineage = longer ? 1 : lineage_.size();
  }
}

void TournamentPicture::begin_motion(int events_done, double phase) {
  if (events_done < 1 || static_cast<std::size_t>(events_done) > trace().events.size()) return;
  moving_.event = &trace().events[static_cast<std::size_t>(events_done) - 1];
  switch (moving_.event->kind) {
    case TraceEvent::Kind::draw:
    case TraceEvent::Kind::final:
      moving_.examples = motion::part(phase, 0, motion::draw, motion::block_ms);
      moving_.strip = motion::part(phase, motion::draw, motion::strips, motion::block_ms);
      break;
    case TraceEvent::Kind::redraw: moving_.examples = motion::part(phase, 0, motion::draw, motion::draw); break;
    case TraceEvent::Kind::contest:
      moving_.frame = motion::part(phase, 0, motion::frame, motion::contest_ms);
      moving_.coin = motion::part(phase, motion::frame, motion::coin, motion::contest_ms);
      moving_.winner = motion::part(phase, motion::frame + motion::coin, motion::winner, motion::contest_ms);
      moving_.undecided = moving_.winner <= 0;
      break;
    case TraceEvent::Kind::fail: moving_ = {}; break;
  }
}

bool TournamentPicture::coming(std::size_t place, std::size_t side) const {
  return moving_.event != nullptr && moving_.event->kind == TraceEvent::Kind::draw &&
         places_[place].node == moving_.event->node && moving_.event->side == static_cast<int>(side);
}

const NodeTrace& TournamentPicture::node_of(const Place& place) const {
  return trace().nodes[static_cast<std::size_t>(place.node)];
}

const BlockTrace* TournamentPicture::block_of(std::size_t place, int side) const {
  const Place& p = places_[place];
  if (p.node == PairingTrace::none || !p.drawn[side]) return nullptr;
  const auto& block = node_of(p).pairings[p.pairing].block[side];
  return block ? &*block : nullptr;
}

// Index of a place as the path to it: "" at the root, then 0 for the left and 1 for the right.
QString TournamentPicture::index_of(std::size_t place) const {
  QString path;
  for (; place > 1; place /= 2) path.prepend(place % 2 == 0 ? QLatin1Char('0') : QLatin1Char('1'));
  return path;
}

void TournamentPicture::read_events(int events_done) {
  const TournamentTrace& t = trace();
  const std::size_t count = std::min(static_cast<std::size_t>(std::max(0, events_done)), t.events.size());

  struct Seen {
    bool opened = false;
    std::size_t pairing = 0;
    bool drawn[2] = {false, false};
    bool decided = false;
    bool failed = false;
    std::size_t redraws = 0;
  };
  std::vector<Seen> seen(t.nodes.size());
  // An event in a node is also news about every node above it: which of their pairings is being played.
  const auto open = [&](std::int32_t node, std::size_t pairing) {
    while (node != PairingTrace::none) {
      Seen& s = seen[static_cast<std::size_t>(node)];
      s.opened = true;
      if (pairing > s.pairing) {
        s.pairing = pairing;
        s.drawn[0] = s.drawn[1] = false;
      }
      const NodeTrace& n = t.nodes[static_cast<std::size_t>(node)];
      pairing = static_cast<std::size_t>(std::max(0, n.parent_pairing));
      node = n.parent;
    }
  };
  std::int32_t last = PairingTrace::none;
  std::int32_t last_decided = PairingTrace::none;
  for (std::size_t i = 0; i < count; ++i) {
    const TraceEvent& event = t.events[i];
    if (event.kind == TraceEvent::Kind::final) final_drawn_ = true;
    if (event.kind == TraceEvent::Kind::fail) failed_ = true;
    if (event.node == PairingTrace::none) continue;
    if (event.kind != TraceEvent::Kind::final) {
      open(event.node, static_cast<std::size_t>(std::max(0, event.pairing)));
      last = event.node;
    }
    Seen& s = seen[static_cast<std::size_t>(event.node)];
    switch (event.kind) {
      case TraceEvent::Kind::draw: s.drawn[event.side] = true; break;
      case TraceEvent::Kind::redraw: ++s.redraws; break;
      case TraceEvent::Kind::contest:
        s.decided = true;
        last_decided = event.node;
        break;
      case TraceEvent::Kind::fail: s.failed = true; break;
      case TraceEvent::Kind::final: break;
    }
  }

  if (moving_.undecided) last = moving_.event->node;  // the contest's ring is there from its begin

  if (level_ == 0 || t.nodes.empty() || places_.size() < 2) return;
  places_[1].node = seen[0].opened ? 0 : PairingTrace::none;
  for (std::size_t place = 1; place < places_.size(); ++place) {
    Place& p = places_[place];
    if (p.node == PairingTrace::none) continue;
    const Seen& s = seen[static_cast<std::size_t>(p.node)];
    p.pairing = s.pairing;
    p.drawn[0] = s.drawn[0];
    p.drawn[1] = s.drawn[1];
    p.decided = s.decided;
    p.failed = s.failed;
    p.redraws = s.redraws;
    if (p.node == last) current_ = place;
    if (p.node == last_decided) sample_root_ = place;
    const NodeTrace& n = t.nodes[static_cast<std::size_t>(p.node)];
    if (s.pairing >= n.pairings.size()) continue;
    for (std::size_t side = 0; side < 2; ++side) {
      const std::int32_t child = n.pairings[s.pairing].child[side];
      if (child != PairingTrace::none && 2 * place + side < places_.size() &&
          seen[static_cast<std::size_t>(child)].opened) {
        places_[2 * place + side].node = child;
      }
    }
  }
  for (std::size_t place = std::max<std::size_t>(current_, 1); place != 0; place /= 2)
    focus_.insert(focus_.begin(), place);
  while (places_[focus_.back()].node != PairingTrace::none && places_[focus_.back()].decided) {
    const std::size_t next = 2 * focus_.back() + static_cast<std::size_t>(node_of(places_[focus_.back()]).winner);
    if (next >= places_.size()) break;
    focus_.push_back(next);
  }
  for (std::size_t place = sample_root_; place != 0 && place < places_.size();) {
    lineage_.push_back(place);
    place = 2 * place + static_cast<std::size_t>(node_of(places_[place]).winner);
  }
}

// Positions of everything, in px of the picture.
struct TournamentPicture::Geometry {
  std::vector<std::size_t> nodes;                  // places drawn, a parent before its children
  std::vector<std::size_t> open;                   // those of them whose children are drawn
  std::vector<std::size_t> leaves;                 // leaves drawn
  std::unordered_map<std::size_t, double> placed;  // where only a part is drawn: its own positions
  double left = left_column;
  double spacing = 84;  // between leaves
  double root_y = 27;
  double level_height = 87;
  double leaf_drop = 64;
  double strip = 63;
  double height = 0;  // without the S line
  int level = 0;

  [[nodiscard]] double x(std::size_t place) const {
    if (const auto found = placed.find(place); found != placed.end()) return found->second;
    // Places of one depth stand at the odd multiples of their half width.
    int depth = 0;
    while ((place >> (depth + 1)) != 0) ++depth;
    const std::size_t rank = place - (std::size_t{1} << depth);
    const double span = spacing * std::ldexp(1.0, level - depth);
    return left + (static_cast<double>(rank) + 0.5) * span;
  }
  // Px between neighbours of the place's depth.
  [[nodiscard]] double span(std::size_t place) const {
    return placed.empty() ? spacing * std::ldexp(1.0, level - depth(place)) : 260;
  }
  [[nodiscard]] int depth(std::size_t place) const {
    int d = 0;
    while ((place >> (d + 1)) != 0) ++d;
    return d;
  }
  [[nodiscard]] double y(std::size_t place) const {
    const int d = depth(place);
    return d < level ? root_y + level_height * d : root_y + level_height * (level - 1) + leaf_drop;
  }
  [[nodiscard]] QPointF at(std::size_t place) const { return {x(place), y(place)}; }
};

TournamentPicture::Geometry TournamentPicture::geometry(QSizeF room) const {
  Geometry g;
  g.level = level_;
  const std::size_t inner = places_.size();
  if (focused()) {
    g.open = focus_;
    std::vector<std::size_t> shown{1};
    for (const std::size_t place : focus_) {
      shown.push_back(2 * place);
      shown.push_back(2 * place + 1);
    }
    std::vector<LayoutNode> boxes;
    for (const std::size_t place : shown) {
      const auto parent = std::find(shown.begin(), shown.end(), place / 2);
      boxes.push_back({place == 1 ? -1 : static_cast<std::int32_t>(parent - shown.begin()), 30});
      (place < inner ? g.nodes : g.leaves).push_back(place);
    }
    const std::vector<LayoutPosition> positions = tidy_layout(boxes, 70);
    double width = 0;
    for (const LayoutPosition& p : positions) width = std::max(width, p.x + 15);
    const double left = left_column + std::max(0.0, (room.width() - left_column - 8 - width) / 2);
    for (std::size_t i = 0; i < shown.size(); ++i) g.placed[shown[i]] = left + positions[i].x;
  } else {
    g.nodes.resize(inner - 1);
    std::iota(g.nodes.begin(), g.nodes.end(), std::size_t{1});
    g.open = g.nodes;
    g.leaves.resize(inner);
    std::iota(g.leaves.begin(), g.leaves.end(), inner);
  }
  const double leaves = std::ldexp(1.0, level_);
  const double natural_strip = micro_strip_size(run_->concept_class->points(), 191).width();
  g.spacing = std::max(84.0, natural_strip + 21);
  g.spacing = std::clamp((room.width() - left_column - 8) / leaves, 12.0,
                         std::max(g.spacing * 1.35, level_ < 3 ? 168.0 : 84.0));
  g.strip = std::min(natural_strip, g.spacing - (g.spacing > 60 ? 16 : 8));
  if (compact()) {
    g.level_height = 56;
    g.leaf_drop = 34;
  }
  const double natural = g.root_y + g.level_height * (level_ - 1) + g.leaf_drop + 14;
  const double spare = room.height() - line_height - 6 - natural;
  if (level_ > 1) g.level_height += std::clamp(spare / (level_ - 1), -16.0, 44.0);
  g.left = left_column + std::max(0.0, (room.width() - left_column - 8 - g.spacing * leaves) / 2);
  g.height = g.root_y + g.level_height * (level_ - 1) + g.leaf_drop + 14;
  return g;
}

QSizeF TournamentPicture::natural_size() const {
  const double leaves = std::ldexp(1.0, level_);
  if (printed()) {
    if (level_ == 0) return {560, 150};
    return {std::max(560.0, 28 + 84 * leaves), 34 + 88.0 * level_ + 122};
  }
  if (level_ == 0) return {640, 230};
  const double strip = micro_strip_size(run_->concept_class->points(), 127).width();
  const double spacing = compact() ? 22 : level_ == 4 ? 43 : std::max(82.0, std::min(strip + 14, 640 / leaves));
  const double level_height = compact() ? 56 : 87;
  const double height = 27 + level_height * (level_ - 1) + (compact() ? 34 : 64) + 14 + 6 + line_height;
  return {std::max(640.0, focused() ? left_column + 108.0 + 100 * level_ : left_column + 8 + spacing * leaves),
          std::max(180.0, height)};
}

void TournamentPicture::paint(QPainter& painter, const QRectF& area, const Theme& theme) const {
  Spots ignored;
  paint_spots(painter, area, theme, ignored);
}

void TournamentPicture::paint_spots(QPainter& painter, const QRectF& area, const Theme& theme, Spots& spots) const {
  if (area.isEmpty()) return;
  const ScaledPainter scaled(painter, area, std::min(fit_scale(natural_size(), area.size()), 3.0));
  if (printed()) {
    paint_print(painter, theme, scaled.size());
  } else if (level_ == 0) {
    paint_level_zero(painter, theme, scaled.size(), spots);
  } else {
    paint_tree(painter, theme, scaled.size(), spots);
  }
}

// Level 0 has no contest: S is empty, and f comes from T alone.
void TournamentPicture::paint_level_zero(QPainter& painter, const Theme& theme, QSizeF room, Spots& spots) const {
  const double height = 150 + 6 + line_height;
  const double top = std::max(0.0, (room.height() - height) / 2);
  const double x = room.width() / 2;
  const auto& block = trace().final_block;
  const bool drawn = final_drawn_ && block;
  const double come = drawn ? moving_.examples : 1;
  painter.setPen(theme.ink2);
  MathText(QStringLiteral("D_0 = \u2205"), {.size = 12}).draw(painter, QPointF(0, top + 134));
  const QPointF leaf(x, top + 130);
  const QPointF joint(x, top + 62);
  if (drawn) draw_lineage_edge(painter, theme, leaf, leaf + (joint - leaf) * come);
  painter.setPen(drawn ? motion::between(loser_pen(theme), winner_pen(theme), come) : loser_pen(theme));
  painter.drawLine(leaf, joint);
  draw_leaf(painter, theme, leaf);
  painter.setPen(drawn ? theme.ink : theme.ink2);
  MathText(QStringLiteral("T"), {.size = 13}).draw(painter, QPointF(x - 14, top + 100), 1);
  if (drawn) {
    const LabelVector& f = run_->soa->labels(block->predictor);
    const QSizeF size = micro_strip_size(f.size(), room.width() - 80);
    with_opacity(painter, come, [&] {
      draw_lineage_box(painter, theme, QRectF(x - size.width() / 2 - 6, top + 34, size.width() + 12, 28), 5);
    });
    draw_micro_strip(painter, theme, QRectF(x - size.width() / 2, top + 41, size.width(), size.height()), f,
                     moving_.strip);
    spots.add(painter, QRectF(x - size.width() / 2 - 3, top + 38, size.width() + 6, size.height() + 6), 3,
              Kin::of_predictor(f));
    painter.setPen(theme.ink);
    MathText(QStringLiteral("SOA($T$)"), {.size = 13}, MathText::Mode::mixed).draw(painter, QPointF(x, top + 24), 0.5);
  }
  paint_sample_line(painter, theme, QRectF(0, top + 156, room.width(), line_height), spots);
}

void TournamentPicture::paint_tree(QPainter& painter, const Theme& theme, QSizeF room, Spots& spots) const {
  Geometry g = geometry(room);
  g.root_y += std::max(0.0, (room.height() - g.height - 6 - line_height) / 2);
  const ConceptClass& c = *run_->concept_class;
  const std::size_t inner = places_.size();
  const bool strips = !compact();
  const double half_pill = pill_height / 2;
  const double strip_top = half_pill + 6;  // below a node's centre

  // Where block f_side of a place stands, and from where its edge goes down.
  const auto strip_rect = [&](std::size_t place, int side) {
    const QPointF at = g.at(place);
    const bool last = g.depth(place) == level_ - 1;
    const double off = last ? g.spacing / 2 : std::max(38.0, g.strip / 2 + 6.5);
    const double centre = at.x() + (side == 0 ? -off : off);
    return QRectF(centre - g.strip / 2, at.y() + strip_top, g.strip, micro_height);
  };
  const auto edge = [&](std::size_t place, int side) {
    const std::size_t child = 2 * place + static_cast<std::size_t>(side);
    const QPointF to = g.at(child);
    const bool leaf = child >= inner;
    if (!strips) {
      const QPointF from = g.at(place);
      const QPointF unit = (to - from) / std::hypot((to - from).x(), (to - from).y());
      return QLineF(from + unit * 9, to - unit * (leaf ? 5 : 9));
    }
    const QPointF end = to - QPointF(0, leaf ? 5 : half_pill + 1);
    if (block_of(place, side) == nullptr) {  // what may come hangs on the node: there is no strip yet
      return QLineF(g.at(place) + QPointF(side == 0 ? -12 : 12, half_pill + 1), end);
    }
    const QRectF strip = strip_rect(place, side);
    return QLineF(QPointF(strip.center().x(), strip.bottom() + 3), end);
  };
  const auto winner_of = [&](std::size_t place) {
    const Place& p = places_[place];
    return p.node != PairingTrace::none && p.decided ? node_of(p).winner : -1;
  };
  const auto settled = [&](std::size_t place) {  // how far winner and loser are told apart
    return moving_.event != nullptr && places_[place].node == moving_.event->node ? moving_.winner : 1;
  };
  const auto tossed = [&](std::size_t place) {  // its coin is in the air
    return moving_.undecided && places_[place].node == moving_.event->node;
  };
  const auto pill_rect = [&](std::size_t place) {
    const Place& p = places_[place];
    const QString point =
        p.decided || tossed(place) ? QString::fromStdString(c.point_name(node_of(p).point)) : QString();
    QSizeF size = pill_size(point, pill_height);
    const double badge =
        p.redraws > 0 ? 2 * (badge_width + 8) : 0;  // a long name leaves room for the redraws beside it
    size.setWidth(std::min(size.width(), std::max(52.0, 2 * g.spacing - 20 - badge)));
    const QPointF at = g.at(place);
    return QRectF(at.x() - size.width() / 2, at.y() - size.height() / 2, size.width(), size.height());
  };

  // The band of what goes into S, under everything, from node to strip to node. What is new grows upward.
  for (std::size_t i = 0; i < lineage_.size(); ++i) {
    const std::size_t place = lineage_[i];
    double grown = 1;
    if (i < moving_.new_lineage) {
      const auto from_below = static_cast<double>(moving_.new_lineage - 1 - i);
      grown = std::clamp(moving_.winner * static_cast<double>(moving_.new_lineage) - from_below, 0.0, 1.0);
    }
    const int side = winner_of(place);
    if (side < 0 || std::find(g.open.begin(), g.open.end(), place) == g.open.end()) break;
    if (grown <= 0) continue;
    const QLineF line = edge(place, side);
    if (strips) {
      with_opacity(painter, grown, [&] {
        draw_lineage_box(painter, theme, pill_rect(place).adjusted(-5, -5, 5, 5), 17);
        draw_lineage_box(painter, theme, strip_rect(place, side).adjusted(-5.5, -4, 5.5, 4), 5);
      });
      const QPointF up = line.p1() - QPointF(0, 4);
      draw_lineage_edge(painter, theme, line.p2() + (up - line.p2()) * grown, line.p2());
    } else {
      draw_lineage_edge(painter, theme, line.p2() + (g.at(place) - line.p2()) * grown, line.p2());
    }
  }

  // Edges with the names of their blocks.
  for (const std::size_t place : g.open) {
    for (int side = 0; side < 2; ++side) {
      const std::size_t child = 2 * place + static_cast<std::size_t>(side);
      const QLineF line = edge(place, side);
      const bool drawn = block_of(place, side) != nullptr;
      const int winner = winner_of(place);
      const bool won = winner == side;
      const QPen undrawn(theme.hair, 1.25 + theme.heavier, Qt::SolidLine, Qt::RoundCap);
      const double come = coming(place, static_cast<std::size_t>(side)) ? moving_.examples : 1;
      if (!drawn) {
        painter.setPen(undrawn);
      } else if (winner < 0) {
        painter.setPen(motion::between(undrawn, open_pen(theme), come));
      } else {
        painter.setPen(motion::between(open_pen(theme), won ? winner_pen(theme) : loser_pen(theme), settled(place)));
      }
      painter.drawLine(line);
      const bool leaf = child >= inner;
      if (!drawn) continue;
      painter.setPen(won ? theme.ink : theme.ink2);
      const MathText name(subscripted(QStringLiteral("T"), index_of(child)), {.size = leaf ? 12.0 : 13.0});
      // A right edge's name and the next node's left one share the room between them; the lineage keeps its own.
      const double span = g.span(place);
      const double free = leaf && !focused() ? (g.spacing - 20) / 2 : span / 4 - 9;
      const bool in_sample = won && std::find(lineage_.begin(), lineage_.end(), place) != lineage_.end();
      if (name.width() > free && !(strips && leaf && in_sample && name.width() + 12 <= g.spacing)) continue;
      with_opacity(painter, come, [&] {
        if (leaf && strips) {
          name.draw(painter, line.center() + QPointF(side == 0 ? -8 : 8, 4), side == 0 ? 1 : 0);
        } else {
          draw_beside(painter, name, line, side, strips ? 6 : 4);
        }
      });
    }
  }

  // Strips f_0 and f_1 under every node.
  if (strips) {
    for (const std::size_t place : g.nodes) {
      for (int side = 0; side < 2; ++side) {
        const BlockTrace* block = block_of(place, side);
        if (block == nullptr) continue;
        const LabelVector& f = run_->soa->labels(block->predictor);
        const QRectF rect = strip_rect(place, side);
        const int winner = winner_of(place);
        const double fade = motion::between(1, theme.faded_loser, settled(place));
        const double shown = coming(place, static_cast<std::size_t>(side)) ? moving_.strip : 1;
        with_opacity(painter, winner >= 0 && winner != side ? fade : 1,
                     [&] { draw_micro_strip(painter, theme, rect, f, shown); });
        spots.add(painter, rect.adjusted(-3, -3, 3, 3), 3, Kin::of_predictor(f));
        if (winner >= 0 || tossed(place)) {
          // It closes in on the cells.
          const double wide = 10 * (1 - moving_.frame) * (tossed(place) ? 1 : 0);
          with_opacity(painter, tossed(place) ? moving_.frame : 1, [&] {
            draw_contest_frame(
                painter, theme,
                micro_strip_cell(rect, f.size(), node_of(places_[place]).point).adjusted(-wide, -wide, wide, wide));
          });
        }
      }
    }
  }

  // Nodes, with their names, redraws, and the end of a failed run.
  for (const std::size_t place : g.nodes) {
    const Place& p = places_[place];
    const QPointF at = g.at(place);
    if (!strips) {
      if (focused() && std::find(focus_.begin(), focus_.end(), place) == focus_.end()) {
        painter.setPen(loser_pen(theme));
        painter.setBrush(theme.canvas);
        painter.drawPolygon(QPolygonF{at + QPointF(0, 5), at + QPointF(-13, 26), at + QPointF(13, 26)});
        painter.setBrush(Qt::NoBrush);
      }
      const motion::Turn turn = tossed(place) ? motion::turn(moving_.coin) : motion::Turn{};
      if (p.failed) {
        draw_fail_mark(painter, theme, at);
      } else if (p.decided || (tossed(place) && turn.face != motion::Turn::Face::blank)) {
        const NodeTrace& n = node_of(p);
        const QRectF disc(at.x() - 8, at.y() - 8, 16, 16);
        const Label label = turn.face == motion::Turn::Face::other ? opposite(n.label) : n.label;
        turned(painter, at, turn.height,
               [&] { draw_coin(painter, theme, at, 8, label, label != run_->distribution.target[n.point]); });
        if (place == current_) draw_current_ring(painter, theme, disc.adjusted(2, 2, -2, -2), 6);
      } else {
        painter.setPen(QPen(theme.line, 1.25 + theme.heavier * 0.5));
        painter.setBrush(theme.canvas);
        painter.drawEllipse(at, 6, 6 * turn.height);
        painter.setBrush(Qt::NoBrush);
        if (place == current_) draw_current_ring(painter, theme, QRectF(at.x() - 5, at.y() - 5, 10, 10), 5);
      }
      continue;
    }
    const QRectF rect = pill_rect(place);
    double right = rect.right() + 6;
    const auto pill_of = [&](Label label) {
      const NodeTrace& n = node_of(p);
      const double room_for_name = rect.width() - 26 - 8;
      const QString point =
          QFontMetricsF(ui_font(TextRole::number))
              .elidedText(QString::fromStdString(c.point_name(n.point)), Qt::ElideRight, room_for_name);
      draw_pill(painter, theme, rect, {point, label, label != run_->distribution.target[n.point]});
    };
    if (tossed(place)) {
      const motion::Turn turn = motion::turn(moving_.coin);
      turned(painter, at, turn.height, [&] {
        switch (turn.face) {
          case motion::Turn::Face::blank: draw_open_pill(painter, theme, rect); break;
          case motion::Turn::Face::other: pill_of(opposite(node_of(p).label)); break;
          case motion::Turn::Face::fallen: pill_of(node_of(p).label); break;
        }
      });
    } else if (p.failed) {
      right = draw_fail_mark(painter, theme, QPointF(at.x() - 18, at.y())).right() + 6;
    } else if (p.decided) {
      const NodeTrace& n = node_of(p);
      pill_of(n.label);
      spots.add(painter, rect, half_pill, Kin::of_point(n.point));
      // (x_b, y_b) at the left, where the node before leaves room.
      const QString index = index_of(place);
      const MathText name(QStringLiteral("(%1, %2)")
                              .arg(subscripted(QStringLiteral("x"), index), subscripted(QStringLiteral("y"), index)),
                          {.size = 12});
      const double span = g.span(place);
      const std::size_t before = place - 1;
      const bool badge_before = g.depth(before) == g.depth(place) && before >= 1 && places_[before].redraws > 0;
      const double free = span - rect.width() - 14 - (badge_before ? badge_width + 8 : 0);
      if (name.width() <= free) {
        painter.setPen(theme.ink2);
        with_opacity(painter, settled(place),
                     [&] { name.draw(painter, QPointF(rect.left() - (place == 1 ? 10 : 6), at.y() + 4), 1); });
      }
    } else {
      draw_open_pill(painter, theme, rect);
    }
    if (p.redraws > 0 && (p.decided || p.failed || p.node != PairingTrace::none)) {
      const double span = g.span(place);
      if (span - rect.width() >= badge_width + 4) {
        const QPointF corner(right + (place == current_ ? 3 : 0.5), at.y() - 7.5);
        const bool first = moving_.event != nullptr && moving_.event->kind == TraceEvent::Kind::redraw &&
                           p.node == moving_.event->node && p.redraws == 1;
        with_opacity(painter, first ? moving_.examples : 1,
                     [&] { draw_redraw_badge(painter, theme, corner, p.redraws); });
        spots.add(painter, QRectF(corner - QPointF(1, 6.5), QSizeF(badge_width + 2, 28)), 8, Kin::of_node(p.node),
                  Spot::Act::redraws);
      }
    }
    if (place == current_ && !p.failed) draw_current_ring(painter, theme, rect, half_pill);
  }

  // Leaves are the empty sample.
  for (const std::size_t leaf : g.leaves) draw_leaf(painter, theme, g.at(leaf));

  // Levels at the left.
  painter.setPen(theme.ink2);
  for (int d = 0; d < level_; ++d) {
    MathText(QStringLiteral("D\u0303_%1").arg(level_ - d), {.size = 14})
        .draw(painter, QPointF(0, g.root_y + g.level_height * d + 5));
  }
  MathText(QStringLiteral("D_0 = \u2205"), {.size = 12})
      .draw(painter, QPointF(0, g.root_y + g.level_height * (level_ - 1) + g.leaf_drop + 5));

  const double legend_left = room.width() - 176;
  const double taken = level_ > 1 || !strips ? pill_rect(1).right() + 40 : strip_rect(1, 1).right() + 12;
  if (legend_left > taken) paint_legend(painter, theme, QPointF(legend_left, g.root_y - 17));
  paint_sample_line(painter, theme, QRectF(0, g.root_y - 27 + g.height + 6, room.width(), line_height), spots);
}

void TournamentPicture::paint_legend(QPainter& painter, const Theme& theme, QPointF o) const {
  const auto word = [&](QPointF at, const QString& text) {
    painter.setPen(theme.ink2);
    const MathText line(text, {.size = 11}, MathText::Mode::mixed);
    line.draw(painter, at);
    return line.width();
  };
  painter.setPen(winner_pen(theme));
  painter.drawLine(o + QPointF(3, 6), o + QPointF(25, 6));
  const double second = std::max(79.0, 33 + word(o + QPointF(33, 10), tr("wins")) + 12);
  painter.setPen(loser_pen(theme));
  painter.drawLine(o + QPointF(second, 6), o + QPointF(second + 22, 6));
  word(o + QPointF(second + 30, 10), tr("loses"));
  if (compact()) return;
  QPen dash(theme.ink, 1.5);
  dash.setDashPattern({2, 5.0 / 3});
  dash.setCapStyle(Qt::FlatCap);
  painter.setPen(dash);
  painter.drawRoundedRect(QRectF(o.x() + 3, o.y() + 19, 22, 12), 6, 6);
  word(o + QPointF(33, 29), tr("coin disagrees with $c$"));
  draw_redraw_badge(painter, theme, o + QPointF(0.5, 37.5), 1);
  word(o + QPointF(33, 49), tr("redraws, $f_0 = f_1$"));
}

void TournamentPicture::paint_sample_line(QPainter& painter, const Theme& theme, const QRectF& box,
                                          Spots& spots) const {
  draw_lineage_box(painter, theme, box, 6);
  const double baseline = box.top() + 23;
  const double most = box.width() - 24;
  painter.setPen(theme.ink);
  const auto sentence = [&](const QString& text) {
    const MathText line(text, {.size = 13}, MathText::Mode::mixed);
    line.draw(painter, QPointF(box.left() + 12, baseline));
  };
  if (failed_) {
    const std::uint64_t cap = run_->scenario.constants.cap;
    sentence(tr("Fail: the next block would pass the cap $N$ = %1. This batch does not vote.")
                 .arg(count_text(static_cast<double>(cap))));
    return;
  }
  if (level_ > 0 && lineage_.empty()) {
    sentence(tr("$S$ grows here, once a contest is decided."));
    return;
  }
  if (level_ == 0 && !final_drawn_) {
    sentence(tr("$S$ = \u2205. Next, $T$ is drawn."));
    return;
  }

  // The line is a row of items, measured first; what does not fit is told shorter: first the blocks' examples, then all but the ends.
  struct Item {
    enum class Kind { math, examples, pill, arrow, strip } kind = Kind::math;
    MathText text;
    Pill pill;
    const LabelVector* labels = nullptr;
    double width = 0;
    double after = 5;
    bool last = false;  // comes with the last block T
  };
  const ConceptClass& c = *run_->concept_class;
  const bool whole = sample_root_ == 1 || level_ == 0;
  const bool with_final = whole && final_drawn_ && trace().final_block;
  const LabelVector* result = nullptr;
  if (with_final) {
    result = &run_->soa->labels(trace().final_block->predictor);
  } else if (!lineage_.empty()) {
    result = &run_->soa->labels_at(node_of(places_[lineage_.front()]).after);
  }

  const auto build = [&](std::size_t most_examples, bool ends_only) {
    std::vector<Item> items;
    const auto math = [&](const QString& markup, double size = 13, double after = 5) {
      Item item;
      item.text = MathText(markup, {.size = size});
      item.width = item.text.width();
      item.after = after;
      items.push_back(std::move(item));
    };
    const auto compose = [&] { math(QStringLiteral("\u2218")); };
    const auto block = [&](const QString& name, const Sample& examples) {
      math(name);
      if (examples.empty() || most_examples == 0) return;
      QStringList words;
      for (std::size_t i = 0; i < std::min(examples.size(), most_examples); ++i) {
        words << QString::fromStdString(c.point_name(examples[i].point)) +
                     (examples[i].label == Label::plus ? QLatin1Char('+') : QChar(u'\u2212'));
      }
      if (examples.size() > most_examples) words << QStringLiteral("\u2026");
      Item item;
      item.kind = Item::Kind::examples;
      item.text = MathText(words.join(QLatin1Char(' ')), {.size = 11}, MathText::Mode::plain);
      item.width = item.text.width();
      items.push_back(std::move(item));
    };
    const QString sample_name = subscripted(QStringLiteral("S"), whole ? QString() : index_of(sample_root_));
    math((with_final ? sample_name + QStringLiteral(" \u2218 T =") : sample_name + QStringLiteral(" =")), 14, 10);
    // From the leaf upwards: the order of the sequence.
    std::vector<std::size_t> chain(lineage_.rbegin(), lineage_.rend());
    bool skipped = false;
    for (std::size_t i = 0; i < chain.size(); ++i) {
      if (ends_only && i > 0 && i + 1 < chain.size()) {
        if (!skipped) {
          if (i > 0) compose();
          math(QStringLiteral("\u2026"));
          skipped = true;
        }
        continue;
      }
      const std::size_t place = chain[i];
      const NodeTrace& n = node_of(places_[place]);
      if (i > 0) compose();
      const QString child = index_of(2 * place + static_cast<std::size_t>(n.winner));
      const BlockTrace* t = block_of(place, n.winner);
      // At a node that was once the root of a subtree the index is its own path.
      block(subscripted(QStringLiteral("T"), child), t != nullptr ? t->examples : Sample{});
      compose();
      Item item;
      item.kind = Item::Kind::pill;
      item.pill = {QString::fromStdString(c.point_name(n.point)), n.label,
                   n.label != run_->distribution.target[n.point]};
      item.width = std::min(120.0, pill_size(item.pill.point, 20).width());
      items.push_back(std::move(item));
    }
    if (with_final) {
      if (chain.empty()) {
        math(QStringLiteral("\u2205"));
      }
      const std::size_t before = items.size();
      compose();
      block(QStringLiteral("T"), trace().final_block->examples);
      for (std::size_t i = before; i < items.size(); ++i) items[i].last = true;
    }
    if (result != nullptr) {
      Item arrow;
      arrow.kind = Item::Kind::arrow;
      arrow.width = 12;
      arrow.after = 8;
      items.back().after = 13;
      items.push_back(std::move(arrow));
      math(QStringLiteral("SOA"), 13, 4);
      Item strip;
      strip.kind = Item::Kind::strip;
      strip.labels = result;
      strip.width = micro_strip_size(result->size(), 127).width();
      strip.after = 7;
      items.push_back(std::move(strip));
      const std::string name = c.name_of(*result);
      Item item;
      const QString said = name.empty() ? tr("not in the class") : QStringLiteral("= ") + name_markup(name);
      item.text = MathText(said, {.size = name.empty() ? 11.0 : 13.0}, MathText::Mode::mixed);
      item.width = item.text.width();
      item.last = with_final;
      items.push_back(std::move(item));
    }
    return items;
  };
  const auto total = [](const std::vector<Item>& items) {
    double width = 0;
    for (const Item& item : items) width += item.width + item.after;
    return items.empty() ? 0 : width - items.back().after;
  };
  std::vector<Item> items = build(6, false);
  for (const std::size_t examples : {std::size_t{3}, std::size_t{2}, std::size_t{0}}) {
    if (total(items) > most) items = build(examples, false);
  }
  if (total(items) > most) items = build(0, true);
  const double needed = total(items);
  const double squeeze = std::min(1.0, most / std::max(needed, 1.0));

  painter.save();
  const bool last_drawn = moving_.event != nullptr && moving_.event->kind == TraceEvent::Kind::final;
  const double told = last_drawn ? 1 : moving_.winner;
  painter.translate(box.left() + 12, box.center().y());
  painter.scale(squeeze, squeeze);
  const double opacity = painter.opacity();
  double x = 0;
  for (const Item& item : items) {
    painter.setOpacity(opacity * (item.last && last_drawn ? moving_.examples : told));
    switch (item.kind) {
      case Item::Kind::math:
        painter.setPen(item.text.plain() == QStringLiteral("\u2218") ? theme.ink2 : theme.ink);
        item.text.draw(painter, QPointF(x, 5));
        break;
      case Item::Kind::examples:
        painter.setPen(theme.ink2);
        item.text.draw(painter, QPointF(x, 4.5));
        break;
      case Item::Kind::pill: draw_pill(painter, theme, QRectF(x, -10, item.width, 20), item.pill); break;
      case Item::Kind::arrow: draw_arrow(painter, theme.ink2, QPointF(x, 0), 12); break;
      case Item::Kind::strip:
        draw_micro_strip(painter, theme, QRectF(x, -7, item.width, micro_height), *item.labels,
                         last_drawn ? moving_.strip : 1);
        spots.add(painter, QRectF(x - 3, -10, item.width + 6, micro_height + 6), 3, Kin::of_predictor(*item.labels));
        break;
    }
    x += item.width + item.after;
  }
  painter.restore();
}

void TournamentPicture::paint_print(QPainter& painter, const Theme& theme, QSizeF room) const {
  const ConceptClass& c = *run_->concept_class;
  const MathStyle body{.size = 14, .serif = true};
  const std::size_t inner = places_.size();
  const QSizeF natural = natural_size();
  Geometry g;
  g.level = level_;
  const double leaves = std::ldexp(1.0, level_);
  g.spacing = level_ > 0 ? std::clamp((room.width() - 28) / leaves, 12.0, 110.0) : 0;
  g.level_height = 88;
  g.leaf_drop = 88;
  g.left = std::max(14.0, (room.width() - g.spacing * leaves) / 2);
  g.root_y = 34 + std::max(0.0, (room.height() - natural.height()) / 2);
  const double tree_bottom = level_ > 0 ? g.root_y + 88.0 * level_ : g.root_y - 10;

  if (level_ > 0) {
    for (std::size_t place = 1; place < inner; ++place) {
      for (int side = 0; side < 2; ++side) {
        const std::size_t child = 2 * place + static_cast<std::size_t>(side);
        const Place& p = places_[place];
        const bool won = p.decided && node_of(p).winner == side;
        painter.setPen(QPen(theme.ink, won ? 4 : 1, Qt::SolidLine, Qt::FlatCap));
        const QPointF from = g.at(place);
        const QPointF to = g.at(child);
        painter.drawLine(from, to);
        const MathText name(subscripted(QStringLiteral("T"), index_of(child)),
                            {.size = child >= inner ? 13.0 : 14.0, .serif = true});
        if (name.width() > g.spacing * 0.75 && child >= inner) continue;
        draw_beside(painter, name, QLineF(from, to), side, 6);
      }
    }
    for (std::size_t place = 1; place < inner; ++place) {
      const Place& p = places_[place];
      const QPointF at = g.at(place);
      QString said = p.failed ? tr("Fail") : QStringLiteral("?");
      if (p.decided) {
        const NodeTrace& n = node_of(p);
        said = QStringLiteral("(%1, %2)").arg(QString::fromStdString(c.point_name(n.point)), label_text(n.label));
      }
      const double span = g.spacing * std::ldexp(1.0, level_ - g.depth(place));
      const MathText text(said, body, MathText::Mode::plain);
      const double width = std::min(std::max(62.0, text.width() + 18), span - 6);
      const double squeeze = std::min(1.0, (width - 4) / text.width());
      painter.setPen(QPen(theme.ink, 1.1));
      painter.setBrush(theme.canvas);
      painter.drawRoundedRect(QRectF(at.x() - width / 2, at.y() - 15, width, 30), 15, 15);
      painter.setBrush(Qt::NoBrush);
      painter.setPen(theme.ink);
      painter.save();
      painter.translate(at);
      painter.scale(squeeze, squeeze);
      text.draw(painter, QPointF(0, 5), 0.5);
      painter.restore();
      const QString index = index_of(place);
      const MathText name(QStringLiteral("(%1, %2)")
                              .arg(subscripted(QStringLiteral("x"), index), subscripted(QStringLiteral("y"), index)),
                          {.size = g.depth(place) == level_ - 1 && level_ > 2 ? 11.0 : 12.5, .serif = true});
      // A right node's name and the next left one's share the room between the two.
      if (place == 1 || 2 * name.width() + 18 <= span - width) {
        painter.setPen(theme.ink2);
        const bool left = place != 1 && place % 2 == 0;
        const double x = left ? at.x() - width / 2 - 6 : at.x() + width / 2 + 6;
        if (left ? x - name.width() >= 0 : x + name.width() <= room.width()) {
          name.draw(painter, QPointF(x, at.y() + 5), left ? 1 : 0);
        }
      }
    }
    for (std::size_t leaf = inner; leaf < 2 * inner; ++leaf) {
      painter.setPen(QPen(theme.ink, 1.1));
      painter.setBrush(theme.canvas);
      painter.drawEllipse(g.at(leaf), 3.5, 3.5);
      painter.setBrush(Qt::NoBrush);
    }
  }

  // S as an equation, then what the figure shows.
  const auto centred = [&](const QString& markup, double size, double y, const QColor& color) {
    const MathText text(markup, {.size = size, .serif = true}, MathText::Mode::mixed);
    const double squeeze = std::min(1.0, room.width() / std::max(text.width(), 1.0));
    painter.save();
    painter.translate(room.width() / 2, y);
    painter.scale(squeeze, squeeze);
    painter.setPen(color);
    text.draw(painter, QPointF(0, 0), 0.5);
    painter.restore();
  };
  QString equation;
  if (failed_) {
    equation = tr("Fail: the next block would pass the cap $N$ = %1.")
                   .arg(count_text(static_cast<double>(run_->scenario.constants.cap)));
  } else if (level_ == 0) {
    equation = QStringLiteral("$S$ = \u2205");
  } else if (!lineage_.empty()) {
    equation = QStringLiteral("$%1$ = ").arg(subscripted(QStringLiteral("S"), index_of(sample_root_)));
    bool first = true;
    for (auto it = lineage_.rbegin(); it != lineage_.rend(); ++it) {
      const NodeTrace& n = node_of(places_[*it]);
      if (!first) equation += QStringLiteral(" \u2218 ");
      first = false;
      equation += QStringLiteral("$%1$ \u2218 (%2, %3)")
                      .arg(subscripted(QStringLiteral("T"), index_of(2 * *it + static_cast<std::size_t>(n.winner))),
                           QString::fromStdString(c.point_name(n.point)), label_text(n.label));
    }
  }
  centred(equation, 16, tree_bottom + 46, theme.ink);
  const std::string target = c.name_of(run_->distribution.target);
  const LabelVector* result = nullptr;
  if (!failed_ && final_drawn_ && level_ == 0 && trace().final_block)
    result = &run_->soa->labels(trace().final_block->predictor);
  if (!failed_ && !lineage_.empty()) result = &run_->soa->labels_at(node_of(places_[lineage_.front()]).after);
  QString first_line =
      tr("%1, target %2, %3 examples in each $T_b$.")
          .arg(QString::fromStdString(c.name()), target.empty() ? tr("not in the class") : name_markup(target),
               count_text(static_cast<double>(run_->scenario.constants.auxiliary)));
  if (level_ > 0) first_line += QLatin1Char(' ') + tr("Bold edges won the contest at the node above.");
  centred(first_line, 12, tree_bottom + 78, theme.ink2);
  QString second_line =
      level_ > 0 ? tr("The leaves are the empty sample, $D_0$.") : tr("At level 0 there is no contest.");
  if (result != nullptr) {
    const std::string name = c.name_of(*result);
    const QString sample = level_ == 0
                               ? QStringLiteral("$T$")
                               : QStringLiteral("$%1$").arg(subscripted(QStringLiteral("S"), index_of(sample_root_)));
    second_line += QLatin1Char(' ') + (name.empty() ? tr("Here SOA(%1) is not in the class.").arg(sample)
                                                    : tr("Here SOA(%1) = %2.").arg(sample, name_markup(name)));
  }
  centred(second_line, 12, tree_bottom + 97, theme.ink2);
}

QString TournamentPicture::description() const {
  if (failed_) return tr("A tournament of level %1 that failed: its cap was used up.").arg(level_);
  std::size_t decided = 0;
  for (const Place& p : places_) decided += p.decided ? 1 : 0;
  if (level_ == 0)
    return final_drawn_ ? tr("Level 0: T was drawn on the empty sample.") : tr("Level 0: nothing is drawn yet.");
  return tr("A tournament of level %1: %2 of its %3 contests are decided.")
      .arg(level_)
      .arg(decided)
      .arg(places_.size() - 1);
}

}  // namespace littlestone::ui
