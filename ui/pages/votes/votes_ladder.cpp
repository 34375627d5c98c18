// SPDX-License-Identifier: GPL-3.0-or-later
// The middle of the votes' picture: the chance of + by the votes for it, by three rules, with the count on it.
#include <algorithm>
#include <cmath>

#include "ui/kit/label_places.hpp"
#include "ui/kit/marks.hpp"
#include "ui/kit/stage.hpp"
#include "ui/pages/votes/votes_drawing.hpp"
#include "ui/pages/votes/votes_picture.hpp"
#include "ui/words/numbers.hpp"

namespace littlestone::ui {

namespace {

constexpr double ladder_left = 352;
constexpr double ladder_top = 68;    // of chance 1
constexpr double ladder_base = 276;  // of chance 0
constexpr double axis_below = 18;    // of the axis' numbers
constexpr double legend_baseline = 318;
constexpr std::size_t most_ticks = 200;

double ladder_y(double chance) { return ladder_base + (ladder_top - ladder_base) * std::clamp(chance, 0.0, 1.0); }

/// Where a count stands: 0 … k from left to right.
struct LadderScale {
  double from;
  double wide;
  double blocks;
  [[nodiscard]] double x(double votes) const { return from + wide * votes / blocks; }
};

LadderScale scale_of(const Stage& stage, std::size_t blocks) {
  const double from = ladder_left + 8;
  return {from, stage.width - public_width - 22 - from, static_cast<double>(blocks)};
}

/// The mark of a rule: ticks, wide and heavy for the one in use.
struct RuleMark {
  double half;  // of a tick's width, px
  double thick;
  QColor color;
};

RuleMark mark_of(VoteRuleKind kind, VoteRuleKind chosen, const Theme& theme, double pitch) {
  const double most = std::max(0.6, pitch * 0.42);
  if (kind == chosen) return {std::min(5.0, most), 3 + theme.heavier, theme.ink};
  if (kind == VoteRuleKind::geometric) return {std::min(5.0, most), 1.5 + theme.heavier, theme.ink2};
  return {std::min(3.5, most), 1.5 + theme.heavier, theme.ink3};
}

/// The count on the ladder: its numbers under the axis, rings on the marks, and how likely + is there.
class CountDrawing {
 public:
  /// `votes`: as many as have been counted; `turned`: after a changed example there are others, which are drawn too.
  CountDrawing(const Stage& stage, const VotesRun& run, std::size_t votes, bool turned)
      : stage_(stage),
        theme_(stage.theme),
        run_(run),
        probabilities_(run.predictor().rule().probabilities()),
        votes_(votes),
        turned_(turned),
        scale_(scale_of(stage, run.blocks())),
        end_(stage.width - public_width),
        mark_(mark_of(run.scenario.rule, run.scenario.rule, theme_, scale_.wide / scale_.blocks)),
        here_(scale_.x(static_cast<double>(votes)), ladder_y(probabilities_[votes])),
        there_(scale_.x(static_cast<double>(run.change.votes)), ladder_y(run.change.plus)),
        axis_(QRectF(ladder_left - 14, ladder_base + 2, end_ - ladder_left + 10, 22)),
        places_(QRectF(ladder_left - 6, ladder_top - 20, end_ - ladder_left, ladder_base - ladder_top + 18)),
        words_only_(places_) {}

  // The axis: the counts first, then what has room beside them.
  void paint_axis(bool counted) {
    if (counted) number(scale_.x(static_cast<double>(votes_)), whole_text(votes_), true);
    if (turned_) number(scale_.x(static_cast<double>(run_.change.votes)), whole_text(run_.change.votes), false);
    number(scale_.x(0), QStringLiteral("0"), false);
    number(scale_.x(scale_.blocks), whole_text(run_.blocks()), false);
    const QString votes = VotesPicture::tr("votes");
    const double width = MathText(votes, {caption}, MathText::Mode::mixed).width();
    for (const double share : {0.7, 0.3, 0.5, 0.85, 0.15}) {
      const QPointF at(scale_.from + scale_.wide * share - width / 2, ladder_base + axis_below);
      if (axis_.find({words_box(at, width, caption).adjusted(-6, 0, 6, 0)}, false).isNull()) continue;
      stage_.rich(at, votes, {caption}, theme_.ink3);
      break;
    }
  }

  void paint_counts() {
    take_marks();
    paint_rings();
    const QString before = votes_drawing::chance_text(probabilities_[votes_], probabilities_[run_.blocks() - votes_]);
    const QString changed = votes_drawing::chance_text(run_.change.plus, run_.chance_after(Label::minus));
    say(here_, before, QFont::DemiBold);
    if (turned_ && changed != before) paint_ratio(say(there_, changed, QFont::Normal));
  }

