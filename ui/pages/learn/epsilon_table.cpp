// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/pages/learn/epsilon_table.hpp"

#include <QCoreApplication>
#include <algorithm>
#include <utility>

#include "core/privacy/stable_histogram.hpp"
#include "core/study/private_run/lean_run.hpp"
#include "core/study/private_run/player.hpp"
#include "ui/pages/loss/loss_legend.hpp"
#include "ui/words/numbers.hpp"

namespace littlestone::ui {

namespace {

std::vector<Rational> with_own(std::vector<Rational> marks, const Rational& own) {
  if (std::find(marks.begin(), marks.end(), own) == marks.end()) marks.push_back(own);
  std::sort(marks.begin(), marks.end());
  return marks;
}

// The theorem's sizes follow from these alone.
Scenario asked_of(Scenario scenario) {
  scenario = without_words(std::move(scenario));
  scenario.learners = {LearnerKind::private_learner};
  scenario.constants_kind = ConstantsKind::custom;  // those it holds are of another ε
  return scenario;
}

}  // namespace

EpsilonEffect EpsilonTable::votes_to_leave(const Scenario& scenario, const std::vector<Rational>& marks) {
  EpsilonEffect effect;
  if (player_of(scenario) != LearnerKind::private_learner || scenario.constants.list_by != ListRule::laplace)
    return effect;
  if (scenario.epsilon <= 0 || scenario.delta <= 0 || scenario.delta >= 1) return effect;
  effect.what = QCoreApplication::translate("EpsilonTable", "votes to leave");
  for (const Rational& epsilon : with_own(marks, scenario.epsilon)) {
    const std::int64_t votes = StableHistogram(epsilon, scenario.delta).threshold();
    effect.at.push_back({epsilon, count_text(static_cast<double>(votes))});
  }
  return effect;
}

EpsilonEffect EpsilonTable::examples_asked(const Scenario& scenario, int dimension,
                                           const std::vector<Rational>& marks) {
  Scenario of = asked_of(scenario);
  of.epsilon = 1;
  if (dimension != dimension_ || !(of == of_)) {
    drop();
    known_.clear();
    of_ = of;
    dimension_ = dimension;
  }
  EpsilonEffect effect;
  effect.what = QCoreApplication::translate("EpsilonTable", "$n$ asked");
  std::vector<Rational> missing;
  for (const Rational& epsilon : with_own(marks, scenario.epsilon)) {
    const auto known = known_.find(epsilon);
    effect.at.push_back({epsilon, known == known_.end() ? QString() : known->second});
    if (known == known_.end()) missing.push_back(epsilon);
  }
  if (missing.empty() || running()) return effect;
  // The one that stands first: it is the one that is looked at.
  std::stable_partition(missing.begin(), missing.end(), [&](const Rational& e) { return e == scenario.epsilon; });
  launch([this, of, dimension, missing](const Post& post, const Observer& observer) -> Delivery {
    Scenario at = of;
    for (const Rational& epsilon : missing) {
      at.epsilon = epsilon;
      const TheoremSizes sizes = theorem_sizes(at, dimension, observer);
      const QString text = examples_text(sizes.sharp ? *sizes.sharp : sizes.paper);
      post([this, epsilon, text] {
        known_[epsilon] = text;
        emit found();
      });
    }
    return [this] { emit found(); };
  });
  return effect;
}

}  // namespace littlestone::ui
