// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/pages/attack/attack_scene.hpp"

#include <QCoreApplication>
#include <algorithm>
#include <cmath>
#include <utility>

#include "ui/kit/label_places.hpp"
#include "ui/kit/scene/plot.hpp"
#include "ui/kit/stage.hpp"
#include "ui/words/bounds.hpp"
#include "ui/words/names.hpp"
#include "ui/words/numbers.hpp"

namespace littlestone::ui {
namespace {

struct AttackScene {
  Q_DECLARE_TR_FUNCTIONS(AttackPicture)

 public:
  const AttackShown& shown;
  int step;
  QSizeF room;
  const LowerBoundScenario& scenario = shown.run->scenario;
  const AttackFacts& facts = *shown.facts;
  const AttackRun& played = facts.played;
  AttackMoment moment = AttackMoment::at(step, scenario.comparisons);
  Scene scene = {};
  Axis places = Axis::columns(std::max<std::size_t>(1, facts.needed), left, right);
  double wide = places.unit();
  double hidden_x = places.px(static_cast<double>(played.hidden));

  static constexpr double left = 101;  // of the places
  static constexpr double right = 674;
  static constexpr double names = left - 35;  // where the names of rows end
  static constexpr double hidden_y = 30;
  static constexpr double high_y = 59;
  static constexpr double low_y = 95;
  static constexpr double boundary_y = 128;
  static constexpr double draws_top = 153;
  static constexpr double draws_bottom = 256;
  static constexpr double counts_top = 280;
  static constexpr double counts_base = 334;
  static constexpr double vote_top = 346;
  static constexpr double vote_height = 14;
  static constexpr double probes_top = 374;
  static constexpr double with_plots = 592;
  static constexpr Stroke bar_stroke = {&Theme::ink, 1.5, 1, 7, 4};

  [[nodiscard]] bool seen() const { return !shown.covered || moment.revealed; }
  /// From the left end of one place to that of another.
  [[nodiscard]] QRectF stretch(std::size_t first, std::size_t end, double y, double height) const {
    return {left + wide * static_cast<double>(first), y, wide * static_cast<double>(end - first), height};
  }
  void row_name(double baseline, const QString& name, Ink ink = &Theme::ink3) {
    scene.words({names, baseline}, name, styles::small, ink, 1);
  }
  /// Beginning or ending at one of these places, where it lies over nothing; else not at all.
  void say(const QString& words, const std::vector<QPointF>& starts) {
    const double width = width_of(words, styles::small);
    std::vector<Place> free;
    for (const QPointF& at : starts)
      for (const double back : {0.0, width})
        free.push_back({words_box({at.x() - back, at.y()}, width, styles::small.size)});
    scene.label(words, styles::small, &Theme::ink2,
                {free, {left - 30, hidden_y - 12, right - left + 70, boundary_y - hidden_y}});
  }

  [[nodiscard]] QString why_nothing() const {
    switch (facts.nothing) {
      case AttackFacts::Nothing::no_step: return tr("The curve has no step here. Choose another example.");
      case AttackFacts::Nothing::no_room:
        return tr("%n probes need %1 places, $J$ has %2.", nullptr, static_cast<int>(scenario.comparisons))
            .arg(facts.needed)
            .arg(facts.family.places.size());
      case AttackFacts::Nothing::too_many:
        return tr("These are too many draws to be played. Take a smaller $D$ or $T$.");
      default: return tr("No homogeneous set is known yet.");
    }
  }

  // --- Before the boundary

