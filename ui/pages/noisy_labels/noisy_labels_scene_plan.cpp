// SPDX-License-Identifier: GPL-3.0-or-later
// The lower half of the picture of noisy labels, and the picture of the right panel.
#include <QCoreApplication>
#include <algorithm>
#include <array>
#include <cmath>
#include <utility>

#include "ui/kit/label_places.hpp"
#include "ui/kit/scene/plot.hpp"
#include "ui/kit/stage.hpp"
#include "ui/pages/noisy_labels/noisy_labels_scene.hpp"
#include "ui/pages/noisy_labels/noisy_labels_words.hpp"
#include "ui/words/bounds.hpp"
#include "ui/words/names.hpp"
#include "ui/words/numbers.hpp"

namespace littlestone::ui {
namespace {

using NoisyPoint = NoisyCurves::Point;

/// A curve of the plot: whose it is, how it is drawn.
struct NoisyCurve {
  std::optional<double> NoisyPoint::*which;
  QString name;
  Stroke stroke;
};

/// From the power of ten below the least number of examples to the one above the largest.
Axis noisy_examples_axis(const NoisyRun& run) {
  if (!run.curves || run.curves->points.empty()) return {1, 10, 0, 1, true};
  double low = 300;
  double high = 0;
  for (const NoisyPoint& point : run.curves->points) {
    for (const auto& examples : {point.corollary, point.theorem, point.mechanism}) {
      if (!examples) continue;
      const double power = std::log10(std::max(1.0, *examples));
      low = std::min(low, std::floor(power));
      high = std::max(high, std::ceil(power));
    }
  }
  return {std::pow(10.0, low), std::pow(10.0, std::max(high, low + 1)), 0, 1, true};
}

struct NoisyPlanScene {
  Q_DECLARE_TR_FUNCTIONS(NoisyLabelsPicture)

 public:
  Scene& scene;
  const NoisyRun& run;
  std::optional<double> dragged;
  double alpha = dragged.value_or(to_double(run.scenario.plan_alpha));
  Plot plot{scene, {66, 366, 320, 194}, {0.25, 1e-6, 0, 1, true}, noisy_examples_axis(run)};
  double base = plot.room().bottom();

  static constexpr double title_y = 345;
  static constexpr double list_left = 482;
  static constexpr double list_width = 222;
  static constexpr double bar_left = 562;
  static constexpr double bar_right = 656;

  /// A place of the plot; what lies outside stands at its edge.
  [[nodiscard]] QPointF at(double error, double examples) const {
    return plot.at(std::clamp(error, plot.x().to, plot.x().from), std::clamp(examples, plot.y().from, plot.y().to));
  }

  [[nodiscard]] std::array<NoisyCurve, 3> curves() const {
    return {NoisyCurve{&NoisyPoint::mechanism, tr("EM over $H$"), {&Theme::ink3, 1.25, 1, 7, 4}},
            NoisyCurve{&NoisyPoint::corollary, tr("Corollary 2"), {&Theme::ink2, 1.5, 1, 7, 4}},
            NoisyCurve{&NoisyPoint::theorem, tr("Theorem 12"), {&Theme::ink, 1.75, 1, 7, 4}}};
  }

  void title() {
    const QString words = tr("Which costs fewer examples?");
    const double width = scene.words({page_margin, title_y}, words, styles::heading, &Theme::ink).width();
    const QString score = run.scenario.score == PieceScore::minimum ? tr("minimum") : tr("first (paper)");
    scene.words(
        {page_margin + width + 14, title_y},
        tr("$|H|$ = %1, $ε$ = %2, %3")
            .arg(whole_text(run.concept_class().size()), told_number(rational_text(run.scenario.plan_epsilon)), score),
        styles::plain, &Theme::ink2, 0, list_left - page_margin - width - 40);
  }

