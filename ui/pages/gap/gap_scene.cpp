// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/pages/gap/gap_scene.hpp"

#include <QCoreApplication>
#include <algorithm>
#include <utility>

#include "ui/kit/label_places.hpp"
#include "ui/kit/scene/plot.hpp"
#include "ui/kit/stage.hpp"
#include "ui/words/bounds.hpp"
#include "ui/words/numbers.hpp"

namespace littlestone::ui {
namespace {

constexpr double left = 66;
constexpr double right = 700.5;

QString index_text(std::size_t i) { return QStringLiteral("_{%1}").arg(i); }

/// Every `n`-th of what stands `apart` px from each other has a name.
std::size_t every(double apart, double least) { return apart >= least ? 1 : apart >= least * 0.6 ? 2 : 4; }

struct GapScene {
  Q_DECLARE_TR_FUNCTIONS(GapPicture)

 public:
  const LowerBoundRun& run;
  bool paper;
  QSizeF room;
  int step;
  Scene scene = {};
  std::size_t m = run.scenario.examples;
  Plot plot{scene, {left, 26, right - left, 234}, {0, static_cast<double>(m + 1)}, {0, 1}};
  double column = plot.x().unit();

  // Step 0 shows the learner, then come its errors, one a step, what privacy bounds, and the climb.
  [[nodiscard]] bool after_errors(int steps) const { return step >= static_cast<int>(m) + steps; }
  [[nodiscard]] bool upper() const { return after_errors(1); }
  [[nodiscard]] bool lower() const { return after_errors(2); }
  [[nodiscard]] bool climb() const { return after_errors(3); }
  [[nodiscard]] bool largest() const { return after_errors(4) && run.gap->step > 0; }
  [[nodiscard]] double x_of(std::size_t i) const { return plot.x().px(static_cast<double>(i)); }

  void stairs() {
    const Gap& gap = *run.gap;
    const std::vector<double>& p = gap.probabilities;
    const QPointF low = plot.at(static_cast<double>(gap.index), p[gap.index - 1]);
    const QPointF high = plot.at(static_cast<double>(gap.index), p[gap.index]);
    if (largest()) {
      const QRectF band = QRectF(high - QPointF(8, 8), low + QPointF(8, 8)).normalized();
      scene.box(band, &Theme::lineage, {}, 8).named(QStringLiteral("largest"));
    }
    bounds();
    scene.line(staircase(p, plot.x(), plot.y()), {&Theme::ink, 2.5, 1, 0, 0, true});
    if (largest()) scene.line(low, high, {&Theme::ink, 5});
    const double radius = std::min(6.0, column * 0.3);
    const double reach = std::max(radius + 6, 12.0);
    for (std::size_t i = 0; i < p.size(); ++i) {
      const QPointF centre = plot.at(static_cast<double>(i) + 0.5, p[i]);
      scene.disc(centre, radius, &Theme::canvas, {&Theme::ink, 2, 0})
          .touched({{centre - QPointF(reach, reach), QSizeF(2 * reach, 2 * reach)},
                    reach,
                    Spot::Act::drag,
                    static_cast<std::int32_t>(i),
                    Grab{"learner", plot.y(), Qt::Vertical}},
                   Kin::of_point(static_cast<PointIndex>(i)));
    }
    if (largest()) largest_step(low, high);
  }

  void bounds() {
    const ClaimBound& claim = run.gap->claim;
    if (!claim.promised || !run.gap->enough_points) {
      if (upper()) unbounded();
      return;
    }
    if (climb()) {  // from l to u in equal steps: the flattest way there is
      std::vector<double> levels;
      for (std::size_t i = 0; i < m; ++i) levels.push_back(claim.lower + claim.least_step * static_cast<double>(i));
      scene.line(staircase(levels, plot.x(), plot.y()), {&Theme::line, 1.5, 1, 0, 0, true})
          .named(QStringLiteral("way"));
    }
    if (upper())
      bound(claim.upper, tr("$u$ = %1: some step from $p%2$ on must reach this")
                             .arg(told_probability(claim.upper), index_text(m / 2)));
    if (lower())
      bound(claim.lower, tr("$l$ = %1: some step up to $p%2$ must stay below")
                             .arg(told_probability(claim.lower), index_text(m / 2 - 1)));
    if (climb()) least_step();
  }

