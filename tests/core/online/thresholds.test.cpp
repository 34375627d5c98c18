// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/online/thresholds.hpp"

#include <bit>
#include <random>

#include <catch2/catch.hpp>

#include "core/concept/families.hpp"
#include "tests/support/bridge.hpp"

using namespace littlestone;

TEST_CASE("on every class on 3 points the thresholds found are thresholds and the most there are", "[online]") {
  for (const oracle::Table& table : oracle::all_classes(3)) {
    const ConceptClass concept_class = bridge::class_of(table);
    const Thresholds found = find_thresholds(concept_class);
    CAPTURE(table);
    REQUIRE(are_thresholds(concept_class, found));
    REQUIRE(found.maximum);
    REQUIRE(static_cast<int>(found.points.size()) == oracle::max_thresholds(table));
  }
}

TEST_CASE("n thresholds hold n thresholds, and cube:1 only one", "[online]") {
  for (const int n : {1, 8, 40}) {
    const Thresholds found = find_thresholds(make_class("thresholds:" + std::to_string(n)));
    CHECK(static_cast<int>(found.points.size()) == n);
    CHECK(found.maximum);
  }
  CHECK(find_thresholds(make_class("cube:1")).points.size() == 1);
}

TEST_CASE("on seeded classes of every shape the thresholds found are the most there are", "[online]") {
  for (int seed = 0; seed < 60; ++seed) {
    const std::string shape = seed % 3 == 0 ? "6,5," : seed % 3 == 1 ? "4,7," : "9,4,";
    const ConceptClass concept_class = make_class("random:" + shape + std::to_string(seed));
    const Thresholds found = find_thresholds(concept_class);
    CAPTURE(shape, seed);
    REQUIRE(are_thresholds(concept_class, found));
    REQUIRE(found.maximum);
    REQUIRE(static_cast<int>(found.points.size()) == oracle::max_thresholds(bridge::table_of(concept_class)));
  }
}

TEST_CASE("disjunctions of two of eight variables hold seven thresholds, and the search proves it", "[online]") {
  // A point is + on x_a or x_b iff a and b are not both among its zeros: so each threshold but the last has zeros that
  // span the edges after it, which grow by a vertex at least, and the first edge has two. [28 hypotheses on 256
  // points.]
  oracle::Table table;
  for (unsigned a = 0; a < 8; ++a) {
    for (unsigned b = 0; b < a; ++b) {
      oracle::Row row;
      for (unsigned point = 0; point < 256; ++point) row.push_back(((point >> a | point >> b) & 1U) != 0 ? 1 : -1);
      table.push_back(row);
    }
  }
  const ConceptClass concept_class = bridge::class_of(table);
  const Thresholds found = find_thresholds(concept_class, 300'000'000);
  CHECK(are_thresholds(concept_class, found));
  CHECK(found.points.size() == 7);
  CHECK(found.maximum);
}

TEST_CASE("conjunctions hold one threshold more than variables, and the search proves it", "[online]") {
  // Conjunctions are subcubes, and a falling chain of subcubes of the n-cube has n + 1 at most.
  for (const int n : {2, 4, 6}) {
    const ConceptClass concept_class = make_class("conjunctions:" + std::to_string(n));
    const Thresholds found = find_thresholds(concept_class, 300'000'000);
    CHECK(are_thresholds(concept_class, found));
    CHECK(static_cast<int>(found.points.size()) == n + 1);
    CHECK(found.maximum);
  }
}

TEST_CASE("where there are too many chains to bound by, the search finds what there is", "[online]") {
  const ConceptClass concept_class = make_class("halfspaces:5");
  const Thresholds found = find_thresholds(concept_class, 20'000'000);
  CHECK(are_thresholds(concept_class, found));
  CHECK(found.points.size() == 25);  // as many as points: half-planes that take one point after the other
}

TEST_CASE("a search cut short does not claim the maximum", "[online]") {
  const Thresholds found = find_thresholds(make_class("random:60,60,1"), 3);
  CHECK_FALSE(found.maximum);
  CHECK(are_thresholds(make_class("random:60,60,1"), found));
}

TEST_CASE("the checker refuses what are no thresholds", "[online]") {
  const ConceptClass concept_class = make_class("thresholds:4");
  CHECK(are_thresholds(concept_class, {{0, 1, 2, 3}, {0, 1, 2, 3}, false}));
  CHECK_FALSE(are_thresholds(concept_class, {{1, 0}, {0, 1}, false}));
  CHECK_FALSE(are_thresholds(concept_class, {{0, 1}, {0}, false}));
}

