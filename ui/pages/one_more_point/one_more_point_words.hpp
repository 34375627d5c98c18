// SPDX-License-Identifier: GPL-3.0-or-later
// What the page One more point says: its steps with their questions, its notes, and what is said of what is pointed at.
#pragma once

#include <QString>
#include <memory>
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

/// Places of the picture: a drag of `upper` and `lower` sets a, one of `probe` moves it; from `first_colour` on a click
/// chooses a colour, one on `bricks` goes back to the bricks; of nodes, the dots of your own painting begin at 0.
namespace point_places {
inline constexpr std::int32_t upper = 0;
inline constexpr std::int32_t lower = 1;
inline constexpr std::int32_t probe = 2;
inline constexpr std::int32_t bricks = 3;
inline constexpr std::int32_t first_colour = 10;
inline constexpr std::int32_t first_dot = 100;
}  // namespace point_places

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
/// An answer, "+−", by its place in ring_answers.
[[nodiscard]] QString point_answer_words(std::size_t answer);
/// A world in a sentence: "D = (.76, .04, .2)"; without point 0 on the ring "D = (.2, .8)".
[[nodiscard]] QString point_world_words(const DiamondWorld& world, bool with_known);
/// Its labels, on the points of the class.
[[nodiscard]] LabelVector point_answer_labels(std::size_t answer);

/// 7 steps.
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
