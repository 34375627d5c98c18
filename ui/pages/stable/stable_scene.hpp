// SPDX-License-Identifier: GPL-3.0-or-later
// The stable learner on one data set: S in stacks, H_T, how likely each answer is before and after one example changes,
// and two sweeps.
#pragma once

#include <memory>
#include <optional>
#include <vector>

#include "core/study/stable/stable_run.hpp"
#include "ui/kit/scene/scene_picture.hpp"

namespace littlestone::ui {

/// Where the parts of the play begin.
struct StableSteps {
  int draw = 1;   // steps that draw T, at most 12
  int merge = 1;  // steps that merge, one a point of T, at most 12
  [[nodiscard]] static StableSteps of(const StablePageRun& run);
  [[nodiscard]] int weigh() const { return draw + merge; }
  [[nodiscard]] int answer() const { return weigh() + 2; }
  [[nodiscard]] int all() const { return answer() + 2; }
  [[nodiscard]] int change() const { return all() + 1; }
  [[nodiscard]] int last() const { return change() + 3; }
  /// How many rows of T are drawn, and how many of its points have merged hypotheses.
  [[nodiscard]] std::size_t rows_at(int step, const StablePageRun& run) const;
  [[nodiscard]] std::size_t points_at(int step, const StablePageRun& run) const;
};

/// How it is looked at: whose answers, and whose bounds.
struct StableView {
  StableKind kind = StableKind::stable;
  bool paper = false;  // the printed bounds of the stable learner instead of the sharp ones
};
/// No answer of that learner moves by more; none where the paper has no bound for these numbers.
[[nodiscard]] std::optional<double> stability_bound_of(const StablePageRun& run, StableView view);
[[nodiscard]] std::optional<double> excess_bound_of(const StablePageRun& run, StableView view);

/// The bounds at a place of the sweep over ε₀; none where the paper has none.
struct SweepBounds {
  std::optional<double> stability;
  std::optional<double> excess;
};
[[nodiscard]] SweepBounds sweep_bounds_of(const StablePageRun& run, StableView view, std::size_t place);

/// All of the picture, or a part of it by itself.
enum class StablePart { whole, sample, hypotheses, sweeps };

/// A handle of `becomes` has the place of its row of S; those of ε₀ in the two sweeps have these.
inline constexpr std::int32_t stable_epsilon_place = 0x7ffffffe;
inline constexpr std::int32_t stable_accuracy_place = 0x7fffffff;

/// What the page shows at a step; without the sweeps where the room is lower than 599 px.
[[nodiscard]] Scene stable_scene(const StablePageRun& run, int step, StableView view, StablePart part, QSizeF room);
/// The picture at a step; a part of it by itself, and any step after the last, is seen at its end.
[[nodiscard]] ScenePicture stable_picture(std::shared_ptr<const StablePageRun> run, int step, double phase,
                                          StableView view, StablePart part = StablePart::whole);
/// The example that a row becomes where a hand on it lets it go; none outside the stacks.
[[nodiscard]] std::optional<Example> stable_example_at(const Grab& row, QPointF at);

/// Where γ comes from, for the right panel: its parts, and below what the worst neighbour moves.
[[nodiscard]] ScenePicture stable_bound_picture(std::shared_ptr<const StablePageRun> run, StableView view);

// --- Parts of the scene

/// The columns of the stacks and of the bars below them, one a point.
struct StableColumns {
  static constexpr double left = 112;

  std::vector<PointIndex> points;
  std::size_t left_out = 0;
  double right = 0;  ///< of the room that they have
  Axis x = {};       ///< of their numbers

  [[nodiscard]] static StableColumns of(const StablePageRun& run, double width);
  [[nodiscard]] double centre(std::size_t column) const { return x.px(static_cast<double>(column)); }
  /// Names of so many px under the columns: every how many of them there is room.
  [[nodiscard]] std::size_t every(double room) const;
};

/// How likely the answer is + at each point, and the words below.
void add_stable_chances(Scene& scene, const StablePageRun& run, int step, StableView view,
                        const StableColumns& columns);
/// Stability or accuracy against the learner's ε₀, 130 px from `top` on.
void add_stable_sweep(Scene& scene, const StablePageRun& run, StableView view, bool accuracy, double top);

}  // namespace littlestone::ui
