// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/pages/homogeneous/homogeneous_scene.hpp"

#include <QCoreApplication>
#include <algorithm>
#include <bit>
#include <cmath>
#include <set>
#include <utility>

#include "ui/kit/label_places.hpp"
#include "ui/kit/scene/plot.hpp"
#include "ui/kit/stage.hpp"
#include "ui/words/bounds.hpp"
#include "ui/words/numbers.hpp"

namespace littlestone::ui {
namespace {

constexpr double left = 76;
constexpr double right = 704;
constexpr double rule_y = 362;        // between the two parts
constexpr std::size_t most_rows = 9;  // of the colour: those in the middle

/// "2^{12}" in markup, or the number.
QString point_markup(LinePoint x) {
  if (x >= 8 && std::has_single_bit(x)) return QStringLiteral("$2^{%1}$").arg(std::countr_zero(x));
  return whole_text(x);
}

QRectF square(QPointF centre, double half) { return {centre - QPointF(half, half), centre + QPointF(half, half)}; }

/// A point of X′; returns its dot.
Mark& inside_dot(Scene& scene, QPointF centre, double radius) {
  scene.disc(centre, radius, &Theme::canvas, {&Theme::ink, 1.75});
  return scene.disc(centre, radius * 0.42, &Theme::ink);
}

void outside_dot(Scene& scene, QPointF centre, double radius) {
  scene.disc(centre, radius, &Theme::canvas, {&Theme::line, 1.25});
}

/// The learner's values for S or S′, and its examples.
struct SampleScene {
  Q_DECLARE_TR_FUNCTIONS(HomogeneousPicture)

 public:
  const LowerBoundRun& run;
  const HomogeneousFacts& facts;
  std::optional<std::size_t> pointed;
  bool moved;   // S′ is there
  bool second;  // it is this one
  Scene& scene;
  const std::vector<LinePoint>& sample = second ? facts.moved : facts.sample;
  double shift = second ? 178 : 0;
  Axis line{0, 1, left, right};  // of places on the line
  Plot plot{scene, {left, 32 + shift, right - left, 96}, line, {0, 1}};
  double examples_y = 146 + shift;

  [[nodiscard]] double x_of(LinePoint x) const { return line.px(place_on_line(x, run.scenario.domain)); }
  [[nodiscard]] QPointF value_at(LinePoint x) const {
    return {x_of(x), plot.y().px(run.learner.probability(sample, x, run.scenario.domain))};
  }
  [[nodiscard]] bool sampled(LinePoint x) const { return std::binary_search(sample.begin(), sample.end(), x); }

  /// Words among the values, at the first place that is free.
  void label(const QString& markup, std::vector<Place> places) {
    scene.label(markup, styles::small, &Theme::ink2, {std::move(places), {left, 16 + shift, right - left, 106}});
  }

  /// γ up and down from the value of interval i, from one example to the next.
  [[nodiscard]] QRectF band(std::size_t i) const {
    const double gamma = to_double(run.tolerance);
    const double middle = run.set.ranges[i].middle();
    const double from = i == 0 ? left : x_of(sample[i - 1]);
    const double to = i == sample.size() ? right : x_of(sample[i]);
    return {QPointF(from, plot.y().px(std::min(1.0, middle + gamma))),
            QPointF(to, plot.y().px(std::max(0.0, middle - gamma)))};
  }

  // Of every point, or of as many as the eye tells apart.
  void curve() {
    const LinePoint domain = run.scenario.domain;
    constexpr LinePoint most = 400;
    std::set<LinePoint> shown;
    for (LinePoint i = 0; i <= most; ++i)
      shown.insert(domain <= most ? std::min(i + 1, domain) : point_at(static_cast<double>(i) / most, domain));
    for (const LinePoint x : sample) shown.insert({std::max<LinePoint>(1, x - 1), x});
    QPolygonF curve;
    for (const LinePoint x : shown) {
      const QPointF next = value_at(x);
      // A threshold jumps at a point, it does not lean.
      if (!curve.isEmpty() && std::abs(next.y() - curve.back().y()) > 10) curve << QPointF(next.x(), curve.back().y());
      curve << next;
    }
    scene.line(curve, {&Theme::ink, 2.5, 1, 0, 0, true});
  }