  /// The examples before and after the hidden one.
  void sample() {
    const std::size_t m = scenario.examples;
    scene.words({room.width() - page_margin, 14}, tr("before the boundary: the sample $S$ and the learner's law"),
                {11.5, QFont::DemiBold}, &Theme::noise_text, 1);
    scene.words({page_margin, hidden_y + 5}, QStringLiteral("$S$"), {15}, &Theme::ink);
    scene.line({left - 27, hidden_y}, {right + 40, hidden_y}, thin(&Theme::line));
    const auto chips = [&](double from, double to, std::size_t count, std::size_t first) {
      const double size = std::min(12.0, (to - from) / static_cast<double>(std::max<std::size_t>(1, count)));
      for (std::size_t j = 0; j < count; ++j)
        scene.add(LabelCell{{from + size * static_cast<double>(j), hidden_y - 7, size - 1, 14},
                            first + j < m / 2 ? Label::minus : Label::plus,
                            size >= 9},
                  nullptr);
    };
    chips(left - 42, left - 3, facts.index - 1, 0);
    chips(right + 3, room.width() - 10, m - facts.index, facts.index);
  }

  void cover() {
    const QRectF rect(left - 20, hidden_y - 12, right - left + 40, low_y - hidden_y + 24);
    scene.box(rect, &Theme::noise_ground, {}, 6);
    scene.add(Hatch{rect, 7, 1}, &Theme::noise).opacity = 0.38;
    scene.words(rect.center() + QPointF(0, 4), tr("hidden until it is found"), styles::bold, &Theme::noise_text, 0.5);
  }

  void hidden() {
    if (moment.told >= 2) law();
    if (moment.told >= 3) {
      const double middle = (high_y + low_y) / 2;
      scene.line({left - 30, middle}, {right + 40, middle}, bar_stroke);
      row_name(middle + 4, QStringLiteral("$r$ = %1").arg(told_probability(facts.threshold)), &Theme::ink);
    }
    const QRectF chip(hidden_x - 9, hidden_y - 9, 18, 18);
    const auto last = std::ldexp(1.0, static_cast<int>(scenario.comparisons)) - 1;  // of the leaves
    scene.add(LabelCell{chip, facts.index <= scenario.examples / 2 ? Label::minus : Label::plus}, nullptr)
        .touched({{hidden_x - 16, hidden_y - 16, 32, 32},
                  6,
                  Spot::Act::drag,
                  0,
                  Grab{"hidden", {0, last, places.px(0), places.px(2 * last)}}});
    scene.add(Ring{chip.adjusted(2, 2, -2, -2), 4, true}, nullptr);
    scene.words({hidden_x + 15, hidden_y - 5}, QStringLiteral("$x_{%1}$").arg(facts.index), styles::small, &Theme::ink);
    if (moment.told >= 2) {
      say(tr("left of it + has chance %1").arg(told_probability(facts.low)), {{left + 20, low_y + 16},
                                                                              {hidden_x - 10, low_y + 16},
                                                                              {hidden_x + 16, low_y + 5},
                                                                              {hidden_x + 10, low_y + 16}});
      say(tr("right of it %1").arg(told_probability(facts.high)), {{right - 20, high_y - 6},
                                                                   {hidden_x + 16, high_y - 6},
                                                                   {hidden_x - 16, high_y + 4},
                                                                   {hidden_x + 10, high_y - 6}});
    }
    say(tr("$J$: %1 places it may have").arg(facts.needed), {{left + 4, hidden_y - 3}, {right - 4, hidden_y - 3}});
  }

  /// Low left of the hidden example, high right of it.
  void law() {
    row_name(high_y + 4, told_probability(facts.high));
    row_name(low_y + 4, told_probability(facts.low));
    const double rise = hidden_x - wide / 2;
    scene.line({{QPointF(left, low_y), QPointF(rise, low_y), QPointF(rise, high_y), QPointF(right, high_y)}},
               {&Theme::ink, 2.5, 1, 0, 0, true});
  }

  // --- What the attacker sees