 private:
  // Under the axis, where no other number stands; a strong one anyway.
  void number(double at, const QString& words, bool strong) {
    const MathStyle style{caption, strong ? QFont::DemiBold : QFont::Normal};
    const double width = MathText(words, style, MathText::Mode::mixed).width();
    const QPointF start(std::clamp(at - width * 0.5, ladder_left - 12, end_ - 8 - width), ladder_base + axis_below);
    const QRectF box = axis_.find({words_box(start, width, caption).adjusted(-3, 0, 3, 0)}, strong);
    if (!box.isNull()) stage_.rich(start, words, style, strong ? theme_.ink : theme_.ink3);
  }

  // What words keep clear of: the rule's ticks and both rings, with the lines that drop from them.
  void take_marks() {
    const std::size_t every = run_.blocks() / most_ticks + 1;
    for (std::size_t j = 0; j < probabilities_.size(); j += every) {
      const double x = scale_.x(static_cast<double>(j));
      const double y = ladder_y(probabilities_[j]);
      places_.take_line({x - mark_.half, y}, {x + mark_.half, y}, 2);
    }
    for (LabelPlaces* one : {&places_, &words_only_}) {
      one->take(QRectF(here_ - QPointF(8, 8), QSizeF(16, 16)));
      if (turned_) one->take(QRectF(there_ - QPointF(10, 10), QSizeF(20, 20)));
    }
    places_.take_line(here_, {here_.x(), ladder_base}, 2);
    if (turned_) places_.take_line(there_, {there_.x(), ladder_base}, 2);
  }

  void paint_rings() {
    paint_ring(here_, 8, 2 + theme_.heavier);
    if (!turned_) return;
    paint_ring(there_, 10, 2);
    draw_kin_ring(stage_.painter, theme_, QRectF(there_ - QPointF(6, 6), QSizeF(12, 12)), 6);
  }

  void paint_ring(QPointF at, double below, double thickness) {
    stage_.dashed({at.x(), at.y() + below}, {at.x(), ladder_base}, theme_.ink3, 1, 2, 2);
    stage_.painter.setPen(QPen(theme_.ink, thickness));
    stage_.painter.setBrush(theme_.canvas);
    stage_.painter.drawEllipse(at, 6, 6);
    stage_.rule(at - QPointF(mark_.half, 0), at + QPointF(mark_.half, 0), theme_.ink, 3);
  }

  // Beside a ring; returns what the words cover.
  QRectF say(QPointF at, const QString& words, QFont::Weight weight) {
    const MathStyle style{12, weight};
    const double width = MathText(words, style, MathText::Mode::mixed).width();
    const auto boxes = [&](std::initializer_list<double> ups) {
      std::vector<QRectF> all;
      for (const double up : ups) {
        all.push_back(words_box(at + QPointF(-width - 13, up), width, 12));
        all.push_back(words_box(at + QPointF(13, up), width, 12));
      }
      return all;
    };
    std::vector<QRectF> near = boxes({-3.0, 4.0, -9.0, 12.0, 18.0, -16.0, 26.0, -26.0});
    for (const double up : {-12.0, 22.0}) near.push_back(words_box(at + QPointF(-width / 2, up), width, 12));
    // Over a drop line or a tick rather than far away, but never over the other words.
    QRectF box = places_.find(near, false);
    if (box.isNull()) box = words_only_.find(near, false);
    if (box.isNull()) box = words_only_.find(boxes({-36.0, 36.0, -48.0, -60.0, 48.0, 60.0, 72.0}));
    words_only_.take(box);
    places_.take(box);
    stage_.rich(baseline_in(box, 12), words, style, theme_.ink);
    return box;
  }

  // By how much the chance of + is larger or smaller, beside the words of the changed one.
  void paint_ratio(const QRectF& beside) {
    const double factor = run_.plus > 0 && run_.change.plus > 0 ? run_.change.plus / run_.plus : 0;
    constexpr double told = 1.005;  // what does not read "1.00"
    if (factor <= 0 || std::max(factor, 1 / factor) < told) return;
    const bool whole = std::abs(std::abs(std::log(factor)) - to_double(run_.scenario.epsilon)) < 1e-9;
    const QString sign = factor >= 1 ? QStringLiteral("×") : QStringLiteral("÷");
    const QString ratio = whole ? QStringLiteral("$e^{ε}$") : votes_drawing::ratio_text(std::max(factor, 1 / factor));
    const QString words = sign + u' ' + ratio;
    const double width = MathText(words, {12}, MathText::Mode::mixed).width();
    std::vector<QRectF> boxes;
    for (const double up : {-16.0, 16.0, -30.0, 30.0}) {
      boxes.push_back(words_box({beside.right() - width, beside.bottom() - 3 + up}, width, 12));
      boxes.push_back(words_box({beside.left(), beside.bottom() - 3 + up}, width, 12));
    }
    const QRectF box = places_.find(boxes, false);
    if (!box.isNull()) stage_.rich(baseline_in(box, 12), words, {12}, theme_.ink);
  }

