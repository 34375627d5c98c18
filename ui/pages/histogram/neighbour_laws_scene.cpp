// SPDX-License-Identifier: GPL-3.0-or-later
// Both laws of what anyone may see, on a log scale: there, nearly the same is a gap of one height.
#include <QCoreApplication>
#include <algorithm>
#include <cmath>

#include "ui/kit/label_places.hpp"
#include "ui/kit/scene/plot.hpp"
#include "ui/kit/stage.hpp"
#include "ui/pages/histogram/neighbour_scene.hpp"
#include "ui/pages/histogram/neighbour_words.hpp"
#include "ui/words/bounds.hpp"
#include "ui/words/chances.hpp"
#include "ui/words/direction.hpp"
#include "ui/words/names.hpp"
#include "ui/words/numbers.hpp"

namespace littlestone::ui {
namespace {

struct NeighbourLawsScene {
  Q_DECLARE_TR_FUNCTIONS(NeighbourPicture)

 public:
  Scene& scene;
  const NeighbourMoment& now;
  QSizeF room;
  double top;
  const NeighbourFacts& facts = now.facts;
  StableHistogram histogram = facts.batch->histogram();
  std::vector<NeighbourCurve> curves = neighbour_curves(facts);
  bool narrow = now.narrow();
  bool slid = now.step >= 2;
  double left = 68;  // of what is withheld
  double threshold = narrow ? left + 138 : 323;
  double right = room.width() - (narrow ? 12 : page_margin + limit_width + 20);
  double base = room.height() - 39 - (narrow ? narrow_limits : 0);
  Axis ticks = {0, tick_count - 0.5, threshold + 7, right};  // noisy counts from T on
  std::int64_t every = 1;                                    // one tick for so many
  int decades = 5;
  Plot plot = {scene, QRectF(QPointF(left, top + (narrow ? 60 : 42)), QPointF(right, base)), {}, chances()};

  const ConceptClass& concepts = facts.run().concept_class();

  static constexpr MathStyle withheld_style{11.5};
  static constexpr double line_height = 14;  // of what is withheld
  static constexpr double limit_width = 122;
  static constexpr double narrow_limits = 96;  // the limits, where they stand below the laws
  static constexpr int tick_count = 17;

  /// Sets how many noisy counts and decades are seen.
  [[nodiscard]] Axis chances() {
    constexpr int most = 12;
    std::int64_t span = tick_count - 1;
    for (const NeighbourCurve& one : curves)
      if (one.paired())
        span = std::max(span, static_cast<std::int64_t>(std::max(one.before, one.after)) + 6 - histogram.threshold());
    every = (span + tick_count - 2) / (tick_count - 1);
    double least = 1e-3;
    for (const NeighbourCurve& one : curves)
      for (const std::uint64_t count : {one.before, one.after})
        for (const int tick : {0, one.paired() ? tick_count - 1 : 0})
          if (const double chance = chance_of(count, tick); chance > 0) least = std::min(least, chance);
    decades = std::clamp(static_cast<int>(std::ceil(-std::log10(least))) + 1, 3, most);
    return {std::pow(10, -decades), 1, 0, 1, true};
  }

  [[nodiscard]] std::int64_t value(int tick) const { return histogram.threshold() + every * tick; }
  /// Pr[the noisy count is that of a tick], 0 for a count of 0.
  [[nodiscard]] double chance_of(std::uint64_t count, int tick) const {
    return count == 0 ? 0 : histogram.noise_probability(value(tick) - static_cast<std::int64_t>(count));
  }
  [[nodiscard]] bool seen(double chance) const { return chance >= plot.y().from; }
  [[nodiscard]] double y_of(double chance) const { return plot.y().px(std::max(chance, plot.y().from)); }
  [[nodiscard]] QString name_of(const NeighbourCurve& one) const {
    return neighbour_short_name(facts.run(), facts.votes[one.index].labels);
  }
  /// The law before the change is a solid tick, the law after it a hollow one.
  Mark& solid(QPointF middle, double width, Ink ink = &Theme::ink) {
    return scene.box({middle.x() - width / 2, middle.y() - 1.5, width, 3}, ink);
  }
  Mark& hollow(QPointF middle, double width, double height, Ink ink = &Theme::ink) {
    return scene.box({middle.x() - width / 2, middle.y() - height / 2, width, height}, &Theme::canvas, {ink, 1.4});
  }

