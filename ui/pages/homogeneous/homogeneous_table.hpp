// SPDX-License-Identifier: GPL-3.0-or-later
// Homogeneous sets in rows: the candidates, and the list of probabilities.
#pragma once

#include "core/study/homogeneous/homogeneous_facts.hpp"
#include "ui/kit/table.hpp"

namespace littlestone::ui {

[[nodiscard]] PageTable candidates_table(const HomogeneousFacts& facts, TableLimits limits);
[[nodiscard]] PageTable list_table(const LowerBoundRun& run, TableLimits limits);

}  // namespace littlestone::ui
