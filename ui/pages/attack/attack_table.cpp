// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/pages/attack/attack_table.hpp"

#include <cmath>

#include "ui/words/bounds.hpp"
#include "ui/words/numbers.hpp"

namespace littlestone::ui {
namespace {

PageTable::Cell least_cell(const std::optional<double>& least) {
  if (least) return {refuted_epsilon_text(*least), *least};
  return text_cell(QStringLiteral("∞"), "none");
}

}  // namespace

QString needed_text(double log2_product) {
  constexpr double plain = 40;  // a number that is written out
  if (log2_product > plain) return lower_power_text(std::floor(log2_product * std::log10(2.0)));
  if (log2_product < -1000)  // past a double
    return std::isfinite(log2_product)
               ? QStringLiteral("10") + superscript(static_cast<int>(std::floor(log2_product * std::log10(2.0))))
               : QStringLiteral("0");
  return lower_text(std::exp2(log2_product));
}

QString refuted_epsilon_text(double epsilon) { return lower_text(epsilon); }

PageTable attack_table(const AttackFacts& facts, TableLimits limits) {
  PageTable table;
  table.columns = {{PageTable::tr("place"), QStringLiteral("place")},
                   {PageTable::tr("point x"), QStringLiteral("point")},
                   {PageTable::tr("right of the hidden example"), QStringLiteral("right")},
                   {PageTable::tr("number of +"), QStringLiteral("positives")},
                   {PageTable::tr("vote"), QStringLiteral("vote")},
                   {PageTable::tr("wrong side"), QStringLiteral("wrong")}};
  for (std::size_t place = 0; place < facts.played.positives.size(); ++place) {
    if (full(table, limits)) continue;
    const bool right = place > facts.played.hidden;
    const bool plus = facts.played.positives[place] > facts.bar;
    const bool wrong = place != facts.played.hidden && right != plus;
    table.rows.push_back(
        {count_cell(place + 1),
         text_cell(whole_text(facts.family.places[place]), std::to_string(facts.family.places[place])),
         truth_cell(right, place == facts.played.hidden ? PageTable::tr("it is here") : PageTable::tr("no")),
         count_cell(facts.played.positives[place]), label_cell(plus ? Label::plus : Label::minus),
         truth_cell(wrong, {})});
  }
  return table;
}

PageTable probes_table(const LowerBoundRun& run, const AttackFacts& facts, TableLimits limits) {
  PageTable table;
  table.columns = {{PageTable::tr("probe"), QStringLiteral("probe")},
                   {PageTable::tr("place"), QStringLiteral("place")},
                   {PageTable::tr("number of +"), QStringLiteral("positives")},
                   {PageTable::tr("goes"), QStringLiteral("answer")},
                   {PageTable::tr("success"), QStringLiteral("success")},
                   {PageTable::tr("needed probability"), QStringLiteral("needed")},
                   {PageTable::tr("least ε"), QStringLiteral("least_epsilon")}};
  const PageTable::Cell nothing = text_cell({});
  for (std::size_t i = 0; i < facts.played.probes.size(); ++i) {
    if (full(table, limits)) continue;
    const Probe& probe = facts.played.probes[i];
    const bool last = i + 1 == facts.played.probes.size();
    const double needed = std::exp2(facts.refutation.log2_product);
    table.rows.push_back(
        {count_cell(i + 1), count_cell(probe.place + 1), count_cell(probe.positives),
         text_cell(probe.reads_plus ? PageTable::tr("left") : PageTable::tr("right"), probe.reads_plus ? "+" : "-"),
         last ? probability_cell(facts.success.rounded()) : nothing,
         last ? PageTable::Cell{needed_text(facts.refutation.log2_product), needed} : nothing,
         last ? least_cell(facts.refutation.least_epsilon) : nothing});
  }
  (void)run;
  return table;
}

}  // namespace littlestone::ui
