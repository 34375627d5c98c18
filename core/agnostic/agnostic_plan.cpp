// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/agnostic/agnostic_plan.hpp"

#include <algorithm>
#include <array>
#include <cmath>
#include <vector>

#include "core/base/error.hpp"
#include "core/base/rules.hpp"
#include "core/learner/wide.hpp"
#include "core/privacy/loss_distribution.hpp"

namespace littlestone {

namespace mp = detail::mp;

using detail::infinity;
using detail::wide;
using detail::Wide;

namespace {

constexpr int most_beta_log2 = 797;  // 2^−797 ≥ 10^−240, where the sharp constants end
constexpr double safety = 1e-9;      // what the doubles are trusted to

const double log2_e = std::log2(std::exp(1.0));

// m′ = ⌈max(m², 8/α₁)⌉; only 1 + m/m′ and the logarithm of m + m′ are asked for.
double ghost_rows(double m, double learner_alpha) { return std::max(m * m, 8 / learner_alpha) + 1; }

// What the labellings ask of β′: −log₂ β′.
double beta_log2_needed(const AgnosticGoal& goal, UniformRoute route, double m, double learner_alpha) {
  const double beta = -std::log2(to_double(goal.beta));
  if (route == UniformRoute::hypotheses) return beta + 2 + goal.hypotheses.log2;
  return beta + 4 + log2_growth(m + ghost_rows(m, learner_alpha), goal.vc, goal.hypotheses);
}

class Planner {
 public:
  Planner(const AgnosticGoal& goal, UniformRoute route, const Observer& observer)
      : goal_(goal), route_(route), observer_(observer) {}

  // Every share of α for the learner inside from large to small, until n rises; then other ε₀ at the best one.
  std::optional<AgnosticPlan> find() {
    const Rational usual(9, 10);  // (4e^x − 1)/x is least near .9
    std::optional<AgnosticPlan> best;
    Rational best_share = 0;
    for (const int percent : {99, 97, 94, 90, 84, 76, 64, 50, 30, 12}) {
      const auto here = with(usual, Rational(percent, 100));
      if (here && (!best || *here->examples.exact < *best->examples.exact)) {
        best = here;
        best_share = Rational(percent, 100);
      } else if (best) {
        break;
      }
    }
    if (!best) return best;
    for (const Rational& inner : {Rational(7, 10), Rational(6, 5)}) {
      const auto here = with(inner, best_share);
      if (here && *here->examples.exact < *best->examples.exact) best = here;
    }
    return best;
  }

  [[nodiscard]] const std::string& missing() const { return missing_; }

 private:
  // M's constants at the least fixpoint of m and β′ from `beta_log2_` on, which rises as α₁ falls.
  std::optional<LearnerConstants> fixpoint(const Rational& learner_epsilon, const Rational& learner_alpha) {
    int k = beta_log2_;
    for (;;) {
      if (k > most_beta_log2) {
        missing_ = "the learner inside would need a chance below 1e-240";
        return std::nullopt;
      }
      if (stop_requested(observer_, {"agnostic plan", ++asked_, 0})) throw Stopped();
      try {
        LearnerConstants constants = sharp_constants({goal_.dimension, learner_epsilon, goal_.delta, learner_alpha,
                                                      Rational(1, power_of_two(static_cast<unsigned>(k)))});
        const double m = std::pow(10.0, constants.total.log10) * (1 + safety);
        const double needed =
            std::ceil(beta_log2_needed(goal_, route_, m, to_double(learner_alpha)) * (1 + safety) + safety);
        if (needed <= k) {
          beta_log2_ = k;
          return constants;
        }
        k = needed > most_beta_log2 ? most_beta_log2 + 1 : static_cast<int>(needed);
      } catch (const InputError& error) {
        missing_ = error.what();
        return std::nullopt;
      }
    }
  }

  // The least n for which privacy holds.
  [[nodiscard]] BigInteger private_rows(const BigInteger& m, const Rational& inner, const Rational& selection) const {
    const Wide rows = wide(m) * (4 * mp::exp(wide(inner)) - 1) / mp::expm1(wide(Rational(goal_.epsilon - selection)));
    return std::max(m, BigInteger(mp::ceil(Wide(rows * (1 + Wide("1e-40"))))));
  }

