// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/pages/tournament/tournament_table.hpp"

#include <QCoreApplication>
#include <algorithm>
#include <utility>

#include "core/study/private_run/run_facts.hpp"

namespace littlestone::ui {
namespace {

struct Words {
  Q_DECLARE_TR_FUNCTIONS(PageTable)
};

using Cell = PageTable::Cell;

}  // namespace

PageTable tournament_table(const LabRun& run, int events_done, TableLimits limits) {
  const ConceptClass& c = *run.concept_class;
  const TournamentTrace& trace = run.result.internals.trace;
  const TournamentFacts* facts = facts_of(run);
  PageTable table;
  table.columns = {{Words::tr("round"), QStringLiteral("round")},
                   {Words::tr("node"), QStringLiteral("node")},
                   {Words::tr("redraws"), QStringLiteral("redraws")},
                   {Words::tr("f₀"), QStringLiteral("f0")},
                   {Words::tr("f₁"), QStringLiteral("f1")},
                   {Words::tr("contest point"), QStringLiteral("point")},
                   {Words::tr("coin"), QStringLiteral("coin")},
                   {Words::tr("target"), QStringLiteral("target")},
                   {Words::tr("winner"), QStringLiteral("winner")},
                   {Words::tr("coin true"), QStringLiteral("true")},
                   {Words::tr("mistakes in contests"), QStringLiteral("contest_mistakes")},
                   {Words::tr("mistakes in blocks"), QStringLiteral("block_mistakes")},
                   {Words::tr("Ldim left"), QStringLiteral("littlestone")},
                   {Words::tr("rows that fit"), QStringLiteral("rows")},
                   {Words::tr("output"), QStringLiteral("output")}};
  const Cell nothing = text_cell({});
  const auto done = std::min(static_cast<std::size_t>(std::max(events_done, 0)), trace.events.size());
  for (std::size_t i = 0; i < done; ++i) {
    const TraceEvent& event = trace.events[i];
    if (event.kind == TraceEvent::Kind::final && trace.final_block) {
      const LabelVector& f = run.soa->labels(trace.final_block->predictor);
      std::vector<Cell> row(table.columns.size(), nothing);
      row.front() = text_cell(Words::tr("output"), "output");
      row.back() = labels_cell(f);
      row.back().shown = QStringLiteral("%1, %2").arg(row.back().shown, name_cell(c, f).shown);
      table.rows.push_back(std::move(row));
    }
    if (event.kind == TraceEvent::Kind::fail) {
      std::vector<Cell> row(table.columns.size(), nothing);
      row.front() = text_cell(Words::tr("Fail"), "Fail");
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
                             path.isEmpty() ? text_cell(Words::tr("root"), "root") : text_cell(path),
                             count_cell(node.pairings.size() - 1),
                             labels_cell(run.soa->labels(last.block[0]->predictor)),
                             labels_cell(run.soa->labels(last.block[1]->predictor)),
                             point_cell(c, node.point),
                             label_cell(node.label),
                             label_cell(run.distribution.target[node.point]),
                             {node.winner == 0 ? QStringLiteral("f₀") : QStringLiteral("f₁"), node.winner},
                             truth_cell(run.distribution.target[node.point] == node.label, Words::tr("lie"))};
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

PageTable frequency_table(const LabRun& run, const Frequencies& frequencies, TableLimits limits) {
  const ConceptClass& c = *run.concept_class;
  PageTable table;
  table.columns = {{Words::tr("predictor"), QStringLiteral("predictor")},
                   {Words::tr("labels"), QStringLiteral("labels")},
                   {Words::tr("exact probability"), QStringLiteral("probability")},
                   {Words::tr("runs"), QStringLiteral("runs")},
                   {Words::tr("share"), QStringLiteral("share")},
                   {Words::tr("95 %: from"), QStringLiteral("low")},
                   {Words::tr("95 %: to"), QStringLiteral("high")}};
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
  last_row(text_cell(Words::tr("Fail"), "Fail"), nothing, count_cell(frequencies.failed));
  if (frequencies.tau) {
    last_row(text_cell(Words::tr("bound τ of level %1").arg(frequencies.level), "tau"),
             probability_cell(*frequencies.tau), nothing);
  }
  return table;
}

}  // namespace littlestone::ui
