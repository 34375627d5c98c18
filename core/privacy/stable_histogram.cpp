// SPDX-License-Identifier: GPL-3.0-or-later
// The release: from counts to noisy counts, and the threshold, by integers alone. Their distributions, which are not,
// are in laws.cpp.
#include "core/privacy/stable_histogram.hpp"

#include <utility>

#include "core/base/error.hpp"
#include "core/base/rules.hpp"
#include "core/random/exponential.hpp"

namespace littlestone {
namespace mp = boost::multiprecision;
namespace {

Rational checked_epsilon(Rational epsilon) {
  if (epsilon <= 0) throw InputError("epsilon", to_string(epsilon), rules::above_0());
  return epsilon;
}

// Whether a noise of parameter ε/2 has Pr[1+Z ≥ 1+t] = q^t/(1+q), q = e^{−ε/2}, at most δ and at most 1 − q. Decided by
// bounds fine enough to tell; as q is transcendental no inequality is an equality, so some are.
class ThresholdRule {
 public:
  ThresholdRule(Rational gamma, const Rational& delta)
      : gamma_(std::move(gamma)), above_(mp::numerator(delta)), below_(mp::denominator(delta)) {}

  bool allows(std::uint64_t t) const {
    for (unsigned bits = 192;; bits *= 2) {
      ExponentialBounds powers(gamma_, bits);
      const BigInteger one = power_of_two(bits);
      const FixedBounds q = powers.power(1);
      const FixedBounds square = powers.power(2);
      const FixedBounds tail = powers.power(t);
      // q^t ≤ δ(1+q) and q^t ≤ (1−q)(1+q) = 1 − q².
      const bool holds = tail.upper * below_ <= above_ * (one + q.lower) && tail.upper <= one - square.upper;
      const bool fails = tail.lower * below_ > above_ * (one + q.upper) || tail.lower > one - square.lower;
      if (holds != fails) return holds;
    }
  }

 private:
  Rational gamma_;
  BigInteger above_;  // δ = above/below
  BigInteger below_;
};

// The least t ≥ 1 that the rule allows: it allows all from some t on.
std::uint64_t least_allowed(const ThresholdRule& rule, const Rational& epsilon) {
  constexpr std::uint64_t most = std::uint64_t{1} << 60;
  std::uint64_t allowed = 1;
  while (!rule.allows(allowed)) {
    if (allowed == most) {
      throw InputError("epsilon", to_string(epsilon), rules::threshold_too_large("2^60"));
    }
    allowed *= 2;
  }
  std::uint64_t refused = allowed / 2;  // 0 is not asked
  while (allowed - refused > 1) {
    const std::uint64_t middle = refused + (allowed - refused) / 2;
    (rule.allows(middle) ? allowed : refused) = middle;
  }
  return allowed;
}

}  // namespace

StableHistogram::StableHistogram(Rational epsilon, Rational delta)
    : epsilon_(checked_epsilon(std::move(epsilon))), delta_(std::move(delta)), noise_(epsilon_ / 2), threshold_(0) {
  if (delta_ <= 0 || delta_ >= 1) throw InputError("delta", to_string(delta_), rules::above_0_below_1());
  // MATH §5: T = 1 + ⌈(2/ε) ln(1/(δ(1+e^{−ε/2})))⌉ is the least T ≥ 2 with Pr[1+Z ≥ T] ≤ δ, raised until that is also
  // at most 1 − e^{−ε/2}.
  threshold_ = 1 + static_cast<std::int64_t>(least_allowed(ThresholdRule(epsilon_ / 2, delta_), epsilon_));
}

std::optional<std::int64_t> StableHistogram::release(std::uint64_t count, Engine& engine) const {
  if (count == 0) return std::nullopt;
  constexpr std::uint64_t most = std::uint64_t{1} << 61;  // so that the sum stays below 2^63
  if (count > most) throw InputError("counts", std::to_string(count), rules::between(0, "2^61"));
  const std::int64_t noisy = static_cast<std::int64_t>(count) + noise_(engine);
  if (noisy < threshold_) return std::nullopt;
  return noisy;
}

}  // namespace littlestone
