// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/pages/tree/mistake_tree_picture.hpp"

#include <QFontMetricsF>
#include <algorithm>
#include <cmath>
#include <unordered_map>
#include <utility>

#include "ui/kit/fit.hpp"
#include "ui/kit/marks.hpp"
#include "ui/kit/type.hpp"
#include "ui/pages/tree/mistake_tree_drawn.hpp"
#include "ui/words/names.hpp"
#include "ui/words/numbers.hpp"

namespace littlestone::ui {
namespace {

constexpr double faded = 0.5;  // what the play has left behind

}  // namespace

MistakeTreePicture::MistakeTreePicture(std::shared_ptr<const LabRun> run, std::vector<TreeMove> moves, bool playing,
                                       Style style)
    : MistakeTreePicture(run, std::shared_ptr<const MistakeTree>(run, &run->tree), std::move(moves), playing) {
  style_ = style;
}

MistakeTreePicture::MistakeTreePicture(std::shared_ptr<const LabRun> run, std::shared_ptr<const MistakeTree> tree,
                                       std::vector<TreeMove> moves, bool playing, Learner learner)
    : run_(std::move(run)),
      tree_(std::move(tree)),
      moves_(std::move(moves)),
      playing_(playing || !moves_.empty()),
      style_(Style::screen),
      learner_(learner) {
  const auto& nodes = tree_->nodes;
  if (nodes.empty()) {
    moves_.clear();
    return;
  }
  path_.push_back(0);
  for (std::size_t i = 0; i < moves_.size(); ++i) {
    const MistakeTree::Node& node = nodes[static_cast<std::size_t>(path_.back())];
    if (node.leaf()) {
      moves_.resize(i);
      break;
    }
    path_.push_back(moves_[i].answer == Label::plus ? node.plus : node.minus);
  }
}

void MistakeTreePicture::paint(QPainter& painter, const QRectF& area, const Theme& theme) const {
  Spots ignored;
  paint_spots(painter, area, theme, ignored);
}

void MistakeTreePicture::paint_spots(QPainter& painter, const QRectF& area, const Theme& theme, Spots& spots) const {
  paint_into(painter, area, theme, spots, 1);
}

void MistakeTreePicture::paint_seen(QPainter& painter, const QRectF& area, const Theme& theme, Spots& spots,
                                    const Lens& lens) const {
  if (lens.fitted()) {
    paint_spots(painter, area, theme, spots);
    return;
  }
  Spots all;
  painter.save();
  painter.setClipRect(area, Qt::IntersectClip);
  paint_into(painter, lens.whole(area), theme, all, lens.zoom);
  painter.restore();
  spots.add_within(all, painter.worldTransform().mapRect(area));
}

void MistakeTreePicture::paint_into(QPainter& painter, const QRectF& area, const Theme& theme, Spots& spots,
                                    double zoom) const {
  if (area.isEmpty() || tree_->nodes.empty()) return;
  const Drawn drawn = drawn_in(area.size(), zoom);
  const ScaledPainter scaled(painter, area, drawn.scale);
  paint_tree(painter, theme, scaled.size(), drawn, spots);
}

void MistakeTreePicture::paint_tree(QPainter& painter, const Theme& theme, QSizeF room, const Drawn& d,
                                    Spots& spots) const {
  const MistakeTree& tree = *tree_;
  const ConceptClass& c = *run_->concept_class;
  const bool print = style_ == Style::print;
  const bool named = d.named();
  const auto node_at = [&](std::size_t i) -> const MistakeTree::Node& {
    return tree.nodes[static_cast<std::size_t>(d.nodes[i])];
  };
  const auto position = [&](std::size_t i) { return d.position(i, node_at(i)); };
  const auto on_path = [&](std::int32_t node) { return std::find(path_.begin(), path_.end(), node) != path_.end(); };
  const std::int32_t here = path_.empty() ? 0 : path_.back();
  const auto still_possible = [&](std::int32_t node) {
    for (std::int32_t at = node; at != MistakeTree::none; at = tree.nodes[static_cast<std::size_t>(at)].parent) {
      if (at == here) return true;
    }
    return false;
  };
  const auto strength = [&](std::int32_t node) {
    if (!playing_ || print || theme.kind == ThemeKind::contrast) return 1.0;
    return on_path(node) || still_possible(node) ? 1.0 : faded;
  };

  // The band of what was played, under everything.
  if (playing_ && !print) {
    for (std::size_t i = 1; i < d.nodes.size(); ++i) {
      if (!on_path(d.nodes[i])) continue;
      QPointF to = position(i);
      const QPointF from = position(static_cast<std::size_t>(d.parent[i]));
      if (node_at(i).leaf() && named) to = from + (to - from) * ((to.y() - 20 - from.y()) / (to.y() - from.y()));
      draw_lineage_edge(painter, theme, from, to, 18);
    }
  }

  // Edges, from rim to rim; a leaf's ends above its name.
  struct Chip {
    QPointF at;
    Label label;
    double strength;
    double side;   // −1 left, +1 right of its edge
    double slope;  // of its edge, how far down a px to the side
    bool open;     // below the node where the play stands
  };
  std::vector<Chip> chips;
  for (std::size_t i = 1; i < d.nodes.size(); ++i) {
    const MistakeTree::Node& node = node_at(i);
    const auto parent = static_cast<std::size_t>(d.parent[i]);
    const QPointF from_centre = position(parent);
    QPointF to = position(i);
    const Label label = node_at(parent).plus == d.nodes[i] ? Label::plus : Label::minus;
    const QPointF way = to - from_centre;
    const QPointF unit = way / std::max(1.0, std::hypot(way.x(), way.y()));
    const QPointF from = from_centre + unit * (d.radius + 1);
    if (node.leaf()) {
      if (named) {
        // Towards the name, but ending where it leaves room for it.
        const double end = to.y() - 20;
        to = from_centre + way * ((end - from_centre.y()) / way.y());
      } else {
        to = from_centre + unit * std::hypot(way.x(), way.y());
      }
    } else {
      to -= unit * (d.radius + 1);
    }
    const bool played = playing_ && on_path(d.nodes[i]);
    const bool possible = playing_ && still_possible(d.nodes[i]);
    if (print) {
      painter.setPen(QPen(theme.ink, played ? 3.5 : 1.25, Qt::SolidLine, Qt::FlatCap));
    } else {
      painter.setPen(played ? winner_pen(theme) : possible ? open_pen(theme) : loser_pen(theme));
    }
    painter.drawLine(from, to);
    chips.push_back({(from + to) / 2, label, strength(d.nodes[i]), label == Label::plus ? 1.0 : -1.0,
                     std::abs(way.y() / (std::abs(way.x()) + 1e-9)), playing_ && node.parent == here});
  }
  // A level's labels are drawn all alike, as big as the closest two allow: half a row would look like a difference.
  const bool small_chips = d.detail == Detail::points;
  std::vector<bool> crowded(static_cast<std::size_t>(d.depth) + 1, false);
  std::vector<double> taken(static_cast<std::size_t>(d.depth) + 1, -1e9);
  std::vector<double> apart(static_cast<std::size_t>(d.depth) + 1, 1e9);
  std::vector<double> before(static_cast<std::size_t>(d.depth) + 1, -1e9);
  for (std::size_t i = 0; i < chips.size(); ++i) {
    const auto depth = static_cast<std::size_t>(node_at(i + 1).depth);
    const double outward = print ? 25 : small_chips ? 6 : 11;
    const double inward = print ? -8 : outward;
    const double begin = chips[i].at.x() - (chips[i].side < 0 ? outward : inward);
    if (begin < taken[depth]) crowded[depth] = true;
    apart[depth] = std::min(apart[depth], chips[i].at.x() - before[depth]);
    before[depth] = chips[i].at.x();
    taken[depth] = chips[i].at.x() + (chips[i].side < 0 ? inward : outward);
  }
  for (std::size_t i = 0; i < chips.size(); ++i) {
    const Chip& chip = chips[i];
    const auto depth = static_cast<std::size_t>(node_at(i + 1).depth);
    if (crowded[depth] && print) continue;
    if (crowded[depth]) {
      const double size = std::min(10.0, apart[depth] - 2);
      if (size < 4) continue;
      with_opacity(painter, chip.strength, [&] {
        const QRectF cell(chip.at.x() - size / 2, chip.at.y() - size / 2, size, size);
        if (size >= 8) {
          draw_label_cell(painter, theme, cell, chip.label, true);
        } else {
          // Too small for a glyph: full for +, a low bar for −, as in a micro strip.
          const bool plus = chip.label == Label::plus;
          painter.fillRect(cell.adjusted(-1, -1, 1, 1), theme.canvas);
          painter.fillRect(plus ? cell : cell.adjusted(0, size * 0.6, 0, 0), plus ? theme.plus : theme.minus_small);
        }
      });
      continue;
    }
    if (print) {
      painter.setPen(theme.ink);
      const QString text = chip.label == Label::plus ? QStringLiteral("+1") : QStringLiteral("\u22121");
      MathText(text, {.size = 12, .serif = true}, MathText::Mode::plain)
          .draw(painter, chip.at + QPointF(chip.side * 9, std::min(0.0, 9 * chip.slope - 6)), chip.side < 0 ? 1 : 0);
      continue;
    }
    if (chip.open) {
      spots.add(painter, QRectF(chip.at.x() - 12, chip.at.y() - 12, 24, 24), 6, {},
                chip.label == Label::plus ? Spot::Act::plus : Spot::Act::minus);
    }
    with_opacity(painter, chip.strength, [&] {
      if (small_chips) {
        draw_label_cell(painter, theme, QRectF(chip.at.x() - 5, chip.at.y() - 5, 10, 10), chip.label, true);
      } else {
        draw_label_chip(painter, theme, chip.at, chip.label);
      }
    });
  }

  // Nodes, leaves, triangles.
  for (std::size_t i = 0; i < d.nodes.size(); ++i) {
    const MistakeTree::Node& node = node_at(i);
    const QPointF at = position(i);
    const bool strong = !playing_ || on_path(d.nodes[i]) || still_possible(d.nodes[i]);
    const bool current = playing_ && !print && d.nodes[i] == here;
    if (!node.leaf()) {
      const bool cut_here = d.detail == Detail::focus && !on_path(d.nodes[i]);
      if (cut_here) {
        constexpr double deep = 30;
        const bool left_child =
            node.parent != MistakeTree::none && tree.nodes[static_cast<std::size_t>(node.parent)].minus == d.nodes[i];
        const double outward = left_child ? -1 : 1;
        const QPolygonF triangle{at + QPointF(0, d.radius - 2), at + QPointF(-20, d.radius + deep),
                                 at + QPointF(20, d.radius + deep)};
        painter.setPen(loser_pen(theme));
        painter.setBrush(theme.canvas);
        painter.drawPolygon(triangle);
        painter.setBrush(Qt::NoBrush);
        painter.setPen(strong ? theme.ink2 : theme.ink3);
        MathText(tr("depth %1").arg(tree.depth - node.depth), {.size = 11, .serif = print}, MathText::Mode::plain)
            .draw(painter, at + QPointF(outward * 20, d.radius + 14), outward < 0 ? 1 : 0);
      }
      const QString point = plain_name(c.point_name(node.point));
      if (print) {
        painter.setPen(QPen(theme.ink, 1.25));
        painter.setBrush(theme.canvas);
        const QRectF box = d.box(i, node);
        painter.drawRoundedRect(box, d.radius, d.radius);
        painter.setBrush(Qt::NoBrush);
        painter.setPen(theme.ink);
        const double within = box.width() - (box.width() > 2 * d.radius ? 12 : 4);
        name_within(c.point_name(node.point), print_node, within).draw(painter, at + QPointF(0, 5), 0.5);
      } else {
        draw_circle_node(painter, theme, d.box(i, node), point,
                         current  ? NodeTone::current
                         : strong ? NodeTone::strong
                                  : NodeTone::quiet);
      }
      spots.add(painter, d.box(i, node), d.radius, Kin::of_point(node.point), Spot::Act::ask, d.nodes[i]);
      continue;
    }
    spots.add(painter, d.box(i, node), 4, Kin::of_predictor(c.row(node.witness)), Spot::Act::none, d.nodes[i]);
    if (!named) {
      if (d.detail == Detail::focus) {
        const MathText text(name_markup(c.hypothesis_name(node.witness)), {.size = 13, .serif = print},
                            MathText::Mode::mixed);
        painter.setPen(strong ? theme.ink : theme.ink2);
        text.draw(painter, at + QPointF(0, 15), 0.5);
      }
      continue;
    }
    const MathText text =
        name_within(c.hypothesis_name(node.witness), {.size = 15, .serif = print}, d.pitch * d.spread - 6);
    if (current) {
      const double half = std::max(text.width(), d.detail == Detail::strips ? d.strip : 24) / 2 + 6;
      const double below = d.detail == Detail::strips ? 28 : 8;
      draw_lineage_box(painter, theme, QRectF(at.x() - half, at.y() - 19, 2 * half, 19 + below), 6);
    }
    painter.setPen(strong ? theme.ink : theme.ink2);
    text.draw(painter, at, 0.5);
    if (d.detail == Detail::strips) {
      with_opacity(painter, strength(d.nodes[i]), [&] {
        draw_micro_strip(painter, theme, QRectF(at.x() - d.strip / 2, at.y() + 10, d.strip, micro_height),
                         c.row(node.witness));
      });
    }
  }

  // What the SOA said where it erred, beside the node, and whose move it is.
  if (playing_ && !print && d.detail != Detail::points) {
    const QFont font = text_font(11);
    for (std::size_t step = 0; step < moves_.size(); ++step) {
      if (!moves_[step].soa || *moves_[step].soa == moves_[step].answer) continue;
      const auto found = std::find(d.nodes.begin(), d.nodes.end(), path_[step]);
      if (found == d.nodes.end()) continue;
      const auto index = static_cast<std::size_t>(found - d.nodes.begin());
      const QPointF at = position(index);
      const double away = d.half_of(index) + 5;
      const QString text =
          (learner_ == Learner::soa ? tr("SOA: %1") : tr("you: %1"))
              .arg(*moves_[step].soa == Label::plus ? QStringLiteral("+1") : QStringLiteral("\u22121"));
      const double width = QFontMetricsF(font).horizontalAdvance(text) + 28;
      // On the side the edge from above does not come from.
      const bool left_child = step > 0 && moves_[step - 1].answer == Label::minus;
      double x = left_child ? at.x() - away - width : at.x() + away;
      if (x < 0) x = at.x() + away;
      if (x + width > room.width()) x = at.x() - away - width;
      const QRectF box(x, at.y() - 22, width, 18);
      painter.setPen(QPen(theme.line, 1));
      painter.setBrush(theme.canvas);
      painter.drawRoundedRect(box, 9, 9);
      painter.setBrush(Qt::NoBrush);
      draw_mistake_cross(painter, theme.ink, QPointF(box.left() + 11.5, box.center().y()), 7);
      painter.setPen(theme.ink);
      painter.setFont(font);
      painter.drawText(QPointF(box.left() + 20, box.center().y() + 4), text);
    }
    const auto found = std::find(d.nodes.begin(), d.nodes.end(), here);
    if (found != d.nodes.end() && !tree.nodes[static_cast<std::size_t>(here)].leaf()) {
      const auto index = static_cast<std::size_t>(found - d.nodes.begin());
      const QPointF at = position(index);
      const double away = d.half_of(index) + 13;
      const MathText text(tr("your move"), {.size = 11, .weight = QFont::DemiBold}, MathText::Mode::plain);
      painter.setPen(theme.ink);
      const bool left_child = !moves_.empty() && moves_.back().answer == Label::minus;
      double x = left_child ? at.x() - away - text.width() : at.x() + away;
      if (x < 0) x = at.x() + away;
      if (x + text.width() > room.width()) x = at.x() - away - text.width();
      text.draw(painter, QPointF(x, at.y() - 8));
    }
  }

  // Levels at the left. A subtree of depth k has Ldim at least k; only of the root it is known exactly.
  if (!print && d.depth > 0) {
    painter.setPen(theme.ink2);
    for (int k = 0; k < d.depth; ++k) {
      const QString text = k == 0 ? tr("Ldim %1").arg(tree.depth) : tr("Ldim \u2265 %1").arg(tree.depth - k);
      MathText(text, {.size = 12}, MathText::Mode::plain).draw(painter, QPointF(0, d.root_y + d.level * k + 4));
    }
    if (named) {
      MathText(tr("witness"), {.size = 12}, MathText::Mode::plain).draw(painter, QPointF(0, d.leaf_y()));
    }
  } else if (!print) {
    painter.setPen(theme.ink2);
    MathText(tr("Ldim 0"), {.size = 12}, MathText::Mode::plain).draw(painter, QPointF(0, d.root_y));
  }

  // Print has its legend in the figure.
  if (print && d.detail == Detail::strips) {
    const std::string& first = c.point_name(0);
    const std::string& last = c.point_name(static_cast<PointIndex>(c.points() - 1));
    QString words = c.points() > 1
                        ? tr("points %1 \u2026 %2 from left to right").arg(plain_name(first), plain_name(last))
                        : tr("one point");
    if (c.name().rfind("thresholds:", 0) == 0) words += QStringLiteral(";  ") + tr("$t_i(j)$ = +1 iff $i$ \u2264 $j$");
    const MathStyle style{.size = 12, .serif = true};
    const MathText plus(QStringLiteral("+1"), style, MathText::Mode::plain);
    const MathText minus(QStringLiteral("\u22121"), style, MathText::Mode::plain);
    const MathText legend(words, style, MathText::Mode::mixed);
    const double total = 13 + plus.width() + 20 + 13 + minus.width() + 22 + legend.width();
    const double y = d.root_y + d.level * std::max(0, d.depth - 1) + d.leaf + 26 + 32;
    const double squeeze = std::min(1.0, room.width() / total);
    painter.save();
    painter.translate(std::max(0.0, (room.width() - total) / 2), y);
    painter.scale(squeeze, squeeze);
    painter.fillRect(QRectF(0, -11, 7, 12), theme.plus);
    painter.setPen(theme.ink);
    plus.draw(painter, QPointF(13, 0));
    double x = 13 + plus.width() + 20;
    painter.fillRect(QRectF(x, -3, 7, 4), theme.minus_small);
    minus.draw(painter, QPointF(x + 13, 0));
    x += 13 + minus.width() + 22;
    legend.draw(painter, QPointF(x, 0));
    painter.restore();
  }
}

QString MistakeTreePicture::description() const {
  if (tree_->nodes.empty()) return tr("No mistake tree.");
  const ConceptClass& c = *run_->concept_class;
  QString text =
      tr("A mistake tree of depth %1 shattered by %2.").arg(tree_->depth).arg(QString::fromStdString(c.name()));
  const MistakeTree::Node& here = tree_->nodes[static_cast<std::size_t>(path_.back())];
  if (!playing_) return text;
  if (here.leaf()) {
    return text + QLatin1Char(' ') + tr("The play ended at %1.").arg(plain_name(c.hypothesis_name(here.witness)));
  }
  return text + QLatin1Char(' ') +
         tr("Answers so far: %1; the play stands at point %2.")
             .arg(moves_.size())
             .arg(plain_name(c.point_name(here.point)));
}

}  // namespace littlestone::ui
