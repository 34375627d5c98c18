// SPDX-License-Identifier: GPL-3.0-or-later
// The closed forms of what the mechanisms draw, in floating point: shown beside a draw and never on its way.
#include <algorithm>
#include <cmath>
#include <map>

#include "core/base/error.hpp"
#include "core/privacy/selection.hpp"
#include "core/privacy/stable_histogram.hpp"

namespace littlestone {
namespace {

// exp(−ε(errors[i] − fewest)/2) for each i.
std::vector<double> acceptances(std::span<const std::uint64_t> errors, const Rational& epsilon) {
  if (errors.empty()) throw InputError("errors", "", "must hold at least one error count");
  if (epsilon <= 0) throw InputError("epsilon", to_string(epsilon), "must be above 0");
  const double half = to_double(epsilon) / 2;
  const std::uint64_t fewest = *std::min_element(errors.begin(), errors.end());
  std::vector<double> result;
  result.reserve(errors.size());
  for (const std::uint64_t count : errors) result.push_back(std::exp(-half * static_cast<double>(count - fewest)));
  return result;
}

struct Node {
  double t = 0;
  double weight = 0;
};

// Gauss's rule with n nodes on [0, 1]: exact for polynomials of degree up to 2n − 1.
std::vector<Node> gauss_rule(std::size_t n) {
  std::vector<Node> nodes;
  const auto degree = static_cast<double>(n);
  for (std::size_t i = 0; i < n; ++i) {
    double x = std::cos(M_PI * (static_cast<double>(i) + 0.75) / (degree + 0.5));
    double slope = 0;
    for (int step = 0; step < 8; ++step) {  // Newton on the Legendre polynomial by its three-term recurrence
      double before = 1;
      double value = x;
      for (std::size_t k = 2; k <= n; ++k) {
        const auto order = static_cast<double>(k);
        const double next = ((2 * order - 1) * x * value - (order - 1) * before) / order;
        before = value;
        value = next;
      }
      slope = degree * (x * value - before) / (x * x - 1);
      const double move = value / slope;
      x -= move;
      if (std::abs(move) < 1e-16) break;
    }
    nodes.push_back({(1 - x) / 2, 1 / ((1 - x * x) * slope * slope)});
  }
  return nodes;
}

}  // namespace

std::vector<double> selection_probabilities(std::span<const std::uint64_t> errors, const Rational& epsilon) {
  std::vector<double> probabilities = acceptances(errors, epsilon);
  double sum = 0;
  for (const double probability : probabilities) sum += probability;
  for (double& probability : probabilities) probability /= sum;
  return probabilities;
}

std::vector<double> permute_and_flip_probabilities(std::span<const std::uint64_t> errors, const Rational& epsilon) {
  constexpr std::size_t most = 4096;
  const std::vector<double> accepted = acceptances(errors, epsilon);
  if (errors.size() > most) {
    throw InputError("errors", std::to_string(errors.size()) + " counts",
                     "the law of permute-and-flip is offered for at most " + std::to_string(most));
  }
  std::map<double, double> integrals;  // by acceptance probability: p ∫ Π_{others} (1 − t p_j) dt
  std::map<double, double> sizes;
  for (const double p : accepted) {
    integrals[p] = 0;
    sizes[p] += 1;
  }
  for (const Node& node : gauss_rule((errors.size() + 1) / 2)) {
    double all = 0;
    for (const auto& [p, size] : sizes) all += size * std::log1p(-node.t * p);
    for (auto& [p, integral] : integrals) integral += node.weight * p * std::exp(all - std::log1p(-node.t * p));
  }
  std::vector<double> probabilities = accepted;
  for (double& p : probabilities) p = integrals[p];
  return probabilities;
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