  void unbounded() {
    const ClaimBound& claim = run.gap->claim;
    const QString why =
        claim.promised
            ? tr("The claim needs %1 points, $X$′ has %2.").arg(claim.points_needed).arg(run.set.points.size())
            : tr("2$α$ + 2$β$ ≥ ½: nothing is promised.");
    const double width = width_of(why, styles::small);
    std::vector<Place> places;
    for (const QPointF at : {plot.at(0, 0.9) + QPointF(8, 0), plot.at(0, 0.6) + QPointF(8, 0),
                             QPointF(right - width - 8, plot.y().px(0.1))})
      places.push_back({words_box(at, width, caption)});
    plot.label(why, styles::small, &Theme::ink2, places, true);
  }

  void bound(double level, const QString& markup) {
    plot.across(level, {&Theme::ink, 1.5, 1, 7, 4});
    plot.label(markup, styles::small, &Theme::ink2,
               along(left, right, plot.y().px(level), width_of(markup, styles::small), caption), true);
  }

  /// How high each step of the flattest way is, beside one of them.
  void least_step() {
    const ClaimBound& claim = run.gap->claim;
    const double bound = least_step_of(claim, paper);
    const QString words = tr("%1, the bound").arg(told_lower(bound));
    const double width = width_of(words, styles::small);
    std::vector<Place> places;
    for (std::size_t i = m - 1; i >= 1; --i) {
      const double top = plot.y().px(claim.lower + claim.least_step * static_cast<double>(i));
      const double low = top + plot.y().unit() * bound;
      const double baseline = top + plot.y().unit() * claim.least_step / 2 + 4;
      for (const double side : {1.0, -1.0}) {
        const double near = x_of(i) + side * 6;
        const double far = x_of(i) + side * 13.8;
        places.push_back({words_box({x_of(i) + (side > 0 ? 21 : -21 - width), baseline}, width, caption),
                          QPolygonF({{near, top}, {far, top}, {far, low}, {near, low}})});
      }
    }
    plot.label(words, styles::small, &Theme::ink2, places).stroke = {&Theme::ink2, 1.25, 0, 0, 0, true};
  }

  void largest_step(QPointF low, QPointF high) {
    const QString number = told_probability(run.gap->step);
    const QString words = tr("largest step, exact");
    const MathStyle large{16, QFont::DemiBold};
    const double width = std::max(width_of(words, styles::small), width_of(number, large));
    const double x = high.x();
    const double middle = (high.y() + low.y()) / 2;
    std::vector<Place> places;
    for (const double y :
         {middle, middle + 24, middle - 24, high.y() + 16, low.y() - 16, low.y() + 26, high.y() - 26}) {
      for (const double side : {1.0, -1.0}) {
        const double near = x + side * 12;
        const double far = x + side * 17;
        QPolygonF bracket({{near, high.y() + 3}, {far, high.y() + 3}, {far, low.y()}, {near, low.y()}});
        if (low.y() - high.y() <= 6) bracket.clear();
        places.push_back({{x + (side > 0 ? 26 : -22 - width), y - 17, width, 32}, bracket});
      }
    }
    plot.label(number, large, &Theme::ink, places, true).with_second(words, styles::small, &Theme::ink2, 14).stroke = {
        &Theme::ink, 1.5, 1, 0, 0, true};
  }

  void examples() {
    constexpr double y = 277;
    scene.line({left, y}, {right, y}, thin(&Theme::line));
    const double size = std::min(21.0, column * 0.7);
    for (std::size_t i = 1; i <= m; ++i) {
      const QPointF centre(x_of(i), y);
      scene.add(LabelCell{{centre - QPointF(size / 2, size / 2), QSizeF(size, size)},
                          i <= m / 2 ? Label::minus : Label::plus,
                          size > 12},
                nullptr);
      const bool here = largest() && i == run.gap->index;
      if (here || i % every(column, 24) == 0)
        scene.words(centre + QPointF(0, 25), QStringLiteral("$x%1$").arg(index_text(i)), styles::small,
                    here ? &Theme::ink : &Theme::ink3, 0.5);
    }
    // Moved aside: the learner may change its mind a little.
    if (upper() && !lower()) aside({x_of(m / 2 + 1), y}, size / 2 + 4, 1);
    if (lower() && !climb()) aside({x_of(m / 2), y}, size / 2 + 4, -1);
  }

  void aside(QPointF centre, double from, double side) {
    const QPointF tail = centre + QPointF(side * from, 0);
    const QPointF tip = tail + QPointF(side * 16, 0);
    const Stroke stroke{&Theme::ink, 1.75, 0, 0, 0, true};
    scene.line(tail, tip, stroke).grows(QStringLiteral("aside"), tail);
    scene.line({tip + QPointF(-4 * side, -4), tip, tip + QPointF(-4 * side, 4)}, stroke)
        .grows(QStringLiteral("tip"), Line{{tail + QPointF(-4 * side, -4), tail, tail + QPointF(-4 * side, 4)}});
  }

