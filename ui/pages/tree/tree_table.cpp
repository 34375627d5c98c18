// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/pages/tree/tree_table.hpp"

#include <algorithm>

#include "ui/words/names.hpp"
#include "ui/words/values.hpp"

namespace littlestone::ui {
namespace {

using Cell = PageTable::Cell;

}  // namespace

PageTable tree_table(const ConceptClass& c, const MistakeTree& tree, TableLimits limits, const CoinsBeside* coins) {
  PageTable table;
  table.columns = {{PageTable::tr("answers before"), QStringLiteral("answers_before")},
                   {PageTable::tr("asks point"), QStringLiteral("point")},
                   {PageTable::tr("witness"), QStringLiteral("witness")},
                   {PageTable::tr("its labels"), QStringLiteral("witness_labels")},
                   {PageTable::tr("SOA says"), QStringLiteral("soa_says")},
                   {PageTable::tr("R, best coins"), QStringLiteral("randomized_dimension")},
                   {PageTable::tr("coins say +1"), QStringLiteral("coins_chance_of_plus")}};
  const auto fraction = [](const Rational& value) { return Cell{exact_text(value), value.str()}; };
  const Cell unknown = text_cell(coins != nullptr ? PageTable::tr("too large") : QString());
  static const std::vector<NodeLearners> none;
  const std::vector<NodeLearners>& known = coins != nullptr ? coins->nodes : none;
  std::vector<QString> path(tree.nodes.size());
  for (std::size_t i = 0; i < tree.nodes.size(); ++i) {
    const MistakeTree::Node& node = tree.nodes[i];
    if (!node.leaf()) {
      path[static_cast<std::size_t>(node.minus)] = path[i] + u'-';
      path[static_cast<std::size_t>(node.plus)] = path[i] + u'+';
    }
    if (full(table, limits)) continue;
    const Cell answers = {QString(path[i]).replace(u'-', QChar(u'\u2212')), path[i].toStdString()};
    const Cell nothing = text_cell({});
    if (node.leaf()) {
      table.rows.push_back({answers, nothing, hypothesis_cell(c, node.witness), labels_cell(c.row(node.witness)),
                            nothing, known.empty() ? unknown : fraction(known[i].value), nothing});
    } else {
      const Cell says = known.empty() ? nothing : text_cell(label_text(known[i].soa));
      table.rows.push_back({answers, point_cell(c, node.point), nothing, nothing, says,
                            known.empty() ? unknown : fraction(known[i].value),
                            known.empty() ? unknown : fraction(known[i].plus)});
    }
  }
  return table;
}

}  // namespace littlestone::ui
