// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/pages/tournament/chain_table.hpp"

#include <vector>

#include "core/study/private_run/chain_run.hpp"
#include "ui/pages/learn/chain_story.hpp"

namespace littlestone::ui {

PageTable chain_runs_table(const PrivateRun& run, int done, TableLimits limits) {
  const ConceptClass& c = run.concept_class();
  const ChainRun& chain = *run.chain;
  PageTable table;
  table.columns = {{PageTable::tr("level"), QStringLiteral("level")},
                   {PageTable::tr("first row"), QStringLiteral("first")},
                   {PageTable::tr("goes on from row"), QStringLiteral("turn")},
                   {PageTable::tr("meets the run of row"), QStringLiteral("opponent")},
                   {PageTable::tr("last row"), QStringLiteral("last")},
                   {PageTable::tr("predictor"), QStringLiteral("predictor")},
                   {PageTable::tr("labels"), QStringLiteral("labels")},
                   {PageTable::tr("counts"), QStringLiteral("counts")}};
  if (done < chain_steps_before_votes(run)) return table;
  const auto row_cell = [](std::uint32_t row) {
    return row == ChainArc::none ? text_cell({}) : count_cell(std::uint64_t{row} + 1);
  };
  for (const ChainArc& arc : chain.arcs) {
    if (full(table, limits)) continue;
    const LabelVector& labels = chain.result.internals.candidates[arc.candidate].labels;
    table.rows.push_back({count_cell(static_cast<std::uint64_t>(arc.level)), row_cell(arc.first), row_cell(arc.turn),
                          row_cell(arc.opponent), row_cell(arc.last), name_cell(c, labels), labels_cell(labels),
                          truth_cell(arc.counted, PageTable::tr("no"))});
  }
  return table;
}

PageTable chain_candidates_table(const PrivateRun& run, int step, TableLimits limits) {
  const ConceptClass& c = run.concept_class();
  const ChainRun& chain = *run.chain;
  PageTable table;
  table.columns = {{PageTable::tr("level"), QStringLiteral("level")},
                   {PageTable::tr("predictor"), QStringLiteral("predictor")},
                   {PageTable::tr("labels"), QStringLiteral("labels")},
                   {PageTable::tr("disjoint runs"), QStringLiteral("runs")},
                   {PageTable::tr("errors"), QStringLiteral("errors")},
                   {PageTable::tr("penalty"), QStringLiteral("penalty")},
                   {PageTable::tr("score u"), QStringLiteral("score")},
                   {PageTable::tr("chance to be chosen"), QStringLiteral("probability")},
                   {PageTable::tr("chosen"), QStringLiteral("chosen")}};
  if (step < 1) return table;
  const PageTable::Cell nothing = text_cell({});
  const std::vector<ChainCandidate>& candidates = chain.result.internals.candidates;
  for (std::size_t i = 0; i < candidates.size(); ++i) {
    if (full(table, limits)) continue;
    const ChainCandidate& one = candidates[i];
    table.rows.push_back({count_cell(static_cast<std::uint64_t>(one.level)), name_cell(c, one.labels),
                          labels_cell(one.labels), count_cell(one.runs), step >= 2 ? count_cell(one.errors) : nothing,
                          step >= 2 ? count_cell(chain_penalty(chain.constants, one.errors)) : nothing,
                          step >= 2 ? count_cell(one.score) : nothing,
                          step >= 3 ? probability_cell(chain.law.chosen[i]) : nothing,
                          step >= 4 ? truth_cell(chain.result.internals.chosen == i, PageTable::tr("no")) : nothing});
  }
  if (step >= 3 && !full(table, limits)) {
    table.rows.push_back({text_cell(PageTable::tr("nothing"), "none"), nothing, nothing, nothing, nothing, nothing,
                          nothing, probability_cell(chain.law.none),
                          step >= 4 ? truth_cell(chain.result.is_default, PageTable::tr("no")) : nothing});
  }
  return table;
}

}  // namespace littlestone::ui
