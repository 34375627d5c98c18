// SPDX-License-Identifier: GPL-3.0-or-later
// What the tournament page adds to a lecture: its contests, each as large as the wall.
#include <utility>

#include "core/study/private_run/lean_run.hpp"
#include "ui/pages/tournament/contest_scene.hpp"
#include "ui/pages/tournament/tournament_page.hpp"
#include "ui/pages/tournament/tournament_table.hpp"
#include "ui/shell/parts_exhibit.hpp"

namespace littlestone::ui {

namespace {

Contest contest_at(const Story& story, Moment moment) {
  if (story[moment.step].part != Part::tournament) return {story.run_pointer(), 0};
  return {story.run_pointer(), events_done(story, moment.step), phase_in(story, Part::tournament, moment)};
}

}  // namespace

std::shared_ptr<const Exhibit> TournamentPage::contest_lecture(int step) const {
  if (!run().is_of_m()) return nullptr;
  if (contest_at(*story(), {step, 1}).state == Contest::State::none) return nullptr;
  return parts_exhibit({QStringLiteral("contest"), QCoreApplication::translate("Page", "Tournament"),
                        scenes([story = story(), votes = votes_](Moment moment) {
                          Contest contest = contest_at(*story, moment);
                          const auto vote = votes.find(contest.node_index);
                          const int voted = contest.met() && vote != votes.end() ? vote->second : 0;
                          return contest_lecture_picture(std::move(contest), voted);
                        }),
                        [story = story()](int at, TableLimits limits) {
                          return tournament_table(*story->run_pointer(), events_done(*story, at), limits);
                        }});
}

QString TournamentPage::headline(Moment moment) const {
  if (!story() || shown_view() == View::levels || !run().is_of_m()) return {};
  return contest_headline(contest_at(*story(), moment));
}

LectureNote TournamentPage::note(int step) const {
  if (!story() || shown_view() == View::levels || !run().is_of_m()) return {};
  return contest_note(contest_at(*story(), {step, 1}));
}

bool TournamentPage::take_vote(int answer) {
  if (!story() || shown_view() == View::levels || !run().is_of_m()) return false;
  const Contest contest = contest_at(*story(), {step_, 1});
  if (contest.state != Contest::State::asked) return false;
  int& vote = votes_[contest.node_index];
  vote = vote == answer ? 0 : answer;  // the same again takes it back
  emit progressed();
  return true;
}

}  // namespace littlestone::ui
