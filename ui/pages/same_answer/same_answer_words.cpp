// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/pages/same_answer/same_answer_words.hpp"

#include <QCoreApplication>
#include <algorithm>
#include <cmath>

#include "core/replicable/certificate.hpp"
#include "ui/kit/scene/plot.hpp"
#include "ui/pages/same_answer/same_answer_marks.hpp"
#include "ui/words/names.hpp"
#include "ui/words/numbers.hpp"
#include "ui/words/values.hpp"

namespace littlestone::ui {
namespace {

struct SameAnswerWords {
  Q_DECLARE_TR_FUNCTIONS(SameAnswerWords)
};

bool of_points(const SameAnswerRun& run) { return run.task.kind == ReplicableTask::Kind::points; }

std::uint64_t examples_of(const SameAnswerRun& run) { return run.shown.steps.examples; }

QString bound_words(const StaircaseFacts& facts) { return told(answer_ceiling(facts)); }

QString told_chance(double chance) { return told(answer_chance(chance)); }

/// How often they differ where the share is a fifth of what is shown.
double differ_where_rarer(const SameAnswerRun& run) {
  std::vector<double> rarer = run.boundaries;
  for (double& p : rarer) p /= 5;
  return differ(run.shown.steps, rarer);
}

/// Pairs of a hundred in which the labs may differ, rounded up.
int pairs_of(const StaircaseFacts& facts) {
  return static_cast<int>(std::floor(to_double(facts.worst.bound) * 100)) + 1;
}

/// Two digits of a number of examples.
QString about(double examples) {
  const double unit = std::pow(10.0, std::max(0.0, std::floor(std::log10(examples)) - 1));
  return count_text(std::round(examples / unit) * unit);
}

/// What the ceiling does when the steps are made equal.
int turn_of(const SameAnswerRun& run) {
  constexpr double seen = 0.0005;
  const double by = to_double(run.equal.worst.bound) - to_double(run.even.worst.bound);
  return by > seen ? 1 : by < -seen ? -1 : 0;
}

/// ".2, .1 and .05".
QString listed(const QStringList& items) {
  if (items.size() < 2) return items.join(QString());
  const QString first = items.mid(0, items.size() - 1).join(QStringLiteral(", "));
  return SameAnswerWords::tr("%1 and %2", "a list").arg(first, items.back());
}

/// For which ρ and α steps are shipped.
QString shipped_words(const StabilityScenario& scenario) {
  const ShippedSteps shipped = shipped_steps(scenario);
  QStringList differ;
  for (const std::string& one : shipped.differ) differ += told(tick_text(QString::fromStdString(one).toDouble()));
  const QString words = differ.size() == 1 ? SameAnswerWords::tr("Shipped is %1 at α = %2.")
                                           : SameAnswerWords::tr("Shipped are %1 at α = %2.");
  return words.arg(listed(differ), told(tick_text(to_double(shipped.alpha))));
}

/// What the law for small ρ asks for.
QString thumb_words(const StabilityScenario& scenario) {
  const ReplicableTask task = task_of(scenario);
  const std::uint64_t hypotheses = task.kind == ReplicableTask::Kind::points ? 2 : task.points;
  const Rational rho = parse_rational("differ", scenario.differ);
  return SameAnswerWords::tr("By the rule of thumb about %1 examples.")
      .arg(about(rule_of_thumb(rho, scenario.alpha, hypotheses)));
}

/// "3, 7, 11 … 31".
QString counts_words(const Staircase& steps) {
  QStringList counts;
  for (const std::uint64_t count : steps.counts()) counts += whole_text(count);
  if (counts.size() <= 5) return counts.join(QStringLiteral(", "));
  return counts.mid(0, 3).join(QStringLiteral(", ")) + QStringLiteral(" … ") + counts.back();
}

/// What `of` says of the scenario; nothing where that cannot be run.
template <class Of>
QString fact_of(const ChapterScenario& scenario, Of of) {
  try {
    return of(std::get<StabilityScenario>(scenario));
  } catch (const InputError&) {
    return {};
  }
}

ScriptStep step_of(const QString& sentence, const QString& reference, Question question = {}) {
  return {sentence, reference, 1, 2600, 240, std::move(question)};
}

Note rise_note(const SameAnswerRun& run) {
  const double rise = to_double(run.shown.worst.bound) - to_double(run.even.worst.bound);
  const QString by = told_chance(std::abs(rise));
  const QString text = (rise > 0 ? SameAnswerWords::tr("The ceiling rises by %1, from %2 to %3.")
                                 : SameAnswerWords::tr("The ceiling falls by %1, from %2 to %3."))
                           .arg(by, bound_words(run.even), bound_words(run.shown));
  return {SameAnswerWords::tr("Steps by hand"), text};
}

ScriptStep two_labs_step(const SameAnswerRun& run) {
  const std::uint64_t a = run.labs[0].counts.front();
  const std::uint64_t b = run.labs[1].counts.front();
  const QString examples = whole_text(examples_of(run));
  if (of_points(run)) {
    return step_of(
        SameAnswerWords::tr("Two labs draw %1 examples each. The rare point comes %2 times in A and %3 times in B.")
            .arg(examples, whole_text(a), whole_text(b)),
        SameAnswerWords::tr("Replicable learners, part 1"),
        {SameAnswerWords::tr("Each lab must name the point or not. How can they agree?")});
  }
  return step_of(
      SameAnswerWords::tr("Two labs draw %1 examples each. A counts %2 of them with the label −, B counts %3.")
          .arg(examples, whole_text(a), whole_text(b)),
      SameAnswerWords::tr("Replicable learners, part 1"),
      {SameAnswerWords::tr("Each lab must name a threshold. How can they agree?")});
}

ScriptStep die_step(const SameAnswerRun& run) {
  Question question{
      SameAnswerWords::tr("The die shows %1. What does A say, what does B say?").arg(told_probability(run.die))};
  if (of_points(run)) {
    question.answers = {SameAnswerWords::tr("Both name it"), SameAnswerWords::tr("Only one names it"),
                        SameAnswerWords::tr("Neither names it")};
  }
  return step_of(SameAnswerWords::tr("They share one die. It was rolled before the data."),
                 SameAnswerWords::tr("Replicable learners, part 1 · arXiv 2507.02842"), question);
}

ScriptStep band_step(const SameAnswerRun& run) {
  const QString rarer = world_share_words(run.boundaries.front() / 5);
  const QStringList answers = {SameAnswerWords::tr("More often"), SameAnswerWords::tr("As often"),
                               SameAnswerWords::tr("Less often")};
  if (of_points(run)) {
    return step_of(SameAnswerWords::tr("A lab names the point if the die falls below its step. They differ only "
                                       "between the two steps: %1.")
                       .arg(told_chance(run.apart)),
                   SameAnswerWords::tr("Replicable learners, part 1"),
                   {SameAnswerWords::tr("The point gets rarer, %1. Do they differ more often?").arg(rarer), answers});
  }
  return step_of(
      SameAnswerWords::tr("A lab's threshold is the first whose step the die does not pass. They differ only between "
                          "the two steps: %1.")
          .arg(told_chance(run.apart)),
      SameAnswerWords::tr("Replicable learners, part 1"),
      {SameAnswerWords::tr("The label − gets rarer, %1. Do they differ more often?").arg(rarer), answers});
}

ScriptStep every_world_step(const SameAnswerRun& run) {
  const double rarer = differ_where_rarer(run);
  const QString numbers = SameAnswerWords::tr("At %1 it is %2, at %3 it is %4.")
                              .arg(world_share_words(run.boundaries.front() / 5), told_chance(rarer),
                                   world_share_words(run.boundaries.front()), told_chance(run.differ));
  const QString answer = rarer > run.differ ? SameAnswerWords::tr("Yes.") : SameAnswerWords::tr("No.");
  return step_of(answer + u' ' + numbers, SameAnswerWords::tr("Replicable learners, part 3"),
                 {SameAnswerWords::tr("Can you find a world above %1?").arg(bound_words(run.shown))});
}

ScriptStep ceiling_step(const SameAnswerRun& run) {
  const QString fewer = SameAnswerWords::tr("Whatever the world, the labs differ in fewer than %n of 100 pairs.",
                                            nullptr, pairs_of(run.shown));
  const QString examples = whole_text(examples_of(run));
  const QString size =
      of_points(run)
          ? SameAnswerWords::tr("%1 examples do this for any number of points.").arg(examples)
          : SameAnswerWords::tr("%1 examples do this for %n thresholds.", nullptr, static_cast<int>(run.task.points))
                .arg(examples);
  return step_of(fewer + u' ' + size, SameAnswerWords::tr("Replicable learners, parts 1 and 3"),
                 {SameAnswerWords::tr("Make the steps equal. What will the ceiling do?"),
                  {SameAnswerWords::tr("It falls"), SameAnswerWords::tr("It stays"), SameAnswerWords::tr("It rises")}});
}

ScriptStep equal_step(const SameAnswerRun& run) {
  const QString bound = bound_words(run.equal);
  const int turn = turn_of(run);
  const QString sentence =
      turn > 0 ? SameAnswerWords::tr("It rises to %1. Equal steps climb too fast where the point is common.").arg(bound)
      : turn < 0 ? SameAnswerWords::tr("It falls to %1.").arg(bound)
                 : SameAnswerWords::tr("It stays at %1.").arg(bound);
  Question question{
      SameAnswerWords::tr("How many examples do equal steps need for the ceiling %1?").arg(bound_words(run.even))};
  if (run.price) {
    const auto examples = static_cast<double>(run.price->examples);
    question.answers = {about(0.42 * examples), about(examples), about(3.7 * examples)};
  }
  return step_of(sentence, SameAnswerWords::tr("Replicable learners, part 5"), question);
}

ScriptStep promise_step(const SameAnswerRun& run) {
  const QString examples = whole_text(run.even.steps.examples);
  const QString law = of_points(run) ? SameAnswerWords::tr("Even steps on √ need about 1/(πρ²α).")
                                     : SameAnswerWords::tr("Even steps on √ need about (N − 1)²/(πρ²α).");
  const QString sentence =
      run.price ? SameAnswerWords::tr("%1, not %2.").arg(whole_text(run.price->examples), examples) + u' ' + law
                : SameAnswerWords::tr("More than %1.").arg(examples) + u' ' + law;
  return step_of(sentence, SameAnswerWords::tr("Replicable learners, part 5"));
}

}  // namespace

QString world_share_words(double p) { return SameAnswerWords::tr("p = %1").arg(told(tick_text(p))); }

QString answer_chance(double chance, bool up) {
  if (chance <= 0) return QStringLiteral("0");
  const int digits = chance < 0.001 ? 6 : chance < 0.1 ? 4 : 3;
  const double unit = std::pow(10.0, digits);
  const double shown = (up ? std::ceil(chance * unit - 1e-9) : std::round(chance * unit)) / unit;
  return shown >= 1 ? QStringLiteral("1") : QString::number(shown, 'f', digits).mid(1);
}

QString answer_ceiling(const StaircaseFacts& facts) { return answer_chance(to_double(facts.worst.bound), true); }

QString answer_class_fact(const ChapterScenario& scenario) {
  return fact_of(scenario, [](const StabilityScenario& of) {
    const ReplicableTask task = task_of(of);
    return task.kind == ReplicableTask::Kind::points ? SameAnswerWords::tr("any number of points") : QString();
  });
}

QString answer_examples_fact(const ChapterScenario& scenario) {
  return fact_of(scenario, [](const StabilityScenario& of) {
    const ShippedSteps shipped = shipped_steps(of);
    const bool known = std::find(shipped.differ.begin(), shipped.differ.end(), of.differ) != shipped.differ.end();
    if (!known || shipped.alpha != of.alpha) return shipped_words(of) + u' ' + thumb_words(of);
    return SameAnswerWords::tr("%1 examples in each lab").arg(whole_text(shipped_staircase(of).examples));
  });
}

QString answer_steps_fact(const ChapterScenario& scenario) {
  return fact_of(scenario, [](const StabilityScenario& of) {
    const Staircase steps = staircase_of(of);
    if (of.shape == StepsKind::equal) {
      return SameAnswerWords::tr("Equal: %1, each %2.")
          .arg(counts_words(steps), told_chance(to_double(steps.steps.front().chance)));
    }
    return SameAnswerWords::tr("Drag a step: the ceiling answers.");
  });
}

QString answer_miss_fact(const ChapterScenario& scenario) {
  return fact_of(scenario, [](const StabilityScenario& of) {
    const double miss = 1 - named(staircase_of(of), to_double(of.alpha));
    const QString words = miss > to_double(of.beta) ? SameAnswerWords::tr("Misses the point too often: %1.")
                                                    : SameAnswerWords::tr("Miss, exact: %1.");
    return words.arg(told_chance(miss));
  });
}

QString mended_words(const MendedSteps& mended) {
  QStringList parts;
  if (!mended.merged.empty()) {
    QStringList counts;
    for (const std::uint64_t count : mended.merged) counts += whole_text(count);
    parts += SameAnswerWords::tr("Two steps at %1 are merged.").arg(listed(counts));
  }
  if (mended.sum != 1) {
    const QString words = mended.sum < 1 ? SameAnswerWords::tr("Chances add up to %1; the last step is raised.")
                                         : SameAnswerWords::tr("Chances add up to %1; the last step is lowered.");
    parts += words.arg(told(tick_text(to_double(mended.sum))));
  }
  return parts.join(u' ');
}

QString same_answer_title(int step) {
  return step < same_answer_steps::equal ? SameAnswerWords::tr("The same answer twice")
                                         : SameAnswerWords::tr("Why steps are even on the √ scale");
}

QString same_answer_subtitle(const SameAnswerRun& run, int step) {
  if (step >= same_answer_steps::equal)
    return SameAnswerWords::tr("Two labs are equally far apart everywhere on this axis. So climb evenly.");
  return of_points(run) ? SameAnswerWords::tr("A lab names the rare point if the shared die falls below its step.")
                        : SameAnswerWords::tr("A lab compares its counts with the shared die, one a threshold.");
}

QString same_answer_words(const SameAnswerRun& run, std::size_t answer) {
  if (!of_points(run)) return QStringLiteral("t") + subscript(QString::number(answer + 1));
  return answer == run.boundaries.size() ? SameAnswerWords::tr("names the point")
                                         : SameAnswerWords::tr("does not name it");
}

std::shared_ptr<const Script> same_answer_script(const SameAnswerRun& run) {
  const std::vector<Script::Part> parts = {
      {SameAnswerWords::tr("Two labs"), {two_labs_step(run)}},
      {SameAnswerWords::tr("One die"), {die_step(run)}},
      {SameAnswerWords::tr("The band"), {band_step(run)}},
      {SameAnswerWords::tr("Every world"), {every_world_step(run), ceiling_step(run)}},
      {SameAnswerWords::tr("Equal steps"), {equal_step(run)}},
      {SameAnswerWords::tr("Promise"), {promise_step(run)}}};
  // Equal steps have a step of their own.
  const bool equal = run.scenario.shape == StepsKind::equal;
  return std::make_shared<Script>(parts, equal ? same_answer_steps::equal : same_answer_steps::two_labs);
}

std::vector<Note> same_answer_notes(const SameAnswerRun& run, int step) {
  std::vector<Note> notes;
  if (step >= same_answer_steps::equal) {
    const CountsApart apart =
        counts_apart(run.even.steps, 0.34 * static_cast<double>(run.even.steps.steps.back().count));
    notes.push_back({SameAnswerWords::tr("Why √"),
                     SameAnswerWords::tr("The more often a point comes, the more its count moves: like the root of the "
                                         "count. On the √ axis the distance is the same, about %1. A stair that climbs "
                                         "evenly there crosses the same height in every world.")
                         .arg(told(QString::number(apart.roots, 'f', 2).mid(1)))});
    if (step == same_answer_steps::equal) {
      notes.push_back({SameAnswerWords::tr("One step only"),
                       SameAnswerWords::tr("Best for one known world, a coin toss in another: %1 at %2 if the step is "
                                           "at %3.")
                           .arg(told(QString::number(run.one.differ, 'f', 4).mid(1)), world_share_words(run.one.p),
                                whole_text(run.one.count))});
    } else if (run.price) {
      notes.push_back(
          {SameAnswerWords::tr("Equal steps 1 … %1").arg(whole_text(run.price->steps)),
           SameAnswerWords::tr("With %1 examples the ceiling is %2 and a point is missed with chance %3. If "
                               "$β$ = %4 is enough: %5 examples.")
               .arg(whole_text(run.price->examples), bound_words(run.even), told_chance(run.price->miss),
                    told(tick_text(to_double(run.scenario.beta))), whole_text(run.price->if_miss_beta))});
    }
    return notes;
  }
  if (run.scenario.shape == StepsKind::hand && step >= same_answer_steps::ceiling) notes.push_back(rise_note(run));
  if (shipped_steps(run.scenario).alpha != run.scenario.alpha) {
    notes.push_back({SameAnswerWords::tr("No table for this ρ, α"),
                     shipped_words(run.scenario) + u' ' + thumb_words(run.scenario)});
  }
  const double miss = to_double(run.shown.miss);
  const double allowed = to_double(run.scenario.beta);
  if (miss > allowed) {
    const QString chance =
        SameAnswerWords::tr(
            "A point of share $α$ = %1 is missed with chance %2 (exact), at most $β$ = %3 is asked for.")
            .arg(told(tick_text(to_double(run.scenario.alpha))), told(answer_chance(miss)), told(tick_text(allowed)));
    notes.push_back({SameAnswerWords::tr("Misses the point too often"), chance});
  }
  constexpr std::size_t most_notes = 2;
  if (notes.size() > most_notes) notes.resize(most_notes);
  return notes;
}

QString same_answer_place(const SameAnswerRun& run, int place) {
  if (place == 0 || place == 1) {
    const SameAnswerLab& lab = run.labs[static_cast<std::size_t>(place)];
    QStringList counts;
    for (const std::uint64_t count : lab.counts) counts += whole_text(count);
    return SameAnswerWords::tr("%1: count %2, step %3, %4")
        .arg(place == 0 ? QStringLiteral("A") : QStringLiteral("B"), counts.join(QStringLiteral(", ")),
             told_chance(run.shown.height(lab.counts.front())), same_answer_words(run, lab.answer));
  }
  const auto i = static_cast<std::size_t>(place - first_step_place);
  if (place < first_step_place || i >= run.shown.steps.steps.size()) return {};
  const Step& step = run.shown.steps.steps[i];
  return SameAnswerWords::tr("Step at count %1, %2 high, reached with chance %3")
      .arg(whole_text(step.count), told_chance(to_double(step.chance)), told_chance(run.reached[i]));
}

FigureTold same_answer_told(const SameAnswerRun& run) {
  FigureTold told;
  told.title = SameAnswerWords::tr("Two labs with one die differ with chance %1 at most").arg(bound_words(run.shown));
  told.drawn = SameAnswerWords::tr(
      "Above, the staircase that turns a count into a share of the die, two labs on it, what each answers, and the die "
      "(level line); the hatched band is where they differ. Below, how often two labs differ in every world, under the "
      "proved ceiling (dashed).");
  told.found = steps_of(*same_answer_script(run), {same_answer_steps::ceiling, same_answer_steps::band});
  told.scenario = run.scenario;
  told.fields = {"class", "mass", "differ", "shape", "alpha", "beta", "seed"};
  return told;
}

FigureTold equal_steps_told(const SameAnswerRun& run) {
  FigureTold told;
  told.title = SameAnswerWords::tr("Equal steps have the ceiling %1, steps even on the √ scale %2")
                   .arg(bound_words(run.equal), bound_words(run.even));
  told.drawn = SameAnswerWords::tr(
      "Two staircases of as many steps. A box is as wide as two labs are apart on the √ axis, and as high as they "
      "differ. Below, how often they differ in every world.");
  told.found = steps_of(*same_answer_script(run), {same_answer_steps::equal, same_answer_steps::promise});
  told.scenario = run.scenario;
  told.fields = {"class", "differ", "alpha"};
  return told;
}

FigureTold pairs_told(const SameAnswerRun& run) {
  FigureTold told;
  told.title = SameAnswerWords::tr("%1 of 100 pairs of labs differ").arg(run.pairs_differ);
  told.drawn = SameAnswerWords::tr(
      "The share of pairs that differed (dot) with its interval, over the exact chance (tick); each pair has a die of "
      "its "
      "own.");
  told.found = steps_of(*same_answer_script(run), {same_answer_steps::every_world});
  told.scenario = run.scenario;
  told.fields = {"class", "mass", "differ", "shape", "seed"};
  return told;
}

}  // namespace littlestone::ui
