// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/pages/what_follows/what_follows_table.hpp"

#include <QCoreApplication>
#include <QStringList>

#include "ui/pages/what_follows/tower_words.hpp"
#include "ui/words/bounds.hpp"
#include "ui/words/names.hpp"
#include "ui/words/numbers.hpp"

namespace littlestone::ui {
namespace {

struct Argument {
  Q_DECLARE_TR_FUNCTIONS(WhatFollowsPage)
};

}  // namespace

PageTable stairs_table(const WhatFollowsFacts& facts, TableLimits limits) {
  PageTable table;
  table.columns = {{PageTable::tr("examples m"), QStringLiteral("examples")},
                   {PageTable::tr("probes T"), QStringLiteral("comparisons")},
                   {PageTable::tr("draws D"), QStringLiteral("draws")},
                   {PageTable::tr("points X′ may have"), QStringLiteral("largest_set")},
                   {PageTable::tr("log₂ of Ramsey's factor"), QStringLiteral("log2_ramsey")},
                   {PageTable::tr("first height refuted"), QStringLiteral("first_height")},
                   {PageTable::tr("the paper's T"), QStringLiteral("paper_comparisons")},
                   {PageTable::tr("the paper's height"), QStringLiteral("paper_first_height")}};
  const PageTable::Cell nothing = text_cell({});
  for (std::size_t i = 0; i < facts.stairs.size(); ++i) {
    if (full(table, limits)) continue;
    const StairStep& step = facts.stairs[i];
    const StairStep& paper = facts.paper[i];
    std::vector<PageTable::Cell> row = {count_cell(step.examples)};
    if (step.said) {
      const Consequence& said = *step.said;
      row.push_back(count_cell(said.comparisons));
      row.push_back(count_cell(said.draws));
      row.push_back(text_cell(largest_set_text(said), said.largest_set.str()));
      row.push_back({ramsey_text(said), said.log2_ramsey});
      row.push_back(count_cell(step.height(facts.scenario.form)));
    } else {
      row.insert(row.end(), 5, nothing);
    }
    if (paper.said) {
      row.push_back(count_cell(paper.said->comparisons));
      row.push_back(count_cell(paper.height(facts.scenario.form)));
    } else {
      row.insert(row.end(), 2, nothing);
    }
    table.rows.push_back(std::move(row));
  }
  return table;
}

QString argument_text(const WhatFollowsFacts& facts) {
  const LowerBoundScenario& s = facts.scenario;
  const StairStep* here = facts.here();
  if (here == nullptr) return {};
  const Consequence& said = *here->said;
  const auto left = ramsey_leaves(tower_of(s), logarithms_of(s), said.log2_ramsey);
  QStringList lines;
  lines += Argument::tr(
               "Suppose a learner with %1 examples is (%2, %3)-private and errs on at most %4 of its examples, except "
               "with probability %5.")
               .arg(QString::number(s.tower_examples), rational_text(s.epsilon), rational_text(said.delta),
                    rational_text(s.alpha), rational_text(s.beta));
  lines += Argument::tr("It learns thresholds over %1 points (log* is %2).")
               .arg(tower_text(tower_of(s)))
               .arg(log_star(tower_of(s)));
  lines += Argument::tr("By Lemma 17 at least %1 of them are homogeneous: %2 logarithms, divided by 2^%3.")
               .arg(left ? tower_text(*left) : QStringLiteral("0"))
               .arg(logarithms_of(s))
               .arg(ramsey_text(said));
  lines += Argument::tr("By Claim 22 some step of its list is at least %1 high.").arg(lower_text(said.least_step));
  lines += Argument::tr(
               "%1 draws and %2 probes then find the hidden example with chance %3 or more; more than %4 points "
               "would need a total probability of 2^%5, above 1.")
               .arg(whole_text(said.draws))
               .arg(said.comparisons)
               .arg(lower_text(said.success), largest_set_text(said), lower_text(said.log2_product));
  lines += Argument::tr("So heights from %1 on are refuted.").arg(here->height(s.form));
  lines += Argument::tr("Lemma 21's last line needs 2/3 − D·δ ≥ 1/2; with its own D, T and δ, D·δ is %1.")
               .arg(lower_text(facts.slip));
  return lines.join(u'\n');
}

}  // namespace littlestone::ui
