// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/study/votes/votes_run.hpp"

#include <algorithm>
#include <span>
#include <unordered_map>
#include <utility>

#include "core/base/rules.hpp"

namespace littlestone {
namespace {

constexpr std::uint64_t search_work = 20'000'000;  // label comparisons in the search for a change

/// The rows of a block, one of them another.
Sample block_with(const VotesRun& run, const TrainedBlock& block, std::size_t row, const Example& example) {
  const auto from = run.data.rows.rows().begin() + static_cast<std::ptrdiff_t>(block.first);
  Sample own(from, from + static_cast<std::ptrdiff_t>(block.size));
  own[row - block.first] = example;
  return own;
}

/// What a row could become: every point, with the target's label or with the other one.
std::vector<Example> candidates(const VotesRun& run, bool as_target) {
  std::vector<Example> all;
  const LabelVector& target = run.data.distribution.target;
  for (PointIndex x = 0; x < run.concept_class().points(); ++x)
    all.push_back({x, as_target ? target[x] : opposite(target[x])});
  return all;
}

/// The first row and example whose change turns its block's vote at the asked point, of those with the target's labels
/// if there are such; where none is found, the first that is a change.
std::pair<std::size_t, Example> choose_change(BlockTrainer& trainer, const VotesRun& run,
                                              const std::optional<Example>& wanted, const Observer& observer) {
  const Sample& rows = run.data.rows.rows();
  const std::size_t first = run.scenario.changed.value_or(0);
  const std::size_t used = run.blocks() * run.block_size();
  const std::size_t end = run.scenario.changed ? std::min(first + 1, used) : used;
  const std::uint64_t once =
      run.block_size() + run.concept_class().size() * std::min(run.block_size(), run.concept_class().points());
  for (const bool as_target : {true, false}) {
    const std::vector<Example> all = wanted ? std::vector{*wanted} : candidates(run, as_target);
    std::uint64_t work = 0;
    for (std::size_t row = first; row < end && work <= search_work; ++row) {
      const TrainedBlock& block = run.predictor().blocks()[row / run.block_size()];
      for (const Example& example : all) {
        if (example == rows[row]) continue;
        work += once;
        if (stop_requested(observer, {"change", row, end})) throw Stopped();
        if (trainer.train(block_with(run, block, row, example))[run.asked] != block.labels[run.asked])
          return {row, example};
      }
    }
    for (const Example& example : all) {
      if (wanted && !(example == rows[first])) return {first, example};
    }
  }
  for (const bool as_target : {true, false}) {
    for (const Example& example : candidates(run, as_target)) {
      if (!wanted && !(example == rows[first])) return {first, example};
    }
  }
  return {first, rows[first]};
}

VotesChange change_of(BlockTrainer& trainer, const VotesRun& run, const Observer& observer) {
  std::optional<Example> wanted;
  if (!run.scenario.becomes.empty()) wanted = becomes_of(run.scenario, run.concept_class().points());
  const auto [row, example] = choose_change(trainer, run, wanted, observer);
  VotesChange change;
  change.row = row;
  change.from = run.data.rows.rows()[row];
  change.to = example;
  const std::vector<VotesStep> steps = votes_steps(trainer, run.study, run.data.rows, run.asked, row, example);
  const VotesStep& compared = steps.back();
  change.votes = compared.votes;
  change.plus = compared.plus;
  change.loss = compared.loss;
  if (compared.block >= run.blocks()) return change;
  change.block = compared.block;
  change.after = trainer.train(block_with(run, run.predictor().blocks()[compared.block], row, example));
  change.hypothesis = run.concept_class().find(change.after);
  return change;
}

void group_blocks(VotesRun& run) {
  std::unordered_map<LabelVector, std::size_t, LabelVectorHash> places;
  const std::vector<TrainedBlock>& blocks = run.predictor().blocks();
  for (std::size_t b = 0; b < blocks.size(); ++b) {
    const auto [place, fresh] = places.try_emplace(blocks[b].labels, run.groups.size());
    if (fresh) run.groups.push_back({blocks[b].labels, blocks[b].hypothesis, 0, b});
    ++run.groups[place->second].blocks;
  }
  std::stable_sort(run.groups.begin(), run.groups.end(),
                   [](const VotesGroup& a, const VotesGroup& b) { return a.blocks > b.blocks; });
  if (blocks.size() > most_drawn_blocks) return;
  const std::span<const Example> rows = run.data.rows.rows();
  for (const TrainedBlock& block : blocks) run.counts.push_back(count_points(rows.subspan(block.first, block.size)));
}

}  // namespace

bool same_votes_curves(const PredictionScenario& one, const PredictionScenario& other) {
  return one.class_text == other.class_text && one.marginal == other.marginal && one.target == other.target &&
         one.examples == other.examples && one.epsilon == other.epsilon && one.rule == other.rule &&
         one.learner == other.learner && one.data == other.data;
}

VotesRun votes_run_of(const PredictionScenario& scenario, ChapterData data, const Observer& observer) {
  if (scenario.blocks > data.rows.size())
    throw InputError("blocks", std::to_string(scenario.blocks), rules::at_most(data.rows.size()));
  if (scenario.asked >= data.concept_class.points())
    throw InputError("asked", std::to_string(scenario.asked), rules::between(0, data.concept_class.points() - 1));
  if (scenario.changed && *scenario.changed >= data.rows.size())
    throw InputError("changed", std::to_string(*scenario.changed), rules::between(0, data.rows.size() - 1));
  BlockTrainer trainer(data.concept_class, scenario.learner, observer);
  VotesStudy study = run_votes(trainer, data.rows, {votes_of(scenario), false}, observer);
  VotesRun run{scenario,
               std::move(data),
               std::move(study),
               static_cast<PointIndex>(scenario.asked),
               0,
               0,
               Label::minus,
               {},
               {},
               {},
               {},
               {},
               {},
               0,
               nullptr};
  const VotesPredictor& predictor = run.predictor();
  run.votes = predictor.votes()[run.asked];
  run.plus = predictor.rule().plus(run.votes);
  Engine coin = SeedTree(scenario.seed).child("votes").child("answer").engine();
  run.answer = predictor.answer(run.asked, coin);
  for (std::size_t i = 0; i < vote_rules.size(); ++i) {
    VoteRuleOptions options = predictor.rule().options();
    options.kind = vote_rules[i];
    run.rules[i] = VoteRule(options).probabilities();
  }
  group_blocks(run);
  const Distribution& d = run.data.distribution;
  for (std::size_t x = 0; x < predictor.votes().size(); ++x) {
    const std::size_t votes = predictor.votes()[x];
    const std::size_t wrong = d.target[x] == Label::plus ? run.blocks() - votes : votes;
    run.wrong.push_back(predictor.rule().error(wrong));
    run.expected_wrong += d.weights[x] * run.wrong.back();
  }
  // The class has moved: the trainer must know where it is now.
  BlockTrainer again(run.data.concept_class, scenario.learner, observer);
  run.change = change_of(again, run, observer);
  return run;
}

VotesCurves votes_curves_of(const PredictionScenario& scenario, const ChapterData& data, const Observer& observer) {
  VotesCurves curves;
  curves.kind = scenario.rule;
  curves.other_kind = scenario.rule == VoteRuleKind::geometric ? VoteRuleKind::logistic : VoteRuleKind::geometric;
  try {
    if (data.rows.size() > most_curve_examples)
      throw InputError("examples", std::to_string(data.rows.size()), rules::at_most(most_curve_examples));
    VotesLossOptions options;
    options.examples = data.rows.size();
    options.kind = curves.kind;
    options.epsilon = scenario.epsilon;
    options.learner = scenario.learner;
    SoaAutomaton soa(data.concept_class, observer);
    std::vector<VotesLoss> chosen = votes_loss_curve(soa, data.distribution, options, observer);
    // The number of blocks on display is on the curve too.
    const auto here =
        std::find_if(chosen.begin(), chosen.end(), [&](const VotesLoss& at) { return at.blocks >= scenario.blocks; });
    if (scenario.blocks <= options.examples && (here == chosen.end() || here->blocks != scenario.blocks)) {
      options.blocks = {scenario.blocks};
      const std::vector<VotesLoss> one = votes_loss_curve(soa, data.distribution, options, observer);
      chosen.insert(here, one.front());
      options.blocks.clear();
    }
    options.kind = curves.other_kind;
    for (const VotesLoss& at : chosen) options.blocks.push_back(at.blocks);
    curves.other = votes_loss_curve(soa, data.distribution, options, observer);
    curves.chosen = std::move(chosen);
  } catch (const InputError& error) {
    curves.refused = error;
  }
  return curves;
}

namespace {

/// Whether the worst neighbour of one scenario is that of the other: it looks at every point.
bool same_votes_worst(const PredictionScenario& one, const PredictionScenario& other) {
  return same_votes_curves(one, other) && one.blocks == other.blocks && one.seed == other.seed &&
         one.rows == other.rows && one.data.empty();
}

/// The neighbour that moves an answer most, where all of them are gone through in a moment.
void find_worst(VotesRun& run, const Observer& observer) {
  constexpr std::uint64_t most_work = 100'000'000;  // label comparisons, or steps of the automaton
  const std::uint64_t points = run.concept_class().points();
  const std::uint64_t each =
      run.scenario.learner == BlockLearner::soa ? run.block_size() * points : points * run.concept_class().size();
  const std::uint64_t neighbours = run.blocks() * std::min<std::uint64_t>(run.block_size(), 2 * points) * 2 * points;
  if (neighbours > most_work / std::max<std::uint64_t>(each, 1)) return;
  BlockTrainer trainer(run.data.concept_class, run.scenario.learner, observer);
  const WorstVote worst = worst_vote(trainer, run.predictor(), run.data.rows.rows(), observer);
  if (stop_requested(observer, {"worst", 1, 1})) throw Stopped();
  if (worst.exact && worst.row) run.worst = worst;
}

}  // namespace

std::shared_ptr<const VotesRun> compute_votes(const PredictionScenario& scenario, const Observer& observer,
                                              const std::shared_ptr<const VotesRun>& before,
                                              const std::function<void(std::shared_ptr<const VotesRun>)>& first) {
  auto run = std::make_shared<VotesRun>(votes_run_of(scenario, data_of(scenario, false), observer));
  if (before && before->worst && same_votes_worst(before->scenario, scenario))
    run->worst = before->worst;
  else
    find_worst(*run, observer);
  const auto holds = [&](const VotesCurves& curves) {
    return std::any_of(curves.chosen.begin(), curves.chosen.end(),
                       [&](const VotesLoss& at) { return at.blocks == scenario.blocks; });
  };
  if (before && before->curves && same_votes_curves(before->scenario, scenario) &&
      (before->curves->refused || holds(*before->curves))) {
    run->curves = before->curves;
    return run;
  }
  constexpr std::uint64_t quick = 100'000;  // entries of the class times examples
  const std::uint64_t entries = run->concept_class().size() * run->concept_class().points();
  if (first && entries * run->data.rows.size() > quick) first(std::make_shared<const VotesRun>(*run));
  run->curves = std::make_shared<const VotesCurves>(votes_curves_of(scenario, run->data, observer));
  return run;
}

Label ask_votes(const VotesRun& run, PointIndex point, std::uint64_t j) {
  const SeedTree tree = run.own_data() ? SeedTree::system() : SeedTree(run.scenario.seed).child("votes").child("asked");
  Engine engine = run.own_data() ? tree.engine() : tree.child(j).engine();
  return run.predictor().answer(point, engine);
}

}  // namespace littlestone
