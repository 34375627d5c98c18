// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/pages/play_online/play_online_moment.hpp"

#include <algorithm>

namespace littlestone::ui {

PlayMoment PlayMoment::at(const PlayRun& run, int step, const PlayView& view) {
  PlayMoment moment;
  step = std::clamp(step, 0, steps(run, view) - 1);
  moment.rounds = static_cast<std::size_t>((step + 1) / steps_of_round);
  const int part = (step + 1) % steps_of_round;
  if (part == 0) {
    moment.newest = Newest::answer;
    return moment;
  }
  if (moment.pending(run) && !view.pending) return moment;
  moment.newest = part == 1 ? Newest::ask : Newest::odds;
  moment.point = moment.pending(run) ? *view.pending : run.rounds[moment.rounds].point;
  if (moment.pending(run) && part == 2) {
    moment.tried = view.by_hand;
    if (run.by_hand() && !moment.tried) moment.tried = Rational(1, 2);
  }
  return moment;
}

int PlayMoment::steps(const PlayRun& run, const PlayView& view) {
  const int played = static_cast<int>(run.rounds.size()) * steps_of_round;
  return run.over() ? played : view.pending ? played + 2 : played + 1;
}

const PlayQuestion* PlayMoment::question(const PlayRun& run) const {
  if (const PlayRound* const at = round(run)) return &at->question;
  return point ? &run.questions[*point] : nullptr;
}

const PlayRound* PlayMoment::round(const PlayRun& run) const {
  if (newest == Newest::answer) return &run.rounds[rounds - 1];
  return point && !pending(run) ? &run.rounds[rounds] : nullptr;
}

std::optional<Rational> PlayMoment::said(const PlayRun& run) const {
  if (newest != Newest::odds && newest != Newest::answer) return std::nullopt;
  if (const PlayRound* const at = round(run)) return at->said;
  if (tried) return tried;
  return run.questions[*point].odds;
}

}  // namespace littlestone::ui
