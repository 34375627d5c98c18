// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/pages/subsample/subsample_table.hpp"

#include <QCoreApplication>
#include <cmath>

#include "ui/pages/relabel/relabel_words.hpp"
#include "ui/pages/subsample/subsample_words.hpp"
#include "ui/words/bounds.hpp"
#include "ui/words/numbers.hpp"

namespace littlestone::ui {
namespace {

struct SubsampleWords {
  Q_DECLARE_TR_FUNCTIONS(SubsampleTable)
};

PageTable::Cell epsilon_cell(const std::optional<double>& epsilon) {
  if (!epsilon) return text_cell({});
  return {upper_text(*epsilon), *epsilon};
}

PageTable::Cell piece_cell(double value) { return {value < 1 ? probability_text(value) : factor_text(value), value}; }

}  // namespace

PageTable subsample_copies_table(const SubsampleRun& run, TableLimits limits) {
  PageTable table;
  table.columns = {{SubsampleWords::tr("putting back"), QStringLiteral("sampling")},
                   {SubsampleWords::tr("copies"), QStringLiteral("copies")},
                   {SubsampleWords::tr("chance"), QStringLiteral("chance")},
                   {SubsampleWords::tr("factor"), QStringLiteral("factor")},
                   {SubsampleWords::tr("product"), QStringLiteral("product")},
                   {SubsampleWords::tr("drawn"), QStringLiteral("drawn")}};
  const auto add = [&](const SubsampleBar& bar, bool put_back) {
    for (std::size_t j = 0; j < bar.law.size(); ++j) {
      if (full(table, limits)) continue;
      const bool here = put_back == run.scenario.put_back && j == run.copies;
      const double factor = std::exp(static_cast<double>(j) * to_double(run.scenario.epsilon));
      table.rows.push_back({put_back ? text_cell(SubsampleWords::tr("after each"), "each")
                                     : text_cell(SubsampleWords::tr("never"), "never"),
                            count_cell(j),
                            probability_cell(bar.law[j]),
                            {factor_text(factor), factor},
                            piece_cell(bar.stretched[j]),
                            truth_cell(here, {})});
    }
  };
  add(run.put_back, true);
  if (run.never) add(*run.never, false);
  return table;
}

PageTable subsample_sizes_table(const SubsampleRun& run, TableLimits limits) {
  PageTable table;
  table.columns = {{SubsampleWords::tr("rows of S"), QStringLiteral("examples")},
                   {SubsampleWords::tr("ε′, putting back"), QStringLiteral("put_back")},
                   {SubsampleWords::tr("ε′, never back"), QStringLiteral("never")},
                   {SubsampleWords::tr("6εm/n [BNSV15]"), QStringLiteral("put_back_printed")},
                   {SubsampleWords::tr("2εν, DF Lemma 8"), QStringLiteral("never_printed")},
                   {SubsampleWords::tr("in the picture"), QStringLiteral("shown")}};
  for (const SubsampleSize& size : run.sizes) {
    if (full(table, limits)) continue;
    table.rows.push_back({count_cell(size.rows), epsilon_cell(size.put_back), epsilon_cell(size.never),
                          epsilon_cell(size.put_back_printed), epsilon_cell(size.never_printed),
                          truth_cell(size.rows == run.scenario.pool, {})});
  }
  return table;
}

PageTable subsample_orders_table(const SubsampleRun& run, TableLimits limits) {
  PageTable table;
  table.columns = {{SubsampleWords::tr("passed on"), QStringLiteral("order")},
                   {SubsampleWords::tr("rows of S"), QStringLiteral("examples")},
                   {SubsampleWords::tr("draws"), QStringLiteral("subset")},
                   {SubsampleWords::tr("ε before"), QStringLiteral("epsilon_before")},
                   {SubsampleWords::tr("ε′, exact"), QStringLiteral("epsilon")}};
  const SubsampleTiny& tiny = run.tiny;
  const auto add = [&](const QString& name, const std::string& field, const std::optional<double>& epsilon) {
    if (full(table, limits)) return;
    table.rows.push_back({text_cell(name, field),
                          count_cell(tiny.rows),
                          count_cell(tiny.drawn),
                          {rational_text(tiny.epsilon), to_string(tiny.epsilon)},
                          epsilon_cell(epsilon)});
  };
  add(SubsampleWords::tr("put back"), "with-replacement", tiny.put_back);
  add(SubsampleWords::tr("never, shuffled"), "shuffled", tiny.shuffled);
  add(SubsampleWords::tr("never, in order"), "in-order", tiny.in_order);
  add(SubsampleWords::tr("never, 2εν of the paper"), "printed", tiny.printed);
  return table;
}

PageTable subsample_draws_table(const SubsampleRun& run, TableLimits limits) {
  PageTable table;
  table.columns = {{SubsampleWords::tr("draw"), QStringLiteral("draw")},
                   {SubsampleWords::tr("row of S"), QStringLiteral("row")},
                   {SubsampleWords::tr("point"), QStringLiteral("point")},
                   {SubsampleWords::tr("label"), QStringLiteral("label")},
                   {SubsampleWords::tr("it changes"), QStringLiteral("changed")}};
  for (std::size_t draw = 0; draw < run.draws.size(); ++draw) {
    if (full(table, limits)) continue;
    const std::uint64_t row = run.draws[draw];
    const Example& one = run.rows()[row];
    table.rows.push_back({count_cell(draw + 1), count_cell(row + 1), point_cell(run.data->concept_class, one.point),
                          label_cell(one.label), truth_cell(row == run.scenario.changed, {})});
  }
  return table;
}

}  // namespace littlestone::ui
