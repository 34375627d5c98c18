// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/pages/two_worlds/two_worlds_words.hpp"

#include <QCoreApplication>
#include <algorithm>
#include <cmath>

#include "core/base/bound_text.hpp"
#include "ui/words/direction.hpp"
#include "ui/words/learners.hpp"
#include "ui/words/names.hpp"
#include "ui/words/numbers.hpp"

namespace littlestone::ui {
namespace {

struct WorldsWords {
  Q_DECLARE_TR_FUNCTIONS(WorldsWords)
};

/// "2.8", "483", "2 310", "4.8·10⁵".
QString factor_text(double factor) {
  if (factor >= 9'999.5) return count_text(factor);
  if (factor < 10) return QString::number(factor, 'g', 2);
  const double unit = std::pow(10.0, std::floor(std::log10(factor)) - 2);
  return factor < 100 ? QString::number(factor, 'g', 3) : count_text(std::round(factor / unit) * unit);
}

QString asked_sentence(const TwoWorldsRun& run, const WorldsGroup& group) {
  const auto chain = run.examples_of(group, "chain");
  const auto lean = run.examples_of(group, "lean");
  const auto sharp = run.examples_of(group, "m-sharp");
  if (chain && lean && sharp)
    return WorldsWords::tr("The chain learner asks for %1 examples, the lean learner for %2, M for %3.")
        .arg(asked_text(*chain), asked_text(*lean), asked_text(*sharp));
  if (lean && sharp)
    return WorldsWords::tr("The lean learner asks for %1 examples, M for %2.")
        .arg(asked_text(*lean), asked_text(*sharp));
  if (lean) return WorldsWords::tr("The lean learner asks for %1 examples.").arg(asked_text(*lean));
  if (sharp) return WorldsWords::tr("M asks for %1 examples.").arg(asked_text(*sharp));
  const auto paper = run.examples_of(group, "m-paper");
  return paper ? WorldsWords::tr("The proved constants end before; the paper's ask for %1 examples.")
                     .arg(asked_text(*paper))
               : WorldsWords::tr("M has no constants there.");
}

QString step_up_sentence(const DimensionStep& step) {
  if (step.factor && step.lean_factor && step.chain_factor)
    return WorldsWords::tr("One step up costs one mistake, and the chain learner %1 times the examples, lean %2, M %3.")
        .arg(factor_text(*step.chain_factor), factor_text(*step.lean_factor), factor_text(*step.factor));
  if (step.factor && step.lean_factor)
    return WorldsWords::tr("One step up costs one mistake, and the lean learner %1 times the examples, M %2 times.")
        .arg(factor_text(*step.lean_factor), factor_text(*step.factor));
  if (step.lean_factor)
    return WorldsWords::tr("One step up costs one mistake, and the lean learner %1 times the examples.")
        .arg(factor_text(*step.lean_factor));
  return step.factor ? WorldsWords::tr("One step up costs one mistake, and M %1 times the examples.")
                           .arg(factor_text(*step.factor))
                     : QString();
}

QString group_sentence(const TwoWorldsRun& run, const WorldsGroup& group) {
  QStringList text = {
      WorldsWords::tr("At d = %1 you force %n mistakes.", nullptr, group.dimension).arg(group.dimension),
      asked_sentence(run, group)};
  const auto next = static_cast<std::size_t>(group.dimension);  // of the steps: d + 1
  const std::vector<DimensionStep>& steps = run.study.steps;
  if (group.dimension > 0 && next < steps.size()) text += step_up_sentence(steps[next]);
  text.removeAll(QString());
  return text.join(u' ');
}

QString same_sentence(const TwoWorldsRun& run, const WorldsGroup& group) {
  const TwoWorldsRow& one = run.study.rows[group.rows[0]];
  const TwoWorldsRow& other = run.study.rows[group.rows[1]];
  const QString first = isolated(worlds_class(one));
  const QString second = isolated(worlds_class(other));
  return one.facts.hypotheses != other.facts.hypotheses
             ? WorldsWords::tr(
                   "%1 and %2 differ in |H|, not in d: the lean learner needs equally many examples, and so does M.")
                   .arg(first, second)
             : WorldsWords::tr(
                   "%1 and %2 are different classes of one d: the lean learner needs equally many examples, and so "
                   "does M.")
                   .arg(first, second);
}

QString examples_of_row(const TwoWorldsRow& row, const char* name) {
  const EnvelopeRow* found = worlds_row(row, name);
  return found != nullptr && found->examples ? asked_text(*found->examples) : QStringLiteral("–");
}

}  // namespace

QString worlds_class(const TwoWorldsRow& row) { return class_title(short_class(row.facts.name)); }

QString worlds_dimension(const TwoWorldsRow& row) {
  const DimensionRange& range = row.facts.littlestone;
  return range.exact() ? QString::number(range.lower) : WorldsWords::tr("%1 to %2").arg(range.lower).arg(range.upper);
}

QString mistakes_text(double value) { return QString::number(value, 'g', 4); }
QString least_mistakes_text(double bound) { return QString::fromStdString(littlestone::lower_text(bound, 4)); }
QString most_mistakes_text(double bound) { return QString::fromStdString(littlestone::upper_text(bound, 4)); }

QString fraction_text(const Rational& value, bool with_decimal) {
  const QString exact = QString::fromStdString(value.str());
  constexpr qsizetype longest = 9;
  if (exact.size() > longest) return mistakes_text(to_double(value));
  return with_decimal && exact.contains(u'/') ? exact + QStringLiteral(" = ") + mistakes_text(to_double(value)) : exact;
}

QString regret_why_not(const TwoWorldsRow& row) {
  if (row.regret) return {};
  return row.regret_missing.ends_with("states")
             ? WorldsWords::tr("too large: too many states")
             : WorldsWords::tr("too large: %1 hypotheses").arg(count_text(row.facts.hypotheses.convert_to<double>()));
}

std::vector<std::pair<QString, QString>> class_card(const TwoWorldsRun& run, std::size_t index) {
  const TwoWorldsRow& row = run.study.rows[index];
  const QString between = QStringLiteral("%1 – %2");
  const QString sharp = examples_of_row(row, "m-sharp");
  return {
      {WorldsWords::tr("mistakes, SOA"), worlds_dimension(row)},
      {WorldsWords::tr("expected, best coin"), row.randomized ? fraction_text(*row.randomized, false)
                                                              : between.arg(least_mistakes_text(row.randomized_lower),
                                                                            most_mistakes_text(row.randomized_upper))},
      {WorldsWords::tr("regret in %n rounds", nullptr, plural(run.scenario.rounds)),
       row.regret ? fraction_text(*row.regret, true) : WorldsWords::tr("too large")},
      {WorldsWords::tr("its bounds"),
       between.arg(least_mistakes_text(row.regret_lower), most_mistakes_text(row.regret_upper))},
      {lone_learner("chain"), examples_of_row(row, "chain")},
      {lone_learner("lean"), examples_of_row(row, "lean")},
      {WorldsWords::tr("M, sharp (paper)"), QStringLiteral("%1 (%2)").arg(sharp, examples_of_row(row, "m-paper"))},
      {WorldsWords::tr("permute-and-flip, its %n rows", nullptr,
                       plural(static_cast<std::uint64_t>(std::min(9e17, row.facts.hypotheses.convert_to<double>())))),
       examples_of_row(row, "permute-and-flip")},
      {WorldsWords::tr("consistent, not private"), examples_of_row(row, "consistent")}};
}

QString class_words(const TwoWorldsRun& run, std::size_t index) {
  if (index >= run.study.rows.size()) return {};
  const TwoWorldsRow& row = run.study.rows[index];
  QStringList parts;
  for (const auto& [name, value] : class_card(run, index)) parts += name + u' ' + value;
  return isolated(worlds_class(row)) + QStringLiteral(": ") + parts.join(QStringLiteral("; "));
}

std::shared_ptr<const Script> two_worlds_script(const TwoWorldsRun& run) {
  std::vector<Script::Part> parts;
  const QString both = WorldsWords::tr("Theorem 5 · Theorems 2, 3");
  bool first = true;
  for (const WorldsStep& step : worlds_steps(run)) {
    switch (step.what) {
      case WorldsStep::What::group: {
        const WorldsGroup& group = run.groups[step.group];
        const QString d = QString::number(group.dimension);
        parts.push_back({first ? QStringLiteral("d = ") + d : d, {{group_sentence(run, group), both, 2, 2800, 240}}});
        first = false;
        break;
      }
      case WorldsStep::What::same:
        parts.back().steps.push_back(
            {same_sentence(run, run.groups[step.group]), WorldsWords::tr("Theorem 3"), 1, 2400, 160});
        break;
      case WorldsStep::What::endless:
        parts.push_back(
            {WorldsWords::tr("endless"),
             {{WorldsWords::tr(
                   "On ℝ a point lies between any two: no end on the left, no private learner on the right."),
               WorldsWords::tr("Theorems 1, 10"), 3, 2800, 240}}});
        break;
      case WorldsStep::What::there:
        parts.push_back(
            {WorldsWords::tr("there and back"),
             {{WorldsWords::tr("Where d is finite, M learns privately from some n on: log n grows like $2^d$."),
               WorldsWords::tr("Theorem 3"), 2, 2800, 240}}});
        break;
      case WorldsStep::What::back:
        parts.back().steps.push_back(
            {WorldsWords::tr("One private learner that is barely right makes d finite: below a tower about n high."),
             WorldsWords::tr("Theorem 2"), 2, 2800, 240});
        break;
    }
  }
  return std::make_shared<Script>(parts, opening_of(run));
}

std::vector<Note> two_worlds_notes(const TwoWorldsRun& run) {
  std::vector<Note> notes;
  notes.push_back(
      {WorldsWords::tr("Qualitative only"),
       WorldsWords::tr("What is proved to be needed on the right grows like log* $d$; for these classes that "
                       "says nothing yet.")});
  bool beyond = false;
  for (const WorldsGroup& group : run.groups) beyond = beyond || !run.examples_of(group, "lean");
  if (beyond)
    notes.push_back(
        {WorldsWords::tr("Where the lines end"),
         WorldsWords::tr("Constants are searched for up to $d$ = 6. Beyond, no row is proved but M's with the paper's "
                         "constants: it is in the table.")});
  return notes;
}

FigureTold two_worlds_told(const TwoWorldsRun& run) {
  const auto script = two_worlds_script(run);
  const int opening = opening_of(run);
  FigureTold told;
  told.title = WorldsWords::tr("Two worlds, one number");
  const std::vector<WorldsStep> steps = worlds_steps(run);
  if (static_cast<std::size_t>(opening) < steps.size()) {
    const WorldsGroup& group = run.groups[steps[static_cast<std::size_t>(opening)].group];
    const char* learner = run.examples_of(group, "chain") ? "chain" : "lean";  // the fewest examples that d alone takes
    if (const auto asked = run.examples_of(group, learner))
      told.title = WorldsWords::tr("%n mistakes online, %1 examples privately (%2)", nullptr, group.dimension)
                       .arg(asked_text(*asked), lone_learner(learner));
  }
  told.drawn = WorldsWords::tr(
      "Classes by their Littlestone dimension d. On the left, mistakes of the SOA, expected mistakes of the best coins "
      "(thick bar between them) and regret (tick between its dashed bounds). On the right, on a log scale, the "
      "examples "
      "asked for by the chain learner (crosses), by the lean learner (rings), by M (dots), by permute-and-flip "
      "(squares) and without privacy (triangles).");
  told.found = steps_of(*script, {opening, script->last() - 1, script->last()});
  told.scenario = run.scenario;
  told.fields = {"classes", "rounds", "epsilon", "delta", "alpha", "beta"};
  return told;
}

}  // namespace littlestone::ui
