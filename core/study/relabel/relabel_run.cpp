// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/study/relabel/relabel_run.hpp"

#include <algorithm>
#include <cmath>
#include <utility>

#include "core/base/error.hpp"
#include "core/base/rules.hpp"
#include "core/learner/constants.hpp"
#include "core/learner/private_learner.hpp"
#include "core/online/soa.hpp"
#include "core/privacy/selection.hpp"

namespace littlestone {
namespace {

SeedTree relabel_stream(const AgnosticScenario& scenario) {
  return SeedTree(scenario.seed).child("agnostic").child("relabel");
}

RelabelOptions relabel_options(const AgnosticScenario& scenario) {
  RelabelOptions options;
  options.subset = scenario.subset;
  options.epsilon = scenario.epsilon1;
  options.learner_epsilon = scenario.learner_epsilon;
  options.learner_delta = scenario.learner == RelabelLearner::tournament ? scenario.learner_delta : 0;
  options.score = scenario.score;
  return options;
}

/// A core's refusal in the words of the scenario's fields.
[[noreturn]] void refuse_field(const InputError& error) {
  const std::string& field = error.field();
  const std::string name = field == "epsilon"           ? "epsilon1"
                           : field == "learner-epsilon" ? "learner_epsilon"
                           : field == "learner-delta"   ? "learner_delta"
                                                        : field;
  throw InputError(name, error.value(), error.rule());
}

/// The rows of T that were chosen by hand.
std::vector<std::uint32_t> chosen_rows(const AgnosticScenario& scenario, const ChapterData& data) {
  std::vector<std::uint32_t> rows;
  for (const std::uint64_t row : scenario.chosen) {
    if (row >= data.rows.size())
      throw InputError("chosen", std::to_string(row), rules::between(0, data.rows.size() - 1));
    rows.push_back(static_cast<std::uint32_t>(row));
  }
  return rows;
}

RelabelAnswer exponential_answer(const RelabelRun& run, Engine& engine) {
  std::vector<std::uint64_t> errors;
  for (HypothesisIndex h = 0; h < run.concept_class().size(); ++h)
    errors.push_back(count_errors(run.concept_class().row(h), run.study.relabelled));
  const std::size_t said = exponential_mechanism(errors, run.scenario.learner_epsilon, engine);
  RelabelAnswer answer;
  answer.hypothesis = run.concept_class().row(static_cast<HypothesisIndex>(said));
  answer.chance = selection_probabilities(errors, run.scenario.learner_epsilon)[said];
  return answer;
}

RelabelAnswer tournament_answer(const RelabelRun& run, Engine& engine, const Observer& observer) {
  SoaAutomaton soa(run.concept_class(), observer);
  const AgnosticScenario& scenario = run.scenario;
  RelabelAnswer answer;
  CustomConstants constants;
  try {
    const LearnerConstants sharp = sharp_constants({soa.dimension(SoaAutomaton::start()), scenario.learner_epsilon,
                                                    scenario.learner_delta, scenario.alpha, scenario.beta});
    answer.needed = std::pow(10.0, sharp.total.log10);
    constants = runnable(sharp);
  } catch (const InputError&) {
    answer.no_constants = !answer.needed;
    return answer;
  }
  PrivateLearnerOptions options;
  options.epsilon = scenario.learner_epsilon;
  options.delta = scenario.learner_delta;
  options.constants = constants;
  answer.needed = static_cast<double>(options.examples());
  if (options.examples() > run.study.relabelled.size()) return answer;
  options.seed = engine();
  PrivateLearnerResult result = run_private_learner(soa, LearnerData(run.study.relabelled), options, observer);
  if (result.ended == Ended::stopped) throw Stopped();
  answer.hypothesis = std::move(result.hypothesis);
  return answer;
}

RelabelAnswer answer_of(const RelabelRun& run, const Observer& observer) {
  Engine engine = relabel_stream(run.scenario).child("learner").engine();
  switch (run.scenario.learner) {
    case RelabelLearner::exponential: return exponential_answer(run, engine);
    case RelabelLearner::tournament: return tournament_answer(run, engine, observer);
    case RelabelLearner::soa: break;
  }
  SoaAutomaton soa(run.concept_class(), observer);
  RelabelAnswer answer;
  answer.hypothesis = play_soa(soa, run.study.relabelled).predictor;
  return answer;
}

std::vector<RelabelDilution> dilution_of(const RelabelRun& run) {
  constexpr std::uint64_t steps = 60;
  std::vector<RelabelDilution> curve;
  const RelabelOptions& options = run.study.options;
  std::uint64_t last = 0;
  for (std::uint64_t i = 0; i <= steps; ++i) {
    const std::uint64_t m = std::max<std::uint64_t>(1, run.n() * i / steps);
    if (m == last) continue;
    last = m;
    curve.push_back({m, relabel_privacy(options.learner_epsilon, 0, options.epsilon, m, run.n()).epsilon});
  }
  return curve;
}

RelabelCounterexample witness_of(const AgnosticScenario& scenario, const std::shared_ptr<const RelabelRun>& known,
                                 const Observer& observer) {
  if (known && known->witness.rows == scenario.witness_rows && known->witness.subset == scenario.witness_subset)
    return known->witness;
  RelabelOptions options;  // ε₀ = ε₁ = 1, as the claim has them
  options.subset = scenario.witness_subset;
  return find_relabel_counterexample(scenario.witness_rows, options, observer);
}

}  // namespace

double RelabelRun::neighbour_cost() const { return study.privacy.epsilon - to_double(scenario.epsilon1); }

std::shared_ptr<const RelabelRun> compute_relabel(const AgnosticScenario& scenario, const Observer& observer,
                                                  const std::shared_ptr<const RelabelRun>& known) {
  auto run = std::make_shared<RelabelRun>();
  run->scenario = scenario;
  run->data = std::make_shared<const ChapterData>(relabel_data_of(scenario));
  if (stop_requested(observer, {"relabel", 0, 1})) throw Stopped();
  try {
    run->study = scenario.chosen.empty() ? run_relabel(run->concept_class(), run->rows(), relabel_options(scenario),
                                                       relabel_stream(scenario))
                                         : relabel_rows(run->concept_class(), run->rows(), relabel_options(scenario),
                                                        chosen_rows(scenario, *run->data), relabel_stream(scenario));
  } catch (const InputError& error) {
    refuse_field(error);
  }
  for (std::size_t i = 0; i < run->study.subset.size(); ++i)
    run->changed.push_back(run->study.relabelled[i].label != run->rows()[run->study.subset[i]].label);
  for (std::size_t way = 0; way < run->study.dichotomies.size() && !run->explained; ++way) {
    const std::vector<Label>& labels = run->study.dichotomies[way].labels;
    run->explained = true;
    for (std::size_t i = 0; i < labels.size(); ++i)
      run->explained = run->explained && labels[i] == run->rows()[run->study.subset[i]].label;
    if (run->explained) run->first_fit = way;
  }
  run->answer = answer_of(*run, observer);
  run->promised = scenario.score == RelabelScore::minimum && scenario.learner != RelabelLearner::soa;
  run->curve = dilution_of(*run);
  run->witness = witness_of(scenario, known, observer);
  return run;
}

}  // namespace littlestone
