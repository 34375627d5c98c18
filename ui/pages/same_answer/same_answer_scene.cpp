// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/pages/same_answer/same_answer_scene.hpp"

#include <QCoreApplication>
#include <algorithm>
#include <array>
#include <cmath>
#include <utility>

#include "ui/kit/label_places.hpp"
#include "ui/kit/scene/plot.hpp"
#include "ui/kit/stage.hpp"
#include "ui/pages/same_answer/same_answer_marks.hpp"
#include "ui/pages/same_answer/same_answer_words.hpp"
#include "ui/shell/card_picture.hpp"
#include "ui/words/numbers.hpp"

namespace littlestone::ui {
namespace {

struct SameAnswerScene {
  Q_DECLARE_TR_FUNCTIONS(SameAnswerPicture)

 public:
  const SameAnswerRun& run;
  int step;
  QSizeF room;
  AnswerView view = {};
  Scene scene = {};
  double most = run.most_count;
  QRectF above = {88, 34, 454, 262};
  Plot plot{scene, above, {0, std::sqrt(most)}, {0, 1}};
  bool points = run.task.kind == ReplicableTask::Kind::points;

  bool wide = view.room == AnswerView::Room::wide;
  bool with_law = view.room != AnswerView::Room::least;
  double column_width = wide ? 34 : 24;
  double columns_apart = column_width + 8;
  double words_at = first_column + columns_apart + column_width + 10;
  static constexpr double first_column = 574;
  static constexpr double roof_high = 124;
  static constexpr double law_high = 58;
  static constexpr Stroke weak_stroke{&Theme::ink2, 1.25, 1, 4, 4};

  [[nodiscard]] double root_px(double count) const { return plot.x().px(std::sqrt(std::min(count, most))); }
  [[nodiscard]] double height_px(double height) const { return plot.y().px(height); }

  void axes() {
    plot.grid({0, 0.5, 1}, tick_text, &Theme::ink3, true);
    add_counts(scene, plot, most);
    scene.words({above.right() + 18, above.bottom() + 18}, tr("√ scale"), styles::small, &Theme::ink3);
    scene.words({page_margin, above.top() - 12}, tr("die"), styles::small, &Theme::ink2);
  }

