// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/pages/tournament/lean_exhibits.hpp"

#include <algorithm>
#include <utility>

#include "core/study/private_run/lean_run.hpp"
#include "ui/pages/tournament/lean_batch_picture.hpp"
#include "ui/pages/tournament/lean_contest_picture.hpp"
#include "ui/pages/tournament/lean_cost_picture.hpp"
#include "ui/pages/tournament/lean_table.hpp"
#include "ui/pages/tournament/tournament_page.hpp"
#include "ui/words/names.hpp"
#include "ui/words/numbers.hpp"

namespace littlestone::ui {
namespace {

class LeanBatchExhibit : public Exhibit {
 public:
  LeanBatchExhibit(std::shared_ptr<const Story> story, QString id) : story_(std::move(story)), id_(std::move(id)) {}

  [[nodiscard]] QString id() const override { return id_; }
  [[nodiscard]] QString title() const override { return TournamentPage::tr("One batch of the lean learner"); }
  [[nodiscard]] std::shared_ptr<const Picture> picture(const Theme&, Moment moment) const override {
    return std::make_shared<LeanBatchPicture>(story_->run_pointer(), events_done(*story_, moment.step),
                                              phase_in(*story_, Part::tournament, moment));
  }
  [[nodiscard]] PageTable table(int step, TableLimits limits) const override {
    return lean_steps_table(story_->run(), events_done(*story_, step), limits);
  }
  [[nodiscard]] std::optional<Play> play() const override {
    return Play{story_, 0, std::max(0, story_->first_of(Part::histogram) - 1)};
  }

 protected:
  [[nodiscard]] const Story& story() const { return *story_; }

 private:
  std::shared_ptr<const Story> story_;
  QString id_;
};

class LeanListExhibit final : public LeanBatchExhibit {
 public:
  explicit LeanListExhibit(std::shared_ptr<const Story> story)
      : LeanBatchExhibit(std::move(story), QStringLiteral("lean-list")) {}
  [[nodiscard]] QString title() const override { return lean_list_name(); }
  [[nodiscard]] PageTable table(int step, TableLimits limits) const override {
    return lean_list_table(story().run(), events_done(story(), step), limits);
  }
};

}  // namespace

QString lean_list_name() { return TournamentPage::tr("The list of the batch"); }

std::shared_ptr<const Exhibit> lean_batch_exhibit(const std::shared_ptr<const Story>& story, const QString& id) {
  return std::make_shared<LeanBatchExhibit>(story, id);
}

std::shared_ptr<const Exhibit> lean_list_exhibit(const std::shared_ptr<const Story>& story) {
  return std::make_shared<LeanListExhibit>(story);
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
  const LeanContestPicture last(run, done);
  const auto said = guesses.find(last.contest());
  const auto contest = std::make_shared<LeanContestPicture>(run, done, said == guesses.end() ? 0 : said->second);
  std::vector<Note> notes;
  const auto is_at = [&](LeanTape::Step::Kind kind) {
    return done > 0 && run->littlestone() > 0 && tape.steps[static_cast<std::size_t>(done) - 1].kind == kind;
  };
  if (is_at(LeanTape::Step::Kind::list) && !lean.list_costs.empty()) {
    panel.set_picture(std::make_shared<LeanCostPicture>(run), TournamentPage::tr("WHAT A LIST COSTS"));
    for (const ListCost& cost : lean.list_costs) {
      if (cost.list != lean.constants.list_bound || cost.votes == lean.list_costs.front().votes) continue;
      notes.push_back({TournamentPage::tr("Privacy asks for more votes"),
                       TournamentPage::tr("A list of $s$ asks for at most (2/$ε$) ln $s$ more votes: %1 instead of %2.")
                           .arg(number_text(cost.votes), number_text(lean.list_costs.front().votes))});
    }
  } else if (contest->shows_contest()) {
    panel.set_picture(contest,
                      contest->asks() ? TournamentPage::tr("YOUR GUESS: WHICH ONE IS TRUE?") : contest->heading());
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
