// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/lower_bound/attack.hpp"

#include <algorithm>
#include <cassert>
#include <cmath>
#include <string>

#include <boost/math/distributions/binomial.hpp>

#include "core/base/error.hpp"
#include "core/base/rules.hpp"

namespace littlestone {

namespace {

const WideProbability whole_number_tolerance{"1e-30"};

double at_most(std::uint64_t draws, double p, std::uint64_t bar) {
  if (bar >= draws || p <= 0) return 1;
  if (p >= 1) return 0;
  return boost::math::cdf(boost::math::binomial(static_cast<double>(draws), p), static_cast<double>(bar));
}

double more_than(std::uint64_t draws, double p, std::uint64_t bar) {
  if (bar >= draws || p <= 0) return 0;
  if (p >= 1) return 1;
  return boost::math::cdf(
      boost::math::complement(boost::math::binomial(static_cast<double>(draws), p), static_cast<double>(bar)));
}

void check_draws(std::uint64_t draws) {
  if (draws < 1 || draws > 1'000'000'000)
    throw InputError("draws", std::to_string(draws), rules::between(1, 1000000000));
}

void check_comparisons(unsigned comparisons, unsigned most) {
  if (comparisons < 1 || comparisons > most)
    throw InputError("comparisons", std::to_string(comparisons), rules::between(1, most));
}

void check_places(const HiddenFamily& family, const SearchTree& tree) {
  if (tree.places() > family.places.size())
    throw InputError("comparisons", std::to_string(tree.comparisons()),
                     rules::places_for_hidden(tree.places(), family.places.size()));
}

/// Pr[#(t ≤ l) ≤ bar < #(t ≤ u)] for D independent thresholds with Pr[t ≤ l] = low ≤ Pr[t ≤ u] = high.
double separates(const DrawCounts& counts, double low, double high) {
  if (low >= 1) return 0;
  const boost::math::binomial below(static_cast<double>(counts.draws), std::max(0.0, low));
  const double between = std::clamp((high - low) / (1 - low), 0.0, 1.0);
  double sum = 0;
  for (std::uint64_t c = 0; c <= std::min(counts.bar, counts.draws); ++c) {
    const double mass = low <= 0 ? (c == 0 ? 1.0 : 0.0) : boost::math::pdf(below, static_cast<double>(c));
    if (mass > 0) sum += mass * more_than(counts.draws - c, between, counts.bar - c);
  }
  return sum;
}

}  // namespace

DrawCounts DrawCounts::of(std::uint64_t draws, const WideProbability& threshold) {
  check_draws(draws);
  const WideProbability bar = floor(threshold * draws + whole_number_tolerance);
  return {draws, bar.convert_to<std::uint64_t>()};
}

double DrawCounts::reads_minus(double p) const { return at_most(draws, p, bar); }

double DrawCounts::reads_plus(double p) const { return more_than(draws, p, bar); }

SearchSuccess search_success(const WideProbability& low, const WideProbability& high, std::uint64_t draws,
                             unsigned comparisons) {
  if (low < 0 || low > 1) throw InputError("low", low.str(6), rules::between(0, 1));
  if (high < low || high > 1) throw InputError("high", high.str(6), rules::between(low.str(6), 1));
  check_comparisons(comparisons, 60);
  const DrawCounts counts = DrawCounts::of(draws, (low + high) / 2);
  SearchSuccess success;
  success.low_error = counts.reads_plus(low.convert_to<double>());
  success.high_error = counts.reads_minus(high.convert_to<double>());
  const double errors = success.low_error + success.high_error;
  // A target with l probes right of it succeeds with probability (1 − high_error)^l (1 − low_error)^{T−l}, and l is Bin(T, 1/2).
  success.independent = std::pow(1 - errors / 2, comparisons);
  success.union_bound = std::max(0.0, 1 - comparisons * errors / 2);
  return success;
}

SearchTree::SearchTree(unsigned comparisons) : comparisons_(comparisons) { check_comparisons(comparisons, 30); }

std::vector<std::size_t> SearchTree::probes(std::size_t target) const {
  assert(target < targets());
  std::vector<std::size_t> path;
  [[maybe_unused]] const std::size_t place = end([&](std::size_t probe) {
    path.push_back(probe);
    return probe > place_of(target);
  });
  assert(place == place_of(target));
  return path;
}

double attack_success(const ThresholdLearner& learner, const HiddenFamily& family, LinePoint domain,
                      const WideProbability& threshold, std::uint64_t draws, unsigned comparisons) {
  const SearchTree tree(comparisons);
  check_places(family, tree);
  const DrawCounts counts = DrawCounts::of(draws, threshold);
  double sum = 0;
  for (std::size_t target = 0; target < tree.targets(); ++target) {
    const std::size_t hidden = SearchTree::place_of(target);
    const std::vector<LinePoint> sample = family.sample(hidden);
    const auto value = [&](std::size_t place) { return learner.probability(sample, family.places[place], domain); };
    if (learner.joint_law() == JointLaw::independent) {
      double product = 1;
      for (const std::size_t probe : tree.probes(target))
        product *= probe < hidden ? counts.reads_minus(value(probe)) : counts.reads_plus(value(probe));
      sum += product;
    } else {
      double low = 0;
      double high = 1;
      for (const std::size_t probe : tree.probes(target)) {
        if (probe < hidden)
          low = std::max(low, value(probe));
        else
          high = std::min(high, value(probe));
      }
      sum += separates(counts, low, high);
    }
  }
  return sum / static_cast<double>(tree.targets());
}

AttackRun play_attack(const ThresholdLearner& learner, const HiddenFamily& family, LinePoint domain,
                      const WideProbability& threshold, std::uint64_t draws, unsigned comparisons, std::size_t target,
                      Engine& engine) {
  const SearchTree tree(comparisons);
  check_places(family, tree);
  const DrawCounts counts = DrawCounts::of(draws, threshold);
  if (draws * tree.places() > 100'000'000)
    throw InputError("draws", std::to_string(draws), rules::draws_times_places(100000000));
  assert(target < tree.targets());
  AttackRun run;
  run.hidden = SearchTree::place_of(target);
  const std::vector<LinePoint> sample = family.sample(run.hidden);
  std::vector<double> values;
  for (std::size_t place = 0; place < tree.places(); ++place)
    values.push_back(learner.probability(sample, family.places[place], domain));
  const auto uniform = [&] { return static_cast<double>(engine() >> 11) * 0x1p-53; };
  run.positives.assign(tree.places(), 0);
  for (std::uint64_t draw = 0; draw < draws; ++draw) {
    std::vector<bool> row(tree.places());
    if (learner.joint_law() == JointLaw::independent) {
      for (std::size_t place = 0; place < row.size(); ++place) row[place] = uniform() < values[place];
    } else {
      const double u = uniform();  // the threshold drawn is at or left of a place iff u is below its value
      for (std::size_t place = 0; place < row.size(); ++place) row[place] = u < values[place];
    }
    for (std::size_t place = 0; place < row.size(); ++place) run.positives[place] += row[place] ? 1U : 0U;
    run.hypotheses.push_back(std::move(row));
  }
  run.found = tree.end([&](std::size_t place) {
    run.probes.push_back({place, run.positives[place], run.positives[place] > counts.bar});
    return run.probes.back().reads_plus;
  });
  return run;
}

}  // namespace littlestone
