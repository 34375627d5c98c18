// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/pages/nets/nets_table.hpp"

#include <utility>
#include <vector>

#include "ui/words/names.hpp"
#include "ui/words/numbers.hpp"

namespace littlestone::ui {
namespace {

PageTable::Cell number_cell(std::optional<double> value) {
  if (!value) return text_cell({});
  return {*value < 9'999.5 ? QString::number(*value, 'f', 2) : count_text(*value), *value};
}

/// A bound above 1 says nothing; it stands there as it is.
PageTable::Cell bound_cell(std::optional<double> bound) {
  if (!bound) return text_cell({});
  if (*bound <= 1) return probability_cell(*bound);
  return number_cell(bound);
}

void add_level(PageTable& table, const NetsRun& run, const NetsLevel& level, bool in_t, const TableLimits& limits) {
  const ConceptClass& concept_class = run.data.concept_class;
  const PageTable::Cell nothing = text_cell({});
  for (const NetsPiece& piece : level.pieces) {
    if (full(table, limits)) continue;
    std::size_t merged = 0;
    for (std::size_t s = piece.first; s <= piece.last; ++s) merged += 1 + run.stops[s].others;
    const bool read = level.number > 0;
    std::vector<PageTable::Cell> row = {
        count_cell(level.number),
        read ? count_cell(level.row + 1) : nothing,
        read ? point_cell(concept_class, level.example.point) : nothing,
        read ? label_cell(level.example.label) : nothing,
        read ? truth_cell(!level.seen, PageTable::tr("seen")) : nothing,
        truth_cell(in_t, PageTable::tr("no")),
        count_cell(level.pieces.size()),
        hypothesis_cell(concept_class, piece.piece.representative),
        count_cell(merged),
        count_cell(piece.piece.width),
        truth_cell(is_net(piece.piece.width, run.rows(), run.scenario.alpha), PageTable::tr("no")),
        truth_cell(level.net, PageTable::tr("no"))};
    if (run.changed) row.push_back(truth_cell(read && level.row == run.changed->row, PageTable::tr("no")));
    table.rows.push_back(std::move(row));
  }
}

}  // namespace

PageTable nets_table(const NetsRun& run, TableLimits limits) {
  PageTable table;
  table.columns = {{PageTable::tr("rows of T"), QStringLiteral("rows_read")},
                   {PageTable::tr("row of S"), QStringLiteral("row")},
                   {PageTable::tr("point"), QStringLiteral("point")},
                   {PageTable::tr("label"), QStringLiteral("label")},
                   {PageTable::tr("new point"), QStringLiteral("new_point")},
                   {PageTable::tr("in T"), QStringLiteral("in_subset")},
                   {PageTable::tr("|H_T|"), QStringLiteral("classes")},
                   {PageTable::tr("piece of"), QStringLiteral("first_hypothesis")},
                   {PageTable::tr("hypotheses"), QStringLiteral("size")},
                   {PageTable::tr("rows apart"), QStringLiteral("width")},
                   {PageTable::tr("within the ruler"), QStringLiteral("within")},
                   {PageTable::tr("net"), QStringLiteral("net")}};
  if (run.changed) table.columns.push_back({PageTable::tr("changed row"), QStringLiteral("changed")});
  for (const NetsLevel& level : run.levels) add_level(table, run, level, true, limits);
  if (run.next) add_level(table, run, *run.next, false, limits);
  return table;
}

PageTable nets_sizes_table(const NetsRun& run, TableLimits limits) {
  PageTable table;
  const bool exact = !run.sums || run.sums->draws == 0;
  table.columns = {
      {PageTable::tr("n′"), QStringLiteral("subset")},
      {exact ? PageTable::tr("chance of no net, exact") : PageTable::tr("chance of no net, estimate"),
       exact ? QStringLiteral("failure") : QStringLiteral("failure_estimate")},
      {PageTable::tr("at least"), QStringLiteral("failure_low")},
      {PageTable::tr("at most"), QStringLiteral("failure_high")},
      {PageTable::tr("bound"), QStringLiteral("failure_bound")},
      {PageTable::tr("VC bound"), QStringLiteral("vc_bound")},
      {PageTable::tr("mean |H_T|"), exact ? QStringLiteral("mean_classes") : QStringLiteral("mean_classes_estimate")},
      {PageTable::tr("at most β"), QStringLiteral("suffices")}};
  if (!run.sums) return table;
  const double beta = to_double(run.scenario.beta);
  for (const NetsSize& size : run.sums->sizes) {
    if (full(table, limits)) continue;
    const std::optional<Interval>& interval = size.interval;
    table.rows.push_back(
        {count_cell(size.subset), probability_cell(size.failure),
         interval ? probability_cell(interval->low) : text_cell({}),
         interval ? probability_cell(interval->high) : text_cell({}),
         bound_cell(finite_class_failure_bound(run.data.concept_class.size(), run.scenario.alpha, size.subset)),
         bound_cell(vc_failure_bound(static_cast<int>(run.dimension), run.scenario.alpha, size.subset)),
         number_cell(size.mean), truth_cell(size.failure <= beta, PageTable::tr("no"))});
  }
  return table;
}

}  // namespace littlestone::ui