  void fill_excess(AgnosticPlan& plan, double rows) const {
    const double beta = to_double(goal_.beta);
    plan.selection = 2 * (plan.log2_labellings / log2_e + std::log(4 / beta)) /
                     (to_double(plan.selection_epsilon) * rows) * (1 + safety);
    plan.uniform = 2 * uniform_deviation(rows, beta / 4, goal_.vc, goal_.hypotheses) * (1 + safety);
  }

  // The least n up to 10^−6 of it for which selection and uniform convergence leave the excess below α; infinite
  // where there is none below 10^80.
  [[nodiscard]] double accurate_rows(AgnosticPlan& plan) const {
    const double alpha = to_double(goal_.alpha);
    double bad = 0;
    double good = 80;
    const auto accurate = [&](double log10_rows) {
      fill_excess(plan, std::pow(10.0, log10_rows));
      return plan.excess() <= alpha * (1 - safety);
    };
    if (!accurate(good)) return infinity;
    while (good - bad > 1e-7) {
      const double middle = (good + bad) / 2;
      (accurate(middle) ? good : bad) = middle;
    }
    return std::pow(10.0, good);
  }

  std::optional<AgnosticPlan> with(const Rational& inner, const Rational& share) {
    AgnosticPlan plan;
    plan.route = route_;
    plan.learner_epsilon = inner;
    plan.learner_alpha = goal_.alpha * share / (route_ == UniformRoute::growth ? 2 : 1);
    auto constants = fixpoint(inner, plan.learner_alpha);
    if (!constants) return std::nullopt;
    plan.learner_beta_log2 = beta_log2_;
    plan.subset = constants->total;
    const BigInteger& m = *plan.subset.exact;
    const double rows = std::pow(10.0, plan.subset.log10);
    const double learner_alpha = to_double(plan.learner_alpha);
    plan.inside = learner_alpha;
    if (route_ == UniformRoute::growth) plan.inside *= 2 * (1 + rows / ghost_rows(rows, learner_alpha)) * (1 + safety);
    plan.log2_labellings = log2_growth(rows * (1 + safety), goal_.vc, goal_.hypotheses);
    plan.constants = std::move(*constants);

    // n for privacy rises with ε₁, n for accuracy falls: the least of their maximum is where they meet.
    constexpr int grid = 1024;
    const auto examples = [&](int step) {
      plan.selection_epsilon = goal_.epsilon * Rational(step, grid);
      const double accurate = accurate_rows(plan);
      const BigInteger needed = private_rows(m, inner, plan.selection_epsilon);
      return std::pair(needed, accurate);
    };
    const auto total = [](const std::pair<BigInteger, double>& both) -> std::optional<BigInteger> {
      if (!std::isfinite(both.second)) return std::nullopt;
      return std::max(both.first, BigInteger(std::ceil(both.second)));
    };
    int low = 1;
    int high = grid - 1;
    while (high - low > 1) {
      const int middle = (low + high) / 2;
      const auto both = examples(middle);
      (std::isfinite(both.second) && both.first.convert_to<double>() >= both.second ? high : low) = middle;
    }
    std::optional<BigInteger> least;
    int chosen = 0;
    for (const int step : {low, high}) {
      const auto here = total(examples(step));
      if (here && (!least || *here < *least)) {
        least = here;
        chosen = step;
      }
    }
    if (!least) {
      missing_ = "selection and uniform convergence leave no room";
      return std::nullopt;
    }
    plan.selection_epsilon = goal_.epsilon * Rational(chosen, grid);
    plan.examples = detail::count_of(*least);
    fill_excess(plan, std::pow(10.0, plan.examples.log10));
    const Wide ratio = wide(m) / wide(*least);
    plan.privacy = rounded_up(Wide(wide(plan.selection_epsilon) + mp::log1p(ratio * (4 * mp::exp(wide(inner)) - 1))));
    return plan;
  }

