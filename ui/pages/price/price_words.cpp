// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/pages/price/price_words.hpp"

#include <QCoreApplication>
#include <cmath>

#include "core/base/bound_text.hpp"
#include "ui/words/bounds.hpp"
#include "ui/words/direction.hpp"
#include "ui/words/names.hpp"
#include "ui/words/numbers.hpp"
#include "ui/words/values.hpp"

namespace littlestone::ui {
namespace {

struct PriceWords {
  Q_DECLARE_TR_FUNCTIONS(PriceWords)
};

/// A share in a sentence.
QString told_share(const Rational& value) { return told(short_share(value)); }

QString told_chance(const Rational& value) { return told_probability(to_double(value)); }

QString sign_of(Label label) { return label == Label::plus ? QStringLiteral("+") : QStringLiteral("−"); }

Label other(Label label) { return label == Label::plus ? Label::minus : Label::plus; }

QString theorem() { return PriceWords::tr("Theorem 11 · Appendix %1").arg(isolated(QStringLiteral("D"))); }

/// What half of γ costs, where that curve is drawn and asks for about twice as much.
QString doubling(const PriceRun& run) {
  const auto n = static_cast<double>(run.study.least);
  for (const PriceCurve& curve : run.curves) {
    if (2 * curve.stability != run.options.stability || !curve.least || n == 0) continue;
    const double times = static_cast<double>(*curve.least) / n;
    if (times >= 1.9 && times <= 2.1) return u' ' + PriceWords::tr("Half of γ about doubles it.");
  }
  return {};
}

Script::Part draw_part(const PriceRun& run) {
  const int light = static_cast<int>(run.answers.size());
  std::size_t unseen = 0;
  std::size_t first = 0;
  for (const PriceAnswer& at : run.answers) {
    if (at.rows > 0) continue;
    if (unseen++ == 0) first = at.point;
  }
  const double mean = static_cast<double>(run.scenario.examples) * run.point_mass();
  const QString seen = mean < 0.0005   ? told_probability(mean)
                       : mean >= 999.5 ? count_text(std::round(mean))
                                       : QString::number(mean, 'g', 3);
  const QString never = unseen == 0 ? PriceWords::tr("Here each was seen.")
                        : unseen == 1
                            ? PriceWords::tr("Here point %1 was never seen.").arg(light_point_name(first))
                            : PriceWords::tr("Here %n points were never seen.", nullptr, static_cast<int>(unseen));
  return {
      PriceWords::tr("Draw S"),
      {{PriceWords::tr(
            "%n light points share %1 of the mass, one heavy point has the rest. At each the truth is + or −, "
            "by a fair coin.",
            nullptr, light)
            .arg(told_share(run.options.light_mass())),
        theorem(), 0},
       {PriceWords::tr("%n examples fall, %1 of them on light points.", nullptr, plural(run.scenario.examples))
            .arg(number_text(run.light_rows)),
        theorem(), 1, 1800, 400},
       {PriceWords::tr("On average a light point is seen %1 times.").arg(seen) + u' ' + never, theorem(), 1, 2200}}};
}

Script::Part answer_part(const PriceRun& run) {
  const PriceAnswer& at = run.flipped();
  const QString point = light_point_name(at.point);
  const QString said =
      run.own    ? PriceWords::tr("At point %1 your learner says + with chance %2.").arg(point, told_share(at.answer))
      : at.truth ? PriceWords::tr("At point %1 it has seen %n labels, all %2: it says + with chance %3.", nullptr,
                                  plural(at.rows))
                       .arg(point, sign_of(*at.truth), told_share(at.answer))
                 : PriceWords::tr("Point %1 was never seen: there it says + with chance %2.")
                       .arg(point, told_share(at.answer));
  return {
      PriceWords::tr("Answer"),
      {{run.own
            ? PriceWords::tr("These answers are yours. On S alone γ forbids none of them: it ties each to the answer "
                             "after a flip.")
            : PriceWords::tr("The learner counts: each label seen at a point moves its answer there by γ/2 = %1, from "
                             "½ on, and never past 0 or 1.")
                  .arg(told_share(run.options.stability / 2)),
        theorem(), 2, 2400, 240},
       {said, theorem(), 1, 2200}}};
}

Script::Part flip_part(const PriceRun& run) {
  const PriceAnswer& at = run.flipped();
  const QString point = light_point_name(at.point);
  const QString turned =
      at.truth ? PriceWords::tr("Flip every label at point %1: %n of the %2 examples change.", nullptr, plural(at.rows))
                     .arg(point, number_text(run.scenario.examples))
               : PriceWords::tr("Point %1 has no label to flip: S stays as it is.").arg(point);
  const QString truth =
      at.truth ? PriceWords::tr("The truth at %1 turns from %2 to %3. Both worlds are equally likely.")
                     .arg(point, sign_of(*at.truth), sign_of(other(*at.truth)))
               : PriceWords::tr("The truth at %1 is + or −, equally likely, and S does not say which.").arg(point);
  return {PriceWords::tr("Flip"), {{turned, theorem(), 2, 2200, 160}, {truth, theorem(), 1, 2200, 160}}};
}

Script::Part bound_part(const PriceRun& run) {
  const PriceAnswer& at = run.flipped();
  const QString from = told_share(at.answer);
  const QString to = told_share(at.after);
  const QString gamma = told_share(run.options.stability);
  QString moved;
  QString wrong;
  if (!at.truth) {
    moved = PriceWords::tr("Point %1 was never seen: the answer is %2 in both worlds.")
                .arg(light_point_name(at.point), from);
    wrong = PriceWords::tr("In one of the two worlds it errs with chance %1 or more.").arg(told_share(Rational(1, 2)));
  } else {
    moved = at.bound == 1
                ? PriceWords::tr(
                      "%n labels changed, and %n times %1 is 1 or more. The answer may move all the way: from %2 "
                      "to %3.",
                      nullptr, plural(at.rows))
                      .arg(gamma, from, to)
                : PriceWords::tr(
                      "%n labels changed. The answer of a %1-stable learner may move by %n times %1 at most: from "
                      "%2 to %3.",
                      nullptr, plural(at.rows))
                      .arg(gamma, from, to);
    if (run.own) {
      wrong = PriceWords::tr(
                  "It errs with chance %1 in one world and %2 in the other, %3 on average. No %4-stable learner "
                  "has less than %5.")
                  .arg(told_share(at.error), told_share(at.error_after), told_share(at.mean_error()), gamma,
                       told_share(at.least));
    } else if (at.least == 0) {
      wrong = PriceWords::tr("The truth moved fully, and so may the answer: at point %1 stability costs nothing.")
                  .arg(light_point_name(at.point));
    } else {
      wrong = PriceWords::tr("The truth moved fully. In one of the two worlds the answer errs with chance %1 or more.")
                  .arg(told_share(at.least));
    }
  }
  return {PriceWords::tr("Bound"), {{moved, theorem(), 2, 2600, 240}, {wrong, theorem(), 2, 2600, 240}}};
}

Script::Part average_part(const PriceRun& run) {
  const QString least = told_lower(to_double(*run.study.sample_loss));
  const QString mean = told_lower(run.study.loss);
  const QString said =
      run.own ? PriceWords::tr(
                    "Your learner loses %1 on the light points of this sample. None loses less than %2 there, nor "
                    "than %3 on average.")
                    .arg(told_chance(run.loss), least, mean)
              : PriceWords::tr("Together %1 for this sample, %2 on average.").arg(least, mean);
  return {PriceWords::tr("Average"), {{said, theorem(), 2, 2600}}};
}

Script::Part size_part(const PriceRun& run) {
  const QString alpha = told_share(run.options.alpha);
  const bool printed = run.options.light_mass() == 4 * run.options.alpha;
  QString least;
  if (run.study.least == 0) {
    least = PriceWords::tr("Without any example the loss is %1, which α = %2 allows: nothing is asked for.")
                .arg(told_share(run.options.light_mass() / 2), alpha);
  } else {
    least = PriceWords::tr("Loss %1 needs %n examples.", nullptr, plural(run.study.least)).arg(alpha);
    if (printed) {
      least += u' ' + PriceWords::tr("The paper's line says %1.")
                          .arg(lower_count_text(std::ceil(to_double(run.study.printed) - 1e-9)));
    }
  }
  QStringList items;
  for (std::size_t i = 0; i < run.curves.size(); ++i) {
    const PriceCurve& curve = run.curves[i];
    if (i == run.here || !curve.least || *curve.least == 0) continue;
    items += PriceWords::tr("%1 for γ = %2")
                 .arg(lower_count_text(static_cast<double>(*curve.least)), told_share(curve.stability));
  }
  const QString others =
      items.empty() ? PriceWords::tr("The same holds for every γ.")
                    : PriceWords::tr("The least n is %1.").arg(items.join(QStringLiteral(", "))) + doubling(run);
  return {PriceWords::tr("Sample size"),
          {{PriceWords::tr("No %1-stable learner loses less than this curve, and the one that counts is on it.")
                .arg(told_share(run.options.stability)),
            theorem(), 2, 2600, 320},
           {least, theorem(), 3, 2600, 240},
           {others, theorem(), 1, 3000, 160}}};
}

}  // namespace

QString light_point_name(std::size_t point) { return QString::number(point + 1); }

QString short_share(const Rational& value) {
  const double number = to_double(value);
  if (number <= 0) return QStringLiteral("0");
  if (number < 0.0005) return probability_text(number);
  QString text = QString::number(lowered(value, littlestone::place_of(number, 3)), 'g', 3);
  if (text.startsWith(QLatin1String("0."))) text.remove(0, 1);
  return text;
}

std::shared_ptr<const Script> price_script(const PriceRun& run) {
  constexpr int opening = 8;
  return std::make_shared<Script>(
      std::vector{draw_part(run), answer_part(run), flip_part(run), bound_part(run), average_part(run), size_part(run)},
      opening);
}

FigureTold price_told(const PriceRun& run) {
  const auto script = price_script(run);
  const int last = script->last();  // the sizes: curve, least n, other γ; before them the average and the bound
  FigureTold told;
  told.title = run.study.least == 0 ? PriceWords::tr("A loss of %1 asks for nothing").arg(told_share(run.options.alpha))
                                    : PriceWords::tr("A loss of %1 takes %n examples", nullptr, plural(run.study.least))
                                          .arg(told_share(run.options.alpha));
  told.drawn = PriceWords::tr(
      "Above, a sample, and the same with every label at one point turned round. In the middle, how likely the answer "
      "is + "
      "at each light point (thick), where the flip may move it (dashed), and what it must get wrong (hatched). Below, "
      "the "
      "least loss by n for stable learners, exact, the paper’s line (dashed) and this sample (dot).");
  told.found = steps_of(*script, {last - 1, last - 5, last - 3, last});
  told.scenario = run.scenario;
  told.fields = {"stability", "examples", "mass", "dimension", "price_alpha", "flipped", "answers", "seed"};
  return told;
}

FigureTold price_axis_told(const PriceRun& run) {
  const auto script = price_script(run);
  FigureTold told = price_told(run);
  told.drawn = PriceWords::tr("The examples that this loss asks for: at least (exact), by the paper, and enough.");
  told.found = steps_of(*script, {script->last() - 1, script->last()});
  return told;
}

std::vector<Note> price_notes(const PriceRun& run) {
  std::vector<Note> notes;
  if (run.own) {
    notes.push_back(
        {PriceWords::tr("What γ ties"),
         PriceWords::tr("Stability says nothing about an answer on $S$ alone. It says that this answer and the answer "
                        "after the flip differ by $γ$# at most. Drag a solid answer; the dashed one follows.")});
  }
  const QString printed = lower_count_text(std::ceil(to_double(run.study.printed) - 1e-9));
  notes.push_back({PriceWords::tr("The paper's line"),
                   PriceWords::tr("1 − $γ$# can be negative, but the loss cannot. The paper keeps the straight line "
                                  "and gets ($d$ − 1)/(8$γ$·$α$), rounded up %1, with $μ$ = 4$α$.")
                       .arg(printed)});
  const PriceCurve& memory = run.curves.back();  // γ = 1
  if (memory.least && *memory.least > 0 && run.here + 1 < run.curves.size()) {
    notes.push_back({PriceWords::tr("Without stability"),
                     PriceWords::tr("$γ$ = 1 is memory: one look at a point suffices, and %n examples do.", nullptr,
                                    plural(*memory.least))});
  }
  const PriceCurve& stabler = run.curves.front();
  if (run.here > 0 && stabler.least && *stabler.least > 0 && !notes.empty() && run.here + 1 < run.curves.size()) {
    notes.back().text +=
        u' ' + PriceWords::tr("At $γ$ = %1 it takes %2: the number grows like 1/$γ$.")
                   .arg(told_share(stabler.stability), lower_count_text(static_cast<double>(*stabler.least)));
  }
  if (notes.size() < 3) {
    constexpr double told = 0.0005;
    notes.push_back(
        {PriceWords::tr("The heavy point"),
         run.options.light_mass() == 1 ? PriceWords::tr("It has no mass here.")
         : run.study.heavy >= told
             ? PriceWords::tr("It is not counted here. On average the counting learner loses %1 more there.")
                   .arg(told_probability(run.study.heavy))
             : PriceWords::tr(
                   "It is not counted here: it is seen so often that it costs the counting learner almost nothing.")});
  }
  return notes;
}

QString worst_price_words(const PriceRun& run) {
  const std::optional<PointIndex> flip = run.study.worst_flip;
  if (!flip) return PriceWords::tr("No light point was seen, so no flip changes $S$.");
  const PriceAnswer& at = run.answers[*flip];
  QString told =
      at.least == 0
          ? PriceWords::tr(
                "Point %1 was seen %n times, as seldom as any light point that was seen: even there the answer may "
                "move all the way, and nothing is lost.",
                nullptr, plural(at.rows))
                .arg(light_point_name(*flip))
          : PriceWords::tr(
                "Point %1 was seen %n times, as seldom as any light point that was seen: in one of the two worlds a "
                "$γ$-stable learner errs there with %2 or more, the most at any of these.",
                nullptr, plural(at.rows))
                .arg(light_point_name(*flip), told_share(at.least));
  if (run.own || !run.study.worst_count || !run.study.worst_count->point) return told;
  const WorstCount& worst = *run.study.worst_count;
  if (worst.moved == 0) return told;
  const QString where = *worst.point + 1 < run.options.dimension
                            ? PriceWords::tr("point %1").arg(light_point_name(*worst.point))
                            : PriceWords::tr("the heavy point");
  const bool turned = worst.from.point == worst.to.point;
  told += u' ' + (turned ? PriceWords::tr("Of all changes of one example, a label flipped at %1 moves an answer most: "
                                          "from %2 to %3.")
                         : PriceWords::tr("Of all changes of one example, one that comes to %1 or leaves it moves an "
                                          "answer most: from %2 to %3."))
                     .arg(where, told_share(worst.before), told_share(worst.after));
  told += u' ' + (worst.moved == run.options.stability
                      ? PriceWords::tr("That is $γ$, all that stability allows.")
                      : PriceWords::tr("That is %1, within $γ$ = %2.")
                            .arg(told_share(worst.moved), told_share(run.options.stability)));
  return told;
}

QString price_point_words(const PriceRun& run, std::size_t point) {
  if (point >= run.answers.size()) return {};
  const PriceAnswer& at = run.answers[point];
  const QString name = light_point_name(point);
  if (!at.truth) return PriceWords::tr("point %1: never seen, + with chance %2").arg(name, told_share(at.answer));
  return PriceWords::tr("point %1: %n labels, all %2; + with chance %3, after the flip %4; errs %5 on average", nullptr,
                        plural(at.rows))
      .arg(name, sign_of(*at.truth), told_share(at.answer), told_share(at.after), told_share(at.mean_error()));
}

}  // namespace littlestone::ui
