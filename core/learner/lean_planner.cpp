// SPDX-License-Identifier: GPL-3.0-or-later
// The search for the lean learner's constants, in doubles; the check is another file's.
#include <algorithm>
#include <array>
#include <cmath>
#include <limits>
#include <map>
#include <optional>
#include <tuple>

#include "core/base/bound_text.hpp"
#include "core/base/error.hpp"
#include "core/base/remembered.hpp"
#include "core/base/rules.hpp"
#include "core/base/vector_state.hpp"
#include "core/learner/bar_limit.hpp"
#include "core/learner/kept_plans.hpp"
#include "core/learner/lean_bounds.hpp"
#include "core/learner/lean_constants.hpp"
#include "core/learner/wide.hpp"

namespace littlestone {

using detail::BinomialLaw;
using detail::ChoiceFailure;
using detail::ChoiceSetting;
using detail::Grouping;
using detail::infinity;
using detail::NoisyChoice;
using detail::Repeated;
using detail::Steps;
using detail::Tail;

namespace {

constexpr std::uint64_t search_steps = 320;  // lean_steps of the search's first passes
constexpr double safety = 1e-9;              // what the doubles of the search are trusted to
constexpr double cut = 1e-22;                // binomial probabilities below this part of the largest are left out
constexpr Grouping rough{48, false};

// What a batch does, up to m and ζ: from these the search starts.
struct Shape {
  LeanVariant variant = LeanVariant::items;
  std::vector<std::uint64_t> repetitions;
  std::vector<std::uint64_t> opponents;
  double mistakes = 1;  // mα
  double zeta = 0.5;
};

std::vector<Shape> shapes_of(int dimension) {
  switch (dimension) {
    case 1: return {{LeanVariant::items, {}, {}, 0.1, 0.5}};
    case 2: return {{LeanVariant::stuck, {}, {}, 2.3, 0.5}, {LeanVariant::items, {2}, {}, 3, 0.475}};
    case 3: return {{LeanVariant::items, {4, 2}, {2}, 8.8, 0.64}, {LeanVariant::items, {6, 3}, {2}, 9.6, 0.58}};
    case 4: return {{LeanVariant::items, {12, 6, 2}, {2, 1}, 17.4, 0.64}};
    case 5: return {{LeanVariant::items, {24, 12, 4, 2}, {2, 1, 1}, 30, 0.7}};
    default: return {{LeanVariant::items, {48, 24, 8, 4, 2}, {2, 1, 1, 1}, 52, 0.76}};
  }
}

// Where `f`, which falls, becomes 0 or less, to `precision`; `low` if it is so there, +∞ if nowhere up to `high`.
// Starts around `guess`.
template <class Function>
double root_of_falling(double low, double high, double guess, double width, double precision, const Function& f) {
  double a = std::clamp(guess - width, low, high);
  double fa = f(a);
  double b = a;
  double fb = fa;
  for (double step = 2 * width; fa <= 0; step *= 4) {
    b = a;
    fb = fa;
    if (a <= low) return low;
    a = std::max(low, a - step);
    fa = f(a);
  }
  for (double step = 2 * width; fb > 0; step *= 4) {
    a = b;
    fa = fb;
    if (b >= high) return infinity;
    b = std::min(high, b + step);
    fb = f(b);
  }
  int side = 0;
  for (int steps = 0; b - a > precision && steps < 80; ++steps) {  // regula falsi, Illinois
    double x = steps % 8 == 7 ? (a + b) / 2 : (a * fb - b * fa) / (fb - fa);
    if (!(x > a && x < b)) x = (a + b) / 2;
    const double fx = f(x);
    if (fx > 0) {
      a = x;
      fa = fx;
      if (side == 1) fb /= 2;
      side = 1;
    } else {
      b = x;
      fb = fx;
      if (fx > -1e-13) break;
      if (side == -1) fa /= 2;
      side = -1;
    }
  }
  return b;
}

struct Batch {
  std::uint64_t rows = 1;  // m
  double zeta = 0.5;
  double probability = 0;  // p; 0: there is none
  std::vector<double> thetas;
};

// The items of one batch: the least θ's for p, and how likely level d is reached with them.
class Items {
 public:
  Items(const Shape& shape, int dimension, double alpha) : shape_(shape), dimension_(dimension), alpha_(alpha) {}

  // Pr[X̄_d ≤ m] with the least θ's with which (6) and (7) hold for p, each made larger by `round_up`; none if there
  // are none.
  std::optional<double> reached(std::uint64_t rows, double zeta, double p, std::uint64_t steps_most, double round_up,
                                std::vector<double>& thetas) {
    const Steps steps(rows, steps_most);
    const double missed = 1 - p;
    thetas.resize(static_cast<std::size_t>(dimension_ - 1), 0.0);
    warm_.resize(thetas.size(), 0.0);
    const auto least = [&](std::size_t i, const auto& miss) {
      const double guess = warm_[i] > 0
                               ? warm_[i]
                               : 0.3 * std::pow(0.4, static_cast<double>(dimension_ - 1) - 1 - static_cast<double>(i));
      const double theta =
          root_of_falling(0, 1, guess, guess * (warm_[i] > 0 ? 0.01 : 0.2), std::min(1e-7, guess * 1e-6),
                          [&](double t) { return std::log(std::max(miss(t), 1e-300) / missed); });
      if (!std::isfinite(theta)) return false;
      warm_[i] = theta;
      thetas[i] = std::min(1.0, round_up > 0 ? std::ceil(theta / round_up) * round_up : theta);
      return true;
    };
    if (!least(0, [&](double t) { return detail::first_level_missed(rows, alpha_, t, shape_.repetitions[0]); })) {
      return std::nullopt;
    }
    Tail<double> delay = detail::second_delay(steps, alpha_, zeta, thetas[0]);
    for (int k = 2; k < dimension_; ++k) {
      const auto i = static_cast<std::size_t>(k - 1);
      const std::uint64_t items = shape_.repetitions[i];
      if (!least(i, [&](double t) { return Repeated<double>(delay, 1 - t).at_horizon(items); })) return std::nullopt;
      delay = detail::next_delay(steps, delay, alpha_, zeta, thetas[i], shape_.opponents[i - 1]);
    }
    return 1 - delay.back();
  }

