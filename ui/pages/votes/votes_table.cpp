// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/pages/votes/votes_table.hpp"

#include "ui/pages/votes/votes_words.hpp"
#include "ui/words/names.hpp"
#include "ui/words/numbers.hpp"

namespace littlestone::ui {
namespace {

constexpr std::size_t most_listed = 64;  // examples of a block in one cell

/// "3+ 5−", for files "2:+,4:-" counted from 0.
PageTable::Cell examples_cell(const VotesRun& run, std::size_t first, std::size_t size) {
  QString shown;
  std::string data;
  for (std::size_t i = 0; i < std::min(size, most_listed); ++i) {
    const Example& example = run.data.rows.rows()[first + i];
    if (i > 0) shown += u' ';
    if (i > 0) data += ',';
    shown += lone_name(run.concept_class().point_name(example.point)) +
             (example.label == Label::plus ? QStringLiteral("+") : QStringLiteral("−"));
    data += std::to_string(example.point) + ':' + to_char(example.label);
  }
  if (size > most_listed) {
    shown += QStringLiteral(" …");
    data += ",...";
  }
  return text_cell(shown, data);
}

std::string rule_field(VoteRuleKind kind) { return std::string(to_string(kind)); }

}  // namespace

PageTable votes_blocks_table(const VotesRun& run, TableLimits limits) {
  PageTable table;
  table.columns = {{PageTable::tr("block"), QStringLiteral("block")},
                   {PageTable::tr("first row"), QStringLiteral("first")},
                   {PageTable::tr("rows"), QStringLiteral("size")},
                   {PageTable::tr("examples"), QStringLiteral("examples")},
                   {PageTable::tr("hypothesis"), QStringLiteral("hypothesis")},
                   {PageTable::tr("labels"), QStringLiteral("labels")},
                   {PageTable::tr("errors on its rows"), QStringLiteral("errors")},
                   {PageTable::tr("vote"), QStringLiteral("vote")},
                   {PageTable::tr("vote after the change"), QStringLiteral("vote_after")}};
  for (std::size_t b = 0; b < run.blocks(); ++b) {
    if (full(table, limits)) continue;
    const TrainedBlock& block = run.predictor().blocks()[b];
    const bool changed = run.change.block && *run.change.block == b;
    table.rows.push_back({count_cell(b + 1), count_cell(block.first + 1), count_cell(block.size),
                          examples_cell(run, block.first, block.size), name_cell(run.concept_class(), block.labels),
                          labels_cell(block.labels), count_cell(block.errors), label_cell(block.labels[run.asked]),
                          changed ? label_cell(run.change.after[run.asked]) : label_cell(block.labels[run.asked])});
  }
  return table;
}

PageTable votes_rules_table(const VotesRun& run, TableLimits limits) {
  PageTable table;
  table.columns = {{PageTable::tr("votes for +"), QStringLiteral("votes")}};
  for (const VoteRuleKind kind : vote_rules)
    table.columns.push_back({vote_rule_name(kind), QString::fromStdString(rule_field(kind))});
  table.columns.push_back({PageTable::tr("count"), QStringLiteral("count")});
  for (std::size_t j = 0; j <= run.blocks(); ++j) {
    if (full(table, limits)) continue;
    std::vector<PageTable::Cell> row = {count_cell(j)};
    for (const std::vector<double>& rule : run.rules) row.push_back(probability_cell(rule[j]));
    row.push_back(j == run.votes          ? text_cell(PageTable::tr("the count"), "count")
                  : j == run.change.votes ? text_cell(PageTable::tr("after the change"), "changed")
                                          : text_cell({}));
    table.rows.push_back(std::move(row));
  }
  return table;
}

PageTable votes_losses_table(const VotesRun& run, TableLimits limits) {
  PageTable table;
  if (!run.curves || !run.curves->known()) return table;
  const VotesCurves& curves = *run.curves;
  table.columns = {{PageTable::tr("blocks k"), QStringLiteral("blocks")},
                   {PageTable::tr("rows of a block"), QStringLiteral("block_rows")},
                   {PageTable::tr("expected loss, %1").arg(vote_rule_name(curves.kind)), QStringLiteral("loss")},
                   {PageTable::tr("expected loss, %1").arg(vote_rule_name(curves.other_kind)),
                    QStringLiteral("loss_") + QString::fromStdString(rule_field(curves.other_kind))},
                   {PageTable::tr("expected error of a block"), QStringLiteral("block_error")},
                   {PageTable::tr("best"), QStringLiteral("best")}};
  const std::uint64_t best = best_of(curves.chosen).blocks;
  for (std::size_t i = 0; i < curves.chosen.size(); ++i) {
    if (full(table, limits)) continue;
    const VotesLoss& at = curves.chosen[i];
    table.rows.push_back({count_cell(at.blocks), count_cell(at.block_size), probability_cell(at.loss),
                          probability_cell(curves.other[i].loss), probability_cell(at.block_error),
                          truth_cell(at.blocks == best, {})});
  }
  return table;
}

PageTable votes_answer_table(const VotesRun& run, std::optional<Label> coin, TableLimits limits) {
  PageTable table;
  table.columns = {{PageTable::tr("asked point"), QStringLiteral("point")},
                   {PageTable::tr("answer"), QStringLiteral("answer")},
                   {PageTable::tr("chance of +"), QStringLiteral("plus")},
                   {PageTable::tr("chance of + after the change"), QStringLiteral("plus_after")}};
  if (full(table, limits)) return table;
  table.rows.push_back({point_cell(run.concept_class(), run.asked), label_cell(coin.value_or(run.answer)),
                        probability_cell(run.plus), probability_cell(run.change.plus)});
  return table;
}

PageTable votes_wrong_table(const VotesRun& run, TableLimits limits) {
  PageTable table;
  table.columns = {{PageTable::tr("point"), QStringLiteral("point")},
                   {PageTable::tr("votes for +"), QStringLiteral("votes")},
                   {PageTable::tr("chance of +"), QStringLiteral("plus")},
                   {PageTable::tr("chance of a wrong answer"), QStringLiteral("wrong")}};
  for (PointIndex x = 0; x < run.concept_class().points(); ++x) {
    if (full(table, limits)) continue;
    const std::size_t votes = run.predictor().votes()[x];
    table.rows.push_back({point_cell(run.concept_class(), x), count_cell(votes),
                          probability_cell(run.predictor().rule().plus(votes)), probability_cell(run.wrong[x])});
  }
  return table;
}

}  // namespace littlestone::ui
