// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/random/multinomial.hpp"

#include <algorithm>
#include <boost/random/binomial_distribution.hpp>
#include <cassert>

namespace littlestone {

MultinomialSampler::MultinomialSampler(const std::vector<double>& weights) : conditional_(weights.size(), 0.0) {
  double rest = 0;  // summed from the end, so that small weights there keep their digits
  for (std::size_t i = weights.size(); i-- > 0;) {
    if (weights[i] <= 0) continue;
    rest += weights[i];
    conditional_[i] = std::min(1.0, weights[i] / rest);
  }
  assert(rest > 0);
}

void MultinomialSampler::operator()(std::uint64_t t, Engine& engine, std::vector<std::uint64_t>& counts) const {
  using Binomial = boost::random::binomial_distribution<std::int64_t, double>;
  counts.assign(conditional_.size(), 0);
  for (std::size_t i = 0; i < conditional_.size() && t > 0; ++i) {
    if (conditional_[i] == 0) continue;
    if (conditional_[i] == 1) {
      counts[i] = t;
      return;
    }
    const auto most = static_cast<std::int64_t>(t);
    // Boost's inversion can, by rounding, count one past t.
    counts[i] = static_cast<std::uint64_t>(std::clamp<std::int64_t>(Binomial(most, conditional_[i])(engine), 0, most));
    t -= counts[i];
  }
}

}  // namespace littlestone
