// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/shell/exhibit.hpp"

namespace littlestone::ui {

Moment end_of(const Exhibit& exhibit) {
  const std::optional<Exhibit::Play> play = exhibit.play();
  return {play ? play->steps->last() : 0, 1};
}

Film film_of(const std::shared_ptr<const Exhibit>& exhibit) {
  const Exhibit::Play play = *exhibit->play();
  return {[exhibit](const Theme& theme, Moment moment) { return exhibit->picture(theme, moment); }, play.steps,
          play.first, play.last};
}

}  // namespace littlestone::ui
