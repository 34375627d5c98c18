// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/lower_bound/attack.hpp"

#include <algorithm>
#include <cassert>
#include <cmath>
#include <limits>
#include <optional>
#include <string>

#include "core/base/error.hpp"
#include "core/base/rules.hpp"
#include "core/lower_bound/draw_tails.hpp"

namespace littlestone {

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

/// Pr[#(t ≤ l) ≤ bar < #(t ≤ u)] for D independent thresholds with Pr[t ≤ l] = low ≤ Pr[t ≤ u] = high. More than bar
/// are at or left of l and at most bar at or left of u are disjoint events, as l < u.
Chance separates(const DrawCounts& counts, const Chance& low, const Chance& high) {
  const Chance left = counts.reads_plus(low);
  const Chance right = counts.reads_plus(high);
  const WideProbability failure = left.value + right.complement;
  if (failure <= 0.5) return Chance::of_failure(failure);
  const WideProbability success = right.value - left.value;
  return success > 0 ? Chance::of(success) : Chance{};
}

/// Chance that D hypotheses of a finite list are on the right side of the bar at every probe, by the distribution of
/// their counts there, each capped at bar + 1. None where that has too many terms.
std::optional<Chance> listed_chance(const DrawCounts& counts, const std::vector<std::pair<LabelVector, double>>& list,
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
  const std::uint64_t base = counts.bar() + 2;
  constexpr double most_terms = 2e8;
  const double states_needed = std::pow(static_cast<double>(base), static_cast<double>(probes.size()));
  const double terms = states_needed * static_cast<double>(seen.size()) * static_cast<double>(counts.draws());
  if (states_needed > 1e6 || terms * static_cast<double>(targets) > most_terms) return std::nullopt;
  const auto states = static_cast<std::size_t>(std::llround(states_needed));
  std::vector<std::size_t> weight(probes.size(), 1);
  for (std::size_t i = 1; i < probes.size(); ++i) weight[i] = weight[i - 1] * base;
  std::vector<double> law(states, 0.0);
  law[0] = 1;
  for (std::uint64_t draw = 0; draw < counts.draws(); ++draw) {
    std::vector<double> next(states, 0.0);
    for (std::size_t state = 0; state < states; ++state) {
      if (law[state] == 0) continue;
      for (const auto& [pattern, p] : seen) {
        std::size_t to = state;
        for (std::size_t i = 0; i < probes.size(); ++i) {
          const bool plus = ((pattern >> i) & 1U) != 0;
          if (plus && state / weight[i] % base < base - 1) to += weight[i];
        }
        // What is too small for a double counts as the least one: no outcome that can happen gets chance 0.
        next[to] += std::max(law[state] * p, std::numeric_limits<double>::min());
      }
    }
    law = std::move(next);
  }
  WideProbability success = 0;
  WideProbability failure = 0;
  for (std::size_t state = 0; state < states; ++state) {
    bool right = true;
    for (std::size_t i = 0; i < probes.size(); ++i)
      right = right && (state / weight[i] % base == base - 1) == (probes[i] > hidden);
    (right ? success : failure) += law[state];
  }
  const WideProbability all = success + failure;  // 1, up to the rounding of the law
  return Chance{success / all, failure / all};
}

/// The mean of a chance over the targets of the tree, 0-based; none where one of them has none.
template <class ChanceOf>
std::optional<Chance> mean_over_targets(const SearchTree& tree, const ChanceOf& chance_of) {
  Chance sum{0, 0};
  for (std::size_t target = 0; target < tree.targets(); ++target) {
    const std::optional<Chance> chance = chance_of(target);
    if (!chance) return std::nullopt;
    sum.value += chance->value;
    sum.complement += chance->complement;
  }
  return Chance{sum.value / tree.targets(), sum.complement / tree.targets()};
}

/// A learner's values at the probes of one target.
class ProbedValues {
 public:
  ProbedValues(const ThresholdLearner& learner, const HiddenFamily& family, LinePoint domain, const SearchTree& tree,
               std::size_t target)
      : learner_(learner),
        family_(family),
        domain_(domain),
        hidden_(SearchTree::place_of(target)),
        sample_(family.sample(hidden_)),
        probes_(tree.probes(target)) {}
  [[nodiscard]] const std::vector<std::size_t>& probes() const { return probes_; }
  [[nodiscard]] std::size_t hidden() const { return hidden_; }
  [[nodiscard]] const std::vector<LinePoint>& sample() const { return sample_; }
  [[nodiscard]] Chance at(std::size_t place) const { return learner_.chance(sample_, family_.places[place], domain_); }
  /// At the last probe left of the hidden place and at the first one right of it; 0 and 1 where there is none.
  [[nodiscard]] std::pair<Chance, Chance> nearest() const {
    std::optional<std::size_t> left;
    std::optional<std::size_t> right;
    for (const std::size_t probe : probes_) {
      if (probe < hidden_) left = std::max(left.value_or(0), probe);
      if (probe > hidden_) right = std::min(right.value_or(probe), probe);
    }
    return {left ? at(*left) : Chance{0, 1}, right ? at(*right) : Chance{1, 0}};
  }

