// SPDX-License-Identifier: GPL-3.0-or-later
// The attack: the hidden example above the privacy boundary, below it what the attacker sees and what it finds.
#pragma once

#include <memory>

#include "core/study/attack/attack_facts.hpp"
#include "ui/kit/scene/scene_picture.hpp"

namespace littlestone::ui {

/// Where the play stands.
struct AttackMoment {
  int told = 0;      // of what is hidden: 0 … 3
  double drawn = 0;  // share of the draws that are seen
  bool counted = false;
  bool read = false;  // the vote
  int probes = 0;
  bool revealed = false;
  int refuted = 0;  // 0 … 3
  static constexpr int hide_steps = 4;
  static constexpr int draw_steps = 6;
  static constexpr int count_steps = 2;
  static constexpr int refute_steps = 3;
  [[nodiscard]] static AttackMoment at(int step, unsigned comparisons);
  /// The step that reveals.
  [[nodiscard]] static int reveal_step(unsigned comparisons) {
    return hide_steps + draw_steps + count_steps + static_cast<int>(comparisons);
  }
};

/// What is drawn of a run.
struct AttackShown {
  std::shared_ptr<const LowerBoundRun> run;
  std::shared_ptr<const AttackFacts> facts;
  std::shared_ptr<const AttackCurves> curves = {};  ///< null: they are still worked out
  bool covered = false;                             ///< what is hidden is not shown before it is revealed
};

/// What the page shows at a step. A drag of the hidden example sets its leaf, the field "hidden".
[[nodiscard]] Scene attack_scene(const AttackShown& shown, int step, QSizeF room);
[[nodiscard]] ScenePicture attack_picture(AttackShown shown, int step, double phase);

/// Further runs as dots, and their share beside the exact chance, for the right panel.
[[nodiscard]] ScenePicture again_picture(const AttackShown& shown);

/// Where the plots under the attack begin, px; they need a room that is 592 px high.
inline constexpr double attack_plots_top = 474;
/// The attack's success by the number of draws beside what privacy allows, and the least ε by its room.
void add_attack_plots(Scene& scene, const AttackShown& shown, QSizeF room);

/// 12.5, .25: as the attack's rows and axes write what need not be whole.
[[nodiscard]] QString attack_number(double value);

}  // namespace littlestone::ui
