// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/pages/noisy_labels/noisy_labels_table.hpp"

#include <QCoreApplication>
#include <cmath>
#include <set>

#include "ui/pages/noisy_labels/noisy_labels_words.hpp"
#include "ui/words/bounds.hpp"
#include "ui/words/numbers.hpp"

namespace littlestone::ui {
namespace {

struct NoisyWords {
  Q_DECLARE_TR_FUNCTIONS(NoisyLabelsTable)
};

std::uint64_t noisy_size_of_piece(const MergedClass& merged, HypothesisIndex h) {
  std::uint64_t size = 0;
  for (const std::uint32_t piece : merged.piece_of) size += piece == merged.piece_of[h] ? 1U : 0U;
  return size;
}

PageTable::Cell noisy_number_cell(double number, const QString& shown) {
  return {shown, std::isfinite(number) ? nlohmann::json(number) : nlohmann::json()};
}

PageTable::Cell noisy_examples_cell(const std::optional<double>& examples) {
  return examples ? noisy_number_cell(*examples, upper_count_text(*examples)) : text_cell({});
}

/// Both sides of the conditions of a data set are counts, or chances; rounded alike, so that their order stays.
QString noisy_side_text(double value, bool up) {
  if (value >= 1) return up ? upper_count_text(value) : lower_count_text(value);
  return up ? upper_text(value) : lower_text(value);
}

QString noisy_check_text(const std::string& name) {
  if (name == "uniform") return NoisyWords::tr("uniform: n rows");
  if (name == "net") return NoisyWords::tr("net: n′ rows of T");
  if (name == "matching") return NoisyWords::tr("matching: n′ − 1 shared rows");
  if (name == "mechanism") return NoisyWords::tr("mechanism: errors of the draw");
  if (name == "votes") return NoisyWords::tr("votes: k blocks");
  if (name == "share") return NoisyWords::tr("share: n′ of n");
  return NoisyWords::tr("scale: ηn");
}

}  // namespace

PageTable noisy_matches_table(const NoisyRun& run, TableLimits limits) {
  PageTable table;
  table.columns = {{NoisyWords::tr("piece of T"), QStringLiteral("piece")},
                   {NoisyWords::tr("hypotheses in it"), QStringLiteral("size")},
                   {NoisyWords::tr("chance"), QStringLiteral("chance")},
                   {NoisyWords::tr("kind"), QStringLiteral("kind")},
                   {NoisyWords::tr("piece of T′"), QStringLiteral("piece_after")},
                   {NoisyWords::tr("hypotheses in it"), QStringLiteral("size_after")},
                   {NoisyWords::tr("chance"), QStringLiteral("chance_after")},
                   {NoisyWords::tr("rows apart"), QStringLiteral("apart")}};
  const ConceptClass& concept_class = run.concept_class();
  for (const NoisyMatch& match : run.matches) {
    const QString kind = QStringLiteral("%1 : %2").arg(match.before.size()).arg(match.after.size());
    for (const HypothesisIndex b : match.before) {
      for (const HypothesisIndex a : match.after) {
        if (full(table, limits)) continue;
        std::vector<PageTable::Cell> row = {hypothesis_cell(concept_class, b),
                                            count_cell(noisy_size_of_piece(run.merged, b)),
                                            probability_cell(run.drawn[b])};
        if (run.swap) {
          row.push_back(text_cell(kind));
          row.push_back(hypothesis_cell(concept_class, a));
          row.push_back(count_cell(noisy_size_of_piece(run.swap->after, a)));
          row.push_back(probability_cell(run.swap->law.drawn_after[a]));
          row.push_back(count_cell(run.apart(b, a)));
        } else {
          row.resize(table.columns.size(), text_cell({}));
        }
        table.rows.push_back(std::move(row));
      }
    }
  }
  return table;
}

PageTable noisy_conditions_table(const NoisyRun& run, TableLimits limits) {
  PageTable table;
  table.columns = {{NoisyWords::tr("for"), QStringLiteral("examples")},
                   {NoisyWords::tr("condition"), QStringLiteral("condition")},
                   {NoisyWords::tr("left side"), QStringLiteral("left")},
                   {NoisyWords::tr("is"), QStringLiteral("relation")},
                   {NoisyWords::tr("right side"), QStringLiteral("right")},
                   {NoisyWords::tr("share"), QStringLiteral("share")},
                   {NoisyWords::tr("holds"), QStringLiteral("holds")}};
  const auto add = [&](double examples, const QString& name, double left, double right, bool at_most, bool holds) {
    if (full(table, limits)) return;
    const double allowed = at_most ? right : left;
    const double used = at_most ? left : right;
    const double share = allowed > 0 ? used / allowed : used > 0 ? INFINITY : 0;
    table.rows.push_back({noisy_number_cell(examples, NoisyWords::tr("n = %1").arg(upper_count_text(examples))),
                          text_cell(name), noisy_number_cell(left, noisy_side_text(left, at_most)),
                          text_cell(at_most ? QStringLiteral("≤") : QStringLiteral("≥")),
                          noisy_number_cell(right, noisy_side_text(right, at_most)),
                          noisy_number_cell(share, noisy_side_text(share, true)),
                          truth_cell(holds, NoisyWords::tr("no"))});
  };
  if (run.plan) {
    for (const NoisyCondition& one : run.plan->conditions) {
      add(run.plan->plan.examples, condition_name(one.what), one.left, one.right, true,
          one.left <= one.right * (1 + 1e-9));
    }
  }
  for (const NoisyLabelsCheck& one : run.checks) {
    add(static_cast<double>(run.rows().size()), noisy_check_text(one.name), one.left, one.right, one.at_most,
        one.holds);
  }
  return table;
}

PageTable noisy_slopes_table(const NoisyRun& run, TableLimits limits) {
  PageTable table;
  table.columns = {{NoisyWords::tr("α"), QStringLiteral("alpha")},
                   {NoisyWords::tr("n by Corollary 2"), QStringLiteral("corollary_2")},
                   {NoisyWords::tr("n by Theorem 12"), QStringLiteral("theorem_12")},
                   {NoisyWords::tr("n of EM over H"), QStringLiteral("exponential_mechanism")}};
  if (run.plan) {
    table.rows.push_back(
        {probability_cell(to_double(run.plan->alpha)),
         noisy_examples_cell(run.plan->corollary > 0 ? std::optional(run.plan->corollary) : std::nullopt),
         noisy_examples_cell(run.plan->plan.examples), noisy_examples_cell(run.plan->mechanism)});
  }
  if (!run.curves) return table;
  for (const NoisyCurves::Point& point : run.curves->points) {
    if (full(table, limits)) continue;
    table.rows.push_back({probability_cell(point.alpha), noisy_examples_cell(point.corollary),
                          noisy_examples_cell(point.theorem), noisy_examples_cell(point.mechanism)});
  }
  return table;
}

PageTable noisy_rows_table(const NoisyRun& run, TableLimits limits) {
  PageTable table;
  table.columns = {{NoisyWords::tr("row"), QStringLiteral("row")},
                   {NoisyWords::tr("point"), QStringLiteral("point")},
                   {NoisyWords::tr("label"), QStringLiteral("label")},
                   {NoisyWords::tr("in T"), QStringLiteral("in_t")},
                   {NoisyWords::tr("in T′"), QStringLiteral("in_t_after")},
                   {NoisyWords::tr("label by ĥ"), QStringLiteral("relabelled")},
                   {NoisyWords::tr("block"), QStringLiteral("block")}};
  const ConceptClass& concept_class = run.concept_class();
  const std::set<std::uint64_t> in(run.subset.begin(), run.subset.end());
  const Sample& rows = run.rows().rows();
  const std::size_t size = run.blocks.front().size;
  for (std::size_t i = 0; i < rows.size(); ++i) {
    if (full(table, limits)) continue;
    const bool in_t = in.contains(i);
    const bool in_after = run.swap && ((in_t && i != run.swap->leaving) || i == run.swap->entering);
    const std::size_t block = i / size;
    table.rows.push_back({count_cell(i + 1), point_cell(concept_class, rows[i].point), label_cell(rows[i].label),
                          truth_cell(in_t, {}), truth_cell(in_after, {}),
                          label_cell(concept_class.row(run.chosen)[rows[i].point]),
                          block < run.blocks.size() ? count_cell(block + 1) : text_cell({})});
  }
  return table;
}

}  // namespace littlestone::ui
