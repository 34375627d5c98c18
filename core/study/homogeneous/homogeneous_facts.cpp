// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/study/homogeneous/homogeneous_facts.hpp"

#include <algorithm>
#include <cmath>
#include <utility>

namespace littlestone {
namespace {

constexpr LinePoint most_linear = 128;

double binomial(std::size_t n, std::size_t k) {
  double value = 1;
  for (std::size_t i = 0; i < k; ++i) value *= static_cast<double>(n - i) / static_cast<double>(i + 1);
  return value;
}

/// Calls `look` with each m-subset of `points`, increasing.
template <class Look>
void each_subset(const std::vector<LinePoint>& points, std::size_t m, const Look& look) {
  std::vector<std::size_t> at(m);
  for (std::size_t i = 0; i < m; ++i) at[i] = i;
  if (points.size() < m) return;
  std::vector<LinePoint> subset(m);
  while (true) {
    for (std::size_t i = 0; i < m; ++i) subset[i] = points[at[i]];
    look(subset);
    std::size_t i = m;
    while (i > 0 && at[i - 1] == points.size() - m + i - 1) --i;
    if (i == 0) return;
    ++at[i - 1];
    for (std::size_t j = i; j < m; ++j) at[j] = at[j - 1] + 1;
  }
}

struct Extremes {
  double least = 2;
  double most = -1;
  std::vector<LinePoint> low, high;
};

void take(std::vector<Extremes>& extremes, const std::vector<double>& colour, const std::vector<LinePoint>& points) {
  for (std::size_t i = 0; i < colour.size(); ++i) {
    if (colour[i] < extremes[i].least) extremes[i].least = colour[i], extremes[i].low = points;
    if (colour[i] > extremes[i].most) extremes[i].most = colour[i], extremes[i].high = points;
  }
}

}  // namespace

double place_on_line(LinePoint point, LinePoint domain) {
  if (domain <= most_linear) return static_cast<double>(point - 1) / static_cast<double>(domain - 1);
  return std::log2(static_cast<double>(point)) / std::log2(static_cast<double>(domain));
}

LinePoint point_at(double place, LinePoint domain) {
  const double share = std::clamp(place, 0.0, 1.0);
  const double value = domain <= most_linear ? 1 + share * static_cast<double>(domain - 1)
                                             : std::exp2(share * std::log2(static_cast<double>(domain)));
  return std::clamp<LinePoint>(static_cast<LinePoint>(std::llround(value)), 1, domain);
}

HomogeneousFacts homogeneous_facts(const LowerBoundRun& run, std::optional<std::size_t> mover,
                                   std::optional<LinePoint> target) {
  HomogeneousFacts facts;
  const std::size_t m = run.scenario.examples;
  const std::vector<LinePoint>& set = run.set.points;
  const LinePoint domain = run.scenario.domain;
  if (!run.gap) return facts;
  facts.sample = run.scenario.sample.size() == m ? run.scenario.sample : run.gap->sample;
  facts.mover = mover && *mover < m ? *mover : m / 2;
  facts.moved = facts.sample;
  const LinePoint here = facts.sample[facts.mover];
  const LinePoint low = facts.mover == 0 ? 0 : facts.sample[facts.mover - 1];
  const LinePoint high = facts.mover + 1 == m ? domain + 1 : facts.sample[facts.mover + 1];
  LinePoint there = here;
  if (target && *target > low && *target < high) {
    there = *target;
  } else {
    for (const LinePoint x : set) {
      if (x > low && x < high && x != here && (there == here || (there < here && x > here))) there = x;
    }
  }
  facts.moved[facts.mover] = there;

  // One colour: the sample and a point of X′ beside it, in the middle where there is one.
  std::vector<LinePoint> others;
  for (const LinePoint x : set) {
    if (!std::binary_search(facts.sample.begin(), facts.sample.end(), x)) others.push_back(x);
  }
  if (!others.empty()) {
    const auto middle = [&](LinePoint x) {
      return std::abs(static_cast<double>(order_of(facts.sample, x)) - static_cast<double>(m) / 2);
    };
    LinePoint extra = others.front();
    for (const LinePoint x : others) {
      if (middle(x) < middle(extra) || (middle(x) == middle(extra) && x > extra)) extra = x;
    }
    facts.five = facts.sample;
    facts.five.insert(std::upper_bound(facts.five.begin(), facts.five.end(), extra), extra);
    facts.colour = colour_of(run.learner, facts.five, domain);
  }

  constexpr double most_subsets = 30'000;
  const std::vector<LinePoint>& candidates = run.set.candidates;
  const double work = binomial(set.size(), m) * static_cast<double>(candidates.size());
  const bool told = run.learner.order_only() || work <= most_subsets;
  double within = 0;
  std::size_t within_order = 0;
  for (std::size_t i = 0; i < run.set.ranges.size(); ++i) {
    if (run.set.ranges[i].spread() > within) within = run.set.ranges[i].spread(), within_order = i;
  }
  std::pair<double, double> farthest{-1, -1};
  for (const LinePoint x : candidates) {
    HomogeneousCandidate candidate;
    candidate.point = x;
    candidate.inside = std::binary_search(set.begin(), set.end(), x);
    if (candidate.inside) {
      candidate.spread = within;
      candidate.order = within_order;
    } else if (told) {
      std::vector<Extremes> extremes(m + 1);
      for (std::size_t i = 0; i < run.set.ranges.size(); ++i) {
        extremes[i].least = run.set.ranges[i].least;
        extremes[i].most = run.set.ranges[i].most;
      }
      if (!run.learner.order_only()) {
        each_subset(set, m, [&](const std::vector<LinePoint>& subset) {
          std::vector<LinePoint> points = subset;
          points.insert(std::upper_bound(points.begin(), points.end(), x), x);
          take(extremes, colour_of(run.learner, points, domain), points);
        });
      }
      candidate.spread = 0;
      for (std::size_t i = 0; i < extremes.size(); ++i) {
        const double spread = std::max(0.0, extremes[i].most - extremes[i].least);
        if (spread <= *candidate.spread) continue;
        candidate.spread = spread;
        candidate.order = i;
        candidate.low = extremes[i].low;
        candidate.high = extremes[i].high;
      }
    }
    if (!candidate.inside && !run.set.ranges.empty() &&
        !std::binary_search(facts.sample.begin(), facts.sample.end(), x)) {
      const double value = run.learner.probability(facts.sample, x, domain);
      const double change = std::abs(run.learner.probability(facts.moved, x, domain) - value);
      const double away = std::abs(value - run.set.ranges[order_of(facts.sample, x)].middle());
      if (const auto apart = std::pair(change, away); apart > farthest)
        farthest = apart, facts.stray = facts.candidates.size();
    }
    facts.candidates.push_back(std::move(candidate));
  }
  return facts;
}

}  // namespace littlestone
