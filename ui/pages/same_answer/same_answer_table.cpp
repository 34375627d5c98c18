// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/pages/same_answer/same_answer_table.hpp"

#include <array>

#include "ui/pages/same_answer/same_answer_marks.hpp"
#include "ui/pages/same_answer/same_answer_words.hpp"
#include "ui/words/numbers.hpp"

namespace littlestone::ui {
namespace {

PageTable::Cell number_cell(double number) { return {QString::number(number, 'g', 4), number}; }

}  // namespace

PageTable same_answer_table(const SameAnswerRun& run, TableLimits limits) {
  PageTable table;
  table.columns = {{PageTable::tr("share p"), QStringLiteral("p")},
                   {PageTable::tr("expected count p m"), QStringLiteral("expected")},
                   {PageTable::tr("Pr[named]"), QStringLiteral("named")},
                   {PageTable::tr("Pr[differ]"), QStringLiteral("differ")}};
  constexpr std::array shares = {0.02, 0.05, 0.1, 0.2, 0.3, 0.5, 0.8, 1.0, 1.2};  // of α
  std::vector<StaircasePlace> worlds;
  for (const double share : shares)
    worlds.push_back(
        answer_world(run.shown.steps, run.hypotheses, std::min(1.0, share * to_double(run.scenario.alpha))));
  if (limits.rows == TableLimits::none().rows)
    worlds.insert(worlds.end(), run.shown.curve.begin(), run.shown.curve.end());
  else
    table.left_out = run.shown.curve.size();
  for (const StaircasePlace& world : worlds) {
    if (full(table, limits)) continue;
    table.rows.push_back({probability_cell(world.p), number_cell(world.expected), probability_cell(world.named),
                          probability_cell(world.differ)});
  }
  return table;
}

PageTable answer_labs_table(const SameAnswerRun& run, TableLimits limits) {
  PageTable table;
  table.columns = {{PageTable::tr("lab"), QStringLiteral("lab")},
                   {PageTable::tr("count"), QStringLiteral("count")},
                   {PageTable::tr("step"), QStringLiteral("step")},
                   {PageTable::tr("die"), QStringLiteral("die")},
                   {PageTable::tr("answer"), QStringLiteral("answer")}};
  for (std::size_t lab = 0; lab < run.labs.size(); ++lab) {
    if (full(table, limits)) continue;
    const SameAnswerLab& of = run.labs[lab];
    QStringList counts;
    QStringList heights;
    nlohmann::json steps = nlohmann::json::array();
    for (const std::uint64_t count : of.counts) {
      counts += whole_text(count);
      heights += answer_chance(run.shown.height(count));
      steps.push_back(run.shown.height(count));
    }
    const bool named = run.task.kind == ReplicableTask::Kind::points && of.answer == run.boundaries.size();
    table.rows.push_back({text_cell(lab_letter(lab)),
                          {counts.join(QStringLiteral(", ")), of.counts},
                          {heights.join(QStringLiteral(", ")), steps},
                          probability_cell(run.die),
                          run.task.kind == ReplicableTask::Kind::points
                              ? text_cell(same_answer_words(run, of.answer), named ? "+" : "-")
                              : text_cell(same_answer_words(run, of.answer), "t" + std::to_string(of.answer + 1))});
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
