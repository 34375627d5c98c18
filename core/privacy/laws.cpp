// SPDX-License-Identifier: GPL-3.0-or-later
// The closed forms of what the mechanisms draw, in floating point: shown beside a draw and never on its way.
#include <algorithm>
#include <boost/math/special_functions/legendre.hpp>
#include <cmath>
#include <map>

#include "core/base/error.hpp"
#include "core/base/rules.hpp"
#include "core/privacy/selection.hpp"
#include "core/privacy/stable_histogram.hpp"

namespace littlestone {
namespace {

// exp(−half · count), also where half is past every double.
double decay(double half, double count) { return count == 0 ? 1 : std::exp(-half * count); }

// exp(−ε(errors[i] − fewest)/2) for each i.
std::vector<double> acceptances(std::span<const std::uint64_t> errors, const Rational& epsilon) {
  if (errors.empty()) throw InputError("errors", "", rules::no_error_count());
  if (epsilon <= 0) throw InputError("epsilon", to_string(epsilon), rules::above_0());
  const double half = to_double(epsilon) / 2;
  const std::uint64_t fewest = *std::min_element(errors.begin(), errors.end());
  std::vector<double> result;
  result.reserve(errors.size());
  for (const std::uint64_t count : errors) result.push_back(decay(half, static_cast<double>(count - fewest)));
  return result;
}

struct Node {
  double t = 0;
  double weight = 0;
};

// Gauss's rule with n ≥ 1 nodes on [0, 1]: exact for polynomials of degree up to 2n − 1. Its nodes are the zeros of the
// Legendre polynomial P_n, moved from [−1, 1].
std::vector<Node> gauss_rule(std::size_t n) {
  const int degree = static_cast<int>(n);
  std::vector<Node> nodes;
  nodes.reserve(n);
  for (const double x : boost::math::legendre_p_zeros<double>(degree)) {  // those at or above 0
    const double slope = boost::math::legendre_p_prime<double>(degree, x);
    const double weight = 1 / ((1 - x * x) * slope * slope);
    nodes.push_back({(1 - x) / 2, weight});
    if (x > 0) nodes.push_back({(1 + x) / 2, weight});
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
    throw InputError("errors", rules::value_counts(errors.size()), rules::permute_and_flip_law(most));
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
  return std::tanh(half / 2) * decay(half, std::abs(static_cast<double>(z)));  // (1−p)/(1+p) · p^|z|
}

}  // namespace littlestone
