// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/study/two_worlds/two_worlds_run.hpp"

#include <algorithm>
#include <map>

#include "core/base/error.hpp"
#include "core/online/class_facts.hpp"

namespace littlestone {

std::size_t TwoWorldsRun::group_of_row(std::size_t row) const {
  for (std::size_t i = 0; i < groups.size(); ++i) {
    if (std::find(groups[i].rows.begin(), groups[i].rows.end(), row) != groups[i].rows.end()) return i;
  }
  return 0;
}

std::optional<LargeCount> TwoWorldsRun::examples_of(const WorldsGroup& group, std::string_view row) const {
  for (const std::size_t one : group.rows) {
    const EnvelopeRow* found = worlds_row(study.rows[one], row);
    if (found != nullptr && found->examples) return found->examples;
  }
  return std::nullopt;
}

std::vector<WorldsStep> worlds_steps(const TwoWorldsRun& run) {
  std::vector<WorldsStep> steps;
  bool same = false;
  for (std::size_t i = 0; i < run.groups.size(); ++i) {
    steps.push_back({WorldsStep::What::group, i});
    if (same || run.groups[i].rows.size() < 2) continue;
    steps.push_back({WorldsStep::What::same, i});
    same = true;
  }
  for (const auto what : {WorldsStep::What::endless, WorldsStep::What::there, WorldsStep::What::back})
    steps.push_back({what, run.groups.size()});
  return steps;
}

int step_of_group(const TwoWorldsRun& run, std::size_t group) {
  const std::vector<WorldsStep> steps = worlds_steps(run);
  const auto found = std::find_if(steps.begin(), steps.end(), [&](const WorldsStep& step) {
    return step.group == group && step.what != WorldsStep::What::same;
  });
  return static_cast<int>(found - steps.begin());
}

int opening_of(const TwoWorldsRun& run) { return step_of_group(run, std::min<std::size_t>(2, run.groups.size() - 1)); }

std::shared_ptr<const TwoWorldsRun> compute_two_worlds(const MapScenario& scenario, const Observer& observer,
                                                       const TwoWorldsDetail& detail,
                                                       const std::shared_ptr<const TwoWorldsRun>& earlier) {
  TwoWorldsOptions options = two_worlds_of(scenario);
  auto run = std::make_shared<TwoWorldsRun>();
  run->scenario = scenario;
  try {
    int highest = 0;
    for (const std::string& text : options.classes)
      highest = std::max(highest, class_facts(text, observer).littlestone.lower);
    options.most_dimension = detail.most_dimension.value_or(std::clamp(highest + 1, 1, 6));
    options.chain = detail.chain;
    const auto planned = std::make_shared<PlannedRows>(std::vector{earlier ? earlier->planned : nullptr});
    run->study = run_two_worlds(options, observer, planned.get());
    planned->forget_earlier();
    run->planned = planned;
  } catch (const InputError& error) {
    if (error.field() != "class") throw;
    throw InputError("classes", error.value(), error.rule());
  }
  std::map<int, std::vector<std::size_t>> by_dimension;
  for (std::size_t i = 0; i < run->study.rows.size(); ++i)
    by_dimension[run->study.rows[i].facts.littlestone.lower].push_back(i);
  for (auto& [dimension, rows] : by_dimension) run->groups.push_back({dimension, std::move(rows)});
  return run;
}

std::shared_ptr<const TwoWorldsRun> with_chain(const TwoWorldsRun& run, const Observer& observer) {
  auto changed = std::make_shared<TwoWorldsRun>(run);
  const auto planned = std::make_shared<PlannedRows>(std::vector{run.planned});
  add_chain(changed->study, observer, *planned);
  planned->forget_earlier();
  changed->planned = planned;
  return changed;
}

const EnvelopeRow* worlds_row(const TwoWorldsRow& row, std::string_view name) {
  const auto found =
      std::find_if(row.rows.begin(), row.rows.end(), [&](const EnvelopeRow& one) { return one.name == name; });
  return found == row.rows.end() ? nullptr : &*found;
}

}  // namespace littlestone
