// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/pages/same_answer/same_answer_scene.hpp"

#include <QCoreApplication>
#include <algorithm>
#include <array>
#include <cmath>
#include <utility>

#include "core/study/intervals.hpp"
#include "ui/kit/label_places.hpp"
#include "ui/kit/scene/plot.hpp"
#include "ui/kit/stage.hpp"
#include "ui/pages/same_answer/same_answer_words.hpp"
#include "ui/shell/card_picture.hpp"
#include "ui/words/numbers.hpp"

namespace littlestone::ui {
namespace {

constexpr double roof_top = 0.2;  // of the chance to differ; above it the curve leaves
constexpr Stroke ceiling_stroke{&Theme::ink, 1.5, 1, 7, 4};

/// The squares from 0 on whose roots stand at least `apart` px from each other.
std::vector<double> square_ticks(double most, double px_a_root, double apart) {
  std::vector<double> ticks;
  const auto every = static_cast<int>(std::max(1.0, std::ceil(apart / px_a_root)));
  for (int root = 0; root * root <= most; root += every) ticks.push_back(root * root);
  return ticks;
}

/// A staircase over roots of counts, from 0 to `most`.
QPolygonF stairs_of(const Staircase& steps, const Plot& plot, double most) {
  QPolygonF points{plot.at(0, 0)};
  double height = 0;
  for (const Step& step : steps.steps) {
    const double x = std::sqrt(std::min(most, static_cast<double>(step.count)));
    points << plot.at(x, height);
    height += to_double(step.chance);
    points << plot.at(x, height);
  }
  points << plot.at(std::sqrt(most), height);
  return points;
}

/// The chance to differ along the worlds, cut off at `top`.
void add_curve(Plot& plot, const std::vector<StaircasePlace>& curve, const Stroke& stroke) {
  plot.curve(
      curve, [](const StaircasePlace& place) { return std::sqrt(place.expected); }, &StaircasePlace::differ, stroke);
}

/// The axis of counts with its numbers, below a plot.
void add_counts(Scene& scene, const Plot& plot, double most, double apart) {
  const double y = plot.room().bottom();
  scene.line({plot.room().left(), y}, {plot.room().right(), y}, thin(&Theme::line));
  for (const double count : square_ticks(most, plot.x().unit(), apart)) {
    const double x = plot.x().px(std::sqrt(count));
    scene.line({x, y}, {x, y + 4}, thin(&Theme::line));
    scene.words({x, y + 18}, QString::number(count), styles::small, &Theme::ink3, 0.5);
  }
}

struct SameAnswerScene {
  Q_DECLARE_TR_FUNCTIONS(SameAnswerPicture)

 public:
  const SameAnswerRun& run;
  int step;
  QSizeF room;
  Scene scene = {};
  double most = run.most_count;
  QRectF above = {88, 34, 454, 262};
  Plot plot{scene, above, {0, std::sqrt(most)}, {0, 1}};
  bool points = run.task.kind == ReplicableTask::Kind::points;

  static constexpr double first_column = 574;
  static constexpr double columns_apart = 42;
  static constexpr double column_width = 34;
  static constexpr double words_at = 660;

  [[nodiscard]] double root_px(double count) const { return plot.x().px(std::sqrt(std::min(count, most))); }
  [[nodiscard]] double height_px(double height) const { return plot.y().px(height); }

  void axes() {
    plot.grid({0, 0.5, 1}, tick_text, &Theme::ink3, true);
    add_counts(scene, plot, most, 34);
    scene.words({above.right() + 18, above.bottom() + 18}, tr("√ scale"), styles::small, &Theme::ink3);
    scene.words({page_margin, above.top() - 12}, tr("die"), styles::small, &Theme::ink2);
  }

