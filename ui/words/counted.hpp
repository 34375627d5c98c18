// SPDX-License-Identifier: GPL-3.0-or-later
// A number with its noun, in the window's language: "1 hypothesis", "8 hypotheses".
#pragma once

#include <QString>
#include <cstdint>

namespace littlestone::ui {

[[nodiscard]] QString counted_hypotheses(std::uint64_t count);
[[nodiscard]] QString counted_points(std::uint64_t count);
/// Of a tournament or a game.
[[nodiscard]] QString counted_rounds(std::uint64_t count);
[[nodiscard]] QString counted_mistakes(std::uint64_t count);
[[nodiscard]] QString counted_batches(std::uint64_t count);
[[nodiscard]] QString counted_predictors(std::uint64_t count);

}  // namespace littlestone::ui
