// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/pages/gap/gap_table.hpp"

#include "ui/words/numbers.hpp"

namespace littlestone::ui {
PageTable gap_table(const LowerBoundRun& run, TableLimits limits) {
  PageTable table;
  table.columns = {
      {PageTable::tr("interval i"), QStringLiteral("interval")}, {PageTable::tr("p_i"), QStringLiteral("probability")},
      {PageTable::tr("step to it"), QStringLiteral("step")},     {PageTable::tr("largest"), QStringLiteral("largest")},
      {PageTable::tr("example x_i"), QStringLiteral("example")}, {PageTable::tr("label"), QStringLiteral("label")},
      {PageTable::tr("error there"), QStringLiteral("error")}};
  if (!run.gap) return table;
  const Gap& gap = *run.gap;
  const std::size_t m = run.scenario.examples;
  const PageTable::Cell nothing = text_cell({});
  for (std::size_t i = 0; i <= m; ++i) {
    if (full(table, limits)) continue;
    const bool has = i > 0;
    table.rows.push_back({count_cell(i), probability_cell(gap.probabilities[i]),
                          has ? probability_cell(gap.probabilities[i] - gap.probabilities[i - 1]) : nothing,
                          has ? truth_cell(i == gap.index, {}) : nothing,
                          has ? text_cell(whole_text(gap.sample[i - 1]), std::to_string(gap.sample[i - 1])) : nothing,
                          has ? label_cell(i <= m / 2 ? Label::minus : Label::plus) : nothing,
                          has ? probability_cell(gap.errors[i - 1]) : nothing});
  }
  return table;
}

PageTable compared_table(const LowerBoundRun& run, TableLimits limits) {
  PageTable table;
  table.columns = {{PageTable::tr("learner"), QStringLiteral("learner")},
                   {PageTable::tr("points of the line"), QStringLiteral("domain")},
                   {PageTable::tr("mean error"), QStringLiteral("empirical_loss")},
                   {PageTable::tr("largest step"), QStringLiteral("gap")},
                   {PageTable::tr("at i"), QStringLiteral("index")},
                   {PageTable::tr("accurate"), QStringLiteral("accurate")}};
  for (const ComparedLearner& one : run.others) {
    if (full(table, limits)) continue;
    table.rows.push_back({text_cell(QString::fromStdString(one.name)),
                          text_cell(whole_text(one.domain), std::to_string(one.domain)),
                          probability_cell(one.gap.empirical_loss), probability_cell(one.gap.step),
                          count_cell(one.gap.index), truth_cell(one.gap.accurate, PageTable::tr("no"))});
  }
  return table;
}

}  // namespace littlestone::ui
