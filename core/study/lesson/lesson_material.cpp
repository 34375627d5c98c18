// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/study/lesson/lesson_material.hpp"

#include "core/base/error.hpp"
#include "core/learner/chain_constants.hpp"
#include "core/learner/lean_constants.hpp"

namespace littlestone {
namespace {

std::vector<LessonMaterial::Asked> erring_path(const PrivateRun& run, const Observer& observer) {
  std::vector<LessonMaterial::Asked> path;
  if (run.tree().nodes.empty()) return path;
  LittlestoneEngine engine = run.instance->engine(observer);
  engine.set_observer(observer);
  VersionSpace space = run.concept_class().everything();
  std::int32_t at = 0;
  while (!run.tree().nodes[static_cast<std::size_t>(at)].leaf()) {
    const MistakeTree::Node& node = run.tree().nodes[static_cast<std::size_t>(at)];
    const Label said = engine.predictor(space)[node.point];
    space = run.concept_class().restrict(space, node.point, opposite(said));
    path.push_back({node.point, said, engine.dimension(space)});
    at = said == Label::minus ? node.plus : node.minus;
  }
  return path;
}

std::vector<SweepCell> loss_of(const PrivateRun& run, const Observer& observer) {
  Scenario scenario = run.scenario;
  scenario.learners = {LearnerKind::private_learner};
  SweepResult result = run_sweep(scenario, *run.instance, SweepOptions{}, observer);
  if (result.ended != Ended::completed) throw Stopped();
  return std::move(result.cells);
}

/// None beyond the planner.
template <class Plan>
std::optional<std::uint64_t> planned(const Plan& plan) {
  try {
    return static_cast<std::uint64_t>(plan());
  } catch (const InputError&) {
    return std::nullopt;
  }
}

}  // namespace

std::shared_ptr<const LessonMaterial> lesson_material(const Scenario& lesson, const Scenario& agreement,
                                                      const Observer& observer) {
  try {
    auto material = std::make_shared<LessonMaterial>();
    material->run = compute_private_run(lesson, observer);
    if (material->run->result.ended != Ended::completed) return nullptr;
    const PrivateRun& run = *material->run;
    const auto laws = exact_laws(run.scenario, *run.instance, observer);
    material->agreement_class = instance_of(agreement);
    material->agreement = resolve_constants(agreement, material->agreement_class->littlestone_dimension(observer));
    const auto agreed = exact_laws(material->agreement, *material->agreement_class, observer);
    if (!laws || !agreed) return nullptr;
    material->levels = *laws;
    material->agreement_levels = *agreed;
    material->path = erring_path(run, observer);
    material->changes = find_neighbours(material->run, run.result.internals.traced_batch + 1, nullptr, observer);
    return material;
  } catch (const Stopped&) {
    return nullptr;
  }
}

std::shared_ptr<const LessonMaterial> with_measured_loss(const LessonMaterial& material, const Observer& observer) {
  try {
    auto measured = std::make_shared<LessonMaterial>(material);
    const PrivateRun& run = *material.run;
    measured->loss = loss_of(run, observer);
    Scenario of_m = run.scenario;
    of_m.learners = {LearnerKind::private_learner};
    measured->of_m = theorem_sizes(of_m, run.littlestone()).sharp;
    const AccuracyGoal goal = goal_of(run.scenario, run.littlestone());
    measured->of_lean = planned([&] { return lean_constants(goal, LeanChoosing::noisy).total; });
    measured->of_chain = planned([&] { return chain_constants(goal).examples; });
    return measured;
  } catch (const Stopped&) {
    return nullptr;
  }
}

}  // namespace littlestone
