// SPDX-License-Identifier: GPL-3.0-or-later
// The shell command that computes what the window shows.
#pragma once

#include <QString>

#include "core/concept/data_columns.hpp"
#include "core/study/chapters/scenario.hpp"

namespace littlestone::ui {

/// One line for a POSIX shell, every word quoted where it needs it: the same run as the scenario's.
[[nodiscard]] QString command_text(const Scenario& scenario);

/// The scenario's player, lean or chain, on a data file (data.csv where `path` is empty), with the columns that are read: a
/// release, or with the scenario's seed. `header`: the names of the file's columns; none where they are not known.
[[nodiscard]] QString data_text(const Scenario& scenario, const QString& path, bool release, const DataColumns& columns,
                                const DataHeader& header);

/// The same for the loss page: its sweep, into loss.csv.
[[nodiscard]] QString sweep_text(const Scenario& scenario);

}  // namespace littlestone::ui