  void head(double baseline) {
    double x = page_margin + 6;
    const MathStyle strong{13, QFont::DemiBold};
    const double title = scene.words({x, baseline}, tr("What anyone may see"), strong, &Theme::ink).width();
    if (narrow) {  // the marks on a line of their own
      baseline += 18;
    } else {
      x += title + 14;
    }
    scene.box({x, baseline - 6, 10, 4}, &Theme::ink);
    x += 15;
    x += scene.words({x, baseline}, tr("as it was"), styles::small, &Theme::ink2).width() + 12;
    hollow({x + 5, baseline - 4.25}, 10, 4.5);
    x += 15;
    scene.words({x, baseline},
                (narrow ? tr("%1: exact chances") : tr("%1: probability of each noisy count, exact, on a log scale"))
                    .arg(changed_word(facts)),
                styles::small, &Theme::ink2, 0, room.width() - page_margin - x);
  }

  void ground() {
    const double high = plot.room().top();
    scene.add(Hatch{{left, high - 5, threshold - left, base - high + 9}, 7, 1}, &Theme::hair);
    std::vector<double> powers;
    for (int power = 0; power <= decades; power += decades > 6 ? 2 : 1) powers.push_back(std::pow(10, -power));
    plot.grid(powers, decade_text, &Theme::ink2, false);
    for (int tick = 0; tick < tick_count; tick += value(tick_count - 1) >= 10'000 ? 8 : 4)
      scene.words({ticks.px(tick), base + 20}, signed_text(value(tick)), styles::small, &Theme::ink2, 0.5);
    scene.words({(left + threshold) / 2 - 6, base + 20},
                every > 1 ? tr("noisy count, one in %1 drawn").arg(number_text(static_cast<std::uint64_t>(every)))
                          : tr("noisy count"),
                styles::small, &Theme::ink2, 0.5, threshold - left - 32);
    scene.line({threshold, high - 8}, {threshold, base + 4}, {&Theme::ink, 2, 1, 7, 4});
  }

  [[nodiscard]] static QString decade_text(double chance) {
    const int power = static_cast<int>(std::lround(std::log10(chance)));
    return power > -4 ? tick_text(chance) : QStringLiteral("10") + superscript(power);
  }

  /// A predictor's name with its chance to be withheld, in two lines where one is too long.
  [[nodiscard]] QStringList withheld_words(const NeighbourCurve& one, double before, double after, double most) const {
    const Name name = concepts.name_of(facts.votes[one.index].labels);
    const QString whole = sentence_markup(name_of(one));
    // A name that is too long has its begin and its end.
    const QString short_name =
        name.empty() || width_of(whole, withheld_style) <= most ? whole : name_markup(name, withheld_style, most);
    if (narrow) return {short_name};  // there the rows above have the chances
    const QString chances = before == after
                                ? chance_text(before)
                                : isolated(QStringLiteral("%1 → %2").arg(chance_text(before), chance_text(after)));
    const QString line = whole + QStringLiteral("  ") + sentence_markup(chances);
    if (width_of(line, withheld_style) <= most) return {line};
    return {short_name, sentence_markup(chances)};
  }

  /// Left of T: one outcome each.
  void withheld() {
    const double width = (threshold - left - 12) / static_cast<double>(curves.size());
    double lowest = plot.room().top();
    for (std::size_t i = 0; i < curves.size(); ++i) {
      const double before = 1 - histogram.release_probability(curves[i].before);
      const double after = 1 - histogram.release_probability(curves[i].after);
      const QPointF start(left + 6 + width * (static_cast<double>(i) + 0.5), y_of(before));
      const QPointF end(start.x(), y_of(after));
      const QStringList said = withheld_words(curves[i], before, after, width - 10);
      const double high = std::min(start.y(), end.y());
      const double low = std::max(start.y(), end.y());
      const double below = line_height * static_cast<double>(said.size() - 1);
      const double baseline = low + 24 + below < base ? low + 19 : high - 10 - below;  // of the first line
      double half = 0;
      for (const QString& line : said) half = std::max(half, width_of(line, withheld_style) / 2 + 4);
      scene.box(QRectF(QPointF(start.x() - half, std::min(high - 7, baseline - 13)),
                       QPointF(start.x() + half, std::max(low + 6, baseline + below + 5))),
                &Theme::canvas);
      const QString key = QStringLiteral("withheld %1").arg(i);
      const QPointF at = slid ? end : start;
      if (low - high > 6) scene.line(start, at, thin(&Theme::line)).named(key + u'|');
      hollow(at, 40, 4.4).named(key);
      solid(start, 40);
      for (qsizetype line = 0; slid && line < said.size(); ++line)
        scene
            .words({start.x(), baseline + line_height * static_cast<double>(line)}, said[line], withheld_style,
                   &Theme::ink, 0.5)
            .named(QStringLiteral("%1=%2").arg(key).arg(line));
      lowest = std::max({lowest, baseline + below, low});
    }
    const double y = std::max(lowest + 34, (plot.room().top() + base) / 2 + 16);
    const QString first = tr("left of $T$: withheld,");
    const QString second = tr("one outcome, no trace");
    const double wide = std::max(width_of(first, styles::plain), width_of(second, styles::plain));
    if (y + 22 > base || wide + 8 > threshold - left) return;  // a long language in a column
    const double middle = (left + threshold) / 2;
    scene.box({middle - wide / 2 - 6, y - 15, wide + 12, 38}, &Theme::canvas);
    scene.words({middle, y}, first, styles::plain, &Theme::ink2, 0.5);
    scene.words({middle, y + 16}, second, styles::plain, &Theme::ink2, 0.5);
  }

  /// What only one of the laws can give is the ground that δ pays for.
  void unpaired_ground(const NeighbourCurve& one, std::size_t i) {
    if (one.before == 0 && !slid) return;
    const std::uint64_t count = std::max(one.before, one.after);
    int last = 0;
    while (last + 1 < tick_count && seen(chance_of(count, last + 1))) ++last;
    const double high = y_of(chance_of(count, 0)) - 14;
    scene.box({threshold + 1, high, ticks.px(last) + 14 - threshold, base + 4 - high}, &Theme::noise_ground)
        .named(QStringLiteral("only %1").arg(i));
  }

  void law(const NeighbourCurve& one, std::size_t i, bool alone) {
    const double pitch = ticks.unit();
    const bool beside = one.paired() && !alone;
    const double width = std::min(10.0, pitch - 4) / (beside ? 1.6 : 1);
    const double shift = beside ? (i == 0 ? -0.3 : 0.3) * pitch : 0;
    const Ink ink = one.paired() ? &Theme::ink : &Theme::noise;
    // One vote more or less is the same law, one noisy count further.
    const double step =
        (static_cast<double>(one.before) - static_cast<double>(one.after)) * pitch / static_cast<double>(every);
    for (int tick = 0; tick < tick_count; ++tick) {
      const double before = chance_of(one.before, tick);
      const double after = chance_of(one.after, tick);
      const QPointF start(ticks.px(tick) + shift, y_of(before));
      const QPointF end(start.x(), y_of(after));
      const QString key = QStringLiteral("law %1 %2").arg(i).arg(tick);
      if (one.paired()) {
        if (!seen(before) || !seen(after)) continue;
        if (slid) scene.line(start, end, thin(&Theme::line)).named(key + u'|');
      }
      if (seen(after)) {
        // One that comes from the left of T is not seen there.
        const QPointF from = end + QPointF(step, 0);
        const bool there = one.paired() && from.x() - width / 2 > threshold;
        if (slid || there) hollow(slid ? end : from, width, 4, ink).named(key);
      }
      if (seen(before)) solid(start, width, ink);
    }
  }

  /// Lines that stay together at the first free place from the right top downwards; the first of them is strong.
  void put(const QStringList& lines, Ink ink, const MathStyle& style) {
    constexpr double pitch = 16;
    double width = width_of(lines.front(), style);
    if (lines.size() > 1) width = std::max(width, width_of(lines.back(), styles::plain));
    const double below = pitch * static_cast<double>(lines.size() - 1);
    const QRectF within(threshold + 6, plot.room().top() - 4, right - threshold, plot.room().height());
    std::vector<Place> places;
    for (double y = within.top() + style.size; y + below < within.bottom(); y += 8)
      for (double x = within.right() - width; x >= within.left(); x -= 14)
        places.push_back({words_box({x, y}, width, style.size).adjusted(0, 0, 0, below)});
    Mark& label = scene.label(lines.front(), style, ink, {places, within.adjusted(-2, -6, 8, 6)});
    if (lines.size() > 1) label.with_second(lines.back(), styles::plain, ink, pitch);
    if (now.step == 2) label.named(lines.front());  // it fades in
  }

  void words() {
    for (const NeighbourCurve& one : curves) {
      if (!one.paired()) continue;
      const QString votes =
          one.before == one.after
              ? tr("%1: %2 votes, both times", nullptr, plural(one.before)).arg(name_of(one), number_text(one.before))
              : tr("%1: %2 votes or %3", nullptr, plural(one.before))
                    .arg(name_of(one), number_text(one.before), number_text(one.after));
      put({sentence_markup(votes)}, &Theme::ink, styles::bold);
    }
    if (facts.outcome == 0) return put({tr("both laws are the same")}, &Theme::ink2, styles::plain);
    const double epsilon = to_double(facts.run().scenario.epsilon);
    if (std::any_of(curves.begin(), curves.end(), [](const auto& one) { return one.paired(); }))
      put({tr("each gap is $e^{ε/2}$ = %1").arg(ratio_raised(std::exp(epsilon / 2)))}, &Theme::ink2, styles::plain);
    for (const NeighbourCurve& one : curves) {
      if (one.paired()) continue;
      const double sum = histogram.release_probability(std::max(one.before, one.after));
      const QString said = sentence_markup((one.before > 0  ? tr("%1, only as it was")
                                            : facts.flips() ? tr("%1, flipped only")
                                                            : tr("%1, moved only"))
                                               .arg(name_of(one)));
      const QString sum_said = tr("sum %1").arg(isolated(upper_text(sum)));
      // The sum is of this predictor: in one line with it in a flat room, else right below it.
      put(now.form == NeighbourForm::laws ? QStringList{said + QStringLiteral(": ") + sum_said}
                                          : QStringList{said, sum_said},
          &Theme::noise_text, styles::bold);
    }
  }

  void limit(QPointF at, const QString& name, const QString& value, double share, const QString& least,
             const QString& bound, bool noise) {
    const Axis line{0, 1, at.x() - limit_width, at.x()};
    const double y = at.y() + 44;
    const double end = line.px(slid ? std::clamp(share, 0.0, 1.0) : 0);
    const Ink ink = noise ? &Theme::noise : &Theme::ink;
    scene.words({line.begin, at.y()}, name, {12.5, QFont::DemiBold}, &Theme::ink);
    if (slid)
      scene
          .words({line.begin, at.y() + 20}, value, {15, QFont::DemiBold},
                 noise && share > 0 ? &Theme::noise_text : &Theme::ink)
          .named(name + u'=');
    scene.line({line.begin, y}, {line.end, y}, thin(&Theme::line, 1.5));
    scene.line({line.begin, y}, {end, y}, {ink, 3}).named(name);
    scene.line({end, y - 6}, {end, y + 6}, {ink, 2.5}).named(name + u'|');
    scene.line({line.end, y - 12}, {line.end, y + 12}, {&Theme::ink, 1.75, 1, 4, 3});
    scene.words({line.begin, y + 24}, least, styles::small, &Theme::ink2);
    scene.words({line.end, y + 24}, bound, {11.5}, &Theme::ink2, 1);
  }

  /// On the scale of ε: half of it is half of the line.
  void limits() {
    const Scenario& scenario = facts.run().scenario;
    const NeighbourLaws laws = facts.outcome == 0 ? NeighbourLaws{} : facts.laws();
    const double epsilon = to_double(scenario.epsilon);
    const double edge = room.width() - page_margin;
    const QPointF first =
        narrow ? QPointF(page_margin + limit_width + 8, room.height() - narrow_limits + 14) : QPointF(edge, top + 62);
    const QPointF second(edge, narrow ? first.y() : first.y() + std::min(102.0, room.height() - top - 140));
    limit(first, tr("worst ratio"), ratio_raised(laws.worst_ratio), std::log(laws.worst_ratio) / epsilon,
          QStringLiteral("1"), QStringLiteral("$e^ε$ = %1").arg(ratio_text(std::exp(epsilon))), false);
    limit(second, tr("left over"), upper_text(laws.left_over), laws.left_over / to_double(scenario.delta),
          QStringLiteral("0"), QStringLiteral("$δ$ = %1").arg(rational_text(scenario.delta)), true);
  }

  void all() {
    head(top + 22);
    if (facts.votes.empty()) {
      scene.paragraph({68, top + 70}, tr("Nobody voted: nothing can leave, whatever changes."), {13}, &Theme::ink2,
                      room.width() - 2 * 68, 18);
      return;
    }
    ground();
    withheld();
    const auto paired = std::count_if(curves.begin(), curves.end(), [](const auto& one) { return one.paired(); });
    for (std::size_t i = 0; i < curves.size(); ++i)
      if (!curves[i].paired()) unpaired_ground(curves[i], i);
    for (std::size_t i = 0; i < curves.size(); ++i) law(curves[i], i, paired < 2);
    if (slid) words();
    limits();
  }
};

}  // namespace

std::vector<NeighbourCurve> neighbour_curves(const NeighbourFacts& facts) {
  std::vector<NeighbourCurve> curves;
  const auto add = [&](std::size_t i) { curves.push_back({i, facts.votes[i].before, facts.votes[i].after}); };
  if (facts.loses) add(*facts.loses);
  if (facts.gains) add(*facts.gains);
  if (!curves.empty() || facts.votes.empty()) return curves;
  const auto kept = std::find_if(facts.votes.begin(), facts.votes.end(), [&](const NeighbourVotes& one) {
    return facts.batch->vote && one.labels == *facts.batch->vote;
  });
  add(kept == facts.votes.end() ? 0 : static_cast<std::size_t>(kept - facts.votes.begin()));
  return curves;
}

void add_neighbour_laws(Scene& scene, const NeighbourMoment& now, QSizeF room, double top) {
  NeighbourLawsScene{scene, now, room, top}.all();
}

}  // namespace littlestone::ui