  /// How often a lab has each count, hanging below the axis.
  void law() {
    if (!with_law) return;
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
    const bool rings = run.shown.steps.steps.size() <= most_rings;
    for (std::size_t i = 0; i < run.shown.steps.steps.size(); ++i) {
      const Step& one = run.shown.steps.steps[i];
      const double chance = to_double(one.chance);
      const QPointF middle(root_px(static_cast<double>(one.count)), height_px(height + chance / 2));
      height += chance;
      if (rings) scene.disc(middle, 4.5, &Theme::canvas, {&Theme::ink, 1.5, 0});
      const double reach = rings ? 9 : 6;
      const auto place = first_step_place + static_cast<std::int32_t>(i);
      scene.touch({{middle - QPointF(reach, reach), QSizeF(2 * reach, 2 * reach)},
                   reach,
                   Spot::Act::drag,
                   place,
                   Grab{"steps", plot.x(), Qt::Horizontal}},
                  Kin::of_node(place));
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
    add_lab(scene, lab, at, 10.5, styles::small_bold, name);
    scene.touch({{at - QPointF(12, 12), QSizeF(24, 24)}, 12, Spot::Act::choose, static_cast<std::int32_t>(lab)},
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

  /// From each lab to its column, and between them where they answer differently.
  void band() {
    for (const DieBand& one : run.bands)
      add_band(scene, {QPointF(band_left(one), height_px(one.high)), QPointF(first_column, height_px(one.low))});
    for (const SameAnswerLab& lab : run.labs) {
      for (const std::uint64_t count : lab.counts) {
        const double y = height_px(run.shown.height(count));
        scene.line({root_px(static_cast<double>(count)), y}, {first_column, y}, thin(&Theme::ink, 1.25));
      }
    }
  }

  /// The least count of those that end the band.
  [[nodiscard]] double band_left(const DieBand& one) const {
    double left = first_column;
    for (const SameAnswerLab& lab : run.labs) {
      for (const std::uint64_t count : lab.counts) {
        const double height = run.shown.height(count);
        if (height >= one.low && height <= one.high) left = std::min(left, root_px(static_cast<double>(count)));
      }
    }
    return left;
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
      // Beside the die's line, which crosses the column.
      constexpr double clear = 11;
      const double die = height_px(run.die);
      double y = cell.center().y();
      if (std::abs(y - die) < clear) y = y < die ? die - clear : die + clear;
      if (y - clear >= cell.top() - 2 && y + clear <= cell.bottom() + 2)
        scene.words({cell.center().x(), y + 4}, QStringLiteral("$t_%1$").arg(answer + 1), styles::plain, &Theme::ink,
                    0.5);
    }
  }

  void columns() {
    band();
    column(0);
    column(1);
    const double right = first_column + columns_apart + column_width;
    for (const DieBand& one : run.bands) {
      const double out = 3 + 3 * view.fires;
      const QRectF frame =
          QRectF(QPointF(first_column - 4, height_px(one.high)), QPointF(right + 4, height_px(one.low)))
              .adjusted(-3 * view.fires, -out, 0, out);
      scene.box(frame, nullptr, {&Theme::ink, 2 + 3 * view.fires}, 3).named(QStringLiteral("frame"));
      if (&one == &run.bands.front())
        beside(QStringLiteral("≠ %1").arg(answer_chance(run.apart)), styles::bold, frame.center().y());
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
    const Ink ink = style == styles::plain ? &Theme::ink2 : &Theme::ink;
    Mark& words = scene.label(markup, style, ink, {std::move(places), QRectF({0, 0}, room), true});
    std::get<Text>(words.shape).room = most_width;
  }

  void die(bool to_columns) {
    const double y = height_px(run.die);
    const double end = to_columns ? first_column + columns_apart + column_width + 6 : above.right();
    if (to_columns) scene.line({first_column, y}, {end - 6, y}, thin(&Theme::canvas, 4));
    scene.line({52, y}, {end, y}, thin(&Theme::ink, 1.5)).named(QStringLiteral("die line"));
    if (to_columns) beside(run.same() ? tr("same") : tr("differ"), styles::bold, y);
    const QRectF box(25, y - 12, 24, 24);
    add_die(scene, box);
    const bool below = y + 30 < above.bottom() + 12;
    scene.words({box.center().x(), below ? y + 28 : y - 17}, probability_text(run.die), styles::small_bold, &Theme::ink,
                0.5);
    scene.touch({{20, y - 14, end - 20, 28}, 6, Spot::Act::drag, die_place, Grab{"die", plot.y(), Qt::Vertical}},
                Kin::of_node(die_place));
  }

  void roof(bool with_ceiling) {
    const double top = with_law ? 388 : 388 - law_high;
    const double height = wide ? roof_high : roof_high / 2;
    scene.line({page_margin, top}, {room.width() - page_margin, top}, thin(&Theme::hair));
    const double title =
        scene.words({page_margin, top + 21}, tr("In every world"), styles::heading, &Theme::ink).width() + 16;
    scene.words({page_margin + title, top + 21}, tr("chance that the two differ"), styles::plain, &Theme::ink2);
    Plot below(scene, {above.left(), top + 46, above.width(), height}, {0, std::sqrt(most)}, {0, roof_top});
    below.grid({0, 0.1, 0.2}, tick_text, &Theme::ink3, true);
    add_counts(scene, below, most);
    add_worlds(scene, below.room(), tr("expected count, $p$ $m$"), points);
    add_curve(below, run.shown.curve, {&Theme::ink, 2, 1, 0, 0, true});
    const double highest = std::max_element(run.shown.curve.begin(), run.shown.curve.end(), [](auto& a, auto& b) {
                             return a.differ < b.differ;
                           })->differ;
    if (with_ceiling) {
      bound(below, to_double(run.shown.worst.bound), tr("ceiling %1").arg(answer_ceiling(run.shown)), ceiling_stroke);
      if (no_table())
        bound(below, run.rule_of_thumb, tr("rule of thumb %1").arg(answer_chance(run.rule_of_thumb)), weak_stroke);
    }
    if (run.shown.miss > run.scenario.beta) missed(below);
    if (highest > roof_top) leaving(below, highest);
    handle(below);
  }

  /// A dashed line with its words at the right.
  void bound(Plot& below, double value, const QString& words, const Stroke& stroke) {
    const QString text = value > roof_top ? QStringLiteral("↑ ") + words : words;
    const double y = below.y().px(std::min(roof_top, value));
    if (value <= roof_top) scene.line({above.left(), y}, {above.right() + 6, y}, stroke);
    const double width = width_of(text, styles::bold);
    std::vector<Place> places;
    for (const double by : {0.0, -15.0, 15.0, -30.0, 30.0})
      places.push_back({words_box({above.right() + 14, y + by + 4}, width, styles::bold.size)});
    scene.label(text, styles::bold, &Theme::ink, {std::move(places), QRectF({0, 0}, room), true});
  }

  /// A point of share α is missed more often than β allows: the miss stands where such a point does.
  void missed(Plot& below) {
    const double allowed = to_double(run.scenario.beta);
    const double miss = to_double(run.shown.miss);
    bound(below, allowed, QStringLiteral("$β$ = %1").arg(tick_text(allowed)), weak_stroke);
    const double root = std::sqrt(to_double(run.scenario.alpha) * static_cast<double>(run.shown.steps.examples));
    if (root > below.x().to) return;
    const QPointF at = below.at(root, std::min(miss, roof_top));
    if (miss <= roof_top)
      scene.line(at - QPointF(6, 0), at + QPointF(6, 0), thin(&Theme::ink, 2.5)).named(QStringLiteral("miss"));
    const QString words = tr("misses the point too often: %1").arg(answer_chance(miss));
    const double width = width_of(words, styles::small_bold);
    std::vector<Place> places;
    for (const double y : {at.y() - 8, at.y() + 18, at.y() + 32, at.y() - 22, at.y() + 46}) {
      for (const double x : {at.x() - width / 2, at.x() - width - 12, at.x() + 12})
        if (x >= above.left() && x + width <= above.right() + 4) places.push_back({words_box({x, y}, width, caption)});
    }
    below.label(words, styles::small_bold, &Theme::ink, std::move(places), true);
  }

  [[nodiscard]] bool no_table() const {
    return run.scenario.shape == StepsKind::even && shipped_steps(run.scenario).alpha != run.scenario.alpha;
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
                 mass_place,
                 Grab{"mass", below.x(), Qt::Horizontal}},
                Kin::of_node(mass_place));
    const QString words =
        QStringLiteral("$p$ = %1: %2").arg(tick_text(run.boundaries.front()), answer_chance(run.differ));
    const double width = width_of(words, styles::small_bold);
    std::vector<Place> places;
    for (const double y : {at.y() + 29, at.y() - 18, at.y() + 44, at.y() - 34, at.y() - 50, at.y() - 66}) {
      for (const double x : {at.x() - width / 2, at.x() + 16, at.x() - 16 - width}) {
        if (x >= above.left() && x + width <= room.width() - page_margin)
          places.push_back({words_box({x, y}, width, caption)});
      }
    }
    below.label(words, styles::small_bold, &Theme::ink, std::move(places), true);
  }

  /// How the steps were made a law, and the way back.
  void said() {
    const QString undo = tr("Undo");
    const double width = width_of(undo, styles::bold);
    const double most_width = above.width() - width - 24;
    const double end = scene.words({above.left(), 16}, view.said, styles::plain, &Theme::ink, 0, most_width).width();
    const QPointF at(above.left() + std::min(end, most_width) + 16, 16);
    scene.words(at, undo, styles::bold, &Theme::ink).named(QStringLiteral("undo"));
    scene.line(at + QPointF(0, 3), at + QPointF(width, 3), thin(&Theme::ink));
    scene.touch({{at - QPointF(8, 17), QSizeF(width + 16, 24)}, 4, Spot::Act::choose, undo_place},
                Kin::of_node(undo_place));
  }

  /// What is known of a lab at this step.
  void card(std::size_t lab) {
    const SameAnswerLab& of = run.labs[lab];
    QStringList counts;
    QStringList heights;
    for (const std::uint64_t count : of.counts) {
      counts += QString::number(count);
      heights += answer_chance(run.shown.height(count));
    }
    QStringList lines = {tr("count %1").arg(counts.join(QStringLiteral(", ")))};
    if (step >= same_answer_steps::die) lines += tr("step %1").arg(heights.join(QStringLiteral(", ")));
    if (step >= same_answer_steps::band) lines += same_answer_words(run, of.answer);
    constexpr QSizeF left_size(150, 26);
    const double high = left_size.height() + 17 * static_cast<double>(lines.size());
    // In the corner that the stairs leave free.
    const double corner = std::pow((left_size.width() + 20) / plot.x().unit(), 2);
    const bool free = height_px(run.shown.height(static_cast<std::uint64_t>(corner))) > above.top() + high + 24;
    const QPointF at = free || step < same_answer_steps::die
                           ? above.topLeft() + QPointF(10, 10)
                           : QPointF(above.right() - left_size.width() - 10, above.bottom() - high - 24);
    scene.box({at, QSizeF(left_size.width(), high)}, &Theme::canvas, {&Theme::ink, 1.5, 0}, 6)
        .named(QStringLiteral("card"));
    scene.words(at + QPointF(10, 16), tr("Lab %1").arg(lab_letter(lab)), styles::bold, &Theme::ink);
    double y = at.y() + 33;
    for (const QString& line : lines) {
      scene.words({at.x() + 10, y}, line, styles::plain, &Theme::ink, 0, left_size.width() - 20);
      y += 17;
    }
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
    if (has_die && !view.said.isEmpty()) said();
    if (view.card >= 0) card(static_cast<std::size_t>(view.card));
    scene.says = says();
    return std::move(scene);
  }
};

}  // namespace

Scene same_answer_scene(const SameAnswerRun& run, int step, QSizeF room, const AnswerView& view) {
  if (step == same_answer_steps::equal || step == same_answer_steps::promise)
    return equal_steps_scene(run, step == same_answer_steps::promise, room);
  return SameAnswerScene{run, step, room, view}.all();
}

ScenePicture same_answer_picture(std::shared_ptr<const SameAnswerRun> run, int step, double phase,
                                 const AnswerView& view) {
  constexpr double saved_roof = SameAnswerScene::roof_high / 2;
  double high = 600;
  if (step < same_answer_steps::equal && view.room != AnswerView::Room::wide) high -= saved_roof;
  if (step < same_answer_steps::equal && view.room == AnswerView::Room::least) high -= SameAnswerScene::law_high;
  return {{728, high},
          high,
          [run = std::move(run), view](int at, QSizeF room) { return same_answer_scene(*run, at, room, view); },
          step,
          phase};
}

Scene same_answer_card_scene(const SameAnswerRun& run, QSizeF room) {
  Scene scene;
  const Staircase& steps = run.shown.steps;
  const double most = run.most_count;
  Plot plot(scene, QRectF({0, 0}, room).adjusted(6, 8, -6, -8), {0, std::sqrt(most)}, {0, 1});
  for (const DieBand& one : run.bands) {
    scene.box({QPointF(plot.room().left(), plot.y().px(one.high)), QPointF(plot.room().right(), plot.y().px(one.low))},
              &Theme::lineage);
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
