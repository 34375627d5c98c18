// SPDX-License-Identifier: GPL-3.0-or-later
// A class as the matrix of bits that searches begin with.
#pragma once

#include "core/concept/concept_class.hpp"
#include "core/online/bit_matrix.hpp"

namespace littlestone {

/// All rows and all points of the class, in order, with row keys; memory from the arena. O(|H|·|X|/64).
[[nodiscard]] BitMatrix matrix_of(const ConceptClass& concept_class, Arena& arena);

}  // namespace littlestone