  // The largest p for m and ζ.
  Batch best(std::uint64_t rows, double zeta, std::uint64_t steps_most, double precision) {
    Batch batch{rows, zeta, 0, {}};
    const auto lack = [&](double p) {
      const std::optional<double> here = reached(rows, zeta, p, steps_most, 0, batch.thetas);
      return here ? *here - p : -p;
    };
    const double guess = probability_ > 0 ? probability_ : 0.5;
    const double p = root_of_falling(1e-6, 1 - 1e-9, guess, probability_ > 0 ? 0.01 : 0.1, precision, lack) - precision;
    if (!std::isfinite(p) || p <= 0) return batch;
    probability_ = p;
    batch.probability = p;
    return batch;
  }

  // The same to the last digit, with numbers that are short in decimals.
  Batch rounded(std::uint64_t rows, double zeta) {
    Batch batch = best(rows, zeta, lean_steps, 1e-8);
    const double unit = batch.probability > 0.01 ? 1e-5 : 1e-9;
    for (double p = std::floor(batch.probability / unit) * unit; p > 0; p -= unit) {
      p = std::round(p / unit) / std::round(1 / unit);  // the double nearest to the decimal number
      const std::optional<double> here = reached(rows, zeta, p, lean_steps, unit / 100, batch.thetas);
      if (here && *here * (1 - safety) >= p) {
        batch.probability = p;
        const double scale = std::round(100 / unit);
        for (double& theta : batch.thetas) theta = std::min(1.0, std::ceil(theta * scale - 1e-3) / scale);
        return batch;
      }
    }
    batch.probability = 0;
    return batch;
  }

 private:
  const Shape& shape_;
  int dimension_;
  double alpha_;
  double probability_ = 0;
  std::vector<double> warm_;
};

// The largest p for which (9) and (10) hold.
double stuck_probability(std::uint64_t rows, double alpha) {
  const double none = detail::power_of(1 - alpha, rows);
  double low = none;
  double high = 1 - none;
  const auto holds = [&](double p) {
    const double share =
        root_of_falling(0, 1, 0.5, 0.25, 1e-15, [&](double q) { return p - detail::all_lead_to(rows, alpha, q); });
    const double safe = std::isfinite(share) ? share * (1 - 1e-12) : 1;
    return safe > 0 && detail::stuck_elsewhere(rows, alpha, p, safe) <= (1 - p) * (1 - safety);
  };
  if (!(low < high) || !holds(low)) return 0;
  for (int i = 0; i < 60; ++i) {
    const double middle = (low + high) / 2;
    (holds(middle) ? low : high) = middle;
  }
  const double short_one = std::floor(low * 1e6) / 1e6;
  return short_one >= none && holds(short_one) ? short_one : low;
}

// One way to choose with one batch's p.
struct Choice {
  std::uint64_t batches = 0;
  std::uint64_t selection = 0;
  std::int64_t cap = 0;
  std::int64_t gap = 0;
  double share = 0.65;  // h₁/ε
  double total = infinity;
};

// The least whole x in [low, high] with holds(x), which (all but) turns true once; high + 1 if none. Starts at guess.
template <class Function>
std::uint64_t least_whole(std::uint64_t low, std::uint64_t high, std::uint64_t guess, std::uint64_t precision,
                          const Function& holds) {
  std::uint64_t x = std::clamp(guess, low, high);
  std::uint64_t step = std::max<std::uint64_t>(precision, x / 32);
  std::uint64_t good = high + 1;
  std::uint64_t bad = low - 1;
  if (holds(x)) {
    for (good = x; good > low; step *= 2) {
      x = good - low > step ? good - step : low;
      if (!holds(x)) {
        bad = x;
        break;
      }
      good = x;
    }
  } else {
    for (bad = x; bad < high; step *= 2) {
      x = high - bad > step ? bad + step : high;
      if (holds(x)) {
        good = x;
        break;
      }
      bad = x;
    }
    if (good > high) return good;
  }
  while (good - bad > precision) {
    x = bad + (good - bad) / 2;
    (holds(x) ? good : bad) = x;
  }
  return good;
}

class Planner {
 public:
  using Stuck = std::map<std::uint64_t, double>;  // by m, the p of F
  struct Scanned {
    Rational delta;
    std::uint64_t rows = 0;
    std::uint64_t batches = 0;
    double share = 0;  // h₁/ε
  };

  /// `delta` is that of the bar or the weights, at most goal.delta. `stuck` remembers what does not depend on it.
  Planner(const AccuracyGoal& goal, LeanChoosing choosing, const Shape& shape, const Rational& delta, Stuck& stuck)
      : goal_(goal),
        choosing_(choosing),
        shape_(shape),
        delta_(delta),
        stuck_(stuck),
        items_(shape_, goal.dimension, to_double(goal.alpha)),
        alpha_(to_double(goal.alpha)),
        beta_(to_double(goal.beta) * (1 - safety)),
        half_(to_double(goal.epsilon) / 2) {
    LeanConstants sizes;  // with the smallest numbers of everything else
    sizes.goal = goal;
    sizes.choosing_delta = delta;
    sizes.variant = shape.variant;
    sizes.repetitions = shape.repetitions;
    sizes.opponents = shape.opponents;
    sizes.complete();
    low_ = sizes.low_bound;
    top_ = sizes.top_bound;
    bar_ = sizes.bar;
    const Rational bottom = Rational(sizes.list_bound) / delta;
    first_vote_ = 1 / std::ceil(to_double(bottom));
    votes_ = choosing == LeanChoosing::noisy ? static_cast<double>(bar_) / 2
                                             : std::log(to_double(bottom)) / (2 * half_) * 1.2;
  }

