// SPDX-License-Identifier: GPL-3.0-or-later
// A scenario of chapter IV in a card: what its lesson's page shows, with everything left out that could not be read
// there.
#pragma once

#include <memory>

#include "core/base/run_control.hpp"
#include "core/study/chapters/agnostic_scenario.hpp"
#include "ui/kit/picture.hpp"

namespace littlestone::ui {

/// Marks without words: labels before and after the choice, the stretched bar of chances, the chances of + and the
/// answers of a game, or exact regret by rounds, by the scenario's page. Computes what it shows; null where the
/// observer stopped it. Throws InputError.
[[nodiscard]] std::shared_ptr<const Picture> agnostic_thumbnail(const AgnosticScenario& scenario,
                                                                const Observer& observer);

}  // namespace littlestone::ui