  void axes() {
    const auto power_of = [](double value) { return static_cast<int>(std::lround(std::log10(value))); };
    const int low = power_of(plot.y().from);
    const int high = power_of(plot.y().to);
    std::vector<double> powers;
    for (int power = low; power <= high; power += std::max(1, (high - low + 4) / 5))
      powers.push_back(std::pow(10.0, power));
    plot.grid(
        powers, [&](double value) { return QStringLiteral("$10^{%1}$").arg(power_of(value)); }, &Theme::ink3, false);
    for (int power = 1; power <= 6; ++power) {
      const double x = plot.x().px(std::pow(10.0, -power));
      scene.line({x, base}, {x, base + 4}, thin(&Theme::line));
      scene.words({x, base + 18}, QStringLiteral("$10^{−%1}$").arg(power), styles::small, &Theme::ink3, 0.5);
    }
    scene.words(plot.room().topLeft() - QPointF(8, 5), QStringLiteral("$n$"), styles::small, &Theme::ink2, 1);
    scene.words({plot.room().center().x(), base + 34}, tr("$α$, error allowed: smaller to the right"), styles::small,
                &Theme::ink2, 0.5);
  }

  /// The name of each curve and its slope where it ends, from above down.
  void curve_ends() {
    std::vector<std::pair<double, NoisyCurve>> ends;
    for (const NoisyCurve& curve : curves()) {
      const auto& points = run.curves->points;
      const auto last =
          std::find_if(points.rbegin(), points.rend(), [&](const NoisyPoint& point) { return point.*curve.which; });
      if (last != points.rend()) ends.emplace_back(at(last->alpha, *((*last).*curve.which)).y() + 2, curve);
    }
    std::sort(ends.begin(), ends.end(), [](const auto& one, const auto& other) { return one.first < other.first; });
    const double x = plot.room().right() + 8;
    double y = plot.room().top() + 4;
    for (const auto& [end, curve] : ends) {
      y = std::max(y, end);
      const bool strong = curve.stroke.ink != &Theme::ink3;
      scene.words({x, y}, curve.name, strong ? styles::bold : styles::plain, curve.stroke.ink, 0, list_left - x - 12);
      if (const auto slope = run.curves->last_slope(curve.which))
        scene.words({x, y + 14}, tr("slope %1").arg(told_number(QString::number(*slope, 'f', 1).replace(u'-', u'−'))),
                    styles::small, &Theme::ink3);
      y += 32;
    }
  }

  /// The plan on its curve, to be dragged.
  void dot() {
    const auto examples = run.plan && !dragged ? run.plan->plan.examples : run.curves->at(alpha, &NoisyPoint::theorem);
    if (!examples) return;
    const QPointF here = at(alpha, *examples);
    scene.line(here, {here.x(), base}, {&Theme::line, 1, 0, 2, 3});
    scene.disc(here, 5, &Theme::ink)
        .touched({{here - QPointF(14, 14), QSizeF(28, 28)},
                  14,
                  Spot::Act::drag,
                  noisy_plan_dot,
                  Grab{"plan_alpha", plot.x()}});
  }

  void crossing() {
    const NoisyCurves& curves = *run.curves;
    if (!curves.crossing && !curves.complete) return;
    QString words = tr("the plans found do not meet in this range");
    QPointF here = plot.room().center();
    if (curves.crossing) {
      words = tr("the plans found meet at about $α$ = %1").arg(told_number(two_digits(*curves.crossing)));
      here = at(*curves.crossing, curves.crossing_examples);
      scene.line(here, {here.x(), base}, {&Theme::ink2, 1.25, 0, 2, 3});
      scene.disc(here, 6, &Theme::canvas, {&Theme::ink, 2});
    }
    const double width = width_of(words, styles::bold);
    const double least = plot.room().left() + 6;
    const double most = std::max(least, plot.room().right() - width);
    std::vector<Place> places;
    for (const double y : {-14.0, -28.0, 22.0, 36.0, -44.0, 56.0, -60.0})
      for (const double x : {-width - 10, -width / 2, 12.0})
        places.push_back({words_box({std::clamp(here.x() + x, least, most), here.y() + y}, width, 12)});
    plot.label(words, styles::bold, &Theme::ink, places, true);
  }

