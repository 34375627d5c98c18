// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/pages/tournament/levels_table.hpp"

#include <QCoreApplication>

namespace littlestone::ui {
namespace {

struct Words {
  Q_DECLARE_TR_FUNCTIONS(PageTable)
};

using Cell = PageTable::Cell;

}  // namespace

PageTable levels_table(const LevelsFacts& facts, TableLimits limits) {
  PageTable table;
  table.columns = {{Words::tr("level"), QStringLiteral("level")},
                   {Words::tr("predictor"), QStringLiteral("predictor")},
                   {Words::tr("name"), QStringLiteral("name")},
                   {Words::tr("probability"), QStringLiteral("probability")},
                   {Words::tr("target"), QStringLiteral("target")},
                   {Words::tr("loss"), QStringLiteral("loss")},
                   {Words::tr("loss promised by frequency"), QStringLiteral("loss_promised")}};
  if (facts.exact == nullptr) return table;
  const ConceptClass& c = *facts.run->concept_class;
  for (const SpectrumLevel& level : facts.exact->spectrum.levels) {
    if (!level.defined) continue;
    for (const PredictorMass& one : level.predictors) {
      if (full(table, limits)) continue;
      const FrequencyPromise promise = frequency_promise(one.probability, facts.run->scenario.constants.auxiliary);
      table.rows.push_back({count_cell(static_cast<std::uint64_t>(level.level)), labels_cell(one.labels),
                            name_cell(c, one.labels), probability_cell(one.probability),
                            truth_cell(one.labels == facts.run->distribution.target, {}),
                            probability_cell(facts.loss(one.labels)), probability_cell(promise.loss)});
    }
  }
  return table;
}

PageTable agreement_table(const LevelsFacts& facts, TableLimits limits) {
  PageTable table;
  table.columns = {{Words::tr("level"), QStringLiteral("level")},
                   {Words::tr("top probability"), QStringLiteral("top")},
                   {Words::tr("two runs agree"), QStringLiteral("agree")},
                   {Words::tr("pairs"), QStringLiteral("pairs")},
                   {Words::tr("pairs that agreed"), QStringLiteral("pairs_agreed")},
                   {Words::tr("all coins true"), QStringLiteral("rho")},
                   {Words::tr("bound τ"), QStringLiteral("tau")}};
  if (facts.exact == nullptr) return table;
  for (const SpectrumLevel& level : facts.exact->spectrum.levels) {
    if (!level.defined || full(table, limits)) continue;
    const auto k = static_cast<std::size_t>(level.level);
    Cell pairs = text_cell({});
    Cell agreed = text_cell({});
    for (const LevelPairs& one : facts.pairs) {
      if (one.level != level.level) continue;
      pairs = count_cell(one.pairs);
      agreed = count_cell(one.agreed);
    }
    const std::vector<double>& tau = facts.exact->thresholds;
    table.rows.push_back({count_cell(k), probability_cell(level.largest()), probability_cell(level.collision), pairs,
                          agreed, probability_cell(level.rho),
                          k < tau.size() ? probability_cell(tau[k]) : text_cell({})});
  }
  return table;
}

}  // namespace littlestone::ui
