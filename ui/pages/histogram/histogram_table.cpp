// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/pages/histogram/histogram_table.hpp"

#include <algorithm>

namespace littlestone::ui {
namespace {

using Cell = PageTable::Cell;

}  // namespace

PageTable votes_table(const PrivateRun& run, int position, TableLimits limits) {
  const ConceptClass& c = run.concept_class();
  PageTable table;
  table.columns = {{PageTable::tr("predictor"), QStringLiteral("predictor")},
                   {PageTable::tr("labels"), QStringLiteral("labels")},
                   {PageTable::tr("votes"), QStringLiteral("votes")},
                   {PageTable::tr("noise"), QStringLiteral("noise")},
                   {PageTable::tr("noisy count"), QStringLiteral("noisy_count")},
                   {PageTable::tr("chance to be released"), QStringLiteral("release_probability")},
                   {PageTable::tr("released"), QStringLiteral("released")}};
  if (position < 1) return table;
  const Cell nothing = text_cell({});
  for (const Vote& vote : run.result.internals.votes) {
    if (full(table, limits)) continue;
    table.rows.push_back({name_cell(c, vote.labels), labels_cell(vote.labels), count_cell(vote.count),
                          position >= 2 ? signed_cell(vote.noise, true) : nothing,
                          position >= 2 ? signed_cell(static_cast<std::int64_t>(vote.count) + vote.noise) : nothing,
                          position >= 3 ? probability_cell(vote.release_probability) : nothing,
                          position >= 3 ? truth_cell(vote.noisy.has_value(), PageTable::tr("no")) : nothing});
  }
  return table;
}

}  // namespace littlestone::ui
