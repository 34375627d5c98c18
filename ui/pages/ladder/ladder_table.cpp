// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/pages/ladder/ladder_table.hpp"

#include <QCoreApplication>
#include <optional>

#include "ui/pages/ladder/ladder_words.hpp"
#include "ui/words/names.hpp"
#include "ui/words/numbers.hpp"

namespace littlestone::ui {
namespace {

struct LadderTableWords {
  Q_DECLARE_TR_FUNCTIONS(LadderTableWords)
};

PageTable::Cell ladder_cell(double value, LadderSide side) { return {ladder_number(value, side), value}; }

PageTable::Cell fraction_cell(const Rational& value, LadderSide side) {
  return text_cell(ladder_number(to_double(value), side), value.str());
}

/// Both ends of a bracket and the row that labels its worst world.
void add_bracket(std::vector<PageTable::Cell>& cells, const LadderRow& row, const std::optional<WorstWorld>& found) {
  if (!found) {
    const QString why = row.asked ? LadderTableWords::tr("too large") : LadderTableWords::tr("not yet");
    cells.insert(cells.end(), {{why, nullptr}, {why, nullptr}, text_cell({})});
    return;
  }
  QString upper = ladder_number(found->upper, LadderSide::above);
  if (!found->exact) upper = LadderTableWords::tr("%1, stopped").arg(upper);
  cells.push_back(ladder_cell(found->lower, LadderSide::below));
  cells.push_back({upper, found->upper});
  cells.push_back(labels_cell(row.concept_class.row(found->target)));
}

}  // namespace

PageTable ladder_table(const LadderRun& run, TableLimits limits) {
  PageTable table;
  table.columns = {{LadderTableWords::tr("class"), QStringLiteral("class")},
                   {QStringLiteral("d"), QStringLiteral("dimension")},
                   {QStringLiteral("|H|"), QStringLiteral("hypotheses")},
                   {LadderTableWords::tr("L at least"), QStringLiteral("list_number_lower")},
                   {LadderTableWords::tr("L at most"), QStringLiteral("list_number_upper")},
                   {QStringLiteral("1/L"), QStringLiteral("limit")},
                   {LadderTableWords::tr("why"), QStringLiteral("reason")},
                   {LadderTableWords::tr("one example, at least"), QStringLiteral("one_example_lower")},
                   {LadderTableWords::tr("at most"), QStringLiteral("one_example_upper")},
                   {LadderTableWords::tr("its α"), QStringLiteral("one_example_alpha")},
                   {QStringLiteral("n"), QStringLiteral("auxiliary")},
                   {LadderTableWords::tr("blocks"), QStringLiteral("blocks")},
                   {LadderTableWords::tr("G*, at least"), QStringLiteral("soa_lower")},
                   {LadderTableWords::tr("G*, at most"), QStringLiteral("soa_upper")},
                   {LadderTableWords::tr("target"), QStringLiteral("soa_target")},
                   {LadderTableWords::tr("G, at least"), QStringLiteral("fail_lower")},
                   {LadderTableWords::tr("G, at most"), QStringLiteral("fail_upper")},
                   {LadderTableWords::tr("target"), QStringLiteral("fail_target")},
                   {LadderTableWords::tr("η, proof"), QStringLiteral("eta")},
                   {LadderTableWords::tr("its blocks"), QStringLiteral("eta_blocks")},
                   {LadderTableWords::tr("η, other proof"), QStringLiteral("other_eta")},
                   {LadderTableWords::tr("its blocks"), QStringLiteral("other_eta_blocks")},
                   {LadderTableWords::tr("η, paper"), QStringLiteral("paper_eta")}};
  for (const LadderRow& row : run.rows) {
    if (full(table, limits)) continue;
    std::vector<PageTable::Cell> cells = {text_cell(ladder_class(row), row.class_text),
                                          count_cell(static_cast<std::uint64_t>(row.dimension)),
                                          count_cell(row.concept_class.size()),
                                          count_cell(row.lists.lower),
                                          count_cell(row.lists.upper),
                                          row.lists.exact()
                                              ? text_cell(one_over_text(row.lists.lower), one_over(row.lists.lower))
                                              : PageTable::Cell{LadderTableWords::tr("not known"), nullptr},
                                          text_cell(ladder_reason(row), reason(row.lists, row.concept_class)),
                                          fraction_cell(row.one.lower, LadderSide::below),
                                          fraction_cell(row.one.upper, LadderSide::above),
                                          row.one.alpha ? text_cell(rational_text(*row.one.alpha), row.one.alpha->str())
                                                        : PageTable::Cell{LadderTableWords::tr("any below ½"), nullptr},
                                          count_cell(run.block()),
                                          count_cell(row.searched.blocks)};
    add_bracket(cells, row, row.g_star);
    add_bracket(cells, row, row.g);
    for (const LadderProof* proof : {&row.proof, &row.other}) {
      cells.push_back(ladder_cell(proof->eta, LadderSide::near));
      cells.push_back(count_cell(proof->blocks));
    }
    cells.push_back(ladder_cell(row.paper, LadderSide::near));
    table.rows.push_back(std::move(cells));
  }
  return table;
}

}  // namespace littlestone::ui
