// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/models/page_table.hpp"

#include <QCoreApplication>
#include <algorithm>

#include "ui/models/names.hpp"
#include "ui/theme/numbers.hpp"

namespace littlestone::ui {
namespace {

struct Words {
  Q_DECLARE_TR_FUNCTIONS(PageTable)
};

/// "−−++", with true minus signs.
QString labels_text(const LabelVector& labels) {
  return QString::fromStdString(labels.to_string()).replace(u'-', QChar(u'\u2212'));
}

QString name_or_new(const ConceptClass& c, const LabelVector& labels) {
  const QString name = predictor_name(c, labels);
  return name.isEmpty() ? Words::tr("new") : name;
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
  QString text = line(headers);
  for (const QStringList& row : rows) text += line(row);
  return text;
}

PageTable class_table(const LabRun& run) {
  constexpr std::size_t most_points = 256;
  const ConceptClass& c = *run.concept_class;
  const std::size_t points = std::min(c.points(), most_points);
  PageTable table;
  table.headers << Words::tr("hypothesis");
  for (std::size_t x = 0; x < points; ++x) table.headers << plain_name(c.point_name(static_cast<PointIndex>(x)));
  const std::size_t shown = std::min(c.size(), most_table_rows);
  table.left_out = c.size() - shown;
  for (std::size_t h = 0; h < shown; ++h) {
    const LabelVector& row = c.row(static_cast<HypothesisIndex>(h));
    QStringList cells{plain_name(c.hypothesis_name(static_cast<HypothesisIndex>(h)))};
    if (row == run.distribution.target) cells.front() += Words::tr(" (target)");
    for (std::size_t x = 0; x < points; ++x) cells << label_text(row[x]);
    table.rows.push_back(cells);
  }
  QStringList weights{Words::tr("probability")};
  for (std::size_t x = 0; x < points; ++x) weights << probability_text(run.distribution.weights[x]);
  table.rows.push_back(weights);
  return table;
}

PageTable tree_table(const LabRun& run, const MistakeTree& tree) {
  const ConceptClass& c = *run.concept_class;
  PageTable table;
  table.headers << Words::tr("answers before") << Words::tr("asks point") << Words::tr("witness")
                << Words::tr("its labels");
  std::vector<QString> path(tree.nodes.size());
  for (std::size_t i = 0; i < tree.nodes.size(); ++i) {
    const MistakeTree::Node& node = tree.nodes[i];
    if (!node.leaf()) {
      path[static_cast<std::size_t>(node.minus)] = path[i] + QChar(u'\u2212');
      path[static_cast<std::size_t>(node.plus)] = path[i] + u'+';
    }
    if (table.rows.size() == most_table_rows) {
      ++table.left_out;
      continue;
    }
    table.rows.push_back({path[i], node.leaf() ? QString() : plain_name(c.point_name(node.point)),
                          node.leaf() ? plain_name(c.hypothesis_name(node.witness)) : QString(),
                          node.leaf() ? labels_text(c.row(node.witness)) : QString()});
  }
  return table;
}

PageTable tournament_table(const LabRun& run, int events_done) {
  const ConceptClass& c = *run.concept_class;
  const TournamentTrace& trace = run.result.internals.trace;
  PageTable table;
  table.headers << Words::tr("round") << Words::tr("node") << Words::tr("redraws") << Words::tr("f₀") << Words::tr("f₁")
                << Words::tr("contest point") << Words::tr("coin") << Words::tr("target") << Words::tr("winner");
  const auto done = std::min(static_cast<std::size_t>(std::max(events_done, 0)), trace.events.size());
  for (std::size_t i = 0; i < done; ++i) {
    const TraceEvent& event = trace.events[i];
    if (event.kind == TraceEvent::Kind::final && trace.final_block) {
      const LabelVector& f = run.soa->labels(trace.final_block->predictor);
      table.rows.push_back({Words::tr("output"), {}, {}, labels_text(f), name_or_new(c, f), {}, {}, {}, {}});
    }
    if (event.kind == TraceEvent::Kind::fail) {
      table.rows.push_back({Words::tr("Fail"), {}, {}, {}, {}, {}, {}, {}, {}});
    }
    if (event.kind != TraceEvent::Kind::contest) continue;
    if (table.rows.size() >= most_table_rows) {
      ++table.left_out;
      continue;
    }
    const NodeTrace& node = trace.nodes[static_cast<std::size_t>(event.node)];
    QString path;
    for (std::int32_t n = event.node; n > 0; n = trace.nodes[static_cast<std::size_t>(n)].parent) {
      path.prepend(QString::number(trace.nodes[static_cast<std::size_t>(n)].side));
    }
    const PairingTrace& last = node.pairings.back();
    table.rows.push_back({QString::number(node.level), path.isEmpty() ? Words::tr("root") : path,
                          number_text(node.pairings.size() - 1), labels_text(run.soa->labels(last.block[0]->predictor)),
                          labels_text(run.soa->labels(last.block[1]->predictor)), plain_name(c.point_name(node.point)),
                          label_text(node.label), label_text(run.distribution.target[node.point]),
                          node.winner == 0 ? QStringLiteral("S₀") : QStringLiteral("S₁")});
  }
  return table;
}

PageTable votes_table(const LabRun& run, int position) {
  const ConceptClass& c = *run.concept_class;
  PageTable table;
  table.headers << Words::tr("predictor") << Words::tr("labels") << Words::tr("votes") << Words::tr("noise")
                << Words::tr("noisy count") << Words::tr("chance to be released") << Words::tr("released");
  if (position < 1) return table;
  for (const Vote& vote : run.result.internals.votes) {
    if (table.rows.size() == most_table_rows) {
      ++table.left_out;
      continue;
    }
    const auto noisy = static_cast<std::int64_t>(vote.count) + vote.noise;
    table.rows.push_back({name_or_new(c, vote.labels), labels_text(vote.labels), number_text(vote.count),
                          position >= 2 ? signed_text(vote.noise, true) : QString(),
                          position >= 2 ? signed_text(noisy) : QString(),
                          position >= 3 ? probability_text(vote.release_probability) : QString(),
                          position < 3 ? QString()
                          : vote.noisy ? Words::tr("yes")
                                       : Words::tr("no")});
  }
  return table;
}

PageTable selection_table(const LabRun& run, int position) {
  const ConceptClass& c = *run.concept_class;
  PageTable table;
  table.headers << Words::tr("predictor") << Words::tr("labels") << Words::tr("noisy count") << Words::tr("errors")
                << Words::tr("chance") << Words::tr("selected");
  if (position < 1) return table;
  for (std::size_t i = 0; i < run.result.list.size(); ++i) {
    const Candidate& candidate = run.result.list[i];
    if (table.rows.size() == most_table_rows) {
      ++table.left_out;
      continue;
    }
    table.rows.push_back({name_or_new(c, candidate.labels), labels_text(candidate.labels),
                          signed_text(candidate.noisy_count), number_text(candidate.errors),
                          position >= 2 ? probability_text(candidate.probability) : QString(),
                          position >= 3 && run.result.selected == i ? Words::tr("yes") : QString()});
  }
  return table;
}

}  // namespace littlestone::ui
