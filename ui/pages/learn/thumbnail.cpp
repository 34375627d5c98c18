// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/pages/learn/thumbnail.hpp"

#include <QCoreApplication>
#include <algorithm>
#include <cmath>
#include <utility>

#include "core/study/private_run/chain_run.hpp"
#include "core/study/private_run/exact_levels.hpp"
#include "core/study/private_run/lean_run.hpp"
#include "ui/kit/fit.hpp"
#include "ui/kit/marks.hpp"
#include "ui/words/names.hpp"

namespace littlestone::ui {
namespace {

std::uint64_t votes_of(const LeanCandidate& one) { return one.votes; }
// More of them do not count.
std::uint64_t votes_of(const ChainCandidate& one) { return one.score; }

// The votes of a LeanRun or ChainRun against the bar, and the answer beyond the boundary.
template <class Run>
void paint_choice(const Run& run, QPainter& painter, QSizeF room, const Theme& theme) {
  const auto& all = run.result.internals.candidates;
  const std::size_t shown = std::min<std::size_t>(all.size(), 5);
  const double bar = static_cast<double>(run.constants.bar) / 2;
  double most = bar;
  for (std::size_t i = 0; i < shown; ++i) most = std::max(most, static_cast<double>(votes_of(all[i])));
  const double line = 0.52 * room.width();
  const double left = 3;
  const auto x_of = [&](double v) { return left + v / most * (line - left - 5); };
  const double pitch = std::min(26.0, (room.height() - 14) / std::max<double>(1, static_cast<double>(shown)));
  const double top = (room.height() - pitch * static_cast<double>(shown)) / 2;
  for (std::size_t i = 0; i < shown; ++i) {
    const double y = top + pitch * (static_cast<double>(i) + 0.5);
    const bool chosen = run.result.internals.chosen == i;
    const double high = std::min(10.0, 0.7 * pitch);
    painter.fillRect(QRectF(left, y - high / 2, x_of(static_cast<double>(votes_of(all[i]))) - left, high),
                     chosen ? theme.ink2 : theme.line);
    if (!chosen) continue;
    draw_arrow(painter, theme.ink, {line + 4, y}, 10);
    draw_micro_strip(painter, theme, QRectF(line + 18, y - 7, room.width() - line - 20, 14), all[i].labels);
  }
  const auto dashed = [&](double x, const QColor& color) {
    QPen pen(color, 1.75, Qt::CustomDashLine, Qt::FlatCap);
    pen.setDashPattern({3, 2});
    painter.setPen(pen);
    painter.drawLine(QPointF(x, 2), QPointF(x, room.height() - 2));
  };
  if (bar > 0) dashed(x_of(bar), theme.ink);
  dashed(line, theme.noise);
}

}  // namespace

Thumbnail::Thumbnail(std::shared_ptr<const PrivateRun> run, View view) : run_(std::move(run)), view_(view) {}

std::shared_ptr<const Thumbnail> Thumbnail::of(const std::shared_ptr<const PrivateRun>& run, View view,
                                               const Observer& observer, const std::optional<NeighbourChoice>& change) {
  const auto made = std::make_shared<Thumbnail>(run, view);
  if (view == View::levels) {
    const std::optional<ExactLevels> exact = exact_laws(run->scenario, *run->instance, observer);
    if (!exact) return nullptr;
    for (const SpectrumLevel& level : exact->spectrum.levels) {
      if (!level.defined) continue;
      double chance = 0;
      for (const PredictorMass& one : level.predictors) {
        if (one.labels == run->distribution().target) chance = one.probability;
      }
      made->target_.push_back(chance);
    }
  }
  if (view == View::loss) {
    constexpr std::size_t compared = 2;  // curves that are still told apart on a card
    constexpr std::uint64_t runs = 9;
    Scenario scenario = run->scenario;
    scenario.learners.resize(std::min(scenario.learners.size(), compared));
    scenario.replicates = std::min(scenario.replicates, runs);
    SweepResult result = run_sweep(scenario, *run->instance, SweepOptions{}, observer);
    if (result.ended != Ended::completed) return nullptr;
    made->losses_ = std::move(result.cells);
  }
  if (view == View::neighbour) {
    try {
      const std::uint64_t batch = change ? change->batch : run->result.internals.traced_batch + 1;
      made->change_ = look_at_change(find_neighbours(run, batch, nullptr, observer), change);
    } catch (const Stopped&) {
      return nullptr;
    }
  }
  return made;
}

QString Thumbnail::description() const {
  return QCoreApplication::translate("Thumbnail", "A small picture of %1.")
      .arg(literal_class(run_->concept_class().name()));
}

void Thumbnail::paint(QPainter& painter, const QRectF& area, const Theme& theme) const {
  if (area.isEmpty()) return;
  const QSizeF natural = natural_size();
  const ScaledPainter scaled(painter, area, std::min(area.width() / natural.width(), area.height() / natural.height()));
  switch (view_) {
    case View::table: paint_table(painter, scaled.size(), theme); break;
    case View::tree: paint_tree(painter, scaled.size(), theme); break;
    case View::tournament: paint_tournament(painter, scaled.size(), theme); break;
    case View::votes: paint_votes(painter, scaled.size(), theme); break;
    case View::levels: paint_levels(painter, scaled.size(), theme); break;
    case View::loss: paint_loss(painter, scaled.size(), theme); break;
    case View::neighbour: paint_neighbour(painter, scaled.size(), theme); break;
  }
}

void Thumbnail::paint_table(QPainter& painter, QSizeF room, const Theme& theme) const {
  const ConceptClass& c = run_->concept_class();
  // On its side where that fills the card better: points down, hypotheses across.
  const bool turned = c.size() > c.points();
  const std::size_t across = std::min<std::size_t>(turned ? c.size() : c.points(), 244);
  const std::size_t down = std::min<std::size_t>(turned ? c.points() : c.size(), 132);
  // Cells of a long table are up to twice as long as wide, so that it fills the card better.
  const QSizeF most((room.width() - 4) / static_cast<double>(across), (room.height() - 4) / static_cast<double>(down));
  const double width = std::min({most.width(), 2 * most.height(), 15.0});
  const double height = std::min({most.height(), 2 * most.width(), 15.0});
  const double gap = std::min(width, height) >= 4 ? 1 : 0;
  const double left = (room.width() - width * static_cast<double>(across)) / 2;
  const double top = (room.height() - height * static_cast<double>(down)) / 2;
  // In high contrast the ground of −1 is the card's black: hatch and border keep the cell visible, or where it is too
  // small for them the hatch's colour.
  const bool dark_ground = theme.kind == ThemeKind::contrast;
  for (std::size_t i = 0; i < down; ++i) {
    for (std::size_t j = 0; j < across; ++j) {
      const Label y = c.row(static_cast<HypothesisIndex>(turned ? j : i))[turned ? i : j];
      const QRectF cell(left + width * static_cast<double>(j), top + height * static_cast<double>(i), width - gap,
                        height - gap);
      if (y == Label::plus) {
        painter.fillRect(cell, theme.plus);
      } else if (!dark_ground) {
        painter.fillRect(cell, theme.minus_ground);
      } else if (std::min(width, height) >= 6) {
        draw_label_cell(painter, theme, cell, y, false);
      } else {
        painter.fillRect(cell, theme.minus_hatch);
      }
    }
  }
}

void Thumbnail::paint_tree(QPainter& painter, QSizeF room, const Theme& theme) const {
  const MistakeTree& tree = run_->tree();
  if (tree.nodes.empty()) return;
  const int depth = std::min(tree.depth, 5);
  const double leaves = std::ldexp(1.0, depth);
  const double radius = std::min(8.0, room.width() / leaves / 2.4);
  const double top = radius + 2;
  const double level = (room.height() - 2 * top) / std::max(1, depth);
  // No path is stronger than another: where the SOA errs is a question of the lesson.
  const auto draw = [&](auto&& self, std::int32_t at, int d, double rank, QPointF from) -> void {
    const MistakeTree::Node& node = tree.nodes[static_cast<std::size_t>(at)];
    const double x = (rank + 0.5) * room.width() / std::ldexp(1.0, d);
    const QPointF here(x, top + level * d);
    if (d > 0) {
      painter.setPen(QPen(theme.ink2, 1.5, Qt::SolidLine, Qt::RoundCap));
      painter.drawLine(from, here);
    }
    const bool leaf = d == depth || node.leaf();
    if (!leaf) {
      self(self, node.minus, d + 1, 2 * rank, here);
      self(self, node.plus, d + 1, 2 * rank + 1, here);
    }
    painter.setPen(QPen(leaf ? theme.ink2 : theme.ink, leaf ? 1.25 : 2));
    painter.setBrush(theme.canvas);
    painter.drawEllipse(here, radius, radius);
    painter.setBrush(Qt::NoBrush);
  };
  draw(draw, 0, 0, 0, {});
}

void Thumbnail::paint_tournament(QPainter& painter, QSizeF room, const Theme& theme) const {
  const TournamentTrace& trace = run_->result.internals.trace;
  const int levels = std::min(trace.level, 4);
  constexpr double top = 12;
  const double level = (room.height() - top - 6) / std::max(1, levels);
  // Before its coins fall: who wins is a question of the lesson.
  const auto draw = [&](auto&& self, std::int32_t at, int d, double rank, QPointF from) -> void {
    const double span = room.width() / std::ldexp(1.0, d);
    const QPointF here((rank + 0.5) * span, top + level * d);
    if (d > 0) {
      painter.setPen(QPen(theme.ink2, 1.5, Qt::SolidLine, Qt::RoundCap));
      painter.drawLine(from, here);
    }
    if (at == PairingTrace::none || d == levels) {
      draw_leaf(painter, theme, here);
      return;
    }
    const NodeTrace& node = trace.nodes[static_cast<std::size_t>(at)];
    const PairingTrace& last = node.pairings.back();
    for (int side = 0; side < 2; ++side) {
      self(self, last.child[side], d + 1, 2 * rank + side, here);
    }
    const double wide = std::min(26.0, 0.86 * span);
    const double high = std::min(14.0, 0.6 * wide);
    painter.setPen(QPen(theme.ink, 1.75));
    painter.setBrush(theme.canvas);
    painter.drawRoundedRect(QRectF(here.x() - wide / 2, here.y() - high / 2, wide, high), high / 2, high / 2);
    painter.setPen(QPen(theme.ink, 1.25));
    painter.drawLine(QPointF(here.x(), here.y() - high / 2), QPointF(here.x(), here.y() + high / 2));
    painter.setBrush(Qt::NoBrush);
  };
  if (trace.level == 0) {
    draw_leaf(painter, theme, QPointF(room.width() / 2, room.height() / 2));
    return;
  }
  draw(draw, trace.nodes.empty() ? PairingTrace::none : 0, 0, 0, {});
}

void Thumbnail::paint_votes(QPainter& painter, QSizeF room, const Theme& theme) const {
  if (run_->lean) return paint_choice(*run_->lean, painter, room, theme);
  if (run_->chain) return paint_choice(*run_->chain, painter, room, theme);
  const std::vector<Vote>& votes = run_->result.internals.votes;
  const std::size_t shown = std::min<std::size_t>(votes.size(), 9);
  if (shown == 0) return;
  double most = static_cast<double>(run_->result.threshold);
  for (std::size_t i = 0; i < shown; ++i) {
    most = std::max(most, static_cast<double>(votes[i].count) + std::abs(static_cast<double>(votes[i].noise)));
  }
  const double left = 3;
  const double line = room.width() - 22;
  const auto x_of = [&](double v) { return left + std::max(0.0, v) / most * (line - left - 8); };
  const double pitch = std::min(20.0, (room.height() - 8) / static_cast<double>(shown));
  const double top = (room.height() - pitch * static_cast<double>(shown)) / 2;
  const double high = std::min(10.0, 0.65 * pitch);
  for (std::size_t i = 0; i < shown; ++i) {
    const double y = top + pitch * (static_cast<double>(i) + 0.5);
    const Vote& v = votes[i];
    painter.fillRect(QRectF(left, y - high / 2, x_of(static_cast<double>(v.count)) - left, high),
                     v.noisy ? theme.ink2 : theme.line);
    const double noisy = x_of(static_cast<double>(v.count) + static_cast<double>(v.noise));
    painter.setPen(Qt::NoPen);
    painter.setBrush(theme.noise);
    painter.drawPolygon(QPolygonF({{noisy, y - 4}, {noisy + 4, y}, {noisy, y + 4}, {noisy - 4, y}}));
    if (v.noisy) draw_arrow(painter, theme.ink, {line + 5, y}, 13);
  }
  const auto dashed = [&](double x, const QColor& color) {
    QPen pen(color, 1.75, Qt::CustomDashLine, Qt::FlatCap);
    pen.setDashPattern({3, 2});
    painter.setPen(pen);
    painter.drawLine(QPointF(x, 2), QPointF(x, room.height() - 2));
  };
  dashed(x_of(static_cast<double>(run_->result.threshold)), theme.ink);
  dashed(line, theme.noise);
}

void Thumbnail::paint_levels(QPainter& painter, QSizeF room, const Theme& theme) const {
  if (target_.empty()) return;
  const double most = *std::max_element(target_.begin(), target_.end());
  const double base = room.height() - 12;
  const double pitch = std::min(44.0, (room.width() - 24) / static_cast<double>(target_.size()));
  const double left = (room.width() - pitch * static_cast<double>(target_.size())) / 2;
  for (std::size_t level = 0; level < target_.size() && most > 0; ++level) {
    const double high = target_[level] / most * (base - 8);
    painter.fillRect(QRectF(left + pitch * static_cast<double>(level) + 4, base - high, pitch - 8, high),
                     level == 0 ? theme.line : theme.ink);
  }
  painter.fillRect(QRectF(left - 6, base, pitch * static_cast<double>(target_.size()) + 12, 2), theme.line);
}

void Thumbnail::paint_loss(QPainter& painter, QSizeF room, const Theme& theme) const {
  if (losses_.empty()) return;
  double least = 0;
  double largest = 0;
  double top = to_double(run_->scenario.alpha);
  for (const SweepCell& cell : losses_) {
    const double n = std::log10(static_cast<double>(cell.examples));
    least = least == 0 ? n : std::min(least, n);
    largest = std::max(largest, n);
    top = std::max(top, cell.mean());
  }
  const auto at = [&](double log_n, double loss) {
    return QPointF(10 + (log_n - least) / std::max(largest - least, 1e-9) * (room.width() - 20),
                   room.height() - 12 - loss / top * (room.height() - 24));
  };
  QPen promised(theme.line, 2.5, Qt::CustomDashLine, Qt::FlatCap);
  promised.setDashPattern({3, 2});
  painter.setPen(promised);
  const double alpha = to_double(run_->scenario.alpha);
  painter.drawLine(at(least, alpha), at(largest, alpha));
  for (std::size_t from = 0; from < losses_.size();) {
    QPolygonF line;
    const LearnerKind learner = losses_[from].learner;
    for (; from < losses_.size() && losses_[from].learner == learner; ++from) {
      line << at(std::log10(static_cast<double>(losses_[from].examples)), losses_[from].mean());
    }
    const QColor color = learner == LearnerKind::private_learner ? theme.m : theme.ink;
    painter.setPen(QPen(color, 5, Qt::SolidLine, Qt::RoundCap, Qt::RoundJoin));
    painter.drawPolyline(line);
  }
}

// As it was: a solid tick; changed: a hollow one.
void Thumbnail::paint_neighbour(QPainter& painter, QSizeF room, const Theme& theme) const {
  if (!change_) return;
  const std::vector<NeighbourVotes>& votes = change_->votes;
  constexpr std::size_t most_rows = 3;
  std::vector<std::size_t> shown;
  for (std::size_t i = 0; i < votes.size(); ++i) {
    if (votes[i].before != votes[i].after) shown.push_back(i);
  }
  for (std::size_t i = 0; i < votes.size() && shown.size() < most_rows; ++i) {
    if (votes[i].before == votes[i].after) shown.push_back(i);
  }
  std::sort(shown.begin(), shown.end());
  double most = 1;
  for (const std::size_t i : shown)
    most = std::max(most, static_cast<double>(std::max(votes[i].before, votes[i].after)));
  const double below = 0.38 * room.height();
  const double pitch = (room.height() - below) / std::max<double>(1, static_cast<double>(shown.size()));
  const double left = 3;
  const auto x_of = [&](std::uint64_t n) { return left + static_cast<double>(n) / most * (room.width() - left - 6); };
  for (std::size_t i = 0; i < shown.size(); ++i) {
    const NeighbourVotes& one = votes[shown[i]];
    const double y = pitch * (static_cast<double>(i) + 0.5);
    const double high = std::min(14.0, 0.75 * pitch);
    painter.fillRect(QRectF(left, y - 2, x_of(std::max(one.before, one.after)) - left, 4), theme.line);
    if (one.before != one.after) {
      painter.setPen(QPen(theme.ink, 1.5));
      painter.setBrush(theme.canvas);
      painter.drawRect(QRectF(x_of(one.after) - 2, y - high / 2, 4, high));
      painter.setBrush(Qt::NoBrush);
    }
    painter.fillRect(QRectF(x_of(one.before) - 1.5, y - high / 2 - 1, 3, high + 2), theme.ink);
  }
  paint_batch(painter, QRectF(left, room.height() - below + 4, room.width() - 2 * left, below - 8), theme);
}

// Its examples in three lines: those that it read are full, darker where a change of them moves the vote; the changed
// one is framed.
void Thumbnail::paint_batch(QPainter& painter, const QRectF& room, const Theme& theme) const {
  const NeighbourBatch& batch = *change_->batch;
  constexpr std::size_t lines = 3;
  constexpr std::size_t most = 96;
  const std::size_t shown = std::min(batch.rows.size(), most);
  const std::size_t across = (shown + lines - 1) / lines;
  if (across == 0) return;
  const QSizeF cell(room.width() / static_cast<double>(across), room.height() / static_cast<double>(lines));
  for (std::size_t i = 0; i < shown; ++i) {
    const QRectF at(room.left() + cell.width() * static_cast<double>(i % across),
                    room.top() + cell.height() * static_cast<double>(i / across), cell.width() - 1, cell.height() - 2);
    if (i < batch.read) {
      painter.fillRect(at, batch.marks[i] > 0 ? theme.ink3 : theme.line);
    } else {
      painter.setPen(QPen(theme.line, 0.75));
      painter.drawRect(at.adjusted(0.5, 0.5, -0.5, -0.5));
    }
    if (i + 1 != change_->choice.example) continue;
    painter.setPen(QPen(theme.ink, 2));
    painter.drawRect(at.adjusted(-1.5, -1.5, 1.5, 1.5));
  }
}

}  // namespace littlestone::ui
