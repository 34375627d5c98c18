// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/pages/stable/stable_words.hpp"

#include <QCoreApplication>
#include <QGuiApplication>
#include <algorithm>
#include <cmath>

#include "ui/kit/math_text.hpp"
#include "ui/words/bounds.hpp"
#include "ui/words/direction.hpp"
#include "ui/words/names.hpp"
#include "ui/words/numbers.hpp"
#include "ui/words/values.hpp"

namespace littlestone::ui {
namespace {

struct StableWords {
  Q_DECLARE_TR_FUNCTIONS(StableWords)
};

/// A number in a sentence, whichever way that runs.
QString number_in_words(const QString& number) {
  const QString text = number.startsWith(QStringLiteral("0.")) ? number.mid(1) : number;
  return told(text);
}

}  // namespace

QString sign_text(Label label) { return label == Label::plus ? QStringLiteral("+") : QStringLiteral("−"); }

QString open_chance_text(double chance, bool open) {
  constexpr double least = 0.0005;
  if (open && chance >= 1 - least) return QStringLiteral(">.999");
  if (open && chance < least) return QStringLiteral("<.001");
  return chance < least ? QStringLiteral("0") : probability_text(chance);
}

QString stable_change_words(const StablePageRun& run) {
  if (!run.change) return {};
  const ChangedRow& change = *run.change;
  const QString from = plain_name(run.concept_class().point_name(change.from.point));
  const QString to = plain_name(run.concept_class().point_name(change.to.point));
  if (change.from == change.to) return StableWords::tr("The example stays what it is.");
  if (change.from.point == change.to.point) {
    return StableWords::tr("One %1 at point %2 becomes %3.")
        .arg(sign_text(change.from.label), from, sign_text(change.to.label));
  }
  return StableWords::tr("One %1 at point %2 becomes %3 at point %4.")
      .arg(sign_text(change.from.label), from, sign_text(change.to.label), to);
}

QString stable_move_markup(const StablePageRun& run) {
  if (!run.change) return {};
  const ChangedRow& change = *run.change;
  if (change.from == change.to) return {};
  const QString from = name_markup(run.concept_class().point_name(change.from.point));
  const QString to = name_markup(run.concept_class().point_name(change.to.point));
  const QString move =
      change.from.point == change.to.point
          ? StableWords::tr("%1 becomes %2").arg(sign_text(change.from.label), sign_text(change.to.label))
          : StableWords::tr("%1 at %2 becomes %3 at %4")
                .arg(sign_text(change.from.label), from, sign_text(change.to.label), to);
  const bool by_hand = run.scenario.changed || !run.scenario.becomes.empty();
  return change.worst ? StableWords::tr("worst neighbour: %1").arg(move)
         : by_hand    ? StableWords::tr("drag: %1").arg(move)
                      : StableWords::tr("a change: %1").arg(move);
}

QString stable_jump_words(const StablePageRun& run) {
  if (!run.change) return {};
  const ConceptClass& concept_class = run.concept_class();
  const QString before = plain_name(concept_class.hypothesis_name(run.study.fewest));
  const QString after = plain_name(concept_class.hypothesis_name(run.fewest_changed));
  const std::vector<PointIndex> jumps = run.jumps();
  if (jumps.empty()) return StableWords::tr("The best hypothesis is still %1.").arg(before);
  if (jumps.size() == 1) {
    return StableWords::tr("The best hypothesis is now %1, not %2: its answer at %3 jumps.")
        .arg(after, before, plain_name(concept_class.point_name(jumps.front())));
  }
  return StableWords::tr("The best hypothesis is now %1, not %2: its answers at %n points jump.", nullptr,
                         plural(jumps.size()))
      .arg(after, before);
}

QString stable_moved_words(const StablePageRun& run, StableKind kind) {
  const std::optional<PointIndex> most = run.most_moved(kind);
  if (!most || kind == StableKind::erm) return {};
  const StableAnswers& answers = run.of(kind);
  const QString at = plain_name(run.concept_class().point_name(*most));
  const QString before = told_probability(answers.plus[*most]);
  const QString after = told_probability(answers.changed[*most]);
  if (before == after) {
    return kind == StableKind::stable ? StableWords::tr("The stable learner's chances of + stay what they are.")
                                      : StableWords::tr("The mechanism's chances of + stay what they are.");
  }
  return kind == StableKind::stable
             ? StableWords::tr("The stable learner's chance of + at %1 goes from %2 to %3.").arg(at, before, after)
             : StableWords::tr("The mechanism's chance of + at %1 goes from %2 to %3.").arg(at, before, after);
}

QString plans_text(const StablePageRun& run) {
  const StablePlans& plans = run.plans;
  if (run.concept_class().size() == 1)
    return StableWords::tr("One hypothesis: there is nothing to choose, no answer moves and nothing is lost.");
  const QString gamma = number_in_words(rational_text(run.scenario.stability));
  const QString alpha = number_in_words(rational_text(run.scenario.price_alpha));
  if (!plans.sharp)
    return StableWords::tr("No number of examples below 2^60 keeps γ = %1 and an excess of %2.").arg(gamma, alpha);
  const auto n = static_cast<double>(plans.sharp->examples);
  QString told = StableWords::tr("For $γ$ = %1 and an excess of %2: sharp $n$ = %3 ($n′$ %4, $ε_0$ %5)")
                     .arg(gamma, alpha, upper_count_text(n), upper_count_text(static_cast<double>(plans.sharp->subset)),
                          told_upper(plans.sharp->epsilon));
  told += plans.printed ? StableWords::tr(", paper $n$ = %1 ($n′$ %2, $ε_0$ %3).")
                              .arg(upper_count_text(plans.printed->examples),
                                   upper_count_text(static_cast<double>(plans.printed->subset)),
                                   told_upper(plans.printed->epsilon))
                        : StableWords::tr(", paper past 2^60.");
  told += u' ' +
          StableWords::tr("Sharp bounds the expected excess; the paper bounds the excess except with probability %1.")
              .arg(number_in_words(rational_text(run.scenario.beta)));
  const StableConstants chosen = constants_of(plans, run.scenario, run.concept_class().size(), run.own_rows());
  const auto numbers = stable_numbers(chosen, plans, run.scenario, run.concept_class().size(), run.own_rows());
  if (numbers && !numbers->enough)
    told += u' ' + (run.own_rows() ? StableWords::tr("The data file has fewer: the promise does not hold for it.")
                                   : StableWords::tr("Here %1 are drawn, so the promise does not hold for them.")
                                         .arg(count_text(static_cast<double>(numbers->examples))));
  return told;
}

}  // namespace littlestone::ui
