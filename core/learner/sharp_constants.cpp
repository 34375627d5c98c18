// SPDX-License-Identifier: GPL-3.0-or-later
// The search for the sharp constants of MATH §4, in doubles; the check is another file's.
#include <algorithm>
#include <array>
#include <cmath>

#include "core/base/error.hpp"
#include "core/base/vector_state.hpp"
#include "core/learner/block_counts.hpp"
#include "core/learner/tails.hpp"

namespace littlestone {

using detail::BinomialWindow;
using detail::BlockCounts;
using detail::candidates_a_vote;
using detail::count_of;
using detail::infinity;
using detail::release_failure;

namespace {

constexpr int most_sharp_dimension = 6;
constexpr double safety = 1e-9;  // what the doubles of the search are trusted to; verify() then checks with 50 digits

struct SelectionPlan {
  double failure = infinity;
  double few = 0;   // g
  double many = 0;  // b
};

// The best g < b for n' examples: Pr[Bin(n', ζα) > g] + λ Pr[Bin(n', α) ≤ b] + λ exp(−ε(b+1−g)/2), λ the candidates expected.
SelectionPlan plan_selection(double examples, double alpha, double loss, double candidates, double half_epsilon) {
  const BinomialWindow good(examples, loss);
  const BinomialWindow bad(examples, alpha, std::max(1e-30 / std::max(candidates, 1.0), 1e-290));
  const auto of = [&](double g, double b) {
    return good.more_than(g) + candidates * (bad.at_most(b) + std::exp(-half_epsilon * (b + 1 - g)));
  };
  SelectionPlan best;
  const double bad_mode = std::floor(examples * alpha);
  double low = 0;  // where the second term overtakes the third: it moves up with g
  for (std::size_t i = good.mass.size() / 2; i < good.mass.size(); ++i) {
    const double g = good.first + static_cast<double>(i);
    if (good.above[i] > 0.9) continue;
    if (g >= bad_mode || good.above[i] < std::min(1.0, best.failure) * 1e-9) break;
    const auto overtaken = [&](double b) { return bad.at_most(b) >= std::exp(-half_epsilon * (b + 1 - g)); };
    if (low <= g) {  // the first g: by bisection
      double high = bad_mode;
      for (low = g + 1; low < high;) {
        const double middle = std::floor((low + high) / 2);
        if (overtaken(middle)) {
          high = middle;
        } else {
          low = middle + 1;
        }
      }
    }
    while (low < bad_mode && !overtaken(low)) ++low;
    for (double b = std::max(g + 1, low - 2); b <= low + 1; ++b) {
      if (const double failure = of(g, b); failure < best.failure) best = {failure, g, b};
    }
  }
  return best;
}

// The least whole x from low to most with excess(x) ≤ 0, to the relative `precision`, +∞ if there is none. `excess` must (all but) fall; it
// is taken for nearly straight, so a step goes to where a line through the bracket crosses 0, a little to the side that
// closes the bracket; each third one halves it. Beyond 2^53 to 1e-15.
template <class Function>
double least(double low, double most, double guess, double precision, const Function& excess) {
  double bad = low - 1;
  double bad_excess = infinity;
  double good = infinity;
  double good_excess = -infinity;
  double x = std::clamp(guess, low, most);
  double step = std::max(1.0, x * 1e-3);
  for (int steps = 1;; ++steps) {
    const double here = std::max(excess(x), -1e3);
    (here <= 0 ? good : bad) = x;
    (here <= 0 ? good_excess : bad_excess) = here;
    if (bad >= most) return infinity;
    if (!std::isfinite(good)) {
      x = std::min(most, std::ceil(bad + (step *= 4)));
      continue;
    }
    const double close = std::max(1.0, good * std::max(precision, 1e-15));
    if (good - bad <= close) return good;
    if (!std::isfinite(bad_excess)) {
      x = std::max(bad + 1, std::floor(good - (step *= 4)));
    } else if (steps % 3 == 0) {
      x = std::floor(bad + (good - bad) / 2);
    } else {
      const double zero = bad + (good - bad) * (bad_excess / (bad_excess - good_excess));
      x = here <= 0 ? std::floor(zero - close / 2) : std::ceil(zero + close / 2);
    }
    x = std::clamp(x, bad + 1, std::max(good - 1, bad + 1));
    if (x <= bad || x >= good) return good;
  }
}

// The parameters that are free: τ_k = u_k·ρ_k with 0 < u_k < 1 for k < d, and L = N/n.
struct Stability {
  std::vector<double> thresholds;  // τ_0…τ_d
  double blocks = 0;               // L, even
  std::vector<double> reached;     // τ_k − (bound on the overrun at level k)
  double eta = 0;
  // (N + n)·(batches) up to factors that depend on ε, δ, α, β alone.
  [[nodiscard]] double cost() const {
    if (!(eta > 0)) return infinity;
    const double smallest = *std::min_element(thresholds.begin(), thresholds.end());
    return (blocks + 1) * -std::log(smallest) / eta;
  }
};

Stability at_blocks(const std::vector<double>& thresholds, const BlockCounts& counts, double blocks) {
  Stability result;
  result.thresholds = thresholds;
  result.blocks = blocks;
  double sum = 0;
  for (std::size_t k = 0; k < thresholds.size(); ++k) {
    const double overrun = k == 0 ? 0 : std::exp(counts.log_overrun(k, blocks).first);
    result.reached.push_back(thresholds[k] - overrun * (1 + safety));
    if (!(result.reached.back() > 0)) return result;
    sum += 1 / result.reached.back();
  }
  result.eta = (1 - safety) / sum;
  return result;
}

// The best L for given shares u.
Stability stability_of(const std::vector<double>& shares) {
  std::vector<double> thresholds;
  double rho = 1;
  for (const double share : shares) {
    thresholds.push_back(share * rho);
    rho = rho * (rho - thresholds.back()) / 2;
  }
  const std::size_t dimension = shares.size();
  if (dimension == 0) return at_blocks({1.0}, BlockCounts({}, 0), 0);
  thresholds.push_back(rho * (1 - 1e-14));
  const BlockCounts counts(thresholds, static_cast<int>(dimension));
  // The cost falls and rises again in L: a coarse walk up, then ever finer steps around the best.
  Stability best;
  double at = 2;
  for (double blocks = 2; blocks < 1e9; blocks = 2 * std::ceil(blocks * 1.1 / 2 + 0.5)) {
    Stability here = at_blocks(thresholds, counts, blocks);
    if (here.cost() < best.cost()) {
      at = blocks;
      best = std::move(here);
    } else if (best.eta > 0 && blocks > 2 * at) {
      break;
    }
  }
  for (double step = 2 * std::ceil(at * 0.05 / 2); best.eta > 0;) {
    bool better = false;
    for (const double blocks : {at - step, at + step}) {
      if (blocks < 2) continue;
      Stability here = at_blocks(thresholds, counts, blocks);
      if (here.cost() < best.cost()) {
        best = std::move(here);
        better = true;
      }
    }
    at = best.blocks;
    if (!better) {
      if (step <= 2) break;
      step = 2 * std::floor(step / 4);
      if (step < 2) step = 2;
    }
  }
  return best;
}

// Steps along each coordinate, in proportion to it, halved when none helps. Deterministic.
template <class Objective>
std::vector<double> coordinate_search(std::vector<double> x, double step, double smallest_step,
                                      const Objective& objective) {
  double value = objective(x);
  while (step >= smallest_step) {
    bool better = false;
    for (double& coordinate : x) {
      for (const double sign : {+1.0, -1.0}) {
        const double before = coordinate;
        coordinate = before * (1 + sign * step);
        const double here = coordinate > 0 && coordinate < 1 ? objective(x) : infinity;
        if (here < value) {
          value = here;
          better = true;
          break;
        }
        coordinate = before;
      }
    }
    if (!better) step /= 2;
  }
  return x;
}

// u_k = τ_k/ρ_k, d = 1…6: where a long search for the least cost from many starts ended. Any others would be as valid, and dearer.
const std::array<std::vector<double>, most_sharp_dimension + 1>& best_shares() {
  static const std::array<std::vector<double>, most_sharp_dimension + 1> shares = {{
      {},
      {0.332219},
      {0.0859002, 0.186017},
      {0.0208294, 0.0345423, 0.105231},
      {0.00109684, 0.00138673, 0.00334661, 0.0314373},
      {3.5154e-7, 2.9083e-7, 5.89538e-7, 5.2964e-6, 6.24014e-4},
      {1.77987e-15, 1.13676e-15, 1.78896e-15, 1.37741e-14, 1.101e-12, 3.77113e-8},
  }};
  return shares;
}

// Everything that follows from G's stability once ζ and the histogram's share of β are chosen.
struct Plan {
  double auxiliary = 0;
  double batches = 0;
  double selection = 0;
  SelectionPlan errors;
  double total = infinity;
};

// Starts from what `near` had, and goes no further than to the relative `precision`.
Plan plan(const Stability& stability, const AccuracyGoal& goal, std::int64_t threshold, double zeta, double share,
          const Plan& near, double precision) {
  const double alpha = to_double(goal.alpha);
  const double beta = to_double(goal.beta) * (1 - safety);
  const double half_epsilon = to_double(goal.epsilon) / 2;
  Plan result;
  // Loss of f is at most 1 − τ^{1/n} ≤ ζα (MATH §4, 3).
  const double smallest = *std::min_element(stability.thresholds.begin(), stability.thresholds.end());
  result.auxiliary = smallest >= 1 ? 1 : std::ceil(std::log(smallest) / std::log1p(-zeta * alpha) * (1 + safety));
  const double allowed = beta * share;
  const auto withheld = [&](double k) {
    return std::log(release_failure(k, stability.eta, half_epsilon, threshold) / allowed);
  };
  const double votes = std::floor(std::max(1.0, static_cast<double>(threshold) / stability.eta));
  result.batches = least(votes, 1e100, near.batches, precision, withheld);
  const double left = beta - release_failure(result.batches, stability.eta, half_epsilon, threshold);
  const double candidates = result.batches * candidates_a_vote(half_epsilon, threshold) * (1 + safety);
  if (!(left > 0)) return result;
  const auto fails = [&](double examples) {
    const double failure = plan_selection(examples, alpha, zeta * alpha, candidates, half_epsilon).failure;
    return std::isfinite(failure) ? std::log(failure / left) : 1e3;
  };
  // The search keeps a little below what the result may be, so that its last, exact pass stays inside.
  const double most = std::max(1e6, 1e5 / alpha) * (precision > 0 ? 1 : 1.01);
  result.selection = least(std::ceil(2 / alpha), most, near.selection, precision, fails);
  if (!std::isfinite(result.selection)) return result;
  // g and b are whole numbers, so the failure is a little jagged in n': where that shows, look a little further down.
  for (double fewer = result.selection - 1; fewer >= 1 && fewer > result.selection * 0.97 && result.selection < 1000;) {
    if (fails(fewer) <= 0) result.selection = fewer;
    --fewer;
  }
  result.errors = plan_selection(result.selection, alpha, zeta * alpha, candidates, half_epsilon);
  result.total = result.batches * (stability.blocks + 1) * result.auxiliary + result.selection;
  return result;
}

BigInteger whole(double value) { return BigInteger(value); }

}  // namespace

LearnerConstants sharp_constants(const AccuracyGoal& goal) {
  settle_vector_state();
  goal.validate();
  if (goal.dimension > most_sharp_dimension) {
    throw InputError("dimension", std::to_string(goal.dimension),
                     "must be at most " + std::to_string(most_sharp_dimension) + " for sharp constants");
  }
  LearnerConstants constants;
  constants.kind = ConstantsKind::sharp;
  constants.goal = goal;
  constants.threshold = StableHistogram(goal.epsilon, goal.delta).threshold();
  if (constants.threshold > 100'000) {
    throw InputError("epsilon", to_string(goal.epsilon), "is too small for sharp constants: T passes 10^5");
  }
  if (goal.beta < Rational(1, BigInteger("1000000000000"))) {
    throw InputError("beta", to_string(goal.beta), "must be at least 1e-12 for sharp constants");
  }
  if (goal.alpha < Rational(1, BigInteger("1000000000"))) {
    throw InputError("alpha", to_string(goal.alpha), "must be at least 1e-9 for sharp constants");
  }

  // τ and L do not depend on ε, δ, α, β; then ζ and the split of β for that stability.
  const Stability stability = stability_of(best_shares()[static_cast<std::size_t>(goal.dimension)]);
  Plan near;
  const auto planned = [&](const std::vector<double>& x, double precision) {  // 1 − ζ, and the selection's share of β
    Plan here = plan(stability, goal, constants.threshold, 1 - x[0], 1 - x[1], near, precision);
    if (std::isfinite(here.total)) near = here;
    return here;
  };
  std::vector<double> split{goal.dimension == 0 ? 0.8 : std::max(0.08, std::ldexp(0.5, -goal.dimension)),
                            goal.dimension == 0 ? 0.5 : 0.2};
  split = coordinate_search(split, 0.2, goal.dimension == 0 ? 0.002 : 0.02,
                            [&](const auto& x) { return planned(x, 1e-4).total; });
  const Plan chosen = planned(split, 0);
  if (!std::isfinite(chosen.total)) {
    throw InputError("epsilon", to_string(goal.epsilon), "is too small for sharp constants: n' alpha passes 10^5");
  }

  constants.thresholds = stability.thresholds;
  for (const double threshold : constants.thresholds) constants.log10_thresholds.push_back(std::log10(threshold));
  // w_k ∝ 1/(τ_k − overrun_k), in whole numbers to 40 bits of the smallest.
  const double most = *std::max_element(stability.reached.begin(), stability.reached.end());
  for (const double reached : stability.reached) {
    constants.levels.emplace_back(whole(std::ceil(std::ldexp(most / reached, 40))));
  }
  constants.eta = stability.eta;
  constants.log10_eta = std::log10(stability.eta);
  constants.loss_share = 1 - split[0];
  const BigInteger auxiliary = whole(chosen.auxiliary);
  const BigInteger cap = auxiliary * whole(stability.blocks);
  const BigInteger batches = whole(chosen.batches);
  const BigInteger selection = whole(chosen.selection);
  constants.auxiliary = count_of(auxiliary);
  constants.cap = count_of(cap);
  constants.batches = count_of(batches);
  constants.selection = count_of(selection);
  constants.total = count_of(batches * (cap + auxiliary) + selection);
  constants.few_errors = static_cast<std::uint64_t>(chosen.errors.few);
  constants.many_errors = static_cast<std::uint64_t>(chosen.errors.many);
  // The search is in doubles, the promise is not.
  const std::vector<CheckedInequality> checks = verify(constants);
  if (!std::all_of(checks.begin(), checks.end(), [](const CheckedInequality& c) { return c.holds; })) {
    throw InputError("beta", to_string(goal.beta),
                     "is too small for sharp constants with these epsilon, delta and alpha");
  }
  return constants;
}

}  // namespace littlestone
