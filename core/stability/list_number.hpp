// SPDX-License-Identifier: GPL-3.0-or-later
// The list replicability number of a small class, where a rule gives it.
#pragma once

#include <cstddef>
#include <optional>

#include "core/concept/concept_class.hpp"

namespace littlestone {

/// L(H) for small α where these rules settle it, else none: no learner, whatever its number of examples, has a predictor
/// of probability above 1/L on every realizable distribution. L = 1 exactly where no component of the class (two labelled
/// points are joined where one hypothesis has both) has both labels of a point. Else L ≥ 2, and L ≥ VC(H); L ≤ |X|; L ≤ 2
/// where the rows are a chain, or all have the distance 1 from one labelling, after turning labels. |X| ≤ 16.
/// O(2^|X|·|H|·|X|). [proofs: stability.md §5; L ≥ VC is Chase, Moran and Yehudayoff's.]
[[nodiscard]] std::optional<std::size_t> known_list_number(const ConceptClass& concept_class);

}  // namespace littlestone