  /// How often a lab has each count, hanging below the axis.
  void law() {
    constexpr double gap = 26;
    constexpr double height = 33;
    const double y = above.bottom() + gap;
    const double top = *std::max_element(run.law.begin(), run.law.end());
    if (!(top > 0)) return;
    for (std::size_t x = 0; x < run.law.size(); ++x) {
      const double high = height * run.law[x] / top;
      if (high < 0.4) continue;
      const auto count = static_cast<double>(x);
      const double pitch = root_px(count + 0.5) - root_px(std::max(0.0, count - 0.5));
      const double width = std::clamp(pitch - 1.5, 1.0, 6.0);
      const bool drawn = run.labs[0].counts.front() == x || run.labs[1].counts.front() == x;
      scene.box({root_px(count) - width / 2, y, width, high}, drawn ? &Theme::ink : &Theme::ink3);
    }
    const QString words =
        points ? tr("how often a lab counts the rare point") : tr("how often a lab counts the label −");
    const double bars = root_px(run.law.empty() ? 0 : expected());
    // Beside the hill: at its left where it leaves room there.
    const bool left = bars - above.left() > 200;
    scene.paragraph({left ? above.left() : bars + 110, y + 14}, words, styles::small, &Theme::ink2, 120, 14);
  }
  [[nodiscard]] double expected() const {
    return run.boundaries.front() * static_cast<double>(run.shown.steps.examples);
  }

  void stairs() {
    scene.line(stairs_of(run.shown.steps, plot, most), {&Theme::ink, 2, 1, 0, 0, true}).named(QStringLiteral("stairs"));
    double height = 0;
    double last = -100;
    for (std::size_t i = 0; i < run.shown.steps.steps.size(); ++i) {
      const Step& one = run.shown.steps.steps[i];
      const double chance = to_double(one.chance);
      const QPointF middle(root_px(static_cast<double>(one.count)), height_px(height + chance / 2));
      height += chance;
      constexpr double reach = 9;
      constexpr double least_apart = 9;
      if (middle.x() - last >= least_apart) {
        scene.disc(middle, 4.5, &Theme::canvas, {&Theme::ink, 1.5, 0});
        last = middle.x();
      }
      scene.touch({{middle - QPointF(reach, reach), QSizeF(2 * reach, 2 * reach)},
                   reach,
                   Spot::Act::drag,
                   static_cast<std::int32_t>(10 + i),
                   Grab{"steps", plot.x(), Qt::Horizontal}},
                  Kin::of_node(static_cast<std::int32_t>(10 + i)));
    }
  }

  /// Both labs: on their step, or before there are steps on the axis.
  void labs(bool on_stairs) {
    for (std::size_t i = 0; i < run.labs[0].counts.size(); ++i) {
      std::array<QPointF, 2> places;
      for (std::size_t lab = 0; lab < 2; ++lab) {
        const std::uint64_t count = run.labs[lab].counts[i];
        places[lab] = {root_px(static_cast<double>(count)),
                       on_stairs ? height_px(run.shown.height(count)) : above.bottom()};
      }
      // Where they stand over each other they move aside; their counts do not.
      const double apart = std::hypot(places[1].x() - places[0].x(), places[1].y() - places[0].y());
      const double aside = std::max(0.0, 22 - apart) / 2 * (places[1].x() < places[0].x() ? -1 : 1);
      const double left = std::min(places[0].x() - aside, places[1].x() + aside);
      const double inside = apart < 22 ? std::max(0.0, above.left() + 2 - left) : 0;
      for (std::size_t lab = 0; lab < 2; ++lab) {
        const double x = places[lab].x() + (lab == 0 ? -aside : aside) + inside;
        put_lab(lab, i, places[lab], {x, places[lab].y()}, on_stairs);
      }
    }
  }

  void put_lab(std::size_t lab, std::size_t boundary, QPointF stands, QPointF at, bool on_stairs) {
    const QString name = QStringLiteral("lab %1 %2").arg(lab).arg(boundary);
    if (above.bottom() - at.y() > 30)
      scene.line({stands.x(), at.y() + 11}, {stands.x(), above.bottom()}, {&Theme::ink2, 1, 0, 2, 3});
    scene.disc(at, 10.5, lab == 0 ? &Theme::ink : &Theme::canvas, {&Theme::ink, 1.75, 0}).named(name);
    scene.words(at + QPointF(0, 4), lab_letter(lab), styles::small_bold, lab == 0 ? &Theme::canvas : &Theme::ink, 0.5)
        .named(name + QStringLiteral(" letter"));
    scene.touch({{at - QPointF(12, 12), QSizeF(24, 24)}, 12, Spot::Act::none, static_cast<std::int32_t>(lab)},
                Kin::of_node(static_cast<std::int32_t>(lab)));
    const QString number = QString::number(run.labs[lab].counts[boundary]);
    const double width = width_of(number, styles::small_bold);
    const double y = on_stairs ? above.bottom() - 6 : at.y() - 16;
    std::vector<Place> places;
    for (const double x : {stands.x() + 5, stands.x() - 5 - width})
      places.push_back({words_box({x, y}, width, caption)});
    if (!on_stairs) places.insert(places.begin(), {words_box({at.x() - width / 2, y}, width, caption)});
    plot.label(number, styles::small_bold, &Theme::ink, std::move(places));
  }