TEST_CASE("a bound reached is a maximum proved, and the work is bounded", "[online]") {
  // Two points never sit in one of the indicators, so a second threshold is impossible; Theorem 10 alone would allow
  // three.
  CHECK(find_thresholds(make_class("points:300"), 1'000'000, 1).maximum);
  CHECK(find_thresholds(make_class("points:300")).maximum);
  const Thresholds large = find_thresholds(make_class("thresholds:1000"));
  CHECK(large.points.size() == 1000);
  CHECK(large.maximum);
  // Points one inside the other are found before the search: of 2^24 pairs it looks at none.
  const ConceptClass larger_class = make_class("thresholds:4096");
  const Thresholds larger = find_thresholds(larger_class, 1'000'000);
  CHECK(larger.points.size() == 4096);
  CHECK(larger.maximum);
  CHECK(are_thresholds(larger_class, larger));
}

TEST_CASE("on every class on 3 points a shattered tree gives a chain, and its thresholds a shattered tree",
          "[online]") {
  for (const oracle::Table& table : oracle::all_classes(3)) {
    const ConceptClass concept_class = bridge::class_of(table);
    CAPTURE(table);
    LittlestoneEngine engine(concept_class);
    const MistakeTree tree = shattered_tree(engine, concept_class.everything());
    const ThresholdChain chain = thresholds_from_tree(concept_class, tree);
    REQUIRE(is_threshold_chain(concept_class, chain));
    const auto points = static_cast<unsigned>(tree.depth + 1);
    REQUIRE(chain.points.size() + 1 >= static_cast<std::size_t>(std::bit_width(points)));
    const Thresholds strict = strict_thresholds(chain);
    REQUIRE(are_thresholds(concept_class, strict));
    REQUIRE(static_cast<int>(strict.points.size()) <= oracle::max_thresholds(table));
    const Thresholds most = find_thresholds(concept_class);
    if (most.points.empty()) continue;
    const MistakeTree back = tree_from_thresholds(most);
    REQUIRE(back.depth == static_cast<int>(std::bit_width(most.points.size())) - 1);
    REQUIRE(is_shattered(concept_class, back));
    REQUIRE(back.depth <= tree.depth);
  }
}

TEST_CASE("a shattered tree of depth 2^(t+1) - 1 gives t + 2 hypotheses over t + 1 points", "[online]") {
  for (const auto& [text, t] : {std::pair{"cube:1", 0},
                                {"cube:3", 1},
                                {"cube:7", 2},
                                {"thresholds:8", 1},
                                {"thresholds:128", 2},
                                {"subsets:7,3", 1},
                                {"parities:3", 1}}) {
    CAPTURE(text);
    const ConceptClass concept_class = make_class(text);
    LittlestoneEngine engine(concept_class);
    MistakeTree tree = shattered_tree(engine, concept_class.everything());
    REQUIRE(tree.depth == (2 << t) - 1);
    const ThresholdChain chain = thresholds_from_tree(concept_class, tree);
    CHECK(is_threshold_chain(concept_class, chain));
    CHECK(static_cast<int>(chain.points.size()) >= t + 1);
    CHECK(chain.hypotheses.size() == chain.points.size() + 1);
    CHECK(are_thresholds(concept_class, strict_thresholds(chain)));
  }
}

TEST_CASE("a tree of depth 15 gives at least four points", "[online]") {
  // cube:15 by hand: the tree that asks its points in order, and whose leaf i answers like row i.
  const ConceptClass concept_class = make_class("cube:15");
  MistakeTree tree;
  tree.depth = 15;
  const auto grow = [&](const auto& self, int depth, HypothesisIndex row, std::int32_t parent) -> std::int32_t {
    const auto index = static_cast<std::int32_t>(tree.nodes.size());
    tree.nodes.push_back({static_cast<PointIndex>(depth), row, MistakeTree::none, MistakeTree::none, parent, depth});
    if (depth == 15) return index;
    const std::int32_t minus = self(self, depth + 1, row, index);
    const std::int32_t plus = self(self, depth + 1, row | (1U << depth), index);
    tree.nodes[static_cast<std::size_t>(index)].minus = minus;
    tree.nodes[static_cast<std::size_t>(index)].plus = plus;
    return index;
  };
  grow(grow, 0, 0, MistakeTree::none);
  const ThresholdChain chain = thresholds_from_tree(concept_class, tree);
  CHECK(is_threshold_chain(concept_class, chain));
  CHECK(chain.points.size() >= 4);
}

