// SPDX-License-Identifier: GPL-3.0-or-later
// The search for the chain learner's constants: in doubles, on two cells of loss(f_∅) at first, then on all of them.
#include <algorithm>
#include <array>
#include <cmath>
#include <optional>
#include <tuple>

#include "core/base/error.hpp"
#include "core/base/remembered.hpp"
#include "core/base/rules.hpp"
#include "core/base/vector_state.hpp"
#include "core/learner/bar_limit.hpp"
#include "core/learner/chain_bounds.hpp"
#include "core/learner/chain_constants.hpp"

namespace littlestone {
namespace {

using detail::ChainCellBounds;
using detail::ChainSetting;
using detail::StepSums;

/// All sums are of terms ≥ 0, each right to a relative 10^−10: so much is given away, so that the doubles prove it.
constexpr double safe = 1e-7;

/// The free numbers that are searched for.
struct Trial {
  std::int64_t examples = 1;
  std::int64_t span = 1;
  std::int64_t cap = 1;
  std::int64_t gap = 0;
  double loss_share = 0.5;
  std::array<std::int64_t, 2> least_scores = {1, 1};  // u₀ of the two cells that are looked at
};

/// What a cell allows: the least slack of its inequalities where it is greatest, and the data that reach it.
struct CellPlan {
  double slack = -1;
  std::int64_t least_score = 1;
  std::vector<double> thetas;
};

class ChainPlanner {
 public:
  explicit ChainPlanner(const AccuracyGoal& goal)
      : goal_(goal),
        alpha_(to_double(goal.alpha)),
        beta_(to_double(goal.beta)),
        half_epsilon_(to_double(goal.epsilon) / 2) {
    ChainConstants sizes;
    sizes.goal = goal;
    sizes.complete();
    bar_ = sizes.bar;
    names_ = sizes.names;
    list_bound_ = sizes.list_bound;
  }

  /// δ, or a power of ten below it so small that dummies over the bar do no harm: their number is K₀, and each is over a
  /// score near the bar about δ/s times.
  [[nodiscard]] Rational planned_delta() const {
    constexpr double share = 20;  // of β
    const double dummies = static_cast<double>(names_) * static_cast<double>(first_trial().examples);
    const double most = beta_ * static_cast<double>(list_bound_) / (share * dummies);
    if (to_double(goal_.delta) <= most) return goal_.delta;
    BigInteger below = 10;
    while (to_double(Rational(1, below)) > most) below *= 10;
    return Rational(1, below);
  }

  [[nodiscard]] std::optional<ChainConstants> plan() const {
    Trial trial = first_trial();
    if (!reach(trial)) return std::nullopt;
    settle(trial);
    // Whole numbers keep the walk from the least n: it begins again from other caps.
    for (const std::int64_t by : {1, -1}) {
      while (settle_at(trial, trial.cap + by)) {
      }
    }
    return whole(trial);
  }

 private:
  [[nodiscard]] Trial first_trial() const {
    const bool two = goal_.dimension == 2;
    const double cap = std::max(3.0, 0.95 * static_cast<double>(bar_));
    Trial trial;
    trial.cap = std::llround(cap);
    trial.loss_share = two ? 0.43 : 0.58;
    trial.span = std::llround((two ? 12 : 19) / alpha_);
    // More than the span, at any promise.
    trial.examples = std::max<std::int64_t>(std::llround(cap * (two ? 3.4 : 8.0) / alpha_), 2 * trial.span);
    trial.gap = std::llround(trial.loss_share * alpha_ * 1.12 * static_cast<double>(trial.examples));
    trial.least_scores.fill(std::max<std::int64_t>(1, std::llround(0.7 * cap)));
    return trial;
  }