  // All of it, from the numbers of a plan for another δ′ where there is one; none where nothing was found.
  std::optional<LeanConstants> plan(const LeanConstants* start = nullptr) {
    const bool tested = low_ > 0;
    double rows = std::max(1.0, std::round(shape_.mistakes / alpha_));
    double zeta = shape_.zeta;
    if (start != nullptr) {
      start_from(*start);
      rows = static_cast<double>(start->batch);
      zeta = start->loss_share;
    }
    double best = cost(rows, zeta);
    for (const double factor : {1.5, 2.2, 0.6, 3.5, 0.3, 6.0}) {  // where the usual length does not do at all
      if (std::isfinite(best)) break;
      rows = std::max(1.0, std::round(factor * shape_.mistakes / alpha_));
      best = cost(rows, zeta);
    }
    // Steps in m and ζ, halved when none helps.
    double row_step = std::max(1.0, std::round(rows * (start != nullptr ? 0.04 : 0.08)));
    double zeta_step = !tested ? 0 : start != nullptr ? 0.02 : 0.04;
    const double last_row_step = std::max(1.0, std::round(rows * 0.004));
    for (int rounds = 0; rounds < 200; ++rounds) {
      bool better = false;
      for (const double sign : {1.0, -1.0}) {
        if (const double there = rows + sign * row_step; there >= 1 && cost(there, zeta) < best) {
          rows = there;
          best = cost(rows, zeta);
          better = true;
          break;
        }
      }
      for (const double sign : {1.0, -1.0}) {
        const double there = zeta + sign * zeta_step;
        if (tested && there > 0.02 && there < 0.98 && cost(rows, there) < best) {
          zeta = there;
          best = cost(rows, zeta);
          better = true;
          break;
        }
      }
      if (better) continue;
      if (row_step <= last_row_step && zeta_step <= 0.006) break;
      row_step = std::max(last_row_step, std::round(row_step / 2));
      zeta_step /= 2;
    }
    if (!std::isfinite(best)) return std::nullopt;
    const auto m = static_cast<std::uint64_t>(rows);
    Batch batch = batch_of(m, std::round(zeta * 1e4) / 1e4, true);
    if (!(batch.probability > 0)) return std::nullopt;
    return polished(batch, choose(batch, near_, 1));
  }

  /// Without a selection sample (d = 1 and F): the m with the least m·k below `most`; none where there is none. The
  /// product of two whole numbers has no neighbours to descend by: a fixed set of m is asked, whatever δ′ is.
  std::optional<Scanned> rows_below(double& most) {
    constexpr double fewest = 0.3;  // of what the shape says
    const double widest = goal_.dimension == 1 ? 15 : 3;
    const double usual = shape_.mistakes / alpha_;
    std::optional<Scanned> found;
    const auto first = static_cast<std::uint64_t>(std::max(1.0, std::floor(fewest * usual)));
    for (std::uint64_t m = first; static_cast<double>(m) <= widest * usual + 1; m += 1 + m / 64) {
      const Batch batch = batch_of(m, shape_.zeta, true);
      if (!(batch.probability > 0)) continue;
      ChoiceSetting<double> setting = setting_of(batch);
      Choice choice;
      for (const double share : {0.64, 0.58, 0.7, 0.76}) {
        if (share != 0.64 && choosing_ == LeanChoosing::noisy) break;
        choice.share = share;
        for (auto k = static_cast<std::uint64_t>(std::ceil(most / static_cast<double>(m))) - 1; k >= 1; --k) {
          choice.batches = k;
          choice.cap = std::min(static_cast<std::int64_t>(k), votes_that_count(share));
          if (cannot_pass(static_cast<double>(k) * batch.probability)) break;
          if (!fits(failure(setting, choice, Grouping()))) break;
          most = static_cast<double>(k) * static_cast<double>(m);
          found = Scanned{delta_, m, k, share};
        }
      }
    }
    return found;
  }
  /// The plan with these batches. More of them need not do: they give bad candidates more votes, too.
  std::optional<LeanConstants> plan_with(const LeanConstants& plan, const Scanned& found) {
    start_from(plan);
    near_.batches = found.batches;
    near_.share = found.share;
    const Batch batch = batch_of(found.rows, shape_.zeta, true);
    if (!(batch.probability > 0)) return std::nullopt;
    return polished(batch, choose(batch, near_, 1));
  }
  [[nodiscard]] bool tests_candidates() const { return low_ > 0; }

  /// What m and ζ of a plan would cost, about, starting from its other numbers; +∞ where they do not do.
  double cost_near(const LeanConstants& plan) {
    start_from(plan);
    return cost(static_cast<double>(plan.batch), plan.loss_share);
  }
  /// The same for the numbers that the search starts from.
  double first_cost() { return cost(std::max(1.0, std::round(shape_.mistakes / alpha_)), shape_.zeta); }

 private:
  /// Whether a target with so many votes on average is under the bar of (N) all but certainly.
  [[nodiscard]] bool cannot_pass(double votes) const {
    return choosing_ == LeanChoosing::noisy &&
           2 * (votes + 3 * std::sqrt(votes)) + 4 / half_ < static_cast<double>(bar_);
  }

  void start_from(const LeanConstants& plan) {
    near_.batches = plan.batches;
    near_.selection = plan.selection;
    near_.cap = static_cast<std::int64_t>(plan.cap);
    near_.gap = static_cast<std::int64_t>(plan.gap);
    if (choosing_ == LeanChoosing::exponential) near_.share = to_double(Rational(plan.vote_share / goal_.epsilon));
  }

  Batch batch_of(std::uint64_t rows, double zeta, bool last) {
    Batch batch{rows, zeta, 0, {}};
    if (goal_.dimension == 1) {
      batch.probability = -std::expm1(static_cast<double>(rows) * std::log1p(-alpha_)) * (1 - 1e-14);
    } else if (shape_.variant == LeanVariant::stuck) {
      const auto [known, unknown] = stuck_.try_emplace(rows);
      if (unknown) known->second = stuck_probability(rows, alpha_);
      batch.probability = known->second;
    } else {
      batch = last ? items_.rounded(rows, zeta) : items_.best(rows, zeta, search_steps, 1e-5);
    }
    return batch;
  }

