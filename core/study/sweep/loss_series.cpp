// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/study/sweep/loss_series.hpp"

#include <algorithm>
#include <map>
#include <utility>

namespace littlestone {

bool LossPoint::runs_differ() const {
  const std::vector<double>& all = cell.losses;
  return std::any_of(all.begin(), all.end(), [&](double loss) { return loss != all.front(); });
}

std::optional<std::uint64_t> LossSeries::reaching(double beta) const {
  std::optional<std::uint64_t> from;
  for (auto point = points.rbegin(); point != points.rend(); ++point) {
    if (!keeps_promise(point->says.success_rate, beta)) break;
    from = point->cell.examples;
  }
  return from;
}

std::vector<LossSeries> loss_series(const std::vector<SweepCell>& cells, double alpha) {
  std::map<LearnerKind, LossSeries> found;
  for (const SweepCell& cell : cells) {
    if (cell.losses.empty() || cell.examples == 0) continue;
    LossSeries& series = found[cell.learner];
    series.learner = cell.learner;
    series.points.push_back({cell, summarize(cell, alpha)});
  }
  std::vector<LossSeries> all;
  for (auto& [learner, series] : found) {
    std::sort(series.points.begin(), series.points.end(),
              [](const LossPoint& a, const LossPoint& b) { return a.cell.examples < b.cell.examples; });
    all.push_back(std::move(series));
  }
  return all;
}

const LossSeries* series_of(const std::vector<LossSeries>& all, LearnerKind learner) {
  const auto found =
      std::find_if(all.begin(), all.end(), [&](const LossSeries& series) { return series.learner == learner; });
  return found == all.end() ? nullptr : &*found;
}

}  // namespace littlestone
