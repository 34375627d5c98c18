// SPDX-License-Identifier: GPL-3.0-or-later
// The rows of a data file in random order: learners that cut rows into batches or blocks want a sample, and the order
// of a file is none.
#pragma once

#include <cstdint>
#include <vector>

#include "core/concept/labels.hpp"
#include "core/random/engine.hpp"

namespace littlestone {

/// A uniformly random order of 0 … n − 1, exactly (each of the n! with the same probability), from the stream "row
/// order" below `seeds`, which nothing else reads. The order does not depend on the rows: for each fixed order one
/// changed row of the file is one changed row of the result, so a mechanism that is (ε, δ)-private for rows in order is
/// so for rows in random order. O(n); n below 2^32 (asserted).
[[nodiscard]] std::vector<std::uint32_t> random_order(std::size_t n, const SeedTree& seeds);

/// The rows in that order: result[i] = rows[order[i]].
[[nodiscard]] Sample in_random_order(const Sample& rows, const SeedTree& seeds);

}  // namespace littlestone