  double cost(double rows, double zeta) {
    const auto key = std::pair{rows, std::round(zeta * 1e6)};
    const auto known = costs_.find(key);
    if (known != costs_.end()) return known->second;
    const Batch batch = batch_of(static_cast<std::uint64_t>(rows), zeta, false);
    double total = infinity;
    if (batch.probability > 0) {
      const Choice choice = choose(batch, near_, 0.004);
      total = choice.total;
      if (std::isfinite(total)) near_ = choice;
    }
    costs_.emplace(key, total);
    return total;
  }

  ChoiceSetting<double> setting_of(const Batch& batch) const {
    ChoiceSetting<double> setting;
    setting.half_epsilon = half_;
    setting.alpha = alpha_;
    setting.loss = batch.zeta * alpha_;
    setting.probability = batch.probability;
    setting.agrees = detail::power_of(1 - alpha_, batch.rows);
    setting.lone = goal_.dimension == 1;
    setting.low = low_;
    setting.top = top_;
    setting.bar = bar_;
    return setting;
  }

  std::vector<double> weights_up_to(std::int64_t cap, double share) const {
    std::vector<double> weights(static_cast<std::size_t>(cap) + 1, 0.0);
    const double vote = std::exp(2 * half_ * share);
    const double sum = std::expm1(2 * half_ * (1 - share));
    const double list = static_cast<double>(low_ + top_);
    for (std::size_t x = 0; x + 1 < weights.size(); ++x) {
      const double w = weights[x];
      weights[x + 1] = std::min({vote * w + first_vote_, w + sum * (1 / list + w), 1e290});
    }
    return weights;
  }

  // (E): votes beyond these make no difference to a target without competitors, and only help bad candidates.
  std::int64_t votes_that_count(double share) const {
    if (choosing_ == LeanChoosing::noisy) return std::numeric_limits<std::int64_t>::max();
    const double vote = std::exp(2 * half_ * share);
    const double sum = std::expm1(2 * half_ * (1 - share));
    const double list = static_cast<double>(low_ + top_);
    std::int64_t votes = 1;
    for (double w = first_vote_; w < 1e4 / beta_ && votes < 1'000'000; ++votes) {
      w = std::min(vote * w + first_vote_, w + sum * (1 / list + w));
    }
    return votes;
  }

  ChoiceFailure<double> failure(ChoiceSetting<double>& setting, const Choice& choice, const Grouping& grouping) {
    setting.batches = choice.batches;
    setting.selection = choice.selection;
    setting.cap = choice.cap;
    setting.gap = choice.gap;
    if (choosing_ == LeanChoosing::noisy) return detail::noisy_failure(setting, noise(), cut, grouping);
    setting.weights = weights_up_to(choice.cap, choice.share);
    return detail::weighted_failure(setting, cut, grouping);
  }
  [[nodiscard]] bool fits(const ChoiceFailure<double>& f) const {
    return f.with_target <= beta_ && f.without_target <= beta_;
  }
  NoisyChoice<double>& noise() {
    if (!noise_) noise_.emplace(half_, bar_);
    return *noise_;
  }

  // The cheapest choice for a batch, to a relative precision of k (0 … 1: 1 is exact).
  Choice choose(const Batch& batch, const Choice& near, double precision) {
    ChoiceSetting<double> setting = setting_of(batch);
    Choice start = near;
    if (start.batches == 0) {
      start.cap = static_cast<std::int64_t>(votes_ + 4 / half_ + 3);
      start.batches = static_cast<std::uint64_t>(static_cast<double>(start.cap) / batch.probability) + 1;
      start.selection = static_cast<std::uint64_t>(14 * (votes_ + 20) / alpha_);
      start.gap = -1;
    }
    const double finest = precision < 1 ? precision : 0;
    if (low_ == 0) return fewest_batches(setting, batch, start, precision < 1);
    // Steps in k, C and (for E) h₁, halved when none helps.
    Choice best = with_selection(setting, batch, start, finest);
    for (int tries = 0; !std::isfinite(best.total) && tries < 60; ++tries) {
      start.batches += start.batches / 6 + 1;
      start.cap += start.cap / 12 + 1;
      best = with_selection(setting, batch, start, finest);
    }
    if (!std::isfinite(best.total)) return best;
    const auto least_step = [&](double value) {
      return std::max<std::int64_t>(1, static_cast<std::int64_t>(finest * value));
    };
    auto batch_step = std::max<std::int64_t>(1, static_cast<std::int64_t>(best.batches / 16));
    auto cap_step = std::max<std::int64_t>(1, best.cap / 16);
    double share_step = choosing_ == LeanChoosing::noisy ? 0 : 0.04;
    for (int rounds = 0; rounds < 400; ++rounds) {
      bool better = false;
      const auto attempt = [&](Choice choice) {
        if (choice.batches < 1 || choice.cap < 1 || choice.cap > static_cast<std::int64_t>(choice.batches))
          return false;
        if (choice.share <= 0.02 || choice.share >= 0.98) return false;
        choice = with_selection(setting, batch, choice, finest);
        if (choice.total >= best.total) return false;
        best = choice;
        return better = true;
      };
      const auto moved = [&](std::int64_t k, std::int64_t c, double h) {
        Choice choice = best;
        choice.batches =
            static_cast<std::uint64_t>(std::max<std::int64_t>(0, static_cast<std::int64_t>(choice.batches) + k));
        choice.cap += c;
        choice.share += h;
        return choice;
      };
      if (!attempt(moved(-batch_step, 0, 0))) attempt(moved(batch_step, 0, 0));
      if (!attempt(moved(0, -cap_step, 0))) attempt(moved(0, cap_step, 0));
      if (share_step > 0 && !attempt(moved(0, 0, -share_step))) attempt(moved(0, 0, share_step));
      if (better) continue;
      if (batch_step <= least_step(static_cast<double>(best.batches)) &&
          cap_step <= least_step(static_cast<double>(best.cap)))
        break;
      batch_step = std::max<std::int64_t>(1, batch_step / 2);
      cap_step = std::max<std::int64_t>(1, cap_step / 2);
      share_step /= 2;
    }
    return best;
  }

