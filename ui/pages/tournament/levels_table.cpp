// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/pages/tournament/levels_table.hpp"

namespace littlestone::ui {
namespace {

using Cell = PageTable::Cell;

}  // namespace

PageTable levels_table(const LevelsFacts& facts, TableLimits limits, int step) {
  PageTable table;
  table.columns = {{PageTable::tr("level"), QStringLiteral("level")},
                   {PageTable::tr("predictor"), QStringLiteral("predictor")},
                   {PageTable::tr("name"), QStringLiteral("name")},
                   {PageTable::tr("probability"), QStringLiteral("probability")},
                   {PageTable::tr("target"), QStringLiteral("target")},
                   {PageTable::tr("loss"), QStringLiteral("loss")},
                   {PageTable::tr("loss promised by frequency"), QStringLiteral("loss_promised")}};
  const bool samples = !facts.sampled.empty();
  if (samples) table.columns.push_back({PageTable::tr("runs"), QStringLiteral("runs")});
  if (facts.exact == nullptr) return table;
  const ConceptClass& c = facts.run->concept_class();
  const std::vector<ShownLevel> levels = facts.shown();
  for (std::size_t i = 0; i < levels.size() && static_cast<int>(i) <= step; ++i) {
    const ShownLevel& level = levels[i];
    // What was only sampled promises nothing: its share is an estimate.
    const auto add = [&](const LabelVector& labels, double probability) {
      if (full(table, limits)) return;
      const FrequencyPromise promise = frequency_promise(probability, facts.run->scenario.constants.auxiliary);
      table.rows.push_back({count_cell(static_cast<std::uint64_t>(level.level)), labels_cell(labels),
                            name_cell(c, labels), probability_cell(probability),
                            truth_cell(labels == facts.run->distribution().target, {}),
                            probability_cell(facts.loss(labels)),
                            level.law != nullptr ? probability_cell(promise.loss) : text_cell({})});
      if (samples) {
        table.rows.back().push_back(level.sample != nullptr ? count_cell(level.sample->runs) : text_cell({}));
      }
    };
    if (level.law != nullptr) {
      for (const PredictorMass& one : level.law->predictors) add(one.labels, one.probability);
    } else {
      for (const SampledLevel::Count& one : level.sample->counts) add(one.labels, level.probability(one.labels));
    }
  }
  return table;
}

PageTable agreement_table(const LevelsFacts& facts, TableLimits limits, int step) {
  PageTable table;
  table.columns = {{PageTable::tr("level"), QStringLiteral("level")},
                   {PageTable::tr("top probability"), QStringLiteral("top")},
                   {PageTable::tr("two runs agree"), QStringLiteral("agree")},
                   {PageTable::tr("pairs"), QStringLiteral("pairs")},
                   {PageTable::tr("pairs that agreed"), QStringLiteral("pairs_agreed")},
                   {PageTable::tr("all coins true"), QStringLiteral("rho")},
                   {PageTable::tr("done under the cap"), QStringLiteral("reach")},
                   {PageTable::tr("bound τ"), QStringLiteral("tau")}};
  if (facts.exact == nullptr) return table;
  const std::vector<ShownLevel> levels = facts.shown();
  // How often two runs agree is told after the last level; so is what follows from it.
  const bool told = step >= static_cast<int>(levels.size());
  for (std::size_t i = 0; i < levels.size() && static_cast<int>(i) <= step; ++i) {
    if (full(table, limits)) break;
    const ShownLevel& level = levels[i];
    const auto k = static_cast<std::size_t>(level.level);
    Cell pairs = text_cell({});
    Cell agreed = text_cell({});
    const auto count = [&](const LevelPairs& one) {
      if (one.level != level.level) return;
      pairs = count_cell(one.pairs);
      agreed = count_cell(one.agreed);
    };
    if (level.sample != nullptr && told) count(level.sample->pairs);
    for (const LevelPairs& one : facts.pairs) count(one);
    const std::vector<double>& tau = facts.exact->thresholds;
    table.rows.push_back({count_cell(k), probability_cell(level.largest()),
                          level.law != nullptr && told ? probability_cell(level.law->collision) : text_cell({}), pairs,
                          agreed, level.law != nullptr ? probability_cell(level.law->rho) : text_cell({}),
                          told && facts.under_cap && k < facts.under_cap->reach.size()
                              ? probability_cell(facts.under_cap->reach[k])
                              : text_cell({}),
                          k < tau.size() ? probability_cell(tau[k]) : text_cell({})});
  }
  return table;
}

}  // namespace littlestone::ui
