// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/online/ramsey.hpp"

#include <rapidcheck.h>
#include <catch2/catch.hpp>
#include <random>

#include "core/concept/families.hpp"
#include "core/online/thresholds.hpp"

using namespace littlestone;

namespace {

// A tree of the given depth; only its shape matters. Points and witnesses are numbered as they come.
MistakeTree complete_tree(int depth) {
  Thresholds const all = [&] {
    Thresholds thresholds;
    for (std::uint32_t i = 0; i < (1U << depth); ++i) {
      thresholds.points.push_back(i);
      thresholds.hypotheses.push_back(i);
    }
    return thresholds;
  }();
  return tree_from_thresholds(all);
}

std::vector<Colour> colours_of(const MistakeTree& tree, std::uint64_t bits) {
  std::vector<Colour> colours(tree.nodes.size(), Colour::blue);
  std::size_t inner = 0;
  for (std::size_t i = 0; i < tree.nodes.size(); ++i) {
    if (!tree.nodes[i].leaf() && ((bits >> inner++) & 1U) != 0) colours[i] = Colour::red;
  }
  return colours;
}

// The depth of the deepest subtree in one colour, straight from the definition.
int deepest(const MistakeTree& tree, const std::vector<Colour>& colours, Colour colour, std::int32_t node) {
  const MistakeTree::Node& here = tree.nodes[static_cast<std::size_t>(node)];
  if (here.leaf()) return 0;
  const int minus = deepest(tree, colours, colour, here.minus);
  const int plus = deepest(tree, colours, colour, here.plus);
  const int with_root = colours[static_cast<std::size_t>(node)] == colour ? 1 + std::min(minus, plus) : 0;
  return std::max({minus, plus, with_root});
}

}  // namespace

TEST_CASE("every colouring of a tree of depth up to 3 has the subtree of Lemma 31 for all p and q", "[online]") {
  for (int depth = 1; depth <= 3; ++depth) {
    const MistakeTree tree = complete_tree(depth);
    const int inner = (1 << depth) - 1;
    for (std::uint64_t bits = 0; bits < (std::uint64_t{1} << inner); ++bits) {
      const auto colours = colours_of(tree, bits);
      for (int p = 1; p <= depth; ++p) {
        const int q = depth + 1 - p;
        const Monochromatic found = monochromatic_subtree(tree, colours, p, q);
        REQUIRE(found.subtree.tree.depth == (found.colour == Colour::red ? p : q));
        REQUIRE(is_subtree(tree, found.subtree));
        REQUIRE(is_monochromatic(found.subtree, colours, found.colour));
      }
      for (const Colour colour : {Colour::red, Colour::blue}) {
        const Subtree found = deepest_monochromatic(tree, colours, colour);
        REQUIRE(found.tree.depth == deepest(tree, colours, colour, 0));
        REQUIRE(is_subtree(tree, found));
        REQUIRE(is_monochromatic(found, colours, colour));
      }
    }
  }
}

TEST_CASE("a coloured tree of any depth has the subtree of Lemma 31", "[online]") {
  CHECK(rc::check([] {
    const int depth = *rc::gen::inRange(1, 9);
    const MistakeTree tree = complete_tree(depth);
    const auto red = *rc::gen::container<std::vector<bool>>(tree.nodes.size(), rc::gen::arbitrary<bool>());
    std::vector<Colour> colours;
    for (const bool is_red : red) colours.push_back(is_red ? Colour::red : Colour::blue);
    const int p = *rc::gen::inRange(1, depth + 1);
    const Monochromatic found = monochromatic_subtree(tree, colours, p, depth + 1 - p);
    RC_ASSERT(found.subtree.tree.depth == (found.colour == Colour::red ? p : depth + 1 - p));
    RC_ASSERT(is_subtree(tree, found.subtree));
    RC_ASSERT(is_monochromatic(found.subtree, colours, found.colour));
  }));
}

