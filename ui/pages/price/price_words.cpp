// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/pages/price/price_words.hpp"

#include <QCoreApplication>
#include <cmath>

#include "ui/pages/price/price_picture.hpp"
#include "ui/words/direction.hpp"
#include "ui/words/names.hpp"
#include "ui/words/numbers.hpp"

namespace littlestone::ui {
namespace {

struct PriceWords {
  Q_DECLARE_TR_FUNCTIONS(PricePage)
};

/// A share in a sentence.
QString told_share(const Rational& value) {
  const QString text = short_share(value);
  return QGuiApplication::layoutDirection() == Qt::RightToLeft ? isolated(text) : text;
}

QString told_chance(const Rational& value) { return told_probability(to_double(value)); }

QString sign_of(Label label) { return label == Label::plus ? QStringLiteral("+") : QStringLiteral("−"); }

Label other(Label label) { return label == Label::plus ? Label::minus : Label::plus; }

QString theorem() { return PriceWords::tr("Theorem 11 · Appendix D"); }

Script::Part draw_part(const PriceRun& run) {
  using Words = PriceWords;
  const int light = static_cast<int>(run.answers.size());
  std::size_t unseen = 0;
  std::size_t first = 0;
  for (const PriceAnswer& at : run.answers) {
    if (at.rows > 0) continue;
    if (unseen++ == 0) first = at.point;
  }
  const double mean = static_cast<double>(run.scenario.examples) * run.point_mass();
  const QString seen = mean < 0.0005 ? told_probability(mean) : QString::number(mean, 'g', 3);
  const QString never = unseen == 0   ? Words::tr("Here each was seen.")
                        : unseen == 1 ? Words::tr("Here point %1 was never seen.").arg(light_point_name(first))
                                      : Words::tr("Here %n points were never seen.", nullptr, static_cast<int>(unseen));
  return {
      Words::tr("Draw S"),
      {{Words::tr("%n light points share %1 of the mass, one heavy point has the rest. At each the truth is + or −, "
                  "by a fair coin.",
                  nullptr, light)
            .arg(told_share(run.options.light_mass())),
        theorem(), 0},
       {Words::tr("%n examples fall, %1 of them on light points.", nullptr, plural(run.scenario.examples))
            .arg(number_text(run.light_rows)),
        theorem(), 1, 1800, 400},
       {Words::tr("On average a light point is seen %1 times.").arg(seen) + u' ' + never, theorem(), 1, 2200}}};
}

Script::Part answer_part(const PriceRun& run) {
  using Words = PriceWords;
  const PriceAnswer& at = run.flipped();
  const QString point = light_point_name(at.point);
  const QString said =
      run.own ? Words::tr("At point %1 your learner says + with chance %2.").arg(point, told_share(at.answer))
      : at.truth
          ? Words::tr("At point %1 it has seen %n labels, all %2: it says + with chance %3.", nullptr, plural(at.rows))
                .arg(point, sign_of(*at.truth), told_share(at.answer))
          : Words::tr("Point %1 was never seen: there it says + with chance %2.").arg(point, told_share(at.answer));
  return {
      Words::tr("Answer"),
      {{run.own ? Words::tr("These answers are yours. On S alone γ forbids none of them: it ties each to the answer "
                            "after a flip.")
                : Words::tr("The learner counts: each label seen at a point moves its answer there by γ/2 = %1, from "
                            "½ on.")
                      .arg(told_share(run.options.stability / 2)),
        theorem(), 2, 2400, 240},
       {said, theorem(), 1, 2200}}};
}

Script::Part flip_part(const PriceRun& run) {
  using Words = PriceWords;
  const PriceAnswer& at = run.flipped();
  const QString point = light_point_name(at.point);
  const QString turned = at.truth ? Words::tr("Turn round every label at point %1: %n of the %2 examples change.",
                                              nullptr, plural(at.rows))
                                        .arg(point, number_text(run.scenario.examples))
                                  : Words::tr("Point %1 has no label to turn round: S stays as it is.").arg(point);
  const QString truth =
      at.truth ? Words::tr("The truth at %1 turns from %2 to %3. Both worlds are equally likely.")
                     .arg(point, sign_of(*at.truth), sign_of(other(*at.truth)))
               : Words::tr("The truth at %1 is + or −, equally likely, and S does not say which.").arg(point);
  return {Words::tr("Flip"), {{turned, theorem(), 2, 2200, 160}, {truth, theorem(), 1, 2200, 160}}};
}

Script::Part bound_part(const PriceRun& run) {
  using Words = PriceWords;
  const PriceAnswer& at = run.flipped();
  const QString from = told_share(at.answer);
  const QString to = told_share(at.after);
  const QString gamma = told_share(run.options.stability);
  QString moved;
  QString wrong;
  if (!at.truth) {
    moved =
        Words::tr("Point %1 was never seen: the answer is %2 in both worlds.").arg(light_point_name(at.point), from);
    wrong = Words::tr("In one of the two worlds it errs with chance %1 or more.").arg(told_share(Rational(1, 2)));
  } else {
    moved = at.bound == 1
                ? Words::tr(
                      "%n labels changed, and %n times %1 is 1 or more. The answer may move all the way: from %2 "
                      "to %3.",
                      nullptr, plural(at.rows))
                      .arg(gamma, from, to)
                : Words::tr(
                      "%n labels changed. The answer of a %1-stable learner may move by %n times %1 at most: from "
                      "%2 to %3.",
                      nullptr, plural(at.rows))
                      .arg(gamma, from, to);
    if (run.own) {
      wrong = Words::tr(
                  "It errs with chance %1 in one world and %2 in the other, %3 on average. No %4-stable learner "
                  "has less than %5.")
                  .arg(told_share(at.error), told_share(at.error_after), told_share(at.mean_error()), gamma,
                       told_share(at.least));
    } else if (at.least == 0) {
      wrong = Words::tr("The truth moved fully, and so may the answer: at point %1 stability costs nothing.")
                  .arg(light_point_name(at.point));
    } else {
      wrong = Words::tr("The truth moved fully. In one of the two worlds the answer errs with chance %1 or more.")
                  .arg(told_share(at.least));
    }
  }
  return {Words::tr("Bound"), {{moved, theorem(), 2, 2600, 240}, {wrong, theorem(), 2, 2600, 240}}};
}

Script::Part average_part(const PriceRun& run) {
  using Words = PriceWords;
  const QString least = told_chance(*run.study.sample_loss);
  const QString mean = told_probability(run.study.loss);
  const QString said =
      run.own ? Words::tr(
                    "Your learner loses %1 on the light points of this sample. None loses less than %2 there, nor "
                    "than %3 on average.")
                    .arg(told_chance(run.loss), least, mean)
              : Words::tr("Together %1 for this sample, %2 on average.").arg(least, mean);
  return {Words::tr("Average"), {{said, theorem(), 2, 2600}}};
}

Script::Part size_part(const PriceRun& run) {
  using Words = PriceWords;
  const QString alpha = told_share(run.options.alpha);
  const bool printed = run.options.light_mass() == 4 * run.options.alpha;
  QString least;
  if (run.study.least == 0) {
    least = Words::tr("Without any example the loss is %1, which α = %2 allows: nothing is asked for.")
                .arg(told_share(run.options.light_mass() / 2), alpha);
  } else {
    least = Words::tr("Loss %1 needs %n examples.", nullptr, plural(run.study.least)).arg(alpha);
    if (printed) {
      least +=
          u' ' + Words::tr("The paper's line says %1.").arg(count_text(std::ceil(to_double(run.study.printed) - 1e-9)));
    }
  }
  QStringList items;
  for (std::size_t i = 0; i < run.curves.size(); ++i) {
    const PriceCurve& curve = run.curves[i];
    if (i == run.here || !curve.least || *curve.least == 0) continue;
    items += Words::tr("%1 for γ = %2").arg(number_text(*curve.least), told_share(curve.stability));
  }
  const QString others =
      items.empty() ? Words::tr("The same holds for every γ.")
                    : Words::tr("The least n is %1: half of γ doubles it.").arg(items.join(QStringLiteral(", ")));
  return {Words::tr("Sample size"),
          {{Words::tr("No %1-stable learner loses less than this curve, and the one that counts is on it.")
                .arg(told_share(run.options.stability)),
            theorem(), 2, 2600, 320},
           {least, theorem(), 3, 2600, 240},
           {others, theorem(), 1, 3000, 160}}};
}

}  // namespace

std::shared_ptr<const Script> price_script(const PriceRun& run) {
  constexpr int opening = 8;
  return std::make_shared<Script>(
      std::vector{draw_part(run), answer_part(run), flip_part(run), bound_part(run), average_part(run), size_part(run)},
      opening);
}

std::vector<Note> price_notes(const PriceRun& run) {
  using Words = PriceWords;
  std::vector<Note> notes;
  if (run.own) {
    notes.push_back({Words::tr("What γ ties"),
                     Words::tr("Stability says nothing of an answer on $S$ alone. It ties it to the answer after the "
                               "flip: they differ by $γ$# at most. Drag a full answer, the dashed one follows.")});
  }
  const QString printed = count_text(std::ceil(to_double(run.study.printed) - 1e-9));
  notes.push_back({Words::tr("The paper's line"),
                   Words::tr("1 − $γ$# may fall below 0 where the loss cannot. The paper keeps the line and gets "
                             "($d$ − 1)/(8$γα$) = %1, with $μ$ = 4$α$.")
                       .arg(printed)});
  const PriceCurve& memory = run.curves.back();  // γ = 1
  if (memory.least && *memory.least > 0 && run.here + 1 < run.curves.size()) {
    notes.push_back({Words::tr("Without stability"),
                     Words::tr("$γ$ = 1 is memory: one look at a point suffices, and %n examples do.", nullptr,
                               plural(*memory.least))});
  }
  if (notes.size() < 3) {
    notes.push_back({Words::tr("The heavy point"),
                     Words::tr("It is not counted here. The learner that counts loses %1 there besides, on average.")
                         .arg(told_probability(run.study.heavy))});
  }
  return notes;
}

QString price_point_words(const PriceRun& run, std::size_t point) {
  using Words = PriceWords;
  if (point >= run.answers.size()) return {};
  const PriceAnswer& at = run.answers[point];
  const QString name = light_point_name(point);
  if (!at.truth) return Words::tr("point %1: never seen, + with chance %2").arg(name, told_share(at.answer));
  return Words::tr("point %1: %n labels, all %2; + with chance %3, after the flip %4; errs %5 on average", nullptr,
                   plural(at.rows))
      .arg(name, sign_of(*at.truth), told_share(at.answer), told_share(at.after), told_share(at.mean_error()));
}

}  // namespace littlestone::ui
