// SPDX-License-Identifier: GPL-3.0-or-later
#include "tests/support/oracles/bounds.hpp"

#include <algorithm>
#include <cmath>

#include "tests/support/oracles/promises.hpp"

namespace littlestone::oracle {
namespace {

template <class Number>
Number envelope_of(const std::vector<Number>& chances, const Number& error) {
  const auto k = static_cast<int>(chances.size()) - 1;
  Number best = 0;
  for (int left = 0; left <= k && Number(left) <= error * k; ++left) {
    for (int right = k; right >= left && Number(right) >= error * k; --right) {
      const Number& low = chances[static_cast<std::size_t>(left)];
      const Number& high = chances[static_cast<std::size_t>(right)];
      const Number here = left == right ? low : Number(low + (high - low) * (error * k - left) / (right - left));
      best = std::max(best, here);
    }
  }
  return best;
}

}  // namespace

Real binomial(const Real& n, unsigned k) {
  Real ways = 1;
  for (unsigned i = 0; i < k; ++i) ways *= (n - i) / (i + 1);
  return ways;
}

Real lambert_w(const Real& x) {
  if (x == 0) return 0;
  Real w = log(Real(1 + x));  // at least W(x)
  for (int i = 0; i < 200; ++i) {
    const Real next = w - (w - x * exp(-w)) / (w + 1);
    if (abs(Real(next - w)) <= abs(w) * Real("1e-95")) return next;
    w = next;
  }
  return w;
}

Real mechanism_excess(const Real& hypotheses, const Real& epsilon) {
  return 2 / epsilon * lambert_w((hypotheses - 1) / exp(Real(1)));
}

Real net_excess(const Real& hypotheses, std::uint64_t subset) {
  if (hypotheses == 1) return 0;
  const Real n = subset;
  return 1 - n / (n + 1) * exp(Real(-log(Real(hypotheses - 1)) / n));
}

Real net_failure(const Real& hypotheses, const Real& alpha, std::uint64_t subset) {
  return hypotheses * (hypotheses - 1) / 2 * exp(Real(Real(subset) * log(Real(1 - alpha))));
}

Real vc_failure(unsigned dimension, const Real& alpha, std::uint64_t subset) {
  Real patterns = 0;
  for (unsigned i = 0; i <= dimension; ++i) patterns += binomial(Real(2) * subset, i);
  return 2 * patterns * patterns * exp(Real(-alpha * subset / 2 * log(Real(2))));
}

Real concave_envelope(const std::vector<Real>& chances, const Real& error) { return envelope_of(chances, error); }

double concave_envelope(const std::vector<double>& chances, double error) { return envelope_of(chances, error); }

Real unseen_share(std::uint64_t n, const Real& p, const Real& stability) {
  if (p == 1) return std::max<Real>(0, 1 - stability * n);
  Real chance = exp(Real(Real(n) * log(Real(1 - p))));
  Real share = 0;
  for (std::uint64_t seen = 0; seen <= n && stability * seen < 1; ++seen) {
    share += chance * (1 - stability * seen);
    chance *= Real(n - seen) / (seen + 1) * p / (1 - p);
  }
  return share;
}

bool stable_plan_exists(std::uint64_t n, double hypotheses, double stability, double alpha) {
  const auto rows = static_cast<double>(n);
  for (std::uint64_t subset = 1; subset < n; ++subset) {
    const double share = static_cast<double>(subset) / rows;
    if (share >= stability) return false;
    const double net = net_excess(hypotheses, subset).convert_to<double>();
    const auto sum = [&](double epsilon) {
      double w = std::log1p((hypotheses - 1) / std::exp(1.0));  // Newton's method, from above
      for (int i = 0; i < 60 && hypotheses > 1; ++i)
        w -= (w - (hypotheses - 1) / std::exp(1.0) * std::exp(-w)) / (w + 1);
      return share + (1 - share) * std::tanh(epsilon / 2) + net + 2 / epsilon * w / rows;
    };
    // The sum is concave in nothing but tanh: it falls, then rises, up to where the stability is used up.
    double low = 1e-9;
    double high = 2 * std::atanh((stability - share) / (1 - share));
    for (int i = 0; i < 100; ++i) {
      const double left = low + (high - low) / 3;
      const double right = high - (high - low) / 3;
      (sum(left) < sum(right) ? high : low) = sum(left) < sum(right) ? right : left;
    }
    if (sum((low + high) / 2) <= alpha) return true;
  }
  return false;
}

bool votes_plan_exists(std::uint64_t n, double hypotheses, double epsilon, double alpha) {
  for (std::uint64_t k = 1; k <= n; ++k) {
    std::vector<double> chances;
    for (std::uint64_t j = 0; j <= k; ++j)
      chances.push_back(
          vote_chance("geometric", static_cast<int>(j), static_cast<int>(k), epsilon, 0).convert_to<double>());
    const double error = net_excess(hypotheses, n / k).convert_to<double>();
    if (concave_envelope(chances, error) <= alpha) return true;
  }
  return false;
}

NoisyPromise noisy_promise(std::uint64_t n, std::uint64_t subset, const Real& hypotheses, const Real& first,
                           const Real& second, bool minimum, const Real& flip, std::uint64_t apart) {
  const Real share = Real(subset) / n;
  const Real factor = 4 * exp(Real(((minimum ? Real(0) : first) + second) * apart));
  // Of a pair that differs on u of the n − 1 rows that stay, the n′ − 1 shared rows see nothing.
  Real missed = apart < n ? 1 : 0;
  for (std::uint64_t i = 0; i + 1 < subset && apart < n; ++i) {
    const std::uint64_t good = n - 1 - apart;
    missed *= good > i ? Real(good - i) / (n - 1 - i) : Real(0);
  }
  const Real failure = std::min<Real>(1, hypotheses * (hypotheses - 1) / 2 * missed);
  NoisyPromise promise;
  promise.epsilon = log(Real(1 + share * (factor - 1))) + first + second;
  promise.delta = share * failure;
  promise.flipped = flip > 0 ? std::max<Real>(promise.epsilon, log(Real(1 + (1 - 2 * flip) * promise.delta / flip)))
                             : promise.epsilon;
  return promise;
}

}  // namespace littlestone::oracle
