// SPDX-License-Identifier: GPL-3.0-or-later
// What the page Two worlds says: its steps, its notes, and one class in numbers.
#pragma once

#include <QString>
#include <memory>
#include <utility>
#include <vector>

#include "core/study/two_worlds/two_worlds_run.hpp"
#include "ui/pages/map/map_words.hpp"
#include "ui/shell/step_panel.hpp"
#include "ui/shell/told_figure.hpp"

namespace littlestone::ui {

/// "thresholds:8", "points:2^20"; plain.
[[nodiscard]] QString worlds_class(const TwoWorldsRow& row);
/// "3", or "2 to 5" where it is not known.
[[nodiscard]] QString worlds_dimension(const TwoWorldsRow& row);
/// An exact number of mistakes or regret: "3/2", "63/32 = 1.969".
[[nodiscard]] QString fraction_text(const Rational& value, bool with_decimal);
/// A number of mistakes: "1.5", "3.349".
[[nodiscard]] QString mistakes_text(double value);
/// The same of a bound from below, rounded down, and of one from above, rounded up.
[[nodiscard]] QString least_mistakes_text(double bound);
[[nodiscard]] QString most_mistakes_text(double bound);
/// Why a regret is not known, in the window's language.
[[nodiscard]] QString regret_why_not(const TwoWorldsRow& row);

/// One class in lines of a name and a value: its card.
[[nodiscard]] std::vector<std::pair<QString, QString>> class_card(const TwoWorldsRun& run, std::size_t row);
/// The same in one line, for the pointer.
[[nodiscard]] QString class_words(const TwoWorldsRun& run, std::size_t row);

[[nodiscard]] std::shared_ptr<const Script> two_worlds_script(const TwoWorldsRun& run);
/// At most three.
[[nodiscard]] std::vector<Note> two_worlds_notes(const TwoWorldsRun& run);

/// What the page's figure says.
[[nodiscard]] FigureTold two_worlds_told(const TwoWorldsRun& run);

}  // namespace littlestone::ui
