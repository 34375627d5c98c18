// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/pages/price/price_table.hpp"

#include "ui/pages/price/price_words.hpp"
#include "ui/words/names.hpp"
#include "ui/words/numbers.hpp"

namespace littlestone::ui {
namespace {

PageTable::Cell share_cell(const Rational& value) { return probability_cell(to_double(value)); }

PageTable::Cell stability_cell(const Rational& value) { return {short_share(value), to_string(value)}; }

/// A loss of the paper's line, which may be below 0.
PageTable::Cell line_cell(double loss) {
  return {loss < 0 ? QChar(u'\u2212') + probability_text(-loss) : probability_text(loss), loss};
}

}  // namespace

PageTable price_points_table(const PriceRun& run, TableLimits limits) {
  PageTable table;
  table.columns = {{PageTable::tr("point"), QStringLiteral("point")},
                   {PageTable::tr("rows"), QStringLiteral("rows")},
                   {PageTable::tr("label"), QStringLiteral("label")},
                   {PageTable::tr("answer on S"), QStringLiteral("answer")},
                   {PageTable::tr("answer after the flip"), QStringLiteral("flipped")},
                   {PageTable::tr("may differ by γ#"), QStringLiteral("bound")},
                   {PageTable::tr("must err"), QStringLiteral("least_error")},
                   {PageTable::tr("errs"), QStringLiteral("error")},
                   {PageTable::tr("flipped in the picture"), QStringLiteral("shown")}};
  const PageTable::Cell nothing = text_cell({});
  for (const PriceAnswer& at : run.answers) {
    if (full(table, limits)) continue;
    table.rows.push_back({text_cell(light_point_name(at.point), std::to_string(at.point)), count_cell(at.rows),
                          at.truth ? label_cell(*at.truth) : text_cell(PageTable::tr("never seen"), ""),
                          share_cell(at.answer), share_cell(at.after), share_cell(at.bound), share_cell(at.least),
                          share_cell(at.mean_error()), truth_cell(at.point == run.scenario.flipped, {})});
  }
  if (!full(table, limits)) {
    table.rows.push_back({text_cell(PageTable::tr("heavy"), std::to_string(run.answers.size())),
                          count_cell(run.heavy_rows), nothing, nothing, nothing, nothing, nothing, nothing, nothing});
  }
  return table;
}

PageTable price_curves_table(const PriceRun& run, TableLimits limits) {
  PageTable table;
  table.columns = {{QStringLiteral("γ"), QStringLiteral("stability")},
                   {PageTable::tr("n, examples"), QStringLiteral("examples")},
                   {PageTable::tr("least loss, exact"), QStringLiteral("loss")},
                   {PageTable::tr("the paper's line"), QStringLiteral("paper_loss")},
                   {PageTable::tr("least n for the error allowed"), QStringLiteral("least_examples")}};
  const auto least = [](const PriceCurve& curve) {
    return curve.least ? count_cell(*curve.least) : text_cell(QStringLiteral("> 2⁵³"), "");
  };
  const auto add = [&](const PriceCurve& curve, std::uint64_t n, double loss, double printed) {
    if (full(table, limits)) return;
    table.rows.push_back(
        {stability_cell(curve.stability), count_cell(n), probability_cell(loss), line_cell(printed), least(curve)});
  };
  add(run.curve(), run.scenario.examples, run.study.loss, run.study.printed_loss);
  for (const PriceCurve& curve : run.curves) {
    for (const PricePoint& point : curve.points) add(curve, point.examples, point.loss, point.printed);
  }
  return table;
}

}  // namespace littlestone::ui
