// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/privacy/selection.hpp"

#include <algorithm>
#include <cmath>

#include "core/base/error.hpp"
#include "core/random/exact.hpp"

namespace littlestone {
namespace {

void check(std::span<const std::uint64_t> errors, const Rational& epsilon) {
  if (errors.empty()) throw InputError("errors", "", "must hold at least one error count");
  if (epsilon <= 0) throw InputError("epsilon", to_string(epsilon), "must be above 0");
}

}  // namespace

std::size_t exponential_mechanism(std::span<const std::uint64_t> errors, const Rational& epsilon, Engine& engine) {
  check(errors, epsilon);
  const std::uint64_t fewest = *std::min_element(errors.begin(), errors.end());
  for (;;) {
    const auto i = static_cast<std::size_t>(uniform_below(engine, static_cast<std::uint64_t>(errors.size())));
    if (bernoulli_exp(engine, Rational(epsilon * (errors[i] - fewest) / 2))) return i;
  }
}

std::vector<double> selection_probabilities(std::span<const std::uint64_t> errors, const Rational& epsilon) {
  check(errors, epsilon);
  const double half = to_double(epsilon) / 2;
  const std::uint64_t fewest = *std::min_element(errors.begin(), errors.end());
  std::vector<double> probabilities;
  double sum = 0;
  for (const std::uint64_t count : errors) {
    probabilities.push_back(std::exp(-half * static_cast<double>(count - fewest)));
    sum += probabilities.back();
  }
  for (double& probability : probabilities) probability /= sum;
  return probabilities;
}

}  // namespace littlestone