  // The point outside X′ that is looked at.
  void outside() {
    if (!pointed || *pointed >= facts.candidates.size()) return;
    const LinePoint x = facts.candidates[*pointed].point;
    if (sampled(x) || facts.candidates[*pointed].inside) return;
    const QPointF centre = value_at(x);
    outside_dot(scene, centre, 5);
    scene.add(Ring{square(centre, 7), 7}, nullptr);
    const QString value = told_probability(run.learner.probability(sample, x, run.scenario.domain));
    const QString words =
        second ? tr("%1: now %2").arg(point_markup(x), value) : tr("%1 is not in $X$′: %2").arg(point_markup(x), value);
    label(words, around(centre, width_of(words, styles::small), caption, 14));
  }

  // What a band stands for, where it has the room.
  void band_value(std::size_t i) {
    const ValueRange& range = run.set.ranges[i];
    const QString value = told_probability(range.middle());
    const QString words = range.spread() > 0 ? QStringLiteral("$p_{%1}$ = %2 ± $γ$").arg(i).arg(value)
                                             : QStringLiteral("$p_{%1}$ = %2").arg(i).arg(value);
    const double width = width_of(words, styles::small);
    const QRectF within = band(i);
    if (within.width() < width + 4) return;
    std::vector<Place> places;
    for (const double share : {0.5, 0.3, 0.7}) {
      const double x =
          std::clamp(within.left() + within.width() * share - width / 2, within.left() + 2, within.right() - width - 2);
      for (const double baseline : {within.top() - 6, within.bottom() + 14})
        places.push_back({words_box({x, baseline}, width, caption)});
    }
    label(words, std::move(places));
  }

  /// An example, which is dragged. In S′ the one that moves comes from its place in S.
  void example(std::size_t i) {
    const bool mover = moved && i == facts.mover;
    const auto put = [&](const char* name, Ink ink, const auto& shape_at) -> Mark& {
      Mark& mark = scene.add(shape_at(QPointF(x_of(sample[i]), examples_y)), ink);
      if (!mover || !second) return mark;
      return mark.grows(QLatin1String(name), shape_at(QPointF(x_of(facts.sample[i]), examples_y)));
    };
    const Label label = i < sample.size() / 2 ? Label::minus : Label::plus;
    const QRectF grasp = square({x_of(sample[i]), examples_y}, 14);
    put("example", nullptr,
        [&](QPointF centre) {
          return LabelCell{square(centre, 9), label};
        })
        .touched({grasp, 6, Spot::Act::drag, static_cast<std::int32_t>(i) + (second ? homogeneous_moved : 0),
                  Grab{"sample", line}});
    if (mover) put("ring", nullptr, [](QPointF centre) { return Ring{square(centre, 7), 4, true}; });
    if (std::binary_search(run.set.points.begin(), run.set.points.end(), sample[i])) return;
    put("off", &Theme::ink, [](QPointF centre) {
      return Text{QStringLiteral("!"), {13, QFont::DemiBold}, centre + QPointF(0, 22), 0.5};
    });
  }

  // From S down to S′.
  void move() {
    const double from = x_of(facts.sample[facts.mover]);
    const double to = x_of(facts.moved[facts.mover]);
    const double y = examples_y + 24;
    const Stroke stroke{&Theme::ink, 1.75, 0, 0, 0, true};
    scene.line({{from, y - 9}, {from, y}, {to, y}, {to, y + 9}}, stroke);
    scene.line({{to - 4, y + 5}, {to, y + 10}, {to + 4, y + 5}}, stroke);
    const QString words = tr("example %1 moves").arg(facts.mover + 1);
    const double width = width_of(words, styles::small);
    std::vector<Place> places;
    for (const double away : {12.0, 24.0, 36.0}) {
      for (const double x : {std::max(from, to) + away, std::min(from, to) - away - width})
        places.push_back({words_box({x, y + 7}, width, caption)});
    }
    scene.label(words, styles::small, &Theme::ink2,
                {std::move(places), {0, examples_y, right + 16, 50}, /*must=*/true});
  }

