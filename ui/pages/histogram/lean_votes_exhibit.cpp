// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/pages/histogram/lean_votes_exhibit.hpp"

#include <algorithm>
#include <utility>

#include "core/study/private_run/chain_run.hpp"
#include "core/study/private_run/lean_run.hpp"
#include "ui/pages/histogram/histogram_page.hpp"
#include "ui/pages/histogram/lean_votes_scene.hpp"
#include "ui/pages/histogram/lean_votes_table.hpp"
#include "ui/pages/tournament/chain_table.hpp"
#include "ui/shell/parts_exhibit.hpp"
#include "ui/words/bounds.hpp"
#include "ui/words/names.hpp"
#include "ui/words/numbers.hpp"

namespace littlestone::ui {
namespace {

// See lean_votes_scene: the votes to the bar, then the choice.
int scene_step(const Story& story, int step) {
  return position_in(story, Part::histogram, step) + (story[step].part == Part::selection ? story[step].position : 0);
}

std::vector<Note> chain_votes_notes(const PrivateRun& run) {
  const ChainConstants& constants = run.chain->constants;
  return {{HistogramPage::tr("What a run costs"),
           HistogramPage::tr("One changed row moves a count by at most 1, and takes or gives at most %1 names.",
                             nullptr, plural(constants.list_bound))
               .arg(number_text(constants.list_bound))},
          {HistogramPage::tr("Neighbours"),
           HistogramPage::tr("Whatever leaves is nearly as likely without one example: (%1, %2)-private, for all data.")
               .arg(rational_text(run.scenario.epsilon), rational_text(run.scenario.delta))},
          {HistogramPage::tr("The promise"),
           HistogramPage::tr("Loss above $α$ = %1 has chance at most $β$ = %2, from %3 examples on, for every "
                             "class with Ldim %4.")
               .arg(rational_text(run.scenario.alpha), rational_text(run.scenario.beta),
                    upper_count_text(static_cast<double>(constants.examples)))
               .arg(constants.goal.dimension)}};
}

// Σ of the chances of the names with the answer's predictor.
template <class Candidates>
double chance_of(const LabelVector& answer, const Candidates& candidates, const ChoosingLaw& law) {
  double chance = 0;
  for (std::size_t i = 0; i < candidates.size(); ++i)
    if (candidates[i].labels == answer) chance += law.chosen[i];
  return chance;
}

QString choice_finding(const PrivateRun& run) {
  if (run.chain ? run.chain->result.is_default : run.lean->result.is_default)
    return HistogramPage::tr("Nothing passes the bar");
  const LabelVector& answer = run.chain ? run.chain->result.hypothesis : run.lean->result.hypothesis;
  const double chance = run.chain ? chance_of(answer, run.chain->result.internals.candidates, run.chain->law)
                                  : chance_of(answer, run.lean->result.internals.candidates, run.lean->law);
  const QString name = predictor_name(run.concept_class(), answer);
  return HistogramPage::tr("%1 is chosen, with chance %2")
      .arg(name.isEmpty() ? HistogramPage::tr("a predictor outside the class") : name, told_probability(chance));
}

}  // namespace

QString votes_title(const PrivateRun& run) {
  return run.chain ? HistogramPage::tr("The chain learner’s votes") : HistogramPage::tr("The lean learner’s votes");
}

std::shared_ptr<const Exhibit> lean_votes_exhibit(const std::shared_ptr<const Story>& story, const QString& id) {
  // One picture for both stages.
  ExhibitParts parts{id, choice_finding(story->run()), scenes([story](Moment moment) {
                       const Part now = (*story)[moment.step].part;
                       const double phase = now == Part::histogram || now == Part::selection ? moment.phase : 1;
                       return lean_votes_picture(story->run_pointer(), scene_step(*story, moment.step), phase);
                     }),
                     [story](int step, TableLimits limits) {
                       const PrivateRun& run = story->run();
                       return run.chain ? chain_candidates_table(run, scene_step(*story, step), limits)
                                        : lean_votes_table(run, scene_step(*story, step), limits);
                     },
                     play_from(story, Part::histogram)};
  parts.printed = [story](Moment moment) {
    return printed_lean_votes(story->run_pointer(), scene_step(*story, moment.step));
  };
  return parts_exhibit(std::move(parts));
}

std::vector<Note> lean_votes_notes(const PrivateRun& run) {
  if (run.chain) return chain_votes_notes(run);
  const LeanConstants& constants = run.lean->constants;
  std::vector<Note> notes = {
      {HistogramPage::tr("A list costs little"),
       HistogramPage::tr(
           "A batch may name %1 candidates; (2/$ε$)\u00a0ln\u00a0%1 more votes pay for that, however many predictors "
           "there could be.",
           nullptr, plural(constants.list_bound))
           .arg(number_text(constants.list_bound))},
      {HistogramPage::tr("Neighbours"),
       HistogramPage::tr("One changed example changes one batch’s list. Whatever leaves is nearly as likely without "
                         "it: (%1, %2)-private, for all data.")
           .arg(rational_text(run.scenario.epsilon), rational_text(run.scenario.delta))}};
  if (constants.goal.dimension > 0) {
    notes.push_back(
        {HistogramPage::tr("The promise"),
         HistogramPage::tr("Loss above $α$ = %1 has chance at most $β$ = %2, from %3 examples on, for every "
                           "class with Ldim %4.")
             .arg(rational_text(run.scenario.alpha), rational_text(run.scenario.beta),
                  upper_count_text(constants.total.convert_to<double>()))
             .arg(constants.goal.dimension)});
  }
  return notes;
}

}  // namespace littlestone::ui