  static QString lab_letter(std::size_t lab) { return lab == 0 ? QStringLiteral("A") : QStringLiteral("B"); }

  /// Where the two labs answer differently, from the labs' steps to their columns.
  void band() {
    for (std::size_t i = 0; i < run.labs[0].counts.size(); ++i) {
      const double a = run.shown.height(run.labs[0].counts[i]);
      const double b = run.shown.height(run.labs[1].counts[i]);
      if (a == b) continue;
      const double x = root_px(static_cast<double>(std::min(run.labs[0].counts[i], run.labs[1].counts[i])));
      const QRectF rect(QPointF(x, height_px(std::max(a, b))), QPointF(first_column, height_px(std::min(a, b))));
      scene.box(rect, &Theme::lineage);
      scene.add(Hatch{rect, 7, 1}, &Theme::line);
      for (const double y : {rect.top(), rect.bottom()}) scene.line({x, y}, {first_column, y}, thin(&Theme::ink, 1.25));
    }
  }

  /// What a lab answers for each value of the die.
  void column(std::size_t lab) {
    const double x = first_column + columns_apart * static_cast<double>(lab);
    std::vector<double> heights;  // where the answer changes, falling
    for (const std::uint64_t count : run.labs[lab].counts) heights.push_back(run.shown.height(count));
    scene.words({x + column_width / 2, above.top() - 9}, lab_letter(lab), styles::small_bold, &Theme::ink, 0.5);
    double top = 1;
    for (std::size_t answer = 0; answer <= heights.size(); ++answer) {
      const double low = answer < heights.size() ? heights[answer] : 0;
      const QRectF cell(QPointF(x, height_px(top)), QPointF(x + column_width, height_px(low)));
      top = low;
      if (cell.height() < 1) continue;
      const bool named = answer == heights.size();
      if (points) {
        scene.add(LabelCell{cell.adjusted(0, 0.5, 0, -0.5), named ? Label::plus : Label::minus, cell.height() > 24},
                  nullptr);
        continue;
      }
      scene.box(cell.adjusted(0, 0.5, 0, -0.5), answer % 2 == 0 ? &Theme::hair : &Theme::panel, thin(&Theme::ink2), 2);
      if (cell.height() > 18)
        scene.words(cell.center() + QPointF(0, 4), QStringLiteral("$t_%1$").arg(answer + 1), styles::plain, &Theme::ink,
                    0.5);
    }
  }

  void columns() {
    band();
    column(0);
    column(1);
    const double right = first_column + columns_apart + column_width;
    bool framed = false;
    for (std::size_t i = 0; i < run.labs[0].counts.size(); ++i) {
      const double a = run.shown.height(run.labs[0].counts[i]);
      const double b = run.shown.height(run.labs[1].counts[i]);
      if (a == b) continue;
      const QRectF frame = QRectF(QPointF(first_column - 4, height_px(std::max(a, b)) - 3),
                                  QPointF(right + 4, height_px(std::min(a, b)) + 3));
      scene.box(frame, nullptr, {&Theme::ink, 2}, 3);
      if (!framed) beside(QStringLiteral("≠ %1").arg(answer_chance(run.apart)), styles::bold, frame.center().y());
      framed = true;
    }
    if (!points) return;
    const double low =
        std::min(run.shown.height(run.labs[0].counts.front()), run.shown.height(run.labs[1].counts.front()));
    const double high =
        std::max(run.shown.height(run.labs[0].counts.front()), run.shown.height(run.labs[1].counts.front()));
    if (high < 0.97) beside(tr("both −"), styles::plain, height_px((1 + high) / 2));
    if (low > 0.03) beside(tr("both +"), styles::plain, height_px(low / 2));
  }

