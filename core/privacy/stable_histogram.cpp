// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/privacy/stable_histogram.hpp"

#include <boost/multiprecision/cpp_bin_float.hpp>
#include <cmath>
#include <utility>

#include "core/base/error.hpp"

namespace littlestone {
namespace {

using Wide = boost::multiprecision::cpp_bin_float_100;

Rational checked_epsilon(Rational epsilon) {
  if (epsilon <= 0) throw InputError("epsilon", to_string(epsilon), "must be above 0");
  return epsilon;
}

// The least integer surely not below `value`, at least 1: 100 digits are computed, 60 are trusted.
std::int64_t safe_ceiling(const Wide& value, const Rational& epsilon) {
  const Wide raised = value + abs(value) * Wide("1e-60") + Wide("1e-60");
  const Wide ceiling = ceil(raised);
  if (ceiling > Wide(std::int64_t{1} << 60)) {
    throw InputError("epsilon", to_string(epsilon), "is so small that the threshold passes 2^60");
  }
  return ceiling < 1 ? 1 : ceiling.convert_to<std::int64_t>();
}

}  // namespace

StableHistogram::StableHistogram(Rational epsilon, Rational delta)
    : epsilon_(checked_epsilon(std::move(epsilon))), delta_(std::move(delta)), noise_(epsilon_ / 2), threshold_(0) {
  if (delta_ <= 0 || delta_ >= 1) throw InputError("delta", to_string(delta_), "must be above 0 and below 1");
  const Wide half = Wide(epsilon_) / 2;
  // MATH §5: T = 1 + ⌈(2/ε) ln(1/(δ(1+e^{−ε/2})))⌉ makes Pr[1+Z ≥ T] = e^{−(ε/2)(T−1)}/(1+e^{−ε/2}) ≤ δ, …
  const Wide for_delta = -log(Wide(delta_) * (1 + exp(-half))) / half;
  // … and Pr[1+Z ≥ T] ≤ 1 − e^{−ε/2} iff e^{−(ε/2)(T−1)} ≤ 1 − e^{−ε}.
  const Wide for_replacement = -log(-expm1(Wide(-2 * half))) / half;
  threshold_ = 1 + std::max(safe_ceiling(for_delta, epsilon_), safe_ceiling(for_replacement, epsilon_));
}

std::optional<std::int64_t> StableHistogram::release(std::uint64_t count, Engine& engine) const {
  if (count == 0) return std::nullopt;
  const std::int64_t noisy = static_cast<std::int64_t>(count) + noise_(engine);
  if (noisy < threshold_) return std::nullopt;
  return noisy;
}

double StableHistogram::release_probability(std::uint64_t count) const {
  if (count == 0) return 0;
  const double half = to_double(epsilon_) / 2;
  const double one_plus_p = 1 + std::exp(-half);
  const double needed = static_cast<double>(threshold_ - static_cast<std::int64_t>(count));  // Z ≥ T − c
  // Pr[Z ≥ t] = p^t/(1+p) for t ≥ 0 with p = e^{−ε/2}; for t ≤ 0 by symmetry 1 − p^{1−t}/(1+p).
  return needed >= 1 ? std::exp(-half * needed) / one_plus_p : 1 - std::exp(-half * (1 - needed)) / one_plus_p;
}

double StableHistogram::noise_probability(std::int64_t z) const {
  const double half = to_double(epsilon_) / 2;
  return std::tanh(half / 2) * std::exp(-half * std::abs(static_cast<double>(z)));  // (1−p)/(1+p) · p^|z|
}

}  // namespace littlestone
