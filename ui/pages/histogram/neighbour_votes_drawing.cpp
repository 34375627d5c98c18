// SPDX-License-Identifier: GPL-3.0-or-later
// The votes before and after the change, their noise, and how likely each predictor leaves.
#include <QPainterPath>
#include <algorithm>
#include <cmath>

#include "ui/kit/label_places.hpp"
#include "ui/kit/motion.hpp"
#include "ui/kit/stage.hpp"
#include "ui/pages/histogram/neighbour_drawing.hpp"
#include "ui/pages/histogram/neighbour_words.hpp"
#include "ui/words/chances.hpp"
#include "ui/words/names.hpp"
#include "ui/words/numbers.hpp"

namespace littlestone::ui {
namespace {

double neighbour_grid(double span) {
  double step = 1;
  for (const double next : {2.0, 5.0, 10.0}) {
    if (span / step <= 5) return step;
    step = next;
  }
  while (span / step > 5) step *= step / std::pow(10, std::floor(std::log10(step))) == 2 ? 2.5 : 2;
  return step;
}

/// The noise of the row drawn last: of the run where `tally` has no draws; none for a predictor without votes.
std::optional<std::int64_t> neighbour_noise(const NeighbourFacts& facts, const NoiseTally& tally, std::size_t index) {
  const NeighbourVotes& votes = facts.votes[index];
  if (tally.draws > 0) return votes.before > 0 ? tally.last_before[index] : tally.last_after[index];
  for (const Vote& vote : facts.run().result.internals.votes) {
    if (vote.labels == votes.labels) return vote.noise;
  }
  return std::nullopt;
}

}  // namespace

NeighbourPicture::Axis NeighbourPicture::axis_of(const Stage& stage) const {
  Axis axis;
  axis.rows = rows_shown(stage.height);
  axis.leave_right = stage.width - 88;
  axis.leave_left = narrow_ ? axis.leave_right : axis.leave_right - 106;  // in a column the numbers stand alone
  axis.plot_right = axis.leave_left - (narrow_ ? 8 : 38);
  const StableHistogram histogram = facts_->batch->histogram();
  axis.high = static_cast<double>(histogram.threshold());
  for (const std::size_t index : axis.rows) {
    const NeighbourVotes& votes = facts_->votes[index];
    const double end = neighbour_side + Stage::name_offset(votes.labels.size()) +
                       predictor_title(facts_->run().concept_class(), votes.labels, 70).width() + 8;
    axis.plot_left = std::max(axis.plot_left, std::min(end, 190.0));
    const auto count = static_cast<double>(std::max(votes.before, votes.after));
    axis.high = std::max(axis.high, count);
    if (const auto noise = neighbour_noise(*facts_, facts_->tally, index)) {
      const double noisy =
          static_cast<double>(votes.before > 0 ? votes.before : votes.after) + static_cast<double>(*noise);
      axis.high = std::max(axis.high, noisy);
      axis.low = std::min(axis.low, noisy);
    }
  }
  axis.high += 1;
  axis.step = neighbour_grid(axis.high - axis.low);
  axis.low = std::floor(axis.low / axis.step) * axis.step;
  axis.bottom = axis.y(axis.rows.size()) + 7;
  return axis;
}

void NeighbourPicture::paint_votes(const Stage& stage, const Axis& axis) const {
  const Theme& theme = stage.theme;
  const NeighbourFacts& facts = *facts_;
  const double label = Axis::first_row - 18;
  stage.rich({neighbour_side, label}, tr("votes, then noise $Z$"), {12}, theme.ink2);
  const std::uint64_t drawn = motion_.tally(facts, phase_).draws;
  const QString draws = drawn == 0
                            ? tr("leaves: exact")
                            : tr("leaves: exact, and of %1 draws", nullptr, plural(drawn)).arg(number_text(drawn));
  stage.painter.setPen(theme.ink2);
  const double threshold_x = axis.x(static_cast<double>(facts.batch->histogram().threshold()));
  MathText::fitted(draws, {12}, stage.width - neighbour_side - threshold_x - 40)
      .draw(stage.painter, {stage.width - neighbour_side, label}, 1);
  const double from = Axis::first_row - 10;
  const double to = axis.y(axis.rows.size()) - 8;
  for (double v = axis.low; v <= axis.high; v += axis.step) {
    stage.rule({axis.x(v), from}, {axis.x(v), to}, theme.hair);
    stage.words({axis.x(v), axis.bottom}, signed_text(static_cast<std::int64_t>(std::llround(v))), TextRole::caption,
                theme.ink2, 0.5);
  }
  for (const double chance : {0.0, 0.5, 1.0}) {
    if (narrow_) break;
    stage.rule({axis.leave_x(chance), from}, {axis.leave_x(chance), to}, theme.hair);
    stage.words({axis.leave_x(chance), axis.bottom}, probability_text(chance), TextRole::caption, theme.ink2, 0.5);
  }
  for (std::size_t place = 0; place < axis.rows.size(); ++place) paint_vote_row(stage, axis, place);
  stage.dashed({threshold_x, from - 2}, {threshold_x, to + 2}, theme.ink, 2 + theme.heavier, 7, 4);
  for (std::size_t place = 0; place < axis.rows.size(); ++place) paint_noise(stage, axis, place);
  stage.rich({threshold_x, label}, QStringLiteral("$T$ = %1").arg(signed_text(facts.batch->histogram().threshold())),
             {12, QFont::DemiBold}, theme.ink, 0.5);
  QStringList notes;
  if (axis.rows.size() < facts.votes.size()) {
    std::uint64_t rest = 0;
    for (std::size_t i = 0; i < facts.votes.size(); ++i) {
      if (std::find(axis.rows.begin(), axis.rows.end(), i) == axis.rows.end()) rest += facts.votes[i].before;
    }
    notes += tr("+ %1 more (%2)").arg(number_text(facts.votes.size() - axis.rows.size()), number_text(rest));
  }
  if (facts.run().result.internals.failed > 0)
    notes += tr("Fail %1").arg(number_text(facts.run().result.internals.failed));
  stage.painter.setPen(theme.ink2);
  const double room = axis.x(axis.low) - neighbour_side - 14;
  const auto fitted = [&] { return MathText::fitted(notes.join(QStringLiteral(" · ")), {11}, room); };
  if (notes.size() > 1 && fitted().width() > room) notes.removeLast();
  fitted().draw(stage.painter, {neighbour_side, axis.bottom});
  paint_flight(stage, axis);
}

void NeighbourPicture::paint_vote_row(const Stage& stage, const Axis& axis, std::size_t place) const {
  const Theme& theme = stage.theme;
  QPainter& painter = stage.painter;
  const std::size_t index = axis.rows[place];
  const NeighbourVotes& votes = facts_->votes[index];
  const double y = axis.y(place);
  stage.predictor(neighbour_side, y, facts_->run().concept_class(), votes.labels, false,
                  axis.plot_left - neighbour_side - Stage::name_offset(votes.labels.size()) - 6);
  const std::uint64_t stays = std::min(votes.before, votes.after);
  if (axis.unit() >= 5) {
    QList<QRectF> blocks;
    for (std::uint64_t i = 1; i <= stays; ++i) blocks += axis.block(place, i);
    fill_rects(painter, blocks, theme.ink2);
  } else {
    painter.fillRect(QRectF(axis.x(0), y - 6, axis.x(static_cast<double>(stays)) - axis.x(0), 12), theme.ink2);
  }
  if (facts_->loses == index && parts_.flight > 0) {
    painter.setPen(QPen(theme.ink, 1.5 + theme.heavier, Qt::DashLine));
    painter.setBrush(Qt::NoBrush);
    painter.drawRect(axis.block(place, votes.before).adjusted(0.5, 0.5, -0.5, -0.5));
  }
  stage.spots.add(painter,
                  QRectF(neighbour_side - 4, y - Axis::pitch / 2, axis.plot_right - neighbour_side, Axis::pitch), 4,
                  Kin::of_predictor(votes.labels), votes.before > 0 ? Spot::Act::choose : Spot::Act::none,
                  neighbour_place::predictor + static_cast<std::int32_t>(index));
  paint_leaving(stage, axis, place);
}

void NeighbourPicture::paint_noise(const Stage& stage, const Axis& axis, std::size_t place) const {
  const Theme& theme = stage.theme;
  const std::size_t index = axis.rows[place];
  const NeighbourVotes& votes = facts_->votes[index];
  const auto noise = neighbour_noise(*facts_, facts_->tally, index);
  const std::uint64_t count = votes.before > 0 ? votes.before : votes.after;
  if (!noise || count == 0) return;
  if (votes.before == 0 && parts_.flight < 1) return;  // its vote is on the way
  double reach = static_cast<double>(*noise);
  if (parts_.noise < 1) {  // from where it stood
    const auto before = neighbour_noise(*facts_, motion_.tallies.front(), index).value_or(0);
    reach = motion::between(static_cast<double>(before), reach, parts_.noise);
  }
  const double y = axis.y(place);
  const double from = axis.x(static_cast<double>(count));
  const double to = std::max(axis.x(axis.low), axis.x(static_cast<double>(count) + reach));
  stage.rule({from, y}, {to, y}, theme.noise, 2 + theme.heavier);
  stage.painter.setPen(QPen(theme.canvas, 1));
  stage.painter.setBrush(theme.noise);
  stage.painter.drawPolygon(QPolygonF({{to, y - 5.5}, {to + 5.5, y}, {to, y + 5.5}, {to - 5.5, y}}));
}

void NeighbourPicture::paint_leaving(const Stage& stage, const Axis& axis, std::size_t place) const {
  const Theme& theme = stage.theme;
  QPainter& painter = stage.painter;
  const std::size_t index = axis.rows[place];
  const NeighbourVotes& votes = facts_->votes[index];
  const StableHistogram histogram = facts_->batch->histogram();
  const double y = axis.y(place);
  const double before = histogram.release_probability(votes.before);
  const double after = histogram.release_probability(votes.after);
  if (const NoiseTally& tally = motion_.tally(*facts_, phase_); tally.draws > 0 && !narrow_) {
    const DrawnShare& drawn = votes.before > 0 ? tally.before[index] : tally.after[index];
    stage.rule({axis.leave_x(drawn.interval.low), y}, {axis.leave_x(drawn.interval.high), y}, theme.line, 4);
    painter.setPen(Qt::NoPen);
    painter.setBrush(theme.ink2);
    painter.drawEllipse(QPointF(axis.leave_x(drawn.share), y), 3.4, 3.4);
  }
  if (!narrow_ && (votes.before != votes.after || votes.before == 0)) {
    painter.setPen(QPen(theme.ink, 1.5 + theme.heavier));
    painter.setBrush(theme.canvas);
    const double at = motion::between(before, after, parts_.slide);
    painter.drawRect(QRectF(axis.leave_x(at) - 2, y - 8, 4, 16));
  }
  if (votes.before > 0 && !narrow_)
    stage.rule({axis.leave_x(before), y - 6}, {axis.leave_x(before), y + 6}, theme.ink, 2.5);
  const QString text = votes.before == votes.after || parts_.slide <= 0
                           ? chance_text(before)
                           : QStringLiteral("%1 → %2").arg(chance_text(before), chance_text(after));
  painter.setPen(votes.before == votes.after ? theme.ink2 : theme.ink);
  MathText::fitted(text, {11.5}, stage.width - 12 - axis.leave_x(1) - 10).draw(painter, {stage.width - 12, y + 4}, 1);
}

// The vote on its way from the predictor that loses it to the one that gains it.
void NeighbourPicture::paint_flight(const Stage& stage, const Axis& axis) const {
  const auto loses = axis.place_of(facts_->loses);
  const auto gains = axis.place_of(facts_->gains);
  if (!loses && !gains) return;
  const Theme& theme = stage.theme;
  QPainter& painter = stage.painter;
  QRectF from;
  QRectF to;
  if (loses) from = axis.block(*loses, facts_->votes[*facts_->loses].before);
  if (gains) to = axis.block(*gains, facts_->votes[*facts_->gains].after);
  LabelPlaces places(QRectF(axis.plot_left, Axis::first_row - 8, axis.leave_left - 12 - axis.plot_left,
                            axis.y(axis.rows.size()) - Axis::first_row));
  for (std::size_t place = 0; place < axis.rows.size(); ++place) {
    const NeighbourVotes& votes = facts_->votes[axis.rows[place]];
    const auto noise = neighbour_noise(*facts_, facts_->tally, axis.rows[place]).value_or(0);
    const auto count = static_cast<double>(std::max(votes.before, votes.after));
    const double low = std::min(0.0, count + static_cast<double>(noise));
    const double high = std::max(count, count + static_cast<double>(noise));
    places.take(QRectF(axis.x(low), axis.y(place) - 8, axis.x(high) - axis.x(low) + 10, 16));
  }
  const double threshold = axis.x(static_cast<double>(facts_->batch->histogram().threshold()));
  places.take(QRectF(threshold - 4, 0, 8, 1000));
  QPointF middle = loses ? from.center() : to.center();
  if (loses && gains) {
    const bool down = to.top() > from.top();
    const QPointF start(from.center().x(), down ? from.bottom() + 1 : from.top() - 1);
    const QPointF end(to.right() + 9, to.center().y());
    QPainterPath way(start);
    way.cubicTo(start + QPointF(0, (end.y() - start.y()) * 0.6), end + QPointF((start.x() - end.x()) * 0.55, 0), end);
    paint_way(stage, way);
    middle = way.pointAtPercent(0.45);
    for (int i = 0; i <= 20; ++i) {
      const QPointF at = way.pointAtPercent(i / 20.0);
      places.take(QRectF(at.x() - 6, at.y() - 6, 12, 12));
    }
    if (parts_.flight <= 0) {
      to = from;
    } else if (parts_.flight < 1) {
      to.moveCenter(way.pointAtPercent(parts_.flight));
    }
  }
  // One that only goes falls out of its row, one that only comes falls into it.
  constexpr double fall = 14;
  if (loses && !gains && parts_.flight < 1) {
    with_opacity(painter, 1 - parts_.flight,
                 [&] { painter.fillRect(from.translated(0, fall * parts_.flight), theme.ink2); });
  }
  if (gains) {
    with_opacity(painter, loses ? 1 : parts_.flight, [&] {
      painter.fillRect(loses ? to : to.translated(0, fall * (parts_.flight - 1)), theme.ink2);
      if (parts_.flight > 0)
        draw_kin_ring(painter, theme, loses ? to : to.translated(0, fall * (parts_.flight - 1)), 2);
    });
  }
  const QString said = gains && loses ? tr("the one vote that moves")
                       : loses        ? tr("the one vote that goes")
                                      : tr("the one vote that comes");
  const MathStyle style{12, QFont::DemiBold};
  const double width = MathText(said, style, MathText::Mode::mixed).width();
  std::vector<QRectF> candidates;
  for (const double dy : {4.0, 28.0, -20.0, 52.0, 76.0, -44.0}) {
    for (const double dx : {14.0, 40.0, 70.0, -width - 14, -width - 50, 100.0}) {
      candidates.push_back(words_box(middle + QPointF(dx, dy), width, 12));
    }
  }
  const QRectF box = places.find(candidates, false);
  if (box.isNull()) return;
  with_opacity(painter, parts_.flight, [&] { stage.rich(baseline_in(box, 12), said, style, theme.ink); });
}

// As far as the vote has come; the point of the arrow when it is there.
void NeighbourPicture::paint_way(const Stage& stage, const QPainterPath& way) const {
  if (parts_.flight <= 0) return;
  QPainter& painter = stage.painter;
  const QColor& ink = stage.theme.ink;
  painter.setBrush(Qt::NoBrush);
  painter.setPen(QPen(ink, 1.75 + stage.theme.heavier));
  if (parts_.flight >= 1) {
    const QPointF end = way.currentPosition();
    painter.drawPath(way);
    stage.rule(end, end + QPointF(7, -4.5), ink, 1.75);
    stage.rule(end, end + QPointF(7, 4.5), ink, 1.75);
    return;
  }
  constexpr int pieces = 24;
  QPainterPath flown(way.pointAtPercent(0));
  for (int i = 1; i <= pieces; ++i) flown.lineTo(way.pointAtPercent(parts_.flight * i / pieces));
  painter.drawPath(flown);
}

}  // namespace littlestone::ui
