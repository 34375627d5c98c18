// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/replicable/exponential_clocks.hpp"

#include <algorithm>
#include <cmath>
#include <numeric>

#include "core/base/error.hpp"
#include "core/base/rules.hpp"
#include "core/random/multinomial.hpp"

namespace littlestone {
namespace {

// The data sets of labs, and the errors of every hypothesis on them.
class LabData {
 public:
  LabData(std::uint64_t examples, const ConceptClass& concept_class, const Distribution& distribution)
      : examples_(examples),
        concept_class_(concept_class),
        target_(distribution.target),
        sampler_(distribution.weights) {}

  std::vector<std::uint64_t> errors(const SeedTree& stream) {
    Engine engine = stream.engine();
    sampler_(examples_, engine, counts_);
    std::vector<std::uint64_t> errors(concept_class_.size(), 0);
    for (PointIndex x = 0; x < counts_.size(); ++x) {
      if (counts_[x] == 0) continue;
      for (HypothesisIndex h = 0; h < errors.size(); ++h) {
        if (concept_class_.row(h)[x] != target_[x]) errors[h] += counts_[x];
      }
    }
    return errors;
  }

 private:
  std::uint64_t examples_;
  const ConceptClass& concept_class_;
  const LabelVector& target_;
  MultinomialSampler sampler_;
  std::vector<std::uint64_t> counts_;  // of the points
};

// λ_h over the largest λ.
std::vector<double> relative_rates(double epsilon, const std::vector<std::uint64_t>& errors) {
  const std::uint64_t least = *std::min_element(errors.begin(), errors.end());
  std::vector<double> rates(errors.size());
  for (std::size_t h = 0; h < errors.size(); ++h) {
    rates[h] = std::exp(-epsilon * static_cast<double>(errors[h] - least));
  }
  return rates;
}

}  // namespace

void ExponentialClocks::validate() const {
  if (examples < 1 || examples > most_examples) {
    throw InputError("examples", std::to_string(examples), rules::between(1, most_examples));
  }
  if (!std::isfinite(epsilon) || epsilon < 0) {
    throw InputError("epsilon", std::to_string(epsilon), rules::at_least(0));
  }
}

std::vector<double> clocks_law(double epsilon, const std::vector<std::uint64_t>& errors) {
  std::vector<double> law = relative_rates(epsilon, errors);
  const double sum = std::accumulate(law.begin(), law.end(), 0.0);
  for (double& chance : law) chance /= sum;
  return law;
}

double clocks_agree(double epsilon, const std::vector<std::uint64_t>& errors,
                    const std::vector<std::uint64_t>& other_errors) {
  const std::vector<double> rates = relative_rates(epsilon, errors);
  const std::vector<double> others = relative_rates(epsilon, other_errors);
  // λ_k/λ_h is the larger ratio for the k whose e′ − e is at least that of h: the suffix of the order by e′ − e.
  std::vector<HypothesisIndex> order(errors.size());
  std::iota(order.begin(), order.end(), 0);
  const auto moved = [&](HypothesisIndex h) {
    return static_cast<std::int64_t>(other_errors[h]) - static_cast<std::int64_t>(errors[h]);
  };
  std::sort(order.begin(), order.end(), [&](HypothesisIndex h, HypothesisIndex k) { return moved(h) < moved(k); });
  std::vector<double> after(order.size() + 1, 0);  // Σ λ_k of those from a place on
  for (std::size_t i = order.size(); i-- > 0;) after[i] = after[i + 1] + rates[order[i]];
  double agree = 0;
  double before = 0;  // Σ λ′_k of those with a smaller difference
  for (std::size_t first = 0, end = 0; first < order.size(); first = end) {
    for (end = first; end < order.size() && moved(order[end]) == moved(order[first]); ++end) {
      const HypothesisIndex h = order[end];
      if (rates[h] > 0 && others[h] > 0) agree += 1 / (after[first] / rates[h] + before / others[h]);
    }
    for (std::size_t i = first; i < end; ++i) before += others[order[i]];
  }
  return std::min(agree, 1.0);
}

ClocksRuns run_clocks(const ExponentialClocks& learner, const ConceptClass& concept_class,
                      const Distribution& distribution, const SeedTree& shared, const std::array<SeedTree, 2>& labs) {
  learner.validate();
  LabData data(learner.examples, concept_class, distribution);
  Engine engine = shared.child("shared clocks").engine();
  std::vector<double> logs(concept_class.size());  // ln E_h
  for (double& log : logs) {
    const double uniform = (static_cast<double>(engine() >> 12) + 0.5) * 0x1p-52;  // inside (0, 1)
    log = std::log(-std::log(uniform));
  }
  ClocksRuns runs;
  for (std::size_t i = 0; i < labs.size(); ++i) {
    ClocksLab& lab = runs.labs[i];
    lab.errors = data.errors(labs[i].child("lab's examples"));
    const auto rings = [&](HypothesisIndex h) {
      return logs[h] + learner.epsilon * static_cast<double>(lab.errors[h]);
    };
    for (HypothesisIndex h = 1; h < lab.errors.size(); ++h) {
      if (rings(h) < rings(lab.answer)) lab.answer = h;
    }
  }
  runs.same = runs.labs[0].answer == runs.labs[1].answer;
  runs.agree = clocks_agree(learner.epsilon, runs.labs[0].errors, runs.labs[1].errors);
  return runs;
}

ClocksEstimate estimate_clocks(const ExponentialClocks& learner, const ConceptClass& concept_class,
                               const Distribution& distribution, double alpha, std::uint64_t pairs,
                               const SeedTree& seed, const Observer& observer) {
  learner.validate();
  constexpr std::uint64_t most_pairs = 10'000'000;
  if (pairs < 1 || pairs > most_pairs) throw InputError("pairs", std::to_string(pairs), rules::between(1, most_pairs));
  std::vector<HypothesisIndex> bad;
  for (HypothesisIndex h = 0; h < concept_class.size(); ++h) {
    if (population_loss(concept_class.row(h), distribution) > alpha) bad.push_back(h);
  }
  const auto miss = [&](const std::vector<std::uint64_t>& errors) {
    const std::vector<double> law = clocks_law(learner.epsilon, errors);
    double sum = 0;
    for (const HypothesisIndex h : bad) sum += law[h];
    return sum;
  };
  LabData data(learner.examples, concept_class, distribution);
  ClocksEstimate estimate;
  for (std::uint64_t pair = 0; pair < pairs; ++pair) {
    if (stop_requested(observer, {"pairs", pair, pairs})) throw Stopped();
    const SeedTree stream = seed.child(pair);
    const std::vector<std::uint64_t> first = data.errors(stream.child("A"));
    const std::vector<std::uint64_t> second = data.errors(stream.child("B"));
    estimate.differ += 1 - clocks_agree(learner.epsilon, first, second);
    estimate.miss += (miss(first) + miss(second)) / 2;
  }
  estimate.pairs = pairs;
  estimate.differ /= static_cast<double>(pairs);
  estimate.miss /= static_cast<double>(pairs);
  // Means of `pairs` numbers from 0 to 1: 2e^{−2Rw²} ≤ 0.05.
  estimate.half_width = std::sqrt(std::log(2 / 0.05) / (2 * static_cast<double>(pairs)));
  return estimate;
}

}  // namespace littlestone
