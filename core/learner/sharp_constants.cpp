// SPDX-License-Identifier: GPL-3.0-or-later
// The search for the sharp constants of MATH §4, in doubles; the check is another file's.
#include <algorithm>
#include <array>
#include <cmath>

#include "core/base/error.hpp"
#include "core/base/rules.hpp"
#include "core/base/vector_state.hpp"
#include "core/learner/block_counts.hpp"
#include "core/learner/constants.hpp"
#include "core/learner/tails.hpp"
#include "core/learner/wide.hpp"
#include "core/privacy/partition_selection.hpp"
#include "core/privacy/stable_histogram.hpp"

namespace littlestone {

using detail::BinomialWindow;
using detail::candidates_a_vote;
using detail::count_of;
using detail::infinity;
using detail::overruns;
using detail::release_failure;
using detail::Wide;

namespace {

constexpr int most_sharp_dimension = 6;
constexpr double safety = 1e-9;  // what the doubles of the search are trusted to; verify() then checks with 50 digits
constexpr int most_sharp_exponent =
    240;  // β ≥ 10^−240: windows of the laws then still reach 15 digits below β in a double

// Where the window of a law ends whose tails are compared with β: 1e-30 of the mode, and lower where β is.
double window_cut(double beta) { return std::min(1e-30, beta * 1e-15); }

struct SelectionPlan {
  double failure = infinity;
  double few = 0;   // g
  double many = 0;  // b
};

// What a search for g and b works in, kept from one to the next.
class SelectionBench {
 public:
  explicit SelectionBench(double half_epsilon) : half_epsilon_(half_epsilon) {}

  BinomialWindow good;
  BinomialWindow bad;

  // exp(−εk/2), k a whole number.
  double decay(double k) {
    constexpr std::size_t most = 1 << 14;
    if (k < 0 || k >= static_cast<double>(most)) return std::exp(-half_epsilon_ * k);
    const auto index = static_cast<std::size_t>(k);
    while (decay_.size() <= index) decay_.push_back(std::exp(-half_epsilon_ * static_cast<double>(decay_.size())));
    return decay_[index];
  }

