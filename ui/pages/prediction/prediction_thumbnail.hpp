// SPDX-License-Identifier: GPL-3.0-or-later
// A scenario of chapter III in a card: what its lesson's page shows, with everything left out that could not be read
// there.
#pragma once

#include <memory>

#include "core/base/run_control.hpp"
#include "core/study/chapters/prediction_scenario.hpp"
#include "ui/kit/picture.hpp"

namespace littlestone::ui {

/// Marks without words: pieces of H_T row by row, bars of answers, the ladder of votes, two merged classes over each
/// other, or answers with what they must err, by the scenario's page. Computes what it shows; null where the observer
/// stopped it. Throws InputError.
[[nodiscard]] std::shared_ptr<const Picture> prediction_thumbnail(const PredictionScenario& scenario,
                                                                  const Observer& observer);

}  // namespace littlestone::ui