TEST_CASE("subtrees that pass no node of their colour have as many levels together as the tree, however coloured",
          "[online]") {
  // Every path from `node` on has at least that many nodes of the colour, if one chooses the sides at the others.
  const auto sure = [](const auto& self, const MistakeTree& tree, const std::vector<Colour>& colours, Colour colour,
                       std::int32_t node) -> int {
    const MistakeTree::Node& here = tree.nodes[static_cast<std::size_t>(node)];
    if (here.leaf()) return 0;
    const int minus = self(self, tree, colours, colour, here.minus);
    const int plus = self(self, tree, colours, colour, here.plus);
    return colours[static_cast<std::size_t>(node)] == colour ? 1 + std::min(minus, plus) : std::max(minus, plus);
  };
  int deeper_with_passing = 0;
  const auto check = [&](const MistakeTree& tree, const std::vector<Colour>& colours) {
    int levels = 0;
    for (const Colour colour : {Colour::red, Colour::blue}) {
      const Subtree found = deepest_without_passing(tree, colours, colour);
      REQUIRE(is_subtree(tree, found));
      REQUIRE(is_monochromatic(found, colours, colour));
      REQUIRE(found.tree.depth == sure(sure, tree, colours, colour, 0));
      // From a node of the subtree up to the one before it there is none of its colour.
      for (std::size_t i = 0; i < found.nodes.size(); ++i) {
        if (found.tree.nodes[i].leaf()) continue;
        const std::int32_t before = found.tree.nodes[i].parent;
        const std::int32_t end =
            before == MistakeTree::none ? MistakeTree::none : found.nodes[static_cast<std::size_t>(before)];
        for (std::int32_t node = tree.nodes[static_cast<std::size_t>(found.nodes[i])].parent; node != end;
             node = tree.nodes[static_cast<std::size_t>(node)].parent)
          REQUIRE(colours[static_cast<std::size_t>(node)] != colour);
      }
      deeper_with_passing += deepest(tree, colours, colour, 0) > found.tree.depth ? 1 : 0;
      levels += found.tree.depth;
    }
    REQUIRE(levels == tree.depth);
  };
  for (int depth = 0; depth <= 3; ++depth) {
    const MistakeTree tree = complete_tree(depth);
    for (std::uint64_t bits = 0; bits < (std::uint64_t{1} << ((1 << depth) - 1)); ++bits)
      check(tree, colours_of(tree, bits));
  }
  // With passing the two can have more levels than the tree: + at the root, one side all +, the other all −.
  CHECK(deeper_with_passing > 0);
  std::mt19937_64 engine(31);
  const MistakeTree deep = complete_tree(7);
  for (int i = 0; i < 1000; ++i) {
    std::vector<Colour> colours(deep.nodes.size(), Colour::blue);
    const std::uint64_t eighths = engine() % 9;
    for (Colour& colour : colours) colour = engine() % 8 < eighths ? Colour::red : Colour::blue;
    check(deep, colours);
  }
}

TEST_CASE("one level less than Lemma 31 asks for is too little", "[online]") {
  // Depth p + q − 2 = 2 for p = q = 2: red above blue has neither.
  const MistakeTree tree = complete_tree(2);
  std::vector<Colour> colours(tree.nodes.size(), Colour::blue);
  colours[0] = Colour::red;
  CHECK(deepest_monochromatic(tree, colours, Colour::red).tree.depth == 1);
  CHECK(deepest_monochromatic(tree, colours, Colour::blue).tree.depth == 1);
}

TEST_CASE("a subtree of a shattered tree is shattered", "[online]") {
  const ConceptClass concept_class = make_class("thresholds:32");
  LittlestoneEngine engine(concept_class);
  const MistakeTree tree = shattered_tree(engine, concept_class.everything());
  for (std::uint64_t seed = 1; seed <= 20; ++seed) {
    const auto colours = colours_of(tree, mix64(seed));
    for (const Colour colour : {Colour::red, Colour::blue}) {
      CHECK(is_shattered(concept_class, deepest_monochromatic(tree, colours, colour).tree));
    }
  }
  const Subtree part = subtree_at(tree, tree.nodes[0].plus, 2);
  CHECK(is_subtree(tree, part));
  CHECK(is_shattered(concept_class, part.tree));
}

TEST_CASE("the checker of subtrees refuses what is none", "[online]") {
  const MistakeTree tree = complete_tree(3);
  const Subtree good = subtree_at(tree, 0, 2);
  REQUIRE(is_subtree(tree, good));
  std::string why;
  const auto refused = [&](const Subtree& subtree) {
    why.clear();
    return !is_subtree(tree, subtree, &why) && !why.empty();
  };
  Subtree bad = good;
  std::swap(bad.nodes[1], bad.nodes[4]);  // a left child on the right side
  std::swap(bad.tree.nodes[1].point, bad.tree.nodes[4].point);
  CHECK(refused(bad));
  bad = good;
  bad.nodes[1] = 0;  // a child on its own parent's place
  bad.tree.nodes[1].point = tree.nodes[0].point;
  CHECK(refused(bad));
  bad = good;
  bad.tree.nodes[0].point += 1;
  CHECK(refused(bad));
  bad = good;
  bad.tree.nodes.back().witness = 7 - bad.tree.nodes.back().witness;
  CHECK(refused(bad));
  bad = good;
  bad.tree.nodes.pop_back();
  bad.nodes.pop_back();
  CHECK(refused(bad));
  bad = good;
  bad.tree.nodes[0].plus = bad.tree.nodes[0].minus;
  CHECK(refused(bad));
  std::vector<Colour> colours(tree.nodes.size(), Colour::red);
  CHECK(is_monochromatic(good, colours, Colour::red));
  colours[static_cast<std::size_t>(good.nodes[1])] = Colour::blue;
  CHECK_FALSE(is_monochromatic(good, colours, Colour::red));
}
