// SPDX-License-Identifier: GPL-3.0-or-later
// The ladder in words: its numbers, its steps with their questions, a class in a card.
#pragma once

#include <cstddef>
#include <cstdint>
#include <memory>
#include <optional>
#include <utility>
#include <vector>

#include "core/study/ladder/ladder_run.hpp"
#include "ui/shell/step_panel.hpp"
#include "ui/shell/told_figure.hpp"

namespace littlestone::ui {

/// The steps of its script.
namespace ladder_steps {
enum : int { ceiling, one, g_star, g, proofs, gap };
}

/// What the pointer finds in a row; a number and the mark that it is of are the same thing.
enum class LadderMark : std::uint8_t { row, ceiling, one, g_star, g, proof, paper };
struct LadderThing {
  LadderMark mark = LadderMark::row;
  std::size_t row = 0;
  friend bool operator==(const LadderThing&, const LadderThing&) = default;
};

/// To which side a number is rounded: three digits, two with a power of ten below .001.
enum class LadderSide { below, near, above };
/// ".267", ".0025", "2.9·10⁻¹¹".
[[nodiscard]] QString ladder_number(double value, LadderSide side = LadderSide::near);
/// A bracket whose ends are rounded outwards: ".267 – .273", or ".25" where both are one number.
[[nodiscard]] QString ladder_bracket(double lower, double upper);

/// "points:3", and of tables that are thresholds "3 thresholds".
[[nodiscard]] QString ladder_class(const LadderRow& row);
/// "3 rows", and of tables that are thresholds "2 points".
[[nodiscard]] QString ladder_size(const LadderRow& row);
/// Why L is at least what it is, in one sentence.
[[nodiscard]] QString ladder_reason(const LadderRow& row);

/// The row on the band: the one that is pointed at, else the one that the step is about.
[[nodiscard]] std::size_t ladder_told_row(const LadderRun& run, int step, std::optional<std::size_t> pointed);

/// A row's numbers with their names, as its card has them; those that a later step asks for are left out.
[[nodiscard]] std::vector<std::pair<QString, QString>> ladder_card_lines(const LadderRun& run, std::size_t row,
                                                                         int step);
/// The same in one line.
[[nodiscard]] QString ladder_row_words(const LadderRun& run, std::size_t row, int step);

/// A mark in one line: its number, and where a click on it leads. `pictured`: One more point shows the row's ceiling.
[[nodiscard]] QString ladder_mark_words(const LadderRun& run, LadderThing thing, bool pictured);

[[nodiscard]] std::shared_ptr<const Script> ladder_script(const LadderRun& run);
[[nodiscard]] std::vector<Note> ladder_notes(const LadderRun& run, int step, std::size_t row);
[[nodiscard]] FigureTold ladder_told(const LadderRun& run);

}  // namespace littlestone::ui
