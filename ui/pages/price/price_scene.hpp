// SPDX-License-Identifier: GPL-3.0-or-later
// Points with small probability: when the labels of one are flipped, a stable answer changes a little, but the true
// label changes fully. Below, loss against n.
#pragma once

#include <memory>
#include <optional>

#include "core/study/price/price_run.hpp"
#include "ui/kit/scene/scene_picture.hpp"

namespace littlestone::ui {

/// The steps of the page's picture: what each shows first.
enum class PriceStep {
  points,   ///< the light points, nothing drawn yet
  sample,   ///< S is drawn
  shares,   ///< what a light point weighs
  answers,  ///< the learner's answers
  value,    ///< the answer at the selected light point
  flipped,  ///< its labels are flipped
  truth,    ///< its true label after the flip
  bound,    ///< the range of its answer after the flip
  wrong,    ///< the error that is forced there
  total,    ///< the error of all points together
  curve,    ///< the least loss against n, once more
  least,    ///< the least n, and the paper's line
  others    ///< the least n for other values of γ
};
inline constexpr int price_steps = 13;

// Places of what can be dragged; a light point's column is its own number.
inline constexpr std::int32_t price_flip_handle = 1'000'000;     ///< the frame round the rows that are flipped
inline constexpr std::int32_t price_ring_handle = 1'000'001;     ///< n on the curve
inline constexpr std::int32_t price_after_handle = 1'000'002;    ///< the answer after the flip, of a learner by hand
inline constexpr std::int32_t price_answer_handles = 2'000'000;  ///< from here on: the answer at a light point, by hand

/// What the page shows at a step, in a room of its own px: at least 728 × 386. `stopped`: the light point whose answer
/// after the flip was dragged further than γ allows.
[[nodiscard]] Scene price_scene(const PriceRun& run, int step, std::optional<std::size_t> stopped, QSizeF room);
[[nodiscard]] ScenePicture price_picture(std::shared_ptr<const PriceRun> run, int step, double phase,
                                         std::optional<std::size_t> stopped = std::nullopt);
/// Its lower part, loss against n, for rooms that are high enough for it.
void add_price_plot(Scene& scene, const PriceRun& run, int step, QSizeF room);

/// Numbers of examples on one axis, for the right panel: the lower bound, the paper's line, and the number that the
/// stable learner needs.
[[nodiscard]] ScenePicture price_axis_picture(std::shared_ptr<const PriceRun> run);

}  // namespace littlestone::ui
