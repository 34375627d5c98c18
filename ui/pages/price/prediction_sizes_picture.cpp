// SPDX-License-Identifier: GPL-3.0-or-later
#include <algorithm>
#include <cmath>
#include <utility>

#include "ui/kit/stage.hpp"
#include "ui/pages/price/prediction_sizes_picture.hpp"
#include "ui/pages/price/price_picture.hpp"
#include "ui/words/bounds.hpp"
#include "ui/words/names.hpp"
#include "ui/words/numbers.hpp"

namespace littlestone::ui {
namespace {

constexpr double sizes_left = 64;
constexpr double sizes_top = 68;
constexpr double sizes_legend = 204;  // at the right
constexpr double sizes_caption = 11;
constexpr double least_error = 0.001;
constexpr double most_error = 0.2;
constexpr double widest = 14;  // decades; what asks for more is off the scale

struct SizesWords {
  Q_DECLARE_TR_FUNCTIONS(SizesWords)
};

QString learner_words(SizedLearner learner) {
  switch (learner) {
    case SizedLearner::stable: return SizesWords::tr("stable learner");
    case SizedLearner::flipped: return SizesWords::tr("stable learner, flipped");
    case SizedLearner::votes: return SizesWords::tr("votes");
    case SizedLearner::noisy: return SizesWords::tr("noisy labels");
    case SizedLearner::mechanism: return SizesWords::tr("exponential mechanism");
    case SizedLearner::lean: return SizesWords::tr("lean learner");
    case SizedLearner::private_one: return SizesWords::tr("M, published");
  }
  return {};
}

QString learner_source(SizedLearner learner, bool paper) {
  switch (learner) {
    case SizedLearner::stable: return paper ? SizesWords::tr("[DF] Theorem 10") : SizesWords::tr("[DF] Theorem 1");
    case SizedLearner::flipped: return SizesWords::tr("[DF] Corollary 2");
    case SizedLearner::votes: return SizesWords::tr("[DF] Lemma 9");
    case SizedLearner::noisy: return SizesWords::tr("[DF] Theorem 12");
    case SizedLearner::mechanism: return SizesWords::tr("exponential mechanism over the whole class");
    case SizedLearner::lean: return SizesWords::tr("Lean learner, part 7");
    case SizedLearner::private_one: return SizesWords::tr("[ABLMM] Theorem 3");
  }
  return {};
}

QString promise_words(SizedLearner learner) {
  switch (learner) {
    case SizedLearner::stable: return SizesWords::tr("stable answers");
    case SizedLearner::flipped:
    case SizedLearner::votes:
    case SizedLearner::noisy: return SizesWords::tr("one private answer");
    case SizedLearner::mechanism:
    case SizedLearner::lean:
    case SizedLearner::private_one: return SizesWords::tr("a private hypothesis");
  }
  return {};
}

std::string learner_id(SizedLearner learner) {
  switch (learner) {
    case SizedLearner::stable: return "stable";
    case SizedLearner::flipped: return "flipped";
    case SizedLearner::votes: return "votes";
    case SizedLearner::noisy: return "noisy-labels";
    case SizedLearner::mechanism: return "exponential-mechanism";
    case SizedLearner::lean: return "lean";
    case SizedLearner::private_one: return "M";
  }
  return {};
}

/// Its sign on the line and in the legend: filled for a published hypothesis, hollow for answers.
void draw_size_sign(QPainter& painter, const Theme& theme, SizedLearner learner, QPointF at) {
  const QColor color = learner == SizedLearner::private_one ? theme.m : theme.ink;
  painter.setPen(QPen(color, 1.5 + theme.heavier / 2));
  painter.setBrush(theme.canvas);
  constexpr double r = 4;
  switch (learner) {
    case SizedLearner::stable: painter.drawEllipse(at, r, r); return;
    case SizedLearner::flipped: painter.drawRect(QRectF(at - QPointF(r, r) * 0.9, QSizeF(r, r) * 1.8)); return;
    case SizedLearner::votes:
      painter.drawPolygon(QPolygonF({at + QPointF(0, -r), at + QPointF(r, r * 0.8), at + QPointF(-r, r * 0.8)}));
      return;
    case SizedLearner::noisy:
      painter.drawPolygon(
          QPolygonF({at + QPointF(0, -r), at + QPointF(r, 0), at + QPointF(0, r), at + QPointF(-r, 0)}));
      return;
    case SizedLearner::mechanism:
      painter.setBrush(color);
      painter.drawRect(QRectF(at - QPointF(r, r) * 0.75, QSizeF(r, r) * 1.5));
      return;
    case SizedLearner::lean:
      painter.setBrush(color);
      painter.drawPolygon(QPolygonF({at + QPointF(0, r), at + QPointF(r, -r * 0.8), at + QPointF(-r, -r * 0.8)}));
      return;
    case SizedLearner::private_one:
      painter.setBrush(color);
      painter.drawEllipse(at, r, r);
      return;
  }
}

}  // namespace

PredictionSizesPicture::PredictionSizesPicture(std::shared_ptr<const PredictionSizes> sizes)
    : sizes_(std::move(sizes)) {
  double low = 1e9;
  double high = 1;
  for (const SizeLine& line : sizes_->lines) {
    for (const SizePoint& point : line.points) {
      low = std::min(low, point.log10_examples);
      if (point.log10_examples <= widest) high = std::max(high, point.log10_examples);
    }
  }
  first_ = static_cast<int>(std::floor(std::clamp(low, 0.0, widest - 1)));
  last_ = std::max(first_ + 1, static_cast<int>(std::ceil(high)));
}

QString PredictionSizesPicture::description() const {
  return tr("Error allowed against examples asked for, for %1 with %2 hypotheses: predictors, the exponential "
            "mechanism, the lean learner and M.")
      .arg(literal_class(sizes_->scenario.class_text), whole_text(sizes_->hypotheses));
}

double PredictionSizesPicture::x_of(const Stage& stage, double log10_examples) const {
  const double right = stage.width - sizes_legend - 20;
  return sizes_left +
         (right - sizes_left) * std::clamp((log10_examples - first_) / static_cast<double>(last_ - first_), 0.0, 1.0);
}

double PredictionSizesPicture::y_of(const Stage& stage, double alpha) const {
  const double base = stage.height - 44;
  const double share =
      (std::log10(alpha) - std::log10(least_error)) / (std::log10(most_error) - std::log10(least_error));
  return base + (sizes_top - base) * share;
}

void PredictionSizesPicture::paint_axes(const Stage& stage) const {
  const Theme& theme = stage.theme;
  const double right = stage.width - sizes_legend - 20;
  const double base = stage.height - 44;
  for (const double alpha : {0.001, 0.002, 0.005, 0.01, 0.02, 0.05, 0.1, 0.2}) {
    const double y = y_of(stage, alpha);
    stage.rule({sizes_left, y + 0.5}, {right, y + 0.5}, theme.hair);
    QString text = QString::number(alpha, 'g', 3);
    stage.words({sizes_left - 8, y + 4}, text.remove(0, 1), TextRole::caption, theme.ink2, 1);
  }
  const int every = (last_ - first_ + 7) / 8;
  for (int k = first_; k <= last_; ++k) {
    const double x = x_of(stage, k);
    stage.rule({x, base}, {x, base + 4}, theme.line);
    if ((k - first_) % every == 0)
      stage.rich({x, base + 17}, QStringLiteral("$10^{%1}$").arg(k), {sizes_caption}, theme.ink2, 0.5);
  }
  stage.rich({right, base + 34}, tr("$n$, examples asked for"), {sizes_caption}, theme.ink2, 1);
  stage.rich({24, sizes_top - 10}, tr("error allowed, $α$"), {sizes_caption}, theme.ink2);
}

void PredictionSizesPicture::paint_line(const Stage& stage, const SizeLine& line) const {
  const Theme& theme = stage.theme;
  const QColor color = line.learner == SizedLearner::private_one ? theme.m : theme.ink;
  QPolygonF course;
  bool beyond = false;
  for (const SizePoint& point : line.points) {
    if (point.log10_examples > last_) {
      beyond = true;
      continue;
    }
    course << QPointF(x_of(stage, point.log10_examples), y_of(stage, point.alpha));
  }
  if (beyond && !course.isEmpty())  // goes on to the right
    draw_arrow(stage.painter, color, course.front() + QPointF(6, 0), 12);
  if (course.size() < 2) return;
  stage.painter.setBrush(Qt::NoBrush);
  if (line.paper) {
    QPen pen(line.learner == SizedLearner::private_one ? color : theme.ink2, 1.25 + theme.heavier, Qt::CustomDashLine,
             Qt::FlatCap);
    pen.setDashPattern({7 / 1.25, 4 / 1.25});
    stage.painter.setPen(pen);
    stage.painter.drawPolyline(course);
    draw_size_sign(stage.painter, theme, line.learner, course.back());
    return;
  }
  stage.painter.setPen(QPen(color, (line.learner == SizedLearner::private_one ? 2.5 : 1.75) + theme.heavier,
                            Qt::SolidLine, Qt::RoundCap, Qt::RoundJoin));
  stage.painter.drawPolyline(course);
  for (const QPointF& at : course) draw_size_sign(stage.painter, theme, line.learner, at);
}

/// Below what was asked for: the mean that runs at the same n lost; lower than the axis an arrow.
void PredictionSizesPicture::paint_measured(const Stage& stage) const {
  const double base = stage.height - 44;
  for (const MeasuredSize& one : sizes_->measured) {
    const double x = x_of(stage, std::log10(std::max(1.0, static_cast<double>(one.examples))));
    const double from = y_of(stage, one.alpha);
    const bool shown = one.excess >= least_error;
    const double to = shown ? y_of(stage, one.excess) : base - 2;
    stage.dashed({x, from + 5}, {x, to}, stage.theme.ink3, 1, 2, 3);
    stage.painter.setPen(QPen(stage.theme.ink, 1.5 + stage.theme.heavier / 2));
    if (shown) {
      for (const double up : {-3.0, 3.0}) stage.painter.drawLine(QPointF(x - 3, to - up), QPointF(x + 3, to + up));
    } else {
      stage.painter.drawPolyline(QPolygonF({QPointF(x - 3, to - 4), QPointF(x, to), QPointF(x + 3, to - 4)}));
    }
  }
}

void PredictionSizesPicture::paint_legend(const Stage& stage) const {
  const Theme& theme = stage.theme;
  const double x = stage.width - sizes_legend;
  const double right = stage.width - 24;
  double y = sizes_top + 8;
  constexpr double shown = 0.01;
  stage.painter.setPen(theme.ink2);
  MathText::fitted(tr("$n$ for $α$ = .01"), {sizes_caption}, right - x).draw(stage.painter, {x, y});
  y += 22;
  for (const SizeLine& line : sizes_->lines) {
    if (line.paper) continue;
    draw_size_sign(stage.painter, theme, line.learner, {x + 6, y - 4});
    const auto here = std::find_if(line.points.begin(), line.points.end(),
                                   [&](const SizePoint& point) { return std::abs(point.alpha - shown) < 1e-9; });
    const QString number = here != line.points.end() ? upper_power_text(here->log10_examples) : tr("none");
    const MathText told(number, {12, QFont::DemiBold}, MathText::Mode::mixed);
    stage.painter.setPen(theme.ink);
    told.draw(stage.painter, {right, y}, 1);
    stage.painter.setPen(line.learner == SizedLearner::private_one ? theme.m_text : theme.ink);
    MathText::fitted(learner_words(line.learner), {12}, right - x - 26 - told.width()).draw(stage.painter, {x + 18, y});
    const QString terms =
        promise_words(line.learner) + (realizable_only(line.learner) ? u' ' + tr("(labels without noise)") : QString());
    y = stage.paragraph({x + 18, y + 14}, terms, {sizes_caption}, theme.ink3, right - x - 18, 13) + 11;
  }
  if (!sizes_->measured.empty()) {
    const double cross = y + 1;
    stage.painter.setPen(QPen(theme.ink, 1.5 + theme.heavier / 2));
    for (const double up : {-3.0, 3.0}) stage.painter.drawLine(QPointF(x + 3, cross - up), QPointF(x + 9, cross + up));
    y = stage.paragraph({x + 18, y + 5},
                        tr("measured at that $n$: mean of %1 data sets, exact on each").arg(measured_runs),
                        {sizes_caption}, theme.ink2, right - x - 18, 13) +
        6;
  }
  QString constants = tr("solid: proved constants; dashed: the papers' own");
  for (const SizeLine& line : sizes_->lines) {
    if (!line.paper || line.learner != SizedLearner::private_one || line.points.empty()) continue;
    const SizePoint& easiest = line.points.back();
    if (easiest.log10_examples > last_)
      constants += u' ' + tr("(M is off the scale: %1 at $α$ = %2)")
                              .arg(upper_power_text(easiest.log10_examples),
                                   QString::number(easiest.alpha, 'g', 3).remove(0, 1));
  }
  stage.paragraph({x, y + 6}, constants, {sizes_caption}, theme.ink2, right - x, 14);
}

void PredictionSizesPicture::paint(QPainter& painter, const QRectF& area, const Theme& theme) const {
  Spots ignored;
  const Stage stage(painter, area, natural_size(), natural_size().height(), theme, ignored);
  stage.painter.setPen(theme.ink);
  MathText::fitted(tr("What a private answer costs, and what a published hypothesis"), {14, QFont::DemiBold},
                   stage.width - 48)
      .draw(painter, {24, 18});
  const PredictionScenario& s = sizes_->scenario;
  painter.setPen(theme.ink2);
  MathText::fitted(
      tr("%1, %2 hypotheses, Ldim %3; $ε$ = %4, $γ$ = %5; of lean and M $δ$ = $10^{-6}$ and $β$ = %6")
          .arg(literal_class(s.class_text), whole_text(sizes_->hypotheses), QString::number(sizes_->littlestone),
               rational_text(s.epsilon), rational_text(s.stability), rational_text(s.beta)),
      {sizes_caption}, stage.width - 48)
      .draw(painter, {24, 35});
  paint_axes(stage);
  for (const bool paper : {true, false}) {
    for (const SizeLine& line : sizes_->lines) {
      if (line.paper == paper) paint_line(stage, line);
    }
  }
  paint_measured(stage);
  paint_legend(stage);
}

PageTable prediction_sizes_table(const PredictionSizes& sizes, TableLimits limits) {
  PageTable table;
  table.columns = {{SizesWords::tr("learner"), QStringLiteral("learner")},
                   {SizesWords::tr("error allowed, α"), QStringLiteral("alpha")},
                   {SizesWords::tr("examples, n"), QStringLiteral("log10_examples")},
                   {SizesWords::tr("what it gives"), QStringLiteral("promise")},
                   {SizesWords::tr("the promise"), QStringLiteral("accuracy")},
                   {SizesWords::tr("labels"), QStringLiteral("labels")},
                   {SizesWords::tr("source"), QStringLiteral("source")},
                   {SizesWords::tr("constants"), QStringLiteral("constants")},
                   {SizesWords::tr("measured, mean"), QStringLiteral("measured")},
                   {SizesWords::tr("measured, most"), QStringLiteral("measured_most")}};
  for (const SizeLine& line : sizes.lines) {
    const bool often = line.learner == SizedLearner::lean || line.learner == SizedLearner::private_one ||
                       (line.paper && line.learner != SizedLearner::votes);
    for (const SizePoint& point : line.points) {
      if (full(table, limits)) continue;
      table.rows.push_back({text_cell(learner_words(line.learner), learner_id(line.learner)),
                            probability_cell(point.alpha),
                            {upper_power_text(point.log10_examples), point.log10_examples},
                            text_cell(promise_words(line.learner)),
                            often ? text_cell(SizesWords::tr("at most α, except with chance β"), "except_beta")
                                  : text_cell(SizesWords::tr("at most α on average"), "expected"),
                            realizable_only(line.learner) ? text_cell(SizesWords::tr("without noise"), "realizable")
                                                          : text_cell(SizesWords::tr("any"), "any"),
                            text_cell(learner_source(line.learner, line.paper)),
                            line.paper ? text_cell(SizesWords::tr("the paper's"), "paper")
                                       : text_cell(SizesWords::tr("proved"), "proved")});
      const auto run = std::find_if(sizes.measured.begin(), sizes.measured.end(), [&](const MeasuredSize& one) {
        return !line.paper && one.learner == line.learner && one.alpha == point.alpha;
      });
      const bool ran = run != sizes.measured.end();
      const PageTable::Cell none{QStringLiteral("–"), nullptr};
      table.rows.back().push_back(ran ? probability_cell(run->excess) : none);
      table.rows.back().push_back(ran ? probability_cell(run->most) : none);
    }
  }
  return table;
}

FigureTold prediction_sizes_told(const PredictionSizes& sizes) {
  constexpr double shown = 0.01;
  FigureTold told;
  QStringList sizes_asked;
  std::optional<double> answer;
  std::optional<double> hypothesis;
  for (const SizeLine& line : sizes.lines) {
    if (line.paper) continue;
    const auto here = std::find_if(line.points.begin(), line.points.end(),
                                   [&](const SizePoint& point) { return std::abs(point.alpha - shown) < 1e-9; });
    if (here == line.points.end()) continue;
    const double size = here->log10_examples;
    const bool answers = line.learner == SizedLearner::flipped || line.learner == SizedLearner::votes ||
                         line.learner == SizedLearner::noisy;
    if (answers) answer = std::min(answer.value_or(size), size);
    const bool publishes = line.learner == SizedLearner::mechanism || line.learner == SizedLearner::lean ||
                           line.learner == SizedLearner::private_one;
    if (publishes) hypothesis = std::min(hypothesis.value_or(size), size);
    QString asked = learner_words(line.learner) + u' ' + upper_power_text(size);
    if (line.learner != SizedLearner::mechanism)
      asked += QStringLiteral(" (") + learner_source(line.learner, false) + u')';
    sizes_asked += asked;
  }
  if (!sizes_asked.isEmpty()) {
    told.found = {{SizesWords::tr("For α = .01, in examples: %1.").arg(sizes_asked.join(QStringLiteral("; "))), {}}};
  }
  told.title = answer && hypothesis
                   ? SizesWords::tr("For α = .01 an answer takes %1 examples, a published hypothesis %2")
                         .arg(upper_power_text(*answer), upper_power_text(*hypothesis))
                   : SizesWords::tr("What every predictor asks for");
  told.drawn = SizesWords::tr(
      "The error allowed against the examples asked for: solid with proved constants, dashed with the papers’ own; a "
      "cross "
      "is what the learner loses in runs at that size, on average.");
  told.scenario = sizes.scenario;
  told.fields = {"class", "epsilon", "stability", "beta", "score"};
  return told;
}

}  // namespace littlestone::ui
