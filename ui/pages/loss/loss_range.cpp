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

double loss_spread(std::size_t run) {
  constexpr double golden = 0.618033988749895;  // so that the first runs are far apart, however many there are
  return 2 * std::fmod(0.5 + golden * static_cast<double>(run + 1), 1.0) - 1;
}

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

std::pair<double, double> LossData::measured_sizes() const {
  if (series.empty()) return {10, 1000};
  double least = series.front().points.front().examples();
  double most = least;
  for (const LossSeries& one : series) {
    least = std::min(least, one.points.front().examples());
    most = std::max(most, one.points.back().examples());
  }
  return {least, most};
}

double largest_loss(const Scenario& scenario, const std::vector<LossSeries>& series) {
  double largest = 1.6 * to_double(scenario.alpha);
  for (const LossSeries& one : series) {
    for (const LossPoint& point : one.points)
      largest = std::max(largest, *std::max_element(point.cell.losses.begin(), point.cell.losses.end()));
  }
  return largest;
}

std::optional<std::uint64_t> size_of_fall(const LossData& data) {
  const LossSeries* m = series_of(data.series, LearnerKind::private_learner);
  return m == nullptr ? std::nullopt : m->reaching(to_double(data.scenario.beta));
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
      std::vector<std::uint64_t> sizes = sizes_of_fall(*data.theorem);
      if (!sizes.empty()) data.scenario.sizes = std::move(sizes);
    }
    const SweepResult result = run_sweep(data.scenario, instance, options, observer);
    if (result.ended == Ended::stopped) return std::nullopt;
    data.series = loss_series(result.cells, to_double(scenario.alpha));
    return data;
  } catch (const Stopped&) {
    return std::nullopt;
  }
}

}  // namespace littlestone::ui
