// SPDX-License-Identifier: GPL-3.0-or-later
// A run of chapter II in a card: what its lesson's page shows, with everything left out that could not be read there.
#pragma once

#include <memory>

#include "core/study/lower_bound/lower_bound_run.hpp"
#include "ui/kit/picture.hpp"

namespace littlestone::ui {

/// Marks without words: the homogeneous set, the staircase, the attack's hypotheses, or the towers, by the scenario's
/// page. `run` is not null.
[[nodiscard]] std::shared_ptr<const Picture> lower_bound_thumbnail(const std::shared_ptr<const LowerBoundRun>& run);

}  // namespace littlestone::ui
