// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/study/lesson/lesson_facts.hpp"

#include <algorithm>
#include <array>
#include <cmath>
#include <utility>

#include "core/learner/chain_constants.hpp"
#include "core/learner/lean_constants.hpp"
#include "core/study/neighbour/neighbour.hpp"
#include "core/study/private_run/exact_levels.hpp"
#include "core/study/private_run/lean_run.hpp"

namespace littlestone {
namespace {

constexpr std::size_t most_asked_points = 4096;
constexpr std::size_t most_asked_rows = 4096;
constexpr std::uint64_t most_lesson_work = 20'000;  // points × examples of a batch
constexpr std::uint64_t most_neighbour_batches = 10'000;
constexpr int most_noise = 2'000;  // values of a noisy count that are summed over

std::optional<LessonFacts::FirstQuestion> first_question(const ConceptClass& c) {
  if (c.points() > most_asked_points || c.size() > most_asked_rows) return std::nullopt;
  LessonFacts::FirstQuestion first;
  for (std::size_t x = 0; x < c.points(); ++x) {
    const std::uint64_t plus = c.restrict(c.everything(), static_cast<PointIndex>(x), Label::plus).count();
    const std::uint64_t most = std::max<std::uint64_t>(plus, c.size() - plus);
    if (first.points.empty() || most < first.most_left) first = {{}, most};
    if (most == first.most_left) first.points.push_back(static_cast<PointIndex>(x));
  }
  return first;
}

std::vector<LessonFacts::Asked> erring_path(const PrivateRun& run, const Observer& observer) {
  std::vector<LessonFacts::Asked> path;
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

LessonFacts::Ending ending_of(const PrivateRun& run, const Observer& observer) {
  const TournamentTrace& trace = run.result.internals.trace;
  Sample sample = trace.sample();
  if (trace.final_block) {
    sample.insert(sample.end(), trace.final_block->examples.begin(), trace.final_block->examples.end());
  }
  LessonFacts::Ending ending;
  for (std::size_t h = 0; h < run.concept_class().size(); ++h) {
    const LabelVector& row = run.concept_class().row(static_cast<HypothesisIndex>(h));
    if (count_errors(row, sample) == 0) ending.rows.push_back(static_cast<HypothesisIndex>(h));
  }
  SoaAutomaton soa = run.instance->automaton(observer);
  const SoaPlay play = play_soa(soa, sample);
  ending.mistakes = play.mistake_count;
  ending.fitting.push_back(run.concept_class().size());
  for (const std::size_t left : play.survivors) {
    if (left < ending.fitting.back()) ending.fitting.push_back(left);
  }
  return ending;
}

std::vector<LessonFacts::Level> levels_of(const PrivateRun& run, const Observer& observer) {
  std::vector<LessonFacts::Level> levels;
  const std::optional<ExactLevels> exact = exact_laws(run.scenario, *run.instance, observer);
  if (!exact) throw Stopped();
  for (const SpectrumLevel& level : exact->spectrum.levels) {
    if (!level.defined) continue;
    const auto target = std::find_if(level.predictors.begin(), level.predictors.end(), [&](const PredictorMass& mass) {
      return mass.labels == run.distribution().target;
    });
    levels.push_back({level.level, level.collision, target == level.predictors.end() ? 0.0 : target->probability});
  }
  return levels;
}

std::optional<LessonFacts::Guess> guess_of(const PrivateRun& run, const Observer& observer) {
  const CustomConstants& constants = run.scenario.constants;
  const std::uint64_t examples = constants.cap + constants.auxiliary;
  if (constants.batches > most_neighbour_batches || examples > most_lesson_work ||
      examples * run.concept_class().points() > most_lesson_work) {
    return std::nullopt;
  }
  NeighbourStudy study(run.scenario, *run.instance, run.result.internals.traced_batch + 1, observer);
  const std::optional<NeighbourChange> change = study.worst(std::nullopt, observer);
  if (!change) return std::nullopt;
  std::vector<std::pair<std::uint64_t, std::uint64_t>> votes;
  for (const NeighbourVotes& v : study.votes(change->vote_after)) votes.emplace_back(v.before, v.after);
  const std::optional<double> best = best_guess(study.histogram(), votes);
  if (!best) return std::nullopt;
  const double odds = std::exp(to_double(run.scenario.epsilon));
  // (ε, δ) bounds the total variation by v = (e^ε − 1 + 2δ)/(e^ε + 1), so the chance to guess right by (1 + v)/2.
  return LessonFacts::Guess{*best, std::min(1.0, (odds + to_double(run.scenario.delta)) / (1 + odds))};
}

std::vector<SweepCell> loss_of(const PrivateRun& run, const Observer& observer) {
  Scenario scenario = run.scenario;
  scenario.learners = {LearnerKind::private_learner};
  SweepResult result = run_sweep(scenario, *run.instance, SweepOptions{}, observer);
  if (result.ended != Ended::completed) throw Stopped();
  return std::move(result.cells);
}

/// May throw Stopped.
LessonFacts facts_but_loss(const PrivateRun& run, const Observer& observer) {
  LessonFacts facts;
  facts.first = first_question(run.concept_class());
  facts.path = erring_path(run, observer);
  facts.levels = levels_of(run, observer);
  if (run.is_of_m()) {
    facts.ending = ending_of(run, observer);
    facts.guess = guess_of(run, observer);
  }
  return facts;
}

LessonPromises promises_of(const PrivateRun& run) {
  LessonPromises promises;
  Scenario of_m = run.scenario;
  of_m.learners = {LearnerKind::private_learner};
  promises.m = theorem_sizes(of_m, run.littlestone()).sharp;
  const AccuracyGoal goal = goal_of(run.scenario, run.littlestone());
  const auto planned = [](auto plan) -> std::optional<std::uint64_t> {
    try {
      return static_cast<std::uint64_t>(plan());
    } catch (const InputError&) {  // beyond the planner
      return std::nullopt;
    }
  };
  promises.lean = planned([&] { return lean_constants(goal, LeanChoosing::noisy).total; });
  promises.chain = planned([&] { return chain_constants(goal).examples; });
  return promises;
}

/// The law of what is released of one predictor: nothing first, then T, T + 1, …
std::vector<double> released_law(const StableHistogram& histogram, std::uint64_t count, int values) {
  std::vector<double> law(static_cast<std::size_t>(values) + 1, 0);
  law[0] = 1 - histogram.release_probability(count);
  if (count == 0) return law;
  for (int i = 0; i < values; ++i) {
    law[static_cast<std::size_t>(i) + 1] =
        histogram.noise_probability(histogram.threshold() + i - static_cast<std::int64_t>(count));
  }
  return law;
}

}  // namespace

std::optional<double> best_guess(const StableHistogram& histogram,
                                 const std::vector<std::pair<std::uint64_t, std::uint64_t>>& votes) {
  std::vector<std::pair<std::uint64_t, std::uint64_t>> moved;
  std::uint64_t most = 0;
  for (const auto& vote : votes) {
    if (vote.first == vote.second) continue;
    moved.push_back(vote);
    most = std::max({most, vote.first, vote.second});
  }
  if (moved.empty()) return 0.5;
  if (moved.size() > 2) return std::nullopt;
  // What is so far above the largest count has no probability left in a double.
  const double reach = 2 / to_double(histogram.epsilon()) * 36;
  const double above = static_cast<double>(most) - static_cast<double>(histogram.threshold());
  const double needed = std::max(above, 0.0) + reach;
  if (!(needed <= most_noise)) return std::nullopt;
  const int values = static_cast<int>(std::ceil(needed));
  moved.resize(2, {0, 0});
  const std::vector<double> p = released_law(histogram, moved[0].first, values);
  const std::vector<double> q = released_law(histogram, moved[0].second, values);
  const std::vector<double> r = released_law(histogram, moved[1].first, values);
  const std::vector<double> s = released_law(histogram, moved[1].second, values);
  double apart = 0;
  for (std::size_t i = 0; i < p.size(); ++i) {
    for (std::size_t j = 0; j < r.size(); ++j) apart += std::abs(p[i] * r[j] - q[i] * s[j]);
  }
  return (1 + apart / 2) / 2;
}

std::optional<LessonFacts> lesson_facts(const PrivateRun& run, const Observer& observer) {
  try {
    LessonFacts facts = facts_but_loss(run, observer);
    facts.loss = loss_of(run, observer);
    return facts;
  } catch (const Stopped&) {
    return std::nullopt;
  }
}

std::shared_ptr<const LessonMaterial> lesson_material(const Scenario& lesson, const Scenario& agreement,
                                                      const Observer& observer) {
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
  try {
    material->facts = facts_but_loss(run, observer);
    material->changes = find_neighbours(material->run, run.result.internals.traced_batch + 1, nullptr, observer);
  } catch (const Stopped&) {
    return nullptr;
  }
  return material;
}

std::shared_ptr<const LessonMaterial> with_measured_loss(const LessonMaterial& material, const Observer& observer) {
  try {
    auto measured = std::make_shared<LessonMaterial>(material);
    measured->facts.loss = loss_of(*material.run, observer);
    measured->promises = promises_of(*material.run);
    return measured;
  } catch (const Stopped&) {
    return nullptr;
  }
}

}  // namespace littlestone
