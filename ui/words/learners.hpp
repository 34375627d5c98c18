// SPDX-License-Identifier: GPL-3.0-or-later
// The learners by the names of their rows in an envelope.
#pragma once

#include <QString>
#include <string_view>

namespace littlestone::ui {

/// In a sentence: "the lean learner", "the chain learner", "the exponential mechanism", "M with the paper's constants"
/// (m-paper), "M" (any other row).
[[nodiscard]] QString learner_words(std::string_view row);
/// Alone, where there is room: "lean learner", "chain learner", "exponential mechanism", "M, paper's constants", "M".
[[nodiscard]] QString lone_learner(std::string_view row);
/// Beside its mark: "lean", "chain", "mechanism", "M".
[[nodiscard]] QString short_learner(std::string_view row);

}  // namespace littlestone::ui
