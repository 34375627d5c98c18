// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/pages/relabel/relabel_table.hpp"

#include <QCoreApplication>
#include <algorithm>

#include "ui/pages/relabel/relabel_words.hpp"
#include "ui/words/bounds.hpp"
#include "ui/words/names.hpp"
#include "ui/words/numbers.hpp"

namespace littlestone::ui {
namespace {

struct RelabelWords {
  Q_DECLARE_TR_FUNCTIONS(RelabelTable)
};

PageTable::Cell behind_cell(const RelabelRun& run, const Dichotomy& way) {
  constexpr std::size_t most = 12;
  QString shown;
  std::string data;
  for (std::size_t i = 0; i < way.behind.size(); ++i) {
    const Name name = run.concept_class().hypothesis_name(way.behind[i]);
    data += (i == 0 ? "" : " ") + name;
    if (i < most) shown += (i == 0 ? QString() : QStringLiteral(" ")) + lone_name(name);
  }
  if (way.behind.size() > most) shown += QStringLiteral(" …");
  return text_cell(shown, data);
}

}  // namespace

PageTable relabel_ways_table(const RelabelRun& run, TableLimits limits) {
  PageTable table;
  table.columns = {{RelabelWords::tr("labels of T"), QStringLiteral("labels")},
                   {RelabelWords::tr("hypotheses behind it"), QStringLiteral("hypotheses")},
                   {run.scenario.score == RelabelScore::minimum ? RelabelWords::tr("least errors on S")
                                                                : RelabelWords::tr("errors of the first on S"),
                    QStringLiteral("errors")},
                   {RelabelWords::tr("chance"), QStringLiteral("chance")},
                   {RelabelWords::tr("drawn"), QStringLiteral("drawn")}};
  for (std::size_t i = 0; i < run.study.dichotomies.size(); ++i) {
    if (full(table, limits)) continue;
    const Dichotomy& way = run.study.dichotomies[i];
    LabelVector labels(std::min(way.labels.size(), limits.points));
    for (std::size_t row = 0; row < labels.size(); ++row) labels.set(row, way.labels[row]);
    table.rows.push_back({labels_cell(labels), behind_cell(run, way), count_cell(way.errors),
                          probability_cell(run.study.probabilities[i]), truth_cell(i == run.study.selected, {})});
  }
  return table;
}

PageTable relabel_rows_table(const RelabelRun& run, TableLimits limits) {
  PageTable table;
  table.columns = {{RelabelWords::tr("place in T"), QStringLiteral("place")},
                   {RelabelWords::tr("row of S"), QStringLiteral("row")},
                   {RelabelWords::tr("point"), QStringLiteral("point")},
                   {RelabelWords::tr("label"), QStringLiteral("label")},
                   {RelabelWords::tr("new label"), QStringLiteral("relabelled")},
                   {RelabelWords::tr("changed"), QStringLiteral("changed")}};
  for (std::size_t i = 0; i < run.study.subset.size(); ++i) {
    if (full(table, limits)) continue;
    const Example& before = run.rows()[run.study.subset[i]];
    table.rows.push_back({count_cell(i + 1), count_cell(std::uint64_t{run.study.subset[i]} + 1),
                          point_cell(run.concept_class(), before.point), label_cell(before.label),
                          label_cell(run.study.relabelled[i].label), truth_cell(run.changed[i], {})});
  }
  return table;
}

PageTable relabel_dilution_table(const RelabelRun& run, TableLimits limits) {
  PageTable table;
  table.columns = {{RelabelWords::tr("rows in T"), QStringLiteral("subset")},
                   {RelabelWords::tr("ε of the whole"), QStringLiteral("epsilon")},
                   {RelabelWords::tr("in the picture"), QStringLiteral("shown")}};
  std::vector<RelabelDilution> all = run.curve;
  if (std::none_of(all.begin(), all.end(), [&](const RelabelDilution& one) { return one.subset == run.m(); }))
    all.push_back({run.m(), run.study.privacy.epsilon});
  std::sort(all.begin(), all.end(), [](const auto& a, const auto& b) { return a.subset < b.subset; });
  for (const RelabelDilution& one : all) {
    if (full(table, limits)) continue;
    table.rows.push_back(
        {count_cell(one.subset), {upper_text(one.epsilon), one.epsilon}, truth_cell(one.subset == run.m(), {})});
  }
  return table;
}

}  // namespace littlestone::ui
