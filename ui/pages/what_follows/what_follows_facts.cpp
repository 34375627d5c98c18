// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/pages/what_follows/what_follows_facts.hpp"

#include <QString>
#include <algorithm>
#include <cmath>

#include "core/base/error.hpp"
#include "core/instance/instance.hpp"
#include "core/learner/constants.hpp"
#include "ui/words/numbers.hpp"

namespace littlestone::ui {
namespace {

GapClaims claims_for(const LowerBoundScenario& scenario) {
  // δ = 0 stands for that of Theorem 1, which is another one for each m.
  return {scenario.epsilon, scenario.delta.value_or(0), scenario.alpha, scenario.beta};
}

StairStep step_of(const LowerBoundScenario& scenario, std::size_t m, ConsequenceConstants constants) {
  StairStep step;
  step.examples = m;
  step.own = scenario.form == ConsequenceForm::sample ? m : empirical_examples(m, scenario.epsilon, constants);
  constexpr std::size_t most = 64;
  if (step.own <= most) step.said = consequence(step.own, claims_for(scenario), constants);
  return step;
}

/// log₂ of a tower, as a number; none where it is itself past a double's whole numbers.
std::optional<double> log2_of(const Tower& tower) {
  const auto log = tower.iterated_log2(1);
  if (!log) return std::nullopt;
  const Tower plain = log->reduced();
  constexpr double most = 1e15;
  if (plain.height == 0) return plain.top;
  if (plain.height == 1 && plain.top < std::log2(most)) return std::exp2(plain.top);
  return std::nullopt;
}

}  // namespace

const StairStep* WhatFollowsFacts::here() const {
  const auto found = std::find_if(stairs.begin(), stairs.end(),
                                  [&](const StairStep& step) { return step.examples == scenario.examples; });
  return found != stairs.end() && found->said ? &*found : nullptr;
}

bool WhatFollowsFacts::refutes() const {
  const StairStep* own = here();
  if (own == nullptr) return false;
  const auto left = tower_of(scenario).iterated_log2(static_cast<unsigned>(logarithms_of(scenario)));
  return left && own->said->leaves < *left;
}

std::size_t logarithms_of(const LowerBoundScenario& scenario) {
  const std::size_t own = scenario.form == ConsequenceForm::sample
                              ? scenario.examples
                              : empirical_examples(scenario.examples, scenario.epsilon, ConsequenceConstants::sharp);
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
  facts.slip = lemma_21_loss(scenario.examples);
  std::vector<std::size_t> order = {scenario.examples};
  for (std::size_t m = 2; m <= most_stair_examples; m += 2) {
    if (m != scenario.examples) order.push_back(m);
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
    if (i == 0) {
      facts.littlestone = Instance::make(scenario.class_text, "uniform", 0)->littlestone_dimension(observer);
      try {
        facts.log10_examples = sharp_constants({.dimension = *facts.littlestone}).total.log10;
      } catch (const InputError&) {
        facts.log10_examples.reset();  // past the dimensions that have a row
      }
    }
    facts.complete = i + 1 == order.size();
    hand_out(facts);
  }
}

QString tower_text(const Tower& tower) {
  const Tower plain = tower.reduced();
  constexpr double most_plain = 1e6;
  if (plain.height == 0 && plain.top < most_plain)
    return whole_text(static_cast<std::uint64_t>(std::llround(plain.top)));
  if (const auto log = log2_of(tower)) {
    QString raised;
    for (const QChar c : whole_text(static_cast<std::uint64_t>(std::floor(*log)))) {
      raised += c.isDigit() ? superscript(c.digitValue()) : QString(c);
    }
    return QStringLiteral("2") + raised;
  }
  if (tower.top == 1) return QStringLiteral("2↑↑%1").arg(tower.height);
  if (tower.top == 2) return QStringLiteral("2↑↑%1").arg(tower.height + 1);
  return QStringLiteral("2↑↑%1").arg(log_star(tower));
}

QString tower_markup(const Tower& tower) {
  const Tower plain = tower.reduced();
  constexpr double most_plain = 1e6;
  if (!(plain.height == 0 && plain.top < most_plain)) {
    if (const auto log = log2_of(tower)) {
      return QStringLiteral("$2^{%1}$").arg(whole_text(static_cast<std::uint64_t>(std::floor(*log))));
    }
  }
  return tower_text(tower);
}

std::optional<Tower> ramsey_leaves(const Tower& tower, std::size_t logarithms, double log2_ramsey) {
  const auto left = tower.iterated_log2(static_cast<unsigned>(logarithms));
  if (!left) return std::nullopt;
  const auto log = log2_of(*left);
  if (!log) return left;  // a tower that a factor does not move
  if (*log <= log2_ramsey) return std::nullopt;
  return Tower{1, *log - log2_ramsey};
}

}  // namespace littlestone::ui