  void errors() {
    const Gap& gap = *run.gap;
    constexpr double base = 362;
    constexpr double height = 48;
    const double allowed = to_double(run.scenario.alpha + run.scenario.beta);
    const Axis y{0, std::max(0.5, *std::max_element(gap.errors.begin(), gap.errors.end())), base, base - height};
    scene.line({left, base}, {right, base}, thin(&Theme::hair));
    const double line = y.px(std::min(allowed, y.to));
    scene.line({left, line}, {right, line}, {&Theme::ink, 1.5, 1, 7, 4});
    const double bar = std::min(27.0, column * 0.62);
    const auto shown = static_cast<std::size_t>(std::clamp(step, 0, static_cast<int>(m)));
    for (std::size_t i = 1; i <= shown; ++i) {
      const double error = gap.errors[i - 1];
      const bool newest = i == shown && !upper();
      const double high = std::max(error > 0 ? 0.75 : 0.0, base - y.px(error));
      scene.box({x_of(i) - bar / 2, base - high, bar, high}, newest ? &Theme::ink : &Theme::ink2)
          .grows(QStringLiteral("error %1").arg(i), Box{{x_of(i) - bar / 2, base, bar, 0}});
      if (i % every(column, 32) == 0 || newest)
        scene.words({x_of(i), base + 13}, told_probability(error), styles::small, &Theme::ink3, 0.5);
    }
    scene.words({left - 8, line + 4}, told_upper(allowed), styles::small, &Theme::ink2, 1);
    scene.words({left + 2, line - 5}, QStringLiteral("$α$ + $β$"), styles::small, &Theme::ink2);
    if (shown == m) {  // the mean as a tick at the right end, exact
      const double mean = y.px(gap.empirical_loss);
      scene.line({right - 18, mean}, {right - 2, mean}, thin(&Theme::ink, 3));
      scene.words({right, std::min(mean, line) - 6}, tr("mean %1").arg(told_probability(gap.empirical_loss)),
                  styles::small_bold, &Theme::ink, 1);
    }
    scene.paragraph({page_margin, base + 30},
                    tr("how often the learner errs at each example: its expected empirical loss may be %1 at most")
                        .arg(told_upper(allowed)),
                    styles::small, &Theme::ink2, room.width() - 2 * page_margin, 14);
  }

  void others() {
    constexpr double top = 404;
    constexpr double between_cards = 8;
    const double whole = room.width() - 2 * page_margin;
    scene.line({page_margin, top}, {page_margin + whole, top}, thin(&Theme::hair));
    const double title =
        scene.words({page_margin, top + 22}, tr("Six learners, one law"), styles::heading, &Theme::ink).width() + 14;
    scene.words({page_margin + title, top + 22},
                tr("accurate, then a step of %1 or more; without such a step, not accurate")
                    .arg(told_lower(least_step_of(run.gap->claim, paper))),
                styles::plain, &Theme::ink2, 0, whole - title);
    const Axis cards =
        Axis::columns(std::max<std::size_t>(6, run.others.size()), page_margin, page_margin + whole + between_cards);
    const double width = cards.unit() - between_cards;
    for (std::size_t i = 0; i < run.others.size(); ++i)
      card(i, {cards.px(static_cast<double>(i)) - cards.unit() / 2, top + 34, width, 143});
  }

  void card(std::size_t i, const QRectF& rect) {
    const ComparedLearner& one = run.others[i];
    const bool here = one.name == run.scenario.learner && one.domain == run.scenario.domain;
    const QRectF inside = rect.adjusted(12, 0, -12, 0);
    scene
        .box(rect.adjusted(0.5, 0.5, -0.5, -0.5), one.gap.accurate ? &Theme::canvas : &Theme::panel,
             here ? thin(&Theme::ink, 2) : thin(&Theme::hair), 6)
        .touched({rect, 6, Spot::Act::choose, static_cast<std::int32_t>(i)});
    scene.words({inside.left(), rect.top() + 19}, QString::fromStdString(one.name), styles::bold, &Theme::ink);
    const std::vector<double>& p = one.gap.probabilities;
    Plot small(scene, {inside.left(), rect.top() + 30, inside.width(), 54}, {0, static_cast<double>(p.size())}, {0, 1});
    small.across(0, thin(&Theme::hair)).across(1, thin(&Theme::hair));
    scene.line(staircase(p, small.x(), small.y()), {&Theme::ink, 2, 0, 0, 0, true});
    const auto index = static_cast<double>(one.gap.index);
    if (one.gap.step > 0)
      scene.line(small.at(index, p[one.gap.index - 1]), small.at(index, p[one.gap.index]), thin(&Theme::ink, 3.5));
    const auto row = [&](double y, const QString& label, double value) {
      scene.words({inside.left(), y}, label, styles::small, &Theme::ink3);
      scene.words({inside.right(), y}, told_probability(value), styles::plain, &Theme::ink, 1);
    };
    row(rect.top() + 102, tr("loss"), one.gap.empirical_loss);
    row(rect.top() + 118, tr("step"), one.gap.step);
    scene.words({inside.left(), rect.top() + 135}, one.gap.accurate ? tr("accurate") : tr("not accurate"),
                one.gap.accurate ? styles::small_bold : styles::small, one.gap.accurate ? &Theme::ink : &Theme::ink3, 0,
                inside.width());
  }

