// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/pages/price/prediction_sizes_scene.hpp"

#include <QCoreApplication>
#include <algorithm>
#include <cmath>
#include <initializer_list>
#include <utility>

#include "ui/kit/scene/plot.hpp"
#include "ui/kit/stage.hpp"
#include "ui/words/bounds.hpp"
#include "ui/words/names.hpp"
#include "ui/words/numbers.hpp"

namespace littlestone::ui {
namespace {

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
    case SizedLearner::chain: return SizesWords::tr("chain learner");
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
    case SizedLearner::chain: return SizesWords::tr("Chain learner, part 1");
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
    case SizedLearner::chain:
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
    case SizedLearner::chain: return "chain";
    case SizedLearner::private_one: return "M";
  }
  return {};
}

Ink learner_ink(SizedLearner learner) { return learner == SizedLearner::private_one ? &Theme::m : &Theme::ink; }

/// The decades of n that the picture shows, from and to.
Axis decades_of(const PredictionSizes& sizes) {
  constexpr double most = 14;  // what asks for more is off the scale
  double low = 1e9;
  double high = 1;
  for (const SizeLine& line : sizes.lines) {
    for (const SizePoint& point : line.points) {
      low = std::min(low, point.log10_examples);
      if (point.log10_examples <= most) high = std::max(high, point.log10_examples);
    }
  }
  const double first = std::floor(std::clamp(low, 0.0, most - 1));
  return {first, std::max(first + 1, std::ceil(high))};
}

struct PredictionSizesScene {
  Q_DECLARE_TR_FUNCTIONS(PredictionSizesPicture)

 public:
  const PredictionSizes& sizes;
  QSizeF room;
  Scene scene = {};
  double legend = room.width() - 204;  // from here on
  double right = room.width() - page_margin;
  Plot plot{scene, {64, 68, legend - 84, room.height() - 112}, decades_of(sizes), {0.001, 0.2, 0, 1, true}};

  static constexpr double shown = 0.01;  // the α of the legend

  /// Its sign on the line and in the legend: filled for a published hypothesis, hollow for answers.
  void sign(SizedLearner learner, QPointF at) {
    constexpr double r = 4;
    const Ink ink = learner_ink(learner);
    const Stroke outline{ink, 1.5, 0.5};
    const auto square = [&](double half, Ink fill) {
      scene.box({at.x() - half, at.y() - half, 2 * half, 2 * half}, fill, outline);
    };
    const auto polygon = [&](std::initializer_list<QPointF> corners, Ink fill) {
      QPolygonF points;
      for (const QPointF& corner : corners) points << at + r * corner;
      scene.add(Area{points}, fill, outline);
    };
    switch (learner) {
      case SizedLearner::stable: scene.disc(at, r, &Theme::canvas, outline); return;
      case SizedLearner::flipped: square(0.9 * r, &Theme::canvas); return;
      case SizedLearner::votes: polygon({{0, -1}, {1, 0.8}, {-1, 0.8}}, &Theme::canvas); return;
      case SizedLearner::noisy: polygon({{0, -1}, {1, 0}, {0, 1}, {-1, 0}}, &Theme::canvas); return;
      case SizedLearner::mechanism: square(0.75 * r, ink); return;
      case SizedLearner::lean: polygon({{0, 1}, {1, -0.8}, {-1, -0.8}}, ink); return;
      case SizedLearner::chain: polygon({{0, -1}, {1, 0}, {0, 1}, {-1, 0}}, ink); return;
      case SizedLearner::private_one: scene.disc(at, r, ink, outline); return;
    }
  }

  /// The sign of what was measured.
  void cross(QPointF at) {
    for (const double up : {-3.5, 3.5})
      scene.line(at + QPointF(-3.5, up), at + QPointF(3.5, -up), {&Theme::ink, 1.5, 0.5});
  }

  void axes() {
    const double base = plot.room().bottom();
    plot.grid({0.001, 0.002, 0.005, 0.01, 0.02, 0.05, 0.1, 0.2}, tick_text, &Theme::ink2, false);
    const int first = static_cast<int>(plot.x().from);
    const int last = static_cast<int>(plot.x().to);
    const int every = (last - first + 7) / 8;
    for (int k = first; k <= last; ++k) {
      const double x = plot.x().px(k);
      scene.line({x, base}, {x, base + 4}, thin(&Theme::line));
      if ((k - first) % every == 0)
        scene.words({x, base + 17}, QStringLiteral("$10^{%1}$").arg(k), styles::small, &Theme::ink2, 0.5);
    }
    scene.words({plot.room().right(), base + 34}, tr("$n$, examples asked for"), styles::small, &Theme::ink2, 1);
    scene.words({page_margin, plot.room().top() - 10}, tr("error allowed, $α$"), styles::small, &Theme::ink2);
  }

  void line(const SizeLine& line) {
    const Ink ink = learner_ink(line.learner);
    QPolygonF course;
    for (const SizePoint& point : line.points)
      if (point.log10_examples <= plot.x().to) course << plot.at(point.log10_examples, point.alpha);
    const auto points = static_cast<qsizetype>(line.points.size());
    if (course.size() < points && !course.isEmpty())  // goes on to the right
      scene.add(Arrow{course.front() + QPointF(6, 0), 12.5}, ink);
    if (course.size() < 2) return;
    const bool published = line.learner == SizedLearner::private_one;
    if (line.paper) {
      scene.line(course, {published ? ink : &Theme::ink2, 1.25, 1, 7, 4});
      sign(line.learner, course.back());
      return;
    }
    scene.line(course, {ink, published ? 2.5 : 1.75, 1, 0, 0, true});
    for (const QPointF& at : course) sign(line.learner, at);
  }