  /// Words at the right of the columns, as near to this height as they have room.
  void beside(const QString& markup, const MathStyle& style, double y) {
    const double most_width = room.width() - words_at - 4;
    const double width = std::min(most_width, width_of(markup, style));
    std::vector<Place> places;
    for (const double by : {0.0, -15.0, 15.0, -30.0, 30.0, -45.0, 45.0})
      places.push_back({words_box({words_at, y + by + 4}, width, style.size)});
    Mark& words =
        plot.label(markup, style, style == styles::plain ? &Theme::ink2 : &Theme::ink, std::move(places), true);
    std::get<Text>(words.shape).room = most_width;
  }

  void die(bool to_columns) {
    const double y = height_px(run.die);
    const double end = to_columns ? first_column + columns_apart + column_width + 6 : above.right();
    scene.line({52, y}, {end, y}, thin(&Theme::ink, 1.5)).named(QStringLiteral("die line"));
    if (to_columns) beside(run.same() ? tr("same") : tr("differ"), styles::bold, y);
    const QRectF box(25, y - 12, 24, 24);
    scene.box(box, &Theme::canvas, {&Theme::ink, 1.75, 0}, 5).named(QStringLiteral("die"));
    for (const QPointF& dot : {QPointF(0, 0), QPointF(-6, -6), QPointF(6, -6), QPointF(-6, 6), QPointF(6, 6)})
      scene.disc(box.center() + dot, 1.9, &Theme::ink);
    const bool below = y + 30 < above.bottom() + 12;
    scene.words({box.center().x(), below ? y + 28 : y - 17}, probability_text(run.die), styles::small_bold, &Theme::ink,
                0.5);
    scene.touch({{20, y - 14, end - 20, 28}, 6, Spot::Act::drag, 2, Grab{"die", plot.y(), Qt::Vertical}},
                Kin::of_node(2));
  }

  void roof(bool with_ceiling) {
    constexpr double top = 388;
    constexpr double height = 124;
    scene.line({page_margin, top}, {room.width() - page_margin, top}, thin(&Theme::hair));
    const double title =
        scene.words({page_margin, top + 21}, tr("In every world"), styles::heading, &Theme::ink).width() + 16;
    scene.words({page_margin + title, top + 21}, tr("chance that the two differ"), styles::plain, &Theme::ink2);
    Plot below(scene, {above.left(), top + 46, above.width(), height}, {0, std::sqrt(most)}, {0, roof_top});
    below.grid({0, 0.1, 0.2}, tick_text, &Theme::ink3, true);
    add_counts(scene, below, most, 34);
    const double y = below.room().bottom() + 33;
    scene.words({above.left(), y}, points ? tr("rare") : QString(), styles::small, &Theme::ink3, 0.5);
    scene.words({above.center().x(), y}, tr("expected count, $p$ $m$"), styles::small, &Theme::ink2, 0.5);
    scene.words({above.right(), y}, points ? tr("common") : QString(), styles::small, &Theme::ink3, 1);
    add_curve(below, run.shown.curve, {&Theme::ink, 2, 1, 0, 0, true});
    const double bound = to_double(run.shown.worst.bound);
    const double highest = std::max_element(run.shown.curve.begin(), run.shown.curve.end(), [](auto& a, auto& b) {
                             return a.differ < b.differ;
                           })->differ;
    if (with_ceiling) {
      if (bound <= roof_top) {
        const double line = below.y().px(bound);
        scene.line({above.left(), line}, {above.right() + 6, line}, ceiling_stroke);
        scene.words({above.right() + 14, line + 4}, tr("ceiling %1").arg(answer_ceiling(run.shown)), styles::bold,
                    &Theme::ink);
      } else {
        scene.words({above.right() + 14, below.room().top() + 4}, tr("↑ ceiling %1").arg(answer_ceiling(run.shown)),
                    styles::bold, &Theme::ink);
      }
    }
    if (highest > roof_top) leaving(below, highest);
    handle(below);
  }