  void curves_of_examples() {
    title();
    if (!run.curves || run.curves->points.empty()) {
      scene.words({plot.room().left(), plot.room().center().y()}, tr("Computing…"), styles::plain, &Theme::ink3);
      return;
    }
    axes();
    for (const NoisyCurve& curve : curves())
      plot.curve(run.curves->points, &NoisyPoint::alpha, curve.which, curve.stroke);
    curve_ends();
    dot();
    crossing();
  }

  // --- The conditions at one α

  [[nodiscard]] static QString share_text(double share) {
    const double percent = 100 * share;
    if (share > 0.99) return tr("full");
    if (share <= 0) return QStringLiteral("0");
    if (percent < 0.095) return probability_text(share);
    return QStringLiteral("%1 %").arg(percent >= 10 ? QString::number(percent, 'f', 0)
                                                    : QString::number(percent, 'g', 2));
  }

  void condition(const NoisyCondition& one, double y) {
    using What = NoisyCondition::What;
    // From 10^−4 of what is allowed to all of it.
    const Axis shares{1e-4, 1, bar_left, bar_right, true};
    const bool strong = one.what == run.plan->decides || one.what == What::together;
    scene.words({list_left, y + 4}, condition_name(one.what), strong ? styles::bold : styles::plain, &Theme::ink, 0,
                bar_left - list_left - 6);
    const double end = std::clamp(shares.px(std::max(1e-30, one.share())), bar_left + 0.94, bar_right);
    const Ink ink = strong ? &Theme::ink : &Theme::ink2;
    scene.box({bar_left, y - 4, end - bar_left, 8}, ink);
    scene.words({list_left + list_width, y + 4}, share_text(one.share()), styles::small, ink, 1);
    const bool of_alpha = one.what != What::privacy && one.what != What::matching;
    scene.words(
        {bar_left, y + 14.5},
        QStringLiteral("%1 ≤ $%2$").arg(upper_text(one.left), of_alpha ? QStringLiteral("α") : QStringLiteral("ε")),
        styles::small, &Theme::ink3);
  }

  void conditions() {
    constexpr double top = 378;
    constexpr double step = 24;
    scene.words({list_left, title_y}, tr("Theorem 12 at $α$ = %1").arg(told_number(two_digits(alpha))), styles::heading,
                &Theme::ink, 0, list_width);
    if (!run.plan || dragged) {
      const bool nothing = run.planned && !run.plan && !dragged;
      scene.words({list_left, title_y + 19}, nothing ? tr("no number of examples is enough") : tr("Computing…"),
                  styles::small, &Theme::ink3);
      return;
    }
    const NoisyPlan& plan = *run.plan;
    scene.words({list_left, title_y + 19},
                tr("$n$ = %1: every condition").arg(told_number(upper_count_text(plan.plan.examples))), styles::small,
                &Theme::ink2);
    double y = top;
    for (const NoisyCondition& one : plan.conditions) {
      condition(one, y);
      y += step;
    }
    const double end = y - step / 2;
    scene.line({bar_right, top - 8}, {bar_right, end}, {&Theme::ink, 1.5, 1, 7, 4});
    scene.paragraph({list_left, end + 22},
                    tr("share of what is allowed, log scale; most of the error: %1").arg(condition_name(plan.decides)),
                    styles::small, &Theme::ink3, list_width, 14);
  }
};

// --- The right panel

struct NoisyMeasureScene {
  Q_DECLARE_TR_FUNCTIONS(NoisyMeasurePicture)

 public:
  const NoisyRun& run;
  double width;
  Scene scene = {};

