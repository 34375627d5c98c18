// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/learner/tails.hpp"

#include <algorithm>

namespace littlestone::detail {

void BinomialWindow::set(double n, double p, double cut, Tails tails) {
  const double mode = std::min(n, std::floor((n + 1) * p));
  down_.clear();
  double weight = 1;
  for (double j = mode; j > 0; --j) {
    weight *= j / (n - j + 1) * (1 - p) / p;
    if (weight < cut) break;
    down_.push_back(weight);
  }
  first = mode - static_cast<double>(down_.size());
  mass.assign(down_.rbegin(), down_.rend());
  weight = 1;
  for (double j = mode; weight >= cut; ++j) {
    mass.push_back(weight);
    if (j >= n) break;
    weight *= (n - j) / (j + 1) * p / (1 - p);
  }
  double sum = 0;
  for (const double w : mass) sum += w;
  for (double& w : mass) w /= sum;
  below.clear();
  above.clear();
  if (tails != Tails::above) {
    double running = 0;
    for (const double w : mass) below.push_back(running += w);
  }
  if (tails != Tails::below) {
    above.resize(mass.size());
    double running = 0;
    for (std::size_t i = mass.size(); i-- > 0;) {
      above[i] = running;
      running += mass[i];
    }
  }
}

double BinomialWindow::at_most(double b) const {
  if (b < first) return 0;
  const double i = b - first;
  return i >= static_cast<double>(below.size()) ? 1 : below[static_cast<std::size_t>(i)];
}

double BinomialWindow::more_than(double b) const {
  if (b < first) return 1;
  const double i = b - first;
  return i >= static_cast<double>(above.size()) ? 0 : above[static_cast<std::size_t>(i)];
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