  void draws() {
    const std::size_t count = played.hypotheses.size();
    scene.words({74, boundary_y + 18},
                tr("What the attacker sees: %n hypotheses, each drawn from $A(S)$", nullptr, plural(count)),
                {13, QFont::DemiBold}, &Theme::ink);
    const double pitch = (draws_bottom - draws_top) / static_cast<double>(count);
    const auto drawn = static_cast<std::size_t>(std::ceil(static_cast<double>(count) * moment.drawn));
    constexpr std::size_t most_rows = 220;  // thinner ones are not seen
    const std::size_t every = count / most_rows + 1;
    const double high = pitch * static_cast<double>(every);
    const double gap = wide >= 4 ? 1 : 0;
    Boxes plus;
    for (std::size_t r = 0; r < drawn; r += every) {
      const double y = draws_top + pitch * static_cast<double>(r);
      if (pitch >= 2)
        scene.line({left, y + high / 2}, {right, y + high / 2}, thin(&Theme::minus_small, 0.75)).faded = 0.35;
      const std::vector<bool>& row = played.hypotheses[r];
      for (auto first = std::find(row.begin(), row.end(), true); first != row.end();) {
        const auto end = std::find(first, row.end(), false);
        plus.rects << stretch(static_cast<std::size_t>(first - row.begin()),
                              static_cast<std::size_t>(end - row.begin()), y,
                              std::max(0.6, high - (pitch >= 3 ? 0.8 : 0)))
                          .adjusted(0, 0, -gap, 0);
        first = std::find(end, row.end(), true);
      }
    }
    scene.add(std::move(plus), &Theme::plus);
    row_name(draws_top + 9, tr("draw %1").arg(1));
    row_name(draws_bottom, whole_text(count));
  }

  void counts() {
    const double bar = facts.threshold * static_cast<double>(scenario.draws);
    const double most = std::max(
        {1.0, bar * 1.3, static_cast<double>(*std::max_element(played.positives.begin(), played.positives.end()))});
    const Axis count{0, most, counts_base, counts_top};
    scene.words({left, draws_bottom + 15},
                tr("number of + at each point, one run; a ring is on the wrong side of $r$·$D$"), styles::small,
                &Theme::ink2, 0, right - left);
    scene.line({left - 27, counts_base}, {right + 40, counts_base}, thin(&Theme::hair));
    row_name(counts_base + 4, QStringLiteral("0"));
    scene.line({left - 27, count.px(bar)}, {right + 40, count.px(bar)}, bar_stroke);
    row_name(count.px(bar) + 4, QStringLiteral("$r$·$D$ = %1").arg(attack_number(bar)), &Theme::ink);
    if (std::abs(count.px(most) - count.px(bar)) > 13) row_name(count.px(most) + 4, attack_number(most));
    const double radius = std::clamp(wide * 0.28, 0.8, 2.6);
    Dots right_side{{}, radius};
    Dots wrong_side{{}, radius};
    for (std::size_t place = 0; place < played.positives.size(); ++place) {
      const bool wrong =
          seen() && moment.read && place != played.hidden && reads_plus(place) != (place > played.hidden);
      (wrong ? wrong_side : right_side).centres
          << QPointF(places.px(static_cast<double>(place)), count.px(static_cast<double>(played.positives[place])));
    }
    Dots low = right_side;
    for (QPointF& centre : low.centres) centre.setY(counts_base);
    Mark& dots = scene.add(std::move(right_side), &Theme::ink2);
    if (!moment.read) dots.grows(QStringLiteral("counts"), std::move(low));
    scene.add(std::move(wrong_side), &Theme::canvas, thin(&Theme::ink, 1.25));
    if (moment.read) vote();
  }

  [[nodiscard]] bool reads_plus(std::size_t place) const { return played.positives[place] > facts.bar; }

  void vote() {
    Boxes plus;
    Boxes minus;
    constexpr double low = 4;
    for (std::size_t place = 0; place < played.positives.size(); ++place) {
      const QRectF cell = stretch(place, place + 1, vote_top, vote_height).adjusted(0, 0, wide >= 4 ? -1 : 0, 0);
      if (reads_plus(place))
        plus.rects << cell;
      else
        minus.rects << cell.adjusted(0, vote_height - low, 0, 0);
    }
    scene.words({names, vote_top + 12}, QStringLiteral("$v̄$"), {13}, &Theme::ink, 1);
    scene.add(std::move(plus), &Theme::plus);
    scene.add(std::move(minus), &Theme::minus_small);
  }

