// SPDX-License-Identifier: GPL-3.0-or-later
#include <algorithm>
#include <cmath>
#include <utility>

#include "ui/kit/marks.hpp"
#include "ui/pages/regret/regret_frame.hpp"
#include "ui/words/names.hpp"
#include "ui/words/numbers.hpp"

namespace littlestone::ui {

using namespace regret_places;

/// Where the nodes stand.
struct RegretPicture::Tree {
  std::vector<QPointF> at;
  double pitch = 60;
  double radius = 15;
  mutable LabelPlaces places;
  Tree(const CoinTree& tree, double left, double right, double top, double leaves_y)
      : at(tree.nodes.size()), places(QRectF(left - 20, top - 30, right - left + 30, leaves_y - top + 40)) {
    const auto leaves = std::count_if(tree.nodes.begin(), tree.nodes.end(), [](const auto& n) { return n.leaf(); });
    pitch = std::min(60.0, (right - left) / static_cast<double>(std::max<std::ptrdiff_t>(1, leaves)));
    double x = left + pitch / 2;
    const double step = std::min(58.0, 116.0 / std::max(1, tree.depth - 1));
    radius = std::min({15.0, step * 0.42, pitch * 0.36});
    // Leaves in their order, then each node over the middle of its children, which come after it.
    for (std::size_t i = 0; i < tree.nodes.size(); ++i) {
      if (!tree.nodes[i].leaf()) continue;
      at[i] = {x, leaves_y};
      x += pitch;
    }
    for (std::size_t i = tree.nodes.size(); i-- > 0;) {
      const CoinNode& node = tree.nodes[i];
      if (node.leaf()) continue;
      const double middle =
          (at[static_cast<std::size_t>(node.children[0])].x() + at[static_cast<std::size_t>(node.children[1])].x()) / 2;
      at[i] = {middle, top + step * node.level};
    }
  }
  [[nodiscard]] QPointF of(std::int32_t node) const { return at[static_cast<std::size_t>(node)]; }
};

Rational RegretPicture::odds_at(std::int32_t node, QPointF at, const QRectF& area) const {
  const QSizeF size = regret_stage_size(area, natural_size());
  const RegretPlaces places(size.width(), size.height());
  const Tree tree(run_->tree, page_margin, places.list_left - 20, places.tree_top, places.leaves_y);
  const double away = Stage::place(at, area, natural_size(), regret_least_height).x() - tree.of(node).x();
  const double plus = to_double(run_->tree.nodes[static_cast<std::size_t>(node)].plus) + away / 80;
  return Rational(std::llround(std::clamp(plus, 0.0, 1.0) * 16), 16);
}

void RegretPicture::paint_tree(const Frame& frame) const {
  const Stage& stage = frame.stage;
  if (moment_.levels == 0) return;
  const CoinTree& coins = run_->tree;
  const Rational& value = coins.nodes.front().value;
  const double room = frame.at.list_left - 20 - page_margin;
  const MathText title = MathText::fitted(
      moment_.sums && view_.by_hand.empty() ? tr("Fair coins: every truth costs %1").arg(exact_text(value))
                                            : tr("Fair coins: no truth need cost more than %1").arg(exact_text(value)),
      {14, QFont::DemiBold}, room);
  stage.painter.setPen(stage.theme.ink);
  title.draw(stage.painter, {page_margin, frame.at.title_y});
  const MathText subtitle(tr("both answers hurt alike"), {caption}, MathText::Mode::mixed);
  if (title.width() + 12 + subtitle.width() <= room) {
    stage.painter.setPen(stage.theme.ink2);
    subtitle.draw(stage.painter, {page_margin + title.width() + 12, frame.at.title_y});
  }
  Tree tree(coins, page_margin, frame.at.list_left - 20, frame.at.tree_top, frame.at.leaves_y);
  const QPointF root = tree.of(0);
  if (root.x() - tree.radius - page_margin > 130) {
    stage.paragraph({page_margin, frame.at.tree_top + 6}, tr("at a node: value $R$; on an edge: cost"), {caption},
                    stage.theme.ink2, 96, 14);
  }
  for (std::size_t i = 1; i < coins.nodes.size(); ++i) take_edge(tree, static_cast<std::int32_t>(i));
  for (std::size_t i = 0; i < coins.nodes.size(); ++i) {
    if (coins.nodes[i].level > 0 && coins.nodes[i].level <= moment_.levels)
      paint_edge(frame, tree, static_cast<std::int32_t>(i));
  }
  for (std::size_t i = 0; i < coins.nodes.size(); ++i) {
    const auto index = static_cast<std::int32_t>(i);
    if (coins.nodes[i].leaf()) {
      if (coins.nodes[i].level <= moment_.levels) paint_leaf(frame, tree, index);
    } else if (coins.nodes[i].level < moment_.levels) {
      paint_node(frame, tree, index);
    }
  }
  for (std::size_t i = 1; i < coins.nodes.size(); ++i) {
    if (coins.nodes[i].level <= moment_.levels) paint_cost(frame, tree, static_cast<std::int32_t>(i));
  }
}

QPointF RegretPicture::chip_of(const Tree& tree, std::int32_t index) const {
  const CoinNode& node = run_->tree.nodes[static_cast<std::size_t>(index)];
  const CoinNode& parent = run_->tree.nodes[static_cast<std::size_t>(node.parent)];
  const QPointF from = tree.of(node.parent);
  const QPointF way = tree.of(index) - from;
  // At the same height for both children, and outside the node.
  const double height = std::min(tree.of(parent.children[0]).y(), tree.of(parent.children[1]).y()) - from.y();
  const double length = std::hypot(way.x(), way.y());
  const double share = std::max(height * 0.52 / way.y(), (tree.radius + 9.5) / length);
  QPointF middle = from + way * std::min(share, 0.8);
  const double out = node.edge == Label::plus ? 1 : -1;
  if (std::abs(middle.x() - from.x()) < 9) middle.setX(from.x() + out * 9);
  return middle;
}

void RegretPicture::take_edge(Tree& tree, std::int32_t index) const {
  const CoinNode& node = run_->tree.nodes[static_cast<std::size_t>(index)];
  const QPointF from = tree.of(node.parent);
  const QPointF to = tree.of(index);
  constexpr int pieces = 24;
  for (int i = 0; i <= pieces; ++i) {
    const QPointF at = from + (to - from) * (static_cast<double>(i) / pieces);
    tree.places.take(QRectF(at.x() - 2, at.y() - 2, 4, 4));
  }
  const QPointF chip = chip_of(tree, index);
  tree.places.take(QRectF(chip.x() - 9, chip.y() - 9, 18, 18));
  tree.places.take(
      QRectF(from.x() - tree.radius - 2, from.y() - tree.radius - 1, 2 * tree.radius + 4, 2 * tree.radius + 2));
}

void RegretPicture::paint_edge(const Frame& frame, const Tree& tree, std::int32_t index) const {
  const Stage& stage = frame.stage;
  const CoinNode& node = run_->tree.nodes[static_cast<std::size_t>(index)];
  const bool newest = moment_.newest == RegretMoment::Newest::level && node.level == moment_.levels;
  const double shown = newest ? grown_ : 1;
  const QPointF from = tree.of(node.parent);
  const QPointF to = tree.of(index);
  stage.rule(from, from + (to - from) * shown, stage.theme.line, 1.2 + stage.theme.heavier);
  if (shown < 0.6) return;
  draw_label_chip(stage.painter, stage.theme, chip_of(tree, index), node.edge);
}

void RegretPicture::paint_cost(const Frame& frame, const Tree& tree, std::int32_t index) const {
  const Stage& stage = frame.stage;
  const CoinNode& node = run_->tree.nodes[static_cast<std::size_t>(index)];
  const CoinNode& parent = run_->tree.nodes[static_cast<std::size_t>(node.parent)];
  if (moment_.newest == RegretMoment::Newest::level && node.level == moment_.levels && grown_ < 1) return;
  const QPointF middle = chip_of(tree, index);
  const double out = node.edge == Label::plus ? 1 : -1;
  const auto set = view_.by_hand.find(node.parent);
  const Rational plus = set != view_.by_hand.end() ? set->second : parent.plus;
  const Rational cost = node.edge == Label::plus ? Rational(1 - plus) : plus;
  const bool by_hand = set != view_.by_hand.end();
  const MathText words(exact_text(cost), {caption, by_hand ? QFont::DemiBold : QFont::Normal}, MathText::Mode::plain);
  const double left = out > 0 ? middle.x() + 12 : middle.x() - 12 - words.width();
  const QRectF box = tree.places.find({words_box({left, middle.y() + 4}, words.width(), caption),
                                       words_box({left, middle.y() - 1}, words.width(), caption),
                                       words_box({left, middle.y() + 9}, words.width(), caption)},
                                      false);
  if (box.isNull()) return;  // no room beside the chip
  stage.painter.setPen(by_hand ? stage.theme.ink : stage.theme.ink2);
  words.draw(stage.painter, baseline_in(box, caption));
}

void RegretPicture::paint_node(const Frame& frame, const Tree& tree, std::int32_t index) const {
  const Stage& stage = frame.stage;
  const CoinNode& node = run_->tree.nodes[static_cast<std::size_t>(index)];
  const QPointF at = tree.of(index);
  const QString name = lone_name(run_->own.concept_class.point_name(node.point));
  const double half = std::min(tree.pitch * 0.7, circle_node_half(tree.radius, name));
  const QRectF rect(at.x() - half, at.y() - tree.radius, 2 * half, 2 * tree.radius);
  draw_circle_node(stage.painter, stage.theme, rect, name, NodeTone::strong);
  const MathText value(exact_text(node.value), {12, QFont::DemiBold}, MathText::Mode::plain);
  stage.painter.setPen(stage.theme.ink);
  const double right = rect.right() + 4;
  const double left = rect.left() - 4 - value.width();
  std::vector<QRectF> candidates;
  for (const double down : {4.0, -4.0, -8.0, 9.0}) {
    candidates.push_back(words_box({right, at.y() + down}, value.width(), 12));
    candidates.push_back(words_box({left, at.y() + down}, value.width(), 12));
  }
  const QRectF box = tree.places.find(candidates, false);
  if (!box.isNull()) value.draw(stage.painter, baseline_in(box, 12));
  stage.spots.add(stage.painter, rect, tree.radius, Kin::of_node(index), Spot::Act::drag, index);
}

void RegretPicture::paint_leaf(const Frame& frame, const Tree& tree, std::int32_t index) const {
  const Stage& stage = frame.stage;
  const CoinNode& node = run_->tree.nodes[static_cast<std::size_t>(index)];
  if (moment_.newest == RegretMoment::Newest::level && node.level == moment_.levels && grown_ < 1) return;
  const QPointF at = tree.of(index);
  const double room = tree.pitch - 6;
  const ConceptClass& c = run_->own.concept_class;
  const double name_y = at.y() + 16;
  stage.painter.setPen(stage.theme.ink);
  if (node.left.size() == 1) {
    name_within(c.hypothesis_name(node.left.front()), {13}, room).draw(stage.painter, {at.x(), name_y}, 0.5);
    const QSizeF strip = micro_strip_size(c.points(), room);
    draw_micro_strip(stage.painter, stage.theme,
                     QRectF(at.x() - strip.width() / 2, name_y + 5, strip.width(), strip.height()),
                     c.row(node.left.front()));
  } else {
    stage.words({at.x(), name_y}, whole_text(node.left.size()), TextRole::number, stage.theme.ink, 0.5);
    stage.painter.setPen(stage.theme.ink2);
    MathText::fitted(tr("left"), {caption}, room).draw(stage.painter, {at.x(), name_y + 14}, 0.5);
  }
  const QRectF box(at.x() - room / 2, at.y() + 2, room, 56);
  const Kin kin = node.left.size() == 1 ? Kin::of_predictor(c.row(node.left.front())) : Kin::of_node(index);
  stage.spots.add(stage.painter, box, 4, kin);
  if (!moment_.sums) return;
  with_opacity(stage.painter, come(RegretMoment::Newest::sums), [&] {
    stage.painter.setPen(stage.theme.ink);
    MathText::fitted(exact_text(coin_cost(run_->tree, index, view_.by_hand)), {12, QFont::DemiBold}, room + 4)
        .draw(stage.painter, {at.x(), name_y + 36}, 0.5);
  });
  if (!view_.by_hand.empty() && index == worst_leaf(run_->tree, view_.by_hand)) {
    stage.painter.setBrush(Qt::NoBrush);
    stage.painter.setPen(QPen(stage.theme.ink, 2 + stage.theme.heavier));
    stage.painter.drawRoundedRect(box, 4, 4);
  }
}

void RegretPicture::paint_tree_alone(QPainter& painter, const QRectF& area, const Theme& theme) const {
  Spots ignored;
  const QSizeF natural(400, 256);
  const Stage stage(painter, area, natural, natural.height(), theme, ignored);
  RegretPlaces at(stage.width, stage.height);
  at.title_y = 18;
  at.tree_top = 50;
  at.leaves_y = 196;
  at.list_left = stage.width;
  LabelPlaces places(QRectF(0, 0, stage.width, stage.height));
  paint_tree({stage, at, places, 1, 1, false});
}

CoinTreePicture::CoinTreePicture(std::shared_ptr<const RegretPageRun> run, CoinOdds by_hand)
    : run_(std::move(run)), by_hand_(std::move(by_hand)) {}

void CoinTreePicture::paint(QPainter& painter, const QRectF& area, const Theme& theme) const {
  const RegretPicture whole(run_, RegretMoment::steps(*run_) - 1, 1, {false, by_hand_});
  whole.paint_tree_alone(painter, area, theme);
}

QString CoinTreePicture::description() const {
  if (run_->tree.nodes.empty()) return tr("No tree: one hypothesis, or too many to search.");
  return tr("The best tree of fair coins: every truth costs %1 mistakes on average.")
      .arg(exact_text(run_->tree.nodes.front().value));
}

}  // namespace littlestone::ui