  /// Where the curve leaves the plot, its highest value.
  void leaving(Plot& below, double highest) {
    const auto& curve = run.shown.curve;
    const auto peak =
        std::max_element(curve.begin(), curve.end(), [](auto& a, auto& b) { return a.differ < b.differ; });
    const QString words = QStringLiteral("↑ %1").arg(answer_chance(highest));
    const double width = width_of(words, styles::small_bold);
    const double x = below.x().px(std::sqrt(peak->expected));
    std::vector<Place> places;
    for (const double at : {x - width / 2, x + 12, x - 12 - width})
      places.push_back({words_box({at, below.room().top() - 6}, width, caption)});
    below.label(words, styles::small_bold, &Theme::ink, std::move(places), true);
  }

  void handle(Plot& below) {
    const double root = std::sqrt(expected());
    const QPointF at = below.at(root, std::min(run.differ, roof_top));
    scene.add(Ring{{at - QPointF(8, 8), QSizeF(16, 16)}, 8}, nullptr).named(QStringLiteral("ring"));
    scene.disc(at, 7, &Theme::canvas, {&Theme::ink, 2, 0}).named(QStringLiteral("handle"));
    constexpr double reach = 14;
    scene.touch({{at - QPointF(reach, reach), QSizeF(2 * reach, 2 * reach)},
                 reach,
                 Spot::Act::drag,
                 3,
                 Grab{"mass", below.x(), Qt::Horizontal}},
                Kin::of_node(3));
    const QString words =
        QStringLiteral("$p$ = %1: %2").arg(tick_text(run.boundaries.front()), answer_chance(run.differ));
    const double width = width_of(words, styles::small_bold);
    std::vector<Place> places;
    for (const double y : {at.y() + 29, at.y() - 18, at.y() + 44}) {
      for (const double x : {at.x() - width / 2, at.x() + 16, at.x() - 16 - width}) {
        if (x >= above.left() && x + width <= room.width() - page_margin)
          places.push_back({words_box({x, y}, width, caption)});
      }
    }
    below.label(words, styles::small_bold, &Theme::ink, std::move(places), true);
  }

  [[nodiscard]] QString says() const {
    QStringList parts;
    for (int lab = 0; lab < 2; ++lab) parts += same_answer_place(run, lab);
    if (step >= same_answer_steps::die) parts += tr("the die shows %1").arg(told_probability(run.die));
    if (step >= same_answer_steps::band)
      parts += tr("they differ for a share of %1 of the die").arg(answer_chance(run.apart));
    if (step >= same_answer_steps::every_world)
      parts += tr("in this world two labs differ with chance %1").arg(answer_chance(run.differ));
    if (step >= same_answer_steps::ceiling) parts += tr("in no world with more than %1").arg(answer_ceiling(run.shown));
    return parts.join(QStringLiteral("; ")) + u'.';
  }

  Scene all() {
    axes();
    law();
    const bool has_die = step >= same_answer_steps::die;
    const bool has_columns = step >= same_answer_steps::band;
    if (has_columns) columns();
    if (has_die) {
      die(has_columns);
      stairs();
    }
    labs(has_die);
    if (step >= same_answer_steps::every_world) roof(step >= same_answer_steps::ceiling);
    scene.says = says();
    return std::move(scene);
  }
};

/// One staircase with its boxes over its curve.
struct EqualStepsScene {
  Q_DECLARE_TR_FUNCTIONS(EqualStepsPicture)

 public:
  const SameAnswerRun& run;
  bool with_price;
  QSizeF room;
  Scene scene = {};

  /// Three worlds: a rare, a middle and a common one, by the last step.
  [[nodiscard]] std::vector<double> worlds() const {
    const auto last = static_cast<double>(run.even.steps.steps.back().count);
    return {3 * last / 31, 10.5 * last / 31, 24.4 * last / 31};
  }

