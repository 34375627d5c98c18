// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/study/private_run/data_plan.hpp"

#include <algorithm>
#include <cmath>

#include "core/base/error.hpp"

namespace littlestone {
namespace {

constexpr int most_dimension = 6;  // of lean_constants

class DataPlanner {
 public:
  DataPlanner(const AccuracyGoal& goal, const ConceptClass& concept_class, const Observer& observer)
      : goal_(goal), concept_class_(concept_class), observer_(observer) {}

  /// None where the planner has no constants for it.
  [[nodiscard]] std::optional<DataConstants> constants(const Rational& epsilon, const Rational& alpha) const {
    if (stop_requested(observer_, {"plan", 0, 0})) throw Stopped();
    AccuracyGoal goal = goal_;
    goal.epsilon = epsilon;
    goal.alpha = alpha;
    try {
      return data_constants(goal, concept_class_);
    } catch (const InputError&) {
      return std::nullopt;
    }
  }

  [[nodiscard]] std::optional<DataPlan::Ask> ask(const Rational& epsilon, const Rational& alpha) const {
    const auto found = constants(epsilon, alpha);
    if (!found || examples_of(*found) > BigInteger(std::uint64_t{1} << 62U)) return std::nullopt;
    return DataPlan::Ask{epsilon, alpha, examples_of(*found).convert_to<std::uint64_t>()};
  }

  /// The least α in hundredths, above the goal's and at most 1/2, of which the promise needs at most so many lines. It
  /// falls as α rises, so halving finds it.
  [[nodiscard]] std::optional<DataPlan::Ask> least_alpha(std::uint64_t lines) const {
    int low = static_cast<int>(std::floor(to_double(goal_.alpha) * 100 + 1e-9));  // does not fit
    int high = 50;
    std::optional<DataPlan::Ask> best = ask(goal_.epsilon, Rational(high, 100));
    if (low >= high || !best || best->lines > lines) return std::nullopt;
    while (high - low > 1) {
      const int middle = (low + high) / 2;
      const auto here = ask(goal_.epsilon, Rational(middle, 100));
      if (here && here->lines <= lines) {
        best = here;
        high = middle;
      } else {
        low = middle;
      }
    }
    return best;
  }

 private:
  const AccuracyGoal& goal_;
  const ConceptClass& concept_class_;
  const Observer& observer_;
};

}  // namespace

DataPlan plan_data_run(const AccuracyGoal& goal, const ConceptClass& concept_class, std::uint64_t lines,
                       const Observer& observer) {
  goal.validate();
  DataPlan plan;
  plan.goal = goal;
  plan.lines = lines;
  if (goal.dimension > most_dimension) return plan;
  plan.constants = DataPlanner(goal, concept_class, observer).constants(goal.epsilon, goal.alpha);
  if (!plan.constants) return plan;
  plan.verdict =
      examples_of(*plan.constants) <= BigInteger(lines) ? DataPlan::Verdict::fits : DataPlan::Verdict::too_few;
  return plan;
}

void find_asks(DataPlan& plan, const ConceptClass& concept_class, const Observer& observer) {
  plan.asked = true;
  if (!plan.constants) return;
  const AccuracyGoal& goal = plan.goal;
  const DataPlanner planner(goal, concept_class, observer);
  std::vector<Rational> alphas = {Rational(3, 10), Rational(1, 5), Rational(3, 20), Rational(1, 10), Rational(2, 25)};
  if (std::find(alphas.begin(), alphas.end(), goal.alpha) == alphas.end()) alphas.push_back(goal.alpha);
  std::sort(alphas.rbegin(), alphas.rend());
  for (const Rational& alpha : alphas) {
    if (const auto here = planner.ask(goal.epsilon, alpha)) plan.by_alpha.push_back(*here);
  }
  if (plan.verdict != DataPlan::Verdict::too_few) return;
  if (const auto near = planner.least_alpha(plan.lines)) plan.nearest.push_back(*near);
  for (const int epsilon : {2, 4, 8}) {
    if (Rational(epsilon) <= goal.epsilon) continue;
    const auto here = planner.ask(Rational(epsilon), goal.alpha);
    if (!here || here->lines > plan.lines) continue;
    plan.nearest.push_back(*here);
    break;
  }
}

}  // namespace littlestone
