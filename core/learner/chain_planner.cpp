// SPDX-License-Identifier: GPL-3.0-or-later
// The search for the chain learner's constants: in doubles, on two cells of loss(f_∅) at first, then on all of them.
#include <algorithm>
#include <array>
#include <cmath>
#include <iterator>
#include <limits>
#include <map>
#include <memory>
#include <optional>
#include <tuple>
#include <utility>
#include <vector>

#include "core/base/error.hpp"
#include "core/base/remembered.hpp"
#include "core/base/rules.hpp"
#include "core/base/vector_state.hpp"
#include "core/learner/bar_limit.hpp"
#include "core/learner/chain_bounds.hpp"
#include "core/learner/chain_constants.hpp"
#include "core/learner/kept_plans.hpp"
#include "core/learner/wide.hpp"
#include "core/privacy/choosing_tables.hpp"

namespace littlestone {
namespace {

using detail::ChainCellBounds;
using detail::ChainSetting;
using detail::ChainTables;
using detail::StepSums;

/// All sums are of terms ≥ 0, each right to a relative 10^−10: so much is given away, so that the doubles prove it.
constexpr double safe = 1e-7;

/// What a cell allows: the least slack of its inequalities where it is greatest, and the data that reach it.
struct CellPlan {
  double slack = -1;
  std::int64_t least_score = 1;
  std::vector<double> thetas;
};
bool less_slack(const CellPlan& a, const CellPlan& b) { return a.slack < b.slack; }

/// The free numbers that are searched for.
struct Trial {
  std::int64_t examples = 1;
  std::int64_t span = 1;
  std::int64_t cap = 1;
  std::int64_t gap = 0;
  std::int64_t bar = 3;
  double loss_share = 0.5;
  std::array<CellPlan, 2> cells;  // best plans of the two cells that are looked at, of a trial near by
};

/// Bars in steps of one up to 100, of two up to 200, and so on.
constexpr std::int64_t bar_parts = 50;

/// The step of numbers about `number`: the largest power of two of which it has at least `parts`.
std::int64_t step_at(std::int64_t number, std::int64_t parts) {
  std::int64_t step = 1;
  while (2 * step * parts <= number) step *= 2;
  return step;
}
/// The last number up to `number` of those that are so far apart, and `by` of them further.
std::int64_t moved(std::int64_t number, int by, std::int64_t parts) {
  number -= number % step_at(number, parts);
  for (; by > 0; --by) number += step_at(number, parts);
  for (; by < 0; ++by) number -= step_at(number - 1, parts);
  return number;
}
std::int64_t rounded_up_bar(std::int64_t bar) {
  const std::int64_t below = moved(bar, 0, bar_parts);
  return below == bar ? bar : moved(bar, 1, bar_parts);
}

/// The δ with the fewest digits up to `most` for which `bar` is the bar; `bar` is at least that of `most`.
Rational delta_of_bar(const Rational& epsilon, const Rational& most, std::uint64_t list_bound, std::int64_t bar) {
  if (choosing_bar(epsilon, most, list_bound) == bar) return most;
  using detail::Wide;
  const Wide half = detail::wide(epsilon) / 2;
  const Wide least = Wide(list_bound) * exp(Wide(-half * (bar - 2))) / (1 + exp(Wide(-half)));
  const auto digits = static_cast<int>(floor(log10(least)).convert_to<double>());
  for (int more = 0; more < 40; ++more) {  // least rounded up to so many digits after the first
    const int shift = more - digits;
    const BigInteger power = boost::multiprecision::pow(BigInteger(10), static_cast<unsigned>(std::abs(shift)));
    const Wide scaled = shift >= 0 ? Wide(least * Wide(power)) : Wide(least / Wide(power));
    const BigInteger above(ceil(scaled));
    const Rational delta = shift >= 0 ? Rational(above, power) : Rational(above * power);
    if (delta <= most && choosing_bar(epsilon, delta, list_bound) == bar) return delta;
  }
  return most;  // does not happen: two bars differ by the factor r in δ
}

/// The largest number of three digits up to `value` > 0: in steps of 1 from 100 on, of 2 from 200 on, of 5 from 500 on.
Rational three_digits(const Rational& value) {
  Rational last(1, 100);
  while (value < 100 * last) last /= 10;
  while (value >= 1000 * last) last *= 10;
  const Rational scaled = value / last;
  const BigInteger whole = numerator(scaled) / denominator(scaled);
  const int step = whole < 200 ? 1 : whole < 500 ? 2 : 5;
  return Rational(whole - whole % step) * last;
}
/// The largest number up to `value` whose first two digits are among some twenty, with zeros after them.
Rational two_digits(const Rational& value) {
  const Rational near = three_digits(value);
  Rational last(1, 10);
  while (near < 10 * last) last /= 10;
  while (near >= 100 * last) last *= 10;
  constexpr int kept[] = {10, 11, 12, 13, 14, 15, 16, 18, 20, 22, 25, 28, 30, 35, 40, 45, 50, 55, 60, 70, 80, 90};
  const auto after = std::find_if(std::begin(kept), std::end(kept), [&](int k) { return k * last > near; });
  return *(after - 1) * last;
}

/// What is planned where `goal` is asked for: the nearest of a list of promises that is at least as strict, in each of its
/// four numbers. So of two promises that hardly differ both get the same plan.
AccuracyGoal planned_promise(const AccuracyGoal& goal) {
  AccuracyGoal planned = goal;
  planned.epsilon = three_digits(goal.epsilon);
  planned.alpha = three_digits(goal.alpha);
  planned.beta = two_digits(goal.beta);
  ChainConstants sizes;
  sizes.goal = planned;
  sizes.complete();
  planned.delta = delta_of_bar(planned.epsilon, goal.delta, sizes.list_bound, rounded_up_bar(sizes.bar));
  return planned;
}

class ChainPlanner {
 public:
  /// `goal`: one of planned_promise().
  explicit ChainPlanner(const AccuracyGoal& goal)
      : goal_(goal),
        alpha_(to_double(goal.alpha)),
        beta_(to_double(goal.beta)),
        half_epsilon_(to_double(goal.epsilon) / 2) {
    ChainConstants sizes;
    sizes.goal = goal;
    sizes.complete();
    least_bar_ = sizes.bar;
    names_ = sizes.names;
    list_bound_ = sizes.list_bound;
  }

