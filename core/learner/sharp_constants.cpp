// SPDX-License-Identifier: GPL-3.0-or-later
// The search for the sharp constants of MATH §4, in doubles; the check is another file's.
#include <algorithm>
#include <array>
#include <cmath>

#include "core/base/error.hpp"
#include "core/base/rules.hpp"
#include "core/base/vector_state.hpp"
#include "core/learner/constants.hpp"
#include "core/learner/kept_plans.hpp"
#include "core/learner/level_bounds.hpp"
#include "core/learner/tails.hpp"
#include "core/learner/wide.hpp"
#include "core/privacy/partition_selection.hpp"
#include "core/privacy/stable_histogram.hpp"

namespace littlestone {

using detail::BinomialWindow;
using detail::candidates_a_vote;
using detail::count_of;
using detail::infinity;
using detail::release_failure;

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

// What a batch of n examples a block is worth: τ_0 = … = τ_{d−1} = (1 − ζα)^n, and R, the pairs of blocks of the cap.
struct Stability {
  double auxiliary = 1;            // n
  std::uint64_t pairs = 0;         // R
  std::vector<double> thresholds;  // τ_0 … τ_d
  std::vector<double> weights;     // of the levels, before they are scaled: the least for η = 1
  double eta = 0;                  // 0: no such τ