  [[nodiscard]] ChainSetting<double> setting(const Trial& trial) const {
    ChainSetting<double> s;
    s.dimension = goal_.dimension;
    s.half_epsilon = half_epsilon_;
    s.alpha = alpha_;
    s.loss = alpha_ * trial.loss_share;
    s.examples = static_cast<std::uint64_t>(trial.examples);
    s.span = static_cast<std::uint64_t>(trial.span);
    s.cap = trial.cap;
    s.gap = trial.gap;
    s.bar = bar_;
    s.names = names_;
    s.places = s.examples * names_ + list_bound_;
    s.cut = 1e-16;
    return s;
  }

  /// A θ in (0, most] with value(θ) ≤ bound, `value` falling, at most 0.01 % above the least one: by false position,
  /// halved where it would creep (Illinois). None where there is none.
  template <class Function>
  [[nodiscard]] static std::optional<double> least_theta(double most, double bound, const Function& value) {
    double high = most;
    double below = bound - value(high);  // ≥ 0: how far under the bound
    if (!(below >= 0)) return std::nullopt;
    double low = 0;
    double above = value(low) - bound;
    constexpr int most_steps = 40;
    for (int i = 0, side = 0; i < most_steps && high - low > 1e-4 * high && above > 0; ++i) {
      const double middle = std::clamp(low + (high - low) * above / (above + below), low + 0.02 * (high - low),
                                       high - 0.02 * (high - low));
      const double here = bound - value(middle);
      if (here >= 0) {
        high = middle;
        below = here;
        if (side == 1) above /= 2;
        side = 1;
      } else {
        low = middle;
        above = -here;
        if (side == -1) below /= 2;
        side = -1;
      }
    }
    return high;
  }

  /// `exact`: every number of votes by itself, else in groups, which is quicker and on the safe side.
  [[nodiscard]] CellPlan at_score(ChainCellBounds<double>& bounds, const ChainSetting<double>& s, double from,
                                  std::int64_t u0, bool exact) const {
    CellPlan plan;
    plan.least_score = u0;
    const double bound = beta_ - ChainCellBounds<double>::rest() - bounds.bad(u0) - safe;
    const double most = std::min(1.0, (1 - s.loss) / from - 1e-9);
    const std::int64_t group = exact ? 1 : 1 + s.cap / 64;
    const auto level_1 = [&](double theta) { return bounds.first_level(u0, theta, group); };
    const auto first = least_theta(most, bound, level_1);
    if (!first) {
      plan.slack = std::min(0.0, bound - level_1(most));
      return plan;
    }
    plan.thetas.push_back(*first);
    StepSums<double> steps = bounds.steps(*first, s.examples);
    if (s.dimension == 3) {
      const auto level_2 = [&](double theta) { return bounds.second_level(u0, steps, theta); };
      const auto second = least_theta(1, bound, level_2);
      if (!second) {
        plan.slack = std::min(0.0, bound - level_2(1));
        return plan;
      }
      plan.thetas.push_back(*second);
    }
    plan.slack = bound - bounds.top_level(u0, steps, plan.thetas);
    return plan;
  }

  /// The best u₀ from `guess` on, uphill.
  [[nodiscard]] CellPlan best_plan(const ChainSetting<double>& s, double from, double to, std::int64_t guess,
                                   bool exact) const {
    ChainCellBounds<double> bounds(s, from, to);
    CellPlan best = at_score(bounds, s, from, std::clamp<std::int64_t>(guess, 1, s.cap), exact);
    for (std::int64_t step = std::max<std::int64_t>(1, s.cap / 60); step >= 1;) {
      bool better = false;
      for (const std::int64_t side : {step, -step}) {
        const std::int64_t u0 = best.least_score + side;
        if (u0 < 1 || u0 > s.cap) continue;
        CellPlan other = at_score(bounds, s, from, u0, exact);
        if (!(other.slack > best.slack)) continue;
        best = std::move(other);
        better = true;
        break;
      }
      if (!better) step /= 2;
    }
    return best;
  }

