// SPDX-License-Identifier: GPL-3.0-or-later
// A run written by hand: four thresholds, one tournament of level 1 with one redraw, three votes, two released.
#pragma once

#include <memory>
#include <vector>

#include "core/privacy/stable_histogram.hpp"
#include "core/study/private_run/private_run.hpp"

namespace littlestone::ui::test {

inline Example example(PointIndex point, Label label) { return {point, label}; }

/// `released` of the three votes leave (0 … 3); the first of them is selected.
inline std::shared_ptr<PrivateRun> hand_run(std::size_t released = 2) {
  auto run = std::make_shared<PrivateRun>();
  run->scenario.class_text = "thresholds:4";
  run->scenario.target = 1;
  run->scenario.constants = {2, 16, 60, 8, {}};
  run->instance = Instance::make(run->scenario.class_text, run->scenario.marginal, run->scenario.target);
  std::vector<LabelVector> rows;
  for (const char* text : {"++++", "-+++", "--++", "---+"}) rows.push_back(LabelVector::parse(text));
  auto soa = std::make_shared<SoaAutomaton>(run->concept_class());

  const auto block = [&](const Sample& examples) {
    const StateId after = soa->run(SoaAutomaton::start(), examples);
    return BlockTrace{examples, SoaAutomaton::start(), after, soa->predictor(after)};
  };
  const Sample low{example(0, Label::minus), example(1, Label::plus)};  // leaves t2 alone
  const Sample high{example(3, Label::plus), example(3, Label::plus)};  // leaves all four: the SOA predicts t3
  TournamentTrace& trace = run->result.internals.trace;
  trace.level = 1;
  NodeTrace root;
  PairingTrace equal;
  equal.block[0] = block(low);
  equal.block[1] = block(low);
  PairingTrace contest;
  contest.block[0] = block(low);
  contest.block[1] = block(high);
  root.pairings = {equal, contest};
  root.decided = true;
  const LabelVector& f0 = soa->labels(contest.block[0]->predictor);
  const LabelVector& f1 = soa->labels(contest.block[1]->predictor);
  root.point = f0.contest_point(f1).value();
  root.label = f0[root.point];
  root.winner = 1;
  root.after = soa->next(contest.block[1]->after, {root.point, root.label});
  trace.nodes = {root};
  using Kind = TraceEvent::Kind;
  trace.events = {{Kind::draw, 0, 0, 0}, {Kind::draw, 0, 0, 1},    {Kind::redraw, 0, 0, 0}, {Kind::draw, 0, 1, 0},
                  {Kind::draw, 0, 1, 1}, {Kind::contest, 0, 1, 1}, {Kind::final, 0, 0, 0}};
  BlockTrace last = block(low);
  last.before = root.after;
  last.after = soa->run(root.after, low);
  last.predictor = soa->predictor(last.after);
  for (const NodeTrace& node : trace.nodes) (void)soa->predictor(node.after);
  trace.final_block = last;

  PrivateLearnerResult& result = run->result;
  const StableHistogram histogram(run->scenario.epsilon, run->scenario.delta);
  result.threshold = histogram.threshold();
  result.dimension = 2;
  const auto vote = [&](const LabelVector& labels, std::uint64_t count, std::int64_t noise) {
    Vote v;
    v.labels = labels;
    v.count = count;
    v.noise = noise;
    v.release_probability = histogram.release_probability(count);
    return v;
  };
  result.internals.votes = {vote(rows[1], 34, -2), vote(rows[2], 31, 0), vote(LabelVector::parse("+-++"), 3, 1)};
  result.internals.failed = 2;
  for (std::size_t i = 0; i < released; ++i) {
    Vote& v = result.internals.votes[i];
    v.noisy = static_cast<std::int64_t>(v.count) + v.noise;
    result.list.push_back({v.labels, *v.noisy, i, 0});
  }
  for (int i = 0; i < 8; ++i)
    result.internals.selection_sample.push_back(
        example(static_cast<PointIndex>(i % 4), rows[1][static_cast<std::size_t>(i % 4)]));
  std::vector<std::uint64_t> errors;
  for (const Candidate& c : result.list) errors.push_back(c.errors);
  if (!errors.empty()) {
    const std::vector<double> probabilities = selection_probabilities(errors, run->scenario.epsilon);
    for (std::size_t i = 0; i < errors.size(); ++i) result.list[i].probability = probabilities[i];
    result.selected = 0;
    result.hypothesis = result.list[0].labels;
  } else {
    result.hypothesis = soa->labels_at(SoaAutomaton::start());
  }
  run->loss = population_loss(result.hypothesis, run->distribution());
  run->soa = soa;
  return run;
}

}  // namespace littlestone::ui::test
