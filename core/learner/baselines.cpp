// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/learner/baselines.hpp"

#include "core/base/error.hpp"
#include "core/base/rules.hpp"
#include "core/random/multinomial.hpp"
#include "core/tournament/source.hpp"

namespace littlestone {

std::vector<std::uint64_t> errors_by_counts(const ConceptClass& concept_class, const LabelVector& labels,
                                            std::span<const std::uint64_t> counts) {
  std::vector<std::uint64_t> errors(concept_class.size(), 0);
  for (std::size_t x = 0; x < counts.size(); ++x) {
    if (counts[x] == 0) continue;
    const auto point = static_cast<PointIndex>(x);
    const VersionSpace wrong = concept_class.restrict(concept_class.everything(), point, opposite(labels[x]));
    for (std::size_t h = wrong.find(); h != BitVector::npos; h = wrong.find(h + 1)) errors[h] += counts[x];
  }
  return errors;
}

LabelVector run_consistent_learner(SoaAutomaton& soa, const Distribution& distribution, std::uint64_t n,
                                   const SeedTree& stream) {
  SamplerSource source(soa, distribution, stream);
  return soa.labels_at(*source.advance(SoaAutomaton::start(), n, nullptr));
}

HypothesisIndex run_generic_learner(const ConceptClass& concept_class, const Distribution& distribution,
                                    std::uint64_t n, const Rational& epsilon, Engine& engine) {
  constexpr std::uint64_t most = std::uint64_t{1} << 62;
  if (n > most) throw InputError("examples", std::to_string(n), rules::at_most("2^62"));
  std::vector<std::uint64_t> counts;
  MultinomialSampler(distribution.weights)(n, engine, counts);
  return static_cast<HypothesisIndex>(
      exponential_mechanism(errors_by_counts(concept_class, distribution.target, counts), epsilon, engine));
}

}  // namespace littlestone