  void side(const StaircaseFacts& facts, const StaircaseFacts* other, double left, const QString& title) {
    constexpr double width = 282;
    const double most = run.most_count;
    scene.words({left, 20}, title, styles::heading, &Theme::ink);
    Plot stairs(scene, {left, 46, width, 220}, {0, std::sqrt(most)}, {0, 1});
    stairs.grid({0, 0.5, 1}, tick_text, &Theme::ink3, true);
    scene.line(stairs_of(facts.steps, stairs, most), {&Theme::ink3, 1.5, 1, 0, 0, true});
    add_counts(scene, stairs, most, 34);
    Plot roof(scene, {left, 370, width, 172}, {0, std::sqrt(most)}, {0, roof_top});
    roof.grid({0, 0.1, 0.2}, tick_text, &Theme::ink3, true);
    if (other != nullptr) add_curve(roof, other->curve, {&Theme::ink3, 1.5, 1, 0, 0, true});
    roof.across(std::min(roof_top, to_double(run.even.worst.bound)), ceiling_stroke);
    add_curve(roof, facts.curve, {&Theme::ink, 2.25, 1, 0, 0, true});
    add_counts(scene, roof, most, 34);
    const double y = roof.room().bottom() + 33;
    scene.words({left + width / 2, y}, tr("expected count"), styles::small, &Theme::ink2, 0.5);
    const QString bound = answer_ceiling(facts);
    scene.words({left, 352}, other == nullptr ? tr("a flat roof: %1").arg(bound) : tr("its roof: %1").arg(bound),
                styles::plain, &Theme::ink2, 0, width);
    for (const double expected : worlds()) world(facts, stairs, roof, expected, expected == worlds().front());
    if (other != nullptr && with_price && run.price) {
      scene.words({left + width, 352},
                  tr("%1 examples for %2").arg(whole_text(run.price->examples), answer_ceiling(run.even)), styles::bold,
                  &Theme::ink, 1, width - 100);
    }
  }

  void world(const StaircaseFacts& facts, Plot& stairs, Plot& roof, double expected, bool with_word) {
    const CountsApart apart = counts_apart(facts.steps, expected);
    const double root = std::sqrt(expected);
    const double height = facts.height(static_cast<std::uint64_t>(std::floor(expected)));
    const double left = stairs.x().px(root - apart.roots / 2);
    const double right = stairs.x().px(root + apart.roots / 2);
    const double high = stairs.y().unit() * apart.differ;
    // The box stands on the way that the stairs climb there.
    const double middle =
        std::clamp(stairs.y().px(height), stairs.room().top() + high / 2, stairs.room().bottom() - high / 2);
    const QRectF box(left, middle - high / 2, right - left, high);
    scene.box(box, &Theme::lineage);
    scene.add(Hatch{box, 7, 1}, &Theme::line);
    scene.box(box, nullptr, thin(&Theme::ink, 1.5));
    const QString number = answer_chance(apart.differ);
    const QString words = with_word ? tr("%1 differ").arg(number) : number;
    const double width = width_of(words, styles::small_bold);
    std::vector<Place> places;
    for (const double y : {box.bottom() - 2, box.bottom() + 14, box.center().y() + 4, box.top() - 6})
      places.push_back({words_box({right + 6, y}, width, caption)});
    places.push_back({words_box({left - 6 - width, box.top() + 8}, width, caption)});
    stairs.label(words, styles::small_bold, &Theme::ink, std::move(places), true);

    const double y = stairs.room().bottom() + 31;
    scene.line({left, y}, {right, y}, thin(&Theme::ink, 1.75));
    for (const double x : {left, right}) scene.line({x, y - 4}, {x, y + 4}, thin(&Theme::ink, 1.75));
    scene.words({(left + right) / 2, y + 17}, QString::number(apart.roots, 'f', 2).mid(1), styles::small, &Theme::ink2,
                0.5);
    const double value = std::min(roof_top, apart.differ);
    roof.drop(root, value, {&Theme::ink2, 1, 0, 2, 3});
    scene.disc(roof.at(root, value), 5, &Theme::canvas, {&Theme::ink, 1.75, 0});
  }

  Scene all() {
    constexpr double second = 356;
    scene.box({second + 14, 2, room.width() - page_margin - second - 14 + 10, room.height() - 10}, &Theme::panel, {},
              4);
    scene.words({page_margin, 301}, tr("apart"), styles::small, &Theme::ink2);
    side(run.even, nullptr, 60, tr("Even on √"));
    side(run.equal, &run.even, second + 52, tr("Equal steps"));
    scene.says = tr("Steps even on the √ scale have the ceiling %1, equal steps %2.")
                     .arg(answer_ceiling(run.even), answer_ceiling(run.equal));
    return std::move(scene);
  }
};

struct PairsScene {
  Q_DECLARE_TR_FUNCTIONS(PairsPicture)

