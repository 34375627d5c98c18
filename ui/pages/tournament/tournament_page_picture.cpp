// SPDX-License-Identifier: GPL-3.0-or-later
#include <algorithm>
#include <utility>

#include "ui/pages/tournament/frequency_scene.hpp"
#include "ui/pages/tournament/tournament_parts.hpp"

namespace littlestone::ui {
namespace {

constexpr QSizeF page_size(728, 600);

/// The tournament over the frequencies in the px of an area, or one of them alone.
void add_page(Scene& scene, const std::shared_ptr<const TournamentState>& state, const ScenePicture& frequency,
              bool others, QSizeF size) {
  const ScenePicture tournament = tournament_picture(state);
  const QRectF area(QPointF(), size);
  const double scale = std::min(area.width() / page_size.width(), area.height() / page_size.height());
  const double side = 16 * scale;
  double lower = frequency.natural_size().height() * scale;
  constexpr double readable = 0.94;    // of type of 12 px and more
  constexpr double most_shared = 1.6;  // beyond it the page is made for big type, which a small tree would not have
  const auto tree_alone = [&] { tournament.put(scene, area.adjusted(side, 4 * scale, -side, -side)); };
  if (scale < readable) return others ? frequency.put(scene, area.adjusted(0, 4 * scale, 0, 0)) : tree_alone();
  // A deep tournament takes some of the frequencies' room, or needs the page to itself.
  if (tournament.natural_size().height() * scale > (area.height() - lower) * 1.2) {
    const double left = area.height() - 8 * scale - least_tournament_size(*state).height();
    if (left < frequency_least_height || scale > most_shared) return tree_alone();
    lower = std::min(lower, left);
  }
  tournament.put(scene, area.adjusted(side, 4 * scale, -side, -lower - 4 * scale));
  frequency.put(scene, {0, area.bottom() - lower, area.width(), lower});
}

}  // namespace

ScenePicture tournament_page_picture(const std::shared_ptr<const PrivateRun>& run, int events_done,
                                     const std::shared_ptr<const ExactLevels>& exact, double share_of_batches,
                                     bool others, double phase, std::optional<std::int32_t> opened) {
  const auto page = [](ScenePicture::Make make) {
    return ScenePicture(page_size, in_px_of_area, std::move(make)).spreading();
  };
  if ((!others || opened) && has_tournament_lesson(*run)) {
    return page([lesson = tournament_lesson_picture(run, events_done, exact, phase, opened)](int, QSizeF size) {
      Scene scene;
      scene.says = lesson.description();
      lesson.put(scene, QRectF(QPointF(), size).adjusted(20, 4, -20, -6));
      return scene;
    });
  }
  const auto state = std::make_shared<const TournamentState>(run, events_done, phase);
  const bool over = events_done >= static_cast<int>(run->result.internals.trace.events.size());
  return page([state, others, says = frequency_picture(run, false).description(),
               frequency = frequency_picture(run, over, exact, share_of_batches)](int, QSizeF size) {
    Scene scene;
    scene.says = tournament_told(*state) + u' ' + says;
    add_page(scene, state, frequency, others, size);
    return scene;
  });
}

}  // namespace littlestone::ui
