// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/online/mistake_tree.hpp"

#include <catch2/catch.hpp>

#include "core/concept/families.hpp"
#include "tests/support/bridge.hpp"

using namespace littlestone;

TEST_CASE("every class on 3 points shatters its tree, of depth Ldim", "[online]") {
  for (const oracle::Table& table : oracle::all_classes(3)) {
    const ConceptClass concept_class = bridge::class_of(table);
    LittlestoneEngine engine(concept_class);
    const MistakeTree tree = shattered_tree(engine, concept_class.everything());
    std::string why;
    const bool shattered = is_shattered(concept_class, tree, &why);
    CAPTURE(table, why);
    REQUIRE(tree.depth == oracle::littlestone_dimension(table));
    REQUIRE(shattered);
  }
}

TEST_CASE("thresholds:8 gives the tree of Figure 1", "[online]") {
  const ConceptClass concept_class = make_class("thresholds:8");
  LittlestoneEngine engine(concept_class);
  const MistakeTree tree = shattered_tree(engine, concept_class.everything());
  std::vector<std::string> points;
  std::vector<std::string> witnesses;
  for (const MistakeTree::Node& node : tree.nodes) {
    if (node.leaf()) {
      witnesses.push_back(concept_class.hypothesis_name(node.witness));
    } else {
      points.push_back(concept_class.point_name(node.point));
    }
  }
  CHECK(points == std::vector<std::string>{"4", "6", "7", "5", "2", "3", "1"});  // preorder
  CHECK(witnesses == std::vector<std::string>{"t8", "t7", "t6", "t5", "t4", "t3", "t2", "t1"});
}

TEST_CASE("the checker refuses a tree that is not shattered", "[online]") {
  const ConceptClass concept_class = make_class("thresholds:8");
  LittlestoneEngine engine(concept_class);
  const MistakeTree good = shattered_tree(engine, concept_class.everything());
  std::string why;
  REQUIRE(is_shattered(concept_class, good, &why));

  MistakeTree tree = good;
  tree.nodes[1].point = 0;  // below "4 is −1", point 1 is −1 as well
  CHECK_FALSE(is_shattered(concept_class, tree, &why));
  CHECK_FALSE(why.empty());

  tree = good;
  tree.nodes[3].witness = 0;
  CHECK_FALSE(is_shattered(concept_class, tree, &why));

  tree = good;
  std::swap(tree.nodes[0].minus, tree.nodes[0].plus);
  CHECK_FALSE(is_shattered(concept_class, tree, &why));

  tree = good;
  tree.nodes[0].plus = tree.nodes[0].minus;
  CHECK_FALSE(is_shattered(concept_class, tree, &why));

  tree = good;
  tree.nodes.pop_back();
  CHECK_FALSE(is_shattered(concept_class, tree, &why));

  tree = good;
  tree.nodes[0].plus = 99;
  CHECK_FALSE(is_shattered(concept_class, tree, &why));

  tree = good;
  tree.depth = 2;
  CHECK_FALSE(is_shattered(concept_class, tree, &why));
}

TEST_CASE("a path whose answers contradict each other is not shattered, though each answer alone could be",
          "[online]") {
  // Two rows, one point: a tree that asks the same point twice would need a hypothesis with both labels there.
  const ConceptClass concept_class("two", {LabelVector::parse("-"), LabelVector::parse("+")});
  MistakeTree tree;
  tree.depth = 2;
  tree.nodes.resize(7);
  const std::int32_t children[7][2] = {{1, 4}, {2, 3}, {-1, -1}, {-1, -1}, {5, 6}, {-1, -1}, {-1, -1}};
  for (std::size_t i = 0; i < 7; ++i) {
    tree.nodes[i].minus = children[i][0];
    tree.nodes[i].plus = children[i][1];
    tree.nodes[i].witness = i < 4 ? 0 : 1;
  }
  CHECK_FALSE(is_shattered(concept_class, tree));
}

TEST_CASE("a tree that is told to stop is not grown, says how far it was, and grows when asked again", "[online]") {
  const ConceptClass concept_class = make_class("cube:12");
  LittlestoneEngine engine(concept_class);
  Progress last;
  int asked = 0;
  engine.set_observer([&](const Progress& progress) {
    last = progress;
    return progress.stage == "tree" && ++asked == 1 ? Answer::stop : Answer::go_on;
  });
  CHECK_THROWS_AS(shattered_tree(engine, concept_class.everything()), Stopped);
  CHECK(last.total == (2U << 12U) - 1);
  CHECK(last.done < last.total);
  CHECK(is_shattered(concept_class, shattered_tree(engine, concept_class.everything())));
}
