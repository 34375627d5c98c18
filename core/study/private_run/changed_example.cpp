// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/study/private_run/changed_example.hpp"

#include <algorithm>
#include <cmath>

namespace littlestone {

double distance(const OutputLaw& one, const OutputLaw& other) {
  double sum = std::abs(one.none - other.none);
  for (const auto& [labels, was] : one.chosen) {
    const auto is = other.chosen.find(labels);
    sum += std::abs(was.probability - (is == other.chosen.end() ? 0 : is->second.probability));
  }
  for (const auto& [labels, is] : other.chosen) sum += one.chosen.count(labels) == 0 ? is.probability : 0;
  return sum;
}

ChangedExample compare_laws(const OutputLaw& before, const OutputLaw& after, const LabelVector& none,
                            const Rational& epsilon) {
  ChangedExample result;
  std::map<std::string, ChangedExample::Output> outputs;
  for (const auto& [labels, was] : before.chosen) {
    outputs[labels].votes_before = was.votes;
    outputs[labels].before = was.probability;
  }
  for (const auto& [labels, is] : after.chosen) {
    outputs[labels].votes_after = is.votes;
    outputs[labels].after = is.probability;
  }
  for (auto& [labels, output] : outputs) {
    output.labels = LabelVector::parse(labels);
    result.outputs.push_back(output);
  }
  std::stable_sort(result.outputs.begin(), result.outputs.end(),
                   [](const auto& a, const auto& b) { return a.before > b.before; });
  ChangedExample::Output nothing;
  nothing.is_default = true;
  nothing.labels = none;
  nothing.before = before.none;
  nothing.after = after.none;
  result.outputs.push_back(std::move(nothing));
  const double factor = std::exp(to_double(epsilon));
  double there = 0;
  double back = 0;
  for (const ChangedExample::Output& output : result.outputs) {
    there += output.after > 0 ? std::max(0.0, output.before - factor * output.after) : output.before;
    back += output.before > 0 ? std::max(0.0, output.after - factor * output.before) : output.after;
    if (output.before > 0 && output.after > 0) {
      result.worst_ratio = std::max({result.worst_ratio, output.before / output.after, output.after / output.before});
    }
  }
  result.left_over = std::max(there, back);
  return result;
}

}  // namespace littlestone
