// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/agnostic/relabel_simulation.hpp"

#include <algorithm>
#include <cmath>
#include <map>
#include <utility>
#include <vector>

#include "core/agnostic/relabel.hpp"
#include "core/base/error.hpp"
#include "core/base/rules.hpp"
#include "core/privacy/selection.hpp"
#include "core/random/multinomial.hpp"

namespace littlestone {
namespace {

// Errors of each hypothesis on rows with these labels, by how often each point came up.
std::vector<std::uint64_t> errors_by_counts(const ConceptClass& concept_class, const LabelVector& labels,
                                            const std::vector<std::uint64_t>& counts) {
  std::vector<std::uint64_t> errors(concept_class.size(), 0);
  for (std::size_t x = 0; x < counts.size(); ++x) {
    if (counts[x] == 0) continue;
    const auto point = static_cast<PointIndex>(x);
    const VersionSpace wrong = concept_class.restrict(concept_class.everything(), point, opposite(labels[x]));
    for (std::size_t h = wrong.find(); h != BitVector::npos; h = wrong.find(h + 1)) errors[h] += counts[x];
  }
  return errors;
}

// The classes of hypotheses that label T alike, by number in the order of their first members.
std::vector<std::uint32_t> classes_on(const ConceptClass& concept_class, const std::vector<std::uint64_t>& counts) {
  std::vector<std::uint32_t> class_of(concept_class.size(), 0);
  for (std::size_t x = 0; x < counts.size(); ++x) {
    if (counts[x] == 0) continue;
    std::map<std::pair<std::uint32_t, Label>, std::uint32_t> parts;
    for (HypothesisIndex h = 0; h < concept_class.size(); ++h) {
      const auto part = std::pair(class_of[h], concept_class.row(h)[x]);
      class_of[h] = parts.emplace(part, static_cast<std::uint32_t>(parts.size())).first->second;
    }
  }
  return class_of;
}

}  // namespace

RelabelShares relabel_shares(const Rational& epsilon, std::uint64_t n) {
  RelabelShares shares;
  shares.selection = epsilon / 2;
  const double rest = to_double(Rational(epsilon - shares.selection));
  const double most = static_cast<double>(n) * std::expm1(rest) / (4 * std::exp(to_double(shares.learner)) - 1);
  constexpr double margin = 1e-12;  // what the doubles are trusted to
  shares.subset = most * (1 - margin) >= static_cast<double>(n) ? n : static_cast<std::uint64_t>(most * (1 - margin));
  return shares;
}

std::optional<HypothesisIndex> run_relabelled_learner(const ConceptClass& concept_class,
                                                      const Distribution& distribution, std::uint64_t n,
                                                      const Rational& epsilon, Engine& engine) {
  constexpr std::uint64_t most = std::uint64_t{1} << 62;
  if (n > most) throw InputError("examples", std::to_string(n), rules::at_most("2^62"));
  const RelabelShares shares = relabel_shares(epsilon, n);
  if (shares.subset == 0) return std::nullopt;
  const MultinomialSampler sampler(distribution.weights);
  std::vector<std::uint64_t> subset;
  std::vector<std::uint64_t> all;
  sampler(shares.subset, engine, subset);
  sampler(n - shares.subset, engine, all);
  for (std::size_t x = 0; x < all.size(); ++x) all[x] += subset[x];

  const std::vector<std::uint64_t> errors = errors_by_counts(concept_class, distribution.target, all);
  const std::vector<std::uint32_t> class_of = classes_on(concept_class, subset);
  std::vector<std::uint64_t> scores;  // the fewest errors on S of each way of labelling T
  std::vector<HypothesisIndex> first;
  for (HypothesisIndex h = 0; h < concept_class.size(); ++h) {
    if (class_of[h] == scores.size()) {
      scores.push_back(errors[h]);
      first.push_back(h);
    }
    scores[class_of[h]] = std::min(scores[class_of[h]], errors[h]);
  }
  const std::size_t chosen = exponential_mechanism(scores, shares.selection, engine);
  const LabelVector& labels = concept_class.row(first[chosen]);  // T's new labels are those of any of the class
  return static_cast<HypothesisIndex>(
      exponential_mechanism(errors_by_counts(concept_class, labels, subset), shares.learner, engine));
}

}  // namespace littlestone
