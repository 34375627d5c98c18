// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/pages/selection/selection_table.hpp"

#include <algorithm>

namespace littlestone::ui {
namespace {

using Cell = PageTable::Cell;

}  // namespace

PageTable selection_table(const PrivateRun& run, int position, TableLimits limits, const SelectionDraws* again) {
  const ConceptClass& c = run.concept_class();
  PageTable table;
  table.columns = {{PageTable::tr("predictor"), QStringLiteral("predictor")},
                   {PageTable::tr("labels"), QStringLiteral("labels")},
                   {PageTable::tr("noisy count"), QStringLiteral("noisy_count")},
                   {PageTable::tr("errors"), QStringLiteral("errors")},
                   {PageTable::tr("chance"), QStringLiteral("selection_probability")},
                   {PageTable::tr("selected"), QStringLiteral("selected")}};
  const bool drawn_again = again != nullptr && position >= 3 && again->counts.size() == run.result.list.size();
  if (drawn_again) table.columns.push_back({PageTable::tr("drawn again"), QStringLiteral("drawn_again")});
  if (position < 1) return table;
  const Cell nothing = text_cell({});
  for (std::size_t i = 0; i < run.result.list.size(); ++i) {
    const Candidate& candidate = run.result.list[i];
    if (full(table, limits)) continue;
    table.rows.push_back({name_cell(c, candidate.labels), labels_cell(candidate.labels),
                          signed_cell(candidate.noisy_count), count_cell(candidate.errors),
                          position >= 2 ? probability_cell(candidate.probability) : nothing,
                          position >= 3 ? truth_cell(run.result.selected == i, {}) : nothing});
    if (drawn_again) table.rows.back().push_back(count_cell(again->counts[i]));
  }
  return table;
}

}  // namespace littlestone::ui
