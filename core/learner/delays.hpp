// SPDX-License-Identifier: GPL-3.0-or-later
// Waiting times that are known only by an upper bound on their tails: sums of them, and repetitions until something has
// happened.
#pragma once

#include <cstddef>
#include <cstdint>
#include <vector>

namespace littlestone::detail {

/// The law of a waiting time X ≥ 1 up to a horizon: entry x is Pr[X > x], x = 0 … horizon, from 1 on falling. What is
/// beyond the horizon is not told apart from "never".
template <class Real>
using Tail = std::vector<Real>;

/// Σ_{i<n} a[i]·b[n−1−i].
template <class Real>
Real reversed_product(const Real* a, const Real* b, std::size_t n) {
  Real sum = 0;
  for (std::size_t i = 0; i < n; ++i) sum += a[i] * b[n - 1 - i];
  return sum;
}
template <>
inline double reversed_product(const double* a, const double* b, std::size_t n) {
  double sums[4] = {0, 0, 0, 0};  // four sums at once: one addition need not wait for the last
  std::size_t i = 0;
  for (; i + 4 <= n; i += 4) {
    for (std::size_t j = 0; j < 4; ++j) sums[j] += a[i + j] * b[n - 1 - i - j];
  }
  for (; i < n; ++i) sums[0] += a[i] * b[n - 1 - i];
  return (sums[0] + sums[1]) + (sums[2] + sums[3]);
}

/// Pr[X = c], c = 0 … horizon (0 for c = 0).
template <class Real>
std::vector<Real> masses(const Tail<Real>& tail) {
  std::vector<Real> mass(tail.size(), Real(0));
  for (std::size_t c = 1; c < tail.size(); ++c) mass[c] = tail[c - 1] - tail[c];
  return mass;
}

/// A geometric time: Pr[X > x] = survival^x.
template <class Real>
Tail<Real> geometric_tail(const Real& survival, std::size_t horizon) {
  Tail<Real> tail(horizon + 1, Real(1));
  for (std::size_t x = 1; x <= horizon; ++x) tail[x] = tail[x - 1] * survival;
  return tail;
}

/// The sum of two independent times; Pr[A + B > x] = Pr[A > x] + Σ_{c≤x} Pr[A = c] Pr[B > x − c]. O(horizon²).
template <class Real>
Tail<Real> sum_tail(const Tail<Real>& a, const Tail<Real>& b) {
  const std::vector<Real> mass = masses(a);
  Tail<Real> tail(a.size(), Real(1));
  for (std::size_t x = 1; x < a.size(); ++x) tail[x] = a[x] + reversed_product(mass.data() + 1, b.data(), x);
  return tail;
}

/// Repetitions (lean-learner.md, Lemma 1): attempts take independent times C_1, C_2, …
/// whose tails are at most `once`, and each is followed by another with probability at most `again`, in any dependence
/// on its time. Entry x of the result bounds the probability that the first attempt that is not followed by another
/// ends after x, or is not among the first `attempts` (0: no such limit):
///   e_0 = 1,  e_j(x) = Pr[C > x] + max Σ_{c≤x} u_c e_{j−1}(x − c)  over 0 ≤ u_c ≤ Pr[C = c], Σ u_c ≤ again,
/// where the maximum puts u on the largest c ≤ x first, as e_{j−1}(x − c) rises with c. O(attempts·horizon²).
template <class Real>
class Repeated {
 public:
  Repeated(const Tail<Real>& once, const Real& again) : once_(once), again_(again), mass_(masses(once)) {}
  /// All e_`attempts`(x).
  [[nodiscard]] Tail<Real> tail(std::uint64_t attempts) const {
    Tail<Real> before(once_.size(), Real(1));
    Tail<Real> bound = before;
    if (attempts == 0) fill(0, bound, bound);  // entry x looks only at entries before it
    for (std::uint64_t j = 0; j < attempts; ++j) {
      if (j > 0) before.swap(bound);
      fill(0, before, bound);
    }
    return bound;
  }
  /// e_`attempts` at the horizon alone, 1 ≤ attempts: saves the last round.
  [[nodiscard]] Real at_horizon(std::uint64_t attempts) const {
    const Tail<Real> before = attempts == 1 ? Tail<Real>(once_.size(), Real(1)) : tail(attempts - 1);
    Tail<Real> bound(once_.size(), Real(1));
    fill(once_.size() - 1, before, bound);
    return bound.back();
  }

 private:
  void fill(std::size_t from, const Tail<Real>& later, Tail<Real>& bound) const {
    std::size_t whole = 0;  // c from whole + 1 to x are taken whole; it rises with x
    for (std::size_t x = from; x < once_.size(); ++x) {
      while (once_[whole] - once_[x] > again_) ++whole;
      Real sum = once_[x];
      if (x > whole) sum += reversed_product(mass_.data() + whole + 1, later.data(), x - whole);
      if (whole > 0) sum += (again_ - (once_[whole] - once_[x])) * later[x - whole];
      bound[x] = sum;
    }
  }

  const Tail<Real>& once_;
  Real again_;
  std::vector<Real> mass_;
};

/// All of it; see Repeated.
template <class Real>
Tail<Real> repeated_tail(const Tail<Real>& once, const Real& again, std::uint64_t attempts) {
  return Repeated<Real>(once, again).tail(attempts);
}

}  // namespace littlestone::detail
