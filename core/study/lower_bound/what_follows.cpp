// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/study/lower_bound/what_follows.hpp"

#include <algorithm>
#include <cmath>

#include "core/base/error.hpp"
#include "core/instance/instance.hpp"

namespace littlestone {
namespace {

// δ is the scenario's, else that of Theorem 1, which is another one for each m.
GapClaims claims_for(const LowerBoundScenario& scenario, std::size_t examples) {
  return {scenario.epsilon, scenario.delta ? *scenario.delta : theorem_1_delta(examples), scenario.alpha,
          scenario.beta};
}

StairStep step_of(const LowerBoundScenario& scenario, std::size_t m, ConsequenceConstants constants) {
  StairStep step;
  step.examples = m;
  step.own = scenario.form == ConsequenceForm::sample ? m : empirical_examples(m, scenario.epsilon, constants);
  constexpr std::size_t most = 64;
  if (step.own <= most) step.said = consequence(step.own, claims_for(scenario, step.own), constants);
  return step;
}

/// What the learners of a finite Ldim ask for, at the promise that the program starts with.
void find_learners(WhatFollowsFacts& facts, const Observer& observer) {
  EnvelopeClass shape;
  shape.dimension = facts.littlestone;
  const auto rows = envelope_rows_planned(shape, {}, {.agnostic = false, .chain = true}, observer);
  for (const EnvelopeRow& row : rows) {
    if (row.name == "m-sharp") facts.examples_of_m = row.examples;
  }
  if (const EnvelopeRow* best = cheapest_private(rows)) facts.cheapest = *best;
}

}  // namespace

const StairStep* WhatFollowsFacts::here() const {
  const auto found = std::find_if(stairs.begin(), stairs.end(),
                                  [&](const StairStep& step) { return step.examples == scenario.tower_examples; });
  return found != stairs.end() && found->said ? &*found : nullptr;
}

bool WhatFollowsFacts::refutes() const {
  const StairStep* own = here();
  if (own == nullptr) return false;
  const auto left = tower_of(scenario).iterated_log2(static_cast<unsigned>(logarithms_of(scenario)));
  return left && own->said->leaves < *left;
}

bool WhatFollowsFacts::paper_applies() const {
  return std::any_of(paper.begin(), paper.end(), [](const StairStep& step) { return step.said.has_value(); });
}

std::size_t logarithms_of(const LowerBoundScenario& scenario) {
  const std::size_t own =
      scenario.form == ConsequenceForm::sample
          ? scenario.tower_examples
          : empirical_examples(scenario.tower_examples, scenario.epsilon, ConsequenceConstants::sharp);
  return own + (scenario.form == ConsequenceForm::dimension ? 1U : 0U);
}

std::size_t WhatFollowsFacts::refuted(const std::vector<StairStep>& stairs, ConsequenceForm form, unsigned height) {
  std::size_t most = 0;
  for (const StairStep& step : stairs) {
    if (step.said && step.height(form) <= height) most = std::max(most, step.examples);
  }
  return most;
}

void work_out(const LowerBoundScenario& scenario, const Observer& observer,
              const std::function<void(const WhatFollowsFacts&)>& hand_out) {
  WhatFollowsFacts facts;
  facts.scenario = scenario;
  facts.slip = lemma_21_loss(scenario.tower_examples);
  std::vector<std::size_t> order = {scenario.tower_examples};
  for (std::size_t m = 2; m <= most_stair_examples; m += 2) {
    if (m != scenario.tower_examples) order.push_back(m);
  }
  const auto insert = [](std::vector<StairStep>& steps, StairStep step) {
    const auto at = std::lower_bound(steps.begin(), steps.end(), step.examples,
                                     [](const StairStep& one, std::size_t m) { return one.examples < m; });
    steps.insert(at, std::move(step));
  };
  for (std::size_t i = 0; i < order.size(); ++i) {
    if (stop_requested(observer, {"stairs", i, order.size()})) throw Stopped();
    insert(facts.stairs, step_of(scenario, order[i], ConsequenceConstants::sharp));
    insert(facts.paper, step_of(scenario, order[i], ConsequenceConstants::paper));
    hand_out(facts);
  }
  facts.littlestone = Instance::make(scenario.class_text, "uniform", 0)->littlestone_dimension(observer);
  find_learners(facts, observer);
  facts.complete = true;
  hand_out(facts);
}

std::optional<Tower> ramsey_leaves(const Tower& tower, std::size_t logarithms, double log2_ramsey) {
  const auto left = tower.iterated_log2(static_cast<unsigned>(logarithms));
  if (!left) return std::nullopt;
  const auto log = log2_of(*left);
  if (!log) return left;  // a tower that a factor does not move
  if (*log <= log2_ramsey) return std::nullopt;
  return Tower{1, *log - log2_ramsey};
}

}  // namespace littlestone
