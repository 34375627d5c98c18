// SPDX-License-Identifier: GPL-3.0-or-later
// The numbers on which the privacy of choosing from lists of votes rests: the bar of the noisy choice, the weights of
// the other.
#pragma once

#include <cstdint>
#include <vector>

#include "core/base/rational.hpp"

namespace littlestone {

/// The bar τ ≥ 3 of choosing (N): a candidate with score u and noise Y leaves only where 2u + Y ≥ τ + Y_⊥, Y and Y_⊥
/// geometric with ratio r = e^{−ε/2}. The least τ ≥ 3 with s·r^{τ−2}/(1 + r) ≤ δ, that is 2 + ⌈(2/ε) ln(s/(δ(1 + r)))⌉,
/// decided by integers alone: a candidate that s votes for in one of two neighbouring data sets only then leaves with
/// probability at most δ in all. ε > 0, 0 < δ < 1, s = `list_bound` ≥ 1 the most candidates of one batch; throws
/// InputError (fields "epsilon", "delta", "list_bound").
[[nodiscard]] std::int64_t choosing_bar(const Rational& epsilon, const Rational& delta, std::uint64_t list_bound);

/// The whole-number weights of choosing (E): ⊥ weighs `bottom`, a candidate with x votes and penalty j weighs
/// weight(x)·e^{−εj/2}.
struct ChoosingWeights {
  BigInteger unit;                   // u = 2^40: what a first vote is worth
  BigInteger bottom;                 // W_⊥ = u⌈s/δ⌉
  std::vector<BigInteger> by_votes;  // w(0) = 0, w(1) = u, …, w(C): votes beyond C count as C

  /// w(min(x, C)); by_votes must not be empty.
  [[nodiscard]] const BigInteger& weight(std::uint64_t votes) const {
    return by_votes[votes < by_votes.size() ? static_cast<std::size_t>(votes) : by_votes.size() - 1];
  }
  friend bool operator==(const ChoosingWeights&, const ChoosingWeights&) = default;
};

/// Weights as large as the proof of privacy of choosing (E) allows, by integers alone: w(x + 1) is at most, and within
/// 2 of, the smaller of e^{h₁}w(x) + u (so that a vote less costs at most h₁, and a first vote δ/s) and w(x) + (e^{h₂}
/// − 1)(W_⊥/s + w(x)) (so that the sum of all weights grows by the factor e^{h₂} at most), h₂ = ε − h₁. ε > 0, 0 < δ <
/// 1, s = `list_bound` ≥ 1, 0 < h₁ = `vote_share` < ε, C = `cap` ≥ 1, the table at most 10^9 bits (about 1.5·C²·min(h₁,
/// h₂) + C·log₂(2^40·s/δ)); throws InputError (fields "epsilon", "delta", "list_bound", "vote_share", "cap"). O(C)
/// products of numbers of that many bits divided by C.
[[nodiscard]] ChoosingWeights choosing_weights(const Rational& epsilon, const Rational& delta, std::uint64_t list_bound,
                                               const Rational& vote_share, std::uint64_t cap);

}  // namespace littlestone