  [[nodiscard]] std::optional<ChainConstants> plan() const {
    std::optional<Trial> found = one_that_holds();
    if (!found) return std::nullopt;
    Trial trial = *std::move(found);
    shrink(trial);
    for (std::int64_t before = 2 * trial.examples; trial.examples < before - before / 100;) {
      before = trial.examples;
      improve(trial, 0.06);
      shrink(trial);
    }
    settle(trial);
    return whole(trial);
  }

 private:
  /// A trial with the shares that the best plans of ε from 1/2 to 1/1000 have, as functions of u₀: u₀ where the dummies and
  /// the bar are as unlikely to win as there.
  [[nodiscard]] Trial first_trial() const {
    const Trial trial = first_trial(least_bar_);
    // A bar so high that dummies over it do no harm: their number is K₀, and each is over a score near the bar about δ/s
    // times.
    constexpr double share = 15;  // of β
    const double dummies = static_cast<double>(names_) * static_cast<double>(trial.examples);
    const double most = beta_ * static_cast<double>(list_bound_) / (share * dummies);
    if (!(most < 1)) return trial;
    const auto power = static_cast<unsigned>(std::ceil(-std::log10(most)));
    const std::int64_t bar = rounded_up_bar(
        choosing_bar(goal_.epsilon, Rational(1, boost::multiprecision::pow(BigInteger(10), power)), list_bound_));
    return bar > least_bar_ ? first_trial(bar) : trial;
  }
  [[nodiscard]] Trial first_trial(std::int64_t bar) const {
    const bool two = goal_.dimension == 2;
    double score = 0.7 * static_cast<double>(bar);
    const auto root = [&](double constant, double share) { return constant + share / std::sqrt(score); };
    const auto rows = [&] { return std::max(score * (two ? root(2.6, 9) : root(5.9, 19)), two ? 26.0 : 38.0); };  // nα
    for (int i = 0; i < 3; ++i) {
      const double slots = rows() / alpha_ * static_cast<double>(names_);
      score = std::max({2.0, std::log(std::max(2.0, 0.4 * slots / beta_)) / half_epsilon_,
                        static_cast<double>(bar) / 2 + std::log(std::max(1.0, 0.3 / beta_)) / (2 * half_epsilon_)});
    }
    const double cap = score * (two ? std::min(1.45, root(1.12, 3)) : root(1.16, 0.4));
    Trial trial;
    trial.bar = bar;
    trial.cap = std::max<std::int64_t>(3, std::llround(cap));
    trial.loss_share = std::clamp(two ? root(0.655, -0.95) : root(0.85, -1.2), 0.3, 0.95);
    trial.span = std::llround((two ? 13.3 * std::pow(score / 40, 0.25) : 15.5 * std::pow(score / 47, 0.17)) / alpha_);
    // A bad predictor has so many more errors than g that few of all names have fewer: √(nα) ≥ (z + z'√ζ)/(1 − ζ).
    const double spreads = error_spreads(score);  // z'
    const double rare = std::sqrt(2 * std::log(10 * rows() / alpha_ * static_cast<double>(names_)));
    const double apart = (rare + spreads * std::sqrt(trial.loss_share)) / (1 - trial.loss_share);
    trial.examples = std::max<std::int64_t>(std::llround(std::max(rows(), apart * apart) / alpha_), 2 * trial.span);
    for (CellPlan& cell : trial.cells) cell.least_score = std::clamp<std::int64_t>(std::llround(score), 1, trial.cap);
    trial.gap = errors_allowed(trial);
    return trial;
  }