 private:
  const ThresholdLearner& learner_;
  const HiddenFamily& family_;
  LinePoint domain_;
  std::size_t hidden_;
  std::vector<LinePoint> sample_;
  std::vector<std::size_t> probes_;
};

/// 1 less the errors of the probes, or 0.
Chance union_bound(const DrawCounts& counts, const ProbedValues& values) {
  WideProbability errors = 0;
  for (const std::size_t probe : values.probes()) {
    const Chance plus = counts.reads_plus(values.at(probe));
    errors += probe < values.hidden() ? plus.value : plus.complement;
  }
  return errors < 1 ? Chance::of_failure(errors) : Chance{};
}

/// The chance that all probes are read right where predictions are independent.
Chance all_read_right(const DrawCounts& counts, const ProbedValues& values) {
  Chance all{1, 0};
  for (const std::size_t probe : values.probes()) {
    const Chance plus = counts.reads_plus(values.at(probe));
    all = all.with(probe < values.hidden() ? plus.other() : plus);
  }
  return all;
}

}  // namespace

DrawCounts::DrawCounts(std::uint64_t draws, const WideProbability& threshold) : draws_(draws), bar_(0) {
  check_draws(draws);
  const WideProbability bar = floor(threshold * draws + whole_number_tolerance);
  bar_ = bar.convert_to<std::uint64_t>();
  count_ways();
}

DrawCounts::DrawCounts(std::uint64_t draws, const Rational& threshold) : draws_(draws), bar_(0) {
  check_draws(draws);
  const Rational bar = threshold * draws;
  bar_ = BigInteger(numerator(bar) / denominator(bar)).convert_to<std::uint64_t>();
  count_ways();
}

void DrawCounts::count_ways() {
  if (bar_ >= draws_) return;
  ways_at_bar_ = exp(detail::log_choose(draws_, bar_));
  ways_over_bar_ = ways_at_bar_ * (draws_ - bar_) / (bar_ + 1);
}

Chance DrawCounts::reads_plus(const Chance& p) const {
  if (bar_ >= draws_ || p.value == 0) return {0, 1};
  if (p.complement == 0) return {1, 0};
  const detail::EdgeTail tail = detail::edge_tail(draws_, p, bar_);
  const WideProbability at_edge = (tail.above ? ways_over_bar_ : ways_at_bar_) * pow(p.value, tail.edge) *
                                  pow(p.complement, std::uint64_t{draws_ - tail.edge});
  const WideProbability mass = at_edge * tail.multiple;
  const WideProbability share = mass < smallest_chance() ? smallest_chance() : mass;
  return tail.above ? Chance{share, 1 - share} : Chance{1 - share, share};
}

SearchSuccess search_success(const DrawCounts& counts, const Chance& low, const Chance& high, unsigned comparisons) {
  if (low.value < 0 || low.value > 1) throw InputError("low", low.value.str(6), rules::between(0, 1));
  if (high.value < low.value || high.value > 1)
    throw InputError("high", high.value.str(6), rules::between(low.value.str(6), 1));
  check_comparisons(comparisons, 60);
  SearchSuccess success;
  success.low_error = counts.reads_plus(low).value;
  success.high_error = counts.reads_plus(high).complement;
  const WideProbability mean_error = (success.low_error + success.high_error) / 2;
  // A target with l probes right of it succeeds with probability (1 − high_error)^l (1 − low_error)^{T−l}, and l is
  // Bin(T, 1/2).
  success.independent = Chance::of_failure(mean_error).in_each_of(comparisons);
  const WideProbability failure = mean_error * comparisons;
  success.union_bound = failure < 1 ? Chance::of_failure(failure) : Chance{};
  return success;
}

SearchSuccess search_success(const Chance& low, const Chance& high, std::uint64_t draws, unsigned comparisons) {
  return search_success(DrawCounts(draws, (low.value + high.value) / 2), low, high, comparisons);
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

AttackChance attack_chance(const ThresholdLearner& learner, const HiddenFamily& family, LinePoint domain,
                           const WideProbability& threshold, std::uint64_t draws, unsigned comparisons) {
  const SearchTree tree(comparisons);
  check_places(family, tree);
  const DrawCounts counts(draws, threshold);
  const auto mean = [&](const auto& chance_of) {
    return mean_over_targets(tree, [&](std::size_t target) -> std::optional<Chance> {
      return chance_of(ProbedValues(learner, family, domain, tree, target));
    });
  };
  switch (learner.joint_law()) {
    case JointLaw::independent: {
      if (!learner.order_only())
        return {*mean([&](const ProbedValues& values) { return all_read_right(counts, values); })};
      // The same two values at every place.
      const ProbedValues first(learner, family, domain, tree, 0);
      const ProbedValues last(learner, family, domain, tree, tree.targets() - 1);
      const Chance low = last.nearest().first;
      const Chance high = first.nearest().second;
      const WideProbability errors = counts.reads_plus(low).value + counts.reads_plus(high).complement;
      return {Chance::of_failure(errors / 2).in_each_of(comparisons)};
    }
    case JointLaw::thresholds:
      return {*mean([&](const ProbedValues& values) {
        const auto [low, high] = values.nearest();
        return separates(counts, low, high);
      })};
    case JointLaw::listed: break;
  }
  const auto listed = mean([&](const ProbedValues& values) {
    return listed_chance(counts, learner.hypotheses(values.sample(), domain), family, values.probes(), values.hidden(),
                         tree.targets());
  });
  if (listed) return {*listed};
  return {*mean([&](const ProbedValues& values) { return union_bound(counts, values); }), false};
}

AttackRun play_attack(const ThresholdLearner& learner, const HiddenFamily& family, LinePoint domain,
                      const WideProbability& threshold, std::uint64_t draws, unsigned comparisons, std::size_t target,
                      Engine& engine) {
  const SearchTree tree(comparisons);
  check_places(family, tree);
  const DrawCounts counts(draws, threshold);
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
    run.probes.push_back({place, run.positives[place], run.positives[place] > counts.bar()});
    return run.probes.back().reads_plus;
  });
  return run;
}

}  // namespace littlestone
