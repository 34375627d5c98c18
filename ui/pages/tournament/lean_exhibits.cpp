// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/pages/tournament/lean_exhibits.hpp"

#include <algorithm>
#include <utility>

#include "core/study/private_run/lean_run.hpp"
#include "ui/pages/tournament/lean_batch_scene.hpp"
#include "ui/pages/tournament/lean_panel_scene.hpp"
#include "ui/pages/tournament/lean_table.hpp"
#include "ui/pages/tournament/tournament_page.hpp"
#include "ui/shell/parts_exhibit.hpp"
#include "ui/words/names.hpp"
#include "ui/words/numbers.hpp"

namespace littlestone::ui {

QString lean_list_name() { return TournamentPage::tr("The list of the batch"); }

namespace {

ExhibitParts lean_parts(const std::shared_ptr<const Story>& story, const QString& id, const QString& title) {
  ExhibitParts parts{id, title};
  parts.picture = scenes([story](Moment moment) {
    return lean_batch_picture(story->run_pointer(), events_done(*story, moment.step),
                              phase_in(*story, Part::tournament, moment));
  });
  parts.printed = [story](Moment moment) {
    return printed_lean_batch(story->run_pointer(), events_done(*story, moment.step));
  };
  parts.play = play_between(story, Part::tournament, Part::histogram);
  return parts;
}

QString batch_finding(const PrivateRun& run) {
  const std::size_t votes = run.lean->tape.list.size();
  return votes == 0
             ? TournamentPage::tr("A batch votes for nobody")
             : TournamentPage::tr("A batch votes for %1 predictors", nullptr, plural(votes)).arg(number_text(votes));
}

}  // namespace

std::shared_ptr<const Exhibit> lean_batch_exhibit(const std::shared_ptr<const Story>& story, const QString& id) {
  ExhibitParts parts = lean_parts(story, id, batch_finding(story->run()));
  parts.table = [story](int step, TableLimits limits) {
    return lean_steps_table(story->run(), events_done(*story, step), limits);
  };
  return parts_exhibit(std::move(parts));
}

std::shared_ptr<const Exhibit> lean_list_exhibit(const std::shared_ptr<const Story>& story) {
  ExhibitParts parts = lean_parts(story, QStringLiteral("lean-list"), lean_list_name());
  parts.table = [story](int step, TableLimits limits) {
    return lean_list_table(story->run(), events_done(*story, step), limits);
  };
  return parts_exhibit(std::move(parts));
}

bool lean_guess_is_right(const PrivateRun& run, std::size_t contest, int guess) {
  const LeanTape& tape = run.lean->tape;
  if (contest + 1 >= tape.steps.size()) return false;
  const LeanTape::Step& at = tape.steps[contest];
  const LeanTape::Step& followed = tape.steps[contest + 1];
  const LeanTape::Card& base = tape.cards[static_cast<std::size_t>(at.other)];
  const LeanTape::Card& outcome = tape.cards[static_cast<std::size_t>(followed.card)];
  const int erring = base.labels[at.point] != outcome.label ? 1 : 2;
  return erring == guess;
}

void explain_lean_batch(StepPanel& panel, const std::shared_ptr<const PrivateRun>& run, int done,
                        const std::map<std::size_t, int>& guesses) {
  const LeanRun& lean = *run->lean;
  const LeanTape& tape = lean.tape;
  const LeanContest last = last_contest(lean, done);
  std::vector<Note> notes;
  const auto is_at = [&](LeanTape::Step::Kind kind) {
    return done > 0 && run->littlestone() > 0 && tape.steps[static_cast<std::size_t>(done) - 1].kind == kind;
  };
  if (is_at(LeanTape::Step::Kind::list) && !lean.list_costs.empty()) {
    panel.set_picture(std::make_shared<ScenePicture>(lean_cost_picture(run)), TournamentPage::tr("WHAT A LIST COSTS"));
    for (const ListCost& cost : lean.list_costs) {
      if (cost.list != lean.constants.list_bound || cost.votes == lean.list_costs.front().votes) continue;
      notes.push_back({TournamentPage::tr("Privacy asks for more votes"),
                       TournamentPage::tr("A list of $s$ asks for at most (2/$ε$) ln $s$ more votes: %1 instead of %2.")
                           .arg(number_text(cost.votes), number_text(lean.list_costs.front().votes))});
    }
  } else if (last.contest != nullptr) {
    const auto said = guesses.find(last.at);
    const int guess = said == guesses.end() ? 0 : said->second;
    panel.set_picture(std::make_shared<ScenePicture>(lean_contest_picture(run, done, guess)),
                      last.asks() ? TournamentPage::tr("YOUR GUESS: WHICH ONE IS TRUE?") : heading_of(last));
  } else {
    panel.set_picture(nullptr, QString());
  }
  std::uint64_t right = 0;
  std::uint64_t asked = 0;
  for (const auto& [at, guess] : guesses) {
    if (at >= static_cast<std::size_t>(done)) continue;
    ++asked;
    if (lean_guess_is_right(*run, at, guess)) ++right;
  }
  if (asked > 0) {
    notes.push_back({TournamentPage::tr("Your guesses"),
                     TournamentPage::tr("%1 of %2 right.").arg(number_text(right), number_text(asked))});
  }
  if (done > 0 && run->littlestone() > 0) {
    const LeanTape::Step::Kind kind = tape.steps[static_cast<std::size_t>(done) - 1].kind;
    if (kind == LeanTape::Step::Kind::contest || kind == LeanTape::Step::Kind::followed) {
      notes.push_back({TournamentPage::tr("One outcome is always true"),
                       TournamentPage::tr("The learner does not know which one, so it follows both. Bold marks what "
                                          "the page knows because the data is synthetic.")});
    }
    if (kind == LeanTape::Step::Kind::list) {
      notes.push_back({TournamentPage::tr("Outcomes"),
                       (tape.all_outcomes ? TournamentPage::tr("%1 sequences of labels were followed to their end.",
                                                               nullptr, plural(tape.outcomes))
                                          : TournamentPage::tr("%1 sequences of labels and more were followed.",
                                                               nullptr, plural(tape.outcomes)))
                           .arg(number_text(tape.outcomes))});
    }
  }
  if (done == 0) {
    notes.push_back(
        {TournamentPage::tr("Why so few examples?"),
         TournamentPage::tr(
             "A mistake on a real row costs no coin, all labels of a contest are tried, and a batch may vote "
             "for a list.")});
  }
  panel.set_notes(notes);
}

}  // namespace littlestone::ui