  /// z' for a target's score: so many deviations more errors than a good predictor's mean are no penalty. At d = 3 hardly
  /// any good predictor has more; at d = 2 a part of C is there for them.
  [[nodiscard]] double error_spreads(double score) const {
    const double most = std::sqrt(2 * std::log(1 / beta_));
    return goal_.dimension == 3 ? most : std::max(0.0, score < 100 ? most - 1 : most - 2);
  }
  [[nodiscard]] std::int64_t errors_allowed(const Trial& trial, double more = 0) const {
    const double errors = trial.loss_share * alpha_ * static_cast<double>(trial.examples);
    const double spreads = more + error_spreads(static_cast<double>(trial.cells[0].least_score));
    return std::llround(errors + spreads * std::sqrt(errors * (1 - trial.loss_share * alpha_)));
  }

  [[nodiscard]] Rational delta_of(std::int64_t bar) const {
    return delta_of_bar(goal_.epsilon, goal_.delta, list_bound_, bar);
  }
  [[nodiscard]] const std::shared_ptr<ChainTables<double>>& tables(std::int64_t bar) const {
    std::shared_ptr<ChainTables<double>>& here = tables_[bar];
    if (!here) here = std::make_shared<ChainTables<double>>(half_epsilon_, bar);
    return here;
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
    s.bar = trial.bar;
    s.names = names_;
    s.places = s.examples * names_ + list_bound_;
    s.rare = detail::rarely_more_mistakes(beta_);
    s.cut = 1e-16;
    return s;
  }

