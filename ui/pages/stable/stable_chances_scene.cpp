// SPDX-License-Identifier: GPL-3.0-or-later
// How likely each answer is, before and after the change; where the bound on its move comes from.
#include <QCoreApplication>
#include <algorithm>
#include <cmath>
#include <utility>

#include "ui/kit/scene/plot.hpp"
#include "ui/kit/stage.hpp"
#include "ui/pages/stable/stable_scene.hpp"
#include "ui/pages/stable/stable_words.hpp"
#include "ui/words/bounds.hpp"
#include "ui/words/names.hpp"
#include "ui/words/numbers.hpp"

namespace littlestone::ui {
namespace {

/// The first of these texts that is not wider than `room`; the last where all are.
QString widest_fitting(const QStringList& texts, double room) {
  const auto found = std::find_if(texts.begin(), texts.end(),
                                  [&](const QString& text) { return width_of(text, styles::small) <= room; });
  return found != texts.end() ? *found : texts.back();
}

/// What is below the core's rounding is not told from 0.
QString tiny_text(double value) { return value < 1e-12 ? QStringLiteral("10⁻¹²") : told_upper(value); }

Area stable_triangle(QPointF centre, double size) {
  return {QPolygonF(
      {centre + QPointF(0, -1.05 * size), centre + QPointF(size, 0.8 * size), centre + QPointF(-size, 0.8 * size)})};
}

struct StableChancesScene {
  Q_DECLARE_TR_FUNCTIONS(StablePicture)

 public:
  Scene& scene;
  const StablePageRun& run;
  int step;
  StableView view;
  const StableColumns& columns;
  StableSteps steps = StableSteps::of(run);
  Plot plot{scene, {StableColumns::left, 284, columns.right - StableColumns::left, 138}, {0, 1}, {0, 1}};
  const StableAnswers& shown = run.of(view.kind);
  std::optional<double> bound = stability_bound_of(run, view);
  double pitch = columns.x.unit();
  double u = std::min(1.0, pitch / 74);  // how much smaller marks are than at their best
  bool narrow = pitch < 30;              // bars touch, and brackets have no caps
  bool estimated = !run.exact() && view.kind == StableKind::stable;

  static constexpr double title_y = 270;
  static constexpr double legend_y = 456;

  [[nodiscard]] double y_of(double chance) const { return plot.y().px(std::clamp(chance, 0.0, 1.0)); }
  /// A step of the change after which something is drawn.
  [[nodiscard]] bool after_change(int steps_on) const { return run.change && step >= steps.change() + steps_on; }

  // --- Words

  [[nodiscard]] QString title_words(double room) const {
    const QString after = tr("solid for $S$, hollow after the change");
    QStringList texts;
    if (view.kind == StableKind::erm) {
      texts = {tr("of the first hypothesis with the fewest errors, which is not stable")};
    } else if (view.kind == StableKind::mechanism) {
      texts = {tr("of the mechanism over all of $H$, exactly, without $T$"), tr("of the mechanism over all of $H$")};
    } else if (run.exact()) {
      const QString subsets = run.subsets ? whole_text(*run.subsets) : power_of_ten_text(run.log10_subsets);
      if (run.subsets != 1) texts.append(tr("averaged over all %1 subsets $T$, exactly").arg(subsets));
      texts.append(run.subsets == 1 ? tr("$T$ is all of $S$, exactly") : tr("averaged over all $T$, exactly"));
    } else {
      const QString within = told_upper(run.half_width());
      texts = {tr("estimated from %1 draws of $T$, within %2").arg(number_text(run.study.estimate->draws), within),
               tr("estimated, within %1").arg(within)};
    }
    if (after_change(1)) {
      QStringList longer;
      for (const QString& text : texts) longer += tr("%1; %2").arg(text, after);
      texts = longer + QStringList{after} + texts;
    }
    return widest_fitting(texts, room);
  }

  /// What is known of all neighbours, the longest words first.
  [[nodiscard]] QStringList range_words() const {
    if (exact_range()) {
      const int neighbours = plural(run.study.neighbours->neighbours);
      const QString most = tiny_text(shown.worst->stability);
      return {tr("exact: all %1 neighbours of $S$, at most %2", nullptr, neighbours)
                  .arg(number_text(run.study.neighbours->neighbours), most),
              tr("exact: at most %1").arg(most)};
    }
    if (run.exact())
      return {run.stage == StableStage::answers ? tr("neighbours: being computed") : tr("too many neighbours")};
    const QString points = number_text(run.study.counts.size());
    return {tr("no exact range: %1 distinct points, more than %2").arg(points, number_text(most_summed_points)),
            tr("no exact range: %1 points").arg(points)};
  }
  [[nodiscard]] bool exact_range() const { return shown.worst && run.study.neighbours; }

