// SPDX-License-Identifier: GPL-3.0-or-later
// The shell command that computes what the window shows.
#pragma once

#include <QString>

#include "core/study/scenario/scenario.hpp"

namespace littlestone::ui {

/// One line for a POSIX shell, every word quoted where it needs it: the same run as the scenario's.
[[nodiscard]] QString command_text(const Scenario& scenario);

/// The same on a data file (data.csv where `path` is empty): a release, or with the scenario's seed.
[[nodiscard]] QString data_text(const Scenario& scenario, const QString& path, bool release);

/// The same for the loss page: its sweep, into loss.csv.
[[nodiscard]] QString sweep_text(const Scenario& scenario);

}  // namespace littlestone::ui