  void add() {
    scene.words({page_margin, 18 + shift}, second ? QStringLiteral("$S$′") : QStringLiteral("$S$"), {15}, &Theme::ink);
    scene.words({50, 18 + shift},
                second ? tr("$A_{S′}(x)$, probability that the learner says +")
                       : tr("$A_S(x)$, probability that the learner says +"),
                styles::small, &Theme::ink2);
    plot.grid({0, 0.5, 1}, tick_text, &Theme::ink3, false);
    const std::size_t bands = run.set.ranges.size();
    for (std::size_t i = 0; i < bands; ++i) {
      const QRectF rect = band(i);
      scene.box({rect.topLeft(), QSizeF(rect.width(), std::max(2.0, rect.height()))}, &Theme::lineage);
    }
    curve();
    for (std::size_t i = 0; i < run.set.points.size(); ++i) {
      if (sampled(run.set.points[i])) continue;
      const QPointF centre = value_at(run.set.points[i]);
      inside_dot(scene, centre, 5).touched({square(centre, 7), 7}, Kin::of_point(static_cast<PointIndex>(i)));
    }
    outside();
    for (std::size_t i = 0; i < bands; ++i) band_value(i);
    scene.line({left - 6, examples_y}, {right + 4, examples_y}, thin(&Theme::line));
    for (std::size_t i = 0; i < sample.size(); ++i) example(i);
    if (moved && !second && facts.moved != facts.sample) move();
  }
};

QSizeF colour_size(const HomogeneousFacts& facts) {
  const std::size_t rows = std::min(facts.five.size(), most_rows);
  return {256, rows == 0 ? 0 : 24 + 24 * static_cast<double>(rows)};
}

/// The colour: a row for each point that is taken out.
struct ColourScene {
  Q_DECLARE_TR_FUNCTIONS(ColourPicture)

 public:
  const HomogeneousFacts& facts;
  bool every_value;  // or only that of the row in the middle
  Scene scene = {};
  std::size_t count = facts.five.size();
  double pitch = std::min(30.0, 176.0 / static_cast<double>(count));
  double cell = std::min(18.0, pitch * 0.8);

  [[nodiscard]] double x_of(std::size_t j) const { return 16 + pitch * static_cast<double>(j); }

  void row(std::size_t out, double y) {
    for (std::size_t j = 0; j < count; ++j) {
      const QPointF centre(x_of(j), y);
      const std::size_t order = j < out ? j : j - 1;
      const Label label = order < (count - 1) / 2 ? Label::minus : Label::plus;
      if (j == out) {
        inside_dot(scene, centre, std::min(6.5, cell * 0.36));
      } else {
        scene.add(LabelCell{square(centre, cell / 2), label, cell > 12}, nullptr);
      }
    }
    const bool middle = out == count / 2;
    if (!every_value && !middle) return;
    scene.add(Arrow{{pitch * static_cast<double>(count) + 14, y}, 18}, &Theme::ink2);
    scene.words({252, y + 4.5}, told_probability(facts.colour[out]), middle ? styles::bold : styles::plain, &Theme::ink,
                1);
  }

  Scene all() {
    QStringList values;
    for (const double value : facts.colour) values += told_probability(value);
    scene.says = tr("The colour of %1 points: %2.").arg(count).arg(values.join(QStringLiteral(", ")));
    if (count == 0) return std::move(scene);
    for (std::size_t j = 0; pitch >= 24 && j < count; ++j)
      scene.words({x_of(j), 12}, point_markup(facts.five[j]), styles::small, &Theme::ink3, 0.5);
    scene.words({252, 12}, tr("value"), styles::small, &Theme::ink3, 1);
    const std::size_t rows = std::min(count, most_rows);
    for (std::size_t r = 0; r < rows; ++r) row((count - rows) / 2 + r, 30 + 24 * static_cast<double>(r));
    return std::move(scene);
  }
};

/// The whole picture: below the samples the candidates of X′ in a row, how far their values spread and which joined.
struct HomogeneousScene {
  Q_DECLARE_TR_FUNCTIONS(HomogeneousPicture)

 public:
  const LowerBoundRun& run;
  const HomogeneousFacts& facts;
  std::optional<std::size_t> pointed;
  HomogeneousMoment moment;
  QSizeF room;
  Scene scene = {};
  const std::vector<HomogeneousCandidate>& candidates = facts.candidates;

  static constexpr double top = 413;  // of the largest spread
  static constexpr double base = 528;

  double bound = 2 * to_double(run.tolerance);
  Plot plot{scene,
            {left, top, right - left, base - top},
            {0, static_cast<double>(candidates.size()) - 1},
            {0, largest_spread()}};
  double pitch = candidates.size() > 1 ? plot.x().unit() : right - left;
  double radius = std::clamp(pitch * 0.3, 1.2, 5.0);

  [[nodiscard]] double largest_spread() const {
    double most = std::max(bound * 1.2, 0.05);
    for (const HomogeneousCandidate& candidate : candidates) most = std::max(most, candidate.spread.value_or(0));
    return most;
  }
  [[nodiscard]] double x_of(std::size_t i) const { return plot.x().px(static_cast<double>(i)); }
  [[nodiscard]] bool joined(std::size_t i) const { return i < moment.tried && candidates[i].inside; }

