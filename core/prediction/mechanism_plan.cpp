// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/prediction/mechanism_plan.hpp"

#include <algorithm>
#include <cmath>
#include <limits>

#include "core/prediction/stable_bounds.hpp"

namespace littlestone {

double mechanism_examples(std::uint64_t hypotheses, double epsilon, double alpha) {
  if (hypotheses <= 1) return 1;
  const double log_h = std::log(static_cast<double>(hypotheses));
  const double errors = mechanism_excess_errors(std::log(static_cast<double>(hypotheses - 1)), epsilon);
  const auto excess = [&](double n) {
    return std::min(std::sqrt(log_h / (2 * n)), std::tanh(epsilon / 2)) + errors / n;
  };
  double high = 1;
  while (excess(high) > alpha) {
    high *= 2;
    if (high > 1e300) return std::numeric_limits<double>::infinity();
  }
  double low = high / 2;
  while (high - low > 1 && high - low > 1e-12 * high) {
    const double middle = std::floor((low + high) / 2);
    (excess(middle) <= alpha ? high : low) = middle;
  }
  return high;
}

}  // namespace littlestone
