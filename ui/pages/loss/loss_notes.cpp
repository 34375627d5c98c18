// SPDX-License-Identifier: GPL-3.0-or-later
// What the loss plot says about its curves: words, bounds, the phase change, the sizes the theorem asks for.
#include <QPainter>
#include <algorithm>
#include <cmath>
#include <limits>

#include "ui/kit/marks.hpp"
#include "ui/kit/wrap.hpp"
#include "ui/pages/loss/loss_legend.hpp"
#include "ui/pages/loss/loss_plot.hpp"
#include "ui/words/names.hpp"
#include "ui/words/numbers.hpp"

namespace littlestone::ui {

namespace {

void draw_words(QPainter& painter, QPointF at, const QString& markup, const MathStyle& style, const QColor& color,
                double anchor = 0) {
  painter.setPen(color);
  MathText(markup, style, MathText::Mode::mixed).draw(painter, at, anchor);
}

void draw_line(QPainter& painter, QPointF from, QPointF to, const QPen& pen) {
  painter.setPen(pen);
  painter.drawLine(from, to);
}

/// The canvas through which what lies under words still shows.
QColor ground_of_words(const Theme& theme) {
  QColor ground = theme.canvas;
  ground.setAlphaF(0.85F);
  return ground;
}

// What lies under these words is another learner's line.
void draw_on_ground(QPainter& painter, const Theme& theme, const MathText& text, QPointF at, double anchor,
                    const QColor& color) {
  painter.fillRect(QRectF(at.x() - anchor * text.width() - 2, at.y() - 11, text.width() + 4, 15),
                   ground_of_words(theme));
  painter.setPen(color);
  text.draw(painter, at, anchor);
}

}  // namespace

void LossPlot::draw_notes(QPainter& painter) const {
  draw_titles(painter);
  draw_bounds(painter);
  draw_legend(painter);
  draw_theorem(painter);
  if (cells_.empty()) {
    draw_words(painter, QRectF(losses_->rect()).center(), notice_.isEmpty() ? tr("Nothing measured yet.") : notice_,
               {13}, theme_.ink2, 0.5);
    return;
  }
  draw_success_intervals(painter);
  draw_lean_reach(painter);
  if (cells_of(LearnerKind::private_learner).empty()) return;
  draw_phase_change(painter);
  draw_m_reach(painter);
}

void LossPlot::draw_titles(QPainter& painter) const {
  const QRectF a = losses_->rect();
  const QRectF b = success_->rect();
  draw_words(painter, {a.left() - 48, a.top() - 12}, tr("population loss (exact)"), {11.5}, theme_.ink2);
  draw_words(painter, {a.left() - 48, b.top() - 12}, tr("share of runs with loss ≤ $α$"), {11.5}, theme_.ink2);
  draw_words(painter, {b.center().x(), b.bottom() + 42}, tr("$n$, examples given to the learner (log scale)"), {12},
             theme_.ink2, 0.5);
  if (!apart_) return;
  draw_words(painter, {b.center().x(), b.bottom() + 56}, tr("lines that would cover each other are drawn 3 px apart"),
             {11}, theme_.ink3, 0.5);
}

// α and 1 − β, and what they mean at their ends.
void LossPlot::draw_bounds(QPainter& painter) const {
  const QRectF a = losses_->rect();
  const QRectF b = success_->rect();
  const double edge = a.right();
  const QPen bound = dashed_pen(theme_.ink, 1.5 + theme_.heavier, {7, 4});
  const double alpha_y = losses_->axis(QCPAxis::atLeft)->coordToPixel(to_double(scenario_.alpha));
  const double beta_y = success_->axis(QCPAxis::atLeft)->coordToPixel(1 - to_double(scenario_.beta));
  draw_line(painter, {a.left(), alpha_y}, {edge, alpha_y}, bound);
  draw_line(painter, {b.left(), beta_y}, {edge, beta_y}, bound);
  draw_words(painter, {edge + 8, alpha_y + 1}, QStringLiteral("$α$ = %1").arg(rational_text(scenario_.alpha)), {13},
             theme_.ink);
  draw_words(painter, {edge + 8, alpha_y + 16}, tr("error allowed"), {11}, theme_.ink2);
  draw_words(painter, {edge + 8, beta_y + 4},
             QStringLiteral("1 − $β$ = %1").arg(rational_text(Rational(1) - scenario_.beta)), {13}, theme_.ink);
}

// 95 % intervals of the success rates of those that must find agreement.
void LossPlot::draw_success_intervals(QPainter& painter) const {
  const QCPAxis* x = losses_->axis(QCPAxis::atBottom);
  const QCPAxis* share_y = success_->axis(QCPAxis::atLeft);
  for (const LearnerKind learner : {LearnerKind::private_learner, LearnerKind::lean}) {
    QColor pale = learner_look(learner, theme_).color;
    if (theme_.kind != ThemeKind::contrast) pale.setAlphaF(0.35F);  // there nothing fades
    for (const SweepCell* cell : cells_of(learner)) {
      const Interval& interval = summary_of(*cell).success_interval;
      const double at = x->coordToPixel(static_cast<double>(cell->examples));
      draw_line(painter, {at, share_y->coordToPixel(interval.low)}, {at, share_y->coordToPixel(interval.high)},
                QPen(pale, 4, Qt::SolidLine, Qt::FlatCap));
    }
  }
}

// Where M still answers without data, and where the histogram starts to release.
void LossPlot::draw_phase_change(QPainter& painter) const {
  const std::vector<const SweepCell*> m = cells_of(LearnerKind::private_learner);
  const auto silent = [](const SweepCell* c) { return c->empty_lists == c->losses.size(); };
  const auto speaks = std::find_if_not(m.begin(), m.end(), silent);
  if (speaks == m.begin()) return;
  const QRectF a = losses_->rect();
  const QCPAxis* x = losses_->axis(QCPAxis::atBottom);
  // Over the plateau, or under it where that is as high as the plot.
  const double plateau_y = losses_->axis(QCPAxis::atLeft)->coordToPixel(summary_of(*m.front()).median);
  const QPointF plateau(x->coordToPixel(static_cast<double>(m.front()->examples)) + 4,
                        plateau_y - 28 < a.top() ? plateau_y + 22 : plateau_y - 16);
  const MathText silence(tr("M: nothing released"), {11.5}, MathText::Mode::mixed);
  draw_on_ground(painter, theme_, silence, plateau, 0, theme_.m_text);
  const auto always = std::find_if(speaks, m.end(), [](const SweepCell* c) { return c->empty_lists == 0; });
  if (speaks == m.end() || always == m.end()) return;
  const double from = x->coordToPixel(static_cast<double>((*(speaks - 1))->examples));
  const double to = x->coordToPixel(static_cast<double>((*always)->examples));
  const double top = std::max(plateau_y - 44, a.top() + 68);
  painter.setPen(QPen(theme_.ink2, 1.25));
  painter.setBrush(Qt::NoBrush);
  painter.drawPolyline(QPolygonF({{from, top + 5}, {from, top}, {to, top}, {to, top + 5}}));
  // Clear of the plateau's words where those are as high as the bracket's.
  const double clear_from =
      plateau.y() < top + 12 ? plateau.x() + silence.width() + 8 : -std::numeric_limits<double>::infinity();
  draw_phase_change_name(painter, {(from + to) / 2, top}, clear_from);
}

// Over the bracket's middle, right of `clear_from`, and clear of the legend.
void LossPlot::draw_phase_change_name(QPainter& painter, QPointF bracket, double clear_from) const {
  const QRectF a = losses_->rect();
  const MathText name(tr("phase change"), {12.5, QFont::DemiBold}, MathText::Mode::mixed);
  const MathText meaning(tr("the histogram starts to release"), {11}, MathText::Mode::mixed);
  const auto place = [&](double width) {
    return std::max(std::min(bracket.x(), a.right() - width / 2), clear_from + width / 2);
  };
  const double both = std::max(name.width(), meaning.width());
  const bool room = place(both) + both / 2 <= a.right();
  const double middle = place(room ? both : name.width());
  draw_on_ground(painter, theme_, name, {middle, room ? bracket.y() - 21 : bracket.y() - 6}, 0.5, theme_.ink);
  if (room) draw_on_ground(painter, theme_, meaning, {middle, bracket.y() - 6}, 0.5, theme_.ink2);
}

// From which of the measured sizes on M keeps its promise.
void LossPlot::draw_m_reach(QPainter& painter) const {
  const std::vector<const SweepCell*> m = cells_of(LearnerKind::private_learner);
  const auto reached = reached_.find(LearnerKind::private_learner);
  if (reached == reached_.end() || reached->second <= m.front()->examples) return;
  const QRectF b = success_->rect();
  const auto n = static_cast<double>(reached->second);
  const double at = losses_->axis(QCPAxis::atBottom)->coordToPixel(n);
  draw_line(painter, {at, b.top() - 4}, {at, b.bottom()}, QPen(theme_.m_text, 1.25));
  const QString markup = tr("M reaches 1\u00a0−\u00a0$β$ at $n$\u00a0=\u00a0%1").arg(count_text(n));
  // At the foot, right of the mark, nothing else is drawn: before it M's line rises.
  constexpr double least_room = 76;
  const bool after = b.right() - at - 8 >= least_room;
  const std::vector<MathText> lines = wrapped(markup, {11.5}, after ? b.right() - at - 8 : at - b.left() - 8);
  double width = 0;
  for (const MathText& part : lines) width = std::max(width, part.width());
  const double height = 15.0 * static_cast<double>(lines.size());
  const double start = after ? at + 6 : at - 6 - width;
  painter.fillRect(QRectF(start - 2, b.bottom() - 6 - height, width + 4, height + 1), ground_of_words(theme_));
  painter.setPen(theme_.m_text);
  double baseline = b.bottom() + 5 - height;
  for (const MathText& part : lines) {
    part.draw(painter, {start, baseline});
    baseline += 15;
  }
}

// From which of the measured sizes on the lean learner keeps its promise: at half height, since the foot is M's.
void LossPlot::draw_lean_reach(QPainter& painter) const {
  const std::vector<const SweepCell*> lean = cells_of(LearnerKind::lean);
  const auto reached = reached_.find(LearnerKind::lean);
  if (reached == reached_.end() || reached->second <= lean.front()->examples) return;
  const QRectF b = success_->rect();
  const auto n = static_cast<double>(reached->second);
  const double at = losses_->axis(QCPAxis::atBottom)->coordToPixel(n);
  painter.setPen(QPen(theme_.ink, 1.25));
  painter.drawLine(QPointF(at, b.top() - 4), QPointF(at, b.bottom()));
  const MathText words(tr("Lean reaches 1\u00a0−\u00a0$β$ at $n$\u00a0=\u00a0%1").arg(count_text(n)), {11.5},
                       MathText::Mode::mixed);
  constexpr double least_height = 72;  // below it these words would meet M's at the foot
  const bool before = at - 8 - words.width() > b.left();
  if (b.height() < least_height || (!before && at + 8 + words.width() > b.right())) return;
  const double start = before ? at - 6 - words.width() : at + 6;
  const double baseline = b.center().y() - 2;
  painter.fillRect(QRectF(start - 2, baseline - 12, words.width() + 4, 16), ground_of_words(theme_));
  painter.setPen(theme_.ink);
  words.draw(painter, {start, baseline});
}

bool LossPlot::on_axis(double log10_examples) const {
  const QCPRange range = losses_->axis(QCPAxis::atBottom)->range();
  return log10_examples >= std::log10(range.lower) && log10_examples <= std::log10(range.upper);
}

// Dots for the n of the theorem, in its learner's colour: a bound, as the dashes of α and β are.
void LossPlot::draw_theorem(QPainter& painter) const {
  if (!theorem_) return;
  const QRectF a = losses_->rect();
  const QRectF b = success_->rect();
  std::vector<QRectF> taken;
  const auto mark = [&](const LargeCount& count, const QString& name, const QString& examples, LearnerKind learner) {
    if (!on_axis(count.log10)) return;
    const LearnerLook look = learner_look(learner, theme_);
    const double at = losses_->axis(QCPAxis::atBottom)->coordToPixel(std::pow(10.0, count.log10));
    painter.setPen(dashed_pen(look.color, 2 + theme_.heavier, {2, 3}));
    painter.drawLine(QPointF(at, a.top() - 4), QPointF(at, a.bottom()));
    painter.drawLine(QPointF(at, b.top() - 4), QPointF(at, b.bottom()));
    const MathText title(name, {12.5, QFont::DemiBold}, MathText::Mode::mixed);
    const MathText note(tr("theorem holds from %1").arg(examples), {11}, MathText::Mode::mixed);
    const double width = std::max(title.width(), note.width());
    const bool left = at - 6 - width > a.left();
    // Below the words of another size where they would meet.
    QRectF box(left ? at - 8 - width : at + 4, a.top() - 4, width + 4, 31);
    while (std::any_of(taken.begin(), taken.end(), [&](const QRectF& other) { return other.intersects(box); })) {
      box.translate(0, 34);
    }
    taken.push_back(box);
    painter.fillRect(box, ground_of_words(theme_));
    painter.setPen(look.text);
    title.draw(painter, {left ? at - 6 : at + 6, box.top() + 12}, left ? 1 : 0);
    painter.setPen(theme_.ink2);
    note.draw(painter, {left ? at - 6 : at + 6, box.top() + 26}, left ? 1 : 0);
  };
  using enum LearnerKind;
  if (theorem_->lean) mark(*theorem_->lean, tr("Lean"), examples_text(*theorem_->lean), lean);
  if (theorem_->agnostic) {
    mark(*theorem_->agnostic, tr("Relabelled, M inside"), examples_text(*theorem_->agnostic), relabelled);
  }
  if (theorem_->sharp) {
    mark(*theorem_->sharp, tr("sharp constants"), power_of_ten_text(theorem_->sharp->log10), private_learner);
  }
  mark(theorem_->paper, tr("paper’s constants"), power_of_ten_text(theorem_->paper.log10), private_learner);
}

void LossPlot::draw_legend(QPainter& painter) const {
  const QRectF a = losses_->rect();
  LossLegend key;
  key.off_scale = tr("off this scale");
  const auto add_arrow = [&](const LargeCount& count, const QString& name) {
    if (on_axis(count.log10)) return;
    const double end = std::log10(losses_->axis(QCPAxis::atBottom)->range().upper);
    key.arrows.push_back({count, count.log10 > end, name, !theorem_});
  };
  // While other sizes are being worked out the legend does not move.
  if (const std::optional<TheoremSizes>& sizes = theorem_ ? theorem_ : theorem_before_) {
    if (sizes->sharp) add_arrow(*sizes->sharp, tr("sharp constants"));
    add_arrow(sizes->paper, tr("paper’s constants"));
    if (sizes->lean) add_arrow(*sizes->lean, tr("Lean"));
    if (sizes->agnostic) add_arrow(*sizes->agnostic, tr("Relabelled, M inside"));
  }
  const auto add_line = [&](LearnerKind learner, const QString& name, const QString& note) {
    const std::vector<LearnerKind>& asked = scenario_.learners;
    if (std::find(asked.begin(), asked.end(), learner) == asked.end()) return;
    key.lines.push_back({learner_look(learner, theme_), name, note});
  };
  const QString privacy =
      QStringLiteral("(%1,\u00a0%2)").arg(rational_text(scenario_.epsilon), rational_text(scenario_.delta));
  add_line(LearnerKind::private_learner, tr("M"), tr("private, %1").arg(privacy));
  add_line(LearnerKind::lean, tr("Lean"), tr("private, %1").arg(privacy));
  add_line(LearnerKind::relabelled, tr("Relabelled"), tr("agnostic, $ε$ = %1").arg(rational_text(scenario_.epsilon)));
  add_line(LearnerKind::generic, tr("Generic"), tr("private, $ε$ = %1").arg(rational_text(scenario_.epsilon)));
  add_line(LearnerKind::consistent, tr("Consistent"), tr("not private"));

  // The words of the lines of α and of 1 − β are in the same column.
  const double alpha_y = losses_->axis(QCPAxis::atLeft)->coordToPixel(to_double(scenario_.alpha));
  const double beta_y = success_->axis(QCPAxis::atLeft)->coordToPixel(1 - to_double(scenario_.beta));
  key.taken = {{alpha_y - 14, alpha_y + 26}, {beta_y - 12, beta_y + 14}};
  const QRectF column(QPointF(a.right() + 8, a.top() - 6), QPointF(viewport().right() - 4, viewport().bottom() - 4));
  key.draw(painter, column, theme_);
}

}  // namespace littlestone::ui
