// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/pages/relabel/relabel_words.hpp"

#include <QCoreApplication>
#include <algorithm>
#include <cmath>

#include "ui/words/bounds.hpp"
#include "ui/words/direction.hpp"
#include "ui/words/language.hpp"
#include "ui/words/names.hpp"
#include "ui/words/numbers.hpp"

namespace littlestone::ui {
namespace {

struct RelabelTexts {
  Q_DECLARE_TR_FUNCTIONS(RelabelPage)
};

QString relabel_name(const RelabelRun& run, HypothesisIndex h) {
  return plain_name(run.concept_class().hypothesis_name(h));
}

QString answer_name(const RelabelRun& run) {
  const QString name = predictor_name(run.concept_class(), *run.answer.hypothesis);
  return name.isEmpty() ? RelabelTexts::tr("a predictor outside the class") : name;
}

QString score_sentence(const RelabelRun& run, std::size_t from, std::size_t to) {
  if (to == from + 1) {
    const Dichotomy& way = run.study.dichotomies[from];
    const QString said =
        run.scenario.score == RelabelScore::minimum
            ? (way.behind.size() > 1
                   ? RelabelTexts::tr("The labels of %1 cost %n errors on S at best: chance %2.", nullptr,
                                      plural(way.errors))
                   : RelabelTexts::tr("The labels of %1 cost %n errors on S: chance %2.", nullptr, plural(way.errors)))
            : RelabelTexts::tr("The first hypothesis with the labels of %1 makes %n errors on S: chance %2.", nullptr,
                               plural(way.errors));
    return with_groups(said, way.errors)
        .arg(way_name(run, from), told_in_order(probability_text(run.study.probabilities[from])));
  }
  double chance = 0;
  std::uint64_t least = run.study.dichotomies[from].errors;
  for (std::size_t way = from; way < to; ++way) {
    chance += run.study.probabilities[way];
    least = std::min(least, run.study.dichotomies[way].errors);
  }
  return with_groups(RelabelTexts::tr("%n more ways cost %1 errors on S or more: chance %2 together.", nullptr,
                                      plural(to - from)),
                     to - from)
      .arg(whole_text(least), told_in_order(probability_text(std::min(1.0, chance))));
}

QString given_sentence(const RelabelRun& run) {
  switch (run.scenario.learner) {
    case RelabelLearner::exponential:
      return RelabelTexts::tr(
          "A sees the relabelled rows and nothing else. Here A is the exponential mechanism over H.");
    case RelabelLearner::tournament:
      return RelabelTexts::tr("A sees the relabelled rows and nothing else. Here A is M.");
    case RelabelLearner::soa: break;
  }
  return RelabelTexts::tr("A sees the relabelled rows and nothing else. Here A is the SOA, which is not private.");
}

QString drawn_sentence(const RelabelRun& run) {
  const RelabelAnswer& answer = run.answer;
  if (answer.no_constants)
    return RelabelTexts::tr("For this class and goal no constants of M are known: A cannot run.");
  if (!answer.hypothesis) {
    return with_groups(RelabelTexts::tr("M with these constants needs %1 rows, and T has %n: A cannot run.", nullptr,
                                        plural(run.m())),
                       run.m())
        .arg(told_in_order(upper_count_text(*answer.needed)));
  }
  if (answer.chance) {
    return RelabelTexts::tr("A draws %1, which has chance %2.")
        .arg(answer_name(run), told_in_order(probability_text(*answer.chance)));
  }
  return RelabelTexts::tr("A says %1.").arg(answer_name(run));
}

QString promise_sentence(const RelabelRun& run) {
  if (!run.answer.hypothesis)
    return RelabelTexts::tr("Nothing leaves. With more rows in T, or another A, something would.");
  const QString leaves = RelabelTexts::tr("%1 leaves.").arg(answer_name(run)) + u' ';
  if (run.scenario.score == RelabelScore::representative) {
    return leaves + RelabelTexts::tr(
                        "With the score of the first hypothesis the claim is false: the last picture shows a "
                        "loss of %1.")
                        .arg(told_lower(run.witness.loss));
  }
  if (!run.promised) return leaves + RelabelTexts::tr("The SOA is not private, so nothing is promised of the whole.");
  return leaves + RelabelTexts::tr("A is %1-private, the whole %2-private: a row is in T with chance %3.")
                      .arg(told_in_order(rational_text(run.scenario.learner_epsilon)),
                           told_upper(run.study.privacy.epsilon), told_in_order(share_text(run)));
}

}  // namespace

RelabelMoment::RelabelMoment(std::size_t ways_in, int step_in) : ways(std::max<std::size_t>(1, ways_in)) {
  constexpr std::size_t most = 6;
  scores = static_cast<int>(std::min(most, ways));
  step = std::clamp(step_in, 0, last());
}

std::size_t RelabelMoment::scored_at(int some_step) const {
  if (some_step < 3) return 0;
  const auto done = static_cast<std::size_t>(std::min(some_step - 2, scores));
  return ways * done / static_cast<std::size_t>(scores);
}

QString told_in_order(const QString& number) { return Language::from_right() ? isolated(number) : number; }

QString with_groups(QString text, std::uint64_t count) {
  constexpr std::uint64_t plain = 9'999;
  return count <= plain ? text : text.replace(QString::number(plural(count)), whole_text(count));
}

QString way_name(const RelabelRun& run, std::size_t way) {
  const std::vector<HypothesisIndex>& behind = run.study.dichotomies[way].behind;
  if (behind.size() == 1) return relabel_name(run, behind[0]);
  if (behind.size() == 2)
    return RelabelTexts::tr("%1 and %2", "two hypotheses")
        .arg(relabel_name(run, behind[0]), relabel_name(run, behind[1]));
  return with_groups(RelabelTexts::tr("%n hypotheses", "behind a way", plural(behind.size())), behind.size());
}

QString learner_name(RelabelLearner learner) {
  switch (learner) {
    case RelabelLearner::exponential: return RelabelTexts::tr("EM over $H$");
    case RelabelLearner::tournament: return RelabelTexts::tr("M");
    case RelabelLearner::soa: break;
  }
  return RelabelTexts::tr("SOA");
}

QString share_text(const RelabelRun& run) { return whole_text(run.m()) + u'/' + whole_text(run.n()); }

std::shared_ptr<const Script> relabel_script(const RelabelRun& run) {
  const QString corollary = RelabelTexts::tr("Corollary 4 · after [ABMS20], Thm 2.3");
  const RelabelMoment moment(run.study.dichotomies.size(), 0);
  Script::Part draw{RelabelTexts::tr("Draw T"), {}};
  draw.steps = {
      {with_groups(RelabelTexts::tr("T is %n of the %1 rows of S, in random order: every choice is as likely.", nullptr,
                                    plural(run.m())),
                   run.m())
           .arg(whole_text(run.n())),
       corollary, 2, 2000, 120}};
  Script::Part propose{RelabelTexts::tr("Propose"), {}};
  const std::size_t ways = run.study.dichotomies.size();
  propose.steps = {
      {with_groups(RelabelTexts::tr("H can label the rows of T in %n ways.", nullptr, plural(ways)), ways), corollary,
       2, 2000, 240},
      {run.explained ? RelabelTexts::tr("The labels T has now are one of these ways: H explains T already.")
                     : RelabelTexts::tr("The labels T has now are none of these ways: no hypothesis explains T."),
       corollary, 1, 2000}};
  Script::Part score{RelabelTexts::tr("Score"), {}};
  for (int i = 0; i < moment.scores; ++i)
    score.steps.push_back(
        {score_sentence(run, moment.scored_at(2 + i), moment.scored_at(3 + i)), corollary, i == 0 ? 2 : 1, 1600, 240});
  Script::Part choose{RelabelTexts::tr("Choose"), {}};
  choose.steps = {
      {RelabelTexts::tr("The labels of %1 are drawn: they had chance %2. Nobody will learn which labels these are.")
           .arg(way_name(run, run.study.selected),
                told_in_order(probability_text(run.study.probabilities[run.study.selected]))),
       corollary, 2, 2200, 400}};
  Script::Part relabel{RelabelTexts::tr("Relabel"), {}};
  const QString flips =
      run.study.flips == 0
          ? RelabelTexts::tr("H explains T already: no label changes.")
          : with_groups(RelabelTexts::tr("%n rows of T change their label.", nullptr, plural(run.study.flips)),
                        run.study.flips);
  relabel.steps = {
      {flips, corollary, 2, 2000, 160},
      {RelabelTexts::tr("Now %1 explains every row of T: A may learn.").arg(relabel_name(run, run.explains())),
       corollary, 1, 2000}};
  Script::Part learn{RelabelTexts::tr("Learn"), {}};
  learn.steps = {{given_sentence(run), corollary, 2, 2200, 240},
                 {drawn_sentence(run), corollary, 1, 2200, 160},
                 {promise_sentence(run), corollary, 2, 2600, 240}};
  const int last = moment.last();
  return std::make_shared<Script>(std::vector<Script::Part>{draw, propose, score, choose, relabel, learn}, last, last);
}

std::vector<Note> relabel_notes(const RelabelRun& run) {
  std::vector<Note> notes;
  if (run.scenario.score == RelabelScore::minimum) {
    notes.push_back(
        {RelabelTexts::tr("Where $4e^{ε_0}$ comes from"),
         RelabelTexts::tr("Two $T$ that share all rows but one split $H$ almost alike: each class’s weight changes "
                          "by at most 2, so ratios by 4. Inside a class, $A$ sees one other row.")});
  } else {
    notes.push_back({RelabelTexts::tr("Private no more"),
                     RelabelTexts::tr("The first hypothesis of a class may be a bad one in $T$ and a good one in its "
                                      "neighbour: its errors then jump by hundreds, and so does the chance.")});
  }
  if (!run.scenario.noise_at.empty()) {
    notes.push_back(
        {RelabelTexts::tr("Wrong labels by point"),
         RelabelTexts::tr("The scenario’s file sets the chance of a wrong label at each point. $η$ at the left "
                          "takes its place once it is moved.")});
    return notes;
  }
  notes.push_back(
      {RelabelTexts::tr("What it costs in accuracy"),
       RelabelTexts::tr("$A$ learns the labels it is given. $T$ must be large enough that every labelling by $H$ "
                        "is learned: $m$ grows with $A$, $n$ with $m$/$ε$.")});
  return notes;
}

FigureTold relabel_told(const RelabelRun& run) {
  const RelabelMoment moment(run.study.dichotomies.size(), 0);
  const bool promised = run.answer.hypothesis && run.promised && run.scenario.score == RelabelScore::minimum;
  FigureTold told;
  told.title = promised ? RelabelTexts::tr("%1-private learning becomes %2-private without the promise")
                              .arg(told_in_order(rational_text(run.scenario.learner_epsilon)),
                                   told_upper(run.study.privacy.epsilon))
                        : RelabelTexts::tr("Here nothing is promised of the whole");
  told.drawn = RelabelTexts::tr(
      "Before the boundary, S by points (framed: T), the ways in which H can label T with their errors on S and their "
      "chances, and T as it is relabelled. Behind it, what A learns. Below, the privacy of the whole by the rows in T "
      "(dashed: bounds), and a class where judging each way by its first hypothesis breaks the claim.");
  told.found = steps_of(*relabel_script(run), {moment.last(), moment.choose(), moment.relabel()});
  told.scenario = run.scenario;
  told.fields = {"class",    "marginal", "data",         "target",         "noise",
                 "noise_at", "examples", "subset",       "epsilon1",       "learner_epsilon",
                 "learner",  "score",    "witness_rows", "witness_subset", "seed"};
  if (run.scenario.learner == RelabelLearner::tournament)
    told.fields.insert(told.fields.end() - 3, {"learner_delta", "alpha", "beta"});
  return told;
}

FigureTold relabel_cost_told(const RelabelRun& run) {
  FigureTold told = relabel_told(run);
  told.drawn =
      RelabelTexts::tr("What the choice of labels costs of ε (dark), and what A costs on a neighbour of T (light).");
  return told;
}

}  // namespace littlestone::ui
