// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/pages/stable/stable_table.hpp"

#include <QCoreApplication>
#include <algorithm>

#include "ui/words/bounds.hpp"
#include "ui/words/names.hpp"
#include "ui/words/numbers.hpp"

namespace littlestone::ui {
namespace {

struct StableTableWords {
  Q_DECLARE_TR_FUNCTIONS(StableTable)
};

PageTable::Cell no_cell() { return text_cell({}); }

PageTable::Cell upper_cell(double bound) { return {upper_text(bound), bound}; }

PageTable::Cell chance_at(const std::vector<double>& chances, std::size_t x) {
  return x < chances.size() ? probability_cell(chances[x]) : no_cell();
}

PageTable::Cell label_at(const std::vector<double>& chances, std::size_t x) {
  return x < chances.size() ? label_cell(label_of(chances[x] > 0.5)) : no_cell();
}

}  // namespace

PageTable stable_table(const StablePageRun& run, StableView view, TableLimits limits) {
  PageTable table;
  const bool estimated = !run.exact() && view.kind == StableKind::stable;
  const StableAnswers& answers = run.of(view.kind);
  table.columns = {
      {StableTableWords::tr("point"), QStringLiteral("point")},
      {StableTableWords::tr("examples −"), QStringLiteral("minus")},
      {StableTableWords::tr("examples +"), QStringLiteral("plus")},
      {StableTableWords::tr("chance of +"), estimated ? QStringLiteral("answer_estimate") : QStringLiteral("answer")},
      {StableTableWords::tr("after the change"),
       estimated ? QStringLiteral("changed_estimate") : QStringLiteral("changed")},
      {StableTableWords::tr("least of all neighbours"), QStringLiteral("least")},
      {StableTableWords::tr("most of all neighbours"), QStringLiteral("most")},
      {StableTableWords::tr("bound γ"), QStringLiteral("stability_bound")},
      {StableTableWords::tr("ERM's answer"), QStringLiteral("erm")},
      {StableTableWords::tr("ERM after the change"), QStringLiteral("erm_changed")}};
  if (estimated) {
    table.columns.push_back({StableTableWords::tr("estimates within"), QStringLiteral("half_width")});
  }
  const std::optional<double> bound = stability_bound_of(run, view);
  const StableAnswers& erm = run.of(StableKind::erm);
  auto count = run.study.counts.begin();
  for (PointIndex x = 0; x < run.concept_class().points(); ++x) {
    PointCount here{x, 0, 0};
    if (count != run.study.counts.end() && count->point == x) here = *count++;
    if (full(table, limits)) continue;
    table.rows.push_back({point_cell(run.concept_class(), x), count_cell(here.minus), count_cell(here.plus),
                          chance_at(answers.plus, x), chance_at(answers.changed, x), chance_at(answers.least, x),
                          chance_at(answers.most, x), bound ? upper_cell(*bound) : no_cell(), label_at(erm.plus, x),
                          label_at(erm.changed, x)});
    if (estimated) table.rows.back().push_back(probability_cell(run.half_width()));
  }
  return table;
}

PageTable stable_sweep_table(const StablePageRun& run, StableView view, TableLimits limits) {
  PageTable table;
  table.columns = {{StableTableWords::tr("ε₀"), QStringLiteral("epsilon")},
                   {StableTableWords::tr("stability, exact"), QStringLiteral("stability")},
                   {StableTableWords::tr("stability, bound"), QStringLiteral("stability_bound")},
                   {StableTableWords::tr("excess errors on S, exact"), QStringLiteral("excess")},
                   {StableTableWords::tr("excess errors on S, bound"), QStringLiteral("excess_bound")}};
  const StableAnswers& answers = run.of(view.kind);
  for (std::size_t i = 0; i < answers.sweep.size(); ++i) {
    if (full(table, limits)) continue;
    const StableSweepPoint& point = answers.sweep[i];
    const SweepBounds bounds = sweep_bounds_of(run, view, i);
    table.rows.push_back({text_cell(rational_text(point.epsilon), to_string(point.epsilon)),
                          i < run.sweep_known(view.kind, false) ? upper_cell(point.stability) : no_cell(),
                          bounds.stability ? upper_cell(*bounds.stability) : no_cell(),
                          i < run.sweep_known(view.kind, true) ? probability_cell(point.excess) : no_cell(),
                          bounds.excess ? upper_cell(*bounds.excess) : no_cell()});
  }
  return table;
}

PageTable stable_hypotheses_table(const StablePageRun& run, TableLimits limits) {
  PageTable table;
  table.columns = {{StableTableWords::tr("hypothesis"), QStringLiteral("hypothesis")},
                   {StableTableWords::tr("labels"), QStringLiteral("labels")},
                   {StableTableWords::tr("errors on S"), QStringLiteral("errors")},
                   {StableTableWords::tr("errors after the change"), QStringLiteral("errors_changed")},
                   {StableTableWords::tr("stands for"), QStringLiteral("merged")},
                   {StableTableWords::tr("chance for this T"), QStringLiteral("chance")},
                   {StableTableWords::tr("chance over all T"), QStringLiteral("drawn")}};
  for (HypothesisIndex h = 0; h < run.concept_class().size(); ++h) {
    if (full(table, limits)) continue;
    const auto found =
        std::lower_bound(run.candidates.begin(), run.candidates.end(), h,
                         [](const WeighedHypothesis& one, HypothesisIndex other) { return one.hypothesis < other; });
    const bool first = found != run.candidates.end() && found->hypothesis == h;
    table.rows.push_back({hypothesis_cell(run.concept_class(), h), labels_cell(run.concept_class().row(h)),
                          count_cell(run.errors[h]),
                          run.changed_errors.empty() ? no_cell() : count_cell(run.changed_errors[h]),
                          first ? count_cell(found->merged) : count_cell(0),
                          first ? probability_cell(found->probability) : probability_cell(0),
                          run.study.law ? probability_cell(run.study.law->drawn[h]) : no_cell()});
  }
  return table;
}

PageTable stable_rows_table(const StablePageRun& run, TableLimits limits) {
  PageTable table;
  table.columns = {{StableTableWords::tr("point"), QStringLiteral("point")},
                   {StableTableWords::tr("label"), QStringLiteral("label")}};
  for (const Example& example : run.data->rows.rows()) {
    if (full(table, limits)) continue;
    table.rows.push_back({{QString::fromStdString(run.concept_class().point_name(example.point)), example.point},
                          {label_cell(example.label).shown, example.label == Label::plus ? "+" : "-"}});
  }
  return table;
}

}  // namespace littlestone::ui
