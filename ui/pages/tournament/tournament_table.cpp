// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/pages/tournament/tournament_table.hpp"

#include <algorithm>
#include <utility>

#include "core/study/private_run/run_facts.hpp"

namespace littlestone::ui {
namespace {

using Cell = PageTable::Cell;

}  // namespace

PageTable tournament_table(const PrivateRun& run, int events_done, TableLimits limits) {
  const ConceptClass& c = run.concept_class();
  const TournamentTrace& trace = run.result.internals.trace;
  const TournamentFacts* facts = facts_of(run);
  PageTable table;
  table.columns = {{PageTable::tr("round"), QStringLiteral("round")},
                   {PageTable::tr("node"), QStringLiteral("node")},
                   {PageTable::tr("redraws"), QStringLiteral("redraws")},
                   {PageTable::tr("f₀"), QStringLiteral("f0")},
                   {PageTable::tr("f₁"), QStringLiteral("f1")},
                   {PageTable::tr("contest point"), QStringLiteral("point")},
                   {PageTable::tr("coin"), QStringLiteral("coin")},
                   {PageTable::tr("target"), QStringLiteral("target")},
                   {PageTable::tr("winner"), QStringLiteral("winner")},
                   {PageTable::tr("coin true"), QStringLiteral("true")},
                   {PageTable::tr("mistakes in contests"), QStringLiteral("contest_mistakes")},
                   {PageTable::tr("mistakes in blocks"), QStringLiteral("block_mistakes")},
                   {PageTable::tr("Ldim left"), QStringLiteral("littlestone")},
                   {PageTable::tr("rows that fit"), QStringLiteral("rows")},
                   {PageTable::tr("output"), QStringLiteral("output")}};
  const Cell nothing = text_cell({});
  const auto done = std::min(static_cast<std::size_t>(std::max(events_done, 0)), trace.events.size());
  for (std::size_t i = 0; i < done; ++i) {
    const TraceEvent& event = trace.events[i];
    if (event.kind == TraceEvent::Kind::final && trace.final_block) {
      const LabelVector& f = run.soa->labels(trace.final_block->predictor);
      std::vector<Cell> row(table.columns.size(), nothing);
      row.front() = text_cell(PageTable::tr("output"), "output");
      row.back() = labels_cell(f);
      row.back().shown = QStringLiteral("%1, %2").arg(row.back().shown, name_cell(c, f).shown);
      table.rows.push_back(std::move(row));
    }
    if (event.kind == TraceEvent::Kind::fail) {
      std::vector<Cell> row(table.columns.size(), nothing);
      row.front() = text_cell(PageTable::tr("Fail"), "Fail");
      table.rows.push_back(std::move(row));
    }
    if (event.kind != TraceEvent::Kind::contest || full(table, limits)) continue;
    const NodeTrace& node = trace.nodes[static_cast<std::size_t>(event.node)];
    QString path;
    for (std::int32_t n = event.node; n > 0; n = trace.nodes[static_cast<std::size_t>(n)].parent) {
      path.prepend(QString::number(trace.nodes[static_cast<std::size_t>(n)].side));
    }
    const PairingTrace& last = node.pairings.back();
    std::vector<Cell> row = {{QString::number(node.level), node.level},
                             path.isEmpty() ? text_cell(PageTable::tr("root"), "root") : text_cell(path),
                             count_cell(node.pairings.size() - 1),
                             labels_cell(run.soa->labels(last.block[0]->predictor)),
                             labels_cell(run.soa->labels(last.block[1]->predictor)),
                             point_cell(c, node.point),
                             label_cell(node.label),
                             label_cell(run.distribution().target[node.point]),
                             {node.winner == 0 ? QStringLiteral("f₀") : QStringLiteral("f₁"), node.winner},
                             truth_cell(run.distribution().target[node.point] == node.label, PageTable::tr("lie"))};
    if (facts != nullptr) {
      const NodeFacts& at = facts->nodes[static_cast<std::size_t>(event.node)];
      row.push_back(count_cell(at.forced(ForcedBy::contest)));
      row.push_back(count_cell(at.forced(ForcedBy::block)));
      row.push_back(signed_cell(at.contest.dimension));
      row.push_back(count_cell(at.contest.fits() ? at.contest.rows->count() : 0));
    }
    row.resize(table.columns.size(), nothing);
    table.rows.push_back(std::move(row));
  }
  return table;
}

PageTable frequency_table(const PrivateRun& run, const Frequencies& frequencies, TableLimits limits) {
  const ConceptClass& c = run.concept_class();
  PageTable table;
  table.columns = {{PageTable::tr("predictor"), QStringLiteral("predictor")},
                   {PageTable::tr("labels"), QStringLiteral("labels")},
                   {PageTable::tr("exact probability"), QStringLiteral("probability")},
                   {PageTable::tr("runs"), QStringLiteral("runs")},
                   {PageTable::tr("share"), QStringLiteral("share")},
                   {PageTable::tr("95 %: from"), QStringLiteral("low")},
                   {PageTable::tr("95 %: to"), QStringLiteral("high")}};
  const Cell nothing = text_cell({});
  const std::uint64_t decided = frequencies.decided();
  for (const Frequencies::Row& row : frequencies.rows) {
    if (full(table, limits)) continue;
    std::vector<Cell> cells = {name_cell(c, row.labels), labels_cell(row.labels),
                               row.exact ? probability_cell(*row.exact) : nothing, count_cell(row.count)};
    if (decided > 0) {
      cells.push_back(probability_cell(row.share));
      cells.push_back(probability_cell(row.interval.low));
      cells.push_back(probability_cell(row.interval.high));
    }
    cells.resize(table.columns.size(), nothing);
    table.rows.push_back(std::move(cells));
  }
  const auto last_row = [&](const Cell& name, const Cell& probability, const Cell& runs) {
    table.rows.push_back({name, nothing, probability, runs, nothing, nothing, nothing});
  };
  last_row(text_cell(PageTable::tr("Fail"), "Fail"), nothing, count_cell(frequencies.failed));
  if (frequencies.tau) {
    last_row(text_cell(PageTable::tr("bound τ of level %1").arg(frequencies.level), "tau"),
             probability_cell(*frequencies.tau), nothing);
  }
  return table;
}

}  // namespace littlestone::ui
