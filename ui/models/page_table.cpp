// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/models/page_table.hpp"

#include <QCoreApplication>
#include <algorithm>

#include "ui/models/estimate.hpp"
#include "ui/models/names.hpp"
#include "ui/theme/numbers.hpp"

namespace littlestone::ui {
namespace {

struct Words {
  Q_DECLARE_TR_FUNCTIONS(PageTable)
};

using Cell = PageTable::Cell;

Cell text_cell(const QString& text) {
  return {text, text.isEmpty() ? nlohmann::json() : nlohmann::json(text.toStdString())};
}
Cell text_cell(const QString& shown, const std::string& data) { return {shown, data}; }
Cell count_cell(std::uint64_t count) { return {number_text(count), count}; }
Cell signed_cell(std::int64_t value, bool with_plus = false) { return {signed_text(value, with_plus), value}; }
Cell probability_cell(double probability) { return {probability_text(probability), probability}; }
Cell truth_cell(bool truth, const QString& otherwise) { return {truth ? Words::tr("yes") : otherwise, truth}; }

/// "−−++", with true minus signs for eyes and hyphens for files.
Cell labels_cell(const LabelVector& labels) {
  const std::string text = labels.to_string();
  return {QString::fromStdString(text).replace(u'-', QChar(u'\u2212')), text};
}

Cell label_cell(Label label) { return {label_text(label), static_cast<int>(label)}; }

/// The name of the hypothesis whose row it is; none for a predictor outside the class.
Cell name_cell(const ConceptClass& c, const LabelVector& labels) {
  const std::string name = c.name_of(labels);
  if (name.empty()) return {Words::tr("new"), nullptr};
  return {predictor_name(c, labels), name};
}

Cell point_cell(const ConceptClass& c, PointIndex x) {
  const std::string name = c.point_name(x);
  return {plain_name(name), name};
}

Cell hypothesis_cell(const ConceptClass& c, HypothesisIndex h) {
  const std::string name = c.hypothesis_name(h);
  return {plain_name(name), name};
}

/// Whether the table has all the rows it may have; the next one then counts as left out.
bool full(PageTable& table, const TableLimits& limits) {
  if (table.rows.size() < limits.rows) return false;
  ++table.left_out;
  return true;
}

}  // namespace

QString PageTable::csv() const {
  const auto line = [](const QStringList& cells) {
    QStringList quoted;
    for (const QString& cell : cells) {
      const bool plain = !cell.contains(u',') && !cell.contains(u'"') && !cell.contains(u'\n') && !cell.contains(u'\r');
      quoted += plain ? cell : u'"' + QString(cell).replace(u'"', QStringLiteral("\"\"")) + u'"';
    }
    return quoted.join(u',') + u'\n';
  };
  QStringList fields;
  for (const Column& column : columns) fields += column.field;
  QString text = line(fields);
  for (const std::vector<Cell>& row : rows) {
    QStringList cells;
    for (const Cell& cell : row) {
      cells += QString::fromStdString(cell.data.is_null()     ? std::string()
                                      : cell.data.is_string() ? cell.data.get<std::string>()
                                                              : cell.data.dump());
    }
    text += line(cells);
  }
  return text;
}

nlohmann::ordered_json PageTable::json() const {
  nlohmann::ordered_json array = nlohmann::ordered_json::array();
  for (const std::vector<Cell>& row : rows) {
    nlohmann::ordered_json object;
    for (std::size_t i = 0; i < row.size(); ++i) object[columns[i].field.toStdString()] = row[i].data;
    array.push_back(std::move(object));
  }
  return array;
}

PageTable class_table(const LabRun& run, TableLimits limits) {
  const ConceptClass& c = *run.concept_class;
  const std::size_t points = std::min(c.points(), limits.points);
  PageTable table;
  table.columns.push_back({Words::tr("hypothesis"), QStringLiteral("hypothesis")});
  table.columns.push_back({Words::tr("target"), QStringLiteral("target")});
  for (std::size_t x = 0; x < points; ++x) {
    const Cell point = point_cell(c, static_cast<PointIndex>(x));
    table.columns.push_back({point.shown, QString::fromStdString(point.data.get<std::string>())});
  }
  const std::size_t shown = std::min(c.size(), limits.rows);
  table.left_out = c.size() - shown;
  for (std::size_t h = 0; h < shown; ++h) {
    const LabelVector& row = c.row(static_cast<HypothesisIndex>(h));
    std::vector<Cell> cells = {hypothesis_cell(c, static_cast<HypothesisIndex>(h)),
                               truth_cell(row == run.distribution.target, {})};
    for (std::size_t x = 0; x < points; ++x) cells.push_back(label_cell(row[x]));
    table.rows.push_back(std::move(cells));
  }
  std::vector<Cell> weights = {text_cell(Words::tr("probability"), "probability"), text_cell({})};
  for (std::size_t x = 0; x < points; ++x) weights.push_back(probability_cell(run.distribution.weights[x]));
  table.rows.push_back(std::move(weights));
  return table;
}

PageTable tree_table(const LabRun& run, const MistakeTree& tree, TableLimits limits) {
  const ConceptClass& c = *run.concept_class;
  PageTable table;
  table.columns = {{Words::tr("answers before"), QStringLiteral("answers_before")},
                   {Words::tr("asks point"), QStringLiteral("point")},
                   {Words::tr("witness"), QStringLiteral("witness")},
                   {Words::tr("its labels"), QStringLiteral("witness_labels")}};
  std::vector<QString> path(tree.nodes.size());
  for (std::size_t i = 0; i < tree.nodes.size(); ++i) {
    const MistakeTree::Node& node = tree.nodes[i];
    if (!node.leaf()) {
      path[static_cast<std::size_t>(node.minus)] = path[i] + u'-';
      path[static_cast<std::size_t>(node.plus)] = path[i] + u'+';
    }
    if (full(table, limits)) continue;
    const Cell answers = {QString(path[i]).replace(u'-', QChar(u'\u2212')), path[i].toStdString()};
    const Cell nothing = text_cell({});
    if (node.leaf()) {
      table.rows.push_back({answers, nothing, hypothesis_cell(c, node.witness), labels_cell(c.row(node.witness))});
    } else {
      table.rows.push_back({answers, point_cell(c, node.point), nothing, nothing});
    }
  }
  return table;
}

PageTable tournament_table(const LabRun& run, int events_done, TableLimits limits) {
  const ConceptClass& c = *run.concept_class;
  const TournamentTrace& trace = run.result.internals.trace;
  PageTable table;
  table.columns = {
      {Words::tr("round"), QStringLiteral("round")},     {Words::tr("node"), QStringLiteral("node")},
      {Words::tr("redraws"), QStringLiteral("redraws")}, {Words::tr("f₀"), QStringLiteral("f0")},
      {Words::tr("f₁"), QStringLiteral("f1")},           {Words::tr("contest point"), QStringLiteral("point")},
      {Words::tr("coin"), QStringLiteral("coin")},       {Words::tr("target"), QStringLiteral("target")},
      {Words::tr("winner"), QStringLiteral("winner")},   {Words::tr("output"), QStringLiteral("output")}};
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
    table.rows.push_back({{QString::number(node.level), node.level},
                          path.isEmpty() ? text_cell(Words::tr("root"), "root") : text_cell(path),
                          count_cell(node.pairings.size() - 1),
                          labels_cell(run.soa->labels(last.block[0]->predictor)),
                          labels_cell(run.soa->labels(last.block[1]->predictor)),
                          point_cell(c, node.point),
                          label_cell(node.label),
                          label_cell(run.distribution.target[node.point]),
                          {node.winner == 0 ? QStringLiteral("f₀") : QStringLiteral("f₁"), node.winner},
                          nothing});
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
      const Interval interval = wilson_interval(row.count, decided);
      cells.push_back(probability_cell(static_cast<double>(row.count) / static_cast<double>(decided)));
      cells.push_back(probability_cell(interval.low));
      cells.push_back(probability_cell(interval.high));
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

PageTable votes_table(const LabRun& run, int position, TableLimits limits) {
  const ConceptClass& c = *run.concept_class;
  PageTable table;
  table.columns = {{Words::tr("predictor"), QStringLiteral("predictor")},
                   {Words::tr("labels"), QStringLiteral("labels")},
                   {Words::tr("votes"), QStringLiteral("votes")},
                   {Words::tr("noise"), QStringLiteral("noise")},
                   {Words::tr("noisy count"), QStringLiteral("noisy_count")},
                   {Words::tr("chance to be released"), QStringLiteral("release_probability")},
                   {Words::tr("released"), QStringLiteral("released")}};
  if (position < 1) return table;
  const Cell nothing = text_cell({});
  for (const Vote& vote : run.result.internals.votes) {
    if (full(table, limits)) continue;
    table.rows.push_back({name_cell(c, vote.labels), labels_cell(vote.labels), count_cell(vote.count),
                          position >= 2 ? signed_cell(vote.noise, true) : nothing,
                          position >= 2 ? signed_cell(static_cast<std::int64_t>(vote.count) + vote.noise) : nothing,
                          position >= 3 ? probability_cell(vote.release_probability) : nothing,
                          position >= 3 ? truth_cell(vote.noisy.has_value(), Words::tr("no")) : nothing});
  }
  return table;
}

PageTable selection_table(const LabRun& run, int position, TableLimits limits) {
  const ConceptClass& c = *run.concept_class;
  PageTable table;
  table.columns = {{Words::tr("predictor"), QStringLiteral("predictor")},
                   {Words::tr("labels"), QStringLiteral("labels")},
                   {Words::tr("noisy count"), QStringLiteral("noisy_count")},
                   {Words::tr("errors"), QStringLiteral("errors")},
                   {Words::tr("chance"), QStringLiteral("selection_probability")},
                   {Words::tr("selected"), QStringLiteral("selected")}};
  if (position < 1) return table;
  const Cell nothing = text_cell({});
  for (std::size_t i = 0; i < run.result.list.size(); ++i) {
    const Candidate& candidate = run.result.list[i];
    if (full(table, limits)) continue;
    table.rows.push_back({name_cell(c, candidate.labels), labels_cell(candidate.labels),
                          signed_cell(candidate.noisy_count), count_cell(candidate.errors),
                          position >= 2 ? probability_cell(candidate.probability) : nothing,
                          position >= 3 ? truth_cell(run.result.selected == i, {}) : nothing});
  }
  return table;
}

}  // namespace littlestone::ui
