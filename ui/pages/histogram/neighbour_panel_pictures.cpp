// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/pages/histogram/neighbour_panel_pictures.hpp"

#include <algorithm>
#include <cmath>
#include <utility>

#include "ui/kit/stage.hpp"
#include "ui/pages/histogram/neighbour_picture.hpp"
#include "ui/pages/histogram/neighbour_words.hpp"
#include "ui/words/bounds.hpp"
#include "ui/words/chances.hpp"
#include "ui/words/names.hpp"
#include "ui/words/numbers.hpp"

namespace littlestone::ui {
namespace {

constexpr std::size_t most_group_rows = 6;
constexpr double group_pitch = 20;
constexpr std::size_t most_draw_rows = 7;
constexpr double draw_pitch = 20;

}  // namespace

NeighbourGroupsPicture::NeighbourGroupsPicture(std::shared_ptr<const NeighbourFacts> facts) : facts_(std::move(facts)) {
  const std::vector<NeighbourGroup>& groups = facts_->batch->groups;
  std::vector<std::size_t> order(groups.size());
  for (std::size_t i = 0; i < order.size(); ++i) order[i] = i;
  // Of many the current one, the first, the worst, then those that most changes lead to.
  const auto weight = [&](std::size_t i) {
    if (i == 0 || i == facts_->group() || i == facts_->batch->worst()) return UINT64_MAX;
    return groups[i].changes;
  };
  std::stable_sort(order.begin(), order.end(), [&](std::size_t a, std::size_t b) { return weight(a) > weight(b); });
  order.resize(std::min(order.size(), most_group_rows));
  std::sort(order.begin(), order.end());
  rows_ = order;
}

QSizeF NeighbourGroupsPicture::natural_size() const {
  return {256, 16 + group_pitch * static_cast<double>(rows_.size()) + 30};
}

QString NeighbourGroupsPicture::description() const {
  return tr("%1 of %2 changes move the vote", nullptr, plural(facts_->batch->moves.size()))
      .arg(number_text(facts_->batch->moves.size()), number_text(facts_->batch->changes_in_all()));
}

void NeighbourGroupsPicture::paint(QPainter& painter, const QRectF& area, const Theme& theme) const {
  Spots ignored;
  paint_spots(painter, area, theme, ignored);
}

void NeighbourGroupsPicture::paint_spots(QPainter& painter, const QRectF& area, const Theme& theme,
                                         Spots& spots) const {
  const Stage stage(painter, area, natural_size(), natural_size().height(), theme, spots);
  const NeighbourBatch& batch = *facts_->batch;
  const double right = 254;
  const double ratio_right = 196;
  stage.words({ratio_right, 10}, tr("ratio"), TextRole::caption, theme.ink2, 1);
  stage.words({right, 10}, tr("left over"), TextRole::caption, theme.ink2, 1);
  double count_right = 30;
  for (const std::size_t i : rows_) {
    count_right = std::max(
        count_right,
        4 + MathText(number_text(batch.groups[i].changes), {12, QFont::DemiBold}, MathText::Mode::plain).width());
  }
  double y = 16;
  for (const std::size_t i : rows_) {
    const NeighbourGroup& group = batch.groups[i];
    const QRectF row(0, y, 256, group_pitch);
    if (i == facts_->group()) {
      painter.setPen(Qt::NoPen);
      painter.setBrush(theme.lineage);
      painter.drawRoundedRect(row, 4, 4);
    }
    const double baseline = y + 14;
    stage.words({count_right, baseline}, number_text(group.changes), TextRole::button, theme.ink, 1);
    const QString ratio = ratio_text(group.laws.worst_ratio);
    const double used = stage.words({ratio_right, baseline}, ratio, TextRole::subtitle, theme.ink, 1);
    stage.words({right, baseline}, upper_text(group.laws.left_over), TextRole::subtitle, theme.ink, 1);
    painter.setPen(theme.ink);
    MathText::fitted(sentence_markup(group_words(batch, i)), {12}, ratio_right - used - 6 - count_right - 8)
        .draw(painter, {count_right + 8, baseline});
    if (i > 0) {
      stage.spots.add(painter, row, 4, group.vote ? Kin::of_predictor(*group.vote) : Kin{}, Spot::Act::choose,
                      neighbour_place::group + static_cast<std::int32_t>(i));
    }
    y += group_pitch;
  }
  stage.rule({0, y + 3}, {256, y + 3}, theme.line);
  const double baseline = y + 18;
  const Scenario& scenario = batch.run->scenario;
  const QString bound = QStringLiteral("$e^ε$ = %1").arg(ratio_text(std::exp(to_double(scenario.epsilon))));
  const double bound_width = stage.rich({ratio_right, baseline}, bound, {12}, theme.ink, 1);
  const double delta_width = stage.rich({right, baseline}, rational_text(scenario.delta), {12}, theme.ink, 1);
  stage.dashed({ratio_right - bound_width, baseline + 6}, {ratio_right, baseline + 6}, theme.ink, 1.25 + theme.heavier,
               4, 3);
  stage.dashed({right - delta_width, baseline + 6}, {right, baseline + 6}, theme.ink, 1.25 + theme.heavier, 4, 3);
  painter.setPen(theme.ink2);
  const std::size_t others = batch.groups.size() - rows_.size();
  MathText::fitted(
      others == 0 ? tr("%1 changes", nullptr, plural(batch.changes_in_all())).arg(number_text(batch.changes_in_all()))
                  : tr("%1 more", nullptr, plural(others)).arg(number_text(others)),
      {12}, ratio_right - bound_width - 10)
      .draw(painter, {2, baseline});
}

NoiseDrawsPicture::NoiseDrawsPicture(std::shared_ptr<const PrivateRun> run, NoiseTally tally)
    : run_(std::move(run)),
      tally_(std::move(tally)),
      shown_(std::min({run_->result.internals.votes.size(), tally_.before.size(), most_draw_rows})) {}

QSizeF NoiseDrawsPicture::natural_size() const { return {256, draw_pitch * static_cast<double>(shown_) + 20}; }

QString NoiseDrawsPicture::description() const {
  return tr("How often each predictor left in %1 draws of the noise, beside its exact chance.", nullptr,
            plural(tally_.draws))
      .arg(number_text(tally_.draws));
}

void NoiseDrawsPicture::paint(QPainter& painter, const QRectF& area, const Theme& theme) const {
  Spots ignored;
  const Stage stage(painter, area, natural_size(), natural_size().height(), theme, ignored);
  const double left = 66;
  const double right = 166;
  const auto x_of = [&](double chance) { return left + chance * (right - left); };
  const double bottom = draw_pitch * static_cast<double>(shown_);
  for (const double chance : {0.0, 0.5, 1.0}) {
    stage.rule({x_of(chance), 2}, {x_of(chance), bottom}, theme.hair);
    stage.words({x_of(chance), bottom + 14}, probability_text(chance), TextRole::caption, theme.ink2, 0.5);
  }
  for (std::size_t i = 0; i < shown_; ++i) {
    const Vote& vote = run_->result.internals.votes[i];
    const double y = 2 + draw_pitch * (static_cast<double>(i) + 0.5);
    painter.setPen(theme.ink);
    predictor_title(run_->concept_class(), vote.labels, 56).draw(painter, {2, y + 4});
    const DrawnShare& drawn = tally_.before[i];
    stage.rule({x_of(drawn.interval.low), y}, {x_of(drawn.interval.high), y}, theme.line, 4);
    painter.setPen(Qt::NoPen);
    painter.setBrush(theme.ink2);
    painter.drawEllipse(QPointF(x_of(drawn.share), y), 3.4, 3.4);
    stage.rule({x_of(vote.release_probability), y - 6}, {x_of(vote.release_probability), y + 6}, theme.ink, 2.5);
    painter.setPen(theme.ink2);
    MathText::fitted(QStringLiteral("%1 / %2").arg(number_text(drawn.hits), number_text(tally_.draws)), {11}, 46)
        .draw(painter, {right + 8, y + 4});
    stage.words({254, y + 4}, probability_text(vote.release_probability), TextRole::caption, theme.ink, 1);
  }
}

QString GuessPicture::description() const {
  return tr("The best guess is right with chance %1; the privacy allows %2 at most.")
      .arg(told_probability(score_.best), told_probability(score_.allowed));
}

void GuessPicture::paint(QPainter& painter, const QRectF& area, const Theme& theme) const {
  Spots ignored;
  const Stage stage(painter, area, natural_size(), natural_size().height(), theme, ignored);
  const double left = 4;
  const double right = 252;
  const double y = 9;
  const auto x_of = [&](double chance) { return left + (std::clamp(chance, 0.5, 1.0) - 0.5) * 2 * (right - left); };
  stage.rule({left, y}, {right, y}, theme.line, 1.5);
  stage.rule({left, y - 4}, {left, y + 4}, theme.line, 1.5);
  stage.rule({right, y - 4}, {right, y + 4}, theme.line, 1.5);
  if (score_.made > 0) {
    const Interval& interval = score_.right.interval;
    stage.rule({x_of(interval.low), y}, {x_of(interval.high), y}, theme.line, 4);
    painter.setPen(Qt::NoPen);
    painter.setBrush(theme.ink2);
    painter.drawEllipse(QPointF(x_of(score_.right.share), y), 3.6, 3.6);
  }
  stage.rule({x_of(score_.best), y - 8}, {x_of(score_.best), y + 8}, theme.ink, 2.5 + theme.heavier);
  stage.dashed({x_of(score_.allowed), y - 9}, {x_of(score_.allowed), y + 9}, theme.ink, 1.75 + theme.heavier, 4, 3);
  const QString best = tr("best %1").arg(probability_text(score_.best));
  const QString allowed = tr("allowed %1").arg(probability_text(score_.allowed));
  const double best_width = MathText(best, {11, QFont::DemiBold}, MathText::Mode::mixed).width();
  const double allowed_width = MathText(allowed, {11}, MathText::Mode::mixed).width();
  // Each below its mark, and beside each other.
  double allowed_x = std::clamp(x_of(score_.allowed) - 8, left, right - allowed_width);
  double best_x = std::clamp(x_of(score_.best) - best_width / 2, left, right - best_width);
  if (best_x + best_width + 8 > allowed_x) best_x = std::max(left, allowed_x - best_width - 8);
  if (best_x + best_width + 8 > allowed_x) allowed_x = best_x + best_width + 8;
  stage.rich({best_x, y + 22}, best, {11, QFont::DemiBold}, theme.ink);
  stage.rich({allowed_x, y + 22}, allowed, {11}, theme.ink2);
  if (best_x > left + 26) stage.words({left, y + 22}, probability_text(0.5), TextRole::caption, theme.ink3);
}

}  // namespace littlestone::ui
