// SPDX-License-Identifier: GPL-3.0-or-later
// The chain learner's proof, inequality by inequality, with 50 digits and with integers.
#include <algorithm>
#include <memory>

#include "core/base/vector_state.hpp"
#include "core/learner/chain_bounds.hpp"
#include "core/learner/chain_constants.hpp"
#include "core/learner/checklist.hpp"
#include "core/learner/wide.hpp"

namespace littlestone {

namespace mp = detail::mp;

using detail::ChainCellBounds;
using detail::ChainSetting;
using detail::Checklist;
using detail::Wide;
using detail::wide;

namespace {

/// Whether there is a number for each place the proof looks at, and none is out of its range.
bool complete(const ChainConstants& constants) {
  const int d = constants.goal.dimension;
  if (d < least_chain_dimension || d > most_chain_dimension || constants.cells.empty()) return false;
  const auto cell_right = [&](const ChainCell& cell) {
    return cell.from > 0 && cell.from < cell.to && cell.least_score >= 1 &&
           static_cast<std::uint64_t>(cell.least_score) <= constants.cap &&
           cell.thetas.size() == static_cast<std::size_t>(d - 1) &&
           std::all_of(cell.thetas.begin(), cell.thetas.end(), [](double t) { return t > 0 && t <= 1; });
  };
  return constants.examples >= 1 && constants.span >= 1 && constants.span < constants.examples && constants.cap >= 1 &&
         constants.gap < constants.examples && constants.loss_share > 0 && constants.loss_share < 1 &&
         constants.bar >= 3 && std::all_of(constants.cells.begin(), constants.cells.end(), cell_right);
}

/// The greater of both; what is no number is the worst.
void keep_worst(Wide& worst, const Wide& here) {
  if (!mp::isnan(worst) && !(here <= worst)) worst = here;
}

/// The cells lie side by side from α or below to 1.
bool cover(const ChainConstants& constants) {
  if (constants.cells.front().from > constants.goal.alpha || constants.cells.back().to < 1) return false;
  for (std::size_t i = 1; i < constants.cells.size(); ++i) {
    if (constants.cells[i].from > constants.cells[i - 1].to) return false;
  }
  return true;
}

}  // namespace

std::vector<LeanCheck> verify(const ChainConstants& constants) {
  settle_vector_state();
  Checklist checks;
  const bool whole = complete(constants);
  checks.holds("0", "there is a number in every place, and none is out of its range", whole);
  if (!whole) return checks.take();
  const AccuracyGoal& goal = constants.goal;
  const int d = goal.dimension;
  BigInteger names = 0;
  BigInteger lost = 0;
  for (int k = 1; k <= d; ++k) {
    names += ChainConstants::outcomes_at(k);
    lost += BigInteger(ChainConstants::runs_at(k)) * ChainConstants::outcomes_at(k);
  }
  checks.equal("1", "s is the most names that one row can un-name", constants.list_bound, lost);
  checks.equal("2", "there is a place for every name, and for those of a neighbour", constants.places,
               names * constants.examples + lost);
  const Wide half = wide(goal.epsilon) / 2;
  const Wide r = mp::exp(Wide(-half));
  checks.at_most("3", "what one row alone names leaves with probability at most delta",
                 Wide(constants.list_bound) * mp::exp(Wide(-half * (constants.bar - 2))) / (1 + r), wide(goal.delta));
  checks.holds("4", "the cells reach from alpha to 1 without a gap", cover(constants));

  ChainSetting<Wide> setting;
  setting.dimension = d;
  setting.half_epsilon = half;
  setting.alpha = wide(goal.alpha);
  setting.loss = setting.alpha * Wide(constants.loss_share);
  setting.examples = constants.examples;
  setting.span = constants.span;
  setting.cap = static_cast<std::int64_t>(constants.cap);
  setting.gap = static_cast<std::int64_t>(constants.gap);
  setting.bar = constants.bar;
  setting.names = names.convert_to<std::uint64_t>();
  setting.places = constants.places;
  setting.rare = detail::rarely_more_mistakes(wide(goal.beta));
  setting.cut = Wide("1e-45");
  const auto tables = std::make_shared<detail::ChainTables<Wide>>(half, constants.bar);
  // Each in the cell that is nearest to breaking it.
  Wide share = 0;
  Wide first = 0;
  Wide second = 0;
  Wide top = 0;
  for (const ChainCell& cell : constants.cells) {
    ChainCellBounds<Wide> bounds(setting, wide(cell.from), wide(cell.to), tables);
    const std::vector<Wide> thetas(cell.thetas.begin(), cell.thetas.end());
    const std::int64_t u0 = cell.least_score;
    const Wide outside = bounds.bad(u0) + setting.rare;
    detail::StepSums<Wide>& steps = bounds.steps(thetas.front(), setting.examples);
    keep_worst(share, wide(cell.from) * thetas.front() + setting.loss);
    keep_worst(first, bounds.first_level(u0, thetas.front()) + outside);
    if (d == 3) keep_worst(second, bounds.second_level(u0, steps, thetas[1]) + outside);
    keep_worst(top, bounds.top_level(u0, steps, thetas) + outside);
  }
  const Wide beta = wide(goal.beta);
  checks.at_most("5", "votes and errors of a good predictor of level 1 are apart", share, 1);
  checks.at_most("A1", "a good predictor is frequent on level 1", first, beta);
  if (d == 3) checks.at_most("A2", "a good predictor is frequent on level 2", second, beta);
  checks.at_most(d == 3 ? "A3" : "A2", "no good predictor is frequent below level d", top, beta);
  checks.at_most("B", "f0 has loss at most alpha", detail::chain_without_target(setting, *tables), beta);
  return checks.take();
}

}  // namespace littlestone
