// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/pages/histogram/lean_votes_table.hpp"

#include <algorithm>

#include "core/study/private_run/lean_run.hpp"
namespace littlestone::ui {
namespace {

using Cell = PageTable::Cell;

}  // namespace

PageTable lean_votes_table(const PrivateRun& run, int step, TableLimits limits) {
  const ConceptClass& c = run.concept_class();
  const LeanRun& lean = *run.lean;
  PageTable table;
  table.columns = {{PageTable::tr("tag"), QStringLiteral("tag")},
                   {PageTable::tr("predictor"), QStringLiteral("predictor")},
                   {PageTable::tr("labels"), QStringLiteral("labels")},
                   {PageTable::tr("votes"), QStringLiteral("votes")},
                   {PageTable::tr("errors"), QStringLiteral("errors")},
                   {PageTable::tr("score u"), QStringLiteral("score")},
                   {PageTable::tr("chance to be chosen"), QStringLiteral("probability")},
                   {PageTable::tr("chosen"), QStringLiteral("chosen")},
                   {PageTable::tr("chance, label turned"), QStringLiteral("probability_turned")}};
  if (step < 1) return table;
  Cell nothing = text_cell({});
  const auto turned = [&](const LabelVector& labels, bool is_default) {
    if (step < 5) return nothing;
    for (const ChangedExample::Output& output : lean.neighbour.outputs) {
      if (output.is_default == is_default && (is_default || output.labels == labels)) {
        return probability_cell(output.after);
      }
    }
    return nothing;
  };
  const std::vector<LeanCandidate>& candidates = lean.result.internals.candidates;
  for (std::size_t i = 0; i < candidates.size(); ++i) {
    if (full(table, limits)) continue;
    const LeanCandidate& candidate = candidates[i];
    const bool top = candidate.tag == CandidateTag::top;
    const std::uint64_t gap = lean.constants.gap;
    const std::uint64_t penalty = candidate.errors > gap ? candidate.errors - gap : 0;
    const std::uint64_t capped = std::min(candidate.votes, lean.constants.cap);
    table.rows.push_back(
        {text_cell(top ? PageTable::tr("top") : PageTable::tr("low"), std::string(to_string(candidate.tag))),
         name_cell(c, candidate.labels), labels_cell(candidate.labels), count_cell(candidate.votes),
         step >= 2 ? count_cell(candidate.errors) : nothing,
         step >= 2 ? count_cell(capped > penalty ? capped - penalty : 0) : nothing,
         step >= 3 ? probability_cell(lean.law.chosen[i]) : nothing,
         step >= 4 ? truth_cell(lean.result.internals.chosen == i, PageTable::tr("no")) : nothing,
         turned(candidate.labels, false)});
  }
  if (step >= 3 && !full(table, limits)) {
    table.rows.push_back({text_cell(PageTable::tr("nothing"), "none"), nothing, nothing, nothing, nothing, nothing,
                          probability_cell(lean.law.none),
                          step >= 4 ? truth_cell(lean.result.is_default, PageTable::tr("no")) : nothing,
                          turned({}, true)});
  }
  return table;
}

}  // namespace littlestone::ui
