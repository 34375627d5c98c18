// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/pages/deep_tree/deep_tree_table.hpp"

#include <QCoreApplication>
#include <vector>

#include "ui/pages/deep_tree/deep_tree_words.hpp"

namespace littlestone::ui {
namespace {

struct DeepTableWords {
  Q_DECLARE_TR_FUNCTIONS(DeepTableWords)
};

PageTable::Cell number_cell(std::int64_t number) { return count_cell(static_cast<std::uint64_t>(number)); }

}  // namespace

PageTable deep_nodes_table(const DeepTreeRun& run, TableLimits limits) {
  PageTable table;
  table.columns = {{DeepTableWords::tr("node"), QStringLiteral("node")},
                   {DeepTableWords::tr("level"), QStringLiteral("level")},
                   {DeepTableWords::tr("point"), QStringLiteral("point")},
                   {DeepTableWords::tr("colour"), QStringLiteral("label")},
                   {DeepTableWords::tr("levels in + below"), QStringLiteral("plus")},
                   {DeepTableWords::tr("levels in − below"), QStringLiteral("minus")},
                   {DeepTableWords::tr("in the tree of one colour"), QStringLiteral("found")}};
  std::vector<bool> found(run.tree.nodes.size(), false);
  for (std::size_t i = 0; i < run.found.nodes.size(); ++i) {
    if (!run.found.tree.nodes[i].leaf()) found[static_cast<std::size_t>(run.found.nodes[i])] = true;
  }
  for (std::size_t i = 0; i < run.tree.nodes.size(); ++i) {
    const MistakeTree::Node& node = run.tree.nodes[i];
    if (node.leaf() || full(table, limits)) continue;
    table.rows.push_back({count_cell(i), number_cell(node.depth + 1), point_cell(run.concept_class(), node.point),
                          label_cell(run.colours[i] == Colour::red ? Label::plus : Label::minus),
                          number_cell(run.plus[i]), number_cell(run.minus[i]), truth_cell(found[i], {})});
  }
  return table;
}

PageTable deep_walk_table(const DeepTreeRun& run, TableLimits limits) {
  PageTable table;
  table.columns = {{DeepTableWords::tr("row"), QStringLiteral("row")},
                   {DeepTableWords::tr("levels left"), QStringLiteral("levels")},
                   {DeepTableWords::tr("levels in +"), QStringLiteral("plus")},
                   {DeepTableWords::tr("levels in −"), QStringLiteral("minus")},
                   {DeepTableWords::tr("colour taken"), QStringLiteral("label")},
                   {DeepTableWords::tr("point"), QStringLiteral("point")},
                   {DeepTableWords::tr("place of the row"), QStringLiteral("place")}};
  for (const TreeHalving& halving : run.walk.halvings) {
    if (full(table, limits)) break;
    table.rows.push_back({hypothesis_cell(run.concept_class(), halving.row), number_cell(halving.here.tree.depth),
                          number_cell(halving.plus), number_cell(halving.minus), label_cell(halving.label),
                          point_cell(run.concept_class(), halving.point), count_cell(halving.place)});
  }
  if (!full(table, limits)) {
    const PageTable::Cell none{QStringLiteral("–"), nullptr};
    table.rows.push_back({hypothesis_cell(run.concept_class(), run.walk.last), count_cell(0), none, none, none, none,
                          count_cell(run.walk.place)});
  }
  return table;
}

PageTable deep_chain_table(const DeepTreeRun& run, TableLimits limits) {
  PageTable table;
  table.columns = {{DeepTableWords::tr("row"), QStringLiteral("row")}};
  for (std::size_t j = 0; j < run.walk.chain.points.size(); ++j)
    table.columns.push_back({DeepTableWords::tr("at %1").arg(deep_point_words(run, run.walk.chain.points[j])),
                             QStringLiteral("x%1").arg(j)});
  for (const HypothesisIndex h : run.walk.chain.hypotheses) {
    if (full(table, limits)) break;
    std::vector<PageTable::Cell> cells = {hypothesis_cell(run.concept_class(), h)};
    for (const PointIndex x : run.walk.chain.points) cells.push_back(label_cell(run.concept_class().row(h)[x]));
    table.rows.push_back(std::move(cells));
  }
  return table;
}

}  // namespace littlestone::ui
