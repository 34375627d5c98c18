// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/pages/tree/mistake_tree_drawing.hpp"

#include <QFontMetricsF>
#include <algorithm>
#include <cmath>

#include "ui/kit/marks.hpp"
#include "ui/kit/point_key.hpp"
#include "ui/kit/type.hpp"
#include "ui/words/direction.hpp"
#include "ui/words/names.hpp"
#include "ui/words/numbers.hpp"

namespace littlestone::ui {
namespace {

constexpr double faded = 0.5;  // what the play has left behind

QString mistake_sign(Label label) { return label == Label::plus ? QStringLiteral("+1") : QStringLiteral("\u22121"); }

}  // namespace

MistakeTreePicture::Drawing::Drawing(const MistakeTreePicture& picture, QPainter& painter, const Theme& theme,
                                     QSizeF room, const Drawn& drawn, Spots& spots)
    : picture_(picture),
      painter_(painter),
      theme_(theme),
      room_(room),
      drawn_(drawn),
      spots_(spots),
      print_(picture.style_ == Style::print),
      named_(drawn.named()),
      here_(picture.here()) {}

const MistakeTree::Node& MistakeTreePicture::Drawing::node_at(std::size_t i) const {
  return picture_.tree_->nodes[static_cast<std::size_t>(drawn_.nodes[i])];
}

bool MistakeTreePicture::Drawing::on_path(std::int32_t node) const {
  return std::find(picture_.path_.begin(), picture_.path_.end(), node) != picture_.path_.end();
}

bool MistakeTreePicture::Drawing::still_possible(std::int32_t node) const {
  for (std::int32_t at = node; at != MistakeTree::none;
       at = picture_.tree_->nodes[static_cast<std::size_t>(at)].parent) {
    if (at == here_) return true;
  }
  return false;
}

double MistakeTreePicture::Drawing::strength(std::int32_t node) const {
  if (!picture_.playing_ || print_ || theme_.kind == ThemeKind::contrast) return 1.0;
  return on_path(node) || still_possible(node) ? 1.0 : faded;
}

bool MistakeTreePicture::Drawing::strong(std::int32_t node) const {
  return !picture_.playing_ || on_path(node) || still_possible(node);
}

void MistakeTreePicture::Drawing::paint() {
  if (picture_.playing_ && !print_) paint_played();
  paint_edges();
  paint_chips();
  paint_nodes();
  if (picture_.playing_ && !print_ && drawn_.detail != Detail::points) {
    paint_errors();
    paint_your_move();
  }
  if (!print_) paint_levels();
  if (print_ && drawn_.detail == Detail::strips) paint_print_legend();
  paint_key();
}

// Which number is which point.
void MistakeTreePicture::Drawing::paint_key() {
  painter_.setPen(print_ ? theme_.ink : theme_.ink2);
  double y = drawn_.key_y();
  for (const MathText& line : drawn_.key) {
    line.draw(painter_, {0, y});
    y += Drawn::key_line;
  }
}

// The band of what was played, under everything.
void MistakeTreePicture::Drawing::paint_played() {
  for (std::size_t i = 1; i < drawn_.nodes.size(); ++i) {
    if (!on_path(drawn_.nodes[i])) continue;
    QPointF to = position(i);
    const QPointF from = position(static_cast<std::size_t>(drawn_.parent[i]));
    if (node_at(i).leaf() && named_) to = from + (to - from) * ((to.y() - 20 - from.y()) / (to.y() - from.y()));
    draw_lineage_edge(painter_, theme_, from, to, 18);
  }
}

// --- Edges and their labels

void MistakeTreePicture::Drawing::paint_edges() {
  for (std::size_t i = 1; i < drawn_.nodes.size(); ++i) chips_.push_back(paint_edge(i));
}

// From rim to rim; a leaf's ends above its name.
MistakeTreePicture::Drawing::Chip MistakeTreePicture::Drawing::paint_edge(std::size_t i) {
  const MistakeTree::Node& node = node_at(i);
  const auto parent = static_cast<std::size_t>(drawn_.parent[i]);
  const QPointF from_centre = position(parent);
  QPointF to = position(i);
  const Label label = node_at(parent).plus == drawn_.nodes[i] ? Label::plus : Label::minus;
  const QPointF way = to - from_centre;
  const QPointF unit = way / std::max(1.0, std::hypot(way.x(), way.y()));
  const QPointF from = from_centre + unit * (drawn_.radius + 1);
  if (node.leaf()) {
    if (named_) {
      // Towards the name, but ending where it leaves room for it.
      const double end = to.y() - 20;
      to = from_centre + way * ((end - from_centre.y()) / way.y());
    } else {
      to = from_centre + unit * std::hypot(way.x(), way.y());
    }
  } else {
    to -= unit * (drawn_.radius + 1);
  }
  const bool played = picture_.playing_ && on_path(drawn_.nodes[i]);
  const bool possible = picture_.playing_ && still_possible(drawn_.nodes[i]);
  if (print_) {
    painter_.setPen(QPen(theme_.ink, played ? 3.5 : 1.25, Qt::SolidLine, Qt::FlatCap));
  } else {
    painter_.setPen(played ? winner_pen(theme_) : possible ? open_pen(theme_) : loser_pen(theme_));
  }
  painter_.drawLine(from, to);
  return {(from + to) / 2,
          label,
          strength(drawn_.nodes[i]),
          label == Label::plus ? 1.0 : -1.0,
          std::abs(way.y() / (std::abs(way.x()) + 1e-9)),
          picture_.playing_ && node.parent == here_};
}

// Half a row drawn differently would look like a difference.
std::vector<MistakeTreePicture::Drawing::Level> MistakeTreePicture::Drawing::levels_of_chips() const {
  std::vector<Level> levels(static_cast<std::size_t>(drawn_.depth) + 1);
  std::vector<double> taken(levels.size(), -1e9);
  std::vector<double> before(levels.size(), -1e9);
  const double outward = print_ ? 25 : drawn_.detail == Detail::points ? 6 : 11;
  const double inward = print_ ? -8 : outward;
  for (std::size_t i = 0; i < chips_.size(); ++i) {
    const auto depth = static_cast<std::size_t>(node_at(i + 1).depth);
    const double x = chips_[i].at.x();
    const bool left = chips_[i].side < 0;
    if (x - (left ? outward : inward) < taken[depth]) levels[depth].crowded = true;
    levels[depth].apart = std::min(levels[depth].apart, x - before[depth]);
    before[depth] = x;
    taken[depth] = x + (left ? inward : outward);
  }
  return levels;
}

void MistakeTreePicture::Drawing::paint_chips() {
  const std::vector<Level> levels = levels_of_chips();
  for (std::size_t i = 0; i < chips_.size(); ++i) {
    const Level& level = levels[static_cast<std::size_t>(node_at(i + 1).depth)];
    if (!level.crowded) {
      paint_chip(chips_[i]);
    } else if (const double size = std::min(10.0, level.apart - 2); !print_ && size >= 4) {
      paint_small_chip(chips_[i], size);
    }
  }
}

void MistakeTreePicture::Drawing::paint_small_chip(const Chip& chip, double size) {
  with_opacity(painter_, chip.strength, [&] {
    const QRectF cell(chip.at.x() - size / 2, chip.at.y() - size / 2, size, size);
    if (size >= 8) {
      draw_label_cell(painter_, theme_, cell, chip.label, true);
      return;
    }
    // Too small for a glyph: full for +, a low bar for −, as in a micro strip.
    const bool plus = chip.label == Label::plus;
    painter_.fillRect(cell.adjusted(-1, -1, 1, 1), theme_.canvas);
    painter_.fillRect(plus ? cell : cell.adjusted(0, size * 0.6, 0, 0), plus ? theme_.plus : theme_.minus_small);
  });
}

void MistakeTreePicture::Drawing::paint_chip(const Chip& chip) {
  if (print_) {
    painter_.setPen(theme_.ink);
    MathText(mistake_sign(chip.label), {.size = 12, .serif = true}, MathText::Mode::plain)
        .draw(painter_, chip.at + QPointF(chip.side * 9, std::min(0.0, 9 * chip.slope - 6)), chip.side < 0 ? 1 : 0);
    return;
  }
  if (chip.open) {
    spots_.add(painter_, QRectF(chip.at.x() - 12, chip.at.y() - 12, 24, 24), 6, {},
               chip.label == Label::plus ? Spot::Act::plus : Spot::Act::minus);
  }
  with_opacity(painter_, chip.strength, [&] {
    if (drawn_.detail == Detail::points) {
      draw_label_cell(painter_, theme_, QRectF(chip.at.x() - 5, chip.at.y() - 5, 10, 10), chip.label, true);
    } else {
      draw_label_chip(painter_, theme_, chip.at, chip.label);
    }
  });
}

// --- Nodes and leaves

void MistakeTreePicture::Drawing::paint_nodes() {
  for (std::size_t i = 0; i < drawn_.nodes.size(); ++i) {
    if (node_at(i).leaf()) {
      paint_leaf(i);
    } else {
      paint_node(i);
    }
  }
}

void MistakeTreePicture::Drawing::paint_node(std::size_t i) {
  const MistakeTree::Node& node = node_at(i);
  const ConceptClass& c = *picture_.class_;
  if (drawn_.detail == Detail::focus && !on_path(drawn_.nodes[i])) paint_cut(i);
  const QRectF box = drawn_.box(i, node);
  if (print_) {
    painter_.setPen(QPen(theme_.ink, 1.25));
    painter_.setBrush(theme_.canvas);
    painter_.drawRoundedRect(box, drawn_.radius, drawn_.radius);
    painter_.setBrush(Qt::NoBrush);
    painter_.setPen(theme_.ink);
    const double within = box.width() - (box.width() > 2 * drawn_.radius ? 12 : 4);
    const MathText sign = drawn_.numbered ? MathText(point_sign(c, node.point, true), print_node, MathText::Mode::plain)
                                          : name_within(c.point_name(node.point), print_node, within);
    sign.draw(painter_, position(i) + QPointF(0, 5), 0.5);
  } else {
    const bool current = picture_.playing_ && drawn_.nodes[i] == here_;
    draw_circle_node(painter_, theme_, box, point_sign(c, node.point, drawn_.numbered),
                     current                   ? NodeTone::current
                     : strong(drawn_.nodes[i]) ? NodeTone::strong
                                               : NodeTone::quiet);
  }
  spots_.add(painter_, box, drawn_.radius, Kin::of_point(node.point), Spot::Act::ask, drawn_.nodes[i]);
}

// The triangle in place of a subtree that is not drawn.
void MistakeTreePicture::Drawing::paint_cut(std::size_t i) {
  constexpr double deep = 30;
  const MistakeTree::Node& node = node_at(i);
  const QPointF at = position(i);
  const bool left_child = node.parent != MistakeTree::none &&
                          picture_.tree_->nodes[static_cast<std::size_t>(node.parent)].minus == drawn_.nodes[i];
  const double outward = left_child ? -1 : 1;
  painter_.setPen(loser_pen(theme_));
  painter_.setBrush(theme_.canvas);
  painter_.drawPolygon(QPolygonF({at + QPointF(0, drawn_.radius - 2), at + QPointF(-20, drawn_.radius + deep),
                                  at + QPointF(20, drawn_.radius + deep)}));
  painter_.setBrush(Qt::NoBrush);
  painter_.setPen(strong(drawn_.nodes[i]) ? theme_.ink2 : theme_.ink3);
  MathText(MistakeTreePicture::tr("depth %1").arg(picture_.tree_->depth - node.depth), {.size = 11, .serif = print_},
           MathText::Mode::plain)
      .draw(painter_, at + QPointF(outward * 20, drawn_.radius + 14), outward < 0 ? 1 : 0);
}

void MistakeTreePicture::Drawing::paint_leaf(std::size_t i) {
  const MistakeTree::Node& node = node_at(i);
  const ConceptClass& c = *picture_.class_;
  const QPointF at = position(i);
  const QColor ink = strong(drawn_.nodes[i]) ? theme_.ink : theme_.ink2;
  spots_.add(painter_, drawn_.box(i, node), 4, Kin::of_predictor(c.row(node.witness)), Spot::Act::none,
             drawn_.nodes[i]);
  if (!named_) {
    if (drawn_.detail != Detail::focus) return;
    painter_.setPen(ink);
    MathText(name_markup(c.hypothesis_name(node.witness)), {.size = 13, .serif = print_}, MathText::Mode::mixed)
        .draw(painter_, at + QPointF(0, 15), 0.5);
    return;
  }
  const bool strips = drawn_.detail == Detail::strips;
  const MathText text =
      name_within(c.hypothesis_name(node.witness), {.size = 15, .serif = print_}, drawn_.pitch * drawn_.spread - 6);
  if (picture_.playing_ && !print_ && drawn_.nodes[i] == here_) {
    const double half = std::max(text.width(), strips ? drawn_.strip : 24) / 2 + 6;
    draw_lineage_box(painter_, theme_, QRectF(at.x() - half, at.y() - 19, 2 * half, 19 + (strips ? 28 : 8)), 6);
  }
  painter_.setPen(ink);
  text.draw(painter_, at, 0.5);
  if (!strips) return;
  with_opacity(painter_, strength(drawn_.nodes[i]), [&] {
    draw_micro_strip(painter_, theme_, QRectF(at.x() - drawn_.strip / 2, at.y() + 10, drawn_.strip, micro_height),
                     c.row(node.witness));
  });
}

// --- The play

// What the SOA said where it erred, beside the node.
void MistakeTreePicture::Drawing::paint_errors() {
  for (std::size_t step = 0; step < picture_.moves_.size(); ++step) {
    const TreeMove& move = picture_.moves_[step];
    if (move.soa && *move.soa != move.answer) paint_error(step);
  }
}

void MistakeTreePicture::Drawing::paint_error(std::size_t step) {
  const auto found = std::find(drawn_.nodes.begin(), drawn_.nodes.end(), picture_.path_[step]);
  if (found == drawn_.nodes.end()) return;
  const QFont font = text_font(11);
  const auto index = static_cast<std::size_t>(found - drawn_.nodes.begin());
  const QPointF at = position(index);
  const double away = drawn_.half_of(index) + 5;
  const QString text =
      (picture_.learner_ == Learner::soa ? MistakeTreePicture::tr("SOA: %1") : MistakeTreePicture::tr("you: %1"))
          .arg(mistake_sign(*picture_.moves_[step].soa));
  const double width = QFontMetricsF(font).horizontalAdvance(text) + 28;
  // On the side the edge from above does not come from.
  const bool left_child = step > 0 && picture_.moves_[step - 1].answer == Label::minus;
  double x = left_child ? at.x() - away - width : at.x() + away;
  if (x < 0) x = at.x() + away;
  if (x + width > room_.width()) x = at.x() - away - width;
  const QRectF box(x, at.y() - 22, width, 18);
  painter_.setPen(QPen(theme_.line, 1));
  painter_.setBrush(theme_.canvas);
  painter_.drawRoundedRect(box, 9, 9);
  painter_.setBrush(Qt::NoBrush);
  draw_mistake_cross(painter_, theme_.ink, QPointF(box.left() + 11.5, box.center().y()), 7);
  painter_.setPen(theme_.ink);
  painter_.setFont(font);
  painter_.drawText(QPointF(box.left() + 20, box.center().y() + 4), in_order(text));
}

void MistakeTreePicture::Drawing::paint_your_move() {
  const auto found = std::find(drawn_.nodes.begin(), drawn_.nodes.end(), here_);
  if (found == drawn_.nodes.end() || picture_.tree_->nodes[static_cast<std::size_t>(here_)].leaf()) return;
  const auto index = static_cast<std::size_t>(found - drawn_.nodes.begin());
  const QPointF at = position(index);
  const double away = drawn_.half_of(index) + 13;
  const MathText text(MistakeTreePicture::tr("your move"), {.size = 11, .weight = QFont::DemiBold},
                      MathText::Mode::plain);
  painter_.setPen(theme_.ink);
  const bool left_child = !picture_.moves_.empty() && picture_.moves_.back().answer == Label::minus;
  double x = left_child ? at.x() - away - text.width() : at.x() + away;
  if (x < 0) x = at.x() + away;
  if (x + text.width() > room_.width()) x = at.x() - away - text.width();
  text.draw(painter_, QPointF(x, at.y() - 8));
}

// --- Around the tree

// At the left. A subtree of depth k has Ldim at least k; only of the root it is known exactly.
void MistakeTreePicture::Drawing::paint_levels() {
  painter_.setPen(theme_.ink2);
  const auto say = [&](const QString& text, double y) {
    MathText(text, {.size = 12}, MathText::Mode::plain).draw(painter_, QPointF(0, y));
  };
  if (drawn_.depth <= 0) return say(MistakeTreePicture::tr("Ldim 0"), drawn_.root_y);
  const int depth = picture_.tree_->depth;
  for (int k = 0; k < drawn_.depth; ++k) {
    say(k == 0 ? MistakeTreePicture::tr("Ldim %1").arg(depth) : MistakeTreePicture::tr("Ldim \u2265 %1").arg(depth - k),
        drawn_.root_y + drawn_.level * k + 4);
  }
  if (named_) say(MistakeTreePicture::tr("witness"), drawn_.leaf_y());
}

// Print has its legend in the figure.
void MistakeTreePicture::Drawing::paint_print_legend() {
  const ConceptClass& c = *picture_.class_;
  const Name& first = c.point_name(0);
  const Name& last = c.point_name(static_cast<PointIndex>(c.points() - 1));
  QString words =
      c.points() > 1
          ? MistakeTreePicture::tr("points %1 \u2026 %2 from left to right").arg(plain_name(first), plain_name(last))
          : MistakeTreePicture::tr("one point");
  if (c.name().rfind("thresholds:", 0) == 0) {
    words += QStringLiteral(";  ") + MistakeTreePicture::tr("$t_i(j)$ = +1 iff $i$ \u2264 $j$");
  }
  const MathStyle style{.size = 12, .serif = true};
  const MathText plus(mistake_sign(Label::plus), style, MathText::Mode::plain);
  const MathText minus(mistake_sign(Label::minus), style, MathText::Mode::plain);
  const MathText legend(words, style, MathText::Mode::mixed);
  const double total = 13 + plus.width() + 20 + 13 + minus.width() + 22 + legend.width();
  const double y = drawn_.root_y + drawn_.level * std::max(0, drawn_.depth - 1) + drawn_.leaf + 26 + 32;
  const double squeeze = std::min(1.0, room_.width() / total);
  painter_.save();
  painter_.translate(std::max(0.0, (room_.width() - total) / 2), y);
  painter_.scale(squeeze, squeeze);
  painter_.fillRect(QRectF(0, -11, 7, 12), theme_.plus);
  painter_.setPen(theme_.ink);
  plus.draw(painter_, QPointF(13, 0));
  double x = 13 + plus.width() + 20;
  painter_.fillRect(QRectF(x, -3, 7, 4), theme_.minus_small);
  minus.draw(painter_, QPointF(x + 13, 0));
  x += 13 + minus.width() + 22;
  legend.draw(painter_, QPointF(x, 0));
  painter_.restore();
}

}  // namespace littlestone::ui
