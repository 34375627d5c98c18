// SPDX-License-Identifier: GPL-3.0-or-later
// The vector space F_q^n over a prime field: its vectors as numbers, spans, and the list of its subspaces.
#pragma once

#include <cstdint>
#include <functional>
#include <span>
#include <string>
#include <vector>

#include "core/base/rational.hpp"

namespace littlestone {

/// A vector (v_1 … v_n) of F_q^n as the number Σ v_i q^(i−1), 0 … q^n − 1: coordinate 1 is the least significant.
using SpaceVector = std::uint32_t;

/// Whether q is a prime number. O(√q).
[[nodiscard]] bool is_prime(std::uint64_t q);

/// The Gaussian binomial [n choose j]_q: the number of subspaces of dimension j of F_q^n. 0 for j > n.
[[nodiscard]] BigInteger gaussian_binomial(unsigned n, unsigned j, unsigned q);

/// F_q^n. An addition costs O(n), one instruction for q = 2.
class FiniteSpace {
 public:
  /// q prime, n ≥ 1, q^n < 2^32 (asserted; the doors check).
  FiniteSpace(unsigned q, unsigned n);

  [[nodiscard]] unsigned q() const noexcept { return q_; }
  [[nodiscard]] unsigned n() const noexcept { return n_; }
  /// q^n.
  [[nodiscard]] std::uint64_t size() const noexcept { return size_; }

  /// Coordinate i + 1 of v, 0 ≤ i < n.
  [[nodiscard]] unsigned digit(SpaceVector v, unsigned i) const { return v / powers_[i] % q_; }
  /// q^i: the unit vector of coordinate i + 1.
  [[nodiscard]] SpaceVector unit(unsigned i) const { return powers_[i]; }
  /// v + c·w, 0 ≤ c < q.
  [[nodiscard]] SpaceVector add(SpaceVector v, SpaceVector w, unsigned c = 1) const;
  /// c·v, 0 ≤ c < q.
  [[nodiscard]] SpaceVector scale(SpaceVector v, unsigned c) const { return add(0, v, c); }
  /// v − w.
  [[nodiscard]] SpaceVector subtract(SpaceVector v, SpaceVector w) const { return add(v, w, q_ - 1); }
  /// c^−1 in F_q, 1 ≤ c < q.
  [[nodiscard]] unsigned inverse(unsigned c) const;
  /// The coordinates, first to last: "010" for q ≤ 7, "10,0,3" above.
  [[nodiscard]] std::string text(SpaceVector v) const;

 private:
  unsigned q_;
  unsigned n_;
  std::uint64_t size_ = 1;
  std::vector<SpaceVector> powers_;
};

/// The span of some vectors of F_q^n, by a reduced basis: each basis vector has a 1 at its own pivot, its least nonzero
/// coordinate, and every other one a 0 there. The space must outlive it.
class Span {
 public:
  explicit Span(const FiniteSpace& space) : space_(&space) {}

  [[nodiscard]] unsigned dimension() const noexcept { return static_cast<unsigned>(basis_.size()); }
  /// The vector of v + span with zeros at all pivots: the same for two vectors iff they differ by one of the span.
  /// O(n · dimension), O(dimension) for q = 2.
  [[nodiscard]] SpaceVector reduce(SpaceVector v) const;
  [[nodiscard]] bool contains(SpaceVector v) const { return reduce(v) == 0; }
  /// Adds v to the generators; false iff it was in the span already.
  bool insert(SpaceVector v);
  [[nodiscard]] const std::vector<SpaceVector>& basis() const noexcept { return basis_; }
  /// The pivot of each basis vector, as a coordinate 0 … n − 1.
  [[nodiscard]] const std::vector<unsigned>& pivots() const noexcept { return pivots_; }

 private:
  const FiniteSpace* space_;
  std::vector<SpaceVector> basis_;
  std::vector<unsigned> pivots_;
};

/// All q^dimension vectors of the span of linearly independent vectors, 0 first.
[[nodiscard]] std::vector<SpaceVector> span_of(const FiniteSpace& space, std::span<const SpaceVector> basis);

/// Calls `visit(basis, pivots)` once for every subspace of dimension j, given by its reduced basis with rising pivots.
/// Pivot sets come in lexicographic order; for one pivot set the free coordinates count up, the last row's fastest.
void for_each_subspace(const FiniteSpace& space, unsigned j,
                       const std::function<void(std::span<const SpaceVector>, std::span<const unsigned>)>& visit);

}  // namespace littlestone
