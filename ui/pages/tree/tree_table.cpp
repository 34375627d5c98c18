// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/pages/tree/tree_table.hpp"

#include <QCoreApplication>
#include <algorithm>

#include "ui/words/names.hpp"
#include "ui/words/values.hpp"

namespace littlestone::ui {
namespace {

struct Words {
  Q_DECLARE_TR_FUNCTIONS(PageTable)
};

using Cell = PageTable::Cell;

}  // namespace

PageTable tree_table(const ConceptClass& c, const MistakeTree& tree, TableLimits limits, const CoinsBeside* coins) {
  PageTable table;
  table.columns = {{Words::tr("answers before"), QStringLiteral("answers_before")},
                   {Words::tr("asks point"), QStringLiteral("point")},
                   {Words::tr("witness"), QStringLiteral("witness")},
                   {Words::tr("its labels"), QStringLiteral("witness_labels")},
                   {Words::tr("SOA says"), QStringLiteral("soa_says")},
                   {Words::tr("R, best coins"), QStringLiteral("randomized_dimension")},
                   {Words::tr("coins say +1"), QStringLiteral("coins_chance_of_plus")}};
  const auto fraction = [](const Rational& value) { return Cell{exact_text(value), value.str()}; };
  const Cell unknown = text_cell(coins != nullptr ? Words::tr("too large") : QString());
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
