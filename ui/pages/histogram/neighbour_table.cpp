// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/pages/histogram/neighbour_table.hpp"

#include <algorithm>

#include "ui/pages/histogram/neighbour_scene.hpp"
#include "ui/pages/histogram/neighbour_words.hpp"
#include "ui/words/bounds.hpp"
#include "ui/words/names.hpp"

namespace littlestone::ui {
namespace {

constexpr std::int64_t most_counts = 2000;

PageTable::Cell ratio_cell(double ratio) { return {ratio_text(ratio), ratio}; }

PageTable::Cell vote_cell(const std::optional<LabelVector>& vote) {
  return vote ? labels_cell(*vote) : text_cell(PageTable::tr("Fail"), "Fail");
}

PageTable::Cell vote_name_cell(const ConceptClass& c, const std::optional<LabelVector>& vote) {
  return vote ? name_cell(c, *vote) : text_cell({});
}

}  // namespace

PageTable neighbour_table(const NeighbourBatch& batch, bool all, TableLimits limits) {
  const ConceptClass& c = batch.run->concept_class();
  PageTable table;
  table.columns = {{PageTable::tr("example"), QStringLiteral("example")},
                   {PageTable::tr("point"), QStringLiteral("point")},
                   {PageTable::tr("label"), QStringLiteral("label")},
                   {PageTable::tr("becomes point"), QStringLiteral("to_point")},
                   {PageTable::tr("becomes label"), QStringLiteral("to_label")},
                   {PageTable::tr("new output"), QStringLiteral("vote_after")},
                   {PageTable::tr("name"), QStringLiteral("name")},
                   {PageTable::tr("ratio"), QStringLiteral("worst_ratio")},
                   {PageTable::tr("left over"), QStringLiteral("left_over")}};
  const auto add = [&](std::uint64_t example, Example to, std::size_t outcome) {
    if (full(table, limits)) return;
    const Example from = batch.rows[example - 1];
    const NeighbourOutcome& end = batch.outcomes[outcome];
    const NeighbourLaws& laws = batch.groups[end.group].laws;
    table.rows.push_back({count_cell(example), point_cell(c, from.point), label_cell(from.label),
                          point_cell(c, to.point), label_cell(to.label), vote_cell(end.vote),
                          vote_name_cell(c, end.vote), ratio_cell(laws.worst_ratio),
                          PageTable::Cell{upper_text(laws.left_over), laws.left_over}});
  };
  if (!all) {
    for (const NeighbourMove& move : batch.moves) add(move.example, move.to, move.outcome);
    return table;
  }
  auto move = batch.moves.begin();
  for (std::uint64_t example = 1; example <= batch.rows.size(); ++example) {
    if (!batch.knows(example)) continue;
    for (PointIndex x = 0; x < c.points(); ++x) {
      for (const Label label : {Label::minus, Label::plus}) {
        const Example to{x, label};
        if (to == batch.rows[example - 1]) continue;
        const bool moves = move != batch.moves.end() && move->example == example && move->to == to;
        add(example, to, moves ? move->outcome : 0);
        if (moves) ++move;
      }
    }
  }
  return table;
}

PageTable neighbour_laws_table(const NeighbourFacts& facts, TableLimits limits) {
  const ConceptClass& c = facts.run().concept_class();
  PageTable table;
  table.columns = {{PageTable::tr("predictor"), QStringLiteral("predictor")},
                   {PageTable::tr("labels"), QStringLiteral("labels")},
                   {PageTable::tr("noisy count"), QStringLiteral("noisy_count")},
                   {PageTable::tr("as it was"), QStringLiteral("before")},
                   {PageTable::tr("changed"), QStringLiteral("after")},
                   {PageTable::tr("ratio"), QStringLiteral("ratio")}};
  const StableHistogram histogram = facts.batch->histogram();
  for (const NeighbourCurve& one : neighbour_curves(facts)) {
    const LabelVector& labels = facts.votes[one.index].labels;
    const auto add = [&](PageTable::Cell count, double before, double after) {
      if (full(table, limits)) return;
      table.rows.push_back(
          {name_cell(c, labels), labels_cell(labels), std::move(count), probability_cell(before),
           probability_cell(after),
           before > 0 && after > 0 ? ratio_cell(std::max(before / after, after / before)) : text_cell({})});
    };
    add(text_cell(PageTable::tr("withheld"), "withheld"), 1 - histogram.release_probability(one.before),
        1 - histogram.release_probability(one.after));
    double left = histogram.release_probability(one.before) + histogram.release_probability(one.after);
    const std::int64_t first = histogram.threshold();
    for (std::int64_t v = first; v < first + most_counts && left > 1e-6; ++v) {
      const auto chance = [&](std::uint64_t count) {
        return count == 0 ? 0 : histogram.noise_probability(v - static_cast<std::int64_t>(count));
      };
      add(signed_cell(v), chance(one.before), chance(one.after));
      left -= chance(one.before) + chance(one.after);
    }
  }
  return table;
}

}  // namespace littlestone::ui
