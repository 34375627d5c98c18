// SPDX-License-Identifier: GPL-3.0-or-later
#include "tests/support/statistics.hpp"

#include <algorithm>
#include <cmath>
#include <cstddef>
#include <numeric>
#include <stdexcept>
#include <string>
#include <utility>

#include <boost/math/distributions/binomial.hpp>
#include <boost/math/distributions/chi_squared.hpp>

namespace littlestone::oracle {
namespace {

void require(bool holds, const std::string& message) {
  if (!holds) {
    throw std::invalid_argument(message);
  }
}

struct Cell {
  double expected = 0;
  double observed = 0;
};

void check(std::int64_t successes, std::int64_t trials, double probability) {
  require(successes >= 0 && successes <= trials, "statistics: successes outside 0 ... trials");
  require(probability >= 0 && probability <= 1, "statistics: probability outside 0 ... 1");
}

}  // namespace

double chi_square_p_value(const std::vector<std::int64_t>& observed,
                          const std::vector<double>& expected_probabilities) {
  require(observed.size() == expected_probabilities.size(), "statistics: not one probability for each count");
  for (const std::int64_t count : observed) {
    require(count >= 0, "statistics: a negative count");
  }
  const auto total = static_cast<double>(std::accumulate(observed.begin(), observed.end(), std::int64_t{0}));
  require(total > 0, "statistics: no observation");
  for (const double probability : expected_probabilities) {
    require(probability >= 0, "statistics: a negative probability");
  }
  const double mass = std::accumulate(expected_probabilities.begin(), expected_probabilities.end(), 0.0);
  require(std::abs(mass - 1) <= 1e-6, "statistics: the probabilities do not add up to 1");

  std::vector<Cell> cells;  // of positive probability
  for (std::size_t i = 0; i < observed.size(); ++i) {
    if (expected_probabilities[i] > 0) {
      cells.push_back({total * expected_probabilities[i], static_cast<double>(observed[i])});
    } else if (observed[i] > 0) {
      return 0;
    }
  }
  if (cells.size() == 1) {
    return 1;
  }
  std::sort(cells.begin(), cells.end(), [](const Cell& a, const Cell& b) { return a.expected > b.expected; });
  while (cells.size() > 1 && cells.back().expected < 5) {
    const Cell smallest = cells.back();
    cells.pop_back();
    cells.back().expected += smallest.expected;
    cells.back().observed += smallest.observed;
    // The pooled cell may have overtaken the next ones.
    for (std::size_t i = cells.size() - 1; i > 0 && cells[i].expected > cells[i - 1].expected; --i) {
      std::swap(cells[i], cells[i - 1]);
    }
  }
  require(cells.size() > 1, "statistics: too few observations, all cells were pooled into one");

  double statistic = 0;
  for (const Cell& cell : cells) {
    statistic += (cell.observed - cell.expected) * (cell.observed - cell.expected) / cell.expected;
  }
  const boost::math::chi_squared law(static_cast<double>(cells.size() - 1));
  return boost::math::cdf(boost::math::complement(law, statistic));
}

double binomial_lower_tail(std::int64_t successes, std::int64_t trials, double probability) {
  check(successes, trials, probability);
  const boost::math::binomial law(static_cast<double>(trials), probability);
  return boost::math::cdf(law, static_cast<double>(successes));
}

double binomial_upper_tail(std::int64_t successes, std::int64_t trials, double probability) {
  check(successes, trials, probability);
  if (successes == 0) {
    return 1;
  }
  const boost::math::binomial law(static_cast<double>(trials), probability);
  return boost::math::cdf(boost::math::complement(law, static_cast<double>(successes - 1)));
}

double binomial_p_value(std::int64_t successes, std::int64_t trials, double probability) {
  return std::min(1.0, 2 * std::min(binomial_lower_tail(successes, trials, probability),
                                    binomial_upper_tail(successes, trials, probability)));
}

}  // namespace littlestone::oracle