  void legend() {
    constexpr double gap = 12;
    double x = page_margin + 6;
    const auto say = [&](const QString& words) {
      x += scene.words({x, legend_y}, words, styles::small, &Theme::ink2).width() + gap;
    };
    scene.add(stable_triangle({x, legend_y - 4}, 4.8), &Theme::p);
    x += 10;
    say(tr("ERM's answer"));
    if (!after_change(1)) return;
    const double line = bound ? 30 : 0;
    const double room = columns.right - x - line - 2 * gap;
    const auto beside = [&](const QString& words) {
      return widest_fitting(range_words(), room - width_of(words, styles::small));
    };
    QString said = tr("no printed bound: $γ$ is above 1");
    if (bound) {
      const QString stands = QStringLiteral("= ") + told_upper(*bound);
      said = tr("bound $γ$ %1, any neighbours").arg(stands);
      if (width_of(said, styles::small) + width_of(beside(said), styles::small) > room)
        said = tr("bound $γ$ %1").arg(stands);
      scene.line({x, legend_y - 4}, {x + 24, legend_y - 4}, {&Theme::ink, 1.5, 0.5, 7, 4});
    }
    x += line;
    say(said);
    if (exact_range()) scene.box({x + 3, legend_y - 10, 6, 11}, &Theme::ink);
    x += exact_range() ? 15 : 0;
    say(beside(said));
  }

  // --- One answer

  void one_answer() {
    const ConceptClass& concept_class = run.concept_class();
    const LabelVector& labels = concept_class.row(run.picked);
    for (std::size_t i = 0; i < columns.points.size(); ++i) {
      const PointIndex x = columns.points[i];
      const QPointF dot(columns.centre(i), y_of(labels[x] == Label::plus ? 1 : 0));
      scene.disc(dot, 2.5, &Theme::ink);
      if (x == run.asked) scene.disc(dot, 7.5, nullptr, {&Theme::ink, 2});
    }
    const QString name = name_markup(concept_class.hypothesis_name(run.picked));
    scene.words({columns.right, legend_y - 12}, tr("dots: what %1 answers, this one time").arg(name), styles::small,
                &Theme::ink2, 1);
    if (step != steps.answer() + 1) return;
    // What leaves: one label, past the boundary.
    const QString leaves = tr("at point %1; only this leaves").arg(name_markup(concept_class.point_name(run.asked)));
    const double left =
        columns.right - scene.words({columns.right, title_y}, leaves, styles::small, &Theme::ink2, 1).width();
    const auto label = [&](double before) { return LabelCell{{left - 24 - before, 258, 16, 16}, run.answer}; };
    scene.add(label(0), nullptr).grows(QStringLiteral("leaves"), label(24));
    scene.line({left - 48, 250}, {left - 48, 280}, {&Theme::noise, 2.5, 1, 7, 5});
    scene.add(Eye{{left - 48, 264}}, nullptr);
  }

  // --- All answers

  void column(std::size_t i) {
    const PointIndex x = columns.points[i];
    const double base = plot.room().bottom();
    const double centre = columns.centre(i);
    const double width = narrow ? std::max(2.0, 0.36 * pitch) : 15 * u;
    // The sides of the filled and of the hollow bar that face each other.
    const double end = centre - (narrow ? 0.1 * pitch : 2 * u);
    const double begin = narrow ? end + std::min(1.0, 0.06 * pitch) : centre;
    const auto filled = [&](double chance) { return Box{{QPointF(end - width, y_of(chance)), QPointF(end, base)}}; };
    scene.add(filled(shown.plus[x]), &Theme::plus).grows(QStringLiteral("answer %1").arg(x), filled(0));
    interval(end - width / 2, shown.plus[x]);
    const bool hollow = step > steps.change() && !shown.changed.empty();
    if (hollow) {
      const double pen = narrow ? 1 : 1.5;
      const auto outline = [&](double chance) {
        const QRectF bar(QPointF(begin, y_of(chance)), QPointF(begin + width, base));
        return Box{bar.adjusted(pen / 2, std::min(pen / 2, bar.height() / 2), -pen / 2, 0)};
      };
      scene.add(outline(shown.changed[x]), nullptr, {&Theme::plus, pen, narrow ? 0.0 : 0.5})
          .grows(QStringLiteral("changed %1").arg(x), outline(shown.plus[x]));
      interval(begin + width / 2, shown.changed[x]);
      bracket(x, narrow ? begin + width + std::max(1.5, 0.1 * pitch) : centre + 23 * u);
    }
    erm(x, narrow ? end - width / 2 : centre - 28 * u);
    // Numbers: of all points where there is room, else of every few; at the point that moved most also the second.
    const bool here = hollow && run.most_moved(view.kind) == x && std::abs(shown.changed[x] - shown.plus[x]) > 0.0005;
    const bool both = here && pitch >= 58;
    const auto number = [&](double at, double chance, Ink ink) {
      // A value near 0 or 1 is exactly 0 or 1 only if all hypotheses that can answer agree.
      const QString text = open_chance_text(chance, !shown.settled[x] && !estimated);
      scene.words({at, base + 14}, text, styles::small, ink, 0.5);
    };
    if (i % columns.every(36) == 0) number(end - width / 2 - (both ? 2 : 0), shown.plus[x], &Theme::ink);
    if (both) number(begin + width / 2 + 13, shown.changed[x], &Theme::ink2);
    scene.touch({{centre - pitch / 2 + 1, plot.room().top() - 8, pitch - 2, 162}, 3}, Kin::of_point(x));
  }

