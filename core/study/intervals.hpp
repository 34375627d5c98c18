// SPDX-License-Identifier: GPL-3.0-or-later
// How far an estimate from runs may be from what it estimates: exact intervals for shares and for quantiles.
#pragma once

#include <cstdint>
#include <vector>

namespace littlestone {

/// Holds the estimated number with at least the confidence asked for.
struct Interval {
  double low = 0;
  double high = 1;
  friend bool operator==(const Interval&, const Interval&) = default;
};

/// The interval of Clopper and Pearson for a probability of which `hits` of `runs` independent runs were seen; exact:
/// it misses the probability at most 1 − confidence of the time, half on each side. 0 ≤ hits ≤ runs, runs ≥ 1, 0 <
/// confidence < 1. [Clopper, Pearson 1934.]
[[nodiscard]] Interval clopper_pearson(std::uint64_t hits, std::uint64_t runs, double confidence = 0.95);

/// Wilson's 95 % interval for the same probability: closer to the share than the exact one, and right 95 % of the time
/// on the average over probabilities only. 0 ≤ hits ≤ runs, runs ≥ 1. [Wilson 1927.]
[[nodiscard]] Interval wilson_interval(std::uint64_t hits, std::uint64_t runs);

/// The empirical q-quantile of a sorted, nonempty list: its nearest rank, 0 ≤ q ≤ 1.
[[nodiscard]] double nearest_rank(const std::vector<double>& sorted, double q);

/// The order statistics between which the true q-quantile lies with at least the given confidence, whatever the law:
/// the ranks are the binomial ones. Where there are too few values for a rank, the end is `least` or `most`, between
/// which every value is known to lie. `sorted` is nonempty. O(log R) for R values. [David, Nagaraja 2003, §7.1.]
[[nodiscard]] Interval quantile_interval(const std::vector<double>& sorted, double q, double least, double most,
                                         double confidence = 0.95);

}  // namespace littlestone
