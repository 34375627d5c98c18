// SPDX-License-Identifier: GPL-3.0-or-later
// Flipping the answer, as numbers to show. [MATH §B4]
#pragma once

#include <nlohmann/json.hpp>

#include "core/prediction/flip.hpp"

namespace littlestone {

/// The options and what they give.
struct FlipStudy {
  FlipOptions options;
  Flipped flipped;
};

/// Throws InputError as flip does.
[[nodiscard]] FlipStudy run_flip(const FlipOptions& options);

/// "epsilon_before", "delta_before", "chance", "epsilon", "epsilon_attained", "added_error", and at "wanted"
/// "least_stability" and "paper_stability".
[[nodiscard]] nlohmann::ordered_json flip_to_json(const FlipStudy& study);

}  // namespace littlestone
