// SPDX-License-Identifier: GPL-3.0-or-later
// The rows of S, the pieces of the class after each row of T against the ruler αn, and all subsets of S in two plots.
#pragma once

#include <cstdint>
#include <memory>
#include <optional>

#include "core/study/nets/nets_run.hpp"
#include "ui/kit/scene/scene_picture.hpp"

namespace littlestone::ui {

enum class NetsLayout { by_rows, even, tree };

/// How the picture is looked at.
struct NetsView {
  NetsLayout layout = NetsLayout::by_rows;
  std::optional<double> ruler;  // rows of S left of the ruler that was dragged
};

/// Where the play stands.
struct NetsMoment {
  std::size_t level = 0;  // the last that is shown of T
  bool verdict = false;   // past the rows of T
  /// What of all subsets comes with this step.
  enum class Sums { shown, failure, enough, bound, mean } sums = Sums::shown;
  [[nodiscard]] static NetsMoment at(int step, const NetsRun& run);
  /// How many levels are shown: past the rows of T also the one of the row that would be drawn next.
  [[nodiscard]] std::size_t levels(const NetsRun& run) const { return level + (verdict && run.next ? 2 : 1); }
};

/// Places of what can be dragged; a click with a place from 0 on is on a row of S. The values of their drags are rows
/// of S left of the ruler, rows that the ruler spans, rows of T.
namespace nets_place {
inline constexpr std::int32_t ruler = 0x7f000000;
inline constexpr std::int32_t ruler_end = 0x7f000001;
inline constexpr std::int32_t ring = 0x7f000002;
}  // namespace nets_place

/// Which piece a node stands for: of the levels that are shown, the next one after them.
[[nodiscard]] std::int32_t nets_node(std::size_t level, std::size_t piece);
[[nodiscard]] std::size_t level_of_node(std::int32_t node);
[[nodiscard]] std::size_t piece_of_node(std::int32_t node);

/// What the page shows at a step.
[[nodiscard]] Scene nets_scene(const NetsRun& run, int step, const NetsView& view, QSizeF room);
[[nodiscard]] ScenePicture nets_picture(std::shared_ptr<const NetsRun> run, int step, double phase, NetsView view);

/// How many rows make a net, and what they save: both plots over n′ from `top` down, their words in their places.
void add_nets_plots(Scene& scene, const NetsRun& run, const NetsMoment& moment, QSizeF room, double top);
/// How high they are.
inline constexpr double nets_plots_height = 272;
/// Both plots by themselves.
[[nodiscard]] ScenePicture nets_plots_picture(std::shared_ptr<const NetsRun> run);

/// The longest piece after each row against the ruler, for the right panel.
[[nodiscard]] ScenePicture longest_piece_picture(std::shared_ptr<const NetsRun> run, int step);

}  // namespace littlestone::ui