 public:
  static Scene of(const SameAnswerRun& run, QSizeF room) {
    Scene scene;
    const Interval seen = wilson_interval(run.pairs_differ, SameAnswerRun::pairs);
    const double share = static_cast<double>(run.pairs_differ) / static_cast<double>(SameAnswerRun::pairs);
    const double most = std::max({0.2, seen.high, run.differ});
    Plot plot(scene, {8, 6, room.width() - 16, 20}, {0, most}, {0, 1});
    scene.line({8, 26}, {room.width() - 8, 26}, thin(&Theme::line));
    for (const double tick : plot.x().ticks(3)) {
      if (tick > most) continue;
      const double x = plot.x().px(tick);
      scene.line({x, 26}, {x, 30}, thin(&Theme::line));
      scene.words({x, 43}, tick_text(tick), styles::small, &Theme::ink3, tick == 0 ? 0 : tick > 0.95 * most ? 1 : 0.5);
    }
    const double y = 16;
    scene.line({plot.x().px(seen.low), y}, {plot.x().px(seen.high), y}, thin(&Theme::ink2, 1.5));
    scene.disc({plot.x().px(share), y}, 4.5, &Theme::ink);
    const double exact = plot.x().px(run.differ);
    scene.line({exact, 4}, {exact, 26}, thin(&Theme::ink, 2.5));
    scene.words({8, 62},
                tr("%1 of 100 pairs differ; exact chance %2").arg(run.pairs_differ).arg(answer_chance(run.differ)),
                styles::small, &Theme::ink2, 0, room.width() - 16);
    scene.says = tr("%1 of 100 pairs differ; exact chance %2").arg(run.pairs_differ).arg(answer_chance(run.differ));
    return scene;
  }
};

}  // namespace

Scene same_answer_scene(const SameAnswerRun& run, int step, QSizeF room) {
  if (step == same_answer_steps::equal || step == same_answer_steps::promise)
    return EqualStepsScene{run, step == same_answer_steps::promise, room}.all();
  return SameAnswerScene{run, step, room}.all();
}

ScenePicture same_answer_picture(std::shared_ptr<const SameAnswerRun> run, int step, double phase) {
  return {{728, 600},
          600,
          [run = std::move(run)](int at, QSizeF room) { return same_answer_scene(*run, at, room); },
          step,
          phase};
}

ScenePicture equal_steps_picture(std::shared_ptr<const SameAnswerRun> run) {
  return {{728, 600}, 600, [run = std::move(run)](int, QSizeF room) {
            return EqualStepsScene{*run, true, room}.all();
          }};
}

ScenePicture pairs_picture(std::shared_ptr<const SameAnswerRun> run) {
  const QSizeF size(256, 70);
  return {size, size.height(), [run = std::move(run)](int, QSizeF room) { return PairsScene::of(*run, room); }};
}

Scene same_answer_card_scene(const SameAnswerRun& run, QSizeF room) {
  Scene scene;
  const Staircase& steps = run.shown.steps;
  const double most = run.most_count;
  Plot plot(scene, QRectF({0, 0}, room).adjusted(6, 8, -6, -8), {0, std::sqrt(most)}, {0, 1});
  for (std::size_t i = 0; i < run.labs[0].counts.size(); ++i) {
    const double a = run.shown.height(run.labs[0].counts[i]);
    const double b = run.shown.height(run.labs[1].counts[i]);
    const QRectF band(QPointF(plot.room().left(), plot.y().px(std::max(a, b))),
                      QPointF(plot.room().right(), plot.y().px(std::min(a, b))));
    scene.box(band, &Theme::lineage);
  }
  scene.line(stairs_of(steps, plot, most), {&Theme::ink, 2, 1, 0, 0, true});
  const double die = plot.y().px(run.die);
  scene.line({plot.room().left(), die}, {plot.room().right(), die}, card_dashes(&Theme::ink2, 1.25));
  for (std::size_t lab = 0; lab < 2; ++lab) {
    const std::uint64_t count = run.labs[lab].counts.front();
    scene.disc(plot.at(std::sqrt(static_cast<double>(count)), run.shown.height(count)), 5,
               lab == 0 ? &Theme::ink : &Theme::canvas, thin(&Theme::ink, 1.75));
  }
  return scene;
}

}  // namespace littlestone::ui
