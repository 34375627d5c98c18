// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/learner/tails.hpp"

#include <algorithm>

namespace littlestone::detail {

void BinomialWindow::set(double n, double p, double cut, Tails tails) {
  const double mode = std::min(n, std::floor((n + 1) * p));
  const double odds = p / (1 - p);
  // A side whose tail is not asked for counts in the sum alone: smaller weights change no digit of it.
  constexpr double of_a_sum = 1e-24;
  const double cut_below = tails == Tails::above ? std::max(cut, of_a_sum) : cut;
  const double cut_above = tails == Tails::below ? std::max(cut, of_a_sum) : cut;
  // Weights relative to that of the mode, each side added up on the way, the large ones first.
  down_.clear();
  double sum_below = 0;
  double weight = 1;
  for (double j = mode; j > 0; --j) {
    weight *= j / ((n - j + 1) * odds);
    if (weight < cut_below) break;
    down_.push_back(weight);
    sum_below += weight;
  }
  first = mode - static_cast<double>(down_.size());
  mass.assign(down_.rbegin(), down_.rend());
  double sum_above = 0;
  weight = 1;
  for (double j = mode; weight >= cut_above; ++j) {
    mass.push_back(weight);
    sum_above += weight;
    if (j >= n) break;
    weight *= (n - j) * odds / (j + 1);
  }
  const double scale = 1 / (sum_below + sum_above);
  for (double& w : mass) w *= scale;
  below.resize(tails == Tails::above ? 0 : mass.size());
  above.resize(tails == Tails::below ? 0 : mass.size());
  double running = 0;
  for (std::size_t i = 0; i < below.size(); ++i) below[i] = running += mass[i];
  running = 0;
  for (std::size_t i = above.size(); i-- > 0;) {
    above[i] = running;
    running += mass[i];
  }
}

double BinomialWindow::at_most(double b) const {
  if (b < first) return 0;
  const double i = b - first;
  return i >= static_cast<double>(below.size()) ? 1 : below[static_cast<std::size_t>(i)];
}

double release_failure(double batches, double eta, double half_epsilon, std::int64_t threshold, double cut) {
  if (eta >= 1) return noise_at_most(half_epsilon, threshold - 1 - static_cast<std::int64_t>(batches));
  const BinomialWindow votes(batches, eta, cut);
  double failure = 0;
  for (std::size_t i = 0; i < votes.mass.size(); ++i) {
    const double j = votes.first + static_cast<double>(i);
    failure += votes.mass[i] * (j < 1 ? 1 : noise_at_most(half_epsilon, threshold - 1 - static_cast<std::int64_t>(j)));
  }
  return failure;
}

double release_failure(double batches, double eta, const std::vector<double>& withheld, double cut) {
  const auto left_out = [&](double votes) {
    return votes < static_cast<double>(withheld.size()) ? withheld[static_cast<std::size_t>(votes)] : 0.0;
  };
  if (eta >= 1) return left_out(batches);
  const BinomialWindow votes(batches, eta, cut);
  double failure = 0;
  for (std::size_t i = 0; i < votes.mass.size(); ++i) {
    failure += votes.mass[i] * left_out(votes.first + static_cast<double>(i));
  }
  return failure;
}

}  // namespace littlestone::detail
