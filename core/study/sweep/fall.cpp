// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/study/sweep/fall.hpp"

#include <algorithm>

namespace littlestone {

std::optional<LossFall> loss_fall(const std::vector<SweepCell>& cells, LearnerKind learner, double alpha, double beta) {
  const std::optional<std::uint64_t> first = reaching_size(cells, learner, alpha, beta);
  if (!first) return std::nullopt;
  std::vector<const SweepCell*> own;
  for (const SweepCell& cell : cells) {
    if (cell.learner == learner && cell.examples < *first) own.push_back(&cell);
  }
  std::sort(own.begin(), own.end(), [](const SweepCell* a, const SweepCell* b) { return a->examples < b->examples; });
  LossFall fall{0, *first};
  for (const SweepCell* cell : own) {
    if (cell->success_rate(alpha) > 0.5) break;
    fall.last = cell->examples;
  }
  return fall;
}

double factor_beside(const LossFall& fall, std::uint64_t guess) {
  const auto at = static_cast<double>(guess);
  if (guess < fall.last) return at / static_cast<double>(fall.last);
  if (guess > fall.first) return at / static_cast<double>(fall.first);
  return 1;
}

}  // namespace littlestone