  /// Below what was asked for: the mean that runs at the same n lost; lower than the axis an arrow.
  void measured() {
    for (const MeasuredSize& one : sizes.measured) {
      const double n = std::max(1.0, static_cast<double>(one.examples));
      const QPointF from = plot.at(std::log10(n), one.alpha);
      const bool inside = one.excess >= plot.y().from;
      const QPointF to(from.x(), inside ? plot.y().px(one.excess) : plot.room().bottom() - 2);
      scene.line(from + QPointF(0, 5), to, {&Theme::ink3, 1, 0, 2, 3});
      if (inside)
        cross(to);
      else
        scene.line({to + QPointF(-3, -4), to, to + QPointF(3, -4)}, {&Theme::ink, 1.5, 0.5});
    }
  }

  /// One learner in the legend; returns where the next one stands.
  double entry(const SizeLine& line, double y) {
    sign(line.learner, {legend + 6, y - 4});
    const auto here = std::find_if(line.points.begin(), line.points.end(),
                                   [&](const SizePoint& point) { return std::abs(point.alpha - shown) < 1e-9; });
    const QString number = here != line.points.end() ? upper_power_text(here->log10_examples) : tr("none");
    const double told = scene.words({right, y}, number, styles::bold, &Theme::ink, 1).width();
    const Ink ink = line.learner == SizedLearner::private_one ? &Theme::m_text : &Theme::ink;
    scene.words({legend + 18, y}, learner_words(line.learner), styles::plain, ink, 0, right - legend - 26 - told);
    const QString terms =
        promise_words(line.learner) + (realizable_only(line.learner) ? u' ' + tr("(labels without noise)") : QString());
    return scene.paragraph({legend + 18, y + 14}, terms, styles::small, &Theme::ink3, right - legend - 18, 13) + 5;
  }

  void key() {
    double y = plot.room().top() + 8;
    scene.words({legend, y}, tr("$n$ for $α$ = .01"), styles::small, &Theme::ink2, 0, right - legend);
    y += 22;
    for (const SizeLine& line : sizes.lines)
      if (!line.paper) y = entry(line, y);
    if (!sizes.measured.empty()) {
      cross({legend + 6, y + 1});
      const QString said = tr("measured at that $n$: mean of %1 data sets, exact on each").arg(measured_runs);
      y = scene.paragraph({legend + 18, y + 5}, said, styles::small, &Theme::ink2, right - legend - 18, 13) + 6;
    }
    QString constants = tr("solid: proved constants; dashed: the papers' own");
    for (const SizeLine& line : sizes.lines) {
      if (!line.paper || line.learner != SizedLearner::private_one || line.points.empty()) continue;
      const SizePoint& easiest = line.points.back();
      if (easiest.log10_examples > plot.x().to)
        constants += u' ' + tr("(M is off the scale: %1 at $α$ = %2)")
                                .arg(upper_power_text(easiest.log10_examples), tick_text(easiest.alpha));
    }
    scene.paragraph({legend, y + 6}, constants, styles::small, &Theme::ink2, right - legend, 14);
  }

  Scene all() {
    const PredictionScenario& s = sizes.scenario;
    const QString class_name = literal_class(s.class_text);
    const QString hypotheses = whole_text(sizes.hypotheses);
    scene.words({page_margin, 18}, tr("What a private answer costs, and what a published hypothesis"), styles::heading,
                &Theme::ink, 0, right - page_margin);
    scene.words({page_margin, 35},
                tr("%1, %2 hypotheses, Ldim %3; $ε$ = %4, $γ$ = %5; of lean, chain and M $δ$ = $10^{-6}$ and $β$ = %6")
                    .arg(class_name, hypotheses, QString::number(sizes.littlestone), rational_text(s.epsilon),
                         rational_text(s.stability), rational_text(s.beta)),
                styles::small, &Theme::ink2, 0, right - page_margin);
    axes();
    for (const bool paper : {true, false})
      for (const SizeLine& one : sizes.lines)
        if (one.paper == paper) line(one);
    measured();
    key();
    scene.says = tr("Error allowed against examples asked for, for %1 with %2 hypotheses: predictors, the exponential "
                    "mechanism, the lean and the chain learner, and M.")
                     .arg(class_name, hypotheses);
    return std::move(scene);
  }
};

}  // namespace

ScenePicture prediction_sizes_picture(std::shared_ptr<const PredictionSizes> sizes) {
  const QSizeF size(728, 480);
  return {size, size.height(), [sizes = std::move(sizes)](int, QSizeF room) {
            return PredictionSizesScene{*sizes, room}.all();
          }};
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
    const bool often = (publishes_hypothesis(line.learner) && line.learner != SizedLearner::mechanism) ||
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
    if (publishes_hypothesis(line.learner)) hypothesis = std::min(hypothesis.value_or(size), size);
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
