// SPDX-License-Identifier: GPL-3.0-or-later
// Statistical checks shared by the tests, with the p-value they return and the rate of false alarms they stand for.
#pragma once

#include <cstdint>
#include <map>
#include <vector>

namespace littlestone::oracle {

/// Convention for every statistical test: seed and sample size are fixed in the test, so that a verdict never changes
/// from run to run, and a p-value below this fails. For a right sampler the chance that a newly chosen seed is red is
/// at most this (for the chi-square up to its approximation), so a suite of a thousand checks is red by chance with
/// probability at most 1e-3 when all seeds change.
inline constexpr double false_alarm = 1e-6;

/// Pearson's chi-square p-value: chance of a statistic at least as large as the one seen when the counts are
/// multinomial with `expected_probabilities`. `observed`: counts ≥ 0, not all 0; `expected_probabilities`: as many, ≥
/// 0, sum 1 up to 1e-6. Cells with an expected count below 5 are pooled, smallest first, until every cell left expects
/// at least 5. A count in a cell of probability 0 gives 0. A law that sits on one cell gives 1 (an outcome outside it
/// has given 0). Throws std::invalid_argument for other input, and when pooling leaves a single cell: such a sample can
/// reject nothing.
double chi_square_p_value(const std::vector<std::int64_t>& observed, const std::vector<double>& expected_probabilities);

/// The same for outcomes that are the keys of two maps; an outcome missing in one of them has count or probability 0.
template <typename Outcome>
double chi_square_p_value(const std::map<Outcome, std::int64_t>& observed,
                          const std::map<Outcome, double>& expected_probabilities) {
  std::map<Outcome, std::int64_t> all = observed;
  for (const auto& [outcome, probability] : expected_probabilities) {
    all.emplace(outcome, 0);
  }
  std::vector<std::int64_t> counts;
  std::vector<double> probabilities;
  for (const auto& [outcome, count] : all) {
    const auto found = expected_probabilities.find(outcome);
    counts.push_back(count);
    probabilities.push_back(found == expected_probabilities.end() ? 0.0 : found->second);
  }
  return chi_square_p_value(counts, probabilities);
}

/// Pr[Bin(trials, probability) ≤ successes]: the p-value of "too few". 0 ≤ successes ≤ trials, 0 ≤ probability ≤ 1,
/// else std::invalid_argument. Exact: the false-alarm rate of `p < false_alarm` is at most false_alarm.
double binomial_lower_tail(std::int64_t successes, std::int64_t trials, double probability);

/// Pr[Bin(trials, probability) ≥ successes]: the p-value of "too many". Same rules.
double binomial_upper_tail(std::int64_t successes, std::int64_t trials, double probability);

/// min(1, 2·min(lower tail, upper tail)): the p-value of "not this probability". Same rules.
double binomial_p_value(std::int64_t successes, std::int64_t trials, double probability);

}  // namespace littlestone::oracle
