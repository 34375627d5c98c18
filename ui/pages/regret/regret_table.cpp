// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/pages/regret/regret_table.hpp"

#include "ui/pages/regret/regret_words.hpp"
#include "ui/words/bounds.hpp"
#include "ui/words/names.hpp"

namespace littlestone::ui {
namespace {

PageTable::Cell fraction_cell(const Rational& value) { return {exact_text(value), value.str()}; }
PageTable::Cell about_cell(double value) { return {about_text(value), value}; }

QString left_text(const ConceptClass& c, const std::vector<HypothesisIndex>& left) {
  QStringList names;
  constexpr std::size_t most = 12;
  for (std::size_t i = 0; i < std::min(most, left.size()); ++i) names += lone_name(c.hypothesis_name(left[i]));
  if (left.size() > most) names += QStringLiteral("…");
  return names.join(QStringLiteral(", "));
}

}  // namespace

PageTable regret_rounds_table(const RegretPageRun& run, TableLimits limits) {
  PageTable table;
  table.columns = {{PageTable::tr("rounds T"), QStringLiteral("rounds")},
                   {PageTable::tr("regret, exact"), QStringLiteral("exact")},
                   {PageTable::tr("Hedge at worst"), QStringLiteral("hedge_at_worst")},
                   {PageTable::tr("Hedge promises"), QStringLiteral("hedge_bound")},
                   {PageTable::tr("someone forces"), QStringLiteral("lower_bound")},
                   {PageTable::tr("mean of the runs"), QStringLiteral("mean")},
                   {PageTable::tr("95 % interval, from"), QStringLiteral("mean_low")},
                   {PageTable::tr("to"), QStringLiteral("mean_high")},
                   {PageTable::tr("runs"), QStringLiteral("runs")}};
  if (run.other) table.columns.push_back({class_title(run.other->text), QStringLiteral("second_class_exact")});
  const PageTable::Cell nothing = text_cell({});
  const auto add = [&](std::uint64_t rounds, const RegretRuns* runs) {
    if (full(table, limits)) return;
    const RegretCurves& own = run.own;
    const auto at = static_cast<std::size_t>(rounds - 1);
    table.rows.push_back({count_cell(rounds), at < own.exact.size() ? fraction_cell(own.exact[at]) : nothing,
                          at < own.at_worst.size() ? about_cell(own.at_worst[at]) : nothing,
                          PageTable::Cell{upper_text(own.hedge_bound(rounds)), own.hedge_bound(rounds)},
                          PageTable::Cell{lower_text(own.lower_bound(rounds)), own.lower_bound(rounds)},
                          runs ? about_cell(runs->mean) : nothing, runs ? about_cell(runs->mean - runs->half) : nothing,
                          runs ? about_cell(runs->mean + runs->half) : nothing,
                          runs ? count_cell(runs->regrets.size()) : nothing});
    if (!run.other) return;
    table.rows.back().push_back(at < run.other->exact.size() ? fraction_cell(run.other->exact[at]) : nothing);
  };
  for (std::size_t i = 0; i < run.own.exact.size(); ++i) add(i + 1, nullptr);
  for (const RegretRuns& runs : run.runs) add(runs.rounds, &runs);
  return table;
}

PageTable coin_tree_table(const RegretPageRun& run, const CoinOdds& by_hand, TableLimits limits) {
  PageTable table;
  table.columns = {{PageTable::tr("node"), QStringLiteral("node")},
                   {PageTable::tr("below"), QStringLiteral("parent")},
                   {PageTable::tr("after label"), QStringLiteral("label")},
                   {PageTable::tr("point"), QStringLiteral("point")},
                   {PageTable::tr("chance of +"), QStringLiteral("plus")},
                   {PageTable::tr("value R"), QStringLiteral("value")},
                   {PageTable::tr("costs on average"), QStringLiteral("cost")},
                   {PageTable::tr("hypotheses left"), QStringLiteral("hypotheses")}};
  const PageTable::Cell nothing = text_cell({});
  for (std::size_t i = 0; i < run.tree.nodes.size(); ++i) {
    if (full(table, limits)) continue;
    const CoinNode& node = run.tree.nodes[i];
    const auto index = static_cast<std::int32_t>(i);
    const auto set = by_hand.find(index);
    const bool root = node.parent < 0;
    table.rows.push_back({count_cell(i + 1), root ? nothing : count_cell(static_cast<std::uint64_t>(node.parent) + 1),
                          root ? nothing : label_cell(node.edge),
                          node.leaf() ? nothing : point_cell(run.own.concept_class, node.point),
                          node.leaf() ? nothing : fraction_cell(set != by_hand.end() ? set->second : node.plus),
                          fraction_cell(node.value), fraction_cell(coin_cost(run.tree, index, by_hand)),
                          text_cell(left_text(run.own.concept_class, node.left))});
  }
  return table;
}

PageTable coin_classes_table(const RegretPageRun& run, TableLimits limits) {
  PageTable table;
  table.columns = {{PageTable::tr("class"), QStringLiteral("class")},
                   {QStringLiteral("Ldim"), QStringLiteral("littlestone")},
                   {PageTable::tr("R, from"), QStringLiteral("randomized_from")},
                   {PageTable::tr("to"), QStringLiteral("randomized_to")}};
  for (const CoinRow& row : run.classes) {
    if (full(table, limits)) continue;
    table.rows.push_back({text_cell(class_title(row.text), row.text),
                          count_cell(static_cast<std::uint64_t>(row.dimension)), fraction_cell(row.coins.lower),
                          fraction_cell(row.coins.upper)});
  }
  return table;
}

}  // namespace littlestone::ui
