// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/pages/stable/stable_script.hpp"

#include <QCoreApplication>
#include <algorithm>

#include "ui/kit/motion.hpp"
#include "ui/pages/stable/stable_words.hpp"
#include "ui/words/bounds.hpp"
#include "ui/words/names.hpp"
#include "ui/words/numbers.hpp"

namespace littlestone::ui {
namespace {

using StepsPart = Script::Part;

struct StableScript {
  Q_DECLARE_TR_FUNCTIONS(StableScript)
};

QString hypotheses_words(std::size_t count) {
  return StableScript::tr("%1 hypotheses", nullptr, plural(count)).arg(number_text(count));
}

QString point_of(const StablePageRun& run, PointIndex x) { return plain_name(run.concept_class().point_name(x)); }
QString name_of(const StablePageRun& run, HypothesisIndex h) {
  return plain_name(run.concept_class().hypothesis_name(h));
}

StepsPart draw_part(const StablePageRun& run, const StableSteps& steps) {
  const QString source = StableScript::tr("Theorem 10, step 1");
  StepsPart part{StableScript::tr("Draw T"), {}};
  for (int step = 0; step < steps.draw; ++step) {
    const std::size_t rows = steps.rows_at(step, run);
    QString sentence;
    if (step == 0) {
      sentence = StableScript::tr("T is %1 of the %2 examples, drawn at random.", nullptr, plural(run.drawn.size()))
                     .arg(number_text(run.drawn.size()), number_text(run.study.rows)) +
                 u' ';
    }
    const std::size_t before = step == 0 ? 0 : steps.rows_at(step - 1, run);
    if (rows == before + 1) {
      const StableRow& row = run.drawn[rows - 1];
      sentence += StableScript::tr("Row %1 of T is a %2 at point %3.")
                      .arg(number_text(rows), sign_text(row.example.label), point_of(run, row.example.point));
      if (row.seen) sentence += u' ' + StableScript::tr("That point was drawn before.");
    } else {
      sentence += StableScript::tr("%1 rows of T are drawn.", nullptr, plural(rows)).arg(number_text(rows));
    }
    part.steps.push_back({sentence, source, 0, 700, motion::draw});
  }
  return part;
}

StepsPart merge_part(const StablePageRun& run, const StableSteps& steps) {
  StepsPart part{StableScript::tr("Merge"), {}};
  std::size_t pieces = 1;
  const std::size_t all = run.concept_class().size();
  for (int i = 0; i < steps.merge; ++i) {
    const std::size_t points = steps.points_at(steps.draw + i, run);
    const std::vector<PointIndex> told(run.support.begin(), run.support.begin() + static_cast<std::ptrdiff_t>(points));
    const std::size_t now = merge_equal_on(run.concept_class(), told).representatives.size();
    const std::size_t before = i == 0 ? 0 : steps.points_at(steps.draw + i - 1, run);
    QString sentence;
    if (i + 1 == steps.merge) {
      sentence = now == 1 ? StableScript::tr("T tells nothing apart; the first hypothesis answers.")
                          : StableScript::tr("T leaves %1 of %2: of those equal on T the first stands for all.")
                                .arg(hypotheses_words(now), number_text(all));
    } else if (points == before + 1) {
      const QString at = point_of(run, run.support[points - 1]);
      sentence = now == pieces
                     ? StableScript::tr("Point %1 tells none apart.").arg(at)
                     : StableScript::tr("Point %1 tells some apart: %2 so far.").arg(at, hypotheses_words(now));
    } else {
      sentence = StableScript::tr("%1 points of T leave %2 so far.", nullptr, plural(points))
                     .arg(number_text(points), hypotheses_words(now));
    }
    pieces = now;
    part.steps.push_back({sentence, StableScript::tr("§2.1"), i + 1 == steps.merge ? 1 : 0, 1100});
  }
  return part;
}

StepsPart weigh_part(const StablePageRun& run) {
  const auto best =
      std::min_element(run.candidates.begin(), run.candidates.end(),
                       [](const WeighedHypothesis& a, const WeighedHypothesis& b) { return a.errors < b.errors; });
  const QString name = name_of(run, best->hypothesis);
  const QString errs = StableScript::tr("%1 errs on %2 of all %3 examples.", nullptr, plural(best->errors))
                           .arg(name, number_text(best->errors), number_text(run.study.rows));
  const QString chance =
      StableScript::tr("%1 errs on %2, so it is drawn with chance %3.", nullptr, plural(best->errors))
          .arg(name, number_text(best->errors), told_probability(best->probability));
  return {StableScript::tr("Weigh"),
          {{errs + u' ' + StableScript::tr("That is the fewest of those that are left."), StableScript::tr("Lemma 7"),
            1, 1800},
           {chance + u' ' + StableScript::tr("The fewer errors, the likelier."), StableScript::tr("Lemma 7"), 1, 2200,
            motion::bars}}};
}

StepsPart answer_part(const StablePageRun& run) {
  const auto picked = std::find_if(run.candidates.begin(), run.candidates.end(),
                                   [&](const WeighedHypothesis& one) { return one.hypothesis == run.picked; });
  return {StableScript::tr("Answer"),
          {{StableScript::tr("%1 is drawn; its chance was %2. The dots are its answers.")
                .arg(name_of(run, run.picked), told_probability(picked->probability)),
            StableScript::tr("Lemma 7"), 1, 1800},
           {StableScript::tr(
                "Asked at point %1 it says %2. Only this leaves; for the next question everything is drawn again.")
                .arg(point_of(run, run.asked), sign_text(run.answer)),
            StableScript::tr("Theorem 10"), 2, 2200, motion::release}}};
}

StepsPart average_part(const StablePageRun& run) {
  const QString at = point_of(run, run.asked);
  const QString chance = told_probability(run.of(StableKind::stable).plus[run.asked]);
  QString sentence;
  if (run.exact() && run.subsets == 1U) {
    sentence = StableScript::tr("There is one T, and the chance of + at %1 is %2.").arg(at, chance);
  } else if (run.exact()) {
    const QString subsets = run.subsets ? whole_text(*run.subsets) : power_of_ten_text(run.log10_subsets);
    sentence = StableScript::tr("Over all %1 subsets T the chance of + at %2 is %3.").arg(subsets, at, chance);
  } else {
    const std::uint64_t draws = run.study.estimate->draws;
    sentence = StableScript::tr("Over %1 draws of T the chance of + at %2 is about %3: within %4 of it.", nullptr,
                                plural(draws))
                   .arg(number_text(draws), at, chance, told_upper(run.half_width()));
  }
  return {StableScript::tr("All T"), {{sentence, StableScript::tr("Theorem 10"), 2, 2200, motion::bars}}};
}

QString neighbours_sentence(const StablePageRun& run, StableView view) {
  const std::optional<double> bound = stability_bound_of(run, view);
  const StableAnswers& answers = run.of(view.kind);
  const QString gamma = bound ? StableScript::tr("γ ≤ %1 holds for every S.").arg(told_upper(*bound))
                              : StableScript::tr("The paper has no bound below 1 for these numbers.");
  if (answers.worst) {
    const QString count = number_text(run.study.neighbours->neighbours);
    const double worst = answers.worst->stability;
    if (worst < 1e-12)
      return StableScript::tr("No neighbour of %1 moves an answer, up to rounding.", nullptr,
                              plural(run.study.neighbours->neighbours))
                 .arg(count) +
             u' ' + gamma;
    return StableScript::tr("No neighbour of %1 moves an answer by more than %2.", nullptr,
                            plural(run.study.neighbours->neighbours))
               .arg(count, told_upper(worst)) +
           u' ' + gamma;
  }
  if (!run.exact()) {
    return StableScript::tr("The neighbours of %1 distinct points are too many to go through exactly.", nullptr,
                            plural(run.study.counts.size()))
               .arg(number_text(run.study.counts.size())) +
           u' ' + gamma;
  }
  return (run.stage == StableStage::answers ? StableScript::tr("All neighbours are being gone through.")
                                            : StableScript::tr("The neighbours are too many for this learner.")) +
         u' ' + gamma;
}

QString cost_sentence(const StablePageRun& run, StableView view) {
  const StableAnswers& answers = run.of(view.kind);
  const QString best = name_of(run, run.study.fewest);
  const QString excess = told_probability(answers.excess);
  const QString errs = StableScript::tr("%1 errs on %2 of %3.", nullptr, plural(run.errors[run.study.fewest]))
                           .arg(best, number_text(run.errors[run.study.fewest]), number_text(run.study.rows));
  if (view.kind == StableKind::erm)
    return errs + u' ' + StableScript::tr("ERM answers with it: the excess error is 0.");
  const std::optional<double> bound = excess_bound_of(run, view);
  const bool estimated = !run.exact() && view.kind == StableKind::stable;
  const QString more = estimated ? StableScript::tr("The answers err %1 more, estimated.").arg(excess)
                                 : StableScript::tr("The answers err %1 more: exact.").arg(excess);
  const QString says = !bound ? StableScript::tr("The paper has no bound below 1 for these numbers.")
                       : *bound >= 1
                           ? StableScript::tr("The bound is above 1 and says nothing.")
                           : StableScript::tr("The bound says %1; it holds for every S.").arg(told_upper(*bound));
  return errs + u' ' + more + u' ' + says;
}

StepsPart change_part(const StablePageRun& run, StableView view) {
  const QString source = StableScript::tr("Theorem 10 (1) · Lemmas 4, 7");
  if (!run.change) {
    const QString wait = StableScript::tr("All neighbours are being gone through.");
    StepsPart part{StableScript::tr("Change one"), {}};
    for (int i = 0; i < 3; ++i) part.steps.push_back({wait, source, 1});
    part.steps.push_back({cost_sentence(run, view), StableScript::tr("Theorem 10 (2) · Lemmas 4, 7"), 1, 2600});
    return part;
  }
  const QString change = stable_change_words(run) + u' ' + stable_jump_words(run);
  const QString moved = stable_moved_words(run, view.kind);
  return {StableScript::tr("Change one"),
          {{change, source, 1, 2200, motion::strips},
           {moved.isEmpty() ? change : change + u'\n' + moved, source, 3, 3000, motion::strips},
           {neighbours_sentence(run, view), source, 2, 2600},
           {cost_sentence(run, view), StableScript::tr("Theorem 10 (2) · Lemmas 4, 7"), 1, 2600}}};
}

}  // namespace

std::shared_ptr<const Script> stable_script(const StablePageRun& run, StableView view) {
  const StableSteps steps = StableSteps::of(run);
  return std::make_shared<Script>(std::vector{draw_part(run, steps), merge_part(run, steps), weigh_part(run),
                                              answer_part(run), average_part(run), change_part(run, view)},
                                  steps.change() + 1, steps.answer() + 1);
}

FigureTold stable_told(const StablePageRun& run, StableView view, StablePart part) {
  const StableSteps steps = StableSteps::of(run);
  const auto script = stable_script(run, view);
  const int cost = script->last();
  const int weigh = steps.draw + steps.merge;
  const StableAnswers& answers = run.of(view.kind);
  FigureTold told;
  switch (part) {
    case StablePart::sweeps:
      told.title = StableScript::tr("A smaller ε₀ moves answers less and errs more");
      told.drawn = StableScript::tr(
          "How far an answer may move, and how many more errors the answers make than the best hypothesis, by ε₀: "
          "exact "
          "(short ticks) and bounded (dashed). The dotted line is where S is asked.");
      told.found = steps_of(*script, {cost - 1, cost});
      break;
    case StablePart::hypotheses: {
      const auto likely = std::max_element(
          run.candidates.begin(), run.candidates.end(),
          [](const WeighedHypothesis& a, const WeighedHypothesis& b) { return a.probability < b.probability; });
      const auto as_likely =
          std::count_if(run.candidates.begin(), run.candidates.end(),
                        [&](const WeighedHypothesis& one) { return one.probability == likely->probability; });
      told.title = as_likely > 1 ? StableScript::tr("%n hypotheses are the likeliest, with chance %1 each", nullptr,
                                                    plural(static_cast<std::uint64_t>(as_likely)))
                                       .arg(told_probability(likely->probability))
                                 : StableScript::tr("%1 is the likeliest, with chance %2")
                                       .arg(name_of(run, likely->hypothesis), told_probability(likely->probability));
      told.drawn = StableScript::tr(
          "The hypotheses, those that are equal on T in one frame: their answers, the errors of the first one on S, "
          "and "
          "how likely that one is drawn (bar).");
      told.found = steps_of(*script, {weigh + 1, weigh, weigh + 2});
      break;
    }
    case StablePart::sample:
      told.title = StableScript::tr("%1 of %2 examples are drawn")
                       .arg(number_text(run.drawn.size()), number_text(run.study.rows));
      told.drawn = StableScript::tr("A cell is an example of S at its point; those in T are framed.");
      told.found = steps_of(*script, {weigh - 1});
      break;
    default:
      told.title = answers.worst ? StableScript::tr("One example moves no answer by more than %1")
                                       .arg(told_upper(answers.worst->stability))
                   : stability_bound_of(run, view) ? StableScript::tr("One example moves no answer by more than %1")
                                                         .arg(told_upper(*stability_bound_of(run, view)))
                                                   : StableScript::tr("One example changes");
      told.drawn = StableScript::tr(
          "Above, S by points (framed: T) and the hypotheses that T leaves, with their errors on S and their chances. "
          "In "
          "the middle, how likely each answer is +, before (solid) and after (hollow) one example changes, with what "
          "all "
          "neighbours of S can do to it (thick line) and the bound (dashed). Below, stability and accuracy by ε₀.");
      told.found = steps_of(*script, {cost - 1, cost - 2, cost});
  }
  told.scenario = run.scenario;
  told.fields = {"class",  "marginal",  "data",    "target",  "noise", "examples",
                 "subset", "mechanism", "changed", "becomes", "seed"};
  return told;
}

}  // namespace littlestone::ui
