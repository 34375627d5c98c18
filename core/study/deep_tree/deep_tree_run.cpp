// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/study/deep_tree/deep_tree_run.hpp"

#include <algorithm>
#include <bit>
#include <string>
#include <utility>

#include "core/base/error.hpp"
#include "core/base/rules.hpp"

namespace littlestone {
namespace {

// Levels of the deepest subtree in a colour that passes no node of it, below each node. Children follow their parent.
std::vector<int> levels_in(const MistakeTree& tree, const std::vector<Colour>& colours, Colour colour) {
  std::vector<int> levels(tree.nodes.size(), 0);
  for (std::size_t i = tree.nodes.size(); i-- > 0;) {
    const MistakeTree::Node& node = tree.nodes[i];
    if (node.leaf()) continue;
    const int minus = levels[static_cast<std::size_t>(node.minus)];
    const int plus = levels[static_cast<std::size_t>(node.plus)];
    levels[i] = colours[i] == colour ? 1 + std::min(minus, plus) : std::max(minus, plus);
  }
  return levels;
}

MistakeTree tree_of(const LowerBoundScenario& scenario, const Instance& instance, const Observer& observer) {
  const int dimension = instance.littlestone_dimension(observer);
  if (dimension > most_grown_levels) throw InputError("tree_class", scenario.tree_class, rules::too_large_to_run());
  const auto levels = scenario.levels.value_or(static_cast<std::uint64_t>(dimension));
  const auto most = static_cast<std::uint64_t>(std::min(dimension, most_tree_levels));
  if (levels > most) throw InputError("levels", std::to_string(levels), rules::at_most(most));
  const MistakeTree& whole = instance.tree(observer);
  if (static_cast<int>(levels) == dimension) return whole;
  return subtree_at(whole, 0, static_cast<int>(levels)).tree;
}

// The row that was asked for, or that of the first leaf.
HypothesisIndex row_of(const LowerBoundScenario& scenario, const ConceptClass& concept_class, const MistakeTree& tree) {
  if (scenario.row) {
    const std::size_t rows = concept_class.given_rows();
    if (*scenario.row >= rows) throw InputError("row", std::to_string(*scenario.row), rules::between(0, rows - 1));
    return concept_class.row_of_given(*scenario.row);
  }
  const auto leaf = std::find_if(tree.nodes.begin(), tree.nodes.end(), [](const auto& node) { return node.leaf(); });
  return leaf->witness;
}

}  // namespace

int promised_thresholds(int levels) { return static_cast<int>(std::bit_width(static_cast<unsigned>(levels) + 1)) - 1; }

std::shared_ptr<const DeepTreeRun> compute_deep_tree(const LowerBoundScenario& scenario, const Observer& observer) {
  auto run = std::make_shared<DeepTreeRun>();
  run->scenario = scenario;
  try {
    run->instance = Instance::make(scenario.tree_class, "uniform", 0);
  } catch (const InputError& error) {
    if (error.field() != "class") throw;
    throw InputError("tree_class", error.value(), error.rule());
  }
  run->tree = tree_of(scenario, *run->instance, observer);
  run->row = row_of(scenario, run->concept_class(), run->tree);
  run->walk = walk_tree(run->concept_class(), run->tree, run->row);
  run->colours = colours_of(run->concept_class(), run->row, run->tree);
  for (const std::uint64_t node : scenario.turned) {
    if (node >= run->tree.nodes.size() || run->tree.nodes[node].leaf())
      throw InputError("turned", std::to_string(node), rules::at_most(run->tree.nodes.size() - 1));
    Colour& colour = run->colours[node];
    if (scenario.colours == TreeColours::hand) colour = colour == Colour::red ? Colour::blue : Colour::red;
  }
  run->plus = levels_in(run->tree, run->colours, Colour::red);
  run->minus = levels_in(run->tree, run->colours, Colour::blue);
  run->found =
      deepest_without_passing(run->tree, run->colours, run->plus[0] >= run->minus[0] ? Colour::red : Colour::blue);
  constexpr std::uint64_t work = 60'000'000;
  const int dimension = run->instance->littlestone_dimension(observer);
  run->searched = find_thresholds(run->concept_class(), work, (std::uint64_t{2} << dimension) - 1, observer);
  if (stop_requested(observer, {"thresholds", 1, 1})) throw Stopped();
  return run;
}

nlohmann::ordered_json walk_to_json(const ConceptClass& concept_class, const MistakeTree& tree, const TreeWalk& walk) {
  using Json = nlohmann::ordered_json;
  const auto given = [&](HypothesisIndex row) { return concept_class.given_row(row); };
  Json json = {{"levels", tree.depth}, {"promised", promised_thresholds(tree.depth)}, {"halvings", Json::array()}};
  for (const TreeHalving& halving : walk.halvings) {
    json["halvings"].push_back({{"row", given(halving.row)},
                                {"name", concept_class.hypothesis_name(halving.row).text()},
                                {"levels", halving.here.tree.depth},
                                {"plus", halving.plus},
                                {"minus", halving.minus},
                                {"label", halving.label == Label::plus ? "+" : "-"},
                                {"point", halving.point},
                                {"point_name", concept_class.point_name(halving.point).text()}});
  }
  json["last_row"] = given(walk.last);
  json["rows"] = Json::array();
  for (const HypothesisIndex row : walk.chain.hypotheses) json["rows"].push_back(given(row));
  json["points"] = walk.chain.points;
  return json;
}

}  // namespace littlestone
