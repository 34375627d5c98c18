// SPDX-License-Identifier: GPL-3.0-or-later
#include "tests/support/oracles/experts.hpp"

#include <algorithm>
#include <cmath>

namespace littlestone::oracle {
namespace {

Table part(const Table& table, std::size_t x, int label) {
  Table chosen;
  for (const Row& row : table)
    if (row[x] == label) chosen.push_back(row);
  return chosen;
}

}  // namespace

Real number_of_experts(unsigned rounds, unsigned dimension) {
  Real choose = 1;
  Real sum = 1;
  for (unsigned i = 1; i <= dimension && i <= rounds; ++i) sum += choose *= Real(rounds - i + 1) / i;
  return sum;
}

std::vector<double> hedge_by_listing(const Table& table, const Sequence& sequence, unsigned rounds) {
  const auto dimension = static_cast<unsigned>(littlestone_dimension(table));
  const double log_experts = log(number_of_experts(rounds, dimension)).convert_to<double>();
  const double rate = std::sqrt(8 * log_experts / rounds);
  std::vector<double> plus(sequence.size(), 0);
  std::vector<double> all(sequence.size(), 0);
  for (std::uint64_t flips = 0; flips < (std::uint64_t{1} << rounds); ++flips) {
    unsigned size = 0;
    for (unsigned t = 0; t < rounds; ++t) size += flips >> t & 1;
    if (size > dimension) continue;
    Table possible = table;
    double weight = 1;
    for (std::size_t t = 0; t < sequence.size(); ++t) {
      const auto x = static_cast<std::size_t>(sequence[t].x);
      const int says = soa_predictor(possible)[x] * ((flips >> t & 1) != 0 ? -1 : 1);
      all[t] += weight;
      if (says > 0) plus[t] += weight;
      if (says != sequence[t].y) weight *= std::exp(-rate);
      const Table left = part(possible, x, says);
      if (!left.empty()) possible = left;
    }
  }
  for (std::size_t t = 0; t < plus.size(); ++t) plus[t] /= all[t];
  return plus;
}

double randomized_dimension(const Table& table) {
  double best = 0;
  for (std::size_t x = 0; x < table.front().size(); ++x) {
    const Table minus = part(table, x, -1);
    const Table plus = part(table, x, 1);
    if (!minus.empty() && !plus.empty())
      best = std::max(best, (1 + randomized_dimension(minus) + randomized_dimension(plus)) / 2);
  }
  return best;
}

double regret_of(const Table& table, const std::vector<int>& losses, int rounds) {
  if (rounds == 0) return -*std::min_element(losses.begin(), losses.end());
  double best = -1e9;
  for (std::size_t x = 0; x < table.front().size(); ++x) {
    double value[2] = {0, 0};
    for (const int label : {-1, 1}) {
      std::vector<int> next = losses;
      for (std::size_t h = 0; h < table.size(); ++h) next[h] += table[h][x] != label ? 1 : 0;
      value[label > 0 ? 1 : 0] = regret_of(table, next, rounds - 1);
    }
    const double p = std::clamp((1 + value[1] - value[0]) / 2, 0.0, 1.0);
    best = std::max(best, std::max(p + value[0], 1 - p + value[1]));
  }
  return best;
}

}  // namespace littlestone::oracle
