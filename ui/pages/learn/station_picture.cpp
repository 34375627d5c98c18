// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/pages/learn/station_picture.hpp"

#include <QPainterPath>
#include <algorithm>
#include <cmath>
#include <utility>

#include "ui/kit/fit.hpp"
#include "ui/kit/marks.hpp"
#include "ui/pages/learn/lesson_stations.hpp"

namespace littlestone::ui {
namespace {

constexpr double stamp_width = 80;
constexpr double stamp_height = 52;
constexpr std::size_t stamp_rows = 6;  // predictors whose votes are shown

/// The first contest that was decided; null where there was none.
const NodeTrace* decided_first(const TournamentTrace& trace) {
  for (const TraceEvent& e : trace.events) {
    if (e.kind == TraceEvent::Kind::contest) return &trace.nodes[static_cast<std::size_t>(e.node)];
  }
  return nullptr;
}

double stamp_row(std::size_t row) { return 2 + 8.5 * static_cast<double>(row); }

QPen stamp_dash(const QColor& color, double width) {
  QPen pen(color, width, Qt::CustomDashLine, Qt::FlatCap);
  pen.setDashPattern({3, 2});
  return pen;
}

/// px of one tick of the leading row.
double tick_pitch(const std::vector<Vote>& votes) {
  return std::min(3.8, (stamp_width - 12) / static_cast<double>(std::max<std::uint64_t>(1, votes.front().count)));
}

}  // namespace

StationPicture::StationPicture(std::shared_ptr<const PrivateRun> run, std::shared_ptr<const LessonFacts> facts,
                               int number)
    : run_(std::move(run)), facts_(std::move(facts)), number_(number) {}

QString StationPicture::description() const { return lesson_stations()[static_cast<std::size_t>(number_)].line(); }

void StationPicture::paint(QPainter& painter, const QRectF& area, const Theme& theme) const {
  if (area.isEmpty()) return;
  const ScaledPainter scaled(painter, area, std::min(area.width() / stamp_width, area.height() / stamp_height));
  switch (number_) {
    case 0: paint_class(painter, theme); break;
    case 1: paint_tree(painter, theme); break;
    case 2: paint_mistakes(painter, theme); break;
    case 3: paint_difference(painter, theme); break;
    case 4: paint_coin(painter, theme); break;
    case 5: paint_stairs(painter, theme); break;
    case 6: paint_levels(painter, theme); break;
    case 7: paint_votes(painter, theme, 0); break;
    case 8: paint_noise(painter, theme); break;
    case 9: paint_neighbour(painter, theme); break;
    case 10: paint_selection(painter, theme); break;
    default: paint_loss(painter, theme); break;
  }
}

void StationPicture::paint_class(QPainter& painter, const Theme& theme) const {
  const ConceptClass& c = run_->concept_class();
  const double pitch =
      std::min(stamp_width / static_cast<double>(c.points()), stamp_height / static_cast<double>(c.size()));
  const double left = (stamp_width - pitch * static_cast<double>(c.points())) / 2;
  const double gap = pitch >= 4 ? 1 : 0;
  for (std::size_t h = 0; h < c.size(); ++h) {
    for (std::size_t x = 0; x < c.points(); ++x) {
      const bool plus = c.row(static_cast<HypothesisIndex>(h))[x] == Label::plus;
      const QColor& minus = theme.kind == ThemeKind::light ? theme.minus_ground : theme.minus_hatch;
      painter.fillRect(
          QRectF(left + pitch * static_cast<double>(x), pitch * static_cast<double>(h), pitch - gap, pitch - gap),
          plus ? theme.plus : minus);
    }
  }
}

void StationPicture::paint_tree(QPainter& painter, const Theme& theme) const {
  const MistakeTree& tree = run_->tree();
  if (tree.nodes.empty()) return;
  const int depth = std::min(tree.depth, 4);
  const double level = (stamp_height - 12) / std::max(1, depth);
  const double radius = std::clamp(stamp_width / std::ldexp(1.0, depth) / 2.4, 2.0, 4.5);
  // No path is stronger than another: the one that the SOA errs on is asked for.
  const auto draw = [&](auto&& self, std::int32_t at, int d, double rank, QPointF from) -> void {
    const MistakeTree::Node& node = tree.nodes[static_cast<std::size_t>(at)];
    const QPointF here((rank + 0.5) * stamp_width / std::ldexp(1.0, d), 6 + level * d);
    if (d > 0) {
      painter.setPen(QPen(theme.ink2, 1.5, Qt::SolidLine, Qt::RoundCap));
      painter.drawLine(from, here);
    }
    const bool leaf = d == depth || node.leaf();
    if (!leaf) {
      self(self, node.minus, d + 1, 2 * rank, here);
      self(self, node.plus, d + 1, 2 * rank + 1, here);
    }
    painter.setPen(QPen(leaf ? theme.ink2 : theme.ink, leaf ? 1.25 : 1.75));
    painter.setBrush(theme.canvas);
    painter.drawEllipse(here, radius, radius);
  };
  draw(draw, 0, 0, 0, {});
}

void StationPicture::paint_mistakes(QPainter& painter, const Theme& theme) const {
  const int many = std::min(run_->littlestone(), 5);
  constexpr double pitch = 24;
  const double scale = std::min(1.0, stamp_width / (pitch * std::max(1, many)));
  for (int i = 0; i < many; ++i) {
    const QPointF centre(stamp_width / 2 + pitch * scale * (i - (many - 1) / 2.0), stamp_height / 2);
    painter.setPen(Qt::NoPen);
    painter.setBrush(theme.ink);
    painter.drawEllipse(centre, 9.5 * scale, 9.5 * scale);
    draw_mistake_cross(painter, theme.canvas, centre, 9 * scale);
  }
}

void StationPicture::paint_difference(QPainter& painter, const Theme& theme) const {
  const NodeTrace* node = decided_first(run_->result.internals.trace);
  if (node == nullptr) return draw_leaf(painter, theme, {stamp_width / 2, stamp_height / 2});
  const std::size_t points = run_->concept_class().points();
  const double pitch = std::min(9.0, (stamp_width - 6) / static_cast<double>(points));
  const double left = (stamp_width - pitch * static_cast<double>(points)) / 2;
  for (int side = 0; side < 2; ++side) {
    const LabelVector& labels = run_->soa->labels(node->pairings.back().block[side]->predictor);
    for (std::size_t x = 0; x < points; ++x) {
      const bool plus = labels[x] == Label::plus;
      const double bottom = 22 + 24.0 * side;
      const double high = plus ? 15 : 5;
      painter.fillRect(QRectF(left + pitch * static_cast<double>(x), bottom - high, pitch - 1, high),
                       plus ? theme.plus : theme.minus_small);
    }
  }
}

// The coin has not fallen, and either side may win.
void StationPicture::paint_coin(QPainter& painter, const Theme& theme) const {
  if (decided_first(run_->result.internals.trace) == nullptr)
    return draw_leaf(painter, theme, {stamp_width / 2, stamp_height / 2});
  for (const int side : {-1, 1}) {
    painter.setPen(QPen(theme.ink2, 2, Qt::SolidLine, Qt::RoundCap));
    painter.drawLine(QPointF(24, 26), QPointF(64, 26 + 15 * side));
    painter.setPen(QPen(theme.ink, 1.75));
    painter.setBrush(theme.canvas);
    painter.drawEllipse(QPointF(66, 26 + 15 * side), 5, 5);
  }
  painter.setPen(QPen(theme.ink, 1.75));
  painter.setBrush(theme.canvas);
  painter.drawEllipse(QPointF(22, 26), 13, 13);
}

void StationPicture::paint_stairs(QPainter& painter, const Theme& theme) const {
  if (!facts_->ending) return;
  const std::vector<std::uint64_t>& all = facts_->ending->fitting;
  const std::size_t shown = std::min<std::size_t>(all.size(), 6);
  const double pitch = std::min(18.0, stamp_width / static_cast<double>(shown));
  const double left = (stamp_width - pitch * static_cast<double>(shown) + 3) / 2;
  const auto rows = static_cast<double>(all.front());
  const double high = stamp_height / rows;
  const double gap = high >= 3 ? 1.5 : 0;
  // How many are left in the end is asked for: of the last column the place alone.
  const bool asked = shown > 1 && shown == all.size();
  if (asked) {
    painter.setPen(stamp_dash(theme.ink3, 1.25));
    painter.setBrush(Qt::NoBrush);
    painter.drawRect(QRectF(left + pitch * static_cast<double>(shown - 1) + 0.5, 0.5, pitch - 4, stamp_height - 1.5));
  }
  for (std::size_t i = 0; i < shown - (asked ? 1 : 0); ++i) {
    for (std::uint64_t row = 0; row < all.front(); ++row) {
      const QRectF cell(left + pitch * static_cast<double>(i), stamp_height - high * static_cast<double>(row + 1),
                        pitch - 3, high - gap);
      painter.fillRect(cell, row < all[i] ? theme.ink2 : theme.hair);
    }
  }
}

void StationPicture::paint_levels(QPainter& painter, const Theme& theme) const {
  const std::size_t shown = std::min<std::size_t>(facts_->levels.size(), 8);
  if (shown == 0) return;
  double most = 0;
  for (std::size_t i = 0; i < shown; ++i) most = std::max(most, facts_->levels[i].target);
  const double pitch = std::min(17.0, stamp_width / static_cast<double>(shown));
  const double left = (stamp_width - pitch * static_cast<double>(shown)) / 2;
  for (std::size_t i = 0; i < shown && most > 0; ++i) {
    const double high = facts_->levels[i].target / most * (stamp_height - 6);
    painter.fillRect(QRectF(left + pitch * static_cast<double>(i), stamp_height - 3 - high, pitch - 4, high),
                     i == 0 ? theme.line : theme.ink);
  }
  painter.fillRect(QRectF(2, stamp_height - 3, stamp_width - 4, 1), theme.line);
}

void StationPicture::paint_votes(QPainter& painter, const Theme& theme, int open) const {
  const std::vector<Vote>& votes = run_->result.internals.votes;
  if (votes.empty()) return;
  const double pitch = tick_pitch(votes);
  for (std::size_t i = 0; i < std::min(votes.size(), stamp_rows); ++i) {
    const auto solid = static_cast<double>(votes[i].count) - (i == 0 ? open : 0);
    for (int tick = 0; tick < static_cast<int>(std::min(solid, 200.0)); ++tick) {
      painter.fillRect(QRectF(2 + pitch * tick, stamp_row(i), std::max(0.8, pitch - 1), 6.5), theme.ink2);
    }
  }
}

void StationPicture::paint_noise(QPainter& painter, const Theme& theme) const {
  const std::vector<Vote>& votes = run_->result.internals.votes;
  if (votes.empty()) return;
  const auto threshold = static_cast<double>(run_->result.threshold);
  double most = threshold;
  for (const Vote& v : votes)
    most = std::max(most, static_cast<double>(v.count) + std::abs(static_cast<double>(v.noise)));
  const auto x_of = [&](double v) { return 3 + std::max(0.0, v) / most * (stamp_width - 8); };
  for (std::size_t i = 0; i < std::min(votes.size(), stamp_rows); ++i) {
    const Vote& v = votes[i];
    const double y = stamp_row(i) + 3;
    painter.fillRect(QRectF(3, y - 2.5, x_of(static_cast<double>(v.count)) - 3, 5), v.noisy ? theme.ink2 : theme.line);
    const double noisy = x_of(static_cast<double>(v.count) + static_cast<double>(v.noise));
    painter.setPen(Qt::NoPen);
    painter.setBrush(theme.noise);
    painter.drawPolygon(QPolygonF({{noisy, y - 4}, {noisy + 4, y}, {noisy, y + 4}, {noisy - 4, y}}));
  }
  painter.setPen(stamp_dash(theme.ink, 1.5));
  painter.drawLine(QPointF(x_of(threshold), 0), QPointF(x_of(threshold), stamp_height));
}

void StationPicture::paint_neighbour(QPainter& painter, const Theme& theme) const {
  const std::vector<Vote>& votes = run_->result.internals.votes;
  if (votes.empty()) return;
  paint_votes(painter, theme, 1);
  const double pitch = tick_pitch(votes);
  const double x = 2 + pitch * (static_cast<double>(votes.front().count) - 1);
  painter.setPen(QPen(theme.ink, 1));
  painter.setBrush(Qt::NoBrush);
  painter.drawRect(QRectF(x + 0.5, stamp_row(0) + 0.5, std::max(1.0, pitch - 1), 5.5));
  const std::size_t to = std::min(votes.size(), stamp_rows) - 1;
  const double end = 8 + pitch * static_cast<double>(votes[to].count);
  const double y = stamp_row(to) + 3;
  QPainterPath way(QPointF(x + pitch / 2, stamp_row(0) + 9));
  way.cubicTo(QPointF(x + pitch / 2, y), QPointF(x - 10, y), QPointF(end, y));
  painter.setPen(QPen(theme.ink, 1.75));
  painter.drawPath(way);
  painter.setPen(Qt::NoPen);
  painter.setBrush(theme.ink);
  painter.drawPolygon(QPolygonF({{end - 3, y}, {end + 3, y - 3.5}, {end + 3, y + 3.5}}));
}

// The fresh examples of each that left, a tick each, and a cross for each error: the chances are asked for.
void StationPicture::paint_selection(QPainter& painter, const Theme& theme) const {
  const std::vector<Candidate>& list = run_->result.list;
  const std::size_t shown = std::min<std::size_t>(list.size(), 3);
  constexpr std::uint64_t most = 24;
  const std::uint64_t fresh = std::min<std::uint64_t>(run_->result.internals.selection_sample.size(), most);
  if (fresh == 0) return;
  const double pitch = std::min(7.0, (stamp_width - 2) / static_cast<double>(fresh));
  const double left = (stamp_width - pitch * static_cast<double>(fresh)) / 2;
  for (std::size_t i = 0; i < shown; ++i) {
    const double y = stamp_height / 2 + 20 * (static_cast<double>(i) - (static_cast<double>(shown) - 1) / 2);
    const std::uint64_t errors = std::min(list[i].errors, fresh);
    for (std::uint64_t at = 0; at < fresh; ++at) {
      const double x = left + pitch * static_cast<double>(at);
      const bool error = at >= fresh - errors;
      painter.fillRect(QRectF(x, y - 5, std::max(0.8, pitch - 1), 10), error ? theme.line : theme.ink2);
    }
    if (errors == 0) continue;
    const QPointF centre(left + pitch * (static_cast<double>(fresh) - static_cast<double>(errors) / 2) - 1, y);
    painter.setPen(Qt::NoPen);
    painter.setBrush(theme.ink);
    painter.drawEllipse(centre, 6.5, 6.5);
    draw_mistake_cross(painter, theme.canvas, centre, 6);
  }
}

void StationPicture::paint_loss(QPainter& painter, const Theme& theme) const {
  if (facts_->loss.size() < 2) return;
  const double least = std::log10(static_cast<double>(facts_->loss.front().examples));
  const double most = std::log10(static_cast<double>(facts_->loss.back().examples));
  double top = to_double(run_->scenario.alpha);
  for (const SweepCell& cell : facts_->loss) top = std::max(top, cell.quantile(0.5));
  const auto at = [&](double n, double loss) {
    return QPointF(3 + (std::log10(n) - least) / std::max(most - least, 1e-9) * (stamp_width - 6),
                   stamp_height - 3 - loss / top * (stamp_height - 10));
  };
  const double promised = to_double(run_->scenario.alpha);
  painter.setPen(stamp_dash(theme.line, 1.5));
  painter.drawLine(QPointF(2, at(1, promised).y()), QPointF(stamp_width - 2, at(1, promised).y()));
  // As it begins and as it ends; where it falls in between is asked for.
  const double first = at(static_cast<double>(facts_->loss.front().examples), facts_->loss.front().quantile(0.5)).y();
  const double end = at(static_cast<double>(facts_->loss.back().examples), facts_->loss.back().quantile(0.5)).y();
  painter.setPen(QPen(theme.m, 2.25, Qt::SolidLine, Qt::RoundCap));
  painter.drawLine(QPointF(3, first), QPointF(21, first));
  painter.drawLine(QPointF(stamp_width - 13, end), QPointF(stamp_width - 3, end));
  painter.setPen(stamp_dash(theme.ink3, 1.25));
  painter.setBrush(theme.canvas);
  painter.drawRect(QRectF(QPointF(26.5, std::min(first, end)), QPointF(stamp_width - 18.5, std::max(first, end))));
}

}  // namespace littlestone::ui
