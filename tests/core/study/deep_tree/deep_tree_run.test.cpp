// SPDX-License-Identifier: GPL-3.0-or-later
// The run of a deep tree: its colours, the levels below each node, what a hand turns, and what is refused.
#include "core/study/deep_tree/deep_tree_run.hpp"

#include <catch2/catch.hpp>
#include <string>

#include "core/base/error.hpp"

using namespace littlestone;

namespace {

std::string deep_tree_refusal(const LowerBoundScenario& scenario) {
  try {
    (void)compute_deep_tree(scenario);
  } catch (const InputError& error) {
    return error.what();
  }
  return "";
}

}  // namespace

TEST_CASE("a deep tree is coloured by its row, and both depths below every node add up to its levels",
          "[lower_bound][deep-tree]") {
  LowerBoundScenario scenario;
  scenario.row = 43;
  const auto run = compute_deep_tree(scenario);
  const ConceptClass& concept_class = run->concept_class();
  CHECK(run->tree.depth == 7);
  CHECK(run->row == 43);
  CHECK(concept_class.hypothesis_name(run->row).text() == "h44");
  for (std::size_t i = 0; i < run->tree.nodes.size(); ++i) {
    const MistakeTree::Node& node = run->tree.nodes[i];
    REQUIRE(run->plus[i] + run->minus[i] == run->tree.depth - node.depth);
    if (!node.leaf()) REQUIRE((run->colours[i] == Colour::red) == (concept_class.row(43)[node.point] == Label::plus));
  }
  CHECK(run->plus[0] == 4);
  CHECK(run->minus[0] == 3);
  CHECK(run->found.tree.depth == 4);
  CHECK(is_monochromatic(run->found, run->colours, Colour::red));
  CHECK(run->found.nodes == run->walk.halvings[0].found.nodes);
  CHECK(run->searched.points.size() == 9);
  CHECK(are_thresholds(concept_class, run->searched));
  // Without a row the first leaf's.
  scenario.row.reset();
  const auto first = compute_deep_tree(scenario);
  std::size_t leaf = 0;
  while (!first->tree.nodes[leaf].leaf()) ++leaf;
  CHECK(first->row == first->tree.nodes[leaf].witness);
}

TEST_CASE("fewer levels are the top of the tree, and turned nodes have the other colour only by hand",
          "[lower_bound][deep-tree]") {
  LowerBoundScenario scenario;
  scenario.row = 43;
  scenario.levels = 3;
  const auto three = compute_deep_tree(scenario);
  CHECK(three->tree.nodes.size() == 15);
  CHECK(is_shattered(three->concept_class(), three->tree));
  CHECK(three->plus[0] + three->minus[0] == 3);
  CHECK(three->walk.halvings.size() == 2);
  scenario.turned = {0, 1};
  CHECK(compute_deep_tree(scenario)->colours == three->colours);
  scenario.colours = TreeColours::hand;
  const auto turned = compute_deep_tree(scenario);
  for (std::size_t i = 0; i < turned->tree.nodes.size(); ++i) {
    CAPTURE(i);
    CHECK((turned->colours[i] != three->colours[i]) == (i < 2));
  }
  CHECK(turned->plus[0] + turned->minus[0] == 3);
  CHECK(turned->walk.chain.points == three->walk.chain.points);
}

TEST_CASE("a deep tree refuses what it cannot grow, in one line", "[lower_bound][deep-tree]") {
  LowerBoundScenario scenario;
  scenario.tree_class = "thresholds:8";
  scenario.levels = 4;
  CHECK(deep_tree_refusal(scenario) == "levels: 4: must be at most 3");
  scenario.levels.reset();
  scenario.row = 8;
  CHECK(deep_tree_refusal(scenario) == "row: 8: must be from 0 to 7");
  scenario.row = 7;
  scenario.turned = {3};  // a leaf
  CHECK(deep_tree_refusal(scenario) == "turned: 3: must be at most 14");
  scenario.turned = {15};
  CHECK(deep_tree_refusal(scenario) == "turned: 15: must be at most 14");
  scenario.turned.clear();
  CHECK(deep_tree_refusal(scenario).empty());
  scenario.tree_class = "treshold:8";
  CHECK(deep_tree_refusal(scenario).substr(0, 12) == "tree_class: ");
  // One row, one leaf: no halving at all.
  scenario = {};
  scenario.tree_class = "table:01";
  const auto one = compute_deep_tree(scenario);
  CHECK(one->tree.depth == 0);
  CHECK(one->walk.halvings.empty());
  CHECK(promised_thresholds(0) == 0);
  CHECK(promised_thresholds(7) == 3);
  CHECK(promised_thresholds(14) == 3);
}

TEST_CASE("the walk as JSON has the chain, its halvings and the promise", "[lower_bound][deep-tree]") {
  LowerBoundScenario scenario;
  scenario.tree_class = "cube:3";
  const auto run = compute_deep_tree(scenario);
  const nlohmann::ordered_json json = walk_to_json(run->concept_class(), run->tree, run->walk);
  CHECK(json["levels"] == 3);
  CHECK(json["promised"] == 2);
  CHECK(json["halvings"].size() == run->walk.halvings.size());
  CHECK(json["rows"].size() == json["points"].size() + 1);
  int left = 3;
  for (const auto& halving : json["halvings"]) {
    CHECK(halving["levels"] == left);
    CHECK(halving["plus"].get<int>() + halving["minus"].get<int>() == left);
    left = std::max(halving["plus"].get<int>(), halving["minus"].get<int>()) - 1;
  }
  CHECK(left == 0);
  // cube:3, 0-based rows: each h_i says + exactly from its column on.
  const ConceptClass& concept_class = run->concept_class();
  for (std::size_t i = 0; i < json["rows"].size(); ++i) {
    for (std::size_t j = 0; j < json["points"].size(); ++j) {
      const bool plus =
          concept_class.row(json["rows"][i].get<HypothesisIndex>())[json["points"][j].get<PointIndex>()] == Label::plus;
      CHECK(plus == (i <= j));
    }
  }
}
