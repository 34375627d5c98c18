// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/pages/same_answer/same_answer_table.hpp"

#include <array>

#include "ui/words/numbers.hpp"

namespace littlestone::ui {

PageTable same_answer_table(const SameAnswerRun& run, TableLimits limits) {
  PageTable table;
  table.columns = {{PageTable::tr("share p"), QStringLiteral("p")},
                   {PageTable::tr("expected count p m"), QStringLiteral("expected")},
                   {PageTable::tr("Pr[named]"), QStringLiteral("named")},
                   {PageTable::tr("Pr[differ]"), QStringLiteral("differ")}};
  constexpr std::array shares = {0.02, 0.05, 0.1, 0.2, 0.3, 0.5, 0.8, 1.0, 1.2};  // of α
  const auto examples = static_cast<double>(run.shown.steps.examples);
  for (const double share : shares) {
    if (full(table, limits)) continue;
    const double p = std::min(1.0, share * to_double(run.scenario.alpha));
    table.rows.push_back({probability_cell(p), text_cell(QString::number(p * examples, 'g', 4)),
                          probability_cell(named(run.shown.steps, p)),
                          probability_cell(differ(run.shown.steps, std::span<const double>(&p, 1)))});
  }
  return table;
}

PageTable answer_steps_table(const SameAnswerRun& run, TableLimits limits) {
  PageTable table;
  table.columns = {{PageTable::tr("step at count"), QStringLiteral("count")},
                   {PageTable::tr("chance"), QStringLiteral("chance")},
                   {PageTable::tr("Pr[reached]"), QStringLiteral("reached")},
                   {PageTable::tr("A reaches it"), QStringLiteral("a")},
                   {PageTable::tr("B reaches it"), QStringLiteral("b")},
                   {PageTable::tr("the die falls on it"), QStringLiteral("die")}};
  const std::vector<Step>& steps = run.shown.steps.steps;
  for (std::size_t i = 0; i < steps.size(); ++i) {
    if (full(table, limits)) continue;
    const std::uint64_t count = steps[i].count;
    table.rows.push_back({count_cell(count), probability_cell(to_double(steps[i].chance)),
                          probability_cell(run.reached[i]), truth_cell(run.labs[0].counts.front() >= count, {}),
                          truth_cell(run.labs[1].counts.front() >= count, {}), truth_cell(run.threshold == count, {})});
  }
  return table;
}

}  // namespace littlestone::ui
