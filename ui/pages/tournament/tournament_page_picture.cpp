// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/pages/tournament/tournament_page_picture.hpp"

#include <algorithm>
#include <utility>

#include "ui/pages/tournament/frequency_scene.hpp"
#include "ui/pages/tournament/lesson_picture.hpp"
#include "ui/pages/tournament/tournament_picture.hpp"

namespace littlestone::ui {

TournamentPagePicture::TournamentPagePicture(std::shared_ptr<const PrivateRun> run, int events_done,
                                             std::shared_ptr<const ExactLevels> exact, double share_of_batches,
                                             bool others, double phase, std::optional<std::int32_t> opened)
    : run_(std::move(run)),
      events_done_(events_done),
      exact_(std::move(exact)),
      share_(share_of_batches),
      others_(others),
      phase_(phase),
      opened_(opened) {}

QString TournamentPagePicture::description() const {
  if ((!others_ || opened_) && LessonPicture::suits(*run_)) {
    return LessonPicture(run_, events_done_, exact_, phase_, opened_).description();
  }
  return TournamentPicture(run_, events_done_).description() + u' ' + frequency_picture(run_, false).description();
}

void TournamentPagePicture::paint(QPainter& painter, const QRectF& area, const Theme& theme) const {
  Spots ignored;
  paint_spots(painter, area, theme, ignored);
}

void TournamentPagePicture::paint_spots(QPainter& painter, const QRectF& area, const Theme& theme, Spots& spots) const {
  if ((!others_ || opened_) && LessonPicture::suits(*run_)) {
    const QRectF inside = area.adjusted(20, 4, -20, -6);
    LessonPicture(run_, events_done_, exact_, phase_, opened_).paint_spots(painter, inside, theme, spots);
    return;
  }
  const TournamentPicture tournament(run_, events_done_, Style::screen, phase_);
  const bool over = events_done_ >= static_cast<int>(run_->result.internals.trace.events.size());
  const ScenePicture frequency = frequency_picture(run_, over, exact_, share_);
  const double scale = std::min(area.width() / natural_size().width(), area.height() / natural_size().height());
  const double side = 16 * scale;
  double lower = frequency.natural_size().height() * scale;
  constexpr double readable = 0.94;  // of type of 12 px and more
  constexpr double most_shared =
      1.6;  // beyond it the page is made for big type, which a tree drawn small would not have
  if (scale < readable) {
    if (others_) {
      frequency.paint_spots(painter, area.adjusted(0, 4 * scale, 0, 0), theme, spots);
    } else {
      tournament.paint_spots(painter, area.adjusted(side, 4 * scale, -side, -side), theme, spots);
    }
    return;
  }
  // A deep tournament takes some of the frequencies' room, or needs the page to itself.
  if (tournament.natural_size().height() * scale > (area.height() - lower) * 1.2) {
    const double left = area.height() - 8 * scale - tournament.least_height();
    if (left < frequency_least_height || scale > most_shared) {
      tournament.paint_spots(painter, area.adjusted(side, 4 * scale, -side, -side), theme, spots);
      return;
    }
    lower = std::min(lower, left);
  }
  tournament.paint_spots(painter, area.adjusted(side, 4 * scale, -side, -lower - 4 * scale), theme, spots);
  frequency.paint_spots(painter, QRectF(area.left(), area.bottom() - lower, area.width(), lower), theme, spots);
}

}  // namespace littlestone::ui
