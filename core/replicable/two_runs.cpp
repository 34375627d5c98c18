// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/replicable/two_runs.hpp"

#include <algorithm>
#include <numeric>

#include "core/base/error.hpp"
#include "core/base/rules.hpp"
#include "core/concept/class_text.hpp"
#include "core/replicable/binomial_tails.hpp"
#include "core/replicable/staircase_law.hpp"

namespace littlestone {
namespace {

using Kind = ReplicableTask::Kind;

// How often each count is one more: of point x with its target's label.
std::vector<std::uint64_t> counts_of(const ReplicableTask& task, std::uint64_t examples,
                                     const Distribution& distribution, const SeedTree& stream) {
  const PointSampler draw(distribution.weights);
  Engine engine = stream.engine();
  const Label counted = task.kind == Kind::thresholds ? Label::minus : Label::plus;
  std::vector<std::uint64_t> counts(task.points, 0);
  for (std::uint64_t i = 0; i < examples; ++i) {
    const PointIndex x = draw(engine);
    if (distribution.target[x] == counted) ++counts[x];
  }
  if (task.kind != Kind::thresholds) return counts;
  for (std::size_t x = counts.size() - 1; x-- > 0;) counts[x] += counts[x + 1];
  counts.pop_back();  // N_N counts no boundary: t_N is the last hypothesis
  return counts;
}

// Both points of a pair have the label +, so their counts are X and m − X.
double differ_of_two(const Staircase& staircase, double p) {
  const std::uint64_t m = staircase.examples;
  std::vector<std::uint64_t> all(m + 1);
  std::iota(all.begin(), all.end(), 0);
  const std::vector<double> at_least = tails(m, p, all);
  double differs = 0;
  for (const Step& first : staircase.steps) {
    for (const Step& second : staircase.steps) {
      const std::uint64_t least = first.count;            // X ≥ this: + at the first point
      const std::uint64_t beyond = m - second.count + 1;  // X < this: + at the second
      const double both = std::max(0., at_least[least] - at_least[beyond]);
      const double none = std::max(0., at_least[beyond] - at_least[least]);
      const double only_first = at_least[std::max(least, beyond)];
      const double only_second = 1 - at_least[std::min(least, beyond)];
      const double same = both * both + none * none + only_first * only_first + only_second * only_second;
      differs += to_double(first.chance * second.chance) * (1 - same);
    }
  }
  return differs;
}

}  // namespace

ReplicableTask replicable_task(const std::string& class_text) {
  const ClassText text = split_class_text(class_text);
  const auto points = [&] { return FamilyArguments::parse(class_text, 1, "family:N").in(0, 1, 1U << 20, "N"); };
  if (text.family == "points") return {Kind::points, points()};
  if (text.family == "thresholds") return {Kind::thresholds, points()};
  if (class_text == "cube:2") return {Kind::pair, 2};
  throw InputError("class", class_text, rules::replicable_class());
}

LabelVector replicable_answer(const ReplicableTask& task, const std::vector<std::uint64_t>& counts,
                              const std::vector<std::uint64_t>& die) {
  LabelVector answer(task.points);
  if (task.kind == Kind::thresholds) {
    std::size_t i = 0;
    while (i < counts.size() && counts[i] >= die[0]) ++i;
    for (std::size_t x = i; x < task.points; ++x) answer.set(x, Label::plus);
    return answer;
  }
  for (std::size_t x = 0; x < task.points; ++x) {
    if (counts[x] >= die[task.kind == Kind::pair ? x : 0]) answer.set(x, Label::plus);
  }
  return answer;
}

double differ_at(const ReplicableTask& task, const Staircase& staircase, const Distribution& distribution) {
  const auto mass = [&](std::size_t x, Label label) {
    return distribution.target[x] == label ? distribution.weights[x] : 0.;
  };
  if (task.kind == Kind::thresholds) {
    std::vector<double> boundaries(task.points - 1, 0.);
    double sum = 0;
    for (std::size_t x = boundaries.size(); x-- > 0;) {
      sum += mass(x, Label::minus);
      boundaries[x] = std::min(sum, 1.);
    }
    return differ(staircase, boundaries);
  }
  if (task.kind == Kind::pair && mass(0, Label::plus) > 0 && mass(1, Label::plus) > 0) {
    return differ_of_two(staircase, mass(0, Label::plus));
  }
  double p = 0;  // of the one point that is ever counted
  for (std::size_t x = 0; x < task.points; ++x) p = std::max(p, mass(x, Label::plus));
  return differ(staircase, std::span<const double>(&p, 1));
}

TwoRuns run_twice(const ReplicableTask& task, const Staircase& staircase, const Distribution& distribution,
                  const SeedTree& shared, const std::array<SeedTree, 2>& labs) {
  TwoRuns runs;
  Engine engine = shared.child("shared die").engine();
  for (std::size_t i = 0; i < (task.kind == Kind::pair ? 2U : 1U); ++i) runs.die.push_back(staircase.draw(engine));
  for (std::size_t i = 0; i < 2; ++i) {
    ReplicableLab& lab = runs.labs[i];
    lab.counts = counts_of(task, staircase.examples, distribution, labs[i].child("lab's examples"));
    lab.answer = replicable_answer(task, lab.counts, runs.die);
  }
  runs.same = runs.labs[0].answer == runs.labs[1].answer;
  runs.differ = differ_at(task, staircase, distribution);
  return runs;
}

}  // namespace littlestone
