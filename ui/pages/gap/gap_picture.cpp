// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/pages/gap/gap_picture.hpp"

#include <QFontMetricsF>
#include <QPainterPath>
#include <algorithm>
#include <array>
#include <cmath>
#include <utility>

#include "ui/kit/label_places.hpp"
#include "ui/kit/marks.hpp"
#include "ui/kit/motion.hpp"
#include "ui/kit/stage.hpp"
#include "ui/words/bounds.hpp"
#include "ui/words/numbers.hpp"

namespace littlestone::ui {
namespace {

constexpr double left = 66;
constexpr double right = 700.5;
constexpr double top = 26;      // of probability 1
constexpr double bottom = 260;  // of probability 0
constexpr double examples_y = 277;
constexpr double errors_base = 362;
constexpr double errors_height = 48;
constexpr double others_top = 404;
constexpr double least_height = 404;  // without the other learners
constexpr double with_others = 592;   // with them

double y_of(double probability) { return bottom + (top - bottom) * std::clamp(probability, 0.0, 1.0); }

QString index_text(std::size_t i) { return QStringLiteral("_{%1}").arg(i); }

/// The staircase of a list: a level in each column, risers between them.
QPolygonF stairs(const std::vector<double>& levels, const QRectF& room) {
  QPolygonF line;
  const double width = room.width() / static_cast<double>(levels.size());
  for (std::size_t i = 0; i < levels.size(); ++i) {
    const double y = room.bottom() - room.height() * std::clamp(levels[i], 0.0, 1.0);
    line << QPointF(room.left() + width * static_cast<double>(i), y)
         << QPointF(room.left() + width * static_cast<double>(i + 1), y);
  }
  return line;
}

// At the first of these places that is free.
void say(const Stage& stage, LabelPlaces& places, const QString& markup, const std::vector<QPointF>& starts) {
  const double width = MathText(markup, {caption}, MathText::Mode::mixed).width();
  std::vector<QRectF> boxes;
  boxes.reserve(starts.size());
  for (const QPointF& at : starts) boxes.push_back(words_box(at, width, caption));
  const QRectF box = places.find(boxes);
  stage.rich(baseline_in(box, caption), markup, {caption}, stage.theme.ink2);
}

std::vector<double> doubles(const std::vector<Rational>& list) {
  std::vector<double> values;
  values.reserve(list.size());
  for (const Rational& value : list) values.push_back(to_double(value));
  return values;
}

}  // namespace

GapMoment GapMoment::at(int step, std::size_t examples) {
  const int m = static_cast<int>(examples);
  GapMoment moment;
  moment.errors = static_cast<std::size_t>(std::clamp(step, 0, m));
  moment.upper = step > m;
  moment.lower = step > m + 1;
  moment.climb = step > m + 2;
  moment.largest = step > m + 3;
  return moment;
}

GapPicture::GapPicture(std::shared_ptr<const LowerBoundRun> run, int step, double phase, bool paper)
    : run_(std::move(run)),
      moment_(GapMoment::at(step, run_->scenario.examples)),
      grown_(motion::ease_out(std::clamp(phase, 0.0, 1.0))),
      paper_(paper) {
  if (!moment_.largest || (run_->gap && run_->gap->step > 0)) return;
  moment_.largest = false;  // there is no step to point at
  grown_ = 1;
}

QString GapPicture::description() const {
  if (!run_->gap) return tr("No homogeneous set is known yet.");
  const Gap& gap = *run_->gap;
  const QString first = told_probability(gap.probabilities.front());
  const QString last = told_probability(gap.probabilities.back());
  const QString course = first == last
                             ? tr("The learner's probability of + begins and ends near %1.").arg(first)
                             : tr("The learner's probability of + in each interval, from %1 to %2.").arg(first, last);
  const QString step =
      gap.step > 0
          ? tr("Its largest step is %1, at example %2.").arg(told_probability(gap.step), QString::number(gap.index))
          : tr("It never rises.");
  return course + u' ' + step + u' ' + tr("The learner's mean error is %1.").arg(told_probability(gap.empirical_loss));
}

double GapPicture::column_width() const { return (right - left) / static_cast<double>(run_->scenario.examples + 1); }

double GapPicture::x_of(double column) const { return left + column_width() * column; }

double GapPicture::least_step() const { return least_step_of(run_->gap->claim, paper_); }

double GapPicture::value_at(QPointF at, const QRectF& area) const {
  const double y = Stage::place(at, area, natural_size(), least_height).y();
  return std::clamp((bottom - y) / (bottom - top), 0.0, 1.0);
}

void GapPicture::paint(QPainter& painter, const QRectF& area, const Theme& theme) const {
  Spots ignored;
  paint_spots(painter, area, theme, ignored);
}

void GapPicture::paint_spots(QPainter& painter, const QRectF& area, const Theme& theme, Spots& spots) const {
  const Stage stage(painter, area, natural_size(), least_height, theme, spots);
  stage.rich({24, 10}, tr("$p_i$, probability of + in interval $i$"), {caption}, theme.ink2);
  for (const auto& [value, text] : {std::pair(0.0, "0"), {0.25, ".25"}, {0.5, ".5"}, {0.75, ".75"}, {1.0, "1"}}) {
    stage.rule({left, y_of(value)}, {right, y_of(value)}, theme.hair);
    stage.words({left - 8, y_of(value) + 4}, QString::fromLatin1(text), TextRole::caption, theme.ink3, 1);
  }
  if (!run_->gap) {
    stage.words({left, y_of(0.5) - 8}, tr("No homogeneous set is known yet."), TextRole::body, theme.ink2);
    return;
  }
  const Gap& gap = *run_->gap;
  const std::vector<double>& p = gap.probabilities;
  LabelPlaces places(QRectF(left, top - 16, right - left, bottom - top + 16));
  for (std::size_t i = 0; i < p.size(); ++i) {
    const double column = static_cast<double>(i);
    places.take_line({x_of(column), y_of(p[i])}, {x_of(column + 1), y_of(p[i])}, 2);
    if (i > 0) places.take_line({x_of(column), y_of(p[i - 1])}, {x_of(column), y_of(p[i])}, 2);
    places.take(QRectF(x_of(column + 0.5) - 9, y_of(p[i]) - 9, 18, 18));
  }
  if (moment_.largest) {
    const double x = x_of(static_cast<double>(gap.index));
    const QRectF band(x - 8, y_of(p[gap.index]) - 8, 16, y_of(p[gap.index - 1]) - y_of(p[gap.index]) + 16);
    painter.setPen(Qt::NoPen);
    painter.setBrush(theme.lineage);
    painter.drawRoundedRect(band.normalized(), 8, 8);
  }
  paint_bounds(stage, places);
  paint_stairs(stage);
  if (moment_.largest) paint_largest(stage, places);
  paint_examples(stage);
  paint_errors(stage);
  if (stage.height >= with_others - 1) paint_others(stage);
}

void GapPicture::paint_stairs(const Stage& stage) const {
  const Gap& gap = *run_->gap;
  const std::vector<double>& p = gap.probabilities;
  QPainter& painter = stage.painter;
  const Theme& theme = stage.theme;
  painter.setBrush(Qt::NoBrush);
  painter.setPen(QPen(theme.ink, 2.5 + theme.heavier, Qt::SolidLine, Qt::RoundCap, Qt::RoundJoin));
  painter.drawPolyline(stairs(p, QRectF(left, top, right - left, bottom - top)));
  if (moment_.largest) {
    const double x = x_of(static_cast<double>(gap.index));
    stage.rule({x, y_of(p[gap.index - 1])}, {x, y_of(p[gap.index])}, theme.ink, 5 + theme.heavier);
  }
  const double radius = std::min(6.0, column_width() * 0.3);
  for (std::size_t i = 0; i < p.size(); ++i) {
    const QPointF centre(x_of(static_cast<double>(i) + 0.5), y_of(p[i]));
    painter.setPen(QPen(theme.ink, 2));
    painter.setBrush(theme.canvas);
    painter.drawEllipse(centre, radius, radius);
    const double reach = std::max(radius + 6, 12.0);
    stage.spots.add(painter, QRectF(centre - QPointF(reach, reach), QSizeF(2 * reach, 2 * reach)), reach,
                    Kin::of_point(static_cast<PointIndex>(i)), Spot::Act::drag, static_cast<std::int32_t>(i));
  }
}

void GapPicture::paint_bounds(const Stage& stage, LabelPlaces& places) const {
  const ClaimBound& claim = run_->gap->claim;
  const std::size_t m = run_->scenario.examples;
  if (!claim.promised || !run_->gap->enough_points) {
    if (moment_.upper) paint_why_unbounded(stage, places);
    return;
  }
  if (moment_.climb) paint_flattest(stage, places);
  if (moment_.upper) {
    paint_bound(
        stage, places, claim.upper,
        tr("$u$ = %1: some step from $p%2$ on must reach this").arg(told_probability(claim.upper), index_text(m / 2)));
  }
  if (moment_.lower) {
    paint_bound(stage, places, claim.lower,
                tr("$l$ = %1: some step up to $p%2$ must stay below")
                    .arg(told_probability(claim.lower), index_text(m / 2 - 1)));
  }
  if (moment_.climb) paint_least_step(stage, places);
}

void GapPicture::paint_why_unbounded(const Stage& stage, LabelPlaces& places) const {
  const ClaimBound& claim = run_->gap->claim;
  const QString why =
      claim.promised
          ? tr("The claim needs %1 points, $X$′ has %2.").arg(claim.points_needed).arg(run_->set.points.size())
          : tr("2$α$ + 2$β$ ≥ ½: nothing is promised.");
  const double width = MathText(why, {caption}, MathText::Mode::mixed).width();
  say(stage, places, why, {{left + 8, y_of(0.9)}, {left + 8, y_of(0.6)}, {right - width - 8, y_of(0.1)}});
}

void GapPicture::paint_bound(const Stage& stage, LabelPlaces& places, double level, const QString& markup) const {
  const double y = y_of(level);
  stage.dashed({left, y}, {right, y}, stage.theme.ink, 1.5 + stage.theme.heavier, 7, 4);
  places.take_line({left, y}, {right, y}, 1);
  const double width = MathText(markup, {caption}, MathText::Mode::mixed).width();
  std::vector<QPointF> starts;
  for (const double x : {left + 8, right - width - 6, left + 60, right - width - 60, (left + right - width) / 2}) {
    starts.emplace_back(x, y - 6);
    starts.emplace_back(x, y + 14);
  }
  say(stage, places, markup, starts);
}

// From l to u in equal steps: the flattest way there is.
void GapPicture::paint_flattest(const Stage& stage, LabelPlaces& places) const {
  const ClaimBound& claim = run_->gap->claim;
  const std::size_t m = run_->scenario.examples;
  std::vector<double> levels;
  for (std::size_t i = 0; i < m; ++i) levels.push_back(claim.lower + claim.least_step * static_cast<double>(i));
  const QRectF room(left, top, column_width() * static_cast<double>(m), bottom - top);
  stage.painter.setPen(QPen(stage.theme.line, 1.5 + stage.theme.heavier, Qt::SolidLine, Qt::RoundCap, Qt::RoundJoin));
  stage.painter.setBrush(Qt::NoBrush);
  QPolygonF thin = stairs(levels, room);
  if (grown_ < 1 && !moment_.largest)
    thin.resize(std::max(2, static_cast<int>(std::lround(static_cast<double>(thin.size()) * grown_))));
  stage.painter.drawPolyline(thin);
  for (int i = 0; i + 1 < thin.size(); ++i) places.take_line(thin[i], thin[i + 1], 1);
}

// How high each step of the flattest way is, beside one of them.
void GapPicture::paint_least_step(const Stage& stage, LabelPlaces& places) const {
  const ClaimBound& claim = run_->gap->claim;
  const double bound = least_step();
  const QString words = tr("%1, the bound").arg(told_lower(bound));
  const double width = MathText(words, {caption}, MathText::Mode::mixed).width();
  std::vector<QRectF> boxes;
  std::vector<std::size_t> risers;
  for (std::size_t i = run_->scenario.examples - 1; i >= 1; --i) {
    const double y = y_of(claim.lower + claim.least_step * (static_cast<double>(i) - 0.5));
    for (const double x : {x_of(static_cast<double>(i)) + 21, x_of(static_cast<double>(i)) - width - 21}) {
      boxes.push_back(words_box({x, y + 4}, width, caption));
      risers.push_back(i);
    }
  }
  const QRectF box = places.find(boxes, false);
  if (box.isNull()) return;
  const auto found = std::find(boxes.begin(), boxes.end(), box);
  const std::size_t i = risers[static_cast<std::size_t>(found - boxes.begin())];
  const double x = x_of(static_cast<double>(i));
  const double aside = box.left() > x ? 6 : -6;
  const double high = y_of(claim.lower + claim.least_step * static_cast<double>(i));
  const double low = high + (bottom - top) * bound;
  stage.painter.setPen(QPen(stage.theme.ink2, 1.25, Qt::SolidLine, Qt::RoundCap, Qt::RoundJoin));
  stage.painter.drawPolyline(
      QPolygonF({{x + aside, high}, {x + 2.3 * aside, high}, {x + 2.3 * aside, low}, {x + aside, low}}));
  stage.rich(baseline_in(box, caption), words, {caption}, stage.theme.ink2);
}

void GapPicture::paint_largest(const Stage& stage, LabelPlaces& places) const {
  const Gap& gap = *run_->gap;
  const Theme& theme = stage.theme;
  const double high = y_of(gap.probabilities[gap.index]);
  const double low = y_of(gap.probabilities[gap.index - 1]);
  const double x = x_of(static_cast<double>(gap.index));
  const QString number = told_probability(gap.step);
  const QString words = tr("largest step, exact");
  const double width = std::max(MathText(words, {caption}, MathText::Mode::mixed).width(),
                                MathText(number, {16, QFont::DemiBold}, MathText::Mode::mixed).width());
  std::vector<QRectF> boxes;
  const double middle = (high + low) / 2;
  for (const double y : {middle, middle + 24, middle - 24, high + 16, low - 16, low + 26, high - 26}) {
    boxes.emplace_back(x + 22, y - 17, width + 4, 32);
    boxes.emplace_back(x - 26 - width, y - 17, width + 4, 32);
  }
  const QRectF box = places.find(boxes);
  const double side = box.left() > x ? 1 : -1;
  stage.painter.setPen(QPen(theme.ink, 1.5 + theme.heavier, Qt::SolidLine, Qt::RoundCap, Qt::RoundJoin));
  if (low - high > 6) {
    stage.painter.drawPolyline(
        QPolygonF({{x + side * 12, high + 3}, {x + side * 17, high + 3}, {x + side * 17, low}, {x + side * 12, low}}));
  }
  stage.rich({box.left() + 4, box.top() + 14}, number, {16, QFont::DemiBold}, theme.ink);
  stage.rich({box.left() + 4, box.top() + 28}, words, {caption}, theme.ink2);
}

void GapPicture::paint_examples(const Stage& stage) const {
  const std::size_t m = run_->scenario.examples;
  const Theme& theme = stage.theme;
  stage.rule({left, examples_y}, {right, examples_y}, theme.line);
  const double size = std::min(21.0, column_width() * 0.7);
  const std::size_t every = column_width() >= 24 ? 1 : column_width() >= 14 ? 2 : 4;
  for (std::size_t i = 1; i <= m; ++i) {
    const QPointF centre(x_of(static_cast<double>(i)), examples_y);
    const QRectF cell(centre - QPointF(size / 2, size / 2), QSizeF(size, size));
    draw_label_cell(stage.painter, theme, cell, i <= m / 2 ? Label::minus : Label::plus, size > 12);
    const bool here = moment_.largest && i == run_->gap->index;
    if (here || i % every == 0 || every == 1) {
      stage.rich(centre + QPointF(0, 25), QStringLiteral("$x%1$").arg(index_text(i)), {caption},
                 here ? theme.ink : theme.ink3, 0.5);
    }
    // Moved aside: the learner may change its mind a little.
    const bool up = moment_.upper && !moment_.lower && i == m / 2 + 1;
    const bool down = moment_.lower && !moment_.climb && i == m / 2;
    if (up || down) {
      const double away = (up ? 1 : -1) * (size / 2 + 4);
      const double tip = away + (up ? 1 : -1) * 16 * grown_;
      stage.painter.setPen(QPen(theme.ink, 1.75, Qt::SolidLine, Qt::RoundCap, Qt::RoundJoin));
      stage.painter.drawLine(centre + QPointF(away, 0), centre + QPointF(tip, 0));
      const double back = tip - (up ? 4 : -4);
      stage.painter.drawPolyline(
          QPolygonF({centre + QPointF(back, -4), centre + QPointF(tip, 0), centre + QPointF(back, 4)}));
    }
  }
}

void GapPicture::paint_errors(const Stage& stage) const {
  const Gap& gap = *run_->gap;
  const Theme& theme = stage.theme;
  const std::size_t m = run_->scenario.examples;
  const double bound = to_double(run_->scenario.alpha + run_->scenario.beta);
  const double most = std::max(0.5, *std::max_element(gap.errors.begin(), gap.errors.end()));
  const auto height_of = [&](double error) { return errors_height * std::min(1.0, error / most); };
  stage.rule({left, errors_base}, {right, errors_base}, theme.hair);
  const double line_y = errors_base - height_of(bound);
  stage.dashed({left, line_y}, {right, line_y}, theme.ink, 1.5 + theme.heavier, 7, 4);
  const double bar = std::min(27.0, column_width() * 0.62);
  const std::size_t every = column_width() >= 32 ? 1 : column_width() >= 20 ? 2 : 4;
  for (std::size_t i = 1; i <= moment_.errors; ++i) {
    const double error = gap.errors[i - 1];
    const bool newest = i == moment_.errors && !moment_.upper;
    const double x = x_of(static_cast<double>(i));
    const double high = std::max(error > 0 ? 0.75 : 0.0, height_of(error) * (newest ? grown_ : 1));
    stage.painter.fillRect(QRectF(x - bar / 2, errors_base - high, bar, high), newest ? theme.ink : theme.ink2);
    if (i % every == 0 || newest) {
      stage.words({x, errors_base + 13}, told_probability(error), TextRole::caption, theme.ink3, 0.5);
    }
  }
  stage.rich({left - 8, line_y + 4}, told_upper(bound), {caption}, theme.ink2, 1);
  stage.rich({left + 2, line_y - 5}, QStringLiteral("$α$ + $β$"), {caption}, theme.ink2);
  if (moment_.errors == m) {
    // The mean as a tick at the right end, exact.
    const double y = errors_base - height_of(gap.empirical_loss);
    stage.rule({right - 18, y}, {right - 2, y}, theme.ink, 3);
    const double above = std::min(y, line_y) - 6;
    stage.rich({right, above}, tr("mean %1").arg(told_probability(gap.empirical_loss)), {caption, QFont::DemiBold},
               theme.ink, 1);
  }
  stage.paragraph({24, errors_base + 30},
                  tr("how often the learner errs at each example: its expected empirical loss may be %1 at most")
                      .arg(told_upper(bound)),
                  {caption}, theme.ink2, stage.width - 48, 14);
}

void GapPicture::paint_others(const Stage& stage) const {
  const Theme& theme = stage.theme;
  QPainter& painter = stage.painter;
  stage.rule({24, others_top}, {stage.width - 24, others_top}, theme.hair);
  const double title = stage.rich({24, others_top + 22}, tr("Six learners, one law"), {14, QFont::DemiBold}, theme.ink);
  const QString law =
      tr("accurate, then a step of %1 or more; without such a step, not accurate").arg(told_lower(least_step()));
  painter.setPen(theme.ink2);
  MathText::fitted(law, {12}, stage.width - 48 - title - 14).draw(painter, {24 + title + 14, others_top + 22});
  constexpr double gap_between = 8;
  constexpr double height = 143;
  const double count = std::max<double>(6, static_cast<double>(run_->others.size()));
  const double width = (stage.width - 48 - gap_between * (count - 1)) / count;
  double x = 24;
  for (std::size_t i = 0; i < run_->others.size(); ++i, x += width + gap_between) {
    const ComparedLearner& one = run_->others[i];
    const QRectF card(x, others_top + 34, width, height);
    const bool here = one.name == run_->scenario.learner && one.domain == run_->scenario.domain;
    painter.setPen(QPen(here ? theme.ink : theme.hair, here ? 2 : 1));
    painter.setBrush(one.gap.accurate ? theme.canvas : theme.panel);
    painter.drawRoundedRect(card.adjusted(0.5, 0.5, -0.5, -0.5), 6, 6);
    stage.spots.add(painter, card, 6, {}, Spot::Act::choose, static_cast<std::int32_t>(i));
    const QString name = QString::fromStdString(one.name);
    stage.rich({x + 12, card.top() + 19}, name, {12, QFont::DemiBold}, theme.ink);
    const QRectF plot(x + 12, card.top() + 30, width - 24, 54);
    stage.rule(plot.topLeft(), plot.topRight(), theme.hair);
    stage.rule(plot.bottomLeft(), plot.bottomRight(), theme.hair);
    painter.setPen(QPen(theme.ink, 2, Qt::SolidLine, Qt::RoundCap, Qt::RoundJoin));
    painter.setBrush(Qt::NoBrush);
    const std::vector<double>& p = one.gap.probabilities;
    painter.drawPolyline(stairs(p, plot));
    const double riser =
        plot.left() + plot.width() * static_cast<double>(one.gap.index) / static_cast<double>(p.size());
    if (one.gap.step > 0) {
      stage.rule({riser, plot.bottom() - plot.height() * p[one.gap.index - 1]},
                 {riser, plot.bottom() - plot.height() * p[one.gap.index]}, theme.ink, 3.5);
    }
    const auto row = [&](double y, const QString& label, double value) {
      stage.words({x + 12, y}, label, TextRole::caption, theme.ink3);
      stage.words({card.right() - 12, y}, told_probability(value), TextRole::subtitle, theme.ink, 1);
    };
    row(card.top() + 102, tr("loss"), one.gap.empirical_loss);
    row(card.top() + 118, tr("step"), one.gap.step);
    painter.setPen(one.gap.accurate ? theme.ink : theme.ink3);
    MathText::fitted(one.gap.accurate ? tr("accurate") : tr("not accurate"),
                     {caption, one.gap.accurate ? QFont::DemiBold : QFont::Normal}, width - 24)
        .draw(painter, {x + 12, card.top() + 135});
  }
}

FlattestPicture::FlattestPicture(std::shared_ptr<const LowerBoundRun> run, bool solved)
    : run_(std::move(run)), solved_(solved) {}

QString FlattestPicture::description() const {
  return tr("The learner's staircase beside the flattest accurate one, whose largest step is %1.")
      .arg(told_lower(to_double(run_->least_step)));
}

void FlattestPicture::paint(QPainter& painter, const QRectF& area, const Theme& theme) const {
  Spots ignored;
  const Stage stage(painter, area, natural_size(), natural_size().height(), theme, ignored);
  const QRectF room(4, 8, stage.width - 8, 78);
  stage.rule(room.topLeft(), room.topRight(), theme.hair);
  stage.rule(room.bottomLeft(), room.bottomRight(), theme.hair);
  painter.setBrush(Qt::NoBrush);
  if (run_->gap) {
    painter.setPen(
        QPen(solved_ ? theme.line : theme.ink, solved_ ? 1.5 : 2.5, Qt::SolidLine, Qt::RoundCap, Qt::RoundJoin));
    painter.drawPolyline(stairs(run_->gap->probabilities, room));
  }
  if (!solved_ || run_->flattest.empty()) {
    if (run_->gap) {
      stage.rich({8, 24}, tr("largest %1").arg(told_probability(run_->gap->step)), {caption, QFont::DemiBold},
                 theme.ink);
      stage.rich({8, 39}, tr("mean error %1").arg(told_probability(run_->gap->empirical_loss)), {caption}, theme.ink2);
    }
    return;
  }
  painter.setPen(QPen(theme.ink, 2.5, Qt::SolidLine, Qt::RoundCap, Qt::RoundJoin));
  painter.drawPolyline(stairs(doubles(run_->flattest), room));
  stage.rich({8, 24}, tr("steps of %1").arg(told_lower(to_double(run_->least_step))), {caption, QFont::DemiBold},
             theme.ink);
  stage.rich({8, 39}, tr("mean error %1").arg(told_probability(to_double(run_->scenario.alpha + run_->scenario.beta))),
             {caption}, theme.ink2);
}

}  // namespace littlestone::ui
