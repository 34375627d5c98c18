// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/pages/gap/gap_table.hpp"

#include <QCoreApplication>

#include "ui/words/numbers.hpp"

namespace littlestone::ui {
namespace {

struct Words {
  Q_DECLARE_TR_FUNCTIONS(PageTable)
};

}  // namespace

PageTable gap_table(const LowerBoundRun& run, TableLimits limits) {
  PageTable table;
  table.columns = {
      {Words::tr("interval i"), QStringLiteral("interval")}, {Words::tr("p_i"), QStringLiteral("probability")},
      {Words::tr("step to it"), QStringLiteral("step")},     {Words::tr("largest"), QStringLiteral("largest")},
      {Words::tr("example x_i"), QStringLiteral("example")}, {Words::tr("label"), QStringLiteral("label")},
      {Words::tr("error there"), QStringLiteral("error")}};
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
  table.columns = {{Words::tr("learner"), QStringLiteral("learner")},
                   {Words::tr("points of the line"), QStringLiteral("domain")},
                   {Words::tr("mean error"), QStringLiteral("empirical_loss")},
                   {Words::tr("largest step"), QStringLiteral("gap")},
                   {Words::tr("at i"), QStringLiteral("index")},
                   {Words::tr("accurate"), QStringLiteral("accurate")}};
  for (const ComparedLearner& one : run.others) {
    if (full(table, limits)) continue;
    table.rows.push_back({text_cell(QString::fromStdString(one.name)),
                          text_cell(whole_text(one.domain), std::to_string(one.domain)),
                          probability_cell(one.gap.empirical_loss), probability_cell(one.gap.step),
                          count_cell(one.gap.index), truth_cell(one.gap.accurate, Words::tr("no"))});
  }
  return table;
}

}  // namespace littlestone::ui
