// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/agnostic/relabel_simulation.hpp"

#include <algorithm>
#include <cmath>
#include <vector>

#include "core/base/error.hpp"
#include "core/base/rules.hpp"
#include "core/learner/baselines.hpp"
#include "core/prediction/nets.hpp"
#include "core/privacy/selection.hpp"
#include "core/random/multinomial.hpp"

namespace littlestone {
namespace {

// The ways in which the class labels T: they depend on its points alone.
MergedClass merge_on(const ConceptClass& concept_class, const std::vector<std::uint64_t>& counts) {
  std::vector<PointIndex> points;
  for (std::size_t x = 0; x < counts.size(); ++x)
    if (counts[x] > 0) points.push_back(static_cast<PointIndex>(x));
  return merge_equal_on(concept_class, points);
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
  const MergedClass merged = merge_on(concept_class, subset);
  std::vector<std::uint64_t> scores;  // the fewest errors on S of each way of labelling T
  for (const HypothesisIndex first : merged.representatives) scores.push_back(errors[first]);
  for (std::size_t h = 0; h < errors.size(); ++h) {
    std::uint64_t& score = scores[merged.piece_of[h]];
    score = std::min(score, errors[h]);
  }
  const std::size_t chosen = exponential_mechanism(scores, shares.selection, engine);
  // T's new labels are those of any hypothesis of the chosen piece.
  const LabelVector& labels = concept_class.row(merged.representatives[chosen]);
  return static_cast<HypothesisIndex>(
      exponential_mechanism(errors_by_counts(concept_class, labels, subset), shares.learner, engine));
}

}  // namespace littlestone