  /// The least multiple θ ≤ most of 2^−15 with value(θ) ≤ bound, `value` falling, so that it does not matter where the
  /// search begins: by false position, halved where it would creep (Illinois), between two around `guess` if that is not 0.
  /// None where there is none.
  template <class Function>
  [[nodiscard]] static std::optional<double> least_theta(double most, double bound, double guess,
                                                         const Function& value) {
    constexpr double parts = 32768;
    const auto under = [&](std::int64_t k) { return bound - value(static_cast<double>(k) / parts); };
    const auto last = static_cast<std::int64_t>(most * parts);
    if (last < 1) return std::nullopt;
    std::int64_t high =
        std::clamp<std::int64_t>(static_cast<std::int64_t>(guess > 0 ? guess * parts + 8 : parts), 1, last);
    double below = under(high);  // ≥ 0: how far under the bound
    std::int64_t low = 0;
    double above = 0;
    for (std::int64_t by = 1 + high / 32; !(below >= 0); by *= 3) {
      if (high >= last) return std::nullopt;
      low = high;
      above = -below;
      high = std::min(last, high + by);
      below = under(high);
    }
    for (std::int64_t by = guess > 0 ? 12 : high / 2; !(above > 0) && high > 1; by *= 6) {
      low = std::max<std::int64_t>(0, high - by);
      if (low == 0) break;
      above = -under(low);
      if (above > 0) break;
      high = low;
      below = -above;
    }
    if (low == 0) above = std::max(above, below > 0 ? below : 1.0);  // no score at all is no proof
    for (int side = 0; high - low > 1;) {
      const auto width = static_cast<double>(high - low);
      const std::int64_t middle =
          std::clamp<std::int64_t>(low + std::llround(width * above / (above + below)), low + 1, high - 1);
      const double here = under(middle);
      if (here >= 0) {
        high = middle;
        below = here;
        if (side == 1) above /= 4;
        side = 1;
      } else {
        low = middle;
        above = -here;
        if (side == -1) below /= 4;
        side = -1;
      }
    }
    return static_cast<double>(high) / parts;
  }

  /// `guesses`: θ's of a plan near by, or none.
  [[nodiscard]] CellPlan at_score(ChainCellBounds<double>& bounds, const ChainSetting<double>& s, double from,
                                  std::int64_t u0, const std::vector<double>& guesses, double enough = none,
                                  double needed = -none) const {
    CellPlan plan;
    plan.least_score = u0;
    const auto guess = [&](std::size_t i) { return i < guesses.size() ? guesses[i] : 0; };
    const double bound = beta_ - s.rare - bounds.bad(u0) - safe;
    if (bound <= enough) {
      plan.slack = bound;
      return plan;
    }
    const double most = std::min(1.0, (1 - s.loss) / from - 1e-9);
    if (needed < -none && guesses.size() + 1 == static_cast<std::size_t>(s.dimension) && guesses[0] <= most &&
        bounds.first_level(u0, guesses[0]) <= bound) {
      StepSums<double>& steps = bounds.steps(guesses[0], s.examples);
      if (s.dimension == 2 || bounds.second_level(u0, steps, guesses[1]) <= bound)
        plan.slack = bound - bounds.top_level(u0, steps, guesses);
      if (plan.slack >= needed) {
        plan.thetas = guesses;
        return plan;
      }
    }
    const auto level_1 = [&](double theta) { return bounds.first_level(u0, theta); };
    // Votes come about u₀ times and some deviations more. Near 1 the bound of (A1) is too rough to begin there.
    const auto score = static_cast<double>(u0);
    const double likely = (score + 2 * std::sqrt(score)) / (static_cast<double>(s.examples) * from);
    const auto first = least_theta(most, bound, guess(0) > 0 ? guess(0) : std::min(most, likely), level_1);
    if (!first) {
      plan.slack = std::min(0.0, bound - level_1(most)) - 2;
      return plan;
    }
    plan.thetas.push_back(*first);
    StepSums<double>& steps = bounds.steps(*first, s.examples);
    if (s.dimension == 3) {
      const auto level_2 = [&](double theta) { return bounds.second_level(u0, steps, theta); };
      const auto second = least_theta(1, bound, guess(1), level_2);
      if (!second) {
        plan.slack = std::min(0.0, bound - level_2(1)) - 1;
        return plan;
      }
      plan.thetas.push_back(*second);
    }
    plan.slack = bound - bounds.top_level(u0, steps, plan.thetas);
    return plan;
  }