  /// An exact value as a bar with its tick and words, the bound as a dashed line with its own below.
  void measure(double top, double most, std::optional<double> exact, const QString& words, double bound,
               const QString& bound_words) {
    const Axis axis{0, most, 1, 1 + (width - 8) * 0.92};
    const auto x_of = [&](double value) { return axis.px(std::min(value, most)); };
    scene.line({1, top + 36.5}, {width, top + 36.5}, thin(&Theme::hair));
    double start = 1;
    if (exact) {
      const double x = x_of(*exact);
      scene.box({1, top + 8, x - 1, 14}, &Theme::ink2);
      scene.line({x, top + 4}, {x, top + 26}, {&Theme::ink, 2.5});
      start = x + 7;
    }
    const double end =
        start + scene.words({start, top + 19}, words, styles::bold, &Theme::ink, 0, width - start).width();
    const bool finite = std::isfinite(bound);
    const double at = finite ? x_of(bound) : width - 1;
    if (finite) {  // the words keep clear of the dashed line
      const Stroke dashed{&Theme::ink, 1.5, 1, 7, 4};
      const bool parted = at > start - 4 && at < end + 3;
      scene.line({at, top}, {at, top + (parted ? 6 : 38)}, dashed);
      if (parted) scene.line({at, top + 25}, {at, top + 38}, dashed);
    }
    const double below = width_of(bound_words, styles::small);
    const double before = at - 5 - below;
    scene.words({std::max(1.0, std::min(before < 1 ? at + 6 : before, width - below)), top + 49}, bound_words,
                styles::small, &Theme::ink2);
  }

  [[nodiscard]] QString worst_words() const {
    if (run.worst)
      return run.worst->exact
                 ? tr("%1 worst of %2, exact").arg(worst_text(*run.worst), whole_text(run.worst->neighbours))
                 : tr("%1 or more: a lower bound").arg(worst_text(*run.worst));
    return run.no_worst == NoWorst::too_many_points ? tr("too many points to sum exactly")
                                                    : tr("worst change: computing…");
  }

  [[nodiscard]] QString bound_words() const {
    if (!std::isfinite(run.promised())) return tr("no bound");
    const QString bound = tr("bound %1").arg(told_upper(run.promised()));
    return run.scenario.flip <= 0 ? bound + tr(", but for %1").arg(told_upper(run.privacy.delta)) : bound;
  }

  [[nodiscard]] QString says() const {
    QString text;
    if (run.swap)
      text = tr("This exchange in T shows %1, the bound is %2.")
                 .arg(told_lower(run.swap->law.epsilon), told_upper(run.swap->law.bound));
    if (run.worst)
      text += u' ' + (run.worst->exact ? tr("The worst change of one row of S shows %1, the bound is %2.")
                                       : tr("The worst change of one row of S shows %1 at least, the bound is %2."))
                         .arg(worst_text(*run.worst), told_upper(run.promised()));
    return text.trimmed();
  }

  Scene all() {
    const double whole = run.promised();
    const double most = std::max({1e-9, std::isfinite(whole) ? whole : 0, run.worst ? run.worst->epsilon : 0,
                                  run.swap ? run.swap->law.bound : 0, run.swap ? run.swap->law.epsilon : 0});
    if (run.swap) {
      const SubsetSwap& law = run.swap->law;
      const QString each =
          run.scenario.score == PieceScore::minimum ? QStringLiteral("$ε_2$") : QStringLiteral("($ε_1$ + $ε_2$)");
      measure(0, most, law.epsilon, tr("%1 this pair, exact").arg(told_lower(law.epsilon)), law.bound,
              tr("bound ln 4 + %1·%2 = %3").arg(each, whole_text(law.apart), told_upper(law.bound)));
    } else {
      scene.words({1, 20}, tr("T is all of S: no row can enter."), styles::small, &Theme::ink2);
    }
    scene.words({0, 80}, tr("ONE ROW OF S CHANGED"), styles::small_bold, &Theme::ink);
    measure(89, most, run.worst ? std::optional(run.worst->epsilon) : std::nullopt, worst_words(), whole,
            bound_words());
    scene.says = says();
    return std::move(scene);
  }
};

}  // namespace

void add_noisy_plan(Scene& scene, const NoisyRun& run, const NoisyView& view) {
  NoisyPlanScene plan{scene, run, view.alpha};
  plan.curves_of_examples();
  plan.conditions();
}

ScenePicture noisy_measure_picture(std::shared_ptr<const NoisyRun> run) {
  const QSizeF size(256, 140);
  return {size, size.height(), [run = std::move(run)](int, QSizeF room) {
            return NoisyMeasureScene{*run, room.width()}.all();
          }};
}

}  // namespace littlestone::ui