  /// Of an estimate.
  void interval(double at, double value) {
    if (!estimated) return;
    scene.line({at, y_of(value - run.half_width())}, {at, y_of(value + run.half_width())},
               thin(&Theme::ink, narrow ? 1.25 : 4));
  }

  /// How far an answer may move, and how far the neighbours of S move it.
  void bracket(PointIndex x, double at) {
    const double cap = narrow ? 0 : 5 * u;
    if (bound) {
      Stroke stroke{&Theme::ink, narrow ? 1 : 1.5, narrow ? 0.0 : 0.5, 4, 3};
      const double low = shown.plus[x] - *bound;
      const double high = shown.plus[x] + *bound;
      scene.line({at, y_of(high)}, {at, y_of(low)}, stroke);
      stroke.dash = 0;
      // An end that lies beyond 0 or 1 is open.
      if (high < 1 && cap > 0) scene.line({at - cap, y_of(high)}, {at + cap, y_of(high)}, stroke);
      if (low > 0 && cap > 0) scene.line({at - cap, y_of(low)}, {at + cap, y_of(low)}, stroke);
    }
    if (shown.least.empty() || shown.most[x] - shown.least[x] < 1e-9) return;
    const double half = std::max(1.5, 3 * u);
    const QRectF range(QPointF(at - half, y_of(shown.most[x])), QPointF(at + half, y_of(shown.least[x])));
    scene.box(range, &Theme::ink, {}, 1);
    if (step == steps.change() + 2 && shown.worst && shown.worst->point == x) scene.add(Ring{range, 4, true}, nullptr);
  }

  /// ERM's answer, and where it jumps.
  void erm(PointIndex x, double at) {
    const StableAnswers& erm = run.of(StableKind::erm);
    const double size = narrow ? std::clamp(0.2 * pitch, 2.0, 3.5) : std::max(2.5, 4.8 * u);
    const double before = y_of(erm.plus[x]);
    scene.add(stable_triangle({at, before}, size), &Theme::p);
    if (!after_change(0) || erm.changed.empty() || erm.changed[x] == erm.plus[x]) return;
    const double after = y_of(erm.changed[x]);
    const double down = after > before ? 1 : -1;
    const QPointF tail(at, before + down * 9);
    const QPointF tip(at, after - down * 11);
    const QString key = QStringLiteral("jump %1").arg(x);
    const auto head = [&](QPointF end) {
      const QPointF back(0, -down * 5);
      return Line{{end + back - QPointF(size, 0), end + QPointF(0, down), end + back + QPointF(size, 0)}};
    };
    scene.line(tail, tip, {&Theme::p, 1.75, 1, 4, 4}).grows(key, tail);
    scene.add(head(tip), nullptr, {&Theme::p, 1.75, 1, 0, 0, true}).grows(key + u'>', head(tail));
    scene.add(stable_triangle({at, after}, size), &Theme::canvas, {&Theme::p, 1.5, 0, 0, 0, true}).named(key + u'a');
  }

