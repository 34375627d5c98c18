// SPDX-License-Identifier: GPL-3.0-or-later
// What the page One more point says: its steps with their questions, its notes, and what is said of what is pointed at.
#pragma once

#include <QString>
#include <memory>
#include <string_view>
#include <vector>

#include "core/study/one_more_point/one_more_point_run.hpp"
#include "ui/shell/step_panel.hpp"
#include "ui/shell/told_figure.hpp"

namespace littlestone::ui {

/// The steps of the page.
namespace point_steps {
inline constexpr int world = 0;
inline constexpr int paint = 1;
inline constexpr int meeting = 2;
inline constexpr int round = 3;
inline constexpr int inside = 4;
inline constexpr int without = 5;
inline constexpr int price = 6;
inline constexpr int count = 7;
}  // namespace point_steps

/// Places of the picture: a drag of `upper`, `lower` and `slider` sets a, one of `probe` moves it, one of `radius` sets
/// r, one of `walker` walks round the ring. A click on `bricks` goes back to the bricks, one on `possible` asks whether
/// your painting is, one on `found` paints what the search found; from `first_colour` on it chooses a colour, from
/// `first_dot` on it paints a world.
namespace point_places {
inline constexpr std::int32_t upper = 0;
inline constexpr std::int32_t lower = 1;
inline constexpr std::int32_t probe = 2;
inline constexpr std::int32_t bricks = 3;
inline constexpr std::int32_t radius = 4;
inline constexpr std::int32_t walker = 5;
inline constexpr std::int32_t possible = 6;
inline constexpr std::int32_t found = 7;
inline constexpr std::int32_t slider = 8;
inline constexpr std::int32_t first_colour = 10;
inline constexpr std::int32_t first_dot = 100;
}  // namespace point_places

/// Nodes of the picture: your own worlds from 0 on, and its handles.
inline constexpr std::int32_t point_probe_node = 1'000'000;
inline constexpr std::int32_t point_radius_node = 1'000'001;
inline constexpr std::int32_t point_walker_node = 1'000'002;

/// Whether only the ring is there at a step: the page is without point 0, or the step takes it away.
[[nodiscard]] inline bool point_ring_alone(const OneMorePointRun& run, int step) {
  return !run.known() || step >= point_steps::without;
}

/// A share as short as it is: "⅓", "½", "2/5", "0", "1".
[[nodiscard]] QString fraction_words(const Rational& share);
/// The same of a share that is set, in digits: ".2", "0".
[[nodiscard]] QString point_share_words(const Rational& share);
/// In two digits: ".76", "0", "1".
[[nodiscard]] QString hundredths_words(double share);
/// An answer, "+−", by its place in ring_answers; of a run, by its place among its colours.
[[nodiscard]] QString point_answer_words(std::size_t answer);
[[nodiscard]] QString point_answer_words(const OneMorePointRun& run, std::size_t colour);
/// A world in a sentence: "D = (.76, .04, .2)"; without point 0 on the ring "D = (.2, .8)".
[[nodiscard]] QString point_world_words(const DiamondWorld& world, bool with_known);
/// Its labels, on the points of the class.
[[nodiscard]] LabelVector point_answer_labels(std::size_t answer);
[[nodiscard]] LabelVector point_answer_labels(const OneMorePointRun& run, std::size_t colour);

/// "path", "4-cycle", "annulus", "octahedron" for the classes whose nets are called so; empty for others.
[[nodiscard]] QString net_name(std::string_view class_text);
inline constexpr std::string_view path_class = "table:11/01/00";
inline constexpr std::string_view annulus_class = "table:001/010/011/100/101/110";

/// 7 steps; of another class than cube:2 two, and one where nothing is drawn.
[[nodiscard]] std::shared_ptr<const Script> one_more_point_script(const OneMorePointRun& run);
/// At most two.
[[nodiscard]] std::vector<Note> one_more_point_notes(const OneMorePointRun& run, int step);
/// What is said of a place of the picture: a junction (point), an answer (predictor) or a dot (node).
[[nodiscard]] QString one_more_point_tell(const OneMorePointRun& run, const Kin& kin);
/// Why a dot refuses a colour: "+− errs on ⅔ here".
[[nodiscard]] QString refused_words(const OneMorePointRun& run, std::size_t world, std::size_t answer);
/// What the search for a painting of two colours found.
[[nodiscard]] QString own_search_words(const OwnNet& net);
/// What the page's figure says.
[[nodiscard]] FigureTold one_more_point_told(const OneMorePointRun& run);

}  // namespace littlestone::ui
