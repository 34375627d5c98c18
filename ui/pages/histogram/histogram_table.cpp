// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/pages/histogram/histogram_table.hpp"

#include <QCoreApplication>
#include <algorithm>

namespace littlestone::ui {
namespace {

struct Words {
  Q_DECLARE_TR_FUNCTIONS(PageTable)
};

using Cell = PageTable::Cell;

}  // namespace

PageTable votes_table(const LabRun& run, int position, TableLimits limits) {
  const ConceptClass& c = *run.concept_class;
  PageTable table;
  table.columns = {{Words::tr("predictor"), QStringLiteral("predictor")},
                   {Words::tr("labels"), QStringLiteral("labels")},
                   {Words::tr("votes"), QStringLiteral("votes")},
                   {Words::tr("noise"), QStringLiteral("noise")},
                   {Words::tr("noisy count"), QStringLiteral("noisy_count")},
                   {Words::tr("chance to be released"), QStringLiteral("release_probability")},
                   {Words::tr("released"), QStringLiteral("released")}};
  if (position < 1) return table;
  const Cell nothing = text_cell({});
  for (const Vote& vote : run.result.internals.votes) {
    if (full(table, limits)) continue;
    table.rows.push_back({name_cell(c, vote.labels), labels_cell(vote.labels), count_cell(vote.count),
                          position >= 2 ? signed_cell(vote.noise, true) : nothing,
                          position >= 2 ? signed_cell(static_cast<std::int64_t>(vote.count) + vote.noise) : nothing,
                          position >= 3 ? probability_cell(vote.release_probability) : nothing,
                          position >= 3 ? truth_cell(vote.noisy.has_value(), Words::tr("no")) : nothing});
  }
  return table;
}

}  // namespace littlestone::ui
