// SPDX-License-Identifier: GPL-3.0-or-later
// The Littlestone dimension by the recursion of the definition on sets of rows as machine words: what the engine's
// speed is measured against.
#pragma once

#include "core/concept/concept_class.hpp"

namespace littlestone::reference {

/// Ldim(H) from the definition alone: every point is asked at every version space, and nothing is remembered or cut
/// off. At most 512 rows.
[[nodiscard]] int naive_littlestone_dimension(const ConceptClass& concept_class);

/// The same recursion, with the dimension of every version space worked out once (a hash table by its set of rows).
[[nodiscard]] int memoised_littlestone_dimension(const ConceptClass& concept_class);

/// Indicators of the arcs of a cycle of n ≥ 1 points, the empty and the whole one included.
[[nodiscard]] ConceptClass arcs(std::size_t n);

/// Indicators of the unions of at most `parts` intervals of n points.
[[nodiscard]] ConceptClass unions_of_intervals(std::size_t n, int parts);

/// n rows on n points; each label is + with probability 11/64, by the seed.
[[nodiscard]] ConceptClass sparse(std::size_t n, std::uint64_t seed);

}  // namespace littlestone::reference
