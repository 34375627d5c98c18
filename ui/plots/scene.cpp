// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/plots/scene.hpp"

#include "ui/canvas/tournament_picture.hpp"
#include "ui/plots/frequency_picture.hpp"
#include "ui/plots/histogram_picture.hpp"
#include "ui/plots/selection_picture.hpp"

namespace littlestone::ui {

int events_done(const Story& story, int step) {
  if (story[step].chapter == Chapter::tournament) return story[step].position;
  return static_cast<int>(story.run().result.internals.trace.events.size());
}

int position_in(const Story& story, Chapter chapter, int step) {
  constexpr int last_position = 3;
  const Chapter now = story[step].chapter;
  if (now < chapter) return 0;
  if (now == chapter) return story[step].position;
  return last_position;
}

double share_counted(const Story& story, Moment moment) {
  return story[moment.step].chapter == Chapter::other_batches ? moment.phase : 1;
}

std::shared_ptr<const Picture> scene_picture(Scene scene, const Story& story, Moment moment,
                                             const std::shared_ptr<const ExactLevels>& exact) {
  const std::shared_ptr<const LabRun>& run = story.run_pointer();
  const Chapter now = story[moment.step].chapter;
  const auto phase_of = [&](Chapter chapter) { return now == chapter ? moment.phase : 1; };
  const int events = events_done(story, moment.step);
  switch (scene) {
    case Scene::tournament:
      return std::make_shared<TournamentPicture>(run, events, Style::screen, phase_of(Chapter::tournament));
    case Scene::tournament_and_shares:
      return std::make_shared<TournamentPagePicture>(run, events, exact, share_counted(story, moment),
                                                     now != Chapter::tournament, phase_of(Chapter::tournament));
    case Scene::shares: return std::make_shared<FrequencyPicture>(run, true, exact, share_counted(story, moment));
    case Scene::histogram:
      return std::make_shared<HistogramPicture>(run, position_in(story, Chapter::histogram, moment.step),
                                                phase_of(Chapter::histogram));
    case Scene::stages:
      return std::make_shared<StagesPicture>(run, position_in(story, Chapter::histogram, moment.step),
                                             position_in(story, Chapter::selection, moment.step), moment.phase);
    case Scene::selection:
      return std::make_shared<SelectionPicture>(run, position_in(story, Chapter::selection, moment.step),
                                                SelectionPicture::Form::page, phase_of(Chapter::selection));
  }
  return nullptr;
}

}  // namespace littlestone::ui
