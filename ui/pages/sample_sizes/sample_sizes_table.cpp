// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/pages/sample_sizes/sample_sizes_table.hpp"

#include <QCoreApplication>
#include <algorithm>
#include <cmath>

#include "ui/kit/math_text.hpp"
#include "ui/pages/sample_sizes/sample_sizes_words.hpp"

namespace littlestone::ui {
namespace {

struct SizesTableWords {
  Q_DECLARE_TR_FUNCTIONS(SizesTableWords)
};

PageTable::Cell examples_cell(const EnvelopeRow& row) {
  if (!row.examples) return {SizesTableWords::tr("none"), nullptr};
  const LargeCount& count = *row.examples;
  constexpr double exact_until = 15;
  if (row.kind == BoundKind::unknown_constant) {
    if (count.log10 < exact_until) return {asked_text(count.log10), std::pow(10.0, count.log10)};
    return {asked_text(count.log10), "10^" + std::to_string(count.log10)};
  }
  const QString shown = row.kind == BoundKind::theorem ? asked_text(count) : refuted_text(count);
  if (count.exact && count.log10 < exact_until) return {shown, count.exact->convert_to<std::uint64_t>()};
  return {shown, "10^" + std::to_string(count.log10)};
}

PageTable::Cell place_cell(CurveAcross across, double at) {
  const QString shown = MathText(place_markup(across, at), {}, MathText::Mode::mixed).plain();
  return {across == CurveAcross::points ? place_words(across, at) : shown, at};
}

}  // namespace

PageTable sample_sizes_table(const SampleSizesRun& run, TableLimits limits) {
  PageTable table;
  const QString axis = axis_symbol(run.scenario.across);
  table.columns = {{SizesTableWords::tr("family"), QStringLiteral("family")},
                   {SizesTableWords::tr("bound"), QStringLiteral("bound")},
                   {axis, run.scenario.across == CurveAcross::points
                              ? QStringLiteral("log2_points")
                              : QString::fromUtf8(to_string(run.scenario.across).data(),
                                                  static_cast<qsizetype>(to_string(run.scenario.across).size()))},
                   {QStringLiteral("d"), QStringLiteral("dimension")},
                   {SizesTableWords::tr("n, examples"), QStringLiteral("examples")},
                   {SizesTableWords::tr("what it promises"), QStringLiteral("kind")},
                   {SizesTableWords::tr("constant known"), QStringLiteral("constant_known")},
                   {SizesTableWords::tr("the cheapest private"), QStringLiteral("cheapest")},
                   {SizesTableWords::tr("source"), QStringLiteral("source")}};
  for (const SampleSizesCurve& curve : run.study.curves) {
    if (curve.points.empty()) continue;
    std::vector<std::string> names;
    for (const SampleSizesPoint& point : curve.points) {
      for (const EnvelopeRow& row : point.rows) {
        if (std::find(names.begin(), names.end(), row.name) == names.end()) names.push_back(row.name);
      }
    }
    for (const std::string& name : names) {
      for (const SampleSizesPoint& point : curve.points) {
        const EnvelopeRow* row = row_at(point, name);
        if (row == nullptr || full(table, limits)) continue;
        table.rows.push_back({text_cell(family_words(curve.family), std::string(to_string(curve.family))),
                              text_cell(bound_name(name), name), place_cell(run.scenario.across, point.at),
                              count_cell(static_cast<std::uint64_t>(*point.shape.dimension)), examples_cell(*row),
                              text_cell(promise_of(*row), std::string(to_string(row->kind))),
                              truth_cell(row->kind != BoundKind::unknown_constant, SizesTableWords::tr("no")),
                              truth_cell(point.cheapest == name, {}), text_cell(QString::fromStdString(row->source))});
      }
    }
  }
  return table;
}

}  // namespace littlestone::ui
