// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/learner/block_counts.hpp"

#include <cmath>

namespace littlestone::detail {

BlockCounts::BlockCounts(const std::vector<double>& thresholds, int dimension) : thresholds_(thresholds) {
  log_phi_.assign(1, std::vector<double>(points, 0.0));
  jump_.assign(1, {});
  for (int k = 1; k <= dimension; ++k) add_level(static_cast<std::size_t>(k));
}

double BlockCounts::t_at(std::size_t i) {
  static const std::vector<double> grid = [] {
    std::vector<double> t(points);
    t[0] = 1e-5;
    for (std::size_t j = 1; j < points; ++j) t[j] = t[j - 1] * 1.035;
    return t;
  }();
  return grid[i];
}

std::pair<double, std::size_t> BlockCounts::log_overrun(std::size_t k, double blocks) const {
  double best = 0;
  std::size_t where = 0;
  for (std::size_t i = 0; i < points; ++i) {
    const double value = log_phi_[k][i] - t_at(i) * (blocks + 2);
    if (value < best) {
      best = value;
      where = i;
    }
  }
  return {best, where};
}

Wide BlockCounts::overrun(std::size_t k, std::uint64_t blocks) {
  const auto [value, where] = log_overrun(k, static_cast<double>(blocks));
  if (value >= 0) return 1;
  return mp::exp(exact_log_phi(k, where) - Wide(t_at(where)) * (Wide(blocks) + 2)) * (1 + Wide("1e-30"));
}

void BlockCounts::add_level(std::size_t k) {
  const std::vector<double>& below = log_phi_[k - 1];
  std::vector<double> log_g(points);
  for (std::size_t i = 0; i < points; ++i) log_g[i] = 2 * (below[i] + t_at(i));
  const double log_tau = std::log(thresholds_[k - 1]);
  std::vector<double> level(points, infinity);
  std::vector<std::size_t> jumps(points, 0);
  for (std::size_t i = 0; i < points && std::isfinite(log_g[i]); ++i) {
    double log_kappa = infinity;
    if (k == 1) {
      log_kappa = log_g[i] + log_tau;  // the round costs two blocks whatever happens: q = ∞
    } else {
      for (std::size_t j = i + 1; j < points && std::isfinite(log_g[j]); ++j) {
        const double share = t_at(i) / t_at(j);  // 1/q
        const double candidate = log_g[j] * share + (1 - share) * log_tau;
        if (candidate < log_kappa) {
          log_kappa = candidate;
          jumps[i] = j;
        }
      }
    }
    if (log_kappa >= -1e-9) break;  // and for larger t it is larger
    level[i] = std::log((std::exp(log_g[i]) - std::exp(log_kappa)) / -std::expm1(log_kappa));
    if (log_g[i] > 600) level[i] = log_g[i] - std::log(-std::expm1(log_kappa));
  }
  log_phi_.push_back(std::move(level));
  jump_.push_back(std::move(jumps));
}

Wide BlockCounts::exact_log_phi(std::size_t k, std::size_t i) {
  if (k == 0) return 0;
  const auto known = exact_.find({k, i});
  if (known != exact_.end()) return known->second;
  const Wide t = t_at(i);
  const Wide tau = thresholds_[k - 1];
  const Wide g = mp::exp(2 * (exact_log_phi(k - 1, i) + t));
  Wide kappa;
  if (k == 1) {
    kappa = g * tau;
  } else {
    const std::size_t j = jump_[k][i];
    const Wide share = t / Wide(t_at(j));
    kappa = mp::exp(2 * (exact_log_phi(k - 1, j) + Wide(t_at(j))) * share + (1 - share) * mp::log(tau));
  }
  Wide value = mp::log((g - kappa) / (1 - kappa)) + Wide("1e-30");
  exact_.emplace(std::pair{k, i}, value);
  return value;
}

}  // namespace littlestone::detail
