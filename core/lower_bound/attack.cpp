// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/lower_bound/attack.hpp"

#include <algorithm>
#include <cassert>
#include <cmath>
#include <string>

#include "core/base/error.hpp"
#include "core/base/rules.hpp"
#include "core/lower_bound/draw_tails.hpp"

namespace littlestone {

using detail::at_most;
using detail::more_than;

namespace {

const WideProbability whole_number_tolerance{"1e-30"};

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

/// Chance that D hypotheses of a finite list are on the right side of the bar at every probe, by the distribution of
/// their counts there, each capped at bar + 1. None where that has too many terms.
std::optional<double> listed_chance(const DrawCounts& counts, const std::vector<std::pair<LabelVector, double>>& list,
                                    const HiddenFamily& family, const std::vector<std::size_t>& probes,
                                    std::size_t hidden, std::size_t targets) {
  std::vector<double> patterns(std::size_t{1} << std::min<std::size_t>(probes.size(), 20), 0.0);
  if (probes.size() > 20) return std::nullopt;
  for (const auto& [labels, p] : list) {
    std::size_t pattern = 0;
    for (std::size_t i = 0; i < probes.size(); ++i)
      if (labels[family.places[probes[i]] - 1] == Label::plus) pattern |= std::size_t{1} << i;
    patterns[pattern] += p;
  }
  std::vector<std::pair<std::size_t, double>> seen;
  for (std::size_t pattern = 0; pattern < patterns.size(); ++pattern)
    if (patterns[pattern] > 0) seen.emplace_back(pattern, patterns[pattern]);
  const std::uint64_t base = counts.bar + 2;
  constexpr double most_terms = 2e8;
  const double states_needed = std::pow(static_cast<double>(base), static_cast<double>(probes.size()));
  const double terms = states_needed * static_cast<double>(seen.size()) * static_cast<double>(counts.draws);
  if (states_needed > 1e6 || terms * static_cast<double>(targets) > most_terms) return std::nullopt;
  const auto states = static_cast<std::size_t>(std::llround(states_needed));
  std::vector<std::size_t> weight(probes.size(), 1);
  for (std::size_t i = 1; i < probes.size(); ++i) weight[i] = weight[i - 1] * base;
  std::vector<double> law(states, 0.0);
  law[0] = 1;
  for (std::uint64_t draw = 0; draw < counts.draws; ++draw) {
    std::vector<double> next(states, 0.0);
    for (std::size_t state = 0; state < states; ++state) {
      if (law[state] == 0) continue;
      for (const auto& [pattern, p] : seen) {
        std::size_t to = state;
        for (std::size_t i = 0; i < probes.size(); ++i) {
          const bool plus = ((pattern >> i) & 1U) != 0;
          if (plus && state / weight[i] % base < base - 1) to += weight[i];
        }
        next[to] += law[state] * p;
      }
    }
    law = std::move(next);
  }
  double sum = 0;
  for (std::size_t state = 0; state < states; ++state) {
    bool right = true;
    for (std::size_t i = 0; i < probes.size(); ++i)
      right = right && (state / weight[i] % base == base - 1) == (probes[i] > hidden);
    if (right) sum += law[state];
  }
  return sum;
}

/// The average of listed_chance over the targets; none where one has too many terms.
std::optional<double> listed_success(const ThresholdLearner& learner, const HiddenFamily& family, LinePoint domain,
                                     const DrawCounts& counts, const SearchTree& tree) {
  double sum = 0;
  for (std::size_t target = 0; target < tree.targets(); ++target) {
    const std::size_t hidden = SearchTree::place_of(target);
    const auto chance = listed_chance(counts, learner.hypotheses(family.sample(hidden), domain), family,
                                      tree.probes(target), hidden, tree.targets());
    if (!chance) return std::nullopt;
    sum += *chance;
  }
  return sum / static_cast<double>(tree.targets());
}

/// The average over the targets of 1 less the errors of its probes.
double union_bound(const ThresholdLearner& learner, const HiddenFamily& family, LinePoint domain,
                   const DrawCounts& counts, const SearchTree& tree) {
  double sum = 0;
  for (std::size_t target = 0; target < tree.targets(); ++target) {
    const std::size_t hidden = SearchTree::place_of(target);
    const std::vector<LinePoint> sample = family.sample(hidden);
    double errors = 0;
    for (const std::size_t probe : tree.probes(target)) {
      const double p = learner.probability(sample, family.places[probe], domain);
      errors += probe < hidden ? counts.reads_plus(p) : counts.reads_minus(p);
    }
    sum += std::max(0.0, 1 - errors);
  }
  return sum / static_cast<double>(tree.targets());
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
  // A target with l probes right of it succeeds with probability (1 − high_error)^l (1 − low_error)^{T−l}, and l is
  // Bin(T, 1/2).
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
  return attack_chance(learner, family, domain, threshold, draws, comparisons).success;
}

AttackChance attack_chance(const ThresholdLearner& learner, const HiddenFamily& family, LinePoint domain,
                           const WideProbability& threshold, std::uint64_t draws, unsigned comparisons) {
  const SearchTree tree(comparisons);
  check_places(family, tree);
  const DrawCounts counts = DrawCounts::of(draws, threshold);
  if (learner.joint_law() == JointLaw::listed) {
    if (const auto exact = listed_success(learner, family, domain, counts, tree)) return {*exact, true};
    return {union_bound(learner, family, domain, counts, tree), false};
  }
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
  return {sum / static_cast<double>(tree.targets()), true};
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
  std::vector<std::pair<LabelVector, double>> list;
  if (learner.joint_law() == JointLaw::listed) list = learner.hypotheses(sample, domain);
  run.positives.assign(tree.places(), 0);
  for (std::uint64_t draw = 0; draw < draws; ++draw) {
    std::vector<bool> row(tree.places());
    if (learner.joint_law() == JointLaw::independent) {
      for (std::size_t place = 0; place < row.size(); ++place) row[place] = uniform() < values[place];
    } else if (learner.joint_law() == JointLaw::listed) {
      double rest = uniform();
      std::size_t chosen = 0;
      while (chosen + 1 < list.size() && rest >= list[chosen].second) rest -= list[chosen++].second;
      for (std::size_t place = 0; place < row.size(); ++place)
        row[place] = list[chosen].first[family.places[place] - 1] == Label::plus;
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
