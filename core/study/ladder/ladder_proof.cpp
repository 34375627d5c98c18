// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/study/ladder/ladder_proof.hpp"

#include <algorithm>
#include <array>
#include <cmath>
#include <string>

#include "core/base/error.hpp"
#include "core/base/rules.hpp"
#include "core/learner/delays.hpp"
#include "core/tournament/pairs_law.hpp"

namespace littlestone {
namespace {

/// What is free: u_k = τ_k/ρ_k, 0 < u_k < 1, and the blocks.
struct LadderShares {
  std::vector<double> of_rho;
  std::uint64_t blocks = 0;
};

const LadderShares& ladder_shares(int dimension, LadderBlocks blocks) {
  using Table = std::array<LadderShares, most_ladder_dimension + 1>;
  static const Table more = {{{{}, 0},
                              {{0.3333333}, 4},
                              {{0.08971009, 0.1923577}, 16},
                              {{0.0222548, 0.02685848, 0.1164158}, 40},
                              {{9.947266e-4, 0.001683547, 0.003438211, 0.04569018}, 90}}};
  static const Table fewer = {{{{}, 0},
                               {{0.3333333}, 2},
                               {{0.09278, 0.21309}, 6},
                               {{0.02151, 0.04867, 0.15647}, 14},
                               {{0.001257655, 0.002873969, 0.009262570, 0.05487562}, 30}}};
  return (blocks == LadderBlocks::more ? more : fewer)[static_cast<std::size_t>(dimension)];
}

/// Bounds o_k on Pr[M_k > N], k = 0 … d. A round costs a pair of blocks and two samples of the level below, and is
/// followed by another with chance τ_{k−1} at most, in any dependence on what it costs (Repeated).
std::vector<double> ladder_overruns(const std::vector<double>& thresholds, std::uint64_t blocks) {
  using detail::Tail;
  const auto horizon = static_cast<std::size_t>(blocks / 2);
  std::vector<double> result = {0};
  Tail<double> below(horizon + 1, 0);
  for (std::size_t k = 1; k < thresholds.size(); ++k) {
    Tail<double> round(horizon + 1, 1);
    const Tail<double> both = k == 1 ? below : detail::sum_tail(below, below);
    for (std::size_t x = 1; x <= horizon; ++x) round[x] = both[x - 1];
    below = detail::repeated_tail(round, thresholds[k - 1], 0);
    result.push_back(below[horizon]);
  }
  return result;
}

/// P_k, k = 0 … d, where each level below collides with chance τ_j.
std::vector<double> ladder_reaches(const std::vector<double>& thresholds, std::uint64_t blocks) {
  auto drawn = detail::PairsLaw<double>::none(static_cast<std::size_t>(blocks / 2));
  std::vector<double> result = {1};
  for (std::size_t k = 1; k < thresholds.size(); ++k) {
    drawn = detail::until_decided(detail::round_of(drawn), thresholds[k - 1]);
    result.push_back(drawn.reach());
  }
  return result;
}

/// The weights that are proportional to these, to six digits.
std::vector<Rational> ladder_six_digits(const std::vector<double>& weights) {
  constexpr std::int64_t unit = 1'000'000;
  double sum = 0;
  for (const double weight : weights) sum += weight;
  std::vector<Rational> levels;
  std::int64_t left = unit;
  for (std::size_t k = 0; k + 1 < weights.size(); ++k) {
    const std::int64_t share = std::llround(weights[k] / sum * static_cast<double>(unit));
    left -= share;
    levels.emplace_back(share, unit);
  }
  levels.emplace_back(left, unit);
  return levels;
}

}  // namespace

LadderProof ladder_proof(int dimension, LadderBlocks blocks) {
  if (dimension < 0 || dimension > most_ladder_dimension)
    throw InputError("dimension", std::to_string(dimension), rules::between(0, most_ladder_dimension));
  const LadderShares& shares = ladder_shares(dimension, blocks);
  LadderProof proof;
  proof.blocks = shares.blocks;
  double rho = 1;
  for (const double share : shares.of_rho) {
    proof.thresholds.push_back(share * rho);
    rho = rho * (rho - proof.thresholds.back()) / 2;
  }
  proof.thresholds.push_back(rho);
  std::vector<double> kept;  // σ_k
  if (blocks == LadderBlocks::more) {
    const std::vector<double> over = ladder_overruns(proof.thresholds, proof.blocks);
    for (std::size_t k = 0; k < over.size(); ++k) kept.push_back(proof.thresholds[k] - over[k]);
  } else {
    const std::vector<double> reach = ladder_reaches(proof.thresholds, proof.blocks);
    for (std::size_t k = 0; k < reach.size(); ++k) kept.push_back(proof.thresholds[k] * reach[k]);
  }
  std::vector<double> weights;
  for (const double one : kept) weights.push_back(1 / one);
  proof.levels = ladder_six_digits(weights);
  constexpr double safety = 1e-9;
  for (std::size_t k = 0; k < kept.size(); ++k)
    proof.eta = std::min(proof.eta, to_double(proof.levels[k]) * kept[k] * (dimension == 0 ? 1 : 1 - safety));
  return proof;
}

}  // namespace littlestone