  // --- The search

  void probes() {
    constexpr int most_listed = 5;
    constexpr double pitch = 17;
    const int from = std::max(0, moment.probes - most_listed);
    std::size_t first = 0;
    std::size_t end = facts.needed;
    for (int k = 0; k < moment.probes; ++k) {
      const Probe& one = played.probes[static_cast<std::size_t>(k)];
      if (k >= from) probe(k, one, stretch(first, end, probes_top + pitch * (k - from) - 6, 12));
      (one.reads_plus ? end : first) = one.place + (one.reads_plus ? 0 : 1);
    }
    if (moment.probes == static_cast<int>(played.probes.size()))
      found(probes_top + pitch * std::min(most_listed, moment.probes));
  }

  void probe(int k, const Probe& one, const QRectF& interval) {
    const double y = interval.center().y();
    scene.box(interval, &Theme::lineage, {}, 3);
    row_name(y + 4, QString::number(k + 1));
    const double x = places.px(static_cast<double>(one.place));
    scene.add(LabelCell{{x - 7, y - 7, 14, 14}, one.reads_plus ? Label::plus : Label::minus}, nullptr);
    const QString bar = attack_number(facts.threshold * static_cast<double>(scenario.draws));
    beside(x - 12, y + 4,
           (one.reads_plus ? tr("probe %1: %2 of %3 > %4, go left") : tr("probe %1: %2 of %3 ≤ %4, go right"))
               .arg(whole_text(one.place + 1), whole_text(one.positives), whole_text(scenario.draws), bar),
           styles::small);
  }

  /// Over the part of a row before x, or at its right end.
  void beside(double x, double baseline, const QString& words, const MathStyle& style) {
    const bool at_left = x > left + 6 + width_of(words, style);
    scene.words({at_left ? left + 6 : right - 6, baseline}, words, style, &Theme::ink, at_left ? 0 : 1);
  }

  void found(double y) {
    const double x = places.px(static_cast<double>(played.found));
    const QString place = whole_text(played.found + 1);
    const double box = width_of(place, styles::bold) + 10;
    scene.box({x - box / 2, y - 8, box, 17}, &Theme::canvas, thin(&Theme::ink, 2), 4);
    scene.words({x, y + 4.5}, place, styles::bold, &Theme::ink, 0.5);
    beside(x - box, y + 4.5,
           moment.revealed ? tr("found: %1, and the hidden example is at %2").arg(place, whole_text(played.hidden + 1))
                           : tr("the search ends here"),
           styles::bold);
  }

  Scene all() {
    if (facts.nothing != AttackFacts::Nothing::attack) {
      scene.says = tr("There is no attack on this learner here.");
      scene.paragraph({page_margin, 60}, why_nothing(), {15}, &Theme::ink, room.width() - 2 * page_margin, 22);
      return std::move(scene);
    }
    scene.says = tr("%1 hypotheses were drawn; %2 probes end at place %3, and the hidden example is at place %4.")
                     .arg(played.hypotheses.size())
                     .arg(played.probes.size())
                     .arg(played.found + 1)
                     .arg(played.hidden + 1);
    scene.box({0, 0, room.width(), boundary_y}, &Theme::noise_ground).faded = 0.6;
    sample();
    if (moment.told >= 1 && seen()) hidden();
    if (moment.told >= 1 && !seen()) cover();
    scene.line({12, boundary_y}, {room.width(), boundary_y}, {&Theme::noise, 2.5, 1, 7, 5});
    scene.add(Eye{{14, boundary_y}}, nullptr);
    if (moment.drawn > 0) draws();
    if (moment.counted) counts();
    if (moment.probes > 0) probes();
    if (room.height() >= with_plots - 1) add_attack_plots(scene, shown, room);
    return std::move(scene);
  }
};

struct AgainScene {
  Q_DECLARE_TR_FUNCTIONS(AgainPicture)

