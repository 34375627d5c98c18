// SPDX-License-Identifier: GPL-3.0-or-later
// A scenario of chapter V in a card: what its lesson's page shows, with everything left out that could not be read
// there.
#pragma once

#include <memory>

#include "core/base/run_control.hpp"
#include "core/study/chapters/map_scenario.hpp"
#include "ui/kit/picture.hpp"

namespace littlestone::ui {

/// Marks without words: mistakes and M's examples of the classes, one row a class; or the lines of both families, M's,
/// the exponential mechanism's and without privacy. Computes what it shows; null where the observer stopped it. Throws
/// InputError.
[[nodiscard]] std::shared_ptr<const Picture> map_thumbnail(const MapScenario& scenario, const Observer& observer);

}  // namespace littlestone::ui
