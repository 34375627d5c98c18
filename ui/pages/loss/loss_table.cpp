// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/pages/loss/loss_table.hpp"

#include <QCoreApplication>
#include <cmath>

#include "core/base/bound_text.hpp"
#include "ui/words/bounds.hpp"
#include "ui/words/names.hpp"
#include "ui/words/numbers.hpp"
#include "ui/words/rules.hpp"

namespace littlestone::ui {
namespace {

struct Words {
  Q_DECLARE_TR_FUNCTIONS(LossTable)
};

using Cell = PageTable::Cell;

Cell share_cell(double share) { return {probability_text(share), share}; }
Cell log_cell(double log10) {
  return {log10 < 1000 ? QString::fromStdString(littlestone::upper_text(log10, 3)) : count_text(log10), log10};
}
Cell nothing() { return {{}, nullptr}; }

Cell large_cell(const std::optional<LargeCount>& count) {
  if (!count) return nothing();
  const bool readable = count->exact && *count->exact < BigInteger(1'000'000'000'000'000);
  return {readable ? upper_count_text(count->exact->convert_to<double>()) : upper_power_text(count->log10),
          count->exact ? nlohmann::json(count->exact->str()) : nlohmann::json(nullptr)};
}

}  // namespace

QString learner_name(LearnerKind learner) {
  switch (learner) {
    case LearnerKind::private_learner: return Words::tr("M");
    case LearnerKind::lean: return Words::tr("Lean");
    case LearnerKind::chain: return Words::tr("Chain");
    case LearnerKind::generic: return Words::tr("Generic");
    case LearnerKind::consistent: return Words::tr("Consistent");
    case LearnerKind::relabelled: return Words::tr("Relabelled");
  }
  return {};
}

PageTable loss_table(const std::vector<LossSeries>& series, bool with_runs) {
  PageTable table;
  table.columns = {{Words::tr("learner"), QStringLiteral("learner")},
                   {Words::tr("n"), QStringLiteral("n")},
                   {Words::tr("runs"), QStringLiteral("replicates")},
                   {Words::tr("mean loss"), QStringLiteral("mean_loss")},
                   {Words::tr("10 %"), QStringLiteral("q10")},
                   {Words::tr("90 %"), QStringLiteral("q90")},
                   {Words::tr("loss ≤ α"), QStringLiteral("success_rate")},
                   {Words::tr("95 %: from"), QStringLiteral("success_low")},
                   {Words::tr("to"), QStringLiteral("success_high")},
                   {Words::tr("median loss"), QStringLiteral("median_loss")},
                   {Words::tr("nothing released"), QStringLiteral("empty_lists")}};
  if (with_runs) table.columns.push_back({Words::tr("loss of every run"), QStringLiteral("losses")});
  for (const LossSeries& one : series) {
    for (const LossPoint& point : one.points) {
      const CellSummary& s = point.says;
      table.rows.push_back({{learner_name(one.learner), std::string(to_string(one.learner))},
                            count_cell(point.cell.examples),
                            count_cell(point.cell.losses.size()),
                            share_cell(point.loss()),
                            share_cell(s.q10),
                            share_cell(s.q90),
                            share_cell(s.success_rate),
                            share_cell(s.success_interval.low),
                            share_cell(s.success_interval.high),
                            share_cell(s.median),
                            may_release_nothing(one.learner) ? count_cell(point.cell.empty_lists) : nothing()});
      if (with_runs) table.rows.back().push_back({{}, point.cell.losses});
    }
  }
  return table;
}

PageTable required_table(const RequiredCurve& curve) {
  PageTable table;
  table.columns = {{Words::tr("d"), QStringLiteral("dimension")},
                   {Words::tr("ε"), QStringLiteral("epsilon")},
                   {Words::tr("paper’s constants, own factors in k and n′"), QStringLiteral("paper")},
                   {Words::tr("its log₁₀"), QStringLiteral("paper_log10")},
                   {Words::tr("sharp constants"), QStringLiteral("sharp")},
                   {Words::tr("its log₁₀"), QStringLiteral("sharp_log10")},
                   {Words::tr("M, measured"), QStringLiteral("measured")},
                   {Words::tr("loss ≤ α"), QStringLiteral("success_rate")},
                   {Words::tr("95 %: from"), QStringLiteral("success_low")},
                   {Words::tr("to"), QStringLiteral("success_high")},
                   {Words::tr("not measured because"), QStringLiteral("measured_missing")}};
  for (const RequiredPoint& point : curve.points) {
    const auto& m = point.measured;
    const auto& sharp = point.theorem.sharp;
    table.rows.push_back({{QString::number(point.dimension), point.dimension},
                          {rational_text(point.epsilon), to_string(point.epsilon)},
                          large_cell(point.theorem.paper),
                          log_cell(point.theorem.paper.log10),
                          large_cell(sharp),
                          sharp ? log_cell(sharp->log10) : nothing(),
                          m ? count_cell(m->examples) : nothing(),
                          m ? share_cell(m->success_rate) : nothing(),
                          m ? share_cell(m->success_interval.low) : nothing(),
                          m ? share_cell(m->success_interval.high) : nothing(),
                          point.measured_missing
                              ? Cell{rule_text(*point.measured_missing), point.measured_missing->text()}
                              : nothing()});
  }
  return table;
}

}  // namespace littlestone::ui