  void all() {
    const double width =
        scene.words({page_margin, title_y}, tr("How likely the answer is +"), {13, QFont::DemiBold}, &Theme::ink)
            .width();
    plot.grid({0, 0.5, 1}, tick_text, &Theme::ink2, false);
    if (step < steps.answer()) {
      scene.words({plot.room().center().x(), y_of(0.25) + 4},
                  tr("first one $T$, one hypothesis, one answer; then the average over all $T$"), styles::small,
                  &Theme::ink3, 0.5);
      return;
    }
    if (step < steps.all()) return one_answer();
    const double x = page_margin + width + 14;
    scene.words({x, title_y}, title_words(columns.right - x), styles::small, &Theme::ink2);
    for (std::size_t i = 0; i < columns.points.size(); ++i) column(i);
    legend();
  }
};

// --- The right panel

struct StableBoundScene {
  Q_DECLARE_TR_FUNCTIONS(StableBoundPicture)

 public:
  const StablePageRun& run;
  StableView view;
  QSizeF room;
  Scene scene = {};
  std::optional<double> bound = stability_bound_of(run, view);
  double share = static_cast<double>(run.options.subset) / static_cast<double>(run.study.rows);
  double whole = bound.value_or(1);
  bool parted = view.kind == StableKind::stable && !view.paper;  // into T and the mechanism
  Axis x{0, std::max(whole, 1e-12), 0, 140};

  [[nodiscard]] QString first_words() const {
    if (view.kind == StableKind::erm) return tr("any learner");
    if (view.kind == StableKind::mechanism) return tr("the mechanism");
    if (parted) return tr("in $T$: $ν$ = %1").arg(told_upper(share));
    return bound ? tr("3 times max($ν$, $ε_0$) = %1").arg(told_upper(whole / 3)) : tr("3 max($ν$, $ε_0$) is above 3");
  }

  [[nodiscard]] QString says() const {
    if (!bound) return tr("No bound below 1.");
    if (!parted) return tr("The bound is %1.").arg(told_upper(*bound));
    return tr("The bound %1 is %2 for a place in T and %3 for the mechanism.")
        .arg(told_upper(*bound), told_upper(share), told_upper(*bound - share));
  }

  void parts() {
    std::vector<double> ends = {0, whole};
    if (parted) ends = {0, share, whole};
    if (view.kind == StableKind::stable && view.paper) ends = {0, whole / 3, 2 * whole / 3, whole};
    for (std::size_t i = 0; i + 1 < ends.size(); ++i) {
      const double gap = i + 2 < ends.size() ? 1 : 0;
      const double width = std::max(0.0, x.px(ends[i + 1]) - x.px(ends[i]) - gap);
      scene.box({x.px(ends[i]), 5, width, 18}, parted && i == 1 ? &Theme::line : &Theme::ink2);
    }
    scene.line({x.end + 0.6, 0}, {x.end + 0.6, 45}, {&Theme::ink, 1.5, 0.5, 7, 4});
    scene.words({147, 18}, bound ? QStringLiteral("$γ$ ≤ %1").arg(upper_text(*bound)) : tr("no bound below 1"),
                styles::plain, &Theme::ink);
    const double first = scene.words({0, 38}, first_words(), styles::small, &Theme::ink2).width();
    if (!parted) return;
    const QString second = upper_text(whole - share);
    const double at = std::max(x.px(share) + 2, first + 8);
    if (at + width_of(second, styles::small) < x.end - 2) scene.words({at, 38}, second, styles::small, &Theme::ink2);
  }

  void worst() {
    const std::optional<RowChange>& worst = run.of(view.kind).worst;
    if (!worst) return;
    const double end = std::min(x.px(worst->stability), x.end);
    const double tick = std::max(1.5, end);
    scene.box({0, 51, end, 6}, &Theme::ink);
    scene.line({tick, 47}, {tick, 61}, {&Theme::ink, 2.5, 0.5});
    const QString value = tiny_text(worst->stability);
    scene.words(
        {end + 8, 59},
        widest_fitting({tr("%1, worst neighbour of this $S$").arg(value), tr("%1, worst neighbour").arg(value), value},
                       room.width() - end - 8),
        styles::small, &Theme::ink);
  }

  Scene all() {
    parts();
    worst();
    scene.says = says();
    return std::move(scene);
  }
};

}  // namespace

void add_stable_chances(Scene& scene, const StablePageRun& run, int step, StableView view,
                        const StableColumns& columns) {
  StableChancesScene{scene, run, step, view, columns}.all();
}

ScenePicture stable_bound_picture(std::shared_ptr<const StablePageRun> run, StableView view) {
  const QSizeF size(256, 62);
  return {size, size.height(), [run = std::move(run), view](int, QSizeF room) {
            return StableBoundScene{*run, view, room}.all();
          }};
}

}  // namespace littlestone::ui
