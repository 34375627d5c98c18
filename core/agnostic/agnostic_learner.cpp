// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/agnostic/agnostic_learner.hpp"

#include <algorithm>
#include <numeric>
#include <string>

#include "core/base/error.hpp"
#include "core/base/rules.hpp"
#include "core/privacy/selection.hpp"
#include "core/random/exact.hpp"

namespace littlestone {
namespace {

std::vector<std::uint64_t> errors_of_all(const ConceptClass& concept_class, const Sample& sample) {
  std::vector<std::uint64_t> errors;
  for (HypothesisIndex h = 0; h < concept_class.size(); ++h)
    errors.push_back(count_errors(concept_class.row(h), sample));
  return errors;
}

std::vector<std::uint64_t> scores_of(const std::vector<Dichotomy>& ways) {
  std::vector<std::uint64_t> scores;
  scores.reserve(ways.size());
  for (const Dichotomy& way : ways) scores.push_back(way.errors);
  return scores;
}

Sample relabelled(const Sample& sample, const std::vector<std::uint32_t>& subset, const Dichotomy& way) {
  Sample rows;
  for (std::size_t i = 0; i < subset.size(); ++i) rows.push_back({sample[subset[i]].point, way.labels[i]});
  return rows;
}

// M's options; checked before anything is drawn, so that no message depends on the rows.
PrivateLearnerOptions options_of_m(const ConceptClass& concept_class, const AgnosticLearnerOptions& options) {
  PrivateLearnerOptions inner;
  inner.epsilon = options.learner_epsilon;
  inner.delta = options.learner_delta;
  inner.constants = options.constants;
  inner.system_entropy = options.system_entropy;
  inner.most_states = release_states(concept_class);
  return inner;
}

}  // namespace

std::string_view to_string(InnerLearner learner) {
  return learner == InnerLearner::exponential ? "exponential" : "tournament";
}

InnerLearner parse_inner_learner(std::string_view field, std::string_view text) {
  for (const InnerLearner learner : {InnerLearner::exponential, InnerLearner::tournament})
    if (to_string(learner) == text) return learner;
  throw InputError(field, text, rules::one_of("exponential, tournament"));
}

void check_agnostic_learner(SoaAutomaton& soa, std::uint64_t rows, const AgnosticLearnerOptions& options) {
  (void)relabel_privacy(options.learner_epsilon, options.learner_delta, options.epsilon, options.subset, rows);
  if (options.learner == InnerLearner::exponential) {
    if (options.learner_delta != 0)
      throw InputError("learner-delta", to_string(options.learner_delta), rules::equal_to(0));
    return;
  }
  if (options.learner_delta <= 0) throw InputError("learner-delta", to_string(options.learner_delta), rules::above_0());
  const PrivateLearnerOptions inner = options_of_m(soa.concept_class(), options);
  inner.validate(soa.dimension(SoaAutomaton::start()));
  if (inner.examples() > options.subset)
    throw InputError("subset", std::to_string(options.subset), rules::enough_examples(inner.examples()));
}

AgnosticLearnerRun run_agnostic_learner(SoaAutomaton& soa, const Sample& sample, const AgnosticLearnerOptions& options,
                                        const SeedTree& stream, const Observer& observer) {
  check_agnostic_learner(soa, sample.size(), options);
  const ConceptClass& concept_class = soa.concept_class();
  AgnosticLearnerRun run;
  Engine subset_engine = stream.child("subset").engine();
  run.subset = random_subset(sample.size(), options.subset, subset_engine);
  run.dichotomies = dichotomies_of(concept_class, sample, run.subset, RelabelScore::minimum);
  Engine choice_engine = stream.child("choice").engine();
  run.selected = exponential_mechanism(scores_of(run.dichotomies), options.epsilon, choice_engine);
  run.relabelled = relabelled(sample, run.subset, run.dichotomies[run.selected]);
  Engine learner_engine = stream.child("learner").engine();
  if (options.learner == InnerLearner::exponential) {
    const std::size_t chosen =
        exponential_mechanism(errors_of_all(concept_class, run.relabelled), options.learner_epsilon, learner_engine);
    run.hypothesis = concept_class.row(static_cast<HypothesisIndex>(chosen));
    return run;
  }
  PrivateLearnerOptions inner = options_of_m(concept_class, options);
  inner.seed = learner_engine();
  PrivateLearnerResult result = run_private_learner(soa, LearnerData(run.relabelled), inner, observer);
  if (result.ended == Ended::stopped) throw Stopped();
  run.hypothesis = std::move(result.hypothesis);
  return run;
}

std::vector<double> agnostic_exponential_law(const ConceptClass& concept_class, const Sample& sample,
                                             const AgnosticLearnerOptions& options) {
  (void)relabel_privacy(options.learner_epsilon, 0, options.epsilon, options.subset, sample.size());
  constexpr double most_subsets = 1e6;
  double subsets = 1;
  for (std::uint64_t i = 0; i < options.subset; ++i)
    subsets *= static_cast<double>(sample.size() - i) / static_cast<double>(i + 1);
  if (subsets > most_subsets) throw InputError("subset", std::to_string(options.subset), rules::enumeration("10^6"));
  std::vector<double> law(concept_class.size(), 0);
  std::vector<bool> taken(sample.size(), false);
  std::fill(taken.begin(), taken.begin() + static_cast<std::ptrdiff_t>(options.subset), true);
  do {
    std::vector<std::uint32_t> subset;
    for (std::uint32_t row = 0; row < sample.size(); ++row)
      if (taken[row]) subset.push_back(row);
    const std::vector<Dichotomy> ways = dichotomies_of(concept_class, sample, subset, RelabelScore::minimum);
    const std::vector<double> chances = selection_probabilities(scores_of(ways), options.epsilon);
    for (std::size_t t = 0; t < ways.size(); ++t) {
      const std::vector<double> inner = selection_probabilities(
          errors_of_all(concept_class, relabelled(sample, subset, ways[t])), options.learner_epsilon);
      for (std::size_t h = 0; h < law.size(); ++h) law[h] += chances[t] * inner[h] / subsets;
    }
  } while (std::prev_permutation(taken.begin(), taken.end()));
  return law;
}

void NoisyDistribution::validate() const {
  const auto check = [](const Rational& chance) {
    if (chance < 0 || 2 * chance >= 1) throw InputError("noise", to_string(chance), rules::between(0, "below 1/2"));
  };
  check(noise);
  for (const Rational& chance : by_point) check(chance);
  if (!by_point.empty() && by_point.size() != clean.weights.size())
    throw InputError("noise", std::to_string(by_point.size()), rules::equal_to(clean.weights.size()));
}

Sample draw_noisy_sample(const NoisyDistribution& distribution, std::uint64_t n, Engine& engine) {
  distribution.validate();
  const PointSampler sampler(distribution.clean.weights);
  Sample sample;
  sample.reserve(n);
  for (std::uint64_t i = 0; i < n; ++i) {
    const PointIndex x = sampler(engine);
    const Rational& chance = distribution.at(x);
    const bool flipped = chance > 0 && bernoulli(engine, chance);
    const Label label = distribution.clean.target[x];
    sample.push_back({x, flipped ? label_of(label == Label::minus) : label});
  }
  return sample;
}

double noisy_loss(const LabelVector& h, const NoisyDistribution& distribution) {
  distribution.validate();
  if (distribution.by_point.empty()) return to_double(distribution.noise) + noisy_excess(h, distribution);
  double least = 0;  // the target's loss
  for (std::size_t x = 0; x < distribution.by_point.size(); ++x)
    least += distribution.clean.weights[x] * to_double(distribution.by_point[x]);
  return least + noisy_excess(h, distribution);
}

double noisy_excess(const LabelVector& h, const NoisyDistribution& distribution) {
  distribution.validate();
  if (distribution.by_point.empty())
    return (1 - 2 * to_double(distribution.noise)) * population_loss(h, distribution.clean);
  double excess = 0;
  for (std::size_t x = 0; x < distribution.by_point.size(); ++x) {
    if (h[x] == distribution.clean.target[x]) continue;
    excess += distribution.clean.weights[x] * (1 - 2 * to_double(distribution.by_point[x]));
  }
  return excess;
}

}  // namespace littlestone