  // No selection sample: only k, and h₁ for (E).
  Choice fewest_batches(ChoiceSetting<double>& setting, const Batch& batch, Choice choice, bool first_pass) {
    choice.selection = 0;
    choice.gap = 0;
    const Grouping grouping = first_pass ? rough : Grouping();
    const auto at = [&](std::uint64_t k, double share) {
      Choice here = choice;
      here.batches = k;
      here.share = share;
      here.cap = std::min(static_cast<std::int64_t>(k), votes_that_count(share));
      return here;
    };
    const std::uint64_t most = 100'000'000;
    const auto fewest = [&](double share, std::uint64_t guess) {
      return least_whole(1, most, guess, 1,
                         [&](std::uint64_t k) { return fits(failure(setting, at(k, share), grouping)); });
    };
    std::uint64_t guess = std::max<std::uint64_t>(1, static_cast<std::uint64_t>((votes_ + 1) / batch.probability));
    if (choice.batches > 0 && !first_pass) guess = choice.batches;
    double share = choice.share;
    std::uint64_t k = fewest(share, guess);
    if (choosing_ == LeanChoosing::exponential) {
      for (double step = first_pass ? 0.04 : 0.02; step > (first_pass ? 0.02 : 0.0005); step /= 2) {
        for (const double sign : {1.0, -1.0}) {
          for (double there = share + sign * step; there > 0.02 && there < 0.98; there += sign * step) {
            // Only where k − 1 batches would do is it a gain.
            if (k <= 1 || !fits(failure(setting, at(k - 1, there), grouping))) break;
            share = there;
            k = fewest(share, k - 1);
          }
        }
      }
    }
    choice = at(k, share);
    choice.total = k > most ? infinity : static_cast<double>(k) * static_cast<double>(batch.rows);
    return choice;
  }

  // The least n' for k, C and h₁, with its best g; roughly, in a time that does not grow with n' or C.
  Choice with_selection(ChoiceSetting<double>& setting, const Batch& batch, Choice choice, double precision) {
    choice.total = infinity;
    setting.batches = choice.batches;
    setting.cap = choice.cap;
    const double votes_in_all = static_cast<double>(low_) * static_cast<double>(choice.batches);
    double base = 0;  // what the choice loses without bad low candidates
    double top = 0;
    std::vector<std::int64_t> penalties;
    const std::int64_t penalty_step = 1 + choice.cap / 96;
    std::vector<double> low_with;     // by penalty: what C votes for a bad low candidate cost where there is a target
    std::vector<double> low_without;  // and where there is none
    std::vector<std::pair<double, double>> weighed;  // (E): probability, weight of the target
    setting.selection = 0;
    setting.gap = 0;
    if (choosing_ == LeanChoosing::noisy) {
      NoisyChoice<double>& law = noise();
      const double list = static_cast<double>(low_ + top_);
      const double k = static_cast<double>(choice.batches);
      std::vector<std::pair<double, std::int64_t>> targets;
      const BinomialLaw<double> votes(choice.batches, batch.probability, 1e-14);
      const std::int64_t first = std::min(votes.first, choice.cap);
      const std::int64_t last = std::min(votes.last(), choice.cap);
      const std::int64_t step = rough.step(last - first + 1);
      std::vector<double> mass(static_cast<std::size_t>((last - first) / step) + 1, 0.0);
      double at_cap = 0;
      for (std::size_t i = 0; i < votes.mass.size(); ++i) {
        const std::int64_t x = votes.first + static_cast<std::int64_t>(i);
        if (x >= choice.cap) {
          at_cap += votes.mass[i];
        } else {
          mass[static_cast<std::size_t>((x - first) / step)] += votes.mass[i];
        }
      }
      const auto add = [&](double q, std::int64_t u) {
        if (q <= 0) return;
        double lost = law.under_bar(u) + (k + 1) * list * law.beaten_from(u);
        if (lost < 1) {
          lost += list * k *
                  detail::highest_rate<double>(u - 1, 0.04, [&](std::int64_t v) { return law.beats_under_bar(v, u); }) /
                  1.02;
        }
        base += q * std::min(lost, 1.0);
        if (lost < 1) targets.emplace_back(q, u);
      };
      for (std::size_t i = 0; i < mass.size(); ++i) {
        add(mass[i], std::min(choice.cap - 1, first + static_cast<std::int64_t>(i) * step + (step - 1) / 2));
      }
      add(at_cap, choice.cap);
      if (base >= beta_) return choice;
      top = detail::expect_top(setting, cut, rough, [&](std::int64_t c) { return law.over_bar(c); });
      for (std::int64_t j = 0;; j = std::min(choice.cap, j + penalty_step)) {
        penalties.push_back(j);
        double with = 0;
        for (const auto& [q, u] : targets) with += q * law.beats_over_bar(choice.cap - j, u);
        low_with.push_back(with);
        low_without.push_back(law.over_bar(choice.cap - j));
        if (j == choice.cap) break;
      }
    } else {
      setting.weights = weights_up_to(choice.cap, choice.share);
      const BinomialLaw<double> votes(choice.batches, batch.probability, 1e-14);
      for (std::size_t i = 0; i < votes.mass.size(); ++i) {
        const std::int64_t x = std::min(votes.first + static_cast<std::int64_t>(i), choice.cap);
        weighed.emplace_back(votes.mass[i], setting.weights[static_cast<std::size_t>(x)]);
      }
      top = detail::expect_top(setting, cut, rough,
                               [&](std::int64_t c) { return setting.weights[static_cast<std::size_t>(c)]; });
      for (const auto& [q, w] : weighed) base += q / (1 + w);
      if (base >= beta_) return choice;
    }
    const double highest =
        choosing_ == LeanChoosing::noisy ? 0 : detail::highest_rate<double>(choice.cap, 0.0, [&](std::int64_t x) {
          return setting.weights[static_cast<std::size_t>(x)];
        });
    const double per_vote = votes_in_all / static_cast<double>(choice.cap);

    std::int64_t best_gap = choice.gap;
    const auto holds = [&](std::uint64_t examples) {
      const BinomialLaw<double> good(examples, setting.loss, 1e-16);
      const BinomialLaw<double> bad(examples, alpha_, 1e-22);
      std::vector<double> above(good.mass.size());
      double sum = 0;
      for (std::size_t i = good.mass.size(); i-- > 0; sum += good.mass[i]) above[i] = sum;
      std::vector<double> below(bad.mass.size());
      sum = 0;
      for (std::size_t i = 0; i < bad.mass.size(); ++i) below[i] = sum += bad.mass[i];
      const auto at_most = [&](std::int64_t b) {
        if (b < bad.first) return 0.0;
        return below[static_cast<std::size_t>(std::min(b, bad.last()) - bad.first)];
      };
      const auto errs = [&](std::int64_t g) {
        if (g < good.first) return 1.0;
        return g > good.last() ? 0.0 : above[static_cast<std::size_t>(g - good.first)];
      };
      const auto excess = [&](std::int64_t g) {
        const double lost = errs(g);
        if (choosing_ == LeanChoosing::noisy) {
          double with = 0;
          double without = 0;
          double before = 0;
          for (std::size_t i = 0; i < penalties.size(); ++i) {
            const std::int64_t end =
                i + 1 < penalties.size() ? penalties[i] + (i == 0 ? 0 : penalty_step / 2) : examples_most;
            const double here = at_most(g + end);
            with += (here - before) * low_with[i];
            without += (here - before) * low_without[i];
            before = here;
            if (here >= 1) break;
          }
          return std::max(base + lost + top + per_vote * with, top + per_vote * without) / beta_;
        }
        double spared = at_most(g);
        for (std::int64_t j = std::max(bad.first, g + 1); j <= bad.last(); ++j) {
          const double here =
              bad.mass[static_cast<std::size_t>(j - bad.first)] * std::exp(-half_ * static_cast<double>(j - g));
          spared += here;
          if (here < spared * 1e-9 && j > bad.first + static_cast<std::int64_t>(bad.mass.size() / 2)) break;
        }
        const double low = votes_in_all * highest * spared;
        double with = lost + spared * top / 4;
        for (const auto& [q, w] : weighed) with += q * (1 + low) / (1 + low + w);
        const double without = low + spared * top;
        return std::max(with, without / (1 + without)) / beta_;
      };
      // The excess falls and then rises in g.
      std::int64_t low = good.first - 1;
      std::int64_t high = std::max(good.last(), good.first) + 1;
      const auto mean = static_cast<std::int64_t>(static_cast<double>(examples) * setting.loss);
      low = std::max(low, mean);
      while (high - low > 2) {
        const std::int64_t a = low + (high - low) / 3;
        const std::int64_t b = high - (high - low) / 3;
        const double fa = excess(a);
        const double fb = excess(b);
        if (std::min(fa, fb) <= 0.9999) {
          best_gap = fa < fb ? a : b;
          return true;
        }
        (fa < fb ? high : low) = fa < fb ? b : a;
      }
      for (std::int64_t g = low; g <= high; ++g) {
        if (excess(g) <= 1) {
          best_gap = g;
          return true;
        }
      }
      return false;
    };
    const auto most = static_cast<std::uint64_t>(1e5 / alpha_);
    const auto step =
        std::max<std::uint64_t>(1, static_cast<std::uint64_t>(precision * static_cast<double>(choice.selection)));
    const std::uint64_t least = least_whole(1, most, std::max<std::uint64_t>(1, choice.selection), step, holds);
    if (least > most) return choice;
    (void)holds(least);
    choice.selection = least;
    choice.gap = best_gap;
    choice.total = static_cast<double>(choice.batches) * static_cast<double>(batch.rows) + static_cast<double>(least);
    return choice;
  }

