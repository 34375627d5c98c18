// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/pages/tournament/chain_exhibits.hpp"

#include <algorithm>
#include <utility>
#include <vector>

#include "core/study/private_run/chain_run.hpp"
#include "ui/pages/learn/chain_story.hpp"
#include "ui/pages/tournament/chain_runs_picture.hpp"
#include "ui/pages/tournament/chain_table.hpp"
#include "ui/pages/tournament/tournament_page.hpp"
#include "ui/words/names.hpp"
#include "ui/words/numbers.hpp"

namespace littlestone::ui {
namespace {

class ChainRunsExhibit : public Exhibit {
 public:
  ChainRunsExhibit(std::shared_ptr<const Story> story, QString id) : story_(std::move(story)), id_(std::move(id)) {}

  [[nodiscard]] QString id() const override { return id_; }
  [[nodiscard]] QString title() const override { return TournamentPage::tr("The runs of the chain learner"); }
  [[nodiscard]] std::shared_ptr<const Picture> picture(const Theme&, Moment moment) const override {
    return std::make_shared<ChainRunsPicture>(story_->run_pointer(), events_done(*story_, moment.step),
                                              phase_in(*story_, Part::tournament, moment));
  }
  [[nodiscard]] PageTable table(int step, TableLimits limits) const override {
    return chain_runs_table(story_->run(), events_done(*story_, step), limits);
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

class ChainNamesExhibit final : public ChainRunsExhibit {
 public:
  explicit ChainNamesExhibit(std::shared_ptr<const Story> story)
      : ChainRunsExhibit(std::move(story), QStringLiteral("chain-names")) {}
  [[nodiscard]] QString title() const override { return chain_names_name(); }
  [[nodiscard]] PageTable table(int step, TableLimits limits) const override {
    const bool counted = events_done(story(), step) >= chain_steps_before_votes(story().run());
    return chain_candidates_table(story().run(), counted ? 1 : 0, 0, limits);
  }
};

}  // namespace

QString chain_names_name() { return TournamentPage::tr("What the runs name"); }

std::shared_ptr<const Exhibit> chain_runs_exhibit(const std::shared_ptr<const Story>& story, const QString& id) {
  return std::make_shared<ChainRunsExhibit>(story, id);
}

std::shared_ptr<const Exhibit> chain_names_exhibit(const std::shared_ptr<const Story>& story) {
  return std::make_shared<ChainNamesExhibit>(story);
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
