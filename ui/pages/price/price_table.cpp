// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/pages/price/price_table.hpp"

#include <QCoreApplication>

#include "ui/pages/price/price_picture.hpp"
#include "ui/words/names.hpp"
#include "ui/words/numbers.hpp"

namespace littlestone::ui {
namespace {

struct PriceTableWords {
  Q_DECLARE_TR_FUNCTIONS(PageTable)
};

PageTable::Cell share_cell(const Rational& value) { return probability_cell(to_double(value)); }

PageTable::Cell stability_cell(const Rational& value) { return {short_share(value), to_string(value)}; }

/// A loss of the paper's line, which may be below 0.
PageTable::Cell line_cell(double loss) {
  return {loss < 0 ? QChar(u'\u2212') + probability_text(-loss) : probability_text(loss), loss};
}

}  // namespace

PageTable price_points_table(const PriceRun& run, TableLimits limits) {
  PageTable table;
  table.columns = {{PriceTableWords::tr("point"), QStringLiteral("point")},
                   {PriceTableWords::tr("rows"), QStringLiteral("rows")},
                   {PriceTableWords::tr("label"), QStringLiteral("label")},
                   {PriceTableWords::tr("answer on S"), QStringLiteral("answer")},
                   {PriceTableWords::tr("answer after the flip"), QStringLiteral("flipped")},
                   {PriceTableWords::tr("may differ by γ#"), QStringLiteral("bound")},
                   {PriceTableWords::tr("must err"), QStringLiteral("least_error")},
                   {PriceTableWords::tr("errs"), QStringLiteral("error")},
                   {PriceTableWords::tr("flipped in the picture"), QStringLiteral("shown")}};
  const PageTable::Cell nothing = text_cell({});
  for (const PriceAnswer& at : run.answers) {
    if (full(table, limits)) continue;
    table.rows.push_back({text_cell(light_point_name(at.point), std::to_string(at.point)), count_cell(at.rows),
                          at.truth ? label_cell(*at.truth) : text_cell(PriceTableWords::tr("never seen"), ""),
                          share_cell(at.answer), share_cell(at.after), share_cell(at.bound), share_cell(at.least),
                          share_cell(at.mean_error()), truth_cell(at.point == run.scenario.flipped, {})});
  }
  if (!full(table, limits)) {
    table.rows.push_back({text_cell(PriceTableWords::tr("heavy"), std::to_string(run.answers.size())),
                          count_cell(run.heavy_rows), nothing, nothing, nothing, nothing, nothing, nothing, nothing});
  }
  return table;
}

PageTable price_curves_table(const PriceRun& run, TableLimits limits) {
  PageTable table;
  table.columns = {{QStringLiteral("γ"), QStringLiteral("stability")},
                   {PriceTableWords::tr("n, examples"), QStringLiteral("examples")},
                   {PriceTableWords::tr("least loss, exact"), QStringLiteral("loss")},
                   {PriceTableWords::tr("the paper's line"), QStringLiteral("paper_loss")},
                   {PriceTableWords::tr("least n for the error allowed"), QStringLiteral("least_examples")}};
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
