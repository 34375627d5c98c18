// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/pages/tournament/chain_exhibits.hpp"

#include <utility>
#include <vector>

#include "core/study/private_run/chain_run.hpp"
#include "ui/pages/learn/chain_story.hpp"
#include "ui/pages/tournament/chain_runs_scene.hpp"
#include "ui/pages/tournament/chain_table.hpp"
#include "ui/pages/tournament/tournament_page.hpp"
#include "ui/shell/parts_exhibit.hpp"
#include "ui/words/names.hpp"
#include "ui/words/numbers.hpp"

namespace littlestone::ui {

QString chain_names_name() { return TournamentPage::tr("What the runs name"); }

namespace {

ExhibitParts chain_parts(const std::shared_ptr<const Story>& story, const QString& id, const QString& title) {
  ExhibitParts parts{id, title};
  parts.picture = scenes([story](Moment moment) {
    return chain_runs_picture(story->run_pointer(), events_done(*story, moment.step),
                              phase_in(*story, Part::tournament, moment))
        .spreading();
  });
  parts.printed = [story](Moment moment) {
    return printed_chain_runs(story->run_pointer(), events_done(*story, moment.step));
  };
  parts.play = play_between(story, Part::tournament, Part::histogram);
  return parts;
}

QString runs_finding(const PrivateRun& run) {
  const ChainRun& chain = *run.chain;
  if (!chain.watched) return TournamentPage::tr("No run names anybody");
  const ChainCandidate& most = chain.result.internals.candidates[chain.watched_name()];
  const QString name = predictor_name(run.concept_class(), most.labels);
  return TournamentPage::tr("%1 disjoint runs name %2", nullptr, plural(most.runs))
      .arg(number_text(most.runs), name.isEmpty() ? TournamentPage::tr("a predictor outside the class") : name);
}

}  // namespace

std::shared_ptr<const Exhibit> chain_runs_exhibit(const std::shared_ptr<const Story>& story, const QString& id) {
  ExhibitParts parts = chain_parts(story, id, runs_finding(story->run()));
  parts.table = [story](int step, TableLimits limits) {
    return chain_runs_table(story->run(), events_done(*story, step), limits);
  };
  return parts_exhibit(std::move(parts));
}

std::shared_ptr<const Exhibit> chain_names_exhibit(const std::shared_ptr<const Story>& story) {
  ExhibitParts parts = chain_parts(story, QStringLiteral("chain-names"), chain_names_name());
  parts.table = [story](int step, TableLimits limits) {
    const bool counted = events_done(*story, step) >= chain_steps_before_votes(story->run());
    return chain_candidates_table(story->run(), counted ? 1 : 0, limits);
  };
  return parts_exhibit(std::move(parts));
}

void explain_chain_runs(StepPanel& panel, const PrivateRun& run, int done) {
  const ChainRun& chain = *run.chain;
  panel.set_picture(nullptr, QString());
  std::vector<Note> notes;
  if (done == 0) {
    notes.push_back({TournamentPage::tr("Why so few examples?"),
                     TournamentPage::tr("No row is set aside: every row is read on every level, and the errors are "
                                        "counted on the same rows.")});
  } else if (done < chain_steps_before_votes(run)) {
    notes.push_back({TournamentPage::tr("One outcome is always true"),
                     TournamentPage::tr("The learner does not know which label of a contest is right, so the run names "
                                        "the outcomes of both.")});
  } else if (chain.watched) {
    notes.push_back({TournamentPage::tr("Runs that share a row"),
                     TournamentPage::tr("Only runs without a common row are counted. One changed row is in at most one "
                                        "of them, so each count moves by at most 1.")});
    const auto& names = chain.result.internals.candidates;
    notes.push_back({TournamentPage::tr("Names one row can take away"),
                     TournamentPage::tr("At most $s$ = %1, whatever the data are. Here all rows give %2.", nullptr,
                                        plural(names.size()))
                         .arg(number_text(chain.constants.list_bound), number_text(names.size()))});
  }
  panel.set_notes(notes);
}

}  // namespace littlestone::ui