  void title() {
    scene.line({page_margin, rule_y}, {room.width() - page_margin, rule_y}, thin(&Theme::hair));
    const double title =
        scene.words({page_margin, rule_y + 20}, tr("Who may join"), styles::heading, &Theme::ink).width() + 14;
    scene.words({page_margin + title, rule_y + 20},
                tr("widest spread of values at one order, over all %1-point subsets of $X$′ with this point")
                    .arg(run.scenario.examples + 1),
                styles::small, &Theme::ink2, 0, room.width() - 2 * page_margin - title);
  }

  void axis() {
    const double level = plot.y().px(bound);
    const double numbers = left - 10;
    scene.line({left - 6, base}, {right + 4, base}, thin(&Theme::line));
    scene.line({left - 6, level}, {right + 4, level}, {&Theme::ink, 1.5, 1, 7, 4});
    scene.words({numbers, level + 4}, tr("2$γ$ = %1").arg(told_upper(bound)), styles::small, &Theme::ink2, 1);
    scene.words({numbers, top + 4}, told_probability(plot.y().to), styles::small, &Theme::ink3, 1);
    // Where it has room beside the bound.
    scene.where_free({numbers, base + 4}, QStringLiteral("0"), styles::small, &Theme::ink3, 1, {{}, room});
  }

  void candidate(std::size_t i) {
    const double x = x_of(i);
    if (i < moment.tried && candidates[i].spread) spread(i, *candidates[i].spread);
    const QPointF centre(x, base + 14);
    circle(i, centre);
    if (pointed == i) scene.add(Ring{{x - 9, base + 5, 18, 36}, 6}, nullptr);
    const auto place = static_cast<std::int32_t>(i);
    const double reach = std::max(6.0, pitch / 2);
    scene.touch({{x - reach, top, 2 * reach, base + 40 - top}, 6, Spot::Act::choose, place});
    if (pitch < 4) return;
    const double half = std::clamp(pitch / 2, 3.0, 9.0);
    const QRectF circle_room(centre - QPointF(half, 8), QSizeF(2 * half, 16));
    scene.touch({circle_room, half, Spot::Act::choose, place + homogeneous_circles});
  }

  void spread(std::size_t i, double value) {
    const QPointF foot(x_of(i), base);
    const QPointF tip(foot.x(), plot.y().px(value));
    const QPointF cap(std::min(5.0, pitch * 0.35), 0);
    const bool inside = candidates[i].inside;
    const QString key = QStringLiteral("spread %1").arg(i);
    scene.line(foot, tip, inside ? Stroke{&Theme::ink, 1.75} : Stroke{&Theme::line, 1.25, 1, 2, 3}).grows(key, foot);
    scene.line(tip - cap, tip + cap, inside ? thin(&Theme::ink, 3) : thin(&Theme::ink2, 2))
        .grows(key + u'|', Line{QPolygonF({foot - cap, foot + cap})});
  }

  // Framed where it is forced in.
  void circle(std::size_t i, QPointF centre) {
    if (joined(i)) {
      inside_dot(scene, centre, radius);
    } else {
      outside_dot(scene, centre, radius * (i < moment.tried ? 0.6 : 0.35));
    }
    const std::vector<LinePoint>& forced = run.scenario.forced;
    if (!std::binary_search(forced.begin(), forced.end(), candidates[i].point)) return;
    scene.box(square(centre, radius + 3), nullptr, {&Theme::ink, 1.75}, 3);
  }

  // Of every candidate that has the room; the ring of one lies around its own.
  void names() {
    double until = 0;
    for (std::size_t i = 0; i < candidates.size(); ++i) {
      const QString name = point_markup(candidates[i].point);
      const MathStyle& style = joined(i) ? styles::small_bold : styles::small;
      const double half = width_of(name, style) / 2;
      if (x_of(i) - half <= until + 5) continue;
      scene.words({x_of(i), base + 36}, name, style, joined(i) ? &Theme::ink : &Theme::ink3, 0.5);
      until = x_of(i) + half;
    }
  }

  // How many points the set has, and how that many were found.
  void found() {
    const auto found = static_cast<int>(run.set.points.size());
    const QString size = run.set.exact ? tr("%n points", nullptr, found) : tr("at least %n points", nullptr, found);
    const double y = room.height() - 8;
    const double counted = scene.words({page_margin, y}, size, {13, QFont::DemiBold}, &Theme::ink).width() + 10;
    scene.words({page_margin + counted, y}, how_found(), {13}, &Theme::ink2, 0, room.width() - 50 - counted);
  }