  const Stage& stage_;
  const Theme& theme_;
  const VotesRun& run_;
  const std::vector<double>& probabilities_;  // of +, by votes for it
  std::size_t votes_;
  bool turned_;
  LadderScale scale_;
  double end_;  // of what is private
  RuleMark mark_;
  QPointF here_;   // the count
  QPointF there_;  // after the change
  LabelPlaces axis_;
  LabelPlaces places_;
  LabelPlaces words_only_;  // as places_, but ticks and dropping lines may be covered
};

}  // namespace

void VotesPicture::paint_ladder(const Stage& stage) const {
  const Theme& theme = stage.theme;
  const double end = stage.width - public_width - 14;
  stage.painter.setPen(theme.ink2);
  MathText::fitted(tr("chance to answer +, by votes for +"), {caption}, end - 322).draw(stage.painter, {322, 38});
  for (const auto& [value, text] : {std::pair(0.0, "0"), {0.5, ".5"}, {1.0, "1"}}) {
    stage.rule({ladder_left, ladder_y(value)}, {end, ladder_y(value)}, value == 0 ? theme.line : theme.hair);
    stage.words({ladder_left - 7, ladder_y(value) + 4}, QString::fromLatin1(text), TextRole::caption, theme.ink3, 1);
  }
  paint_ladder_rules(stage);
  paint_counts(stage);
  paint_legend(stage);
}

void VotesPicture::paint_ladder_rules(const Stage& stage) const {
  const Theme& theme = stage.theme;
  const LadderScale scale = scale_of(stage, run_->blocks());
  const VoteRuleKind chosen = run_->scenario.rule;
  const std::size_t every = run_->blocks() / most_ticks + 1;
  const double pitch = scale.wide / scale.blocks * static_cast<double>(every);
  const auto draw = [&](VoteRuleKind kind) {
    const std::vector<double>& p = run_->rules[static_cast<std::size_t>(kind)];
    if (kind == VoteRuleKind::linear) {
      QPolygonF line;
      for (std::size_t j = 0; j < p.size(); j += every)
        line << QPointF(scale.x(static_cast<double>(j)), ladder_y(p[j]));
      line << QPointF(scale.x(scale.blocks), ladder_y(p.back()));
      stage.painter.setBrush(Qt::NoBrush);
      stage.painter.setPen(QPen(kind == chosen ? theme.ink2 : theme.line, 1.25 + theme.heavier, Qt::SolidLine,
                                Qt::RoundCap, Qt::RoundJoin));
      stage.painter.drawPolyline(line);
      if (kind != chosen) return;
    }
    const RuleMark mark = mark_of(kind, chosen, theme, pitch);
    for (std::size_t j = 0; j < p.size(); j += every) {
      const double x = scale.x(static_cast<double>(j));
      stage.rule({x - mark.half, ladder_y(p[j])}, {x + mark.half, ladder_y(p[j])}, mark.color, mark.thick);
    }
  };
  for (const VoteRuleKind kind : {VoteRuleKind::linear, VoteRuleKind::logistic, VoteRuleKind::geometric}) {
    if (kind != chosen) draw(kind);
  }
  draw(chosen);
}

void VotesPicture::paint_counts(const Stage& stage) const {
  const bool climbing = moment_.counted && !moment_.answered && grown_ < 1;
  const auto votes =
      climbing ? static_cast<std::size_t>(std::lround(static_cast<double>(run_->votes) * grown_)) : run_->votes;
  CountDrawing drawing(stage, *run_, votes, moment_.compared && run_->change.votes != run_->votes);
  drawing.paint_axis(moment_.counted);
  if (moment_.counted) drawing.paint_counts();
}

void VotesPicture::paint_legend(const Stage& stage) const {
  const Theme& theme = stage.theme;
  const double end = stage.width - public_width - 8;
  double width = 0;
  for (const VoteRuleKind kind : vote_rules) {
    width +=
        19 + MathText(vote_rule_name(kind), {caption, kind == run_->scenario.rule ? QFont::DemiBold : QFont::Normal},
                      MathText::Mode::plain)
                 .width();
  }
  const double gap = std::clamp((end - 322 - width) / 2, 5.0, 12.0);
  double x = 322;
  for (const VoteRuleKind kind : vote_rules) {
    const bool chosen = kind == run_->scenario.rule;
    const double y = legend_baseline - 4;
    if (kind == VoteRuleKind::linear && !chosen) {
      stage.rule({x, y}, {x + 12, y}, theme.line, 1.25 + theme.heavier);
    } else {
      const RuleMark mark = mark_of(kind, run_->scenario.rule, theme, 20);
      stage.rule({x + 6 - mark.half, y}, {x + 6 + mark.half, y}, mark.color, mark.thick);
    }
    x += 16;
    x += stage.rich({x, legend_baseline}, vote_rule_name(kind), {caption, chosen ? QFont::DemiBold : QFont::Normal},
                    chosen ? theme.ink : theme.ink2) +
         gap;
  }
}

}  // namespace littlestone::ui