  const AgnosticGoal& goal_;
  UniformRoute route_;
  const Observer& observer_;
  int beta_log2_ = 1;
  std::uint64_t asked_ = 0;
  std::string missing_;
};

}  // namespace

void AgnosticGoal::validate() const {
  AccuracyGoal{dimension, epsilon, delta, alpha, beta}.validate();
  if (alpha >= Rational(1, 2)) throw InputError("alpha", to_string(alpha), rules::above_0_below_half());
  constexpr int most_epsilon = 100;
  if (epsilon > most_epsilon) throw InputError("epsilon", to_string(epsilon), rules::at_most(most_epsilon));
  if (vc < 0 || vc > dimension) throw InputError("vc", std::to_string(vc), rules::between(0, dimension));
}

std::string_view to_string(UniformRoute route) { return route == UniformRoute::growth ? "growth" : "hypotheses"; }

double log2_growth(double rows, int vc, const HypothesisCount& hypotheses) {
  if (vc == 0) return 0;
  double most = std::min(rows, hypotheses.log2);
  if (rows >= vc) most = std::min(most, vc * (log2_e + std::log2(rows / vc)));
  return most;
}

double uniform_deviation(double rows, double b, int vc, const HypothesisCount& hypotheses) {
  const double finite = std::sqrt((std::log(2 / b) + hypotheses.log2 / log2_e) / (2 * rows));
  const double pairs = vc == 0 ? 0 : vc * std::log(2 * std::exp(1.0) * rows / vc);
  return std::min(finite, std::sqrt(8 * (std::log(4 / b) + pairs) / rows));
}

std::optional<AgnosticPlan> plan_agnostic(const AgnosticGoal& goal, UniformRoute route, const Observer& observer,
                                          std::string* missing) {
  goal.validate();
  Planner planner(goal, route, observer);
  auto plan = planner.find();
  if (!plan && missing != nullptr) *missing = planner.missing();
  return plan;
}

std::optional<AgnosticPlan> plan_agnostic(const AgnosticGoal& goal, const Observer& observer, std::string* missing) {
  auto best = plan_agnostic(goal, UniformRoute::growth, observer, missing);
  if (goal.hypotheses.log2 > most_beta_log2) return best;
  auto other = plan_agnostic(goal, UniformRoute::hypotheses, observer, missing);
  if (other && (!best || *other->examples.exact < *best->examples.exact)) best = std::move(other);
  return best;
}

std::optional<PaperAgnosticPlan> plan_agnostic_paper(const AgnosticGoal& goal) {
  goal.validate();
  constexpr int most_dimension = 8;
  if (goal.dimension > most_dimension) return std::nullopt;
  PaperAgnosticPlan plan;
  const double alpha = to_double(goal.alpha);
  const double ln_beta = std::log(4 / to_double(goal.beta));
  const Rational paper_factor(109, 10);  // at least 4e: the δ of the whole is 4e times that of the learner inside
  AccuracyGoal inner{goal.dimension, 1, goal.delta / paper_factor, goal.alpha / 8, Rational(1, 2)};
  double needed = std::log2(16 / to_double(goal.beta));
  for (int round = 0; round < 100; ++round) {
    const auto k = static_cast<unsigned>(std::ceil(needed));
    inner.beta = Rational(1, power_of_two(k));
    plan.log10_subset = paper_constants(inner).total.log10;
    const double log2_rows = 2 * plan.log10_subset / std::log10(2.0) + 1;  // of m + m′, m′ = m²
    needed = std::log2(16 / to_double(goal.beta)) +
             (goal.vc == 0 ? 0 : std::min(goal.hypotheses.log2, goal.vc * (log2_e + log2_rows - std::log2(goal.vc))));
    if (needed <= k) {
      plan.log10_learner_beta = -static_cast<double>(k) * std::log10(2.0);
      break;
    }
  }
  const double ln_labellings = goal.vc == 0
                                   ? 0
                                   : std::min(goal.hypotheses.log2 / log2_e,
                                              goal.vc * (1 + plan.log10_subset * std::log(10.0) - std::log(goal.vc)));
  double rows = 8 * (ln_labellings + ln_beta) / alpha;  // selection: α/4
  while (2 * uniform_deviation(rows, to_double(goal.beta) / 4, goal.vc, goal.hypotheses) > alpha / 2) rows *= 1.01;
  plan.log10_inner = std::max(plan.log10_subset, std::log10(rows));
  plan.share = std::min(1.0, std::expm1(std::min(4.0, to_double(goal.epsilon))) / std::expm1(4.0));
  plan.log10_examples = plan.log10_inner - std::log10(plan.share);
  return plan;
}

}  // namespace littlestone
