// SPDX-License-Identifier: GPL-3.0-or-later
// No rule is better: a bound from below of how often two labs differ in the worst world, for every rule that names a
// point by how often it was seen. The proof is a minimum cut.
#pragma once

#include <cstdint>
#include <vector>

#include "core/base/rational.hpp"

namespace littlestone {

/// A world of the prior: the point's mass, and its weight.
struct PriorWorld {
  Rational p;
  Rational weight;
};

/// A prior ν over worlds and a price λ of a miss. A rule is any law over sets A ⊂ {1, …, m} of counts at which the point
/// is named; the labs share what is drawn from it. 0 is in no A, as a point that was never seen cannot be named where
/// there are many. With a(p) = Pr[Bin(m, p) ∈ A] and Pr[miss] = 1 − a(α) ≤ β on average,
///
///   max_p Pr[differ] ≥ Σ_p ν_p E[2a(p)(1 − a(p))] ≥ min_A [Σ_p ν_p 2a(p)(1 − a(p)) + λ(1 − a(α))] − λβ,
///
/// and 2a(1 − a) = Σ_{x ∈ A, y ∉ A} 2 P_p(x) P_p(y), so the minimum is a minimum cut between A and the rest, which holds
/// 0. Coins of one lab alone do not help: for a law of A drawn by each lab apart, a is the mean, and a(1 − a) is concave.
struct LeastDiffer {
  std::uint64_t examples = 1;     // m, 1 to most_cut_examples
  Rational alpha;                 // above 0 and below 1
  Rational beta;                  // from 0 to 1
  std::vector<PriorWorld> prior;  // masses from 0 to 1, weights above 0 of sum at most 1
  Rational price;                 // λ ≥ 0, at most 1

  static constexpr std::uint64_t most_cut_examples = 400;

  /// Throws InputError (field "examples", "alpha", "beta", "prior", "price") where one of these does not hold.
  void validate() const;
};

/// What a certificate proves.
struct LeastDifferBound {
  Rational differ;        // the right side
  std::uint64_t cut = 0;  // the minimum cut, in units of 2^−60: another digit of the certificate gives another one
};

/// No rule with Pr[miss] ≤ β at mass α keeps Pr[differ] below this in every world. All capacities are
/// integers, rounded down, and the flow is one of integers: the bound is proved, and at most m²·2^−28 below the cut. A
/// maximal flow between m + 2 nodes by shortest augmenting paths in layers, 5 ms for m = 83.
[[nodiscard]] LeastDifferBound least_differ(const LeastDiffer& certificate);

}  // namespace littlestone