  // The same with the failures as the check has them: first more until they hold, then fewer while they do.
  std::optional<LeanConstants> polished(const Batch& batch, Choice choice) {
    ChoiceSetting<double> setting = setting_of(batch);
    if (!std::isfinite(choice.total)) return std::nullopt;
    const auto whole = [&](const Choice& c) {
      return static_cast<double>(c.batches) * static_cast<double>(batch.rows) + static_cast<double>(c.selection);
    };
    const auto good = [&](const Choice& c) {
      return c.cap >= 1 && c.batches >= static_cast<std::uint64_t>(c.cap) && c.gap >= 0 &&
             static_cast<std::uint64_t>(c.gap) <= c.selection && fits(failure(setting, c, Grouping()));
    };
    const auto with_examples = [&](Choice c, std::uint64_t examples) {
      c.gap = static_cast<std::int64_t>(std::llround(static_cast<double>(c.gap) * static_cast<double>(examples) /
                                                     std::max(1.0, static_cast<double>(c.selection))));
      c.selection = examples;
      return c;
    };
    // The least n' near that of c, with g around its share of n'.
    const auto shrunk = [&](Choice c) -> std::optional<Choice> {
      std::optional<Choice> best;
      const auto any = [&](std::uint64_t examples) {
        const Choice scaled = with_examples(c, examples);
        for (const std::int64_t shift : {0, -1, 1, -2, 2, -3, 3}) {
          Choice here = scaled;
          here.gap += shift;
          if (good(here)) {
            best = here;
            return true;
          }
        }
        return false;
      };
      std::uint64_t step = std::max<std::uint64_t>(1, c.selection / 64);
      if (!any(c.selection)) {
        std::uint64_t more = c.selection;
        for (int tries = 0; tries < 12 && !best; ++tries) any(more += step);
        if (!best) return std::nullopt;
      }
      for (; step >= 1; step /= 2) {
        while (best->selection > step && any(best->selection - step)) {
        }
        if (step <= best->selection / 2000) break;
      }
      return best;
    };
    const auto one_batch_more = [&] {
      ++choice.batches;
      if (choosing_ == LeanChoosing::noisy) choice.cap = static_cast<std::int64_t>(choice.batches);
    };
    if (low_ == 0) {
      for (int tries = 0; tries < 1000 && !good(choice); ++tries) one_batch_more();
    } else {
      std::optional<Choice> best;
      for (int tries = 0; tries < 20 && !best; ++tries) {
        best = shrunk(choice);
        ++choice.batches;
      }
      if (!best) return std::nullopt;
      const std::int64_t unit = std::max<std::int64_t>(1, static_cast<std::int64_t>(best->batches) / 100);
      for (bool better = true; better;) {
        better = false;
        for (const auto& [k, c] : {std::pair<std::int64_t, std::int64_t>{-unit, 0}, {0, unit}, {0, -unit}, {unit, 0}}) {
          Choice there = *best;
          there.batches = static_cast<std::uint64_t>(static_cast<std::int64_t>(there.batches) + k);
          there.cap += c;
          if (const std::optional<Choice> found = shrunk(there); found && whole(*found) < whole(*best)) {
            best = found;
            better = true;
          }
        }
      }
      choice = *best;
    }
    if (!good(choice)) return std::nullopt;

    LeanConstants constants;
    constants.goal = goal_;
    if (delta_ != goal_.delta) constants.choosing_delta = delta_;
    constants.variant = shape_.variant;
    constants.choosing = choosing_;
    constants.repetitions = shape_.repetitions;
    constants.opponents = shape_.opponents;
    constants.batch = batch.rows;
    constants.loss_share = batch.zeta;
    constants.probability = batch.probability;
    constants.thetas = batch.thetas;
    if (choosing_ == LeanChoosing::exponential) {
      constants.vote_share = goal_.epsilon * Rational(std::llround(choice.share * 10'000), 10'000);
    }
    // The search is in doubles, the promise is not.
    for (int tries = 0; tries < 20; ++tries) {
      constants.batches = choice.batches;
      constants.selection = choice.selection;
      constants.cap = static_cast<std::uint64_t>(choice.cap);
      constants.gap = static_cast<std::uint64_t>(choice.gap);
      constants.complete();
      const std::vector<LeanCheck> checks = verify(constants);
      if (std::all_of(checks.begin(), checks.end(), [](const LeanCheck& c) { return c.holds; })) return constants;
      // The check's groups are coarser where its laws reach further.
      if (low_ > 0) choice = with_examples(choice, choice.selection + choice.selection / 500 + 1);
      if (low_ > 0 && tries % 3 != 2) continue;
      choice.batches += choice.batches / 400;
      one_batch_more();
    }
    return std::nullopt;
  }

  static constexpr std::int64_t examples_most = std::int64_t{1} << 50;

  AccuracyGoal goal_;
  LeanChoosing choosing_;
  Shape shape_;
  Rational delta_;
  Stuck& stuck_;
  Items items_;
  double alpha_;
  double beta_;
  double half_;
  std::uint64_t low_ = 0;
  std::uint64_t top_ = 1;
  std::int64_t bar_ = 0;
  double first_vote_ = 0;  // (E): u/W_⊥
  double votes_ = 0;       // about what a target needs
  Choice near_;
  std::map<std::pair<double, double>, double> costs_;
  std::optional<NoisyChoice<double>> noise_;
};

// One shape's cheapest plan over the δ′ ≤ δ of the bar or the weights. Each δ′ but δ itself is one of a ladder that does
// not depend on δ, so a larger δ never costs more.
class DeltaSearch {
 public:
  DeltaSearch(const AccuracyGoal& goal, LeanChoosing choosing, const Shape& shape)
      : goal_(goal),
        choosing_(choosing),
        shape_(shape),
        rung_(choosing == LeanChoosing::noisy ? std::exp(-to_double(goal.epsilon) / 2) : std::pow(10.0, -0.25)),
        wide_(std::max<std::int64_t>(1, std::llround(std::log(0.1) / std::log(rung_) / 2))),
        lowest_(rung_below(to_double(goal.delta))) {}

