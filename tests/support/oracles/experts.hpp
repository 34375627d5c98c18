// SPDX-License-Identifier: GPL-3.0-or-later
// Online games by listing: Hedge over experts that are all run, the coin player, and the value of the agnostic game.
#pragma once

#include <cstdint>
#include <vector>

#include "tests/support/oracle.hpp"

namespace littlestone::oracle {

/// Pr[+] of Hedge before each label of `sequence`, with the horizon `rounds` ≥ its length: one expert for each set of at
/// most d = Ldim of the rounds. An expert runs the SOA on its own answers and says the opposite in the rounds of its
/// set; an answer that no hypothesis of its version space gives leaves the version space as it is. Weights fall by
/// e^{−η} a mistake, η = √(8 ln N/T). [BPS09], specification §C4. Time N·T, N = Σ_{i ≤ d} C(T, i).
std::vector<double> hedge_by_listing(const Table& table, const Sequence& sequence, unsigned rounds);

/// N = Σ_{i ≤ d} C(T, i).
Real number_of_experts(unsigned rounds, unsigned dimension);

/// R(V) = max over the points that split V of (1 + R(V⁻) + R(V⁺))/2, 0 where none does (Filmus et al.).
double randomized_dimension(const Table& table);

/// The value of the game with `rounds` rounds to play and these losses of each row: the learner's chance of + is a
/// number of [0, 1], the larger of both labels counts.
double regret_of(const Table& table, const std::vector<int>& losses, int rounds);

}  // namespace littlestone::oracle
