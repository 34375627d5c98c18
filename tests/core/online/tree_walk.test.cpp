// SPDX-License-Identifier: GPL-3.0-or-later
// The proof of Theorem 10 as a walk: each halving is one, and the chain is what it leaves.
#include "core/online/tree_walk.hpp"

#include <bit>
#include <catch2/catch.hpp>
#include <set>

#include "core/concept/families.hpp"

using namespace littlestone;

namespace {

void check_walk(const ConceptClass& concept_class, const MistakeTree& tree, const TreeWalk& walk) {
  REQUIRE(is_threshold_chain(concept_class, walk.chain));
  REQUIRE(walk.chain.points.size() == walk.halvings.size());
  REQUIRE(walk.halvings.size() + 1 >= static_cast<std::size_t>(std::bit_width(static_cast<unsigned>(tree.depth) + 1)));
  int levels = tree.depth;
  std::set<std::size_t> places;
  for (const TreeHalving& halving : walk.halvings) {
    REQUIRE(halving.here.tree.depth == levels);
    REQUIRE(is_subtree(tree, halving.here));
    REQUIRE(is_subtree(tree, halving.found));
    REQUIRE(halving.colours == colours_of(concept_class, halving.row, halving.here.tree));
    REQUIRE(halving.plus + halving.minus == levels);
    REQUIRE(halving.found.tree.depth == std::max(halving.plus, halving.minus));
    REQUIRE((halving.label == Label::plus) == (halving.plus >= halving.minus));
    // The row has the found tree's label at every point of it, and its root's point is the column.
    for (const MistakeTree::Node& node : halving.found.tree.nodes) {
      if (!node.leaf()) REQUIRE(concept_class.row(halving.row)[node.point] == halving.label);
    }
    REQUIRE(halving.point == halving.found.tree.nodes[0].point);
    REQUIRE(walk.chain.hypotheses[halving.place] == halving.row);
    REQUIRE(walk.chain.points[halving.label == Label::plus ? halving.place : halving.place - 1] == halving.point);
    places.insert(halving.place);
    levels = halving.found.tree.depth - 1;
  }
  REQUIRE(levels == 0);
  REQUIRE(is_subtree(tree, walk.rest));
  REQUIRE(walk.rest.tree.nodes[0].witness == walk.last);
  REQUIRE(walk.chain.hypotheses[walk.place] == walk.last);
  places.insert(walk.place);
  REQUIRE(places.size() == walk.halvings.size() + 1);
}

}  // namespace

TEST_CASE("each halving of the walk is one of Theorem 10's proof, and its chain is a chain, whatever row begins",
          "[online]") {
  for (const char* text : {"random:150,12,1", "cube:3", "cube:5", "thresholds:16", "points:4", "halfspaces:3",
                           "random:40,9,5", "table:0"}) {
    CAPTURE(text);
    const ConceptClass concept_class = make_class(text);
    LittlestoneEngine engine(concept_class);
    const MistakeTree tree = shattered_tree(engine, concept_class.everything());
    const TreeWalk walk = walk_tree(concept_class, tree);
    check_walk(concept_class, tree, walk);
    const ThresholdChain chain = thresholds_from_tree(concept_class, tree);
    CHECK(chain.points == walk.chain.points);
    CHECK(chain.hypotheses == walk.chain.hypotheses);
    for (HypothesisIndex row = 0; row < concept_class.size(); ++row) {
      CAPTURE(row);
      const TreeWalk from = walk_tree(concept_class, tree, row);
      check_walk(concept_class, tree, from);
      if (!from.halvings.empty()) CHECK(from.halvings[0].row == row);
    }
  }
}

TEST_CASE("seven levels of coin flips hide three thresholds, whatever row begins", "[online]") {
  const ConceptClass concept_class = make_class("random:150,12,1");
  LittlestoneEngine engine(concept_class);
  const MistakeTree tree = shattered_tree(engine, concept_class.everything());
  REQUIRE(tree.depth == 7);
  const TreeWalk walk = walk_tree(concept_class, tree, HypothesisIndex{43});
  REQUIRE(walk.halvings.size() == 3);
  CHECK(walk.halvings[0].plus == 4);
  CHECK(walk.halvings[0].minus == 3);
  CHECK(walk.halvings[0].label == Label::plus);
  CHECK(walk.halvings[0].point == 4);  // the root's, "5"
  CHECK(walk.halvings[1].here.tree.depth == 3);
  CHECK(walk.halvings[1].label == Label::minus);
}
