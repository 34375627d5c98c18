// SPDX-License-Identifier: GPL-3.0-or-later
// What the parts of the game's picture share: measures, the moment, and where a round stands.
#pragma once

#include <QCoreApplication>

#include "ui/kit/stage.hpp"
#include "ui/pages/play_online/play_online_moment.hpp"

namespace littlestone::ui::play_drawing {

inline constexpr double play_least_height = 600;
inline constexpr double first_column = 151;
inline constexpr double box_top = 66;  // of the odds, their natural place
inline constexpr double box_height = 46;
inline constexpr double rounds_rule = 274.5;
inline constexpr double loss_top = 294;
inline constexpr double loss_base = 438;
inline constexpr double loss_left = 90;
inline constexpr double below_rule = 457.5;
inline constexpr std::size_t most_cells = 12;  // hypotheses that are shown one by one

struct PlayPictureWords {
  Q_DECLARE_TR_FUNCTIONS(PlayPictureWords)
};

/// One painting.
struct Frame {
  const Stage& stage;
  const PlayRun& run;
  const PlayMoment& moment;
  const PlayView& view;
  double grown = 1;         // how far the newest has come
  double more = 0;          // height beyond the natural one: the losses have it
  std::size_t first = 0;    // round that is shown first
  std::size_t columns = 1;  // rounds that are shown
  double pitch = 73;

  Frame(const Stage& stage, const PlayRun& run, const PlayMoment& moment, const PlayView& view, double grown);
  [[nodiscard]] double x_of(std::size_t round) const {
    return first_column + pitch * (static_cast<double>(round) - static_cast<double>(first));
  }
  [[nodiscard]] double base() const { return loss_base + more; }
  [[nodiscard]] double bottom() const { return below_rule + more; }
  /// Half the width of the boxes of odds.
  [[nodiscard]] double half() const { return std::min(19.0, pitch * 0.3); }
  [[nodiscard]] bool grows(PlayMoment::Newest what) const { return moment.newest == what && grown < 1; }
};

void draw_rounds(const Frame& frame);
void draw_losses(const Frame& frame);
/// Why the odds are what they are, or the points to ask.
void draw_why(const Frame& frame);
void draw_experts(const Frame& frame);

/// A box of odds: − above, + below, a bar where they meet.
void draw_odds(const Stage& stage, const QRectF& box, double plus);

}  // namespace littlestone::ui::play_drawing
