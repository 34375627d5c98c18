// SPDX-License-Identifier: GPL-3.0-or-later
// What two version spaces of one form have in common: a matrix of bits up to the order of its rows and columns and the
// names of the labels.
#pragma once

#include "core/online/bit_matrix.hpp"

namespace littlestone {

/// A cheap invariant: equal for matrices that are equal up to the order of rows and columns and flipped columns.
[[nodiscard]] std::uint64_t shape_of(const BitMatrix& matrix) noexcept;

/// A key of the matrix up to the order of its rows, the order of its columns and flipped columns: equal keys mean
/// isomorphic matrices (up to a chance of 2^−128 a pair). Isomorphic matrices mostly, not always, get equal keys: columns
/// are told apart by their sizes, by what they share with the rows of each degree, and then, as long as some are alike, by
/// what they share with one of these; what remains goes by the given order. At most 2^24 columns.
/// O(columns · words) with a factor of about twenty.
[[nodiscard]] VersionKey canonical_key(const BitMatrix& matrix, Arena& arena);

/// About what canonical_key costs, in words touched by counting and restricting.
[[nodiscard]] std::uint64_t canonical_cost(const BitMatrix& matrix) noexcept;

}  // namespace littlestone