  std::optional<LeanConstants> plan() {
    Planner own = planner(goal_.delta);
    std::optional<LeanConstants> best;
    const std::int64_t first = std::max(lowest_, rung_below(usual_delta));
    if (std::isfinite(own.first_cost()) || !std::isfinite(planner(delta_at(first)).first_cost())) best = own.plan();
    if (!own.tests_candidates()) {
      for (std::int64_t rung = first; !best && within(rung); rung += wide_) best = planner(delta_at(rung)).plan();
      if (best) best = scanned(*best);
      return best;
    }
    if (best && !gains_below(*best)) return best;
    std::optional<LeanConstants> other = best_rung(first);
    return !best || (other && other->total < best->total) ? std::move(other) : std::move(best);
  }

 private:
  static constexpr double usual_delta = 1e-4;  // where the search over rungs begins
  static constexpr double least_delta = 1e-30;

  [[nodiscard]] Planner planner(const Rational& delta) { return {goal_, choosing_, shape_, delta, stuck_}; }
  /// The first rung below δ.
  [[nodiscard]] std::int64_t rung_below(double delta) const {
    return std::max<std::int64_t>(1, static_cast<std::int64_t>(std::floor(std::log(delta) / std::log(rung_))) + 1);
  }
  /// As a decimal of six digits.
  [[nodiscard]] Rational delta_at(std::int64_t rung) const {
    return parse_rational("delta", lower_text(std::pow(rung_, static_cast<double>(rung))));
  }
  [[nodiscard]] bool within(std::int64_t rung) const { return to_double(delta_at(rung)) >= least_delta; }
  /// Whether the plan's batches would cost less with a smaller δ′.
  [[nodiscard]] bool gains_below(const LeanConstants& plan) {
    const double total = plan.total.convert_to<double>();
    const std::array rungs = {lowest_, lowest_ + wide_, lowest_ + 2 * wide_};
    return std::any_of(rungs.begin(), rungs.end(), [&](std::int64_t rung) {
      return within(rung) && planner(delta_at(rung)).cost_near(plan) < total;
    });
  }
  /// Without a selection sample: the best of a plan and of all δ′, δ itself and the rungs below it, up to where two
  /// decades of them have no better one.
  LeanConstants scanned(LeanConstants plan) {
    const std::int64_t apart = std::max<std::int64_t>(1, wide_ / 2);
    double most = plan.total.convert_to<double>();
    std::optional<Planner::Scanned> better;
    const auto look_at = [&](const Rational& delta) {
      const auto found = planner(delta).rows_below(most);
      if (found) better = found;
      return found.has_value();
    };
    look_at(goal_.delta);
    std::int64_t last = plan.choosing_delta ? rung_below(to_double(*plan.choosing_delta)) : lowest_;
    for (std::int64_t rung = lowest_; rung <= last + 4 * wide_ && within(rung); rung += apart) {
      if (look_at(delta_at(rung))) last = std::max(last, rung);
    }
    if (!better) return plan;
    std::optional<LeanConstants> found = planner(better->delta).plan_with(plan, *better);
    return found && found->total < plan.total ? *found : plan;
  }
  /// The best of the rungs from `first` on that steps, halved when none helps, come to. The steps go by what the batches of
  /// one plan cost with each rung, the plan of the first rung that has one: what they cost differs by a tenth of a percent
  /// from a plan of the rung's own, which takes fifty times as long.
  std::optional<LeanConstants> best_rung(std::int64_t first) {
    std::optional<LeanConstants> from;
    std::int64_t best = first;
    for (std::int64_t step = wide_; within(best); best += step, step *= 2) {
      if (from = planner(delta_at(best)).plan(); from) break;
    }
    if (!from) return std::nullopt;
    std::map<std::int64_t, double> known;
    const auto cost = [&](std::int64_t rung) {
      if (rung < lowest_ || !within(rung)) return infinity;
      const auto [entry, unknown] = known.try_emplace(rung);
      if (unknown) entry->second = planner(delta_at(rung)).cost_near(*from);
      return entry->second;
    };
    const std::int64_t start = best;
    for (std::int64_t step = 2 * wide_; step >= std::max<std::int64_t>(1, wide_ / 2);) {
      if (cost(best + step) < cost(best)) {
        best += step;
      } else if (cost(best - step) < cost(best)) {
        best -= step;
      } else {
        step /= 2;
      }
    }
    // From anew, as the plan for a δ with this bar begins: no such δ then has a better one.
    for (const std::int64_t rung : {best, best - 1, best + 1}) {
      if (rung == start || rung < lowest_ || (rung != best && wide_ > 2)) continue;
      std::optional<LeanConstants> anew = planner(delta_at(rung)).plan();
      if (anew && anew->total < from->total) from = std::move(anew);
    }
    return from;
  }

