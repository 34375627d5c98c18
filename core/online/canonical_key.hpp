// SPDX-License-Identifier: GPL-3.0-or-later
// What two version spaces of one form have in common: a matrix of bits up to the order of its rows and columns and the
// names of the labels.
#pragma once

#include "core/online/bit_matrix.hpp"

namespace littlestone {

/// A cheap invariant: equal for matrices that are equal up to the order of rows and columns and flipped columns.
[[nodiscard]] std::uint64_t shape_of(const BitMatrix& matrix) noexcept;

/// A key of the matrix up to the order of its rows, the order of its columns and flipped columns: equal keys mean
/// isomorphic matrices (up to a chance of 2^−128 a pair). Isomorphic matrices mostly, not always, get equal keys:
/// columns are told apart by their sizes, by what they share with the rows of each degree, and then, as long as some
/// are alike, by what they share with one of these; what remains goes by the given order. At most 2^24 columns.
/// O(columns · words) with a factor of about twenty.
[[nodiscard]] VersionKey canonical_key(const BitMatrix& matrix, Arena& arena, const Spread* spread = nullptr);

/// The same with column `first` told apart before all others. Writes the order of columns that was found: where two of
/// these keys of one matrix are equal, the columns at each place of one order go to those of the other by an
/// automorphism (a permutation of rows and columns, and flips of columns, that leaves the matrix as it is).
[[nodiscard]] VersionKey canonical_key_from(const BitMatrix& matrix, std::uint32_t first, std::uint32_t* order,
                                            Arena& arena, const Spread* spread = nullptr);

/// Which columns of a matrix are known to go to one another by its automorphisms. The matrix and the arena, which it
/// takes from without giving back, must outlive it.
class ColumnOrbits {
 public:
  ColumnOrbits(const BitMatrix& matrix, Arena& arena);
  /// The column that stands for the orbit of j, as far as it is known.
  [[nodiscard]] std::uint32_t of(std::uint32_t j) noexcept;
  /// Looks for an automorphism that takes i to j, and joins all orbits it joins. Whether i and j are now in one. Costs
  /// a canonical key, or two where the last question was not about the same i.
  bool join(std::uint32_t i, std::uint32_t j, const Spread* spread = nullptr);

 private:
  const BitMatrix& matrix_;
  Arena& arena_;
  std::uint32_t* above_;
  std::uint32_t* order_ = nullptr;  // of canonical_key_from(matrix, reference)
  std::uint32_t reference_ = 0xffffffffU;
  VersionKey key_;
};

/// About what canonical_key costs, in words touched by counting and restricting.
[[nodiscard]] std::uint64_t canonical_cost(const BitMatrix& matrix) noexcept;

}  // namespace littlestone
