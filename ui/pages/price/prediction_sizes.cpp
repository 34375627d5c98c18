// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/pages/price/prediction_sizes.hpp"

#include <cmath>
#include <functional>
#include <utility>

#include "core/base/error.hpp"
#include "core/instance/instance.hpp"
#include "core/learner/constants.hpp"
#include "core/prediction/mechanism_plan.hpp"
#include "core/study/plan/plan_study.hpp"

namespace littlestone::ui {
namespace {

/// log₁₀ n of an α; throws InputError where there is none.
using SizeOf = std::function<double(const Rational& alpha)>;

double log_of(double examples) { return std::log10(std::max(1.0, examples)); }

SizeLine line_of(SizedLearner learner, bool paper, const SizeOf& size_of, const std::vector<Rational>& errors,
                 const Observer& observer) {
  SizeLine line{learner, paper, {}};
  for (const Rational& alpha : errors) {
    if (stop_requested(observer, {"sizes", line.points.size(), errors.size()})) throw Stopped();
    try {
      line.points.push_back({to_double(alpha), size_of(alpha)});
    } catch (const InputError&) {
      // Out of the calculator's reach.
    }
  }
  return line;
}

}  // namespace

const std::vector<Rational>& asked_errors() {
  static const std::vector<Rational> all = {Rational(1, 1000), Rational(1, 500), Rational(1, 200), Rational(1, 100),
                                            Rational(1, 50),   Rational(1, 20),  Rational(1, 10),  Rational(1, 5)};
  return all;
}

bool realizable_only(SizedLearner learner) {
  return learner == SizedLearner::votes || learner == SizedLearner::private_one;
}

std::shared_ptr<const PredictionSizes> compute_prediction_sizes(const PredictionScenario& scenario,
                                                                const Observer& observer,
                                                                const std::vector<Rational>& errors) {
  auto sizes = std::make_shared<PredictionSizes>();
  sizes->scenario = scenario;
  const auto instance = Instance::make(scenario.class_text, scenario.marginal, scenario.target);
  sizes->hypotheses = instance->concept_class().size();
  sizes->littlestone = instance->littlestone_dimension(observer);
  const auto goal = [&](const Rational& alpha) {
    return PredictionGoal{sizes->hypotheses, scenario.epsilon, alpha, scenario.beta};
  };
  const auto stable = [&](const Rational& alpha) {
    return StableGoal{BigInteger(sizes->hypotheses), scenario.stability, alpha, scenario.beta, std::nullopt};
  };
  const auto published = [&](const Rational& alpha) {
    return AccuracyGoal{sizes->littlestone, scenario.epsilon, Rational(1, 1'000'000), alpha, scenario.beta};
  };
  const auto add = [&](SizedLearner learner, bool paper, const SizeOf& size_of) {
    sizes->lines.push_back(line_of(learner, paper, size_of, errors, observer));
  };
  add(SizedLearner::stable, false,
      [&](const Rational& a) { return log_of(static_cast<double>(plan_stable_sharp(stable(a)).examples)); });
  add(SizedLearner::stable, true, [&](const Rational& a) { return log_of(plan_stable_printed(stable(a)).examples); });
  add(SizedLearner::flipped, false,
      [&](const Rational& a) { return log_of(static_cast<double>(plan_flipped(goal(a)).examples)); });
  add(SizedLearner::votes, false,
      [&](const Rational& a) { return log_of(static_cast<double>(plan_votes_sharp(goal(a)).examples)); });
  add(SizedLearner::votes, true,
      [&](const Rational& a) { return log_of(static_cast<double>(plan_votes_paper(goal(a)).examples)); });
  add(SizedLearner::noisy, false,
      [&](const Rational& a) { return log_of(plan_noisy_labels(goal(a), scenario.score).examples); });
  add(SizedLearner::noisy, true, [&](const Rational& a) { return log_of(plan_noisy_labels_paper(goal(a)).examples); });
  add(SizedLearner::mechanism, false, [&](const Rational& a) {
    return log_of(mechanism_examples(sizes->hypotheses, to_double(scenario.epsilon), to_double(a)));
  });
  add(SizedLearner::private_one, false, [&](const Rational& a) { return sharp_constants(published(a)).total.log10; });
  add(SizedLearner::private_one, true, [&](const Rational& a) { return paper_constants(published(a)).total.log10; });
  return sizes;
}

}  // namespace littlestone::ui