  AccuracyGoal goal_;
  LeanChoosing choosing_;
  Shape shape_;
  Planner::Stuck stuck_;
  double rung_ = 0;  // the ratio of a rung's δ′ to that of the one above: as much as one step of the bar where (N)
                     // chooses, a quarter of a decade where (E) does
  std::int64_t wide_ = 1;  // rungs in half a decade
  std::int64_t lowest_ = 1;
};

std::optional<LeanConstants> cheapest(const AccuracyGoal& goal, LeanChoosing choosing) {
  std::optional<LeanConstants> best;
  for (const Shape& shape : shapes_of(goal.dimension)) {
    std::optional<LeanConstants> found = DeltaSearch(goal, choosing, shape).plan();
    if (found && (!best || found->total < best->total)) best = std::move(found);
  }
  return best;
}

// Refuses the number that alone, at its usual value, would make a plan possible; β where none would.
[[noreturn]] void refuse(const AccuracyGoal& goal, LeanChoosing choosing) {
  const AccuracyGoal usual;
  struct Part {
    const char* field;
    Rational AccuracyGoal::*number;
  };
  for (const Part& part : {Part{"beta", &AccuracyGoal::beta}, Part{"alpha", &AccuracyGoal::alpha},
                           Part{"delta", &AccuracyGoal::delta}, Part{"epsilon", &AccuracyGoal::epsilon}}) {
    AccuracyGoal easier = goal;
    if (easier.*part.number >= usual.*part.number) continue;
    easier.*part.number = usual.*part.number;
    if (cheapest(easier, choosing)) {
      throw InputError(part.field, to_string(goal.*part.number), rules::lean_with(to_string(usual.*part.number)));
    }
  }
  throw InputError("beta", to_string(goal.beta), rules::lean_together());
}

}  // namespace

LeanConstants lean_constants(const AccuracyGoal& goal, LeanChoosing choosing) {
  settle_vector_state();
  goal.validate();
  if (goal.dimension > 6) {
    throw InputError("dimension", std::to_string(goal.dimension), rules::lean_dimension(6));
  }
  if (goal.beta < Rational(1, BigInteger("1000000000000"))) {
    throw InputError("beta", to_string(goal.beta), rules::at_least("1e-12"));
  }
  if (goal.alpha < Rational(1, BigInteger("1000000000"))) {
    throw InputError("alpha", to_string(goal.alpha), rules::at_least("1e-9"));
  }
  LeanConstants none;
  none.goal = goal;
  none.choosing = choosing;
  if (goal.dimension == 0) {
    none.batches = 0;
    none.complete();
    return none;
  }
  detail::expect_bar_up_to(100'000, "10^5", goal);
  // A page, its card and its table ask for the same plan.
  using Asked = std::tuple<int, Rational, Rational, Rational, Rational, LeanChoosing>;
  static Remembered<Asked, LeanConstants> plans;
  return plans.get({goal.dimension, goal.epsilon, goal.delta, goal.alpha, goal.beta, choosing}, [&] {
    return detail::kept_or(goal, choosing, [&] {
      std::optional<LeanConstants> best = cheapest(goal, choosing);
      if (!best) refuse(goal, choosing);
      return *std::move(best);
    });
  });
}

}  // namespace littlestone