  /// The lesser slack of the two cells that bind, and of (B); or one that is at most `enough` and not less than that. The
  /// trial gets the best u₀ near its own.
  double slack(Trial& trial, double enough) const {
    const ChainSetting<double> s = setting(trial);
    double least = beta_ - safe - detail::chain_without_target(s);
    const std::pair<double, double> ends[] = {{alpha_, std::min(1.0, alpha_ * ratio)}, {1 / ratio, 1.0}};
    for (std::size_t i = 0; i < 2 && least > enough; ++i) {
      const CellPlan plan = best_plan(s, ends[i].first, ends[i].second, trial.least_scores[i], false);
      trial.least_scores[i] = plan.least_score;
      if (!(plan.slack >= least)) least = plan.slack;
    }
    return least;
  }

  /// More examples until the trial holds.
  [[nodiscard]] bool reach(Trial& trial) const {
    constexpr std::int64_t most = 10'000'000;
    while (trial.examples < most) {
      if (improve(trial) > 0) return true;
      trial = with_examples(trial, trial.examples + trial.examples / 5);
    }
    return false;
  }

  /// Fewer examples and more slack by turns, as long as that gets on.
  void settle(Trial& trial) const {
    for (std::int64_t before = 0; before != trial.examples;) {
      before = trial.examples;
      shrink(trial);
      improve(trial);
    }
  }

  /// The same from another cap; whether that has fewer examples, and then the trial has them.
  [[nodiscard]] bool settle_at(Trial& trial, std::int64_t cap) const {
    Trial other = trial;
    other.cap = cap;
    for (std::int64_t& u0 : other.least_scores) u0 = std::min(u0, cap);
    if (!possible(other) || improve(other) <= 0) return false;
    settle(other);
    if (other.examples >= trial.examples) return false;
    trial = other;
    return true;
  }

  /// The same shares of another n.
  [[nodiscard]] static Trial with_examples(Trial trial, std::int64_t examples) {
    const double factor = static_cast<double>(examples) / static_cast<double>(trial.examples);
    trial.gap = std::llround(static_cast<double>(trial.gap) * factor);
    trial.examples = examples;
    return trial;
  }

  [[nodiscard]] static bool possible(const Trial& trial) {
    return trial.examples > trial.span && trial.span >= 2 && trial.cap >= 2 && trial.gap >= 0 &&
           trial.gap < trial.examples && trial.loss_share > 0.05 && trial.loss_share < 0.98 &&
           std::all_of(trial.least_scores.begin(), trial.least_scores.end(),
                       [&](std::int64_t u0) { return u0 >= 1 && u0 <= trial.cap; });
  }

  /// What lies beside a trial at the same n: each number moved by the share `step`, at least by one, and those that go
  /// together.
  [[nodiscard]] static std::vector<Trial> beside(const Trial& trial, double step) {
    std::vector<Trial> all;
    for (const double side : {1.0, -1.0}) {
      const auto moved = [&](std::int64_t number, double share) {
        const auto by = std::max<std::int64_t>(1, std::llround(share * static_cast<double>(number)));
        return number + (side > 0 ? by : -by);
      };
      const auto with = [&](const auto& change) {
        Trial other = trial;
        change(other);
        if (possible(other)) all.push_back(other);
      };
      with([&](Trial& t) { t.gap = moved(t.gap, step); });
      with([&](Trial& t) { t.loss_share *= 1 + side * step; });
      with([&](Trial& t) { t.span = moved(t.span, 2 * step); });
      with([&](Trial& t) {
        t.cap = moved(t.cap, step);
        for (std::int64_t& u0 : t.least_scores) u0 = std::min(moved(u0, step), t.cap);
      });
      with([&](Trial& t) { t.cap = moved(t.cap, step); });
      with([&](Trial& t) {
        t.loss_share *= 1 + side * step;
        t.gap = moved(t.gap, step);
      });
    }
    return all;
  }

  /// Uphill in slack at the same n. Returns it.
  double improve(Trial& trial) const {
    constexpr double none = -2;  // no slack is as small
    double here = slack(trial, none);
    for (double step = 0.1; step > 0.003;) {
      bool better = false;
      for (Trial other : beside(trial, step)) {
        const double there = slack(other, here + 1e-6);
        if (!(there > here + 1e-6)) continue;
        here = there;
        trial = other;
        better = true;
      }
      if (!better) step /= 2;
    }
    return here;
  }

