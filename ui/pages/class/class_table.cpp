// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/pages/class/class_table.hpp"

#include <algorithm>

namespace littlestone::ui {
namespace {

using Cell = PageTable::Cell;

}  // namespace

PageTable class_table(const ClassShown& shown, TableLimits limits) {
  const ConceptClass& c = *shown.concept_class;
  const std::size_t points = std::min(c.points(), limits.points);
  PageTable table;
  table.columns.push_back({PageTable::tr("hypothesis"), QStringLiteral("hypothesis")});
  table.columns.push_back({PageTable::tr("target"), QStringLiteral("target")});
  for (std::size_t x = 0; x < points; ++x) {
    const Cell point = point_cell(c, static_cast<PointIndex>(x));
    table.columns.push_back({point.shown, QString::fromStdString(point.data.get<std::string>())});
  }
  const std::size_t rows = std::min(c.size(), limits.rows);
  table.left_out = c.size() - rows;
  for (std::size_t h = 0; h < rows; ++h) {
    const LabelVector& row = c.row(static_cast<HypothesisIndex>(h));
    std::vector<Cell> cells = {hypothesis_cell(c, static_cast<HypothesisIndex>(h)),
                               truth_cell(row == shown.distribution.target, {})};
    for (std::size_t x = 0; x < points; ++x) cells.push_back(label_cell(row[x]));
    table.rows.push_back(std::move(cells));
  }
  std::vector<Cell> weights = {text_cell(PageTable::tr("probability"), "probability"), text_cell({})};
  for (std::size_t x = 0; x < points; ++x) weights.push_back(probability_cell(shown.distribution.weights[x]));
  table.rows.push_back(std::move(weights));
  return table;
}

}  // namespace littlestone::ui