 public:
  static Scene of(const AttackShown& shown, QSizeF room) {
    const std::vector<bool>& again = shown.facts->again;
    const auto hits = std::count(again.begin(), again.end(), true);
    Scene scene;
    scene.says = tr("%1 of %2 further searches found the hidden example.").arg(hits).arg(again.size());
    if (again.empty()) return scene;
    constexpr std::size_t across = 20;
    for (std::size_t i = 0; i < again.size(); ++i)
      scene.disc({8 + 12.5 * static_cast<double>(i % across), 10 + 13 * static_cast<double>(i / across)}, 4,
                 again[i] ? &Theme::ink : &Theme::panel, thin(&Theme::ink, 1.25));
    const double y = 64;
    const Axis share{0, 1, 6, room.width() - 6};
    const auto tick = [&](double value, double reach, const Stroke& stroke) {
      scene.line({share.px(value), y - reach}, {share.px(value), y + reach}, stroke);
    };
    scene.line({share.begin, y}, {share.end, y}, thin(&Theme::hair));
    const double guess = std::ldexp(1.0, -static_cast<int>(shown.run->scenario.comparisons));
    tick(guess, 6, thin(&Theme::line, 2));
    const Interval& interval = shown.facts->again_interval;
    scene.line({share.px(interval.low), y}, {share.px(interval.high), y}, thin(&Theme::ink2, 4));
    scene.disc({share.px(static_cast<double>(hits) / static_cast<double>(again.size())), y}, 4.5, &Theme::ink2);
    const double success = shown.facts->success.rounded();
    tick(success, 8, thin(&Theme::ink, 3));
    const QString chance = shown.facts->exact ? tr("chance %1").arg(told_probability(success))
                                              : tr("at least %1").arg(told_lower(success));
    const double width = width_of(chance, styles::small_bold);
    scene.words({std::clamp(share.px(success) - width / 2, 4.0, room.width() - width - 4), y - 12}, chance,
                styles::small_bold, &Theme::ink);
    scene.words({4, y + 24}, tr("guess %1").arg(told_probability(guess)), styles::small, &Theme::ink3);
    scene.words({room.width() - 4, y + 24}, tr("found %1 of %2").arg(hits).arg(again.size()), styles::small,
                &Theme::ink2, 1);
    return scene;
  }
};

}  // namespace

AttackMoment AttackMoment::at(int step, unsigned comparisons) {
  AttackMoment moment;
  moment.told = std::min(step, hide_steps - 1);
  int rest = step - hide_steps + 1;
  moment.drawn = std::clamp(static_cast<double>(rest) / draw_steps, 0.0, 1.0);
  rest -= draw_steps;
  moment.counted = rest > 0;
  moment.read = rest > 1;
  rest -= count_steps;
  const int probes = static_cast<int>(comparisons);
  moment.probes = std::clamp(rest, 0, probes);
  rest -= probes;
  moment.revealed = rest > 0;
  moment.refuted = std::clamp(rest - 1, 0, refute_steps);
  return moment;
}

Scene attack_scene(const AttackShown& shown, int step, QSizeF room) { return AttackScene{shown, step, room}.all(); }

ScenePicture attack_picture(AttackShown shown, int step, double phase) {
  constexpr double least_height = 470;  // without the plots
  return {{728, 600},
          least_height,
          [shown = std::move(shown)](int at, QSizeF room) { return attack_scene(shown, at, room); },
          step,
          phase};
}

ScenePicture again_picture(const AttackShown& shown) {
  const QSizeF size(256, shown.facts->again.empty() ? 0 : 96);
  return {size, size.height(), [shown](int, QSizeF room) { return AgainScene::of(shown, room); }};
}

QString attack_number(double value) {
  return value >= 10 ? QString::number(value, 'f', 1) : QString::number(value, 'g', 3);
}

}  // namespace littlestone::ui