TEST_CASE("a shattered tree gives as many thresholds as the theorem says, whatever its rows say off their paths",
          "[online]") {
  std::mt19937_64 engine(10);
  for (const int depth : {1, 2, 3, 6, 7}) {
    // A point of its own at every inner node. A row answers as its path does, and + elsewhere with `eighths` in eight.
    Thresholds all;
    for (std::uint32_t i = 0; i < (1U << depth); ++i) {
      all.points.push_back(i);
      all.hypotheses.push_back(i);
    }
    MistakeTree tree = tree_from_thresholds(all);  // for its shape
    std::uint32_t points = 0;
    for (MistakeTree::Node& node : tree.nodes) {
      if (!node.leaf()) node.point = points++;
    }
    for (unsigned eighths = 0; eighths <= 8; ++eighths) {
      std::vector<LabelVector> rows(std::size_t{1} << depth, LabelVector(points));
      for (const MistakeTree::Node& leaf : tree.nodes) {
        if (!leaf.leaf()) continue;
        LabelVector& row = rows[leaf.witness];
        for (std::uint32_t x = 0; x < points; ++x) row.set(x, label_of(engine() % 8 < eighths));
        auto child = static_cast<std::int32_t>(&leaf - tree.nodes.data());
        while (tree.nodes[static_cast<std::size_t>(child)].parent != MistakeTree::none) {
          const MistakeTree::Node& parent =
              tree.nodes[static_cast<std::size_t>(tree.nodes[static_cast<std::size_t>(child)].parent)];
          row.set(parent.point, label_of(parent.plus == child));
          child = tree.nodes[static_cast<std::size_t>(child)].parent;
        }
      }
      const ConceptClass concept_class("rows free off their paths", std::move(rows));
      CAPTURE(depth, eighths);
      REQUIRE(is_shattered(concept_class, tree));
      const ThresholdChain chain = thresholds_from_tree(concept_class, tree);
      CHECK(is_threshold_chain(concept_class, chain));
      CHECK(chain.points.size() + 1 >= static_cast<std::size_t>(std::bit_width(static_cast<unsigned>(depth) + 1)));
    }
  }
}

TEST_CASE("k thresholds give the tree of binary search, of depth floor(log2 k)", "[online]") {
  for (std::uint32_t k = 1; k <= 70; ++k) {
    const ConceptClass concept_class = make_class("thresholds:" + std::to_string(k));
    Thresholds all;
    for (std::uint32_t i = 0; i < k; ++i) {
      all.points.push_back(i);
      all.hypotheses.push_back(i);
    }
    const MistakeTree tree = tree_from_thresholds(all);
    CHECK(tree.depth == static_cast<int>(std::bit_width(k)) - 1);
    std::string why;
    CHECK(is_shattered(concept_class, tree, &why));
    CHECK(why.empty());
  }
}

TEST_CASE("the checker of chains refuses what is none, and cube:1 has a chain of two hypotheses", "[online]") {
  const ConceptClass cube = make_class("cube:1");
  CHECK(is_threshold_chain(cube, {{0}, {1, 0}}));
  CHECK_FALSE(is_threshold_chain(cube, {{0}, {0, 1}}));
  CHECK_FALSE(is_threshold_chain(cube, {{0}, {1}}));
  CHECK_FALSE(is_threshold_chain(cube, {{0}, {1, 9}}));
  CHECK_FALSE(is_threshold_chain(cube, {{7}, {1, 0}}));
}

TEST_CASE("a search for thresholds that is told to stop keeps what it found and claims no maximum", "[online]") {
  const ConceptClass concept_class = make_class("random:200,200,1");
  const Thresholds found = find_thresholds(concept_class, UINT64_MAX, UINT64_MAX, [](const Progress& progress) {
    CHECK(progress.stage == "thresholds");
    return Answer::stop;
  });
  CHECK_FALSE(found.maximum);
  CHECK_FALSE(found.points.empty());
  CHECK(are_thresholds(concept_class, found));
}
