// SPDX-License-Identifier: GPL-3.0-or-later
// Oracles of the lower-bound laboratory and of the formulas of privacy: sums over all outcomes, with a hundred digits,
// straight from the papers. No line is shared with the core.
#pragma once

#include <optional>
#include <vector>

#include "tests/support/oracle.hpp"

namespace littlestone::oracle {

/// Pr[Bin(n, p) ≤ bar] and Pr[Bin(n, p) > bar], each added up from its own terms; `q` is 1 − p. n ≤ 10^4.
struct BinomialTails {
  Real at_most;
  Real more_than;
};
BinomialTails binomial_tails(unsigned n, const Real& p, const Real& q, unsigned bar);

/// ln of the least Q-mass of an event that fails with P-mass `failure`, P and Q the n-fold (ε, δ) randomized response:
/// all outcomes that both sides can have, by falling likelihood ratio P/Q, are left out from the low end until
/// `failure` is used up ([KOV15]). None where nothing is left. n ≤ 10^4, δ < 1.
std::optional<Real> log_least_mass(unsigned n, const Real& failure, const Real& epsilon, const Real& delta);

/// The least ε at which 2^T times that mass is at most 1, by bisection to a relative 10^−13; none where there is none.
std::optional<Real> least_possible_epsilon(unsigned n, unsigned comparisons, const Real& failure, const Real& delta);

/// A_S(x) of the exponential mechanism over all thresholds 1 … N, every one of them looked at: the chance of + and that
/// of −, for the increasing balanced sample on `points`.
BinomialTails exponential_answer(const std::vector<unsigned>& points, unsigned x, unsigned domain, const Real& epsilon);

/// Pr[Z ≥ z], Pr[Z = k] ∝ e^{−ε|k|/2} over all whole k, by the geometric sum on either side of 0.
Real noise_at_least(int z, const Real& epsilon);

/// The least T ≥ 2 with Pr[1 + Z ≥ T] ≤ δ and Pr[1 + Z ≥ T] ≤ 1 − e^{−ε/2}, by trying 2, 3, …; any δ above 0.
int least_threshold(const Real& epsilon, const Real& delta);

}  // namespace littlestone::oracle