  [[nodiscard]] QString says() const {
    if (!run.gap) return tr("No homogeneous set is known yet.");
    const Gap& gap = *run.gap;
    const QString first = told_probability(gap.probabilities.front());
    const QString last = told_probability(gap.probabilities.back());
    const QString course = first == last
                               ? tr("The learner's probability of + begins and ends near %1.").arg(first)
                               : tr("The learner's probability of + in each interval, from %1 to %2.").arg(first, last);
    const QString rise =
        gap.step > 0
            ? tr("Its largest step is %1, at example %2.").arg(told_probability(gap.step), QString::number(gap.index))
            : tr("It never rises.");
    return course + u' ' + rise + u' ' +
           tr("The learner's mean error is %1.").arg(told_probability(gap.empirical_loss));
  }

  Scene all() {
    constexpr double with_others = 592;  // px: the height at which the other learners have room
    scene.words({page_margin, 10}, tr("$p_i$, probability of + in interval $i$"), styles::small, &Theme::ink2);
    plot.grid({0, 0.25, 0.5, 0.75, 1}, tick_text, &Theme::ink3, false);
    if (run.gap) {
      stairs();
      examples();
      errors();
      if (room.height() >= with_others - 1) others();
    } else {
      scene.words(plot.at(0, 0.5) - QPointF(0, 8), tr("No homogeneous set is known yet."), {13}, &Theme::ink2);
    }
    scene.says = says();
    return std::move(scene);
  }
};

struct FlattestScene {
  Q_DECLARE_TR_FUNCTIONS(FlattestPicture)

 public:
  static Scene of(const LowerBoundRun& run, bool solved, QSizeF room) {
    Scene scene;
    const QString least = told_lower(to_double(run.least_step));
    scene.says = tr("The learner's staircase beside the flattest accurate one, whose largest step is %1.").arg(least);
    Plot plot(scene, {4, 8, room.width() - 8, 78}, {0, static_cast<double>(run.scenario.examples + 1)}, {0, 1});
    plot.across(0, thin(&Theme::hair)).across(1, thin(&Theme::hair));
    const auto both = [&](const QString& step, double error) {
      scene.words({8, 24}, step, styles::small_bold, &Theme::ink);
      scene.words({8, 39}, tr("mean error %1").arg(told_probability(error)), styles::small, &Theme::ink2);
    };
    const bool flattest = solved && !run.flattest.empty();
    if (run.gap) {
      const Stroke stroke{solved ? &Theme::line : &Theme::ink, solved ? 1.5 : 2.5, 0, 0, 0, true};
      scene.line(staircase(run.gap->probabilities, plot.x(), plot.y()), stroke);
      if (!flattest) both(tr("largest %1").arg(told_probability(run.gap->step)), run.gap->empirical_loss);
    }
    if (!flattest) return scene;
    std::vector<double> levels;
    for (const Rational& level : run.flattest) levels.push_back(to_double(level));
    scene.line(staircase(levels, plot.x(), plot.y()), {&Theme::ink, 2.5, 0, 0, 0, true});
    both(tr("steps of %1").arg(least), to_double(run.scenario.alpha + run.scenario.beta));
    return scene;
  }
};

}  // namespace

Scene gap_scene(const LowerBoundRun& run, int step, bool paper, QSizeF room) {
  return GapScene{run, paper, room, step}.all();
}

ScenePicture gap_picture(std::shared_ptr<const LowerBoundRun> run, int step, double phase, bool paper) {
  constexpr double least_height = 404;  // without the other learners
  return {{728, 600},
          least_height,
          [run = std::move(run), paper](int at, QSizeF room) { return gap_scene(*run, at, paper, room); },
          step,
          phase};
}

ScenePicture flattest_picture(std::shared_ptr<const LowerBoundRun> run, bool solved) {
  const QSizeF size(256, 92);
  return {size, size.height(),
          [run = std::move(run), solved](int, QSizeF room) { return FlattestScene::of(*run, solved, room); }};
}

}  // namespace littlestone::ui
