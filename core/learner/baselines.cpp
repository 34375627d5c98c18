// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/learner/baselines.hpp"

#include <boost/random/binomial_distribution.hpp>
#include <utility>

#include "core/base/error.hpp"
#include "core/tournament/source.hpp"

namespace littlestone {
namespace {

// How often each point comes up in n draws: a multinomial count as a chain of binomials, O(|X|) whatever n is.
std::vector<std::uint64_t> draw_counts(const std::vector<double>& weights, std::uint64_t n, Engine& engine) {
  std::vector<std::uint64_t> counts(weights.size(), 0);
  std::size_t last = weights.size();  // the last point of positive weight takes what is left
  while (last > 0 && weights[last - 1] == 0) --last;
  double weight_left = 1;
  std::uint64_t left = n;
  for (std::size_t x = 0; x + 1 < last && left > 0; ++x) {
    const double p = weight_left > 0 ? std::min(1.0, weights[x] / weight_left) : 1.0;
    weight_left -= weights[x];
    if (p <= 0) continue;
    const auto drawn =
        p >= 1 ? static_cast<std::int64_t>(left)
               : boost::random::binomial_distribution<std::int64_t, double>(static_cast<std::int64_t>(left), p)(engine);
    counts[x] = static_cast<std::uint64_t>(drawn);
    left -= counts[x];
  }
  counts[last - 1] += left;
  return counts;
}

}  // namespace

LabelVector run_consistent_learner(SoaAutomaton& soa, const Distribution& distribution, std::uint64_t n,
                                   const SeedTree& stream) {
  SamplerSource source(soa, distribution, stream);
  return soa.labels_at(*source.advance(SoaAutomaton::start(), n, nullptr));
}

HypothesisIndex run_generic_learner(const ConceptClass& concept_class, const Distribution& distribution,
                                    std::uint64_t n, const Rational& epsilon, Engine& engine) {
  constexpr std::uint64_t most = std::uint64_t{1} << 62;
  if (n > most) throw InputError("examples", std::to_string(n), "must be at most 2^62");
  const std::vector<std::uint64_t> counts = draw_counts(distribution.weights, n, engine);
  std::vector<std::uint64_t> errors(concept_class.size(), 0);
  for (std::size_t x = 0; x < counts.size(); ++x) {
    if (counts[x] == 0) continue;
    const VersionSpace wrong = concept_class.restrict(concept_class.everything(), static_cast<PointIndex>(x),
                                                      opposite(distribution.target[x]));
    for (std::size_t h = wrong.find(); h != BitVector::npos; h = wrong.find(h + 1)) errors[h] += counts[x];
  }
  return static_cast<HypothesisIndex>(exponential_mechanism(errors, epsilon, engine));
}

}  // namespace littlestone