  /// The best u₀ from that of `guess` on, uphill; `near_only`: in steps of a sixtieth of C only.
  [[nodiscard]] CellPlan best_plan(const ChainSetting<double>& s, double from, double to, const CellPlan& guess,
                                   bool near_only = false, double needed = -none) const {
    ChainCellBounds<double> bounds(s, from, to, tables(s.bar));
    const auto near = [&](const CellPlan& plan, std::int64_t u0, double enough = none) {
      return at_score(bounds, s, from, std::clamp<std::int64_t>(u0, 1, s.cap), plan.thetas, enough, needed);
    };
    const std::int64_t coarse = std::max<std::int64_t>(1, s.cap / 60);
    CellPlan best = near(guess, guess.least_score);
    if (best.slack >= needed) return best;
    if (best.slack < 0 && !near_only) {
      for (std::int64_t i = 1; i <= 12; ++i) best = std::max(best, near(CellPlan(), i * s.cap / 12), less_slack);
    }
    for (std::int64_t step = best.slack < 0 ? 8 * coarse : coarse;
         step >= (near_only ? std::max<std::int64_t>(1, coarse / 4) : 1);) {
      const std::int64_t u0 = best.least_score;
      for (const std::int64_t side : {step, -step}) {
        if (u0 + side < 1 || u0 + side > s.cap) continue;
        best = std::max(best, near(best, u0 + side, best.slack), less_slack);
        if (best.slack >= needed) return best;
        if (best.least_score != u0) break;
      }
      if (best.least_score == u0) step /= 2;
    }
    return best;
  }

  /// The lesser slack of the two cells that bind, and of (B); or one that is at most `enough` and not less than that. The
  /// trial gets the best u₀ near its own.
  double slack(Trial& trial, double enough) const {
    ++looked_at_;
    const ChainSetting<double> s = setting(trial);
    double least = beta_ - safe - detail::chain_without_target(s, *tables(s.bar));
    const std::pair<double, double> ends[] = {{alpha_, std::min(1.0, alpha_ * ratio)}, {std::max(alpha_, 0.7), 1.0}};
    for (std::size_t i = 0; i < 2 && least > enough; ++i) {
      CellPlan& plan = trial.cells[i];
      plan = best_plan(s, ends[i].first, ends[i].second, plan, true, i == 0 ? -none : least);
      if (!(plan.slack >= least)) least = plan.slack;
    }
    return least;
  }

  /// The first trial, with more of everything until it holds.
  [[nodiscard]] std::optional<Trial> one_that_holds() const {
    Trial trial = first_trial();
    constexpr int most_tries = 24;
    for (int i = 0; i < most_tries; ++i) {
      if (possible(trial) && slack(trial, none) > 0) return trial;
      trial.examples += 1 + trial.examples / 9;
      trial.span += 1 + trial.span / 20;
      trial.cap += 1 + trial.cap / 40;
      trial.gap = errors_allowed(trial, 0.1 * (i + 1));
    }
    return std::nullopt;
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
           std::all_of(trial.cells.begin(), trial.cells.end(),
                       [&](const CellPlan& cell) { return cell.least_score >= 1 && cell.least_score <= trial.cap; });
  }

