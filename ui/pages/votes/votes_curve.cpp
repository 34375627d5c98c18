// SPDX-License-Identifier: GPL-3.0-or-later
// The lower part of the votes' picture: the exact expected loss by the number of blocks.
#include <QRegularExpression>
#include <algorithm>
#include <cmath>

#include "ui/kit/label_places.hpp"
#include "ui/kit/marks.hpp"
#include "ui/kit/stage.hpp"
#include "ui/pages/votes/votes_drawing.hpp"
#include "ui/pages/votes/votes_picture.hpp"
#include "ui/words/names.hpp"
#include "ui/words/numbers.hpp"
#include "ui/words/rules.hpp"

namespace littlestone::ui {

using votes_drawing::boundary_bottom;

namespace {

constexpr double plot_left = 64;
constexpr double plot_top = boundary_bottom + 44;
constexpr double below_plot = 46;  // axis numbers and title

double blocks_of(const VotesLoss& at) { return static_cast<double>(at.blocks); }

/// The entry of this number of blocks; null where there is none.
const VotesLoss* loss_at(const std::vector<VotesLoss>& curve, std::uint64_t blocks) {
  const auto found = std::find_if(curve.begin(), curve.end(), [&](const VotesLoss& at) { return at.blocks == blocks; });
  return found == curve.end() ? nullptr : &*found;
}

/// The numbers of blocks that get a mark: the largest of each block size, at least so many px apart.
std::vector<std::size_t> marked(const std::vector<VotesLoss>& curve, const VotesPlot& plot, std::uint64_t here,
                                std::uint64_t best) {
  std::vector<std::size_t> all;
  double free_from = -1e9;
  for (std::size_t i = 0; i < curve.size(); ++i) {
    const bool last_of_size = i + 1 == curve.size() || curve[i + 1].block_size != curve[i].block_size;
    const bool named = curve[i].blocks == here || curve[i].blocks == best;
    const double x = plot.x(blocks_of(curve[i]));
    if (!named && (!last_of_size || x < free_from)) continue;
    all.push_back(i);
    free_from = x + 11;
  }
  return all;
}

}  // namespace

double VotesPlot::x(double blocks) const {
  return examples <= 1 ? (left + right) / 2 : left + 12 + (right - left - 24) * std::log(blocks) / std::log(examples);
}

VotesPlot VotesPicture::plot_of(double width, double height) const {
  VotesPlot plot;
  plot.left = plot_left;
  plot.right = width - 52;
  plot.top = plot_top;
  plot.base = height - below_plot;
  plot.examples = static_cast<double>(run_->data.rows.size());
  double most = 0;
  if (run_->curves) {
    for (const auto* curve : {&run_->curves->chosen, &run_->curves->other}) {
      for (const VotesLoss& at : *curve) most = std::max(most, at.loss);
    }
  }
  for (const double step : {0.001, 0.002, 0.005, 0.01, 0.02, 0.05, 0.1, 0.2}) {
    plot.step = step;
    plot.most = step * std::max(1.0, std::ceil(most / step - 1e-9));
    if (plot.most <= step * 5.001) break;
  }
  return plot;
}

std::uint64_t VotesPicture::blocks_at(QPointF at, const QRectF& area) const {
  const double scale = stage_scale(area.size(), natural_size(), votes_drawing::votes_least_height);
  const VotesPlot plot = plot_of(area.width() / scale, area.height() / scale);
  const double x = Stage::place(at, area, natural_size(), votes_drawing::votes_least_height).x();
  const double share = (x - plot.left - 12) / (plot.right - plot.left - 24);
  return static_cast<std::uint64_t>(std::llround(std::pow(plot.examples, std::clamp(share, 0.0, 1.0))));
}

QString VotesPicture::refused_text(const VotesCurves& curves) {
  if (curves.refused->field() == "examples")
    return tr("These are too many examples for exact sums, which go up to %1. The answers above are exact all the "
              "same.")
        .arg(whole_text(most_curve_examples));
  return tr("Too large to be summed exactly: %1.").arg(refusal_text(*curves.refused));
}

void VotesPicture::paint_curve(const Stage& stage) const {
  paint_plot_head(stage);
  const VotesPlot plot = plot_of(stage.width, stage.height);
  if (!run_->curves || !run_->curves->known()) {
    const QString words = !run_->curves           ? tr("working it out…")
                          : run_->curves->refused ? refused_text(*run_->curves)
                                                  : QString();
    stage.paragraph({plot.left, plot.top + 24}, words, {13}, stage.theme.ink2, plot.right - plot.left, 20);
    return;
  }
  LabelPlaces places(QRectF(plot.left, plot.top - 12, stage.width - 24 - plot.left, plot.base - plot.top + 8));
  paint_plot_axes(stage, plot);
  paint_losses(stage, plot, places);
  paint_best(stage, plot, places);
  paint_advice(stage, plot, places);
}

void VotesPicture::paint_plot_head(const Stage& stage) const {
  const Theme& theme = stage.theme;
  const double y = boundary_bottom + 23;
  double end = stage.width - 24;
  // At the right what the marks are.
  if (run_->curves && run_->curves->known()) {
    const double small = MathText(vote_rule_name(run_->curves->other_kind), {caption}, MathText::Mode::plain).width();
    end -= small;
    stage.rich({end, y}, vote_rule_name(run_->curves->other_kind), {caption}, theme.ink2);
    stage.rule({end - 13, y - 4}, {end - 5, y - 4}, theme.ink3, 1.5 + theme.heavier);
    const MathStyle strong{caption, QFont::DemiBold};
    end -= 26 + MathText(vote_rule_name(run_->curves->kind), strong, MathText::Mode::plain).width();
    stage.rich({end, y}, vote_rule_name(run_->curves->kind), strong, theme.ink);
    stage.rule({end - 16, y - 4}, {end - 5, y - 4}, theme.ink, 3 + theme.heavier);
    end -= 22;
  }
  const double title = stage.rich({24, y}, tr("How many voters?"), {13, QFont::DemiBold}, theme.ink);
  const QString n = whole_text(run_->data.rows.size());
  const double room = end - 24 - title - 14;
  stage.painter.setPen(theme.ink2);
  const QString words = run_->by_hand()
                            ? tr("expected loss with %1 examples drawn as at the left, exactly").arg(n)
                            : tr("expected loss of the coin with %1 examples, exactly; no run was needed").arg(n);
  MathText text = MathText::fitted(words, {12}, room);
  if (text.width() > room || run_->data.rows.size() == 1)
    text = MathText::fitted(tr("expected loss, exactly"), {12}, room);
  text.draw(stage.painter, {24 + title + 14, y});
}

void VotesPicture::paint_plot_axes(const Stage& stage, const VotesPlot& plot) const {
  const Theme& theme = stage.theme;
  for (int i = 0; plot.step * i <= plot.most * 1.0001; ++i) {
    const double value = plot.step * i;
    stage.rule({plot.left, plot.y(value)}, {plot.right, plot.y(value)}, i == 0 ? theme.line : theme.hair);
    const QString text =
        i == 0 ? QStringLiteral("0") : QString::number(value, 'g', 3).remove(QRegularExpression(QStringLiteral("^0")));
    stage.words({plot.left - 8, plot.y(value) + 4}, text, TextRole::caption, theme.ink3, 1);
  }
  const std::uint64_t n = run_->data.rows.size();
  const std::uint64_t best = best_of(run_->curves->chosen).blocks;
  const std::uint64_t here = run_->scenario.blocks;
  LabelPlaces axis(QRectF(0, plot.base, stage.width, 24));
  const auto number = [&](std::uint64_t k, bool strong) {
    const MathStyle style{caption, strong ? QFont::DemiBold : QFont::Normal};
    const QString words = whole_text(k);
    const double width = MathText(words, style, MathText::Mode::plain).width();
    const double x = plot.x(static_cast<double>(k));
    const QRectF box =
        axis.find({words_box({x - width / 2, plot.base + 17}, width, caption).adjusted(-5, 0, 5, 0)}, strong);
    if (!box.isNull()) stage.rich({x, plot.base + 17}, words, style, strong ? theme.ink : theme.ink3, 0.5);
  };
  number(here, true);
  if (best != here) number(best, false);
  number(1, false);
  number(n, false);
  for (std::uint64_t k = 2; k < n; k *= 2) number(k, false);
  const std::uint64_t size = n / std::max<std::uint64_t>(1, here);
  stage.painter.setPen(theme.ink2);
  MathText::fitted(tr("$k$, blocks (log scale); with %1 of them each has %n example(s)", nullptr, plural(size))
                       .arg(whole_text(here)),
                   {caption}, plot.right - plot.left)
      .draw(stage.painter, {(plot.left + plot.right) / 2, plot.base + 36}, 0.5);
}

void VotesPicture::paint_losses(const Stage& stage, const VotesPlot& plot, LabelPlaces& places) const {
  const Theme& theme = stage.theme;
  QPainter& painter = stage.painter;
  const VotesCurves& curves = *run_->curves;
  const std::uint64_t here = run_->scenario.blocks;
  const double x = plot.x(static_cast<double>(here));
  const QRectF band(x - 9, plot.top - 6, 18, plot.base - plot.top + 6);
  painter.setPen(Qt::NoPen);
  painter.setBrush(theme.lineage);
  painter.drawRoundedRect(band, 4, 4);
  QPolygonF line;
  for (const VotesLoss& at : curves.chosen) line << QPointF(plot.x(blocks_of(at)), plot.y(at.loss));
  painter.setBrush(Qt::NoBrush);
  painter.setPen(QPen(theme.ink, 1 + theme.heavier, Qt::SolidLine, Qt::RoundCap, Qt::RoundJoin));
  painter.drawPolyline(line);
  for (int i = 0; i + 1 < line.size(); ++i) places.take_line(line[i], line[i + 1], 4);
  const std::uint64_t best = best_of(curves.chosen).blocks;
  for (const std::size_t i : marked(curves.chosen, plot, here, best)) {
    const double at = plot.x(blocks_of(curves.chosen[i]));
    const double other = plot.y(curves.other[i].loss);
    stage.rule({at - 4, other}, {at + 4, other}, theme.ink3, 1.5 + theme.heavier);
    places.take(QRectF(at - 6, other - 4, 12, 8));
    const double y = plot.y(curves.chosen[i].loss);
    stage.rule({at - 5, y}, {at + 5, y}, theme.ink, 3 + theme.heavier);
    places.take(QRectF(at - 7, y - 5, 14, 10));
  }
  stage.spots.add(painter, band.adjusted(-5, 0, 5, 20), 4, {}, Spot::Act::drag, blocks_handle);
}

void VotesPicture::paint_best(const Stage& stage, const VotesPlot& plot, LabelPlaces& places) const {
  const Theme& theme = stage.theme;
  const VotesCurves& curves = *run_->curves;
  const VotesLoss& best = best_of(curves.chosen);
  const VotesLoss* here = loss_at(curves.chosen, run_->scenario.blocks);
  const auto say = [&](QPointF at, const QString& words, bool beside) {
    const MathStyle style{12, QFont::DemiBold};
    const double width = MathText(words, style, MathText::Mode::mixed).width();
    std::vector<QRectF> boxes;
    for (const double up : {4.0, 22.0, -14.0, -26.0, -38.0, -50.0, -62.0, 38.0, -74.0, -86.0, -98.0, -110.0, -122.0}) {
      for (const double aside : {14.0, -14 - width, -width / 2, 24.0, -24 - width}) {
        if (beside && aside == -width / 2) continue;
        boxes.push_back(words_box(at + QPointF(aside, beside ? up : up + 16), width, 12).adjusted(-4, 0, 4, 0));
      }
    }
    const QRectF box = places.find(boxes);
    stage.rich(baseline_in(box.adjusted(4, 0, -4, 0), 12), words, style, theme.ink);
  };
  if (here != nullptr) {
    // In the band, which is its own.
    const double x = plot.x(blocks_of(*here));
    const QString words = told_probability(here->loss);
    const MathStyle style{12, QFont::DemiBold};
    const double width = MathText(words, style, MathText::Mode::mixed).width();
    const double at = std::clamp(x, plot.left + width / 2, plot.right + 20 - width / 2);
    std::vector<QRectF> boxes;
    for (double up = 19; up > plot.top - plot.y(here->loss); up -= up > 0 ? 29 : 7)
      boxes.push_back(words_box({at - width / 2, plot.y(here->loss) + up}, width, 12));
    const QRectF box = places.find(boxes);
    stage.rich(baseline_in(box, 12), words, style, theme.ink);
    places.take(QRectF(x - 9, plot.top - 6, 18, plot.base - plot.top + 6));
  }
  const QString words = best.blocks == run_->scenario.blocks
                            ? tr("best $k$ = %1").arg(whole_text(best.blocks))
                            : tr("best $k$ = %1: %2").arg(whole_text(best.blocks), told_probability(best.loss));
  const double x = plot.x(blocks_of(best));
  if (best.blocks == run_->scenario.blocks) {
    say({x, plot.top + 4}, words, true);
  } else {
    stage.painter.setPen(QPen(theme.ink, 1.5));
    stage.painter.setBrush(Qt::NoBrush);
    stage.painter.drawEllipse(QPointF(x, plot.y(best.loss)), 7, 7);
    places.take(QRectF(x - 8, plot.y(best.loss) - 8, 16, 16));
    say({x, plot.y(best.loss)}, words, false);
  }
}

void VotesPicture::paint_advice(const Stage& stage, const VotesPlot& plot, LabelPlaces& places) const {
  const VotesLoss& best = best_of(run_->curves->chosen);
  const std::uint64_t n = run_->data.rows.size();
  constexpr std::uint64_t few = 8;
  if (n < few || best.blocks == 1 || best.blocks == n) return;
  const double x = plot.x(blocks_of(best));
  const auto say = [&](double from, double to, const QString& words) {
    const double width = MathText(words, {12}, MathText::Mode::mixed).width();
    std::vector<QRectF> boxes;
    for (double y = plot.base - 10; y > plot.top; y -= 9) {
      for (double at = from; at + width <= to; at += 12)
        boxes.push_back(words_box({at, y}, width, 12).adjusted(-3, -2, 3, 2));
    }
    if (boxes.empty()) return;
    const QRectF box = places.find(boxes, false);
    if (!box.isNull()) stage.rich(baseline_in(box.adjusted(3, 2, -3, -2), 12), words, {12}, stage.theme.ink2);
  };
  say(plot.left + 16, x - 20, tr("few voters: the coin stays shy"));
  say(x + 24, plot.right, tr("many voters: each knows too little"));
}

}  // namespace littlestone::ui
