// SPDX-License-Identifier: GPL-3.0-or-later
// What the page of losses exports.
#pragma once

#include <memory>
#include <optional>
#include <vector>

#include "core/study/sample_complexity/required.hpp"
#include "core/study/sweep/sweep.hpp"
#include "ui/pages/loss/loss_plot.hpp"
#include "ui/shell/exhibit.hpp"

namespace littlestone::ui {

/// Losses as measured, with the sizes from which on the theorem holds where they are known.
[[nodiscard]] std::shared_ptr<const Exhibit> loss_exhibit(const LossData& data, const LossGuess& guess = {});
/// How many examples are needed, against the dimension or ε.
[[nodiscard]] std::shared_ptr<const Exhibit> need_exhibit(const RequiredCurve& curve,
                                                          const QString& id = QStringLiteral("loss"));

/// What the page does not show, computed when it is exported: the loss to beyond its fall, and the examples needed
/// against d and against ε.
[[nodiscard]] std::vector<std::shared_ptr<const Exhibit>> deferred_losses(
    const Scenario& scenario, const std::shared_ptr<const Instance>& instance);

}  // namespace littlestone::ui
