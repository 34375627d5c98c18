// SPDX-License-Identifier: GPL-3.0-or-later
// Two labs at one distribution: how often they differ, and what equal and different seeds do.
#include "core/replicable/two_runs.hpp"

#include <catch2/catch.hpp>
#include <cmath>

#include "core/base/error.hpp"
#include "core/concept/families.hpp"

using namespace littlestone;

namespace {

const Staircase staircase_350{350, parse_steps("steps", "1:.17,3:.125,6:.118,9:.091,13:.12,18:.102,23:.111,31:.163")};

}  // namespace

TEST_CASE("two labs differ as often as the exact law says, whatever the class", "[replicable]") {
  struct World {
    const char* class_text;
    const char* marginal;
    std::uint64_t target;
  };
  constexpr int runs = 1500;
  for (const World& world :
       {World{"points:16", "uniform", 3}, World{"points:4", "weights:.05,.15,.4,.4", 0},
        World{"thresholds:4", "weights:.02,.03,.05,.9", 3}, World{"cube:2", "weights:.03,.97", 3}}) {
    CAPTURE(world.class_text);
    const ConceptClass concept_class = make_class(world.class_text);
    const ReplicableTask task = replicable_task(world.class_text);
    const Distribution distribution = make_distribution(concept_class, world.marginal, world.target);
    int differ = 0;
    double exact = 0;
    for (int i = 0; i < runs; ++i) {
      const SeedTree seed = SeedTree(21).child(static_cast<std::uint64_t>(i));
      const TwoRuns two =
          run_twice(task, staircase_350, distribution, seed.child("die"), {seed.child("A"), seed.child("B")});
      exact = two.differ;
      CHECK(two.same == (two.labs[0].answer == two.labs[1].answer));
      if (!two.same) ++differ;
    }
    // Four and a half deviations: a false alarm of 7e−6 a world.
    CHECK(exact > .02);
    CHECK(std::abs(differ - runs * exact) < 4.5 * std::sqrt(runs * exact * (1 - exact)));
  }
}

TEST_CASE("equal seeds give equal data, and the die depends on its own seed alone", "[replicable]") {
  const ConceptClass concept_class = make_class("thresholds:5");
  const ReplicableTask task = replicable_task("thresholds:5");
  const Distribution distribution = make_distribution(concept_class, "uniform", 2);
  const auto run = [&](std::uint64_t shared, std::uint64_t a, std::uint64_t b) {
    return run_twice(task, staircase_350, distribution, SeedTree(shared), {SeedTree(a), SeedTree(b)});
  };
  const TwoRuns one = run(1, 7, 7);
  CHECK(one.same);
  CHECK(one.labs[0].counts == one.labs[1].counts);
  CHECK(one.labs[0].counts.size() == 4);
  CHECK(run(1, 7, 8).labs[1].counts != one.labs[1].counts);
  CHECK(run(1, 7, 8).labs[0].counts == one.labs[0].counts);
  CHECK(run(1, 8, 9).die == one.die);
  CHECK(run(2, 7, 7).labs[0].counts == one.labs[0].counts);
  bool other = false;
  for (std::uint64_t shared = 2; shared < 9; ++shared) other = other || run(shared, 7, 7).die != one.die;
  CHECK(other);
}

TEST_CASE("what a lab answers follows from counts and die", "[replicable]") {
  const ReplicableTask points = replicable_task("points:3");
  CHECK(replicable_answer(points, {0, 5, 0}, {5}).to_string() == "-+-");
  CHECK(replicable_answer(points, {0, 5, 0}, {6}).to_string() == "---");
  const ReplicableTask thresholds = replicable_task("thresholds:4");
  CHECK(replicable_answer(thresholds, {9, 5, 2}, {10}).to_string() == "++++");
  CHECK(replicable_answer(thresholds, {9, 5, 2}, {9}).to_string() == "-+++");
  CHECK(replicable_answer(thresholds, {9, 5, 2}, {3}).to_string() == "--++");
  CHECK(replicable_answer(thresholds, {9, 5, 2}, {2}).to_string() == "---+");
  const ReplicableTask pair = replicable_task("cube:2");
  CHECK(replicable_answer(pair, {4, 9}, {5, 9}).to_string() == "-+");
  for (const char* other : {"cube:3", "intervals:4", "points", "points:0", "file:points:3", ""}) {
    CAPTURE(other);
    CHECK_THROWS_AS(replicable_task(other), InputError);
  }
}
