// SPDX-License-Identifier: GPL-3.0-or-later
// Stability and excess against the learner's ε₀: the bound dashed, the exact values as far as they are known.
#include <QCoreApplication>
#include <algorithm>
#include <cmath>
#include <optional>
#include <utility>
#include <vector>

#include "core/base/bound_text.hpp"
#include "ui/kit/label_places.hpp"
#include "ui/kit/scene/plot.hpp"
#include "ui/kit/stage.hpp"
#include "ui/pages/stable/stable_scene.hpp"
#include "ui/words/direction.hpp"
#include "ui/words/names.hpp"

namespace littlestone::ui {
namespace {

struct StableSweepRow {
  double epsilon = 0;
  std::optional<double> bound;
  std::optional<double> exact;
};

struct StableSweepScene {
  Q_DECLARE_TR_FUNCTIONS(StablePicture)

 public:
  Scene& scene;
  const StablePageRun& run;
  StableView view;
  bool accuracy;
  double top;
  Scene over = {};  // what stands on the line of the run's own ε₀, which words may lie over
  std::vector<StableSweepRow> rows = rows_of(run, view, accuracy);
  Plot plot{over, {accuracy ? 414.0 : 64.0, top + 36, 230, 70}, {0.02, 2, 0, 1, true}, {0, end_of_axis()}};

  [[nodiscard]] static std::vector<StableSweepRow> rows_of(const StablePageRun& run, StableView view, bool accuracy) {
    std::vector<StableSweepRow> rows;
    const std::size_t known = run.sweep_known(view.kind, accuracy);
    for (const StableSweepPoint& point : run.of(view.kind).sweep) {
      const SweepBounds both = sweep_bounds_of(run, view, rows.size());
      rows.push_back({to_double(point.epsilon), accuracy ? both.excess : both.stability, {}});
      if (rows.size() <= known) rows.back().exact = accuracy ? point.excess : point.stability;
    }
    return rows;
  }
  /// A round value above all exact ones and the bounds that say something: 1, .8, .4 ….
  [[nodiscard]] double end_of_axis() const {
    double most = 0;
    for (const StableSweepRow& row : rows) {
      most = std::max(most, row.exact.value_or(0));
      if (row.bound && *row.bound <= 1) most = std::max(most, *row.bound);
    }
    if (most <= 0) return 0.1;
    if (accuracy) most = std::min(most, 0.8);
    for (const double end : {0.01, 0.02, 0.04, 0.1, 0.2, 0.4, 0.8})
      if (most <= end) return end;
    return 1;
  }

  /// Beside the end of a line.
  Mark& at_end(QPointF at, const QString& words, const MathStyle& style, Ink ink) {
    const QRectF within(plot.room().left(), top + 24, plot.room().width() + 70, 92);
    return over.label(words, style, ink, {around(at, width_of(words, style), caption, 8), within, true});
  }

  /// The run's own ε₀. Beyond an end of the axis it stands at that end, with an arrow.
  void here() {
    const double epsilon = to_double(run.options.epsilon);
    const Axis& x = plot.x();
    const QRectF& area = plot.room();
    const QString number = epsilon < 1 && epsilon >= 0.001
                               ? tick_text(raised(epsilon, littlestone::place_of(epsilon, 3)))
                               : rational_text(run.options.epsilon);
    QString words = QStringLiteral("$ε_0$ = ") + number;
    if (epsilon < x.from) words.prepend(QStringLiteral("← "));
    if (epsilon > x.to) words += QStringLiteral(" →");
    const double half = width_of(words, styles::small) / 2;
    const double wanted = x.px(std::clamp(epsilon, x.from, x.to));
    over.words({std::clamp(wanted, x.begin + half - 12, x.end - half + 12), area.bottom() + 16}, words, styles::small,
               &Theme::ink, 0.5);
    plot.number(x.from, tick_text(x.from)).number(x.to, tick_text(x.to));
    if (!x.holds(epsilon)) return;
    scene.line({wanted, area.top() - 6}, {wanted, area.bottom()}, {&Theme::ink3, 1, 0, 2, 3})
        .touched({{wanted - 7, area.top() - 6, 14, area.height() + 30},
                  5,
                  Spot::Act::drag,
                  accuracy ? stable_accuracy_place : stable_epsilon_place,
                  Grab{"mechanism", x}});
  }

  /// What is drawn of a bound.
  [[nodiscard]] std::optional<double> bound_of(const StableSweepRow& row) const {
    return row.bound && *row.bound <= plot.y().to * 1.0001 ? row.bound : std::nullopt;
  }

  void curves() {
    plot.curve(rows, &StableSweepRow::epsilon, [&](auto& row) { return bound_of(row); }, {&Theme::ink, 1.5, 0.5, 7, 4});
    plot.curve(rows, &StableSweepRow::epsilon, &StableSweepRow::exact, {&Theme::ink2, 1, 0, 0, 0, true});
    std::optional<QPointF> last;
    for (const StableSweepRow& row : rows) {
      if (!row.exact) continue;
      last = plot.at(row.epsilon, std::min(*row.exact, plot.y().to));
      over.line(*last - QPointF(5, 0), *last + QPointF(5, 0), {&Theme::ink, 2.5, 0.5});
    }
    if (last) at_end(*last, rows.back().exact ? tr("exact") : tr("exact …"), styles::small_bold, &Theme::ink);
    bound_name();
    if (!last) why_unknown();
  }

  void bound_name() {
    std::vector<QPointF> drawn;
    for (const StableSweepRow& row : rows)
      if (const auto bound = bound_of(row)) drawn.push_back(plot.at(row.epsilon, *bound));
    if (drawn.size() > 1) {
      at_end(drawn.back(), tr("bound"), styles::small, &Theme::ink2);
      return;
    }
    const bool none = std::none_of(rows.begin(), rows.end(), [](auto& row) { return row.bound.has_value(); });
    over.words(plot.room().topRight() + QPointF(0, 14),
               none ? tr("no printed bound below 1") : tr("bound: above %1").arg(isolated(tick_text(plot.y().to))),
               styles::small, &Theme::ink2, 1);
  }

  /// Where the bound leaves room.
  void why_unknown() {
    const QString why = !run.exact()                         ? tr("exact values: too many points")
                        : run.stage == StableStage::complete ? tr("exact values: too many neighbours")
                                                             : tr("exact values: being computed");
    const double width = width_of(why, styles::small);
    const QRectF& area = plot.room();
    std::vector<Place> places;
    for (double y = area.top() + 14; y <= area.bottom() - 5; y += 6)
      for (const double share : {0.0, 0.5, 1.0, 1.5})
        places.push_back({words_box({area.left() + 6 + share * (area.width() - 12 - width), y}, width, caption)});
    over.label(why, styles::small, &Theme::ink2, {places, area.adjusted(0, -2, 44, 0), true}).cased();
  }

  void all() {
    over.words({accuracy ? 374.0 : page_margin, top + 20},
               accuracy ? tr("Accuracy: excess errors on $S$") : tr("Stability: how far an answer moves"),
               {13, QFont::DemiBold}, &Theme::ink);
    const double end = plot.y().to;
    plot.grid({0, end / 2, end}, tick_text, &Theme::ink2, false);
    here();
    curves();
    scene.take(std::move(over));
  }
};

}  // namespace

void add_stable_sweep(Scene& scene, const StablePageRun& run, StableView view, bool accuracy, double top) {
  StableSweepScene{scene, run, view, accuracy, top}.all();
}

}  // namespace littlestone::ui