  [[nodiscard]] QString how_found() const {
    const std::size_t without_trying = run.scenario.examples + 1;
    if (run.set.exact && !run.scenario.forced.empty())
      return tr("the most that hold the framed ones; any %1 points are homogeneous.").arg(without_trying);
    if (run.set.exact)
      return tr("the most among these %1; any %2 points are homogeneous.").arg(candidates.size()).arg(without_trying);
    return (run.complete ? tr("one quick pass; any %1 points are homogeneous.")
                         : tr("the search was stopped; any %1 points are homogeneous."))
        .arg(without_trying);
  }

  void who_may_join() {
    title();
    axis();
    for (std::size_t i = 0; i < candidates.size(); ++i) candidate(i);
    names();
    scene.words({page_margin, base + 18}, QStringLiteral("$X$′"), {13}, &Theme::ink);
    scene.words({page_margin, base + 36}, QStringLiteral("$x$"), styles::plain, &Theme::ink3);
    if (moment.tried >= candidates.size()) found();
  }

  void colour() {
    scene.words({page_margin, 18}, tr("The colour of %n points", nullptr, static_cast<int>(facts.five.size())),
                styles::heading, &Theme::ink);
    if (facts.five.empty()) {
      scene.words({page_margin, 42}, tr("X′ has no point beside the sample."), {13}, &Theme::ink2);
      return;
    }
    scene.words({page_margin, 38}, tr("Each row takes one point out, labels the rest and asks the learner there."),
                styles::small, &Theme::ink2);
    const QSizeF size = colour_size(facts);
    const double scale = std::min((rule_y - 70) / size.height(), (room.width() - 2 * page_margin) / size.width());
    const QRectF rect(QPointF((room.width() - size.width() * scale) / 2, 52), size * scale);
    scene.add(Inset{std::make_shared<Scene>(ColourScene{facts, true}.all()), rect, scale}, nullptr);
  }

  Scene all(bool one_colour) {
    constexpr double with_candidates = 592;  // px: the height at which they have room
    scene.says = tr("%1 homogeneous points among %2 candidates; the learner's values for a sample, and for one with an "
                    "example moved.")
                     .arg(run.set.points.size())
                     .arg(candidates.size());
    if (facts.sample.empty()) {
      scene.words({left, 80}, tr("No homogeneous set is known yet."), {13}, &Theme::ink2);
      return std::move(scene);
    }
    if (one_colour) {
      colour();
    } else {
      SampleScene{run, facts, pointed, moment.moved, false, scene}.add();
      if (moment.moved) SampleScene{run, facts, pointed, true, true, scene}.add();
    }
    if (room.height() >= with_candidates - 1) who_may_join();
    return std::move(scene);
  }
};

}  // namespace

int HomogeneousMoment::trials(std::size_t candidates) {
  constexpr std::size_t most = 64;
  return candidates <= most ? static_cast<int>(candidates) : 1;
}

HomogeneousMoment HomogeneousMoment::at(int step, std::size_t candidates) {
  const int all = trials(candidates);
  const int tried = std::clamp(step - 1, 0, all);
  return {tried == all ? candidates : static_cast<std::size_t>(tried), step > all + 1};
}

Scene homogeneous_scene(const HomogeneousShown& shown, int step, QSizeF room) {
  const HomogeneousFacts& facts = *shown.facts;
  const HomogeneousMoment moment = HomogeneousMoment::at(step, facts.candidates.size());
  return HomogeneousScene{*shown.run, facts, shown.pointed ? shown.pointed : facts.stray, moment, room}.all(
      shown.one_colour);
}

ScenePicture homogeneous_picture(HomogeneousShown shown, int step, double phase) {
  constexpr double least_height = rule_y;  // without the candidates
  return {{728, 600},
          least_height,
          [shown = std::move(shown)](int at, QSizeF room) { return homogeneous_scene(shown, at, room); },
          step,
          phase};
}

ScenePicture colour_picture(std::shared_ptr<const HomogeneousFacts> facts, bool all) {
  const QSizeF size = colour_size(*facts);
  return {size, size.height(), [facts = std::move(facts), all](int, QSizeF) { return ColourScene{*facts, all}.all(); }};
}

}  // namespace littlestone::ui
