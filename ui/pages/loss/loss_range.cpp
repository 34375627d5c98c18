// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/pages/loss/loss_range.hpp"

#include <algorithm>
#include <cmath>

namespace littlestone::ui {

namespace {

constexpr double log10_most = 9;  // sizes beyond are not run
constexpr int sizes_a_decade = 5;

bool has_learner(const Scenario& scenario, LearnerKind learner) {
  return std::find(scenario.learners.begin(), scenario.learners.end(), learner) != scenario.learners.end();
}

}  // namespace

std::optional<double> size_of_promise(const TheoremSizes& theorem) {
  if (!theorem.sharp || theorem.sharp->log10 > log10_most) return std::nullopt;
  if (theorem.sharp->exact) return theorem.sharp->exact->convert_to<double>();
  return std::pow(10.0, theorem.sharp->log10);
}

std::vector<std::uint64_t> sizes_of_fall(const TheoremSizes& theorem) {
  const std::optional<double> promise = size_of_promise(theorem);
  if (!promise) return {};
  const auto last = static_cast<std::uint64_t>(std::max(20.0, std::ceil(2 * *promise)));
  std::vector<std::uint64_t> sizes;
  for (int i = 0;; ++i) {
    const auto n = static_cast<std::uint64_t>(std::llround(std::pow(10.0, 1 + i / double{sizes_a_decade})));
    if (n >= last) break;
    if (sizes.empty() || n > sizes.back()) sizes.push_back(n);
  }
  sizes.push_back(last);
  return sizes;
}

std::optional<std::uint64_t> size_of_fall(const LossData& data) {
  return reaching_size(data.result.cells, LearnerKind::private_learner, to_double(data.scenario.alpha),
                       to_double(data.scenario.beta));
}

std::optional<LossData> measure_loss(const Scenario& scenario, const Instance& instance, int dimension,
                                     const Observer& observer) {
  LossData data;
  data.scenario = scenario;
  try {
    data.theorem = theorem_sizes(scenario, dimension, observer);
    SweepOptions options;
    options.threads = 0;
    if (has_learner(scenario, LearnerKind::private_learner)) options.law = make_vote_law(scenario, instance, observer);
    if (options.law) {
      std::vector<std::uint64_t> sizes = sizes_of_fall(data.theorem);
      if (!sizes.empty()) data.scenario.sizes = std::move(sizes);
    }
    data.result = run_sweep(data.scenario, instance, options, observer);
  } catch (const Stopped&) {
    return std::nullopt;
  }
  if (data.result.ended == Ended::stopped) return std::nullopt;
  return data;
}

}  // namespace littlestone::ui
