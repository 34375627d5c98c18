// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/pages/votes/votes_picture.hpp"

#include <algorithm>
#include <cmath>
#include <utility>

#include "ui/kit/marks.hpp"
#include "ui/kit/motion.hpp"
#include "ui/kit/stage.hpp"
#include "ui/pages/votes/votes_drawing.hpp"
#include "ui/words/bounds.hpp"
#include "ui/words/names.hpp"
#include "ui/words/numbers.hpp"

namespace littlestone::ui {

using votes_drawing::boundary_bottom;
using votes_drawing::votes_least_height;
using votes_drawing::with_curve;

int VotesMoment::train_steps(std::size_t blocks) {
  constexpr int most = 24;  // where blocks are not drawn one by one
  return blocks > most_drawn_blocks ? most : static_cast<int>(blocks);
}

std::size_t VotesMoment::trained_by(int step, std::size_t blocks) {
  const auto steps = static_cast<std::size_t>(train_steps(blocks));
  const auto at = static_cast<std::size_t>(std::clamp(step, 0, train_steps(blocks)));
  return (blocks * at + steps - 1) / steps;
}

VotesMoment VotesMoment::at(int step, std::size_t blocks) {
  const int trained = train_steps(blocks);
  VotesMoment moment;
  moment.trained = trained_by(step, blocks);
  moment.training = step >= 1 && step <= trained;
  moment.newest = moment.training ? trained_by(step - 1, blocks) : moment.trained;
  moment.counted = step > trained;
  moment.answered = step > trained + 1;
  moment.changed = step > trained + 2;
  moment.retrained = step > trained + 3;
  moment.compared = step > trained + 4;
  return moment;
}

QString point_words(const ConceptClass& concept_class, PointIndex x) {
  const Name& name = concept_class.point_name(x);
  const std::string& text = name.text();
  const bool number =
      !text.empty() && std::all_of(text.begin(), text.end(), [](char c) { return c >= '0' && c <= '9'; });
  const QString plain = brief_name(name);
  return number ? QCoreApplication::translate("VotesPicture", "point %1").arg(plain) : plain;
}

QString vote_rule_name(VoteRuleKind kind) {
  switch (kind) {
    case VoteRuleKind::geometric: return QCoreApplication::translate("VotesPicture", "geometric");
    case VoteRuleKind::logistic: return QCoreApplication::translate("VotesPicture", "logistic");
    case VoteRuleKind::linear: break;
  }
  return QCoreApplication::translate("VotesPicture", "linear");
}

namespace {

double widest_name(const ConceptClass& concept_class) {
  constexpr std::size_t most = 64;
  if (concept_class.points() > most) return 0;
  double widest = 0;
  for (PointIndex x = 0; x < concept_class.points(); ++x) {
    const QString name = lone_name(concept_class.point_name(x));
    widest = std::max(widest, MathText(name, {caption}, MathText::Mode::plain).width());
  }
  return widest;
}

}  // namespace

VotesPicture::VotesPicture(std::shared_ptr<const VotesRun> run, int step, double phase, std::optional<Label> coin)
    : run_(std::move(run)),
      layout_(run_->blocks(), run_->block_size(), run_->concept_class().points(), run_->groups.size(),
              widest_name(run_->concept_class())),
      moment_(VotesMoment::at(step, run_->blocks())),
      grown_(motion::ease_out(std::clamp(phase, 0.0, 1.0))),
      phase_(std::clamp(phase, 0.0, 1.0)),
      coin_(coin.value_or(run_->answer)) {}

QString VotesPicture::description() const {
  return tr("%1 of %2 blocks say + at %3. The %4 rule answers + with chance %5. Had example %6 differed, %7 would say "
            "+, "
            "and the chance would be %8.")
      .arg(whole_text(run_->votes), whole_text(run_->blocks()), point_words(run_->concept_class(), run_->asked),
           vote_rule_name(run_->scenario.rule), told_probability(run_->plus), whole_text(run_->change.row + 1),
           whole_text(run_->change.votes), told_probability(run_->change.plus));
}

void VotesPicture::paint(QPainter& painter, const QRectF& area, const Theme& theme) const {
  Spots ignored;
  paint_spots(painter, area, theme, ignored);
}

void VotesPicture::paint_spots(QPainter& painter, const QRectF& area, const Theme& theme, Spots& spots) const {
  const Stage stage(painter, area, natural_size(), votes_least_height, theme, spots);
  const double x = stage.width - public_width;
  with_opacity(painter, theme.faded_loser < 1 ? 0.6 : 1,
               [&] { painter.fillRect(QRectF(0, 0, x, boundary_bottom), theme.noise_ground); });
  paint_blocks(stage);
  paint_ladder(stage);
  stage.dashed({x, 24}, {x, boundary_bottom}, theme.noise, 2.5 + theme.heavier, 7, 5);
  draw_eye(painter, theme, {x, 12});
  painter.setPen(theme.noise_text);
  const MathStyle heading{11.5, QFont::DemiBold};
  MathText::fitted(QCoreApplication::translate("Stage", "before the privacy boundary"), heading, x - 48)
      .draw(painter, {x - 20, 16}, 1);
  painter.setPen(theme.ink);
  MathText::fitted(QCoreApplication::translate("Stage", "what anyone may see"), heading, public_width - 28)
      .draw(painter, {x + 20, 16});
  paint_public(stage);
  stage.rule({24, boundary_bottom}, {stage.width - 24, boundary_bottom}, stage.divider());
  if (stage.height >= with_curve) paint_curve(stage);
}

const LabelVector& VotesPicture::labels_of(std::size_t block) const {
  return is_changed(block) && moment_.retrained ? run_->change.after : run_->predictor().blocks()[block].labels;
}

bool VotesPicture::is_changed(std::size_t block) const {
  return moment_.changed && run_->change.block && *run_->change.block == block;
}

PointIndex VotesPicture::point_at(QPointF at, const QRectF& area) const {
  return layout_.point_at(Stage::place(at, area, natural_size(), votes_least_height));
}

Example VotesPicture::example_at(std::size_t row, QPointF at, const QRectF& area, bool turned) const {
  const QPointF here = Stage::place(at, area, natural_size(), votes_least_height);
  const PointIndex from = run_->data.rows.rows()[row].point;
  PointIndex x = from;
  if (layout_.over_strips(here)) {
    x = layout_.point_at(here);
  } else if (const std::size_t block = row / run_->block_size(); block < run_->blocks() && layout_.chips()) {
    constexpr double step = 14;
    const QRectF chip = layout_.chip(block, row % run_->block_size());
    const double moved = std::round((here.x() - chip.center().x()) / step) + static_cast<double>(from);
    x = static_cast<PointIndex>(std::clamp(moved, 0.0, static_cast<double>(run_->concept_class().points() - 1)));
  }
  const Label label = run_->data.distribution.target[x];
  return {x, turned ? opposite(label) : label};
}

// --- Parts

VotesPartPicture::VotesPartPicture(const std::shared_ptr<const VotesRun>& run, std::optional<Label> coin, Part part)
    : whole_(run, VotesMoment::last_step(run->blocks()), 1, coin), part_(part) {}

QSizeF VotesPartPicture::natural_size() const {
  switch (part_) {
    case Part::answer: return {public_width, 314};
    case Part::rule: return {224, 304};
    case Part::losses:
    case Part::wrong: break;
  }
  return {728, 600 - boundary_bottom};
}

void VotesPartPicture::paint(QPainter& painter, const QRectF& area, const Theme& theme) const {
  // The whole picture's room, of which the area is the part's.
  const QSizeF natural = whole_.natural_size();
  const double scale = stage_scale(area.size(), natural_size(), natural_size().height());
  const QPointF corner = part_ == Part::answer ? QPointF(natural.width() - public_width, 24)
                         : part_ == Part::rule ? QPointF(312, 24)
                                               : QPointF(0, boundary_bottom);
  Spots ignored;
  const Stage stage(painter, QRectF(area.topLeft() - corner * scale, natural * scale), natural, votes_least_height,
                    theme, ignored);
  switch (part_) {
    case Part::answer: whole_.paint_public(stage); break;
    case Part::rule: whole_.paint_ladder(stage); break;
    case Part::losses:
    case Part::wrong: whole_.paint_curve(stage); break;
  }
}

// --- What anyone may see

void VotesPicture::paint_public(const Stage& stage) const {
  const Theme& theme = stage.theme;
  QPainter& painter = stage.painter;
  const double x = stage.width - public_width + 28;
  const double room = stage.width - 8 - x;
  stage.words({x, 48}, tr("someone asks:"), TextRole::subtitle, theme.ink2);
  painter.setPen(theme.ink);
  MathText::fitted(tr("what is %1?").arg(point_words(run_->concept_class(), run_->asked)), {13}, room)
      .draw(painter, {x, 66});
  if (!moment_.answered) return;
  const bool falling = !moment_.changed && phase_ < 1;
  const double boundary = stage.width - public_width;
  draw_arrow(painter, theme.ink, {boundary + 2, 112}, 24);
  const motion::Turn turn = falling ? motion::turn(phase_) : motion::Turn{};
  const Label shown = turn.face == motion::Turn::Face::other ? opposite(coin_) : coin_;
  painter.save();
  painter.translate(0, 112);
  painter.scale(1, std::max(0.06, turn.height));
  draw_label_cell(painter, theme, QRectF(x + 6, -19, 40, 38), shown, turn.face != motion::Turn::Face::blank);
  painter.restore();
  if (falling) return;
  const QString sign = coin_ == Label::plus ? QStringLiteral("+") : QStringLiteral("−");
  painter.setPen(theme.ink);
  MathText::fitted(tr("the coin says %1").arg(sign), {13, QFont::DemiBold}, room - 54).draw(painter, {x + 56, 109});
  painter.setPen(theme.ink2);
  MathText::fitted(tr("chance %1").arg(votes_drawing::chance_text(run_->chance(coin_), run_->chance(opposite(coin_)))),
                   {12}, room - 54)
      .draw(painter, {x + 56, 126});
  const double below = moment_.compared ? paint_compared(stage, x) + 27 : 168.0;
  stage.paragraph({x, std::max(below, moment_.compared ? 288.0 : 0.0)},
                  tr("No block, no hypothesis and no count leaves."), {caption}, theme.ink2, room, 15);
}

double VotesPicture::paint_compared(const Stage& stage, double x) const {
  const Theme& theme = stage.theme;
  QPainter& painter = stage.painter;
  const double room = stage.width - 8 - x;
  const double wide = 140;
  painter.setPen(theme.ink2);
  MathText::fitted(tr("had example %1 differed:").arg(whole_text(run_->change.row + 1)), {12}, room)
      .draw(painter, {x, 166});
  double y = 176;
  for (const double plus : {run_->plus, motion::between(run_->plus, run_->change.plus, grown_)}) {
    const double minus = wide * (1 - plus);
    if (minus > 0.5) draw_label_cell(painter, theme, QRectF(x, y, minus, 12), Label::minus, false);
    if (wide - minus > 0.5) painter.fillRect(QRectF(x + minus, y, wide - minus, 12), theme.plus);
    y += 14;
  }
  y += 15;
  for (const Label label : {Label::minus, Label::plus}) {
    const double before = run_->chance(label);
    const double after = run_->chance_after(label);
    const QString sign = label == Label::plus ? QStringLiteral("+") : QStringLiteral("−");
    const double least = std::min(before, after);
    const QString ratio = before == after ? votes_drawing::ratio_text(1)
                          : least > 0     ? votes_drawing::ratio_text(std::max(before, after) / least)
                                          : QStringLiteral("∞");
    const QString from = votes_drawing::chance_text(before, run_->chance(opposite(label)));
    const QString to = votes_drawing::chance_text(after, run_->chance_after(opposite(label)));
    // In two lines where they are long.
    QString line = tr("%1 : %2 or %3, ratio %4").arg(sign, from, to, ratio);
    const bool fits = MathText(line, {caption}, MathText::Mode::mixed).width() <= room;
    if (!fits) line = tr("%1 : %2 or %3").arg(sign, from, to);
    painter.setPen(theme.ink2);
    MathText::fitted(line, {caption}, room).draw(painter, {x, y});
    if (!fits) MathText::fitted(tr("ratio %1").arg(ratio), {caption}, room).draw(painter, {x + 14, y += 14});
    y += 16;
  }
  painter.setPen(theme.ink);
  const double epsilon = run_->predictor().rule().epsilon_exact();
  const QString bound =
      std::isfinite(epsilon)
          ? tr("never above $e^{%1}$ = %2")
                .arg(votes_drawing::promised_text(run_->predictor().rule()), upper_text(std::exp(epsilon)))
          : tr("moves by %1 at most").arg(told_upper(run_->predictor().rule().stability()));
  MathText::fitted(bound, {caption, QFont::DemiBold}, room).draw(painter, {x, y + 1});
  return y + 1;
}

}  // namespace littlestone::ui
