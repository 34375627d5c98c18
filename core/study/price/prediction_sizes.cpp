// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/study/price/prediction_sizes.hpp"

#include <algorithm>
#include <cmath>
#include <functional>
#include <utility>

#include "core/base/error.hpp"
#include "core/instance/instance.hpp"
#include "core/learner/chain_constants.hpp"
#include "core/learner/constants.hpp"
#include "core/learner/lean_constants.hpp"
#include "core/prediction/mechanism_plan.hpp"
#include "core/prediction/stable_learner.hpp"
#include "core/prediction/votes.hpp"
#include "core/study/plan/plan_study.hpp"

namespace littlestone {
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

/// The chance of + at each point that the learner answers with, or publishes a hypothesis with, on a data set.
using AnswersOn = std::function<std::vector<double>(const LabelledRows& rows)>;

Rational rounded_down(double epsilon) {
  constexpr std::int64_t parts = 1'000'000;
  return {static_cast<std::int64_t>(std::max(1.0, std::floor(epsilon * parts))), parts};
}

/// The learners of one study, run on data sets drawn from the scenario's distribution.
struct MeasuredRuns {
  const PredictionScenario& scenario;
  const Instance& instance;
  PredictionSizes& sizes;
  const Observer& observer;

  /// Exact, of answers at x ~ D: the target is a best hypothesis, since fewer than half of the labels are wrong.
  [[nodiscard]] double excess_of(const std::vector<double>& plus, bool noise) const {
    const Distribution& d = instance.distribution();
    double wrong = 0;
    for (std::size_t x = 0; x < plus.size(); ++x)
      wrong += d.weights[x] * (d.target[x] == Label::plus ? 1 - plus[x] : plus[x]);
    return noise ? (1 - 2 * to_double(scenario.noise)) * wrong : wrong;
  }

  void add(SizedLearner learner, const Rational& alpha, std::uint64_t examples, const AnswersOn& answers) {
    if (examples > most_measured_examples) return;
    MeasuredSize found{learner, to_double(alpha), examples, measured_runs, 0, 0};
    const bool noise = !realizable_only(learner);
    PredictionScenario drawn = scenario;
    drawn.data.clear();
    drawn.rows.clear();
    drawn.examples = examples;
    for (int run = 0; run < measured_runs; ++run) {
      if (stop_requested(observer, {"measured", static_cast<std::uint64_t>(run), measured_runs})) throw Stopped();
      drawn.seed = scenario.seed + static_cast<std::uint64_t>(run);
      const double excess = excess_of(answers(data_of(drawn, noise).rows), noise);
      found.excess += excess / measured_runs;
      found.most = std::max(found.most, excess);
    }
    sizes.measured.push_back(found);
  }

  [[nodiscard]] std::vector<double> stable(const LabelledRows& rows, const SharpStablePlan& plan) const {
    return stable_law(instance.concept_class(), rows.counts(), {plan.subset, rounded_down(plan.epsilon)}, observer)
        .plus;
  }

  void measure(const Rational& alpha) {
    const PredictionGoal goal{sizes.hypotheses, scenario.epsilon, alpha, scenario.beta};
    const auto where_it_runs = [](const auto& run) {
      try {
        run();
      } catch (const InputError&) {
        // No plan, or no exact law: too many points.
      }
    };
    where_it_runs([&] {
      const SharpStablePlan plan =
          plan_stable_sharp({BigInteger(sizes.hypotheses), scenario.stability, alpha, scenario.beta, std::nullopt});
      add(SizedLearner::stable, alpha, plan.examples, [&](const LabelledRows& rows) { return stable(rows, plan); });
    });
    where_it_runs([&] {
      const FlippedPlan plan = plan_flipped(goal);
      add(SizedLearner::flipped, alpha, plan.examples, [&](const LabelledRows& rows) {
        std::vector<double> plus = stable(rows, plan.stable);
        for (double& p : plus) p = plan.flip + (1 - 2 * plan.flip) * p;
        return plus;
      });
    });
    where_it_runs([&] {
      const VotesPlan plan = plan_votes_sharp(goal);
      BlockTrainer trainer(instance.concept_class(), BlockLearner::first_fit, observer);
      const VotesOptions options{{VoteRuleKind::geometric, plan.blocks, scenario.epsilon, {}}, BlockLearner::first_fit};
      add(SizedLearner::votes, alpha, plan.examples,
          [&](const LabelledRows& rows) { return VotesPredictor(trainer, rows.rows(), options, observer).plus(); });
    });
    where_it_runs([&] {
      const double examples = mechanism_examples(sizes.hypotheses, to_double(scenario.epsilon), to_double(alpha));
      if (!(examples <= static_cast<double>(most_measured_examples))) return;
      add(SizedLearner::mechanism, alpha, static_cast<std::uint64_t>(examples), [&](const LabelledRows& rows) {
        return mechanism_answers(instance.concept_class(), rows.counts(), scenario.epsilon);
      });
    });
  }
};

}  // namespace

const std::vector<Rational>& asked_errors() {
  static const std::vector<Rational> all = {Rational(1, 1000), Rational(1, 500), Rational(1, 200), Rational(1, 100),
                                            Rational(1, 50),   Rational(1, 20),  Rational(1, 10),  Rational(1, 5)};
  return all;
}

bool publishes_hypothesis(SizedLearner learner) { return learner >= SizedLearner::mechanism; }

bool realizable_only(SizedLearner learner) {
  return learner == SizedLearner::votes || (publishes_hypothesis(learner) && learner != SizedLearner::mechanism);
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
  add(SizedLearner::lean, false, [&](const Rational& a) {
    return log_of(lean_constants(published(a), LeanChoosing::noisy).total.convert_to<double>());
  });
  add(SizedLearner::chain, false,
      [&](const Rational& a) { return log_of(static_cast<double>(chain_constants(published(a)).examples)); });
  add(SizedLearner::private_one, false, [&](const Rational& a) { return sharp_constants(published(a)).total.log10; });
  add(SizedLearner::private_one, true, [&](const Rational& a) { return paper_constants(published(a)).total.log10; });
  MeasuredRuns runs{scenario, *instance, *sizes, observer};
  for (const Rational& alpha : errors) runs.measure(alpha);
  return sizes;
}

}  // namespace littlestone
