// SPDX-License-Identifier: GPL-3.0-or-later
// Oracles of bounds and sizes: the formulas of the papers with a hundred digits, and least sizes by trying. No line is
// shared with the core.
#pragma once

#include <cstdint>
#include <string>
#include <vector>

#include "tests/support/oracle.hpp"

namespace littlestone::oracle {

/// C(n, k).
Real binomial(const Real& n, unsigned k);

/// W(x): the w with w·e^w = x, x ≥ 0, by Newton's method.
Real lambert_w(const Real& x);

/// The most that the exponential mechanism over k hypotheses errs beyond the best, in expectation: (2/ε)·W((k − 1)/e)
/// errors (specification §B3).
Real mechanism_excess(const Real& hypotheses, const Real& epsilon);

/// 1 − (n′/(n′ + 1))·(k − 1)^{−1/n′}, 0 for k = 1 (specification §B3).
Real net_excess(const Real& hypotheses, std::uint64_t subset);

/// C(|H|, 2)(1 − α)^{n′} (specification §B1).
Real net_failure(const Real& hypotheses, const Real& alpha, std::uint64_t subset);

/// 2(Σ_{i ≤ d} C(2n′, i))² 2^{−αn′/2}, of n′ ≥ 8/α (textbook bound, specification §B1).
Real vc_failure(unsigned dimension, const Real& alpha, std::uint64_t subset);

/// f̂(a): the least concave function above the points (j/k, p_j), by all chords over a.
Real concave_envelope(const std::vector<Real>& chances, const Real& error);
double concave_envelope(const std::vector<double>& chances, double error);

/// E(1 − γ·#)₊ with # ~ Bin(n, p) (specification §B8). Time n, or 1/γ.
Real unseen_share(std::uint64_t n, const Real& p, const Real& stability);

/// Whether the stable learner's three terms can be at most γ and α on n rows, for some n′ and ε₀ (specification §B3): ν +
/// (1 − ν)tanh(ε₀/2) ≤ γ, and with the terms of net and mechanism at most α. Every n′ is tried. In doubles.
bool stable_plan_exists(std::uint64_t n, double hypotheses, double stability, double alpha);

/// Whether some k blocks of ⌊n/k⌋ rows err at most α by the geometric rule's envelope (specification §B5). Every k is
/// tried. In doubles; time n³.
bool votes_plan_exists(std::uint64_t n, double hypotheses, double epsilon, double alpha);

/// What one answer of noisy labels promises with matched hypotheses at most u rows apart (specification §B6): before the
/// flip (ε, δ), after it ε alone. n rows, n′ of them drawn.
struct NoisyPromise {
  Real epsilon;
  Real delta;
  Real flipped;
};
NoisyPromise noisy_promise(std::uint64_t n, std::uint64_t subset, const Real& hypotheses, const Real& first,
                           const Real& second, bool minimum, const Real& flip, std::uint64_t apart);

}  // namespace littlestone::oracle
