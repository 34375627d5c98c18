// SPDX-License-Identifier: GPL-3.0-or-later
// How far a guessed size lies beside the measured fall of a loss, in words.
#pragma once

#include <QString>
#include <cstdint>

#include "core/study/sweep/fall.hpp"

namespace littlestone::ui {

/// "too far left by a factor of at least 4", or "where the loss falls": of a line on an axis of sizes.
[[nodiscard]] QString beside_text(const LossFall& fall, std::uint64_t guess);

}  // namespace littlestone::ui