  /// What lies beside a trial at the same n: each number moved by the share `step`, at least by one, and those that go
  /// together.
  [[nodiscard]] static std::vector<Trial> beside(const Trial& trial, double step) {
    std::vector<Trial> all;
    for (const double side : {1.0, -1.0}) {
      const auto moved = [&](std::int64_t number, double share) {
        const auto by = std::max<std::int64_t>(1, std::llround(std::abs(share) * static_cast<double>(number)));
        return number + (side * share > 0 ? by : -by);
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
        for (CellPlan& cell : t.cells) cell.least_score = std::min(moved(cell.least_score, step), t.cap);
      });
      with([&](Trial& t) { t.cap = moved(t.cap, step); });
      with([&](Trial& t) {  // C − pen = C + g − err stays
        const std::int64_t before = t.cap;
        t.cap = moved(t.cap, step);
        t.gap += before - t.cap;
      });
      with([&](Trial& t) {
        t.loss_share *= 1 + side * step;
        t.span = moved(t.span, -2 * step);
      });
      with([&](Trial& t) {
        t.loss_share *= 1 + side * step;
        t.gap = moved(t.gap, step);
      });
    }
    return all;
  }

  /// Uphill in slack at the same n, in steps of the share `step` and less, for a while. Returns it.
  double improve(Trial& trial, double step) const {
    double here = slack(trial, none);
    // Larger numbers take longer, and whole numbers matter less.
    const std::int64_t most = looked_at_ + std::clamp<std::int64_t>(15'000 / trial.cap, 24, 150);
    for (const double least = std::min(step / 2, 0.003); step > least && looked_at_ < most;) {
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
    const std::int64_t last = std::max<std::int64_t>(1, trial.examples / 3000);
    for (std::int64_t step = std::max(last, trial.examples / 25); step >= last; step /= 2) {
      for (;;) {
        Trial other = with_examples(trial, trial.examples - step);
        if (!possible(other) || slack(other, 0) <= 0) break;
        trial = other;
      }
    }
  }

  /// The best trial of a lattice that does not depend on the promise. What it holds for a promise it holds for a more
  /// generous one, so the more generous one does not ask for more. It goes on to a trial beside it that holds with fewer
  /// examples until there is none; what is beside it is tried with each C + g.
  void settle(Trial& trial) const {
    const Trial found = trial;
    trial.loss_share = share_of(moved(loss_of(trial), 0, loss_parts));
    trial.span = moved(trial.span, 0, span_parts);
    trial.cap = moved(trial.cap, 0, cap_parts);
    for (CellPlan& cell : trial.cells) cell.least_score = std::min(cell.least_score, trial.cap);
    for (int i = 0; !(best_gap(trial) > 0); ++i) {
      trial.examples = moved(trial.examples, 1, example_parts);
      constexpr int most_tries = 400;  // a fifth of n and more
      if (i < most_tries) continue;
      trial = found;
      return;
    }
    const std::vector<Move> moves = near_moves(trial.cap);
    fall(trial);
    for (bool better = true; better;) {
      better = false;
      for (const Move& move : moves) {
        Trial other = beside(trial, move, moved(trial.examples, -1, example_parts));
        if (other.bar < least_bar_ || !(best_gap(other) > 0)) continue;
        trial = std::move(other);
        fall(trial);
        better = true;
        break;
      }
    }
  }
  /// Fewer examples with the same ζα, m, C and bar, in growing steps.
  void fall(Trial& trial) const {
    for (int drop = 1;; drop *= 2) {
      Trial other = beside(trial, Move(), moved(trial.examples, -drop, example_parts));
      if (!(best_gap(other) > 0)) return;
      trial = std::move(other);
    }
  }

  /// Steps along ζα, m, C and the bar.
  struct Move {
    int loss = 0;
    int span = 0;
    int cap = 0;
    int bar = 0;
  };
  /// Nearest first: two steps along ζα and m. At d = 2 only C + g matters, and the bar moves alone.
  [[nodiscard]] std::vector<Move> near_moves(std::int64_t cap_now) const {
    std::vector<Move> moves;
    for (const int bar : {-1, 1}) moves.push_back({0, 0, 0, bar});
    const auto far = [](const Move& m) {
      return m.loss * m.loss + m.span * m.span + 2 * (m.cap * m.cap + m.bar * m.bar);
    };
    for (int loss = -2; loss <= 2; ++loss) {
      for (int span = -2; span <= 2; ++span) {
        for (int cap = -1; cap <= 1; ++cap) {
          const Move move{loss, span, cap, 0};
          const int most = cap_now > whole_numbers_matter ? (cap == 0 ? 4 : 2) : cap == 0 ? 5 : 3;
          if (far(move) <= (cap != 0 && goal_.dimension == 2 ? 0 : most)) moves.push_back(move);
        }
      }
    }
    std::stable_sort(moves.begin(), moves.end(), [&](const Move& a, const Move& b) { return far(a) < far(b); });
    for (const int span : {-4, 4, -9, 9}) {
      for (const int loss : {0, 1, -1}) moves.push_back({loss, span, 0, 0});
    }
    return moves;
  }
  /// What lies there on the lattice with so many examples; g so that C + g less the errors of a good predictor stays.
  [[nodiscard]] Trial beside(const Trial& trial, const Move& move, std::int64_t examples) const {
    Trial other = trial;
    other.examples = examples;
    other.loss_share = share_of(moved(loss_of(trial), move.loss, loss_parts));
    other.span = moved(trial.span, move.span, span_parts);
    other.cap = moved(trial.cap, move.cap, cap_parts);
    if (move.bar != 0) other.bar = moved(trial.bar, move.bar, bar_parts);
    const double more = alpha_ * (other.loss_share * static_cast<double>(examples) -
                                  trial.loss_share * static_cast<double>(trial.examples));
    other.gap += trial.cap - other.cap + std::llround(more);
    for (CellPlan& cell : other.cells) cell.least_score = std::min(cell.least_score, other.cap);
    return other;
  }
  /// The greatest slack over g, uphill from the trial's, or one above 0.
  double best_gap(Trial& trial) const {
    if (!possible(trial)) return none;
    double here = slack(trial, none);
    for (const int side : {1, -1}) {
      const double before = here;
      while (!(here > 0)) {
        Trial other = trial;
        other.gap = moved(trial.cap + trial.gap, side, sum_parts) - trial.cap;
        const double there = possible(other) ? slack(other, here) : none;
        if (!(there > here)) break;
        here = there;
        trial = std::move(other);
      }
      if (here > before) break;
    }
    return here;
  }
  /// ζα in units of 10^−12.
  [[nodiscard]] std::int64_t loss_of(const Trial& trial) const {
    return std::llround(trial.loss_share * alpha_ * losses);
  }
  [[nodiscard]] double share_of(std::int64_t loss) const { return static_cast<double>(loss) / losses / alpha_; }

  /// The trial with a plan for every cell, with as few more examples as that takes.
  [[nodiscard]] std::optional<ChainConstants> whole(Trial trial) const {
    for (int tries = 0; tries < 200; ++tries) {
      if (tries > 0) trial.examples += 1 + tries * trial.examples / 20'000;
      const ChainSetting<double> s = setting(trial);
      if (detail::chain_without_target(s, *tables(s.bar)) > beta_ - safe) continue;
      ChainConstants constants;
      constants.goal = goal_;
      constants.goal.delta = delta_of(trial.bar);
      constants.examples = s.examples;
      constants.span = s.span;
      constants.cap = static_cast<std::uint64_t>(s.cap);
      constants.gap = static_cast<std::uint64_t>(s.gap);
      constants.loss_share = trial.loss_share;
      if (add_cells(constants, s, trial)) {
        constants.complete();
        return constants;
      }
    }
    return std::nullopt;
  }

  /// Whether every cell got a plan. The search for a cell's plan begins with the plan of the cell before it. If it finds
  /// none, it begins again with the plan of the trial's last cell.
  [[nodiscard]] bool add_cells(ChainConstants& constants, const ChainSetting<double>& s, const Trial& trial) const {
    CellPlan guess = trial.cells[0];
    // A cell of values of a where much is left over may be wider.
    constexpr int narrow = 30;
    constexpr int widest = 1000;
    int width = narrow;  // thousandths of a₀
    for (Rational from = goal_.alpha; from < 1;) {
      // Rounded up to 10^−12, so that the fractions stay short.
      Rational to = rounded_up(from * Rational(1000 + width, 1000));
      if (to > 1) to = 1;
      CellPlan plan = best_plan(s, to_double(from), to_double(to), guess);
      if (plan.slack <= 0 && width > narrow) {
        width = std::max(narrow, width / 3);
        continue;
      }
      if (plan.slack <= 0) plan = best_plan(s, to_double(from), to_double(to), trial.cells[1]);
      if (plan.slack <= 0) return false;
      constants.cells.push_back({from, to, plan.least_score, plan.thetas});
      plan.thetas[0] *= to_double(from / to);  // votes come as often as before
      guess = std::move(plan);
      from = to;
      width = std::min(widest, width * 2);
    }
    return true;
  }
  [[nodiscard]] static Rational rounded_up(const Rational& value) {
    const BigInteger unit = 1'000'000'000'000;
    const Rational scaled = value * unit;
    const BigInteger below = numerator(scaled) / denominator(scaled);
    return {Rational(below) == scaled ? below : BigInteger(below + 1), unit};
  }

  static constexpr double none = -std::numeric_limits<double>::infinity();  // no slack is as small
  static constexpr double ratio = 1.03;                                     // of a cell's ends
  static constexpr std::int64_t whole_numbers_matter = 100;                 // up to such a C
  static constexpr double losses = 1e12;                                    // to 1
  // How many steps the lattice has to the next power of two, for ζα, m, C, C + g and n.
  static constexpr std::int64_t loss_parts = 128;
  static constexpr std::int64_t span_parts = 32;
  static constexpr std::int64_t cap_parts = 64;
  static constexpr std::int64_t sum_parts = 512;
  static constexpr std::int64_t example_parts = 2048;

  AccuracyGoal goal_;
  double alpha_;
  double beta_;
  double half_epsilon_;
  std::int64_t least_bar_ = 3;
  std::uint64_t names_ = 3;
  std::uint64_t list_bound_ = 5;
  mutable std::int64_t looked_at_ = 0;                                           // trials so far
  mutable std::map<std::int64_t, std::shared_ptr<ChainTables<double>>> tables_;  // by the bar
};

}  // namespace

ChainConstants chain_constants(const AccuracyGoal& goal) {
  settle_vector_state();
  goal.validate();
  if (goal.dimension < least_chain_dimension || goal.dimension > most_chain_dimension) {
    throw InputError("dimension", std::to_string(goal.dimension),
                     rules::between(least_chain_dimension, most_chain_dimension));
  }
  if (goal.beta < Rational(1, 1000)) throw InputError("beta", to_string(goal.beta), rules::at_least("0.001"));
  if (goal.alpha < Rational(1, 1'000'000)) throw InputError("alpha", to_string(goal.alpha), rules::at_least("1e-6"));
  detail::expect_bar_up_to(100'000, "10^5", goal);
  const AccuracyGoal planned = planned_promise(goal);
  using Asked = std::tuple<int, Rational, Rational, Rational, Rational>;
  static Remembered<Asked, ChainConstants> plans;
  return plans.get({planned.dimension, planned.epsilon, planned.delta, planned.alpha, planned.beta}, [&] {
    return detail::kept_or(planned, [&] {
      std::optional<ChainConstants> plan = ChainPlanner(planned).plan();
      if (!plan) throw InputError("beta", to_string(goal.beta), rules::too_large_to_run());
      return *std::move(plan);
    });
  });
}

}  // namespace littlestone
