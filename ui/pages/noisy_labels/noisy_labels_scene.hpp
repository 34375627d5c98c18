// SPDX-License-Identifier: GPL-3.0-or-later
// T and T′ with the pieces of H_T over those of H_T′, what the votes answer, the relabelled rows in their blocks, and
// the calculator.
#pragma once

#include <memory>
#include <optional>

#include "core/study/noisy_labels/noisy_labels_run.hpp"
#include "ui/kit/scene/scene_picture.hpp"

namespace littlestone::ui {

/// Where the play of noisy labels stands.
struct NoisyMoment {
  static constexpr int last = 16;
  static constexpr int boundary = 7;   // the answer leaves before this step
  static constexpr int row_of_s = 7;   // the worst change of a row of S is shown from here …
  static constexpr int row_of_t = 10;  // … to here, where a row of T is swapped
  static constexpr int match = 12;     // H_T′ and its links

  int step = last;
  [[nodiscard]] bool pieces() const { return step >= 1; }
  [[nodiscard]] bool chances() const { return step >= 2; }
  [[nodiscard]] bool chosen() const { return step >= 3; }
  [[nodiscard]] bool relabelled() const { return step >= 4; }
  [[nodiscard]] bool votes() const { return step >= 5; }
  [[nodiscard]] bool answer() const { return step >= 6; }
  [[nodiscard]] bool worst() const { return step >= row_of_s && step < row_of_t; }
  [[nodiscard]] bool swapped() const { return step >= row_of_t; }
  [[nodiscard]] bool shared() const { return step >= row_of_t + 1; }
  [[nodiscard]] bool matched() const { return step >= match; }
  [[nodiscard]] bool kinds() const { return step >= match + 1; }
  [[nodiscard]] bool apart() const { return step >= match + 2; }
};

/// How the page is looked at.
struct NoisyView {
  bool votes = false;                // the lower strip shows the relabelled rows in their blocks
  std::optional<double> alpha = {};  // the calculator's dot while it is dragged; none: where the plan is
};

/// Places of what can be dragged or chosen. The rows of T and of S follow from their first.
inline constexpr std::int32_t noisy_plan_dot = 1;       ///< its Grab's value is the error
inline constexpr std::int32_t noisy_entering_chip = 2;  ///< a chip's Grab counts in chips
inline constexpr std::int32_t noisy_first_chip = 100;
inline constexpr std::int32_t noisy_first_row = 1'000'000;

/// What the page shows at a step, in a room of its own px: at least 728 × 324; the calculator from 591 px down.
[[nodiscard]] Scene noisy_labels_scene(const NoisyRun& run, int step, const NoisyView& view, QSizeF room);
[[nodiscard]] ScenePicture noisy_labels_picture(std::shared_ptr<const NoisyRun> run, int step, double phase,
                                                const NoisyView& view = {});

/// The calculator below all else: n against α, and the conditions at one α.
void add_noisy_plan(Scene& scene, const NoisyRun& run, const NoisyView& view);

/// What a swap of T and a change of S show, against what is promised: for the right panel.
[[nodiscard]] ScenePicture noisy_measure_picture(std::shared_ptr<const NoisyRun> run);

}  // namespace littlestone::ui