 private:
  double half_epsilon_;
  std::vector<double> decay_;
};

// The best g < b for n' examples: Pr[Bin(n', ζα) > g] + λ Pr[Bin(n', α) ≤ b] + λ exp(−ε(b+1−g)/2), λ the candidates
// expected. `cut`: where the windows of the two laws end. The first term falls in g. The sum of the two others, for the
// best b, rises in g. So the least sum is near the g where they are equal.
SelectionPlan plan_selection(SelectionBench& bench, double examples, double alpha, double loss, double candidates,
                             double cut) {
  bench.good.set(examples, loss, cut, BinomialWindow::Tails::above);
  bench.bad.set(examples, alpha, std::max(cut / std::max(candidates, 1.0), 1e-290), BinomialWindow::Tails::below);
  const std::vector<double>& above = bench.good.above;
  const BinomialWindow& bad = bench.bad;
  const double bad_mode = std::floor(examples * alpha);
  const auto errors = [&](std::size_t i) { return bench.good.first + static_cast<double>(i); };

  // The two other terms for the best b, which is at most two steps from where the second term overtakes the third.
  const auto best_of = [&](std::size_t i) {
    const double g = errors(i);
    double low = g + 1;
    for (double high = bad_mode; low < high;) {
      const double middle = std::floor((low + high) / 2);
      if (bad.at_most(middle) >= bench.decay(middle + 1 - g)) {
        high = middle;
      } else {
        low = middle + 1;
      }
    }
    SelectionPlan best;
    for (double b = std::max(g + 1, low - 2); b <= low + 1; ++b) {
      const double others = candidates * (bad.at_most(b) + bench.decay(b + 1 - g));
      if (others < best.failure) best = {others, g, b};
    }
    return best;
  };

  const auto first = static_cast<std::size_t>(
      std::partition_point(above.begin(), above.end(), [](double tail) { return tail > 0.9; }) - above.begin());
  std::size_t end = first;  // of the g below the mode of the bad
  if (errors(first) < bad_mode)
    end = std::min(above.size(), first + static_cast<std::size_t>(bad_mode - errors(first)));
  if (first == end) return {};
  std::size_t crossing = first;
  for (std::size_t high = end - 1; crossing < high;) {
    const std::size_t middle = crossing + (high - crossing) / 2;
    if (best_of(middle).failure >= above[middle]) {
      high = middle;
    } else {
      crossing = middle + 1;
    }
  }
  const double enough = best_of(crossing).failure + above[crossing];
  SelectionPlan best;
  for (std::size_t i = crossing; above[i] <= enough; --i) {
    SelectionPlan here = best_of(i);
    here.failure += above[i];
    if (here.failure <= best.failure) best = here;
    if (i == first) break;
  }
  for (std::size_t i = crossing + 1; i < end; ++i) {
    SelectionPlan here = best_of(i);
    if (here.failure > best.failure) break;
    here.failure += above[i];
    if (here.failure < best.failure) best = here;
  }
  return best;
}

// The least whole x from low to most with excess(x) ≤ 0, to the relative `precision`, +∞ if there is none. `excess`
// must (all but) fall; it is taken for nearly straight, so a step goes to where a line through the bracket crosses 0, a
// little to the side that closes the bracket; each third one halves it. Beyond 2^53 to 1e-15.
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
};

// u_k = τ_k/ρ_k and L, d = 0 … 6: where long searches for the least cost from many starts ended. Any others would be as
// valid, and dearer.
struct Shares {
  std::vector<double> of_rho;
  std::uint64_t blocks = 0;
};
const Shares& best_shares(int dimension) {
  static const std::array<Shares, most_sharp_dimension + 1> shares = {{
      {{}, 0},
      {{0.3333333}, 4},
      {{0.08971009, 0.1923577}, 16},
      {{0.0222548, 0.02685848, 0.1164158}, 40},
      {{9.947266e-4, 0.001683547, 0.003438211, 0.04569018}, 90},
      {{2.569996e-06, 2.862191e-07, 1.447239e-06, 2.571663e-05, 0.003523441}, 178},
      {{2.828767e-14, 7.483341e-14, 3.612739e-13, 6.357279e-12, 1.682786e-09, 1.501809e-05}, 366},
  }};
  return shares[static_cast<std::size_t>(dimension)];
}

Stability stability_of(const Shares& shares) {
  Stability result;
  result.blocks = static_cast<double>(shares.blocks);
  double rho = 1;
  for (const double share : shares.of_rho) {
    result.thresholds.push_back(share * rho);
    rho = rho * (rho - result.thresholds.back()) / 2;
  }
  result.thresholds.push_back(shares.of_rho.empty() ? 1 : rho * (1 - 1e-14));
  const std::vector<Wide> overrun = overruns<Wide>(result.thresholds, shares.blocks);
  double sum = 0;
  for (std::size_t k = 0; k < result.thresholds.size(); ++k) {
    result.reached.push_back(result.thresholds[k] - overrun[k].convert_to<double>() * (1 + safety));
    sum += 1 / result.reached.back();
  }
  result.eta = (1 - safety) / sum;
  return result;
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

// What the search knows of the mechanism that makes the list.
class Release {
 public:
  Release(const AccuracyGoal& goal, ListRule rule) : half_epsilon_(to_double(goal.epsilon) / 2) {
    if (rule == ListRule::laplace) {
      votes_ = StableHistogram(goal.epsilon, goal.delta).threshold();
      return;
    }
    const PartitionSelection selection(goal.epsilon, goal.delta);
    votes_ = static_cast<std::int64_t>(selection.even_chance());
    for (std::uint64_t votes = 0; votes < selection.certain(); ++votes) {
      withheld_.push_back(to_double(Rational(1 - selection.probability(votes))));
    }
  }

  // The votes with which an item has an even chance; T for the histogram.
  std::int64_t even_votes() const { return votes_; }
  double failure(double batches, double eta, double cut) const {
    return withheld_.empty() ? release_failure(batches, eta, half_epsilon_, votes_, cut)
                             : release_failure(batches, eta, withheld_, cut);
  }
  double candidates() const {
    return withheld_.empty() ? candidates_a_vote(half_epsilon_, votes_) : candidates_a_vote(withheld_);
  }

 private:
  double half_epsilon_;
  std::int64_t votes_ = 0;
  std::vector<double> withheld_;  // by votes; empty for the histogram
};

// Everything that follows from G's stability once ζ and the histogram's share of β are chosen.
struct Plan {
  double auxiliary = 0;
  double batches = 0;
  double selection = 0;
  SelectionPlan errors;
  double total = infinity;
};

// Starts from what `near` had, and goes no further than to the relative `precision`.
Plan plan(const Stability& stability, const AccuracyGoal& goal, const Release& release, double zeta, double share,
          const Plan& near, double precision, SelectionBench& bench) {
  const double alpha = to_double(goal.alpha);
  const double beta = to_double(goal.beta) * (1 - safety);
  const double cut = window_cut(beta);
  Plan result;
  // Loss of f is at most 1 − τ^{1/n} ≤ ζα (MATH §4, 3).
  const double smallest = *std::min_element(stability.thresholds.begin(), stability.thresholds.end());
  result.auxiliary = smallest >= 1 ? 1 : std::ceil(std::log(smallest) / std::log1p(-zeta * alpha) * (1 + safety));
  const double allowed = beta * share;
  const auto withheld = [&](double k) { return std::log(release.failure(k, stability.eta, cut) / allowed); };
  const double votes = std::floor(std::max(1.0, static_cast<double>(release.even_votes()) / stability.eta));
  result.batches = least(votes, 1e100, near.batches, precision, withheld);
  const double left = beta - release.failure(result.batches, stability.eta, cut);
  const double candidates = result.batches * release.candidates() * (1 + safety);
  if (!(left > 0)) return result;
  const auto fails = [&](double examples) {
    const double failure = plan_selection(bench, examples, alpha, zeta * alpha, candidates, cut).failure;
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
  result.errors = plan_selection(bench, result.selection, alpha, zeta * alpha, candidates, cut);
  result.total = result.batches * (stability.blocks + 1) * result.auxiliary + result.selection;
  return result;
}

BigInteger whole(double value) { return BigInteger(value); }

}  // namespace

LearnerConstants sharp_constants(const AccuracyGoal& goal, ListRule list_by) {
  settle_vector_state();
  goal.validate();
  if (goal.dimension > most_sharp_dimension) {
    throw InputError("dimension", std::to_string(goal.dimension), rules::sharp_at_most(most_sharp_dimension));
  }
  LearnerConstants constants;
  constants.kind = ConstantsKind::sharp;
  constants.goal = goal;
  constants.list_by = list_by;
  const Release release(goal, list_by);
  if (list_by == ListRule::laplace) constants.threshold = release.even_votes();
  if (release.even_votes() > 100'000) {
    throw InputError("epsilon", to_string(goal.epsilon), rules::sharp_threshold("10^5"));
  }
  if (goal.beta * boost::multiprecision::pow(BigInteger(10), most_sharp_exponent) < 1) {
    throw InputError("beta", to_string(goal.beta), rules::sharp_at_least("1e-" + std::to_string(most_sharp_exponent)));
  }
  if (goal.alpha < Rational(1, BigInteger("1000000000"))) {
    throw InputError("alpha", to_string(goal.alpha), rules::sharp_at_least("1e-9"));
  }

  // τ and L do not depend on ε, δ, α, β; then ζ and the split of β for that stability.
  const Stability stability = stability_of(best_shares(goal.dimension));
  Plan near;
  SelectionBench bench(to_double(goal.epsilon) / 2);
  const auto planned = [&](const std::vector<double>& x, double precision) {  // 1 − ζ, and the selection's share of β
    Plan here = plan(stability, goal, release, 1 - x[0], 1 - x[1], near, precision, bench);
    if (std::isfinite(here.total)) near = here;
    return here;
  };
  std::vector<double> split{goal.dimension == 0 ? 0.8 : std::max(0.08, std::ldexp(0.5, -goal.dimension)),
                            goal.dimension == 0 ? 0.5 : 0.2};
  // A small β asks for a selection sample that is too long where ζ is near 1: begin where there is one.
  while (split[0] < 0.6 && !std::isfinite(planned(split, 1e-4).total)) split[0] *= 1.5;
  split = coordinate_search(split, 0.2, goal.dimension == 0 ? 0.002 : 0.02,
                            [&](const auto& x) { return planned(x, 1e-4).total; });
  Plan chosen = planned(split, 0);
  // The coarse search may end where only its rounding of k left β enough for the selection: give a little way there.
  for (int tries = 0; tries < 12 && !std::isfinite(chosen.total); ++tries) {
    split = {std::min(0.9, split[0] * 1.02), std::clamp(split[1] * 2, 1e-3, 0.5)};
    chosen = planned(split, 0);
  }
  if (!std::isfinite(chosen.total)) {
    throw InputError("epsilon", to_string(goal.epsilon), rules::sharp_selection("10^5"));
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
    throw InputError("beta", to_string(goal.beta), rules::sharp_together());
  }
  return constants;
}

}  // namespace littlestone
