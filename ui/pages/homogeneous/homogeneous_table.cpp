// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/pages/homogeneous/homogeneous_table.hpp"

#include <QStringList>

#include "ui/words/numbers.hpp"

namespace littlestone::ui {
namespace {

PageTable::Cell points_cell(const std::vector<LinePoint>& points) {
  if (points.empty()) return text_cell({});
  QStringList shown;
  std::string data;
  for (const LinePoint x : points) {
    shown += whole_text(x);
    data += (data.empty() ? "" : " ") + std::to_string(x);
  }
  return text_cell(shown.join(QStringLiteral(", ")), data);
}

}  // namespace

PageTable candidates_table(const HomogeneousFacts& facts, TableLimits limits) {
  PageTable table;
  table.columns = {{PageTable::tr("point x"), QStringLiteral("point")},
                   {PageTable::tr("in X′"), QStringLiteral("inside")},
                   {PageTable::tr("spread"), QStringLiteral("spread")},
                   {PageTable::tr("widest at order"), QStringLiteral("order")},
                   {PageTable::tr("least there in"), QStringLiteral("least_subset")},
                   {PageTable::tr("most there in"), QStringLiteral("most_subset")}};
  for (const HomogeneousCandidate& one : facts.candidates) {
    if (full(table, limits)) continue;
    table.rows.push_back(
        {text_cell(whole_text(one.point), std::to_string(one.point)), truth_cell(one.inside, PageTable::tr("no")),
         one.spread ? probability_cell(*one.spread) : text_cell({}), one.spread ? count_cell(one.order) : text_cell({}),
         points_cell(one.low), points_cell(one.high)});
  }
  return table;
}

PageTable list_table(const LowerBoundRun& run, TableLimits limits) {
  PageTable table;
  table.columns = {{PageTable::tr("interval i"), QStringLiteral("interval")},
                   {PageTable::tr("p_i"), QStringLiteral("probability")},
                   {PageTable::tr("least"), QStringLiteral("least")},
                   {PageTable::tr("most"), QStringLiteral("most")}};
  for (std::size_t i = 0; i < run.set.ranges.size(); ++i) {
    if (full(table, limits)) continue;
    const ValueRange& range = run.set.ranges[i];
    table.rows.push_back(
        {count_cell(i), probability_cell(range.middle()), probability_cell(range.least), probability_cell(range.most)});
  }
  return table;
}

}  // namespace littlestone::ui
