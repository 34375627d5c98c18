// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/pages/noisy_labels/noisy_labels_script.hpp"

#include <QCoreApplication>
#include <algorithm>
#include <cmath>

#include "ui/pages/noisy_labels/noisy_labels_scene.hpp"
#include "ui/pages/noisy_labels/noisy_labels_words.hpp"
#include "ui/words/bounds.hpp"
#include "ui/words/names.hpp"
#include "ui/words/numbers.hpp"

namespace littlestone::ui {
namespace {

struct NoisyTexts {
  Q_DECLARE_TR_FUNCTIONS(NoisyLabelsPage)
};

QString noisy_hypothesis(const NoisyRun& run, HypothesisIndex h) {
  return plain_name(run.concept_class().hypothesis_name(h));
}

QString noisy_point(const NoisyRun& run, PointIndex x) { return plain_name(run.concept_class().point_name(x)); }

QString noisy_promised(const NoisyRun& run) {
  if (run.scenario.flip > 0) return told_upper(run.privacy.flipped_epsilon);
  return told_upper(run.privacy.epsilon);
}

QString chance_sentence(const NoisyRun& run) {
  HypothesisIndex best = run.merged.representatives.front();
  for (const HypothesisIndex h : run.merged.representatives)
    if (run.drawn[h] > run.drawn[best]) best = h;
  const QString errs = run.scenario.score == PieceScore::minimum
                           ? NoisyTexts::tr("A piece weighs by the fewest errors of any hypothesis in it.")
                           : NoisyTexts::tr("%1 errs on %n rows of S.", nullptr, plural(run.errors[best]))
                                 .arg(noisy_hypothesis(run, best));
  return errs + u' ' +
         NoisyTexts::tr("The fewer errors, the likelier: %1 has chance %2.")
             .arg(noisy_hypothesis(run, best), told_probability(run.drawn[best]));
}

QString votes_sentence(const NoisyRun& run) {
  const LabelVector& labels = run.concept_class().row(run.chosen);
  const auto same = std::count_if(run.blocks.begin(), run.blocks.end(),
                                  [&](const TrainedBlock& one) { return one.labels == labels; });
  return NoisyTexts::tr("%n blocks of the relabelled rows train alone and vote.", nullptr, plural(run.blocks.size())) +
         u' ' +
         NoisyTexts::tr("%n of them say %1.", nullptr, plural(static_cast<std::uint64_t>(same)))
             .arg(noisy_hypothesis(run, run.chosen));
}

QString answer_sentence(const NoisyRun& run) {
  const auto asked = static_cast<PointIndex>(std::min<std::uint64_t>(run.scenario.asked, run.points() - 1));
  const NoisyAnswers* answers = run.answers_of(run.chosen);
  const double plus = answers == nullptr ? 0 : answers->plus[asked];
  QString said = NoisyTexts::tr("Asked at %1: %2 of %3 votes say +, so + has chance %4. Only one answer leaves.")
                     .arg(noisy_point(run, asked), whole_text(run.votes[asked]), whole_text(run.blocks.size()),
                          told_probability(plus));
  if (run.scenario.flip > 0)
    said +=
        u' ' + NoisyTexts::tr("With probability %1 it is flipped.").arg(told_number(rational_text(run.scenario.flip)));
  return said;
}

QString no_worst_sentence(const NoisyRun& run) {
  switch (run.no_worst) {
    case NoWorst::too_many_points:
      return NoisyTexts::tr(
                 "S has %1 distinct points: too many to sum over all T exactly, so the worst change is not "
                 "known.")
          .arg(run.rows().counts().size());
    default: return NoisyTexts::tr("The worst change of one row of S is being computed.");
  }
}

void add_row_of_s(const NoisyRun& run, Script::Part& part) {
  const QString reference = NoisyTexts::tr("Theorem 12 · Lemma 8");
  const QString bound =
      run.scenario.flip > 0
          ? NoisyTexts::tr("For every S of %1 rows the promise is ε = %2.")
                .arg(whole_text(run.rows().size()), noisy_promised(run))
          : NoisyTexts::tr("For every S of %1 rows the promise is ε = %2 and δ = %3.")
                .arg(whole_text(run.rows().size()), noisy_promised(run), told_upper(run.privacy.delta));
  if (!run.worst || !run.worst->row) {
    const QString why = !run.worst ? no_worst_sentence(run)
                        : run.worst->exact
                            ? NoisyTexts::tr("No change of one row of S moves an answer.")
                            : NoisyTexts::tr("No change of one row of S that was tried moves an answer.");
    part.steps = {{why, reference, 2, 2200}, {why, reference, 1, 2000}, {bound, reference, 2, 2400}};
    return;
  }
  const WorstNoisyLabels& worst = *run.worst;
  const QString found =
      worst.exact ? NoisyTexts::tr("Row %1 of S, a %2, becomes a %3: no other change of one row moves an answer more.")
                  : NoisyTexts::tr(
                        "Row %1 of S, a %2, becomes a %3: of the changes of one row that were tried, none "
                        "moves an answer more.");
  const QString before = told_probability(worst.before);
  const QString after = told_probability(worst.after);
  const QString how =
      before == after
          ? (worst.exact
                 ? NoisyTexts::tr("At %1, over all T, the chance of + stays near %2: ε is %3, the worst of %4 "
                                  "changes.")
                       .arg(noisy_point(run, worst.point), before, worst_text(worst), whole_text(worst.neighbours))
                 : NoisyTexts::tr("At %1, over all T, the chance of + stays near %2: ε is %3 at least. There are "
                                  "too many changes to try them all.")
                       .arg(noisy_point(run, worst.point), before, worst_text(worst)))
      : worst.exact
          ? NoisyTexts::tr("At %1, over all T, the chance of + goes from %2 to %3: ε is %4, the worst of %5 changes.")
                .arg(noisy_point(run, worst.point), before, after, worst_text(worst), whole_text(worst.neighbours))
          : NoisyTexts::tr(
                "At %1, over all T, the chance of + goes from %2 to %3: ε is %4 at least. There are too "
                "many changes to try them all.")
                .arg(noisy_point(run, worst.point), before, after, worst_text(worst));
  part.steps = {{found.arg(whole_text(*worst.row + 1), row_text(run, *worst.row), example_text(run, worst.example)),
                 reference, 2, 2400},
                {how, reference, 1, 2400},
                {bound + u' ' + NoisyTexts::tr("This one shows %1.").arg(worst_text(worst)), reference, 2, 2400}};
}

/// "t₂ and t₃ are told apart, t₅ and t₆ no longer."
QString changed_sentence(const NoisyRun& run) {
  const auto pair = [&](const std::vector<HypothesisIndex>& two) {
    return NoisyTexts::tr("%1 and %2", "two hypotheses")
        .arg(noisy_hypothesis(run, two[0]), noisy_hypothesis(run, two[1]));
  };
  const NoisyMatch* split = nullptr;
  const NoisyMatch* join = nullptr;
  const NoisyMatch* both = nullptr;
  for (const NoisyMatch& one : run.matches) {
    if (one.before.size() < one.after.size() && split == nullptr) split = &one;
    if (one.before.size() > one.after.size() && join == nullptr) join = &one;
    if (one.before.size() > 1 && one.after.size() > 1 && both == nullptr) both = &one;
  }
  const std::size_t splits = run.splits();
  const std::size_t joins = run.joins();
  if (splits == 1 && joins == 1) {
    return NoisyTexts::tr("Now %1 are told apart, %2 no longer.").arg(pair(split->after), pair(join->before));
  }
  if (splits == 1 && joins == 0) return NoisyTexts::tr("Now %1 are told apart.").arg(pair(split->after));
  if (splits == 0 && joins == 1) return NoisyTexts::tr("Now %1 are not told apart any more.").arg(pair(join->before));
  if (splits + joins > 0) {
    return NoisyTexts::tr("%n pieces part", "of the class", plural(splits)) + QStringLiteral(", ") +
           NoisyTexts::tr("%n pairs of pieces join.", nullptr, plural(joins));
  }
  if (both != nullptr) return NoisyTexts::tr("A piece is cut at another place: 2 : 2.");
  return NoisyTexts::tr("This swap changes nothing: every piece stays. Drag the ringed chip of T′ to another row.");
}

void add_swap(const NoisyRun& run, Script::Part& swapped, Script::Part& matched) {
  const QString lemma = NoisyTexts::tr("Theorem 12 (3) · Lemma 18, App. C");
  if (!run.swap) {
    const QString why = NoisyTexts::tr("T is all of S, so no other row can enter it.");
    swapped.steps = {{why, lemma, 2, 2000}, {why, lemma, 1, 1600}};
    matched.steps.assign(4, {why, lemma, 1, 1600});
    return;
  }
  const NoisySwap& swap = *run.swap;
  const QString leaving = row_text(run, swap.leaving);
  const QString entering = row_text(run, swap.entering);
  const QString shared = run.subset.size() == 1
                             ? NoisyTexts::tr("No row is in both.")
                             : NoisyTexts::tr("%n rows are in both.", nullptr, plural(run.subset.size() - 1));
  swapped.steps = {
      {NoisyTexts::tr("Now S stays and T alone changes: a %1 leaves it, a %2 enters.").arg(leaving, entering), lemma, 2,
       2200},
      {shared + u' ' + NoisyTexts::tr("Hypotheses that are equal on them are matched."), lemma, 1, 1800}};
  const QString each = run.scenario.score == PieceScore::minimum
                           ? NoisyTexts::tr("the votes give away at most ε₂ for each")
                           : NoisyTexts::tr("choice and votes give away at most ε₁ + ε₂ for each");
  const QString formula = (run.scenario.score == PieceScore::minimum ? NoisyTexts::tr("ln 4 + ε₂·%1")
                                                                     : NoisyTexts::tr("ln 4 + (ε₁ + ε₂)·%1"))
                              .arg(whole_text(swap.law.apart));
  matched.steps = {
      {NoisyTexts::tr("%n matches:", nullptr, plural(run.matches.size())) + u' ' +
           NoisyTexts::tr("each row in T or T′ divides a piece in two at most, so 1 : 2, 2 : 1 or 2 : 2 at worst."),
       lemma, 2, 2400},
      {changed_sentence(run), lemma, 1, 2200},
      {NoisyTexts::tr("Matched hypotheses differ on at most %n rows;", nullptr, plural(swap.law.apart)) + u' ' + each +
           u'.',
       lemma, 1, 2200},
      {NoisyTexts::tr("This swap shows %1. The bound allows %2 = %3.")
           .arg(told_lower(swap.law.epsilon), formula, told_upper(swap.law.bound)),
       lemma, 1, 2400}};
}

QString slopes_sentence(const NoisyRun& run) {
  if (!run.curves || !run.curves->complete) return NoisyTexts::tr("The two slopes are being computed.");
  if (!run.curves->crossing)
    return NoisyTexts::tr(
        "By the plans found, Theorem 12 and Corollary 2 never ask for the same number of examples for α from 10⁻⁶ to "
        "¼.");
  return NoisyTexts::tr(
             "By the plans found, Theorem 12 asks for fewer examples than Corollary 2 below about α = %1: both found "
             "about %2 there.")
      .arg(told_number(two_digits(*run.curves->crossing)), told_number(count_text(run.curves->crossing_examples)));
}

}  // namespace

Script noisy_labels_script(const NoisyRun& run) {
  const std::size_t n = run.rows().size();
  const QString theorem = NoisyTexts::tr("Theorem 12, App. C");
  Script::Part draw{NoisyTexts::tr("Draw T"), {}};
  draw.steps = {
      {NoisyTexts::tr("T is %n of the %1 rows of S: every choice is as likely.", nullptr, plural(run.subset.size()))
           .arg(whole_text(n)),
       theorem, 1},
      {run.concept_class().size() == 1
           ? NoisyTexts::tr("There is one hypothesis, and it stands for itself.")
           : NoisyTexts::tr("%n hypotheses", nullptr, plural(run.concept_class().size())) + u' ' +
                 NoisyTexts::tr("make %n pieces, equal on T. The first of each stands for it.", nullptr,
                                plural(run.merged.representatives.size())),
       NoisyTexts::tr("§2.1"), 1, 1800}};
  Script::Part choose{NoisyTexts::tr("Choose ĥ"), {}};
  choose.steps = {{chance_sentence(run), NoisyTexts::tr("Lemma 7"), 2, 2200},
                  {NoisyTexts::tr("%1 is drawn. Nobody will learn that.").arg(noisy_hypothesis(run, run.chosen)),
                   NoisyTexts::tr("Lemma 7"), 1}};
  Script::Part relabel{NoisyTexts::tr("Relabel"), {}};
  relabel.steps = {
      {NoisyTexts::tr("All of S is relabelled by ĥ.") + u' ' +
           (run.relabelled == 0 ? NoisyTexts::tr("No label changes: it fits every row.")
                                : grouped(NoisyTexts::tr("%n labels change, and now one hypothesis fits every row.",
                                                         nullptr, plural(run.relabelled)),
                                          run.relabelled)),
       theorem, 2, 2200}};
  Script::Part votes{NoisyTexts::tr("Votes"), {}};
  votes.steps = {{votes_sentence(run), NoisyTexts::tr("Lemma 9"), 1, 2000},
                 {answer_sentence(run), NoisyTexts::tr("Lemma 9"), 2, 2400}};
  Script::Part row_of_s{NoisyTexts::tr("Swap a row of S"), {}};
  add_row_of_s(run, row_of_s);
  Script::Part row_of_t{NoisyTexts::tr("Swap a row of T"), {}};
  Script::Part match{NoisyTexts::tr("Match"), {}};
  add_swap(run, row_of_t, match);
  match.steps.push_back({slopes_sentence(run), NoisyTexts::tr("Theorem 12 · Corollary 2"), 2, 2600});
  return {{draw, choose, relabel, votes, row_of_s, row_of_t, match}, NoisyMoment::match + 1, NoisyMoment::boundary};
}

std::vector<Note> noisy_labels_notes(const NoisyRun& run) {
  std::vector<Note> notes;
  notes.push_back({NoisyTexts::tr("Why vote after relabelling?"),
                   NoisyTexts::tr("The votes need labels that fit. $ĥ$ supplies them, and the votes hide $ĥ$: nobody "
                                  "learns which one it was.")});
  const auto failing =
      std::count_if(run.checks.begin(), run.checks.end(), [](const NoisyLabelsCheck& one) { return !one.holds; });
  const int n = plural(run.rows().size());
  if (run.swap) {
    const double cost = (to_double(run.scenario.epsilon2) +
                         (run.scenario.score == PieceScore::minimum ? 0 : to_double(run.scenario.epsilon1))) *
                        static_cast<double>(run.swap->law.apart);
    const bool minimum = run.scenario.score == PieceScore::minimum;
    if (cost > (minimum ? 1 : 3)) {
      notes.push_back(
          {NoisyTexts::tr("Too much for %n rows", nullptr, n),
           NoisyTexts::tr("%n rows apart", nullptr, plural(run.swap->law.apart)) + u' ' +
               (minimum
                    ? NoisyTexts::tr("cost %1 together. The theorem sets $ε_2$ = 1/($η$·$n$), so that they cost 1.")
                    : NoisyTexts::tr("cost %1 together. The theorem sets $ε_1$ = 2/($η$·$n$) and $ε_2$ = 1/($η$·$n$), "
                                     "so that they cost about 3."))
                   .arg(told_upper(cost))});
    }
  }
  if (failing > 0) {
    QStringList names;
    for (const NoisyLabelsCheck& one : run.checks)
      if (!one.holds) names += check_name(one.name);
    QString text = NoisyTexts::tr("%n conditions fail here:", nullptr, plural(static_cast<std::uint64_t>(failing))) +
                   u' ' + names.join(QStringLiteral(", ")) + u'.';
    const bool share = std::any_of(run.checks.begin(), run.checks.end(),
                                   [](const NoisyLabelsCheck& one) { return one.name == "share" && !one.holds; });
    if (share) text += u' ' + NoisyTexts::tr("$n$′ > $ε$·$n$: this privacy is not promised.");
    notes.push_back({NoisyTexts::tr("For $α$ = %1, $ε$ = %2")
                         .arg(told_number(two_digits(to_double(run.scenario.plan_alpha))),
                              told_number(rational_text(run.scenario.plan_epsilon))),
                     text});
  } else if (run.promised() > to_double(run.scenario.plan_epsilon)) {
    notes.push_back({NoisyTexts::tr("The error is promised, the privacy is not"),
                     NoisyTexts::tr("The promise is $ε$ = %1, the calculator asks for %2.")
                         .arg(told_upper(run.promised()), told_number(rational_text(run.scenario.plan_epsilon)))});
  } else {
    notes.push_back(
        {NoisyTexts::tr("All conditions hold"),
         NoisyTexts::tr("These %n rows are enough for the error and the privacy of the calculator.", nullptr, n)});
  }
  return notes;
}

FigureTold noisy_labels_told(const NoisyRun& run) {
  const Script script = noisy_labels_script(run);
  const int slopes = script.last();  // the match before it, then the swap in T, and the one in S
  FigureTold told;
  told.title = run.swap ? NoisyTexts::tr("A row of T shows %1, and the bound allows %2")
                              .arg(told_lower(run.swap->law.epsilon), told_upper(run.swap->law.bound))
                        : NoisyTexts::tr("T is all of S");
  told.drawn = NoisyTexts::tr(
      "Above, T and T′, which has one other row, and the pieces into which they divide the class, each with its "
      "chance; "
      "lines join what is equal on the shared rows, 1 : 2 where a piece parts. Below them, what the votes answer if ĥ "
      "is "
      "this one. At the bottom, the examples that the bounds ask for by α (dashed), and the conditions of Theorem 12 "
      "as "
      "shares of what is allowed.");
  told.found = steps_of(script, {slopes - 1, slopes - 2, slopes - 7, slopes});
  told.scenario = run.scenario;
  told.fields = {"class",  "marginal", "data",     "target",       "noise",        "examples",
                 "subset", "epsilon1", "epsilon2", "noisy_blocks", "learner",      "flip",
                 "score",  "leaving",  "entering", "plan_alpha",   "plan_epsilon", "seed"};
  return told;
}

FigureTold noisy_measure_told(const NoisyRun& run) {
  const Script script = noisy_labels_script(run);
  FigureTold told = noisy_labels_told(run);
  told.drawn = NoisyTexts::tr("What the changes show of ε, exact, and what the bounds allow (dashed).");
  told.found = steps_of(script, {script.last() - 1, script.last() - 7});
  return told;
}

}  // namespace littlestone::ui