  /// Fewer examples as long as the slack is there.
  void shrink(Trial& trial) const {
    for (std::int64_t step = std::max<std::int64_t>(1, trial.examples / 10); step >= 1; step /= 2) {
      for (;;) {
        Trial other = with_examples(trial, trial.examples - step);
        if (!possible(other) || slack(other, 0) <= 0) break;
        trial = other;
      }
    }
  }

  /// The trial with a plan for every cell, with as few more examples as that takes.
  [[nodiscard]] std::optional<ChainConstants> whole(Trial trial) const {
    for (int tries = 0; tries < 200; ++tries) {
      if (tries > 0) trial.examples += 1 + trial.examples / 1000;
      const ChainSetting<double> s = setting(trial);
      if (detail::chain_without_target(s) > beta_ - safe) continue;
      ChainConstants constants;
      constants.goal = goal_;
      constants.examples = s.examples;
      constants.span = s.span;
      constants.cap = static_cast<std::uint64_t>(s.cap);
      constants.gap = static_cast<std::uint64_t>(s.gap);
      constants.loss_share = trial.loss_share;
      if (add_cells(constants, s, trial.least_scores[0])) {
        constants.complete();
        return constants;
      }
    }
    return std::nullopt;
  }

  [[nodiscard]] bool add_cells(ChainConstants& constants, const ChainSetting<double>& s, std::int64_t guess) const {
    const Rational step(103, 100);
    for (Rational from = goal_.alpha; from < 1;) {
      // Rounded to 10^−6, so that the fractions stay short.
      Rational to(ceil_millionths(from * step), 1'000'000);
      if (to > 1) to = 1;
      CellPlan plan = best_plan(s, to_double(from), to_double(to), guess, true);
      if (plan.slack <= 0) return false;
      guess = plan.least_score;
      constants.cells.push_back({from, to, plan.least_score, std::move(plan.thetas)});
      from = to;
    }
    return true;
  }
  static BigInteger ceil_millionths(const Rational& value) {
    const Rational scaled = value * 1'000'000;
    const BigInteger below = numerator(scaled) / denominator(scaled);
    return Rational(below) == scaled ? below : below + 1;
  }

  static constexpr double ratio = 1.03;  // of a cell's ends

  AccuracyGoal goal_;
  double alpha_;
  double beta_;
  double half_epsilon_;
  std::int64_t bar_ = 3;
  std::uint64_t names_ = 3;
  std::uint64_t list_bound_ = 5;
};

}  // namespace

ChainConstants chain_constants(const AccuracyGoal& goal) {
  settle_vector_state();
  goal.validate();
  if (goal.dimension < least_chain_dimension || goal.dimension > most_chain_dimension) {
    throw InputError("dimension", std::to_string(goal.dimension),
                     rules::between(least_chain_dimension, most_chain_dimension));
  }
  if (goal.beta < Rational(1, 500)) throw InputError("beta", to_string(goal.beta), rules::at_least("0.002"));
  if (goal.alpha < Rational(1, 1'000'000)) throw InputError("alpha", to_string(goal.alpha), rules::at_least("1e-6"));
  detail::expect_bar_up_to(120, "120", goal);  // a minute
  using Asked = std::tuple<int, Rational, Rational, Rational, Rational>;
  static Remembered<Asked, ChainConstants> plans;
  return plans.get({goal.dimension, goal.epsilon, goal.delta, goal.alpha, goal.beta}, [&] {
    AccuracyGoal stricter = goal;
    stricter.delta = ChainPlanner(goal).planned_delta();
    std::optional<ChainConstants> plan = ChainPlanner(stricter).plan();
    if (!plan) throw InputError("beta", to_string(goal.beta), rules::too_large_to_run());
    return *std::move(plan);
  });
}

}  // namespace littlestone
