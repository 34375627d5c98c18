// SPDX-License-Identifier: GPL-3.0-or-later
// The attack in rows: what is counted at each place, the probes, and what follows.
#pragma once

#include "core/study/attack/attack_facts.hpp"
#include "ui/kit/table.hpp"

namespace littlestone::ui {

/// An ε that is refuted, in three places, rounded down.
[[nodiscard]] QString refuted_epsilon_text(double epsilon);

/// A total probability from its log₂, rounded down: from 1 on the sentence says "more than".
[[nodiscard]] QString needed_text(double log2_product);

[[nodiscard]] PageTable attack_table(const AttackFacts& facts, TableLimits limits);
[[nodiscard]] PageTable probes_table(const LowerBoundRun& run, const AttackFacts& facts, TableLimits limits);

}  // namespace littlestone::ui