  double batch() const { return auxiliary * static_cast<double>(2 * pairs + 1); }  // N + n
  double examples_a_vote() const { return eta > 0 ? batch() / eta : infinity; }
};

Stability stability_of(int dimension, OnFail on_fail, double auxiliary, double log_consistent, std::uint64_t pairs) {
  // In the check's 50 digits (1 − ζα)^n may be a little more than in these doubles.
  const double tau = std::exp(auxiliary * log_consistent) * (1 + 1e-13);
  Stability result{auxiliary, pairs, std::vector<double>(static_cast<std::size_t>(dimension), tau), {}, 0};
  const detail::LevelBounds<double> bounds = detail::level_bounds(result.thresholds, pairs);
  if (bounds.output.empty()) return result;
  result.thresholds.push_back(bounds.agreement.back() * (dimension == 0 ? 1 : 1 - 1e-14));
  for (const double output : bounds.output) result.weights.push_back(1 / output);
  if (on_fail == OnFail::soa && dimension > 0) {  // a level that fails answers as level 0
    for (std::size_t k = 1; k < result.weights.size(); ++k) result.weights[0] -= result.weights[k] * bounds.fail[k];
    result.weights[0] = std::max(0.0, result.weights[0]);
  }
  double sum = 0;
  for (const double weight : result.weights) sum += weight;
  result.eta = (1 - safety) / sum;
  return result;
}

// The τ for which (2R + 1)·ln(1/τ)/η is least with R = 2^d − 1, d = 2 … 6, to four digits. With a τ of its own for each
// level it is up to 0.7 percent less (d = 4), and with a larger R it is more.
double best_threshold(int dimension, OnFail on_fail) {
  using Best = std::array<double, most_sharp_dimension + 1>;
  static constexpr Best fail = {1, 1, 0.2164, 0.03536, 0.001261, 2.183e-6, 1.809e-11};
  static constexpr Best soa = {1, 1, 0.1849, 0.03347, 0.001300, 2.184e-6, 1.809e-11};
  return (on_fail == OnFail::soa ? soa : fail)[static_cast<std::size_t>(dimension)];
}

// R for d = 1 and τ_0 = τ, with n = 1. Level 1 is not reached with probability τ^R.
std::uint64_t best_pairs(double tau, OnFail on_fail) {
  constexpr std::uint64_t most = 500;
  const auto cost = [&](std::uint64_t pairs) {
    const double fail = std::pow(tau, static_cast<double>(pairs));
    const double weight = 2 / (1 - fail);  // of level 1
    const double rest = 1 / tau - (on_fail == OnFail::soa ? weight * fail : 0);
    return static_cast<double>(2 * pairs + 1) * (weight + std::max(0.0, rest));
  };
  std::uint64_t pairs = 1;
  while (pairs < most && cost(pairs + 1) < cost(pairs)) ++pairs;
  return pairs;
}

// The n and R for which a vote takes the fewest examples, where f's loss is to be at most `loss` = ζα.
Stability most_stable(int dimension, OnFail on_fail, double loss) {
  const double log_consistent = std::log1p(-loss);
  if (dimension == 0) return stability_of(0, on_fail, 1, log_consistent, 0);
  if (dimension == 1) {  // only τ_0 asks for consistent blocks, and the shortest are best
    return stability_of(1, on_fail, 1, log_consistent, best_pairs(std::exp(log_consistent), on_fail));
  }
  const std::uint64_t pairs = (std::uint64_t{1} << static_cast<unsigned>(dimension)) - 1;
  const double n = std::max(1.0, std::floor(std::log(best_threshold(dimension, on_fail)) / log_consistent));
  const Stability shorter = stability_of(dimension, on_fail, n, log_consistent, pairs);
  const Stability longer = stability_of(dimension, on_fail, n + 1, log_consistent, pairs);
  return shorter.examples_a_vote() < longer.examples_a_vote() ? shorter : longer;
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
  // T; partition selection has none: 0.
  std::int64_t threshold() const { return withheld_.empty() ? votes_ : 0; }
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

// Everything that follows once ζ and the histogram's share of β are chosen.
struct Plan {
  Stability stability;
  double batches = 0;
  double selection = 0;
  SelectionPlan errors;
  double total = infinity;
};

// Starts from what `near` had, and goes no further than to the relative `precision`.
Plan plan(const AccuracyGoal& goal, OnFail on_fail, const Release& release, double zeta, double share, const Plan& near,
          double precision, SelectionBench& bench) {
  const double alpha = to_double(goal.alpha);
  const double beta = to_double(goal.beta) * (1 - safety);
  const double cut = window_cut(beta);
  Plan result;
  result.stability = most_stable(goal.dimension, on_fail, zeta * alpha);
  const double eta = result.stability.eta;
  const double allowed = beta * share;
  const auto withheld = [&](double k) { return std::log(release.failure(k, eta, cut) / allowed); };
  const double votes = std::floor(std::max(1.0, static_cast<double>(release.even_votes()) / eta));
  result.batches = least(votes, 1e100, near.batches, precision, withheld);
  const double left = beta - release.failure(result.batches, eta, cut);
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
  result.total = result.batches * result.stability.batch() + result.selection;
  return result;
}

BigInteger whole(double value) { return BigInteger(value); }

LearnerConstants search(const AccuracyGoal& goal, ListRule list_by, OnFail on_fail, const Release& release) {
  LearnerConstants constants;
  constants.kind = ConstantsKind::sharp;
  constants.goal = goal;
  constants.list_by = list_by;
  constants.on_fail = on_fail;
  constants.threshold = release.threshold();
  Plan near;
  SelectionBench bench(to_double(goal.epsilon) / 2);
  const auto planned = [&](const std::vector<double>& x, double precision) {  // 1 − ζ, and the selection's share of β
    Plan here = plan(goal, on_fail, release, 1 - x[0], 1 - x[1], near, precision, bench);
    if (std::isfinite(here.total)) near = here;
    return here;
  };
  std::vector<double> split{goal.dimension == 0 ? 0.8 : std::max(0.08, std::ldexp(0.5, -goal.dimension)),
                            goal.dimension == 0 ? 0.5 : 0.2};
  // A small β asks for a selection sample that is too long where ζ is near 1: begin where there is one.
  while (split[0] < 0.6 && !std::isfinite(planned(split, 1e-4).total)) split[0] *= 1.5;
  split = coordinate_search(split, 0.2, 0.002, [&](const auto& x) { return planned(x, 1e-4).total; });
  Plan chosen = planned(split, 0);
  // The coarse search may end where only its rounding of k left β enough for the selection: give a little way there.
  for (int tries = 0; tries < 12 && !std::isfinite(chosen.total); ++tries) {
    split = {std::min(0.9, split[0] * 1.02), std::clamp(split[1] * 2, 1e-3, 0.5)};
    chosen = planned(split, 0);
  }
  if (!std::isfinite(chosen.total)) {
    throw InputError("epsilon", to_string(goal.epsilon), rules::sharp_selection("10^5"));
  }

  const Stability& stability = chosen.stability;
  constants.thresholds = stability.thresholds;
  for (const double threshold : constants.thresholds) constants.log10_thresholds.push_back(std::log10(threshold));
  // The weights in whole numbers, to 40 bits of the smallest but one, which may be 0.
  double least = infinity;
  for (const double weight : stability.weights) least = weight > 0 ? std::min(least, weight) : least;
  for (const double weight : stability.weights) {
    constants.levels.emplace_back(whole(std::ceil(std::ldexp(weight / least, 40))));
  }
  constants.eta = stability.eta;
  constants.log10_eta = std::log10(stability.eta);
  constants.loss_share = 1 - split[0];
  const BigInteger auxiliary = whole(stability.auxiliary);
  const BigInteger cap = auxiliary * 2 * stability.pairs;
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

}  // namespace

LearnerConstants sharp_constants(const AccuracyGoal& goal, ListRule list_by, OnFail on_fail) {
  settle_vector_state();
  goal.validate();
  if (goal.dimension > most_sharp_dimension) {
    throw InputError("dimension", std::to_string(goal.dimension), rules::sharp_at_most(most_sharp_dimension));
  }
  const Release release(goal, list_by);
  if (release.even_votes() > 100'000) {
    throw InputError("epsilon", to_string(goal.epsilon), rules::sharp_threshold("10^5"));
  }
  if (goal.beta * boost::multiprecision::pow(BigInteger(10), most_sharp_exponent) < 1) {
    throw InputError("beta", to_string(goal.beta), rules::sharp_at_least("1e-" + std::to_string(most_sharp_exponent)));
  }
  if (goal.alpha < Rational(1, BigInteger("1000000000"))) {
    throw InputError("alpha", to_string(goal.alpha), rules::sharp_at_least("1e-9"));
  }
  LearnerConstants constants =
      detail::kept_or(goal, list_by, on_fail, [&] { return search(goal, list_by, on_fail, release); });
  constants.threshold = release.threshold();  // privacy rests on it, so no file is asked
  return constants;
}

}  // namespace littlestone
