// SPDX-License-Identifier: GPL-3.0-or-later
// What a contest of the tournament is told with: the question before its coin lands, and what it has done to the
// sample.
#pragma once

#include <QString>

#include "core/study/private_run/private_run.hpp"

namespace littlestone::ui {

/// "f₀ and f₁ first differ at 1. Who wins?" of a decided node.
[[nodiscard]] QString contest_question(const PrivateRun& run, std::int32_t node);

/// What the coin shows, who errs and wins, and which rows still fit then. Of a decided node; at most 40 words. Where no
/// facts are known of the run (see facts_of) nothing is said of mistakes and rows.
[[nodiscard]] QString contest_answer(const PrivateRun& run, std::int32_t node);

/// "T₀₁: 3+, 7+": the examples of a node's two blocks, the loser's too. Of a decided node.
[[nodiscard]] QString blocks_text(const PrivateRun& run, std::int32_t node);

}  // namespace littlestone::ui
